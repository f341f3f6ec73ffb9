"""Kinds of fields that Root's position files have beside the common ones: tables by faction, counts by name."""

from collections.abc import Sequence
from typing import Any, TypeVar

from parlour.games.root.rules.faction import FACTIONS
from parlour.games.root.rules.facts import CARD_IDS
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import bag, members
from parlour.kernel.errors import BadFile, shown
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader, number, word, words

T = TypeVar("T")
MOST_OF_A_TURN = 99  # actions, crafting pieces, aids, services


# Writing


def card_ids(cards: int) -> list[str]:
    return [CARD_IDS[card] for card in members(cards)]


def factions(g: Root) -> list[str]:
    """How the seats are called."""
    return [faction.name for faction in g.rules.faction]


def faction_of(g: Root, seat: int) -> str | None:
    return None if seat == NOBODY else g.rules.faction[seat].name


def by_faction(g: Root, values: Sequence[T]) -> dict[str, T]:
    return dict(zip(factions(g), values, strict=True))


# Reading


def read_counts(value: Any, where: str, names: Sequence[str], most: Sequence[int]) -> list[int]:
    """How many of each; what is not named is not there."""
    table = Reader(value, where)
    table.read.update(names)
    table.finish()
    return [table.number(name, 0, most[i]) if name in table.data else 0 for i, name in enumerate(names)]


def read_several(value: Any, where: str, names: Sequence[str]) -> list[int]:
    """A list in which things may stand twice: how many of each."""
    if not isinstance(value, list):
        raise BadFile(where, f"must be a list, not {shown(value)}")
    found = [word(each, f"{where}[{i}]", names) for i, each in enumerate(value)]
    return [found.count(each) for each in range(len(names))]


def read_cards(value: Any, where: str) -> int:
    return bag(words(value, where, CARD_IDS))


def read_card(value: Any, where: str) -> int:
    return NOBODY if value is None else word(value, where, CARD_IDS)


def read_seat(g: Root, reader: Reader, name: str) -> int:
    """The seat of a faction; NOBODY for null."""
    return reader.maybe(name, factions(g), NOBODY)


def read_clearing(reader: Reader, name: str) -> int:
    """As it is printed, 1 to 12; null for none."""
    value = reader.value(name)
    return NOBODY if value is None else number(value, f"{reader.where}.{name}", 1, 12) - 1


def read_board(g: Root, reader: Reader, number: int) -> Reader | None:
    """The table of one faction; null where it does not play, and only there."""
    table = reader.table(FACTIONS[number])
    plays = g.rules.seat_of[number] != NOBODY
    if plays != (table is not None):
        problem = "must be a table of fields, not null" if plays else "must be null: it does not play in this game"
        raise BadFile(f"{reader.where}.{FACTIONS[number]}", problem)
    return table
