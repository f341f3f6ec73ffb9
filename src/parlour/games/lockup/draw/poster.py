"""The picture of Lockup for the lobby: faces behind bars on a moonlit night. It holds no ids and no rules of its own,
so a page may show it as often as it likes; its colours are the same by day and by lamplight.
"""

from typing import Final

from parlour.draw.art import Attr, Box, chances, circle, el, group, hatch, number, path, rect, stroke
from parlour.games.lockup.draw.portraits import goon

W, H = 296, 186
NIGHT, MOON, WALL, STONE, DARK = "#2B3350", "#F0DFA8", "#5C5A66", "#6B6875", "#221F2B"
LAMP: Final = "#F0C63F"
STARS: Final = ((28, 22, 1.5), (96, 14, 1.3), (124, 34, 1.6), (150, 12, 1.2), (196, 24, 1.5), (282, 40, 1.3))
CELLS: Final = (
    (38, "ratfolk", "nib"),
    (93, "demon", "orvax"),
    (148, "hobgoblin", "krug"),
    (203, "dwarf", "helka"),
    (258, "cultist", "hush"),
)


def poster() -> str:
    """Night sky, the wall with its battlements, five windows, and a face behind each."""
    sky = rect(Box(0, 0, W, H), 0, NIGHT) + hatch(Box(8, 8, W - 16, 44), 4, "#39426A", "sky")
    sky += "".join(circle(x, y, r, MOON) for x, y, r in STARS)
    sky += path("M240 12a22 22 0 1 0 18 32 18 18 0 0 1-18-32z", MOON)
    parts = [sky, tower(), wall(), *(window(*cell) for cell in CELLS), ground()]
    box: dict[str, Attr] = {"viewBox": f"0 0 {W} {H}", "preserveAspectRatio": "xMidYMid slice", "aria_hidden": "true"}
    return el("svg", *parts, xmlns="http://www.w3.org/2000/svg", **box)


def wall() -> str:
    """Merlons above, stones below."""
    merlons = "".join(f"M{x} 64v-14h15v14z" for x in range(-5, W, 26))
    luck, stones = chances("wall"), ""
    for row in range(8):
        y = 72 + row * 15
        x = -20 * next(luck)
        while x < W:
            long = 22 + 26 * next(luck)
            stones += f"M{number(x + 2)} {y}h{number(long - 8)}"
            x += long
    edge = path(f"{merlons}M0 60H{W}V{H}H0Z", "#1E1408", opacity=0.3, transform="translate(0 -3)")
    return edge + path(f"{merlons}M0 60H{W}V{H}H0Z", WALL) + stroke(stones, STONE, 2.6)


def tower() -> str:
    """A watch-tower with a light in it."""
    body = path("M42 66V36h-7V20h10v6h8v-6h11v6h8v-6h10v16h-7v30z", "#454350")
    return body + rect(Box(54, 36, 9, 14), 4, LAMP)


def window(x: float, kind: str, name: str) -> str:
    """A cell: a face in the dark, bars before it."""
    y, w, h = 113, 46, 56
    hole = f"M{number(x - w / 2)} {y + h / 2}V{y - 5}a{w / 2} {w / 2} 0 0 1 {w} 0V{y + h / 2}z"
    bars = "".join(f"M{number(x + dx)} {y - 24}V{y + h / 2}" for dx in (-13, 13)) + f"M{number(x - 23)} {y + 20}h46"
    frame = path(hole, DARK, stroke="#3A3843", stroke_width=5)
    face = goon(kind, x, y + 1, 44, name)
    return group(frame, face, stroke(bars, "#1A1820", 5), stroke(bars, "#8F8B9B", 2.6), sill(x, y + h / 2))


def sill(x: float, y: float) -> str:
    return rect(Box(x - 26, y - 1, 52, 7), 2, "#7A7785")


def ground() -> str:
    """Grass before the wall."""
    hill = path(f"M0 {H}V166q40-8 74-4t74-2 74 2 74-2V{H}z", "#38416A")
    return hill + hatch(Box(6, 168, W - 12, 14), 2, "#4E5887", "grass")
