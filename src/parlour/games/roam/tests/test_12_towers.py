"""Chapter 12: the marker-towers variant."""

import pytest

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import NO_MARKERS, Table, scenario


def towers(ground: list[str], upper: list[str] | bool = True, **more: object) -> Table:
    return scenario(markers=ground, towers=upper, **more)  # type: ignore[arg-type]


def south(*rows: str) -> list[str]:
    """The three southern rows; the north is empty."""
    return [*["......"] * 3, *rows]


def guide_at_c4(table: Table) -> Table:
    """Filled squares on C4, D4 and C5, the empty one on E4."""
    table.blue.uses("guide-blue")
    table.blue.places("C4")
    return table


# 12.1 Two levels


@law("roam", "12.1", "12.4")
def test_a_second_marker_stands_on_top_of_the_first() -> None:
    table = guide_at_c4(towers(south("..rb..", "......", "......")))
    assert table.tower("C4") == ["red", "blue"]
    assert table.tower("D4") == ["blue", "blue"]
    assert table.tower("C5") == ["blue"]
    assert table.blue.supply == 23 - 3


@law("roam", "12.1", "12.4")
def test_a_space_with_2_markers_takes_no_third() -> None:
    table = guide_at_c4(towers(south("..r...", "......", "......"), south("..b...", "......", "......")))
    assert table.tower("C4") == ["red", "blue"]
    assert table.blue.supply == 23 - 2


@law("roam", "12.1", "5.4.2")
def test_without_the_variant_nothing_is_stacked() -> None:
    table = guide_at_c4(scenario(markers=south("..rb..", "......", "......")))
    assert table.tower("C4") == ["red"]
    assert table.tower("D4") == ["blue"]
    assert table.blue.supply == 23 - 1


@law("roam", "12.1")
def test_the_view_shows_both_levels_bottom_first() -> None:
    table = guide_at_c4(towers(south("..rb..", "......", "......")))
    spaces = {space["id"]: space["markers"] for space in table.view()["spaces"]}
    assert (spaces["C4"], spaces["D4"], spaces["C5"], spaces["E4"]) == ([1, 0], [0, 0], [0], [])


# 12.2, 12.3 Explored lands


@law("roam", "12.2")
def test_both_levels_count_for_the_most_markers() -> None:
    ground, upper = south("bb....", "rr....", "rr...."), south("bb....", "b.....", "......")
    table = towers(ground, upper, lands={4: "odda"}, begin="lands")
    assert table.blue.owns("odda")
    assert table.red.coins == 1


@law("roam", "12.2", "7.4")
def test_a_tie_of_both_levels_together_is_settled_by_auction() -> None:
    ground, upper = south("bb....", "rr....", "rr...."), south("bb....", "......", "......")
    table = towers(ground, upper, lands={4: "odda"}, coins={"blue": 1, "red": 2}, begin="lands")
    table.blue.bids(1)
    table.red.bids(2)
    assert table.red.owns("odda")


@law("roam", "12.2", "7.6")
def test_the_markers_of_both_levels_return() -> None:
    ground, upper = south("bb....", "rr....", "rr...."), south("bb....", "b.....", "......")
    table = towers(ground, upper, begin="lands")
    assert (table.blue.supply, table.red.supply) == (24, 24)
    assert table.tower("A4") == []


@law("roam", "12.2", "7.8")
def test_a_player_with_only_a_covered_marker_is_consoled() -> None:
    ground, upper = south("yb....", "bb....", "bb...."), south("b.....", "......", "......")
    table = towers(ground, upper, seats=3, begin="lands")
    assert (table.blue.coins, table.red.coins, table.yellow.coins) == (0, 0, 1)


@law("roam", "12.3")
def test_a_land_is_explored_with_1_marker_on_each_space() -> None:
    table = towers(south("bb....", "rr....", "bb...."), lands={4: "odda"}, begin="lands")
    assert table.blue.owns("odda")


@law("roam", "12.3")
def test_a_land_with_a_space_left_is_not_explored_however_high_the_others() -> None:
    ground, upper = south("bb....", "bb....", "b....."), south("bb....", "bb....", "b.....")
    table = towers(ground, upper, lands={4: "odda"}, begin="lands")
    assert table.land(4) == "odda"
    assert table.decider == "red"


# 12.4, 12.5 Placing on top


