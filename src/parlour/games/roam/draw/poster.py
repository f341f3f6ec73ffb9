"""Pictures of Roam outside a game: the poster for the lobby and the sign of a seat. They hold no ids and no rules of
their own, so a page may show them as often as it likes.
"""

from math import sin
from typing import Final

from parlour.draw.art import Attr, Box, Point, circle, el, group, number, path, rect, smooth, stroke
from parlour.draw.drawings import drawings
from parlour.draw.frame import small_seal
from parlour.games.roam.draw.pieces import MARKS, marker_symbol

W, H = 296, 186
NIGHT, DAY, MOON, SUN, CREAM = "#2B3350", "#F4D79A", "#F0DFA8", "#E39A3C", "#FFF6DC"
BORDER: Final = ((136.2, 0.0), (112.5, 65.1), (177.6, 93.0), (148.0, 186.0))  # between night and day, a cubic curve
STARS: Final = (
    (24, 26, 1.4), (58, 16, 1.8), (96, 34, 1.4), (36, 62, 1.5), (110, 66, 1.3), (76, 52, 1.2), (120, 18, 1.5),
)  # fmt: skip
HILLS: Final = (  # height, waves, colour by night and by day
    (112, 7, "#46507A", "#B9C488"),
    (138, 5, "#38416A", "#96A96B"),
    (162, 4, "#2A3156", "#C9A565"),
)
FIRS: Final = (  # where, how tall, colour
    (186, 112, 36, "#7F9158"), (206, 118, 44, "#6F824E"), (272, 116, 40, "#7F9158"),
    (34, 116, 40, "#2C3560"), (16, 124, 48, "#232B52"), (92, 116, 36, "#2C3560"),
)  # fmt: skip
PATTERN: Final = ((92, 148, "blue"), (120, 148, "blue"), (148, 148, "blue"), (148, 120, ""), (176, 120, "red"),
                  (204, 120, "red"))  # fmt: skip
FOLK: Final = drawings("poster", "roam")
SPOTS: Final = (("wanderer", 250, 150), ("sleeper", 44, 152))
COLOURS: Final = {"blue": "#2C5FA8", "red": "#B8382B"}


def poster() -> str:
    """Wanderers by day, sleepers by night, and a pattern laid across both."""
    sky = rect(Box(0, 0, W, H), 0, NIGHT) + "".join(circle(x, y, r, MOON) for x, y, r in STARS)
    sky += path("M66 22a20 20 0 1 0 17 29 16.5 16.5 0 0 1-17-29z", MOON)
    firs = "".join(fir(x, y, h, colour) for x, y, h, colour in FIRS)
    scene = sky + hills(0, 2) + daylight() + hills(1, 3) + firs
    pattern = "".join(square_of(x, y, colour) for x, y, colour in PATTERN)
    folk = "".join(group(FOLK[name], transform=f"translate({x} {y})") for name, x, y in SPOTS)
    return svg(scene + pattern + folk, W, H, preserveAspectRatio="xMidYMid slice")


def svg(body: str, width: float, height: float, **attrs: Attr) -> str:
    box = f"0 0 {number(width)} {number(height)}"
    return el("svg", body, xmlns="http://www.w3.org/2000/svg", viewBox=box, aria_hidden="true", **attrs)


def seal(colour: str, size: float = 24) -> str:
    """The sign of a seat for lists of people; its colours are those of frame.page_style()."""
    return small_seal(marker_symbol(colour), size)


def border(t: float) -> Point:
    """A point of the line between night and day, from the upper edge (0) to the lower (1)."""
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x, y = (sum(w * p[axis] for w, p in zip(weights, BORDER, strict=True)) for axis in (0, 1))
    return x, y


def daylight() -> str:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = BORDER
    light = path(f"M{ax} {ay}C{bx} {by} {cx} {cy} {dx} {dy}H{W}V0z", DAY)
    rays = "".join(stroke("M236 21v-8", SUN, 4, transform=f"rotate({angle} 236 48)") for angle in range(0, 360, 45))
    return light + circle(236, 48, 19, SUN) + rays


def hills(day: int, column: int) -> str:
    """Three ranges, each with a thin shadow above it; by day only as far as daylight reaches."""
    out = ""
    for height, waves, *colours in HILLS:
        for rise, fill, pale in ((3, "#1E1408", 0.18), (0, colours[column - 2], None)):
            line = [(float(x), ridge(x, height, waves) - rise) for x in range(-6, W + 13, 6)]
            out += path(lit(line) if day else f"{smooth(line)}V{H}H-6Z", fill, opacity=pale)
    return out


def ridge(x: float, height: float, waves: float) -> float:
    return height + waves * (sin(x / 37 + height) + 0.5 * sin(x / 17 + 2 * height))


def lit(line: list[Point]) -> str:
    """The part of a range that lies in daylight: along its ridge, and back up the border."""
    curve = [border(i / 60) for i in range(61)]
    start = next(i for i, (x, y) in enumerate(curve) if y >= min(line, key=lambda p: abs(p[0] - x))[1])
    ahead = [point for point in line if point[0] > curve[start][0] + 2]
    back = "L".join(f"{number(x)} {number(y)}" for x, y in reversed(curve[start:]))
    return f"{smooth([curve[start], *ahead])}V{H}L{back}Z"


def fir(x: float, y: float, h: float, fill: str) -> str:
    w = h / 2
    trunk = rect(Box(x - h * 0.04, y - h * 0.16, h * 0.08, h * 0.16), 0, "#4A3A28")
    corners = [(0, 1), (0.34, 0.62), (0.2, 0.62), (0.5, 0.14), (-0.5, 0.14), (-0.2, 0.62), (-0.34, 0.62)]
    d = "M" + "L".join(f"{number(x + w * across)} {number(y - h * up)}" for across, up in corners) + "Z"
    crown = path(d, fill, stroke=fill, stroke_width=h * 0.03, stroke_linejoin="round")
    branch = number(w * 0.16)
    cut = f"M{x} {number(y - h * 0.8)}V{number(y - h * 0.2)}M{number(x - w * 0.16)} {number(y - h * 0.31)}"
    cut += f"l{branch}-{number(h * 0.14)} {branch} {number(h * 0.14)}"
    return trunk + crown + stroke(cut, "#FFFFFF", h * 0.028, opacity=0.55)


def square_of(cx: float, cy: float, colour: str) -> str:
    box = Box(cx - 12, cy - 12, 24, 24)
    if not colour:
        return rect(box, 6, stroke=CREAM, stroke_width=2.2, stroke_dasharray="4.5 3")
    shadow = rect(box._replace(y=box.y + 2), 6, "#1E1408", opacity=0.25)
    mark = group(MARKS[colour], fill=CREAM, transform=f"translate({cx - 9.5} {cy - 9.5}) scale(.79)")
    return shadow + rect(box, 6, COLOURS[colour], stroke=CREAM, stroke_width=2.2) + mark
