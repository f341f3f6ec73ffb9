"""Villagers on a 24-grid: shoulders in a coat, the head of a species; hats and spectacles are in art_wear.py.

A drawing takes the colour of the coat, or of fur, skin and feathers, from its `color`; all else is the same for all.
"""

from typing import Final

from parlour.draw.art import circle, path
from parlour.draw.brush import CHALK, INK, PINK, disc, line, oval, shape

COAT: Final = "currentColor"
YELLOW, PUPIL = "#F2C14E", "#1E1A16"


def eye(cx: float, cy: float, r: float) -> str:
    """Looking a little to the left."""
    return disc(cx, cy, r, CHALK) + circle(cx - r * 0.2, cy, r * 0.5, PUPIL)


BODIES: Final = {
    "crow": (
        shape("M5.5 24.5c-.3-6 2.5-10 7.5-10s8 4 8 10z", COAT)
        + shape("M7.5 24.5q.2-5 2.5-7 1.5 4 5 7z", CHALK)
        + line("M17.5 18q1.3 2.5 1.3 6", INK, 0.8)
    ),
    "frog": (
        shape("M3.5 24.5c0-6 3-9 8.5-9s8.5 3 8.5 9z", COAT)
        + shape("M9 24.5 12 17l3 7.5z", CHALK)
        + line("M6.5 20q-.3 2-.3 4.5M17.5 20q.3 2 .3 4.5", INK, 0.8)
    ),
    "rabbit": (
        shape("M4.5 24.5c0-6 2.5-9.5 7.5-9.5s7.5 3.5 7.5 9.5z", COAT)
        + shape("M9.5 16 12 20.5 14.5 16z", CHALK)
        + line("M12 20.5v4M7 20.5q-.3 2-.3 4M17 20.5q.3 2 .3 4", INK, 0.8)
    ),
}
HEADS: Final = {
    "crow": (
        shape("M9 7.5 1.2 11.2q3 2.8 8.3 2.6z", YELLOW)
        + line("M2.5 11.4 8.5 11", INK, 0.8)
        + shape("M13.3 3.8c4 0 6 3 6 6.5s-2.3 6.2-6 6.2-5.8-2.7-5.8-6.2 2-6.5 5.8-6.5z", COAT)
        + eye(11, 8.8, 1.9)
        + line("M15 12q1.2.8 2.5.3M14.3 14q1.2.7 2.4.2", INK, 0.7)
    ),
    "frog": (
        shape("M12 7c5.5 0 8.5 2 8.5 5.3S17 17.5 12 17.5s-8.5-1.9-8.5-5.2S6.5 7 12 7z", COAT)
        + line("M6.3 12.7q5.7 3.6 11.4 0", INK, 1)
        + line("M11 10.3h.01M13 10.3h.01", INK, 0.9)
        + circle(5.8, 12, 1, PINK, opacity=0.7)
        + circle(18.2, 12, 1, PINK, opacity=0.7)
    ),
    "rabbit": (
        shape("M9.8 8C6.5 5.5 5.3-.5 7.5-1c2-.4 3.8 4.5 4 8.5z", COAT)
        + path("M9 5.5C7.7 3.5 7.3 1 7.8.5c.7.3 1.7 2.5 2 5z", PINK)
        + shape("M14.2 8c3.3-2.5 4.5-8.5 2.3-9-2-.4-3.8 4.5-4 8.5z", COAT)
        + path("M15 5.5C16.3 3.5 16.7 1 16.2.5c-.7.3-1.7 2.5-2 5z", PINK)
        + shape("M12 6.5c4 0 6.2 2.3 6.2 5.3S15.5 17.3 12 17.3s-6.2-2.5-6.2-5.5S8 6.5 12 6.5z", COAT)
        + oval(12, 14.3, 3.2, 2.4, CHALK)
        + circle(9.3, 11, 1, PUPIL)
        + circle(14.7, 11, 1, PUPIL)
        + circle(9, 10.7, 0.35, CHALK)
        + circle(14.4, 10.7, 0.35, CHALK)
        + path("M11 12.9h2l-1 1.2z", PINK)
        + line("M12 14v1M10.8 15.4q1.2.8 2.4 0", INK, 0.7)
    ),
}
EYES: Final = {  # those of frogs are in front of their hats
    "frog": disc(7.5, 6.8, 2.9, COAT) + disc(16.5, 6.8, 2.9, COAT) + eye(7.5, 6.5, 1.8) + eye(16.5, 6.5, 1.8),
}
WINGS: Final = {  # what holds the thing that a villager carries
    "crow": shape("M16.5 18.5q3.5 0 5 2-1.5 2.5-5 1.5-2-2-2-3.5z", COAT),
    "frog": shape("M17 19q2.5-.7 4.5.5.5 2.5-2 2.7-2.5 0-4-1.2z", "#7FB552"),
    "rabbit": shape("M16.5 19q2.5-.7 4.5.5.5 2.5-2 2.7-2.5 0-4-1.2z", CHALK),
}
FURS: Final = {  # and feathers, and skin
    "crow": ("#4B4A66", "#5E5A70", "#3F4D63", "#6C6A7C", "#574058"),
    "frog": ("#7FB552", "#9CC45C", "#5E9E6A", "#B8B450", "#6FA88A"),
    "rabbit": ("#D3A577", "#F1E3CE", "#A9825F", "#C4B8AC", "#E3BE92"),
}
COATS: Final = ("#B8402F", "#3F78B0", "#7A5AA0", "#2F7D6D", "#C98A2B", "#5B6B3A", "#8A5A3C", "#C2607E", "#3C4A66")
