"""Chapter 10.6: what each kind of artifact does."""

import pytest

from parlour.conformance.law import law
from parlour.games.roam.tests.full_game import CROWD, full, guide_at, red_plays
from parlour.games.roam.tests.scenario import Table, scenario

# 10.6.1 Free step


@law("roam", "10.6", "10.6.1", "5.5")
def test_free_step_places_a_marker_under_an_empty_square_without_paying() -> None:
    table = guide_at("C4", "folding-bridge", lands={6: "moss-giant-junior"}, coins={"blue": 5})
    table.blue.artifact("folding-bridge")
    assert table.blue.markers == {"C4", "D4", "C5", "E4"}
    assert table.blue.supply == 20
    assert table.blue.coins == 5 + 1


@law("roam", "10.6.1")
def test_free_step_chooses_among_the_empty_squares_of_the_pattern() -> None:
    table = full("folding-bridge", awake={"blue": ["twin-potters"]})
    table.blue.places("B2")
    table.blue.artifact("folding-bridge")
    assert table.offered("free-mark") == {"C3", "D3"}
    table.blue.cannot("free-mark", "B2", law="10.6.1")
    table.blue.marks_free("D3")
    assert table.blue.markers == {"B2", "E2", "B4", "E4", "D3"}


@law("roam", "10.6.1", "6.3")
def test_free_step_needs_an_unoccupied_space() -> None:
    guide_at("C4", "folding-bridge", "lucky-penny", on={6: "r....."}).blue.cannot(
        "artifact", "folding-bridge", law="10.6.1"
    )


@law("roam", "10.6.1", "6.3")
def test_free_step_needs_a_space_on_the_field() -> None:
    guide_at("E4", "folding-bridge", "lucky-penny").blue.cannot("artifact", "folding-bridge", law="10.6.1")


@law("roam", "10.6.1", "6.3", "7.7.1")
def test_free_step_does_not_work_on_a_missing_land() -> None:
    table = guide_at("C4", "folding-bridge", "lucky-penny", lands={6: None}, coins={"blue": 2})
    table.blue.cannot("artifact", "folding-bridge", law="10.6.1")
    table.blue.cannot("mark", "E4", law="6.3")


@law("roam", "10.6.1", "6.3")
def test_free_step_needs_a_marker_in_supply() -> None:
    table = guide_at("C4", "folding-bridge", "lucky-penny", markers=CROWD)
    assert table.blue.supply == 0
    table.blue.cannot("artifact", "folding-bridge", law="10.6.1")


@law("roam", "10.6.1", "6.5")
def test_free_step_is_for_the_pattern_used_this_turn_only() -> None:
    table = guide_at("C4", "folding-bridge", "lucky-penny")
    table.blue.ends()
    red_plays(table)
    table.blue.uses("scout-blue")
    table.blue.places("D1")
    assert table.marks("E4") is None
    table.blue.cannot("artifact", "folding-bridge", law="10.6.1")


@law("roam", "10.6.1")
def test_free_step_needs_a_character_used() -> None:
    table = full("folding-bridge")
    table.blue.cannot("artifact", "folding-bridge", law="10.5")


# 10.6.2 Take over


@law("roam", "10.6", "10.6.2", "10.6.2.1")
def test_take_over_puts_an_own_marker_in_the_place_of_an_opponents_under_a_filled_square() -> None:
    table = guide_at("C4", "tricksters-mask", on={5: ".r...."}, coins={"blue": 4})
    table.blue.artifact("tricksters-mask")
    assert table.tower("D4") == ["blue"]
    assert table.blue.coins == 4


@law("roam", "10.6.2", "10.6.2.1")
def test_take_over_chooses_among_the_opponents_markers_under_the_pattern() -> None:
    table = scenario(
        3, version="full", ready={"blue": ["tricksters-mask"]}, on={5: ".ry..r", 1: "r....."}, coins={"blue": 1}
    )
    table.blue.uses("guide-blue")
    table.blue.places("C4")
    table.blue.artifact("tricksters-mask")
    assert table.offered("replace") == {"D4", "C5"}
    table.blue.cannot("replace", "D6", law="10.6.2")
    table.blue.replaces("C5")
    assert (table.marks("D4"), table.marks("C5")) == ("red", "blue")
    assert table.yellow.supply == 24


