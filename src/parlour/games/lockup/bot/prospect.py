"""What the locations of Lockup hold for a seat: the rewards of the places in stars, and the chances of getting them."""

from typing import Final

from parlour.games.lockup.bot.estate import POWER_STAR, TOME, collection, goon_gain, marker_worth, rounds_after
from parlour.games.lockup.bot.goods import Outlook, goods_worth, prices, stock_of, will_craft
from parlour.games.lockup.bot.odds import (
    Crew,
    Rival,
    Watch,
    last_of_some,
    nobody,
    onlookers,
    places,
    rivals_at,
    takes_suspicion,
)
from parlour.games.lockup.bot.raid import more_suspicion
from parlour.games.lockup.rules.book import CELL_BLOCK, CHOW_HALL, COMMISSARY, INFIRMARY, POTION, POWER, YARD
from parlour.games.lockup.rules.chow_hall import PRICES, goons_here
from parlour.games.lockup.rules.fields import KINDS, ROLL_CALL
from parlour.games.lockup.rules.places import plain_reward
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import how_many
from parlour.kernel.bag import has

LEFTOVER: Final = 0.85 * TOME  # going to the Library without a reward
SOLO: Final = 0.8  # what the guards do not get is nearly one's own
DENIED: Final = 0.5  # what another player does not get, less
FIRST: Final = (0.7, 1.2, 1.2, 1.3, 1.2, 1.0, 0.6)  # what being first is worth to others, by location
TAKEN: Final = 0.6  # the chance that who comes first takes the same card


class Prospect:
    """What each location holds for the seat, by place, as its stock and its rivals stand."""

    def __init__(self, g: Lockup, seat: int, outlook: Outlook) -> None:
        self.g, self.seat, self.outlook = g, seat, outlook
        self.others: list[Crew | Watch] = onlookers(g, seat)
        self.wishes = outlook.wishes(g)
        self.now = will_craft(g, seat) or (g.phase == ROLL_CALL and not has(g.used[seat], CELL_BLOCK))
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
            worth += last_of_some(rivals, strength) * max(0.0, self.adding(POTION, 1) - LEFTOVER)
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
        return sum([how_many(lying, good) * self.adding(good, 1) for good in range(4)])

    def rivals_at(self, location: int) -> list[Rival]:
        if location not in self.rivals:
            self.rivals[location] = rivals_at(self.g, self.others, location)
        return self.rivals[location]

    def rewards(self, location: int) -> list[float]:
        """The reward of each place, and below them the Library."""
        if location not in self.by_place:
            ways = {COMMISSARY: self.shop, CHOW_HALL: self.hire, CELL_BLOCK: self.craft, YARD: self.yard}
            found = ways.get(location, lambda: self.plain(location))()
            rest = LEFTOVER
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
        power = POWER_STAR * rounds_after(g) + collection(g, self.seat) - before
        g.stock[at] -= 1
        return [power + marker_worth(g), power]

    def shop(self) -> list[float]:
        """8.5 One resource of choice, or an exchange."""
        best = max([self.adding(good, 1) for good in range(4)])
        return [best, max(0.0, best - self.losing_one()) if sum(self.stock) else 0.0]

    def hire(self) -> list[float]:
        """8.6 The best goon, or two."""
        g, one = self.g, self.losing_one()
        gains = sorted([self.outlook.goon(g, goon) for goon in goons_here(g)], reverse=True)
        more = prices(g)[4] + 0.3  # what each resource costs after the first
        return [self.hire_at(place, [*gains, 0.0, 0.0], one, more) for place in range(g.rules.parties)]

    def hire_at(self, place: int, gains: list[float], one: float, more: float) -> float:
        """One goon or two for the price of a place; those before may take the best."""
        left, owned = gains[min(place, len(gains) - 2) :], sum(self.stock)
        first = left[0] + (1 - TAKEN) * (gains[0] - left[0])
        single, double = PRICES[min(place, 2)][1:]
        best = first - one * single if owned >= single else 0.0
        return max(best, first + left[1] - one - (double - 1) * more) if owned >= double else best

    def craft(self) -> list[float]:
        """8.7 An item now instead of later, or never; those before may take it."""
        g = self.g
        now, never = [goods_worth(g, self.stock, g.storage[self.seat], self.wishes, now) for now in (True, False)]
        return [(now - never) * (1.0 - 0.12 * place) for place in range(g.rules.parties)]
