"""Trees of the map: three cuts in four tints, and in winter as many under snow. Where they stand depends on the map
alone.
"""

from collections.abc import Iterator
from math import cos, sin
from typing import Final

from parlour.draw.art import chances, path, stroke, use
from parlour.draw.planting import SHAPES, Free, Spot, raster, tree
from parlour.draw.shapes import dense
from parlour.games.root.draw.layout import Layout

TINTS: Final = (1, 2, 3, 4)
STEP: Final = 24  # between trees


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
    {
        f"root-{name}-{tint}": tree(name, f"var(--tree-{tint})", "var(--floor)", "var(--trunk)")
        for name in SHAPES
        for tint in TINTS
    }
    | {f"root-winter-{name}-{tint}": snowy(name, tint) for name in SNOW for tint in TINTS}
    | {"root-winter-oak": bare()}
)


def trees(here: Layout) -> str:
    """From the far ones to the near ones, so that each stands before those behind it."""
    luck = chances(f"trees-{here.cut.name}")
    free = Free(keep_out(here))
    spots = [spot for spot in raster(here.cut.w, here.cut.h, STEP, luck) if free.at(spot[0], spot[1] - 19)]
    plant = planted_in_snow if here.season else planted
    return "".join(plant(x, y, luck) for x, y in sorted(spots, key=lambda spot: spot[1]))


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
