"""18.3 and 18.6: Roll Call against the guards, and the special guard card."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.book import LOCATIONS
from parlour.games.lockup.rules.fields import ROLL_CALL
from parlour.games.lockup.rules.guards import GuardsTurn, TurnLocationCard
from parlour.games.lockup.tests.kit import Scenario
from parlour.games.lockup.tests.kit_more import guard_ids, next_places, solo

ATLAS = "atlas-of-hideouts"
ALL_TOKENS = "lookout, enforcer, 1, 2, 3, 4"


def down(table: Scenario) -> list[int]:
    return table.g.guards_down


def up(table: Scenario, location: str) -> list[str]:
    return guard_ids(table, table.g.guards_up[LOCATIONS.index(location)])


def deck_left(table: Scenario) -> int:
    return int(table.view("goblins")["guards"]["deck"])


def draws(table: Scenario, guard: str, place: int) -> Scenario:
    """The guards' turn: which guard card is turned up, and which location card comes after it (7, 8: Off Duty)."""
    wanted = table.number("guard", guard)
    return table.luck(lambda g: g.draw(g.guard_deck) == wanted and g.draw(g.location_deck) == place - 1)


@law("lockup", "18.3.1")
def test_a_guard_card_lies_face_down_in_each_of_the_locations_1_to_7() -> None:
    table = solo().roll_call()
    assert down(table) == [1, 1, 1, 1, 1, 1, 1, 0]
    assert deck_left(table) == 5


@law("lockup", "18.3.2", "18.3.3")
@pytest.mark.parametrize("first", ["guards", "goblins"])
def test_guards_and_player_alternate_beginning_with_the_first_player(first: str) -> None:
    table = solo(first=first).roll_call()
    places, asked = iter(LOCATIONS), []
    for token in ("", "1", "", "2") if first == "guards" else ("1", "", "2", ""):
        asked.append(table.question())
        table.chooses(*([f"go {next(places)}", f"up {token}", "end"] if token else table.offered()[:1]))
    assert asked == ["TurnUpGuard", "TakeTurn"] * 2 if first == "guards" else ["TakeTurn", "TurnUpGuard"] * 2


@law("lockup", "18.3.3", "DEC.8")
def test_the_player_turns_up_a_face_down_guard_card_of_choice() -> None:
    table = solo().roll_call()
    assert (table.asked(), table.offered("turn-up")) == ("goblins", list(LOCATIONS[:7]))
    assert len(table.offered()) == 7  # no way out
    draws(table, "guard-05", 7).chooses("turn-up smithy")
    assert up(table, "smithy") == ["guard-05"]
    assert down(table)[3] == 0


@law("lockup", "DEC.8")
def test_a_single_face_down_card_is_turned_up_without_asking() -> None:
    table = solo().guards("smithy", down=1)
    table.g.phase, table.g.active = ROLL_CALL, 1
    next_places(table, 7).begin(GuardsTurn())
    assert table.over()
    assert len(up(table, "smithy")) == 1


@law("lockup", "18.3.3")
def test_a_location_card_brings_the_top_guard_card_face_up() -> None:
    table = solo().roll_call()
    draws(table, "guard-05", 3).chooses("turn-up smithy")
    assert len(up(table, "infirmary")) == 1
    assert (deck_left(table), down(table)[2]) == (4, 1)
    assert table.view("goblins")["guards"]["turned"] == ["infirmary"]
    assert (table.asked(), table.question()) == ("goblins", "TakeTurn")


@law("lockup", "18.3.3", "18.1.4")
@pytest.mark.parametrize("card", [7, 8])
def test_off_duty_brings_nothing(card: int) -> None:
    table = solo().roll_call()
    draws(table, "guard-05", card).chooses("turn-up smithy")
    assert deck_left(table) == 5
    assert "off-duty" in table.happened()
    assert table.view("goblins")["guards"]["turned"] == ["off-duty"]


@law("lockup", "18.3.3.1")
def test_without_a_face_down_card_only_the_location_card_is_turned() -> None:
    table = solo()
    table.g.phase = ROLL_CALL
    next_places(table, 2).begin(GuardsTurn())
    assert table.over()
    assert len(up(table, "sewers")) == 1


@law("lockup", "18.3.3.1")
def test_an_empty_guard_deck_brings_nothing() -> None:
    table = solo().guards("sewers", *[f"guard-0{n}" for n in range(1, 8)]).guards("smithy", down=5)
    table.begin(TurnLocationCard())
    assert down(table) == [0, 0, 0, 5, 0, 0, 0, 0]
    assert table.g.turned == []


@law("lockup", "18.3.3.1")
def test_an_empty_location_deck_brings_nothing() -> None:
    table = solo()
    table.g.turned, table.g.location_deck = list(range(8)), 0
    table.begin(TurnLocationCard())
    assert table.g.guards_up == [0] * 8


