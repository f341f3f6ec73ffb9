"""Lockup as a position file: fields that people can read and edit, each checked when it is read.

Parties are written as the names of their crews, the guards as "guards". What follows from the rest is not written: what
is left in the supply, the guard deck and the location deck.
"""

from collections.abc import Mapping
from typing import Any

from parlour.games.lockup.file.board import (
    read_decks,
    read_guards,
    read_locations,
    write_decks,
    write_guards,
    write_locations,
)
from parlour.games.lockup.file.fields import (
    MANY,
    by_party,
    by_seat,
    named,
    parties,
    party_of,
    read_cards,
    read_some,
    seats,
    tome_names,
)
from parlour.games.lockup.file.moment import read_moment, write_moment
from parlour.games.lockup.rules.book import CREWS, GOODS, POWER, ROUNDS, SUPPLY, SUSPICION, TOKENS, Rules
from parlour.games.lockup.rules.fields import KINDS, NONE, PHASES
from parlour.games.lockup.rules.scoring import PARTS
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.bag import bag
from parlour.kernel.errors import BadFile
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader, counted, flags, number_in, word, words

MOST = 1_000_000_000  # of reputation


def write_fields(g: Lockup) -> dict[str, Any]:
    return {
        "round": g.round,
        "phase": PHASES[g.phase],
        "first": party_of(g, g.first),
        "active": party_of(g, g.active),
        **write_stock(g),
        **write_areas(g),
        **write_tokens(g),
        "locations": write_locations(g),
        **write_decks(g),
        **write_moment(g),
        "guards": write_guards(g),
        "parts": write_parts(g),
    }


def read_fields(data: Mapping[str, Any], rules: Rules) -> Lockup:
    """The State of such fields, still without a stack. BadFile names the field that is wrong."""
    g = Lockup()
    g.rules = rules
    g.seats = len(rules.crews)
    reader = Reader(data, "position.fields")
    check_parties(reader, rules)
    g.round = reader.number("round", 1, ROUNDS)
    g.phase = reader.word("phase", PHASES)
    g.first = reader.word("first", parties(rules))
    g.active = reader.maybe("active", parties(rules), NOBODY)
    for read in (read_stock, read_areas, read_tokens, read_locations, read_decks, read_moment, read_guards, read_parts):
        read(g, reader)
    reader.finish()
    derive(g)
    return g


def check_parties(reader: Reader, rules: Rules) -> None:
    """Seats that are not those of the fields are a mistake of the seats, not of every field."""
    table = reader.value("reputation")
    known = isinstance(table, Mapping) and all(name in (*CREWS, "guards") for name in table)
    if known and set(table) != set(parties(rules)):
        raise BadFile("position.seats", f"do not fit the fields, which are about {', '.join(map(str, table))}")


def derive(g: Lockup) -> None:
    """3.1 What is on no board and in no location is in the supply."""
    g.supply = [SUPPLY[kind] - sum(g.stock[kind::KINDS]) for kind in range(KINDS)]
    g.supply[SUSPICION] -= sum(g.suspicion_at)
    for good in range(len(GOODS)):
        g.supply[good] -= sum(lying >> 4 * good & 15 for lying in g.lying)


# What a party owns


def write_stock(g: Lockup) -> dict[str, Any]:
    goods = [g.stock[at : at + len(GOODS)] for at in range(0, len(g.stock), KINDS)]
    return {
        "reputation": by_party(g, g.reputation),
        "goods": by_party(g, [counted(each, GOODS) for each in goods]),
        "power": by_party(g, g.stock[POWER::KINDS]),
        "suspicion": by_party(g, g.stock[SUSPICION::KINDS]),
        "storage": by_party(g, g.storage),
    }