@law("roam", "10.6.2")
def test_take_over_works_on_opponents_markers_only() -> None:
    table = guide_at("C4", "tricksters-mask", "lucky-penny", on={5: ".b...."})
    table.blue.cannot("artifact", "tricksters-mask", law="10.6.2")


@law("roam", "10.6.2")
def test_take_over_works_only_while_a_character_is_used() -> None:
    full("tricksters-mask", on={5: ".r...."}).blue.cannot("artifact", "tricksters-mask", law="10.5")


@law("roam", "10.6.2.1")
def test_take_over_does_not_reach_beyond_the_pattern() -> None:
    table = guide_at("C4", "tricksters-mask", "lucky-penny", markers=["rr...."] + ["......"] * 5, coins={"blue": 2})
    table.blue.cannot("artifact", "tricksters-mask", law="10.6.2")


def red_under_the_empty_square(*ready: str, coins: int) -> Table:
    """Red lies on E4, a space with 1 coin symbol."""
    hand = ("tricksters-mask", "lucky-penny", *ready)
    return guide_at("C4", *hand, on={6: "r....."}, lands={6: "moss-giant-junior"}, coins={"blue": coins})


@law("roam", "10.6.2", "10.6.2.1")
def test_take_over_under_an_empty_square_costs_2_coins() -> None:
    table = red_under_the_empty_square(coins=3)
    table.blue.artifact("tricksters-mask")
    assert table.tower("E4") == ["blue"]
    assert table.blue.coins == 3 - 2 + 1


@law("roam", "10.6.2", "10.6.2.1")
def test_take_over_under_an_empty_square_may_use_free_step_instead() -> None:
    table = red_under_the_empty_square("folding-bridge", coins=1)
    table.blue.artifact("tricksters-mask")
    assert table.tower("E4") == ["blue"]
    assert table.blue.coins == 1 + 1
    assert table.blue.spent == {"tricksters-mask", "folding-bridge"}


@law("roam", "10.6.2.1")
def test_take_over_under_an_empty_square_needs_2_coins_or_free_step() -> None:
    table = red_under_the_empty_square(coins=1)
    table.blue.cannot("artifact", "tricksters-mask", law="10.6.2")


@law("roam", "10.6.2.1")
def test_a_used_free_step_does_not_pay_for_taking_over() -> None:
    table = guide_at(
        "C4", "tricksters-mask", "lucky-penny", spent={"blue": ["folding-bridge"]}, on={6: "r....."}, coins={"blue": 1}
    )
    table.blue.cannot("artifact", "tricksters-mask", law="10.6.2")


@law("roam", "10.6.2.1")
def test_with_both_at_hand_the_player_chooses_coins() -> None:
    table = red_under_the_empty_square("folding-bridge", coins=2)
    table.blue.artifact("tricksters-mask")
    assert table.verbs == {"pay", "artifact"}
    table.blue.pays()
    assert table.blue.coins == 2 - 2 + 1
    assert table.blue.ready == {"folding-bridge", "lucky-penny"}
    assert table.marks("E4") == "blue"


@law("roam", "10.6.2.1")
def test_with_both_at_hand_the_player_chooses_free_step() -> None:
    table = red_under_the_empty_square("folding-bridge", coins=2)
    table.blue.artifact("tricksters-mask")
    assert table.offered("artifact") == {"folding-bridge"}
    table.blue.artifact("folding-bridge")
    assert table.blue.coins == 2 + 1
    assert table.blue.ready == {"lucky-penny"}
    assert table.marks("E4") == "blue"


@law("roam", "10.6.2.1")
def test_under_a_filled_square_nothing_is_paid() -> None:
    table = guide_at("C4", "tricksters-mask", "folding-bridge", on={5: ".r...."}, coins={"blue": 9})
    table.blue.artifact("tricksters-mask")
    assert table.blue.coins == 9
    assert table.blue.ready == {"folding-bridge"}


@law("roam", "10.6.2.1")
def test_without_means_only_targets_under_filled_squares_are_offered() -> None:
    table = guide_at("C4", "tricksters-mask", on={5: ".rr...", 6: "r....."}, coins={"blue": 1})
    table.blue.artifact("tricksters-mask")
    assert table.offered("replace") == {"D4", "C5"}


@law("roam", "10.6.2.2")
def test_the_marker_taken_over_returns_to_its_owners_supply() -> None:
    table = guide_at("C4", "tricksters-mask", on={5: ".r...."})
    assert (table.blue.supply, table.red.supply) == (22, 23)
    table.blue.artifact("tricksters-mask")
    assert (table.blue.supply, table.red.supply) == (21, 24)


