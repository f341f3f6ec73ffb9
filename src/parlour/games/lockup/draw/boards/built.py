"""What somebody has built: crafted items and recruited goons, in chips with names, in tiles, or as small signs."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from parlour.draw.art import Box
from parlour.draw.facts import Fact
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, facts_row
from parlour.games.lockup.draw.boards.groups import Group, group_at, group_chip, group_width, groups
from parlour.games.lockup.draw.cards.item import item_chip, item_id, item_title, mini
from parlour.games.lockup.draw.pieces import glyph
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.rules.book import SYMBOLS

Way = Callable[[Scene, View, Box, Type], Drawn]
ItemsWay = Callable[[Scene, Sequence[View], Box, Type], Drawn]
ROW: Final = 25  # a line of small signs
CHIP: Final = 34  # a chip with a name in two lines
HIGH: Final = 46  # where few have been built
TILE: Final = 32
COLUMN: Final = 148  # the least width of a chip with a name


def symbol_facts(scene: Scene, holder: View, size: float = 16) -> list[Fact]:
    """The symbols that goals and demons count."""
    counts: View = holder["symbols"]
    return [
        Fact(
            glyph(kind, 0, 0, size, "var(--ink-2)", "var(--paper)"),
            size,
            str(counts[kind]),
            f"{scene.say(f'lockup-symbol-{kind}')}: {counts[kind]}",
            pale=not counts[kind],
        )
        for kind in SYMBOLS
    ]


# Beside the prison: signs only


def signs(scene: Scene, holder: View, area: Box, faces: Type) -> Drawn:
    """Items, symbols and goons in two or three lines; nothing if there is nothing."""
    items, used, out = holder["items"], 0.0, ""
    if items:
        out, used = minis(scene, items, area), ROW
    if any(holder["symbols"].values()):
        out_symbols, height = symbols_after(scene, holder, area._replace(y=area.y + used, h=ROW), faces)
        out, used = out + out_symbols, used + height
    if holder["goons"]:
        out += group_line(scene, groups(holder), area._replace(y=area.y + used), faces)
        used += ROW
    return out, used


def symbols_after(scene: Scene, holder: View, row: Box, faces: Type) -> Drawn:
    """In the line of the items if they leave room, else in one of their own."""
    taken = len(holder["items"]) * (ROW + 1)
    facts = symbol_facts(scene, holder)
    wide = sum(fact.width(faces.strong) + 8 for fact in facts)
    if holder["items"] and taken + wide + 6 <= row.w:
        spot = Box(row.right - wide, row.y - ROW, wide, ROW)
        return facts_row(facts, spot, faces.strong, 8)[0], 0
    return facts_row(facts, row, faces.strong, 8)


def minis(scene: Scene, items: Sequence[View], area: Box, size: float = 23) -> str:
    """Pictures in one line; closer where there are many."""
    step = min(size * 1.1, (area.w - size) / max(len(items) - 1, 1))
    spots = [(item, area.x + size / 2 + i * step, area.y + 1 + size / 2) for i, item in enumerate(items)]
    return "".join(scene.piece(item_id(item), item_title(scene, item), mini(item, x, y, size)) for item, x, y in spots)


def group_line(scene: Scene, found: Sequence[Group], area: Box, faces: Type) -> str:
    """All types in one line: with stars if there is room for them."""
    size, gap = 23.0, 6.0
    scored = sum(group_width(each, size, faces) + gap for each in found) - gap <= area.w
    widths = [group_width(each, size, faces, scored) for each in found]
    gap = min(gap, (area.w - sum(widths)) / max(len(found) - 1, 1))
    out, x = "", area.x
    for each, width in zip(found, widths, strict=True):
        out += group_at(scene, each, (x, area.y + ROW / 2, size), faces, scored=scored)
        x += width + gap
    return out


# Before the viewer, and on a phone: with names while there is room


def grid(things: int, area: Box, columns: int, height: float, gap: float = 4) -> list[Box]:
    width = (area.w + gap) / columns - gap
    spots = [divmod(i, columns) for i in range(things)]
    return [Box(area.x + c * (width + gap), area.y + r * (height + gap), width, height) for r, c in spots]


def rows_of(things: int, columns: int) -> int:
    return -(-things // columns)


def all_named(scene: Scene, holder: View, area: Box, faces: Type, height: float = CHIP) -> Drawn:
    """A chip for each item and each type of goons."""
    items, found = holder["items"], groups(holder)
    columns = columns_of(area)
    boxes = grid(len(items) + len(found), area, columns, height)
    drawn = [item_chip(scene, item, box, faces) for item, box in zip(items, boxes, strict=False)]
    drawn += [group_chip(scene, each, box, faces) for each, box in zip(found, boxes[len(items) :], strict=True)]
    return "".join(drawn), rows_of(len(boxes), columns) * (height + 4)


def columns_of(area: Box) -> int:
    return max(1, int((area.w + 4) / (COLUMN + 4)))


def items_named(scene: Scene, items: Sequence[View], area: Box, faces: Type) -> Drawn:
    columns = columns_of(area)
    boxes = grid(len(items), area, columns, CHIP)
    drawn = "".join(item_chip(scene, item, box, faces) for item, box in zip(items, boxes, strict=True))
    return drawn, rows_of(len(items), columns) * (CHIP + 4)


def items_tiled(scene: Scene, items: Sequence[View], area: Box, _: Type) -> Drawn:
    """Only their pictures, in as many lines as they need."""
    columns = max(1, int((area.w + 4) / (TILE + 4)))
    rows = [items[i : i + columns] for i in range(0, len(items), columns)]
    lines = [minis(scene, row, area._replace(y=area.y + i * (TILE + 4)), TILE) for i, row in enumerate(rows)]
    return "".join(lines), len(rows) * (TILE + 4)


def goons_lined(scene: Scene, holder: View, area: Box, faces: Type) -> Drawn:
    """Heads and stars, in as many lines as they need."""
    out, x, y, size = "", area.x, area.y, 24.0
    found = groups(holder)
    for each in found:
        width = group_width(each, size, faces)
        if x > area.x and x + width > area.right + 2:
            x, y = area.x, y + 26
        out += group_at(scene, each, (x, y + 13, size), faces)
        x += width + 8
    return out, (y + 26 - area.y if found else 0)


def items_lined(scene: Scene, items: Sequence[View], area: Box, _: Type) -> Drawn:
    """In one line, however many there are."""
    return minis(scene, items, area, TILE), TILE + 4


def goons_row(scene: Scene, holder: View, area: Box, faces: Type) -> Drawn:
    return group_line(scene, groups(holder), area._replace(y=area.y + 6), faces), ROW


def lined(items_way: ItemsWay, goons_way: Way) -> Way:
    """Items, and goons below them."""

    def drawn(scene: Scene, holder: View, area: Box, faces: Type) -> Drawn:
        items, taken = items_way(scene, holder["items"], area, faces)
        goons, more = goons_way(scene, holder, area._replace(y=area.y + taken), faces)
        return items + goons, taken + more

    return drawn


def built(scene: Scene, holder: View, area: Box, faces: Type) -> str:
    """As much in words as the height allows: items and goons by name, large or small, then goons as heads, then items
    as tiles, and if all that is too high, every kind in one line.
    """
    ways = (
        partial(all_named, height=HIGH),
        all_named,
        lined(items_named, goons_lined),
        lined(items_tiled, goons_lined),
        lined(items_lined, goons_row),
    )
    drawn = ""
    for way in ways:
        drawn, height = way(scene, holder, area, faces)
        if height <= area.h + 4:
            break
    return drawn
