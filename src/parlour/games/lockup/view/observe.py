"""Lockup as numbers, for learning: what a seat may know, seen from its own place at the table.

Seats count from the reader's own, clockwise, each with its crew as a bit, so that one network can play every seat; the
guards come after the last of five. Cards and tokens are bits where the reader may see them; of hidden ones only the
number is told. Everything else is a bit or a small count; -1 means nobody or nothing.
"""

from parlour.games.lockup.rules.book import (
    CREWS,
    GOALS,
    GOODS,
    GOONS,
    GUARDS,
    ITEMS,
    LOCATION_CARDS,
    LOCATIONS,
    MOST_SEATS,
    TOKENS,
    TOMES,
    TRAITS,
)
from parlour.games.lockup.rules.fields import HOME, KINDS, MOMENTS, NONE, NOT_LIFTED, PHASES
from parlour.games.lockup.rules.secrets import is_seen
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import numbers
from parlour.games.lockup.rules.verbs import pair
from parlour.kernel.bag import bag, members, size
from parlour.kernel.state import ARG, NOBODY, SHIFT

PLACES = len(LOCATIONS)
SPOTS = PLACES * HOME
MOST_PARTIES = MOST_SEATS + 1
MOST_CELLS = MOST_SEATS + 1
PARTY = KINDS + 2 + 2 * ITEMS + GOONS  # stock, reputation, first player, items, reserved items, goons
PER_SEAT = len(CREWS) + PARTY + TRAITS + 7 + 2 * SPOTS + PLACES
GUARD_BOARD = PARTY + PLACES * GUARDS + PLACES + GUARDS + LOCATION_CARDS + 1
OWN = len(TOKENS) + 3 * TOMES + GOONS + TRAITS + PLACES
BOARD = PLACES * (GOONS + 1 + len(GOODS)) + MOST_CELLS * ITEMS
SHARED = TOMES + GOONS + 3 + KINDS + 3 * GOALS + 2
ASKED = 6
NOW = len(PHASES) + PLACES + len(MOMENTS) + 3 * MOST_PARTIES + 2 * MOST_SEATS + 7 + ASKED
SIZE = MOST_SEATS * PER_SEAT + GUARD_BOARD + OWN + BOARD + SHARED + NOW


def bits(some: int, count: int) -> list[int]:
    return [some >> i & 1 for i in range(count)]


def one_of(number: int, count: int) -> list[int]:
    """A bit for which of them it is; none for NONE."""
    return [int(number == i) for i in range(count)]


def away(g: Lockup, seat: int, party: int) -> int:
    """How many places clockwise from the reader; the guards come last, NOBODY stays nobody."""
    if party == NOBODY:
        return NOBODY
    return MOST_SEATS if party >= g.seats else (party - seat) % g.seats


def around(g: Lockup, seat: int, some: int) -> list[int]:
    """A bit for each party of a bag, in the reader's order."""
    there = [away(g, seat, party) for party in members(some)]
    return [int(turn in there) for turn in range(MOST_PARTIES)]


def observe(g: Lockup, seat: int) -> list[int]:
    """SIZE numbers."""
    result: list[int] = []
    for turn in range(MOST_SEATS):
        result += player(g, seat, (seat + turn) % g.seats) if turn < g.seats else [0] * PER_SEAT
    return result + guards(g) + own(g, seat) + board(g) + shared(g, seat) + now(g, seat)


def party_numbers(g: Lockup, party: int) -> list[int]:
    """19 What lies open; reserved items were seen by all when they were taken."""
    result = [*g.stock[party * KINDS : (party + 1) * KINDS], g.reputation[party], int(g.first == party)]
    return result + bits(g.items[party], ITEMS) + bits(g.reserved[party], ITEMS) + bits(g.goons[party], GOONS)


