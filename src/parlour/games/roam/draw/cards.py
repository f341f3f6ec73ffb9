"""The viewer's own characters: large cards with a portrait; from seven on, two rows of smaller ones."""

from typing import Final

from parlour.draw.art import Box, group, path, rect, sheet
from parlour.draw.cards import name_lines
from parlour.draw.things import View, ring
from parlour.draw.words import Face, print_lines, set_close
from parlour.games.roam.draw.glyphs import glyph
from parlour.games.roam.draw.pieces import card_title, is_used, pattern, points, quarter_of
from parlour.games.roam.draw.portraits import portrait
from parlour.games.roam.draw.scene import Scene, chosen

LARGE: Final = Box(0, 0, 124, 166)
NARROW: Final = 112  # the least width of a large card
GAP: Final = 8
RAISED: Final = 8  # the character in use
NAME: Final = Face(13, 700, serif=True)


def hand(scene: Scene, area: Box) -> str:
    """All own cards, centred in the area: large ones side by side, or two rows of small ones."""
    cards: list[View] = scene.me["characters"]
    width = min(LARGE.w, (area.w + GAP) / len(cards) - GAP)
    face, boxes = (large, one_row(area, len(cards), width)) if width >= NARROW else (small, two_rows(area, len(cards)))
    boxes = [box._replace(y=box.y - RAISED * is_used(scene, card)) for card, box in zip(cards, boxes, strict=True)]
    return "".join(face(scene, card, box) for card, box in zip(cards, boxes, strict=True))


def one_row(area: Box, count: int, width: float) -> list[Box]:
    left = area.cx - (count * (width + GAP) - GAP) / 2
    return [Box(left + i * (width + GAP), area.y, width, LARGE.h) for i in range(count)]


def two_rows(area: Box, count: int) -> list[Box]:
    columns = (count + 1) // 2
    width, height = min((area.w + GAP) / columns, 170) - GAP, (area.h - GAP) / 2
    left = area.cx - (columns * (width + GAP) - GAP) / 2
    spots = [divmod(i, columns) for i in range(count)]
    return [Box(left + c * (width + GAP), area.y + r * (height + GAP), width, height) for r, c in spots]


def face_of(scene: Scene, card: View) -> tuple[str, str, str]:
    """The card's paper, the fill of its pattern and the line around its squares."""
    if card["awake"] or is_used(scene, card):
        return "var(--paper)", f"var(--c-{scene.me['colour']})", "var(--ink)"
    return "var(--paper-2)", "none", "var(--ink-3)"


def framed(scene: Scene, card: View, box: Box, *inner: str) -> str:
    """The sheet below, the ring above."""
    name = f"card-{card['id']}"
    parts = [sheet(box, 9, face_of(scene, card)[0], 2, stroke="var(--line)", stroke_width=1), *inner]
    if scene.is_target(name):
        parts.append(ring(box.grown(0.5), 9))
    elif is_used(scene, card):
        parts.append(chosen(scene, box, 9))
    return scene.piece(name, card_title(scene, card), *parts)


def rows_of(scene: Scene, card: View) -> list[str]:
    """The pattern before its owner; 10.6.4 turned further while Quarter turn artifacts are at work."""
    return scene.seen(card["pattern"], quarter_of(scene, scene.me, card))


def picture_of(card: View, box: Box, paper: str) -> str:
    """The portrait with rounded corners: four paper corners lie on top of it."""
    x, y, w, h = box
    corners = (
        f"M{x} {y}h7a7 7 0 0 0-7 7zM{x + w} {y}v7a7 7 0 0 0-7-7zM{x} {y + h}v-7a7 7 0 0 0 7 7z"
        f"M{x + w} {y + h}h-7a7 7 0 0 0 7-7z"
    )
    return portrait(card["id"], card["awake"], box) + path(corners, paper, stroke=paper, stroke_width=0.6)


def large(scene: Scene, card: View, box: Box) -> str:
    paper, fill, line = face_of(scene, card)
    name = name_lines(scene.card_name(card), NAME, box.w - 14, 2)
    top = box.y + 70
    return framed(
        scene, card, box,
        picture_of(card, Box(box.x + 5, box.y + 5, box.w - 10, 62), paper),
        price_tag(card, box.right - 8, box.y + 62),
        print_lines(box.x + 8, top + 16, name, NAME),
        pattern(rows_of(scene, card), Box(box.x + 8, top + 36, box.w - 16, box.h - 112), 13, fill, line),
    )  # fmt: skip


def price_tag(card: View, right: float, y: float) -> str:
    """The points, on a pill over the picture's lower corner."""
    pill = rect(Box(right - 42, y - 10, 40, 20), 10, "var(--paper)")
    return pill + points(right - 37, y, card["vp"], 14)


def small(scene: Scene, card: View, box: Box) -> str:
    paper, fill, line = face_of(scene, card)
    name = set_close(scene.card_name(card), NAME, box.w - 12)
    wide = min(60.0, box.w * 0.4)
    art = Box(box.x + 5, box.y + 5, wide, box.h - 29)
    room = Box(art.right + 5, box.y + 20, box.right - art.right - 10, box.h - 44)
    sky = glyph("sun" if card["awake"] else "moon", box.right - 12, box.y + 12, 13, "var(--ink-2)")
    sky = sky if box.w > 110 else ""  # the portrait says it too
    return framed(
        scene, card, box,
        picture_of(card, art, paper),
        group(points(art.right + 6, box.y + 12, card["vp"], 13), sky),
        pattern(rows_of(scene, card), room, 11, fill, line),
        print_lines(box.x + 7, box.bottom - 9, name, NAME),
    )  # fmt: skip