@law("roam", "10.6.2.2")
def test_take_over_needs_an_own_marker_in_supply() -> None:
    markers = [*CROWD[:3], "bbbr..", "bb....", "b....b"]
    table = guide_at("D5", "tricksters-mask", "lucky-penny", markers=markers, on={6: "..r..b"})
    assert table.blue.supply == 0
    table.blue.cannot("artifact", "tricksters-mask", law="10.6.2")


# 10.6.3 Pocket money


@law("roam", "10.6", "10.6.3")
@pytest.mark.parametrize("artifact", ["lucky-penny", "begging-bowl", "jar-of-buttons", "wishing-bucket"])
def test_pocket_money_gains_1_coin(artifact: str) -> None:
    table = full(artifact, coins={"blue": 3, "red": 3})
    table.blue.artifact(artifact)
    assert (table.blue.coins, table.red.coins) == (4, 3)


@law("roam", "10.6.3", "6.4")
def test_pocket_money_can_pay_for_an_empty_square_at_once() -> None:
    table = guide_at("C4", "lucky-penny", coins={"blue": 1})
    table.blue.cannot("mark", "E4", law="6.1")
    table.blue.artifact("lucky-penny")
    table.blue.marks("E4")
    assert table.blue.coins == 0


# 10.6.4 Quarter turn

TURNS = ["spinning-compass", "weathercock", "crooked-map", "whirligig"]
TURNED = [
    ("C4", {"C4", "D4", "C5"}, "E4"),
    ("C4", {"C4", "D4", "D5"}, "D6"),
    ("E3", {"E3", "D4", "E4"}, "C4"),
    ("C4", {"C4", "C5", "D5"}, "C3"),
    ("C4", {"C4", "D4", "C5"}, "E4"),
]


@law("roam", "10.6", "10.6.4")
@pytest.mark.parametrize("turns", range(5))
def test_each_quarter_turn_turns_filled_and_empty_squares_by_90_degrees_clockwise(turns: int) -> None:
    position, filled, empty = TURNED[turns]
    table = full(*TURNS, "lucky-penny", coins={"blue": 2})
    table.blue.uses("guide-blue")
    for artifact in TURNS[:turns]:
        table.blue.artifact(artifact)
    table.blue.places(position)
    assert table.blue.markers == filled
    assert table.offered("mark") == {empty}


@law("roam", "10.6.4", "5.2.1")
def test_quarter_turn_goes_on_from_the_owners_own_direction() -> None:
    table = scenario(version="full", ready={"red": ["weathercock"]}, coins={"red": 2}, active="red")
    table.red.uses("guide-red")
    table.red.artifact("weathercock")
    table.red.places("C4")
    assert table.red.markers == {"C4", "C5", "D5"}
    assert table.offered("mark") == {"C3"}


@law("roam", "10.6.4")
def test_quarter_turn_lasts_for_this_turn_only() -> None:
    table = full("weathercock")
    table.blue.uses("guide-blue")
    table.blue.artifact("weathercock")
    table.blue.places("A1")
    red_plays(table)
    table.blue.uses("porter-blue")
    table.blue.places("C4")
    assert table.blue.markers >= {"C4", "D4", "E5", "F5"}


@law("roam", "10.6.4")
def test_quarter_turn_offers_the_positions_of_the_turned_pattern() -> None:
    table = full("weathercock", awake={"blue": ["ferris"]})
    assert table.offered("place") == {f"{column}{row}" for column in "AB" for row in range(1, 7)}
    table.blue.artifact("weathercock")
    assert table.offered("place") == {f"{column}{row}" for column in "ABCDEF" for row in (1, 2)}


@law("roam", "10.6.4", "5.3.2", "7.7.1")
def test_a_pattern_that_fits_nowhere_beside_holes_may_be_turned_to_fit() -> None:
    holes = dict.fromkeys((2, 3, 5, 6))
    table = full("weathercock", "spinning-compass", lands=holes, awake={"blue": ["sable"]})
    assert table.verbs == {"forgo", "artifact"}
    table.blue.artifact("weathercock")
    assert table.offered("place") == {f"{column}{row}" for column in "AB" for row in (1, 2, 3)}
    table.blue.places("B2")
    assert table.blue.markers == {"B2", "B3", "B4", "B5"}


