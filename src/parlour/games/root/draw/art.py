"""Own vector art of Root: suits, warriors, buildings, tokens, seals, counts. All is drawn on a 24-grid and centred.

Every drawing is a symbol, written once a picture and used by name; SYMBOLS are those that frame.picture() may need.
Colours come from the tokens: --c-NAME is a suit or faction, --on-NAME the ink on it.
"""

from typing import Final

from parlour.draw.art import Attr, Box, circle, group, path, rect, square, use
from parlour.draw.drawings import drawings
from parlour.draw.symbols import HOLE, PALE, Symbols, inks, pierced, within
from parlour.draw.words import Face, write
from parlour.games.root.draw.emblems import BADGES, BODY, COATS, EMBLEMS, FACTION_EMBLEMS, HEADS

GLYPHS: Final = drawings("glyph", "root")  # of one colour with holes, no detail under one unit
FACTIONS: Final = tuple(HEADS)
SUITS: Final = tuple(BADGES)
ITEMS: Final = ("boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch")
INSIDE: Final = {"fox": (12, 11.2, 14), "rabbit": (12, 12, 15), "mouse": (12, 12, 15), "bird": (12.2, 12, 12.5)}
STONE: Final = "#8C867A"  # a ruin, in both themes


def suit_symbol(kind: str) -> str:
    """Badge, colour and head: three signs for one suit."""
    c, ink = inks(kind)
    badge_ = path(BADGES[kind], c, stroke="var(--cut)", stroke_width=1.6, stroke_linejoin="round")
    x, y, size = INSIDE[kind]
    return badge_ + within(EMBLEMS[kind].replace(HOLE, c), x, y, size, fill=ink, color=ink)


def warrior_symbol(faction: str) -> str:
    """A head on a bell-shaped body with its coat; 24 × 33, fitted into the grid."""
    c, ink = inks(faction)
    head = EMBLEMS[HEADS[faction]]
    line: dict[str, Attr] = {"stroke": "var(--cut)", "stroke_linejoin": "round"}
    parts = [
        path(BODY, "var(--shade)", opacity=0.28, transform="translate(.8 1.4)"),
        path(BODY, "var(--cut)", stroke_width=3.6, **line),
        within(
            head.replace(HOLE, "var(--cut)"),
            12,
            11.4,
            20.5,
            fill="var(--cut)",
            color="var(--cut)",
            stroke_width=4.2,
            **line,
        ),
        path(BODY, c),
        group(COATS[faction], fill=ink, color=ink) if faction in COATS else "",
        within(head.replace(HOLE, ink), 12, 11.4, 20.5, fill=c, color=c),
    ]
    return group(*parts, transform="translate(3.27 0) scale(.7273)")


def seal_symbol(faction: str) -> str:
    """The faction's face on a disc of its colour; the second Vagabond has a band below the mask."""
    c, ink = inks(faction)
    disc = circle(12, 12, 11, c, stroke="var(--cut)", stroke_width=1.4)
    band = path("M5 20.300h14", stroke=ink, stroke_width=1.4) if faction == "vagabond_second" else ""
    head = EMBLEMS[FACTION_EMBLEMS[faction]].replace(HOLE, c)
    return disc + within(head, 12, 12, 15, fill=ink, color=ink) + band


SYMBOLS: Final = Symbols(
    {f"root-glyph-{kind}": content for kind, content in GLYPHS.items()}
    | {f"root-head-{kind}": content for kind, content in EMBLEMS.items()}
    | {f"root-suit-{kind}": suit_symbol(kind) for kind in SUITS}
    | {f"root-warrior-{faction}": warrior_symbol(faction) for faction in FACTIONS}
    | {f"root-seal-{faction}": seal_symbol(faction) for faction in FACTIONS}
)


def emblem(kind: str, x: float, y: float, size: float, fill: str, hole: str) -> str:
    """A head in one colour: fox, rabbit, mouse, bird, cat, eyrie, alliance, rebel, vagabond, lizard_cult, riverfolk."""
    return use(pierced(f"root-head-{kind}", hole), x, y, size, color=fill)


def suit(kind: str, x: float, y: float, size: float, **attrs: Attr) -> str:
    return use(f"root-suit-{kind}", x, y, size, **attrs)


def warrior(faction: str, x: float, y: float, h: float, **attrs: Attr) -> str:
    return use(f"root-warrior-{faction}", x, y, h, **attrs)


