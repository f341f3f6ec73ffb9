"""Root as a position file: fields that people can read and edit, each checked when it is read.

Seats are written as the names of their factions. What follows from the rest (who rules, what is left on tracks and in
supplies, free slots) is not written: see derived.py.
"""

from collections.abc import Mapping
from typing import Any

from parlour.games.root.derived import derive
from parlour.games.root.factions.decree import COLUMNS, LEADERS
from parlour.games.root.factions.deeds import BURIED as UNDER_RUINS
from parlour.games.root.factions.pack import PACK_NAMES, PLACE_NAMES
from parlour.games.root.factions.relations import RELATIONS
from parlour.games.root.factions.vagabond import CHARACTERS
from parlour.games.root.facts import CARD_IDS, EFFECTS, ITEM_SUPPLY, ITEMS, KINDS, QUEST_IDS, SUITS
from parlour.games.root.land import CLEARINGS
from parlour.games.root.position_fields import (
    by_faction,
    card_ids,
    counted,
    faction_of,
    factions,
    read_by_faction,
    read_card,
    read_cards,
    read_counts,
    read_several,
)
from parlour.games.root.position_moment import entries, read_moment, read_numbers, write_moment
from parlour.games.root.rules import Rules
from parlour.games.root.state import NONE, PACK, PHASES, STILL_ROUNDS, Root
from parlour.kernel.bag import bag, members
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader, number, word

MOST = 1_000_000_000  # of points and turns
MOST_OF_A_TURN = 99  # actions, crafting pieces, aids
BURIED = tuple(ITEMS[item] for item in UNDER_RUINS)  # 9.3.4
ENDS = ("points", "dominance", "coalition", "stalemate")


def write_fields(g: Root) -> dict[str, Any]:
    return {
        "first": faction_of(g, g.first),
        "turns": g.turns,
        "still": g.still,
        "phase": PHASES[g.phase],
        **write_map(g),
        **write_players(g),
        **write_shared(g),
        **write_turn(g),
        **write_eyrie(g),
        "supporters": card_ids(g.supporters),
        "officers": g.officers,
        "vagabonds": {g.rules.faction[seat].name: write_vagabond(g, seat) for seat in g.rules.wanderers},
        **write_quests(g),
        **write_moment(g),
        "winners": [g.rules.faction[seat].name for seat in members(g.winners)],
        "ended_by": ENDS[g.ended_by],
    }


def read_fields(data: Mapping[str, Any], rules: Rules) -> Root:
    """The State of such fields, still without a stack. BadFile names the field that is wrong."""
    g = Root()
    g.rules = rules
    g.seats = len(rules.faction)
    reader = Reader(data, "position.fields")
    g.first = word(reader.value("first"), "position.fields.first", factions(g))
    g.turns = reader.number("turns", 0, MOST)
    g.still = reader.number("still", 0, STILL_ROUNDS * g.seats)
    g.active = (g.first + g.turns) % g.seats
    g.phase = word(reader.value("phase"), "position.fields.phase", PHASES)
    for read in (read_map, read_players, read_shared, read_turn, read_eyrie, read_vagabonds, read_quests, read_moment):
        read(g, reader)
    g.supporters = read_cards(reader.value("supporters"), "position.fields.supporters")
    g.officers = reader.number("officers", 0, MOST_OF_A_TURN)
    g.winners = bag(reader.words("winners", factions(g)))
    g.ended_by = word(reader.value("ended_by"), "position.fields.ended_by", ENDS)
    g.over = g.winners != 0
    reader.finish()
    derive(g)
    return g


# The map


def write_map(g: Root) -> dict[str, Any]:
    return {"clearings": [write_clearing(g, clearing) for clearing in range(CLEARINGS)]}


def write_clearing(g: Root, clearing: int) -> dict[str, Any]:
    return {
        "suit": SUITS[g.suit_at[clearing]],
        "warriors": counted(g.warriors[clearing::12], factions(g)),
        "pieces": counted(g.pieces[clearing::12], KINDS),
        "ruin": bool(g.ruins >> clearing & 1),
    }


def read_map(g: Root, reader: Reader) -> None:
    g.suit_at = [0] * CLEARINGS
    g.warriors = [0] * (g.seats * CLEARINGS)
    g.pieces = [0] * (len(KINDS) * CLEARINGS)
    for clearing, value in enumerate(reader.list("clearings", CLEARINGS)):
        read_clearing(g, Reader(value, f"{reader.where}.clearings[{clearing}]"), clearing)


def read_clearing(g: Root, table: Reader, clearing: int) -> None:
    """2.5 Never more pieces than the box has; `check` adds them up."""
    g.suit_at[clearing] = word(table.value("suit"), f"{table.where}.suit", SUITS[:3])
    most = [faction.warriors for faction in g.rules.faction]
    g.warriors[clearing::12] = read_counts(table.value("warriors"), f"{table.where}.warriors", factions(g), most)
    g.pieces[clearing::12] = read_counts(table.value("pieces"), f"{table.where}.pieces", KINDS, in_the_box(g.rules))
    g.ruins |= table.flag("ruin") << clearing
    table.finish()


