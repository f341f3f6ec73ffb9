"""Chapter 6: Roll Call."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.book import LOCATIONS
from parlour.games.lockup.tests.kit import Scenario

THREE = ("goblins", "gnolls", "kobolds")


# 6.1 Turns


@law("lockup", "6.1")
def test_turns_go_clockwise_from_the_holder_of_the_first_player_marker() -> None:
    table = Scenario(*THREE, first="gnolls").roll_call()
    asked = []
    for place in ("sewers", "smithy"):
        for _ in THREE:
            asked.append(table.asked())
            table.chooses(f"go {place}", f"up {table.cell(table.asked())[0]}", "end")
    assert asked == ["gnolls", "kobolds", "goblins"] * 2


@law("lockup", "6.1", "6.3.1")
def test_turns_go_on_without_those_who_have_passed() -> None:
    table = Scenario(*THREE).roll_call()
    table.by("goblins", "go sewers", "up 1", "end").by("gnolls", "pass").by("kobolds", "go sewers", "up 1", "end")
    table.by("goblins", "go smithy", "up 2", "end").by("kobolds", "pass").by("goblins", "go infirmary", "up 3", "end")
    assert table.asked() == "goblins"


# 6.2 Placing


@law("lockup", "6.2")
def test_a_turn_places_any_number_of_tokens_in_one_location() -> None:
    table = Scenario().roll_call().by("goblins", "go smithy", "up 1", "up 3", "up enforcer", "end")
    assert table.tokens("goblins", "smithy") == ["enforcer", "1", "3"]
    assert table.cell("goblins") == ["lookout", "2", "4"]
    assert table.asked() == "gnolls"


@law("lockup", "6.2")
def test_all_tokens_of_a_turn_go_to_the_same_location() -> None:
    table = Scenario().roll_call().chooses("go smithy", "up 1")
    table.refuses("go sewers", law="6.2")
    assert {words.split()[0] for words in table.offered()} == {"up", "down", "end"}


@law("lockup", "6.2")
def test_all_six_tokens_may_be_placed_at_once_and_then_the_turn_is_over() -> None:
    table = Scenario().roll_call()
    table.by("goblins", "go smithy", "up 1", "up 2", "up 3", "up 4", "up lookout", "up enforcer")
    assert (table.cell("goblins"), table.asked()) == ([], "gnolls")


@law("lockup", "6.2")
def test_who_begins_to_place_places_at_least_one_token() -> None:
    table = Scenario().roll_call().chooses("go smithy")
    assert "end" not in table.offered()
    table.refuses("end", law="6.2")
    table.chooses("up 1")
    assert "end" in table.offered()
    assert table.barred() == {"pass": "6.2"}


@law("lockup", "6.2", "6.3")
def test_who_has_begun_to_place_cannot_pass_any_more() -> None:
    table = Scenario().roll_call().chooses("go smithy")
    assert table.barred() == {"pass": "6.2", "end": "6.2"}
    table.refuses("pass", law="6.2")
    table.chooses("up 1").refuses("pass", law="6.2")


@law("lockup", "6.2", "14.2", "14.6")
def test_while_placing_tomes_that_do_not_fit_are_barred_from_the_first_token_on() -> None:
    table = Scenario().tomes("goblins", "brawlers-handbook", "book-of-alibis").roll_call().chooses("go smithy")
    assert table.barred() == {"pass": "6.2", "end": "6.2"}
    table.chooses("up 1")
    table.refuses("tome brawlers-handbook", law="14.6")
    table.refuses("tome book-of-alibis", law="14.7.6")


@law("lockup", "6.2", "14.7.9")
def test_the_turn_cannot_end_where_the_feint_has_taken_all_tokens_back() -> None:
    table = Scenario().tomes("goblins", "feint-manual").roll_call().chooses("go smithy", "up 1", "down 4")
    assert "end" in table.offered()
    table.chooses("tome feint-manual", "recall smithy-1", "recall smithy-4")
    assert (table.question(), table.tokens("goblins", "smithy")) == ("PlaceTokens", [])
    assert {words.split()[0] for words in table.offered()} == {"up", "down"}
    table.refuses("end", law="6.2")
    table.refuses("pass", law="6.2")
    table.chooses("up 2", "end")
    assert (table.tokens("goblins", "smithy"), table.asked()) == (["2"], "gnolls")


@law("lockup", "6.2", "14.7.9")
def test_the_turn_can_end_where_the_feint_has_left_a_token() -> None:
    table = Scenario().tomes("goblins", "feint-manual").roll_call().chooses("go smithy", "up 1", "up 4")
    table.chooses("tome feint-manual", "recall smithy-1", "end")
    assert table.question() == "PlaceTokens"
    table.chooses("end")
    assert (table.tokens("goblins", "smithy"), table.asked()) == (["4"], "gnolls")


@law("lockup", "6.2", "DEC.5")
def test_a_token_that_is_not_in_the_holding_cell_cannot_be_placed() -> None:
    table = Scenario().put("goblins", "sewers", "3").turn("goblins").chooses("go smithy")
    assert table.offered("up") == ["lookout", "enforcer", "1", "2", "4"]
    table.refuses("up 3", law="")


@law("lockup", "6.2.1")
def test_no_tokens_where_some_were_placed_in_an_earlier_turn() -> None:
    table = Scenario().roll_call()
    table.by("goblins", "go sewers", "up 1", "end").by("gnolls", "go smithy", "up 1", "end")
    table.refuses("go sewers", law="6.2.1")
    table.by("goblins", "go smithy", "up 2", "end").by("gnolls", "pass")
    assert table.barred() == {"go sewers": "6.2.1", "go smithy": "6.2.1", "go library": "6.2.2"}
    assert table.offered("go") == ["exercise-yard", "infirmary", "commissary", "chow-hall", "cell-block"]


@law("lockup", "6.2.1")
def test_the_next_round_opens_all_locations_again() -> None:
    table = Scenario().next_goons("dorrim", "helka", "tovik", "oskel", "nib").roll_call()
    table.by("goblins", "go sewers", "up 1", "end").by("gnolls", "pass").by("goblins", "pass", "take")
    assert (table.view("")["round"], table.asked()) == (2, "goblins")
    assert "sewers" in table.offered("go")


@law("lockup", "6.2.2")
def test_no_tokens_into_the_library() -> None:
    Scenario().roll_call().refuses("go library", law="6.2.2")


@law("lockup", "6.2.3")
def test_a_location_holds_any_number_of_tokens_of_any_number_of_players() -> None:
    table = Scenario(*THREE, "bugbears", "insectoids").roll_call()
    for crew in table.crews():
        table.by(crew, "go sewers", *[f"up {token}" for token in ("lookout", "enforcer", "1", "3", "4")])
    assert [each["location"] for each in table.told("places")] == ["sewers"] * 25
    assert len(table.told("ranks")) == 5


# 6.2.4 Face up and face down


@law("lockup", "6.2.4")
def test_tokens_are_placed_face_up_or_face_down_and_both_may_be_mixed() -> None:
    table = (
        Scenario(*THREE).roll_call().by("goblins", "go smithy", "up 1", "down 3", "up enforcer", "down lookout", "end")
    )
    assert table.tokens("goblins", "smithy") == ["enforcer", "1", "lookout down", "3 down"]


@law("lockup", "6.2.4")
@pytest.mark.parametrize(("players", "limit"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_x9_at_most_two_tokens_face_down_but_three_with_two_players(players: int, limit: int) -> None:
    """X9."""
    crews = (*THREE, "bugbears", "insectoids")[:players]
    table = Scenario(*crews).roll_call().chooses("go smithy")
    table.chooses(*[f"down {token}" for token in ("1", "3", "4")[:limit]])
    assert table.offered("down") == []
    table.refuses("down lookout", law="6.2.4")
    table.chooses("up lookout", "end")
    assert len([token for token in table.tokens("goblins", "smithy") if "down" in token]) == limit


@law("lockup", "6.2.4")
def test_the_limit_counts_for_the_round_not_for_the_turn() -> None:
    table = Scenario(*THREE).put("goblins", "sewers", "1 down").put("goblins", "smithy", "2 down").turn("goblins")
    table.chooses("go infirmary")
    assert table.offered("up") == ["lookout", "enforcer", "3", "4"]
    hiding = {f"down {token}": "6.2.4" for token in ("lookout", "enforcer", "3", "4")}
    assert table.barred() == hiding | {"pass": "6.2", "end": "6.2"}


@law("lockup", "6.2.4")
def test_each_player_has_a_limit_of_the_own_and_a_new_one_each_round() -> None:
    table = Scenario(*THREE).next_goons("dorrim", "helka", "tovik", "oskel", "nib").roll_call()
    table.by("goblins", "go sewers", "down 1", "down 2", "end").by("gnolls", "go smithy")
    assert len(table.offered("down")) == 6
    table.chooses("up 1", "end").by("kobolds", "pass").by("goblins", "pass").by("gnolls", "pass")
    table.by("goblins", "take").by("gnolls", "take").by("goblins", "go sewers")
    assert len(table.offered("down")) == 6


# 6.3 Passing


@law("lockup", "6.3")
def test_a_player_may_pass_with_tokens_left() -> None:
    table = Scenario().roll_call().by("goblins", "pass")
    assert table.view("")["players"][0]["passed"]
    assert table.asked() == "gnolls"


@law("lockup", "6.3")
def test_without_tokens_at_the_start_of_the_turn_a_player_must_pass_and_is_not_asked() -> None:
    table = Scenario().put("gnolls", "smithy", "1, 2, 3, 4, lookout, enforcer").turn("goblins")
    table.by("goblins", "go sewers", "up 1", "end")
    assert table.told("passes") == [{"seat": "gnolls", "n": 0}]
    assert table.asked() == "goblins"


@law("lockup", "6.3", "14.3.1")
def test_with_tomes_and_no_tokens_only_the_pass_is_left() -> None:
    table = (
        Scenario().put("goblins", "smithy", "1, 2, 3, 4, lookout, enforcer").tomes("goblins", "plan-of-the-old-tunnels")
    )
    table.turn("goblins")
    assert table.offered() == ["pass"]
    table.refuses("go sewers", law="6.3")
    places = {f"go {location}": "6.3" for location in LOCATIONS}  # the Library too: there is no token at all
    assert table.barred() == places
    table.refuses("tome plan-of-the-old-tunnels", law="14.6")


@law("lockup", "6.3.1")
def test_who_has_passed_is_not_asked_again_in_this_roll_call() -> None:
    table = Scenario(*THREE).roll_call().by("goblins", "pass")
    for place in ("sewers", "smithy", "infirmary"):
        table.by("gnolls", f"go {place}", f"up {table.cell('gnolls')[0]}", "end")
        table.by("kobolds", f"go {place}", f"up {table.cell('kobolds')[0]}", "end")
    assert table.asked() == "gnolls"


@law("lockup", "6.3.1", "14.3")
def test_who_has_passed_plays_no_tomes_in_this_roll_call() -> None:
    table = Scenario(*THREE).tomes("goblins", "pit-fighters-primer").tomes("kobolds", "pit-fighters-primer").roll_call()
    table.by("goblins", "pass").by("kobolds", "no-tome").by("gnolls", "pass")
    assert (table.asked(), table.question()) == ("kobolds", "MayPlay")
    table.by("kobolds", "no-tome").by("kobolds", "pass")
    assert table.view("")["phase"] == "lights-out"
    assert table.asked() == "goblins"  # and is asked again in Lights Out


@law("lockup", "6.3.2")
def test_tokens_that_were_not_placed_stay_in_the_holding_cell() -> None:
    table = Scenario().roll_call().by("goblins", "go sewers", "up 4", "end").by("gnolls", "pass").by("goblins", "pass")
    assert table.view("")["phase"] == "lights-out"
    assert (table.cell("goblins"), table.cell("gnolls")) == (
        ["lookout", "enforcer", "1", "2", "3"],
        ["lookout", "enforcer", "1", "2", "3", "4"],
    )


@law("lockup", "6.4")
def test_roll_call_ends_when_all_have_passed() -> None:
    table = Scenario(*THREE).put("gnolls", "smithy", "4").turn("goblins")
    table.by("goblins", "pass").by("gnolls", "pass")
    assert table.view("")["phase"] == "roll-call"
    table.by("kobolds", "pass")
    assert (table.view("")["phase"], table.view("")["active"]) == ("lights-out", None)
