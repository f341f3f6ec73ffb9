"""What resources are worth in Lockup: a star or two each at the end, and more in an item that is nearly paid for."""

from functools import cache
from typing import Final

from parlour.games.lockup.bot.estate import goon_gain, item_gain, rounds_after
from parlour.games.lockup.rules.book import ANY, CELL_BLOCK, COSTS, GOLD, SCRAP
from parlour.games.lockup.rules.chow_hall import goons_here
from parlour.games.lockup.rules.costs import in_reach
from parlour.games.lockup.rules.fields import KINDS, LIGHTS_OUT
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import numbers
from parlour.kernel.bag import has

Wish = tuple[float, tuple[int, ...]]  # what an item brings, and how many of each resource, and of any, it costs
NOW: Final = (0.97, 0.5, 0.25, 0.1, 0.04, 0.0)  # crafting this round, by how many resources are lacking
LATER: Final = (0.35, 0.3, 0.22, 0.12, 0.05, 0.0)
SECOND: Final = 0.7  # an item after the first
MORE: Final = 0.1  # a resource is worth so much more for each round to come
SAFE: Final = 0.5  # more for an item that nobody can take away
SPILT: Final = 0.85  # of a resource beyond the storage limit, what is lost


def prices(g: Lockup) -> list[float]:
    """What one of each resource is worth by itself; last, the cheapest."""
    more = MORE * min(4, rounds_after(g))
    stars = g.cards.good_stars
    found = [stars[good] + more for good in range(GOLD + 1)]
    return [*found, min(found)]


def goods_worth(g: Lockup, stock: list[int], limit: int, wishes: list[Wish], now: bool) -> float:
    """Resources with the items they may go into; `now`: there will be crafting this round."""
    price, later = prices(g), rounds_after(g) > 0
    worth = stock[0] * price[0] + stock[1] * price[1] + stock[2] * price[2] + stock[3] * price[3]
    best, bonus = pick(stock, wishes, price, now, later)
    worth += bonus
    if not later:
        return worth
    left = pay(stock, best[1]) if best else stock
    worth -= SPILT * max(0, sum(left) - limit) * price[SCRAP]
    if best:
        worth += SECOND * pick(left, [wish for wish in wishes if wish is not best], price, False, True)[1]
    return worth


def pick(stock: list[int], wishes: list[Wish], price: list[float], now: bool, later: bool) -> tuple[Wish | None, float]:
    """The item to craft next, by gain and chance, and what it adds to the resources it costs."""
    best: Wish | None = None
    most = 0.0
    for wish in wishes:
        surplus = wish[0] - cost_worth(wish[1], price)
        if surplus <= most:
            continue
        lacking = min(5, missing(stock, wish[1]))
        surplus *= max(NOW[lacking] if now else 0.0, LATER[lacking] if later else 0.0)
        if surplus > most:
            best, most = wish, surplus
    return best, most


@cache
def symbols_of(cost: int) -> tuple[int, ...]:
    return tuple(numbers(cost, len(COSTS)))


def cost_worth(cost: tuple[int, ...], price: list[float]) -> float:
    return cost[0] * price[0] + cost[1] * price[1] + cost[2] * price[2] + cost[3] * price[3] + cost[ANY] * price[4]


def missing(stock: list[int], cost: tuple[int, ...]) -> int:
    """11.2 How many resources are lacking, as `costs.lacking`."""
    short = spare = 0
    for good in range(4):
        left = stock[good] - cost[good]
        if left < 0:
            short -= left
        else:
            spare += left
    return short + max(0, cost[ANY] - spare)


def pay(stock: list[int], cost: tuple[int, ...]) -> list[int]:
    """What is left after an item, "any" paid with what there is most of."""
    left = [max(0, stock[good] - cost[good]) for good in range(4)]
    for _ in range(cost[ANY]):
        most = left.index(max(left))
        left[most] = max(0, left[most] - 1)
    return left


def stock_of(g: Lockup, party: int) -> list[int]:
    return g.stock[party * KINDS : party * KINDS + 4]


def will_craft(g: Lockup, seat: int) -> bool:
    """Whether the seat has tokens in the Cell Block, and it is not settled yet."""
    if g.phase > LIGHTS_OUT or g.location > CELL_BLOCK or not g.tokens_at(seat, CELL_BLOCK):
        return False
    return not has(g.rewarded | g.declined, seat) or g.location < CELL_BLOCK


class Outlook:
    """How a seat looks at the cards: what each would bring it. Made once a decision."""

    def __init__(self, g: Lockup, seat: int) -> None:
        self.seat = seat
        self.gains = {item: item_gain(g, seat, item) for item in in_reach(g, seat)}
        self.goons = {goon: goon_gain(g, seat, goon) for goon in goons_here(g)}

    def wishes(self, g: Lockup) -> list[Wish]:
        """The items that can still be crafted."""
        costs = g.cards.costs
        return [(self.gain(g, item), symbols_of(costs[item])) for item in in_reach(g, self.seat)]

    def gain(self, g: Lockup, item: int) -> float:
        """A reserved item cannot be taken away by others."""
        if item not in self.gains:
            self.gains[item] = item_gain(g, self.seat, item)
        return self.gains[item] + (SAFE if has(g.reserved[self.seat], item) else 0.0)

    def goon(self, g: Lockup, goon: int) -> float:
        if goon not in self.goons:
            self.goons[goon] = goon_gain(g, self.seat, goon)
        return self.goons[goon]
