"""Small parts that panels and boards are made of: type sizes, facts in a row, titles, slots, pills."""

from typing import Final, NamedTuple

from parlour.draw.art import Attr, Box, group, number, rect, sheet, square, title
from parlour.draw.typesetting import Drawn, Type
from parlour.draw.words import MIDDLE, Face, print_lines, set_lines, write
from parlour.games.root.draw.art import badge, glyph, suit

WIDE: Final = Type(13)  # 11 px where the picture is shown 1056 px wide
DENSE: Final = Type(13, dense=True)
TIGHT: Final = Type(13, dense=True, tight=True)
ROOMY: Final = Type(13)  # the same for few players: cards have names everywhere
PHONE: Final = Type(11.5)


class Fact(NamedTuple):
    """A sign, a number or a word beside it, and what it means for those who ask or hear."""

    sign: str  # drawn around 0, 0
    size: float
    value: str
    words: str
    hook: str = ""  # for a page that shows where things go: data-HOOK is the seat
    seat: int = 0

    def width(self, face: Face) -> float:
        return self.size + (self.size * 0.22 + face.width(self.value) if self.value else 0)

    def at(self, x: float, cy: float, face: Face) -> str:
        text = write(self.size * 1.22, face.size * MIDDLE, self.value, face, fill="var(--ink-2)") if self.value else ""
        mark: dict[str, Attr] = {f"data_{self.hook}": self.seat} if self.hook else {}
        inner = group(self.sign, transform=f"translate({number(self.size / 2)} 0)")
        name = title(self.words) if self.words else ""
        return group(name, inner, text, transform=f"translate({number(x)} {number(cy)})", **mark)

    @property
    def spelled(self) -> "Fact":
        """With its meaning in words instead of a number, where there is room."""
        return self._replace(value=self.words)


def fact(kind: str, value: int | str, words: str, size: float = 16) -> Fact:
    return Fact(glyph(kind, 0, 0, size, "var(--ink-2)", "var(--paper)"), size, str(value), words)


def suit_fact(kind: str, value: int | str, words: str, size: float = 16) -> Fact:
    return Fact(suit(kind, 0, 0, size), size, str(value), words)


def panel(box: Box, *inner: str) -> str:
    return group(sheet(box, 8), *inner)


def empty_slot(cx: float, cy: float, size: float, words: str, faces: Type) -> str:
    """A space of a track whose piece stands on the map: what it gave stays readable."""
    back = rect(square(cx, cy, size), size * 0.18, "var(--paper-2)", stroke="var(--line)", stroke_width=1)
    face = Face(min(faces.least, size * 0.48), 600)
    return back + write(cx, cy + face.size * MIDDLE, words, face, text_anchor="middle", fill="var(--ink-3)")


def counted(x: float, y: float, value: int, faces: Type) -> str:
    """The seal of a count, with figures as large as the layout's smallest letters."""
    return badge(x, y, value, faces.least / 0.74)


def pips(x: float, cy: float, count: int, of: int, size: float, fill: str) -> str:
    """A short track: full squares for what is on the map, hollow ones for what is left."""
    step = size + 2.5
    return "".join(
        rect(
            Box(x + i * step, cy - size / 2, size, size),
            size * 0.25,
            fill if i < count else "var(--paper-2)",
            stroke="var(--edge)",
            stroke_width=1,
        )
        for i in range(of)
    )


def text_lines(x: float, y: float, words: str, face: Face, room: float, lines: int, **attrs: Attr) -> Drawn:
    """Words from y down, and how high they are."""
    rows = set_lines(words, face, room, lines)
    shown = print_lines(x, y + face.size, rows, face, face.size * 1.18, **attrs)
    return shown, len(rows.rows) * face.size * 1.18
