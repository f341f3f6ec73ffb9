"""The board in a position file: locations with all that lies there, decks, and the guards' cards."""

from typing import Any

from parlour.games.lockup.file.fields import (
    named,
    party_of,
    read_cards,
    read_some,
    seats,
    tome_names,
)
from parlour.games.lockup.rules.book import (
    ALL_TOKENS,
    GOAL_TYPES,
    GOODS,
    LOCATION_CARDS,
    LOCATIONS,
    ROUNDS,
    SUPPLY,
    SUSPICION,
    TOKENS,
)
from parlour.games.lockup.rules.fields import HOME, NONE
from parlour.games.lockup.rules.setup import guard_cards
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.bag import bag
from parlour.kernel.errors import BadFile
from parlour.record.fields import Reader, counted, flags, listed, number_in, word

LOCATION_NAMES = (*LOCATIONS[:6], "off-duty-1", "off-duty-2")  # 18.1.4
MOST_LYING = ROUNDS  # 9.4.4 one a Patrol
MOST_DOWN = 12  # 18.1.2


# Locations


def write_locations(g: Lockup) -> list[dict[str, Any]]:
    return [write_location(g, location) for location in range(len(LOCATIONS))]


def write_location(g: Lockup, location: int) -> dict[str, Any]:
    goon, lying = g.goon_at[location], g.lying[location]
    return {
        "location": LOCATIONS[location],
        "goon": None if goon == NONE else g.cards.goon_ids[goon],
        "suspicion": g.suspicion_at[location],
        "lying": counted([lying >> 4 * good & 15 for good in range(len(GOODS))], GOODS),
        "up": write_tokens(g, g.up, location),
        "down": write_tokens(g, g.down, location),
        "used": flags(bag([seat for seat in range(g.seats) if g.used[seat] >> location & 1]), seats(g.rules)),
    }


def write_tokens(g: Lockup, board: list[int], location: int) -> dict[str, list[str]]:
    """By crew, without those that have none there."""
    there = [tokens >> location * HOME & ALL_TOKENS for tokens in board]
    return {name: named(tokens, TOKENS) for name, tokens in zip(seats(g.rules), there, strict=True) if tokens}


def read_locations(g: Lockup, reader: Reader) -> None:
    g.goon_at, g.suspicion_at, g.lying = [NONE] * 8, [0] * 8, [0] * 8
    g.up, g.down, g.used = [0] * g.seats, [0] * g.seats, [0] * g.seats
    for location, value in enumerate(reader.list("locations", len(LOCATIONS))):
        table = Reader(value, f"{reader.where}.locations[{location}]")
        table.word("location", LOCATIONS[location : location + 1])
        read_location(g, table, location)
        table.finish()


def read_location(g: Lockup, table: Reader, location: int) -> None:
    g.goon_at[location] = table.maybe("goon", g.cards.goon_ids, NONE)
    g.suspicion_at[location] = table.number("suspicion", 0, SUPPLY[SUSPICION])
    lying = read_some(GOODS, table.value("lying"), f"{table.where}.lying", number_in(0, MOST_LYING))
    g.lying[location] = sum(n << 4 * good for good, n in enumerate(lying))
    used = table.flags("used", seats(g.rules))
    for board, name in ((g.up, "up"), (g.down, "down")):
        tokens = read_some(seats(g.rules), table.value(name), f"{table.where}.{name}", read_cards(TOKENS))
        for seat in range(g.seats):
            board[seat] |= tokens[seat] << location * HOME
    for seat in range(g.seats):
        g.used[seat] |= (used >> seat & 1) << location


# Decks


def write_decks(g: Lockup) -> dict[str, Any]:
    items, goons, tomes = g.cards.item_ids, g.cards.goon_ids, tome_names(g.cards)
    return {
        "display": [None if item == NONE else items[item] for item in g.display],
        "item_deck": named(g.item_deck, items),
        "goon_deck": named(g.goon_deck, goons),
        "goons_under": [{"card": goons[card & 0xFF], "by": party_of(g, card >> 8)} for card in g.goons_under],
        "goon_discard": named(g.goon_discard, goons),
        "drawn_goons": named(g.drawn_goons, goons),
        "tome_deck": named(g.tome_deck, tomes),
        "tomes_under": [{"card": tomes[card & 0xFF], "by": party_of(g, card >> 8)} for card in g.tomes_under],
        "tome_discard": named(g.tome_discard, tomes),
        "drawn_tomes": named(g.drawn_tomes, tomes),
        "goals": {kind: goal_id(g, g.goals[i]) for i, kind in enumerate(GOAL_TYPES)},
    }


