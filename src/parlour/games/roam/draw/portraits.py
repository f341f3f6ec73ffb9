"""Portraits: cut-paper wanderers made from the card's id. By day they are awake; by night they sleep."""

from collections.abc import Callable
from typing import Final

from parlour.draw.art import Box, chances, circle, el, hatch, path, stroke

SKINS: Final = ("#F0C9A0", "#C98F63", "#8A5A3C", "#A9C48A", "#D9B7A0", "#9FB7C9", "#E3B48A", "#B98A9A")
COATS: Final = ("#B5533C", "#3F6C7A", "#6F7F3E", "#7A4B6E", "#C18A2E", "#4A5D8A", "#8C6A4A")
HATS: Final = ("#5A3A2A", "#2F4B5A", "#8C3A3A", "#4A5B34", "#6A4A7A", "#B0742C")
LACE, INK, MOON = "#FFF6E0", "#2A231B", "#F0DFA8"
WIDTH, HEIGHT = 102, 66  # the picture's own grid; the face is in the middle


def pointed(hat: str) -> str:
    return path("M34 28q17-9 34 0L56 4z", hat) + stroke("M36 27q15-7 30 0", LACE, 1.6, opacity=0.5)


def brimmed(hat: str) -> str:
    crown = path("M33 26h36v4H33zM40 26V13q11-6 22 0v13z", hat)
    return crown + path("M40 22h22v3H40z", LACE, opacity=0.55)


def hooded(hat: str) -> str:
    return path("M36 39C32 13 43 7 51 7s19 6 15 32l-6-13H42z", hat)


def bobbled(hat: str) -> str:
    cap = path("M38 29c-2-14 5-18 13-18s15 4 13 18z", hat)
    return cap + circle(51, 9, 4.5, LACE, opacity=0.8) + stroke("M38 29h26", LACE, 3, opacity=0.7)


def curled(hat: str) -> str:
    return path("M38 31c-8-12 0-22 12-20 10-4 20 6 14 20-4-8-20-8-26 0z", hat)


def eared(hat: str) -> str:
    ears = path("M39 24C33 16 34 8 37 8s7 6 8 12zM63 24c6-8 5-16 2-16s-7 6-8 12z", hat)
    return ears + path("M38 28c0-9 6-13 13-13s13 4 13 13q-13-7-26 0z", hat)


def plaited(hat: str) -> str:
    hair = path("M37 33C34 17 42 11 51 11s17 6 14 22q-3-9-14-10-11 1-14 10z", hat)
    return hair + stroke("M38 31q-4 8-1 16M64 31q4 8 1 16", hat, 4)


def crowned(hat: str) -> str:
    return path("M39 26 37 12l7 6 7-9 7 9 7-6-2 14z", hat) + stroke("M40 25h22", LACE, 2, opacity=0.6)


HEADS: Final[tuple[Callable[[str], str], ...]] = (
    pointed, brimmed, hooded, bobbled, curled, eared, plaited, crowned,
)  # fmt: skip


def beard(hat: str) -> str:
    return path("M40 38q11 6 22 0-1 12-11 13-10-1-11-13z", hat, opacity=0.85)


def scarf(hat: str) -> str:
    return path("M40 45q11 6 22 0l2 5q-13 7-26 0z", hat) + path("M58 48l5 12-6 1-3-11z", hat)


def spectacles(hat: str) -> str:
    rims = circle(46.5, 35, 4, "none", stroke=INK, stroke_width=1.3) + circle(
        55.5, 35, 4, "none", stroke=INK, stroke_width=1.3
    )
    return rims + path("M41 52l10 4 10-4-10-2z", hat)


def collar(hat: str) -> str:
    return path("M44 50l7 6 7-6-7-3z", hat)


EXTRAS: Final[tuple[Callable[[str], str], ...]] = (collar, beard, scarf, spectacles, collar, scarf)


def portrait(name: str, awake: bool, box: Box) -> str:
    """The same id always gives the same face; the night changes only the light and the eyes."""
    luck = chances(f"{name}/764")  # of 3000 tried, the one where faces differ most

    def pick(choices: tuple[str, ...]) -> str:
        return choices[int(next(luck) * (len(choices) - 0.01))]

    skin, coat, hat, trim = pick(SKINS), pick(COATS), pick(HATS), pick(COATS)
    head, extra = HEADS[int(next(luck) * 7.99)], EXTRAS[int(next(luck) * 5.99)]
    body = path("M31 68c1-15 8-21 20-21s19 6 20 21z", coat)
    seam = stroke("M51 50v16M42 50l9 9 9-9", LACE, 1.6, opacity=0.45)
    face = el("ellipse", cx=51, cy=33, rx=12.5, ry=13.5, fill=skin)
    light = day(name) if awake else night(name)
    look = EYES_OPEN if awake else EYES_SHUT
    figure = body + seam + face + extra(trim) + look + head(hat)
    shade = "" if awake else el("rect", width=WIDTH, height=HEIGHT, fill="#1B2140", opacity=0.28) + SNORES
    return el(
        "svg", light, figure, shade,
        x=box.x, y=box.y, width=box.w, height=box.h, viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMid slice",
    )  # fmt: skip


EYES_OPEN: Final = circle(46.5, 35, 1.6, INK) + circle(55.5, 35, 1.6, INK) + stroke("M47.5 41q3.5 3 7 0", INK, 1.4)
EYES_SHUT: Final = stroke("M44 35q2.5 2.5 5 0M53 35q2.5 2.5 5 0M49 41.5h4", INK, 1.4)
SNORES: Final = stroke("M67 21h5.5l-5.5 6.5h5.5M74 12h4l-4 4.5h4", MOON, 1.8)


def hills(front: str, back: str) -> str:
    return path("M0 47.5Q31 33 56 46T102 41V66H0z", back) + path("M0 57Q36 46 102 55V66H0z", front)


def day(name: str) -> str:
    sky = el("rect", width=WIDTH, height=HEIGHT, fill="#F7DFA6") + circle(83, 17, 8, "#E7A93C")
    return sky + hatch(Box(6, 5, 30, 14), 2, "#E2B565", name) + hills("#A3B077", "#C9C98A")


def night(name: str) -> str:
    luck = chances(f"{name}/stars")
    sky = el("rect", width=WIDTH, height=HEIGHT, fill="#2B3350")
    stars = "".join(circle(4 + next(luck) * 66, 4 + next(luck) * 28, 1.1, MOON) for _ in range(7))
    moon = path("M90 7a9 9 0 1 0 7 13 7.5 7.5 0 0 1-7-13z", MOON)
    return sky + moon + stars + hills("#232A44", "#3A4466")