@law("roam", "12.4")
def test_on_a_space_with_1_marker_the_second_is_mandatory() -> None:
    table = towers(south("..rb..", "..r...", "......"))
    table.blue.uses("guide-blue")
    table.blue.places("C4")
    assert [table.tower(space)[-1] for space in ("C4", "D4", "C5")] == ["blue"] * 3
    assert table.decider == "red"


@law("roam", "12.4", "5.4.4")
def test_in_a_shortage_spaces_with_1_marker_are_among_those_to_choose() -> None:
    ground, upper = south("..rb..", "......", "......"), NO_MARKERS
    crowd = ["bbbbbb", "bbbbbb", "b.b.b.", *ground[3:]]
    table = towers(crowd, ["bbbbbb", "......", *upper[2:]])
    assert table.blue.supply == 2
    table.blue.uses("guide-blue")
    table.blue.places("C4")
    assert table.offered("fill") == {"C4", "D4", "C5"}
    table.blue.fills("D4")
    table.blue.fills("C4")
    assert table.tower("D4") == ["blue", "blue"]
    assert table.tower("C4") == ["red", "blue"]
    assert table.tower("C5") == []


@law("roam", "12.5")
def test_a_marker_on_top_gains_the_coins_of_the_space_too() -> None:
    table = guide_at_c4(towers(south("..rb..", "......", "......"), lands={5: "moss-giant-junior"}))
    assert table.g.symbols(20) == 1
    assert table.blue.coins == 1 + 1


# 12.6 Towers with empty squares and artifacts


@law("roam", "12.6", "6.3")
@pytest.mark.parametrize("below", ["b", "r"])
def test_an_empty_square_may_be_paid_on_a_space_with_1_marker(below: str) -> None:
    table = guide_at_c4(towers(south(f"....{below}.", "......", "......"), coins={"blue": 2}))
    table.blue.marks("E4")
    assert table.tower("E4") == [{"b": "blue", "r": "red"}[below], "blue"]


@law("roam", "12.6", "6.3")
def test_an_empty_square_may_not_be_paid_on_a_space_with_2_markers() -> None:
    ground, upper = south("....r.", "......", "......"), south("....b.", "......", "......")
    table = guide_at_c4(towers(ground, upper, coins={"blue": 2}, version="full", ready={"blue": ["lucky-penny"]}))
    table.blue.cannot("mark", "E4", law="6.3")


@law("roam", "12.6", "6.2")
def test_an_empty_square_is_paid_only_once_although_there_is_room_for_two() -> None:
    ready = {"blue": ["folding-bridge", "lucky-penny"]}
    table = guide_at_c4(towers(NO_MARKERS, coins={"blue": 9}, version="full", ready=ready))
    table.blue.marks("E4")
    assert table.tower("E4") == ["blue"]
    assert not table.offers("mark")
    table.blue.cannot("artifact", "folding-bridge", law="10.6.1")


@law("roam", "12.6", "6.2", "10.6.1")
def test_an_empty_square_marked_by_free_step_cannot_be_paid_as_well() -> None:
    ready = {"blue": ["folding-bridge", "stilts", "lucky-penny"]}
    table = guide_at_c4(towers(NO_MARKERS, coins={"blue": 9}, version="full", ready=ready))
    table.blue.artifact("folding-bridge")
    assert table.tower("E4") == ["blue"]
    assert not table.offers("mark")
    table.blue.cannot("artifact", "stilts", law="10.6.1")


@law("roam", "12.6", "6.2", "10.6.2.1")
def test_an_empty_square_paid_for_taking_over_cannot_be_marked_as_well() -> None:
    ready = {"blue": ["tricksters-mask", "lucky-penny", "folding-bridge"]}
    table = guide_at_c4(towers(south("....r.", "......", "......"), coins={"blue": 9}, version="full", ready=ready))
    table.blue.artifact("tricksters-mask")
    table.blue.pays()
    assert table.tower("E4") == ["blue"]
    assert not table.offers("mark")
    table.blue.cannot("artifact", "folding-bridge", law="10.6.1")


@law("roam", "12.6", "10.6.1")
def test_free_step_works_on_a_space_with_1_marker_but_not_with_2() -> None:
    ground = south("....r.", "......", "......")
    table = guide_at_c4(towers(ground, version="full", ready={"blue": ["folding-bridge"]}))
    table.blue.artifact("folding-bridge")
    assert table.tower("E4") == ["red", "blue"]
    upper = south("....r.", "......", "......")
    table = guide_at_c4(towers(ground, upper, version="full", ready={"blue": ["folding-bridge", "lucky-penny"]}))
    table.blue.cannot("artifact", "folding-bridge", law="10.6.1")


