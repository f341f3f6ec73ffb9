"""Chapter 7: cards drawn, discarded, tucked, played and revealed, one after the other."""

from typing import Any, Final

from parlour.games.frogs.rules.book import (
    ANY,
    CARDS,
    DISCARDED,
    DRAWN,
    FROM_DISCARDED,
    FROM_DRAWN,
    FROM_HAND,
    FROM_PILE,
    GAINED,
    MOST,
    PLAYED,
    SOURCES,
    SPECIES,
    TUCKED,
    TYPES,
    Effect,
)
from parlour.games.frogs.rules.fields import NONE, add, holds, numbers, with_card
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.steps import Asks
from parlour.games.frogs.rules.triggers import fire
from parlour.games.frogs.rules.verbs import DISCARD, DRAW, NO, PLAY, REVEAL, TUCK
from parlour.kernel.state import ARG, VERB

MOST_CARDS: Final = 20  # that one effect can name
LAST_TURNS: Final = 3  # 14.1 with the one in which the deck runs out


def earn(g: Frogs, n: int) -> None:
    """7.3, 7.11.1 Take n coins from the pool."""
    g.coins[g.active] += n
    if g.log is not None:
        g.note("earns", seat=g.active, n=n)
    fire(g, GAINED + min(n, MOST))


def draw(g: Frogs, n: int) -> None:
    """7.4, 7.11.2 Draw from the deck: what is left. The list in progress may speak of these cards."""
    drawn = g.draw_cards(g.active, n)
    if not drawn:
        return
    g.has_drawn(drawn)
    if g.log is not None:
        g.tell("draws", 1 << g.active, seat=g.active, n=len(drawn), cards=drawn)
    run_out(g)
    fire(g, DRAWN + min(len(drawn), MOST))


def run_out(g: Frogs) -> None:
    """14.1.1 No card is left, and none that could be put back: this turn, then one of each player."""
    if g.last == NONE and not g.looked and not g.deck_size():
        g.last = LAST_TURNS
        g.note("last-turns")


class FromHand(Asks):
    """7.6 The seat chooses cards of its hand one by one, for one effect; `low` and `high` hold those that have gone."""

    def __init__(self, who: int, left: int, low: int = 0, high: int = 0) -> None:
        super().__init__(who)
        self.left = left
        self.low = low
        self.high = high

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left, self.low, self.high)

    def about(self, g: Frogs) -> dict[str, int]:
        return {"n": self.left}


class DiscardCards(FromHand):
    """7.6, 7.11.3, 8.5, DEC.10, DEC.19 Discard from the hand, one by one: that is the order on the pile."""

    def options(self, g: Frogs) -> list[int]:
        return [DISCARD | card for card in numbers(g.hand[2 * self.who], g.hand[2 * self.who + 1])]

    def take(self, g: Frogs, action: int) -> None:
        card = action & ARG
        g.leave_hand(self.who, card)
        g.lay_open(card)
        if g.log is not None:
            g.note("discards", seat=self.who, card=card)
        low, high = with_card((self.low, self.high), card)
        if self.left > 1:
            g.stack.append(DiscardCards(self.who, self.left - 1, low, high))
        else:
            discarded(g, low, high)


def discard(g: Frogs, n: int) -> None:
    """7.6, 7.1 As many as there are."""
    n = min(n, g.hand_size(g.active))
    if n:
        g.stack.append(DiscardCards(g.active, n))


def discarded(g: Frogs, low: int, high: int) -> None:
    """12.3, 12.6.6 One event for all of them."""
    kinds, types = 0, g.cards.types
    for card in numbers(low, high):
        kinds |= 1 << types[card]
    fire(g, DISCARDED + kinds, low, high)


class TuckCards(FromHand):
    """7.5, 7.11.4, 12.6.7, DEC.13 Tuck from the hand, face down; 12.3 one event for all of them."""

    def options(self, g: Frogs) -> list[int]:
        cards = numbers(g.hand[2 * self.who], g.hand[2 * self.who + 1])
        return [TUCK | card for card in (cards[:1] if self.left == len(cards) else cards)]  # all of them: no choice

    def take(self, g: Frogs, action: int) -> None:
        tuck_one(g, self.who, action & ARG)
        if self.left > 1:
            g.stack.append(TuckCards(self.who, self.left - 1))
        else:
            fire(g, TUCKED)


