"""The crew tokens and guard cards in a room, party by party, the strongest first; a line says how they stand."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from parlour.draw.art import Box, circle, group, rect
from parlour.draw.words import USUAL, Face, write
from parlour.games.lockup.draw.cards import guard, guard_back
from parlour.games.lockup.draw.parts import Drawn, Type, titled
from parlour.games.lockup.draw.pieces import MIDDLE, crew, glyph, seal
from parlour.games.lockup.draw.scene import GUARDS, Scene, View

GAP: Final = 2
SMALL: Final = 30  # no room for a card


class Spot(NamedTuple):
    """A token and its place. A page follows its name; an own one is asked for by where it is."""

    token: View
    name: str
    where: str
    x: float
    y: float
    size: float


def least_token(faces: Type) -> float:
    """Figures on a token are not smaller than other words."""
    return faces.least / 0.555


def rows_of(count: int, box: Box, faces: Type, most: float) -> tuple[float, int]:
    """The size of so many tokens in a box, and how many stand in a row; too many overlap."""
    size = most
    while size > least_token(faces):
        per_row = int((box.w + GAP) // (size + GAP))
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
    halo = circle(spot.x, spot.y, spot.size / 2 + 2, "none", stroke="var(--halo)", stroke_width=5)
    dashes = circle(
        spot.x, spot.y, spot.size / 2 + 2, "none", stroke="var(--ring)", stroke_width=3, stroke_dasharray="6 4",
        class_="ring",
    )  # fmt: skip
    return group(halo, dashes)


def standing(scene: Scene, spot: Spot) -> str:
    """A token; the viewer's own ones and those it has looked at tell their value though they lie face down."""
    token, kind = spot.token, scene.crew(spot.token["owner"])
    face = token["token"] or ""
    up = token["up"]
    drawn = crew(kind, spot.x, spot.y, spot.size, face if up else "", "" if up else face)
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


# How they stand


class Chip(NamedTuple):
    """A party in a room: its place once that is fixed, what it has, and what became of it."""

    party: int
    place: str
    value: str
    sign: str
    words: str

    @property
    def shorter(self) -> "Chip":
        """The order tells the place."""
        return self._replace(place="", value=self.value.replace("+?", "?"))

    def width(self, face: Face, size: float) -> float:
        marks = size * 0.8 if self.sign else 0
        return size + 3 + marks + face.width(self.place + self.value) * USUAL + (3 if self.place else 0)


def summary(scene: Scene, here: View, box: Box, faces: Type) -> str:
    """Who leads: seals with the strength one sees and a question mark for what is hidden, the strongest first."""
    found = chips(scene, here)
    if not found:
        return ""
    size, face = box.h - 3, faces.figure
    if sum(each.width(face, size) + 4 for each in found) > box.w:
        found = [each.shorter for each in found]
    widths = [each.width(face, size) for each in found]
    gap = min(8.0, (box.w - sum(widths)) / max(len(found) - 1, 1))
    out, x = "", box.x
    for each, width in zip(found, widths, strict=True):
        out += chip(scene, each, Box(x, box.y, width, box.h), face, leads=each is found[0])
        x += width + gap
    return out


def chips(scene: Scene, here: View) -> list[Chip]:
    """Once the ranking is fixed, in its order; whoever has a reward or declined it is marked."""
    standing_: dict[int, View] = {each["party"]: each for each in here["strengths"]}
    order: list[int] = here["ranking"] if here["ranking"] is not None else list(standing_)
    fixed = here["ranking"] is not None
    return [one_chip(scene, here, party, standing_.get(party), i + 1 if fixed else 0) for i, party in enumerate(order)]


def one_chip(scene: Scene, here: View, party: int, known: View | None, place: int) -> Chip:
    strength, unknown = (known["strength"], known["unknown"]) if known else (0, 0)
    sign = "check" if party in here["rewarded"] else "declined" if party in here["declined"] else ""
    if known and known["lookout"] and not sign:
        sign = "suspicion"
    value = f"{strength}{'+?' if unknown else ''}" if known else ""
    words = scene.word("strength", name=scene.full_name(party), n=strength, hidden=unknown)
    return Chip(party, f"{place}." if place else "", value, sign, words)


def chip(scene: Scene, each: Chip, box: Box, face: Face, leads: bool) -> str:
    """On a paler plate for the one that leads."""
    size = box.h - 3
    x, y = box.x, box.cy + face.size * MIDDLE
    back = rect(box.grown(1.5), box.h / 2, "var(--trail-soft)") if leads else ""
    out = write(x, y, each.place, face, fill="var(--ink-2)") if each.place else ""
    x += face.width(each.place) * USUAL + (3 if each.place else 0)
    out += seal(scene.crew(each.party), x + size / 2, box.cy, size)
    out += write(x + size + 3, y, each.value, face)
    if each.sign:
        out += glyph(each.sign, box.right - size * 0.36, box.cy, size * 0.72, "var(--ink-2)", "var(--floorstone)")
    return titled(each.words, back, out)
