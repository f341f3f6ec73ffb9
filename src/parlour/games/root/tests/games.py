"""Random games of Root to look at: States in the middle of everything, for tests that are about no rule."""

from collections.abc import Callable, Iterator
from typing import Any

from parlour.conformance.fuzz import Dice, choose
from parlour.games import game as find_game
from parlour.games.root.game import RootGame
from parlour.games.root.rules.state import Root
from parlour.kernel.match import Match, begin

found = find_game("root")
assert isinstance(found, RootGame)
GAME = found
ALL_FOUR = ("marquise", "eyrie", "alliance", "vagabond")
SIX = ("marquise", "riverfolk", "vagabond_second", "eyrie", "lizard_cult", "vagabond")


def begun(*seats: str, seed: str = "root", **settings: str) -> Match[Any]:
    """A game with these factions at these seats, the first of them begins."""
    chosen = GAME.read_settings({"reach_check": "off", "first": "0", **settings})
    return begin(GAME, list(seats or ALL_FOUR), chosen, seed)


def states(*seats: str, seed: str = "root", **settings: str) -> Iterator[Root]:
    """The State at every question of a random game, and the last one."""
    match, dice = begun(*seats, seed=seed, **settings), Dice(seed)
    while match.state.offer:
        yield match.state
        match.apply(choose(match.state.offer, dice))
    yield match.state


def first(wanted: Callable[[Root], bool], *seats: str, games: int = 40) -> Root:
    """The first State of some random games that is as wanted."""
    for number in range(games):
        for g in states(*seats, seed=f"first {number}"):
            if wanted(g):
                return g
    raise AssertionError("no game comes to that")
