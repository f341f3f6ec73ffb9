"""Chapter 11: the outpost variant. Most rings are blue's, around red at C3; blue's scout at D4 adds the last marker."""

import pytest

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import Table, fresh, scenario

OPEN = ["......", ".bbb..", ".brb..", ".bb...", "......", "......"]  # D4 is missing
HOLLOW = ["......", ".bbb..", ".b.b..", ".bbb..", "......", "......"]  # nobody in the middle
AROUND = ["B2", "C2", "D2", "B3", "D3", "B4", "C4"]


def field(*rows: str, **more: object) -> Table:
    return scenario(markers=rows, **{"outpost": True, **more})  # type: ignore[arg-type]


def changed(rows: list[str], space: str, letter: str) -> list[str]:
    result = [list(row) for row in rows]
    result[int(space[1]) - 1]["ABCDEF".index(space[0])] = letter
    return ["".join(row) for row in result]


def blue_closes(table: Table) -> None:
    """Blue's scout at D4 lies on D4, C5 and B6."""
    table.blue.uses("scout-blue")
    table.blue.places("D4")


# 11.1 The card


@law("roam", "11.1")
def test_at_the_start_the_outpost_lies_beside_the_field_and_nobody_owns_it() -> None:
    table = fresh(outpost=True)
    assert table.view()["options"]["outpost"] is True
    assert table.view()["outpost"] is None
    assert [player.score for player in table.players] == [3, 3]


@law("roam", "11.1")
def test_without_the_variant_a_ring_gives_nothing() -> None:
    table = field(*OPEN, outpost=False)
    blue_closes(table)
    assert table.marks("D4") == "blue"
    assert table.outpost is None
    assert table.blue.score == 3


# 11.2 A ring of 8


@law("roam", "11.2", "11.2.2")
def test_8_markers_around_an_opponents_marker_get_the_outpost() -> None:
    table = field(*OPEN)
    assert table.outpost is None
    blue_closes(table)
    assert table.outpost == "blue"
    assert table.view("red")["outpost"] == 0


@law("roam", "11.2")
def test_a_ring_around_an_own_marker_gets_nothing() -> None:
    table = field(*changed(OPEN, "C3", "b"))
    blue_closes(table)
    assert table.outpost is None


@law("roam", "11.2")
def test_a_ring_around_nothing_gets_nothing() -> None:
    table = field(*changed(OPEN, "C3", "."))
    blue_closes(table)
    assert table.outpost is None


@law("roam", "11.2")
def test_it_does_not_matter_which_opponent_is_surrounded() -> None:
    table = field(*changed(OPEN, "C3", "y"), seats=3)
    blue_closes(table)
    assert table.outpost == "blue"


@law("roam", "11.2.1")
@pytest.mark.parametrize("space", AROUND)
def test_each_of_the_8_spaces_counts_diagonal_ones_too(space: str) -> None:
    table = field(*changed(OPEN, space, "."))
    blue_closes(table)
    assert table.outpost is None


@law("roam", "11.2.1")
@pytest.mark.parametrize("space", AROUND)
def test_a_ring_of_two_players_markers_gets_nothing(space: str) -> None:
    table = field(*changed(OPEN, space, "y"), seats=3)
    blue_closes(table)
    assert table.outpost is None


@law("roam", "11.2.1")
def test_at_the_edge_nobody_is_surrounded() -> None:
    rows = [".br...", ".bb...", "......", "......", "......", "......"]
    table = field(*rows, awake={"blue": ["lorn"]})
    table.blue.places("D1")
    assert table.blue.markers == {"B1", "B2", "C2", "D1", "D2", "D3"}
    assert table.outpost is None


@law("roam", "11.2.1")
def test_in_a_corner_nobody_is_surrounded() -> None:
    table = field("r.....", "......", "......", "......", "......", "......", awake={"blue": ["hob"]})
    table.blue.places("B1")
    assert table.blue.markers == {"B1", "A2", "B2"}
    assert table.outpost is None


@law("roam", "11.2.1", "7.7.1")
def test_beside_a_missing_land_nobody_is_surrounded() -> None:
    rows = ["......", ".bbb..", ".brb..", "......", "......", "......"]
    table = field(*rows, lands={5: None}, awake={"blue": ["brim"]})
    table.blue.places("B4")
    assert table.marks("B4") == "blue"
    assert table.outpost is None


# 11.2.2 After every change


@law("roam", "11.2.2", "6.1")
def test_a_paid_empty_square_may_close_the_ring() -> None:
    rows = ["......", ".bbb..", ".brb..", "......", "......", "......"]
    table = field(*rows, coins={"blue": 2})
    table.blue.uses("guide-blue")
    table.blue.places("B4")
    assert table.outpost is None
    table.blue.marks("D4")
    assert table.outpost == "blue"


