"""Vagabonds in a position file: their packs and relations, and what lies under ruins."""

from functools import partial
from typing import Any, Final

from parlour.games.root.file.fields import OF_A_TURN, Clearing, factions
from parlour.games.root.rules.factions.pack import PLACE_NAMES
from parlour.games.root.rules.factions.relations import RELATIONS
from parlour.games.root.rules.factions.ruins import RUIN_ITEMS, clearing_of
from parlour.games.root.rules.factions.vagabond import CHARACTERS
from parlour.games.root.rules.facts import ITEMS, QUEST_IDS
from parlour.games.root.rules.fields import NONE
from parlour.games.root.rules.state import UNSEEN, Root
from parlour.record.fields import several, word
from parlour.record.kinds import Bag, By, Entry, Flat, Named, Several, Some, Word, asked
from parlour.record.layout import PARTLY, Field, Rows

# 9.3.4, 9.7.1 What lies under ruins: one set, and the second set of two Vagabonds
BURIED: Final = tuple([ITEMS[item] for item in RUIN_ITEMS] + [f"{ITEMS[item]}-2" for item in RUIN_ITEMS])


class Repeated(Named):
    """How many there are of each: a list that names a thing as often as it is there."""

    def write(self, g: Root, value: list[int]) -> list[str]:
        return [name for name, n in zip(asked(g, self.names), value, strict=True) for _ in range(n)]

    def read(self, g: Root, value: Any, where: str) -> list[int]:
        names = asked(g, self.names)
        found = [word(each, f"{where}[{i}]", names) for i, each in enumerate(several(value, where))]
        return [found.count(each) for each in range(len(names))]


class Relations(By):
    """9.2.9 By seat; only those without a pawn have a marker."""

    def __init__(self) -> None:
        super().__init__(lambda g: [g.rules.faction[seat].name for seat in marked(g)], Word(RELATIONS))

    def write(self, g: Root, value: list[int]) -> Any:
        return super().write(g, [value[seat] for seat in marked(g)])

    def read(self, g: Root, value: Any, where: str) -> list[int]:
        levels = dict(zip(marked(g), super().read(g, value, where), strict=True))
        return [levels.get(seat, 0) for seat in range(g.seats)]


def marked(g: Root) -> list[int]:
    return [seat for seat, faction in enumerate(g.rules.faction) if not faction.has_pawn]


class Own(Field[Root]):
    """What each Vagabond has of a list by seat: one value, or as many as everybody has."""

    def places(self, g: Root) -> list[Any]:
        many = len(getattr(g, self.at)) // g.seats
        return [seat if many == 1 else slice(seat * many, (seat + 1) * many) for seat in g.rules.wanderers]

    def find(self, g: Root) -> list[Any]:
        return [getattr(g, self.at)[place] for place in self.places(g)]

    def keep(self, g: Root, value: list[Any]) -> None:
        for place, each in zip(self.places(g), value, strict=True):
            getattr(g, self.at)[place] = each


def vagabonds(g: Root) -> list[str]:
    return [g.rules.faction[seat].name for seat in g.rules.wanderers]


VAGABONDS: Final = Rows[Root](
    "vagabonds",
    partial(By, vagabonds),
    Own("character", Word(CHARACTERS, none=NONE)),
    Own("pawn", Word(lambda g: g.rules.land.place_names, none=NONE)),
    Own("pack", Flat(len(ITEMS), By(PLACE_NAMES, Repeated(ITEMS)))),
    Own("relations", Relations(), "relation"),
    Own("aided", Some(factions, OF_A_TURN)),
    Own("quests", Bag(QUEST_IDS), "quests_done"),
    Own("relics", Bag(ITEMS)),
)
DUG: Final = Entry(  # 9.7.1 an item that was seen, and left under its ruin
    {"clearing": Clearing(), "item": Word(BURIED), "seen_by": Bag(factions)},
    split=lambda entry: (clearing_of(entry), entry & UNSEEN, entry >> 8),
    join=lambda clearing, item, seen_by: seen_by << 8 | clearing << 4 | item,
)
QUESTS: Final = (
    Field[Root]("open_quests", Bag(QUEST_IDS)),
    Field[Root]("quest_deck", Bag(QUEST_IDS)),
    Field[Root]("buried", Bag(BURIED), known=PARTLY),
    Field[Root]("dug", Several(DUG), known=PARTLY),
)
