"""Triggered cards on the stack: whether an event can have brought them there (12.1)."""

from collections.abc import Iterable
from typing import Any

from parlour.games.frogs.rules.book import BUILDING, DISCARDED, STARTER_LISTS, VILLAGER
from parlour.games.frogs.rules.effects import Carry
from parlour.games.frogs.rules.fields import NONE, holds, numbers
from parlour.games.frogs.rules.hand import DiscardCards
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.triggers import Answers
from parlour.kernel.state import Step


def answered(g: Frogs, above: Step[Any], occasions: Iterable[int]) -> bool:
    """12.1 Whether a building acts, or cards wait, that one of the occasions has triggered."""
    if isinstance(above, Answers):
        return above.occasion in occasions and answers_fit(g, above)
    if not isinstance(above, Carry) or not is_building_list(g, above.number):
        return False
    answers, card = g.cards.answers, above.number // 2
    return any(holds(answers, 2 * occasion, card) for occasion in occasions)


def is_building_list(g: Frogs, number: int) -> bool:
    """10.2, 11.2 What a building in play does: with a lasting enchantment, both together."""
    card = number // 2
    if number >= STARTER_LISTS or g.cards.types[card] != BUILDING or not holds(g.rows, 2 * g.active, card):
        return False
    lasting = g.cards.modifier[card] and g.spell_on(g.active, card) != NONE
    return number % 2 == lasting


def is_own_villager(g: Frogs, number: int) -> bool:
    """5.2.1 Whether a list is that of a villager in play."""
    if number >= STARTER_LISTS or number % 2:
        return False
    return g.cards.types[number // 2] == VILLAGER and holds(g.rows, 2 * g.active, number // 2)


def answers_fit(g: Frogs, step: Answers) -> bool:
    """10.2 Own cards and the other's gear; 12.6.6 what was discarded, if that is the event."""
    mine, other, gear = 2 * g.active, 2 - 2 * g.active, g.cards.gear
    if step.low_waiting & ~(g.rows[mine] | g.rows[other] & gear[0]):
        return False
    if step.high_waiting & ~(g.rows[mine + 1] | g.rows[other + 1] & gear[1]):
        return False
    return kinds_of(g, step.low, step.high) == (step.occasion & 15 if step.occasion & ~15 == DISCARDED else 0)


def kinds_of(g: Frogs, low: int, high: int) -> int:
    """12.6.6 The bag of types among cards."""
    kinds = 0
    for card in numbers(low, high):
        kinds |= 1 << g.cards.types[card]
    return kinds


def discarding(g: Frogs, above: Step[Any], n: int) -> bool:
    """7.6, 8.5 Up to n cards of the hand are being discarded, or have been and trigger something."""
    if not isinstance(above, DiscardCards):
        return n > 0 and answered(g, above, range(DISCARDED + 1, DISCARDED + 8))
    gone = numbers(above.low, above.high)
    return above.left + len(gone) <= n and all(card in g.discard for card in gone)
