"""18.4: the guards in Lights Out. They never decline, and choose by fixed rules."""

from parlour.games.lockup.rules.book import ANY, CELL_BLOCK, CHOW_HALL, COMMISSARY, LIBRARY, POWER
from parlour.games.lockup.rules.cell_block import craft, pay_fixed
from parlour.games.lockup.rules.chow_hall import goons_here, take_goon
from parlour.games.lockup.rules.costs import lacking
from parlour.games.lockup.rules.effects import gain_goods, gain_power, guards_stars, guards_want
from parlour.games.lockup.rules.fields import KINDS, NONE
from parlour.games.lockup.rules.places import holds_something, plain_reward, take_first_marker
from parlour.games.lockup.rules.receive import take_lying
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import how_many
from parlour.kernel.state import Step


def guards_reward(g: Lockup, place: int) -> bool:
    """18.4.1 The reward of the guards' place; whether they received it (7.4.5)."""
    location = g.location
    if location == COMMISSARY:
        return place == 0 and guards_shop(g)
    if location == CHOW_HALL:
        return place == 0 and guards_recruit(g)
    if location == CELL_BLOCK:
        return guards_craft(g) or guards_reserve(g)
    if location == LIBRARY:
        if place < 2:
            guards_stars(g, g.cards.guard_library_stars)  # 18.4.5
        return place < 2
    return holds_something(g, place) and guards_take(g, place)


def guards_take(g: Lockup, place: int) -> bool:
    """18.4.1, 8.1–8.4 Like a player; 7.4.6 first what a brigand left here."""
    take_lying(g, g.seats)
    kind, n = plain_reward(g, g.location, place, len(g.ranking))
    if kind != POWER:
        gain_goods(g, g.seats, kind, n)
        return True
    gain_power(g, g.seats, n)
    if place == 0:
        take_first_marker(g, g.seats)
    return True


def guards_shop(g: Lockup) -> bool:
    """18.4.2 1 resource of the type they have fewest of, among several the rarest; 18.4.2.1 out of the supply."""
    if guards_want(g, NONE) == NONE:
        return False
    take_lying(g, g.seats)  # 7.4.6 first
    gain_goods(g, g.seats, guards_want(g, NONE), 1)
    return True


def guards_recruit(g: Lockup) -> bool:
    """18.4.3 Without paying, the 2 goons with the most suspicion symbols; ties: at the lower location."""
    goons = goons_here(g)
    if not goons:
        return False
    take_lying(g, g.seats)
    goons.sort(key=lambda goon: -g.cards.goon_suspicion[goon])  # stable: the lower location first
    g.then(*[GuardsTakeGoon(goon) for goon in goons[:2]])
    return True


class GuardsTakeGoon(Step[Lockup]):
    """18.4.3 One goon after the other, in the order taken, each with its effects."""

    def __init__(self, goon: int) -> None:
        super().__init__()
        self.goon = goon

    def args(self) -> tuple[int, ...]:
        return (self.goon,)

    def run(self, g: Lockup) -> None:
        take_goon(g, g.seats, self.goon)


def guards_craft(g: Lockup) -> bool:
    """18.4.4 The item of highest value they can pay; 18.4.4.1 ties: nearer to the deck, display before reserved."""
    guards, costs = g.seats, g.cards.costs
    items = [item for item in g.display if item != NONE] + g.kept
    item = most_valuable(g, [item for item in items if not lacking(g, guards, costs[item])])
    if item == NONE:
        return False
    pay_fixed(g, guards, costs[item])
    pay_any(g, how_many(costs[item], ANY))
    g.kept = [kept for kept in g.kept if kept != item]
    craft(g, guards, item)
    return True


def most_valuable(g: Lockup, items: list[int]) -> int:
    """The first of the highest value, NONE of none."""
    best = NONE
    for item in items:
        if best == NONE or g.cards.values[item] > g.cards.values[best]:
            best = item
    return best


def pay_any(g: Lockup, n: int) -> None:
    """18.4.4.2 "Any resource" is paid with the least rare one, after the fixed part of the cost."""
    at = g.seats * KINDS
    for good in range(4):
        part = min(n, g.stock[at + good])
        if part:
            g.lose(g.seats, good, part)
            n -= part


def guards_reserve(g: Lockup) -> bool:
    """18.4.4 If they cannot craft: without paying, the display card of highest value; 18.4.4.3 none: no reward."""
    item = most_valuable(g, [item for item in g.display if item != NONE])
    if item == NONE:
        return False
    g.take_from_display(item)
    g.reserved[g.seats] |= 1 << item
    g.kept.append(item)
    g.note("guards-reserves", item=item)
    return True
