"""What resources are worth in Lockup: a star or two each at the end, and more in an item that is nearly paid for."""

from typing import Final

from parlour.bots.lockup_estate import rounds_after
from parlour.games.lockup.fields import KINDS
from parlour.games.lockup.rules import ANY, GOLD, SCRAP, SUSPICION
from parlour.games.lockup.state import Lockup

Wish = tuple[float, int]  # what an item brings, and its cost
NOW: Final = (0.97, 0.5, 0.25, 0.1, 0.04)  # crafting this round, by how many resources are lacking
LATER: Final = (0.35, 0.3, 0.22, 0.12, 0.05)
SECOND: Final = 0.7  # an item after the first
MORE: Final = 0.1  # a resource is worth so much more for each round to come
SPILT: Final = 0.85  # of a resource beyond the storage limit, what is lost
RIVALS: Final = 0.1


def prices(g: Lockup) -> list[float]:
    """What one of each resource is worth by itself; last, the cheapest."""
    more = MORE * min(4, rounds_after(g))
    stars = g.cards.good_stars
    found = [stars[good] + more for good in range(GOLD + 1)]
    return [*found, min(found)]


def goods_worth(g: Lockup, stock: list[int], limit: int, wishes: list[Wish], now: bool) -> float:
    """Resources with the items they may go into; `now`: there will be crafting this round."""
    price = prices(g)
    worth = sum([stock[good] * price[good] for good in range(4)])
    later = rounds_after(g) > 0
    best, rest, bonus = pick(stock, wishes, price, now, later)
    worth += bonus
    left = pay(stock, rest) if best else stock
    spare = sum(left) - limit
    if later and spare > 0:
        worth -= SPILT * spare * price[SCRAP]
    if later and best:
        others = [wish for wish in wishes if wish is not best]
        worth += SECOND * pick(left, others, price, False, True)[2]
    return worth


def pick(
    stock: list[int], wishes: list[Wish], price: list[float], now: bool, later: bool
) -> tuple[Wish | None, int, float]:
    """The item to craft next: the best of gain and chance; its cost, and what it adds."""
    best: Wish | None = None
    most = 0.0
    for wish in wishes:
        gain, cost = wish
        surplus = gain - cost_worth(cost, price)
        if surplus <= most:
            continue
        lacking = missing(stock, cost)
        if lacking > 4:
            continue
        chance = max(NOW[lacking] if now else 0.0, LATER[lacking] if later else 0.0)
        if surplus * chance > most:
            best, most = wish, surplus * chance
    return best, best[1] if best else 0, most


def cost_worth(cost: int, price: list[float]) -> float:
    return (
        (cost & 15) * price[0]
        + (cost >> 4 & 15) * price[1]
        + (cost >> 8 & 15) * price[2]
        + (cost >> 12 & 15) * price[3]
        + (cost >> 4 * ANY) * price[4]
    )


def missing(stock: list[int], cost: int) -> int:
    """11.2 How many resources are lacking, as `costs.lacking`."""
    short = spare = 0
    for good in range(4):
        left = stock[good] - (cost >> 4 * good & 15)
        if left < 0:
            short -= left
        else:
            spare += left
    return short + max(0, (cost >> 4 * ANY) - spare)


def pay(stock: list[int], cost: int) -> list[int]:
    """What is left after an item, "any" paid with what there is most of."""
    left = [max(0, stock[good] - (cost >> 4 * good & 15)) for good in range(4)]
    for _ in range(cost >> 4 * ANY):
        most = left.index(max(left))
        left[most] = max(0, left[most] - 1)
    return left


def stock_of(g: Lockup, party: int) -> list[int]:
    return g.stock[party * KINDS : party * KINDS + 4]


__all__ = ["SUSPICION"]
