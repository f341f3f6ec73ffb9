"""Small parts that panels and rooms are made of: type sizes, and facts about goods."""

from typing import Final

from parlour.draw.facts import Fact
from parlour.draw.typesetting import Type
from parlour.games.lockup.draw.pieces import glyph, good

WIDE: Final = Type(13)  # 11 px where the picture is shown 1056 px wide
ROOMY: Final = Type(13)  # the same for few parties: cards have names
PHONE: Final = Type(11.5)


def fact(kind: str, value: int | str, words: str, size: float = 16) -> Fact:
    return Fact(glyph(kind, 0, 0, size, "var(--ink-2)", "var(--paper)"), size, str(value), words)


def good_fact(kind: str, value: int, words: str, size: float = 17) -> Fact:
    return Fact(good(kind, 0, 0, size), size, str(value), words, pale=not value)
