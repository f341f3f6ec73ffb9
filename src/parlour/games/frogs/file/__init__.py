"""Frogs as a position file: fields that people can read and edit, each checked when it is read.

Seats are called by their colours. A card in a hand or under a scoring card stands with what the other player knows of
it (13.2). What follows from the rest is not written: how many enchantment tokens are left on the board.
"""

from typing import Any, Final

from parlour.games.frogs.rules.book import CARDS, CHARM_TOKEN, CHARMS, CHESTS, NO_TOKEN, STARTERS
from parlour.games.frogs.rules.effects import MOST_BOOST
from parlour.games.frogs.rules.fields import (
    NEVER,
    NONE,
    PHASES,
    READY,
    Frame,
    OnTop,
    add,
    holds,
    numbers,
)
from parlour.games.frogs.rules.hand import LAST_TURNS
from parlour.games.frogs.rules.state import Frogs
from parlour.kernel.bag import has
from parlour.kernel.errors import BadFile
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader
from parlour.record.kinds import By, Entry, Flag, Flags, InOrder, Kind, ListOf, Number, Several, Word
from parlour.record.layout import PARTLY, Field, Layout

SEATS: Final = ("orange", "blue")
MANY: Final = 999_999  # coins, provisions, turns: the law has no limit
IN_HAND: Final = ("unseen", "known", "perhaps")  # 13.2 what the other knows of a card in the hand,
UNDER: Final = ("unseen", "open", "perhaps")  # and of a tucked one
SEEN: Final = 1
PERHAPS: Final = 2
OF_A_LIST: Final = ("drawn", "discarded")  # how a list may speak of a card


# Names


def cards(g: Frogs) -> tuple[str, ...]:
    return g.cards.ids


def spaces(g: Frogs) -> tuple[str, ...]:
    return g.rules.board.spaces


def lists(g: Frogs) -> list[str]:
    """What a list of effects belongs to: `card:fern-house`, `enchanted:fern-house`, `basic:nest`, `chest:iron`."""
    of_cards = [f"{side}:{card}" for card in g.cards.ids for side in ("card", "enchanted")]
    of_starters = [f"{side}:{starter}" for starter in STARTERS for side in ("basic", "advanced")]
    return [*of_cards, *of_starters, *(f"chest:{chest}" for chest in CHESTS), *(f"reward:{each}" for each in STARTERS)]


def can_act(g: Frogs) -> list[str]:
    """5.2.3 What a main action can have activated: a villager, or after all cards a starter card."""
    return [*(f"card:{card}" for card in g.cards.ids), *(f"start:{starter}" for starter in STARTERS)]


def token_spaces(g: Frogs) -> list[int]:
    """3.2 Where "+5", nest and golden-chest tokens lie in the beginning."""
    return [space for space, token in enumerate(g.rules.board.tokens) if NO_TOKEN < token < CHARM_TOKEN]


def token_names(g: Frogs) -> list[str]:
    return [g.rules.board.spaces[space] for space in token_spaces(g)]


# Kinds


class Cards(Kind):
    """Some cards, each with what is said of it; for the State by number."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def write(self, g: Frogs, value: dict[int, Any]) -> dict[str, Any]:
        return {g.cards.ids[card]: self.kind.write(g, said) for card, said in value.items()}

    def read(self, g: Frogs, value: Any, where: str) -> dict[int, Any]:
        ids, table = g.cards.ids, Reader(value, where)
        table.read.update(ids)
        table.finish()
        return {ids.index(name): self.kind.read(g, said, f"{where}.{name}") for name, said in table.data.items()}


class Fixed(Kind):
    """A list that never changes: for the State a tuple."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def write(self, g: Frogs, value: Any) -> Any:
        return self.kind.write(g, value)

    def read(self, g: Frogs, value: Any, where: str) -> tuple[int, ...]:
        return tuple(self.kind.read(g, value, where))


