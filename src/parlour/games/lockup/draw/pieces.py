"""Own vector art of Lockup: crew tokens, goods, seals, counts. All is drawn on a 24-grid and centred.

Every drawing is a symbol, written once a picture and used by name; SYMBOLS are those that frame.picture() may need.
A crew is known by colour, by the shape of its tokens and by the mark on their backs.
"""

from typing import Final

from parlour.draw.art import Attr, Box, circle, group, rect, use
from parlour.draw.drawings import drawings
from parlour.draw.symbols import HOLE, Symbols, inks, painted, pierced, within
from parlour.draw.words import MIDDLE, Face, write
from parlour.games.lockup.rules.book import CREWS

GLYPHS: Final = drawings("glyph", "lockup")  # of one colour with holes, no detail under one unit
SHAPES: Final = drawings("outline", "lockup")  # of tokens: disc, hexagon, diamond, square, drop; a shield
MARKS: Final = drawings("crew", "lockup")  # on the backs: ears, spots, horns, paw, beetle; a keyhole
PARTIES: Final = (*CREWS, "guards")
GOODS: Final = ("scrap", "potion", "iron", "gold")  # square tiles; power and suspicion are round
ROUND: Final = ("power", "suspicion")
SIGNS: Final = {"lookout": "suspicion", "enforcer": "power", "special": "raid"}  # of tokens without a number


def token_symbol(crew: str) -> str:
    """The bare shape in the crew's colour, with a small shadow."""
    colour, _ = inks(crew)
    shadow = group(SHAPES[crew], fill="var(--shade)", opacity=0.3, transform="translate(.5 1.3)")
    return shadow + group(SHAPES[crew], fill=colour, stroke="var(--cut)", stroke_width=1.4, stroke_linejoin="round")


def seal_symbol(crew: str) -> str:
    """The back of a token, and the sign of a seat: shape, colour and mark."""
    _, ink = inks(crew)
    return token_symbol(crew) + group(MARKS[crew], fill=ink, color=ink)


def good_symbol(kind: str) -> str:
    colour, ink = inks(kind)
    line: dict[str, Attr] = {"stroke": "var(--cut)", "stroke_width": 1.6}
    tile = circle(12, 12, 11, colour, **line) if kind in ROUND else rect(Box(1, 1, 22, 22), 5.6, colour, **line)
    return tile + within(GLYPHS[kind].replace(HOLE, colour), 12, 12, 16.5, fill=ink, color=ink)


def any_symbol() -> str:
    """A resource of whatever kind."""
    edge: dict[str, Attr] = {"stroke": "var(--ink)", "stroke_width": 1.7, "stroke_dasharray": "3.4 2.4"}
    return rect(Box(1.2, 1.2, 21.6, 21.6), 5.6, "var(--paper)", **edge) + painted(GLYPHS["any"], "var(--ink)")


SYMBOLS: Final = Symbols(
    {f"lockup-glyph-{kind}": content for kind, content in GLYPHS.items()}
    | {f"lockup-token-{crew}": token_symbol(crew) for crew in PARTIES}
    | {f"lockup-seal-{crew}": seal_symbol(crew) for crew in PARTIES}
    | {f"lockup-good-{kind}": good_symbol(kind) for kind in (*GOODS, *ROUND)}
    | {"lockup-good-any": any_symbol()}
)


def glyph(kind: str, x: float, y: float, size: float, fill: str = "var(--ink)", hole: str = "var(--paper)") -> str:
    """Any mark of GLYPHS."""
    return use(pierced(f"lockup-glyph-{kind}", hole), x, y, size, color=fill)


def seal(crew: str, x: float, y: float, size: float, **attrs: Attr) -> str:
    """The sign of a crew, or of the guards; a token lying face down looks the same."""
    return use(f"lockup-seal-{crew}", x, y, size, **attrs)


def good(kind: str, x: float, y: float, size: float, **attrs: Attr) -> str:
    """scrap, potion, iron, gold, any; power, suspicion."""
    return use(f"lockup-good-{kind}", x, y, size, **attrs)


def crew(kind: str, x: float, y: float, size: float, face: str = "", peeked: str = "") -> str:
    """A token. face: what it shows, nothing if it lies face down; peeked: what the viewer knows of one face down."""
    if not face:
        return seal(kind, x, y, size) + (corner(x, y, size, peeked) if peeked else "")
    return use(f"lockup-token-{kind}", x, y, size) + front(kind, x, y + lift(kind) * size, size, face)


def covered_crew(kind: str, x: float, y: float, size: float, face: str = "", peeked: str = "") -> str:
    """One whose right side lies under the next: its value is further left."""
    if not face:
        return seal(kind, x, y, size) + (corner(x - size * 0.5, y, size, peeked) if peeked else "")
    return use(f"lockup-token-{kind}", x, y, size) + front(kind, x - size * 0.14, y + lift(kind) * size, size, face)


def lift(kind: str) -> float:
    """The middle of a drop lies below the middle of its box."""
    return 0.06 if kind == "insectoids" else 0


def front(kind: str, x: float, y: float, size: float, face: str) -> str:
    """A number, the eye of a lookout or the fist of an enforcer."""
    colour, ink = inks(kind)
    if face in SIGNS:
        return glyph(SIGNS[face], x, y, size * 0.6, ink, colour)
    type_ = Face(size * 0.56, 800)
    return write(x, y + type_.size * MIDDLE, face, type_, fill=ink, text_anchor="middle")


def corner(x: float, y: float, size: float, face: str) -> str:
    """The small value at the lower right of a token that others see from the back."""
    d = max(size * 0.54, 16.4)
    cx, cy = x + size * 0.34, y + size * 0.34
    plate = circle(cx, cy, d / 2, "var(--paper)", stroke="var(--cut)", stroke_width=1.2)
    if face in SIGNS:
        return plate + glyph(SIGNS[face], cx, cy, d * 0.76, "var(--ink)", "var(--paper)")
    type_ = Face(d * 0.8, 800)
    return plate + write(cx, cy + type_.size * MIDDLE, face, type_, text_anchor="middle")
