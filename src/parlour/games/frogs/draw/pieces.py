"""Own vector art of Where the Frogs Caw: coins, chests, tokens, travellers, seals, counts.

All is drawn on a 24-grid and centred (travellers stand on their foot). Every drawing is a symbol, written once a
picture and used by name. A species is known by colour, shape of its mark and head; a seat by colour and base plate.
"""

from typing import Final

from parlour.draw.art import Attr, Box, circle, group, path, rect, stroke, use
from parlour.draw.drawings import drawings
from parlour.draw.symbols import HOLE, PALE, Symbols, inks, pierced, within
from parlour.draw.words import MIDDLE, Face, write
from parlour.games.frogs.draw.scene import SEATS
from parlour.games.frogs.rules.book import CHARMS, SPECIES, STARTERS

GLYPHS: Final = drawings("glyph", "frogs")  # of one colour with holes
SHAPES: Final = {  # of the marks of species: square on its point, round, pill
    "crow": "M12 .4 23.6 12 12 23.6.4 12Z",
    "frog": "M12 .8A11.2 11.2 0 1 1 12 23.2 11.2 11.2 0 1 1 12 .8Z",
    "rabbit": "M12 .4C17.2.4 20.4 4 20.4 9v6c0 5-3.2 8.6-8.4 8.6S3.6 20 3.6 15V9C3.6 4 6.8.4 12 .4Z",
}
HEAD_SIZES: Final = {"crow": 12.5, "frog": 15.4, "rabbit": 14.9}
BODY: Final = "M4.6 31.4C4.6 22.6 7.6 18.6 12 18.6s7.4 4 7.4 12.8Q12 33 4.6 31.4Z"  # below the head, on 24 × 37
GOLD, GOLD_EDGE, GOLD_RING, GOLD_INK = "#E9BE3A", "#5C430C", "#B08A22", "#2A1F08"
BACK, BACK_INK = "#3F6C7A", "#F6EBD2"  # of cards
RIVETS: Final = {"iron": 1, "golden": 2, "ruby": 3}
ROOF: Final = "#A8503A"
TALL: Final = 37  # units: the height of a traveller


def species_inks(species: str) -> tuple[str, str]:
    """The colour of a species, and the ink on it."""
    return inks(f"sp-{species}")


def seat_inks(seat: int) -> tuple[str, str]:
    """The colour of a seat, and the ink on it."""
    return inks(SEATS[seat])


def species_symbol(species: str) -> str:
    """The mark of a species: shape, colour and head."""
    colour, ink = species_inks(species)
    plate = path(SHAPES[species], colour, stroke="var(--cut)", stroke_width=1.5, stroke_linejoin="round")
    head = GLYPHS[species].replace(HOLE, colour)
    return plate + within(head, 12, 12, HEAD_SIZES[species], fill=ink, color=ink)


def charm_symbol(kind: str) -> str:
    """An enchantment token."""
    colour, ink = inks(f"charm-{kind}")
    shadow = circle(12.4, 13.2, 11, "var(--shade)", opacity=0.3)
    disc = circle(12, 12, 11, colour, stroke="var(--cut)", stroke_width=1.4)
    rim = circle(12, 12, 8.9, "none", stroke=ink, stroke_opacity=0.35, stroke_width=0.8)
    return shadow + disc + rim + within(GLYPHS[kind], 12, 12, 13.4, fill=ink, color=ink)


def coin_symbol() -> str:
    """A coin with nothing written on it."""
    return (
        circle(12, 13.1, 11, "var(--shade)", opacity=0.3)
        + circle(12, 12, 11, GOLD, stroke=GOLD_EDGE, stroke_width=1.6)
        + circle(12, 12, 8.6, "none", stroke=GOLD_RING, stroke_width=1.1)
    )


