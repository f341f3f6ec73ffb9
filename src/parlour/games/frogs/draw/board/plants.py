"""What grows and stands on the board: plants of spring and autumn as symbols of the 24-grid, feet at the bottom."""

from typing import Final

from parlour.draw.art import Box, circle, group, path, rect, stroke
from parlour.draw.planting import tree

MEADOW, FALL = "var(--meadow)", "var(--fall-meadow)"


def leaf(tint: int, season: str = "") -> str:
    return f"var(--{season}leaf-{tint})"


def reeds() -> str:
    stems = stroke("M12 24V6M16.5 24V12M8 24V13", leaf(2), 1.8)
    blade = stroke("M10 24q-1-8-6-10M14 24q2-7 6-9", leaf(2), 1.5)
    return stems + blade + stroke("M12 7V1.8M16.5 12.5V8.5", "var(--bark)", 3.6)


def clover() -> str:
    leaves = [circle(x, y, 4.6, leaf(4)) for x, y in ((12, 10), (7.6, 17), (16.4, 17))]
    cuts = stroke("M12 8.4v3.4M8.6 16.6l2-1.2M15.4 16.6l-2-1.2", MEADOW, 1)
    return "".join(leaves) + cuts


def daisy() -> str:
    petals = "".join(circle(x, y, 3.6, "var(--bloom)") for x, y in ((12, 8), (16, 12), (12, 16), (8, 12)))
    return stroke("M12 23v-7", leaf(2), 1.4) + petals + circle(12, 12, 2.7, "#E0AE36")


def grass(colour: str) -> str:
    return stroke("M12 23q-1.4-9-7-12M12 23V7M12 23q1.4-9 7-12", colour, 2.1)


def mushroom() -> str:
    foot = rect(Box(10, 13, 4.4, 10.6), 2, "#F6E7C8")
    cap = path("M3 14.5C3.4 8 7 4.5 12.2 4.5S21 8 21.4 14.5Q12 17.5 3 14.5z", "#B4472F")
    return (
        foot
        + cap
        + circle(9, 10, 1.6, "#F6E7C8")
        + circle(14.8, 8.8, 1.5, "#F6E7C8")
        + circle(16.8, 12.6, 1.1, "#F6E7C8")
    )


def lily() -> str:
    pad = path("M12 13 22 9.5c1.5 5-3 10-10 10S.5 15.5 2 11.5 8.5 6.5 14 7.5z", leaf(1))
    bud = path("M12 13c-3-1-4-3.5-3.5-6 2 .5 3 1.5 3.5 3 .5-1.5 1.5-2.5 3.5-3 .5 2.5-.5 5-3.5 6z", "#F3D7DC")
    return pad + bud


def birch() -> str:
    crown = path(
        "M12 .6c3.8 2 5.8 6 5.6 10.4-.2 4.2-2.4 7-5.6 7.2-3.2-.2-5.4-3-5.6-7.2C6.2 6.6 8.2 2.6 12 .6z", leaf(2, "fall-")
    )
    cuts = stroke("M12 16V5M12 12l2.6-2.6M12 9.4 9.6 7", FALL, 0.8, opacity=0.6)
    trunk = rect(Box(11, 15, 2, 9), 0, "var(--bloom)") + stroke("M11.2 18h1M12 20.6h.9", "#33291D", 0.8)
    return trunk + crown + cuts


def wheat() -> str:
    stems = stroke("M12 24V8M7.5 24q0-8-2-13M16.5 24q0-8 2-13", "var(--fall-furrow)", 1.5)
    ears = "".join(
        path(f"M{x} {y}q2.4 2.4 0 7-2.4-4.6 0-7z", leaf(2, "fall-")) for x, y in ((12, 2), (5.2, 6), (18.8, 6))
    )
    return stems + ears


def sheaf() -> str:
    straw = path(
        "M5 24q4.5-6.5 4.8-10L4 3.5 8.5 5.5 9.5 1.5 12 4.8 14.5 1.5 15.5 5.5 20 3.5 14.2 14q.3 3.5 4.8 10z", "#E2B347"
    )
    cuts = stroke("M12 6v17M8 7l2.6 7.5M16 7l-2.6 7.5M9.5 22l1.2-6M14.5 22l-1.2-6", "#8A6714", 0.9, opacity=0.7)
    return straw + cuts + stroke("M9.5 14.3q2.5 1 5 0", "#A8503A", 2)


