"""INV.9, INV.10, INV.11, INV.16 and INV.17 held up by games played at random, in all modes."""

from itertools import pairwise

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.book import CHOW_HALL, SEWERS
from parlour.games.lockup.rules.fields import KINDS, NONE
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.verbs import TOME
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit_more import played
from parlour.kernel.state import NOBODY, SHIFT

GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"expert": "true"}),
    (5, {}),
    (1, {"difficulty": "damp"}),
    (1, {"difficulty": "fierce", "expert": "true"}),
]


@pytest.fixture(scope="module", params=GAMES, ids=lambda case: f"{case[0]}-{'-'.join(case[1].values())}")
def states(request: pytest.FixtureRequest) -> list[Lockup]:
    """A whole game: a copy of each of its States."""
    seats, settings = request.param
    return [g.clone() for _, g in played(f"invariants {seats}", seats, **settings)]


@law("lockup", "INV.9")
def test_after_patrol_display_cells_and_storage_are_in_order(states: list[Lockup]) -> None:
    patrols = [after for before, after in pairwise(states) if after.round > before.round]
    assert len(patrols) == 5
    for g in patrols:
        assert NONE not in g.display or not g.item_deck
        assert len(g.display) == g.rules.parties + 1
        cells = g.goon_at[SEWERS : CHOW_HALL + 1]
        assert NONE not in cells[cells.count(NONE) :]
        assert all(g.goods(seat) <= g.storage[seat] for seat in range(g.seats))


@law("lockup", "INV.10")
def test_nobody_ever_has_less_than_0_of_anything(states: list[Lockup]) -> None:
    for g in states:
        assert min(g.stock) >= 0
        assert min(g.supply) >= 0
        assert len(g.stock) == g.rules.parties * KINDS


@law("lockup", "INV.11")
def test_goals_and_the_first_player_marker_have_one_holder(states: list[Lockup]) -> None:
    parties = range(states[0].rules.parties)
    for before, after in pairwise(states):
        assert before.instant in (after.instant, NOBODY)
        assert after.majority in (NOBODY, *parties)
        assert after.majority != NOBODY or before.majority == NOBODY
        assert after.first in parties


@law("lockup", "INV.16")
def test_nobody_who_has_passed_is_offered_a_tome_in_roll_call(states: list[Lockup]) -> None:
    for g in states:
        if g.phase == 1 and g.decider() != NOBODY and g.passed >> g.decider() & 1:
            assert all(action >> SHIFT != TOME >> SHIFT for action in g.offer)


@law("lockup", "INV.17")
def test_guard_cards_and_location_cards_are_all_there(states: list[Lockup]) -> None:
    for g in states:
        if g.rules.solo:
            piles = [g.guard_deck, g.guards_aside, *g.guards_up]
            assert sum(pile.bit_count() for pile in piles) == 12
            assert g.guard_deck.bit_count() >= sum(g.guards_down)
            assert g.location_deck.bit_count() + len(g.turned) == 8
            assert (g.tomes[1], g.goals[1]) == (0, NONE)
        else:
            assert (g.guard_deck, g.location_deck) == (0, 0)


@law("lockup", "INV.9", "INV.10", "INV.11", "INV.17")
def test_the_check_finds_nothing(states: list[Lockup]) -> None:
    for g in states[::7]:
        assert LOCKUP.check(g) == []
    assert not states[-1].offer
