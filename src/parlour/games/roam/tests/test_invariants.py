"""The invariants I1 to I17: each is reported when it is broken, and random games never break one."""

import json
import re
from collections.abc import Callable, Sequence
from itertools import product
from random import Random

import pytest

from parlour.conformance.law import law
from parlour.games.roam.rules.board import SPACE_NAMES
from parlour.games.roam.rules.state import NONE, Roam
from parlour.games.roam.tests.scenario import GAME, Table, fresh, scenario
from parlour.games.roam.tests.scenario_full import Chronicle, crowded_table
from parlour.kernel.bag import lowest, members
from parlour.kernel.match import Match, begin
from parlour.kernel.state import NOBODY

A1, E6 = 1 << SPACE_NAMES.index("A1"), 1 << SPACE_NAMES.index("E6")


def broken(table: Table) -> set[str]:
    """The invariants or paragraphs that the State is said to break."""
    tags = [re.findall(r"\(([^()]*)\)$", sentence) for sentence in GAME.check(table.g)]
    return {word for tag in tags for word in tag[0].split(", ")}


def fields(table: Table) -> set[str]:
    return {sentence.split(":")[0] for sentence in GAME.check(table.g)}


@law("roam", "2.1")
@pytest.mark.parametrize(("version", "hidden"), list(product(("regular", "full"), (False, True))))
def test_a_fresh_game_breaks_nothing(version: str, hidden: bool) -> None:
    assert GAME.check(fresh(4, version=version, hidden_characters=hidden, towers=True, outpost=True).g) == []


# I1, I2 Markers


@law("roam", "2.1", "3.1")
@pytest.mark.parametrize("supply", [23, 25])
def test_i1_a_marker_too_few_or_too_many_is_reported(supply: int) -> None:
    table = fresh()
    table.g.supply[1] = supply
    assert broken(table) == {"I1"}


@law("roam", "2.1", "3.1")
def test_i1_a_supply_below_zero_is_reported() -> None:
    table = scenario(markers=["bbbbbb", "bbbbbb", "b.b.b.", "bb.b..", "bb.b..", "b.b..b"])
    table.g.supply[0] -= 1
    table.g.ground[0] |= E6
    assert broken(table) == {"I1"}


@law("roam", "5.4.2")
def test_i2_two_markers_on_one_level_of_a_space_are_reported() -> None:
    table = scenario(markers=["b.....", *["......"] * 5])
    table.g.ground[1] |= A1
    table.g.supply[1] -= 1
    assert broken(table) == {"I2"}


@law("roam", "12.1")
def test_i2_two_markers_on_the_upper_level_are_reported() -> None:
    table = scenario(markers=["b.....", *["......"] * 5], towers=["b.....", *["......"] * 5])
    table.g.upper[1] |= A1
    table.g.supply[1] -= 1
    assert broken(table) == {"I2"}


@law("roam", "5.4.2", "12.1")
def test_i2_a_tower_without_the_variant_is_reported() -> None:
    table = scenario(markers=["b.....", *["......"] * 5])
    table.g.upper[1] |= A1
    table.g.supply[1] -= 1
    assert broken(table) == {"I2"}


@law("roam", "12.1")
def test_i2_an_upper_marker_on_nothing_is_reported() -> None:
    table = fresh(towers=True)
    table.g.upper[1] |= A1
    table.g.supply[1] -= 1
    assert broken(table) == {"I2"}


@law("roam", "7.7.1")
def test_a_marker_on_a_missing_land_is_reported() -> None:
    table = scenario(lands={1: None})
    table.g.ground[1] |= A1
    table.g.supply[1] -= 1
    assert broken(table) == {"7.7.1"}


# I3, I4 Cards


def lost_from_the_deck(g: Roam) -> None:
    g.deck &= g.deck - 1


def twice_in_the_field(g: Roam) -> None:
    g.lands[0] = g.lands[1]


def on_top_and_in_the_field(g: Roam) -> None:
    g.top = g.lands[2]


def in_the_deck_and_taken(g: Roam) -> None:
    g.owned[0] |= 1 << lowest(g.deck)


def in_the_field_and_in_the_deck(g: Roam) -> None:
    g.deck |= 1 << g.lands[3]


WAYS_TO_SPOIL_THE_CARDS = [
    lost_from_the_deck,
    twice_in_the_field,
    on_top_and_in_the_field,
    in_the_deck_and_taken,
    in_the_field_and_in_the_deck,
]


