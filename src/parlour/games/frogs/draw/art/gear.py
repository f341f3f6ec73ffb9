"""The pictures of gear: things of a village, cut from paper, on a 24-grid."""

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

ORANGE, LEAF, GLASS, WATER = "#E2832F", "#5E8F3C", "#BFD9D2", "#7FB3C4"

BASE: Final = {
    "postal-contract": (
        shape("M5 2.5h13v17q0 2.5-2.5 2.5H6.5Q5 22 5 20z", CHALK)
        + shape("M18 2.5q3 0 3 3v1.5h-3z", BONE)
        + line("M8 6.5h7M8 9.5h7M8 12.5h4", DARK, 1.2)
        + shape("M14.5 18.5l-1.5 4.5 2.5-1 2.5 1-1-4.5z", RED)
        + disc(15.5, 16.5, 3.3, RED)
        + line("M14 16.5l1.2 1.2 2-2.5", CHALK, 1)
    ),
    "soul-chain": (
        hoop(5.2, 6.2, 2.9, STEEL, 1.7)
        + hoop(9.4, 9.4, 2.9, IRON, 1.7)
        + hoop(18.8, 5.4, 2.9, STEEL, 1.7)
        + hoop(15.2, 9, 2.9, IRON, 1.7)
        + shape(
            "M12.3 21.5C6 17.5 4.8 14.7 6 12.6c1.3-2.2 4.6-1.9 6.3.6 1.7-2.5 5-2.8 6.3-.6 1.2 2.1 0 4.9-6.3 8.9z",
            VIOLET,
        )
        + line("M8.5 14q.3-1 1.3-1", CHALK, 1.1)
        + spark(21, 18.5, 2.2, GOLD)
        + spark(3.2, 19, 1.7, GOLD)
    ),
    "brass-spyglass": (
        shape("M2.5 16.5 9 12l2.5 4-6.5 4.5q-1.5.5-2.5-1t0-3z", BRASS)
        + shape("M8.3 12.4 15.5 7.5l2.3 4-6.8 4.9z", GOLD)
        + shape("M14.7 7.7 20 3.7q2-.7 3.2 1.5t-.2 3.6l-5.5 3.2z", BRASS)
        + line("M9.6 11.7l2.5 4.1M15.7 7.2l2.4 4.3", INK, 0.9)
        + oval(21.3, 6.3, 1.5, 2.4, GLASS)
    ),
    "everlasting-quill": (
        shape("M9.5 16.5C10 9 14 3.5 22 1.5c.5 7-2.5 12-9.5 14.5z", CHALK)
        + line("M9.5 18.5C12 12 15.5 7.5 20 4M13.5 11l4.5.5M15.5 7.7l4 .2M12 14l3.5.3", DARK, 0.9)
        + shape("M4 15.5h9l1 1.5v5q0 1-1 1H4q-1 0-1-1v-5z", BLUE)
        + shape("M5.5 13.5h6v2h-6z", INK)
        + line("M5 19h4", CHALK, 1)
        + spark(20.5, 18, 2.4, GOLD)
    ),
    "mudlarks-dredge": (
        wire("M22 1.5 11 12.5", WOOD, 1.7)
        + shape("M12.5 11 13.5 20q-3.5 3.5-7.5 2.5T1 17.5q-.5-4 3-6.5z", CLOTH)
        + line("M3.5 11.5 11 21.5M1.5 15 7.5 22M7 11l6 7.5M12.7 13 3 20M13 17l-6 5.5M11 11l-9.5 6", INK, 0.6)
        + wire("M3.5 10.8 13 10.7", IRON, 1.7)
        + disc(7, 16.5, 1.7, GOLD)
        + disc(10, 18.5, 1.4, STEEL)
    ),
    "recycling-bin": (
        shape("M4.5 8h15l-1.5 14.5H6z", GREEN)
        + shape("M3.5 5.5h17V8h-17z", LEAF)
        + shape("M9.5 3.5h5v2h-5z", LEAF)
        + path("M12 10.5l2.3 3.5h-1.5l1.2 2h-4l1.2-2H9.7z", CHALK)
        + line("M8.3 16.5 7.7 19.5h4M15.7 16.5l.6 3h-3", CHALK, 1.3)
        + shape("M15 5.5 18 .8l2.5 1.7-2 3z", CHALK)
    ),
    "whittled-walking-stick": (
        wire("M7 22.5 12.5 6.5C13.3 3 17 1.5 19 3.5s1 4.5-1.5 4.7", WOOD, 2.3)
        + line("M10.3 12l2 .7M9 16l2 .7M11.5 8.5l1.7.6", INK, 0.8)
        + shape("M12.5 10.5c2.5-1.5 5-1 6 .5-2 1.5-4.5 1.5-6-.5z", LEAF)
        + shape("M8.3 17.5c-2.5 0-4-1-4.5-3 2.5-.3 4.2.8 4.5 3z", LEAF)
        + shape("M16 19.5l4 .8-1 2.5-3.5-1z", CLOTH)
    ),
    "rain-boots": (
        shape("M11 4h6.5v10l4 2.5q1.5 1 1.5 3V21H11z", "#8A6A1E")
        + shape("M3 5.5h7v9.5l4 2.5q1.5 1 1.5 3V22H3z", GOLD)
        + line("M3.5 8.5h6.2M3.5 19.5h12", INK, 0.9)
        + path("M4.8 10h1.2v6.5H4.8z", CHALK)
        + line("M2 23.3h19", WATER, 1.3)
        + line("M18.5 2.5v2M21.5 5v2M20 8.5v2", BLUE, 1.2)
    ),
    "generous-pension": (
        disc(17.5, 19, 4, GOLD)
        + disc(19.5, 14.5, 3.2, GOLD)
        + shape("M7 8.5C2.5 11 1 15 1.5 18.5 2 21.5 5 22.5 9 22.5s7-1 7.5-4C17 15 15.5 11 11 8.5z", LEATHER)
        + shape("M5.5 3.5Q9 5.5 12.5 3.5L11.3 8H6.7z", LEATHER)
        + wire("M6 8.3h6", RED, 1)
        + disc(9, 15.5, 2.8, GOLD)
        + line("M9 14.2v2.6M18.5 17.5v2.5", INK, 1)
    ),
    "carrot-money-box": (
        shape(
            "M12 8c4.5-.5 6.5 1.5 6 4.5C17.3 16.5 14.5 20.5 12 23.5 9.5 20.5 6.7 16.5 6 12.5 5.5 9.5 7.5 7.5 12 8z",
            ORANGE,
        )
        + shape("M12 8C10 6.5 8 4 8.5 1.5c2 .7 3 2.5 3.5 4.5C12.5 4 13.5 2.2 15.5 1.5 16 4 14 6.5 12 8z", LEAF)
        + line("M8 15.5h2.5M14.5 17.5H12M8.5 11h1.5", INK, 0.8)
        + line("M10.3 11.8h4", INK, 1.7)
        + disc(19.5, 6, 2.9, GOLD)
        + line("M19.5 4.8v2.4", INK, 0.9)
    ),
    "tinkers-toolbox": (
        wire("M4 9.5 8 2.5", WOOD, 1.6)
        + shape("M6.5 1l4.5 2.5-1.2 2-4.5-2.5z", STEEL)
        + wire("M14 9.5V3.5", RED, 1.9)
        + wire("M19 10l1-5", STEEL, 1.2)
        + shape("M2 9.5h20v4H2z", RED)
        + shape("M2.5 13.5h19V22h-19z", "#94331F")
        + shape("M9.5 12h5v4.5h-5z", BRASS)
        + line("M12 13.7v1.3M4.5 19h3M16.5 19h3", INK, 1)
    ),
    "market-scales": (
        wire("M12 3v16.5", BRASS, 1.7)
        + wire("M3.5 6.5 12 5l8.5 1.5", BRASS, 1.3)
        + disc(12, 3.3, 1.6, GOLD)
        + line("M3.7 6.5 1.2 13M3.7 6.5 6.7 13M20.3 6.5 17.3 13M20.3 6.5 22.8 13", INK, 0.8)
        + shape("M.5 13h7q-.5 3.5-3.5 3.5T.5 13zM16.5 13h7q-.5 3.5-3.5 3.5t-3.5-3.5z", STEEL)
        + shape("M7 22.5q.5-3 5-3t5 3z", WOOD)
        + path("M2.5 13l1.5-3 1.5 3z", ORANGE)
        + circle(20, 12, 1.5, GOLD)
    ),
}
THEMES: Final = {
    "foggy-crystal-ball": (
        shape("M5.5 22.5 7.5 18h9l2 4.5z", WOOD)
        + disc(12, 11, 8.7, "#B9C6E0")
        + path("M5 13.5q3.5-3 7-.5t6.5-.5q-.5 4-4 5.5T7.5 17.5 5 13.5z", CHALK, opacity=0.85)
        + line("M6.5 8.5Q8 5 11 4.5", CHALK, 1.5)
        + spark(14.5, 8.5, 2.6, VIOLET)
        + spark(10, 10.5, 1.5, GOLD)
    ),
    "graduation-cap": (
        shape("M5.5 11v6q6.5 4.5 13 0v-6z", "#2F3550")
        + shape("M12 4 23.5 9.5 12 15 .5 9.5z", "#3F4670")
        + line("M12 9.5l8.5 2v5", GOLD, 1.3)
        + shape("M19.5 16h2l1 5h-4z", GOLD)
        + disc(12, 9.3, 1, GOLD)
    ),
    "stubborn-broom": (
        wire("M21.5 2 11 13", WOOD, 1.7)
        + shape("M9.5 11.5 13 15q-1 5-4.5 8L1 16q3.5-3 8.5-4.5z", GOLD)
        + line("M10 14.5l-5.5 5M8 13.5 2.8 17.5M11.5 16.3 7 21.5", "#8A6A1E", 1)
        + wire("M9.5 11.8l3.2 3.2", RED, 1.2)
        + line("M17 15.5l2 .5M16.5 18.5l1.5 1.5M14 20.5l.5 2", INK, 1)
    ),
    "bubbling-cauldron": (
        line("M6.5 23l1.5-3M17.5 23 16 20", INK, 2.2)
        + shape("M3 10.5h18q1.5 10.5-9 11T3 10.5z", DARK)
        + oval(12, 10.5, 9.5, 2.4, GREEN)
        + disc(9, 8.5, 1.9, GREEN)
        + disc(14.5, 7, 2.5, GREEN)
        + disc(10, 3.5, 1.5, GREEN)
        + disc(17.5, 2.5, 1, GREEN)
        + line("M6.5 14.5q.5 3 2.5 4.5", CHALK, 1)
    ),
    "counting-frame": (
        shape("M2 2.5h20v19H2z", WOOD)
        + path("M4.5 5h15v14h-15z", BONE)
        + line("M4.5 8.5h15M4.5 12h15M4.5 15.5h15", INK, 0.9)
        + disc(7, 8.5, 1.4, RED)
        + disc(10, 8.5, 1.4, RED)
        + disc(16.5, 8.5, 1.4, RED)
        + disc(6.5, 12, 1.4, BLUE)
        + disc(14, 12, 1.4, BLUE)
        + disc(17, 12, 1.4, BLUE)
        + disc(8, 15.5, 1.4, GOLD)
        + disc(11, 15.5, 1.4, GOLD)
        + disc(17, 15.5, 1.4, GOLD)
    ),
    "lunch-tin": (
        wire("M7.5 9.5V7q0-3 4.5-3t4.5 3v2.5", STEEL, 1.5)
        + shape("M2 9.5h20V21q0 1-1 1H3q-1 0-1-1z", "#C8553D")
        + shape("M2 9.5h20v4H2z", "#E07A5F")
        + shape("M10 12h4v3.5h-4z", GOLD)
        + path("M16.5 16.5c1.5-.5 3 .3 3 1.7s-1.3 2.3-2.5 2.1-1.8-1-1.5-2.1z", CHALK)
        + line("M17.5 16.5l.5-1.3", LEAF, 1.1)
        + line("M4.5 17.5h5M4.5 19.5h3", CHALK, 0.9)
    ),
    "pocket-printing-press": (
        shape("M3 19h18v3.5H3z", IRON)
        + shape("M5 4h2.5v15H5zM16.5 4H19v15h-2.5z", DARK)
        + shape("M4 2.5h16v3H4z", IRON)
        + wire("M12 5.5v5", STEEL, 1.9)
        + wire("M12 7.5l8.5-3.5", WOOD, 1.3)
        + shape("M8 10.5h8v2.5H8z", DARK)
        + shape("M7.5 14.5h9V19h-9z", CHALK)
        + line("M9 16h6M9 17.7h4", INK, 0.8)
    ),
    "wax-seal": (
        shape("M13 2q4-1.5 7 1.5T21.5 10q-3 1-5.5-1t-3-7z", WOOD)
        + wire("M14.5 9.5 12.5 12", BRASS, 2.6)
        + path(
            "M2 16.5q0-3.5 3.5-4 1.5-2 4-1t3 2.5q2.5 1.5 1.5 4.5t-4 3q-2 1.7-4.5.5Q2 21 2 16.5z",
            RED,
            stroke=INK,
            stroke_width=1.1,
        )
        + disc(8, 16.5, 3.6, "#D2604C")
        + path("M8 14.3l.7 1.5 1.6.2-1.2 1.1.3 1.6L8 18l-1.4.7.3-1.6-1.2-1.1 1.6-.2z", CHALK)
    ),
    "oilcloth-satchel": (
        wire("M3.5 10Q7 .5 12 1.5T20.5 10", LEATHER, 1.3)
        + shape("M2.5 9h19l-1 13h-17z", "#C79A2E")
        + shape("M2.5 9h19l-1.5 7q-8 3-16 0z", "#E2BE55")
        + wire("M8 9v8.5M16 9v8.5", LEATHER, 1.2)
        + disc(8, 17.5, 1.1, STEEL)
        + disc(16, 17.5, 1.1, STEEL)
        + line("M12 20.5h.01", INK, 1.2)
    ),
    "message-in-a-bottle": (
        shape("M15.5 4.5 18.5 7.5 17 10q1.5 4-1.5 7t-8 6Q3.5 22 2 17q2.5-5.5 5.5-8.5T13 6.5z", GLASS)
        + shape("M16 1.8 21.2 7l-2 2L14 3.8z", WOOD)
        + shape("M7 13.5l5-3.5 3 4-5 4z", CHALK)
        + line("M9 14l3-2M10.5 16l3-2", INK, 0.8)
        + line("M4.5 17q1-2.5 2-3.5", CHALK, 1.1)
        + line("M13 22.5q2-2 4 0t4 0", BLUE, 1.3)
    ),
    "paper-round-bag": (
        wire("M5 9Q5 1.5 12 1.5T19 9", CLOTH, 1.5)
        + shape("M8 4.5 11 3l2 6H9zM13 3.5l4 .5-.5 5h-4z", CHALK)
        + line("M10 5.5l1 2.5M14.5 5l1.2.2", INK, 0.8)
        + shape("M2.5 8.5h19L20 22.5H4z", "#A9B8C6")
        + line("M2.8 11.3h18.4", INK, 0.9)
        + path("M8 13.5h8v6H8z", CHALK)
        + line("M9.5 15.3h5M9.5 17.3h3", INK, 0.9)
    ),
    "penny-jar": (
        shape("M6 4.5h12v3q2.5 2 2.5 5v7q0 3-3 3h-11q-3 0-3-3v-7q0-3 2.5-5z", GLASS)
        + shape("M5 1.5h14v3.5H5z", RED)
        + disc(8, 19, 2.5, BRASS)
        + disc(13, 19.5, 2.5, GOLD)
        + disc(17, 18.5, 2.3, BRASS)
        + disc(10.5, 16, 2.4, GOLD)
        + disc(15, 15.5, 2.3, BRASS)
        + line("M6.5 11q.3-1.5 1.5-2.3", CHALK, 1.3)
        + line("M9.5 3.2h5", INK, 1.2)
    ),
}
GEAR: Final = BASE | THEMES
