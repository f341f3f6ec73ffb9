"""Kinds of fields that position files of Frogs have beside the common ones: by seat, cards with a number or a word."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from parlour.games.frogs.rules.book import (
    CHEST_LISTS,
    CHESTS,
    ICON_LISTS,
    INNER_LISTS,
    STARTER_LISTS,
    STARTERS,
    Cards,
)
from parlour.games.frogs.rules.fields import NONE, add, numbers
from parlour.kernel.state import NOBODY
from parlour.record.fields import Read, Reader, flagged, word

T = TypeVar("T")
SEATS: Final = ("orange", "blue")
MANY: Final = 999_999  # coins, provisions, turns: the law has no limit


# Names


def seat_of(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS[seat]


def list_name(cards: Cards, number: int) -> str:
    """What a list of effects belongs to: `card:fern-house`, `enchanted:fern-house`, `basic:nest`, `chest:iron`."""
    if number >= ICON_LISTS:
        return f"reward:{STARTERS[number - ICON_LISTS]}"
    if number >= CHEST_LISTS:
        return f"chest:{CHESTS[number - CHEST_LISTS]}"
    if number >= STARTER_LISTS:
        which, side = divmod(number - STARTER_LISTS, 2)
        return f"{('basic', 'advanced')[side]}:{STARTERS[which]}"
    return f"{('card', 'enchanted')[number % 2]}:{cards.ids[number // 2]}"


def list_names(cards: Cards) -> list[str]:
    return [list_name(cards, number) for number in range(INNER_LISTS)]


def used_names(cards: Cards) -> list[str]:
    """5.2.3 What a main action can have activated: a villager, or after all cards a starter card."""
    return [*(f"card:{card}" for card in cards.ids), *(f"start:{starter}" for starter in STARTERS)]


# Writing


def by_seat(values: Sequence[T]) -> dict[str, T]:
    return dict(zip(SEATS, values, strict=True))


def in_bag(bags: list[int], at: int) -> list[int]:
    """The cards of the bag that begins there."""
    return numbers(bags[at], bags[at + 1])


# Reading


def read_cards(cards: Cards, read: Read[int]) -> Read[dict[int, int]]:
    """A table of some cards: by number, what it says of each; a card nobody knows is named."""

    def read_table(value: Any, where: str) -> dict[int, int]:
        table = Reader(value, where)
        table.read.update(cards.ids)
        table.finish()
        return {cards.ids.index(name): read(said, f"{where}.{name}") for name, said in table.data.items()}

    return read_table


def read_one(known: Sequence[str]) -> Read[int]:
    return lambda value, where: word(value, where, known)


def read_maybe(known: Sequence[str]) -> Read[int]:
    """NONE for null."""
    return lambda value, where: NONE if value is None else word(value, where, known)


def read_flags(names: Sequence[str]) -> Read[int]:
    return lambda value, where: flagged(value, where, names)


def put(bags: list[int], at: int, cards: Sequence[int] | Mapping[int, int]) -> None:
    """All of these cards into the bag that begins there."""
    for card in cards:
        add(bags, at, card)