@law("roam", "2.1", "3.2")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("spoil", WAYS_TO_SPOIL_THE_CARDS)
def test_i3_a_card_that_is_lost_or_in_two_places_is_reported(spoil: Callable[[Roam], None], hidden: bool) -> None:
    table = fresh(hidden_characters=hidden)
    spoil(table.g)
    assert broken(table) == {"I3"}


@law("roam", "2.1")
@pytest.mark.parametrize("hidden", [False, True])
def test_i3_a_card_of_two_players_is_reported(hidden: bool) -> None:
    table = scenario(awake={"blue": ["hob"]}, hidden_characters=hidden)
    table.g.owned[1] |= table.g.owned[0] & (1 << 43) - 1
    lost_from_the_deck(table.g)
    assert broken(table) == {"I3"}


@law("roam", "8.5")
def test_i3_a_hidden_character_that_is_taken_and_still_to_be_met_is_reported() -> None:
    table = scenario(awake={"blue": ["hob"]}, hidden_characters=True)
    table.g.unmet |= table.g.owned[0] & (1 << 43) - 1
    assert broken(table) == {"I3"}


@law("roam", "7.7")
def test_i3_a_hole_while_the_deck_is_not_empty_is_reported() -> None:
    table = fresh()
    table.g.deck |= 1 << table.g.lands[0]
    table.g.lands[0] = NONE
    table.g.field = sum(1 << space for space in range(36) if land(space) != 0)
    assert broken(table) == {"I3"}


@law("roam", "3.2")
def test_i3_a_deck_without_a_visible_top_is_reported() -> None:
    table = fresh()
    table.g.deck |= 1 << table.g.top
    table.g.top = NONE
    assert broken(table) == {"I3"}


def land(space: int) -> int:
    return space // 18 * 3 + space % 6 // 2


@law("roam", "7.7.1")
def test_spaces_that_do_not_belong_to_the_lands_are_reported() -> None:
    table = fresh()
    table.g.field ^= A1
    assert broken(table) == {"7.7.1"}


@law("roam", "3.1")
def test_i4_a_starting_card_that_is_gone_is_reported() -> None:
    table = fresh()
    table.g.owned[0] ^= 1 << 43
    table.g.awake[0] = table.g.owned[0]
    assert broken(table) == {"I4"}


@law("roam", "3.1")
def test_i4_a_starting_card_of_another_colour_is_reported() -> None:
    table = fresh()
    table.g.owned[0] |= 1 << 46
    assert broken(table) == {"I4"}


@law("roam", "2.4.2")
def test_a_character_awake_without_an_owner_is_reported() -> None:
    table = fresh()
    table.g.awake[0] |= 1
    assert broken(table) == {"2.4.2"}


# I5, I6


@law("roam", "2.2.1")
def test_i5_coins_below_zero_are_reported() -> None:
    table = fresh()
    table.g.coins[1] = -1
    assert broken(table) == {"I5"}
    assert fields(table) == {"coins"}


def fill_land_1(g: Roam) -> None:
    for space in range(36):
        if land(space) == 0:
            g.ground[0] |= 1 << space
    g.supply[0] -= 6


@law("roam", "7.1")
@pytest.mark.parametrize("version", ["regular", "full"])
def test_i6_an_explored_land_at_the_start_of_a_turn_is_reported(version: str) -> None:
    table = fresh(version=version)
    fill_land_1(table.g)
    assert broken(table) == {"I6"}


@law("roam", "7.1")
def test_i6_an_explored_land_is_reported_after_the_wake_up_too() -> None:
    table = scenario(awake={"blue": []})
    assert table.g.woken
    fill_land_1(table.g)
    assert broken(table) == {"I6"}


@law("roam", "7.1", "10.6.5")
def test_i6_a_land_filled_by_a_nudge_in_this_turn_is_in_order() -> None:
    rows = [*["......"] * 3, ".b....", *["......"] * 2]
    table = scenario(version="full", on={1: "rrrrr."}, markers=rows, ready={"blue": ["long-broom"]})
    table.blue.artifact("long-broom")
    table.blue.lifts("B4")
    table.blue.moves_to("B3")
    assert GAME.check(table.g) == []


# I11 to I14


@law("roam", "10.1")
def test_i11_a_lost_artifact_is_reported() -> None:
    table = fresh(version="full")
    table.g.stack_of_artifacts &= table.g.stack_of_artifacts - 1
    assert broken(table) == {"I11", "I12"}