def read_stock(g: Lockup, reader: Reader) -> None:
    names = parties(g.rules)
    g.reputation = reader.by(names, "reputation", number_in(0, MOST))
    goods = reader.by(names, "goods", read_goods)
    power = reader.by(names, "power", number_in(0, SUPPLY[POWER]))
    suspicion = reader.by(names, "suspicion", number_in(0, SUPPLY[SUSPICION]))
    g.stock = [n for each in range(len(names)) for n in (*goods[each], power[each], suspicion[each])]
    g.storage = reader.by(names, "storage", number_in(0, MANY))


def read_goods(value: Any, where: str) -> list[int]:
    return read_some(GOODS, value, where, number_in(0, SUPPLY[0]))


# What lies before a party


def write_areas(g: Lockup) -> dict[str, Any]:
    """18.4.4.1 The guards' reserved items stand in the order in which they were reserved."""
    cards = g.cards
    reserved = [named(each, cards.item_ids) for each in g.reserved[: g.seats]]
    if g.rules.solo:
        reserved.append([cards.item_ids[item] for item in g.kept])
    traits = [None if trait == NONE else cards.trait_ids[trait] for trait in g.traits]
    return {
        "items": by_party(g, [named(each, cards.item_ids) for each in g.items]),
        "reserved": by_party(g, reserved),
        "goons": by_party(g, [named(each, cards.goon_ids) for each in g.goons]),
        "tomes": by_party(g, [named(each, tome_names(cards)) for each in g.tomes]),
        "traits": by_seat(g, traits),
        "dealt": by_seat(g, [named(each, cards.trait_ids) for each in g.dealt]) if g.dealt else None,
    }


def read_areas(g: Lockup, reader: Reader) -> None:
    cards, names = g.cards, parties(g.rules)
    g.items = reader.by(names, "items", read_cards(cards.item_ids))
    reserved = reader.by(names, "reserved", lambda value, where: words(value, where, cards.item_ids))
    g.reserved = [bag(each) for each in reserved]
    g.kept = reserved[g.seats] if g.rules.solo else []
    g.goons = reader.by(names, "goons", read_cards(cards.goon_ids))
    g.tomes = reader.by(names, "tomes", read_cards(tome_names(cards)))
    g.traits = reader.by(
        seats(g.rules), "traits", lambda v, where: NONE if v is None else word(v, where, cards.trait_ids)
    )
    dealt = reader.value("dealt")
    g.dealt = [] if dealt is None else reader.by(seats(g.rules), "dealt", read_cards(cards.trait_ids))


# Crew tokens; those on the board stand with the locations


def write_tokens(g: Lockup) -> dict[str, Any]:
    return {
        "cell": by_seat(g, [named(tokens, TOKENS) for tokens in g.cell]),
        "hidden": by_seat(g, g.hidden),
        "extra_hidden": by_seat(g, g.extra_hidden),
        "passed": flags(g.passed, seats(g.rules)),
    }


def read_tokens(g: Lockup, reader: Reader) -> None:
    names = seats(g.rules)
    g.cell = reader.by(names, "cell", read_cards(TOKENS))
    g.hidden = reader.by(names, "hidden", number_in(0, len(TOKENS)))
    g.extra_hidden = reader.by(names, "extra_hidden", number_in(0, MANY))
    g.passed = reader.flags("passed", names)


# 16.2 What final scoring brought


def write_parts(g: Lockup) -> dict[str, Any] | None:
    if not g.parts:
        return None
    count = len(PARTS)
    return by_party(
        g, [dict(zip(PARTS, g.parts[at : at + count], strict=True)) for at in range(0, len(g.parts), count)]
    )


def read_parts(g: Lockup, reader: Reader) -> None:
    g.parts = []
    if reader.value("parts") is not None:
        parts = reader.by(parties(g.rules), "parts", read_part)
        g.parts = [n for part in parts for n in part]


def read_part(value: Any, where: str) -> list[int]:
    """3.3 Ratfolk may have taken stars."""
    table = Reader(value, where)
    part = [table.number(name, -MANY, MOST) for name in PARTS]
    table.finish()
    return part
