"""The sign of a seat for lists of people: the faction's face on a disc of its colour."""

from parlour.draw.art import Attr, circle, el, group, path
from parlour.games.root.draw.art import inks, within
from parlour.games.root.draw.emblems import EMBLEMS, FACTION_EMBLEMS


def seal(faction: str, size: float = 24) -> str:
    """Its colours are those of frame.page_style(). It holds no ids, so a page may show it as often as it likes."""
    outline: dict[str, Attr] = {"width": size, "height": size, "class_": "parlour-auto seal", "aria_hidden": "true"}
    drawing = group(mark(faction), transform="translate(1 1)")
    return el("svg", drawing, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 26 26", **outline)


def mark(faction: str) -> str:
    """The drawing on its 24-grid; the second Vagabond has a band below the mask."""
    colour, ink = inks(faction)
    disc = circle(12, 12, 11, colour, stroke="var(--cut)", stroke_width=1.4)
    band = path("M5 20.3h14", stroke=ink, stroke_width=1.4) if faction == "vagabond_second" else ""
    face = EMBLEMS[FACTION_EMBLEMS[faction]].replace("var(--hole)", colour)
    return disc + within(face, 12, 12, 15, fill=ink, color=ink) + band
