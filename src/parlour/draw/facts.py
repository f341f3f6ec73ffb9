"""Signs with a number or a word, pills with a word, and the seal of a count: what panels tell in a row."""

from typing import NamedTuple

from parlour.draw.art import Attr, Box, group, number, rect
from parlour.draw.symbols import PALE
from parlour.draw.typesetting import titled
from parlour.draw.words import MIDDLE, Face, print_lines, set_lines, write


class Fact(NamedTuple):
    """A sign, a number or a word beside it, and what it means for those who ask or hear."""

    sign: str  # drawn around 0, 0
    size: float
    value: str
    words: str
    pale: bool = False  # none of it

    def width(self, face: Face) -> float:
        return self.size + (self.size * 0.22 + face.width(self.value) if self.value else 0)

    def at(self, x: float, cy: float, face: Face) -> str:
        text = write(self.size * 0.72, face.size * MIDDLE, self.value, face, fill="var(--ink-2)") if self.value else ""
        faint: dict[str, Attr] = {"opacity": 0.45} if self.pale else {}
        inner = group(self.sign, text, transform=f"translate({number(x + self.size / 2)} {number(cy)})", **faint)
        return titled(self.words, inner) if self.words else inner


def pill(box: Box, words: str, face: Face, fill: str = "var(--paper)", ink: str = "var(--ink-2)") -> str:
    """A word on a rounded plate."""
    back = rect(box, box.h / 2, fill, stroke="var(--line)", stroke_width=1)
    shown = set_lines(words, face, box.w - 6)
    return back + print_lines(box.cx, box.cy + face.size * MIDDLE, shown, face, text_anchor="middle", fill=ink)


def badge(x: float, y: float, value: int | str, d: float) -> str:
    """A count: dark seal with light figures, as wide as they need; never for 1."""
    face, words = Face(d * 0.74, 700), str(value)
    width = max(d, face.width(words) + d * 0.4)
    line: dict[str, Attr] = {"stroke": "var(--cut)", "stroke_width": d * 0.1}
    back = rect(Box(x - width / 2, y - d / 2, width, d), d / 2, "var(--piece-ink)", **line)
    return back + write(x, y + d * 0.27, words, face, fill=PALE, text_anchor="middle")
