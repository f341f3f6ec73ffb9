"""The picture of Root for the lobby: faces of the factions among autumn trees. It holds no ids and no rules of its own,
so a page may show it as often as it likes; its colours are the same by day and by lamplight.
"""

from collections.abc import Iterator
from typing import Final

from parlour.draw.art import Attr, Box, Point, chances, circle, el, group, hatch, number, path, rect, stroke
from parlour.draw.shapes import blob, smooth
from parlour.draw.symbols import within
from parlour.games.root.draw.emblems import EMBLEMS

W, H = 296, 186
SKY, HAZE, INK, SHADE = "#EBCF9A", "#F6E6BE", "#2A1D0E", "#1E1408"
FIRS: Final = ("#9AA06A", "#B98F55", "#A9A272")
CROWNS: Final = ("#B4653A", "#C58A43", "#7E8C5C", "#A3522F")


def poster() -> str:
    """Firs far away, hills before them, faces between the hills, and in front the tops of round trees."""
    sky = rect(Box(0, 0, W, H), 0, SKY) + circle(150, 56, 40, HAZE)
    sky += hatch(Box(10, 10, W - 20, 72), 6, "#E0B877", "sky")
    parts = [
        sky,
        *firs(),
        hill(104, 5, "#8A9660"),
        head("cat", (66, 101, 76), "#E58A3C", "#2A1604"),
        head("eyrie", (222, 97, 78), "#2F4B9E", "#FFFFFF"),
        hill(128, 6, "#6F7F4E"),
        head("rebel", (146, 128, 62), "#3C7A37", "#FFFFFF"),
        head("vagabond", (266, 134, 46), "#5B5750", "#FFFFFF"),
        hill(152, 5, "#59683F"),
        *crowns(),
    ]
    box: dict[str, Attr] = {"viewBox": f"0 0 {W} {H}", "preserveAspectRatio": "xMidYMid slice", "aria_hidden": "true"}
    return el("svg", *parts, xmlns="http://www.w3.org/2000/svg", **box)


def head(kind: str, spot: tuple[float, float, float], colour: str, hole: str) -> str:
    """A face with a dark edge and a small shadow."""
    x, y, size = spot
    dark = EMBLEMS[kind].replace("var(--hole)", INK)
    face = EMBLEMS[kind].replace("var(--hole)", hole)
    pen: dict[str, Attr] = {"stroke": INK, "stroke_width": 1.8, "stroke_linejoin": "round"}
    return (
        within(EMBLEMS[kind].replace("var(--hole)", SHADE), x, y + 2.5, size, fill=SHADE, color=SHADE, opacity=0.25)
        + within(dark, x, y, size, fill=INK, color=INK, **pen)
        + within(face, x, y, size, fill=colour, color=colour)
    )


def hill(y: float, rise: float, fill: str) -> str:
    luck = chances(f"hill-{y:g}")
    ridge: list[Point] = [(-10 + i * (W + 20) / 5, y + rise * (2 * next(luck) - 1)) for i in range(6)]
    d = smooth(ridge, closed=False) + f"L{W + 10} {H + 5}L-10 {H + 5}Z"
    return path(d, SHADE, opacity=0.18, transform="translate(0 -3)") + path(d, fill)


def firs() -> Iterator[str]:
    luck = chances("firs")
    for x in range(-6, W + 10, 19):
        y, h, tint = 98 + 12 * next(luck), 58 + 28 * next(luck), FIRS[int(next(luck) * 2.99)]
        yield fir(x, y, h, tint)


def fir(x: float, y: float, h: float, fill: str) -> str:
    w = h / 2
    corners = ((0, 1), (0.34, 0.62), (0.2, 0.62), (0.5, 0.14), (-0.5, 0.14), (-0.2, 0.62), (-0.34, 0.62))
    d = "M" + "L".join(f"{number(x + w * across)} {number(y - h * up)}" for across, up in corners) + "Z"
    trunk = rect(Box(x - h * 0.04, y - h * 0.16, h * 0.08, h * 0.16), 0, "#6B5535")
    cut = f"M{x} {number(y - h * 0.8)}V{number(y - h * 0.2)}M{number(x - w * 0.16)} {number(y - h * 0.31)}"
    cut += f"L{x} {number(y - h * 0.45)}L{number(x + w * 0.16)} {number(y - h * 0.31)}"
    crown = path(d, fill, stroke=fill, stroke_width=h * 0.03, stroke_linejoin="round")
    return trunk + crown + stroke(cut, SKY, h * 0.028, opacity=0.55)


def crowns() -> Iterator[str]:
    """Round trees in front, cut off by the lower edge."""
    luck = chances("crowns")
    for x in range(4, W, 23):
        y, h, tint = 194 + 8 * next(luck), 42 + 16 * next(luck), CROWNS[int(next(luck) * 3.99)]
        yield round_tree(x, y, h, tint)


def round_tree(x: float, y: float, h: float, fill: str) -> str:
    crown = path(blob(x, y - h * 0.6, h * 0.34, h * 0.4, f"tree-{x}", 0.07), fill)
    d = f"M{x} {number(y - h * 0.14)}V{number(y - h * 0.82)}"
    for up, side in ((0.42, 0.14), (0.52, -0.14), (0.64, 0.1)):
        d += f"M{x} {number(y - h * up)}l{number(h * side)} {number(-h * 0.13)}"
    trunk = rect(Box(x - h * 0.035, y - h * 0.25, h * 0.07, h * 0.25), 0, "#3A2C1A")
    return group(trunk, crown, path(d, stroke="#F3DDB0", stroke_width=h * 0.03, stroke_linecap="round", opacity=0.55))