@law("roam", "11.2.2", "10.6.1")
def test_free_step_may_close_the_ring() -> None:
    rows = ["......", ".bbb..", ".brb..", "......", "......", "......"]
    table = field(*rows, version="full", ready={"blue": ["folding-bridge"]})
    table.blue.uses("guide-blue")
    table.blue.places("B4")
    assert table.outpost is None
    table.blue.artifact("folding-bridge")
    assert table.outpost == "blue"


@law("roam", "11.2.2", "5.4.4")
def test_markers_placed_one_by_one_in_a_shortage_may_close_the_ring() -> None:
    table = field("bbb.bb", "bbbbbb", ".brbb.", "bbb...", "bb.b..", "b.bb..")
    assert table.blue.supply == 1
    blue_closes(table)
    assert table.outpost is None
    table.blue.fills("D4")
    assert table.outpost == "blue"


@law("roam", "11.2.2", "10.6.2")
def test_take_over_may_close_the_ring() -> None:
    table = field(*changed(OPEN, "D4", "r"), version="full", ready={"blue": ["tricksters-mask"]})
    blue_closes(table)
    assert table.outpost is None
    table.blue.artifact("tricksters-mask")
    assert table.marks("D4") == "blue"
    assert table.outpost == "blue"


@law("roam", "11.2.2", "10.6.5")
def test_a_nudge_may_close_the_ring() -> None:
    table = field(*changed(OPEN, "E4", "b"), version="full", ready={"blue": ["long-broom"]})
    table.blue.artifact("long-broom")
    table.blue.lifts("E4")
    table.blue.moves_to("D4")
    assert table.outpost == "blue"


@law("roam", "11.2.2", "10.6.5")
def test_a_ring_that_an_opponents_nudge_closes_counts_too() -> None:
    table = field(*changed(OPEN, "E4", "b"), version="full", ready={"red": ["long-broom"]}, active="red")
    table.red.artifact("long-broom")
    table.red.lifts("E4")
    table.red.moves_to("D4")
    assert table.outpost == "blue"
    assert table.active == "red"


@law("roam", "11.2.2")
def test_an_opponent_who_steps_into_the_middle_gives_the_ring_its_outpost() -> None:
    table = field(*HOLLOW, active="red")
    table.red.uses("scout-red")
    table.red.places("D2")
    assert table.marks("C3") == "red"
    assert table.outpost == "blue"


@law("roam", "11.2.2", "10.6.2")
def test_an_opponent_who_replaces_the_middle_gives_the_ring_its_outpost() -> None:
    rows = changed(HOLLOW, "C3", "b")
    table = field(*rows, version="full", ready={"red": ["tricksters-mask"]}, active="red")
    table.red.uses("scout-red")
    table.red.places("D2")
    table.red.artifact("tricksters-mask")
    assert table.outpost is None
    table.red.replaces("C3")
    assert table.outpost == "blue"


@law("roam", "11.2.2", "7.6")
def test_a_ring_counts_before_the_explored_land_under_it_is_resolved() -> None:
    table = field(".bb...", "brb...", "bbb...", "......", "......", "......", lands={1: "odda"})
    table.blue.uses("guide-blue")
    table.blue.places("A1")
    assert table.blue.owns("odda")
    assert table.marks("A1") is None
    assert table.outpost == "blue"


# 11.2.3 Several rings at once: twin-potters of the west border lie on B2, D2, B5 and D5


@law("roam", "11.2.3")
def test_of_two_rings_closed_at_once_the_first_clockwise_from_the_active_player_counts() -> None:
    rows = ["bbb...", "b.b...", "bbb...", "yyy...", "y.y...", "yyy..."]
    table = field(*rows, seats=3, active="red", awake={"red": ["twin-potters"]})
    table.red.places("B2")
    assert {"B2", "B5"} <= table.red.markers
    assert table.outpost == "yellow"


@law("roam", "11.2.3")
def test_of_two_rings_closed_at_once_the_active_players_counts() -> None:
    rows = ["bbb...", "b.b...", "bbbrrr", "...rbr", "....rr", "......"]
    table = field(*rows, seats=3, active="red", awake={"red": ["twin-potters"]})
    table.red.places("B2")
    assert table.outpost == "red"


# 11.3, 11.4


@law("roam", "11.3")
def test_the_outpost_never_changes_hands() -> None:
    table = field(*OPEN, outpost="red")
    blue_closes(table)
    assert table.outpost == "red"


@law("roam", "11.3")
def test_the_owner_keeps_the_outpost_when_the_ring_is_broken() -> None:
    table = field(*OPEN, version="full", ready={"red": ["long-broom"]})
    blue_closes(table)
    table.red.artifact("long-broom")
    table.red.lifts("B2")
    table.red.moves_to("A2")
    assert table.outpost == "blue"


@law("roam", "11.4")
def test_the_outpost_scores_3_points() -> None:
    table = field(*OPEN)
    assert table.blue.score == 3
    blue_closes(table)
    assert table.blue.score == 3 + 3
    assert table.red.score == 3
