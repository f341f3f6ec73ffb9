"""Rows of a mat: as many lines as keep the cards readable; the lines share the height."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Final, NamedTuple

from parlour.draw.art import Box, number, rect
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, titled
from parlour.draw.words import write
from parlour.games.frogs.draw.cards import small, starter
from parlour.games.frogs.draw.cards.signs import word
from parlour.games.frogs.draw.pieces import glyph
from parlour.games.frogs.draw.scene import Scene

GAP: Final = 5
LABEL: Final = 17  # the name of a row, written upwards
WIDEST: Final = 92
BROAD: Final = 112  # where lines are low
NARROWEST: Final = 62  # of a card with a name,
ROOMY: Final = 68  # and on a phone, where letters are larger
TALLEST: Final = 90
NO_CARDS: Final = 22  # the height of a row without cards
SLIM: Final = 0.78  # starter cards, which everybody has, are narrower,
TIGHT: Final = 46  # and where cards are narrow, so narrow, if their names have room
FULL: Final = 84  # the width of a card that is not narrow


class Item(NamedTuple):
    """Something in a row: how it is drawn on a box, and, of starter cards, how narrow it may be."""

    draw: Callable[[Box], str]
    tight: float = 0


class Row(NamedTuple):
    kind: str  # gear, villager, building
    items: list[Item]


def rows(scene: Scene, seat: int, faces: Type) -> list[Row]:
    """Gear, villagers, buildings; the starter cards lie with the buildings."""
    each = scene.players[seat]
    starters = [
        Item(partial(starter, scene, one, seat, faces=faces), tight(scene, one, faces)) for one in each["starters"]
    ]
    gear, villagers, buildings = (
        [Item(partial(small, scene, card, faces=faces)) for card in each[place]]
        for place in ("gear", "villagers", "buildings")
    )
    return [Row("gear", gear), Row("villager", villagers), Row("building", starters + buildings)]


def tight(scene: Scene, one: View, faces: Type) -> float:
    """The longest word of its name."""
    words = scene.starter_name(one["id"]).split()
    return max(TIGHT, *(faces.tiny_name.width(each) + 6 for each in words))


def lines_of(row: Row, room: float, least: float = NARROWEST) -> list[list[Item]]:
    """Spread evenly over as few lines as have room."""
    needs = [(item.tight or least) + GAP for item in row.items]
    total = sum(needs)
    count = max(1, ceil(total / (room + GAP)))
    lines, taken = [list[Item]()], 0.0
    for item, need in zip(row.items, needs, strict=True):
        if len(lines) < count and taken + need / 2 > total / count * len(lines):
            lines.append([])
        lines[-1].append(item)
        taken += need
    return lines


def in_rows(scene: Scene, seat: int, box: Box, faces: Type) -> str:
    """All three in a box that is given; where room is scarce, an empty row takes little of it."""
    found = rows(scene, seat, faces)
    lines = [lines_of(row, box.w - LABEL - GAP) for row in found]
    empty, rest = lows(found, lines)
    high = min(TALLEST, (box.h + GAP - sum(low + GAP for low in empty if low)) / rest - GAP)
    return placed(scene, found, lines, box, [low or high for low in empty], faces)


def lows(found: list[Row], lines: list[list[list[Item]]]) -> tuple[list[float], int]:
    """The heights of rows without cards, where room is scarce, and the number of all other lines."""
    scarce = sum(len(each) for each in lines) > len(found)
    empty = [NO_CARDS if scarce and not row.items else 0.0 for row in found]
    return empty, sum(len(each) for each, low in zip(lines, empty, strict=True) if not low)


def weight(scene: Scene, seat: int, width: float, faces: Type) -> int:
    """How many lines of cards a player needs."""
    found = rows(scene, seat, faces)
    return lows(found, [lines_of(row, width - LABEL - GAP) for row in found])[1]


def rows_below(scene: Scene, seat: int, box: Box, high: float, faces: Type) -> Drawn:
    """All three from the top of a box down, the cards so high; rows without cards take no room."""
    room, found = box.w - LABEL - GAP, [row for row in rows(scene, seat, faces) if row.items]
    lines = [lines_of(row, room, ROOMY) for row in found]
    return placed(scene, found, lines, box, [high] * len(found), faces), sum(len(each) for each in lines) * (
        high + GAP
    ) - GAP


def placed(
    scene: Scene, found: Sequence[Row], lines: list[list[list[Item]]], box: Box, heights: list[float], faces: Type
) -> str:
    out, y = "", box.y
    for row, parts, high in zip(found, lines, heights, strict=True):
        tall = len(parts) * (high + GAP) - GAP
        out += label(scene, row.kind, Box(box.x, y, LABEL, tall), faces)
        for part in parts:
            out += line(part, Box(box.x + LABEL + GAP, y, box.w - LABEL - GAP, high))
            y += high + GAP
    return out


def line(items: list[Item], box: Box) -> str:
    """Side by side, as wide as there is room."""
    out, x = "", box.x
    for item, wide in zip(items, widths(items, box), strict=True):
        out += item.draw(Box(x, box.y, wide, box.h))
        x += wide + GAP
    return out


def widths(items: list[Item], box: Box) -> list[float]:
    """All cards alike; starter cards give them what they do not need."""
    cards, most = sum(not item.tight for item in items), WIDEST if box.h > 76 else BROAD
    units = sum(SLIM if item.tight else 1 for item in items)
    width = min(most, (box.w + GAP) / units - GAP) if items else 0.0
    slim = (width + GAP) * SLIM - GAP
    if width >= FULL or not cards:
        return [slim if item.tight else width for item in items]
    taken = sum(item.tight + GAP for item in items if item.tight)
    width = min(most, (box.w + GAP - taken) / cards - GAP)
    return [item.tight or width for item in items]


def label(scene: Scene, kind: str, box: Box, faces: Type) -> str:
    """The name of a row, from bottom to top; a sign where it is too long."""
    words = word(scene, f"row-{kind}")
    back = rect(box, 5, "var(--paper-2)")
    if faces.small.width(words) > box.h - 4:
        return titled(words, back, glyph(kind, box.cx, box.cy, 13, "var(--ink-2)", "var(--paper-2)"))
    turn = f"rotate(-90 {number(box.cx)} {number(box.cy)})"
    text = write(box.cx, box.cy + 4, words, faces.small, text_anchor="middle", transform=turn, fill="var(--ink-2)")
    return back + text
