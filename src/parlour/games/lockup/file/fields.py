"""Kinds of fields that Lockup's position files have beside the common ones: by party, counts, flags."""

from collections.abc import Sequence
from typing import Any, TypeVar

from parlour.games.lockup.rules.book import CREWS, Cards, Rules
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.bag import bag, members
from parlour.kernel.state import NOBODY
from parlour.record.fields import Read, Reader, words

T = TypeVar("T")
MANY = 9999  # of what has no limit of its own
GUARDS = "guards"


# Names


def parties(rules: Rules) -> list[str]:
    """How the parties are called: by their crews, and the guards."""
    return [*seats(rules), GUARDS] if rules.solo else seats(rules)


def seats(rules: Rules) -> list[str]:
    return [CREWS[crew] for crew in rules.crews]


def tome_names(cards: Cards) -> list[str]:
    """2.10 The cards of a design are numbered: `book-of-alibis-1`, `book-of-alibis-2`."""
    of, ids = cards.tome_of, cards.tome_ids
    return [f"{ids[of[card]]}-{of[: card + 1].count(of[card])}" for card in range(len(of))]


# Writing


def party_of(g: Lockup, party: int) -> str | None:
    return None if party == NOBODY else parties(g.rules)[party]


def by_party(g: Lockup, values: Sequence[T]) -> dict[str, T]:
    return dict(zip(parties(g.rules), values, strict=True))


def by_seat(g: Lockup, values: Sequence[T]) -> dict[str, T]:
    return dict(zip(seats(g.rules), values, strict=True))


def named(cards: int, names: Sequence[str]) -> list[str]:
    return [names[card] for card in members(cards)]


# Reading


def read_some(names: Sequence[str], value: Any, where: str, read: Read[int]) -> list[int]:
    """What the table says under each of the names, 0 for what is not named."""
    table = Reader(value, where)
    table.read.update(names)
    table.finish()
    return [read(table.data[name], f"{where}.{name}") if name in table.data else 0 for name in names]


def read_cards(names: Sequence[str]) -> Read[int]:
    return lambda value, where: bag(words(value, where, names))
