"""What villagers carry and what hangs over doors: small things on a 24-grid."""

from typing import Final

from parlour.draw.art import circle, path
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
    PINK,
    RED,
    STEEL,
    VIOLET,
    WOOD,
    disc,
    hoop,
    line,
    oval,
    shape,
    spark,
    wire,
)
from parlour.games.frogs.draw.art.gear import GLASS, LEAF, ORANGE

PAPERS: Final = {
    "letter": shape("M1.5 5h21v14.5h-21z", CHALK) + line("M2 5.5 12 13.5 22 5.5", INK, 1.2) + disc(12, 14, 2.6, RED),
    "parcel": shape("M2.5 6h19v15h-19z", CLOTH)
    + wire("M12 6v15M2.5 12.5h19", RED, 0.7)
    + shape("M12 6Q7 .5 7.5 4.5q1 1.5 4.5 1.5 3.5 0 4.5-1.5Q17 .5 12 6z", RED),
    "book": (
        shape("M3 3.5h15q3 0 3 3V22H6q-3 0-3-3z", RED)
        + shape("M5.5 18.5H20V22H6q-1.5 0-1.5-1.7t1-1.8z", CHALK)
        + path("M8.5 7h8.5v5.5H8.5z", GOLD)
        + line("M10.5 9.7h4.5", INK, 1.2)
    ),
    "open-book": (
        shape("M12 6Q7 2.5 1 5v14.5q6-2 11 1.5 5-3.5 11-1.5V5Q17 2.5 12 6z", CHALK)
        + line("M12 6v15M4 9q3-.8 5.5.5M4 12.5q3-.8 5.5.5M14.5 9.5q2.5-1.3 5.5-.5M14.5 13q2.5-1.3 5.5-.5", INK, 1)
    ),
    "paper": (
        shape("M3 2.5h18v19H3z", CHALK)
        + path("M5.5 5h13v3.5h-13z", DARK)
        + path("M5.5 11h6v6h-6z", STEEL)
        + line("M14 11.5h4.5M14 14h4.5M14 16.5h4.5M5.5 19.3h13", INK, 1)
    ),
    "pencil": shape("M3 21l1.5-6L17 2.5l4.5 4.5L9 19.5z", GOLD)
    + shape("M17 2.5l1.5-1.5 4.5 4.5L21.5 7z", PINK)
    + path("M3 21l.7-2.8 2.1 2.1z", INK),
    "stamp": (
        shape(
            "M4 2l2 1.5L8 2l2 1.5L12 2l2 1.5L16 2l2 1.5L20 2v20l-2-1.5L16 22l-2-1.5L12 22l-2-1.5L8 22l-2-1.5L4 22z",
            CHALK,
        )
        + path("M7 6h10v12H7z", BLUE)
        + path("M12 8l1.3 2.7 3 .3-2.2 2 .6 3-2.7-1.5-2.7 1.5.6-3-2.2-2 3-.3z", GOLD)
    ),
    "ticket": (
        shape("M1.5 7h21v3.5q-2 0-2 1.5t2 1.5V17h-21v-3.5q2 0 2-1.5t-2-1.5z", PINK)
        + line("M16 7.5v9", INK, 1.1)
        + path("M8.5 8.8l1 2.2 2.4.2-1.8 1.6.5 2.4-2.1-1.2-2.1 1.2.5-2.4-1.8-1.6 2.4-.2z", RED)
    ),
    "scroll": shape("M5 3h14q-2 3 0 6v9q-2 1-2 4H3q2-2 2-4z", BONE) + line("M8 7.5h7M8 11h8M8 14.5h6", INK, 1.1),
    "note": line("M9 18V5l10-2.5V15", INK, 1.9) + oval(6.7, 18.5, 3, 2.3, DARK) + oval(16.7, 15.7, 3, 2.3, DARK),
}
FOOD: Final = {
    "tea": (
        shape("M3 9.5h14.5V14q0 7-7.2 7T3 14z", CHALK)
        + hoop(18.5, 13, 2.6, CHALK, 1.3)
        + path("M3.6 10h13.4v2H3.6z", WOOD)
        + line("M7.5 7q-1.5-2 0-3.5t0-3M12.5 7q-1.5-2 0-3.5t0-3", INK, 1)
    ),
    "carrot": (
        shape("M15.5 6.5q3 1.5 2 4.5Q13.5 19 3 22.5 5 12 11 7q2.5-1.7 4.5-.5z", ORANGE)
        + shape("M15 8q.5-5.5 4-6.5.7 2-.5 4 2.5-1 4 0-1 3.5-7.5 2.5z", LEAF)
        + line("M9 11.5l2.5 1.5M6.5 16.5l2 1", INK, 0.9)
    ),
    "turnip": (
        shape("M12 8c7 0 9.5 3 8.5 7-1 4-5 5.5-7.5 6l-1 2.5-1-2.5c-2.5-.5-6.5-2-7.5-6C2.5 11 5 8 12 8z", CHALK)
        + path("M4 11.5Q6 8.5 12 8.5t8 3q-8 4-16 0z", VIOLET)
        + shape("M12 8Q7 6 7.5 1q4 1 4.5 4.5Q12.5 2 16.5 1 17 6 12 8z", LEAF)
    ),
    "pie": (
        shape("M2 12.5h20L19.5 20h-15z", BRASS)
        + shape("M1.5 13Q3 6.5 12 6.5T22.5 13q-3 2-5 0-3 2-5.5 0-2.5 2-5.5 0-2 2-5 0z", "#E8B866")
        + line("M9 9.5l1 1.5M12 9v1.7M15 9.5l-1 1.5", INK, 1)
        + line("M10 4.5q-1-1.5 0-3M14 4.5q-1-1.5 0-3", INK, 0.9)
    ),
    "ladle": wire("M20 2 12.5 13", STEEL, 1.7)
    + shape("M3 12h12.5q0 8.5-6.5 8.5T3 12z", STEEL)
    + line("M5.5 14q.5 3 2 4", CHALK, 1.2),
    "apple": (
        shape("M12 8q6-3.5 8.5 1.5T16.5 21q-2 1.5-4.5.3-2.5 1.2-4.5-.3Q1 16 3.5 9.5 6 4.5 12 8z", RED)
        + line("M12 8q0-3.5 2-5.5", WOOD, 1.6)
        + path("M13.5 5q2.5-2.5 5.5-1.5-1.5 3-5.5 1.5z", LEAF)
        + line("M6 12q.5-2 2-2.5", CHALK, 1.2)
    ),
    "basket": (
        wire("M5 11Q6 2.5 12 2.5T19 11", WOOD, 1.3)
        + disc(8, 10, 2.6, RED)
        + disc(15.5, 10, 2.8, GOLD)
        + disc(11.7, 9, 2.6, GREEN)
        + shape("M2.5 11h19L19 21.5H5z", CLOTH)
        + line("M3.3 14.5h17.4M4.2 18h15.6M8 11l1 10M12 11v10.5M16 11l-1 10", WOOD, 0.9)
    ),
}
TOOLS: Final = {
    "horn": shape("M2 10h4.5L19 3.5v17L6.5 14H2z", BRASS)
    + oval(19.5, 12, 2.3, 8.7, GOLD)
    + wire("M6.5 14l1.5 6", LEATHER, 1.5),
    "flask": shape("M9 1.5h6V8l5.5 10q1.5 4.5-3 4.5h-11q-4.5 0-3-4.5L9 8z", GLASS)
    + path("M6.5 14.5h11l2.2 4q.8 3.2-2.2 3.2h-11q-3 0-2.2-3.2z", GREEN)
    + circle(10, 18, 1.2, CHALK)
    + circle(14, 16.5, 0.9, CHALK)
    + shape("M8.5 1h7v2.2h-7z", WOOD),
    "lantern": (
        hoop(12, 3.5, 2, IRON, 1)
        + shape("M7 6h10l1.5 3h-13z", IRON)
        + shape("M6.5 9h11v10h-11z", "#F7D774")
        + shape("M5.5 19h13v3h-13z", IRON)
        + path("M12 10.5q3 3.5 0 6.5-3-3 0-6.5z", ORANGE)
        + line("M9 9v10M15 9v10", INK, 0.9)
    ),
    "oar": wire("M20 2 10 14", WOOD, 1.8)
    + shape("M11.5 11.5 13 13.5Q12.5 20 4.5 22.5 2 22 2 19.5 5.5 12.5 11.5 11.5z", "#C58F5A")
    + line("M5 20l5-5.5", INK, 0.9),
    "shovel": wire("M12 2v11", WOOD, 1.9)
    + wire("M9 2h6", WOOD, 1.7)
    + shape("M6.5 12.5h11v4q0 4.5-5.5 7-5.5-2.5-5.5-7z", STEEL)
    + line("M12 13.5v5", INK, 0.9),
    "rake": wire("M19.5 1.5 9 14", WOOD, 1.7)
    + wire("M4.5 10.5l9.5 8", IRON, 1.3)
    + line("M5 11l-2.5 3.5M8 13.5 5.5 17M11 16l-2.5 3.5M13.8 18.5 11.3 22", INK, 1.5),
    "hammer": wire("M6 21.5 14 10", WOOD, 2.3)
    + shape("M8.5 4.5Q13 1.5 17.5 4.5L22 8.5 19 12l-2.5-2-3 3.5-5-4.5 1.5-2z", STEEL),
    "medicine": wire("M8 7.5V4.5h8v3", LEATHER, 1.5)
    + shape("M2 7.5h20V21H2z", CHALK)
    + path("M10.3 9.5h3.4v3.3H17v3.4h-3.3v3.3h-3.4v-3.3H7v-3.4h3.3z", RED),
    "key": hoop(7, 7, 4, BRASS, 2) + wire("M10 10l11 11M17 17l3-2.5M20 20l2.5-2.5", BRASS, 1.6),
    "magnifier": hoop(9.5, 9.5, 6.5, BRASS, 1.7)
    + circle(9.5, 9.5, 5.5, GLASS)
    + wire("M14.5 14.5 21.5 21.5", WOOD, 2.6)
    + line("M6.5 9q.5-2 2.5-2.7", CHALK, 1.3),
    "rod": wire("M2.5 22 14 3", WOOD, 1.3)
    + line("M14 3q7 2 6.5 11.5", INK, 0.9)
    + shape("M18.5 15q4.5-1 3.5 3t-5 4q-2.5-4 1.5-7z", BLUE)
    + circle(20, 17.3, 0.7, CHALK),
    "umbrella": shape("M1.5 12Q3 3 12 2.5T22.5 12q-2.5-2-4.3 0-2-2-3.7 0-2.5-2-5 0-1.7-2-3.7 0-1.8-2-4.3 0z", RED)
    + line("M12 12v7.5q0 3-2.5 3t-2.5-2", INK, 1.7)
    + line("M12 3v9", INK, 0.8),
    "flag": wire("M4.5 22.5V2", WOOD, 1.3)
    + shape("M5.5 2.5 21 4.5 17 9l4.5 5-16-.5z", RED)
    + path("M5.5 6.3 18.7 7.2 17 9l1 1.2-12.5-.3z", CHALK),
    "two-flags": wire("M12 22 3.5 7M12 22l8.5-15", WOOD, 1.2)
    + shape("M1 2.5 9 1.5 9.5 8l-7 2.5z", RED)
    + shape("M15 1.5 23 2.5 21.5 10.5 14.5 8z", GOLD),
    "wand": wire("M3 21.5 14.5 9", DARK, 1.7)
    + wire("M3 21.5l2-2.2", CHALK, 1.5)
    + spark(17, 6, 5.5, GOLD)
    + spark(21.5, 14.5, 2.3, VIOLET)
    + spark(8, 4.5, 1.9, VIOLET),
    "watch": hoop(12, 3, 1.8, BRASS, 1)
    + disc(12, 13.5, 8.7, BRASS)
    + disc(12, 13.5, 6.5, CHALK)
    + line("M12 9.5v4l3 2", INK, 1.3),
    "loupe-coin": disc(12, 12, 10, GOLD)
    + circle(12, 12, 7.3, "none", stroke="#8A6A1E", stroke_width=1.2)
    + line("M12 7.5v9", INK, 2),
    "chest": (
        shape("M2 11q0-6.5 5-6.5h10q5 0 5 6.5z", WOOD)
        + shape("M2 11h20v10H2z", "#B07C48")
        + line("M7 4.7V21M17 4.7V21", INK, 1)
        + shape("M9.5 8.5h5v6h-5z", GOLD)
        + line("M12 10.5v2", INK, 1.3)
    ),
    "signpost": wire("M11 23V2", WOOD, 1.7)
    + shape("M4 4h14l3.5 3L18 10H4z", BONE)
    + shape("M20 12.5H7L3.5 15l3.5 2.5h13z", CLOTH),
}
ODDS: Final = {
    "buttons": disc(8, 8, 6, RED)
    + disc(16, 16, 6.3, BLUE)
    + circle(6.5, 8, 1, INK)
    + circle(9.5, 8, 1, INK)
    + circle(14.5, 14.5, 1, INK)
    + circle(17.5, 14.5, 1, INK)
    + circle(14.5, 17.5, 1, INK)
    + circle(17.5, 17.5, 1, INK)
    + disc(18, 5, 3, GOLD),
    "lily": shape("M12 15.5 21.5 12q1 8.5-9.5 9T2 14q.5-5 8-5z", LEAF)
    + shape("M12 13.5Q6.5 11 7 5q4 .5 5 4Q13 5.5 17 5q.5 6-5 8.5z", PINK)
    + shape("M12 13.5q-3-3-1-8.5L12 3l1 2q2 5.5-1 8.5z", CHALK),
    "star": shape("M12 1.5l3.2 6.7 7.3 1-5.3 5.2 1.3 7.3-6.5-3.5-6.5 3.5 1.3-7.3L1.5 9.2l7.3-1z", GOLD),
    "pillow": shape("M3 6.5q9-3.5 18 0 2.5 5.5 0 11-9 3.5-18 0-2.5-5.5 0-11z", "#B9C6E0")
    + line("M6 9.5q6-1.7 12 0M7 14.5q5 1.5 10 0", CHALK, 1.3),
    "trophy": hoop(12, 7, 7.5, GOLD, 1.3)
    + shape("M6 2h12v6q0 6-6 7-6-1-6-7z", GOLD)
    + shape("M10.5 15h3v4h-3z", BRASS)
    + shape("M6.5 19h11v3.5h-11z", WOOD),
    "stones": oval(7, 18, 6.2, 3.7, STEEL) + oval(17.5, 15, 5.2, 3.2, IRON) + oval(10, 8.5, 4.8, 2.9, STEEL),
    "ring-buoy": disc(12, 12, 10, CHALK)
    + path("M12 2a10 10 0 0 1 8.7 5l-5.2 3A4 4 0 0 0 12 8zM12 22a10 10 0 0 1-8.7-5l5.2-3a4 4 0 0 0 3.5 2z", RED)
    + disc(12, 12, 3.8, GLASS),
    "tuft": shape("M3 22Q2 10 8 5q0 6 2.5 10Q11 6 15 2q1 7-.5 13 3-4 7-5-1 7-4.5 12z", LEAF),
    "heart": shape("M12 21C5 15.5 2 12 3 8 4 4 9.5 3.5 12 8c2.5-4.5 8-4 9 0 1 4-2 7.5-9 13z", RED),
    "hoard": disc(7, 17, 4.5, GOLD)
    + shape("M12 21.5V14l4-2.5 4 2.5v7.5z", STEEL)
    + hoop(15, 7, 3, BRASS, 1.3)
    + shape("M3 11l4-7 4 7z", VIOLET),
    "bubble": shape("M2 3.5h20v13H11l-5 5v-5H2z", CHALK) + line("M6.5 10h.01M12 10h.01M17.5 10h.01", INK, 2.5),
    "hourglass": shape("M6 3.5h12q0 5-4.5 8.5Q18 15.5 18 20.5H6q0-5 4.5-8.5Q6 8.5 6 3.5z", GLASS)
    + path("M8 19.5q1-3.5 4-5 3 1.5 4 5z", GOLD)
    + wire("M4.5 3h15M4.5 21h15", WOOD, 1.7),
}
PROPS: Final = PAPERS | FOOD | TOOLS | ODDS
