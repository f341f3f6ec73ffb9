"""Kinds of fields that Lockup's position files have beside the common ones: by party, counts, flags."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from parlour.games.lockup.rules import CREWS, Cards, Rules
from parlour.games.lockup.state import Lockup
from parlour.kernel.bag import bag, members
from parlour.kernel.errors import BadFile, shown
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader, number, word, words

T = TypeVar("T")
MANY = 9999  # of what has no limit of its own
MOST_ENTRIES = 99
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


def flags(some: int, names: Sequence[str]) -> dict[str, bool]:
    return {name: bool(some >> i & 1) for i, name in enumerate(names)}


def counted(numbers: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """What there is of each, without what there is none of."""
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


# Reading

Read = Callable[[Any, str], T]


def read_by(names: Sequence[str], reader: Reader, name: str, read: Read[T]) -> list[T]:
    """What the table says under each of the names, and under no other."""
    table = Reader(reader.value(name), f"{reader.where}.{name}")
    result = [read(table.value(each), f"{table.where}.{each}") for each in names]
    table.finish()
    return result


def read_some(names: Sequence[str], value: Any, where: str, read: Read[int]) -> list[int]:
    """Likewise, and 0 for what is not named."""
    table = Reader(value, where)
    table.read.update(names)
    table.finish()
    return [read(table.data[name], f"{where}.{name}") if name in table.data else 0 for name in names]


def read_number(least: int, most: int) -> Read[int]:
    return lambda value, where: number(value, where, least, most)


def read_cards(names: Sequence[str]) -> Read[int]:
    return lambda value, where: bag(words(value, where, names))


def read_flags(reader: Reader, name: str, names: Sequence[str]) -> int:
    """A bag of those that are true."""
    table = Reader(reader.value(name), f"{reader.where}.{name}")
    found = bag([i for i, each in enumerate(names) if table.flag(each)])
    table.finish()
    return found


def read_table(reader: Reader, name: str) -> Reader | None:
    """A table inside the table; None for null."""
    value = reader.value(name)
    return None if value is None else Reader(value, f"{reader.where}.{name}")


def entries(reader: Reader, name: str) -> list[Reader]:
    """A list of tables."""
    value, where = reader.value(name), f"{reader.where}.{name}"
    if not isinstance(value, list):
        raise BadFile(where, f"must be a list, not {shown(value)}")
    if len(value) > MOST_ENTRIES:
        raise BadFile(where, f"has {len(value)} entries; {MOST_ENTRIES} are the most")
    return [Reader(entry, f"{where}[{i}]") for i, entry in enumerate(value)]


def read_word(reader: Reader, name: str, known: Sequence[str]) -> int:
    return word(reader.value(name), f"{reader.where}.{name}", known)
