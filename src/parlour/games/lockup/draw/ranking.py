"""How the parties stand in a room, in its last lines: who leads; once the ranking is fixed, everybody's place."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.draw.art import Box, group, number, rect
from parlour.draw.cards import Sign, in_row, row_width
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, titled
from parlour.draw.words import MIDDLE, Face, write
from parlour.games.lockup.draw.pieces import glyph, seal
from parlour.games.lockup.draw.scene import Scene

BESIDE: Final = 0.18  # of a line's height: between chips
INNER: Final = 0.14  # between the parts of a chip
ENDS: Final = 0.14  # before and behind the leader, who stands on a plate
SPILL: Final = 4  # px beyond a line, into the padding
FEW: Final = 12  # so many tokens leave room for a second line
MARKS: Final = {"check": "var(--signal)", "declined": "var(--danger)", "suspicion": "var(--ink-2)"}


class Chip(NamedTuple):
    """A party in a room: its place once that is fixed, what it has, and what became of it."""

    party: int
    place: int
    strength: str
    mark: str
    words: str
    leads: bool


class Way(NamedTuple):
    """How much is said: the leader's name; places as words, as figures or by the order alone; strengths."""

    named: bool = False
    ordinal: bool = False
    placed: bool = True
    strong: bool = True
    rows: int = 1


SHORTEST: Final = Way(placed=False)
OPEN: Final = (Way(named=True), Way(), SHORTEST)
FIXED: Final = (
    Way(ordinal=True),
    Way(ordinal=True, rows=2),
    Way(),
    Way(rows=2),
    Way(strong=False),
    Way(strong=False, rows=2),
    SHORTEST,
)


def standings(scene: Scene, here: View, box: Box, face: Face, most: int) -> Drawn:
    """Upwards from the bottom of a box, in lines of its height, at most so many; and how high they are together."""
    found = chips(scene, here)
    if not found:
        return "", 0
    most = most if len(here["tokens"]) <= FEW else 1
    ways = [way for way in (FIXED if found[0].place else OPEN) if way.rows <= most]
    for way in ways:
        rows = split(found, way.rows)
        drawn = [[signs(scene, each, way, face, box.h) for each in row] for row in rows]
        if way is ways[-1] or all(width(row, box.h) <= box.w + SPILL for row in drawn):
            break
    top = box.bottom - box.h * len(rows) - len(rows) + 1
    boxes = [box._replace(y=top + i * (box.h + 1)) for i in range(len(rows))]
    return "".join(line(row, shown, spot) for row, shown, spot in zip(rows, drawn, boxes, strict=True)), (
        box.bottom - top
    )


def split(found: list[Chip], rows: int) -> list[list[Chip]]:
    per_row = -(-len(found) // rows)
    return [found[i : i + per_row] for i in range(0, len(found), per_row)]


def chips(scene: Scene, here: View) -> list[Chip]:
    """Once the ranking is fixed, in its order; whoever has a reward or declined it is marked."""
    known: dict[int, View] = {each["party"]: each for each in here["strengths"]}
    fixed = here["ranking"] is not None
    order: list[int] = here["ranking"] if fixed else list(known)
    return [one_chip(scene, here, party, known.get(party), i + 1 if fixed else 0) for i, party in enumerate(order)]


def one_chip(scene: Scene, here: View, party: int, known: View | None, place: int) -> Chip:
    strength, unknown = (known["strength"], known["unknown"]) if known else (0, 0)
    mark = "check" if party in here["rewarded"] else "declined" if party in here["declined"] else ""
    if known and known["lookout"] and not mark:
        mark = "suspicion"
    value = f"{strength}{'+?' if unknown else ''}" if known else ""
    said = [scene.word("strength", name=scene.full_name(party), n=strength, hidden=unknown)]
    said += [scene.word("rank", n=place)] if place else []
    said += [scene.word("rewarded" if mark == "check" else mark)] if mark in ("check", "declined") else []
    leads = place == 1 or (not place and party == here["strengths"][0]["party"])
    return Chip(party, place, value, mark, ", ".join(said), leads)


# A chip


def signs(scene: Scene, chip: Chip, way: Way, face: Face, height: float) -> list[Sign]:
    """Place, seal, name, strength, mark."""
    size = height - 3
    found: list[Sign] = []
    if chip.place and way.placed:
        found.append(place(scene.word("rank", n=chip.place) if way.ordinal else str(chip.place), chip, face, height))
    found.append((seal(scene.crew(chip.party), 0, 0, size), size))
    if way.named and chip.leads:
        found.append(word(scene.name(chip.party), face._replace(weight=600)))
    strength = chip.strength if way.placed else chip.strength.replace("+?", "?")
    found += [word(strength, face)] if strength and way.strong else []
    if chip.mark:
        mark = glyph(chip.mark, 0, 0, size * 0.8, MARKS[chip.mark], "var(--floorstone)")
        found.append((mark, size * 0.8))
    return found


def word(words: str, face: Face, ink: str = "var(--ink)") -> Sign:
    shown = write(0, face.size * MIDDLE, words, face, text_anchor="middle", fill=ink)
    return shown, face.width(words)


def place(words: str, chip: Chip, face: Face, height: float) -> Sign:
    """On a plate, which shines for the first."""
    shown, wide = word(words, face, "var(--piece-ink)" if chip.leads else "var(--ink)")
    plate = Box(-wide / 2 - height * 0.22, 1.5 - height / 2, wide + height * 0.44, height - 3)
    fill = "var(--lamp)" if chip.leads else "var(--paper)"
    return rect(plate, plate.h / 2, fill, stroke="var(--edge)", stroke_width=1) + shown, plate.w


def chip_width(parts: Sequence[Sign], height: float) -> float:
    return row_width(parts, INNER * height)


def width(row: Sequence[Sequence[Sign]], height: float) -> float:
    return sum(chip_width(each, height) + BESIDE * height for each in row) + height * (2 * ENDS - BESIDE)


def line(row: list[Chip], shown: list[list[Sign]], box: Box) -> str:
    """Side by side; closer where there is no room."""
    widths, end = [chip_width(each, box.h) for each in shown], ENDS * box.h
    gap = min(2.5 * BESIDE * box.h, (box.w - 2 * end - sum(widths)) / max(len(row) - 1, 1))
    out, x = "", box.x + end
    for chip, parts, wide in zip(row, shown, widths, strict=True):
        back = rect(Box(x - end, box.y, wide + 2 * end, box.h), box.h / 2, "var(--trail-soft)") if chip.leads else ""
        spot = f"translate({number(x)} {number(box.cy)})"
        out += titled(chip.words, back, group(in_row(parts, 0, 0, INNER * box.h), transform=spot))
        x += wide + gap
    return out
