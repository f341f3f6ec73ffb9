"""Where the words of a picture lie: to find words that lie on others, outside, or cut off."""

import re
from collections.abc import Iterator
from itertools import combinations
from math import cos, radians, sin
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element

from draw.look import SVG, letters

Matrix = tuple[float, float, float, float, float, float]  # a b c d e f, as in SVG
Sheet = tuple[float, float, float, float]  # left, top, right, bottom
PALE: Final = {"opacity", "fill-opacity"}
MOVE: Final = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
SAME: Final[Matrix] = (1, 0, 0, 1, 0, 0)
ABOVE, BELOW = 0.7, 0.18  # of a letter's size: how far it reaches over and under its line
NEAR: Final = 1.0  # px: so close letters do not touch


class Words(NamedTuple):
    """A line and the box around it."""

    words: str
    left: float
    top: float
    right: float
    bottom: float
    whole: str  # what it was cut from
    things: tuple[str, ...]  # it is part of

    def on(self, other: "Words") -> bool:
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide > NEAR and high > NEAR


def layers(
    element: Element, at: Matrix = SAME, whole: str = "", things: tuple[str, ...] = ()
) -> Iterator[Words | Sheet]:
    """Words, and sheets that hide what lies under them, in the order in which they are laid down."""
    if element.tag == f"{SVG}defs":
        return
    at = moved(at, element.get("transform", ""))
    heard = element.find(f"{SVG}title")
    whole = whole if heard is None else heard.text or ""
    things = (*things, element.get("id", ""))
    if element.tag == f"{SVG}text" and (element.text or "").strip():
        yield Words(element.text or "", *text_box(element, at), whole, things)
    if element.tag == f"{SVG}rect" and element.get("fill", "black") != "none" and not set(element.keys()) & PALE:
        yield sheet(element, at)
    for child in element:
        yield from layers(child, at, whole, things)


def all_words(root: Element) -> Iterator[Words]:
    return (each for each in layers(root) if isinstance(each, Words))


def sheet(element: Element, at: Matrix) -> Sheet:
    x, y, w, h = (float(element.get(name, "0")) for name in ("x", "y", "width", "height"))
    return around([(u, v) for u in (x, x + w) for v in (y, y + h)], at)


def around(corners: list[tuple[float, float]], at: Matrix) -> Sheet:
    a, b, c, d, e, f = at
    across, down = [a * u + c * v + e for u, v in corners], [b * u + d * v + f for u, v in corners]
    return min(across), min(down), max(across), max(down)


def moved(at: Matrix, transform: str) -> Matrix:
    for name, numbers in MOVE.findall(transform):
        x, y, z = (*map(float, re.split(r"[ ,]+", numbers.strip())), 0.0, 0.0)[:3]
        if name == "translate":
            at = product(at, (1, 0, 0, 1, x, y))
        elif name == "scale":
            at = product(at, (x, 0, 0, y or x, 0, 0))
        else:
            turn = (cos(radians(x)), sin(radians(x)), -sin(radians(x)), cos(radians(x)), 0.0, 0.0)
            at = product(product(product(at, (1, 0, 0, 1, y, z)), turn), (1, 0, 0, 1, -y, -z))
    return at


def product(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    p, q, r, s, t, u = two
    return a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f


def text_box(element: Element, at: Matrix) -> Sheet:
    line = letters(element, 0, 0)
    high, low = line.y - ABOVE * line.size, line.y + BELOW * line.size
    return around([(u, v) for u in (line.left, line.right) for v in (high, low)], at)


def visible(root: Element) -> list[Words]:
    """Those that no sheet laid over them hides."""
    found: list[Words] = []
    for each in layers(root):
        if isinstance(each, Words):
            found.append(each)
        else:
            found = [words for words in found if not hidden(words, each)]
    return found


def hidden(words: Words, sheet: Sheet) -> bool:
    left, top, right, bottom = sheet
    x, y = (words.left + words.right) / 2, (words.top + words.bottom) / 2
    return left < x < right and top < y < bottom


def clashes(root: Element) -> list[tuple[str, str]]:
    """Words that lie on other words."""
    found = visible(root)
    return [(one.words, other.words) for one, other in combinations(found, 2) if one.on(other)]


def outside(root: Element) -> list[str]:
    """Words that leave the picture."""
    _, _, width, height = map(float, root.get("viewBox", "").split())
    return [
        each.words
        for each in all_words(root)
        if each.left < -NEAR or each.right > width + NEAR or each.top < -NEAR or each.bottom > height + NEAR
    ]


def cut_off(root: Element) -> list[Words]:
    """Words that end before their end."""
    return [each for each in all_words(root) if each.words.endswith("…")]
