"""Words in a picture. SVG does not wrap, so we measure: wrap first, then an ellipsis with the whole text as its title.

Which font a reader has is unknown. The widths below are those of DejaVu, the widest of the usual fallbacks, so that
what fits here fits everywhere.
"""

import re
from typing import Final, NamedTuple

from parlour.draw.art import Attr, clean, el, title

SANS: Final = (
    '"Segoe UI",-apple-system,BlinkMacSystemFont,Roboto,"Noto Sans","Open Sans",Ubuntu,Cantarell,'
    '"Helvetica Neue",Arial,sans-serif'
)
SERIF: Final = '"Palatino Linotype",Palatino,"Book Antiqua","URW Palladio L",P052,"PT Serif","Noto Serif",Georgia,serif'

CLASSES: Final = {  # width in em of regular DejaVu Sans → letters; all others are 0.7 wide
    0.0: "\u2068\u2069\u00ad",
    0.33: "ijlIJіїІЇ .,’'·ł:;-/|",
    0.42: "frt!()“”„",
    0.53: "sz–§śźżcгзсэєґ?ć",
    0.62: "aekovxybdghnpquLFPTYабвекотухчьяГРТУҐąęóńийлнпр0123456789",
    0.85: "wOQыДОЦMфюмМФЪ+×≥",
    1.0: "mжшщWЫ—…",
    1.15: "ШЖЩЮ",
}
WORD: Final = re.compile(r"(\s*)([^\s-]+-*|-+)")  # a line may break after a hyphen
WIDTHS: Final = {letter: width for width, letters in CLASSES.items() for letter in letters}


class Face(NamedTuple):
    """A size and cut of type."""

    size: float
    weight: int = 400
    serif: bool = False

    def width(self, words: str) -> float:
        wider = 1.13 if self.serif or self.weight > 500 else 1.02
        return sum(WIDTHS.get(letter, 0.7) for letter in words) * self.size * wider

    def fit(self, words: str, room: float) -> str:
        """The words, or as many letters as there is room for and an ellipsis."""
        if self.width(words) <= room:
            return words
        words = words.rstrip("…")
        while words and self.width(words + "…") > room:
            words = words[:-1]
        return words.rstrip(" ,.-–") + "…"

    def wrap(self, words: str, room: float, lines: int) -> list[str]:
        """At most so many lines. Words that do not fit are left out, an ellipsis says so; only a first word is cut."""
        rows: list[str] = []
        for space, word in WORD.findall(words):
            glue = " " if space else ""
            if rows and self.width(f"{rows[-1]}{glue}{word}") <= room:
                rows[-1] += f"{glue}{word}"
            elif rows and (len(rows) == lines or self.width(word) > room):
                return self.broken_off(rows, room)
            else:
                rows.append(word)
        return [self.fit(row, room) for row in rows]

    def broken_off(self, rows: list[str], room: float) -> list[str]:
        """The little words at the end go as well: "Odda the…" says less than "Odda…"."""
        kept = rows[-1].split()
        while kept and len(kept[-1]) <= 3 and (len(kept) > 1 or len(rows) > 1):
            kept.pop()
        if not kept:
            return self.broken_off(rows[:-1], room)
        last = " ".join(kept).rstrip(" ,.-–")
        dots = f"{last}…" if self.width(f"{last}…") <= room else last
        return [self.fit(row, room) for row in [*rows[:-1], dots]]


def write(x: float, y: float, words: str, face: Face, **attrs: Attr) -> str:
    """One line, as it is. Pale ink etc. by attributes."""
    style: dict[str, Attr] = {"fill": "var(--ink)", **attrs}
    weight = face.weight if face.weight != 400 else None
    return el("text", clean(words), x=x, y=y, font_size=face.size, font_weight=weight, class_=serif(face), **style)


def serif(face: Face) -> str | None:
    return "serif" if face.serif else None


class Lines(NamedTuple):
    """Words made to fit: the lines, and whether something was cut."""

    rows: list[str]
    cut: str | None

    @property
    def single(self) -> bool:
        return len(self.rows) == 1


def set_lines(words: str, face: Face, room: float, lines: int = 1) -> Lines:
    rows = face.wrap(words, room, lines)
    return Lines(rows, None if "".join("".join(rows).split()) == "".join(words.split()) else words)


def print_lines(x: float, y: float, words: Lines, face: Face, **attrs: Attr) -> str:
    """Lines below each other, the first with its baseline at y."""
    leading = face.size * 1.14
    out = "".join(write(x, y + i * leading, row, face, **attrs) for i, row in enumerate(words.rows))
    return el("g", title(words.cut), out) if words.cut else out