@law("roam", "10.6.4", "5.4.5")
def test_without_markers_there_is_nothing_to_turn() -> None:
    crowd = ["bbbbbb", "bbbbbb", "b.b.b.", "bb.b..", "bb.b..", "b.b..b"]
    table = full("weathercock", markers=crowd)
    assert table.blue.supply == 0
    table.blue.uses("guide-blue")
    assert table.decider == "red"


# 10.6.5 Nudge


@law("roam", "10.6", "10.6.5")
@pytest.mark.parametrize(("letter", "owner"), [("b", "blue"), ("r", "red")])
def test_any_marker_may_be_nudged_also_an_opponents(letter: str, owner: str) -> None:
    table = full("long-broom", on={5: f"{letter}....."})
    table.blue.artifact("long-broom")
    table.blue.moves_to("C5")
    assert table.marks("C4") is None
    assert table.marks("C5") == owner
    assert (table.blue.supply, table.red.supply) == ((23, 24) if owner == "blue" else (24, 23))


@law("roam", "10.6.5")
def test_nudge_chooses_among_all_markers_of_the_field() -> None:
    table = full("long-broom", markers=["b....r", "......", "......", "......", "......", "r....b"])
    table.blue.artifact("long-broom")
    assert table.offered("lift") == {"A1", "F1", "A6", "F6"}
    table.blue.lifts("F1")
    assert table.offered("move") == {"E1", "F2"}


@law("roam", "10.6.5")
def test_a_marker_is_not_nudged_onto_an_occupied_space() -> None:
    table = full("long-broom", on={5: "brr..."})
    table.blue.artifact("long-broom")
    table.blue.lifts("C4")
    assert table.offered("move") == {"C3", "B4"}
    table.blue.cannot("move", "D4", law="10.6.5")


@law("roam", "10.6.5")
def test_a_marker_with_no_free_neighbour_cannot_be_nudged() -> None:
    table = full("long-broom", markers=["br....", "rb....", "......", "......", "......", "......"])
    table.blue.artifact("long-broom")
    assert table.offered("lift") == {"B1", "A2", "B2"}
    table.blue.cannot("lift", "A1", law="10.6.5")


@law("roam", "10.6.5")
def test_on_an_empty_field_there_is_nothing_to_nudge() -> None:
    full("long-broom").blue.cannot("artifact", "long-broom", law="10.6.5")


@law("roam", "10.6.5")
def test_nobody_gains_coins_for_a_nudge() -> None:
    table = full("long-broom", lands={5: "lady-umber"}, on={5: "..b..."})
    table.blue.artifact("long-broom")
    table.blue.moves_to("D5")
    assert table.g.symbols(27) == 2
    assert (table.blue.coins, table.red.coins) == (0, 0)


@law("roam", "10.6.5.1")
def test_neighbouring_means_one_step_in_a_row_or_a_column() -> None:
    table = full("long-broom", on={5: "..r..."})
    table.blue.artifact("long-broom")
    assert table.offered("move") == {"C4", "C6", "B5", "D5"}
    for far in ("C3", "E5", "B4", "D6"):
        table.blue.cannot("move", far, law="10.6.5")


@law("roam", "10.6.5.1")
def test_a_nudge_may_cross_from_one_land_to_another() -> None:
    table = full("long-broom", on={5: "r....."})
    table.blue.artifact("long-broom")
    assert table.offered("move") == {"C3", "C5", "B4", "D4"}
    table.blue.moves_to("C3")
    assert table.red.markers == {"C3"}


@law("roam", "10.6.5.1")
def test_the_field_does_not_wrap_around_at_its_edges() -> None:
    table = full("long-broom", markers=["......", ".....r", "......", "......", "......", "......"])
    table.blue.artifact("long-broom")
    assert table.offered("move") == {"F1", "F3", "E2"}


@law("roam", "10.6.5.1", "7.7.1")
def test_a_marker_is_not_nudged_onto_a_missing_land() -> None:
    table = full("long-broom", lands={2: None, 4: None}, on={5: "r....."})
    table.blue.artifact("long-broom")
    assert table.offered("move") == {"D4", "C5"}


@law("roam", "10.6.5", "7.1")
def test_a_land_filled_by_a_nudge_is_explored_at_the_end_of_the_turn() -> None:
    table = full("long-broom", lands={4: "odda"}, on={4: "rrrrr."}, markers=["......"] * 5 + ["..b..."])
    table.blue.artifact("long-broom")
    table.blue.lifts("C6")
    table.blue.moves_to("B6")
    assert table.land(4) == "odda"
    table.blue.uses("guide-blue")
    table.blue.places("A1")
    assert table.red.owns("odda")
    assert table.blue.coins == 1


