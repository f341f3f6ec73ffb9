"""Chapters 9, 10 and 12: cards that answer what happens.

`fire` says that something has happened to the seat whose turn it is. Gear of both seats and buildings of that seat
whose trigger it is answer at once, before whatever was in progress goes on: their Steps come onto the stack above it.
"""

from typing import Any

from parlour.games.frogs.rules.book import BUILDING, DISCARDED, DRAWN, EVENT, EVENTS, GEAR, STARTED, TYPES
from parlour.games.frogs.rules.fields import NO_CARDS, NONE, add, holds, numbers, without
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.steps import Asks
from parlour.games.frogs.rules.verbs import ANSWER
from parlour.kernel.state import ARG, VERB


def fire(g: Frogs, occasion: int, low: int = 0, high: int = 0, but: int = NONE) -> None:
    """9.2, 10.2, 12.3, 12.5, 12.8 All cards that it triggers, each once; 9.6, 10.4, 5.1.4 but not the one just played.

    `low` and `high` are the bag of cards that were discarded.
    """
    cards = g.rules.cards
    answers = cards.answers
    low_waiting, high_waiting = answers[2 * occasion], answers[2 * occasion + 1]
    if not low_waiting and not high_waiting:
        return
    play, mine, gear = g.rows, 2 * g.active, cards.gear
    other = 2 - mine
    low_waiting &= play[mine] | play[other] & gear[0]  # 10.2 buildings answer to their owner alone
    high_waiting &= play[mine + 1] | play[other + 1] & gear[1]
    if but != NONE:
        low_waiting, high_waiting = without((low_waiting, high_waiting), but)
    if low_waiting or high_waiting:
        answer(g, occasion, low_waiting, high_waiting, low, high)


def answer(g: Frogs, occasion: int, low_waiting: int, high_waiting: int, low: int, high: int) -> None:
    """12.7 Gear alone answers without being asked for an order; so does a single building."""
    buildings = g.rules.cards.buildings
    if not (low_waiting & buildings[0] or high_waiting & buildings[1]):
        for card in numbers(low_waiting, high_waiting):
            gear_answers(g, card)
        return
    waiting = [0, 0]
    for card in numbers(low_waiting, high_waiting):
        if g.stock[card] or holds(buildings, 0, card):  # 9.3 gear without provisions does nothing
            add(waiting, 0, card)
    cards = numbers(waiting[0], waiting[1])
    if len(cards) == 1:
        building_answers(g, cards[0], occasion, low, high)
    else:
        g.stack.append(Answers(g.active, occasion, waiting[0], waiting[1], low, high))


class Answers(Asks):
    """12.1, 12.2, DEC.16 If one event triggers several cards, who caused it chooses the order."""

    def __init__(self, who: int, occasion: int, low_waiting: int, high_waiting: int, low: int, high: int) -> None:
        super().__init__(who)
        self.occasion = occasion
        self.low_waiting = low_waiting
        self.high_waiting = high_waiting
        self.low = low
        self.high = high

    def args(self) -> tuple[int, ...]:
        return (self.who, self.occasion, self.low_waiting, self.high_waiting, self.low, self.high)

    def options(self, g: Frogs) -> list[int]:
        waiting, types = self.waiting(g), g.cards.types
        if any(types[card] == BUILDING for card in waiting):
            return [ANSWER | card for card in waiting]
        return [ANSWER | (waiting or numbers(self.low_waiting, self.high_waiting))[0]]  # 12.7

    def waiting(self, g: Frogs) -> list[int]:
        """9.3 Buildings, and gear that still has a provision."""
        cards, types = numbers(self.low_waiting, self.high_waiting), g.cards.types
        return [card for card in cards if g.stock[card] or types[card] == BUILDING]

    def take(self, g: Frogs, action: int) -> None:
        card = action & ARG
        low, high = without((self.low_waiting, self.high_waiting), card)
        if low or high:
            g.stack.append(Answers(self.who, self.occasion, low, high, self.low, self.high))
        if g.cards.types[card] == GEAR:
            gear_answers(g, card)
        else:
            building_answers(g, card, self.occasion, self.low, self.high)

    def about(self, g: Frogs) -> dict[str, str]:
        return {"event": EVENTS[self.occasion // 16]}

    def detail(self, g: Frogs, action: int) -> dict[str, Any]:
        card = action & ARG
        if action & VERB != ANSWER:
            return {}
        kind = {"kind": TYPES[g.cards.types[card]], "n": g.stock[card]}
        return kind if g.cards.types[card] == GEAR else {**kind, "effects": lasting_list(g, card)}


def gear_answers(g: Frogs, card: int) -> None:
    """9.2, 9.3, 9.4, INV.8 1 provision, if there is one, is a coin of the seat that fulfilled the condition.

    This is no Earn effect and triggers nothing.
    """
    if g.stock[card]:
        g.provide(card, -1)
        g.coins[g.active] += 1
        if g.log is not None:
            g.note("gear-answers", seat=g.active, card=card)


def lasting_list(g: Frogs, building: int) -> int:
    """11.2 What a building does when it is triggered: with a modifier, the enchantment belongs to the same list."""
    enchanted = g.cards.modifier[building] and g.spell_on(g.active, building) != NONE
    return 2 * building + 1 if enchanted else 2 * building


def building_answers(g: Frogs, card: int, occasion: int, low: int, high: int) -> None:
    """10.2, 10.5, 10.6 The building's effect interrupts."""
    if g.log is not None:
        g.note("building-answers", seat=g.active, card=card)
    event = occasion & EVENT
    drawn = g.frame().drawn if event in (STARTED, DRAWN) and g.frames else NO_CARDS
    g.begin(lasting_list(g, card), drawn, (low, high) if event == DISCARDED else NO_CARDS)
