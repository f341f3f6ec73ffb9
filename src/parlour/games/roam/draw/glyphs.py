"""Marks for cards, pieces and news: of one colour, holes are real ones, no detail under one unit."""

from typing import Final

from parlour.draw.art import Attr, use
from parlour.draw.drawings import drawings

SYMBOLS: Final = {f"glyph-{kind}": content for kind, content in drawings("glyph", "roam").items()}


def glyph(kind: str, cx: float, cy: float, size: float, ink: str = "var(--ink)", **attrs: Attr) -> str:
    return use(f"glyph-{kind}", cx, cy, size, color=ink, **attrs)
