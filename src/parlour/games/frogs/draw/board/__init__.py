"""The board: its ground, the last journey, spaces, names of the ways, travellers."""

from itertools import pairwise
from typing import Final

from parlour.draw.art import Box, Point, circle, el, group, number, path, rect, stroke
from parlour.draw.words import MIDDLE, Face, Lines, print_lines
from parlour.games.frogs.draw.board.ground import ground, segment
from parlour.games.frogs.draw.board.layout import PHONE, WIDE, Cut, Layout, Sizes, layout, routes_of, spaces_of
from parlour.games.frogs.draw.board.spaces import costs, spaces
from parlour.games.frogs.draw.pieces import traveller
from parlour.games.frogs.draw.scene import Scene

__all__ = ["PHONE", "WIDE", "board"]

CORNER: Final = 14
FIGURE: Final = 52  # the height of a traveller


def board(scene: Scene, x: float, y: float, cut: Cut) -> str:
    """The whole board from x, y on, with round corners."""
    here = laid_out(scene, cut)
    edge = f"frogs-edge-{cut.name}"
    clip = el("clipPath", rect(Box(0, 0, cut.w, cut.h), CORNER), id=edge)
    shadow = rect(Box(0, 3, cut.w, cut.h), CORNER, "var(--shade)", opacity=0.2)
    land = group(ground(here), clip_path=f"url(#{edge})")
    parts = [clip, shadow, land, trail(scene, here), *ribbons(scene, here), spaces(scene, here), costs(scene, here)]
    return group(*parts, travellers(scene, here), transform=f"translate({number(x)} {number(y)})")


def laid_out(scene: Scene, cut: Cut) -> Layout:
    view = scene.view
    names = tuple((arm["id"], arm["first"], name_sizes(scene, arm["id"], cut)) for arm in view["arms"])
    return layout(view["options"]["board"], cut, spaces_of(view), routes_of(view), names)


# Names


def name_face(cut: Cut) -> Face:
    return Face(cut.letters, 700, serif=True)


def arm_name(scene: Scene, arm: str) -> str:
    given = next((each["name"] for each in scene.view["arms"] if each["id"] == arm), None)
    return given or scene.say(f"frogs-arm-{scene.view['options']['board']}-{arm}")


def name_rows(scene: Scene, arm: str) -> list[list[str]]:
    """A name in one line, or in two."""
    first, _, second = arm_name(scene, arm).partition(" ")
    return [[f"{first} {second}".strip()], *([[first, second]] if second else [])]


def name_sizes(scene: Scene, arm: str, cut: Cut) -> Sizes:
    face = name_face(cut)
    lines = name_rows(scene, arm)
    return tuple((max(face.width(row) for row in rows) + 28, band(len(rows), cut)) for rows in lines)


def band(rows: int, cut: Cut) -> float:
    return cut.letters * (0.75 + 1.15 * rows)


def ribbons(scene: Scene, here: Layout) -> list[str]:
    found = zip(scene.view["arms"], here.ribbons, strict=True)
    return [ribbon(name_rows(scene, arm["id"]), box, here.cut) for arm, box in found]


def ribbon(ways: list[list[str]], box: Box, cut: Cut) -> str:
    """A band of paper with notched ends, for one line or two."""
    rows = next(each for each in ways if abs(band(len(each), cut) - box.h) < 1)
    w, half, notch = number(box.w), number(box.h / 2), number(6 * cut.k)
    d = f"M{number(box.x)} {number(box.y)}h{w}l-{notch} {half} {notch} {half}h-{w}l{notch} -{half}z"
    face = name_face(cut)
    top = box.cy + face.size * (MIDDLE - 0.575 * (len(rows) - 1))
    shade = path(d, "var(--shade)", opacity=0.25, transform="translate(0 2)")
    paper = path(d, "var(--paper)", stroke="var(--edge)", stroke_width=1)
    text = print_lines(box.cx, top, Lines(rows, None), face, face.size * 1.15, text_anchor="middle")
    return group(shade, paper, text, pointer_events="none")


# Travellers


def trail(scene: Scene, here: Layout) -> str:
    """The last journey in amber: its paths, and the rims of its spaces."""
    steps = [each for each in scene.view["trail"] if each in here.spots]
    d = "".join(segment(here.spots[one], here.spots[other]) for one, other in pairwise(steps))
    if not d:
        return ""
    k, dots = here.cut.k, f"0.1 {number(8 * here.cut.k)}"
    rims = [circle(*here.spots[each], rim(here, each), "var(--trail)") for each in steps]
    band = path(d, stroke="var(--trail)", stroke_width=16 * k) + path(
        d, stroke="var(--trail-soft)", stroke_width=12 * k
    )
    return "".join(rims) + band + stroke(d, "var(--trail)", 5 * k, stroke_dasharray=dots)


def rim(here: Layout, space: str) -> float:
    return (here.cut.home if space == "home" else here.cut.r) + 4 * here.cut.k


def travellers(scene: Scene, here: Layout) -> str:
    """Far ones first; two in one place stand side by side."""
    found = [(standing(scene, seat, here), seat) for seat in (0, 1) if scene.players[seat]["species"]]
    return "".join(figure(scene, seat, spot, here.cut) for spot, seat in sorted(found, key=lambda each: each[0][1]))


def standing(scene: Scene, seat: int, here: Layout) -> Point:
    space = scene.here(seat)
    x, y = here.spots[space["id"]]
    aside = here.cut.r * 0.62 if len(space["here"]) > 1 else 0
    down = 0.12 if space["home"] else 0.42  # at Home the word below stays readable
    return x + (aside if seat else -aside), y + here.cut.r * down


def figure(scene: Scene, seat: int, spot: Point, cut: Cut) -> str:
    species = scene.players[seat]["species"]
    words = scene.word("traveller", name=scene.name(seat), species=scene.species_name(species))
    drawing = traveller(seat, species, spot[0], spot[1], FIGURE * (0.15 + 0.85 * cut.k))
    return scene.piece(f"traveller-{seat}", words, drawing, pointer_events="none")
