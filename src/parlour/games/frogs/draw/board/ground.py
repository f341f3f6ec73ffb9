"""The ground of the board: lands, water, paths, plants, houses. Always the same, so it is drawn once and kept."""

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Final

from parlour.draw.art import Box, Point, chances, group, number, path, rect, stroke, use
from parlour.draw.planting import Free, Spot, raster
from parlour.draw.shapes import dense, smooth
from parlour.games.frogs.draw.board.layout import MOST, Layout
from parlour.games.frogs.draw.board.plants import ROOFS
from parlour.games.frogs.draw.board.regions import BROOKS, GROUNDS, LANDS, land_of

Kinds = tuple[tuple[float, str, float, float], ...]  # up to this chance: a plant, its least height and how much more
STEP: Final = 21  # between plants
AVENUES: Final = {"spring": "poplar-1", "autumn": "fall-poplar-4"}
PLANTS: Final[dict[str, dict[str, Kinds]]] = {
    "spring": {
        "wood": (
            (0.22, "fir-1", 34, 12), (0.42, "fir-3", 34, 13), (0.54, "fir-2", 32, 10), (0.7, "oak-2", 30, 9),
            (0.84, "oak-3", 30, 9), (0.9, "poplar-1", 34, 9), (0.95, "mushroom", 12, 4), (1, "oak-4", 26, 6),
        ),
        "meadow": (
            (0.4, "grass", 12, 5), (0.5, "daisy", 10, 4), (0.62, "oak-4", 25, 7), (0.68, "oak-2", 27, 6), (1, "", 0, 0),
        ),
        "clover": ((0.52, "clover", 13, 5), (0.64, "daisy", 10, 4), (0.72, "grass", 12, 4), (1, "", 0, 0)),
        "bank": ((0.5, "reeds", 24, 9), (0.62, "grass", 12, 5), (0.7, "oak-4", 24, 6), (1, "", 0, 0)),
    },
    "autumn": {
        "wood": (
            (0.24, "fall-oak-1", 31, 9), (0.44, "fall-oak-2", 31, 9), (0.6, "fall-oak-3", 31, 9),
            (0.72, "fall-poplar-2", 34, 10), (0.84, "fall-fir-3", 34, 10), (0.9, "fall-poplar-1", 34, 8),
            (0.95, "mushroom", 12, 4), (1, "leaves", 13, 4),
        ),
        "meadow": ((0.34, "hay", 12, 5), (0.5, "leaves", 13, 5), (0.56, "fall-oak-2", 26, 6),
            (0.61, "fall-oak-4", 24, 6), (0.64, "fall-fir-4", 30, 6), (1, "", 0, 0),
        ),
        "hill": (
            (0.26, "birch", 31, 9), (0.34, "fall-oak-1", 28, 7), (0.43, "lantern", 27, 5), (0.64, "hay", 12, 4),
            (0.76, "leaves", 13, 4), (1, "", 0, 0),
        ),
        "field": (
            (0.52, "wheat", 19, 6), (0.6, "sheaf", 22, 6), (0.7, "pumpkin", 14, 6), (1, "", 0, 0),
        ),
    },
}  # fmt: skip


@lru_cache(MOST)
def ground(here: Layout) -> str:
    """Everything below the spaces; it hides from screen readers, for the spaces say what matters."""
    parts = [floor(here), brook(here), *bridges(here), *paths(here), *roadside(here), plants(here), village(here)]
    return group(*parts, aria_hidden="true", pointer_events="none")


def line(here: Layout, shape: tuple[Point, ...]) -> list[Point]:
    return [(u * here.cut.w, v * here.cut.h) for u, v in shape]


def floor(here: Layout) -> str:
    """Paper in the tints of the lands, with gouge marks."""
    colour, darker = GROUNDS[here.name]
    out = rect(Box(-2, -2, here.cut.w + 4, here.cut.h + 4), 0, f"var(--{colour})")
    for land in LANDS[here.name]:
        edge = smooth(line(here, land.shape))
        out += path(edge, "var(--shade)", opacity=0.12, transform="translate(0 3)") + path(
            edge, f"var(--{land.colour})"
        )
    return out + gouges(here, f"var(--{darker})") + furrows(here)


