"""Trees of the map: three cuts in four tints, and in winter as many under snow. Where they stand depends on the map
alone.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import cos, sin
from typing import Final

from parlour.draw.art import Point, chances, path, stroke, use
from parlour.games.root.draw.layout import Layout, dense

Spot = tuple[float, float, float]  # a place that trees leave free: where, and how far around

TINTS: Final = (1, 2, 3, 4)
STEP: Final = 24  # between trees
TALL: Final = 0.72  # trees are higher than broad: they keep more room above and below
BUCKET: Final = 120  # no place that trees leave free reaches farther


def tree(crown: str, trunk: str, veins: str, tint: int) -> str:
    """Leaves of one tint with cuts to the floor, the foot at the bottom of the grid."""
    cuts = stroke(veins, "var(--floor)", 0.75, opacity=0.55)
    line = f"var(--tree-{tint})"
    return (
        path(trunk, "var(--trunk)") + path(crown, line, stroke=line, stroke_width=0.7, stroke_linejoin="round") + cuts
    )


SHAPES: Final = {  # crown, trunk, veins
    "fir": (
        "M12 .3 16.2 9.3H14.5L18.2 20.6H5.8L9.5 9.3H7.8Z",
        "M11 20.5h2V24h-2z",
        "M12 4.8V19M12 13.2l-1.9 3.3M12 13.2l1.9 3.3M12 8.5l-1.3 2.3M12 8.5l1.3 2.3",
    ),
    "oak": (
        (
            "M12.3.3C16.2 0 19.3 3.3 20 7.8c.9 5-1.2 10.6-6 12.2-3.4 1-7-.4-8.9-3.5C2.9 12.6 3.4 7 6.2 3.4 7.9 1.4 "
            "10 .4 12.3.3Z"
        ),
        "M11.1 18h1.8v6h-1.8z",
        "M12 20V4.8M12 14l3.3-3.1M12 11.6l-3.3-3.1M12 8.8l2.4-2.4",
    ),
    "poplar": (
        "M12 .2c3 2.7 4.6 6.7 4.6 11 0 4.8-1.7 8.8-4.6 9.3-2.9-.5-4.6-4.5-4.6-9.3C7.4 6.9 9 2.9 12 .2Z",
        "M11.2 19h1.6v5h-1.6z",
        "M12 20V4M12 14.6l2-2.4M12 11.5l-2-2.4M12 8.2l1.5-1.9",
    ),
}
SNOW: Final = {  # what lies on them
    "fir": (
        "M12 .2 14.6 5.8 13 5.1 11.8 6.7 10.5 5.2 9.4 5.8ZM9.4 9.2 7.3 15.8 9.1 14.2 10 15.6 11.4 12.6 12.8 15 "
        "14.2 12.8 15.2 15.2 16.7 15.9 14.6 9.2 13 10.4 11.3 9.6Z"
    ),
    "poplar": "M12 .2c1.9 1.8 3.3 4 4 6.4l-1.7-.7-1.3 1.9-1.5-2.1-1.6 1.7-1.8-1.1C8.8 3.9 10.2 1.9 12 .2Z",
}
BOUGHS: Final = (  # an oak without its leaves
    "M12 24V8.5M12 17.5 6.6 11.5V6.5M12 14.5l5.6-4.7V4.6M12 10.5 9.2 6V2.5M12 10l2.6-3.6V2.8M6.6 11.5 4 10M"
    "17.6 9.8l2.8-.8M8.8 14 7.5 15.2 4.6 14.6"
)
ON_BOUGHS: Final = "M7.3 11.3l4 4.4M16.6 9.7l-3.9 3.3M9.7 5.8l1.9 3.1"


def snowy(name: str, tint: int) -> str:
    """The same cut in a cold tint with snow on it."""
    crown, trunk, _ = SHAPES[name]
    line, snow = f"var(--winter-tree-{tint})", path(SNOW[name], "var(--winter-snow)")
    return path(trunk, "var(--winter-trunk)") + path(crown, line, stroke=line, stroke_width=0.7) + snow


def bare() -> str:
    return stroke(BOUGHS, "var(--winter-trunk)", 1.25) + stroke(ON_BOUGHS, "var(--winter-snow)", 1.1)


SYMBOLS: Final = (
    {f"root-{name}-{tint}": tree(*shape, tint) for name, shape in SHAPES.items() for tint in TINTS}
    | {f"root-winter-{name}-{tint}": snowy(name, tint) for name in SNOW for tint in TINTS}
    | {"root-winter-oak": bare()}
)


def trees(here: Layout) -> str:
    """From the far ones to the near ones, so that each stands before those behind it."""
    luck = chances(f"trees-{here.cut.name}")
    free = Free(keep_out(here))
    spots = [spot for spot in raster(here, luck) if free.at(spot[0], spot[1] - 19)]
    plant = planted_in_snow if here.season else planted
    return "".join(plant(x, y, luck) for x, y in sorted(spots, key=lambda spot: spot[1]))


def raster(here: Layout, luck: Iterator[float]) -> Iterator[Point]:
    """Rows of spots, every second row moved by half a step, and each spot a little off."""
    rows = int((here.cut.h + 40) / (STEP * 0.82))
    for row in range(rows):
        for column in range(-1, int(here.cut.w / STEP) + 2):
            x = (column + row % 2 / 2 + (next(luck) - 0.5) * 0.66) * STEP
            y = 14 + (row + (next(luck) - 0.5) * 0.7) * STEP * 0.82
            if next(luck) > 0.1:
                yield x, y


def planted(x: float, y: float, luck: Iterator[float]) -> str:
    """Warm tints in the south and the north-east, cool ones between; each region mixed."""
    warm = sin(x / 130 + 1.7) + cos(y / 110) + 1.8 * (next(luck) - 0.5)
    tint = 3 if warm > 1.25 else 2 if warm > 0.45 else 1 if warm > -0.7 else 4
    kind = next(luck)
    shape = "fir" if kind < 0.42 else "oak" if kind < 0.84 else "poplar"
    h = 36 + 12 * next(luck)
    return use(f"root-{shape}-{tint}", x, y - h / 2, h)


def planted_in_snow(x: float, y: float, luck: Iterator[float]) -> str:
    """Mostly firs, dark ones together; bare trees between them."""
    dark = sin(x / 120 + 0.6) + cos(y / 95) + 1.6 * (next(luck) - 0.5)
    tint = 4 if dark > 0.9 else 3 if dark > 0.2 else 1 if dark > -0.8 else 2
    kind = next(luck)
    shape = f"fir-{tint}" if kind < 0.62 else "oak" if kind < 0.78 else f"poplar-{tint}"
    h = 36 + 12 * next(luck)
    return use(f"root-winter-{shape}", x, y - h / 2, h)


def keep_out(here: Layout) -> Iterator[Spot]:
    """Paths, water, clearings, and glades where a pawn may stand."""
    k, rx = here.cut.k, here.cut.rx
    for line in here.paths.values():
        yield from ((x, y, 16 + 9 * k) for x, y in dense(line))
    bank = 27 if here.season else 21
    yield from ((x, y, 10 + bank * k) for x, y in dense(here.river))
    for x, y in here.clearings.values():
        yield from ((x + rx * 0.4 * side, y, 8 + 58 * k) for side in (-1, 0, 1))
    yield from ((x, y, 22 * k) for x, y in here.forests.values())


class Free:
    """Asks quickly whether a spot is far enough from everything: only the buckets around it are looked at."""

    def __init__(self, spots: Iterable[Spot]) -> None:
        self.buckets: dict[tuple[int, int], list[Spot]] = defaultdict(list)
        for spot in spots:
            self.buckets[int(spot[0] // BUCKET), int(spot[1] // BUCKET)].append(spot)

    def at(self, x: float, y: float) -> bool:
        column, row = int(x // BUCKET), int(y // BUCKET)
        near = [spot for i in (-1, 0, 1) for j in (-1, 0, 1) for spot in self.buckets.get((column + i, row + j), ())]
        return all((x - a) ** 2 + (TALL * (y - b)) ** 2 >= far * far for a, b, far in near)
