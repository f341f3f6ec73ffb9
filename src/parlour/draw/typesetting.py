"""Small parts that panels and boards are made of: type sizes, facts in a row, titles, words that are not cut."""

import re
from collections.abc import Sequence
from typing import Final, Protocol

from parlour.draw.art import Box, el, title
from parlour.draw.words import Face, Lines, print_lines, set_lines, write

Drawn = tuple[str, float]  # what has been drawn, and how high it is
VOWELS: Final = "aeiouyąęóаеиоуыэюяіїєё"
ONSET: Final = rf"(?:[bcdfgkptбвгдкпт][rlрл]|[^\W{VOWELS}])[{VOWELS}]"  # how the next syllable begins
SYLLABLE: Final = re.compile(rf"(?i)[{VOWELS}][^\W{VOWELS}]*?(?={ONSET})")
SHARES: Final = (0.5, 0.3, 0.7)  # where a word is divided, if it can be


class Type:
    """The faces of a layout: names, words and small words, in its smallest readable sizes."""

    def __init__(self, least: float, dense: bool = False, tight: bool = False) -> None:
        self.least = least
        self.dense = dense  # signs closer together, for a strip that is full
        self.tight = tight  # and names in one line, for one with six players
        self.name = Face(least + 1, 700, serif=True)
        self.strong = Face(least + 0.5, 600)
        self.small = Face(least)
        self.figure = Face(least, 700)
        self.tiny_name = Face(least, 700, serif=True)


class FactLike(Protocol):
    """A sign with a number or a word beside it."""

    def width(self, face: Face) -> float: ...
    def at(self, x: float, cy: float, face: Face) -> str: ...


def facts_row(facts: Sequence[FactLike], box: Box, face: Face, gap: float = 10) -> Drawn:
    """Side by side; a new row where the width ends."""
    out, x, y = "", box.x, box.y
    for each in facts:
        width = each.width(face)
        if x > box.x and x + width > box.right + 2:
            x, y = box.x, y + box.h
        out += each.at(x, y + box.h / 2, face)
        x += width + gap
    return out, (y + box.h - box.y if facts else 0)


def caption(x: float, y: float, words: str, faces: Type, room: float) -> str:
    """A quiet word over a group of things."""
    return print_lines(x, y, set_lines(words, faces.small, room), faces.small, fill="var(--ink-3)")


def heading(box: Box, words: str, faces: Type, count: str = "") -> str:
    """A title at the left and, it may be, a count at the right of a sheet's first line."""
    y = box.y + 7 + faces.least * 1.15
    spare = box.w - 24 - faces.small.width(count)
    left = print_lines(box.x + 11, y, set_lines(words, faces.strong, spare), faces.strong)
    return left + write(box.right - 11, y, count, faces.small, text_anchor="end", fill="var(--ink-3)")


def whole_lines(words: str, face: Face, room: float, lines: int, most: int = 0) -> Lines:
    """Before anything is cut, words too long for a line are divided, and the lines may be as many as `most`."""
    way = set_lines(words, face, room, lines)
    if way.cut is None:  # nearly always
        return way
    divided = [" ".join(halves(word, face, room, share) for word in words.split()) for share in SHARES]
    for count in range(lines, max(lines, most) + 1):
        for each in (words, *divided):
            way = set_lines(each, face, room, count)
            if way.cut is None:
                return way
    return way._replace(cut=words)


def halves(word: str, face: Face, room: float, share: float) -> str:
    """A long word with a hyphen before a syllable, as near to that share of its letters as may be."""
    if "-" in word:
        return "-".join(halves(part, face, room, share) for part in word.split("-"))
    ends = [found.end() for found in SYLLABLE.finditer(word) if 2 < found.end() < len(word) - 2]
    if face.fits(word, room) or not ends:
        return word
    end = min(ends, key=lambda place: abs(place - len(word) * share))
    return f"{word[:end]}-{word[end:]}"


def titled(words: str, *inner: str) -> str:
    return el("g", title(words), *inner)
