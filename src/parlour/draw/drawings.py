"""Drawings kept as files, one SVG a picture, so that whoever draws needs no Python: open it, change a curve, save.

The file `draw/svg/FAMILY/NAME.svg`, of a title or of the house, is a drawing on the 24-grid. Only its shapes are read;
its page, its title and what an editor notes for itself are for people. In a drawing `currentColor`, or black, is the
colour that it is given where it is used, and white is a hole: there the ground shows through.
"""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final
from xml.etree.ElementTree import Element, ParseError, fromstring

from parlour import titles
from parlour.draw.art import el
from parlour.draw.symbols import HOLE

SVG: Final = "{http://www.w3.org/2000/svg}"
SHAPES: Final = ("circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect")
WORDS: Final = ("defs", "desc", "metadata", "title")  # for people and editors
NOTES: Final = ("class", "id", "style")
PAINTS: Final = dict.fromkeys(("white", "#fff", "#ffffff"), HOLE) | dict.fromkeys(
    ("black", "#000", "#000000"), "currentColor"
)


class Drawings(dict[str, str]):
    """Those of a folder, by name, ready to be written into a picture."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        if not folder.is_dir():
            raise FileNotFoundError(f"there is no folder of drawings {folder}")
        found = {each.name.removesuffix(".svg"): each for each in folder.iterdir() if each.name.endswith(".svg")}
        super().__init__((name, opened(found[name])) for name in sorted(found))

    def __missing__(self, name: str) -> str:
        raise LookupError(f"there is no drawing {self.folder.joinpath(f'{name}.svg')}")


def drawings(family: str, title: str = "") -> Drawings:
    """A family of drawings of a title; without one, of the house."""
    return Drawings((titles.folder(title) if title else files("parlour")).joinpath("draw", "svg", family))


def opened(file: Traversable) -> str:
    try:
        return drawn(file.read_text("utf-8"))
    except (ParseError, ValueError) as flaw:
        raise ValueError(f"{file} is no drawing: {flaw}") from flaw


def drawn(source: str) -> str:
    """The shapes in an SVG file."""
    whole = fromstring(source)  # ours, like the code beside it  # noqa: S314
    if whole.tag != f"{SVG}svg":
        raise ValueError(f'it must be <svg xmlns="{SVG[1:-1]}">, not <{whole.tag}>')
    inner = "".join(shapes(whole))
    if not inner:
        raise ValueError("nothing is drawn")
    return inner


def shapes(parent: Element) -> Iterator[str]:
    """Elements of an editor's own namespace are left out."""
    for each in parent:
        kind = each.tag.removeprefix(SVG)
        if kind in SHAPES:
            inner = "".join(shapes(each))
            yield el(kind, *([inner] if inner else []), **dict(attributes(each)))
        elif each.tag.startswith(SVG) and kind not in WORDS:
            raise ValueError(f"it may have {', '.join(SHAPES)}, not {kind}")


def attributes(element: Element) -> Iterator[tuple[str, str]]:
    """Editors write some of them as rules of style, which pages do not allow."""
    rules = (rule.partition(":") for rule in element.get("style", "").split(";") if ":" in rule)
    for key, value in (element.attrib | {name.strip(): value.strip() for name, _, value in rules}).items():
        if "url(" in value:
            raise ValueError(f"{key} must be a colour or a number, not {value}")
        if key not in NOTES and not key.startswith(("{", "-")):
            yield key, PAINTS.get(value.lower(), value) if key in ("fill", "stroke") else value
