"""The little pictures on cards: one dark mark on a pale patch, on a field of the suit. Marks are on a 24-grid."""

from typing import Final

from parlour.draw.art import Box, group, hatch, number, path, rect
from parlour.draw.drawings import drawings
from parlour.draw.shapes import blob
from parlour.games.root.draw.art import emblem, glyph

DARK, PALE = "#33291C", "#FFF9EC"  # in both themes: the field below is coloured in both
SHAPES: Final = drawings("card", "root")  # what only one card has
MARKS: Final = {"armorers": "shield", "ambush": "ambush", "dominance": "dominance"}


def mark(name: str, suit: str, item: str | None, spot: tuple[float, float, float]) -> str:
    """The dark mark of a card, centred: its item, its own shape, or for a favour the head of its suit."""
    x, y, size = spot
    if item or name in MARKS:
        return glyph(item or MARKS[name], x, y, size, DARK, PALE)
    if name not in SHAPES:
        return emblem(suit, x, y, size, DARK, PALE)
    move = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / 24:.4f})"
    return group(SHAPES[name], fill=DARK, transform=move)


def scenery(suit: str, box: Box, name: str, r: float = 6, *, broad: bool = False) -> str:
    """A field in the colour of the suit, gouge marks, two pale patches; broad: with room for two marks."""
    far = blob(box.cx + box.w * 0.02, box.cy + box.h * 0.04, box.w * 0.44, box.h * 0.41, f"{name}/far", 0.05)
    near = blob(box.cx, box.cy + box.h * 0.03, box.w * (0.4 if broad else 0.3), box.h * 0.38, f"{name}/near", 0.05)
    gouges = hatch(Box(box.x + 6, box.y + 4, box.w - 12, box.h * 0.34), 3, "#FFF8E8", name)
    return (
        rect(box, r, f"var(--c-{suit})")
        + group(gouges, opacity=0.4)
        + path(far, "#FFF8E8", opacity=0.3)
        + path(near, PALE)
    )


def card_art(name: str, suit: str, item: str | None, box: Box) -> str:
    size = min(box.h * 0.64, box.w * 0.5)
    x, y = box.cx, box.cy + box.h * 0.03
    return scenery(suit, box, name) + mark(name, suit, item, (x, y, size))
