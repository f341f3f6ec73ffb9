"""Faces of the goons on a 24-grid. The type gives the head; the id gives it its own skin, hair, hat and scars."""

from collections.abc import Callable, Iterator
from typing import Final

from parlour.draw.art import chances, circle, path, stroke
from parlour.draw.symbols import within
from parlour.games.lockup.draw.cards.automata import guard

__all__ = ["FIELDS", "goon", "guard"]

INK, BONE = "#2A2018", "#FBF0D8"
FIELDS: Final = {  # what a goon of a type stands before, in both themes
    "dwarf": "#A98F6B", "ratfolk": "#8E9A7C", "cultist": "#A07C8C", "demon": "#C98D6A",
    "hobgoblin": "#8AA0A8", "skinner": "#B59A94", "brigand": "#93A4C0",
}  # fmt: skip
SKINS: Final = ("#E8BC94", "#D69C70", "#A9714A", "#F0CDAA")
HAIRS: Final = ("#A4562C", "#5A4030", "#D9A441", "#8C8880", "#C9682F", "#3A3230")
CLOTHS: Final = ("#3C4A66", "#5B6B3A", "#6E4A6E", "#8A5A34", "#3F6C6C")
FURS: Final = ("#A29080", "#7A6A5C", "#B8AFA0", "#8A7F8C", "#9C8468")
ROBES: Final = ("#6B2F3C", "#3E4A38", "#35405E", "#5B3A66")
HIDES: Final = ("#A8402F", "#7A3550", "#8C3B22", "#5E3A6B")
GREENS: Final = ("#7C8A3E", "#9A8A3A", "#5F8460", "#A0703C")
LEATHERS: Final = ("#8A6A4A", "#6E4E3A", "#A0805C")

BEARDS: Final = (  # round, forked, plaited
    "M4.3 9.5c0 8.5 3 13 7.7 13s7.7-4.5 7.7-13c-1.5 3-3.2 3.7-7.7 3.7S5.8 12.5 4.3 9.5z",
    (
        "M4.3 9.5c0 6 1.2 10.5 3.5 13l2.7-3.5 1.5 2.5 1.5-2.5 2.7 3.5c2.3-2.5 3.5-7 3.5-13-1.5 3-3.2 3.7-7.7 3.7"
        "S5.8 12.5 4.3 9.5z"
    ),
    "M4.3 9.5c0 5 .7 8 2.7 10h2l1.5 3.5h3l1.5-3.5h2c2-2 2.7-5 2.7-10-1.5 3-3.2 3.7-7.7 3.7S5.8 12.5 4.3 9.5z",
)
HORNS: Final = (  # of a bull, of a ram, three spikes
    "M6.5 9C3 8 1.5 5 2.5.8 4 4 6 5 9 5.5zM17.5 9C21 8 22.5 5 21.5.8 20 4 18 5 15 5.5z",
    (
        "M7 9C2 9.5.3 6 1.5 3.5 2.5 1.5 5 1.5 5.5 3.5 3.5 4 4.5 6 9 5zM17 9c5 .5 6.7-3 5.5-5.5-1-2-3.5-2-4 0"
        " 2 .5 1 2.5-3.5 1.5z"
    ),
    "M7 8.5 4.5.5l5.5 5zM17 8.5 19.5.5l-5.5 5zM10.5 5.5 12 1l1.5 4.5z",
)


class Luck:
    """Choices that depend on an id alone."""

    def __init__(self, name: str) -> None:
        self.numbers: Iterator[float] = chances(f"goon/1092/{name}")  # of 1500 tried, the one where faces differ most

    def of(self, choices: tuple[str, ...]) -> str:
        return choices[int(next(self.numbers) * (len(choices) - 0.01))]


def shape(d: str, fill: str) -> str:
    return path(d, fill, stroke=INK, stroke_width=0.9, stroke_linejoin="round")


def ball(cx: float, cy: float, r: float, fill: str) -> str:
    return circle(cx, cy, r, fill, stroke=INK, stroke_width=0.9)


def line(d: str, colour: str = INK, width: float = 1) -> str:
    return stroke(d, colour, width)


def eyes(left: float, right: float, y: float, r: float = 1, fill: str = INK) -> str:
    return circle(left, y, r, fill) + circle(right, y, r, fill)


# By type


