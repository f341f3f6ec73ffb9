"""What buying of the Riverfolk is worth: the price goes to somebody else, and mercenaries must have work."""

from typing import Final

from parlour.games.root.rules.faction import ALLIANCE, EYRIE, LIZARD_CULT, MARQUISE
from parlour.games.root.rules.factions.decree import BATTLE_COLUMN
from parlour.games.root.rules.factions.funds import boxed
from parlour.games.root.rules.facts import TRADE_POST
from parlour.games.root.rules.fields import FUNDS, PAYMENTS
from parlour.games.root.rules.land import at
from parlour.games.root.rules.services import MERCENARIES
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import has, members, size
from parlour.kernel.state import NOBODY

FUND: Final = 0.25  # a warrior that works for the seller
BANKED: Final = 0.1  # and brings him dividends
POST: Final = 0.3
SCARCE: Final = 0.4  # a warrior of one's own that will be missed
RESERVE: Final = 3
NEW_RULE: Final = 0.5
SPOIL: Final = 0.5  # a building or token that may fall


def bargain(g: Root, seat: int) -> float:
    """11.2.6 What the seller has by it, what is missed, and what was bought and not used yet."""
    worth = -riches(g)
    if g.till[PAYMENTS * g.seats + seat]:
        worth -= SCARCE * max(0, RESERVE - g.supply[seat])
    if has(g.bought, MERCENARIES) and g.active == seat and g.hirer == NOBODY:
        worth += work(g, seat)
    return worth


def riches(g: Root) -> float:
    """11.4.2, 11.5.6 What the seller's funds may still bring him; the nearer he is to winning, the worse."""
    posts = size(g.with_piece(TRADE_POST))
    worth = FUND * sum(g.till) + POST * posts
    if posts:
        worth += BANKED * boxed(g, FUNDS)
    return worth * (1.0 + 0.05 * g.score[g.rules.seller])


def work(g: Root, seat: int) -> float:
    """11.2.7.iii What mercenaries could do in Daylight, where they would do most."""
    return max([errand(g, seat, clearing) for clearing in members(g.standing[g.rules.seller])], default=0.0)


def errand(g: Root, seat: int, clearing: int) -> float:
    """Rule where there is room to build, or strike with superior force at what others have built."""
    hired = g.warriors[at(g.rules.seller, clearing)]
    rest = [at(other, clearing) for other in range(g.seats) if other not in (seat, g.rules.seller)]
    worth = 0.0
    if builds(g, seat) and g.room[clearing] and g.ruler[clearing] != seat:
        own = g.strength[at(seat, clearing)]
        worth += NEW_RULE if own + hired > max([g.strength[i] for i in rest], default=0) else 0.0
    if fights(g, seat):
        force = g.warriors[at(seat, clearing)] + hired
        for i in rest:
            if force > g.warriors[i] + 1:
                worth += SPOIL * (g.strength[i] + g.lesser[i] - g.warriors[i])
    return worth


def builds(g: Root, seat: int) -> bool:
    """6.5.4, 7.5.2.iv, 10.5.1 Who must rule where he builds."""
    return g.rules.faction[seat].number in (MARQUISE, EYRIE, LIZARD_CULT)


def fights(g: Root, seat: int) -> bool:
    """7.5.2.iii, 8.6.1, 10.4.3.i Not everybody can start battles in Daylight and Evening."""
    number = g.rules.faction[seat].number
    if number == EYRIE:
        return g.decree[BATTLE_COLUMN] != 0
    return number == MARQUISE or (number == ALLIANCE and g.officers > 0)
