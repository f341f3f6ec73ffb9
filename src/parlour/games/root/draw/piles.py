"""Beside the map: the deck, the discard pile, dominance cards to be taken, open quests."""

from collections.abc import Callable
from typing import Final

from parlour.draw.art import Box, group, sheet
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, caption, heading, titled
from parlour.draw.words import MIDDLE, print_lines, set_lines
from parlour.games.root.draw.art import glyph
from parlour.games.root.draw.boards.signs import sign
from parlour.games.root.draw.cards import (
    back,
    card_id,
    chip,
    chip_words,
    mark,
    pile,
    quest_chip,
    quest_lines,
    quest_row,
)
from parlour.games.root.draw.panel import WIDE
from parlour.games.root.draw.scene import Scene

Section = Callable[[Scene, Box], Drawn]

APART: Final = 21.0  # from mark to mark
CLICK: Final = 30.0  # from one that may be clicked to the next
LOWEST: Final = 18  # the height of a name in a list
ORDER: Final = {"bird": 0, "fox": 1, "rabbit": 2, "mouse": 3}


def piles(scene: Scene, box: Box, manner: str = "marked") -> str:
    """One sheet, as high as its contents. Discarded cards are named, or marked by suit; or all is short."""
    body, _ = contents(scene, box, manner)
    return group(sheet(box, 8), body)


def piles_height(scene: Scene, width: float, manner: str = "marked") -> float:
    return contents(scene, Box(0, 0, width, 0), manner)[1]


def contents(scene: Scene, box: Box, manner: str) -> Drawn:
    """What a spectator has before itself in full is left out."""
    order: dict[str, tuple[Section, ...]] = {
        "named": (deck_and_discard, souls, available, quests, boxed, discard_names),
        "marked": (deck_and_discard, discard, souls, available, quests, boxed),
        "short": (short_deck, discard, souls, available, short_quests, boxed),
        "least": (short_deck, low_discard, low_souls, available, short_quests, boxed),
    }
    sections = order[manner]
    if scene.me is None:
        elsewhere = (discard, low_discard, discard_names, quests, short_quests)
        sections = tuple(each for each in sections if each not in elsewhere)
    out, y = "", box.y + 8
    for section in sections:
        shown, height = section(scene, Box(box.x + 11, y, box.w - 22, 0))
        out, y = out + shown, y + height
    return out, y - box.y + 4


def deck_and_discard(scene: Scene, box: Box, faces: Type = WIDE) -> Drawn:
    """The deck and how many cards lie beside it."""
    deck = pile(Box(box.x + 2, box.y + 2, 34, 46), scene.view["deck"], faces)
    count = len(scene.view["discard"])
    left = box.x + 54
    words = [scene.word("deck", n=scene.view["deck"]), scene.word("discard", n=count)]
    room = box.right - left
    out = print_lines(left, box.y + 20, set_lines(words[0], faces.strong, room), faces.strong)
    out += print_lines(left, box.y + 39, set_lines(words[1], faces.small, room), faces.small, fill="var(--ink-2)")
    return titled(", ".join(words), deck, out), 58


def short_deck(scene: Scene, box: Box) -> Drawn:
    """In one line."""
    deck, count = scene.view["deck"], len(scene.view["discard"])
    words = [scene.word("deck", n=deck), scene.word("discard", n=count)]
    y = box.y + 11 + WIDE.least * MIDDLE
    out = back(Box(box.x, box.y, 17, 22)) if deck else ""
    out += print_lines(box.x + 24, y, set_lines(words[0], WIDE.strong, box.w / 2 - 24), WIDE.strong)
    end = set_lines(words[1], WIDE.small, box.w / 2)
    return titled(", ".join(words), out, print_lines(box.right, y, end, WIDE.small, text_anchor="end")), 27


