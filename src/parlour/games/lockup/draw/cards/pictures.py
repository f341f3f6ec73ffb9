"""The pictures of the items: things made of scrap, bone and brass, cut from paper, on a 24-grid."""

from typing import Final

from parlour.draw.art import circle, el, path
from parlour.draw.brush import (
    BLUE,
    BONE,
    BRASS,
    CHALK,
    CLOTH,
    DARK,
    GOLD,
    GREEN,
    INK,
    IRON,
    LEATHER,
    RED,
    STEEL,
    VIOLET,
    WOOD,
    disc,
    line,
    oval,
    shape,
    spark,
    wire,
)
from parlour.games.lockup.draw.cards.pictures_more import DEAR

CHEAP: Final = {
    "bent-nail-lockpick": (
        shape("M10.5 4.5h11v15h-11z", BRASS)
        + path("M16 7.5a2.6 2.6 0 0 1 1.5 4.7l1.1 4.3h-5.2l1.1-4.3A2.6 2.6 0 0 1 16 7.5z", INK)
        + wire("M3.5 20.5 11 13q1.5-1.5 3.2-.4l1.8 1.2", STEEL, 1.7)
        + wire("M2 18.3 5.8 22", STEEL, 1.3)
        + circle(12.3, 6.3, 0.7, INK) + circle(19.7, 6.3, 0.7, INK) + circle(19.7, 17.7, 0.7, INK)
    ),
    "soup-spoon-shiv": (
        shape("M9.7 11.8 20 1.5q2.3-.3 2 2L12.2 14.3z", STEEL)
        + line("M13.5 10.7 20.7 3.2", CHALK, 0.9)
        + oval(6.7, 17.5, 5, 4.2, STEEL)
        + path("M4 18.5q.5-3.5 4.5-3.8-2.3 1-2.8 4.2z", CHALK)
        + shape("M8.8 11.9l3.4 3.4 2.6-2.6-3.4-3.4z", RED)
        + line("M10.2 10.6l3.4 3.4", INK, 0.9)
    ),
    "rag-rope": (
        wire("M3 5c5-3.5 8 .5 5 4s2 6.5 6 4.5 7 1 4 5-8 2.5-12 2", CLOTH, 2.7)
        + shape("M6.8 8.3l4 .4-.6 3.3-3.7-.8z", RED)
        + shape("M13 12l3.2-.8 1 3.2-3.5.8z", BLUE)
        + shape("M16.5 18.2l2.8 1.7-2 2.6-2.8-2z", GREEN)
        + line("M2.2 3.2 1 2M2 6l-1.2.8M4 21.5l-1.5 1.2M4 20l-1.8-.6")
    ),
    "chalk-ward": (
        shape("M3 4.5 20 2.5l1.5 17L4.5 21.5z", DARK)
        + line("M12.2 5.7a6.3 6.3 0 1 1-.1 0z", CHALK, 1.3)
        + line("M12 6.5l4 9.5-8.7-5.5 10.2-.7-8.3 6.5z", CHALK, 1.1)
        + wire("M16.5 20.5l5.5-2.7", CHALK, 2)
    ),
    "junk-magnet": (
        shape("M4.5 3.5h5v8.8q0 3 2.5 3t2.5-3V3.5h5v9c0 4.7-3 7.7-7.5 7.7s-7.5-3-7.5-7.7z", RED)
        + shape("M4.5 3.5h5v3.7h-5zM14.5 3.5h5v3.7h-5z", STEEL)
        + line("M12 1v3M10 2.5 12 4.5l2-2")
        + wire("M9.5 22h5", STEEL, 1)
        + spark(21.5, 17, 2.3, INK) + spark(2.6, 17.5, 2.3, INK)
    ),
    "bottled-glowmoth": (
        circle(12, 14, 9.5, GOLD, opacity=0.35)
        + shape("M9.5 4.5h5v3.3c3 1.4 4.5 3.8 4.5 7.2 0 4.5-2 6.7-7 6.7s-7-2.2-7-6.7c0-3.4 1.5-5.8 4.5-7.2z",
                "#BFD9D2")
        + shape("M9.3 1.5h5.4v3.6H9.3z", WOOD)
        + shape("M12 13.5c-1.8-3.3-4.8-3.3-5-1 0 1.8 1.4 2.8 3 2.8-1.6.7-1.8 2.7-.3 3.2 1.3.3 2-.9 2.3-2z", GOLD)
        + shape("M12 13.5c1.8-3.3 4.8-3.3 5-1 0 1.8-1.4 2.8-3 2.8 1.6.7 1.8 2.7.3 3.2-1.3.3-2-.9-2.3-2z", GOLD)
        + line("M12 12.2v5M12 12.2 10.8 10M12 12.2 13.2 10")
    ),
    "patched-buckler": (
        disc(12, 12, 10, IRON) + disc(12, 12, 7.7, WOOD)
        + line("M8.5 5.5v13M12 4.7v14.6M15.5 5.5v13", "#6F4A28", 0.9)
        + disc(12, 12, 2.7, STEEL)
        + shape("M13.5 13.5l5-1.3.8 4.8-4.8 1z", CLOTH)
        + line("M13.2 14.3l1.3.3M13.8 16.8l1.3-.2M18 11.8l.3 1.3M19.8 14.5l-1.3.2", INK, 0.8)
    ),
    "hollow-heel-boots": (
        shape("M7 2h7.5v9.5l5 2.2c1.7.8 2.5 1.9 2.5 3.8v.8H7z", LEATHER)
        + shape("M7 18.3h15v1.7H13v2.5H6v-4.2z", DARK)
        + shape("M3 19.5h6v3H3z", BRASS)
        + disc(4.7, 18, 1.7, GOLD)
        + line("M7 5h7.5M11.5 12.5l2.5-1.2M13.3 14l2.3-1.4", CHALK, 0.9)
    ),
    "drowsing-dust": (
        shape("M6.5 8.5h8c3.5 3.5 4.5 6 4 9-.5 3-3 4.5-8 4.5s-7.5-1.5-8-4.5c-.5-3 .5-5.5 4-9z", VIOLET)
        + shape("M7 3.5c2-1.2 5 1 7-.3l1 2.8-.8 2.5H7l-1-2.3z", "#9C7FC0")
        + line("M6.3 8.6h8.5", GOLD, 1.6)
        + line("M16.5 4h3l-3 3.5h3M20.7 9.5h2l-2 2.4h2", INK, 1.2)
        + circle(8, 15, 1, CHALK) + circle(11.5, 17.5, 1.2, CHALK) + circle(13.2, 13.7, 0.9, CHALK)
    ),
    "marked-deck": (
        shape("M2.5 9 8.5 5.5 14 16.5 8 20z", "#C6D3E0")
        + shape("M7 5.5l7-1.3L16 17.5l-7 1.3z", CHALK)
        + shape("M12.5 3.7l7.5 1.5-2.7 14-7.3-1.6z", CHALK)
        + path("M15.8 8.2l2.3 3.9-3.5 3.2-1.7-4.4z", RED)
        + line("M14.3 5.6l.6.1M15.6 17.4l.5.1", RED, 1.3)
        + line("M17.7 2.5 21.5 4", INK, 1)
    ),
    "knuckle-plates": (
        "".join(disc(x, y, 3.4, BRASS) for x, y in ((4.6, 10.5), (19.4, 10.5), (9.5, 8.5), (14.5, 8.5)))
        + "".join(disc(x, y, 1.7, CHALK) for x, y in ((4.6, 10.5), (19.4, 10.5), (9.5, 8.5), (14.5, 8.5)))
        + shape("M3 13.5q9-3.5 18 0l-1.5 4.5q-7.5 3.5-15 0z", BRASS)
        + line("M6.5 16.8q5.5 1.7 11 0", "#8A6020", 1.2)
        + shape("M3.6 7 4.6 3.5 5.7 7zM8.5 5 9.5 1.5l1 3.5zM13.5 5l1-3.5 1 3.5zM18.4 7l1-3.5 1 3.5z", STEEL)
    ),
    "smugglers-sash": (
        shape("M2 5.5q10 6.5 20 1.5l-.5 5.5q-10 5-19.5-1z", RED)
        + shape("M17.5 11.5l3 10.5-3.7-1.2-2.3 1.7-.5-10z", RED)
        + line("M3 8q9.5 5.7 18.5 1.5", GOLD, 1)
        + shape("M4.5 10.5l4 1.8-.7 4.7-4-1.5z", LEATHER) + shape("M9.8 12.7l4 .5-.3 4.6-4.3-.5z", LEATHER)
        + circle(6, 13.5, 0.7, GOLD) + circle(11.6, 15, 0.7, GOLD)
    ),
    "whisper-vial": (
        shape("M9 9h5v8.5c0 3-1 4.7-2.5 4.7S9 20.5 9 17.5z", "#CFE0E6")
        + shape("M9 14h5v3.5c0 3-1 4.7-2.5 4.7S9 20.5 9 17.5z", VIOLET)
        + shape("M8 7h7v2.3H8z", BRASS)
        + line("M11.5 5c-1.8-1.5 1.5-2.5 0-4.2M15.5 5.5c2.5-.3 1.7-3.3 4-3.3", VIOLET, 1.3)
        + line("M7.5 5.5C5 5.2 5.8 2.2 3.5 2.2", VIOLET, 1.3)
        + line("M18 12q2 3 0 6.5M20.7 10.5q3 4.5 0 9.5M5 12q-2 3 0 6.5M2.3 10.5q-3 4.5 0 9.5", INK, 1)
    ),
    "forged-pass": (
        shape("M4 2.5 19 1.5l1.5 19.5-15 1z", CHALK)
        + line("M7.3 6.5l8.5-.6M7.6 9.7l9-.6M7.8 12.9l5-.3", INK, 1.2)
        + shape("M14.5 13.5l1.6.8 1.7-.7.6 1.7 1.7.7-.8 1.6.7 1.7-1.7.6-.7 1.7-1.6-.8-1.7.7-.6-1.7"
                "-1.7-.7.8-1.6-.7-1.7 1.7-.6z", RED)
        + circle(16.2, 17.5, 1.6, "#E08A7A")
        + line("M7.5 18.5q1.5-2 2.5 0t2.5-.3", BLUE, 1.1)
    ),
    "skeleton-key": (
        shape("M11.5 12.5l9 9.2 2-2-1.7-1.7 1.5-1.5-1.8-1.8-1.5 1.5-5.5-5.7z", STEEL)
        + shape("M7.5 1.5c4 0 6.5 2.5 6.5 6 0 2-.8 3.5-2 4.5v2.5H4.5V12C2.3 11 1 9.3 1 7.3c0-3.5 2.5-5.8 6.5-5.8"
                "z", BONE)
        + oval(5, 7.8, 1.6, 1.9, INK) + oval(10, 7.8, 1.6, 1.9, INK)
        + path("M7.5 9.5l1 1.7h-2z", INK) + line("M6.5 12.5v2M8.5 12.5v2", INK, 0.9)
    ),
    "tin-idol": (
        shape("M4 19h16v3.5H4z", IRON)
        + shape("M6.5 19c-2-4 0-7 2-8h7c2 1 4 4 2 8z", STEEL)
        + shape("M7 2.5h10l1.5 4.5-2 5h-9l-2-5z", STEEL)
        + path("M7.5 6.5l3 .7-.5 2-2.3-.7zM16.5 6.5l-3 .7.5 2 2.3-.7z", RED)
        + line("M9.5 10.3h5M12 2.5V6", INK, 1)
        + shape("M12 13l1.8 2-1.8 2.3-1.8-2.3z", VIOLET)
    ),
    "barbed-chain": (
        "".join(
            f'<g transform="translate({x} {y}) rotate({turn})">'
            + el("ellipse", cx=0, cy=0, rx=4.2, ry=2.7, fill="none", stroke=INK, stroke_width=3)
            + el("ellipse", cx=0, cy=0, rx=4.2, ry=2.7, fill="none", stroke=STEEL, stroke_width=1.4)
            + "</g>"
            for x, y, turn in ((5, 6, 45), (10, 10.7, 35), (14.8, 14.7, 45), (19.2, 19.2, 45))
        )
        + line("M2 9.5 4.5 9M8.5 2.5 8 5M11 15.5l1-3M14.5 8l-1.5 2.3M14 19.5l1.7-2.3M21 13l-2.7 1.5", INK, 1.5)
    ),
}  # fmt: skip
ITEMS: Final = CHEAP | DEAR
SACK: Final = (  # an item of a pack that we have no picture of
    shape("M7 8h10c4 3.5 5 6.5 4.5 9.5-.5 3-3.5 4.5-9.5 4.5s-9-1.5-9.5-4.5C2 14.5 3 11.5 7 8z", CLOTH)
    + shape("M7.5 3q4.5-1.5 9 0L15.5 8h-7z", CLOTH)
    + line("M7.5 8h9", RED, 1.8)
    + line("M9.5 13.5q2.5-2 5 0M9 17q3-2 6 0", LEATHER, 1.2)
)
SYMBOLS: Final = {f"lockup-item-{name}": art for name, art in ITEMS.items()} | {"lockup-item-sack": SACK}


def symbol_of(name: str) -> str:
    """The drawing of an item by its id."""
    return f"lockup-item-{name if name in ITEMS else 'sack'}"
