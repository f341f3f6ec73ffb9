"""Where every piece is.

Bags of cards are two words (see `rules`); a list of bags has two numbers a seat. The deck is a bag without order: what
nobody knows is drawn when it is seen. Cards put back on it lie in `top`, the topmost last. What the other seat knows of
a seat's hidden cards stands in two bags: `known` are surely in its hand, `cloud` are somewhere among its hand, the
cards it tucked unseen, and those on the deck that it alone knows.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from parlour.games.frogs.rules.book import CARDS, WORD, Rules
from parlour.kernel.bag import MEMBER
from parlour.kernel.state import NOBODY, State

NONE: Final = -1  # no card
UNSEEN: Final = 0xFF  # a card that the seat has not seen
SETUP: Final = 0
TURN: Final = 1
END_OF_TURN: Final = 2
OVER: Final = 3
PHASES: Final = ("setup", "turn", "end-of-turn", "over")

# A spell: where an enchantment token of a player is
NEVER: Final = -2  # not owned
READY: Final = -1  # in the own area; else the building it lies on

Bag = tuple[int, int]  # of cards: its two words
NO_CARDS: Final = (0, 0)
BITS: Final = [1 << n for n in range(WORD)]


def add(bags: list[int], at: int, card: int) -> None:
    """Put a card into the bag that begins there."""
    if card < WORD:
        bags[at] |= BITS[card]
    else:
        bags[at + 1] |= BITS[card - WORD]


def drop(bags: list[int], at: int, card: int) -> None:
    """Take a card out of the bag that begins there, if it is in it."""
    if card >= WORD:
        at, card = at + 1, card - WORD
    if bags[at] & BITS[card]:  # mostly it is not: then nothing is written
        bags[at] ^= BITS[card]


def holds(bags: list[int], at: int, card: i64) -> bool:
    bag: i64 = bags[at] if card < WORD else bags[at + 1]
    return (bag >> (card if card < WORD else card - WORD) & 1) != 0


def with_card(bag: Bag, card: int) -> Bag:
    low, high = bag
    return (low | BITS[card], high) if card < WORD else (low, high | BITS[card - WORD])


def without(bag: Bag, card: int) -> Bag:
    low, high = bag
    return (low & ~BITS[card], high) if card < WORD else (low, high & ~BITS[card - WORD])


def count(low: i64, high: i64) -> int:
    """How many cards a bag has."""
    return ones(low) + ones(high)


def ones(word: i64) -> int:
    """How many bits are set, added up in parallel: compiled, a fraction of what `bit_count` takes."""
    word -= word >> 1 & 0x5555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return int(word & 0x7F)


def numbers(low: i64, high: i64) -> list[int]:
    """The cards of a bag, in order."""
    return offers(0, low, high)


def offers(verb: i64, low: i64, high: i64) -> list[int]:
    """The actions of a verb with the cards of a bag, in order."""
    found: list[int] = []
    while low:
        found.append(verb + MEMBER[(low & -low) % 67])
        low &= low - 1
    verb += WORD
    while high:
        found.append(verb + MEMBER[(high & -high) % 67])
        high &= high - 1
    return found


class OnTop(NamedTuple):
    """13.2 A card on top of the deck, and the seat that put it back there, which alone knows it."""

    card: int
    by: int

    def is_known(self, seat: int) -> bool:
        return self.by == seat != NOBODY


class Frame:
    """7.11 What a list of effects in progress remembers. Clones share it: in `frames` it is replaced, never changed."""

    def __init__(self, number: int, drawn: Bag = NO_CARDS, fired: Bag = NO_CARDS) -> None:
        self.number = number  # the list's
        self.drawn = drawn  # cards drawn by the list, or by the activation that fired it
        self.fired = fired  # cards whose discarding fired it
        self.done = False  # 7.11.17 whether the effect before was done
        self.revealed = NONE  # the card just revealed
        self.further = 0  # 7.11.18 more steps for a travel,
        self.more = 0  # and more cards for a look
        self.aside = 0  # where its considered cards begin in `looked`

    def copy(self) -> "Frame":
        other = Frame(self.number, self.drawn, self.fired)
        other.done = self.done
        other.revealed = self.revealed
        other.further = self.further
        other.more = self.more
        other.aside = self.aside
        return other

    def parts(self) -> tuple[int, Bag, Bag, bool, int, int, int, int]:
        return self.number, self.drawn, self.fired, self.done, self.revealed, self.further, self.more, self.aside

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())


class Fields(State):
    """The fields of a game."""

    rules: Rules

    def __init__(self) -> None:
        super().__init__()
        self.turn: int = 0
        self.phase: int = SETUP
        self.first: int = 0
        self.active: int = NOBODY
        self.actions: int = 0  # 4.2 main actions begun in this turn
        self.used: int = NONE  # 5.2.3 the card that a main action activated: a villager, or CARDS + starter
        self.freed: tuple[int, ...] = ()  # 5.3.2 villagers activated by the free action in this turn
        self.last: int = NONE  # 14.1 turns still to take once the deck has run out, this one included
        # Players
        self.coins: list[int] = []
        self.hand: list[int] = []  # bags
        self.rows: list[int] = []  # bags of cards in play
        self.stock: list[int] = [0] * CARDS  # provisions, by card
        self.empty: list[int] = [0, 0]  # bag of villagers and gear in play without any, see `Frogs.provide`
        self.tucked: list[int] = []  # bags
        self.secret: list[int] = []  # bags: those of them that the other did not see
        self.known: list[int] = []
        self.cloud: list[int] = []
        self.advanced: int = 0  # bag of starter cards: seat × 3 + starter
        self.spells: list[int] = []  # seat × 3 + kind of enchantment token
        self.novices: tuple[int, ...] = ()  # by seat: the novice villager taken
        self.space: list[int] = []  # by seat: where the traveller is
        # The middle
        self.deck: list[int] = [0, 0]
        self.top: list[OnTop] = []
        self.looked: list[int] = []  # 7.9 set aside, topmost first
        self.discard: list[int] = []  # the last one lies on top
        self.tokens: int = 0  # bag of spaces whose token still lies there
        self.charm_kinds: tuple[int, ...] = ()  # 3.2.1 on the two enchantment spaces
        # In progress
        self.frames: list[Frame] = []  # of the lists of effects in progress, the innermost last
        self.trail: tuple[int, ...] = ()  # the last journey, for the eye
        self.gaps: tuple[tuple[int, ...], ...] = ()  # of a redacted State: how many cards are missing, see `secrets`

    def copy_fields(self, other: "Fields") -> None:
        """All fields, for `clone`."""
        self.copy_base(other)
        self.rules = other.rules
        self.turn = other.turn
        self.phase = other.phase
        self.first = other.first
        self.active = other.active
        self.actions = other.actions
        self.used = other.used
        self.freed = other.freed
        self.last = other.last
        self.coins = other.coins.copy()
        self.hand = other.hand.copy()
        self.rows = other.rows.copy()
        self.stock = other.stock.copy()
        self.empty = other.empty.copy()
        self.tucked = other.tucked.copy()
        self.secret = other.secret.copy()
        self.known = other.known.copy()
        self.cloud = other.cloud.copy()
        self.advanced = other.advanced
        self.spells = other.spells.copy()
        self.novices = other.novices
        self.space = other.space.copy()
        self.deck = other.deck.copy()
        self.top = other.top.copy()
        self.looked = other.looked.copy()
        self.discard = other.discard.copy()
        self.tokens = other.tokens
        self.charm_kinds = other.charm_kinds
        self.frames = other.frames.copy()
        self.trail = other.trail
        self.gaps = other.gaps

    def frame(self) -> Frame:
        """That of the innermost list in progress."""
        return self.frames[-1]

    def fresh_frame(self, at: int = -1) -> Frame:
        """A frame to be changed: a new one, in the place of the one that clones share."""
        frame = self.frames[at].copy()
        self.frames[at] = frame
        return frame

    def draw_unseen(self) -> int:
        """A card of the deck that nobody knows, at random."""
        deck = self.deck
        first = ones(deck[0])
        skip = int(self.below(first + ones(deck[1])))
        word = 0
        if skip >= first:
            word, skip = 1, skip - first
        bag: i64 = deck[word]
        for _ in range(skip):
            bag &= bag - 1
        bag &= -bag
        deck[word] ^= bag
        return word * WORD + MEMBER[bag % 67]