def souls(scene: Scene, box: Box, most: int = 2) -> Drawn:
    """10.2.6 The Lost Souls by suit, in so many rows: the suit with most of them will be outcast."""
    cards = scene.view["souls"]
    if cards is None:
        return "", 0
    words = scene.word("souls", n=len(cards))
    head = sign("soul", box.x + 8, box.y + 10, 16)
    label = set_lines(str(len(cards)), WIDE.strong, 30)
    out = titled(words, head, print_lines(box.x + 21, box.y + 10 + WIDE.least * MIDDLE, label, WIDE.strong))
    per_row = max(int((box.w - 46) / APART), -(-len(cards) // most))
    step = min(APART, (box.w - 46) / per_row)
    places = [divmod(i, per_row) for i in range(len(cards))]
    spots = [(box.x + 46 + step * (c + 0.5), box.y + 10 + APART * r) for r, c in places]
    size = min(18, max(step, 14))
    shown = [mark(scene, card, *spot, size) for card, spot in zip(in_order(cards), spots, strict=True)]
    return out + "".join(shown), 24 + APART * max(0, -(-len(cards) // per_row) - 1)


def low_souls(scene: Scene, box: Box) -> Drawn:
    return souls(scene, box, 1)


def in_order(cards: list[View]) -> list[View]:
    return sorted(cards, key=lambda card: (ORDER[card["suit"]], card["name"]))


def discard(scene: Scene, box: Box) -> Drawn:
    """Every card of the pile by its suit; names in their titles."""
    return in_rows(scene, box, 6 if len(scene.players) < 4 else 3 if len(scene.players) < 5 else 2)


def low_discard(scene: Scene, box: Box) -> Drawn:
    return in_rows(scene, box, 1)


def in_rows(scene: Scene, box: Box, most: int) -> Drawn:
    """In so many rows at most; they lie upon each other if they must."""
    cards = in_order(scene.view["discard"])
    if not cards:
        return "", 0
    if any(scene.is_target(card_id(card)) for card in cards):
        return to_choose(scene, cards, box, most + 1)
    per_row = max(int(box.w / APART), -(-len(cards) // most))
    step = box.w / per_row
    spots = [(box.x + 9 + i % per_row * step, box.y + 10 + i // per_row * APART) for i in range(len(cards))]
    shown = [mark(scene, card, *spot, 18) for card, spot in zip(cards, spots, strict=True)]
    return "".join(shown), -(-len(cards) // per_row) * APART + 6


def to_choose(scene: Scene, cards: list[View], box: Box, most: int) -> Drawn:
    """Some of them may be clicked: these have room around them, whatever the others must do."""
    eligible = [scene.is_target(card_id(card)) for card in cards]
    count = sum(eligible)
    spare = (most * (box.w - CLICK / 2) - count * CLICK) / max(len(cards) - count, 1)
    below, above, x, y = "", "", box.x, box.y + CLICK / 2
    for card, may in zip(cards, eligible, strict=True):
        step = CLICK if may else min(APART, max(spare, 6.0))
        if x + step > box.right + 1:
            x, y = box.x, y + CLICK
        shown = mark(scene, card, x + step / 2, y, 22 if may else 18)
        below, above, x = below + ("" if may else shown), above + (shown if may else ""), x + step
    return below + above, y + CLICK / 2 + 6 - box.y


def discard_names(scene: Scene, box: Box) -> Drawn:
    """The pile by name, one below the other."""
    cards = in_order(scene.view["discard"])
    if not cards:
        return "", 0
    head = caption(box.x, box.y + WIDE.least, scene.word("discard", n=len(cards)), WIDE, box.w)
    boxes = [Box(box.x - 3, box.y + 19 + i * 24, box.w + 6, 21) for i in range(len(cards))]
    shown = [chip(scene, card, spot, WIDE) for card, spot in zip(cards, boxes, strict=True)]
    return head + "".join(shown), len(cards) * 24 + 22


def discarded(scene: Scene, box: Box, faces: Type) -> str:
    """The whole pile by name, in columns."""
    cards = in_order(scene.view["discard"])
    out = heading(box, scene.word("discard", n=len(cards)), faces)
    boxes = columns(scene, box, faces)
    if not boxes:
        shown, _ = in_rows(scene, Box(box.x + 8, box.y + 34, box.w - 16, 0), 8)
        return out + shown
    return out + "".join(chip(scene, card, spot, faces) for card, spot in zip(cards, boxes, strict=True))


def cut_names(scene: Scene, boxes: list[Box], faces: Type) -> int:
    """How many names of discarded cards would not be whole."""
    pairs = zip(in_order(scene.view["discard"]), boxes, strict=True)
    return sum(chip_words(scene, card, spot, faces).cut is not None for card, spot in pairs)


def columns(scene: Scene, box: Box, faces: Type) -> list[Box]:
    """Places for the names of the pile: low ones or, for two lines, high ones, so that most names are whole. None where
    there are too many cards.
    """
    ways = [in_columns(box, len(scene.view["discard"]), count, high) for high in (25, 38) for count in range(1, 7)]
    ways = [boxes for boxes in ways if boxes and boxes[0].h >= LOWEST]
    return min(ways, key=lambda boxes: (cut_names(scene, boxes, faces), -min(boxes[0].h, 22)), default=[])


def in_columns(box: Box, cards: int, count: int, high: float) -> list[Box]:
    rows = max(-(-cards // count), 1)
    width, height = (box.w - 16) / count, min(high, (box.h - 38) / rows)
    places = [divmod(i, rows) for i in range(cards)]
    w, h = min(width - 5, 200), height - 3
    return [Box(box.x + 8 + c * min(width, 205), box.y + 32 + r * height, w, h) for c, r in places]


def available(scene: Scene, box: Box) -> Drawn:
    """Dominance cards beside the map."""
    return marked(scene, "available", scene.view["available"], box, WIDE)


def marked(scene: Scene, key: str, cards: list[View], box: Box, faces: Type, touch: float = 26) -> Drawn:
    """A few cards that differ only in suit, behind their caption; touch: how large each is."""
    if not cards:
        return "", 0
    step = max(touch, CLICK) if any(scene.is_target(card_id(card)) for card in cards) else touch
    rows = set_lines(scene.word(key), faces.small, box.w - step * len(cards), 2)
    middle = box.y + touch / 2
    y = middle + faces.least * (MIDDLE if rows.single else -0.2)
    spots = [box.right - step * (i + 0.5) for i in range(len(cards))]
    marks = [mark(scene, card, x, middle, touch - 4) for card, x in zip(cards[::-1], spots, strict=True)]
    return print_lines(box.x, y, rows, faces.small, fill="var(--ink-3)") + "".join(marks), touch + 5


def boxed(scene: Scene, box: Box) -> Drawn:
    """In a game for two, the dominance cards that are not in it (5.1.3)."""
    return marked(scene, "box", scene.view["box"], box, WIDE)


def quests(scene: Scene, box: Box, faces: Type = WIDE) -> Drawn:
    """Open quests and how many are still to come."""
    view: View | None = scene.view["quests"]
    if view is None:
        return "", 0
    words = f"{scene.word('quests')} · {scene.word('quests-left', n=view['deck'])}"
    out, y = caption(box.x, box.y + faces.least, words, faces, box.w), box.y + faces.least + 6
    for quest in view["open"]:
        spot = Box(box.x - 3, y, box.w + 6, 27 if quest_lines(scene, quest, box.w + 6, faces).single else 35)
        out, y = out + quest_row(scene, quest, spot, faces), y + spot.h + 3
    return out, y - box.y + 4


def short_quests(scene: Scene, box: Box) -> Drawn:
    """In one line: the suit and the items of each, names in their titles."""
    view: View | None = scene.view["quests"]
    if view is None:
        return "", 0
    words = f"{scene.word('quests')} · {scene.word('quests-left', n=view['deck'])}"
    head = titled(words, glyph("quest", box.x + 8, box.y + 14, 16, "var(--ink-3)"))
    step = (box.w - 20 + 3) / 3
    boxes = [Box(box.x + 20 + i * step, box.y + 1, step - 4, 26) for i in range(len(view["open"]))]
    return head + "".join(quest_chip(scene, each, spot) for each, spot in zip(view["open"], boxes, strict=True)), 32
