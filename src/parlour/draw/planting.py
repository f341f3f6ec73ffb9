"""Trees for maps: how they are cut, and where they may stand, which depends on the map alone."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from parlour.draw.art import Point, path, stroke

Spot = tuple[float, float, float]  # a place that trees leave free: where, and how far around

TALL: Final = 0.72  # trees are higher than broad: they keep more room above and below
BUCKET: Final = 120  # no place that trees leave free reaches farther
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


def tree(name: str, tint: str, floor: str, wood: str) -> str:
    """Leaves of one tint with cuts to the floor on a trunk of wood, its foot at the bottom of the grid."""
    crown, trunk, veins = SHAPES[name]
    cuts = stroke(veins, floor, 0.75, opacity=0.55)
    leaves = path(crown, tint, stroke=tint, stroke_width=0.7, stroke_linejoin="round")
    return path(trunk, wood) + leaves + cuts


def raster(w: float, h: float, step: float, luck: Iterator[float]) -> Iterator[Point]:
    """Rows of spots, every second row moved by half a step, and each spot a little off."""
    rows = int((h + 40) / (step * 0.82))
    for row in range(rows):
        for column in range(-1, int(w / step) + 2):
            x = (column + row % 2 / 2 + (next(luck) - 0.5) * 0.66) * step
            y = 14 + (row + (next(luck) - 0.5) * 0.7) * step * 0.82
            if next(luck) > 0.1:
                yield x, y


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