def goal_id(g: Lockup, goal: int) -> str | None:
    return None if goal == NONE else g.cards.goal_ids[goal]


def read_decks(g: Lockup, reader: Reader) -> None:
    items, goons, tomes = g.cards.item_ids, g.cards.goon_ids, tome_names(g.cards)
    cells = listed(reader.value("display"), f"{reader.where}.display", g.rules.parties + 1)
    g.display = [
        NONE if cell is None else word(cell, f"{reader.where}.display[{i}]", items) for i, cell in enumerate(cells)
    ]
    g.item_deck = bag(reader.words("item_deck", items))
    g.goon_deck, g.goon_discard, g.drawn_goons = (
        bag(reader.words(name, goons)) for name in ("goon_deck", "goon_discard", "drawn_goons")
    )
    g.tome_deck, g.tome_discard, g.drawn_tomes = (
        bag(reader.words(name, tomes)) for name in ("tome_deck", "tome_discard", "drawn_tomes")
    )
    g.goons_under = [read_under(g, entry, goons) for entry in reader.entries("goons_under")]
    g.tomes_under = [read_under(g, entry, tomes) for entry in reader.entries("tomes_under")]
    read_goals(g, Reader(reader.value("goals"), f"{reader.where}.goals"))


def read_under(g: Lockup, entry: Reader, names: tuple[str, ...] | list[str]) -> int:
    """19 A card under a deck, and who put it there."""
    card = entry.word("by", seats(g.rules)) << 8 | entry.word("card", names)
    entry.finish()
    return card


def read_goals(g: Lockup, table: Reader) -> None:
    """4.12 One of each type; 18.2.1 no instant goal in solo."""
    g.goals = []
    for i, kind in enumerate(GOAL_TYPES):
        goal = table.maybe(kind, g.cards.goal_ids, NONE)
        missing = kind == "instant" and g.rules.solo
        if (goal == NONE) != missing or (goal != NONE and g.cards.goal_types[goal] != i):
            raise BadFile(f"{table.where}.{kind}", "must be null in solo" if missing else "must be a goal of this type")
        g.goals.append(goal)
    table.finish()


# 18 The guards' cards


def write_guards(g: Lockup) -> dict[str, Any] | None:
    if not g.rules.solo:
        return None
    ids = g.cards.guard_ids
    return {
        "up": {LOCATIONS[i]: named(cards, ids) for i, cards in enumerate(g.guards_up) if cards},
        "down": counted(g.guards_down, LOCATIONS),
        "aside": named(g.guards_aside, ids),
        "turned": [LOCATION_NAMES[card] for card in g.turned],
    }


def read_guards(g: Lockup, reader: Reader) -> None:
    """18.1.2, 18.1.4 All cards that lie nowhere else are in their decks."""
    table = reader.table("guards")
    if (table is not None) != g.rules.solo:
        problem = "must be a table of fields, not null" if g.rules.solo else "must be null: they play in solo alone"
        raise BadFile(f"{reader.where}.guards", problem)
    if table is None:
        return
    ids = g.cards.guard_ids
    g.guards_up = read_some(LOCATIONS, table.value("up"), f"{table.where}.up", read_cards(ids))
    g.guards_down = read_some(LOCATIONS, table.value("down"), f"{table.where}.down", number_in(0, MOST_DOWN))
    g.guards_aside = bag(table.words("aside", ids))
    g.turned = table.words("turned", LOCATION_NAMES)
    table.finish()
    g.guard_deck = guard_cards(g.rules) & ~g.guards_aside
    for cards in g.guards_up:
        g.guard_deck &= ~cards
    g.location_deck = (1 << LOCATION_CARDS) - 1 & ~bag(g.turned)