@law("roam", "12.6", "10.6.2")
def test_only_the_top_marker_is_taken_over() -> None:
    ground, upper = south("..y...", "......", "......"), south("..r...", "......", "......")
    table = towers(ground, upper, seats=3, version="full", ready={"blue": ["tricksters-mask"]})
    guide_at_c4(table)
    table.blue.artifact("tricksters-mask")
    assert table.tower("C4") == ["yellow", "blue"]
    assert (table.red.supply, table.yellow.supply) == (24, 23)


@law("roam", "12.6", "10.6.2")
def test_a_marker_below_an_own_one_cannot_be_taken_over() -> None:
    ground, upper = south("..r...", "......", "......"), south("..b...", "......", "......")
    table = guide_at_c4(towers(ground, upper, version="full", ready={"blue": ["tricksters-mask", "lucky-penny"]}))
    table.blue.cannot("artifact", "tricksters-mask", law="10.6.2")


@law("roam", "12.6", "10.6.2")
def test_a_marker_just_covered_cannot_be_taken_over_either() -> None:
    ready = {"blue": ["tricksters-mask", "lucky-penny"]}
    table = guide_at_c4(towers(south("..r...", "......", "......"), version="full", ready=ready))
    assert table.tower("C4") == ["red", "blue"]
    table.blue.cannot("artifact", "tricksters-mask", law="10.6.2")


@law("roam", "12.6", "10.6.2.1")
@pytest.mark.parametrize("means", ["coins", "free-square"])
def test_the_top_marker_under_an_empty_square_is_taken_over_for_2_coins_or_free_step(means: str) -> None:
    ground, upper = south("....b.", "......", "......"), south("....r.", "......", "......")
    ready = ["tricksters-mask", *(["folding-bridge"] if means == "free-square" else [])]
    coins = {"blue": 2 if means == "coins" else 0}
    table = guide_at_c4(towers(ground, upper, version="full", ready={"blue": ready}, coins=coins))
    table.blue.artifact("tricksters-mask")
    assert table.tower("E4") == ["blue", "blue"]
    assert table.blue.coins == 0
    assert table.blue.ready == set()


@law("roam", "12.6", "10.6.5")
def test_only_the_top_marker_is_nudged() -> None:
    ground, upper = south("..b...", "......", "......"), south("..r...", "......", "......")
    table = towers(ground, upper, version="full", ready={"blue": ["long-broom"]})
    table.blue.artifact("long-broom")
    table.blue.moves_to("C5")
    assert table.tower("C4") == ["blue"]
    assert table.tower("C5") == ["red"]


@law("roam", "12.6", "10.6.5")
def test_a_marker_may_be_nudged_onto_1_marker_but_not_onto_2() -> None:
    ground, upper = south("..brb.", "......", "......"), south("....r.", "......", "......")
    table = towers(ground, upper, version="full", ready={"blue": ["long-broom", "bottled-gust"]})
    table.blue.artifact("long-broom")
    table.blue.lifts("D4")
    assert table.offered("move") == {"C4", "D3", "D5"}
    table.blue.cannot("move", "E4", law="10.6.5")
    table.blue.moves_to("C4")
    assert table.tower("C4") == ["blue", "red"]
    table.blue.artifact("bottled-gust")
    table.blue.lifts("C4")
    table.blue.moves_to("D4")
    assert table.tower("D4") == ["red"]


@law("roam", "12.6", "10.6.5")
def test_a_marker_nudged_onto_another_gains_no_coins() -> None:
    table = towers(
        south("..bb..", "......", "......"), lands={5: "dask"}, version="full", ready={"blue": ["long-broom"]}
    )
    table.blue.artifact("long-broom")
    table.blue.lifts("C4")
    table.blue.moves_to("D4")
    assert table.g.symbols(21) == 2
    assert table.blue.coins == 0


@law("roam", "12.6", "10.6.3", "10.6.6")
def test_pocket_money_and_wake_or_doze_work_with_towers_as_without() -> None:
    table = towers(south("..r...", "......", "......"), version="full", ready={"blue": ["lucky-penny", "alarm-clock"]})
    table.blue.artifact("lucky-penny")
    table.blue.artifact("alarm-clock")
    table.blue.flips("scout-blue")
    assert table.blue.coins == 1
    assert table.blue.asleep == {"scout-blue"}


