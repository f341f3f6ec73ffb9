"""The little pictures on cards: one dark mark on a pale patch, on a field of the suit. Marks are on a 24-grid."""

from typing import Final

from parlour.draw.art import Box, group, hatch, number, path, rect
from parlour.draw.shapes import blob
from parlour.games.root.draw.art import emblem, glyph

DARK, PALE = "#33291C", "#FFF9EC"  # in both themes: the field below is coloured in both
SHAPES: Final = {  # drawn here because only one card has them; {p} are pale lines
    "sappers": (  # a round bomb with a burning fuse
        '<circle cx="10" cy="14.5" r="7.5"/><path d="M13.5 5.5l3.5 3.5-2 2-3.5-3.5z"/>'
        '<path d="M16 6q2-3.5 4.5-2.5" fill="none" stroke="{d}" stroke-width="1.6"/>'
        '<path d="M21 1.2l.7 1.6 1.7.2-1.3 1.2.4 1.7-1.5-.9-1.5.9.4-1.7-1.3-1.2 1.7-.2z"/>'
        '<path d="M6 13.5q.6-2.6 3-3.3" fill="none" stroke="{p}" stroke-width="1.4" stroke-linecap="round"/>'
    ),
    "brutal-tactics": (  # a spiked club
        '<path d="M3 19.2 11 11.2l2.2 2.2-8 8z"/><path d="M10 9.5 16.5 3q4-1 5 .5t.5 4.5L15.5 14.5z"/>'
        '<path d="M14 2.5l1.5 2.5M9.5 6.5l2 2.5M21.5 10l-2.5-1.5M17.5 14.5l-2.5-2" stroke="{d}" '
        'stroke-width="2" stroke-linecap="round"/><path d="M14.5 8l3 3" stroke="{p}" stroke-width="1.2"/>'
    ),
    "royal-claim": (  # a scroll with a seal
        '<path d="M5 2.5h13q3 0 3 3v2h-4V20q0 2-2 2H5.5Q3 22 3 19.5h4V5q0-2.5-2-2.5z"/>'
        '<path d="M9.5 7h5M9.5 10.5h5" stroke="{p}" stroke-width="1.5" stroke-linecap="round"/>'
        '<path d="M9 16.8V13l1.6 1.3L12 12.5l1.4 1.8L15 13v3.8z" fill="{p}"/>'
    ),
    "stand-and-deliver": (  # a masked face under a hat
        '<path d="M2 8.5q10 4 20 0l-1.5 3q-8.5 3-17 0z"/>'
        '<path d="M6.5 8.5 8.2 2.8q3.8 1.7 7.6 0l1.7 5.7q-5.5 2-11 0z"/>'
        '<path d="M5 12.5q7 2.6 14 0-.3 6-3.5 8.5Q12 23 8.5 21 5.3 18.5 5 12.5z"/>'
        '<circle cx="9" cy="15.6" r="1.3" fill="{p}"/><circle cx="15" cy="15.6" r="1.3" fill="{p}"/>'
        '<path d="M6.3 18.4q5.7-1.6 11.4 0" stroke="{p}" stroke-width="1.1" fill="none"/>'
    ),
    "tax-collector": (  # coins in a pile
        '<ellipse cx="8.5" cy="19" rx="6.5" ry="3"/><ellipse cx="8.5" cy="14.6" rx="6.5" ry="3"/>'
        '<ellipse cx="8.5" cy="10.2" rx="6.5" ry="3"/><circle cx="17.5" cy="6.5" r="5"/>'
        '<path d="M2.3 11.6q6.2 3 12.4 0M2.3 16q6.2 3 12.4 0" fill="none" stroke="{p}" stroke-width="1.2"/>'
        '<path d="M17.5 4v5M15.8 5.3h3.4" stroke="{p}" stroke-width="1.3" stroke-linecap="round"/>'
    ),
    "better-burrow-bank": (  # a burrow with a door of bars
        '<path d="M1.5 21.5C1.5 11 6 4.5 12 4.5s10.5 6.5 10.5 17z"/>'
        '<path d="M7 21.5c0-6 1.8-9.5 5-9.5s5 3.5 5 9.5z" fill="{p}"/>'
        '<path d="M9.6 21.5v-8M12 21.5v-9.5M14.4 21.5v-8" stroke="{d}" stroke-width="1.4"/>'
        '<path d="M12 1l.9 2h2l-1.6 1.3.6 2L12 5.2l-1.9 1.1.6-2L9.1 3h2z"/>'
    ),
    "cobbler": (  # a shoe on its last
        '<path d="M4 4.5q3 1.5 6.5.5l.5 4.5q1 2.5 5 3.5 6 1.5 6 5v1.5H4q-1.5-7 0-15z"/>'
        '<path d="M3.5 20.5h18.5V22h-18.5z"/>'
        '<path d="M10.5 9l-2.5.7M11.3 11.3l-2.3 1M13 13l-1.7 1.6" stroke="{p}" stroke-width="1.3" '
        'stroke-linecap="round"/>'
    ),
    "command-warren": (  # a horn with a banner
        '<path d="M2 8.5 4 8v5l-2-.5zM4.5 8 20 3v15L4.5 13z"/>'
        '<path d="M7 14v7.5l3-2 3 2V15.6z"/>'
        '<path d="M8 9.3l9-2.6" stroke="{p}" stroke-width="1.3" stroke-linecap="round"/>'
    ),
    "codebreakers": (  # an eye in a lens
        '<circle cx="10" cy="10" r="8.5"/><path d="M15.2 17 17 15.2l5.5 5.5-1.8 1.8z"/>'
        '<path d="M3.8 10q6.2-7 12.4 0-6.2 7-12.4 0z" fill="{p}"/><circle cx="10" cy="10" r="2.3"/>'
    ),
    "scouting-party": (  # a spyglass
        '<path d="M2 13.5 9.5 9l2.7 4.6L4.7 18z"/><path d="M10.6 8.3 17 4.5l3.4 5.9-6.4 3.8z"/>'
        '<path d="M18 3.5l1.8-1 4 7-1.8 1z"/><path d="M9.5 16.5 7 22.5M12 15.5l3.5 7" stroke="{d}" '
        'stroke-width="2" stroke-linecap="round"/><path d="M13 9.8l4-2.4" stroke="{p}" stroke-width="1.2" '
        'stroke-linecap="round"/>'
    ),
}
MARKS: Final = {"armorers": "shield", "ambush": "ambush", "dominance": "dominance"}


def mark(name: str, suit: str, item: str | None, spot: tuple[float, float, float]) -> str:
    """The dark mark of a card, centred: its item, its own shape, or for a favour the head of its suit."""
    x, y, size = spot
    if item or name in MARKS:
        return glyph(item or MARKS[name], x, y, size, DARK, PALE)
    if name not in SHAPES:
        return emblem(suit, x, y, size, DARK, PALE)
    shape = SHAPES[name].replace("{p}", PALE).replace("{d}", DARK)
    move = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / 24:.4f})"
    return group(shape, fill=DARK, transform=move)


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