class Spells(Kind):
    """11.1 By building, the kind of the token on it; INV.4 it lies on one building, and its owner has it."""

    by_seat: Final = By(SEATS, Cards(Word(CHARMS)))

    def write(self, g: Frogs, value: list[int]) -> Any:
        placed = [{value[at + kind]: kind for kind in range(3) if value[at + kind] >= 0} for at in (0, 3)]
        return self.by_seat.write(g, placed)

    def read(self, g: Frogs, value: Any, where: str) -> list[int]:
        spells = g.spells.copy()
        for seat, placed in enumerate(self.by_seat.read(g, value, where)):
            for building, kind in placed.items():
                if spells[3 * seat + kind] != READY:
                    card = f"{where}.{SEATS[seat]}.{g.cards.ids[building]}"
                    raise BadFile(card, f"{SEATS[seat]} has no token {CHARMS[kind]} for it")
                spells[3 * seat + kind] = building
        return spells


# Places: bags of cards are two words, by seat


def in_bag(bags: list[int], at: int) -> list[int]:
    """The cards of the bag that begins there."""
    return numbers(bags[at], bags[at + 1])


def bags_of(areas: list[dict[int, int]], *wanted: int) -> list[int]:
    """By seat, the bag of the cards of which that is said."""
    bags = [0] * 4
    for seat, area in enumerate(areas):
        for card, said in area.items():
            if said in wanted:
                add(bags, 2 * seat, card)
    return bags


def hidden(g: Frogs, bags: list[int], seen: list[int]) -> list[dict[int, int]]:
    """13.2 By seat and card, what the other knows of it."""
    return [
        {card: SEEN if holds(seen, at, card) else PERHAPS * holds(g.cloud, at, card) for card in in_bag(bags, at)}
        for at in (0, 2)
    ]


def lose_sight(g: Frogs, areas: list[dict[int, int]]) -> None:
    """13.2 These cards may be somewhere with the seat."""
    g.cloud = [before | now for before, now in zip(g.cloud, bags_of(areas, PERHAPS), strict=True)]


def get_hands(g: Frogs) -> list[dict[int, int]]:
    return hidden(g, g.hand, g.known)


def put_hands(g: Frogs, areas: list[dict[int, int]]) -> None:
    g.hand, g.known = bags_of(areas, *range(3)), bags_of(areas, SEEN)
    lose_sight(g, areas)


def get_tucked(g: Frogs) -> list[dict[int, int]]:
    return hidden(g, g.tucked, [there & ~unseen for there, unseen in zip(g.tucked, g.secret, strict=True)])


def put_tucked(g: Frogs, areas: list[dict[int, int]]) -> None:
    g.tucked, g.secret = bags_of(areas, *range(3)), bags_of(areas, 0, PERHAPS)
    lose_sight(g, areas)


def get_rows(g: Frogs) -> list[dict[int, int]]:
    return [{card: g.stock[card] for card in in_bag(g.rows, at)} for at in (0, 2)]


def put_rows(g: Frogs, areas: list[dict[int, int]]) -> None:
    g.rows = [0] * 4
    for seat, area in enumerate(areas):
        for card, provisions in area.items():
            add(g.rows, 2 * seat, card)
            g.provide(card, provisions)


def put_deck(g: Frogs, deck: list[int]) -> None:
    for card in deck:
        add(g.deck, 0, card)


def put_advanced(g: Frogs, sides: list[int]) -> None:
    g.advanced = sides[0] | sides[1] << 3


def get_charms(g: Frogs) -> list[int]:
    return [sum(1 << kind for kind in range(3) if g.spells[at + kind] != NEVER) for at in (0, 3)]


def put_charms(g: Frogs, owned: list[int]) -> None:
    g.spells = [READY if has(each, kind) else NEVER for each in owned for kind in range(3)]


def put_tokens(g: Frogs, there: list[bool]) -> None:
    g.tokens = sum(1 << space for space, lies in zip(token_spaces(g), there, strict=True) if lies)


# Cards that were put back or are considered, and lists of effects


def get_top(g: Frogs) -> list[list[int]]:
    """13.2 Whoever put a card back alone knows it; the other may know that it may be here."""
    return [[card, seat, holds(g.cloud, 2 * seat, card)] for card, seat in g.top]


