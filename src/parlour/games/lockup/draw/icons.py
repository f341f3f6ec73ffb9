"""Signs of what cards do, on a 24-grid: a good or a glyph with a little badge that says what happens to it."""

from typing import Final

from parlour.draw.art import Attr, circle, use
from parlour.draw.drawings import drawings
from parlour.draw.words import MIDDLE, Face, write
from parlour.games.lockup.draw.pieces import glyph, good

MARKS: Final = drawings("mark", "lockup")  # one colour, real holes
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