@law("roam", "10.1")
def test_i11_an_artifact_in_two_places_is_reported() -> None:
    table = fresh(version="full")
    table.g.held[0] |= 1 << table.g.row[0]
    assert broken(table) == {"I11", "I12"}


@law("roam", "10.3.3")
def test_i11_a_row_of_3_while_the_stack_is_not_empty_is_reported() -> None:
    table = fresh(version="full")
    table.g.held[0] |= 1 << table.g.row.pop()
    assert broken(table) == {"I11"}
    assert fields(table) == {"row"}


@law("roam", "10.1")
def test_i11_a_row_of_5_is_reported() -> None:
    table = fresh(version="full")
    artifact = lowest(table.g.stack_of_artifacts)
    table.g.stack_of_artifacts ^= 1 << artifact
    table.g.row.append(artifact)
    assert broken(table) == {"I11"}


@law("roam", "10.4.1")
def test_an_artifact_ready_without_an_owner_is_reported() -> None:
    table = fresh(version="full")
    table.g.ready[1] |= 1 << table.g.row[0]
    assert broken(table) == {"10.4.1"}


@law("roam", "3.9")
def test_i12_an_artifact_in_the_regular_game_is_reported() -> None:
    table = fresh()
    table.g.held[0] = 1
    assert broken(table) == {"I11", "I12"}


@law("roam", "11.1")
def test_i13_an_owner_of_the_outpost_without_the_variant_is_reported() -> None:
    table = fresh()
    table.g.outpost = 1
    assert broken(table) == {"I13"}


def over(turns: int, *, cards: Sequence[str] = (), still_rounds: int = 0) -> Table:
    """A two-player game that is said to be over."""
    table = scenario(asleep={"blue": cards})
    table.g.still_rounds = still_rounds
    table.g.stack.clear()
    table.g.offer = []
    table.g.turns = turns
    table.g.active = turns % 2
    return table


SEVEN = ["hob", "rook", "gorse", "flint", "oona", "ilvi", "grumble"]


@law("roam", "9.1", "9.4")
def test_i14_a_game_that_ended_as_it_should_breaks_nothing() -> None:
    assert broken(over(10, cards=SEVEN)) == set()
    assert broken(over(10, still_rounds=4)) == set()


@law("roam", "9.1")
def test_i14_an_end_in_the_middle_of_a_round_is_reported() -> None:
    assert broken(over(9, cards=SEVEN)) == {"I14"}


@law("roam", "9.1")
def test_i14_an_end_without_a_reason_is_reported() -> None:
    assert broken(over(10, cards=SEVEN[:6])) == {"I14"}


@law("roam", "9.4")
@pytest.mark.parametrize("still_rounds", [1, 2, 3])
def test_i14_an_end_after_fewer_than_4_still_rounds_is_reported(still_rounds: int) -> None:
    assert broken(over(10, still_rounds=still_rounds)) == {"I14"}


@law("roam", "4.1")
def test_an_active_seat_whose_turn_it_is_not_is_reported() -> None:
    table = fresh(3)
    table.g.active = (table.g.active + 1) % 3
    assert broken(table) == {"4.1"}


@law("roam", "5.3")
def test_a_pattern_without_a_character_or_on_a_missing_land_is_reported() -> None:
    table = fresh()
    table.g.filled = A1
    assert broken(table) == {"5.3"}
    table = scenario(lands={1: None})
    table.blue.uses("guide-blue")
    table.g.filled = A1
    assert broken(table) == {"5.3"}


@law("roam", "5.1")
def test_a_used_character_of_another_seat_is_reported() -> None:
    table = fresh()
    table.match.apply(table.g.offer[0])
    assert table.step == "ChoosePosition"
    table.g.used = lowest(table.g.owned[1 - table.g.active])
    assert broken(table) == {"5.1"}


@law("roam", "4.3")
def test_a_wake_up_that_is_forgotten_is_reported() -> None:
    table = scenario(version="full", awake={"blue": []}, ready={"blue": ["lucky-penny"]})
    assert table.step == "BeforeCharacter"
    table.g.due = False
    assert broken(table) == {"4.3"}


@law("roam", "4.3", "4.4.4")
def test_a_wake_up_still_due_after_it_came_is_reported() -> None:
    table = scenario(awake={"blue": []})
    table.g.due = True
    assert broken(table) == {"4.3"}


