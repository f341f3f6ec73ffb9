"""Chapter 13: combining the variants, and where variants meet a field with missing lands."""

from itertools import product

import pytest

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import GAME, NO_MARKERS, Table, fresh, scenario
from parlour.kernel.playout import playout

COMBINATIONS = list(product(("regular", "full"), (False, True), (False, True)))


@law("roam", "13.1")
@pytest.mark.parametrize(("version", "outpost", "towers"), COMBINATIONS)
def test_every_combination_is_set_up_with_exactly_its_pieces(version: str, outpost: bool, towers: bool) -> None:
    table = fresh(version=version, outpost=outpost, towers=towers)
    options = table.view()["options"]
    assert (options["version"], options["outpost"], options["towers"]) == (version, outpost, towers)
    assert len(table.row) == (4 if version == "full" else 0)


@law("roam", "13.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("version", "outpost", "towers"), COMBINATIONS)
def test_every_combination_plays_to_the_end(version: str, outpost: bool, towers: bool, seats: int) -> None:
    table = fresh(seats, version=version, outpost=outpost, towers=towers)
    playout(table.g, 12345 + seats, GAME.longest)
    assert table.outcome is not None
    assert GAME.check(table.g) == []


def closing_ring(**options: object) -> Table:
    """Blue has all of a ring around red at C3 but D4, where red lies, and uses the scout there."""
    rows = ["......", ".bbb..", ".brb..", ".bbr..", "......", "......"]
    table = scenario(markers=rows, **options)  # type: ignore[arg-type]
    table.blue.uses("scout-blue")
    table.blue.places("D4")
    return table


@law("roam", "13.1")
@pytest.mark.parametrize("version", ["regular", "full"])
def test_only_towers_and_outpost_together_make_a_ring_by_stacking(version: str) -> None:
    both = closing_ring(version=version, towers=True, outpost=True)
    assert (both.tower("D4"), both.outpost, both.blue.score) == (["red", "blue"], "blue", 6)
    only_outpost = closing_ring(version=version, outpost=True)
    assert (only_outpost.tower("D4"), only_outpost.outpost, only_outpost.blue.score) == (["red"], None, 3)
    only_towers = closing_ring(version=version, towers=True)
    assert (only_towers.tower("D4"), only_towers.outpost, only_towers.blue.score) == (["red", "blue"], None, 3)


@law("roam", "13.1")
@pytest.mark.parametrize("version", ["regular", "full"])
def test_all_variants_may_meet_in_one_score(version: str) -> None:
    ready = {"blue": ["stilts"]} if version == "full" else {}
    table = scenario(version=version, towers=True, outpost="blue", ready=ready)
    assert table.blue.score == 3 + 3 + (3 if version == "full" else 0)


# Missing lands (7.7.1) meet patterns, moves and rings


@law("roam", "7.7.1", "5.3")
def test_filled_squares_may_not_lie_on_a_missing_land_empty_squares_may() -> None:
    table = scenario(lands={2: None, 6: None})
    table.blue.uses("guide-blue")
    assert table.offered("place") == {"A1", "A2", "A3", "E1", "E2", "A4", "A5", "B4", "B5", "C4", "C5"}


@law("roam", "7.7.1", "13.1")
@pytest.mark.parametrize("towers", [False, True])
def test_a_turn_beside_missing_lands_keeps_the_state_in_order(towers: bool) -> None:
    table = scenario(lands={6: None}, towers=towers, coins={"blue": 2})
    table.blue.uses("guide-blue")
    table.blue.places("C4")
    assert table.blue.markers == {"C4", "D4", "C5"}
    assert table.decider == "red"


@law("roam", "7.7.1", "10.3")
def test_a_land_that_goes_missing_under_the_pattern_leaves_the_rest_of_the_turn_in_order() -> None:
    table = scenario(version="full", markers=NO_MARKERS, on={4: "bbbrr."}, deck=[], coins={"blue": 9})
    table.blue.uses("scout-blue")
    table.blue.places("D4")
    assert table.land(4) is None
    assert table.step == "ChooseArtifact"
    assert table.view()["using"]["card"] == "scout-blue"