# 10.6.6 Wake or doze


@law("roam", "10.6", "10.6.6")
def test_wake_or_doze_wakes_a_sleeping_character_which_may_be_used_at_once() -> None:
    table = full("alarm-clock", awake={"blue": ["guide-blue"]})
    table.blue.artifact("alarm-clock")
    table.blue.flips("scout-blue")
    assert table.blue.awake == {"guide-blue", "scout-blue"}
    table.blue.uses("scout-blue")


@law("roam", "10.6.6")
def test_wake_or_doze_puts_a_character_to_sleep() -> None:
    table = full("alarm-clock")
    table.blue.artifact("alarm-clock")
    table.blue.flips("scout-blue")
    assert table.blue.asleep == {"scout-blue"}


@law("roam", "10.6.6")
def test_wake_or_doze_turns_own_characters_only() -> None:
    table = full("alarm-clock", awake={"blue": ["guide-blue", "hob"]})
    table.blue.artifact("alarm-clock")
    assert table.offered("flip") == {"guide-blue", "hob", "scout-blue", "porter-blue"}
    table.blue.cannot("flip", "guide-red", law="10.6.6")


@law("roam", "10.6.6")
def test_wake_or_doze_turns_exactly_one_character() -> None:
    table = full("alarm-clock", awake={"blue": ["guide-blue"]})
    table.blue.artifact("alarm-clock")
    table.blue.flips("porter-blue")
    assert table.blue.asleep == {"scout-blue"}


@law("roam", "10.6.6")
def test_wake_or_doze_after_placement_may_wake_the_character_just_used() -> None:
    table = guide_at("C4", "alarm-clock")
    table.blue.artifact("alarm-clock")
    table.blue.flips("guide-blue")
    assert table.blue.asleep == set()


@law("roam", "10.6.6.1")
def test_after_the_wake_up_the_last_awake_character_may_not_be_put_to_sleep() -> None:
    table = full("alarm-clock", "strong-tea", "lullaby-box", awake={"blue": ["guide-blue"]}, coins={"blue": 1})
    table.blue.rises_early()
    for artifact, card in (("alarm-clock", "guide-blue"), ("strong-tea", "scout-blue")):
        table.blue.artifact(artifact)
        table.blue.flips(card)
    assert table.blue.awake == {"porter-blue"}
    table.blue.artifact("lullaby-box")
    assert table.offered("flip") == {"guide-blue", "scout-blue"}
    table.blue.cannot("flip", "porter-blue", law="10.6.6.1")


@law("roam", "10.6.6.1", "4.4.4")
def test_nobody_falls_asleep_again_after_the_free_wake_up_either() -> None:
    table = full("alarm-clock", "strong-tea", "lullaby-box", awake={"blue": []})
    table.blue.wakes()
    for artifact, card in (("alarm-clock", "guide-blue"), ("strong-tea", "scout-blue")):
        table.blue.artifact(artifact)
        table.blue.flips(card)
    table.blue.artifact("lullaby-box")
    table.blue.cannot("flip", "porter-blue", law="10.6.6.1")


@law("roam", "10.6.6.1")
def test_with_two_awake_one_may_be_put_to_sleep_after_the_wake_up() -> None:
    table = full("alarm-clock", "strong-tea", awake={"blue": ["guide-blue"]}, coins={"blue": 1})
    table.blue.rises_early()
    table.blue.artifact("alarm-clock")
    table.blue.flips("guide-blue")
    table.blue.artifact("strong-tea")
    assert table.offered("flip") == {"guide-blue", "scout-blue", "porter-blue"}


@law("roam", "10.6.6", "10.6.6.1")
def test_after_the_character_was_used_the_last_awake_one_may_be_put_to_sleep() -> None:
    table = full("alarm-clock", "strong-tea", awake={"blue": []})
    table.blue.wakes()
    table.blue.artifact("alarm-clock")
    table.blue.flips("scout-blue")
    table.blue.uses("guide-blue")
    table.blue.places("C4")
    table.blue.artifact("strong-tea")
    assert "porter-blue" in table.offered("flip")
    table.blue.flips("porter-blue")
    assert table.blue.awake == set()
