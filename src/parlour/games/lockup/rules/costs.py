"""11.2: what an item costs, and who can pay it. A cost is a tally of resources and of "any"."""

from parlour.games.lockup.rules.book import ANY
from parlour.games.lockup.rules.fields import KINDS, NONE
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import how_many, one
from parlour.kernel.bag import members
from parlour.kernel.state import NOBODY


def lacking(g: Lockup, party: int, cost: int) -> int:
    """11.2, 11.2.1 How many resources the party lacks: fixed ones first, then any that nothing is left for."""
    at, short, spare = party * KINDS, 0, 0
    for good in range(4):
        left = g.stock[at + good] - how_many(cost, good)
        if left < 0:
            short -= left
        else:
            spare += left
    return short + max(0, how_many(cost, ANY) - spare)


def without(cost: int, good: int) -> int:
    """A cost with one symbol less: the resource itself or, if it is not in the cost, "any"."""
    if how_many(cost, good):
        return cost - one(good)
    return cost - one(ANY) if how_many(cost, ANY) else cost


def can_pay(g: Lockup, seat: int, cost: int) -> bool:
    """11.2 With own resources; 14.7.10 a discount leaves some out; 14.7.2 a rival may pay one."""
    if lacking(g, seat, cost) <= g.discount:
        return True
    return g.rival != NOBODY and bool(help_with(g, seat, g.rival, cost))


def help_with(g: Lockup, seat: int, rival: int, cost: int) -> list[int]:
    """14.7.2 The resources of a rival, one of which could pay for a symbol of the cost so that the rest is payable."""
    at, found = rival * KINDS, []
    for good in range(4):
        rest = without(cost, good)
        if g.stock[at + good] and rest != cost and lacking(g, seat, rest) <= g.discount:
            found.append(good)
    return found


def in_reach(g: Lockup, seat: int) -> list[int]:
    """11.1 The items that the seat might craft: the display, then its own reserved items."""
    items = [item for item in g.display if item != NONE]
    return items + members(g.reserved[seat]) if g.reserved[seat] else items


def craftable(g: Lockup, seat: int) -> list[int]:
    """11.1, 11.2 The items that the seat can pay for."""
    costs = g.cards.costs
    return [item for item in in_reach(g, seat) if can_pay(g, seat, costs[item])]


def helpers(g: Lockup, seat: int) -> list[int]:
    """14.7.2 The opponents who have a resource that an item in reach costs."""
    wanted = 0
    for item in in_reach(g, seat):
        wanted |= g.cards.costs[item]
    return [rival for rival in range(g.seats) if rival != seat and has_wanted(g, rival, wanted)]


def has_wanted(g: Lockup, rival: int, wanted: int) -> bool:
    for good in range(4):
        if g.stock[rival * KINDS + good] and (how_many(wanted, good) or how_many(wanted, ANY)):
            return True
    return False
