"""Signs that only the boards of the Cult and the Riverfolk have, on a 24-grid: fill = currentColor, holes = --hole."""

from typing import Final

from parlour.draw.symbols import HOLE, within
from parlour.games.root.draw.art import GLYPHS, glyph

ARROW: Final = "M3.2 10.6C4.2 6 7.8 3 12.2 3c2.5 0 4.8 1 6.4 2.7L21.4 3v8h-8l2.7-2.7Q14.6 6.6 12.2 6.6 8 6.6 6.8 10.6z"
SHAPES: Final = {
    "soul": (  # a wisp
        '<path d="M12 1.5c5 0 8 3.6 8 8.6V22l-2.8-2.3L14.6 22 12 19.7 9.4 22l-2.6-2.3L4 22V10.1c0-5 3-8.6 8-8.6z"/>'
        f'<circle cx="9" cy="10" r="1.6" fill="{HOLE}"/><circle cx="15" cy="10" r="1.6" fill="{HOLE}"/>'
    ),
    "convert": f'<path d="{ARROW}"/><path d="{ARROW}" transform="rotate(180 12 12)"/>',
    "sacrifice": (  # a flame on an altar
        '<path d="M12 .5c3 2.8 4.2 4.8 4.2 6.8a4.2 4.2 0 0 1-8.4 0C7.8 5.3 9.8 4 12 .5z"/>'
        '<path d="M2.5 13h19v3h-19zM5.5 17h13v5.5h-13z"/>'
    ),
    "riverboats": (
        '<path d="M1.5 15h21l-3.4 6.5H5z"/><path d="M11 1.5h1.8V14H11z"/><path d="M13.8 3.5 20.5 13h-6.7z"/>'
        '<path d="M10 5.5V13H4.5z"/>'
    ),
    "mercenaries": (  # a sword and a coin
        '<path d="M3 2l4.5.8 8 8.2-2.7 2.7-8.2-8zM2.5 16.2l1.8-1.7 1.9 1.9 3.3-3.3 1.9 1.9-3.3 3.3 1.9 1.9-1.7 1.8z"/>'
        f'<circle cx="17" cy="17" r="5.5"/><path d="M17 14.5v5" stroke="{HOLE}" stroke-width="2"/>'
    ),
    "tag": f'<path d="M1.5 11.5 11 2h11v11l-9.5 9.5z"/><circle cx="17" cy="7" r="2.2" fill="{HOLE}"/>',  # of a price
    "payments": '<circle cx="12" cy="6" r="5"/><path d="M1.5 12H6v6h12v-6h4.5v10.5h-21z"/>',  # a coin above a tray
    "committed": (  # an hourglass
        '<path d="M4.5 1.5h15V5c0 3.5-3 5.5-5 7 2 1.5 5 3.5 5 7v3.5h-15V19c0-3.5 3-5.5 5-7-2-1.5-5-3.5-5-7z"/>'
        f'<path d="M8 5h8M8 19.5h8" stroke="{HOLE}" stroke-width="1.5"/>'
    ),
}
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
