"""Vagabonds in a position file: their packs and relations, the quests, and what lies under ruins."""

from typing import Any

from parlour.games.root.file.fields import MOST_OF_A_TURN, factions, read_counts, read_several
from parlour.games.root.rules.factions.pack import PACK_NAMES, PLACE_NAMES
from parlour.games.root.rules.factions.relations import RELATIONS
from parlour.games.root.rules.factions.ruins import RUIN_ITEMS, clearing_of
from parlour.games.root.rules.factions.vagabond import CHARACTERS
from parlour.games.root.rules.facts import ITEMS, QUEST_IDS
from parlour.games.root.rules.fields import NONE, PACK
from parlour.games.root.rules.land import CLEARINGS
from parlour.games.root.rules.state import UNSEEN, Root
from parlour.kernel.bag import bag, members
from parlour.record.fields import Reader, counted, word

# 9.3.4, 9.7.1 What lies under ruins: one set, and the second set of two Vagabonds
BURIED = tuple([ITEMS[item] for item in RUIN_ITEMS] + [f"{ITEMS[item]}-2" for item in RUIN_ITEMS])


def write_vagabonds(g: Root) -> dict[str, Any]:
    return {"vagabonds": {g.rules.faction[seat].name: write_vagabond(g, seat) for seat in g.rules.wanderers}}


def write_vagabond(g: Root, seat: int) -> dict[str, Any]:
    pack = {spot: packed(g, seat, n) for n, spot in enumerate(PLACE_NAMES)}
    at = seat * g.seats
    markers = [each for each in range(g.seats) if not g.rules.faction[each].has_pawn]
    return {
        "character": None if g.character[seat] == NONE else CHARACTERS[g.character[seat]],
        "pawn": None if g.pawn[seat] == NONE else g.rules.land.place_names[g.pawn[seat]],
        "pack": pack,
        "relations": {g.rules.faction[each].name: RELATIONS[g.relation[at + each]] for each in markers},
        "aided": counted(g.aided[at : at + g.seats], factions(g)),
        "quests": [QUEST_IDS[quest] for quest in members(g.quests_done[seat])],
        "relics": [ITEMS[item] for item in members(g.relics[seat])],
    }


def packed(g: Root, seat: int, spot: int) -> list[str]:
    first = seat * PACK + spot * 8
    return [name for item, name in enumerate(ITEMS) for _ in range(g.pack[first + item])]


def read_vagabonds(g: Root, reader: Reader) -> None:
    g.pawn = [NONE] * g.seats
    g.character = [NONE] * g.seats
    g.pack = [0] * (g.seats * PACK)
    g.relation = [0] * (g.seats * g.seats)
    g.aided = [0] * (g.seats * g.seats)
    g.quests_done = [0] * g.seats
    g.relics = [0] * g.seats
    table = Reader(reader.value("vagabonds"), f"{reader.where}.vagabonds")
    for seat in g.rules.wanderers:
        name = g.rules.faction[seat].name
        read_vagabond(g, Reader(table.value(name), f"{table.where}.{name}"), seat)
    table.finish()


def read_vagabond(g: Root, table: Reader, seat: int) -> None:
    g.character[seat] = table.maybe("character", CHARACTERS, NONE)
    g.pawn[seat] = table.maybe("pawn", g.rules.land.place_names, NONE)
    pack = Reader(table.value("pack"), f"{table.where}.pack")
    lists = [read_several(pack.value(spot), f"{pack.where}.{spot}", ITEMS) for spot in PLACE_NAMES]
    g.pack[seat * PACK : seat * PACK + PACK] = [n for each in lists for n in each]
    pack.finish()
    relations = Reader(table.value("relations"), f"{table.where}.relations")
    for other, faction in enumerate(g.rules.faction):
        if not faction.has_pawn:
            level = word(relations.value(faction.name), f"{relations.where}.{faction.name}", RELATIONS)
            g.relation[seat * g.seats + other] = level
    relations.finish()
    most = [MOST_OF_A_TURN] * g.seats
    aided = read_counts(table.value("aided"), f"{table.where}.aided", factions(g), most)
    g.aided[seat * g.seats : (seat + 1) * g.seats] = aided
    g.quests_done[seat] = bag(table.words("quests", QUEST_IDS))
    g.relics[seat] = bag(table.words("relics", ITEMS))
    table.finish()


# Quests and ruins


def write_quests(g: Root) -> dict[str, Any]:
    return {
        "open_quests": [QUEST_IDS[quest] for quest in members(g.open_quests)],
        "quest_deck": [QUEST_IDS[quest] for quest in members(g.quest_deck)],
        "buried": [BURIED[item] for item in members(g.buried)],
        "dug": [write_dug(g, entry) for entry in g.dug],
        "teas": g.teas,
        "shifted": [PACK_NAMES[code] for code in members(g.shifted)],
    }


def read_quests(g: Root, reader: Reader) -> None:
    g.open_quests = bag(reader.words("open_quests", QUEST_IDS))
    g.quest_deck = bag(reader.words("quest_deck", QUEST_IDS))
    g.buried = bag(reader.words("buried", BURIED))
    g.dug = [read_dug(g, entry) for entry in reader.entries("dug")]
    g.teas = reader.number("teas", 0, MOST_OF_A_TURN)
    g.shifted = bag(reader.words("shifted", PACK_NAMES))


def write_dug(g: Root, entry: int) -> dict[str, Any]:
    """9.7.1 An item that was seen, and left under its ruin."""
    seen_by = [g.rules.faction[seat].name for seat in members(entry >> 8)]
    return {"clearing": clearing_of(entry) + 1, "item": BURIED[entry & UNSEEN], "seen_by": seen_by}


def read_dug(g: Root, entry: Reader) -> int:
    clearing = entry.number("clearing", 1, CLEARINGS) - 1
    number = word(entry.value("item"), f"{entry.where}.item", BURIED)
    seen_by = bag(entry.words("seen_by", factions(g)))
    entry.finish()
    return seen_by << 8 | clearing << 4 | number
