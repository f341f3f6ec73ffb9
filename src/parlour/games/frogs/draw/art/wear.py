"""Hats, and what else makes a villager somebody: on a 24-grid, for a head whose crown is at 12, 7."""

from typing import Final

from parlour.draw.art import circle, path
from parlour.draw.brush import (
    BLUE,
    BRASS,
    CHALK,
    CLOTH,
    DARK,
    GOLD,
    GREEN,
    INK,
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
)

NAVY, STRAW, MOSS = "#33406A", "#E8C46A", "#5E8F3C"

HATS: Final = {
    "post-cap": (
        shape("M6.5 5.5q0-4 5.5-4t5.5 4v1.5h-11z", BLUE)
        + shape("M4 7.5q3-2 8-2t6 1.5v1q-6-1.5-14 .5z", NAVY)
        + disc(12, 3.7, 1.2, GOLD)
    ),
    "night-cap": (
        shape("M6.5 7q0-5 5.5-6 5.5-.5 8.5 4-2.5 0-3.5-.5L17.5 7z", VIOLET)
        + shape("M6 6h12v2.2H6z", CHALK)
        + disc(20.7, 5.7, 1.5, CHALK)
    ),
    "top-hat": (
        shape("M7.5-1.5h9l-.5 7.5h-8z", DARK) + path("M7.9 3.6h8.2v1.8H7.9z", RED) + shape("M4.5 5.8h15v1.9h-15z", DARK)
    ),
    "bowler": shape("M7 6Q7 .8 12 .8T17 6z", WOOD)
    + shape("M4.5 5.7h15q-1 2-7.5 2t-7.5-2z", WOOD)
    + line("M7.2 4.8h9.6", INK, 1),
    "straw": (
        shape("M7.5 6q0-4.5 4.5-4.5T16.5 6z", STRAW)
        + shape("M2.5 6.5Q7 4.5 12 4.5t9.5 2Q17 8.5 12 8.5t-9.5-2z", STRAW)
        + line("M7.6 4.7q4.4 1 8.8 0", RED, 1.3)
    ),
    "wizard": (
        shape("M6.5 6.5Q10 2 12.5-3q2 .5 4.5-.5-1 2-1.5 3 .5 4 2 7z", VIOLET)
        + shape("M2.5 7.5Q7 5.3 12 5.3t9.5 2.2Q17 9 12 9t-9.5-1.5z", VIOLET)
        + spark(12.5, 3, 1.7, GOLD)
    ),
    "mortarboard": (
        shape("M7 4.5h10v3.3H7z", NAVY)
        + shape("M12-.5 21 3l-9 3.5L3 3z", NAVY)
        + line("M12 3l6.5 1.5v3.5", GOLD, 1)
        + disc(18.5, 8.5, 0.8, GOLD)
    ),
    "crown": shape("M6.5 7.5 5.5.5l3.5 3L12-1l3 4.5 3.5-3-1 7z", GOLD)
    + circle(12, 5, 1, RED)
    + circle(8.5, 5.5, 0.7, BLUE)
    + circle(15.5, 5.5, 0.7, BLUE),
    "toque": shape("M7.5 3.5Q4 2.5 5.5.5 7-1.5 9-.5q1.5-2.5 3.5-2t2.5 2q3-1 4 1t-2.5 3v4h-9z", CHALK)
    + line("M10 3.5v2.5M12 3.5v2.5M14 3.5v2.5", INK, 0.6),
    "scarf": shape("M5 9.5Q4.5 2.5 12 2.5t7 7q-3-3.5-7-3.5t-7 3.5z", RED)
    + shape("M18 8q3.5 1 3.5 4-2.5 0-4-2z", RED)
    + circle(9, 4.5, 0.7, CHALK)
    + circle(14, 4, 0.7, CHALK)
    + circle(16.5, 6, 0.7, CHALK),
    "beret": shape("M4.5 5.5Q5 1.5 12 1.5t8 3q0 3-4 3h-8q-3.5 0-3.5-2z", RED) + line("M12 1.5V.3", INK, 1.1),
    "feather": (
        shape("M7 6.5Q8 2 12 2t5 4.5z", MOSS)
        + shape("M3.5 7.5Q8 5 12.5 5t8 1.2q-2 2.3-8.5 2.3t-8.5-1z", MOSS)
        + shape("M15 4.5Q16.5-1.5 21.5-2q.5 4.5-5 7z", RED)
        + line("M16 4Q18 1 20.5-.8", INK, 0.6)
    ),
    "lamp": shape("M6.5 7.5q0-5.5 5.5-5.5t5.5 5.5z", GOLD)
    + shape("M5 6.5h14v1.9H5z", BRASS)
    + disc(12, 4.3, 1.9, CHALK)
    + line("M9-.3 10 .7M14.5-.3 13.7.7M12-1v1.3", GOLD, 1),
    "rain-hat": shape("M7 6.5Q7.5 1.5 12 1.5t5 5z", GOLD)
    + shape("M3 9Q5 5.5 12 5.5t9.5 4.5q-1.5 1.2-3.5 0-3-2-6-2t-6 1.7Q4 10 3 9z", GOLD)
    + line("M12 1.8v4", INK, 0.7),
    "flower": line("M12 7q-.5-2 .5-3.5", MOSS, 1.3)
    + disc(10.5, 2.5, 1.7, PINK)
    + disc(14.5, 2.5, 1.7, PINK)
    + disc(12.5, 4.2, 1.6, PINK)
    + disc(12.5, 1, 1.6, PINK)
    + disc(12.5, 2.6, 1.1, GOLD),
    "nurse": shape("M6.5 7.5 7.5 2h9l1 5.5q-5.5-2-11 0z", CHALK)
    + path("M11.3 2.8h1.4v1.1h1.1v1.3h-1.1v1.1h-1.4V5.2h-1.1V3.9h1.1z", RED),
    "visor": shape("M6.5 5.5h11V7.5h-11z", GREEN) + shape("M5.5 7.5h13Q19 9.5 12 9.5T5.5 7.5z", "#A9CF7A"),
    "bow": shape("M12 4.5 6.5 1.5v6zM12 4.5l5.5-3v6z", PINK) + disc(12, 4.5, 1.4, RED),
    "goggles": line("M5.5 6.5q6.5-2 13 0", DARK, 1.6)
    + hoop(9.5, 4.8, 1.9, BRASS, 0.9)
    + hoop(14.5, 4.8, 1.9, BRASS, 0.9)
    + circle(9.5, 4.8, 1.5, "#BFD9D2")
    + circle(14.5, 4.8, 1.5, "#BFD9D2"),
    "laurel": line("M5.5 8Q6 3.5 10 2M18.5 8Q18 3.5 14 2", MOSS, 0.9)
    + oval(5.5, 5.3, 1, 1.7, GREEN)
    + oval(8, 3, 1.5, 1.1, GREEN)
    + oval(18.5, 5.3, 1, 1.7, GREEN)
    + oval(16, 3, 1.5, 1.1, GREEN),
    "leaf": shape("M3.5 6.5Q6 1 13 1.5t8 4Q17 7.5 12 6.7T3.5 6.5z", MOSS)
    + line("M7 5.3q5-2 11 0M13 1.5 13.5-.5", INK, 0.7),
    "bandana": shape("M5.5 7.5Q6 2.5 12 2.5t6.5 5q-6.5-2.3-13 0z", BLUE)
    + shape("M17.5 6.5l4.5-1.5-1 2.5 1.5 1.5-4.5-.5z", BLUE)
    + circle(9, 5, 0.6, CHALK)
    + circle(12.5, 4.3, 0.6, CHALK)
    + circle(15.5, 5.3, 0.6, CHALK),
    "pail": shape("M7 7.5 6-.5h12L17 7.5z", STEEL) + line("M6.3 2h11.4", INK, 0.7) + line("M6-.3q6-3.7 12 0", INK, 0.8),
    "newspaper": shape("M3.5 7.5 12-1l8.5 8.5z", CHALK) + line("M7.5 6h3M9 4h4M13.5 6h3M11 2.2h2.5", INK, 0.7),
    "shell": shape("M6 7.5q0-6.5 4-6.5 1.5-1.5 3-.5Q18 .5 18 7.5z", "#D8C0A0")
    + line("M12 .8v6.5M8.5 2.5l1 5M15.5 2.5l-1 5", INK, 0.6),
}
CLOTHES: Final = {  # around the neck
    "muffler": shape("M6.5 15.5q5.5 3 11 0l.8 2.5q-6.3 3-12.6 0z", RED)
    + shape("M8 18.5h3l-.5 5h-3z", RED)
    + line("M7.7 22h3", CHALK, 0.7),
    "bow-tie": shape("M12 18.3 8.5 16.5v3.6zM12 18.3l3.5-1.8v3.6z", BLUE) + disc(12, 18.3, 0.9, GOLD),
    "apron": shape("M8.5 17.5h7l1 7h-9z", CHALK) + line("M8.5 17.5 7 15.5M15.5 17.5l1.5-2M10.5 21.5h3", INK, 0.7),
    "ruff": oval(12, 16.8, 6, 1.9, CHALK) + line("M8 16v1.7M10 15.7v2.2M12 15.5v2.5M14 15.7v2.2M16 16v1.7", INK, 0.6),
    "medal": line("M10 16.5l2 3.5 2-3.5", RED, 1.1) + disc(12, 21, 1.7, GOLD),
    "badge": shape("M14 18.5l2.8-.5.5 3-2.8.5z", GOLD),
    "strap": line("M6.5 17 17.5 24", "#6E4A28", 1.9),
    "stole": shape("M7 16q1.5 4 2 8.5H6.5Q6 19 7 16zM17 16q-1.5 4-2 8.5h2.5Q18 19 17 16z", GOLD),
    "dots": circle(8, 20.5, 0.9, CHALK)
    + circle(16, 20, 0.9, CHALK)
    + circle(9, 23, 0.8, CHALK)
    + circle(15.5, 23, 0.8, CHALK),
    "stripes": line("M5.7 20.5h12.6M5 23h14", CHALK, 1.1),
    "cloak": shape("M5 24.5Q5.5 17 9 15.5l3 3 3-3q3.5 1.5 4 9h-2.5L12 19.5 7.5 24.5z", CLOTH),
}
