"""Marks of one colour on a 24-grid: fill = currentColor, holes are real ones, no detail under one unit."""

from typing import Final

from parlour.draw.art import Attr, use

GLYPHS: Final = {
    "star": '<path d="M12 2l3 6.6 7.2.8-5.3 4.9 1.5 7.1L12 17.8 5.6 21.4l1.5-7.1L1.8 9.4 9 8.6z"/>',
    "sun": (
        '<circle cx="12" cy="12" r="5"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1'
        'M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1" stroke="currentColor" '
        'stroke-width="2" stroke-linecap="round"/>'
    ),
    "moon": '<path d="M15 2.5A9.8 9.8 0 1 0 21.5 15 8.5 8.5 0 0 1 15 2.5z"/>',
    "card": (
        '<path fill-rule="evenodd" d="M7.5 2.5h9A2.5 2.5 0 0 1 19 5v14a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 19V5'
        'a2.5 2.5 0 0 1 2.5-2.5zM8 6.2v1.6h8V6.2zM8 9.7v1.6h8V9.7z"/>'
    ),
    "crown": '<path d="M3 7l4.5 4L12 4l4.5 7L21 7l-2 12.5H5z"/>',
    "flag": '<path d="M5 2h2.4v20H5z"/><path d="M7.4 3 20.5 7.5 7.4 12z"/>',
    "tower": '<path d="M4 3h3.5v3h3V3h3v3h3V3H20v8h-2v10h-4.5v-4.5q-1.5-1.6-3 0V21H6V11H4z"/>',
    "gavel": (
        '<path d="M10.5 2 18 9.5 14 13.5 6.5 6z"/><path d="M10.2 9.8l2 2-8 8.4q-1.4 1-2.4 0-1-1 0-2.4z"/>'
        '<path d="M12.5 19.5h9.5v2.5h-9.5z"/>'
    ),
    "footprints": (
        '<path d="M7 3.5c2.2 0 3.4 2 3.2 4.6-.2 2-.8 3-.8 4.3H5.4c0-1.5-1.4-2.9-1.4-5.2 0-2.2 1.2-3.7 3-3.7z"/>'
        '<path d="M5.6 13.8h3.8c.2 1.8-.6 2.8-1.9 2.8s-2-1-1.9-2.8z"/>'
        '<path d="M17 7.5c1.8 0 3 1.5 3 3.7 0 2.3-1.4 3.7-1.4 5.2h-4c0-1.3-.6-2.3-.8-4.3-.2-2.6 1-4.6 3.2-4.6z"/>'
        '<path d="M14.6 17.8h3.8c.1 1.8-.6 2.8-1.9 2.8s-2.1-1-1.9-2.8z"/>'
    ),
    "artifact": (
        '<path fill-rule="evenodd" d="M8 2h8l6 6v8l-6 6H8l-6-6V8zM12 6.5l1.7 3.8 3.8 1.7-3.8 1.7L12 17.5l-1.7-3.8'
        'L6.5 12l3.8-1.7z"/>'
    ),
    "free-square": (  # a boot on an optional square
        '<path d="M7.5 2h6.5v8.5l4.5 2c1.5.7 2 1.6 2 3.2v.8h-13z"/>'
        '<path d="M3.5 20.5h17" stroke="currentColor" stroke-width="2.4" '
        'stroke-dasharray="3.6 3" stroke-linecap="round"/>'
    ),
    "replace": '<path d="M3 5h11V2l7 4.8-7 4.7V8.5H3z"/><path d="M21 19H10v3l-7-4.8 7-4.7v3h11z"/>',
    "coin": (  # a purse
        '<path d="M8.6 7.4 6.4 3.4q5.6-2 11.2 0l-2.2 4z"/>'
        '<path fill-rule="evenodd" d="M8 8.8h8c4 3 5.5 5.8 5.5 8.4 0 3.3-2.6 4.8-9.5 4.8s-9.5-1.5-9.5-4.8'
        'C2.5 14.6 4 11.8 8 8.8zM12 12.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"/>'
    ),
    "rotate": (
        '<path d="M17.6 6.2A8.2 8.2 0 1 0 20.2 12.5" fill="none" stroke="currentColor" stroke-width="2.8" '
        'stroke-linecap="round"/><path d="M21.5 1.5v8h-8z"/><rect x="8.8" y="9" width="6.4" height="6.4" rx="1.4"/>'
    ),
    "move": '<circle cx="6.5" cy="12" r="5"/><path d="M13 10.2h3.5V5.8L23 12l-6.5 6.2v-4.4H13z"/>',
    "flip": (  # half sun, half moon
        '<path d="M11.2 5a7 7 0 0 0 0 14z"/>'
        '<path d="M6.2 4.2 7 5.6M2 8.2l1.5.8M1 13l1.6-.2M3 18l1.3-1M7.6 21.6l.6-1.6" '
        'stroke="currentColor" stroke-width="2" stroke-linecap="round"/>'
        '<path d="M13.4 4.2a8 8 0 0 1 0 15.6c3-2 4-5 4-7.8s-1-5.8-4-7.8z"/>'
    ),
}


SYMBOLS: Final = {f"glyph-{kind}": content for kind, content in GLYPHS.items()}


def glyph(kind: str, cx: float, cy: float, size: float, ink: str = "var(--ink)", **attrs: Attr) -> str:
    return use(f"glyph-{kind}", cx, cy, size, color=ink, **attrs)
