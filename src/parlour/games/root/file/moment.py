"""The moment in a position file: a running battle, pieces about to leave, effects still to come, a hand being shown."""

from typing import Final

from parlour.games.root.file.fields import CARDS, MAYBE_SEAT, SEAT, Clearing
from parlour.games.root.rules.fields import WARRIORS, Trigger
from parlour.games.root.rules.removal import (
    MOST,
    TRIGGERS,
    doom,
    piece_name,
)
from parlour.games.root.rules.state import Root
from parlour.kernel.state import NOBODY
from parlour.record.kinds import Entry, Flag, ListOf, Number, Several, Word
from parlour.record.layout import Field, Part, only

HITS: Final = Number(0, 99)
PIECE_NAMES: Final = tuple(piece_name(what) for what in range(WARRIORS + 1))


def put_dice(g: Root, value: list[int]) -> None:
    g.high, g.low = value


BATTLE: Final = Part[Root](
    "battle",
    Field("attacker", MAYBE_SEAT),
    Field("defender", MAYBE_SEAT),
    Field("clearing", Clearing(maybe=True), "field"),
    Field("ally", MAYBE_SEAT),
    Field("guard", MAYBE_SEAT),
    Field("rolled", Flag()),
    Field("dice", ListOf(2, Number(0, 3)), get=lambda g: (g.high, g.low), put=put_dice),
    Field("hits", ListOf(4, HITS)),
    Field("lost_allies", HITS),
    Field("lost_items", HITS),
    Field("plundered", Flag()),
    here=lambda g: g.attacker != NOBODY,
)


def put_doomed(g: Root, losses: list[list[int]]) -> None:
    """PROC.3 Like pieces are one loss, however often a file names them."""
    for of, piece, n, clearing, by in losses:
        doom(g, of, piece, clearing, n, by)


LOSS: Final = Entry(
    {"of": SEAT, "piece": Word(PIECE_NAMES), "n": Number(1, MOST), "clearing": Clearing(), "by": SEAT},
)
PENDING: Final = Entry(
    {"effect": Word(TRIGGERS), "of": SEAT, "n": Number(0, MOST), "clearing": Clearing(), "by": MAYBE_SEAT},
    join=Trigger,
)
MOMENT: Final = (
    Field[Root]("instigator", MAYBE_SEAT),
    BATTLE,
    Field[Root]("doomed", Several(LOSS), put=put_doomed),
    Field[Root]("pending", Several(PENDING)),
    Part[Root](  # Z.2 a hand that somebody was shown
        "looked",
        Field("by", SEAT, "looker"),
        Field("at", SEAT, "looked_at"),
        Field("cards", CARDS, "looked", known=only(lambda g, seat: g.looker == seat)),
        here=lambda g: g.looker != NOBODY,
    ),
)
