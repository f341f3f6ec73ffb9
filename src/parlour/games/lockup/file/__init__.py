"""Lockup as a position file: fields that people can read and edit, each checked when it is read.

Parties are written as the names of their crews, the guards as "guards". What follows from the rest is not written: what
is left in the supply, the guard deck and the location deck.
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any, Final

from parlour.games.lockup.rules.book import (
    ALL_TOKENS,
    CREWS,
    GOAL_TYPES,
    GOODS,
    LOCATION_CARDS,
    LOCATIONS,
    POWER,
    ROUNDS,
    SUPPLY,
    SUSPICION,
    TOKENS,
    Cards,
)
from parlour.games.lockup.rules.fields import HOME, KINDS, MOMENTS, NONE, NOT_LIFTED, PHASES, Lifted, Look, Under
from parlour.games.lockup.rules.scoring import PARTS
from parlour.games.lockup.rules.setup import guard_cards
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import how_many, numbers, tally_of
from parlour.kernel.bag import bag, has, members
from parlour.kernel.errors import BadFile
from parlour.kernel.state import NOBODY
from parlour.record.kinds import Bag, By, Entry, Flags, Flat, InOrder, Kind, ListOf, Number, Or, Several, Some, Word
from parlour.record.layout import PARTLY, Field, Known, Layout, Part, Rows, everybody, only, owner

GUARDS: Final = "guards"
MOST: Final = 1_000_000_000  # of reputation
MANY: Final = 9999  # of what has no limit of its own
MOST_DOWN: Final = 12  # 18.1.2
LOCATION_NAMES: Final = (*LOCATIONS[:6], "off-duty-1", "off-duty-2")  # 18.1.4


# Names


def seats(g: Lockup) -> list[str]:
    return [CREWS[crew] for crew in g.rules.crews]


def parties(g: Lockup) -> list[str]:
    return [*seats(g), GUARDS] if g.rules.solo else seats(g)


def items(g: Lockup) -> tuple[str, ...]:
    return g.cards.item_ids


def goons(g: Lockup) -> tuple[str, ...]:
    return g.cards.goon_ids


def tomes(g: Lockup) -> list[str]:
    return tome_names(g.cards)


@cache
def tome_names(cards: Cards) -> list[str]:
    """2.10 The cards of a design are numbered: `book-of-alibis-1`, `book-of-alibis-2`."""
    of, ids = cards.tome_of, cards.tome_ids
    return [f"{ids[of[card]]}-{of[: card + 1].count(of[card])}" for card in range(len(of))]


def traits(g: Lockup) -> tuple[str, ...]:
    return g.cards.trait_ids


def goals(g: Lockup) -> tuple[str, ...]:
    return g.cards.goal_ids


def guards(g: Lockup) -> tuple[str, ...]:
    return g.cards.guard_ids


def check_parties(fields: Mapping[str, Any], crews: Sequence[str]) -> None:
    """Seats that are not those of the fields are a mistake of the seats, not of every field."""
    table = fields.get("reputation")
    if isinstance(table, Mapping) and set(table) <= {*CREWS, GUARDS} and set(table) - {GUARDS} != set(crews):
        raise BadFile("position.seats", f"do not fit the fields, which are about {', '.join(table)}")


# Kinds and places of the State


def put_goods(g: Lockup, value: list[list[int]]) -> None:
    g.stock = [n for own in value for n in (*own, 0, 0)]


def stock_of(name: str, kind: int) -> Field[Lockup]:
    """What each party has of one kind, out of the one list of all."""

    def put(g: Lockup, value: list[int]) -> None:
        g.stock[kind::KINDS] = value

    return Field(name, By(parties, Number(0, SUPPLY[kind])), get=lambda g: g.stock[kind::KINDS], put=put)


def reserved(g: Lockup) -> list[list[int]]:
    """18.4.4.1 The guards' reserved items stand in the order in which they were reserved."""
    own = [members(each) for each in g.reserved[: g.seats]]
    return [*own, g.kept] if g.rules.solo else own


def put_reserved(g: Lockup, value: list[list[int]]) -> None:
    g.reserved, g.kept = [bag(each) for each in value], value[g.seats] if g.rules.solo else []


def put_order(_: Lockup, value: list[int]) -> None:
    if value != list(range(len(LOCATIONS))):
        raise BadFile("position.fields.locations", f"must stand in their order: {', '.join(LOCATIONS)}")


def put_lying(g: Lockup, value: list[list[int]]) -> None:
    g.lying = [tally_of(there) for there in value]


def tokens(name: str, known: Known | None = everybody) -> Field[Lockup]:
    """By location and crew, without those that have none there; the State has six bits a location for each seat."""

    def get(g: Lockup) -> list[list[int]]:
        return [[own >> place * HOME & ALL_TOKENS for own in getattr(g, name)] for place in range(len(LOCATIONS))]

    def put(g: Lockup, value: list[list[int]]) -> None:
        crews = range(g.seats)
        setattr(g, name, [sum(there[crew] << place * HOME for place, there in enumerate(value)) for crew in crews])

    return Field(name, Some(seats, Bag(TOKENS)), get=get, put=put, known=known)


def turned_about(bags: list[int], count: int) -> list[int]:
    """By member, the bag of those that have it."""
    return [bag([owner for owner, own in enumerate(bags) if has(own, member)]) for member in range(count)]


def put_used(g: Lockup, value: list[int]) -> None:
    g.used = turned_about(value, g.seats)


