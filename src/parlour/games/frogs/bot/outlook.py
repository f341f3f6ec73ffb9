"""What a State of Where the Frogs Caw is worth to a seat."""

from typing import Final

from parlour.games.frogs.bot.pack import ACTION, CARD, COIN, UPGRADED, Worths, worths_of
from parlour.games.frogs.bot.ways import Ways
from parlour.games.frogs.rules.book import GEAR, VILLAGER
from parlour.games.frogs.rules.fields import NONE, READY, add, holds, numbers
from parlour.games.frogs.rules.scoring import building_points, enchanted, parts, tucked_gear, winners
from parlour.games.frogs.rules.state import Frogs

WON: Final = 100.0
PACE: Final = 2.4  # cards that leave the deck while each player takes a turn
DWINDLE: Final = 5  # turns before the end from which on means are worth less and less

# Villagers
MORE: Final = 0.2  # that an action to come will tuck, beside those in play
FLEXIBLE: Final = 40  # actions before the end, when the groups can still become anything
SURE: Final = 0.97  # how likely one will be empty that can be,
UNSURE: Final = 0.03  # and one that hardly can be
EMPTYING: Final = 0.85  # how likely a provision will be used, if there is time enough

# Gear and buildings
GEAR_TO_COME: Final = 0.1  # a turn
CHARM_READY: Final = 0.85  # a token that has a building waiting for it counts so much of one that lies there
CHARM_FETCHED: Final = 0.7  # one that lies ahead
CHARM_TO_COME: Final = 0.4
CHARM: Final = 0.8  # what an enchantment does, beside making gear count
HOUSE: Final = 0.5  # a building, beside what it does
OWN_SHARE: Final = 0.4  # of the provisions on gear that become one's own coins
RIVAL: Final = 0.5  # how much the gear of the other player matters

# Means
RICH: Final = 10  # coins and
FULL: Final = 7  # cards beyond which more are worth only a part
LESS: Final = 0.3


