"""Reading what moves, and where from and to: `2w3`, `(w+2Ew)3`, `(2R+B)#A$`, `%sde`; `3+11`, `E$_r`, `s+e`."""

import re
from re import Match

from parlour.games.root.file.rootlog.acts import Card, Item, Load, Piece, Thing
from parlour.games.root.file.rootlog.limits import MOST_ENDS, MOST_LOADS, WORD_LETTERS
from parlour.games.root.file.rootlog.words import CARD_WORD, LETTERS, QUEST_WORD

F = f"[{LETTERS}]"
CLEARING = "(?:1[0-2]|[1-9])"
WORD = f"[a-z@]{{0,{WORD_LETTERS}}}"
BOARD = rf"{F}?\$(?:_[rmxb])?"
CARD_PLACE = rf"{BOARD}|{F}|\*|Q|"
PIECE_PLACE = rf"{F}?\$|{CLEARING}|"
ITEM_PLACE = rf"{F}?\$|{CLEARING}|[sdt]?[re]?"
PIECE = re.compile(rf"(\d{{0,2}})({F}?)([wpbt](?:_[a-z])?)({PIECE_PLACE})")
CARD = re.compile(rf"(\d{{0,2}})([FRMB]?)#({WORD})({CARD_PLACE})")
ITEM = re.compile(rf"(\d{{0,2}})%([sbcxhtrf_])({ITEM_PLACE})")
GROUP = re.compile(r"\(([^()]*)\)(.*)")
CARDS_OF_SUITS = re.compile(rf"#({WORD})({CARD_PLACE})")
FOREST = re.compile(rf"{CLEARING}(?:_{CLEARING}){{2,}}")
SPECIAL = ("builder", "charismatic", "commander", "despot", "thief", "tinker", "ranger", "vagrant", "arbiter",
           "scoundrel")  # fmt: skip


class Unread(Exception):
    """An action that says nothing: where in it, and why."""

    def __init__(self, column: int, sentence: str) -> None:
        super().__init__(sentence)
        self.column = column
        self.sentence = sentence


def split_terms(text: str) -> list[tuple[int, str]]:
    """The parts between `+` outside brackets, each with its column."""
    parts, depth, start = [], 0, 0
    for column, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth not in (0, 1):
            raise Unread(column, "the brackets do not match")
        if letter == "+" and not depth:
            parts.append((start, text[start:column]))
            start = column + 1
    if depth:
        raise Unread(len(text), "a bracket is not closed")
    return [*parts, (start, text[start:])]


def read_loads(text: str, turn: str, any_card: bool) -> tuple[Load, ...]:
    """The left side of an arrow, or what is revealed."""
    if text.count("+") >= MOST_LOADS:
        raise Unread(0, f"at most {MOST_LOADS} kinds of things move at once")
    loads: list[Load] = []
    for column, part in split_terms(text):
        group = GROUP.fullmatch(part)
        loads += read_group(group, turn, any_card, column) if group else [read_load(part, turn, any_card, column)]
    return tuple(loads)


def read_group(group: Match[str], turn: str, any_card: bool, column: int) -> list[Load]:
    inside, after = group[1], group[2]
    suits = CARDS_OF_SUITS.fullmatch(after)
    parts = [(column + 1 + at, part) for at, part in split_terms(inside)]
    if suits:
        return [read_load(f"{part}#{suits[1]}{suits[2]}", turn, any_card, at) for at, part in parts]
    return [read_load(part + after, turn, any_card, at) for at, part in parts]


def read_load(text: str, turn: str, any_card: bool, column: int) -> Load:
    card = CARD.fullmatch(text)
    if card:
        return Load(count(card[1], column), Card(card[2], card_word(card, any_card, column)), place(card[4], turn))
    item = ITEM.fullmatch(text)
    if item:
        return Load(count(item[1], column), Item(item[2]), place(item[3], turn))
    piece = PIECE.fullmatch(text)
    if piece:
        return Load(count(piece[1], column), Piece(piece[2] or turn, piece[3]), place(piece[4], turn))
    raise Unread(column, f"{shown(text)} is no piece, card or item with a place that Parlour knows")


def shown(text: str) -> str:
    """A part of a line as it may stand in a sentence."""
    short = text if len(text) <= 24 else text[:23] + "…"
    return repr(short) if short else "nothing"


def count(digits: str, column: int) -> int:
    n = int(digits or 1)
    if not n:
        raise Unread(column, "a number of things is at least 1")
    return n


def card_word(card: Match[str], any_card: bool, column: int) -> str:
    word = card[3]
    if not word or word in SPECIAL:
        return word
    if card[4] == "Q":
        return QUEST_WORD.get(word, word)
    if word not in CARD_WORD and not any_card:
        raise Unread(column + card.start(3), f"no card of the standard deck is called {shown(word)}")
    return CARD_WORD.get(word, word)


def place(word: str, turn: str) -> str:
    """A place with the faction written: `$` is the board of whose turn it is."""
    return turn + word if word.startswith("$") else word


def read_ends(text: str, turn: str, loads: tuple[Load, ...], column: int) -> tuple[str, ...]:
    """The right side of an arrow."""
    if not text:
        return ("",)
    if text.count("+") >= MOST_ENDS:
        raise Unread(column, f"things go to at most {MOST_ENDS} places at once")
    ends: list[str] = []
    kinds = {load.thing for load in loads}
    for part in text.split("+"):
        if not all(fits(part, thing) for thing in kinds):
            raise Unread(column, f"{shown(part)} is no place where that can go")
        column += len(part) + 1
        ends.append(place(part, turn))
    return tuple(ends)


def fits(part: str, thing: Thing) -> bool:
    if isinstance(thing, Card):
        return bool(part) and re.fullmatch(rf"{BOARD}|{F}|Q", part) is not None
    if isinstance(thing, Item):
        return bool(part) and re.fullmatch(rf"{F}?\$|[sdt]?[re]?", part) is not None
    forest = thing.word == "p" and FOREST.fullmatch(part)
    return bool(forest) or re.fullmatch(rf"{F}?\$|{CLEARING}", part) is not None