@law("lockup", "18.3.4")
def test_the_player_places_up_to_3_tokens_face_down() -> None:
    table = solo(first="goblins").roll_call().chooses("go sewers", "down 1", "down 2", "down 3")
    table.refuses("down 4", law="6.2.4")
    table.chooses("up 4", "end")
    assert len(table.tokens("goblins", "sewers")) == 4


@law("lockup", "18.3.5")
def test_roll_call_ends_at_once_with_the_last_token() -> None:
    table = solo(first="goblins").roll_call().chooses("go sewers", *[f"up {token}" for token in ALL_TOKENS.split(", ")])
    assert table.view("goblins")["phase"] == "lights-out"
    assert table.g.turned == []  # the guards got no turn


@law("lockup", "18.3.5")
def test_roll_call_ends_at_once_with_a_pass() -> None:
    table = solo(first="goblins").put("goblins", "smithy", "4").turn("goblins").chooses("pass")
    assert table.view("goblins")["phase"] == "lights-out"
    assert len(table.cell("goblins")) == 5


@law("lockup", "18.3.5", "14.7.9")
def test_after_a_feint_roll_call_goes_on() -> None:
    table = solo(first="goblins").tomes("goblins", "feint-manual").roll_call()
    table.chooses("go sewers", *[f"up {token}" for token in ALL_TOKENS.split(", ")])
    table.chooses("tome feint-manual", "recall sewers-4", "end", "end")
    assert table.question() == "TurnUpGuard"


@law("lockup", "18.3.6", "14.7.3")
def test_the_atlas_turns_up_any_face_down_guard_card() -> None:
    table = solo(first="goblins").tomes("goblins", ATLAS).roll_call().chooses(f"tome {ATLAS}")
    assert table.offered("turn-up") == list(LOCATIONS[:7])
    table.chooses("turn-up chow-hall")
    assert (len(up(table, "chow-hall")), down(table)[5]) == (1, 0)
    assert (table.asked(), table.question()) == ("goblins", "TakeTurn")
    assert table.g.turned == []  # the location deck stays as it is


@law("lockup", "18.3.6", "14.7.3")
def test_the_atlas_needs_a_face_down_guard_card() -> None:
    table = solo(first="goblins").tomes("goblins", ATLAS).guards("smithy", "guard-03").turn("goblins")
    assert f"tome {ATLAS}" not in table.offered()


# 18.6 The special guard card


@law("lockup", "18.6.1", "18.6.2")
@pytest.mark.parametrize(("difficulty", "special"), [("damp", "guard-13"), ("fierce", "guard-18")])
def test_the_special_card_turned_up_by_choice_brings_another_face_down(difficulty: str, special: str) -> None:
    table = solo(difficulty=difficulty).roll_call()
    draws(table, special, 7).chooses("turn-up smithy")
    assert up(table, "smithy") == [special]
    assert (down(table)[3], deck_left(table)) == (1, 4)
    assert "guard-called" in table.happened()


@law("lockup", "18.6.2")
def test_the_special_card_from_the_deck_brings_another_too() -> None:
    table = solo(difficulty="damp")
    wanted = table.number("guard", "guard-13")
    table.luck(lambda g: g.draw(g.location_deck) == 1 and g.draw(g.guard_deck) == wanted).begin(TurnLocationCard())
    assert up(table, "sewers") == ["guard-13"]
    assert down(table)[1] == 1


@law("lockup", "18.6.2", "18.3.6")
def test_the_special_card_turned_up_by_the_atlas_brings_another_too() -> None:
    table = solo(first="goblins", difficulty="fierce").tomes("goblins", ATLAS).roll_call()
    table.chooses(f"tome {ATLAS}").next_guard("guard-18").chooses("turn-up cell-block")
    assert up(table, "cell-block") == ["guard-18"]
    assert down(table)[6] == 1


@law("lockup", "18.6.1")
def test_with_an_empty_guard_deck_the_special_card_brings_nothing() -> None:
    table = solo(first="goblins", difficulty="damp").tomes("goblins", ATLAS)
    table.guards("sewers", *[f"guard-0{n}" for n in range(1, 8)], "guard-14", "guard-15", "guard-16")
    table.guards("smithy", down=1).guards("commissary", down=1).turn("goblins")
    table.chooses(f"tome {ATLAS}").next_guard("guard-13").chooses("turn-up smithy")
    assert up(table, "smithy") == ["guard-13"]
    assert down(table)[3] == 0


@law("lockup", "18.6.2")
def test_the_special_card_has_no_effect_in_lights_out() -> None:
    table = solo("smithy", "4", difficulty="damp").guards("smithy", down=1).next_guard("guard-13").settle()
    assert up(table, "smithy") == ["guard-13"]
    assert down(table) == [0] * 8
    assert table.g.strength(1, 3) == 1