class Outlook:
    """What stays the same while the seat thinks about one question."""

    def __init__(self, g: Frogs, seat: int) -> None:
        self.seat = seat
        self.worths: Worths = worths_of(g.cards)
        self.turns = turns_after(g, seat)
        self.fade = min(1.0, (self.turns + 0.5) / DWINDLE)
        self.seen = seen(g, seat)
        self.wanted = self.wanted_species(g)
        self.in_hand: dict[int, float] = {}
        gear = tucked_gear(g, seat) + self.equipment(g, seat)[0] + GEAR_TO_COME * self.turns
        self.ways = Ways(g, seat, self.turns, CHARM + CHARM_FETCHED * gear).ahead

    def value(self, g: Frogs) -> float:
        """What a State is worth to the seat."""
        if not g.stack:
            return over(g, self.seat)
        left = self.left(g)
        counts, uses = self.people(g, left)
        points = groups_worth(counts, left) + uses + building_points(g, self.seat) + self.town(g) - self.rival(g)
        return points + self.means(g) + self.ways[g.space[self.seat]] * self.fade

    def left(self, g: Frogs) -> float:
        """4.2 Main actions that the seat has left."""
        return 2 * self.turns + (2 - g.actions if g.active == self.seat else 0)

    # Villagers

    def people(self, g: Frogs, left: float) -> tuple[list[float], float]:
        """14.4.1 The groups as they will be with the villagers in play, and what using their provisions is worth."""
        cards, stock, worths = g.rules.cards, g.stock, self.worths
        low, high, uses = g.tucked[2 * self.seat], g.tucked[2 * self.seat + 1], 0.0
        counts = [float((low & bag[0]).bit_count() + (high & bag[1]).bit_count()) for bag in worths.species]
        spare = left + 0.5
        for n, card in sorted([(stock[card], card) for card in g.own(self.seat, cards.villagers)]):
            if not cards.free[card]:
                spare -= n
            chance = self.emptied(g, card, n, spare) if n else 1.0
            counts[cards.species[card]] += chance
            uses += n * chance * worths.uses[card]
        return counts, uses

    def emptied(self, g: Frogs, card: int, n: int, spare: float) -> float:
        """4.5.2 How likely a villager with provisions is used up before the end."""
        free = g.rules.cards.free[card]
        if n > self.turns:  # 5.2.3, 5.3.2 one provision a turn
            now = g.active == self.seat and (card not in g.freed if free else g.actions < 2 and g.used != card)
            if n > self.turns + now:
                return 0.0
        if free:
            return SURE
        return EMPTYING**n * min(SURE, max(UNSURE, 0.5 + spare / (1 + 0.8 * self.turns)))

    def wanted_species(self, g: Frogs) -> list[float]:
        """What one more villager of each species would be worth."""
        left = self.left(g)
        counts, _ = self.people(g, left)
        worth = groups_worth(counts, left)
        return [groups_worth(with_one(counts, species), left) - worth for species in range(3)]

    # Gear and buildings

    def town(self, g: Frogs) -> float:
        """14.4.3 Gear times enchanted buildings, as they will be; and what both will do until then."""
        buildings, at = g.own(self.seat, g.cards.buildings), 3 * self.seat
        placed = enchanted(g, self.seat)
        ready = min(g.spells[at : at + 3].count(READY), len(buildings) - placed)
        gear, points = self.equipment(g, self.seat)
        gear += tucked_gear(g, self.seat) + GEAR_TO_COME * self.turns
        points += gear * (placed + CHARM_READY * ready + CHARM_TO_COME * self.fade) + CHARM * ready * self.fade
        for card in buildings:
            points += self.house(g, card)
        return points

    def house(self, g: Frogs, card: int) -> float:
        """10.2, 11.2 What a building will do, with its enchantment if that lasts."""
        lasting = g.cards.modifier[card] and g.spell_on(self.seat, card) != NONE
        does = self.worths.lists[2 * card + 1 if lasting else 2 * card]
        return does * self.worths.rates[card] * self.turns + HOUSE * self.fade

    def equipment(self, g: Frogs, seat: int) -> tuple[float, float]:
        """9.2, 9.5 How much of the gear in play will be tucked empty, and what it gives until then."""
        count = gives = 0.0
        for card in g.own(seat, g.cards.gear):
            n = g.stock[card]
            chance = self.answers(card, n) if n else 1.0
            count += chance
            gives += chance * self.worths.lists[2 * card] * (self.fade if n else 1.0) + OWN_SHARE * COIN * n * self.fade
        return count, gives

    def answers(self, card: int, n: int) -> float:
        """How likely gear answers n times before the end: both players trigger it."""
        often = 2 * self.worths.rates[card] * (self.turns + 0.3)
        return min(0.9, max(0.05, 0.5 + (often - n) / (n + 1)))

    def rival(self, g: Frogs) -> float:
        """9.2 What gear of the other player will bring, which one's own deeds help to empty."""
        other = 1 - self.seat
        gear, gives = self.equipment(g, other)
        return RIVAL * (gear * (enchanted(g, other) + CHARM_TO_COME * self.fade) + gives)

    # Means

    def means(self, g: Frogs) -> float:
        """Coins, cards in hand, advanced starter cards."""
        coins, at = g.coins[self.seat], 2 * self.seat
        money = COIN * (coins if coins <= RICH else RICH + LESS * (coins - RICH))
        upgrades = (g.advanced >> 3 * self.seat & 7).bit_count() * UPGRADED * self.turns
        hand, total = numbers(g.hand[at], g.hand[at + 1]), 0.0
        for card in hand:
            total += self.in_hand[card] if card in self.in_hand else self.hand_worth(g, card)
        if len(hand) > FULL:
            total *= (FULL + LESS * (len(hand) - FULL)) / len(hand)
        return (money + total) * self.fade + upgrades

    def hand_worth(self, g: Frogs, card: int) -> float:
        """A card not seen yet is any card."""
        known = holds(self.seen, 0, card)
        self.in_hand[card] = 0.25 + 0.35 * max(0.0, self.gain(g, card)) if known else CARD
        return self.in_hand[card]

    def gain(self, g: Frogs, card: int) -> float:
        """What playing a card would give, about."""
        cards, worths, n = g.cards, self.worths, g.cards.supplies[card]
        cost = COIN * cards.costs[card] + ACTION
        if cards.types[card] == VILLAGER:
            return 0.8 * (self.wanted[cards.species[card]] + n * worths.uses[card]) - cost
        if cards.types[card] == GEAR:
            tucked = enchanted(g, self.seat) + CHARM_TO_COME + worths.lists[2 * card]
            return self.answers(card, n) * tucked + OWN_SHARE * COIN * n - cost
        return self.house(g, card) + CHARM - cost


def over(g: Frogs, seat: int) -> float:
    """14.4, 14.5 The end: the points, and who has won."""
    won = winners(g)
    points = sum(parts(g, seat)) - sum(parts(g, 1 - seat))
    return points + (0.0 if len(won) == 2 else WON if seat in won else -WON)


def turns_after(g: Frogs, seat: int) -> float:
    """14.1 How many turns the seat will take after this one."""
    if g.last > 0:
        return (g.last - (1 if g.active == seat else 0)) // 2 * 1.0
    return 1 + g.deck_size() / PACE


def seen(g: Frogs, seat: int) -> list[int]:
    """Two words: the cards that the seat has seen and could get."""
    bags = [g.hand[2 * seat] | g.rows[2 * seat], g.hand[2 * seat + 1] | g.rows[2 * seat + 1]]
    for card in [*g.discard, *g.looked, *[each.card for each in g.top if each.by == seat]]:
        add(bags, 0, card)
    return bags


def groups_worth(counts: list[float], left: float) -> float:
    """14.4.1 The smallest group times the largest, with what is to come.

    Long before the end any villager helps, since those to come can be chosen to fit: with n of them the best one can do
    is n / 4, n / 4 and n / 2.
    """
    more = MORE * left
    total, flexible = sum(counts) + more, min(0.8, left / FLEXIBLE)
    return (1 - flexible) * (min(counts) + more / 3) * (max(counts) + more / 3) + flexible * total * total / 8


def with_one(counts: list[float], species: int) -> list[float]:
    return [count + (1 if each == species else 0) for each, count in enumerate(counts)]
