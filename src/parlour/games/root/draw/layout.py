"""A map cut to a size: where its clearings, forests, paths and river lie in the units of the picture."""

from functools import cache
from itertools import combinations, pairwise
from math import atan2, hypot, pi, sin, tau
from typing import Final, NamedTuple

from parlour.draw.art import Box, Point
from parlour.draw.shapes import dense
from parlour.games.root.draw.places import MAPS, Places

Line = tuple[Point, ...]
Way = tuple[int, int]


class Cut(NamedTuple):
    """One renderer, two cuts: wide for a desk, tall with larger pieces and figures for a phone."""

    name: str
    w: float
    h: float
    k: float  # size of places and pieces
    figures: float = 1.0  # and of figures, beyond that

    @property
    def tally(self) -> float:
        """The size of figures on pieces: 11 px where the map is shown."""
        return 15.5 * self.k * max(1, self.figures * 0.88)

    @property
    def rx(self) -> float:
        return 90 * self.k

    @property
    def ry(self) -> float:
        return 71 * self.k


WIDE: Final = Cut("wide", 998, 674, 1)
MANY: Final = Cut("many", 954, 674, 1)  # beside five or six players
PHONE: Final = Cut("phone", 1000, 1110, 1.3, 1.6)
SIGNS: Final = ((-84, -66), (-92, -20), (80, -56), (90, -20))  # on the rim: suit, water, number, pennant
GOODS: Final = (268, 50)
APART: Final = 1.33  # least way between the middles of two clearings, in diameters: paths must be seen between them
ROUNDS: Final = 60
STEPS: Final = 6  # of a bent line


class Layout(NamedTuple):
    cut: Cut
    clearings: dict[int, Point]
    forests: dict[str, Point]
    paths: dict[Way, Line]
    river: Line
    sections: dict[Way, Point]  # of the river between two clearings: where they are best seen
    season: str

    def colour(self, token: str) -> str:
        """Of the ground: every season has its own."""
        return f"var(--{self.season}{token})"


@cache
def layout(name: str, cut: Cut, ways: tuple[Way, ...]) -> Layout:
    places = MAPS[name]
    spots = spread(places, cut)
    paths = {way: line(spots, *way, ((way[0] * 7 + way[1] * 3) % 5 - 2) * 0.022) for way in ways}
    course = river(places, cut, spots)
    signs = [(x + dx * cut.k, y + dy * cut.k) for x, y in spots.values() for dx, dy in SIGNS]
    busy = signs + [point for each in (*paths.values(), course) for point in dense(each, 24)]
    forests = {forest: glade(forest, spots, busy, cut) for forest in places.forests}
    stretches = {way: widest(line(spots, *way, bend), spots, signs, cut) for way, bend in places.bends.items()}
    return Layout(cut, spots, forests, paths, course, stretches, places.season)


def goods(name: str, cut: Cut) -> Box | None:
    """Where items to craft lie on a map: in the corner that has room for them. Not on a phone."""
    if cut is PHONE:
        return None
    w, h = GOODS
    south, east = (part in MAPS[name].supply for part in ("south", "east"))
    return Box(cut.w - w - 8 if east else 8, cut.h - h - 10 if south else 8, w, h)


def scaled(point: Point, cut: Cut) -> Point:
    x, y = point
    return 18 + x / 100 * (cut.w - 36), 16 + y / 100 * (cut.h - 32)


def spread(places: Places, cut: Cut) -> dict[int, Point]:
    """Clearings pushed apart until there is room for paths between them, and kept on the sheet."""
    spots = {clearing: scaled(point, cut) for clearing, point in places.clearings.items()}
    for _ in range(ROUNDS):
        for one, other in combinations(spots, 2):
            spots[one], spots[other] = pushed(spots[one], spots[other], cut)
        for clearing, (x, y) in spots.items():
            side, top, foot = cut.rx + 18, cut.ry + 20, cut.h - cut.ry - 24
            spots[clearing] = min(max(x, side), cut.w - side), min(max(y, top), foot)
    return spots


def pushed(one: Point, other: Point, cut: Cut) -> tuple[Point, Point]:
    (ax, ay), (bx, by) = one, other
    dx, dy = bx - ax, by - ay
    far = hypot(dx / (2 * cut.rx), dy / (2 * cut.ry))
    if far >= APART:
        return one, other
    push = (APART - far) / far * 0.25
    return (ax - dx * push, ay - dy * push), (bx + dx * push, by + dy * push)


def line(spots: dict[int, Point], one: int, other: int, bend: float) -> Line:
    """A way between two clearings, a little bent as ways are."""
    (ax, ay), (bx, by) = spots[one], spots[other]
    dx, dy = bx - ax, by - ay
    points = []
    for step in range(STEPS + 1):
        t = step / STEPS
        off = sin(t * pi) * bend + sin(t * tau) * bend * 0.35
        points.append((ax + dx * t - dy * off, ay + dy * t + dx * off))
    return tuple(points)


def river(places: Places, cut: Cut, spots: dict[int, Point]) -> Line:
    points: list[Point] = []
    for one, other in pairwise(places.river):
        if isinstance(one, int) and isinstance(other, int):
            points += line(spots, one, other, places.bends[one, other])[:-1]
        else:
            points.append(spots[one] if isinstance(one, int) else scaled(one, cut))
    last = places.river[-1]
    return (*points, spots[last] if isinstance(last, int) else scaled(last, cut))


def widest(course: Line, spots: dict[int, Point], signs: list[Point], cut: Cut) -> Point:
    """The point of a line that is farthest from clearings and the signs on their rims."""
    return max(dense(course, 6), key=lambda point: room(point, spots, signs, cut))


def border(forest: str, spots: dict[int, Point]) -> list[Point]:
    """The clearings around a forest, in a ring."""
    corners = [spots[int(clearing)] for clearing in forest.split("_")]
    cx, cy = (sum(values) / len(corners) for values in zip(*corners, strict=True))
    return sorted(corners, key=lambda corner: atan2(corner[1] - cy, corner[0] - cx))


def glade(forest: str, spots: dict[int, Point], busy: list[Point], cut: Cut) -> Point:
    """The spot inside a forest that is farthest from clearings, paths and water: there a pawn has room."""
    corners = border(forest, spots)
    xs, ys = zip(*corners, strict=True)
    grid = [
        (float(x), float(y))
        for x in range(int(min(xs)), int(max(xs)), 20)
        for y in range(int(min(ys)), int(max(ys)), 20)
    ]
    return max((point for point in grid if inside(point, corners)), key=lambda point: room(point, spots, busy, cut))


def inside(point: Point, corners: list[Point]) -> bool:
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed


def room(point: Point, spots: dict[int, Point], busy: list[Point], cut: Cut) -> float:
    x, y = point
    clearings = min(hypot((x - a) / cut.rx, (y - b) / cut.ry) - 1 for a, b in spots.values()) * cut.ry
    return min([clearings, *(hypot(x - a, y - b) for a, b in busy)])
