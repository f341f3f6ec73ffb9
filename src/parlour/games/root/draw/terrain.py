"""The ground of the map: floor, river, paths, trees. Always the same, so it is drawn once a map and cut."""

from collections.abc import Iterator
from functools import cache

from parlour.draw.art import Attr, Box, chances, group, number, path, rect, stroke
from parlour.games.root.draw.art import blob, smooth
from parlour.games.root.draw.layout import Cut, Layout, Way, layout
from parlour.games.root.draw.trees import trees


@cache
def terrain(name: str, cut: Cut, ways: tuple[Way, ...]) -> str:
    """Everything below the clearings; it hides from screen readers, for the clearings say what matters."""
    here = layout(name, cut, ways)
    parts = [floor(here), water(here), *roads(here), trees(here)]
    return group(*parts, aria_hidden="true", pointer_events="none")


def floor(here: Layout) -> str:
    """Paper in two greens with gouge marks: darker where forests are."""
    cut = here.cut
    field = rect(Box(-2, -2, cut.w + 4, cut.h + 4), 0, "var(--floor)")
    shades = [
        path(blob(x, y, 150 * cut.k, 105 * cut.k, f"shade-{forest}", 0.14), "var(--floor-2)")
        for forest, (x, y) in here.forests.items()
    ]
    return field + "".join(shades) + gouges(cut)


def gouges(cut: Cut) -> str:
    luck = chances(f"gouges-{cut.name}")
    marks = [(next(luck) * cut.w, next(luck) * cut.h, 8 + 16 * next(luck)) for _ in range(int(cut.w * cut.h / 4200))]
    d = "".join(f"M{number(x)} {number(y)}h{number(length)}" for x, y, length in marks)
    return stroke(d, "var(--floor-2)", 2, opacity=0.7)


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


def roads(here: Layout) -> Iterator[str]:
    """All shadows first: where paths meet, none falls on another."""
    d, k = "".join(smooth(list(line), closed=False) for line in here.paths.values()), here.cut.k
    yield path(d, stroke="var(--shade)", stroke_opacity=0.25, stroke_width=19 * k, transform="translate(0 3)")
    yield path(d, stroke="var(--path)", stroke_width=17 * k)
    yield stroke(d, "var(--path-edge)", 2, stroke_dasharray="2 11", opacity=0.8)
