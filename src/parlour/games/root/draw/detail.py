"""A card to read, 240 × 336: what is printed on it, and nothing of where it is or whether anybody has it.

It is made from the box, not from a View: every card can be read at any time, as in a printed list of cards.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from parlour.draw.art import Box, path, rect
from parlour.draw.frame import Sheet, picture
from parlour.draw.things import Say, View
from parlour.draw.words import MIDDLE, Face, Lines, print_lines, set_lines, write
from parlour.games.root.draw.art import SYMBOLS, glyph, suit
from parlour.games.root.draw.cards import cost_marks, quest_art
from parlour.games.root.draw.palette import PALETTE
from parlour.games.root.draw.pictures import DARK, PALE, card_art, scenery
from parlour.games.root.rules.facts import (
    BOARDS,
    CARD_IDS,
    CARD_KINDS,
    CARD_NAMES,
    COST_OF,
    COSTS,
    ITEM_OF,
    ITEMS,
    KIND_OF,
    POINTS_OF,
    QUEST_IDS,
    QUEST_ITEMS,
    QUEST_SUIT,
    SUIT_OF,
    SUITS,
)

CARD: Final = Box(0, 0, 240, 336)
ART: Final = Box(8, 8, 224, 132)
FOOT: Final = 272  # where the last two lines begin: cost and gain, then kind and law
LOW: Final = 320  # the last line
NAMES: Final = (Face(20, 700, serif=True), Face(16, 700, serif=True), Face(14.5, 700, serif=True))
TEXT, SMALL, CHIP, FIGURE = Face(14), Face(12, 600), Face(11.5, 600), Face(17, 700)
LEADING: Final = 18
LEADERS: Final = ("builder", "charismatic", "commander", "despot")
CHARACTERS: Final = ("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel")
LAWS: Final = {"item": "4.1.3", "persistent": "4.1.4", "immediate": "4.1.3", "ambush": "4.3.1", "dominance": "3.3"}


class Printed(NamedTuple):
    """What stands on a card: picture, suit, name, words, and the two lines at its foot."""

    art: Callable[[Box], str]
    suit: str
    name: str
    text: str
    kind: str
    law: str
    signs: str = ""  # cost or items, at the left of the foot
    gain: str = ""


def detail(_rules: object, target: str, *, say: Say, theme: str = "auto", bare: bool = False) -> str | None:
    """The card of `card-anvil`, `quest-fox-errand`, `leader-despot` or `character-thief` as an SVG; else None."""
    kind, _, name = target.partition("-")
    makers = {"card": card, "quest": quest, "leader": leader, "character": character}
    face = makers[kind](name, say) if kind in makers else None
    if face is None:
        return None
    paper = rect(CARD.grown(-0.5), 12, "var(--paper)", stroke="var(--edge)", stroke_width=1)
    label = f"{face.name}, {face.kind}. {face.text}"
    return picture(Sheet(CARD.w, CARD.h, label, paper + drawn(face)), SYMBOLS, PALETTE, theme, bare)


# What is printed


def card(name: str, say: Say) -> Printed | None:
    if name not in CARD_IDS:
        return None
    n = CARD_IDS.index(name)
    title, kind, of = CARD_NAMES[n], CARD_KINDS[KIND_OF[n]], SUITS[SUIT_OF[n]]
    item = ITEMS[ITEM_OF[n]] if ITEM_OF[n] >= 0 else None
    cost = cost_marks([COSTS[each] for each in COST_OF[n]], 16, FOOT + 18, 22)
    gain = item_gain(item, POINTS_OF[n]) if item else ""
    text = effect(title, kind, of, item, say)
    law, words = f"§ {LAWS[kind]}", say(f"root-draw-card-{kind}")
    art = partial(card_art, title, of, item)
    return Printed(art, of, say(f"root-name-{title}"), text, words, law, cost, gain)


def effect(name: str, kind: str, of: str, item: str | None, say: Say) -> str:
    if item:
        return say("root-effect-item", item=say(f"root-item-{item}"))
    if kind == "dominance":
        return say(f"root-effect-dominance-{'bird' if of == 'bird' else 'suit'}")
    return say(f"root-effect-{name}")


def item_gain(item: str, vp: int) -> str:
    words = f"+{vp}"
    left = CARD.w - 18 - FIGURE.width(words)
    return glyph(item, left - 15, FOOT + 18, 24) + write(left, FOOT + 18 + FIGURE.size * MIDDLE, words, FIGURE)


def quest(name: str, say: Say) -> Printed | None:
    if name not in QUEST_IDS:
        return None
    n = QUEST_IDS.index(name)
    of, items = SUITS[QUEST_SUIT[n]], [ITEMS[each] for each in QUEST_ITEMS[n]]
    facts: View = {"id": name, "suit": of, "items": items}
    title = say(f"root-quest-{name}").partition(" (")[0]
    reward, kind = say("root-draw-quest-reward"), say("root-draw-card-quest")
    return Printed(partial(quest_art, facts), of, title, reward, kind, "§ 9.5.5", item_signs(items))


def item_signs(items: list[str]) -> str:
    return "".join(glyph(kind, 27 + i * 30, FOOT + 18, 23) for i, kind in enumerate(items))


def leader(name: str, say: Say) -> Printed | None:
    if name not in LEADERS:
        return None
    text, law = say(f"root-leader-{name}-text"), f"§ 7.8.{LEADERS.index(name) + 1}"
    art = partial(portrait, name, "eyrie")
    return Printed(art, "", say(f"root-leader-{name}"), text, say("root-draw-card-leader"), law)


def character(name: str, say: Say) -> Printed | None:
    if name not in CHARACTERS or name not in BOARDS["vagabond"]["characters"]:
        return None
    items: list[str] = BOARDS["vagabond"]["characters"][name]
    text, law = say(f"root-character-{name}-text"), f"§ GG.{CHARACTERS.index(name) + 1}"
    title, kind = say(f"root-character-{name}"), say("root-draw-card-character")
    return Printed(partial(portrait, name, "vagabond"), "", title, text, kind, law, item_signs(items))


def portrait(name: str, faction: str, box: Box) -> str:
    return scenery(faction, box, name) + glyph(name, box.cx, box.cy + 4, box.h * 0.59, DARK, PALE)


# How it looks


def drawn(face: Printed) -> str:
    """The picture gives up some of its height for a card with many words."""
    type_, words = heading_lines(face)
    end = FOOT if face.signs else FOOT + 30
    text = set_lines(face.text, TEXT, CARD.w - 28, 9)
    below = 44 + (len(words.rows) - 1) * type_.size * 1.1 + len(text.rows) * LEADING
    art = ART._replace(h=min(ART.h, end - ART.y - below))
    first = art.bottom + below - 8 - len(text.rows) * LEADING
    mark = suit(face.suit, 30, art.bottom + 22, 30) if face.suit else ""
    return (
        face.art(art)
        + mark
        + print_lines(52 if face.suit else 16, art.bottom + 29, words, type_, type_.size * 1.1)
        + print_lines(16, first + TEXT.size, text, TEXT, LEADING, fill="var(--ink-2)")
        + foot(face, end)
    )


def heading_lines(face: Printed) -> tuple[Face, Lines]:
    room = CARD.w - (64 if face.suit else 30)
    tried = [(each, set_lines(face.name, each, room, 2)) for each in NAMES]
    return next((pair for pair in tried if pair[1].cut is None), tried[-1])


def foot(face: Printed, end: float) -> str:
    """Cost and gain, if there are any; what it is, and the paragraph that says so."""
    rule = path(f"M16 {end}H{CARD.w - 16:g}", stroke="var(--line)", stroke_width=1)
    width = CHIP.width(face.law) + 16
    chip = Box(CARD.w - 14 - width, LOW - 10, width, 20)
    kind = set_lines(face.kind, SMALL, chip.x - 22, 2)
    y = LOW + SMALL.size * (MIDDLE if kind.single else -0.15)
    return (
        rule
        + face.signs
        + face.gain
        + print_lines(16, y, kind, SMALL, fill="var(--ink-2)")
        + rect(chip, 10, stroke="var(--edge)", stroke_width=1)
        + write(chip.cx, chip.cy + 4.2, face.law, CHIP, text_anchor="middle", fill="var(--ink-2)")
    )
