"""A clearing: rim and badge of its suit, its number, who rules, slots with buildings and ruins, and everybody in it."""

from collections.abc import Iterator
from math import cos, sin, tau
from typing import Final

from parlour.draw.art import Attr, Point, chances, circle, el, group, number, path, rect, square, stroke, title
from parlour.draw.symbols import inks
from parlour.draw.things import View, ring
from parlour.draw.words import Face, write
from parlour.games.root.draw.art import building, emblem, glyph, item, ruin, suit, tally
from parlour.games.root.draw.emblems import FACTION_EMBLEMS
from parlour.games.root.draw.standing import Place, loss, pieces
from parlour.games.root.draw.titles import clearing_title, ruin_title

SLOT: Final = 40
FLAG: Final = "M-10 0H10V29L0 23-10 29Z"
BURNT, EMBER, ASH = "#241C17", "#C2501F", "#7A6A5C"  # a scorched clearing, in both themes
CRACKS: Final = 13


def clearing(place: Place) -> str:
    here = place.here
    parts = [ground(place), *slots(place), *pieces(place), *signs(place)]
    return place.scene.thing(f"clearing-{here['id']}", clearing_title(place.scene, here), *parts)


def ground(place: Place) -> str:
    """Paper with a rim in the suit's colour; around it the ring of a target, or amber where a battle is fought."""
    rim, fill = f"var(--c-{place.here['suit']})", BURNT if place.here["scorched"] else "var(--clearing)"
    around = path(place.outline(2, 4), "var(--shade)", opacity=0.3)
    if place.season:
        around = path(place.outline(11, 3), "var(--shade)", opacity=0.22) + path(place.outline(9), "var(--winter-snow)")
    if place.scene.is_target(f"clearing-{place.here['id']}"):
        around = target_ring(place.outline(11), place.cut.k)
    elif place.fought:
        around = path(place.outline(10), "var(--trail)") + path(place.outline(5), "var(--trail-soft)")
    paper = path(place.outline(), fill, stroke=rim, stroke_width=7 * place.cut.k)
    return around + paper + (embers(place) if place.here["scorched"] else "")


def embers(place: Place) -> str:
    """Burnt ground: cracks that glow, and flakes of ash."""
    luck, k = chances(f"embers-{place.here['id']}"), place.cut.k
    glow = ash = ""
    for i in range(CRACKS):
        angle, far = tau * (i + next(luck)) / CRACKS, 0.35 + 0.5 * next(luck)
        x, y = place.at(cos(angle) * far * 84, sin(angle) * far * 64)
        run, rise = (14 + 10 * next(luck)) * k, (next(luck) - 0.5) * 18 * k
        glow += f"M{number(x)} {number(y)}l{number(run * 0.4)} {number(rise)} {number(run * 0.5)} {number(-rise / 2)}"
        ash += f"M{number(x - rise)} {number(y + run * 0.6)}h.01M{number(x + rise * 1.6)} {number(y - run * 0.5)}h.01"
    return stroke(glow, EMBER, 2.4 * k) + stroke(ash, ASH, 4 * k)


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
    step, up = (SLOT + 6, 27) if count < 3 else (SLOT + 3, 24)  # three must not lie under the signs on the rim
    spots = [place.at((i - (count - 1) / 2) * step, -up) for i in range(count)]
    if here["ruin"]:
        yield ruin_here(place, spots[0], size)
    yield from (standing_building(place, i, spots[here["ruin"] + i]) for i in range(len(standing)))
    yield from (free_slot(*spot, size, here["scorched"]) for spot in spots[taken:])


def ruin_here(place: Place, spot: Point, size: float) -> str:
    """With the number of items under it, if there are several, and those that the viewer knows."""
    here, (x, y) = place.here, spot
    known: list[str] = here["ruin_known"]
    several = here["ruin_items"] > max(1, len(known))
    count = tally(x + size * 0.36, y + size * 0.36, here["ruin_items"], place.cut.tally) if several else ""
    drawn = ruin(x, y, size) + items_found(place, known, spot, size) + count
    return el("g", title(ruin_title(place.scene, here)), drawn, data_piece=f"ruin-{here['id']}")


