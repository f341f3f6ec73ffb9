"""Words in a picture. SVG does not wrap, so we measure: wrap first, then an ellipsis with the whole text as title."""

import re
from math import inf
from typing import Final, NamedTuple

from parlour.draw.art import Attr, clean, el, number, title
from parlour.draw.fonts import widths

WORD: Final = re.compile(r"(\s*)([^\s-]+-*|-+)")  # a line may break after a hyphen
PIECE: Final = re.compile(r"[^\s-]+")
CLOSER: Final = 0.72  # of its width: how close a line may be written
MIDDLE: Final = 0.36  # of a letter's size: from the middle of a line to its base


class Face(NamedTuple):
    """A size and cut of type."""

    size: float
    weight: int = 400
    serif: bool = False

    def width(self, words: str) -> float:
        """Kerning apart, which mostly makes it a little narrower."""
        wide = widths(self.serif, self.weight)
        return sum(wide.get(letter, 1000) for letter in words) * self.size / 1000

    def fits(self, words: str, room: float) -> bool:
        return self.width(words) <= room

    def fit(self, words: str, room: float) -> str:
        """The words, or as many letters as there is room for and an ellipsis."""
        return words if self.fits(words, room) else self.cut(words, room, first=True)

    def wrap(self, words: str, room: float, lines: int) -> list[str]:
        """At most so many lines. A word too long for any line is cut; so is the one too long for what is left."""
        rows: list[str] = []
        for space, word in WORD.findall(words):
            longer = f"{rows[-1]}{' ' if space else ''}{word}" if rows else word
            if rows and (len(rows) == lines or (self.fits(longer, room) and not rows[-1].endswith("…"))):
                rows[-1] = longer
            else:
                rows.append(word if len(rows) == lines - 1 else self.fit(word, room))
            if not self.fits(rows[-1], room):
                return self.broken_off(rows, room)
        return rows

    def broken_off(self, rows: list[str], room: float) -> list[str]:
        """The last line is too long. Where nothing worth reading would stay of it, the one before ends the text."""
        *whole, last = rows
        ending = f"{whole[-1].rstrip(' ,.-–')}…" if whole else ""
        needed = not whole or not self.fits(ending, room)
        shown = self.cut(last, room, first=needed)
        return [*whole, shown] if shown else self.broken_off([*whole[:-1], f"{whole[-1]} …"], room)

    def cut(self, words: str, room: float, *, first: bool) -> str:
        """Neither a little word nor a single letter ends it: "Odda the…" and "Odda the L…" say less than "Odda…"."""
        pieces = list(PIECE.finditer(words))
        end = len(words.rstrip("…"))
        while end and not self.fits(words[:end] + "…", room):
            end -= 1
        begun = [piece for piece in (pieces[1:] if first else pieces) if piece.start() < end]
        while begun and (end - begun[-1].start() < 2 or len(begun[-1][0]) <= 3):
            end = begun.pop().start()
        kept = words[:end].rstrip(" ,.-–")
        return f"{kept}…" if kept or first else ""


def write(x: float, y: float, words: str, face: Face, **attrs: Attr) -> str:
    """One line, as it is. Pale ink etc. by attributes."""
    style: dict[str, Attr] = {"fill": "var(--ink)", **attrs}
    weight = face.weight if face.weight != 400 else None
    return el("text", clean(words), x=x, y=y, font_size=face.size, font_weight=weight, class_=serif(face), **style)


def serif(face: Face) -> str | None:
    return "serif" if face.serif else None


class Lines(NamedTuple):
    """Words made to fit: the lines, what was cut if something was, and how wide a line may be at the most."""

    rows: list[str]
    cut: str | None
    room: float = inf

    @property
    def single(self) -> bool:
        return len(self.rows) == 1


def set_lines(words: str, face: Face, room: float, lines: int = 1) -> Lines:
    rows = face.wrap(words, room, lines)
    return Lines(rows, None if "".join("".join(rows).split()) == "".join(words.split()) else words)


def set_close(words: str, face: Face, room: float, lines: int = 1) -> Lines:
    """A name; a line of it that is only a little too long is written closer instead of cut."""
    plain = set_lines(words, face, room, lines)
    close = plain if plain.cut is None else set_lines(words, face, room / CLOSER, lines)
    return plain if close.cut else close._replace(room=room)


def print_lines(x: float, y: float, words: Lines, face: Face, leading: float = 0, **attrs: Attr) -> str:
    """Lines below each other, the first with its baseline at y."""
    leading = leading or face.size * 1.14
    close: dict[str, Attr] = {"textLength": number(words.room), "lengthAdjust": "spacingAndGlyphs"}
    out = "".join(
        write(x, y + i * leading, row, face, **attrs, **({} if face.fits(row, words.room) else close))
        for i, row in enumerate(words.rows)
    )
    return el("g", title(words.cut), out) if words.cut else out
