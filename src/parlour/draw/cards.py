"""What all cards are made of: a sheet, a coloured field with its pale patch, names, signs on plates, backs."""

from collections.abc import Sequence
from typing import Final

from parlour.draw.art import Box, group, hatch, number, path, rect, sheet
from parlour.draw.shapes import blob
from parlour.draw.typesetting import Type, whole_lines
from parlour.draw.words import Face, Lines, print_lines, set_close

PALE: Final = "#FFF9EC"  # the patch below a picture, in both themes
LEADING: Final = 1.1
Sign = tuple[str, float]  # drawn around 0, 0, and how wide


def paper(box: Box, r: float = 7) -> str:
    return sheet(box, r, "var(--paper)", 2, stroke="var(--edge)", stroke_width=1)


def field(box: Box, colour: str, name: str, r: float = 5) -> str:
    """Coloured paper with the gouge marks of a lino cut."""
    gouges = hatch(Box(box.x + 4, box.y + 2, box.w - 8, box.h * 0.5), max(1, int(box.h / 14)), PALE, name)
    return rect(box, r, colour) + group(gouges, opacity=0.35)


def top_band(box: Box, fill: str) -> str:
    """Along the upper edge of a card, with its round corners."""
    x, y, w, h = (number(each) for each in (box.x, box.y + box.h, box.w - 14, box.h - 7))
    return path(f"M{x} {y}v-{h}a7 7 0 0 1 7-7h{w}a7 7 0 0 1 7 7v{h}z", fill)


def patch(cx: float, cy: float, rx: float, ry: float, name: str, fill: str = PALE) -> str:
    """Something for a picture to lie on; pale in both themes, for pictures have the colours of both."""
    return path(blob(cx, cy, rx, ry, name, 0.06), fill)


def name_lines(words: str, face: Face, room: float, most: int = 2, least: int = 1) -> Lines:
    """In as few lines as may be; long words are divided, then written closer, before they are cut."""
    divided = whole_lines(words, face, room, least, most)
    return set_close(words, face, room, most) if divided.cut else divided


def lines_height(lines: Lines, face: Face) -> float:
    return len(lines.rows) * face.size * LEADING


def put_lines(x: float, top: float, lines: Lines, face: Face, anchor: str = "start", ink: str = "var(--ink)") -> str:
    """From the top of the first line down."""
    return print_lines(x, top + face.size * 0.92, lines, face, face.size * LEADING, text_anchor=anchor, fill=ink)


def plate(box: Box) -> str:
    """Paper under signs that lie on a picture."""
    return rect(box, min(box.h / 2, 9), "var(--paper)", stroke="var(--line)", stroke_width=0.8)


def in_row(signs: Sequence[Sign], x: float, cy: float, gap: float = 2) -> str:
    """Side by side from x on."""
    out = ""
    for drawn, width in signs:
        out += group(drawn, transform=f"translate({number(x + width / 2)} {number(cy)})")
        x += width + gap
    return out


def row_width(signs: Sequence[Sign], gap: float = 2) -> float:
    return sum(width for _, width in signs) + gap * (len(signs) - 1) if signs else 0


def squeezed(signs: Sequence[Sign], x: float, cy: float, room: float, gap: float = 2) -> str:
    """Closer together where they would be too wide."""
    over = row_width(signs, gap) - room
    return in_row(signs, x, cy, gap - max(0.0, over) / max(len(signs) - 1, 1))


def back(box: Box, colour: str, sign: str) -> str:
    """The back of a deck: its colour, a stitched border, one sign in the middle."""
    seam = rect(box.grown(-3), 3, stroke=PALE, stroke_width=1.2, stroke_dasharray="3 2.5", opacity=0.7)
    return sheet(box, 5, colour, 2, stroke="var(--cut)", stroke_width=1.2) + seam + sign


def small(faces: Type, by: float = 0) -> Face:
    """Figures on plates: never under the layout's least."""
    return Face(faces.least + by, 700)