def player(g: Lockup, seat: int, other: int) -> list[int]:
    """19 Tokens face down are bits where the reader has seen them, and a number in each location."""
    seen = bag([spot for spot in members(g.down[other]) if is_seen(g, seat, other, spot % HOME)])
    result = one_of(g.rules.crews[other], len(CREWS)) + party_numbers(g, other) + one_of(g.traits[other], TRAITS)
    result += [g.storage[other], size(g.cell[other]), size(g.tomes[other]), g.hidden[other], g.hidden_limit(other)]
    result += [g.passed >> other & 1, g.bonus[other]]
    result += bits(g.up[other], SPOTS) + bits(seen, SPOTS)
    return result + [size(g.down[other] >> place * HOME & 0b111111) for place in range(PLACES)]


def guards(g: Lockup) -> list[int]:
    """The guard board, their cards by location, location cards turned up."""
    if not g.rules.solo:
        return [0] * GUARD_BOARD
    result = party_numbers(g, g.seats)
    for cards in g.guards_up:
        result += bits(cards, GUARDS)
    result += g.guards_down + bits(g.guards_aside, GUARDS) + bits(bag(g.turned), LOCATION_CARDS)
    return [*result, size(g.guard_deck) - sum(g.guards_down)]


def own(g: Lockup, seat: int) -> list[int]:
    """19 The reader's own secrets: holding cell, tomes, cards put under the deck, cards and traits to choose from."""
    asked = g.decider() == seat
    under = bag([card for card, by in g.tomes_under if by == seat])
    result = bits(g.cell[seat], len(TOKENS)) + bits(g.tomes[seat], TOMES) + bits(under, TOMES)
    result += bits(g.drawn_tomes if asked else 0, TOMES) + bits(g.drawn_goons if asked else 0, GOONS)
    return result + bits(g.dealt[seat] if g.dealt else 0, TRAITS) + bits(g.used[seat], PLACES)


def board(g: Lockup) -> list[int]:
    """Goons, suspicion and resources by location; the item display."""
    result: list[int] = []
    for place in range(PLACES):
        result += [*one_of(g.goon_at[place], GOONS), g.suspicion_at[place], *numbers(g.lying[place], len(GOODS))]
    for cell in range(MOST_CELLS):
        result += one_of(g.display[cell] if cell < len(g.display) else NONE, ITEMS)
    return result


def shared(g: Lockup, seat: int) -> list[int]:
    """Discard piles, the numbers of the decks, the supply, goals and who holds them."""
    result = bits(g.tome_discard, TOMES) + bits(g.goon_discard, GOONS)
    result += [size(g.item_deck), size(g.goon_deck) + len(g.goons_under), size(g.tome_deck) + len(g.tomes_under)]
    result += g.supply
    for goal in g.goals:
        result += one_of(goal, GOALS)
    return [*result, away(g, seat, g.majority), away(g, seat, g.instant)]


def now(g: Lockup, seat: int) -> list[int]:
    """The round, the location that is settled, places and rewards in it, what the reader is asked about."""
    result = one_of(g.phase, len(PHASES)) + one_of(g.location, PLACES)
    result += one_of(g.moment if g.location != NONE else NONE, len(MOMENTS))
    places = [away(g, seat, party) for party in g.ranking]
    result += places + [NOBODY] * (MOST_PARTIES - len(places))
    result += around(g, seat, g.rewarded) + around(g, seat, g.declined)
    result += around(g, seat, g.dodging)[:MOST_SEATS] + around(g, seat, g.silent)[:MOST_SEATS]
    result += [g.round, g.raids, away(g, seat, g.active), away(g, seat, g.first), g.discount, away(g, seat, g.rival)]
    moving = g.lifted != NOT_LIFTED and g.decider() == seat
    return [*result, pair(*g.lifted) if moving else NONE, *asked(g, seat)]


def asked(g: Lockup, seat: int) -> list[int]:
    """The arguments of the question that the reader must answer, in two parts each: a cost is a large number."""
    known = list(g.stack[-1].args()[1:]) if g.stack and g.decider() == seat else []
    parts = [part for arg in known for part in ((arg & ARG, arg >> SHIFT & ARG) if arg >= 0 else (NONE, NONE))]
    return (parts + [0] * ASKED)[:ASKED]
