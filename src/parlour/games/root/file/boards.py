"""The boards of the Lizard Cult and the Riverfolk in a position file."""

from collections.abc import Callable
from typing import Final

from parlour.games.root.file.fields import CARDS, SUITED, WARRIORS
from parlour.games.root.rules.faction import LIZARD_CULT, RIVERFOLK
from parlour.games.root.rules.factions.funds import POSTS
from parlour.games.root.rules.factions.riverfolk import HIGHEST_PRICE
from parlour.games.root.rules.fields import BOXES, COMMITTED, FUNDS, NONE, PAYMENTS, SPACES
from parlour.games.root.rules.services import SERVICES
from parlour.games.root.rules.state import Root
from parlour.kernel.state import NOBODY
from parlour.record.kinds import Bag, By, Flag, Flat, Kind, Number, Word
from parlour.record.layout import Field, Part

ABSENT: Final = "it does not play in this game"


def plays(faction: int) -> Callable[[Root], bool]:
    return lambda g: g.rules.seat_of[faction] != NOBODY


class Till(Field[Root]):
    """11.2.4 Whose warriors lie in the boxes of the board, from one box up to another."""

    def __init__(self, name: str, kind: Kind, box: int, end: int) -> None:
        super().__init__(name, kind)
        self.box, self.end = box, end

    def find(self, g: Root) -> list[int]:
        return g.till[self.box * g.seats : self.end * g.seats]

    def keep(self, g: Root, value: list[int]) -> None:
        g.till[self.box * g.seats : self.end * g.seats] = value


CULT: Final = Part[Root](
    "lizard_cult",
    Field("outcast", Word(SUITED, none=NONE)),
    Field("hated", Flag()),
    Field("acolytes", Number(0, 99)),
    Field("revealed", CARDS),
    Field("scored", Bag(SUITED)),
    here=plays(LIZARD_CULT),
    why=ABSENT,
)
COMPANY: Final = Part[Root](
    "riverfolk",
    Field("prices", By(SERVICES, Number(1, HIGHEST_PRICE))),
    Till("payments", WARRIORS, PAYMENTS, FUNDS),
    Till("funds", WARRIORS, FUNDS, COMMITTED),
    Till("committed", WARRIORS, COMMITTED, SPACES),
    Till("spaces", Flat(lambda g: g.seats, By(SUITED, WARRIORS)), SPACES, BOXES),
    Field("posts", By(SUITED, Number(0, POSTS))),
    here=plays(RIVERFOLK),
    why=ABSENT,
)
