"""Cards: the face to hold, the small face of a full hand, the tile of a phone, the chip of a list, and backs."""

from typing import Final

from parlour.draw.art import Box, circle, group, path, rect, sheet, square
from parlour.draw.cards import name_lines
from parlour.draw.symbols import painted
from parlour.draw.things import View
from parlour.draw.typesetting import Type
from parlour.draw.words import MIDDLE, Face, Lines, print_lines, set_close, set_lines, write
from parlour.games.root.draw.art import GLYPHS, glyph, suit
from parlour.games.root.draw.panel import WIDE, counted
from parlour.games.root.draw.pictures import DARK, PALE, card_art, scenery
from parlour.games.root.draw.scene import Scene

TALL: Final = 150  # from here on a face has room for its effect
LEADING: Final = 1.16


def card_id(card: View) -> str:
    return f"card-{card['id']}"


def card_title(scene: Scene, card: View) -> str:
    """For those who point at it or hear it: everything that is printed on it."""
    head = f"{scene.card_name(card)} ({scene.suit_name(card['suit'])})"
    return f"{head}. {scene.effect(card)}"


# The face in a hand


def face(scene: Scene, card: View, box: Box, faces: Type = WIDE) -> str:
    """Picture, suit and name, effect, then the cost at the left and the gain at the right."""
    parts = [sheet(box, 9, "var(--paper)", 2, stroke="var(--line)", stroke_width=1)]
    parts += tall_face(scene, card, box, faces) if box.h >= TALL else low_face(scene, card, box, faces)
    parts.append(scene.ringed(card_id(card), box.grown(0.5), 9))
    return scene.piece(card_id(card), card_title(scene, card), *parts)


def picture_of(card: View, box: Box) -> str:
    return card_art(card["name"], card["suit"], card["item"], box)


def tall_face(scene: Scene, card: View, box: Box, faces: Type) -> list[str]:
    """The picture takes what the words leave, within reason."""
    size = faces.least
    name = name_lines(scene.card_name(card), faces.tiny_name, box.w - 40, 3, 2)
    below = (0, 28, 38, 51)[len(name.rows)] + 26  # name and foot
    most = int((box.h - 5 - 62 - below) / (size * LEADING))
    effect = set_lines(scene.effect(card), faces.small, box.w - 16, most)
    art = Box(box.x + 5, box.y + 5, box.w - 10, min(112.0, box.h - 8 - below - len(effect.rows) * size * LEADING))
    top, top_of_words = art.bottom + (22 if name.single else 15), art.bottom + below - 26
    return [
        picture_of(card, art),
        suit(card["suit"], box.x + 19, art.bottom + 17, 22),
        print_lines(box.x + 34, top, name, faces.tiny_name, size * 1.08),
        print_lines(box.x + 8, top_of_words + size, effect, faces.small, size * LEADING, fill="var(--ink-2)"),
        foot_line(scene, card, Box(box.x + 8, box.bottom - 25, box.w - 16, 20), faces),
    ]


def low_face(scene: Scene, card: View, box: Box, faces: Type) -> list[str]:
    """Without its effect, which the title tells; the suit lies on the picture."""
    name = name_lines(scene.card_name(card), faces.tiny_name, box.w - 14, 3, 2)
    more = faces.least * 1.08 * max(0, len(name.rows) - 2)
    art = Box(box.x + 4, box.y + 4, box.w - 8, max(20.0, box.h - 64 - more))
    top = art.bottom + faces.least + (8 if name.single else 2)
    return [
        picture_of(card, art),
        suit(card["suit"], art.x + 15, art.y + 15, 22),
        print_lines(box.x + 8, top, name, faces.tiny_name, faces.least * 1.08),
        foot_line(scene, card, Box(box.x + 8, box.bottom - 24, box.w - 16, 20), faces),
    ]


def foot_line(scene: Scene, card: View, box: Box, faces: Type) -> str:
    """What crafting it needs, as marks, and what it gives."""
    if not card["cost"]:
        words = set_lines(scene.word("not-crafted"), faces.small, box.w)
        words = words if words.cut is None else set_lines("–", faces.small, box.w)  # no room to say it
        return print_lines(box.x, box.cy + faces.least * MIDDLE, words, faces.small, fill="var(--ink-3)")
    taken = 24 + faces.figure.width("+9") if card["item"] else 0
    size = min(17, (box.w - taken) / len(card["cost"]) - 2)
    return cost_marks(card["cost"], box.x, box.cy, size) + gain(card, box.right, box.cy, faces)


def cost_marks(cost: list[str], x: float, cy: float, size: float) -> str:
    """One mark for each crafting piece; of any suit: an open circle."""
    spots = [x + size / 2 + i * (size + 2) for i in range(len(cost))]
    return "".join(
        any_suit(spot, cy, size) if kind == "any" else suit(kind, spot, cy, size)
        for kind, spot in zip(cost, spots, strict=True)
    )


