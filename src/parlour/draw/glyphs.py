"""Marks of one colour on a 24-grid: fill = currentColor, holes = --hole, no detail under one unit."""

from typing import Final

from parlour.draw.art import grid24

GLYPHS: Final = {
    "star": '<path d="M12 2l3 6.600 7.200.8-5.300 4.900 1.500 7.100L12 17.800 5.600 21.400l1.500-7.100L1.800 9.400 9 8.600z"/>',
    "sun": (
        '<circle cx="12" cy="12" r="5"/><path d="M12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3M4.600 4.600l2.100 2.100'
        'M17.300 17.300l2.100 2.100M19.400 4.600l-2.100 2.100M6.700 17.300l-2.100 2.100" stroke="currentColor" '
        'stroke-width="2" stroke-linecap="round"/>'
    ),
    "moon": '<path d="M15 2.500A9.800 9.800 0 1 0 21.500 15 8.500 8.500 0 0 1 15 2.500z"/>',
    "card": (
        '<rect x="5" y="2.500" width="14" height="19" rx="2.500"/><path d="M8.500 7h7M8.500 10.500h7" '
        'stroke="var(--hole)" stroke-width="1.500" stroke-linecap="round"/>'
    ),
    "crown": '<path d="M3 7l4.500 4L12 4l4.500 7L21 7l-2 12.500H5z"/>',
    "flag": '<path d="M5 2h2.400v20H5z"/><path d="M7.400 3 20.500 7.500 7.400 12z"/>',
    "tower": '<path d="M4 3h3.500v3h3V3h3v3h3V3H20v8h-2v10h-4.500v-4.500q-1.500-1.600-3 0V21H6V11H4z"/>',
    "gavel": (
        '<path d="M10.500 2 18 9.500 14 13.500 6.500 6z"/><path d="M10.200 9.800l2 2-8 8.400q-1.400 1-2.400 0-1-1 0-2.400z"/>'
        '<path d="M12.500 19.500h9.500v2.500h-9.500z"/>'
    ),
    "footprints": (
        '<path d="M7 3.500c2.200 0 3.400 2 3.200 4.600-.2 2-.8 3-.8 4.300H5.400c0-1.500-1.400-2.900-1.400-5.200 0-2.200 1.200-3.700 3-3.700z"/>'
        '<path d="M5.600 13.800h3.800c.2 1.800-.6 2.800-1.900 2.800s-2-1-1.900-2.800z"/>'
        '<path d="M17 7.500c1.800 0 3 1.500 3 3.700 0 2.300-1.400 3.700-1.400 5.200h-4c0-1.300-.6-2.300-.8-4.300-.2-2.600 1-4.600 3.200-4.600z"/>'
        '<path d="M14.600 17.800h3.800c.1 1.800-.6 2.800-1.900 2.800s-2.100-1-1.900-2.800z"/>'
    ),
    "artifact": (
        '<path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z"/><path d="M12 6.500l1.700 3.800 3.800 1.700-3.800 1.700L12 17.500l-1.700-3.800L6.500 12l3.800-1.700z" '
        'fill="var(--hole)"/>'
    ),
    "free-square": (  # a boot on an optional square
        '<path d="M7.500 2h6.500v8.500l4.500 2c1.500.7 2 1.600 2 3.200v.8h-13z"/>'
        '<path d="M3.500 20.500h17" stroke="currentColor" stroke-width="2.400" stroke-dasharray="3.600 3" stroke-linecap="round"/>'
    ),
    "replace": '<path d="M3 5h11V2l7 4.800-7 4.700V8.500H3z"/><path d="M21 19H10v3l-7-4.800 7-4.700v3h11z"/>',
    "coin": (  # a purse
        '<path d="M8.600 7.400 6.400 3.400q5.600-2 11.200 0l-2.200 4z"/>'
        '<path d="M8 8.800h8c4 3 5.500 5.800 5.500 8.400 0 3.300-2.600 4.800-9.500 4.800s-9.500-1.500-9.500-4.800C2.500 14.600 4 11.800 8 8.800z"/>'
        '<circle cx="12" cy="15.500" r="3" fill="var(--hole)"/>'
    ),
    "rotate": (
        '<path d="M17.600 6.200A8.200 8.200 0 1 0 20.200 12.500" fill="none" stroke="currentColor" stroke-width="2.800" '
        'stroke-linecap="round"/><path d="M21.500 1.500v8h-8z"/><rect x="8.800" y="9" width="6.400" height="6.400" rx="1.400"/>'
    ),
    "move": '<circle cx="6.500" cy="12" r="5"/><path d="M13 10.200h3.500V5.800L23 12l-6.500 6.200v-4.400H13z"/>',
    "flip": (  # half sun, half moon
        '<path d="M11.200 5a7 7 0 0 0 0 14z"/><path d="M6.200 4.200 7 5.600M2 8.200l1.500.8M1 13l1.600-.2M3 18l1.300-1M7.600 21.600l.6-1.600" '
        'stroke="currentColor" stroke-width="2" stroke-linecap="round"/>'
        '<path d="M13.400 4.200a8 8 0 0 1 0 15.600c3-2 4-5 4-7.800s-1-5.800-4-7.800z"/>'
    ),
}


def glyph(kind: str, cx: float, cy: float, size: float, fill: str = "var(--ink)", hole: str = "var(--paper)") -> str:
    return grid24(GLYPHS[kind], cx, cy, size, fill=fill, color=fill, style=f"--hole:{hole}")