def chest_symbol(kind: str) -> str:
    """A chest with as many rivets as it is precious."""
    colour, ink = inks(f"chest-{kind}")
    body = within(GLYPHS["chest"].replace(HOLE, ink), 12, 9.6, 21, fill=colour, color=colour)
    edge = within(GLYPHS["chest"].replace(HOLE, "var(--cut)"), 12, 9.6, 21, fill="var(--cut)", stroke="var(--cut)",
                  stroke_width=1.9, stroke_linejoin="round")  # fmt: skip
    count = RIVETS[kind]
    spots = [12 + (i - (count - 1) / 2) * 5.6 for i in range(count)]
    pips = [circle(x, 22, 1.9, colour, stroke="var(--cut)", stroke_width=0.9) for x in spots]
    return edge + body + "".join(pips)


def back_symbol() -> str:
    """A card seen from behind."""
    card = rect(Box(4, 1, 16, 22), 3, BACK, stroke="var(--cut)", stroke_width=1.2)
    stitch = rect(Box(6, 3, 12, 18), 1.6, "none", stroke=BACK_INK, stroke_opacity=0.5, stroke_width=0.8)
    return rect(Box(4.4, 2.2, 16, 22), 3, "var(--shade)", opacity=0.3) + card + stitch


def nest_symbol() -> str:
    """The token that lets one activate or upgrade a Nest."""
    colour, ink = species_inks("crow")
    tile = rect(Box(1.4, 1.4, 21.2, 21.2), 5.4, colour, stroke="var(--cut)", stroke_width=1.4)
    shadow = rect(Box(1.9, 2.7, 21.2, 21.2), 5.4, "var(--shade)", opacity=0.3)
    return shadow + tile + within(GLYPHS["nest"].replace(HOLE, colour), 12, 12, 16.5, fill=ink, color=ink)


def starter_symbol(kind: str, species: str) -> str:
    """A starter card on a space: in the colour of its species, with a cut outline."""
    colour, _ = species_inks(species)
    line: dict[str, Attr] = {"stroke": "var(--cut)", "stroke_width": 2.6, "stroke_linejoin": "round"}
    edge = group(GLYPHS[kind].replace(HOLE, "var(--cut)"), fill="var(--cut)", **line)
    return edge + group(GLYPHS[kind].replace(HOLE, "var(--space)"), fill=colour, color=colour)


def seal_symbol(seat: int, species: str) -> str:
    """The sign of a seat: round or square, in its colour, with the head of its traveller or, without one, a boot."""
    colour, ink = seat_inks(seat)
    line: dict[str, Attr] = {"stroke": "var(--cut)", "stroke_width": 1.5}
    plate = rect(Box(1.2, 1.2, 21.6, 21.6), 4.6, colour, **line) if seat else circle(12, 12, 11, colour, **line)
    return plate + within(GLYPHS[species].replace(HOLE, colour), 12, 12, 15, fill=ink, color=ink)


def plate_of(seat: int) -> str:
    """What a traveller stands on: a round plate or a square one."""
    colour, _ = seat_inks(seat)
    line: dict[str, Attr] = {"stroke": "var(--cut)", "stroke_width": 1.4, "stroke_linejoin": "round"}
    d = "M-.6 31.4a12.6 5 0 1 0 25.2 0 12.6 5 0 1 0-25.2 0z" if seat == 0 else "M2 26.4h20l3.4 9.6H-1.4z"
    return path(d, "var(--shade)", opacity=0.3, transform="translate(.6 1.6)") + path(d, colour, **line)


def traveller_symbol(seat: int, species: str) -> str:
    """A figure of the species on the plate of the seat, 24 × 37, so it is used with its foot at the bottom."""
    colour, ink = species_inks(species)
    line: dict[str, Attr] = {"stroke": "var(--cut)", "stroke_linejoin": "round"}
    edge = GLYPHS[species].replace(HOLE, "var(--cut)")
    parts = [
        plate_of(seat),
        path(BODY, "var(--cut)", stroke_width=2.2, **line),
        within(edge, 12, 11.4, 20.5, fill="var(--cut)", stroke_width=3.4, **line),
        path(BODY, colour),
        stroke("M7.4 26.2q4.6 1.5 9.2 0", ink, 1.5),
        within(GLYPHS[species].replace(HOLE, ink), 12, 11.4, 20.5, fill=colour, color=colour),
    ]
    size = 24 * 24 / TALL
    return within("".join(parts), 12, size / 2, size)


