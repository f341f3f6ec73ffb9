"""Root as a position file: fields that people can read and edit, each checked when it is read.

Seats are written as the names of their factions. What follows from the rest (who rules, what is left on tracks and in
supplies, free slots) is not written: see derived.py.
"""

from collections.abc import Mapping
from typing import Any

from parlour.games.root.file.boards import (
    read_cult,
    read_eyrie,
    read_riverfolk,
    write_cult,
    write_eyrie,
    write_riverfolk,
)
from parlour.games.root.file.fields import (
    MOST_OF_A_TURN,
    by_faction,
    card_ids,
    faction_of,
    factions,
    read_card,
    read_cards,
    read_counts,
)
from parlour.games.root.file.moment import read_moment, read_numbers, write_moment
from parlour.games.root.file.vagabonds import read_quests, read_vagabonds, write_quests, write_vagabonds
from parlour.games.root.rules.book import Rules
from parlour.games.root.rules.derived import derive
from parlour.games.root.rules.facts import CARD_IDS, EFFECTS, ITEM_SUPPLY, ITEMS, KINDS, SUITS
from parlour.games.root.rules.fields import NONE, PHASES, POINTLESS_ROUNDS, STILL_ROUNDS
from parlour.games.root.rules.land import CLEARINGS
from parlour.games.root.rules.services import RIVERBOATS, SERVICES
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import bag, members
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader, counted, number_in, word

MOST = 1_000_000_000  # of points and turns
ENDS = ("points", "dominance", "coalition", "stalemate")


def write_fields(g: Root) -> dict[str, Any]:
    return {
        "first": faction_of(g, g.first),
        "turns": g.turns,
        "still": g.still,
        "pointless": g.pointless,
        "phase": PHASES[g.phase],
        **write_map(g),
        **write_players(g),
        **write_shared(g),
        **write_turn(g),
        **write_eyrie(g),
        "supporters": card_ids(g.supporters),
        "officers": g.officers,
        **write_vagabonds(g),
        **write_quests(g),
        "lizard_cult": write_cult(g),
        "riverfolk": write_riverfolk(g),
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
    g.pointless = reader.number("pointless", 0, POINTLESS_ROUNDS * g.seats)
    g.active = (g.first + g.turns) % g.seats
    g.phase = word(reader.value("phase"), "position.fields.phase", PHASES)
    for read in (read_map, read_players, read_shared, read_turn, *BOARDS, read_quests, read_moment):
        read(g, reader)
    g.supporters = read_cards(reader.value("supporters"), "position.fields.supporters")
    g.officers = reader.number("officers", 0, MOST_OF_A_TURN)
    g.winners = bag(reader.words("winners", factions(g)))
    g.ended_by = word(reader.value("ended_by"), "position.fields.ended_by", ENDS)
    g.over = g.winners != 0
    reader.finish()
    derive(g)
    return g


BOARDS = (read_eyrie, read_vagabonds, read_cult, read_riverfolk)


# The map


def write_map(g: Root) -> dict[str, Any]:
    return {"clearings": [write_clearing(g, clearing) for clearing in range(CLEARINGS)]}


def write_clearing(g: Root, clearing: int) -> dict[str, Any]:
    return {
        "suit": SUITS[g.suit_at[clearing]],
        "warriors": counted(g.warriors[clearing::12], factions(g)),
        "pieces": counted(g.pieces[clearing::12], KINDS),
        "ruin": bool(g.ruins >> clearing & 1),
        "scorched": bool(g.scorched >> clearing & 1),
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
    g.scorched |= table.flag("scorched") << clearing
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
    g.score = reader.by(seats, "score", number_in(0, MOST))
    g.hand = reader.by(seats, "hand", read_cards)
    g.crafted = reader.by(seats, "crafted", read_cards)
    g.dominance = reader.by(seats, "dominance", read_card)
    g.partner = reader.by(seats, "partner", lambda v, where: NOBODY if v is None else word(v, where, seats))
    boxes = reader.by(seats, "box", lambda value, where: read_counts(value, where, ITEMS, most))
    g.box = [n for box in boxes for n in box]


def write_shared(g: Root) -> dict[str, Any]:
    return {
        "deck": card_ids(g.deck),
        "discard": card_ids(g.discard),
        "available": card_ids(g.available),
        "souls": card_ids(g.souls),
        "removed": card_ids(g.removed),
        "items": counted(g.items, ITEMS),
    }


def read_shared(g: Root, reader: Reader) -> None:
    g.deck, g.discard, g.available, g.souls, g.removed = (
        bag(reader.words(name, CARD_IDS)) for name in ("deck", "discard", "available", "souls", "removed")
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
        "services": g.services,
        "service_limit": g.service_limit,
        "bought": [SERVICES[service] for service in members(g.bought)],
    }


def read_turn(g: Root, reader: Reader) -> None:
    g.used = bag(reader.words("used", EFFECTS))
    g.activated = read_numbers(reader, "activated", 3, MOST_OF_A_TURN)
    g.crafting = reader.flag("crafting")
    g.actions = reader.number("actions", 0, MOST_OF_A_TURN)
    g.recruited = reader.flag("recruited")
    g.services = reader.number("services", 0, MOST_OF_A_TURN)
    g.service_limit = reader.number("service_limit", 0, MOST_OF_A_TURN)
    g.bought = bag(reader.words("bought", SERVICES[RIVERBOATS:])) << RIVERBOATS