def any_suit(cx: float, cy: float, size: float) -> str:
    disc = circle(cx, cy, size * 0.44, "var(--paper-2)", stroke="var(--ink-2)", stroke_width=1.4)
    return disc + write(cx, cy + size * 0.28, "?", Face(size * 0.8, 700), text_anchor="middle")


def gain(card: View, right: float, cy: float, faces: Type) -> str:
    """The item and its points."""
    if not card["item"]:
        return ""
    words = f"+{card['vp']}"
    width = faces.figure.width(words)
    figure = write(right, cy + faces.least * MIDDLE, words, faces.figure, text_anchor="end")
    return glyph(card["item"], right - width - 11, cy, 17, "var(--ink)", "var(--paper)") + figure


# Smaller ones


def tile(scene: Scene, card: View, box: Box, faces: Type) -> str:
    """On a phone, in the hand: suit, name, cost and gain, on an edge of its suit. A long name moves the cost up."""
    most = 2 if card["vp"] or len(card["cost"]) > 3 else 3
    name = name_lines(scene.card_name(card), faces.tiny_name, box.w - 14, most, 2)
    top = box.y + 40 - (0 if name.single else 2)
    cost = (box.x + 8, box.bottom - 11, 14) if len(name.rows) < 3 else (box.x + 28, box.y + 17, 11)
    sign = kind_sign(card, box.right - 14, box.y + 18, 16)
    parts = [
        sheet(box, 7, "var(--paper)", 2, stroke="var(--edge)", stroke_width=1),
        path(band(box), f"var(--c-{card['suit']})"),
        suit(card["suit"], box.x + 16, box.y + 17, 20),
        sign,
        print_lines(box.x + 8, top, name, faces.tiny_name, faces.least * 1.06),
        cost_marks(card["cost"], *cost),
        points_of(card, box.right - 8, box.bottom - 11, faces),
        scene.ringed(card_id(card), box.grown(0.5), 7),
    ]
    return scene.piece(card_id(card), card_title(scene, card), *parts)


def band(box: Box) -> str:
    """The upper edge of a tile."""
    return f"M{box.x:g} {box.y + 7:g}a7 7 0 0 1 7-7h{box.w - 14:g}a7 7 0 0 1 7 7z"


def kind_sign(card: View, cx: float, cy: float, size: float) -> str:
    """What sort of card it is, in the corner."""
    signs = {"ambush": "ambush", "dominance": "dominance", "persistent": "tome", "immediate": "star"}
    return glyph(card["item"] or signs[card["kind"]], cx, cy, size, "var(--ink-2)", "var(--paper)")


def points_of(card: View, right: float, cy: float, faces: Type) -> str:
    if not card["vp"]:
        return ""
    return write(right, cy + faces.least * MIDDLE, f"+{card['vp']}", faces.figure, text_anchor="end")


def chip(scene: Scene, card: View, box: Box, faces: Type, quiet: bool = False) -> str:
    """In a list: suit and name, in two lines if there is room. quiet: used, or done for this turn."""
    left, words = box.x + chip_edge(box), chip_words(scene, card, box, faces)
    ink = "var(--ink-3)" if quiet else "var(--ink)"
    top = box.cy + faces.least * MIDDLE - (0 if words.single else faces.least * 0.55)
    parts = [
        rect(box, min(box.h / 2, 7), "var(--paper-2)", stroke="var(--line)", stroke_width=1),
        suit(card["suit"], left, box.cy, min(box.h - 5, 19), opacity=0.55 if quiet else None),
        print_lines(left + 13, top, words, faces.small, faces.least * 1.08, fill=ink),
        scene.ringed(card_id(card), box, min(box.h / 2, 7)),
    ]
    return scene.piece(card_id(card), card_title(scene, card), *parts)


def chip_edge(box: Box) -> float:
    return min(box.h, 26) * 0.5 + 4


def chip_words(scene: Scene, card: View, box: Box, faces: Type) -> Lines:
    lines = 2 if box.h >= 2.6 * faces.least else 1
    return name_lines(scene.card_name(card), faces.small, box.w - chip_edge(box) - 15, lines, lines)


def mark(scene: Scene, card: View, cx: float, cy: float, size: float) -> str:
    """Only the suit, for whom there is no room; never larger than in a list."""
    box = square(cx, cy, size)
    parts = [rect(box, 4, "var(--paper)", opacity=0), suit(card["suit"], cx, cy, min(size, 24))]
    return scene.piece(card_id(card), card_title(scene, card), *parts, scene.ringed(card_id(card), box, 4))


# Backs


def back(box: Box, head: str = "") -> str:
    """The back of the deck: a stitched border and a tree; head: another mark in the middle."""
    seam = rect(box.grown(-3), 3, stroke="#E8D9B4", stroke_width=1.2, stroke_dasharray="3 2.5", opacity=0.8)
    sheet_ = sheet(box, 5, "#4E5B3C", 2, stroke="var(--cut)", stroke_width=1.2)
    size = min(box.w, box.h) * 0.6
    inner = glyph(head, box.cx, box.cy, size, "#E8D9B4", "#4E5B3C") if head else tree(box.cx, box.cy, size)
    return sheet_ + seam + inner


