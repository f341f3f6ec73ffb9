"""Reading a picture back: what its elements are, where they lie and how large their letters are."""

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring

from parlour.draw.words import Face

SVG = "{http://www.w3.org/2000/svg}"


class Letters(NamedTuple):
    """A line of words as it is shown."""

    words: str
    size: float
    left: float
    right: float
    y: float


def read(svg: str) -> Element:
    return fromstring(svg)


def things(root: Element) -> dict[str, Element]:
    """Everything with an id outside the definitions; an id stands once."""
    found: dict[str, Element] = {}
    for element in root.iter():
        name = element.get("id")
        if name and element.tag != f"{SVG}symbol":
            assert name not in found, f"{name} stands twice"
            found[name] = element
    return found


def said(element: Element) -> list[str]:
    """All words, shown or heard."""
    return [each.text or "" for tag in ("title", "text") for each in element.iter(f"{SVG}{tag}")]


def marks(element: Element) -> list[str]:
    """The names of the drawings it is made of."""
    return [each.get("href", "").removeprefix("#") for each in element.iter(f"{SVG}use")]


def lines(element: Element, x: float = 0, y: float = 0, turned: bool = False) -> Iterator[Letters]:
    """Every line of words with its place; of one that runs upwards, only the middle."""
    move = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)(.*)", element.get("transform", ""))
    if move:
        assert "scale" not in move[3] or not list(element.iter(f"{SVG}text")), "words must not be scaled"
        x, y, turned = x + float(move[1]), y + float(move[2]), "rotate" in move[3]
    if element.tag == f"{SVG}text":
        line = letters(element, x, y)
        yield line._replace(left=x, right=x, y=y) if turned else line
    for child in element:
        yield from lines(child, x, y, turned)


def letters(element: Element, x: float, y: float) -> Letters:
    words = element.text or ""
    size, weight = float(element.get("font-size", "")), int(element.get("font-weight", "400"))
    plain = Face(size, weight, element.get("class") == "serif").width(words)
    width = float(element.get("textLength", plain))  # some are written closer
    start = x + float(element.get("x", "0"))
    left = start - {"start": 0.0, "middle": width / 2, "end": width}[element.get("text-anchor", "start")]
    return Letters(words, size, left, left + width, y + float(element.get("y", "0")))


def box(element: Element) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the first sheet of a thing (its shadow is the first rectangle)."""
    sheet = element.findall(f"{SVG}rect")[1]
    x, y, w, h = (float(sheet.get(name, "0")) for name in ("x", "y", "width", "height"))
    return x, y, x + w, y + h
