"""The picture of a card: a field in the colour of its species, a pale scene cut out of it, and who or what it is."""

from typing import Final

from parlour.draw.art import Attr, Box, chances, circle, group, number, path, stroke, use
from parlour.draw.cards import field
from parlour.draw.drawings import drawings
from parlour.draw.shapes import blob
from parlour.draw.things import View
from parlour.games.frogs.draw.art.cast import (
    CLOTHES,
    FORMS,
    FURS,
    HATS,
    THINGS,
    Look,
    house_of,
    look_of,
    thing_of,
)
from parlour.games.frogs.rules.book import SPECIES, STARTERS

FAMILIES: Final = {  # of drawings, and who or what each has
    "body": SPECIES,
    "wear": CLOTHES,
    "head": SPECIES,
    "hat": HATS,
    "eyes": ("frog",),  # in front of hats
    "thing": THINGS,
    "wing": SPECIES,  # or paw: it holds the thing
    "house": tuple(FORMS),
    "basic": STARTERS,
    "better": STARTERS,  # what the advanced side adds
}
SYMBOLS: Final = {
    f"frogs-{family}-{name}": drawn[name]
    for family, names in FAMILIES.items()
    for drawn in (drawings(family, "frogs"),)
    for name in names
}
SKIES: Final = {"crow": "#D5D5E8", "frog": "#E6F2CC", "rabbit": "#FFF4E0"}  # the pale scenes, in both themes
GROUNDS: Final = {"crow": "#9694B4", "frog": "#A9CC85", "rabbit": "#EBCB9F"}
HAT_SPOTS: Final = {  # of hats: how far from 12, 7 the crown of a head is, and how wide it is
    "crow": (1.2, -0.2, 0.86),
    "frog": (0, -1, 0.74),
    "rabbit": (0, 1.6, 0.9),
}


# Scenes


def scenery(card: View, box: Box) -> str:
    """What is behind: a window, a hill with the sun, the moon, reeds, or a plain patch."""
    luck = chances(f"scene/{card['id']}")
    kinds = (hill, round_window, reeds, bunting, arch)
    kind = kinds[int(next(luck) * (len(kinds) - 0.01))]
    return kind(box, card["species"], card["id"])


def hill(box: Box, species: str, name: str) -> str:
    u, x = box.h / 24, box.cx
    sky = path(blob(x, box.cy, min(box.w * 0.44, box.h * 0.95), box.h * 0.46, name), SKIES[species])
    sun = circle(min(x + 12 * u, box.right - 3.5 * u), box.y + 5.5 * u, 3 * u, "#F2C14E")
    return sky + sun + ground(box, species, 6)


def round_window(box: Box, species: str, _name: str) -> str:
    r = box.h * 0.48
    return circle(box.cx, box.cy, r, SKIES[species]) + circle(box.cx, box.cy, r * 0.86, "none", **ruled(species, box))


def reeds(box: Box, species: str, name: str) -> str:
    u = box.h / 24
    sky = path(blob(box.cx, box.cy, min(box.w * 0.46, box.h), box.h * 0.44, name), SKIES[species])
    luck, d = chances(f"reeds/{name}"), ""
    for side in (-1, 1):
        for i in range(4):
            x = box.cx + side * (8.5 + 1.8 * i) * u
            if box.x + 2 < x < box.right - 2:
                d += f"M{number(x)} {number(box.bottom - 1.2 * u)}v-{number((6 + 8 * next(luck)) * u)}"
    return sky + stroke(d, GROUNDS[species], 1.4 * u)


def bunting(box: Box, species: str, name: str) -> str:
    u = box.h / 24
    sky = path(blob(box.cx, box.cy, min(box.w * 0.46, box.h), box.h * 0.45, name), SKIES[species])
    flags, step = "", 5 * u
    colours = ("#B8402F", "#E9BE3A", "#3F78B0")
    for i in range(int((box.w - 4) / step)):
        x, y = box.x + 2 + i * step, box.y + (3.2 if i % 2 else 2.6) * u
        flags += path(
            f"M{number(x)} {number(y)}h{number(step * 0.8)}l-{number(step * 0.4)} {number(3 * u)}z", colours[i % 3]
        )
    return sky + group(flags, opacity=0.85)