def items_found(place: Place, known: list[str], spot: Point, size: float) -> str:
    """Small tiles on the lower edge of a ruin; 9.7.1 one of them may be there to be taken."""
    parts = []
    for i, kind in enumerate(known):
        x, y = spot[0] + size * (0.5 * i - 0.26), spot[1] + size * 0.3
        drawn, name = item(kind, x, y, size * 0.48), f"item-kind-{kind}"
        if place.asked("explore-take") and place.scene.is_target(name):
            around = ring(square(x, y, size * 0.48).grown(2), 6)
            drawn = el("g", title(place.scene.item_name(kind)), drawn, around, class_="target", data_id=name)
        parts.append(drawn)
    return "".join(parts)


def free_slot(x: float, y: float, size: float, burnt: bool) -> str:
    """Nothing can be built on burnt ground."""
    line: dict[str, Attr] = {"stroke": ASH if burnt else "var(--path-edge)", "stroke_width": 1.5}
    fill = "none" if burnt else "var(--slot)"
    return rect(square(x, y, size - 2), 5, fill, opacity=0.9, stroke_dasharray="4 3", **line)


def standing_building(place: Place, which: int, spot: Point) -> str:
    """It is known by its kind, and by how many of that kind stand before it."""
    standing: list[View] = place.here["buildings"]
    here, size = standing[which], SLOT * place.cut.k
    rank = sum(each["kind"] == here["kind"] for each in standing[:which])
    drawn = building(here["kind"], here["faction"], *spot, size, here.get("suit", ""))
    return loss(place, here["kind"], f"{here['kind']}-{place.here['id']}-{rank}", drawn, square(*spot, size).grown(4))


def signs(place: Place) -> Iterator[str]:
    """On the rim: suit at the upper left, a wave by the river, number at the upper right with the pennant below it."""
    here, k = place.here, place.cut.k
    if here["scorched"]:
        yield item("torch", *place.at(-46 if here["pawns"] else 0, 28), 38 * k)
    if here["ruler"] is not None:
        yield pennant(place, here["ruler"])
    if here["river"]:
        yield by_the_river(place)
    yield suit_marker(place)
    x, y = place.at(73, -47)
    size = 14 * k * place.cut.figures
    disc = circle(x, y, size * 0.8, "var(--paper)", stroke=f"var(--c-{here['suit']})", stroke_width=2.5)
    yield disc + write(x, y + size * 0.36, str(here["id"]), Face(size, 700), text_anchor="middle")


def suit_marker(place: Place) -> str:
    """V.1 In winter the suits were dealt: each lies on a wooden disc."""
    kind, k, (x, y) = place.here["suit"], place.cut.k, place.at(-68, -51)
    if not place.season:
        return suit(kind, x, y, 34 * k)
    x, y = place.at(-76, -54)  # farther out: it is larger, and there are slots beside it
    disc = circle(x, y, 23 * k, "var(--path)", stroke="var(--cut)", stroke_width=1.8 * k)
    grain = circle(x, y, 19.5 * k, "none", stroke="var(--path-edge)", stroke_width=1.2 * k, stroke_dasharray="9 4")
    return circle(x + 1, y + 3 * k, 23 * k, "var(--shade)", opacity=0.3) + disc + grain + suit(kind, x, y, 32 * k)


def by_the_river(place: Place) -> str:
    """A clearing that boats can reach."""
    k, (x, y) = place.cut.k, place.at(-87, -13)
    disc = circle(x, y, 11.5 * k, f"var(--{place.season}river)", stroke="var(--cut)", stroke_width=1.5 * k)
    return el("g", title(place.scene.word("river")), disc, glyph("river", x, y, 15 * k, "var(--ink)"))


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