def gouges(here: Layout, colour: str) -> str:
    luck, cut = chances(f"frogs-gouges-{here.name}-{here.cut.name}"), here.cut
    marks = [(next(luck) * cut.w, next(luck) * cut.h, 7 + 15 * next(luck)) for _ in range(int(cut.w * cut.h / 3000))]
    meadow = [each for each in marks if land_of(here.name, each[0] / cut.w, each[1] / cut.h) in ("meadow", "hill")]
    d = "".join(f"M{number(x)} {number(y)}h{number(length)}" for x, y, length in meadow)
    return stroke(d, colour, 2, opacity=0.8)


def furrows(here: Layout) -> str:
    """Lines of the plough, in the fields of autumn."""
    cut, d = here.cut, ""
    for row in range(int(cut.h * 0.66), int(cut.h) + 30, 13):
        for column in range(0, int(cut.w), 8):
            y = row - 16 * ((column / cut.w - 0.5) ** 2)
            if land_of(here.name, column / cut.w, (y - 4) / cut.h) == "field":
                d += f"M{column} {number(y)}h5"
    return stroke(d, "var(--fall-furrow)", 1.6, opacity=0.55) if d else ""


# Water and paths


def brook(here: Layout) -> str:
    """A band with banks, waves cut into it, and lilies on it."""
    course = line(here, BROOKS[here.name])
    if not course:
        return ""
    d, k = smooth(course, closed=False), here.cut.k
    parts = [
        path(d, stroke="var(--shade)", stroke_opacity=0.2, stroke_width=42 * k, transform="translate(0 3)"),
        path(d, stroke="var(--meadow-2)", stroke_width=46 * k),
        path(d, stroke="var(--brook)", stroke_width=38 * k),
        stroke(d, "var(--brook-2)", 2.2, stroke_dasharray="20 26", transform="translate(5 -6)"),
        stroke(d, "var(--brook-2)", 2.2, stroke_dasharray="14 34", transform="translate(-6 6)"),
    ]
    spots = [(x, y) for x, y in dense(course, 62 * k)[1::2] if far_from(here, x, y, here.cut.r + 16 * k)]
    lilies = [use("frogs-lily", x + 5 * k * (-1) ** i, y, 17 * k) for i, (x, y) in enumerate(spots)]
    return "".join(parts + lilies)


def far_from(here: Layout, x: float, y: float, far: float) -> bool:
    """Whether all spaces are so far away."""
    return all(hypot(x - a, y - b) > far for a, b in here.spots.values())


def crossing(here: Layout, one: Point, other: Point) -> Point | None:
    """Where a route goes over the water."""
    water = dense(line(here, BROOKS[here.name]), 5) if BROOKS[here.name] else []
    way = dense((one, other), 4)
    near = min(((hypot(a - x, b - y), (a, b)) for a, b in way for x, y in water), default=(99, one))
    return near[1] if near[0] < 7 else None


def bridges(here: Layout) -> Iterator[str]:
    """Planks under a path that crosses the brook."""
    k = here.cut.k
    for route in here.routes:
        one, other = here.ends(route)
        spot = crossing(here, one, other)
        if spot:
            angle = degrees(atan2(other[1] - one[1], other[0] - one[0]))
            planks = "".join(f"M{number(x * k)} {number(-11 * k)}V{number(11 * k)}" for x in range(-27, 28, 6))
            deck = rect(Box(-30 * k, -11 * k, 60 * k, 22 * k), 3, "#A07B4C", stroke="#5D4A33", stroke_width=1.4)
            where = f"translate({number(spot[0])} {number(spot[1])}) rotate({number(angle)})"
            yield group(deck, stroke(planks, "#5D4A33", 1.2, opacity=0.7), transform=where)


def paths(here: Layout) -> Iterator[str]:
    """All shadows first: where paths meet, none falls on another. Arrow heads lead away from Home."""
    d = "".join(segment(*here.ends(route)) for route in here.routes)
    k = here.cut.k
    yield path(d, stroke="var(--shade)", stroke_opacity=0.25, stroke_width=13 * k, transform="translate(0 2)")
    yield path(d, stroke="var(--lane-edge)", stroke_width=13.4 * k)
    yield path(d, stroke="var(--lane)", stroke_width=11 * k)
    yield "".join(arrow(here, route) for route in here.routes if not (route[2] or route[3]))


