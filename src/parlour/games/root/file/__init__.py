"""Root as a position file: fields that people can read and edit, each checked when it is read.

Seats are written as the names of their factions. What follows from the rest (who rules, what is left on tracks and in
supplies, free slots) is not written: see derived.py.
"""

from functools import partial
from typing import Final

from parlour.games.root.file.boards import COMPANY, CULT
from parlour.games.root.file.fields import (
    CARDS,
    MAYBE_SEAT,
    OF_A_TURN,
    PIECES,
    SEAT,
    SUITED,
    WARRIORS,
    Counted,
    factions,
)
from parlour.games.root.file.moment import MOMENT
from parlour.games.root.file.vagabonds import QUESTS, VAGABONDS
from parlour.games.root.rules.faction import ALLIANCE
from parlour.games.root.rules.factions.decree import COLUMNS, LEADERS
from parlour.games.root.rules.factions.pack import PACK_NAMES
from parlour.games.root.rules.facts import CARD_IDS, EFFECTS, ITEM_SUPPLY, ITEMS
from parlour.games.root.rules.fields import NONE, PHASES, POINTLESS_ROUNDS, STILL_ROUNDS
from parlour.games.root.rules.land import CLEARINGS
from parlour.games.root.rules.services import RIVERBOATS, SERVICES
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import bag
from parlour.record.kinds import Bag, By, Flag, Flat, ListOf, Number, Some, Word
from parlour.record.layout import PARTLY, Field, Layout, Rows, only

MOST: Final = 1_000_000_000  # of points and turns
ENDS: Final = ("points", "dominance", "coalition", "stalemate")


class Across(Field[Root]):
    """By clearing, what a flat list has there: see `at`."""

    def find(self, g: Root) -> list[list[int]]:
        return [getattr(g, self.at)[clearing::CLEARINGS] for clearing in range(CLEARINGS)]

    def keep(self, g: Root, value: list[list[int]]) -> None:
        setattr(g, self.at, [n for row in zip(*value, strict=True) for n in row])


class Marked(Field[Root]):
    """By clearing, whether it is in a bag."""

    def find(self, g: Root) -> list[int]:
        return [getattr(g, self.at) >> clearing & 1 for clearing in range(CLEARINGS)]

    def keep(self, g: Root, value: list[bool]) -> None:
        setattr(g, self.at, bag([clearing for clearing in range(CLEARINGS) if value[clearing]]))


def put_bought(g: Root, value: int) -> None:
    g.bought = value << RIVERBOATS


def hands_known(g: Root, hands: list[int], seat: int) -> list[int]:
    """Z.1, 11.2.3 The own one, and those that lie face up."""
    return [hand if each == seat or g.is_open(each) else 0 for each, hand in enumerate(hands)]


LAYOUT: Final = Layout[Root](
    Field("first", SEAT),
    Field("turns", Number(0, MOST)),
    Field("still", Number(0, lambda g: STILL_ROUNDS * g.seats)),
    Field("pointless", Number(0, lambda g: POINTLESS_ROUNDS * g.seats)),
    Field("phase", Word(PHASES)),
    Rows(
        "clearings",
        partial(ListOf, CLEARINGS),
        Field("suit", Word(SUITED), "suit_at"),
        Across("warriors", WARRIORS),
        Across("pieces", PIECES),
        Marked("ruin", Flag(), "ruins"),
        Marked("scorched", Flag()),
    ),
    # The players and what they share
    Field("score", By(factions, Number(0, MOST))),
    Field("hand", By(factions, CARDS), known=hands_known),
    Field("crafted", By(factions, CARDS)),
    Field("dominance", By(factions, Word(CARD_IDS, none=NONE))),
    Field("partner", By(factions, MAYBE_SEAT)),
    Field("box", Flat(len(ITEMS), By(factions, Some(ITEMS, OF_A_TURN)))),
    Field("deck", CARDS, known=PARTLY),
    Field("discard", CARDS),
    Field("available", CARDS),
    Field("souls", CARDS),
    Field("removed", CARDS),
    Field("items", Counted(ITEMS, ITEM_SUPPLY)),
    # This turn
    Field("used", Bag(EFFECTS)),
    Field("activated", ListOf(len(SUITED), OF_A_TURN)),
    Field("crafting", Flag()),
    Field("actions", OF_A_TURN),
    Field("recruited", Flag()),
    Field("services", OF_A_TURN),
    Field("service_limit", OF_A_TURN),
    Field("bought", Bag(SERVICES[RIVERBOATS:]), get=lambda g: g.bought >> RIVERBOATS, put=put_bought),
    # Factions
    Field("decree", By(COLUMNS, CARDS)),
    Field("resolved", CARDS),
    Field("viziers_done", Bag(COLUMNS)),
    Field("leader", Word(LEADERS, none=NONE)),
    Field("fallen", Bag(LEADERS)),
    Field("supporters", CARDS, known=only(lambda g, seat: g.rules.seat_of[ALLIANCE] == seat)),
    Field("officers", OF_A_TURN),
    VAGABONDS,
    *QUESTS,
    Field("teas", OF_A_TURN),
    Field("shifted", Bag(PACK_NAMES)),
    CULT,
    COMPANY,
    *MOMENT,
    # The end
    Field("winners", Bag(factions)),
    Field("ended_by", Word(ENDS)),
)