def tree(cx: float, cy: float, size: float) -> str:
    k = size / 24
    shape = painted(GLYPHS["fir"], "#E8D9B4", "#4E5B3C")
    return group(shape, transform=f"translate({cx - 12 * k:.1f} {cy - 12 * k:.1f}) scale({k:.3f})")


def pile(box: Box, count: int, faces: Type, head: str = "") -> str:
    """Backs with their number; nothing but a place when none is left."""
    if not count:
        return rect(box, 5, stroke="var(--edge)", stroke_width=1.2, stroke_dasharray="4 3")
    under = [box._replace(x=box.x + 2 * i, y=box.y + 1.5 * i) for i in range(min(2, count - 1), 0, -1)]
    edges = "".join(rect(each, 5, "#3D4930", stroke="var(--cut)", stroke_width=1) for each in under)
    return edges + back(box, head) + counted(box.right - 2, box.bottom - 3, count, faces)


# Quests


def quest_id(quest: View) -> str:
    return f"quest-{quest['id']}"


def quest_title(scene: Scene, quest: View) -> str:
    items = ", ".join(scene.item_name(kind) for kind in quest["items"])
    return f"{scene.quest_name(quest)} ({scene.suit_name(quest['suit'])}): {items}"


def quest_lines(scene: Scene, quest: View, width: float, faces: Type) -> Lines:
    return set_close(scene.quest_name(quest), faces.small, width - 28 - 21 * len(quest["items"]), 2)


def quest_row(scene: Scene, quest: View, box: Box, faces: Type) -> str:
    """An open quest: suit, name, and the items it takes."""
    words = quest_lines(scene, quest, box.w, faces)
    top = box.cy + faces.least * MIDDLE - (0 if words.single else faces.least * 0.55)
    spots = [box.right - 13 - 21 * i for i in range(len(quest["items"]))]
    kinds = quest["items"][::-1]
    parts = [
        rect(box, 7, "var(--paper-2)", stroke="var(--line)", stroke_width=1),
        suit(quest["suit"], box.x + 14, box.cy, 19),
        print_lines(box.x + 27, top, words, faces.small, faces.least * 1.08),
        *(glyph(kind, x, box.cy, 17, "var(--ink)", "var(--paper)") for kind, x in zip(kinds, spots, strict=True)),
        scene.ringed(quest_id(quest), box, 7),
    ]
    return scene.piece(quest_id(quest), quest_title(scene, quest), *parts)


def quest_chip(scene: Scene, quest: View, box: Box) -> str:
    """As small as it can be: the suit and the items."""
    step = (box.w - 8) / (1 + len(quest["items"]))
    spots = [box.x + 4 + step * (i + 0.5) for i in range(1 + len(quest["items"]))]
    parts = [
        rect(box, 7, "var(--paper-2)", stroke="var(--line)", stroke_width=1),
        suit(quest["suit"], spots[0], box.cy, 17),
        *(glyph(kind, x, box.cy, 16) for kind, x in zip(quest["items"], spots[1:], strict=True)),
        scene.ringed(quest_id(quest), box, 7),
    ]
    return scene.piece(quest_id(quest), quest_title(scene, quest), *parts)


def quest_face(scene: Scene, quest: View, box: Box, faces: Type = WIDE) -> str:
    """An open quest as a card: its items on a field of its suit."""
    art = Box(box.x + 5, box.y + 5, box.w - 10, box.h - 62)
    name = set_close(scene.quest_name(quest), faces.tiny_name, box.w - 40, 3)
    top = art.bottom + (22 if name.single else 16)
    parts = [
        sheet(box, 9, "var(--paper)", 2, stroke="var(--line)", stroke_width=1),
        quest_art(quest, art),
        suit(quest["suit"], box.x + 19, art.bottom + 17, 22),
        print_lines(box.x + 34, top, name, faces.tiny_name, faces.least * 1.08),
        scene.ringed(quest_id(quest), box.grown(0.5), 9),
    ]
    return scene.piece(quest_id(quest), quest_title(scene, quest), *parts)


def quest_art(quest: View, box: Box) -> str:
    size = min(box.h * 0.5, box.w * 0.32)
    spots = [box.cx + (i - (len(quest["items"]) - 1) / 2) * size * 1.1 for i in range(len(quest["items"]))]
    signs = [glyph(kind, x, box.cy + 2, size, DARK, PALE) for kind, x in zip(quest["items"], spots, strict=True)]
    return scenery(quest["suit"], box, quest["id"], broad=True) + "".join(signs)


def quest_done(scene: Scene, quest: View, cx: float, cy: float, size: float) -> str:
    """A completed quest counts by its suit."""
    back_ = rect(square(cx, cy, size), 4, "var(--paper-2)", stroke="var(--line)", stroke_width=1)
    return scene.piece(quest_id(quest), quest_title(scene, quest), back_, suit(quest["suit"], cx, cy, size * 0.8))
