"""A card to read, 240 × 336: what is printed on it, and nothing of where it is or whether anybody has it.

It is made from the edition in use, not from a View: every card can be read at any time, as in a printed list of cards.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from parlour.draw.art import Box, path, rect, use
from parlour.draw.cards import Sign, field, in_row, patch
from parlour.draw.frame import Sheet, picture
from parlour.draw.symbols import Symbols
from parlour.draw.things import Say, View
from parlour.draw.words import MIDDLE, Face, Lines, print_lines, set_lines, write
from parlour.games.lockup.draw.cards import SYMBOLS as CARDS
from parlour.games.lockup.draw.cards.automata import FIELDS as SETS
from parlour.games.lockup.draw.cards.automata import guard as guard_head
from parlour.games.lockup.draw.cards.goon import goon_signs, scores, type_name
from parlour.games.lockup.draw.cards.guard import strength
from parlour.games.lockup.draw.cards.item import colour_of, cost_signs, effect_signs, effect_words, symbol_signs
from parlour.games.lockup.draw.cards.marks import value_plate
from parlour.games.lockup.draw.cards.pictures import symbol_of
from parlour.games.lockup.draw.cards.word import GOAL_SIGNS, binding, bonus_words
from parlour.games.lockup.draw.icons import bonus, mark
from parlour.games.lockup.draw.palette import PALETTE
from parlour.games.lockup.draw.pieces import SYMBOLS as PIECES
from parlour.games.lockup.draw.pieces import glyph
from parlour.games.lockup.draw.portraits import FIELDS as TYPES
from parlour.games.lockup.draw.portraits import goon as goon_head
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.rules.book import END_GAME, GOAL_TYPES, OPS, Rules
from parlour.games.lockup.view.cards import goon, guard, item, tome, trait

CARD: Final = Box(0, 0, 240, 336)
ART: Final = Box(8, 8, 224, 132)
FOOT: Final = 272  # where the last two lines begin: signs, then kind and law
LOW: Final = 320  # the last line
NAMES: Final = (Face(20, 700, serif=True), Face(16, 700, serif=True), Face(14.5, 700, serif=True))
TEXT, SMALL, CHIP, FIGURE = Face(14), Face(12, 600), Face(11.5, 600), Face(18, 700)
LEADING: Final = 18
MOST: Final = 9  # lines of words
SYMBOLS: Final = Symbols(PIECES | CARDS)
LAWS: Final = {"item": "2.7", "goon": "12.3", "trait": "17.8", "guard": "18.1.3"}
GOAL_LAWS: Final = ("15.3", "15.4", "15.5")


class Printed(NamedTuple):
    """What stands on a card: picture, name, words, and the two lines at its foot."""

    art: Callable[[Box], str]
    name: str
    text: str
    kind: str
    law: str
    signs: tuple[Sign, ...] = ()


def detail(rules: Rules, target: str, *, say: Say, theme: str = "auto", bare: bool = False) -> str | None:
    """The card of `item-rag-rope`, `goon-helka`, `tome-…`, `goal-…`, `trait-…` or `guard-…` as an SVG; else None."""
    kind, _, name = target.partition("-")
    cards = rules.cards
    ids: dict[str, tuple[str, ...]] = {each: getattr(cards, f"{each}_ids") for each in MAKERS}
    if name not in ids.get(kind, ()):
        return None
    scene = Scene({"seat": None, "players": [], "guards": None, "phase": "", "edition": cards.edition}, (), say)
    face = MAKERS[kind](scene, rules, ids[kind].index(name))
    paper = rect(CARD.grown(-0.5), 12, "var(--paper)", stroke="var(--edge)", stroke_width=1)
    label = f"{face.name}, {face.kind}. {face.text}"
    return picture(Sheet(CARD.w, CARD.h, label, paper + drawn(scene, face)), SYMBOLS, PALETTE, theme, bare)


def sentences(parts: list[str]) -> str:
    return " ".join(f"{part.rstrip('.')}." for part in parts if part)


# What is printed


def printed_item(scene: Scene, rules: Rules, n: int) -> Printed:
    card = item(rules.cards, n)
    text = effect_words(scene, card)
    names = ", ".join(scene.say(f"lockup-symbol-{kind}") for kind in card["symbols"])
    text += [scene.word("card-symbols", symbols=names)] if names else []
    art = partial(item_art, card)
    return Printed(
        art,
        scene.item_name(card),
        sentences(text),
        scene.word("card-kind-item"),
        LAWS["item"],
        tuple(cost_signs(card, 22)),
    )


def item_art(card: View, box: Box) -> str:
    signs = symbol_signs(card, 24) + effect_signs(card, 24)
    wide = sum(width + 4 for _, width in signs) + 10
    plate = rect(Box(box.right - 6 - wide, box.bottom - 40, wide, 34), 10, "var(--paper)") if signs else ""
    return (
        field(box, colour_of(card), card["id"], 8)
        + patch(box.x + 84, box.cy, 78, box.h * 0.46, card["id"])
        + use(symbol_of(card["id"]), box.x + 84, box.cy, min(box.h * 0.84, 108))
        + value_plate(box.right - 6, box.y + 6, card["value"], FIGURE)
        + plate + in_row(signs, box.right - wide, box.bottom - 23, 4)
    )  # fmt: skip


def printed_goon(scene: Scene, rules: Rules, n: int) -> Printed:
    card = goon(rules.cards, n)
    text = effect_words(scene, card)
    text += [scene.word("card-brings", good=scene.good_name(card["brings"]))] if card["brings"] else []
    text.append(scene.word("card-at-the-end", what=scores(scene, card)))
    signs = tuple(goon_signs(card, 22))
    art = partial(head_art, TYPES[card["type"]], card["id"], partial(goon_head, card["type"], name=card["id"]))
    return Printed(art, scene.goon_name(card), sentences(text), type_name(scene, card), LAWS["goon"], signs)


def head_art(colour: str, name: str, head: Callable[[float, float, float], str], box: Box) -> str:
    return field(box, colour, name, 8) + head(box.cx, box.cy + 3, min(box.h - 10, 124))


def printed_tome(scene: Scene, rules: Rules, n: int) -> Printed:
    card = tome(rules.cards, rules.cards.tome_of.index(n))
    text, law = scene.say(f"lockup-text-tome-{card['id']}"), f"14.7.{OPS.index(card['op']) + 1}"
    return Printed(partial(binding, card["op"]), scene.tome_name(card), text, scene.word("card-kind-tome"), law)


def printed_goal(scene: Scene, rules: Rules, n: int) -> Printed:
    cards = rules.cards
    name, kind = cards.goal_ids[n], cards.goal_types[n]
    card: View = {"id": name, "name": cards.names.get(f"goal-{name}")}
    text, words = scene.say(f"lockup-text-goal-{name}"), scene.word(f"card-goal-{GOAL_TYPES[kind]}")
    art = partial(goal_art, GOAL_TYPES[kind], goal_worth(cards, kind, n, rules.parties))
    return Printed(art, scene.goal_name(card), text, words, GOAL_LAWS[kind])


def goal_worth(cards: Any, kind: int, n: int, parties: int) -> str:
    """15.3.4, 15.4, 15.5.1 With two parties there is less to win, and no second place."""
    few = parties == 2
    if kind == END_GAME and cards.stars_per[n]:
        return f"{cards.stars_per[n]}×"
    if kind == END_GAME:
        return str(cards.end_first_two) if few else f"{cards.end_first} / {cards.end_second}"
    majority = cards.majority_stars_two if few else cards.majority_stars
    return str((majority, cards.instant_stars)[kind])


def goal_art(kind: str, won: str, box: Box) -> str:
    sign = glyph(GOAL_SIGNS[kind], box.cx, box.cy, box.h * 0.6, "#E8C877", "var(--goal)")
    return field(box, "var(--goal)", kind, 8) + sign + value_plate(box.right - 6, box.y + 6, won, FIGURE)


def printed_trait(scene: Scene, rules: Rules, n: int) -> Printed:
    card = trait(rules.cards, n)
    text = sentences([bonus_words(scene, each) for each in card["bonuses"]])
    return Printed(partial(trait_art, card), scene.trait_name(card), text, scene.word("card-kind-trait"), LAWS["trait"])


def trait_art(card: View, box: Box) -> str:
    """Its bonuses in a row; signs have the ink of the theme, so what they lie on has its paper."""
    kinds = [each["bonus"] for each in card["bonuses"]]
    step = 52
    left, half = box.cx - (len(kinds) - 1) * step / 2, min(26 * len(kinds) + 22, box.w / 2 - 7)
    signs = "".join(bonus(kind, left + i * step, box.cy, 42) for i, kind in enumerate(kinds))
    back = patch(box.cx, box.cy, half, min(46, box.h * 0.42), card["id"], "var(--paper)")
    return field(box, "#BBA37C", card["id"], 8) + back + signs


def printed_guard(scene: Scene, rules: Rules, n: int) -> Printed:
    card = guard(rules.cards, n)
    head = partial(guard_head, card["role"], card["set"], name=card["id"])
    text = scene.word(f"card-guard-{card['role']}", n=card["strength"])
    kind = scene.word("card-kind-guard")
    return Printed(partial(guard_art, card, head), scene.guard_name(card), sentences([text]), kind, LAWS["guard"])


def guard_art(card: View, head: Callable[[float, float, float], str], box: Box) -> str:
    return head_art(SETS[card["set"]], card["id"], head, box) + strength(card, box.right - 26, box.bottom - 26, 38)


MAKERS: Final[dict[str, Callable[[Scene, Any, int], Printed]]] = {
    "item": printed_item, "goon": printed_goon, "tome": printed_tome,
    "goal": printed_goal, "trait": printed_trait, "guard": printed_guard,
}  # fmt: skip


# How it looks


def drawn(scene: Scene, face: Printed) -> str:
    """The picture gives up some of its height for a card with many words."""
    type_, words = heading_lines(face.name)
    end = FOOT if face.signs else FOOT + 30
    text = set_lines(face.text, TEXT, CARD.w - 28, MOST)
    below = 44 + (len(words.rows) - 1) * type_.size * 1.1 + len(text.rows) * LEADING
    art = ART._replace(h=min(ART.h, end - ART.y - below))
    first = art.bottom + below - 8 - len(text.rows) * LEADING
    return (
        face.art(art)
        + print_lines(16, art.bottom + 29, words, type_, type_.size * 1.1)
        + print_lines(16, first + TEXT.size, text, TEXT, LEADING, fill="var(--ink-2)")
        + foot(scene, face, end)
    )


def heading_lines(name: str) -> tuple[Face, Lines]:
    tried = [(each, set_lines(name, each, CARD.w - 30, 2)) for each in NAMES]
    return next((pair for pair in tried if pair[1].cut is None), tried[-1])


def foot(scene: Scene, face: Printed, end: float) -> str:
    """Cost or signs, if there are any; what it is, its edition, and the paragraph that says so."""
    law = f"§ {face.law}"
    width = CHIP.width(law) + 16
    chip = Box(CARD.w - 14 - width, LOW - 10, width, 20)
    house = scene.view["edition"] == "house"
    left = 34 if house else 16
    kind = set_lines(face.kind, SMALL, chip.x - left - 6, 2)
    y = LOW + SMALL.size * (MIDDLE if kind.single else -0.15)
    return (
        path(f"M16 {end}H{CARD.w - 16:g}", stroke="var(--line)", stroke_width=1)
        + in_row(face.signs, 16, FOOT + 18, 4)
        + (mark("house", 23, LOW, 14, "var(--ink-3)") if house else "")
        + print_lines(left, y, kind, SMALL, fill="var(--ink-2)")
        + rect(chip, 10, stroke="var(--edge)", stroke_width=1)
        + write(chip.cx, chip.cy + 4.2, law, CHIP, text_anchor="middle", fill="var(--ink-2)")
    )
