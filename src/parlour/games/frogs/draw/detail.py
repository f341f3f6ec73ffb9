"""A card to read, 240 × 336: what is printed on it, and nothing of where it is or whether anybody has it.

It is made from the edition in use, not from a View: every card can be read at any time, as in a printed list of cards.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from parlour.draw.art import Box, path, rect
from parlour.draw.frame import Sheet, picture
from parlour.draw.symbols import Symbols
from parlour.draw.things import Say, View
from parlour.draw.words import MIDDLE, Face, Lines, print_lines, set_lines, write
from parlour.games.frogs.draw.art.pictures import picture as card_picture
from parlour.games.frogs.draw.art.pictures import starter_picture
from parlour.games.frogs.draw.cards import SYMBOLS as CARDS
from parlour.games.frogs.draw.cards.signs import LABELLED, OF, edition, free_sign, price, provisions, word
from parlour.games.frogs.draw.palette import PALETTE
from parlour.games.frogs.draw.pieces import SYMBOLS as PIECES
from parlour.games.frogs.draw.pieces import glyph, species_mark
from parlour.games.frogs.draw.scene import Scene
from parlour.games.frogs.rules.book import STARTER_LISTS, STARTERS, Cards, Rules
from parlour.games.frogs.view.cards import printed
from parlour.games.frogs.words import wording

CARD: Final = Box(0, 0, 240, 336)
ART: Final = Box(8, 8, 224, 168)
LEAST_ART: Final = 56
FOOT: Final = 302  # the rule above the last line
LEFT, ROOM = 16, 208
NAMES: Final = tuple(Face(size, 700, serif=True) for size in (20, 17, 15, 13))
TEXTS: Final = (Face(14), Face(13), Face(12))
LABEL, SMALL, CHIP = Face(11.5, 700), Face(12, 600), Face(11.5, 600)
LAWS: Final = {"villager": "5.2.1", "gear": "9.2", "building": "10.2", "starter": "2.5"}
SYMBOLS: Final = Symbols(PIECES | CARDS)


class Part(NamedTuple):
    """A paragraph: what it is, where that must be said, and its words."""

    label: str
    text: str


class Printed(NamedTuple):
    """What stands on a card."""

    art: Callable[[Box], str]
    sign: str
    species: str
    name: str
    parts: list[Part]
    kind: str
    deck: str
    law: str


def detail(rules: Rules, target: str, *, say: Say, theme: str = "auto", bare: bool = False) -> str | None:
    """The card of `card-frog-mage` or `start-nest` (also `start-1-nest`) as an SVG; else None."""
    kind, _, name = target.partition("-")
    cards = rules.cards
    view: View = {"seat": None, "players": [], "phase": "", "edition": cards.edition}
    scene = Scene(view, (), say)
    if kind == "card" and name in cards.ids:
        face = printed_card(scene, cards, cards.ids.index(name))
    elif kind == "start" and name.lstrip("01-") in STARTERS:
        face = printed_starter(scene, cards, name.lstrip("01-"))
    else:
        return None
    paper = rect(CARD.grown(-0.5), 12, "var(--paper)", stroke="var(--edge)", stroke_width=1)
    text = " ".join(labelled(part) for part in face.parts)
    label = f"{face.name}, {scene.species_name(face.species)}, {face.kind}. {text}"
    return picture(Sheet(CARD.w, CARD.h, label, paper + drawn(scene, face)), SYMBOLS, PALETTE, theme, bare)


def labelled(part: Part) -> str:
    return f"{part.label}: {part.text}" if part.label else part.text


# What is printed


def printed_card(scene: Scene, cards: Cards, n: int) -> Printed:
    card = printed(cards, n)
    parts = [
        Part(scene.say(f"frogs-text-{line.kind}") if line.kind in LABELLED else "", line.text)
        for line in wording.card_text(card, scene.say)
    ]
    kind, deck, law = scene.say(f"frogs-type-{card['type']}"), deck_name(scene, card), LAWS[card["type"]]
    art, species = partial(card_art, scene, card), card["species"]
    return Printed(art, card["type"], species, scene.card_name(card), parts, kind, deck, law)


def deck_name(scene: Scene, card: View) -> str:
    return word(scene, "deck-novice") if card["deck"] == "novice" else scene.say(f"frogs-deck-{card['deck']}")


def card_art(scene: Scene, card: View, box: Box) -> str:
    """With cost, provisions and the sign of the free action."""
    parts = [card_picture(card, box, 8), price(card, box.x + 6, box.y + 6, 30)]
    parts += [provisions(card["supplies"], box.right - 7, box.y + 8, 24)] if card["supplies"] else []
    parts += [free_sign(scene, box.right - 19, box.bottom - 18, 24)] if card["free"] else []
    return "".join(parts)


def printed_starter(scene: Scene, cards: Cards, starter: str) -> Printed:
    at = STARTER_LISTS + 2 * STARTERS.index(starter)
    parts = [
        Part(word(scene, f"{side}-side"), wording.effects_text(cards.said[at + i], scene.say))
        for i, side in enumerate(("basic", "advanced"))
    ]
    art, kind = partial(starter_art, starter), word(scene, "starter")
    return Printed(art, starter, OF[starter], scene.starter_name(starter), parts, kind, "", LAWS["starter"])


def starter_art(starter: str, box: Box) -> str:
    """Both sides."""
    half = box.w / 2 - 3
    sides = [box._replace(w=half), box._replace(x=box.right - half, w=half)]
    return "".join(starter_picture(starter, OF[starter], i == 1, side, 8) for i, side in enumerate(sides))


# How it looks


def drawn(scene: Scene, face: Printed) -> str:
    """The picture gives up some of its height for a card with many words; then letters become smaller."""
    type_, name = heading_lines(face.name)
    head = max(30, len(name.rows) * type_.size * 1.1 + 8)
    room = FOOT - ART.y - head - 10
    text = next((each for each in TEXTS if height(face.parts, each) <= room - LEAST_ART), TEXTS[-1])
    art = ART._replace(h=min(ART.h, room - height(face.parts, text)))
    top = art.bottom + 4 + (head - len(name.rows) * type_.size * 1.1) / 2
    return (
        face.art(art)
        + species_mark(face.species, LEFT + 12, art.bottom + 4 + head / 2, 24)
        + print_lines(LEFT + 31, top + type_.size * 0.9, name, type_, type_.size * 1.1)
        + body(face.parts, text, art.bottom + head + 8)
        + foot(scene, face)
    )


def heading_lines(name: str) -> tuple[Face, Lines]:
    tried = [(each, set_lines(name, each, ROOM - 31, 2)) for each in NAMES]
    return next((pair for pair in tried if pair[1].cut is None), tried[-1])


def height(parts: list[Part], face: Face) -> float:
    rows = sum(len(set_lines(part.text, face, ROOM, 12).rows) for part in parts)
    return rows * face.size * 1.25 + sum(5 + (15 if part.label else 0) for part in parts)


def body(parts: list[Part], face: Face, y: float) -> str:
    out = ""
    for part in parts:
        if part.label:
            out += write(LEFT, y + 11, part.label, LABEL, fill="var(--ink-3)")
            y += 15
        lines = set_lines(part.text, face, ROOM, 12)
        out += print_lines(LEFT, y + face.size, lines, face, face.size * 1.25, fill="var(--ink)")
        y += len(lines.rows) * face.size * 1.25 + 5
    return out


def foot(scene: Scene, face: Printed) -> str:
    """What it is, the edition, and the paragraph that says so."""
    law = f"§ {face.law}"
    width = CHIP.width(law) + 14
    chip = Box(CARD.w - 14 - width, FOOT + 8, width, 20)
    house = Box(chip.x - 20, chip.y, 14, 20)
    words = Lines([SMALL.fit(each, house.x - LEFT - 24) for each in (face.kind, face.deck) if each], None)
    y = chip.cy + SMALL.size * (MIDDLE if words.single else -0.42)
    return (
        path(f"M{LEFT} {FOOT}H{CARD.w - LEFT:g}", stroke="var(--line)", stroke_width=1)
        + glyph(face.sign, LEFT + 7, chip.cy, 15, "var(--ink-2)", "var(--paper)")
        + print_lines(LEFT + 20, y, words, SMALL, fill="var(--ink-2)")
        + edition(scene, house.cx, chip.cy, 14)
        + rect(chip, 10, stroke="var(--edge)", stroke_width=1)
        + write(chip.cx, chip.cy + 4.2, law, CHIP, text_anchor="middle", fill="var(--ink-2)")
    )
