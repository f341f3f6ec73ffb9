"""Cards that lie on the table: the item display beside its deck, goons and tomes with their discards."""

from typing import Final, NamedTuple

from parlour.draw.art import Box, rect
from parlour.draw.facts import badge
from parlour.draw.things import View
from parlour.draw.typesetting import Type
from parlour.draw.words import MIDDLE, print_lines, set_lines
from parlour.games.lockup.draw.cards import goon_back, item, item_back, tome_back
from parlour.games.lockup.draw.scene import Scene

BACKS: Final = {"item": item_back, "goon": goon_back, "tome": tome_back}
WIDEST: Final = 240


class Pile(NamedTuple):
    kind: str
    deck: int
    discard: list[View]


def piles(scene: Scene) -> list[Pile]:
    view = scene.view
    goons = Pile("goon", view["goon_deck"], view["goon_discard"])
    return [Pile("item", view["item_deck"], []), goons, Pile("tome", view["tome_deck"], view["tome_discard"])]


def display(scene: Scene, box: Box, faces: Type, deck: float) -> str:
    """4.4 The item deck at the left, then its cells in order, at the right the other decks."""
    items, goons, tomes = piles(scene)
    left = pile(scene, items, box._replace(w=deck), faces)
    right = [
        pile(scene, each, Box(box.right - deck * (i + 1) - 8 * i, box.y, deck, box.h), faces)
        for i, each in enumerate((tomes, goons))
    ]
    cells = Box(box.x + deck + 10, box.y, box.w - 3 * deck - 28, box.h)
    return left + row(scene, cells, faces) + "".join(right)


def row(scene: Scene, box: Box, faces: Type) -> str:
    cells: list[View | None] = scene.view["display"]
    step = min((box.w + 8) / max(len(cells), 1), WIDEST + 8)
    boxes = [Box(box.x + i * step, box.y, step - 8, box.h) for i in range(len(cells))]
    return "".join(cell(scene, each, spot, faces) for each, spot in zip(cells, boxes, strict=True))


def cell(scene: Scene, each: View | None, box: Box, faces: Type) -> str:
    if each is not None:
        return item(scene, each, box, faces)
    return empty(box)


def pile(scene: Scene, each: Pile, box: Box, faces: Type) -> str:
    """A stack of backs with its sign and number; below it the size of the discard pile."""
    words = scene.word(f"deck-{each.kind}", n=each.deck)
    back = box._replace(w=box.w - 4, h=box.h - 24)
    face = BACKS[each.kind]
    stack = [face(back._replace(x=back.x + i, y=back.y + i)) for i in (4, 0)] if each.deck else [empty(back)]
    count = badge(back.right - 6, back.bottom - 6, each.deck, faces.least / 0.74)
    return scene.thing(f"deck-{each.kind}", words, *stack, count, discarded(scene, each, box, faces))


def empty(box: Box) -> str:
    return rect(box, 7, "none", stroke="var(--wall-ink-2)", stroke_width=1.5, stroke_dasharray="5 4", opacity=0.7)


def discarded(scene: Scene, each: Pile, box: Box, faces: Type) -> str:
    """One line below the deck."""
    text = scene.word("items") if each.kind == "item" else scene.word("discard", n=len(each.discard))
    words = set_lines(text, faces.small, box.w + 4)
    y = box.bottom - 8 + faces.least * MIDDLE
    return print_lines(box.cx - 2, y, words, faces.small, text_anchor="middle", fill="var(--wall-ink)")
