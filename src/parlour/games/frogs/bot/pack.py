"""What the cards of a pack are worth to the greedy bot, in victory points.

Reckoned once a pack from what the cards say, so that cards of an owner's own are understood as well. What is written
here holds in the midst of a game; `outlook` knows how much of it is left.
"""

from functools import cache
from typing import Final

from parlour.games.frogs.rules.book import (
    ACTIVATE_START,
    ACTIVATE_VILLAGER,
    ADD_SUPPLY,
    BOOST,
    CARDS,
    DISCARD,
    DRAW,
    DRAW_INSTEAD,
    FROM_DECK,
    FROM_HAND,
    GAIN,
    IF_DONE,
    INVEST,
    MAY,
    NO_REWARD,
    NORMAL,
    PAY,
    PLAY,
    TRAVEL,
    TUCK,
    UPGRADE_START,
    VILLAGER,
    Cards,
    Effect,
)
from parlour.games.frogs.rules.fields import add

COIN: Final = 0.3
CARD: Final = 0.6
LOST: Final = 0.4  # a card that one may choose to lose
TUCKED: Final = 1.6
INVESTED: Final = 0.5  # what a coin becomes more worth on a building
STEPS: Final = (0.0, 0.9, 1.7, 2.0, 2.2)  # of a travel
CHOSEN: Final = 1.35  # cards from the discard pile or the considered ones are better, and not from one's own hand
BY_REWARD: Final = {NORMAL: 1.0, NO_REWARD: 0.4, DRAW_INSTEAD: 1.2}
UPGRADED: Final = 0.07  # an advanced starter card, a turn
ACTION: Final = 0.75  # a main action, as any starter card gives it
SHARES: Final = {MAY: 0.8, IF_DONE: 0.7}  # how much of their list is done
EACH: Final = {
    GAIN: COIN, INVEST: INVESTED, ADD_SUPPLY: 0.5, ACTIVATE_VILLAGER: 1.3, ACTIVATE_START: ACTION, UPGRADE_START: 0.7,
    BOOST: 0.2,
}  # fmt: skip

# How often a seat does what triggers a card, in a turn
RATES: Final = {
    "card-played": 0.7, "start-activated": 0.8, "villager-activated": 0.9, "gained": 0.9, "drawn": 0.7,
    "discarded": 0.3, "tucked-from-hand": 0.2, "travelled": 0.6, "arrived": 0.25, "looked": 0.25, "invested": 0.3,
    "enchanted": 0.1,
}  # fmt: skip
RARER: Final = {"species": 0.35, "which": 0.35, "type": 0.4, "min": 0.5, "at": 0.6}  # if it asks for that


class Worths:
    def __init__(self, cards: Cards) -> None:
        self.lists = [list_worth(cards, number) for number in range(len(cards.lists))]
        self.rates = [rate(trigger) for trigger in cards.triggers]  # by card: how often a turn a seat triggers it
        self.uses = [self.use(cards, card) for card in range(CARDS)]
        self.species = [villagers_of(cards, species) for species in range(3)]

    def use(self, cards: Cards, card: int) -> float:
        """What using a villager's provision gives beyond any other main action."""
        worth = self.lists[2 * card]
        return worth if cards.free[card] else max(0.0, worth - ACTION)


@cache
def worths_of(cards: Cards) -> Worths:
    return Worths(cards)


def villagers_of(cards: Cards, species: int) -> tuple[int, int]:
    """Two words: the villagers of a species."""
    words = [0, 0]
    for card in range(CARDS):
        if cards.types[card] == VILLAGER and cards.species[card] == species:
            add(words, 0, card)
    return words[0], words[1]


def rate(trigger: dict[str, str | int | bool]) -> float:
    """12.6 The more a trigger asks for, the rarer it is."""
    often = RATES[str(trigger["on"])] if trigger else 0.0
    for name, wanted in trigger.items():
        if name in RARER and wanted not in ("any", 1):
            often *= RARER[name]
    return often


def list_worth(cards: Cards, number: int) -> float:
    return sum([effect_worth(cards, effect) for effect in cards.lists[number]])


def effect_worth(cards: Cards, effect: Effect) -> float:
    """7.11 What one effect is worth."""
    if effect.op in (DRAW, TUCK, DISCARD):
        return moved_worth(effect)
    if effect.lists:
        return inner_worth(cards, effect)
    if effect.op == TRAVEL:
        return STEPS[min(effect.n, 4)] * BY_REWARD[effect.reward]
    if effect.op == PLAY:
        return ACTION if effect.pays else 2 * ACTION
    return EACH.get(effect.op, 0.0) * max(effect.n, 1)


def moved_worth(effect: Effect) -> float:
    """7.4, 7.5, 7.6 Cards drawn, tucked or discarded."""
    if effect.op == DISCARD:
        return -LOST * effect.n if effect.source == FROM_HAND else 0.0
    each, usual = (CARD, FROM_DECK) if effect.op == DRAW else (TUCKED, FROM_HAND)
    return effect.n * each * (1.0 if effect.source == usual else CHOSEN)


def inner_worth(cards: Cards, effect: Effect) -> float:
    """An effect with lists of others: the best of them, less what is paid for it."""
    best = max([list_worth(cards, each) for each in effect.lists])
    if effect.op == PAY:
        return max(0.0, best - effect.n * (COIN if effect.coins else LOST))
    return SHARES.get(effect.op, 1.0) * best
