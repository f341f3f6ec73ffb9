"""What a seat of Lockup may hope for in each location: the rewards of the places, in stars."""

from typing import Final

from parlour.bots.lockup_estate import (
    POWER_STAR,
    TOME,
    collection,
    estate,
    goon_gain,
    item_gain,
    rounds_after,
)
from parlour.bots.lockup_goods import Wish, goods_worth, prices, stock_of
from parlour.bots.lockup_odds import (
    Crew,
    Rival,
    Watch,
    last_of_some,
    nobody,
    onlookers,
    places,
    rivals_at,
    strength_of,
    takes_suspicion,
)
from parlour.bots.lockup_raid import danger, more_suspicion
from parlour.games.lockup.chow_hall import PRICES, goons_here
from parlour.games.lockup.costs import in_reach
from parlour.games.lockup.fields import HOME, KINDS, LIGHTS_OUT, RANKED, ROLL_CALL
from parlour.games.lockup.places import plain_reward
from parlour.games.lockup.rules import (
    ALL_TOKENS,
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    INFIRMARY,
    LIBRARY,
    LOOKOUT,
    POWER,
    YARD,
)
from parlour.games.lockup.state import Lockup

LEFTOVER: Final = 0.85  # of a tome: going to the Library without a reward
RESERVING: Final = 0.4  # the Cell Block without an item to craft
SOLO: Final = 0.8
DENIED: Final = 0.5
FIRST: Final = (0.7, 1.2, 1.2, 1.3, 1.2, 1.0, 0.6)  # what being first is worth to others, by location
TAKEN: Final = 0.6  # the chance that who comes first takes the same card


class Outlook:
    """How a seat looks at a State: what cards would bring it, and who may be where. Made once a decision."""

    def __init__(self, g: Lockup, seat: int) -> None:
        self.seat = seat
        self.gains = {item: item_gain(g, seat, item) for item in in_reach(g, seat)}
        self.goons = {goon: goon_gain(g, seat, goon) for goon in goons_here(g)}

    def wishes(self, g: Lockup) -> list[Wish]:
        """The items that can still be crafted."""
        costs = g.cards.costs
        return [(self.gain(g, item), costs[item]) for item in in_reach(g, self.seat)]

    def gain(self, g: Lockup, item: int) -> float:
        """A reserved item cannot be taken away by others."""
        if item not in self.gains:
            self.gains[item] = item_gain(g, self.seat, item)
        return self.gains[item] + (0.5 if g.reserved[self.seat] >> item & 1 else 0.0)

    def goon(self, g: Lockup, goon: int) -> float:
        if goon not in self.goons:
            self.goons[goon] = goon_gain(g, self.seat, goon)
        return self.goons[goon]


def value(g: Lockup, seat: int, outlook: Outlook) -> float:
    """What the seat has, and what its tokens on the board will bring."""
    wishes, now = outlook.wishes(g), will_craft(g, seat)
    worth = estate(g, seat) - danger(g, seat)
    if not g.stack:
        return float(g.reputation[seat])
    worth += goods_worth(g, stock_of(g, seat), g.storage[seat], wishes, now)
    return worth + ahead(g, seat, outlook)


def will_craft(g: Lockup, seat: int) -> bool:
    """Whether the seat has tokens in the Cell Block, and it is not settled yet."""
    if g.phase > LIGHTS_OUT or g.location > CELL_BLOCK or not g.tokens_at(seat, CELL_BLOCK):
        return False
    return not (g.rewarded | g.declined) >> seat & 1 or g.location < CELL_BLOCK


