"""Roam as numbers, for learning: what a seat may know, seen from its own place at the table.

Seats count from the reader's own, clockwise, so that one network can play every seat. Cards are bits: owned, awake, on
the field, next. Everything lies in 0…1 or is a small count.
"""

from parlour.games.roam.rules.board import LANDS, SPACES
from parlour.games.roam.rules.book import ARTIFACTS, CARDS, COLOURS, STARTING
from parlour.games.roam.rules.state import NONE, Roam
from parlour.kernel.bag import has

CHARACTERS = CARDS + STARTING * len(COLOURS)
MOST_SEATS = 4
PER_SEAT = 2 * SPACES + 2 * CHARACTERS + 2 * ARTIFACTS + 4
SIZE = MOST_SEATS * PER_SEAT + LANDS * CARDS + SPACES + CARDS + CARDS + ARTIFACTS + CHARACTERS + 2 * SPACES + 5


def bits(bag: int, count: int) -> list[int]:
    return [bag >> i & 1 for i in range(count)]


def observe(g: Roam, seat: int) -> list[int]:
    """SIZE numbers. Hidden characters show nothing of a land but its coin symbols."""
    result: list[int] = []
    for turn in range(MOST_SEATS):
        result += player(g, (seat + turn) % g.seats) if turn < g.seats else [0] * PER_SEAT
    for land in g.lands:
        result += bits(0 if land == NONE or g.rules.hidden else 1 << land, CARDS)
    result += [g.symbols(space) if has(g.field, space) else -1 for space in range(SPACES)]
    result += bits(0 if g.top == NONE or g.rules.hidden else 1 << g.top, CARDS)
    result += bits(g.unmet if g.rules.hidden else g.deck, CARDS)
    result += bits(sum(1 << artifact for artifact in g.row), ARTIFACTS)
    result += bits(0 if g.used == NONE else 1 << g.used, CHARACTERS)
    result += bits(g.filled, SPACES) + bits(g.empty, SPACES)
    now = [g.turned % 4, int(g.woken), (g.active - seat) % g.seats, (g.first - seat) % g.seats, g.still_rounds]
    return result + now


def player(g: Roam, seat: int) -> list[int]:
    marks = bits(g.ground[seat], SPACES) + bits(g.upper[seat], SPACES)
    cards = bits(g.owned[seat], CHARACTERS) + bits(g.awake[seat], CHARACTERS)
    tokens = bits(g.held[seat], ARTIFACTS) + bits(g.ready[seat], ARTIFACTS)
    return [*marks, *cards, *tokens, g.coins[seat], g.supply[seat], int(g.outpost == seat), g.score(seat)]
