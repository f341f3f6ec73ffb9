"""The moment in a position file: the location being settled, what tomes have changed, who has looked at what."""

from typing import Any

from parlour.games.lockup.file.fields import (
    MANY,
    by_seat,
    parties,
    party_of,
    seats,
)
from parlour.games.lockup.rules.book import LOCATIONS, TOKENS
from parlour.games.lockup.rules.fields import MOMENTS, NONE
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader, flags, number_in


def write_moment(g: Lockup) -> dict[str, Any]:
    crews, names = seats(g.rules), parties(g.rules)
    return {
        "majority": party_of(g, g.majority),
        "instant": party_of(g, g.instant),
        "raids": g.raids,
        "location": location_id(g.location),
        "moment": MOMENTS[g.moment],
        "ranking": [names[party] for party in g.ranking],
        "rewarded": flags(g.rewarded, names),
        "declined": flags(g.declined, names),
        "bonus": by_seat(g, g.bonus),
        "dodging": flags(g.dodging, crews),
        "discount": g.discount,
        "rival": party_of(g, g.rival),
        "lifted": None if g.lifted == NONE else write_spot(g.lifted // 8, g.lifted % 8),
        "silent": flags(g.silent, crews),
        "peeked": [write_look(g, look) for look in g.peeked],
        "last": location_id(g.last),
    }


def location_id(location: int) -> str | None:
    return None if location == NONE else LOCATIONS[location]


def write_spot(location: int, token: int) -> dict[str, Any]:
    return {"location": LOCATIONS[location], "token": TOKENS[token]}


def write_look(g: Lockup, look: int) -> dict[str, Any]:
    """14.7.3 Who looked at whose token."""
    who = {"by": party_of(g, look >> 12), "of": party_of(g, look >> 8 & 15)}
    return who | write_spot(look >> 4 & 15, look & 15)


def read_moment(g: Lockup, reader: Reader) -> None:
    crews, names = seats(g.rules), parties(g.rules)
    g.majority = reader.maybe("majority", names, NOBODY)
    g.instant = reader.maybe("instant", names, NOBODY)
    g.raids = reader.number("raids", 0, MANY)
    g.location = reader.maybe("location", LOCATIONS, NONE)
    g.moment = reader.word("moment", MOMENTS)
    g.ranking = reader.words("ranking", names)
    g.rewarded = reader.flags("rewarded", names)
    g.declined = reader.flags("declined", names)
    g.bonus = reader.by(crews, "bonus", number_in(0, MANY))
    g.dodging = reader.flags("dodging", crews)
    g.discount = reader.number("discount", 0, MANY)
    g.rival = reader.maybe("rival", crews, NOBODY)
    g.lifted = read_lifted(reader)
    g.silent = reader.flags("silent", crews)
    g.peeked = [read_look(g, entry) for entry in reader.entries("peeked")]
    g.last = reader.maybe("last", LOCATIONS, NONE)


def read_spot(table: Reader, shift: int) -> int:
    """A location and a token there, packed; and no more fields."""
    spot = table.word("location", LOCATIONS) << shift | table.word("token", TOKENS)
    table.finish()
    return spot


def read_lifted(reader: Reader) -> int:
    table = reader.table("lifted")
    return NONE if table is None else read_spot(table, 3)


def read_look(g: Lockup, entry: Reader) -> int:
    crews = seats(g.rules)
    who = entry.word("by", crews) << 12 | entry.word("of", crews) << 8
    return who | read_spot(entry, 4)