def in_the_box(rules: Rules) -> list[int]:
    """How many buildings or tokens of each kind this game has."""
    result = [0] * len(KINDS)
    for faction in rules.faction:
        for kind, count in zip(faction.kinds, faction.counts, strict=True):
            result[kind] = count
    return result


# The players and what they share


def write_players(g: Root) -> dict[str, Any]:
    seats = range(g.seats)
    return {
        "score": by_faction(g, g.score),
        "hand": by_faction(g, [card_ids(hand) for hand in g.hand]),
        "crafted": by_faction(g, [card_ids(crafted) for crafted in g.crafted]),
        "dominance": by_faction(g, [None if card == NONE else CARD_IDS[card] for card in g.dominance]),
        "partner": by_faction(g, [faction_of(g, partner) for partner in g.partner]),
        "box": by_faction(g, [counted(g.box[seat * 8 : seat * 8 + 8], ITEMS) for seat in seats]),
    }


def read_players(g: Root, reader: Reader) -> None:
    seats, most = factions(g), [MOST_OF_A_TURN] * len(ITEMS)
    g.score = read_by_faction(g, reader, "score", lambda value, where: number(value, where, 0, MOST))
    g.hand = read_by_faction(g, reader, "hand", read_cards)
    g.crafted = read_by_faction(g, reader, "crafted", read_cards)
    g.dominance = read_by_faction(g, reader, "dominance", read_card)
    g.partner = read_by_faction(g, reader, "partner", lambda v, where: NOBODY if v is None else word(v, where, seats))
    boxes = read_by_faction(g, reader, "box", lambda value, where: read_counts(value, where, ITEMS, most))
    g.box = [n for box in boxes for n in box]


def write_shared(g: Root) -> dict[str, Any]:
    return {
        "deck": card_ids(g.deck),
        "discard": card_ids(g.discard),
        "available": card_ids(g.available),
        "removed": card_ids(g.removed),
        "items": counted(g.items, ITEMS),
    }


def read_shared(g: Root, reader: Reader) -> None:
    g.deck, g.discard, g.available, g.removed = (
        bag(reader.words(name, CARD_IDS)) for name in ("deck", "discard", "available", "removed")
    )
    g.items = read_counts(reader.value("items"), f"{reader.where}.items", ITEMS, ITEM_SUPPLY)


# This turn


def write_turn(g: Root) -> dict[str, Any]:
    return {
        "used": [EFFECTS[effect] for effect in members(g.used)],
        "activated": list(g.activated),
        "crafting": g.crafting,
        "actions": g.actions,
        "recruited": g.recruited,
    }


def read_turn(g: Root, reader: Reader) -> None:
    g.used = bag(reader.words("used", EFFECTS))
    g.activated = read_numbers(reader, "activated", 3, MOST_OF_A_TURN)
    g.crafting = reader.flag("crafting")
    g.actions = reader.number("actions", 0, MOST_OF_A_TURN)
    g.recruited = reader.flag("recruited")


# The Eyrie


def write_eyrie(g: Root) -> dict[str, Any]:
    return {
        "decree": {column: card_ids(cards) for column, cards in zip(COLUMNS, g.decree, strict=True)},
        "resolved": card_ids(g.resolved),
        "viziers_done": [COLUMNS[column] for column in members(g.viziers_done)],
        "leader": None if g.leader == NONE else LEADERS[g.leader],
        "fallen": [LEADERS[leader] for leader in members(g.fallen)],
    }


def read_eyrie(g: Root, reader: Reader) -> None:
    decree = Reader(reader.value("decree"), f"{reader.where}.decree")
    g.decree = [bag(decree.words(column, CARD_IDS)) for column in COLUMNS]
    decree.finish()
    g.resolved = bag(reader.words("resolved", CARD_IDS))
    g.viziers_done = bag(reader.words("viziers_done", COLUMNS))
    g.leader = reader.maybe("leader", LEADERS, NONE)
    g.fallen = bag(reader.words("fallen", LEADERS))


# The Vagabond


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
    table.finish()


def write_quests(g: Root) -> dict[str, Any]:
    return {
        "open_quests": [QUEST_IDS[quest] for quest in members(g.open_quests)],
        "quest_deck": [QUEST_IDS[quest] for quest in members(g.quest_deck)],
        "buried": [BURIED[item] for item in members(g.buried)],
        "dug": [{"clearing": (dug >> 4) + 1, "item": BURIED[dug & 15]} for dug in g.dug],
        "teas": g.teas,
        "shifted": [PACK_NAMES[code] for code in members(g.shifted)],
    }


def read_quests(g: Root, reader: Reader) -> None:
    g.open_quests = bag(reader.words("open_quests", QUEST_IDS))
    g.quest_deck = bag(reader.words("quest_deck", QUEST_IDS))
    g.buried = bag(reader.words("buried", BURIED))
    g.dug = [read_dug(entry) for entry in entries(reader, "dug")]
    g.teas = reader.number("teas", 0, MOST_OF_A_TURN)
    g.shifted = bag(reader.words("shifted", PACK_NAMES))


def read_dug(entry: Reader) -> int:
    """9.2.5.i An item that was seen, and left under its ruin."""
    clearing = entry.number("clearing", 1, CLEARINGS) - 1
    number = word(entry.value("item"), f"{entry.where}.item", BURIED)
    entry.finish()
    return clearing << 4 | number