def dwarf(luck: Luck) -> str:
    """A big nose between a helm and a beard."""
    skin, hair, steel = luck.of(SKINS), luck.of(HAIRS), luck.of(("#8A9098", "#6F747C", "#B08A3C"))
    beard = shape(luck.of(BEARDS), hair) + line("M9 16.5v3M12 17v4M15 16.5v3", INK, 0.6)
    helms = (
        shape("M4.5 8.5C5 3.5 8 1.5 12 1.5s7 2 7.5 7z", steel) + line("M12 1.8v6.5M5 7h14", INK, 0.8),
        shape("M4.5 8.5C5 4 8 2 12 2s7 2 7.5 6.5z", steel)
        + shape("M5 7C1.5 6.5.5 4 1 1.5 2.5 3.5 4 4 6 4zM19 7c3.5-.5 4.5-3 4-5.5-1.5 2-3 2.5-5 2.5z", BONE),
        shape("M4.5 8.5C5 4 8 2 12 2s7 2 7.5 6.5q-7.5-2.5-15 0z", hair)
        + shape("M11 3C10 1 11.5 0 12.5.5c1.5-.5 2 1.5.7 2.5z", hair),
        shape("M4.3 9C4.5 3 8 1 12 1s7.5 2 7.7 8q-7.7-4-15.4 0z", luck.of(CLOTHS)),
    )
    face = ball(12, 9, 7, skin) + beard + luck.of(helms)
    return (
        face
        + eyes(9.2, 14.8, 9.7)
        + shape("M12 9.3c1.5 0 2.3 1.3 2.3 2.4S13.3 13.4 12 13.4s-2.3-.6-2.3-1.7S10.5 9.3 12 9.3z", skin)
    )


def ratfolk(luck: Luck) -> str:
    """Round ears, a pointed snout, whiskers."""
    fur = luck.of(FURS)
    torn = "M18.7 2.2c2.6 0 4.3 1.9 4.3 4.3l-2.5-.3 1 3c-.8.7-1.7 1-2.8 1-2.4 0-4.2-1.7-4.2-4s1.8-4 4.2-4z"
    whole = "M18.7 2.2a4.1 4.1 0 1 1-.1 0z"
    ears = ball(5.3, 6.3, 4.1, fur) + shape(luck.of((whole, torn, whole)), fur) + circle(5.3, 6.5, 2, "#D9A0A0")
    head = shape("M12 4c5 0 7.3 4 7.3 7.5S15 21.3 12 22.8C9 21.3 4.7 15 4.7 11.5S7 4 12 4z", fur)
    teeth = shape("M10.8 19.8h2.4v2.7h-2.4z", BONE) + line("M12 20v2.3", INK, 0.5)
    nose = ball(12, 18.8, 1.9, luck.of(("#C96F6F", "#5A4A4A")))
    hairs = line("M9 17.5 3 16M9 18.5 3.5 19.5M15 17.5l6-1.5M15 18.5l5.5 1", INK, 0.6)
    hats = (
        "",
        shape("M5.5 8.5Q12 3 18.5 8.5L17.5 5Q12 .5 6.5 5z", luck.of(CLOTHS)),
        line("M4.8 9 19.2 12.5", INK, 1.1) + ball(15.3, 11.3, 2.2, INK),
        line("M8 6.5l2.5 2M10.5 6l-2 3", "#7A3A34", 0.9),
    )
    return ears + head + teeth + nose + hairs + eyes(9, 15, 11, 1.3) + eyes(9.4, 15.4, 10.6, 0.4, BONE) + luck.of(hats)