def segment(one: Point, other: Point) -> str:
    return f"M{number(one[0])} {number(one[1])}L{number(other[0])} {number(other[1])}"


def arrow(here: Layout, route: tuple[str, str, int, int]) -> str:
    (ax, ay), (bx, by) = here.ends(route)
    x, y = here.middle(route)
    k, angle = here.cut.k, degrees(atan2(by - ay, bx - ax))
    d = f"M{number(-2.5 * k)} {number(-3.6 * k)}L{number(2 * k)} 0L{number(-2.5 * k)} {number(3.6 * k)}"
    return stroke(d, "var(--lane-edge)", 2, transform=f"translate({number(x)} {number(y)}) rotate({number(angle)})")


def roadside(here: Layout) -> Iterator[str]:
    """Trees on both sides of a long route."""
    cut = here.cut
    far = 5 * cut.r
    for one, other in (here.ends(route) for route in here.routes):
        length = hypot(other[0] - one[0], other[1] - one[1]) or 1
        across = ((other[1] - one[1]) / length, (one[0] - other[0]) / length)
        spots = dense((one, other), 25 * cut.k) if length > far else []
        places = [(x + across[0] * side * cut.k, y + across[1] * side * cut.k) for x, y in spots for side in (-17, 17)]
        free = [spot for spot in places if far_from(here, *spot, cut.r + 13 * cut.k)]
        yield from (use(f"frogs-{AVENUES[here.name]}", x, y - 10 * cut.k, 25 * cut.k) for x, y in free)


# What grows


def plants(here: Layout) -> str:
    """From the far ones to the near ones, so that each stands before those behind it."""
    cut = here.cut
    luck = chances(f"frogs-plants-{here.name}-{cut.name}")
    step = STEP * (0.35 + 0.65 * cut.k)
    free = Free(keep_out(here))
    spots = [spot for spot in raster(cut.w, cut.h, step, luck) if free.at(spot[0], spot[1] - 11 * cut.k)]
    return "".join(planted(here, x, y, luck) for x, y in sorted(spots, key=lambda spot: spot[1]))


def planted(here: Layout, x: float, y: float, luck: Iterator[float]) -> str:
    """What stands there, by land and chance."""
    land = land_of(here.name, x / here.cut.w, y / here.cut.h)
    if BROOKS[here.name] and land == "meadow" and by_water(here, x, y):
        land = "bank"
    chance, more = next(luck), next(luck)
    _, name, least, extra = next(kind for kind in PLANTS[here.name][land] if chance <= kind[0])
    size = (least + extra * more) * (0.2 + 0.8 * here.cut.k)
    return use(f"frogs-{name}", x, y - size / 2, size) if name else ""


def by_water(here: Layout, x: float, y: float) -> bool:
    course = dense(line(here, BROOKS[here.name]), 20)
    return any(hypot(x - a, y - b) < 75 * here.cut.k for a, b in course)


def keep_out(here: Layout) -> Iterator[Spot]:
    """Spaces, paths, water, houses and names."""
    k, r = here.cut.k, here.cut.r
    yield from ((x, y, r + 9 * k) for x, y in here.spots.values())
    yield (*here.spots["home"], r * 2.2)
    for route in here.routes:
        yield from ((x, y, (19 if route[2] or route[3] else 15) * k) for x, y in dense(here.ends(route), 9))
    if BROOKS[here.name]:
        yield from ((x, y, 26 * k) for x, y in dense(line(here, BROOKS[here.name]), 12))
    yield from ((x, y, 24 * k) for x, y in here.houses)
    for box in here.ribbons:
        yield from ((x, box.cy, box.h * 0.75) for x, _ in dense(((box.x, 0), (box.right, 0)), 8))


def village(here: Layout) -> str:
    """Houses around Home, the nearer ones in front."""
    size = 33 * here.cut.k
    spots = sorted(enumerate(here.houses), key=lambda each: each[1][1])
    return "".join(use(f"frogs-house-{n % len(ROOFS)}", x, y, size) for n, (x, y) in spots)
