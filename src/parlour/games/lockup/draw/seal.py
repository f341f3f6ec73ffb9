"""The sign of a seat for lists of people: the crew's shape, colour and mark."""

from parlour.draw.art import Attr, el, group
from parlour.games.lockup.draw.pieces import seal_symbol


def seal(crew: str, size: float = 24) -> str:
    """Its colours are those of frame.page_style(). It holds no ids, so a page may show it as often as it likes."""
    outline: dict[str, Attr] = {"width": size, "height": size, "class_": "parlour-auto seal", "aria_hidden": "true"}
    drawing = group(seal_symbol(crew), transform="translate(1 1)")
    return el("svg", drawing, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 26 26", **outline)