@law("roam", "4.2")
def test_a_turn_whose_rest_is_out_of_order_is_reported() -> None:
    table = fresh(version="full")
    table.g.stack[0], table.g.stack[1] = table.g.stack[1], table.g.stack[0]
    assert broken(table) == {"4.2"}


@law("roam", "4.2", "4.5")
def test_a_character_used_before_its_time_is_reported() -> None:
    table = fresh()
    table.g.used = lowest(table.g.owned[table.g.active])
    assert broken(table) == {"4.2"}


def starting_card_gone(g: Roam) -> None:
    g.owned[0] ^= 1 << 43
    g.awake[0] = g.owned[0]


def artifact_lost(g: Roam) -> None:
    g.stack_of_artifacts &= g.stack_of_artifacts - 1


def space_gone(g: Roam) -> None:
    g.field ^= A1


def ready_without_owner(g: Roam) -> None:
    g.ready[0] |= 1 << g.row[0]


@pytest.mark.parametrize("spoil", [starting_card_gone, artifact_lost, space_gone, ready_without_owner])
def test_each_report_begins_with_a_field_of_the_position_file(spoil: Callable[[Roam], None]) -> None:
    """Whoever edits a position file is told where to look."""
    table = fresh(version="full")
    spoil(table.g)
    assert fields(table) <= {*GAME.fields(table.g), "stack"}


# Random games keep them all

COMBINATIONS = list(product(("regular", "full"), (False, True), (False, True), (False, True), (2, 3, 4)))


def random_game(number: int) -> Match[Roam]:
    version, outpost, towers, hidden, seats = COMBINATIONS[number]
    options = {"version": version, "outpost": outpost, "towers": towers, "hidden_characters": hidden}
    return begin(GAME, seats, GAME.read_settings(options), f"invariants {number}")


@law("roam", "4.4.4", "4.5", "5.1", "5.4", "5.5", "6.6", "7.4.3", "7.4.5", "7.8", "11.2", "11.3", "13.1")
@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_random_games_keep_every_invariant_after_every_action(number: int) -> None:
    match, chance = random_game(number), Random(number)
    chronicle = Chronicle(match)
    while match.state.offer:
        match.apply(chance.choice(match.state.offer))
        chronicle.follow(match)
        assert GAME.check(match.state) == []
    assert chronicle.equal_turns(), "I14"
    assert GAME.outcome(match.state) is not None


@law("roam", "8.1", "8.2", "8.4", "8.5")
@pytest.mark.parametrize("number", range(0, len(COMBINATIONS), 3))
def test_i17_no_view_of_a_random_game_tells_what_is_hidden(number: int) -> None:
    match, chance = random_game(number), Random(number)
    while match.state.offer:
        if len(match.actions) % 7 == 0:
            assert not told_too_much(match.state)
        match.apply(chance.choice(match.state.offer))
    assert not told_too_much(match.state)


def told_too_much(g: Roam) -> list[str]:
    cards, artifacts = GAME.names(g, "card"), GAME.names(g, "artifact")
    hidden = [cards[card] for card in members(g.unmet if g.rules.hidden else g.deck)]
    hidden += [artifacts[artifact] for artifact in members(g.stack_of_artifacts)]
    views = [json.dumps(GAME.view(g, seat)) for seat in (NOBODY, *range(g.seats))]
    return [name for name in hidden for view in views if f'"{name}"' in view]


@law("roam", "5.4.4", "7.7.1", "10.6.2", "10.6.5", "11.2.2", "11.2.3", "12.4", "12.6", "13.1")
@pytest.mark.parametrize("number", range(60))
def test_crowded_tables_keep_every_invariant_after_every_action(number: int) -> None:
    """Lands nearly full, rings nearly closed, many artifacts, often no deck: lands go missing while play goes on."""
    chance = Random(number)
    table = crowded_table(chance)
    chronicle = Chronicle(table.match)
    while table.g.offer and len(table.match.actions) < 60:
        table.match.apply(chance.choice(table.g.offer))
        chronicle.follow(table.match)
        assert GAME.check(table.g) == []


@law("roam", "10.4.1")
def test_an_artifact_at_work_that_lies_face_up_is_reported() -> None:
    """Else somebody nudges without one, and explores a land before the turn has begun."""
    table = scenario(version="full", ready={"blue": ["long-broom"]}, markers=["r....r", *["......"] * 5])
    table.blue.artifact("long-broom")
    assert table.step == "ChooseMarker"
    assert GAME.check(table.g) == []
    table.g.ready[0] = table.g.held[0]
    assert fields(table) == {"ready"}
