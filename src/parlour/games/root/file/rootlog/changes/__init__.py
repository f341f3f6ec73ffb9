"""What a Step changed on the map and in the scores, as actions of the notation. Each comes with the seat it belongs to.

The notation does not say what somebody does, only what moves. So the difference between two States is all we need.
"""

from collections.abc import Iterator

from parlour.games.root.file.rootlog.acts import (
    Act,
    Card,
    DropDecree,
    Load,
    Marker,
    Move,
    Outcast,
    Piece,
    Prices,
    Relation,
    Score,
)
from parlour.games.root.file.rootlog.words import LETTERS, RELATIONS, SERVICES, SUIT_LETTERS, piece_word
from parlour.games.root.rules.factions.decree import LEADERS
from parlour.games.root.rules.factions.vagabond import CHARACTERS
from parlour.games.root.rules.fields import NONE
from parlour.games.root.rules.land import CLEARINGS, at
from parlour.games.root.rules.state import Root
from parlour.kernel.state import NOBODY

Told = tuple[int, Act]  # the seat whose setup it would be, and the action


def letter(g: Root, seat: int) -> str:
    return LETTERS[g.rules.faction[seat].number]


def seat_of_letter(g: Root, faction: str) -> int:
    return g.rules.seat_of[LETTERS.index(faction)]


# Warriors


def on_board(g: Root, seat: int) -> dict[str, int]:
    """By board: the seat's warriors that lie there."""
    result: dict[str, int] = {}
    name = letter(g, seat)
    if name == "A":
        result["A$"] = g.officers
    if name == "L":
        result["L$"] = g.acolytes
    if g.rules.seller != NOBODY:
        result["O$"] = sum(g.till[seat :: g.seats])
    return result


def warrior_places(g: Root, seat: int) -> dict[str, int]:
    return {str(c + 1): g.warriors[at(seat, c)] for c in range(CLEARINGS)} | on_board(g, seat)


def warrior_moves(before: Root, after: Root, seat: int) -> Iterator[Move]:
    """Those that went from place to place, then those that left, then those that came."""
    old, new = warrior_places(before, seat), warrior_places(after, seat)
    less = {place: old[place] - new[place] for place in old if old[place] > new[place]}
    more = {place: new[place] - old[place] for place in old if new[place] > old[place]}
    piece = Piece(letter(after, seat), "w")
    for start in [place for place in less if place.isdecimal()]:  # what leaves a board goes to the supply first
        for end in list(more):
            n = min(less[start], more[end])
            if n:
                less[start] -= n
                more[end] -= n
                yield Move((Load(n, piece, start),), (end,))
    yield from [Move((Load(n, piece, place),)) for place, n in less.items() if n]
    yield from [Move((Load(n, piece),), (place,)) for place, n in more.items() if n]


# Buildings and tokens


def piece_loads(before: Root, after: Root, seat: int) -> tuple[list[Load], list[Move]]:
    """What left the map, and what was placed on it."""
    gone: list[Load] = []
    placed: dict[str, list[str]] = {}
    for kind in after.rules.faction[seat].kinds:
        for clearing in range(CLEARINGS):
            n = after.pieces[at(kind, clearing)] - before.pieces[at(kind, clearing)]
            word = piece_word(kind, after.suit_at[clearing])
            if n < 0:
                gone.append(Load(-n, Piece(letter(after, seat), word), str(clearing + 1)))
            for _ in range(n):
                placed.setdefault(word, []).append(str(clearing + 1))
    moves = [Move((Load(1, Piece(letter(after, seat), word)),), tuple(ends)) for word, ends in placed.items()]
    return gone, moves


def map_changes(before: Root, after: Root) -> Iterator[Told]:
    """First all that leaves, clearing by clearing; then what moves; then what is placed."""
    gone: list[Load] = []
    moved: list[Told] = []
    placed: list[Told] = []
    for seat in range(after.seats):
        loads, moves = piece_loads(before, after, seat)
        placed += [(seat, move) for move in moves]
        for move in warrior_moves(before, after, seat):
            if move.ends == ("",) and move.loads[0].start.isdecimal():
                gone += move.loads
            else:
                (moved if move.loads[0].start else placed).append((seat, move))
        gone += loads
    for start in dict.fromkeys(load.start for load in gone):
        here = tuple(load for load in gone if load.start == start)
        assert isinstance(here[0].thing, Piece)
        yield seat_of_letter(after, here[0].thing.faction), Move(here)
    yield from moved
    yield from placed
    for seat in range(after.seats):
        if after.pawn[seat] != before.pawn[seat]:
            place = after.rules.land.place_names[after.pawn[seat]]
            yield seat, Move((Load(1, Piece(letter(after, seat), "p")),), (place,))


# Boards


def board_changes(before: Root, after: Root) -> Iterator[Told]:
    """Leaders, characters, relationships, prices, outcasts."""
    if before.leader not in (NONE, after.leader):
        yield seat_of_letter(after, "E"), DropDecree()
    if after.leader not in (NONE, before.leader):
        yield seat_of_letter(after, "E"), Move((Load(1, Card(word=LEADERS[after.leader])),), ("E$",))
    for seat in range(after.seats):
        if after.character[seat] not in (NONE, before.character[seat]):
            word = CHARACTERS[after.character[seat]]
            yield seat, Move((Load(1, Card(word=word)),), (f"{letter(after, seat)}$",))
    yield from relation_changes(before, after)
    if after.prices != before.prices:
        seat = after.rules.seller
        changed = [n for n, price in enumerate(after.prices) if before.prices[n : n + 1] != [price]]
        for price in sorted({after.prices[n] for n in changed if after.prices[n]}):
            yield seat, Prices("".join(SERVICES[n] for n in changed if after.prices[n] == price), price)
    if outcasts_set(before, after):
        yield seat_of_letter(after, "L"), Outcast(SUIT_LETTERS[after.outcast], after.hated)


def outcasts_set(before: Root, after: Root) -> bool:
    """Also if they stay the same: the Lost Souls go to the discard pile then."""
    changed = (after.outcast, after.hated) != (before.outcast, before.hated)
    return after.outcast != NONE and (changed or (before.souls != 0 and not after.souls))


def relation_changes(before: Root, after: Root) -> Iterator[Told]:
    seats = after.seats
    for seat in range(seats):
        for other in range(seats):
            step = after.relation[seat * seats + other]
            if step != before.relation[seat * seats + other]:
                yield seat, Relation(letter(after, seat), letter(after, other), RELATIONS[step])


def marker_changes(before: Root, after: Root) -> Iterator[Told]:
    """Markers that leave the score track for good."""
    for seat in range(after.seats):
        dominates = after.dominance[seat] != before.dominance[seat] and not after.rules.faction[seat].has_pawn
        if after.partner[seat] != before.partner[seat]:
            yield seat, Marker(letter(after, after.partner[seat]))
        elif dominates:
            yield seat, Marker(letter(after, seat))


def score_changes(before: Root, after: Root) -> Iterator[Told]:
    for i in range(after.seats):
        seat = (before.active + i) % after.seats
        n = after.score[seat] - before.score[seat]
        if n:
            yield seat, Score(letter(after, seat), n)
