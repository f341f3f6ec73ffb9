"""Faces of the guards on a 24-grid: turnkeys of brass and iron. The role gives the face, the set its enamel."""

from collections.abc import Callable, Iterator
from typing import Final

from parlour.draw.art import Box, chances, circle, path, rect, stroke
from parlour.draw.symbols import within

INK: Final = "#2A2018"
ENAMEL: Final = {"blue": "#3F78B0", "green": "#6E9A4A", "yellow": "#E0B43A", "red": "#B8402F"}
FIELDS: Final = {"blue": "#8FA9C4", "green": "#A3B78C", "yellow": "#D6C08A", "red": "#C99A8A"}  # behind the face
METALS: Final = ("#C9A35A", "#A9B0BA", "#B98A5A", "#8E959E")
LAMP, STEEL, SOOT = "#FBE08A", "#A9B0BA", "#4A423A"
SHELLS: Final = (  # bucket, dome, kettle, box
    "M5.5 6.5Q12 4 18.5 6.5L19.5 22.5h-15z",
    "M4.5 22.5V12c0-5 3-8 7.5-8s7.5 3 7.5 8v10.5z",
    "M7.5 5h9c3 3 4 6 4 9.5 0 4.5-2.5 8-4.5 8H8c-2 0-4.5-3.5-4.5-8 0-3.5 1-6.5 4-9.5z",
    "M5 4.5h14L20 22.5H4z",
)


def shape(d: str, fill: str) -> str:
    return path(d, fill, stroke=INK, stroke_width=0.9, stroke_linejoin="round")


def disc(cx: float, cy: float, r: float, fill: str) -> str:
    return circle(cx, cy, r, fill, stroke=INK, stroke_width=0.9)


def plate(x: float, y: float, w: float, h: float, fill: str) -> str:
    return rect(Box(x, y, w, h), 1, fill, stroke=INK, stroke_width=0.9)


def rivets(*spots: tuple[float, float]) -> str:
    return "".join(circle(x, y, 0.6, INK) for x, y in spots)


def lookout(enamel: str) -> str:
    """One great lens."""
    lens = disc(12, 12.2, 6, SOOT) + disc(12, 12.2, 4.4, "#BFE3E8") + circle(12, 12.2, 2, INK)
    return plate(10.5, 1, 3, 4.5, STEEL) + lens + circle(10.4, 10.6, 1.1, "#FFFFFF") + plate(8, 18.8, 8, 2.2, enamel)


def enforcer(enamel: str) -> str:
    """A heavy brow, a jaw of pistons."""
    brow = shape("M3.5 7.5h17v4l-6 1.5-2.5-1.5L9.5 13l-6-1.5z", enamel)
    jaw = shape("M5 16h14l-1 6.5H6z", SOOT) + plate(7, 14.5, 2.6, 7, STEEL) + plate(10.7, 14.5, 2.6, 7, STEEL)
    lamps = circle(7.8, 13.2, 1.3, LAMP) + circle(16.2, 13.2, 1.3, LAMP)
    return jaw + plate(14.4, 14.5, 2.6, 7, STEEL) + lamps + brow + rivets((5.5, 9.5), (18.5, 9.5), (12, 9))


CRESTS: Final = (  # fin, spikes, chimney, knob
    "M10.7 1.5h2.6l.7 5.5h-4z",
    "M6.5 7 8 2l1.5 5zM10.5 7 12 1l1.5 6zM14.5 7 16 2l1.5 5z",
    "M13 7V1.5h4V7zM12.5 1h5v1.7h-5z",
    "M12 1.2c1.5 0 2.3 1 2.3 2.2S13.3 5.7 13 7h-2c-.3-1.3-1.3-2.4-1.3-3.6S10.5 1.2 12 1.2z",
)
LOOKS: Final = (  # round lamps, slits, goggles
    disc(8.6, 12.5, 2, LAMP) + disc(15.4, 12.5, 2, LAMP) + rivets((8.6, 12.5), (15.4, 12.5)),
    plate(6.3, 11, 4.8, 2.6, LAMP) + plate(12.9, 11, 4.8, 2.6, LAMP),
    plate(5.5, 10.5, 13, 4, SOOT) + circle(8.8, 12.5, 1.4, LAMP) + circle(15.2, 12.5, 1.4, LAMP),
)
MOUTHS: Final = (  # grille, teeth, slot, moustache of a pipe
    plate(7, 16.3, 10, 5, SOOT) + stroke("M9.5 17.3v3M12 17.3v3M14.5 17.3v3", STEEL, 1),
    plate(7, 16.5, 10, 4.5, SOOT) + path("M7.5 17l1.5 2 1.5-2 1.5 2 1.5-2 1.5 2 1.5-2z", STEEL),
    plate(8.5, 17.5, 7, 2.4, SOOT),
    shape("M6 17.5q3-2.5 6 0 3-2.5 6 0-1 2.7-3.5 2.2-1.5-.2-2.5-1.4-1 1.2-2.5 1.4-2.5.5-3.5-2.2z", STEEL),
)


def number(enamel: str, luck: Iterator[float]) -> str:
    """Lamps and a mouth, each guard its own."""

    def pick(choices: tuple[str, ...]) -> str:
        return choices[int(next(luck) * (len(choices) - 0.01))]

    crest = shape(pick(CRESTS), enamel) + plate(5.6, 7, 12.8, 2.4, enamel)
    return crest + pick(LOOKS) + pick(MOUTHS)


def special(enamel: str) -> str:
    """A bell on its head calls for backup."""
    bell = shape("M12 .3c2.8 0 4 2 4.3 4.7l1.7 2H6l1.7-2C8 2.3 9.2.3 12 .3z", enamel) + circle(12, 7.3, 1.1, INK)
    waves = stroke("M4 1.5Q2.5 3.5 3 6M20 1.5q1.5 2 1 4.5", INK, 1.1)
    lamps = disc(8.6, 12.5, 2, LAMP) + disc(15.4, 12.5, 2, LAMP) + rivets((8.6, 12.5), (15.4, 12.5))
    return lamps + disc(12, 18.5, 3, SOOT) + circle(12, 18.5, 1.3, LAMP) + bell + waves


ROLES: Final[dict[str, Callable[[str], str]]] = {"lookout": lookout, "enforcer": enforcer, "special": special}


def guard(role: str, of: str, cx: float, cy: float, size: float, name: str = "") -> str:
    """The head of a guard of a set; its shell and metal depend on its id."""
    luck = chances(f"guard/{name}")
    metal, shell = METALS[int(next(luck) * 3.99)], SHELLS[int(next(luck) * 3.99)]
    bolts = plate(1, 11, 3.5, 5, STEEL) + plate(19.5, 11, 3.5, 5, STEEL)
    screws = rivets((6.5, 20.5), (17.5, 20.5))
    face = number(ENAMEL[of], luck) if role == "number" else ROLES[role](ENAMEL[of])
    return within(bolts + shape(shell, metal) + screws + face, cx, cy, size)
