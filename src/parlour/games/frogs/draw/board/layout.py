"""Where everything on the board lies: spaces pushed apart until routes and their costs can be seen, houses around Home,
names of the ways where there is room. It is reckoned once for a board and a size.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import cos, hypot, sin, tau
from typing import Final, NamedTuple

from parlour.draw.art import Box, Point
from parlour.draw.shapes import dense
from parlour.draw.things import View
from parlour.games.frogs.draw.board.regions import NAMED

Circle = tuple[float, float, float]  # a place that is used: where, and how far around
Sizes = tuple[tuple[float, float], ...]
Route = tuple[str, str, int, int]  # from, to, coins, cards
ROUNDS: Final = 60  # of pushing apart
MOST: Final = 64  # boards kept: two sides, two sizes, four languages, and some for packs


class Cut(NamedTuple):
    """A size of the board: one drawing for a desk and for a phone, where pieces are smaller but figures are not."""

    name: str
    w: float
    h: float
    k: float  # scale of scenery
    r: float  # of a space
    sign: float  # what a space gives
    cost: float  # the size of a coin or a card on a route
    letters: float  # of the names

    @property
    def home(self) -> float:
        return self.r * 1.34

    @property
    def pad(self) -> float:
        return self.r + 15 * self.k


WIDE: Final = Cut("wide", 606, 642, 1, 22.5, 29, 21, 13.5)
PHONE: Final = Cut("phone", 390, 440, 0.68, 15.5, 21.5, 20, 12)


@dataclass(frozen=True, eq=False)  # each is itself: drawings are kept for it
class Layout:
    """The board named `name` (spring, autumn) in a cut, from 0, 0 on."""

    name: str
    cut: Cut
    spots: dict[str, Point]
    routes: tuple[Route, ...]
    houses: list[Point]
    ribbons: list[Box]  # of the names

    def ends(self, route: Route) -> tuple[Point, Point]:
        return self.spots[route[0]], self.spots[route[1]]

    def middle(self, route: Route) -> Point:
        """Of what is seen of a route: halfway between the rims of its spaces."""
        (ax, ay), (bx, by) = self.ends(route)
        far = hypot(bx - ax, by - ay) or 1
        first = self.cut.home if route[0] == "home" else self.cut.r
        t = (first + far - self.cut.r) / 2 / far
        return ax + (bx - ax) * t, ay + (by - ay) * t


def routes_of(view: View) -> tuple[Route, ...]:
    return tuple((each["from"], each["to"], each["coins"], each["cards"]) for each in view["routes"])


def spaces_of(view: View) -> tuple[tuple[str, float, float], ...]:
    return tuple((each["id"], each["x"], each["y"]) for each in view["spaces"])


@lru_cache(MOST)
def layout(
    name: str,
    cut: Cut,
    spaces: tuple[tuple[str, float, float], ...],
    routes: tuple[Route, ...],
    names: tuple[tuple[str, str, Sizes], ...],
) -> Layout:
    """names: of each way its id, its first space, and how large its name is in one line, or in two."""
    spots = spread(spaces, routes, cut)
    busy = list(used(spots, routes, cut))
    houses = around(spots["home"], busy, cut)
    busy += [(x, y, 20 * cut.k) for x, y in houses]
    ribbons: list[Box] = []
    for arm, first, sizes in names:
        wish = wished(NAMED.get((name, arm)), reached(first, spots, routes), cut)
        ribbons.append(ribbon(wish, sizes, busy, ribbons, cut))
    return Layout(name, cut, spots, routes, houses, ribbons)


# Spaces


def spread(spaces: Sequence[tuple[str, float, float]], routes: Sequence[Route], cut: Cut) -> dict[str, Point]:
    """The places of the pack, made as large as the sheet, and moved until no two are too close."""
    spots = {name: [x, y] for name, x, y in spaces}
    for axis, size in ((0, cut.w), (1, cut.h)):
        values = [spot[axis] for spot in spots.values()]
        low, room = min(values), max(values) - min(values) or 1
        for spot in spots.values():
            spot[axis] = cut.pad + (spot[axis] - low) / room * (size - 2 * cut.pad)
    wanted = distances(spots, routes, cut)
    for _ in range(ROUNDS):
        push(spots, wanted, cut)
    return {name: (x, y) for name, (x, y) in spots.items()}


def distances(spots: dict[str, list[float]], routes: Sequence[Route], cut: Cut) -> dict[tuple[str, str], float]:
    """How far apart two spaces must be: more if a cost lies between them."""
    costly = {frozenset(route[:2]) for route in routes if route[2] or route[3]}
    joined = {frozenset(route[:2]) for route in routes}
    found = {}
    for one, other in combinations(spots, 2):
        far = 2 * cut.r + (cut.home - cut.r if "home" in (one, other) else 0)
        pair = frozenset((one, other))
        found[one, other] = far + (cut.cost * 1.15 if pair in costly else 10 * cut.k if pair in joined else 16 * cut.k)
    return found


def push(spots: dict[str, list[float]], wanted: dict[tuple[str, str], float], cut: Cut) -> None:
    """Each pair that is too close by half of what it lacks; nobody leaves the sheet."""
    for (one, other), least in wanted.items():
        a, b = spots[one], spots[other]
        far = hypot(b[0] - a[0], b[1] - a[1]) or 1
        if far >= least:
            continue
        for axis, size in ((0, cut.w), (1, cut.h)):
            move = (b[axis] - a[axis]) / far * (least - far) / 2
            a[axis] = min(max(a[axis] - move, cut.pad), size - cut.pad)
            b[axis] = min(max(b[axis] + move, cut.pad), size - cut.pad)


def used(spots: dict[str, Point], routes: Sequence[Route], cut: Cut) -> Iterator[Circle]:
    """What nothing else may cover: spaces with their marks, routes with their costs."""
    yield from ((x, y, cut.home if name == "home" else cut.r + 3 * cut.k) for name, (x, y) in spots.items())
    for one, other, coins, cards in routes:
        reach = cut.cost * 0.6 if coins or cards else 6 * cut.k
        yield from ((x, y, reach) for x, y in dense((spots[one], spots[other]), 9))


def reached(first: str, spots: dict[str, Point], routes: Sequence[Route]) -> list[Point]:
    """The spaces of a way."""
    found, todo = {first}, [first]
    while todo:
        here = todo.pop()
        new = [other for one, other, *_ in routes if one == here and other not in found]
        found.update(new)
        todo += new
    return [spots[each] for each in found]


# Houses and names


def around(home: Point, busy: list[Circle], cut: Cut) -> list[Point]:
    """Where houses stand: near Home, off the paths, apart from each other."""
    found: list[Point] = []
    for ring in (2.15, 2.9, 3.6):
        for i in range(24):
            angle = i / 24 * tau + ring
            x, y = home[0] + cos(angle) * cut.r * ring, home[1] + sin(angle) * cut.r * ring
            free = all(hypot(x - a, y - b) > far + 14 * cut.k for a, b, far in busy)
            if free and all(hypot(x - a, y - b) > 37 * cut.k for a, b in found):
                found.append((x, y))
    return found[:6]


def wished(share: Point | None, way: list[Point], cut: Cut) -> Point:
    """Where a name would stand best; on a board of a pack, in the middle of its way."""
    if share:
        return share[0] * cut.w, share[1] * cut.h
    return sum(x for x, _ in way) / len(way), sum(y for _, y in way) / len(way)


def ribbon(wish: Point, sizes: Sizes, busy: list[Circle], others: list[Box], cut: Cut) -> Box:
    """The free place nearest to the wish, rather in one line than in two; if there is none, the least bad one."""
    boxes = [box for w, h in sizes for box in everywhere(w, h, cut)]
    boxes.sort(key=lambda box: hypot(box.cx - wish[0], box.cy - wish[1]) + box.h)
    free = (box for box in boxes if not covered(box, busy, others))
    return next(free, None) or min(boxes, key=lambda box: covered(box, busy, others))


def everywhere(w: float, h: float, cut: Cut) -> Iterator[Box]:
    for i in range(41):
        for j in range(45):
            yield Box(6 + (cut.w - 12 - w) * i / 40, 6 + (cut.h - 12 - h) * j / 44, w, h)


def covered(box: Box, busy: list[Circle], others: list[Box]) -> int:
    """How much a ribbon would lie on; on another one, worst of all."""
    return sum(near(box, spot) for spot in busy) + 99 * sum(touching(box.grown(6), other) for other in others)


def near(box: Box, spot: Circle) -> bool:
    x, y, far = spot
    dx, dy = max(box.x - x, 0, x - box.right), max(box.y - y, 0, y - box.bottom)
    return hypot(dx, dy) < far + 5


def touching(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
