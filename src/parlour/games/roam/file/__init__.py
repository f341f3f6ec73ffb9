"""Roam as a position file: fields that people can read and edit, each checked when it is read.

Markers are six rows of six letters, north to south: `.` nothing, else the first letter of the colour; `_` is a hole.
"""

from typing import Any, Final

from parlour.games.roam.rules.board import LANDS, SIDE, SPACE_NAMES, SPACES, SPACES_OF
from parlour.games.roam.rules.book import BARREN_ROUNDS, CARDS, COLOURS, STALL_ROUNDS
from parlour.games.roam.rules.state import NONE, Roam
from parlour.kernel.bag import has, members
from parlour.kernel.errors import BadFile, shown
from parlour.kernel.state import NOBODY
from parlour.record.fields import listed
from parlour.record.kinds import Bag, Flag, InOrder, Kind, ListOf, Number, Word
from parlour.record.layout import Field, Layout

MOST: Final = 1_000_000_000  # of turns
RICHEST: Final = 999  # coins never run out, but nobody earns so many; each is an option of an auction


def seats(g: Roam) -> int:
    return g.seats


def cards(g: Roam) -> tuple[str, ...]:
    return g.rules.cards.card_ids


def lands(g: Roam) -> tuple[str, ...]:
    return g.rules.cards.card_ids[:CARDS]


def artifacts(g: Roam) -> tuple[str, ...]:
    return g.rules.cards.artifact_ids


class Markers(Kind):
    """By seat, its spaces on one level."""

    def write(self, g: Roam, value: list[int]) -> list[str]:
        letters = ["." if has(g.field, space) else "_" for space in range(SPACES)]
        for seat, marked in enumerate(value):
            for space in members(marked):
                letters[space] = COLOURS[g.rules.colours[seat]][0]
        return ["".join(letters[row : row + SIDE]) for row in range(0, SPACES, SIDE)]

    def read(self, g: Roam, value: Any, where: str) -> list[int]:
        letters = {COLOURS[colour][0]: seat for seat, colour in enumerate(g.rules.colours)}
        level = [0] * g.seats
        for row, text in enumerate(listed(value, where, SIDE)):
            if not isinstance(text, str) or len(text) != SIDE or set(text) - set(letters) - set("._"):
                raise BadFile(f"{where}[{row}]", f"must be {SIDE} letters of {''.join(letters)}._, not {shown(text)}")
            for space, letter in enumerate(text, row * SIDE):
                if (letter == "_") == has(g.field, space):
                    raise BadFile(f"{where}[{row}]", "must have _ where a land is missing, and only there")
                if letter in letters:
                    level[letters[letter]] |= 1 << space
        return level


class FaceDown(Kind):
    """By seat: of all that it has, what does not lie face up. Each lies face up or face down."""

    def __init__(self, kind: Kind, up: str) -> None:
        self.kind, self.up = kind, up

    def write(self, g: Roam, value: list[int]) -> Any:
        return self.kind.write(g, [value[seat] & ~getattr(g, self.up)[seat] for seat in range(g.seats)])

    def read(self, g: Roam, value: Any, where: str) -> list[int]:
        up, down = getattr(g, self.up), self.kind.read(g, value, where)
        for seat in range(g.seats):
            if up[seat] & down[seat]:
                raise BadFile(f"{where}[{seat}]", f"names something that is {self.up} as well")
        return [up[seat] | down[seat] for seat in range(g.seats)]


class Coins(Number):
    """2.2.1 A number of any size that an action can name."""

    def __init__(self) -> None:
        super().__init__(0, RICHEST)


def put_lands(g: Roam, value: list[int]) -> None:
    """7.7.1 The spaces of the lands that are there."""
    g.lands = value
    g.field = sum(SPACES_OF[land] for land in range(LANDS) if value[land] != NONE)


OWN_CARDS: Final = ListOf(seats, Bag(cards))
OWN_ARTIFACTS: Final = ListOf(seats, Bag(artifacts))
LAYOUT: Final = Layout[Roam](
    Field("first", Number(0, lambda g: g.seats - 1)),
    Field("turns", Number(0, MOST)),
    Field("lands", ListOf(LANDS, Word(lands, none=NONE)), put=put_lands),
    Field("markers", Markers(), "ground"),
    Field("towers", Markers(), "upper"),
    Field("coins", ListOf(seats, Coins())),
    Field("awake", OWN_CARDS),
    Field("asleep", FaceDown(OWN_CARDS, "awake"), "owned"),
    Field("top", Word(lands, none=NONE)),
    Field("deck", Bag(lands)),
    Field("unmet", Bag(lands)),
    Field("row", InOrder(artifacts)),
    Field("stack", Bag(artifacts), "stack_of_artifacts"),
    Field("ready", OWN_ARTIFACTS),
    Field("spent", FaceDown(OWN_ARTIFACTS, "ready"), "held"),
    Field("outpost", Number(0, lambda g: g.seats - 1, none=NOBODY)),
    Field("due", Flag()),
    Field("woken", Flag()),
    Field("used", Word(cards, none=NONE)),
    Field("turned", Number(0, 24)),
    Field("filled", Bag(SPACE_NAMES)),
    Field("empty", Bag(SPACE_NAMES)),
    Field("changed", Flag()),
    Field("still_rounds", Number(0, STALL_ROUNDS)),
    Field("barren_rounds", Number(-1, BARREN_ROUNDS)),
    Field("trail", Bag(SPACE_NAMES)),
    Field("trail_before", Bag(SPACE_NAMES)),
)
