"""Small parts that panels are made of: type sizes, and facts about pieces."""

from typing import Final

from parlour.draw.facts import Fact
from parlour.draw.typesetting import Type
from parlour.games.frogs.draw.pieces import coin, glyph

WIDE: Final = Type(11)  # the wide picture is shown as large as it is
PHONE: Final = Type(11.5)


def fact(kind: str, value: int | str, words: str, size: float = 15) -> Fact:
    return Fact(glyph(kind, 0, 0, size, "var(--ink-2)", "var(--paper)"), size, str(value), words)


def coin_fact(value: int, words: str, size: float = 16) -> Fact:
    return Fact(coin(0, 0, size), size, str(value), words)
