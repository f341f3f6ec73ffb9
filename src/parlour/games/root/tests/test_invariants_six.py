"""Random games of all factions: they break no invariant, and some things never change while they go on."""

import pytest

from parlour.conformance.fuzz import Dice, choose
from parlour.conformance.law import law
from parlour.games.root.rules.facts import GARDEN
from parlour.games.root.tests.games import GAME, states
from parlour.kernel.bag import members
from parlour.kernel.match import begin
from parlour.kernel.state import NOBODY

SIX = ("marquise", "vagabond", "riverfolk", "eyrie", "vagabond_second", "lizard_cult")
VAGABOND, SECOND, CULT = 1, 4, 5


@law("root", "INV.1", "INV.4", "INV.5", "INV.9", "INV.11", "INV.20", "9.7.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_of_all_factions_break_nothing(seats: int) -> None:
    """Two games for each number of seats: both maps, both laws, factions and characters drawn."""
    for number, (map_name, of) in enumerate([("autumn", "english"), ("winter", "seed")]):
        options = {"map": map_name, "law": of, "reach_check": "off", "characters": ("choose", "random")[number]}
        seed = f"all {seats} {number}"
        match, dice = begin(GAME, seats, GAME.read_settings(options), seed), Dice(seed)
        while match.state.offer and len(match.actions) < 1500:
            match.apply(choose(match.state.offer, dice))
            assert GAME.check(match.state) == []


@law("root", "INV.2", "10.2.6")
def test_with_the_cult_the_discard_pile_grows_only_when_it_discards_its_souls() -> None:
    before = None
    for g in states(*SIX, seed="souls"):
        if before is not None and g.discard & ~before.discard:
            assert g.active == CULT
            assert not before.souls & g.souls
        before = g.clone()


@law("root", "INV.4", "11.2.4")
def test_warriors_are_on_the_map_in_boxes_on_the_rivers_board_or_in_the_supply() -> None:
    for g in list(states(*SIX, seed="warriors"))[::7]:
        for seat, n in enumerate([25, 0, 15, 20, 0, 25]):
            boxes = g.acolytes if seat == CULT else 0
            on_map = sum(g.warriors[seat * 12 : seat * 12 + 12])
            assert on_map + boxes + sum(g.till[seat::6]) + g.supply[seat] == n


@law("root", "INV.16", "10.2.4")
def test_a_clearing_with_a_garden_is_ruled_by_the_cult() -> None:
    for g in list(states(*SIX, seed="gardens"))[::7]:
        assert all(g.ruler[clearing] == CULT for clearing in members(g.where[GARDEN]))
        assert VAGABOND not in g.ruler
        assert SECOND not in g.ruler


@law("root", "11.2.7.ii", "11.2.7.iii")
def test_services_end_with_the_turn() -> None:
    turn = NOBODY
    for g in states(*SIX, seed="services"):
        if g.turns != turn and g.stack:
            assert (g.services, g.bought, g.hirer) == (0, 0, NOBODY)
            assert g.paths == g.rules.land.paths
        turn = g.turns
