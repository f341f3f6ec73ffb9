"""7.9 Consider: the top cards of the deck are set aside, effects are applied to them, the rest goes back on top."""

from typing import Final

from parlour.games.frogs.rules.book import DISCARD as DISCARDS
from parlour.games.frogs.rules.book import DRAW as DRAWS
from parlour.games.frogs.rules.book import DRAWN, LOOKED, MOST, OPS, TUCK, Effect
from parlour.games.frogs.rules.fields import OnTop, add, with_card
from parlour.games.frogs.rules.hand import discarded, run_out
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.steps import Asks
from parlour.games.frogs.rules.triggers import fire
from parlour.games.frogs.rules.verbs import DISCARD, DRAW, PUT_BACK
from parlour.games.frogs.rules.verbs import TUCK as TUCK_CARD
from parlour.kernel.state import ARG, Happens, Step

VERB = {DRAWS: DRAW, TUCK: TUCK_CARD, DISCARDS: DISCARD}


def consider(g: Frogs, effect: Effect) -> None:
    """7.11.7, 12.6.10 What comes before a look answers first; 7.9.1 without a card in the deck nothing happens."""
    if g.deck_size():
        g.stack.append(Consider(effect.n, effect.lists[0]))
        fire(g, LOOKED + 1)


class Consider(Step[Frogs]):
    """7.9, 7.9.1 Look at the top n cards, or all there are; apply the effects; put the rest back."""

    def __init__(self, n: int, then: int) -> None:
        super().__init__()
        self.n = n
        self.then = then

    def args(self) -> tuple[int, ...]:
        return (self.n, self.then)

    def run(self, g: Frogs) -> None:
        frame, first = g.fresh_frame(), len(g.looked)
        n = min(self.n + frame.more, g.deck_size())
        frame.more = 0
        if not n:
            return  # what came before has drawn the last cards
        frame.aside = first
        for _ in range(n):  # 13.2 the other cannot see where they go: what it knew of them is somewhere with this seat
            g.looked.append(g.take_top(g.active, g.cloud))
        if g.log is not None:
            g.tell("considers", 1 << g.active, seat=g.active, n=n, cards=g.looked[first:])
        g.stack.append(REST_BACK)
        g.stack.append(g.cards.carries[self.then][0])


class FromLooked(Asks):
    """7.9, DEC.14 The seat chooses among the considered cards, one by one; `taken` is how many it has taken, `low` and
    `high` hold those it has discarded."""

    def __init__(self, who: int, op: int, left: int, taken: int = 0, low: int = 0, high: int = 0) -> None:
        super().__init__(who)
        self.op = op
        self.left = left
        self.taken = taken
        self.low = low
        self.high = high

    def args(self) -> tuple[int, ...]:
        return (self.who, self.op, self.left, self.taken, self.low, self.high)

    def law(self, g: Frogs) -> str:
        return "7.11.2" if self.op == DRAWS else "7.11.4" if self.op == TUCK else "7.11.3"

    def about(self, g: Frogs) -> dict[str, str | int]:
        return {"kind": OPS[self.op], "n": self.left}

    def options(self, g: Frogs) -> list[int]:
        cards = g.looked[g.frame().aside :]
        verb = VERB[self.op]
        if self.left >= len(cards) and self.op != DISCARDS:
            return [verb | cards[0]]  # all of them go the same way
        return [verb | card for card in sorted(cards)]

    def take(self, g: Frogs, action: int) -> None:
        card = action & ARG
        g.looked.remove(card)
        move(g, self.who, self.op, card)
        low, high = self.low, self.high
        if self.op == DISCARDS:
            low, high = with_card((low, high), card)
        if self.left > 1:
            g.stack.append(FromLooked(self.who, self.op, self.left - 1, self.taken + 1, low, high))
        elif self.op == DRAWS:  # 7.9.2 drawing and discarding them count as drawing and discarding
            fire(g, DRAWN + min(self.taken + 1, MOST))
        elif self.op == DISCARDS:
            discarded(g, low, high)


def move(g: Frogs, seat: int, op: int, card: int) -> None:
    """7.9.2 Considered cards are part of the deck until they are drawn, tucked or discarded."""
    if op == DRAWS:
        add(g.hand, 2 * seat, card)
        g.has_drawn([card])
        if g.log is not None:
            g.tell("draws-considered", 1 << seat, seat=seat, card=card)
    elif op == TUCK:
        g.tuck_unseen(seat, card)
        g.tell("tucks-considered", 1 << seat, seat=seat, card=card)
    else:
        g.forget(seat, card)
        g.lay_open(card)
        if g.log is not None:
            g.note("discards", seat=seat, card=card)


def from_looked(g: Frogs, op: int, n: int) -> None:
    """7.9.1 As far as possible."""
    n = min(n, len(g.looked) - g.frame().aside)
    if n:
        g.stack.append(FromLooked(g.active, op, n))


class RestBack(Happens[Frogs]):
    """7.9 What is left of the considered cards goes back on top of the deck; a single card by itself."""

    def run(self, g: Frogs) -> None:
        if len(g.looked) - g.frame().aside > 1:
            g.stack.append(PutBack(g.active, 0))
        else:
            put_back(g, g.active)


class PutBack(Asks):
    """7.9, 7.9.3, DEC.15 The rest goes back on top of the deck: first the card that will lie on top, then the next."""

    def __init__(self, who: int, placed: int) -> None:
        super().__init__(who)
        self.placed = placed

    def args(self) -> tuple[int, ...]:
        return (self.who, self.placed)

    def options(self, g: Frogs) -> list[int]:
        return [PUT_BACK | card for card in sorted(g.looked[g.frame().aside + self.placed :])]

    def take(self, g: Frogs, action: int) -> None:
        card, first = action & ARG, g.frame().aside + self.placed
        g.looked.remove(card)
        g.looked.insert(first, card)
        if first + 1 < len(g.looked):
            g.stack.append(PutBack(self.who, self.placed + 1))
        else:
            put_back(g, self.who)

    def about(self, g: Frogs) -> dict[str, int]:
        return {"n": self.placed + 1}


def put_back(g: Frogs, seat: int) -> None:
    """13.2, INV.11 From now on this seat alone knows them."""
    first = g.frame().aside
    rest = len(g.looked) - first
    while len(g.looked) > first:
        g.top.append(OnTop(g.looked.pop(), seat))
    if rest and g.log is not None:
        g.note("puts-back", seat=seat, n=rest)
    run_out(g)
    fire(g, LOOKED)


REST_BACK: Final = RestBack()