def cultist(luck: Luck) -> str:
    """A hood, and in its dark two eyes and a sign."""
    robe, glow = luck.of(ROBES), luck.of(("#F0C63F", "#8FE0C0", "#F08A6A"))
    hoods = (
        "M12 .8C19 4 20.7 11 20.5 23h-17C3.3 11 5 4 12 .8z",
        "M13.5.5C19.5 4 21 11 20.5 23h-17C3.3 12 5.5 6.5 13.5.5z",
        "M12 2.5c6 0 8.5 5 8.5 11V23h-17v-9.5c0-6 2.5-11 8.5-11z",
    )
    dark = path("M12 7c4 1.5 5.2 5 4.7 9.5-1.3 2.7-8.1 2.7-9.4 0C6.8 12 8 8.5 12 7z", "#1E1822")
    signs = (
        path("M12 2.8l.7 1.6 1.6.7-1.6.7-.7 1.6-.7-1.6-1.6-.7 1.6-.7z", glow),
        line("M10 5.3q2-2.3 4 0-2 2.2-4 0z", glow, 0.8) + circle(12, 5.3, 0.6, glow),
        path("M12.7 3.3a2.3 2.3 0 1 0 1.3 3.7 2 2 0 0 1-1.3-3.7z", glow),
    )
    masks = (
        "",
        shape("M9 14.5q3 1.5 6 0v3q-3 2-6 0z", BONE) + line("M10.5 15v3M12 15.5v3M13.5 15v3", INK, 0.6),
        "",
        line("M9.5 16.5q2.5 1.5 5 0", glow, 0.8),
    )
    folds = line("M6.5 13 5.5 22M17.5 13l1 9", INK, 0.6)
    look = luck.of((eyes(10, 14, 12.5, 1.2, glow), line("M9 12l2.2 1M15 12l-2.2 1", glow, 1.4)))
    return shape(luck.of(hoods), robe) + dark + folds + look + luck.of(signs) + luck.of(masks)


def demon(luck: Luck) -> str:
    """Horns, burning eyes, teeth."""
    skin = luck.of(HIDES)
    horns = luck.of(HORNS)
    head = shape("M12 4.5c5 0 7.8 3 7.8 7.5 0 6-3.3 11-7.8 11S4.2 18 4.2 12c0-4.5 2.8-7.5 7.8-7.5z", skin)
    ears = shape("M4.5 11 1 9.5l3 6zM19.5 11l3.5-1.5-3 6z", skin)
    brow = line("M7 10.7l3.7 2M17 10.7l-3.7 2", INK, 1.5)
    look = eyes(9, 15, 13.3, 1.3, "#FBD86A") + eyes(9.2, 14.8, 13.4, 0.5)
    mouths = (
        shape("M7.8 17.5q4.2 2 8.4 0-.7 3.5-4.2 3.5t-4.2-3.5z", "#2A1510")
        + path("M9 18l1 1.7.8-1.3zM15 18l-1 1.7-.8-1.3z", BONE),
        line("M8 19q4-2.5 8 0", INK, 1.2) + path("M9.5 18.3l.8-2 .8 1.7zM14.5 18.3l-.8-2-.8 1.7z", BONE),
        line("M8 18q4 2.5 8 0", INK, 1.2) + shape("M10.5 20.5 12 23.5l1.5-3z", INK),
    )
    return (
        shape(horns, BONE) + ears + head + brow + look + luck.of(mouths) + line("M10.8 15.8h.1M13.2 15.8h.1", INK, 1.2)
    )


def hobgoblin(luck: Luck) -> str:
    """Wide ears, tusks, a bad temper."""
    skin = luck.of(GREENS)
    head = shape("M.8 7.5 5.8 9.5C6.5 5 9 3 12 3s5.5 2 6.2 6.5l5-2L19.3 14c-.5 5.5-3.5 9-7.3 9s-6.8-3.5-7.3-9z", skin)
    tusks = shape("M8 18.5h8v1.5H8z", "#3A2418") + path("M8.5 18.7l.9-3.5 1.2 3.5zM15.5 18.7l-.9-3.5-1.2 3.5z", BONE,
                                                       stroke=INK, stroke_width=0.6)  # fmt: skip
    hats = (
        shape("M10.5 4C9.5 1 11.5 0 12 .5 13.5-.5 15 1.5 13.5 4z", INK),
        shape("M6 8.5C6.3 3.5 9 1.5 12 1.5s5.7 2 6 7l-6-1.5z", "#7B818A") + shape("M11 .5h2v4h-2z", "#B8402F"),
        line("M6.5 7.3q5.5-2.5 11 0", luck.of(("#B8402F", "#3F78B0", "#D9A441")), 2),
        line("M8 5.5l1.5 3.5M10.2 5l-1 3", "#4A3020", 0.9),
    )
    rings = ("", circle(3.2, 11.3, 1.3, "none", stroke="#E9BE3A", stroke_width=0.9))
    brow = line("M7.5 10l3.3 1.3M16.5 10l-3.3 1.3", INK, 1.4)
    return (
        head
        + tusks
        + brow
        + eyes(9.4, 14.6, 12.4, 1.1)
        + line("M11 15.5q1 .7 2 0", INK, 0.9)
        + luck.of(hats)
        + luck.of(rings)
    )


