"""A clearing: rim and badge of its suit, its number, who rules, slots with buildings and ruins, and everybody in it."""

from collections.abc import Iterator
from typing import Final

from parlour.draw.art import Attr, Point, circle, el, group, number, path, rect, square, title
from parlour.draw.words import Face, write
from parlour.games.root.draw.art import building, emblem, glyph, inks, ruin, suit
from parlour.games.root.draw.emblems import FACTION_EMBLEMS
from parlour.games.root.draw.scene import View
from parlour.games.root.draw.standing import Place, loss, pieces
from parlour.games.root.draw.titles import clearing_title

SLOT: Final = 40
FLAG: Final = "M-10 0H10V29L0 23-10 29Z"
BURNT: Final = "#2E2620"  # a scorched clearing, in both themes


def clearing(place: Place) -> str:
    here = place.here
    parts = [ground(place), *slots(place), *pieces(place), *signs(place)]
    return place.scene.thing(f"clearing-{here['id']}", clearing_title(place.scene, here), *parts)


def ground(place: Place) -> str:
    """Paper with a rim in the suit's colour; around it the ring of a target, or amber where a battle is fought."""
    rim, fill = f"var(--c-{place.here['suit']})", BURNT if place.here["scorched"] else "var(--clearing)"
    around = path(place.outline(2, 4), "var(--shade)", opacity=0.3)
    if place.scene.is_target(f"clearing-{place.here['id']}"):
        around = target_ring(place.outline(11), place.cut.k)
    elif place.fought:
        around = path(place.outline(10), "var(--trail)") + path(place.outline(5), "var(--trail-soft)")
    return around + path(place.outline(), fill, stroke=rim, stroke_width=7 * place.cut.k)


def target_ring(d: str, k: float) -> str:
    halo = path(d, "var(--halo)", stroke="var(--halo)", stroke_width=9 * k)
    return halo + path(
        d, stroke="var(--ring)", stroke_width=6 * k, stroke_dasharray="16 10", stroke_linecap="round", class_="ring"
    )  # fmt: skip


def slots(place: Place) -> Iterator[str]:
    """In the upper row: the ruin, buildings, then what is free."""
    here, size = place.here, SLOT * place.cut.k
    standing: list[View] = here["buildings"]
    taken = len(standing) + here["ruin"]
    count = max(here["slots"], taken)
    spots = [place.at((i - (count - 1) / 2) * (SLOT + 6), -27) for i in range(count)]
    if here["ruin"]:
        yield el("g", title(place.scene.word("ruin")), ruin(*spots[0], size), data_piece=f"ruin-{here['id']}")
    yield from (standing_building(place, i, spots[here["ruin"] + i]) for i in range(len(standing)))
    yield from (free_slot(*spot, size) for spot in spots[taken:])


def free_slot(x: float, y: float, size: float) -> str:
    line: dict[str, Attr] = {"stroke": "var(--path-edge)", "stroke_width": 1.5, "stroke_dasharray": "4 3"}
    return rect(square(x, y, size - 2), 5, "var(--slot)", opacity=0.9, **line)


def standing_building(place: Place, which: int, spot: Point) -> str:
    """It is known by its kind, and by how many of that kind stand before it."""
    standing: list[View] = place.here["buildings"]
    here, size = standing[which], SLOT * place.cut.k
    rank = sum(each["kind"] == here["kind"] for each in standing[:which])
    drawn = building(here["kind"], here["faction"], *spot, size, here.get("suit", ""))
    return loss(place, here["kind"], f"{here['kind']}-{place.here['id']}-{rank}", drawn, square(*spot, size).grown(4))


def signs(place: Place) -> Iterator[str]:
    """On the rim: suit at the upper left, number at the upper right with the ruler's pennant below it."""
    here, k = place.here, place.cut.k
    if here["scorched"]:
        yield glyph("torch", *place.at(0, 27), 40 * k, "var(--trail)", BURNT)
    if here["ruler"] is not None:
        yield pennant(place, here["ruler"])
    yield suit(here["suit"], *place.at(-68, -51), 34 * k)
    x, y = place.at(73, -47)
    size = 14 * k * place.cut.figures
    disc = circle(x, y, size * 0.8, "var(--paper)", stroke=f"var(--c-{here['suit']})", stroke_width=2.5)
    yield disc + write(x, y + size * 0.36, str(here["id"]), Face(size, 700), text_anchor="middle")


def pennant(place: Place, seat: int) -> str:
    """Who rules: a small flag in the faction's colour with its head."""
    faction = place.scene.faction(seat)
    c, ink = inks(faction)
    k, (x, y) = place.cut.k, place.at(83, -36)
    lower = 14 * (place.cut.figures - 1) * k
    flag = path(FLAG, c, stroke="var(--cut)", stroke_width=1.8, stroke_linejoin="round")
    head = emblem(FACTION_EMBLEMS[faction], 0, 13, 15, ink, c)
    spot = f"translate({number(x)} {number(y + lower)}) scale({number(k)})"
    words = place.scene.word("ruler", name=place.scene.faction_name(seat))
    return group(title(words), flag, head, transform=spot)
