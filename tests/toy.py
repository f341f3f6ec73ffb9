"""Snap: a small game with secrets, for testing the kernel and the conformance suite itself.

Ten cards, 0 to 9, shuffled; each seat is dealt two and hides them. In turn a seat peeks at the top of the deck (only it
learns the card), swaps its lowest card with the top card, or stands. Then all may call or fold (asked even if only one
answer is possible), hands are shown, and the higher hand wins. One verb has a number as its argument.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from parlour.kernel.bag import bag, members
from parlour.kernel.chance import UNKNOWN
from parlour.kernel.errors import BadFile
from parlour.kernel.game import Game, Outcome, Setting, Verb
from parlour.kernel.state import ARG, NOBODY, Event, State, Step, action

PEEK, SWAP, STAND, CALL, FOLD = (action(verb) for verb in range(5))
CARDS = 10


class Snap(State):
    def __init__(self) -> None:
        super().__init__()
        self.hands: list[int] = []  # by seat: a bag of cards; redacted: empty
        self.deck: list[int] = []  # the last is the top; redacted: -1 for a card nobody of us knows
        self.known: list[int] = []  # by seat: whether it has seen the top card
        self.folded: int = 0
        self.chips: list[int] = []
        self.heard: list[str] = []  # the order in which sentences were carried out

    def clone(self) -> Self:
        other = type(self)()
        other.copy_base(self)
        other.hands = self.hands.copy()
        other.deck = self.deck.copy()
        other.known = self.known.copy()
        other.folded = self.folded
        other.chips = self.chips.copy()
        other.heard = self.heard.copy()
        return other

    def redact(self, seat: int) -> Self:
        other = self.clone()
        other.chance = UNKNOWN
        other.hands = [hand if each == seat else 0 for each, hand in enumerate(self.hands)]
        other.deck = [-1] * len(self.deck)
        if self.deck and self.known[seat]:
            other.deck[-1] = self.deck[-1]
        return other

    def determinise(self, chance: int) -> None:
        self.chance = chance
        unseen = bag(list(range(CARDS))) & ~self.hands_together() & ~bag([card for card in self.deck if card >= 0])
        for seat, hand in enumerate(self.hands):
            for _ in range(0 if hand else 2):
                card = self.draw(unseen)
                unseen ^= 1 << card
                self.hands[seat] |= 1 << card
        for place, card in enumerate(self.deck):
            if card < 0:
                self.deck[place] = self.draw(unseen)
                unseen ^= 1 << self.deck[place]

    def hands_together(self) -> int:
        together = 0
        for hand in self.hands:
            together |= hand
        return together

    def tell(self, key: str, seen_by: int, **args: Any) -> None:
        if self.log is not None:
            self.log.append(Event(key, args, seen_by))


class Turn(Step[Snap]):
    """1.1 Peek, swap or stand."""

    def options(self, g: Snap) -> list[int]:
        return [
            STAND,
            *([PEEK] if not g.known[self.who] else []),
            *([SWAP | n for n in (1, 2) if g.chips[self.who] >= n]),
        ]

    def take(self, g: Snap, action: int) -> None:
        if action == PEEK:
            g.known[self.who] = 1
            g.shown += 1
            g.tell("peeks", 1 << self.who, seat=self.who, card=g.deck[-1])
            g.tell("looks", -1, seat=self.who)
            g.then(self)
        elif action != STAND:
            g.then(Pay(self.who, action & ARG), Exchange(self.who), said("after the exchange"))

    def barred(self, g: Snap) -> list[tuple[int, str]]:
        return [(PEEK, "1.1")] if g.known[self.who] else []

    def about(self, g: Snap) -> dict[str, Any]:
        return {"seat": self.who, "n": g.chips[self.who]}

    def detail(self, g: Snap, action: int) -> dict[str, Any]:
        return {"n": action & ARG}


class Pay(Step[Snap]):
    """1.2 A swap costs one chip or two: there is no choice, so nobody is asked."""

    def __init__(self, who: int, price: int) -> None:
        super().__init__(who)
        self.price = price

    def args(self) -> tuple[int, int]:
        return self.who, self.price

    def options(self, g: Snap) -> list[int]:
        return [CALL]

    def take(self, g: Snap, action: int) -> None:
        g.chips[self.who] -= self.price
        g.heard.append(f"pay {self.price}")
        g.note("pays", seat=self.who, n=self.price)


class Exchange(Step[Snap]):
    """1.3 The lowest card goes under the deck, the top card into the hand; the order of the deck is not chance."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def args(self) -> tuple[int]:
        return (self.seat,)

    def run(self, g: Snap) -> None:
        low, top = members(g.hands[self.seat])[0], g.deck.pop()
        g.hands[self.seat] ^= 1 << low | 1 << top
        g.deck.insert(0, low)
        g.known = [0] * g.seats
        g.shown += 1
        g.heard.append("exchange")
        g.tell("draws", 1 << self.seat, seat=self.seat, card=top)


