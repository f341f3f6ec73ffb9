"""Signs of what cards do, on a 24-grid: a good or a glyph with a little badge that says what happens to it."""

from typing import Final

from parlour.draw.art import Attr, circle, use
from parlour.draw.words import MIDDLE, Face, write
from parlour.games.lockup.draw.pieces import glyph, good

MARKS: Final = {  # one colour, real holes
    "storage": (  # a crate with room for more
        '<path d="M2 4h20v4H2z"/><path fill-rule="evenodd" d="M3.5 9.5h17V21h-17zM11 11v3.2H7.8v2.1H11v3.2h2v-3.2'
        'h3.2v-2.1H13V11z"/>'
    ),
    "plus": '<path d="M9.8 3h4.4v6.8H21v4.4h-6.8V21H9.8v-6.8H3V9.8h6.8z"/>',
    "give": '<path d="M2 9.5h9.5V4L22 12l-10.5 8v-5.5H2z"/>',
    "away": '<path d="M5.5 2.5 12 9l6.5-6.5 3 3L15 12l6.5 6.5-3 3L12 15l-6.5 6.5-3-3L9 12 2.5 5.5z"/>',
    "set": (  # cards of a kind
        '<path fill-rule="evenodd" d="M3 3h11v3.5h4V10h3v11.5H9V18H5.5v-3.5H3zM8 8.5V16h1v-6h6.5V8.5z"/>'
    ),
    "off-duty": (  # a mug of tea
        '<path fill-rule="evenodd" d="M3.5 8.5h13v2h1.7c2 0 3.3 1.3 3.3 3.2s-1.3 3.3-3.3 3.3h-2c-1 2.3-2.9 3.5-6.2'
        ' 3.5-4.6 0-6.5-2.6-6.5-6.5zM16.5 12.7v2.2h1.5c.8 0 1.3-.4 1.3-1.1s-.5-1.1-1.3-1.1z"/>'
        '<path d="M7 2.5c1.5 1.5-1.5 2.5 0 4M12 2.5c1.5 1.5-1.5 2.5 0 4" stroke="currentColor" stroke-width="1.7"'
        ' fill="none" stroke-linecap="round"/>'
    ),
    "house": (  # the house edition
        '<path fill-rule="evenodd" d="M12 2.5 22.5 11.5h-3V21.5h-15v-10h-3zM10 14v7.5h4V14z"/>'
    ),
}
SYMBOLS: Final = {f"lockup-mark-{kind}": content for kind, content in MARKS.items()}
GOODS: Final = ("scrap", "potion", "iron", "gold", "power", "suspicion")
EFFECTS: Final = {  # effect → what it is about, and what happens to it
    **{f"gain-{kind}": (kind, "plus") for kind in GOODS},
    "discard-suspicion": ("suspicion", "away"),
    "give-suspicion": ("suspicion", "give"),
    "draw-tome": ("tome", "plus"),
    "choose-tome": ("tome", "plus"),
    "storage": ("storage", ""),
    "exchange": ("exchange", ""),
}
BONUSES: Final = {"reputation": "star", "tome-choice": "tome", "reserve-item": "reserved"}


def mark(kind: str, cx: float, cy: float, size: float, ink: str = "var(--ink-2)", **attrs: Attr) -> str:
    """A sign of one colour."""
    return use(f"lockup-mark-{kind}", cx, cy, size, color=ink, **attrs)


def sign(kind: str, cx: float, cy: float, size: float, ink: str = "var(--ink-2)", hole: str = "var(--paper)") -> str:
    """Whatever it is: a good, one of our marks or a glyph of the game."""
    if kind in (*GOODS, "any"):
        return good(kind, cx, cy, size)
    return mark(kind, cx, cy, size, ink) if kind in MARKS else glyph(kind, cx, cy, size, ink, hole)


def corner(kind: str, cx: float, cy: float, size: float) -> str:
    """What happens to a thing, in its lower corner."""
    r, x, y = size * 0.29, cx + size * 0.36, cy + size * 0.34
    disc = circle(x, y, r, "var(--paper)", stroke="var(--ink-2)", stroke_width=max(0.8, size * 0.05))
    return disc + mark(kind, x, y, r * 1.25, "var(--ink)")


def effect(kind: str, cx: float, cy: float, size: float) -> str:
    """What a card does once: a thing gained, given away or put back; two tomes of which one is kept."""
    about, what = EFFECTS[kind]
    if kind == "choose-tome":
        left = glyph("tome", cx - size * 0.22, cy - size * 0.04, size * 0.8, "var(--ink-3)", "var(--paper)")
        return left + glyph("tome", cx + size * 0.2, cy + size * 0.06, size * 0.8, "var(--ink)", "var(--paper)")
    shown = sign(about, cx - (size * 0.06 if what else 0), cy - (size * 0.06 if what else 0), size * 0.94)
    return shown + (corner(what, cx, cy, size) if what else "")


def bonus(kind: str, cx: float, cy: float, size: float) -> str:
    """A starting bonus of a trait."""
    if kind == "tome-choice":
        return effect("choose-tome", cx, cy, size)
    return sign(BONUSES.get(kind, kind), cx, cy, size, "var(--trail)" if kind == "reputation" else "var(--ink-2)")


def stars(x: float, cy: float, value: int | str, face: Face, ink: str = "var(--ink)") -> str:
    """A star and a figure, from x on."""
    size = face.size
    star = glyph("star", x + size * 0.55, cy, size * 1.1, "var(--trail)", "var(--paper)")
    return star + write(x + size * 1.25, cy + size * MIDDLE, str(value), face, fill=ink)


def stars_width(value: int | str, face: Face) -> float:
    return face.size * 1.25 + face.width(str(value))