def arch(box: Box, species: str, _name: str) -> str:
    """A window with a round top, and its bars."""
    half, u = min(box.w * 0.36, box.h * 0.62), box.h / 24
    left, top, r = number(box.cx - half), box.y + 1.5 * u, number(half)
    wall, foot = number(top + half), number(box.bottom)
    pane = path(f"M{left} {foot}V{wall}a{r} {r} 0 0 1 {number(2 * half)} 0V{foot}z", SKIES[species])
    bars = f"M{number(box.cx)} {number(top)}V{foot}M{left} {number(box.cy)}h{number(2 * half)}"
    return pane + path(bars, "none", **ruled(species, box))


def ground(box: Box, species: str, high: float) -> str:
    """A hill along the lower edge."""
    h, foot, half = high * box.h / 24, number(box.bottom), number(box.w / 2)
    slope = f"q{number(box.w / 4)}-{number(h * 0.7)} {half}-{number(h * 0.2)}t{half}-{number(h * 0.1)}"
    return path(f"M{number(box.x)} {foot}V{number(box.bottom - h * 0.6)}{slope}V{foot}z", GROUNDS[species])


def ruled(species: str, box: Box) -> dict[str, Attr]:
    return {"stroke": GROUNDS[species], "stroke_width": box.h / 30}


# Who or what


def villager(species: str, look: Look, cx: float, foot: float, size: float) -> str:
    """Shoulders, head, hat, and a thing at the right."""
    u, cy = size / 24, foot - size / 2
    dx, dy, k = HAT_SPOTS[species]
    fur = FURS[species][look.fur]
    return (
        use(f"frogs-body-{species}", cx, cy, size, color=look.coat)
        + (use(f"frogs-wear-{look.wear}", cx + dx * u * 0.4, cy, size) if look.wear else "")
        + use(f"frogs-head-{species}", cx, cy, size, color=fur)
        + use(f"frogs-hat-{look.hat}", cx + dx * u, cy + (dy - 5 * (1 - k)) * u, size * k)
        + (use(f"frogs-eyes-{species}", cx, cy, size, color=fur) if species in FAMILIES["eyes"] else "")
        + use(f"frogs-thing-{look.thing}", cx + 9.6 * u, foot - 6.8 * u, size * 0.48)
        + use(f"frogs-wing-{species}", cx, cy, size, color=fur)
    )


def building(card: str, cx: float, foot: float, size: float) -> str:
    form, roof, sign = house_of(card)
    x, y, wide = FORMS[form]
    u, cy = size / 24, foot - size / 2
    house = use(f"frogs-house-{form}", cx, cy, size, color=roof)
    if not sign or not wide:
        return house
    sx, sy = cx + (x - 12) * u, cy + (y - 12) * u
    plate = circle(sx, sy, wide * 0.62 * u, "#FFF9EC", stroke="#33291C", stroke_width=0.9 * u)
    return house + plate + use(f"frogs-thing-{sign}", sx, sy, wide * 0.9 * u)


def picture(card: View, box: Box, r: float = 4) -> str:
    """In the box; who or what stands on its lower edge."""
    colour = f"var(--c-sp-{card['species']})"
    back = field(box, colour, card["id"], r) + scenery(card, box)
    if card["type"] == "villager":
        size = min(box.h * 0.86, box.w * 0.8)
        who = villager(card["species"], look_of(card["id"]), box.cx - size * 0.12, box.bottom - size * 0.045, size)
    elif card["type"] == "building":
        who = ground(box, card["species"], 3.5) + building(
            card["id"], box.cx, box.bottom - box.h * 0.03, min(box.h * 0.86, box.w * 0.9)
        )
    else:
        who = use(f"frogs-thing-{thing_of(card['id'])}", box.cx, box.cy, min(box.h * 0.8, box.w * 0.8))
    return back + who


def starter_picture(starter: str, species: str, advanced: bool, box: Box, r: float = 4) -> str:
    """Nest, Lily Pad or Burrow; the advanced side has more on it."""
    card: View = {"id": f"start-{starter}", "species": species}
    back = field(box, f"var(--c-sp-{species})", starter, r)
    sky = path(blob(box.cx, box.cy, min(box.w * 0.47, box.h * 0.95), box.h * 0.46, str(card["id"])), SKIES[species])
    size = min(box.h * 0.86, box.w * 0.84)
    more = use(f"frogs-better-{starter}", box.cx, box.cy, size) if advanced else ""
    return back + sky + use(f"frogs-basic-{starter}", box.cx, box.cy, size) + more
