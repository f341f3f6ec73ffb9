"""The crew tokens and guard cards in a room, party by party, the strongest first."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from parlour.draw.art import Box, circle, group, rect
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type
from parlour.games.lockup.draw.cards import guard, guard_back
from parlour.games.lockup.draw.pieces import covered_crew, crew, seal
from parlour.games.lockup.draw.scene import GUARDS, Scene

GAP: Final = 2
SMALL: Final = 30  # no room for a card
TOUCH: Final = 44  # of what may be chosen, from top to bottom: tokens stand close beside each other


class Spot(NamedTuple):
    """A token and its place. A page follows its name; an own one is asked for by where it is."""

    token: View
    name: str
    where: str
    x: float
    y: float
    size: float
    covered: bool


def least_token(faces: Type) -> float:
    """Figures on a token are not smaller than other words."""
    return faces.least / 0.555


def rows_of(count: int, box: Box, faces: Type, most: float) -> tuple[float, int]:
    """The size of so many tokens in a box, and how many stand in a row; too many overlap."""
    size = most
    while size > least_token(faces):
        per_row = max(1, int((box.w + GAP) // (size + GAP)))
        if -(-count // per_row) * (size + GAP) <= box.h + GAP:
            return size, per_row
        size -= 1
    rows = max(1, int((box.h + GAP) // (least_token(faces) + GAP)))
    return least_token(faces), max(-(-count // rows), 1)


def spots(scene: Scene, here: View, box: Box, faces: Type, most: float) -> list[Spot]:
    """In the order of the parties' strengths; each party's open tokens before its hidden ones."""
    order = {each["party"]: i for i, each in enumerate(here["strengths"])}
    tokens = sorted(here["tokens"], key=lambda each: (order.get(each["owner"], 9), not each["up"]))
    if not tokens:
        return []
    size, per_row = rows_of(len(tokens), box, faces, most)
    rows = -(-len(tokens) // per_row)
    step = min(size + GAP, (box.w - size) / max(per_row - 1, 1))
    top = box.bottom - rows * (size + GAP) + GAP
    return [
        Spot(
            each,
            name,
            here["id"],
            box.x + size / 2 + i % per_row * step,
            top + size / 2 + i // per_row * (size + GAP),
            size,
            covered=step < size * 0.9,
        )
        for i, (each, name) in enumerate(zip(tokens, names(scene, here, tokens), strict=True))
    ]


def names(scene: Scene, here: View, tokens: list[View]) -> Iterator[str]:
    unknown: dict[int, int] = {}
    for each in tokens:
        owner: int = each["owner"]
        if each["token"] is None:
            unknown[owner] = unknown.get(owner, 0) + 1
        yield scene.token_piece(owner, each["token"], here["id"], unknown.get(owner, 0))


def tokens(scene: Scene, here: View, box: Box, faces: Type, most: float) -> str:
    """What lies face down of one party is a thing of its own: a tome may ask for it."""
    placed = spots(scene, here, box, faces, most)
    out = "".join(standing(scene, each) for each in placed if each.token["up"])
    owners = dict.fromkeys(each.token["owner"] for each in placed if not each.token["up"])
    for owner in owners:
        lying = [each for each in placed if each.token["owner"] == owner and not each.token["up"]]
        name = f"spot-{owner}-{here['id']}"
        words = scene.word("face-down", name=scene.full_name(owner), n=len(lying))
        rings = [ringed(each) for each in lying] if scene.is_target(name) else []
        out += scene.thing(name, words, *(standing(scene, each) for each in lying), *rings)
    return out


def ringed(spot: Spot) -> str:
    """With room for a thumb."""
    reach = Box(spot.x - spot.size / 2 - GAP / 2, spot.y - TOUCH / 2, spot.size + GAP, TOUCH)
    halo = circle(spot.x, spot.y, spot.size / 2 + 2, "none", stroke="var(--halo)", stroke_width=5)
    dashes = circle(
        spot.x, spot.y, spot.size / 2 + 2, "none", stroke="var(--ring)", stroke_width=3, stroke_dasharray="6 4",
        class_="ring",
    )  # fmt: skip
    return group(rect(reach, 0, "var(--paper)", fill_opacity=0), halo, dashes)


def standing(scene: Scene, spot: Spot) -> str:
    """A token; the viewer's own ones and those it has looked at tell their value though they lie face down."""
    token, kind = spot.token, scene.crew(spot.token["owner"])
    face = token["token"] or ""
    up = token["up"]
    token_ = covered_crew if spot.covered else crew
    drawn = token_(kind, spot.x, spot.y, spot.size, face if up else "", "" if up else face)
    owner = scene.full_name(token["owner"])
    words = f"{owner}: {scene.token_name(face)}" if face else f"{owner}: {scene.word('hidden')}"
    name = f"piece-{spot.where}-{face}" if face and scene.owns(token["owner"]) else spot.name
    ring = ringed(spot) if scene.is_target(name) else ""
    return scene.thing(name, words, drawn, ring, data_piece=spot.name)


# Guards


def guard_cards(scene: Scene, here: View, box: Box, faces: Type, width: float) -> Drawn:
    """18.3 Guard cards at the right of a box and as high as it, open ones first; and how wide they are together."""
    up, down = here["guards"]["up"], here["guards"]["down"]
    count = len(up) + down
    if not count:
        return "", 0
    step = min(width + 2, box.w * 0.5 / max(count - 1, 1))
    left = box.right - width - step * (count - 1)
    boxes = [Box(left + i * step, box.y, width, box.h) for i in range(count)]
    out = "".join(guard_down(scene, here, i + 1, boxes[len(up) + i]) for i in range(down))
    out += "".join(guard_up(scene, each, spot, faces) for each, spot in zip(up, boxes, strict=False))
    return out, box.right - left + 6


def guard_down(scene: Scene, here: View, n: int, box: Box) -> str:
    back = guard_back(box) if box.h > SMALL else seal(GUARDS, box.cx, box.cy, box.h)
    return scene.piece(f"guards-{here['id']}-{n}", scene.word("guard-down"), back)


def guard_up(scene: Scene, each: View, box: Box, faces: Type) -> str:
    """In a small room a guard is a token with its strength."""
    if box.h > SMALL:
        return guard(scene, each, box, faces)
    face = str(each["strength"]) if each["role"] == "number" else each["role"]
    return scene.piece(f"guard-{each['id']}", scene.guard_name(each), crew(GUARDS, box.cx, box.cy, box.h, face))