def tuck_one(g: Frogs, seat: int, card: int) -> None:
    """13.1 Named to its owner alone; 13.3 a novice villager to all."""
    g.tuck_from_hand(seat, card)
    if g.log is not None:
        if holds(g.secret, 2 * seat, card):
            g.tell("tucks", 1 << seat, seat=seat, card=card)
        else:
            g.note("tucks", seat=seat, card=card)


def tuck(g: Frogs, n: int) -> None:
    """7.5, 7.1 As many as there are."""
    n = min(n, g.hand_size(g.active))
    if n:
        g.stack.append(TuckCards(g.active, n))


def tuck_revealed(g: Frogs) -> None:
    """7.11.4 The card just revealed: all have seen it."""
    card = g.frame().revealed
    if card != NONE and holds(g.hand, 2 * g.active, card):
        g.leave_hand(g.active, card)
        g.tuck(g.active, card)
        g.note("tucks", seat=g.active, card=card)
        fire(g, TUCKED)


# The discard pile


class FromPile(Asks):
    """7.6 The seat chooses cards of the discard pile one by one, for one effect; `taken` is how many it has taken."""

    def __init__(self, who: int, left: int, taken: int = 0) -> None:
        super().__init__(who)
        self.left = left
        self.taken = taken

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left, self.taken)

    def about(self, g: Frogs) -> dict[str, int]:
        return {"n": self.left}


class DrawFromPile(FromPile):
    """7.4, 7.11.2 Cards of the discard pile into the hand; 12.3 one event for all of them."""

    def options(self, g: Frogs) -> list[int]:
        return [DRAW | card for card in g.discard]

    def take(self, g: Frogs, action: int) -> None:
        card = action & ARG
        g.discard.remove(card)
        add(g.hand, 2 * self.who, card)
        add(g.known, 2 * self.who, card)
        g.has_drawn([card])
        g.note("takes", seat=self.who, card=card)
        if self.left > 1:
            g.stack.append(DrawFromPile(self.who, self.left - 1, self.taken + 1))
        else:
            fire(g, DRAWN + min(self.taken + 1, MOST))


class TuckFromPile(FromPile):
    """7.5, 8.7.1, 7.11.4 Any card of the discard pile; that triggers nothing."""

    def options(self, g: Frogs) -> list[int]:
        return [TUCK | card for card in g.discard]

    def take(self, g: Frogs, action: int) -> None:
        card = action & ARG
        g.discard.remove(card)
        g.tuck(self.who, card)
        g.note("tucks", seat=self.who, card=card)
        if self.left > 1:
            g.stack.append(TuckFromPile(self.who, self.left - 1, self.taken + 1))


# Playing and revealing by an effect


class ByEffect(Asks):
    """7.2.2 A question that an effect asks; `number` is the effect's."""

    def __init__(self, who: int, number: int) -> None:
        super().__init__(who)
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.who, self.number)

    def effect(self, g: Frogs) -> Effect:
        return g.cards.effects[self.number]

    def why_not(self, g: Frogs, action: int) -> str:
        """7.11.12, 7.11.13 A card that does not fit."""
        laws = {PLAY: "7.11.12", REVEAL: "7.11.13"}
        return super().why_not(g, action) or laws.get(action & VERB, "")

    def about(self, g: Frogs) -> dict[str, Any]:
        """Which cards fit, from where, and whether the cost is paid."""
        effect = self.effect(g)
        fitting = {"kind": (*TYPES, "any")[effect.type], "of": (*SPECIES, "any")[effect.species]}
        card = g.acting()
        by = {"by": "none" if card == NONE else "card", "card": card}
        return {**fitting, **by, "from": SOURCES[effect.source], "pay": "yes" if effect.pays else "no"}

    def detail(self, g: Frogs, action: int) -> dict[str, Any]:
        if action & VERB != PLAY:
            return {}
        return {"coins": g.cards.costs[action & ARG] if self.effect(g).pays else 0}


