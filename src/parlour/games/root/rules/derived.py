"""What follows from where the pieces are: who rules what, what is free, what is left on tracks and in supplies.

Services that were bought say who uses the river as paths, and for whom the seller's warriors stand.

While a game runs, `Root.settle` and its kin keep all this up to date; here it is worked out from nothing, for positions
that are read from a file and for the check that the two agree.
"""

from parlour.games.root.rules.faction import ALLIANCE, LIZARD_CULT
from parlour.games.root.rules.facts import BIRD, BUILDINGS, KEEP, KINDS, TRADE_POST
from parlour.games.root.rules.fields import BIRDSONG, SETUP
from parlour.games.root.rules.land import CLEARINGS, EVERYWHERE, at
from parlour.games.root.rules.services import MERCENARIES, RIVERBOATS
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import has
from parlour.kernel.state import NOBODY


def derive(g: Root) -> None:
    g.realm = realms(g.suit_at)
    count_pieces(g)
    count_room(g)
    use_services(g)
    g.ruler = [NOBODY] * CLEARINGS
    g.ruled = [0] * g.seats
    g.standing = [0] * g.seats
    g.present = [0] * g.seats
    for clearing in range(CLEARINGS):
        g.settle(clearing)
    count_stocks(g)
    count_supplies(g)
    close_keep(g)


def realms(suit_at: list[int]) -> list[int]:
    """2.2.2 By suit: its clearings; 2.1.1 birds: all."""
    result = [0] * BIRD
    for clearing in range(len(suit_at)):
        result[suit_at[clearing]] |= 1 << clearing
    return [*result, EVERYWHERE]


def count_pieces(g: Root) -> None:
    """By kind of piece: where it is; 2.8 warriors and buildings count for rule, tokens and pawns are present only."""
    g.where = [0] * len(KINDS)
    g.strength = g.warriors.copy()
    g.lesser = [0] * len(g.warriors)
    for i in range(len(g.pieces)):
        if g.pieces[i]:
            kind = i // CLEARINGS
            g.where[kind] |= 1 << i % CLEARINGS
            seat = g.rules.owner[kind]
            if seat != NOBODY:
                count = g.strength if kind < BUILDINGS else g.lesser
                count[at(seat, i % CLEARINGS)] += g.pieces[i]
    for seat in g.rules.wanderers:
        if 0 <= g.pawn[seat] < CLEARINGS:
            g.lesser[at(seat, g.pawn[seat])] += 1


def count_room(g: Root) -> None:
    """2.2.3 A slot holds one building; 2.2.4 or a ruin; GG.6.2 on burnt land a free one is of no use."""
    g.room = g.rules.land.slots.copy()
    for clearing in range(CLEARINGS):
        g.room[clearing] -= g.ruins >> clearing & 1
    for i in range(BUILDINGS * CLEARINGS):
        if g.pieces[i]:
            g.room[i % CLEARINGS] -= g.pieces[i]
    g.roomy = 0
    for clearing in range(CLEARINGS):
        g.roomy |= int(g.room[clearing] != 0) << clearing
    g.roomy &= ~g.scorched


def use_services(g: Root) -> None:
    """11.2.7.ii Boats serve at once, 11.2.7.iii mercenaries from Daylight on, both till the end of the turn."""
    g.paths = g.rules.land.waterways if has(g.bought, RIVERBOATS) else g.rules.land.paths
    g.hirer = g.active if has(g.bought, MERCENARIES) and g.phase > BIRDSONG else NOBODY


def count_stocks(g: Root) -> None:
    """2.5.2, 2.5.3 What is not on the map lies on its track or in the supply.

    6.2.2, 11.2.5.i A keep that was removed is gone; so are trade posts, of which the tracks tell how many are left.
    """
    g.stock = [0] * len(KINDS)
    for faction in g.rules.faction:
        for i in range(len(faction.kinds)):
            g.stock[faction.kinds[i]] = faction.counts[i]
    for i in range(len(g.pieces)):
        if g.pieces[i]:
            g.stock[i // CLEARINGS] -= g.pieces[i]
    if g.phase != SETUP:
        g.stock[KEEP] = 0
        g.stock[TRADE_POST] = sum(g.posts)


def count_supplies(g: Root) -> None:
    """2.5.1, 8.5.3, 10.2.3, 11.2.4 Warriors are on the map, officers, acolytes, on the seller's board, or in supply."""
    g.supply = [faction.warriors for faction in g.rules.faction]
    for i in range(len(g.warriors)):
        g.supply[i // CLEARINGS] -= g.warriors[i]
    for i in range(len(g.till)):
        g.supply[i % g.seats] -= g.till[i]
    for seat in range(g.seats):
        letter = g.rules.faction[seat].number
        g.supply[seat] -= g.officers if letter == ALLIANCE else g.acolytes if letter == LIZARD_CULT else 0


def close_keep(g: Root) -> None:
    """6.2.2 Only its owner may place pieces in the clearing with the keep, while it stands there."""
    g.closed = g.with_piece(KEEP)
    g.closed_by = g.rules.owner[KEEP] if g.closed or g.phase != SETUP else NOBODY
