"""Signs that only the boards of the Cult and the Riverfolk have."""

from typing import Final

from parlour.draw.drawings import drawings
from parlour.draw.symbols import HOLE, within
from parlour.games.root.draw.art import GLYPHS, glyph

SHAPES: Final = drawings("sign", "root")
NAMES: Final = {  # what has the sign of something else
    "crusade": "battle",
    "sanctify": "garden",
    "score": "star",
    "hand-card": "card",
    "funds": "coin",
}


def sign(kind: str, cx: float, cy: float, size: float, fill: str = "var(--ink-2)", hole: str = "var(--paper)") -> str:
    """A sign of these boards, or any mark of the game."""
    name = NAMES.get(kind, kind)
    if name in GLYPHS:
        return glyph(name, cx, cy, size, fill, hole)
    return within(SHAPES[name].replace(HOLE, hole), cx, cy, size, fill=fill, color=fill)