def derive(g: Lockup) -> None:
    """3.1 What is on no board and in no location is in the supply, 18.1.2, 18.1.4 a card of the guards in its deck."""
    g.supply = [SUPPLY[kind] - sum(g.stock[kind::KINDS]) for kind in range(KINDS)]
    g.supply[SUSPICION] -= sum(g.suspicion_at)
    for good in range(len(GOODS)):
        g.supply[good] -= sum(how_many(lying, good) for lying in g.lying)
    if g.rules.solo:
        g.guard_deck = guard_cards(g.rules) & ~g.guards_aside
        for cards in g.guards_up:
            g.guard_deck &= ~cards
        g.location_deck = (1 << LOCATION_CARDS) - 1 & ~bag(g.turned)


# All of it

CREW: Final = Word(seats)
PARTY: Final = Word(parties, none=NOBODY)
LOCATION: Final = Word(LOCATIONS)
TOKEN: Final = Word(TOKENS)
LOOK: Final = Entry({"by": CREW, "of": CREW, "location": LOCATION, "token": TOKEN}, join=Look)
DECIDER: Final = only(lambda g, seat: g.decider() == seat)


def put_under(card: Kind) -> Kind:
    """19 Cards under a deck, each with who put it there."""
    return Several(Entry({"card": card, "by": CREW}, join=Under))


LAYOUT: Final = Layout[Lockup](
    Field("round", Number(1, ROUNDS)),
    Field("phase", Word(PHASES)),
    Field("first", Word(parties)),
    Field("active", PARTY),
    # What a party owns, and what lies before it
    Field("reputation", By(parties, Number(0, MOST))),
    Field(
        "goods",
        By(parties, Some(GOODS, Number(0, SUPPLY[0]))),
        get=lambda g: [g.stock[at : at + len(GOODS)] for at in range(0, len(g.stock), KINDS)],
        put=put_goods,
    ),
    stock_of("power", POWER),
    stock_of("suspicion", SUSPICION),
    Field("storage", By(parties, Number(0, MANY))),
    Field("items", By(parties, Bag(items))),
    Field("reserved", By(parties, InOrder(items)), get=reserved, put=put_reserved),
    Field("goons", By(parties, Bag(goons))),
    Field("tomes", By(parties, Bag(tomes)), known=owner()),
    Field("traits", By(seats, Word(traits, none=NONE))),
    Field("dealt", Or(By(seats, Bag(traits)), none=[]), known=owner()),
    # Crew tokens; those on the board stand with the locations
    Field("cell", By(seats, Bag(TOKENS)), known=PARTLY),
    Field("hidden", By(seats, Number(0, len(TOKENS)))),
    Field("extra_hidden", By(seats, Number(0, MANY))),
    Field("passed", Flags(seats)),
    # The board
    Rows(
        "locations",
        partial(ListOf, len(LOCATIONS)),
        Field("location", LOCATION, get=lambda _: range(len(LOCATIONS)), put=put_order),
        Field("goon", Word(goons, none=NONE), "goon_at"),
        Field("suspicion", Number(0, SUPPLY[SUSPICION]), "suspicion_at"),
        Field(
            "lying",
            Some(GOODS, Number(0, ROUNDS)),  # 9.4.4 one a Patrol
            get=lambda g: [numbers(lying, len(GOODS)) for lying in g.lying],
            put=put_lying,
        ),
        tokens("up"),
        tokens("down", PARTLY),
        Field("used", Flags(seats), get=lambda g: turned_about(g.used, len(LOCATIONS)), put=put_used),
    ),
    Field("display", ListOf(lambda g: g.rules.parties + 1, Word(items, none=NONE))),
    Field("item_deck", Bag(items)),
    Field("goon_deck", Bag(goons), known=PARTLY),
    Field("goons_under", put_under(Word(goons)), known=PARTLY),
    Field("goon_discard", Bag(goons)),
    Field("drawn_goons", Bag(goons), known=DECIDER),
    Field("tome_deck", Bag(tomes), known=PARTLY),
    Field("tomes_under", put_under(Word(tomes)), known=PARTLY),
    Field("tome_discard", Bag(tomes)),
    Field("drawn_tomes", Bag(tomes), known=DECIDER),
    Field("goals", By(GOAL_TYPES, Word(goals, none=NONE))),
    Field("majority", PARTY),
    Field("instant", PARTY),
    Field("raids", Number(0, MANY)),
    # The location being settled, what tomes have changed, who has looked at what
    Field("location", Word(LOCATIONS, none=NONE)),
    Field("moment", Word(MOMENTS)),
    Field("ranking", InOrder(parties)),
    Field("rewarded", Flags(parties)),
    Field("declined", Flags(parties)),
    Field("bonus", By(seats, Number(0, MANY))),
    Field("dodging", Flags(seats)),
    Field("discount", Number(0, MANY)),
    Field("rival", Word(seats, none=NOBODY)),
    Field("lifted", Or(Entry({"location": LOCATION, "token": TOKEN}, join=Lifted), none=NOT_LIFTED), known=PARTLY),
    Field("silent", Flags(seats)),
    Field("peeked", Several(LOOK), known=PARTLY),
    Field("last", Word(LOCATIONS, none=NONE)),
    # 18 The guards' cards; 16.2 what final scoring brought, 3.3 where Ratfolk may have taken stars
    Part(
        "guards",
        Field("up", Some(LOCATIONS, Bag(guards)), "guards_up"),
        Field("down", Some(LOCATIONS, Number(0, MOST_DOWN)), "guards_down"),
        Field("aside", Bag(guards), "guards_aside"),
        Field("turned", InOrder(LOCATION_NAMES)),
        here=lambda g: g.rules.solo,
        why="they play in solo alone",
    ),
    Field("parts", Or(Flat(len(PARTS), By(parties, By(PARTS, Number(-MANY, MOST)))), none=[])),
)
