"""The ground of the map: floor, river, paths, trees. Always the same, so it is drawn once a map and cut."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import hypot

from parlour.draw.art import Attr, Box, chances, group, number, path, rect, stroke
from parlour.draw.shapes import blob, dense, smooth
from parlour.games.root.draw.layout import Cut, Layout, Way, layout
from parlour.games.root.draw.trees import trees


@cache
def terrain(name: str, cut: Cut, ways: tuple[Way, ...]) -> str:
    """Everything below the clearings; it hides from screen readers, for the clearings say what matters."""
    here = layout(name, cut, ways)
    river = ice(here) if here.season else water(here)
    return group(floor(here), river, *roads(here), trees(here), aria_hidden="true", pointer_events="none")


def floor(here: Layout) -> str:
    """Paper in two tints with gouge marks: darker where forests are."""
    cut = here.cut
    field = rect(Box(-2, -2, cut.w + 4, cut.h + 4), 0, here.colour("floor"))
    shades = [
        path(blob(x, y, 150 * cut.k, 105 * cut.k, f"shade-{forest}", 0.14), here.colour("floor-2"))
        for forest, (x, y) in here.forests.items()
    ]
    return field + "".join(shades) + (drifts(here) if here.season else gouges(cut))


def gouges(cut: Cut) -> str:
    luck = chances(f"gouges-{cut.name}")
    marks = [(next(luck) * cut.w, next(luck) * cut.h, 8 + 16 * next(luck)) for _ in range(int(cut.w * cut.h / 4200))]
    d = "".join(f"M{number(x)} {number(y)}h{number(length)}" for x, y, length in marks)
    return stroke(d, "var(--floor-2)", 2, opacity=0.7)


def drifts(here: Layout) -> str:
    """Waves of snow, each pale above and with its shade below."""
    cut, luck = here.cut, chances(f"drifts-{here.cut.name}")
    count = int(cut.w * cut.h / 5200)
    marks = [(next(luck) * cut.w, next(luck) * cut.h, 16 + 26 * next(luck)) for _ in range(count)]
    waves = [f"M{number(x)} {number(y)}q{number(w * 0.5)} {number(-w * 0.22)} {number(w)} 0" for x, y, w in marks]
    pale = stroke("".join(waves), here.colour("snow"), 3, opacity=0.9)
    return stroke("".join(waves), here.colour("floor-2"), 2.5, transform="translate(2 3.5)") + pale


def water(here: Layout) -> str:
    """A broad band with banks, and waves cut into it."""
    d, k = smooth(list(here.river), closed=False), here.cut.k
    wave: dict[str, Attr] = {"stroke": "var(--river-2)", "stroke_width": 2.5, "stroke_linecap": "round"}
    parts = [
        path(d, stroke="var(--shade)", stroke_opacity=0.22, stroke_width=42 * k, transform="translate(0 3)"),
        path(d, stroke="var(--river)", stroke_width=39 * k),
        path(d, "none", stroke_dasharray="26 34", transform="translate(6 -6)", **wave),
        path(d, "none", stroke_dasharray="18 44", stroke_dashoffset=30, transform="translate(-5 7)", **wave),
    ]
    return "".join(parts)


def ice(here: Layout) -> str:
    """A frozen band between banks of snow: cracks across it, and a long shine along it."""
    d, k = smooth(list(here.river), closed=False), here.cut.k
    parts = [
        path(d, stroke="var(--shade)", stroke_opacity=0.18, stroke_width=54 * k, transform="translate(0 4)"),
        path(d, stroke=here.colour("snow"), stroke_width=53 * k),
        path(d, stroke=here.colour("bank"), stroke_width=43 * k),
        path(d, stroke=here.colour("river"), stroke_width=40 * k, transform="translate(0 2)"),
        stroke(cracks(here), here.colour("bank"), 1.6, opacity=0.9),
        stroke(d, here.colour("river-2"), 3, stroke_dasharray="34 58", transform="translate(4 -8)"),
        stroke(d, here.colour("river-2"), 2, stroke_dasharray="12 40 5 64", transform="translate(-6 9)"),
    ]
    return "".join(parts)


def cracks(here: Layout) -> str:
    """Every few steps one that runs across the ice in three strokes and splits once."""
    luck, reach = chances(f"cracks-{here.cut.name}"), 17 * here.cut.k
    d = ""
    for (ax, ay), (bx, by) in list(pairwise(dense(here.river, 15)))[::3]:
        far = hypot(bx - ax, by - ay) or 1
        along, across = ((bx - ax) / far, (by - ay) / far), (-(by - ay) / far, (bx - ax) / far)
        lean = [(next(luck) - 0.5) * reach * 1.4 for _ in range(5)]
        side = [-reach, -reach * 0.3, reach * 0.35, reach]
        spots = [(ax + along[0] * s + across[0] * t, ay + along[1] * s + across[1] * t)
                 for s, t in zip(lean, side, strict=False)]  # fmt: skip
        d += "M" + "L".join(f"{number(x)} {number(y)}" for x, y in spots)
        (x, y), turn = spots[1], lean[4]
        d += f"M{number(x)} {number(y)}l{number(along[0] * turn)} {number(along[1] * turn)}"
    return d


def roads(here: Layout) -> Iterator[str]:
    """All shadows first: where paths meet, none falls on another."""
    d, k = "".join(smooth(list(line), closed=False) for line in here.paths.values()), here.cut.k
    if here.season:
        yield path(d, stroke=here.colour("snow"), stroke_width=25 * k)
    yield path(d, stroke="var(--shade)", stroke_opacity=0.25, stroke_width=19 * k, transform="translate(0 3)")
    yield path(d, stroke=here.colour("path"), stroke_width=17 * k)
    yield stroke(d, here.colour("path-edge"), 2, stroke_dasharray="2 11", opacity=0.8)
