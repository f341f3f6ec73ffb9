"""Small parts that panels and rooms are made of: type sizes, facts in a row, captions, pills."""

from typing import Final, NamedTuple

from parlour.draw.art import Attr, Box, group, number, rect
from parlour.draw.parts import Type, titled
from parlour.draw.words import MIDDLE, USUAL, Face, print_lines, set_lines, write
from parlour.games.lockup.draw.pieces import glyph, good

WIDE: Final = Type(13)  # 11 px where the picture is shown 1056 px wide
ROOMY: Final = Type(13)  # the same for few parties: cards have names
PHONE: Final = Type(11.5)


class Fact(NamedTuple):
    """A sign, a number or a word beside it, and what it means for those who ask or hear."""

    sign: str  # drawn around 0, 0
    size: float
    value: str
    words: str
    pale: bool = False  # none of it

    def width(self, face: Face) -> float:
        return self.size + (self.size * 0.22 + face.width(self.value) * USUAL if self.value else 0)

    def at(self, x: float, cy: float, face: Face) -> str:
        text = write(self.size * 0.72, face.size * MIDDLE, self.value, face, fill="var(--ink-2)") if self.value else ""
        faint: dict[str, Attr] = {"opacity": 0.45} if self.pale else {}
        inner = group(self.sign, text, transform=f"translate({number(x + self.size / 2)} {number(cy)})", **faint)
        return titled(self.words, inner) if self.words else inner


def fact(kind: str, value: int | str, words: str, size: float = 16) -> Fact:
    return Fact(glyph(kind, 0, 0, size, "var(--ink-2)", "var(--paper)"), size, str(value), words)


def good_fact(kind: str, value: int, words: str, size: float = 17) -> Fact:
    return Fact(good(kind, 0, 0, size), size, str(value), words, pale=not value)


def pill(box: Box, words: str, face: Face, fill: str = "var(--paper)", ink: str = "var(--ink-2)") -> str:
    """A word on a rounded plate."""
    back = rect(box, box.h / 2, fill, stroke="var(--line)", stroke_width=1)
    shown = set_lines(words, face, box.w - 6)
    return back + print_lines(box.cx, box.cy + face.size * MIDDLE, shown, face, text_anchor="middle", fill=ink)