class PlayByEffect(ByEffect):
    """7.11.12, 8.7.5 Play one fitting card of the discard pile; 8.7.4 that is no choice."""

    def options(self, g: Frogs) -> list[int]:
        return plays(g, self.effect(g))

    def take(self, g: Frogs, action: int) -> None:
        play_by(g, self.effect(g), action & ARG)


class MayPlay(ByEffect):
    """7.2.2, 7.11.16, 7.11.12, DEC.17 You may play one fitting card."""

    def options(self, g: Frogs) -> list[int]:
        return [*plays(g, self.effect(g)), NO]

    def asks(self, g: Frogs) -> bool:
        """7.11.19 Silence would tell what the hand does not hold."""
        return self.effect(g).source == FROM_HAND

    def take(self, g: Frogs, action: int) -> None:
        if action != NO:
            play_by(g, self.effect(g), action & ARG)

    def barred(self, g: Frogs) -> list[tuple[int, str]]:
        """5.1.3 What fits but costs too much."""
        effect, coins = self.effect(g), g.coins[self.who]
        costs = g.cards.costs
        return [(PLAY | card, "5.1.3") for card in fitting(g, effect) if effect.pays and costs[card] > coins]


def plays(g: Frogs, effect: Effect) -> list[int]:
    """5.1.3 The cards that fit and, if the cost is paid, can be paid."""
    coins = g.coins[g.active] if effect.pays else CARDS * CARDS
    costs = g.cards.costs
    return [PLAY | card for card in fitting(g, effect) if costs[card] <= coins]


def fitting(g: Frogs, effect: Effect) -> list[int]:
    """The cards that an effect speaks of, by place, type and species."""
    cards = g.cards
    return [
        card
        for card in sources(g, effect.source)
        if effect.type in (ANY, cards.types[card]) and effect.species in (ANY, cards.species[card])
    ]


def sources(g: Frogs, source: int) -> list[int]:
    """The cards in the place that an effect names."""
    low, high = g.hand[2 * g.active], g.hand[2 * g.active + 1]
    if source == FROM_PILE:
        return g.discard
    if source == FROM_DISCARDED:
        fired = numbers(*g.frame().fired)
        return [card for card in g.discard if card in fired]
    if source == FROM_DRAWN:
        drawn = g.frame().drawn
        low &= drawn[0]
        high &= drawn[1]
    return numbers(low, high)


def play_by(g: Frogs, effect: Effect, card: int) -> None:
    """7.11.12 Out of its place, and played by the usual rule."""
    g.set_done(True)
    if effect.source == FROM_HAND:
        g.leave_hand(g.active, card)
    else:
        g.discard.remove(card)
    play_card(g, card, g.cards.costs[card] if effect.pays else 0)


def play_card(g: Frogs, card: int, price: int) -> None:
    """5.1.1, 5.1.2, 5.1.4 Pay, lay it out with its provisions; then it counts as played."""
    cards = g.cards
    g.coins[g.active] -= price
    g.lay_out(g.active, card)
    if g.log is not None:
        g.note("plays", seat=g.active, card=card, n=price)
    fire(g, PLAYED + 3 * cards.types[card] + cards.species[card], 0, 0, card)


class MayReveal(ByEffect):
    """7.2.2, 7.11.13, 7.11.16, DEC.17 You may show one fitting card; it stays where it is."""

    def options(self, g: Frogs) -> list[int]:
        return [*[REVEAL | card for card in fitting(g, self.effect(g))], NO]

    def asks(self, g: Frogs) -> bool:
        """7.11.19 Silence would tell what the hand does not hold."""
        return True

    def take(self, g: Frogs, action: int) -> None:
        if action != NO:
            reveal(g, action & ARG)


def reveal(g: Frogs, card: int) -> None:
    """13.2 From now on the other knows it in the hand."""
    g.set_done(True)
    g.fresh_frame().revealed = card
    g.forget(g.active, card)
    add(g.known, 2 * g.active, card)
    g.shown += 1
    g.note("reveals", seat=g.active, card=card)
