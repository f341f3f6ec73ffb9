"""The scrolls on the outer border: who waits in each land, their points, their pattern as the viewer would use it."""

from typing import Final

from parlour.draw.art import Box, group, number, path, rect
from parlour.draw.cards import name_lines
from parlour.draw.things import View, ring
from parlour.draw.words import MIDDLE, Face, print_lines, write
from parlour.games.roam.draw.field import Grid
from parlour.games.roam.draw.pieces import pattern, points
from parlour.games.roam.draw.scene import Scene

SOUTH, WEST, NORTH = 0, 1, 2
GAP: Final = 5
CLOSE: Final = 1.02  # of a letter's size: from line to line


def scrolls(scene: Scene, grid: Grid, depth: float, figure: float) -> str:
    """depth: how far they reach from the field; figure: the size of letters, also of those between field and scroll."""
    shown = []
    for slot, land in enumerate(scene.view["lands"]):
        if land is not None:
            shown.append(scroll(scene, land, slot, place(grid, slot, depth, figure), figure))
    return "".join(shown)


def place(grid: Grid, slot: int, depth: float, figure: float) -> Box:
    """The scrolls of the north row lie north, those of the south row south; the viewer may see that turned (3.4)."""
    side = ((NORTH if slot < 3 else SOUTH) - grid.quarter) % 4
    land, beyond = grid.land(slot), figure + GAP
    if side == SOUTH:
        return Box(land.x + 3, grid.box.bottom + GAP, land.w - 6, depth)
    if side == NORTH:
        return Box(land.x + 3, grid.y - beyond - depth, land.w - 6, depth)
    return Box(grid.x - beyond - depth if side == WEST else grid.box.right + GAP, land.y + 3, depth, land.h - 6)


def scroll(scene: Scene, land: View, slot: int, box: Box, figure: float) -> str:
    name, upright = f"scroll-{slot + 1}", box.h > box.w
    parts = [ribbon(box, upright)]
    if land["pattern"] is None:
        words = scene.word("scroll-closed", n=slot + 1)
        parts += [seal(box, figure)]
    else:
        words = ", ".join([scene.word("land", n=slot + 1), scene.card_name(land), scene.points(land["vp"])])
        parts += [tall(scene, land, box, figure) if upright else broad(scene, land, box, figure)]
    if scene.is_target(name):
        parts.append(ring(box, 5))
    return scene.thing(name, words, *parts, data_piece=land["card"] and f"card-{land['card']}")


def ribbon(box: Box, upright: bool) -> str:
    """A strip of parchment with notched ends."""
    x, y, w, h = (number(value) for value in box)
    if upright:
        half = number(box.w / 2)
        d = f"M{x} {y}l{half} 5 {half}-5v{h}l-{half}-5-{half} 5z"
    else:
        half = number(box.h / 2)
        d = f"M{x} {y}h{w}l-5 {half} 5 {half}h-{w}l5-{half}z"
    shadow = path(d, "var(--shade)", opacity=0.2, transform="translate(0 2)")
    return shadow + path(d, "var(--paper)", stroke="var(--edge)", stroke_width=1)


def seal(box: Box, figure: float) -> str:
    """With hidden characters nobody knows yet who waits here."""
    size = figure * 2
    wax = rect(Box(box.cx - size * 0.9, box.cy - size / 2, size * 1.8, size), size / 2, "var(--ink-2)")
    face = Face(figure * 1.35, 700, serif=True)
    return wax + write(box.cx, box.cy + face.size * 0.35, "?", face, text_anchor="middle", fill="var(--paper)")


def broad(scene: Scene, land: View, box: Box, figure: float) -> str:
    """Pattern, name, points from left to right; a narrow scroll does without the name."""
    star = figure * 1.1
    named = box.w > 140
    wide = min(44.0, 8.5 * max(map(len, land["pattern"]))) if named else 44
    inner = Box(box.x + (10 if named else box.w * 0.16), box.y + 3, wide, box.h - 6)
    right = box.right - (8 if named else box.w * 0.16) - star * 1.9
    out = pattern(land["pattern"], inner, 8.5, "var(--ink-2)", "var(--ink-2)") + points(right, box.cy, land["vp"], star)
    if not named:
        return out
    return out + written(scene.card_name(land), inner.right + 6, box.cy, right - inner.right - 9, figure)


def written(name: str, x: float, cy: float, room: float, size: float, anchor: str = "start") -> str:
    """A name around the middle of a scroll."""
    face, leading = Face(size, 700, serif=True), size * CLOSE
    lines = name_lines(name, face, room, 3)
    first = cy + size * MIDDLE - (len(lines.rows) - 1) * leading / 2
    return print_lines(x, first, lines, face, leading, text_anchor=anchor)


def tall(scene: Scene, land: View, box: Box, figure: float) -> str:
    """On the left or right border, when the viewer sits there: the same from top to bottom, the name along the edge."""
    star, wide = figure * 1.1, box.w - 8
    named = box.h > 112
    high = min(wide, 8.5 * len(land["pattern"])) if named else min(wide, 44)
    head = Box(box.x + 4, box.y + (10 if named else box.h * 0.12), wide, high)
    low = box.bottom - (18 if named else box.h * 0.18)
    out = pattern(land["pattern"], head, 8.5, "var(--ink-2)", "var(--ink-2)")
    out += points(box.cx - star * 0.95, low, land["vp"], star)
    if not named:
        return out
    room = low - star * 0.6 - head.bottom - 8
    turn = f"translate({number(box.cx)} {number(head.bottom + room / 2 + 4)}) rotate(-90)"
    return out + group(written(scene.card_name(land), 0, 0, room, figure, "middle"), transform=turn)
