"""The pictures of the dearer items, on a 24-grid."""

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

DEAR: Final = {
    "pocket-crucible": (
        shape("M5 9.5h14l-2 10.5q-.4 2-2.5 2h-5q-2.1 0-2.5-2z", "#8C7A6A")
        + oval(12, 9.5, 7, 2.6, GOLD)
        + path("M8 9.5q2-1.5 4 0t4 0q-1.5 1.6-4 1.6t-4-1.6z", RED)
        + wire("M18.5 12.5 22.5 10", IRON, 1.3)
        + line("M8.5 5.5q-1.5-1.5 0-3M12 5q-1.5-1.5 0-3.5M15.5 5.5q-1.5-1.5 0-3", RED, 1.2)
        + line("M8.5 14l.7 5M12 14.5v5", "#5F5146", 1)
    ),
    "hidden-still": (
        shape("M2.5 12.5h9.5l1.2 6.5q0 3-3 3H4.3q-3 0-3-3z", BRASS)
        + shape("M4 12.5c0-4 1-6 3.3-6s3.2 2 3.2 6z", "#D9A850")
        + wire("M7.3 6V3.5h7q3 0 3 2.5v3", BRASS, 1.5)
        + shape("M15.5 11h4v3l2.7 4.8q.8 3.2-2.2 3.2h-5q-3 0-2.2-3.2l2.7-4.8z", "#CFE0E6")
        + path("M14.3 17.5h6.4l1 2q.3 1.9-1.7 1.9h-5q-2 0-1.7-1.9z", GOLD)
        + circle(17.4, 15.3, 0.9, GOLD)
    ),
    "tunnel-map": (
        shape("M2 5.5 8.5 3l7 2.5L22 3v15.5L15.5 21l-7-2.5L2 21z", BONE)
        + line("M8.5 3v15.5M15.5 5.5V21", "#B59B72", 1)
        + path("M4.5 9q3-1.5 4 2t4 1.5 2 3.5", "none", stroke=BLUE, stroke_width=1.4, stroke_dasharray="2.2 1.3")
        + line("M16.5 14.5l3.5 3.5M20 14.5 16.5 18", RED, 1.7)
        + disc(4.7, 8.7, 1.3, GREEN)
    ),
    "false-bottom-chest": (
        shape("M3 9.5C3 5 5 3 8 3h8c3 0 5 2 5 6.5z", WOOD)
        + shape("M3 9.5h18v6.5H3z", WOOD)
        + shape("M4.5 16h15v5.5h-15z", DARK)
        + shape("M2 18h14v3.8H2z", LEATHER)
        + shape("M12 8h3.4v4.5H12z", GOLD) + line("M13.7 9.7v1.3", INK, 1.2)
        + line("M6.5 3.5v12.3M18 4v12", BRASS, 1.3)
        + shape("M6.3 15.3l2 0 1 1.2-2 2.3-2-2.3z", PINK)
    ),
    "venom-needle": (
        wire("M3 3.5 16 16.5", STEEL, 1.3)
        + shape("M1.5 4.5 4.5 1.5l3 1.7-4.2 4.2z", RED)
        + shape("M18.5 13.5c2.5 3 3.8 4.7 3.8 6.3a3.3 3.3 0 0 1-6.6 0c0-1.6.8-3.3 2.8-6.3z", GREEN)
        + line("M17.3 19.7q.2 1.2 1.3 1.5", CHALK, 1)
        + circle(14, 21, 1, GREEN, stroke=INK, stroke_width=0.8)
        + line("M10.5 5.5q4 .5 6 4", INK, 0.9)
    ),
    "scrap-plate-vest": (
        shape("M6 2.5 9 2q3 3.5 6 0l3 .5 3.5 4.5-2.5 2.5V21.5H5V9.5L2.5 7z", LEATHER)
        + shape("M6.5 10h5v5h-5zM12.7 9.5h5v4.5h-5z", STEEL)
        + shape("M6.7 16h4.5v4H6.7zM12.5 15h5.2v5h-5.2z", IRON)
        + "".join(circle(x, y, 0.6, INK) for x, y in ((7.4, 11), (10.7, 14), (13.6, 10.5), (16.8, 13), (16.8, 19)))
        + line("M8 6.5q4 2 8 0", GOLD, 1)
    ),
    "counterfeit-signet": (
        hoop(12, 15.2, 6.2, GOLD, 2.3)
        + shape("M7 3h10l2 3.5-2 4.5H7L5 6.5z", GOLD)
        + shape("M9 4.7h6l1 2-1 2.6H9L8 6.7z", RED)
        + path("M12 5.5l.6 1.2 1.3.2-1 .9.3 1.3-1.2-.6-1.2.6.3-1.3-1-.9 1.3-.2z", GOLD)
        + line("M20 2.5l1.5-1.5M21 5.5h2", INK, 1.1)
    ),
    "runed-manacle": (
        hoop(6.5, 8, 4.3, IRON, 2.2) + hoop(17.5, 8, 4.3, IRON, 2.2)
        + wire("M6.5 13.5q.5 5 5.5 5t5.5-5", STEEL, 1.3)
        + shape("M9 15.5h6v6.5H9z", DARK)
        + line("M12 20.5v-3.5M12 18.3l1.6-1.3M12 18.3 10.4 17", "#C9A8F0", 1.2)
        + spark(6.5, 8, 2, VIOLET) + spark(17.5, 8, 2, VIOLET)
    ),
    "rat-bone-flute": (
        shape("M2.3 17.3c-1.8.8-1.5 3.5.7 3.5-.1 2.2 2.7 2.5 3.4.6L20 7.8c2 1 3.8-1 2.6-2.7"
              " 1-2-1-3.7-2.7-2.6-1.7-1.2-3.6.6-2.6 2.6z", BONE)
        + "".join(oval(x, y, 1.05, 1.05, INK) for x, y in ((7.5, 16), (10.5, 13), (13.5, 10)))
        + line("M16.5 15.5v5M16.5 15.5l4-1v4.5", VIOLET, 1.4)
        + circle(15.3, 20.5, 1.7, VIOLET) + circle(19.3, 19.3, 1.7, VIOLET)
    ),
    "wardens-spare-helm": (
        path("M11 5C10 2 13 0 17 1c3 .8 4 3.5 3.5 6.5-2-2.5-4-3-7-2.5z", RED, stroke=INK, stroke_width=1.1)
        + shape("M4 20.5V12c0-5 3-8 8-8s8 3 8 8v8.5l-5 1.5v-6h-6v6z", STEEL)
        + shape("M3.5 11.5h17v3.5h-17z", IRON)
        + path("M6 12.6h4.5v1.5H6zM13.5 12.6H18v1.5h-4.5z", INK)
        + line("M12 4.5v7M12 15v2", INK, 1.1)
        + circle(6, 18, 0.8, INK) + circle(18, 18, 0.8, INK)
    ),
    "jewelled-garrotte": (
        line("M4.5 6.5C6 20 18 20 19.5 6.5", INK, 2.3) + line("M4.5 6.5C6 20 18 20 19.5 6.5", STEEL, 0.9)
        + shape("M2.5 1.5h4v7h-4z", WOOD) + shape("M17.5 1.5h4v7h-4z", WOOD)
        + line("M2.5 3.5h4M2.5 6.5h4M17.5 3.5h4M17.5 6.5h4", GOLD, 1.2)
        + shape("M12 13.5l3 2.8-3 4.7-3-4.7z", RED) + line("M9.3 16.3h5.4", "#E08A7A", 0.9)
        + shape("M6.3 12.5l1.7 1.4-1.6 2-1.4-1.9z", BLUE) + shape("M17.7 12.5 16 13.9l1.6 2 1.4-1.9z", GREEN)
    ),
    "alchemists-satchel": (
        shape("M8 8V3.5h2.5V8zM14 8V4.5h2.5V8z", "#CFE0E6") + shape("M7.7 2h3.1v2H7.7zM13.7 3h3.1v2h-3.1z", WOOD)
        + wire("M4 9Q1.5 2 6 1.5M20 9q2.5-7-2-7.5", LEATHER, 1.2)
        + shape("M3 8h18l1 11q0 3-3 3H5q-3 0-3-3z", LEATHER)
        + shape("M3 8h18l.4 4.5q-4 4-9.4 4t-9.4-4z", "#A9714A")
        + shape("M10.5 14.5h3v4h-3z", GOLD)
        + path("M11.4 9.5h1.2v1.8l1.3 2.2h-3.8l1.3-2.2z", BLUE)
    ),
    "forbidden-rubbings": (
        shape("M3.5 3 18 2l1.5 17.5L5 21.5z", BONE)
        + path("M6 5.5q5-1.5 10.5-.5l1 12.5q-6 2-11 1z", "#9A94A0", opacity=0.75)
        + line("M11.5 6.5v10M11.5 9.5l4-2.5M11.5 9.5l-4-2M8 13.5l3.5 2.5 3.7-2.8", CHALK, 1.4)
        + circle(11.5, 12, 1.5, CHALK)
        + wire("M16.5 21.5 22 15.5", DARK, 1.8)
    ),
    "siege-hook": (
        wire("M12 22.5V9", STEEL, 1.7)
        + wire("M12 9C7 9.5 4 7.5 3.5 4M12 9c5 .5 8-1.5 8.5-5M12 10V2.5", STEEL, 1.7)
        + shape("M1.8 5.5 3.3 1l3 3.5zM22.2 5.5 20.7 1l-3 3.5zM10 3.5 12 .3l2 3.2z", IRON)
        + wire("M8.5 16.5q3.5 2.5 7 0M8.5 19.5q3.5 2.5 7 0", CLOTH, 1.3)
        + wire("M14 22q4 1.5 5.5-1.5t3-2", CLOTH, 1.3)
    ),
    "cloak-of-soot": (
        shape("M12 1.5c3.5 0 5.5 2.5 5.5 5.5 3 3 4.5 8.5 4.5 14.5-2 1.5-3.5.5-4.5-.5-1.5 1.5-3 1.5-5.5 1.5s-4 0-5.5-1.5"
              "c-1 1-2.5 2-4.5.5C2 15.5 3.5 10 6.5 7c0-3 2-5.5 5.5-5.5z", DARK)
        + path("M12 4.5c2 0 3 1.5 3 3.5 0 2.3-1.3 4-3 4s-3-1.7-3-4c0-2 1-3.5 3-3.5z", "#17141A")
        + line("M9 13.5 7.5 20M15 13.5l1.5 6.5M12 14v7", "#6E6878", 1)
        + circle(12, 13, 1.2, GOLD) + circle(10.9, 8, 0.7, GOLD) + circle(13.1, 8, 0.7, GOLD)
    ),
    "breaching-charge": (
        shape("M3.5 8.5h4.5v13H3.5zM8 7.5h4.5v14H8zM12.5 8.5H17v13h-4.5z", RED)
        + shape("M2.5 12h15.5v4H2.5z", LEATHER)
        + line("M10.2 7.5C10.5 3.5 14 6 16 4.5", INK, 1.4)
        + spark(19, 3.5, 4, GOLD) + circle(19, 3.5, 1.2, RED)
        + line("M18.5 14h3.5v7h-4", INK, 1.2)
        + spark(5.8, 14, 1.7, CHALK)
    ),
    "rebel-war-banner": (
        wire("M4.5 22.5V2.5", WOOD, 1.5)
        + shape("M5.5 3.5h16l-3 6 3 6h-16z", RED)
        + path("M10 7c0-1 .5-1.5 1.3-1.5.2-1 1.5-1.1 1.8-.3.4-.8 1.6-.7 1.8.2.8-.4 1.6 0 1.6.9v3.2c0 2-1.2"
               " 3.5-3.1 3.5-2.3 0-3.4-1.7-3.4-3.5z", CHALK)
        + line("M11.8 6v2M13.3 5.8v2.2M14.9 6v2", RED, 0.7)
        + shape("M3 2.5 4.5.5 6 2.5z", GOLD)
        + line("M6 20q3 .5 4-1.5", GOLD, 1.2)
    ),
}  # fmt: skip
