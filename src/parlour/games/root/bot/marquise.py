"""The Marquise: sawmills for wood, wood for buildings, buildings for points; warriors hold the clearings together."""

from typing import Final

from parlour.games.root.bot.common import grip, guard
from parlour.games.root.rules.factions.building import BUILT, connected, wood_in
from parlour.games.root.rules.factions.marquise import BONUS
from parlour.games.root.rules.facts import KEEP, RECRUITER, SAWMILL, WOOD, WORKSHOP
from parlour.games.root.rules.land import CLEARINGS, at
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import lowest, size

WOOD_THAT_PAYS: Final = 0.6
WOOD_IN_STORE: Final = 0.25  # beyond the next building, or without a site
STORE: Final = 4
SLOT: Final = 0.35


def engine(g: Root, seat: int, turns: float) -> float:
    sawmills, workshops, recruiters = [BUILT - g.stock[kind] for kind in (SAWMILL, WORKSHOP, RECRUITER)]
    worth = turns * (0.3 * min(sawmills, 4) + 0.05 * workshops + 0.12 * recruiters)
    worth += turns * 0.4 * sum(BONUS[:recruiters])
    worth += 1.0 * size(g.with_piece(KEEP))
    if g.active == seat:
        worth += 0.15 * g.actions
    return worth + wood(g, seat) + grip(g, seat, SLOT) + guard(g, seat, 0.2, 0.35)


def wood(g: Root, seat: int) -> float:
    """Wood is worth most where it can pay for a building: in a chain with a free slot."""
    total = sum(g.pieces[at(WOOD, 0) : at(WOOD, CLEARINGS)])
    best, rest = 0, g.ruled[seat] & g.roomy
    while rest:
        chain = connected(g, seat, lowest(rest))
        best = max(best, wood_in(g, chain))
        rest &= ~chain
    paying = min(best, STORE)
    return WOOD_THAT_PAYS * paying + WOOD_IN_STORE * (total - paying)