def ahead(g: Lockup, seat: int, outlook: Outlook) -> float:
    """Tokens in locations that are not settled yet."""
    tokens = g.up[seat] | g.down[seat]
    if not tokens or g.phase not in (ROLL_CALL, LIGHTS_OUT):
        return 0.0
    prospect = Prospect(g, seat, outlook)
    first = max(0, g.location)
    worth = 0.0
    for location in range(first, LIBRARY):
        here = tokens >> location * HOME & ALL_TOKENS
        if here and not (location == g.location and g.moment == RANKED):
            strength = strength_of(g, seat, here) + (g.bonus[seat] if location == g.location else 0)
            eyes = bool(here >> LOOKOUT & 1) or (location == g.location and bool(g.dodging >> seat & 1))
            worth += prospect.gain(location, strength, eyes)
    return worth + ranked_here(g, seat, prospect) + shelf(g, seat, tokens)


def ranked_here(g: Lockup, seat: int, prospect: "Prospect") -> float:
    """The location that is being settled: a reward to come, or none any more."""
    if g.location < 0 or g.moment != RANKED or seat not in g.ranking or g.rewarded >> seat & 1:
        return 0.0
    place, location = g.ranking.index(seat), g.location
    if g.declined >> seat & 1 or location == LIBRARY:
        return LEFTOVER * TOME if location != LIBRARY else 0.0
    return prospect.rewards(location)[place]


def shelf(g: Lockup, seat: int, tokens: int) -> float:
    """8.8 Tokens that wait in the Library."""
    if not tokens >> LIBRARY * HOME or (g.location == LIBRARY and (g.rewarded | g.declined) >> seat & 1):
        return 0.0
    return LEFTOVER * TOME


