"""The picture of Where the Frogs Caw for the lobby: three travellers on a path between a wood and a village. It holds
no ids and no rules of its own, so a page may show it as often as it likes; its colours are the same by day and night.
"""

from collections.abc import Iterator
from typing import Final

from parlour.draw.art import Attr, Box, chances, circle, el, group, hatch, number, path, rect, stroke
from parlour.draw.planting import SHAPES
from parlour.draw.symbols import HOLE, within
from parlour.games.frogs.draw.pieces import BODY, GLYPHS

W, H = 296, 186
SKY, SUN, FAR, NEAR, ROAD, CUT = "#F6E3B8", "#EDB458", "#B9CB8E", "#9DB876", "#F1E2BC", "#33291D"
WATER: Final = "#9CC7CE"
LEAVES: Final = ("#6E8A57", "#5F7A50", "#7F9A62")
ROOFS: Final = ((196, 74, "#A8503A"), (224, 66, "#5B6F8A"), (252, 76, "#C18A2E"))
FOLK: Final = (  # who walks, where, how tall; coat, face
    ("crow", 92, 142, 70, "#3B3A4D", "#FFFFFF"),
    ("frog", 150, 166, 82, "#5B9A43", "#0A1804"),
    ("rabbit", 212, 152, 74, "#EBC49B", "#2B1303"),
)


def poster() -> str:
    sky = rect(Box(0, 0, W, H), 0, SKY) + hatch(Box(10, 8, W - 20, 34), 3, "#EBD29B", "frogs-sky")
    sky += circle(148, 46, 22, SUN)
    parts = [sky, hills(), *wood(), *village(), *meadow(), brook(), road(), *(walker(*each) for each in FOLK)]
    box: dict[str, Attr] = {"viewBox": f"0 0 {W} {H}", "preserveAspectRatio": "xMidYMid slice", "aria_hidden": "true"}
    return el("svg", *parts, xmlns="http://www.w3.org/2000/svg", **box)


def hills() -> str:
    back = path(f"M0 76Q60 52 128 70T296 60V{H}H0Z", FAR)
    return back + path(f"M0 104Q90 84 170 98T296 90V{H}H0Z", NEAR)


def wood() -> Iterator[str]:
    """At the left, the far trees first."""
    luck = chances("frogs-poster-wood")
    for row, y in enumerate((78, 92, 108)):
        for x in range(-8, 112 - row * 18, 15):
            tall, kind = 40 + 16 * next(luck), ("fir", "fir", "oak")[int(next(luck) * 2.99)]
            yield tree(kind, x + 6 * next(luck), y + 5 * next(luck), tall, LEAVES[int(next(luck) * 2.99)])


def tree(kind: str, x: float, foot: float, tall: float, leaves: str) -> str:
    crown, trunk, veins = SHAPES[kind]
    body = path(trunk, "#5D4A33") + path(crown, leaves) + stroke(veins, FAR, 0.8, opacity=0.6)
    return within(body, x, foot - tall / 2, tall)


def village() -> Iterator[str]:
    for x, y, roof in ROOFS:
        walls = path(f"M{x - 12} {y + 25}V{y + 8}h24v17z", "#F6E7C8", stroke=CUT, stroke_width=1.3)
        top = path(
            f"M{x - 17} {y + 10}L{x} {y - 7}l17 17z", roof, stroke=CUT, stroke_width=1.3, stroke_linejoin="round"
        )
        door = path(f"M{x - 4} {y + 25}v-10h7v10z", "#6A4A2E")
        yield walls + top + door + rect(Box(x + 5, y + 14, 4, 4), 0.6, "#F0C63F")


def brook() -> str:
    d = f"M296 108C250 112 262 134 232 146S206 176 214 {H + 4}"
    water = stroke(d, WATER, 19)
    return stroke(d, "#86A05F", 24) + water + stroke(d, "#DDEEF0", 1.8, stroke_dasharray="13 17")


def road() -> str:
    d = f"M224 98C196 108 226 124 176 138S88 140 58 {H + 6}"
    return stroke(d, "#8C7A54", 25) + stroke(d, ROAD, 22) + stroke(d, "#C9B17E", 2, stroke_dasharray="2 12")


def meadow() -> Iterator[str]:
    """Clover and daisies before everything."""
    luck = chances("frogs-poster-meadow")
    for _ in range(30):
        x, y = next(luck) * W, 126 + 58 * next(luck)
        if next(luck) < 0.6:
            yield "".join(circle(x + dx, y + dy, 2.6, "#7F9A62") for dx, dy in ((0, -3), (2.6, 1.4), (-2.6, 1.4)))
        else:
            yield circle(x, y, 3.4, "#FBF6EA") + circle(x, y, 1.4, "#E0AE36")


def walker(kind: str, x: float, foot: float, tall: float, coat: str, face: str) -> str:
    """A traveller with a staff and a bundle."""
    line: dict[str, Attr] = {"stroke": CUT, "stroke_linejoin": "round"}
    head = GLYPHS[kind]
    parts = [
        path("M2 33a10 2.6 0 1 0 20 0 10 2.6 0 1 0-20 0z", CUT, opacity=0.28),
        stroke("M22.4 32.6 20 14", "#5D4A33", 1.5) + circle(20, 13.4, 2.6, "#A8503A", stroke=CUT, stroke_width=0.7),
        path(BODY, CUT, stroke_width=2, **line),
        within(head.replace(HOLE, CUT), 12, 11.4, 20.5, fill=CUT, stroke_width=2.6, **line),
        path(BODY, coat),
        stroke("M7.4 26.2q4.6 1.5 9.2 0", face, 1.4),
        within(head.replace(HOLE, face), 12, 11.4, 20.5, fill=coat, color=coat),
    ]
    k = tall / 36
    where = f"translate({number(x - 12 * k)} {number(foot - 33 * k)}) scale({k:.3f})"
    return group(*parts, transform=where)