@law("roam", "12.4", "10.6.4")
def test_a_rotated_pattern_is_stacked_like_any_other() -> None:
    table = towers(south("..r...", "...r..", "......"), version="full", ready={"blue": ["weathercock"]})
    table.blue.uses("guide-blue")
    table.blue.artifact("weathercock")
    table.blue.places("C4")
    assert table.tower("C4") == ["red", "blue"]
    assert table.tower("D4") == ["blue"]
    assert table.tower("D5") == ["red", "blue"]


# 12.6 Towers with the outpost: blue's ring around C3, where only D4 is missing

RING = ["......", ".bbb..", ".brb..", ".bb...", "......", "......"]


def covered(space: str, letter: str) -> list[str]:
    rows = [list(row) for row in NO_MARKERS]
    rows[int(space[1]) - 1]["ABCDEF".index(space[0])] = letter
    return ["".join(row) for row in rows]


def red_has_a_broom(ground: list[str], upper: list[str]) -> Table:
    return towers(ground, upper, outpost=True, version="full", ready={"red": ["long-broom"]}, active="red")


def blue_closes(table: Table) -> Table:
    table.blue.uses("scout-blue")
    table.blue.places("D4")
    return table


@law("roam", "12.6", "11.2")
def test_a_ring_of_top_markers_gets_the_outpost() -> None:
    ground = [row.replace("b", "y") for row in RING]
    upper = [row.replace("r", ".") for row in RING]
    table = blue_closes(towers(ground, upper, seats=3, outpost=True))
    assert table.outpost == "blue"


@law("roam", "12.6", "11.2")
@pytest.mark.parametrize("space", ["B2", "C2", "D2", "B3", "D3", "B4", "C4"])
def test_a_covered_marker_of_the_ring_does_not_count(space: str) -> None:
    table = blue_closes(towers(RING, covered(space, "r"), outpost=True))
    assert table.outpost is None


@law("roam", "12.6", "11.2")
def test_the_ring_may_cover_an_opponents_marker() -> None:
    ground = [*RING[:3], ".bbr..", *RING[4:]]
    table = blue_closes(towers(ground, outpost=True))
    assert table.tower("D4") == ["red", "blue"]
    assert table.outpost == "blue"


@law("roam", "12.6", "11.2")
def test_an_opponents_marker_below_an_own_one_in_the_middle_is_not_surrounded() -> None:
    table = blue_closes(towers(RING, covered("C3", "b"), outpost=True))
    assert table.outpost is None


@law("roam", "12.6", "11.2")
def test_an_opponents_marker_on_top_of_an_own_one_in_the_middle_is_surrounded() -> None:
    ground = [*RING[:2], ".bbb..", *RING[3:]]
    table = blue_closes(towers(ground, covered("C3", "r"), outpost=True))
    assert table.outpost == "blue"


@law("roam", "12.6", "11.2.2", "10.6.5")
def test_a_ring_laid_bare_by_a_nudge_gets_the_outpost() -> None:
    ground = [*RING[:3], ".bbb..", *RING[4:]]
    table = red_has_a_broom(ground, covered("D4", "r"))
    table.red.artifact("long-broom")
    table.red.lifts("D4")
    table.red.moves_to("E4")
    assert table.outpost == "blue"


@law("roam", "12.6", "11.2.2", "10.6.5")
def test_a_marker_nudged_into_the_middle_of_a_ring_gives_it_the_outpost() -> None:
    ground = ["......", ".bbb..", ".b.b..", ".bbb..", "......", "......"]
    table = red_has_a_broom(ground, covered("C2", "r"))
    table.red.artifact("long-broom")
    table.red.lifts("C2")
    table.red.moves_to("C3")
    assert table.outpost == "blue"


@law("roam", "12.6", "11.2.2", "10.6.2")
def test_a_top_marker_taken_over_may_close_the_ring() -> None:
    ground = [*RING[:3], ".bby..", *RING[4:]]
    table = towers(
        ground, covered("D4", "r"), seats=3, outpost=True, version="full", ready={"blue": ["tricksters-mask"]}
    )
    blue_closes(table)
    assert table.outpost is None
    table.blue.artifact("tricksters-mask")
    assert table.tower("D4") == ["yellow", "blue"]
    assert table.outpost == "blue"