class Prospect:
    """What each location holds for the seat, by place, as its stock and its rivals stand."""

    def __init__(self, g: Lockup, seat: int, outlook: Outlook) -> None:
        self.g, self.seat, self.outlook = g, seat, outlook
        self.others: list[Crew | Watch] = onlookers(g, seat)
        self.after = rounds_after(g)
        self.wishes = outlook.wishes(g)
        self.now = will_craft(g, seat) or (g.phase == ROLL_CALL and not g.used[seat] >> CELL_BLOCK & 1)
        self.rivals: dict[int, list[Rival]] = {}
        self.burdens: dict[int, float] = {}
        self.feared = -1.0
        self.expect([0, 0, 0, 0])

    def expect(self, more: list[int]) -> None:
        """Count on more resources than there are."""
        self.stock = [a + b for a, b in zip(stock_of(self.g, self.seat), more, strict=True)]
        self.base = self.with_stock(self.stock)
        self.by_place: dict[int, list[float]] = {}
        self.added: dict[tuple[int, int], float] = {}

    def with_stock(self, stock: list[int]) -> float:
        return goods_worth(self.g, stock, self.g.storage[self.seat], self.wishes, self.now)

    def adding(self, good: int, n: int) -> float:
        """What n more of a resource would bring."""
        if (good, n) not in self.added:
            stock = self.stock.copy()
            stock[good] += min(n, self.g.supply[good])
            self.added[good, n] = self.with_stock(stock) - self.base
        return self.added[good, n]

    def losing_one(self) -> float:
        """What the resource costs that one can do without."""
        losses = []
        for good in range(4):
            if self.stock[good]:
                stock = self.stock.copy()
                stock[good] -= 1
                losses.append(self.base - self.with_stock(stock))
        return min(losses) if losses else 9.0

    def gain(self, location: int, strength: int, eyes: bool) -> float:
        """What being there with that strength brings, on the average; `eyes`: with a lookout."""
        rivals = self.rivals_at(location)
        rewards, chances = self.rewards(location), places(rivals, strength)
        worth = 0.0
        for place in range(len(chances)):
            worth += chances[place] * rewards[place]
        if location == INFIRMARY:
            worth += last_of_some(rivals, strength) * max(0.0, self.adding(1, 1) - LEFTOVER * TOME)
        worth += (chances[0] - nobody(rivals)) * self.denial(location)
        if self.g.lying[location]:
            worth += chances[0] * self.lying(location)
        if self.g.suspicion_at[location] and not eyes:
            worth -= takes_suspicion(rivals, strength) * self.burden(self.g.suspicion_at[location])
        return worth

    def denial(self, location: int) -> float:
        """What the others lose by not being first."""
        if self.g.rules.solo:
            return SOLO * self.guards_lose(location)
        return DENIED * FIRST[location] / (self.g.rules.parties - 1)

    def guards_lose(self, location: int) -> float:
        """18.4.3 As first in the Chow Hall the guards take two goons for nothing, otherwise none."""
        if location != CHOW_HALL:
            return FIRST[location]
        if self.feared < 0:
            g = self.g
            goons = sorted(goons_here(g), key=lambda goon: -g.cards.goon_suspicion[goon])
            self.feared = sum([max(0.0, goon_gain(g, g.seats, goon)) for goon in goons[:2]])
        return self.feared

    def burden(self, n: int) -> float:
        if n not in self.burdens:
            self.burdens[n] = more_suspicion(self.g, self.seat, n)
        return self.burdens[n]

    def lying(self, location: int) -> float:
        """7.4.6 What a brigand left."""
        lying = self.g.lying[location]
        return sum([(lying >> 4 * good & 15) * self.adding(good, 1) for good in range(4)])

    def rivals_at(self, location: int) -> list[Rival]:
        if location not in self.rivals:
            self.rivals[location] = rivals_at(self.g, self.others, location)
        return self.rivals[location]

    def rewards(self, location: int) -> list[float]:
        """The reward of each place, and below them the Library."""
        if location not in self.by_place:
            ways = {COMMISSARY: self.shop, CHOW_HALL: self.hire, CELL_BLOCK: self.craft, YARD: self.yard}
            found = ways.get(location, lambda: self.plain(location))()
            rest = LEFTOVER * TOME
            self.by_place[location] = [max(rest, found[i]) if i < len(found) else rest for i in range(6)]
        return self.by_place[location]

    def plain(self, location: int) -> list[float]:
        """8.2–8.4 Resources."""
        found = []
        for place in range(self.g.rules.parties):
            good, n = plain_reward(self.g, location, place, 9)
            found.append(self.adding(good, n) if n else 0.0)
        return found

    def yard(self) -> list[float]:
        """8.1 Power, and the marker for the first."""
        g, at = self.g, self.seat * KINDS + POWER
        before = collection(g, self.seat)
        g.stock[at] += 1
        power = POWER_STAR * self.after + collection(g, self.seat) - before
        g.stock[at] -= 1
        marker = 0.5 + 0.1 * self.after if self.after else float(g.cards.first_stars)
        return [power + marker, power]

    def shop(self) -> list[float]:
        """8.5 One resource of choice, or an exchange."""
        best = max([self.adding(good, 1) for good in range(4)])
        return [best, max(0.0, best - self.losing_one()) if sum(self.stock) else 0.0]

    def hire(self) -> list[float]:
        """8.6 The best goon, or two; those before take some."""
        g = self.g
        gains = sorted([self.outlook.goon(g, goon) for goon in goons_here(g)], reverse=True)
        owned, one = sum(self.stock), self.losing_one()
        found = []
        for place in range(g.rules.parties):
            left = [*gains[place:], 0.0, 0.0]
            first = left[0] + (1 - TAKEN) * (gains[0] - left[0]) if gains else 0.0
            single, double = PRICES[min(place, 2)][1:]
            best = first - one * single if owned >= single else 0.0
            if owned >= double:
                best = max(best, first + left[1] - one - (double - 1) * (prices(g)[4] + 0.3))
            found.append(best)
        return found

    def craft(self) -> list[float]:
        """8.7 An item now instead of later, or never."""
        best = goods_worth(self.g, self.stock, self.g.storage[self.seat], self.wishes, True)
        gain = max(RESERVING if sum(self.stock) else 0.0, best - self.uncrafted())
        return [gain * (1.0 - 0.12 * place) for place in range(self.g.rules.parties)]

    def uncrafted(self) -> float:
        return goods_worth(self.g, self.stock, self.g.storage[self.seat], self.wishes, False)
