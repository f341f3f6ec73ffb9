"""Reading one action of Rootlog. What cannot be read gives one sentence and the column where it begins.

An action is told by its shape: `X` a battle, `Z` a craft, `++` and `--` points, `^` a reveal, `$_…->` something on a
board; everything else with an arrow moves things.
"""

import re
from collections.abc import Callable
from re import Match, Pattern

from parlour.games.root.file.rootlog.acts import (
    Act,
    Battle,
    Card,
    Craft,
    DropDecree,
    Funds,
    Load,
    Marker,
    Move,
    Outcast,
    Prices,
    Relation,
    Reveal,
    Score,
)
from parlour.games.root.file.rootlog.limits import ACTION_LETTERS, WORD_LETTERS
from parlour.games.root.file.rootlog.read.things import Unread, read_ends, read_loads
from parlour.games.root.file.rootlog.words import CARD_WORD, CRAFT_WORD, LETTERS, OTHER_LETTERS, SERVICES, suits_of_word

F = f"[{LETTERS}]"
CLEARING = "(1[0-2]|[1-9])"
BATTLE = re.compile(rf"({F}?)X({F}){CLEARING}(?:([FRMB])@(?:([FRMB])@)?)?(?:\(([0-3]),([0-3])\))?")
SCORE = re.compile(rf"({F}?)(\+\+|--)(\d{{0,2}})")
MARKER = re.compile(rf"\+\+->({F}?)\$")
CRAFTED = re.compile(rf"Z(?:%([sbcxhtrf])|([a-z]{{1,{WORD_LETTERS}}}))")
REVEAL = re.compile(rf"(.*?)({F}?)\^({F}?)")
RELATION = re.compile(rf"([VG]?)\$_({F})(?:\+[VG]?\$_{F})*->([h012a])")
PRICES = re.compile(r"\$_([hrm]?)(?:\+\$_[hrm])*->([1-4])")
FUNDS = re.compile(r"\$_f->(\d{1,2})")
OUTCAST = re.compile(r"\$_(h?)o->([FRM])")
CLOSED_PATH = re.compile(r"\d+_\d+->")


def read_act(text: str, turn: str, any_card: bool = False) -> Act:
    """What an action in the turn of a faction says; Unread if it says nothing. `any_card`: of a deck we do not know."""
    if not text:
        raise Unread(0, "there is no action between two separators")
    if len(text) > ACTION_LETTERS:
        raise Unread(0, f"an action has at most {ACTION_LETTERS} letters")
    for shape, build in SHAPES:
        found = shape.fullmatch(text)
        if found:
            return build(found, turn, any_card)
    if "->" in text:
        return read_move(text, turn, any_card)
    raise Unread(0, why_unread(text))


def why_unread(text: str) -> str:
    unknown = [letter for letter in text if letter in OTHER_LETTERS]
    if text.startswith("?") or (unknown and text[0] in OTHER_LETTERS):
        who = OTHER_LETTERS[unknown[0]] if unknown else OTHER_LETTERS["P"]
        return f"it concerns {who}, whom Parlour does not know"
    shapes = {"X": "a battle is written like XE5", "Z": "a craft is written like Z%s or Zarmor"}
    return shapes.get(text[0], "an action has an arrow ->, a battle X, a craft Z, points ++ or --, or a reveal ^")


def read_move(text: str, turn: str, any_card: bool) -> Act:
    left, _, right = text.partition("->")
    if "->" in right:
        raise Unread(len(left) + 2 + right.index("->"), "there is a second arrow")
    if CLOSED_PATH.fullmatch(text):
        raise Unread(0, "closed paths are only on the mountain map")
    loads = read_loads(left, turn, any_card)
    return Move(loads, read_ends(right, turn, loads, len(left) + 2))


def read_battle(found: Match[str], turn: str, _: bool) -> Battle:
    attacker, defender, clearing, ambush, foil, one, other = found.groups()
    rolls = (int(one), int(other)) if one else None
    return Battle(attacker or turn, defender, int(clearing), ambush or "", foil or "", rolls)


def read_score(found: Match[str], turn: str, _: bool) -> Score:
    faction, sign, number = found.groups()
    n = int(number or 1)
    if not n:
        raise Unread(found.start(3), "points are at least 1")
    return Score(faction or turn, n if sign == "++" else -n)


def read_craft(found: Match[str], _turn: str, any_card: bool) -> Craft:
    item, word = found.groups()
    if item:
        return Craft(item)
    if word in CRAFT_WORD:
        return Craft("", *CRAFT_WORD[word])
    if any_card:
        return Craft("", "", word)
    if word not in CARD_WORD:
        raise Unread(1, f"no card of the standard deck is called {word}")
    suits = suits_of_word(CARD_WORD[word])
    return Craft("", suits[0] if len(suits) == 1 else "", CARD_WORD[word])


def read_reveal(found: Match[str], turn: str, any_card: bool) -> Reveal:
    cards, faction, to = found.groups()
    loads: tuple[Load, ...] = read_loads(cards, turn, any_card) if cards else ()
    if not all(isinstance(load.thing, Card) and not load.start for load in loads):
        raise Unread(0, "only cards are revealed, written like 2M#^ or ^A")
    return Reveal(loads, faction or turn, to)


def read_relation(found: Match[str], turn: str, _: bool) -> Relation:
    vagabond = found[1] or turn
    if vagabond not in "VG":
        raise Unread(0, "only a Vagabond has relationships")
    return Relation(vagabond, "".join(re.findall(rf"\$_({F})", found[0])), found[3])


def read_prices(found: Match[str], _turn: str, _: bool) -> Prices:
    return Prices("".join(re.findall(r"\$_([hrm])", found[0])) or SERVICES, int(found[2]))


SHAPES: list[tuple[Pattern[str], Callable[[Match[str], str, bool], Act]]] = [
    (BATTLE, read_battle),
    (SCORE, read_score),
    (MARKER, lambda found, turn, _: Marker(found[1] or turn)),
    (CRAFTED, read_craft),
    (RELATION, read_relation),
    (PRICES, read_prices),
    (FUNDS, lambda found, _turn, _: Funds(int(found[1]))),
    (OUTCAST, lambda found, _turn, _: Outcast(found[2], bool(found[1]))),
    (re.compile(r"\$_->"), lambda _found, _turn, _: DropDecree()),
    (REVEAL, read_reveal),
]
