"""Cut paper: SVG elements, sheets with a hard small shadow, gouge marks. Every picture is a string of these."""

import hashlib
import re
from collections.abc import Iterator
from html import escape
from typing import NamedTuple

Attr = str | float | None
Point = tuple[float, float]
NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def grown(self, by: float) -> "Box":
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


def square(cx: float, cy: float, size: float) -> Box:
    return Box(cx - size / 2, cy - size / 2, size, size)


def number(value: float) -> str:
    """One decimal is a tenth of a pixel; more only makes the file longer."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def clean(words: str) -> str:
    """Words from a card pack or a translation, safe inside XML."""
    return escape(NOT_XML.sub("", words), quote=True)


def el(name: str, *inner: str, **attrs: Attr) -> str:
    """An element. class_ → class, stroke_width → stroke-width; attributes that are None are left out."""
    pairs = ((key.rstrip("_").replace("_", "-"), value) for key, value in attrs.items() if value is not None)
    head = "".join(f' {key}="{clean(value) if isinstance(value, str) else number(value)}"' for key, value in pairs)
    return f"<{name}{head}>{''.join(inner)}</{name}>" if inner else f"<{name}{head}/>"


def group(*inner: str, **attrs: Attr) -> str:
    return el("g", *inner, **attrs) if inner else ""


def title(words: str) -> str:
    return f"<title>{clean(words)}</title>"


def path(d: str, fill: str = "none", **attrs: Attr) -> str:
    return el("path", d=d, fill=fill, **attrs)


def stroke(d: str, colour: str, width: float, **attrs: Attr) -> str:
    pen: dict[str, Attr] = {"stroke": colour, "stroke_width": width, "stroke_linecap": "round"}
    return el("path", d=d, fill="none", stroke_linejoin="round", **pen, **attrs)


def circle(cx: float, cy: float, r: float, fill: str, **attrs: Attr) -> str:
    return el("circle", cx=cx, cy=cy, r=r, fill=fill, **attrs)


def rect(box: Box, r: float, fill: str = "none", **attrs: Attr) -> str:
    return el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=r, fill=fill, **attrs)


def sheet(box: Box, r: float, fill: str = "var(--paper)", drop: float = 2, **attrs: Attr) -> str:
    """A sheet of paper lying on another: a hard lower edge, then the sheet."""
    shadow = rect(box._replace(y=box.y + drop), r, "var(--shade)", opacity=0.2)
    return shadow + rect(box, r, fill, **attrs)


def use(name: str, cx: float, cy: float, size: float, **attrs: Attr) -> str:
    """A symbol, centred: a piece that is drawn many times is written once."""
    return el("use", href=f"#{name}", x=cx - size / 2, y=cy - size / 2, width=size, height=size, **attrs)


def symbol(name: str, content: str) -> str:
    """A drawing on the 24-grid, to be used by its name."""
    return el("symbol", content, id=name, viewBox="0 0 24 24", overflow="visible", fill="currentColor")


def smooth(points: list[Point]) -> str:
    """An open curve through the points (Catmull-Rom as cubic curves)."""
    ends = [points[0], *points, points[-1]]
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        controls = (bx + (cx - ax) / 8.8, by + (cy - ay) / 8.8, cx - (dx - bx) / 8.8, cy - (dy - by) / 8.8, cx, cy)
        d += "C" + " ".join(number(value) for value in controls)
    return d


def chances(name: str) -> Iterator[float]:
    """Numbers from 0 to 1 that depend on the name alone, for art that is irregular but always the same."""
    block = 0
    while True:
        digest = hashlib.sha256(f"{name}/{block}".encode()).digest()
        yield from (digest[i] / 255 for i in range(len(digest)))
        block += 1


def hatch(box: Box, rows: int, colour: str, name: str) -> str:
    """Gouge marks of a lino cut: short, slightly uneven strokes."""
    luck = chances(name)
    d = ""
    for row in range(rows):
        x, y = box.x + next(luck) * box.w * 0.2, box.y + box.h * (row + 0.5) / rows
        while x < box.right:
            length = min((0.06 + 0.1 * next(luck)) * box.w, box.right - x)
            d += f"M{number(x)} {number(y + 2 * next(luck) - 1)}h{number(length)}"
            x += length + (0.05 + 0.1 * next(luck)) * box.w
    return stroke(d, colour, 2, opacity=0.8)