def put_top(g: Frogs, entries: list[list[int]]) -> None:
    g.top = [OnTop(card, seat) for card, seat, _ in entries]
    for card, seat, perhaps in entries:
        if perhaps:
            add(g.cloud, 2 * seat, card)


def get_looked(g: Frogs) -> list[list[int]]:
    return [[card, holds(g.cloud, 2 * g.active, card)] for card in g.looked]


def put_looked(g: Frogs, entries: list[list[int]]) -> None:
    g.looked = [card for card, _ in entries]
    for card, perhaps in entries:
        if perhaps and g.active != NOBODY:
            add(g.cloud, 2 * g.active, card)


def split_frame(frame: Frame) -> list[Any]:
    number, drawn, fired, done, revealed, *rest = frame.parts()
    spoken = dict.fromkeys(numbers(*drawn), 0) | dict.fromkeys(numbers(*fired), 1)
    return [number, done, revealed, dict(sorted(spoken.items())), *rest]


def join_frame(*parts: Any) -> Frame:
    number, done, revealed, spoken, further, more, aside = parts
    drawn, fired = bags_of([spoken], 0), bags_of([spoken], 1)
    frame = Frame(number, (drawn[0], drawn[1]), (fired[0], fired[1]))
    frame.done, frame.revealed, frame.further, frame.more, frame.aside = done, revealed, further, more, aside
    return frame


PARTS_OF_A_FRAME: Final = {
    "list": Word(lists),
    "done": Flag(),
    "revealed": Word(cards, none=NONE),
    "cards": Cards(Word(OF_A_LIST)),
    "further": Number(0, MOST_BOOST),
    "more": Number(0, MOST_BOOST),
    "aside": Number(0, CARDS),
}
PUT_BACK: Final = Entry({"card": Word(cards), "by": Word(SEATS), "perhaps": Flag()})
CONSIDERED: Final = Entry({"card": Word(cards), "perhaps": Flag()})
LAYOUT: Final = Layout[Frogs](
    Field("turn", Number(0, MANY)),
    Field("phase", Word(PHASES)),
    Field("first", Word(SEATS)),
    Field("active", Word(SEATS, none=NOBODY)),
    Field("actions", Number(0, 2)),
    Field("used", Word(can_act, none=NONE)),
    Field("freed", Fixed(InOrder(cards))),
    Field("last", Number(0, LAST_TURNS, none=NONE)),
    Field("coins", By(SEATS, Number(0, MANY))),
    Field("hand", By(SEATS, Cards(Word(IN_HAND))), get=get_hands, put=put_hands, known=PARTLY),
    Field("play", By(SEATS, Cards(Number(0, MANY))), get=get_rows, put=put_rows),
    Field("tucked", By(SEATS, Cards(Word(UNDER))), get=get_tucked, put=put_tucked, known=PARTLY),
    Field("advanced", By(SEATS, Flags(STARTERS)), get=lambda g: [g.advanced, g.advanced >> 3], put=put_advanced),
    Field("novices", Fixed(By(SEATS, Word(cards, none=NONE)))),
    Field("space", By(SEATS, Word(spaces))),
    Field("charms", By(SEATS, Flags(CHARMS)), get=get_charms, put=put_charms),
    Field("enchanted", Spells(), "spells"),
    Field("charm_spaces", Fixed(ListOf(2, Word(CHARMS))), "charm_kinds"),
    Field(
        "tokens", By(token_names, Flag()), get=lambda g: [g.tokens >> n & 1 for n in token_spaces(g)], put=put_tokens
    ),
    Field("deck", InOrder(cards), get=lambda g: in_bag(g.deck, 0), put=put_deck, known=PARTLY),
    Field("top", Several(PUT_BACK), get=get_top, put=put_top, known=PARTLY),
    Field("looked", Several(CONSIDERED), get=get_looked, put=put_looked, known=PARTLY),
    Field("discard", InOrder(cards)),
    Field("frames", Several(Entry(PARTS_OF_A_FRAME, split_frame, join_frame)), known=PARTLY),
    Field("trail", Fixed(InOrder(spaces))),
)
