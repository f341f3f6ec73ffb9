"""The Lizard Cult: gardens score every turn, for a card of their suit; acolytes take what others have built."""

from typing import Final

from parlour.games.root.bot.common import grip, guard
from parlour.games.root.rules.factions.rituals import POINTS, gardens_of
from parlour.games.root.rules.facts import OF_SUIT
from parlour.games.root.rules.fields import DAYLIGHT
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import has, size

GARDENS: Final = (0.0, 0.6, 2.2, 2.5, 3.2, 4.0)  # what so many of a suit bring in a turn, cards included
OFTEN: Final = 0.5  # how often a card of the suit is there to score with
LIKELY: Final = 0.9  # points still to be scored this turn
LATER: Final = 0.25  # and in the next, with the cards that are kept
SLOT: Final = 0.3
ENOUGH: Final = 5  # acolytes


def engine(g: Root, seat: int, turns: float) -> float:
    worth = 0.6 * min(g.acolytes, ENOUGH) + 0.2 * max(0, g.acolytes - ENOUGH)
    awake = g.active == seat and g.phase <= DAYLIGHT
    for suit in range(3):
        gardens = gardens_of(g, suit)
        worth += (0.5 + OFTEN * turns) * GARDENS[gardens]
        if gardens:
            worth += rites(g, seat, suit, awake) * POINTS[gardens - 1]
    return worth + grip(g, seat, SLOT) + guard(g, seat, 0.2, 0.35)


def rites(g: Root, seat: int, suit: int, awake: bool) -> float:
    """10.5.3 How often the cards at hand will score a suit, this turn and next."""
    ready, kept = size(g.hand[seat] & OF_SUIT[suit]), size(g.revealed & OF_SUIT[suit])
    if not awake or has(g.scored, suit):
        return LATER if ready + kept else 0.0
    return (LIKELY if ready else 0.0) + (LATER if ready + kept > 1 else 0.0)