SAID = ("begin", "after the exchange", "one", "two", "three", "inner 1", "inner 2", "below")


class Said(Step[Snap]):
    """1.4 Something worth noting."""

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def args(self) -> tuple[int]:
        return (self.what,)

    def run(self, g: Snap) -> None:
        g.heard.append(SAID[self.what])


def said(words: str) -> Said:
    return Said(SAID.index(words))


class CallOrFold(Step[Snap]):
    """1.5 Who holds a 9 may not fold. Silence would tell, so the seat is asked all the same."""

    def options(self, g: Snap) -> list[int]:
        return [CALL] if g.hands[self.who] >> 9 & 1 else [CALL, FOLD]

    def asks(self, g: Snap) -> bool:
        return True

    def take(self, g: Snap, action: int) -> None:
        if action == FOLD:
            g.folded |= 1 << self.who
        g.note("folds" if action == FOLD else "calls", seat=self.who)


class Show(Step[Snap]):
    """1.6 A die is thrown for a bonus chip, and all is shown."""

    def run(self, g: Snap) -> None:
        lucky = int(g.below(g.seats))
        g.chips[lucky] += 1
        g.shown += 1
        g.note("shows", seat=lucky)


class SnapGame(Game[Any]):
    id = "snap"
    title = "Snap"
    rules_version = 3
    edition = "toy"
    seats = (2, 3)
    minutes = 1
    end_law = "1.6"
    longest = 100
    settings: Mapping[str, Setting] = {
        "chips": Setting("2", "3"),
        "pack": Setting("house", open="the path of a file"),
        "first": Setting("random", "0"),
    }
    verbs = (
        Verb("peek", "1.1"),
        Verb("swap", "1.1", "n", 3),
        Verb("stand", "1.1"),
        Verb("call", "1.5"),
        Verb("fold", "1.5"),
    )
    steps: Sequence[type[Step[Any]]] = (Turn, Pay, Exchange, Said, CallOrFold, Show)

    def make(self) -> Snap:
        return Snap()

    def set_up(self, seats: int | Sequence[str], settings: Mapping[str, str], first: int, chance: int) -> Snap:
        g = self.make()
        g.seats, g.chance = self.count_seats(seats), chance
        cards = bag(list(range(CARDS)))
        for _ in range(CARDS):
            g.deck.append(g.draw(cards))
            cards ^= 1 << g.deck[-1]
        g.hands = [bag([g.deck.pop(), g.deck.pop()]) for _ in range(g.seats)]
        g.known, g.chips = [0] * g.seats, [int(settings["chips"])] * g.seats
        turns: list[Step[Any]] = [Turn(seat) for seat in range(g.seats)]
        g.then(said("begin"), *turns, *[CallOrFold(seat) for seat in range(g.seats)], Show())
        return g

    def seat_names(self, g: Snap) -> list[str]:
        return ["ann", "bob", "eve"][: g.seats]

    def result(self, g: Snap) -> Outcome:
        scores = [0 if g.folded >> seat & 1 else sum(members(hand)) for seat, hand in enumerate(g.hands)]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Outcome(scores, winners, "showdown", [{"cards": score} for score in scores])

    def check(self, g: Snap) -> list[str]:
        cards = sorted([card for hand in g.hands for card in members(hand)] + g.deck)
        return [] if cards == list(range(CARDS)) else ["deck: not ten different cards"]

    def names(self, g: Snap, kind: str) -> Sequence[str]:
        return [str(card) for card in range(CARDS)]

    def readable(self, g: Snap, args: Mapping[str, Any]) -> dict[str, Any]:
        return dict(args)

    def view(self, g: Snap, seat: int) -> dict[str, Any]:
        own = members(g.hands[seat]) if seat != NOBODY else []
        top = g.deck[-1] if seat != NOBODY and g.known[seat] else None
        return {"hand": own, "top": top, "chips": list(g.chips), "deck": len(g.deck), "heard": list(g.heard)}

    def fields(self, g: Snap) -> dict[str, Any]:
        hands = [members(hand) for hand in g.hands]
        return {
            "hands": hands, "deck": list(g.deck), "known": list(g.known), "folded": g.folded, "chips": list(g.chips),
            "heard": list(g.heard),
        }  # fmt: skip

    def from_fields(self, fields: Mapping[str, Any], settings: Mapping[str, str], seats: Sequence[str]) -> Snap:
        g = self.make()
        g.seats = len(seats)
        try:
            g.hands = [bag(hand) for hand in fields["hands"]]
            g.deck, g.known, g.folded = list(fields["deck"]), list(fields["known"]), fields["folded"]
            g.chips, g.heard = list(fields["chips"]), list(fields["heard"])
        except KeyError as error:
            raise BadFile(f"position.fields.{error.args[0]}", "is missing") from None
        return g

    def settings_of(self, g: Snap) -> dict[str, str]:
        return self.read_settings({})
