"""How good a game of Roam looks to a seat: points, lands about to be won, coins, and who is awake."""

from math import exp, sqrt

from parlour.games.roam.rules.board import LANDS
from parlour.games.roam.rules.book import CARDS
from parlour.games.roam.rules.state import NONE, Roam
from parlour.kernel.bag import size

CHARACTER = 1.0  # what a new character is worth beyond its points
COIN = 0.35
AWAKE = 0.12
READY = 0.3


def value(g: Roam, seat: int) -> float:
    own = standing(g, seat)
    others = [standing(g, other) for other in range(g.seats) if other != seat]
    return own - max(others) - 0.2 * sum(others)


def standing(g: Roam, seat: int) -> float:
    """What one seat has, and may hope for."""
    points = g.score(seat) + CHARACTER * (size(g.owned[seat]) - 3)
    comfort = COIN * min(g.coins[seat], 8) + AWAKE * size(g.awake[seat]) + READY * size(g.ready[seat])
    if not g.stack:
        return points + 0.01 * g.coins[seat]
    return points + comfort + sum(hope(g, seat, land) for land in range(LANDS) if g.lands[land] != NONE)


def hope(g: Roam, seat: int, land: int) -> float:
    """The chance of winning a land, as markers stand: the fuller it is, the surer."""
    counts = [g.markers_on(each, land) for each in range(g.seats)]
    own, best = counts[seat], max(count for each, count in enumerate(counts) if each != seat)
    if own == 0:
        return 0.0
    fullness = min(1.0, sum(counts) / 6)
    lead = own - best + (0.3 if g.coins[seat] == max(g.coins) else 0.0)
    return prize(g, land) * fullness * sqrt(fullness) / (1 + exp(-1.3 * lead))


def prize(g: Roam, land: int) -> float:
    points = g.rules.cards.points
    return CHARACTER + (sum(points[:CARDS]) / CARDS if g.rules.hidden else points[g.lands[land]])