def skinner(luck: Luck) -> str:
    """A mask of sewn hide, and the knife."""
    hide, other = luck.of(LEATHERS), luck.of(("#C9B08A", "#B08A6A", "#8C9078"))
    head = shape("M12 2c5.5 0 8 4 7.5 9.5C19 18 16 22.5 12 22.5S5 18 4.5 11.5C4 6 6.5 2 12 2z", hide)
    patch = luck.of((
        "M12 2c5.5 0 8 4 7.5 9.5L18.5 15 12 12z",
        "M4.5 12l7.5 1v9.5c-4 0-7-4.5-7.5-10.5z",
        "M5.5 7 12 4l6.5 3-1 4H6.5z",
    ))  # fmt: skip
    seams = line(
        "M12 3v6.5M10.8 4.5l2.4.8M10.8 7l2.4.8M8 19.5q4-2.5 8 0M9 18l.4 2.3M11.2 17.2v2.3M13.5 17.3l-.2"
        " 2.3M15.3 18.2l-.6 2",
        INK,
        0.9,
    )
    holes = path("M6.7 11.5q2.3-2 4.5.5-2.5 2.5-4.5-.5zM17.3 11.5q-2.3-2-4.5.5 2.5 2.5 4.5-.5z", "#1E1614")
    look = eyes(9.2, 14.8, 11.8, 0.7, luck.of(("#F4F0E0", "#B8E0E8", "#F0C63F")))
    ears = luck.of((
        shape("M5 6.5 2 2.5l5.5 1.5zM19 6.5l3-4L16.5 4z", hide),
        shape("M4.5 9.5 1.5 8l2 5zM19.5 9.5l3-1.5-2 5z", other),
        "",
    ))  # fmt: skip
    knife = shape("M18 23 17 20.5c3-2.5 4.5-6 4.5-10.5 2.5 5.5 1.5 11-3.5 13z", "#B4BBC4")
    return ears + head + shape(patch, other) + holes + look + seams + knife


def brigand(luck: Luck) -> str:
    """A hat, a scarf over the mouth."""
    skin, hat, scarf = luck.of(SKINS), luck.of(CLOTHS), luck.of(("#B8382B", "#3F6C7A", "#C18A2E", "#6E4A6E"))
    head = ball(12, 12, 8.3, skin)
    below = shape("M3.8 14h16.4c-.3 5.5-3.7 9-8.2 9s-7.9-3.5-8.2-9z", scarf) + line(
        "M7 17l3 1.5M17 17l-3 1.5M12 17v3.5", INK, 0.7
    )
    hats = (
        shape("M3.5 9.5C4 4.5 7.5 2 12 2s8 2.5 8.5 7.5z", hat) + shape("M20 8l3.3 1.5-1.5 3.5-2-2.5z", hat),
        shape("M.5 9q11.5-4 23 0l-2.5 2q-9-2.5-18 0zM6 7.5 7.5 2q4.5 1.5 9 0L18 7.5q-6-1.5-12 0z", hat),
        shape("M1 10.5 4.5 5 12 2l7.5 3L23 10.5q-5-2.8-11-2.8T1 10.5z", hat) + circle(12, 5.3, 1, "#E9BE3A"),
        shape("M3.2 15C2 6 6.5 1.5 12 1.5S22 6 20.8 15L18.5 9Q12 5.5 5.5 9z", hat),
    )
    patch = luck.of(
        ("", line("M4 9.5 20 12", INK, 0.9) + ball(15, 12, 2, INK), "", line("M7.5 9.8l2.5 3.5", "#8A3A2A", 0.9))
    )
    return head + below + luck.of(hats) + eyes(9, 15, 11.8, 1.1) + patch


HEADS: Final[dict[str, Callable[[Luck], str]]] = {
    "dwarf": dwarf, "ratfolk": ratfolk, "cultist": cultist, "demon": demon,
    "hobgoblin": hobgoblin, "skinner": skinner, "brigand": brigand,
}  # fmt: skip


def goon(kind: str, cx: float, cy: float, size: float, name: str = "") -> str:
    """The head of a goon; the same id always has the same face."""
    return within(HEADS[kind](Luck(f"{kind}/{name}")), cx, cy, size)