def seal(faction: str, x: float, y: float, size: float, **attrs: Attr) -> str:
    """The round sign of a faction, for seats, score track and log."""
    return use(f"root-seal-{faction}", x, y, size, **attrs)


def glyph(kind: str, x: float, y: float, size: float, fill: str = "var(--ink)", hole: str = "var(--paper)") -> str:
    """Any mark of GLYPHS."""
    return use(pierced(f"root-glyph-{kind}", hole), x, y, size, color=fill)


def building(kind: str, faction: str, x: float, y: float, s: float, mark: str = "") -> str:
    """A square tile. mark: the suit of a base, in its doorway."""
    c, ink = inks(faction)
    r = s * 0.17
    shadow = rect(square(x + 1, y + 2, s), r, "var(--shade)", opacity=0.28)
    tile = rect(square(x, y, s), r, c, stroke="var(--cut)", stroke_width=s * 0.07)
    sign = suit(mark, x + s * 0.33, y + s * 0.33, s * 0.5) if mark else ""
    return (
        shadow
        + tile
        + glyph(kind, x - (s * 0.04 if mark else 0), y - (s * 0.04 if mark else 0), s * 0.7, ink, c)
        + sign
    )


def token(kind: str, faction: str, x: float, y: float, d: float, mark: str = "") -> str:
    """A round piece. mark: the suit of a trade post."""
    c, ink = inks(faction)
    shadow = circle(x + 1, y + 2, d / 2, "var(--shade)", opacity=0.28)
    disc = circle(x, y, d / 2, c, stroke="var(--cut)", stroke_width=d * 0.075)
    sign = suit(mark, x + d * 0.36, y + d * 0.36, d * 0.5) if mark else ""
    return shadow + disc + glyph(kind, x, y, d * 0.66, ink, c) + sign


def ruin(x: float, y: float, s: float) -> str:
    tile = rect(square(x, y, s), s * 0.13, STONE, stroke="var(--cut)", stroke_width=s * 0.055)
    return tile + glyph("ruin", x, y, s * 0.72, "#F6F0E2", STONE)


def badge(x: float, y: float, value: int | str, d: float) -> str:
    """A count: dark seal with light figures, the same everywhere; never for 1."""
    disc = circle(x, y, d / 2, "var(--piece-ink)", stroke="var(--cut)", stroke_width=d * 0.1)
    return disc + write(x, y + d * 0.27, str(value), Face(d * 0.74, 700), fill=PALE, text_anchor="middle")


def tally(x: float, y: float, value: int | str, size: float) -> str:
    """A count on the map with figures of a size: as narrow as they allow, for stacks stand close together."""
    words, face = str(value), Face(size, 700)
    w, h = max(size * 1.18, face.width(words) + size * 0.42), size * 1.18
    box, line = Box(x - w / 2, y - h / 2, w, h), size * 0.12
    back = rect(box, h / 2, "var(--piece-ink)", stroke="var(--cut)", stroke_width=line)
    return back + write(x, y + size * 0.36, words, face, fill=PALE, text_anchor="middle")


def item(kind: str, x: float, y: float, s: float, *, up: bool = True, count: int = 1) -> str:
    """An item tile; face down (exhausted) it is hollow and dashed."""
    if up:
        tile = rect(square(x, y, s), s * 0.2, "var(--paper)", stroke="var(--edge)", stroke_width=1.5)
        sign = glyph(kind, x, y, s * 0.72, "var(--ink)", "var(--paper)")
    else:
        tile = rect(
            square(x, y, s), s * 0.2, "var(--paper-2)", stroke="var(--edge)", stroke_width=1.5, stroke_dasharray="3 2.5"
        )
        sign = group(glyph(kind, x, y, s * 0.72, "var(--ink-3)", "var(--paper-2)"), opacity=0.6)
    return tile + sign + (badge(x + s * 0.46, y + s * 0.42, count, max(17.6, s * 0.5)) if count > 1 else "")


def die(value: int, x: float, y: float, s: float, fill: str = PALE, hole: str = "var(--piece-ink)") -> str:
    """A battle die, 0 to 3."""
    back = rect(square(x, y, s), s * 0.19, "var(--cut)")
    return back + glyph(f"die-{value}", x, y, s, fill, hole)
