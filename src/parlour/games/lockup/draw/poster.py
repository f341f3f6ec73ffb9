"""The picture of Lockup for the lobby: crews behind bars on a moonlit night. It holds no ids and no rules of its own,
so a page may show it as often as it likes; its colours are the same by day and by lamplight.
"""

from typing import Final

from parlour.draw.art import Attr, Box, chances, circle, el, group, hatch, number, path, rect, stroke
from parlour.games.lockup.draw.pieces import MARKS, SHAPES, within

W, H = 296, 186
NIGHT, MOON, WALL, STONE, DARK = "#2B3350", "#F0DFA8", "#5C5A66", "#6B6875", "#221F2B"
LAMP: Final = "#F0C63F"
COLOURS: Final = {
    "goblins": ("#3572C0", "#FFFFFF"),
    "gnolls": ("#4B2A5E", "#FFFFFF"),
    "kobolds": ("#B8382B", "#FFFFFF"),
    "bugbears": ("#EC9A45", "#2C1803"),
    "insectoids": ("#9CCB7E", "#122608"),
}
STARS: Final = ((28, 22, 1.5), (70, 14, 1.3), (104, 30, 1.6), (150, 12, 1.2), (196, 24, 1.5), (282, 40, 1.3))
CELLS: Final = ((44, "goblins"), (96, "gnolls"), (148, "kobolds"), (200, "bugbears"), (252, "insectoids"))


def poster() -> str:
    """Night sky, the wall with its battlements, five windows, and a crew behind each."""
    sky = rect(Box(0, 0, W, H), 0, NIGHT) + hatch(Box(8, 8, W - 16, 44), 4, "#39426A", "sky")
    sky += "".join(circle(x, y, r, MOON) for x, y, r in STARS)
    sky += path("M240 12a22 22 0 1 0 18 32 18 18 0 0 1-18-32z", MOON)
    parts = [sky, tower(), wall(), *(window(x, crew) for x, crew in CELLS), gate()]
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
    body = path("M44 66V34h-7V20h9v6h8v-6h10v6h8v-6h9v14h-7v32z", "#454350")
    return body + rect(Box(54, 38, 9, 13), 4, LAMP)


def window(x: float, crew: str) -> str:
    """A cell: the crew's sign in the dark, bars before it."""
    y, w, h = 112, 42, 52
    hole = f"M{x - w / 2} {y + h / 2}V{y - 6}a{w / 2} {w / 2} 0 0 1 {w} 0V{y + h / 2}z"
    colour, ink = COLOURS[crew]
    sign = within(SHAPES[crew], x, y + 2, 36, fill=colour, stroke=DARK, stroke_width=1.4, stroke_linejoin="round")
    sign += within(MARKS[crew], x, y + 2, 36, fill=ink, color=ink)
    bars = "".join(f"M{x + dx} {y - 24 + abs(dx) * 0.25}V{y + h / 2}" for dx in (-13, 0, 13))
    frame = path(hole, DARK, stroke="#3A3843", stroke_width=5)
    return group(frame, sign, stroke(bars, "#1A1820", 4.6), stroke(bars, "#8F8B9B", 2.6), sill(x, y + h / 2))


def sill(x: float, y: float) -> str:
    return rect(Box(x - 26, y - 1, 52, 7), 2, "#7A7785")


def gate() -> str:
    """Grass and the path before the wall."""
    ground = path(f"M0 {H}V166q40-8 74-4t74-2 74 2 74-2V{H}z", "#38416A")
    return ground + hatch(Box(6, 168, W - 12, 14), 2, "#4E5887", "grass")