SYMBOLS: Final = Symbols(
    {f"frogs-glyph-{kind}": content for kind, content in GLYPHS.items()}
    | {"frogs-glyph-house": GLYPHS["building"]}
    | {f"frogs-species-{each}": species_symbol(each) for each in SPECIES}
    | {f"frogs-charm-{kind}": charm_symbol(kind) for kind in CHARMS}
    | {f"frogs-chest-{kind}": chest_symbol(kind) for kind in RIVETS}
    | {f"frogs-seal-{name}-{each}": seal_symbol(seat, each) for seat, name in enumerate(SEATS) for each in SPECIES}
    | {f"frogs-seal-{name}": seal_symbol(seat, "travel") for seat, name in enumerate(SEATS)}
    | {f"frogs-traveller-{seat}-{each}": traveller_symbol(seat, each) for seat in (0, 1) for each in SPECIES}
    | {f"frogs-start-{kind}": starter_symbol(kind, of) for kind, of in zip(STARTERS, SPECIES, strict=True)}
    | {"frogs-coin": coin_symbol(), "frogs-back": back_symbol(), "frogs-nest": nest_symbol()}
)


def glyph(kind: str, cx: float, cy: float, size: float, ink: str = "var(--ink)", hole: str = "var(--paper)") -> str:
    """Any mark of GLYPHS."""
    return use(pierced(f"frogs-glyph-{kind}", hole), cx, cy, size, color=ink)


def species_mark(species: str, cx: float, cy: float, size: float, **attrs: Attr) -> str:
    return use(f"frogs-species-{species}", cx, cy, size, **attrs)


def charm(kind: str, cx: float, cy: float, size: float, **attrs: Attr) -> str:
    """An enchantment token: star, spark or heart."""
    return use(f"frogs-charm-{kind}", cx, cy, size, **attrs)


def chest(kind: str, cx: float, cy: float, size: float, **attrs: Attr) -> str:
    """iron, golden, ruby."""
    return use(f"frogs-chest-{kind}", cx, cy, size, **attrs)


def starter(kind: str, cx: float, cy: float, size: float, **attrs: Attr) -> str:
    """nest, lily-pad, burrow: as they are printed on spaces."""
    return use(f"frogs-start-{kind}", cx, cy, size, **attrs)


def nest_token(cx: float, cy: float, size: float, **attrs: Attr) -> str:
    return use("frogs-nest", cx, cy, size, **attrs)


def coin(cx: float, cy: float, size: float, n: int | str = "") -> str:
    """A coin, with what it is worth or costs."""
    words = str(n)
    face = Face(size * (0.56 if len(words) < 2 else 0.47), 800)
    figure = write(cx, cy + face.size * MIDDLE, words, face, fill=GOLD_INK, text_anchor="middle") if words else ""
    return use("frogs-coin", cx, cy, size) + figure


def back(cx: float, cy: float, size: float, n: int | str = "") -> str:
    """A small card from behind; n: how many are drawn."""
    face = Face(size * 0.52, 800)
    figure = write(cx, cy + face.size * MIDDLE, str(n), face, fill=PALE, text_anchor="middle") if n != "" else ""
    return use("frogs-back", cx, cy, size) + figure


def seal(seat: int, species: str | None, cx: float, cy: float, size: float, **attrs: Attr) -> str:
    """The sign of a seat; before the first choice with a boot."""
    name = f"frogs-seal-{SEATS[seat]}"
    return use(f"{name}-{species}" if species else name, cx, cy, size, **attrs)


def traveller(seat: int, species: str, x: float, foot: float, height: float) -> str:
    """A figure that stands at x, with its foot there."""
    return use(f"frogs-traveller-{seat}-{species}", x, foot - height / 2, height)
