"""The Alliance: supporters spread sympathy, sympathy scores; bases and officers carry it further."""

from typing import Final

from parlour.games.root.bot.common import most_foes
from parlour.games.root.rules.factions.sympathy import POINTS, TOKENS
from parlour.games.root.rules.facts import BASE, BIRDS, SYMPATHY
from parlour.games.root.rules.land import at
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import has, members, size

ENOUGH: Final = 4  # supporters: as many again are worth half, and more nearly nothing, so that they are spent
OFFICERS: Final = 4


def engine(g: Root, seat: int, turns: float) -> float:
    tokens, bases = g.with_piece(SYMPATHY), g.with_piece(BASE)
    worth = (0.5 + 0.1 * turns) * size(tokens) + (1.0 + 0.6 * turns) * size(bases)
    worth += 0.45 * turns * min(g.officers, OFFICERS)
    return worth + supporters(g) + warriors(g, seat, tokens) + defence(g, seat, bases)


def supporters(g: Root) -> float:
    n = g.count_supporters()
    worth = 0.8 * min(n, ENOUGH) + 0.45 * min(max(0, n - ENOUGH), ENOUGH) + 0.1 * max(0, n - 2 * ENOUGH)
    return worth + 0.1 * size(g.supporters & BIRDS)


def warriors(g: Root, seat: int, tokens: int) -> float:
    """8.6.1.iv A warrior in a clearing without sympathy can organize it."""
    worth = 0.0
    ahead = POINTS[min(TOKENS - g.stock[SYMPATHY], TOKENS - 1)]
    for clearing in members(g.standing[seat]):
        mine = g.warriors[at(seat, clearing)]
        worth += 0.3 * min(mine, 3) + 0.1 * max(0, mine - 3)
        if not has(tokens, clearing):
            worth += 0.2 + 0.35 * ahead
    return worth


def defence(g: Root, seat: int, bases: int) -> float:
    """8.2.4 With a base, supporters and officers would go."""
    worth = 0.0
    for clearing in members(bases):
        mine = g.warriors[at(seat, clearing)]
        worth += 0.25 * min(mine, 3) - max(0, most_foes(g, seat, clearing) - mine) - 0.5 * (mine == 0)
    return worth
