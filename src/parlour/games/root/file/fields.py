"""Names, and kinds of fields, that Root's position files have beside the common ones."""

from collections.abc import Sequence
from typing import Any, Final

from parlour.games.root.rules.facts import CARD_IDS, KINDS, SUITS
from parlour.games.root.rules.land import CLEARINGS
from parlour.games.root.rules.state import Root
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader, counted
from parlour.record.kinds import Asked, Bag, Named, Names, Number, Word, asked

SUITED: Final = SUITS[:3]


def factions(g: Root) -> list[str]:
    """How the seats are called."""
    return [faction.name for faction in g.rules.faction]


class Counted(Named):
    """How many there are of each, up to `most` of it; what there is none of is not named."""

    def __init__(self, names: Names, most: Asked[Sequence[int]]) -> None:
        super().__init__(names)
        self.most = most

    def write(self, g: Root, value: list[int]) -> dict[str, int]:
        return counted(value, asked(g, self.names))

    def read(self, g: Root, value: Any, where: str) -> list[int]:
        names, table = asked(g, self.names), Reader(value, where)
        table.read.update(names)
        table.finish()
        most = zip(names, asked(g, self.most), strict=True)
        return [table.number(name, 0, high) if name in table.data else 0 for name, high in most]


class Clearing(Number):
    """A clearing as it is printed, 1 to 12."""

    def __init__(self, maybe: bool = False) -> None:
        super().__init__(1, CLEARINGS, none=0 if maybe else None)

    def write(self, g: Root, value: int) -> Any:
        return super().write(g, value + 1)

    def read(self, g: Root, value: Any, where: str) -> int:
        return int(super().read(g, value, where)) - 1


def box_warriors(g: Root) -> list[int]:
    """2.5.1 By seat, how many warriors there are in all."""
    return [faction.warriors for faction in g.rules.faction]


def box_pieces(g: Root) -> list[int]:
    """2.5 By kind, how many buildings or tokens this game has."""
    counts = {kind: n for each in g.rules.faction for kind, n in zip(each.kinds, each.counts, strict=True)}
    return [counts.get(kind, 0) for kind in range(len(KINDS))]


SEAT: Final = Word(factions)
MAYBE_SEAT: Final = Word(factions, none=NOBODY)
CARDS: Final = Bag(CARD_IDS)
WARRIORS: Final = Counted(factions, box_warriors)  # INV.4 adds them up
PIECES: Final = Counted(KINDS, box_pieces)
OF_A_TURN: Final = Number(0, 99)  # actions, crafting pieces, aids, services
