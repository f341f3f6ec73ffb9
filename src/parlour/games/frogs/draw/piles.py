"""The deck and the discard pile: how many, and what of them one can see."""

from typing import Final

from parlour.draw.art import Box, rect, sheet
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type
from parlour.draw.words import print_lines, set_lines
from parlour.games.frogs.draw.art.pictures import picture
from parlour.games.frogs.draw.cards import small
from parlour.games.frogs.draw.cards.signs import card_back, card_id, mark, word
from parlour.games.frogs.draw.facts import PHONE
from parlour.games.frogs.draw.pieces import glyph
from parlour.games.frogs.draw.scene import Scene

CARD: Final = Box(0, 0, 68, 90)
NAME: Final = 90  # the room for the name of a pile
HIGH: Final = 128  # on a phone


def chosen_from(scene: Scene) -> bool:
    """Whether the viewer chooses from the discard pile now: then it lies open before the hand."""
    return any(scene.is_target(card_id(card)) for card in scene.view["discard"])


def piles(scene: Scene, box: Box, faces: Type) -> str:
    """Side by side on a sheet."""
    y = box.y + (box.h - CARD.h - 34) / 2
    left, right = max(CARD.w / 2 + 4, box.w / 4), max(NAME / 2 + 1, box.w / 4)  # "Discard pile" is the longer name
    spots = [Box(cx - CARD.w / 2, y, CARD.w, CARD.h) for cx in (box.x + left, box.right - right)]
    return sheet(box, 12) + deck(scene, spots[0], faces) + discard(scene, spots[1], faces)


def piles_phone(scene: Scene, x: float, y: float, w: float) -> Drawn:
    return piles(scene, Box(x, y, w, HIGH), PHONE), HIGH


def under(box: Box, words: str, faces: Type) -> str:
    lines = set_lines(words, faces.figure, NAME, 2)
    return print_lines(box.cx, box.bottom + 17, lines, faces.figure, text_anchor="middle")


def empty(box: Box) -> str:
    return rect(box, 6, "none", stroke="var(--edge)", stroke_width=1.5, stroke_dasharray="5 4", opacity=0.7)


def deck(scene: Scene, box: Box, faces: Type) -> str:
    """A stack of backs; the card on top looks out if the viewer knows it."""
    n, top = scene.view["deck"], scene.view["top"]
    stack = [card_back(box._replace(x=box.x + i, y=box.y + i)) for i in (4, 2, 0)[max(0, 3 - n) :]] or [empty(box)]
    known = [card for card in top if card]
    words = " ".join([word(scene, "deck", n=n), *([top_words(scene, known)] if known else [])])
    look = peek(top[0], box) if top and top[0] else ""
    return scene.thing("deck", words, *stack, look, under(box, f"{word(scene, 'deck-name')} {n}", faces))


def top_words(scene: Scene, known: list[View]) -> str:
    return word(scene, "top", cards=", ".join(scene.card_name(card) for card in known))


def peek(card: View, box: Box) -> str:
    """A small picture with an eye: the viewer has seen this card there."""
    art = Box(box.x + 6, box.y + 6, box.w - 12, 38)
    frame = rect(art.grown(1.5), 5, "var(--paper)")
    eye = Box(art.right - 16, art.bottom - 14, 18, 16)
    sign = rect(eye, 8, "var(--paper)", stroke="var(--edge)", stroke_width=0.8)
    return frame + picture(card, art) + mark(card, art.x + 8, art.y + 8, 13) + sign + glyph("eye", eye.cx, eye.cy, 13)


def discard(scene: Scene, box: Box, faces: Type) -> str:
    """The card on top, face up."""
    cards = scene.view["discard"]
    words = " ".join([word(scene, "discard", n=len(cards)), *([pile_words(scene)] if cards else [])])
    name = under(box, f"{word(scene, 'discard-name')} {len(cards)}", faces)
    if not cards:
        return scene.thing("discard", words, empty(box), name)
    top = cards[-1]
    below = rect(box._replace(x=box.x + 3, y=box.y + 3), 6, "var(--paper-2)", stroke="var(--edge)", stroke_width=1)
    return scene.thing("discard", words, below if len(cards) > 1 else "", name) + face(scene, top, box, faces)


def pile_words(scene: Scene) -> str:
    """13.0 The whole pile lies open, in its order."""
    return word(scene, "pile", cards=", ".join(scene.card_name(card) for card in reversed(scene.view["discard"])))


def face(scene: Scene, card: View, box: Box, faces: Type) -> str:
    """A card has one place in a picture: while one chooses from the pile, that is before the hand."""
    if not chosen_from(scene):
        return small(scene, {**card, "provisions": card["supplies"]}, box, faces)
    art = Box(box.x + 3, box.y + 3, box.w - 6, 46)
    back = rect(box, 6, "var(--paper)", stroke="var(--edge)", stroke_width=1)
    return back + picture(card, art) + mark(card, art.x + 9, art.y + 9, 14)
