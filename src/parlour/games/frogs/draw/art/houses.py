"""Buildings on a 24-grid: houses, halls, towers; the roof takes its `color`, and a sign hangs where SIGNS says."""

from typing import Final

from parlour.draw.art import path
from parlour.draw.brush import (
    BLUE,
    BRASS,
    CHALK,
    DARK,
    GOLD,
    GREEN,
    INK,
    IRON,
    RED,
    WOOD,
    disc,
    line,
    oval,
    shape,
    wire,
)
from parlour.games.frogs.draw.art.gear import LEAF, WATER

ROOF: Final = "currentColor"
WALL, STONE, LIGHT, DOOR = "#F6E7C8", "#D8D2C6", "#F7D774", "#6A4A2E"


def window(x: float, y: float, w: float = 2.6, h: float = 3) -> str:
    return shape(f"M{x} {y}h{w}v{h}h-{w}z", LIGHT) + line(f"M{x + w / 2} {y}v{h}M{x} {y + h / 2}h{w}", INK, 0.5)


def door(x: float, bottom: float, w: float = 3.6, h: float = 5) -> str:
    return shape(f"M{x} {bottom}v-{h - w / 2}a{w / 2} {w / 2} 0 0 1 {w} 0v{h - w / 2}z", DOOR)


HOUSES: Final = {
    "cottage": (
        shape("M16 3h3v6h-3z", STONE)
        + shape("M4 11h16v11.5H4z", WALL)
        + shape("M1.5 12 12 2.5 22.5 12z", ROOF)
        + line("M6.5 10.5h3M11 8h3M14 10.5h3.5", CHALK, 0.8)
        + door(10.2, 22.5)
        + window(5.5, 14)
        + window(16, 14)
    ),
    "tall": (
        shape("M6.5 8h11v14.5h-11z", WALL)
        + shape("M4.5 9 12-1l7.5 10z", ROOF)
        + line("M9 6.5h2.5M12.5 4h1.5M13 7h3", CHALK, 0.8)
        + window(8, 10.5)
        + window(13.4, 10.5)
        + window(13.4, 15.5)
        + door(8, 22.5, 3.4)
    ),
    "hall": (
        shape("M1.5 20h21v2.5h-21z", STONE)
        + shape("M3 9.5h18V20H3z", WALL)
        + shape("M1 10 12 2.5 23 10z", ROOF)
        + shape("M4 10.5h2.5V20H4zM8.5 10.5H11V20H8.5zM13 10.5h2.5V20H13zM17.5 10.5H20V20h-2.5z", CHALK)
    ),
    "dome": (
        shape("M5.5 12h13v10.5h-13z", WALL)
        + shape("M4.5 12.5Q4.5 3.5 12 3.5t7.5 9z", ROOF)
        + path("M12 4q2 3.5 2 8h-3.5q0-5 1.5-8z", DARK)
        + wire("M12.5 9 19.5 2.5", BRASS, 1.5)
        + line("M4 12.7h16", INK, 1.3)
        + door(10.2, 22.5)
        + window(6.5, 15)
        + window(15, 15)
    ),
    "stilts": (
        shape("M0 20h24v3.5H0z", WATER)
        + line("M5.5 17.5V23M12 17.5V23M18.5 17.5V23", DOOR, 1.7)
        + shape("M4 9.5h16v8H4z", WALL)
        + line("M4.5 12h15M4.5 14.7h15", "#C9A57C", 0.7)
        + shape("M1.5 10.5 5.5 3.5h13l4 7z", ROOF)
        + line("M7 8h3M13 6h4M15 8.5h3", CHALK, 0.8)
        + shape("M9.5 17.5v-5.5h5v5.5z", DARK)
        + shape("M2 20.5h8l-1.5 2.5h-5z", WOOD)
        + line("M13 22q1.5-1 3 0t3 0", CHALK, 0.9)
    ),
    "stall": (
        line("M4.5 9v13.5M19.5 9v13.5", DOOR, 1.6)
        + shape("M3 15h18v7.5H3z", WOOD)
        + line("M3 18.5h18M9 18.5v4M15 18.5v4", INK, 0.7)
        + shape(
            "M2 9.5 4.5 3h15L22 9.5q-2 2.5-4 0-2 2.5-4 0-2 2.5-4 0-2 2.5-4 0-2 2.5-4 0z",
            ROOF,
        )
        + path("M8.5 3h2.3L9 9.5q-1.5 2-3 .5zM13.2 3h2.3L18 10q-1.5 1.5-3-.5z", CHALK)
    ),
    "mound": (
        shape("M0 22.5Q1 6 12 6t12 16.5z", ROOF)
        + line("M5 14q1-2 2.5-3M16.5 9.5q2 1 3.2 3.5M8 8.7l1-.5", CHALK, 0.9)
        + shape("M16 8V3.5h2.5v6z", STONE)
        + door(9, 22.5, 6, 8)
        + disc(13.7, 19, 0.6, GOLD)
        + disc(4.7, 18.5, 1.7, LIGHT)
        + disc(19.3, 18.5, 1.7, LIGHT)
        + shape("M.5 22.5q1-4 2.5-2.5 1.5-2 2 2.5z", LEAF)
    ),
    "lighthouse": (
        path("M15.5 4 24 1v6.5zM8.5 4 0 1v6.5z", "#F7D774", opacity=0.8)
        + shape("M8.5 7.5h7l2 15h-11z", CHALK)
        + path("M8.1 11h7.9l.4 3.5H7.6zM7.2 18h9.7l.4 3.5H6.8z", ROOF)
        + shape("M8.5 2.5h7v5h-7z", LIGHT)
        + shape("M7.5 2.8 12-1.5l4.5 4.3z", ROOF)
        + line("M7 7.5h10", INK, 1.5)
        + door(10.5, 22.5, 3, 4)
    ),
    "workshop": (
        shape("M16.5 1h3.5v9h-3.5z", STONE)
        + shape("M2 10.5h20v12H2z", WALL)
        + shape("M1 11V5.5l6 3.5V5.5L13 9V5.5l6 3.5 4 2z", ROOF)
        + shape("M4 13.5h6v4.5H4z", LIGHT)
        + line("M6 13.5V18M8 13.5V18", INK, 0.6)
        + door(17, 22.5, 3.6, 6)
    ),
    "tree": (
        shape("M10 14h4l1.5 8.5h-7z", WOOD)
        + path(
            "M12-1q7-.5 9 4.5 4 2.5 1.5 7-1 5-6.5 4-3.5 2.5-7.5 0Q3 15.5 2 11-.5 6.5 3.5 4 5-1 12-1z",
            LEAF,
            stroke=INK,
            stroke_width=1.1,
        )
        + shape("M7 6.5h10V14H7z", WALL)
        + shape("M5.5 7.5 12 1.5l6.5 6z", ROOF)
        + door(10.5, 14, 3, 4)
        + window(7.7, 9, 2.2, 2.4)
        + window(14.2, 9, 2.2, 2.4)
        + line("M8.5 15v6.5M8.5 17h2M8.5 19h1.5", DOOR, 0.8)
    ),
    "scaffold": (
        shape("M6 10h12v12.5H6z", WALL)
        + line("M6.5 13h4M13 15h4.5M7 17.5h3.5M13.5 19.5h4", "#C9A57C", 0.9)
        + shape("M4 11 12 4l3 2.6-3 4.4z", ROOF)
        + line("M2.5 22.5V5M21.5 22.5V3M2 10h4.5M17 8h5M2 16h4.5M17.5 15h4.5M15 6.5l6.5-3", WOOD, 1.4)
        + door(10.2, 22.5)
        + wire("M18 3v3.5", IRON, 0.7)
    ),
    "pond": (
        oval(12, 17, 12, 6, WATER)
        + line("M6 15q1.5-1 3 0M14 19.5q1.5-1 3 0M9 20q1.5-1 3 0", CHALK, 0.9)
        + shape("M3 18l4-1.5q1 3-2 3.2z", LEAF)
        + shape("M19.5 14.5l3.5-1q.5 2.5-2 2.7z", LEAF)
        + wire("M6.5 13.5V1.5", WOOD, 1)
        + shape("M7 2l6 1.5-1.5 2L13 8l-6-.5z", ROOF)
        + wire("M18 12.5V2.5", WOOD, 1)
        + shape("M17.5 3 12.5 5l1 1.5-1.5 2 5.5-.5z", BLUE)
        + shape("M9 13h6l1 2H8z", STONE)
    ),
    "wires": (
        shape("M5 11.5h11v11H5z", WALL)
        + shape("M3 12.5 10.5 4l7.5 8.5z", ROOF)
        + line("M6.5 10.5h3M10.5 8h2.5", CHALK, 0.8)
        + door(8.8, 22.5, 3.4)
        + window(12.8, 14.5, 2.2)
        + wire("M20.5 22.5V0", WOOD, 1.2)
        + wire("M17.5 2.5h6M18 6h5", WOOD, 0.9)
        + line("M17.8 2Q10 4.5 0 1M18.3 5.7Q10 8 0 5", INK, 0.8)
    ),
}
SIGNS: Final = {  # where a sign hangs: middle and size
    "cottage": (12, 8.2, 6),
    "tall": (12, 5.5, 5.6),
    "hall": (12, 7.2, 5.4),
    "dome": (17.5, 19, 0),
    "stilts": (12, 6.7, 5.6),
    "stall": (12, 13.5, 7.5),
    "mound": (12, 9.8, 6),
    "lighthouse": (12, 5, 4),
    "workshop": (12.8, 16.5, 6.4),
    "tree": (12, 5.6, 5),
    "scaffold": (19.5, 11.5, 7),
    "pond": (12, 11.5, 0),
    "wires": (9.5, 9, 5.4),
}
STARTERS: Final = {
    "nest": (
        wire("M.5 20q11.5-3.5 23-1", WOOD, 2.3)
        + shape("M18.5 18q3-4 5-3-.5 3.5-5 3z", LEAF)
        + oval(8, 9.5, 2.7, 3.6, "#BFD9D2")
        + oval(15.5, 9.8, 2.7, 3.5, "#D8C7E0")
        + oval(11.7, 8.3, 2.7, 3.8, CHALK)
        + shape("M1.5 11.5q10.5 2.5 21 0-.5 8.5-10.5 8.5T1.5 11.5z", "#A9825F")
        + line("M3 13.5q9 3 18 0M4 16q8 3 16 0M2 12l4 4.5M22 12l-4.5 4.5M9 13l3 5M15 13l-3 6.5", "#5D4327", 0.9)
    ),
    "lily-pad": (
        shape("M12 16.5 22 11.5q3 10-10 10.7Q.5 21.5 1.5 15.5 3 11 12 10.7z", LEAF)
        + line("M12 16.5 4.5 14M12 16.5 6 20M12 16.5v5M12 16.5l7 3", "#3E6A2A", 0.9)
        + shape("M11 13.5Q3.5 12 4 5q5 .5 7 4.5Q13 5.5 18 5q.5 7-7 8.5z", "#E7A3B4")
        + shape("M11 13.5q-4-4-1.5-9L11 2l1.5 2.5q2.5 5-1.5 9z", CHALK)
        + disc(11, 11.5, 1.5, GOLD)
        + line("M16 23.7q2-1 4 0M2 22.7q1.5-1 3 0", CHALK, 0.9)
    ),
    "burrow": (
        shape("M0 22.5Q1.5 5.5 12 5.5t12 17z", "#C58F5A")
        + path(
            "M1 15Q4 5.5 12 5.5T23 15q-2-1-3.5.5-1.5-2.5-4-.5-2-2.5-4.5-.5-2.5-2.5-5 .5-2-1.5-5 0z",
            LEAF,
            stroke=INK,
            stroke_width=0.9,
        )
        + door(8, 22.5, 8, 9)
        + oval(12, 18, 2.3, 4, "#4A3320")
        + disc(16, 19, 0.7, GOLD)
        + shape("M3 22.5q0-3.5 1.5-5 1.5 1.5 1.5 5z", GREEN)
        + shape("M19 22.5q0-3 1.3-4.5 1.3 1.5 1.3 4.5z", RED)
        + shape("M17.5 8V3.5H20v6z", STONE)
    ),
}
BETTER: Final = {  # what the advanced side adds
    "nest": wire("M19.5 12.5V2.5", WOOD, 0.9) + shape("M20 2.5l5 1.7-5 2.3z", RED),
    "lily-pad": shape("M18 14Q14.5 12.5 15 9q2.5.3 3.3 2.3Q19.5 9.3 22 9q.5 3.5-4 5z", "#C9B6E4")
    + disc(18.2, 12.7, 0.8, GOLD),
    "burrow": disc(5, 19, 1.5, LIGHT) + disc(12, 11, 1.5, GOLD) + line("M10 5.5V2l4 1.2-4 1.3", RED, 1.1),
}
