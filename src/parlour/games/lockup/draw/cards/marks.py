"""What the cards of Lockup have beside what all cards have: their value in stars, the mark of the edition, backs."""

from parlour.draw import cards
from parlour.draw.art import Box, group, title
from parlour.draw.cards import PALE, plate
from parlour.draw.words import Face
from parlour.games.lockup.draw.icons import mark, stars, stars_width
from parlour.games.lockup.draw.pieces import glyph
from parlour.games.lockup.draw.scene import Scene


def value_plate(right: float, top: float, value: int | str, face: Face) -> str:
    """What a card is worth, in the upper corner of its picture."""
    width, height = stars_width(value, face) + 10, face.size * 1.45
    box = Box(right - width, top, width, height)
    return plate(box) + stars(box.x + 5, box.cy, value, face)


def edition(scene: Scene, cx: float, cy: float, size: float, ink: str = "var(--ink-3)") -> str:
    """The cards shipped are our own, not those of the printed game, and each says so."""
    if scene.view["edition"] != "house":
        return ""
    return group(title(scene.edition()), mark("house", cx, cy, size, ink, opacity=0.7))


def back(box: Box, colour: str, head: str) -> str:
    """The back of a deck with the glyph of its kind."""
    return cards.back(box, colour, glyph(head, box.cx, box.cy, min(box.w, box.h) * 0.5, PALE, colour))