def pumpkin() -> str:
    body = path("M12 10.5c6-2.5 10.5.5 10.5 5.8S18 24 12 23.5 1.5 21.6 1.5 16.3 6 8 12 10.5z", "#D9772B")
    ribs = stroke("M12 11v12M7.5 11q-3 6 .5 12M16.5 11q3 6-.5 12", "#A8531A", 1.1)
    return body + ribs + stroke("M12 10.5q0-3.5 2.5-4.5", "#5F7A50", 2.2)


def lantern() -> str:
    """A lamp on a post, lit: a pale disc, for nothing here glows by a gradient."""
    light = circle(15.5, 8.2, 7.6, "#F6D98A", opacity=0.45)
    post = stroke("M8 24V3.5h7.5V5", "var(--bark)", 1.8)
    lamp = rect(Box(12.8, 5, 5.4, 6.8), 1.2, "#F0C63F", stroke="#5C430C", stroke_width=1.1)
    return light + post + lamp + stroke("M12.5 5h6M15.5 5v6.5", "#5C430C", 1)


def leaves() -> str:
    """Fallen ones."""
    drop = "M0 0q3-3.5 6 0-3 3.5-6 0z"
    spots = ((3, 14, 20, 1), (11, 20, -25, 2), (14, 11, 40, 3))
    return "".join(
        group(path(drop, leaf(t, "fall-")), transform=f"translate({x} {y}) rotate({a})") for x, y, a, t in spots
    )


def house(wall: str, roof: str) -> str:
    """One of the village, centred."""
    shade = path("M2 22V11L12 2l10 9v11z", "var(--shade)", opacity=0.25, transform="translate(.7 1.6)")
    walls = path("M3.3 21.5V10.5h17.4v11z", wall, stroke="var(--cut)", stroke_width=1)
    top = path("M.8 12.2 12 1.2l11.2 11z", roof, stroke="var(--cut)", stroke_width=1, stroke_linejoin="round")
    cuts = stroke("M6 8.2 12 2.8l6 5.4M3.8 10.6h16.4", "#FFF6DC", 0.9, opacity=0.45)
    return (
        shade
        + walls
        + top
        + cuts
        + path("M9.4 21.5v-6.5h5.2v6.5z", "#6A4A2E")
        + rect(Box(16, 15, 2.8, 2.8), 0.4, "#F0C63F")
    )


ROOFS: Final = ("#A8503A", "#5B6F8A", "#C18A2E", "#7A8A4A", "#8A5A7A", "#B4692E")
TREES: Final = ("fir-1", "fir-2", "fir-3", "oak-2", "oak-3", "oak-4", "poplar-1")
FALLING: Final = ("fir-3", "fir-4", "oak-1", "oak-2", "oak-3", "oak-4", "poplar-1", "poplar-2", "poplar-4")


def tinted(name: str, season: str = "") -> str:
    """A tree by its cut and its tint: fir-1."""
    cut, _, tint = name.partition("-")
    return tree(cut, leaf(int(tint), season), f"var(--{season}meadow)", "var(--bark)")


SYMBOLS: Final = (
    {f"frogs-{name}": tinted(name) for name in TREES}
    | {f"frogs-fall-{name}": tinted(name, "fall-") for name in FALLING}
    | {f"frogs-house-{n}": house("#F6E7C8", roof) for n, roof in enumerate(ROOFS)}
    | {
        "frogs-reeds": reeds(),
        "frogs-clover": clover(),
        "frogs-daisy": daisy(),
        "frogs-grass": grass(leaf(4)),
        "frogs-hay": grass("var(--fall-furrow)"),
        "frogs-mushroom": mushroom(),
        "frogs-lily": lily(),
        "frogs-birch": birch(),
        "frogs-wheat": wheat(),
        "frogs-sheaf": sheaf(),
        "frogs-pumpkin": pumpkin(),
        "frogs-lantern": lantern(),
        "frogs-leaves": leaves(),
    }
)
