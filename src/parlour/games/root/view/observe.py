"""Root as numbers, for learning: what a seat may know, seen from its own place at the table.

Seats count from the reader's own, clockwise, each with its faction as a bit, so that one network can play every seat.
Cards are bits where the reader may see them; of hidden ones only the number is told. Everything else is a bit or a
small count; -1 means nobody or nothing.
"""

from parlour.games.root.rules.book import MOST_SEATS
from parlour.games.root.rules.faction import ALLIANCE, EYRIE, FACTIONS, LIZARD_CULT, RIVERFOLK
from parlour.games.root.rules.factions.ruins import RUIN_ITEMS, left_under, seen_under
from parlour.games.root.rules.facts import BIRD, CARDS, ITEMS, KINDS, QUESTS
from parlour.games.root.rules.fields import BOXES, PACK, PHASES
from parlour.games.root.rules.land import CLEARINGS, PLACES, at
from parlour.games.root.rules.services import SERVICES
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import has, size
from parlour.kernel.state import ARG, NOBODY

COLUMNS = 4
LEADERS = 4
CHARACTERS = 6
COUNTS = 6  # points, cards, warriors in the supply, dominance, coalition, turn order
PAWN = PLACES + CHARACTERS + PACK + QUESTS + len(ITEMS)
PER_SEAT = len(FACTIONS) + COUNTS + at(2, CARDS) + CARDS + len(ITEMS) + PAWN + 2 * MOST_SEATS
RUIN = 2 + len(RUIN_ITEMS)
MAP = CLEARINGS * (BIRD + len(KINDS) + RUIN + 4)
SHARED = 5 * CARDS + len(ITEMS) + QUESTS + len(KINDS)
EYRIE_BOARD = COLUMNS * CARDS + CARDS + 2 * LEADERS + COLUMNS
ALLIANCE_BOARD = CARDS + 2
CULT_BOARD = BIRD + 2 + CARDS + BIRD
RIVER_BOARD = len(SERVICES) + BOXES * MOST_SEATS + BIRD
TRADE = 3 + len(SERVICES)
HITS = 4
ASKED = 4
NOW = len(PHASES) + 5 + BIRD + 6 + HITS + ASKED + TRADE
BOARDS = EYRIE_BOARD + ALLIANCE_BOARD + CULT_BOARD + RIVER_BOARD
SIZE = MOST_SEATS * PER_SEAT + MAP + SHARED + BOARDS + NOW


def bits(bag: int, count: int) -> list[int]:
    return [bag >> i & 1 for i in range(count)]


def one_of(number: int, count: int) -> list[int]:
    """A bit for which of them it is; none for NONE."""
    return [int(number == i) for i in range(count)]


def away(g: Root, seat: int, other: int) -> int:
    """How many places clockwise from the reader; NOBODY stays nobody."""
    return NOBODY if other == NOBODY else (other - seat) % g.seats


def observe(g: Root, seat: int) -> list[int]:
    """SIZE numbers."""
    result: list[int] = []
    for turn in range(MOST_SEATS):
        result += player(g, seat, (seat + turn) % g.seats) if turn < g.seats else [0] * PER_SEAT
    result += land(g, seat) + shared(g, seat) + eyrie_board(g) + alliance_board(g, seat)
    return result + cult_board(g) + river_board(g, seat) + now(g, seat) + trade(g, seat)


def player(g: Root, seat: int, other: int) -> list[int]:
    """Z.1 A player's own cards in hand are bits for himself, a number for the others; 11.2.3 unless they lie open."""
    counts = [
        g.score[other],
        g.cards_in_hand(other),
        g.supply[other],
        g.dominance[other],
        away(g, seat, g.partner[other]),
        (other - g.first) % g.seats,
    ]
    result = one_of(g.rules.faction[other].number, len(FACTIONS)) + counts
    result += g.warriors[at(other, 0) : at(other, CLEARINGS)] + bits(g.ruled[other], CLEARINGS)
    result += bits(g.hand[other] if other == seat or g.is_open(other) else 0, CARDS) + bits(g.crafted[other], CARDS)
    result += g.box[other * len(ITEMS) : (other + 1) * len(ITEMS)]
    return result + wanderer(g, seat, other)


def wanderer(g: Root, seat: int, other: int) -> list[int]:
    """A Vagabond's pawn, character, items, quests, 9.7.1 what he holds marked R, and what he is to others."""
    if not g.rules.faction[other].has_pawn:
        return [0] * (PAWN + 2 * MOST_SEATS)
    result = one_of(g.pawn[other], PLACES) + one_of(g.character[other], CHARACTERS)
    result += g.pack[other * PACK : (other + 1) * PACK] + bits(g.quests_done[other], QUESTS)
    result += bits(g.relics[other], len(ITEMS))
    for numbers in (g.relation, g.aided):
        around = [numbers[other * g.seats + (seat + turn) % g.seats] for turn in range(g.seats)]
        result += around + [0] * (MOST_SEATS - g.seats)
    return result


def land(g: Root, seat: int) -> list[int]:
    """2.2 By clearing: suit, buildings and tokens, free slots, ruin, who rules, who may place pieces, what is burnt."""
    result: list[int] = []
    for clearing in range(CLEARINGS):
        result += one_of(g.suit_at[clearing], BIRD)
        result += [g.pieces[at(kind, clearing)] for kind in range(len(KINDS))]
        result += [g.room[clearing], g.ruins >> clearing & 1, away(g, seat, g.ruler[clearing])]
        result += [g.closed >> clearing & 1, *ruin(g, seat, clearing)]
    return result


def ruin(g: Root, seat: int, clearing: int) -> list[int]:
    """GG.6.2 Burnt land; 9.7.1 how many items lie under a ruin, and which of them the reader has seen there."""
    there = has(g.ruins, clearing)
    seen = seen_under(g, clearing, seat) if there else []
    return [g.scorched >> clearing & 1, left_under(g, clearing) if there else 0, *map(seen.count, RUIN_ITEMS)]


def shared(g: Root, seat: int) -> list[int]:
    """Z.1 Open cards, supplies, open quests; Z.2 the hand that the reader was shown this turn."""
    result = bits(g.discard, CARDS) + bits(g.available, CARDS) + bits(g.removed, CARDS)
    result += bits(g.souls, CARDS)
    result += bits(g.looked if g.looker == seat else 0, CARDS)
    return result + g.items + bits(g.open_quests, QUESTS) + g.stock


def eyrie_board(g: Root) -> list[int]:
    """7.4.2 The Decree, what is done of it, leader and fallen leaders."""
    if g.rules.seat_of[EYRIE] == NOBODY:
        return [0] * EYRIE_BOARD
    result: list[int] = []
    for column in range(COLUMNS):
        result += bits(g.decree[column], CARDS)
    result += bits(g.resolved, CARDS) + one_of(g.leader, LEADERS) + bits(g.fallen, LEADERS)
    return result + bits(g.viziers_done, COLUMNS)


def alliance_board(g: Root, seat: int) -> list[int]:
    """8.2.3 Supporters are bits for the Alliance alone."""
    own = g.rules.seat_of[ALLIANCE] == seat
    return [*bits(g.supporters if own else 0, CARDS), g.count_supporters(), g.officers]


def cult_board(g: Root) -> list[int]:
    """10.3.3, 10.5 The outcasts, whether they are hated, acolytes, revealed cards, the suits scored."""
    if g.rules.seat_of[LIZARD_CULT] == NOBODY:
        return [0] * CULT_BOARD
    result = [*one_of(g.outcast, BIRD), int(g.hated), g.acolytes]
    return result + bits(g.revealed, CARDS) + bits(g.scored, BIRD)


def river_board(g: Root, seat: int) -> list[int]:
    """11.2.4, 11.3 Prices, whose warriors lie in which box, trade posts on their tracks."""
    if g.rules.seat_of[RIVERFOLK] == NOBODY:
        return [0] * RIVER_BOARD
    result = g.prices.copy()
    for box in range(BOXES):
        result += [g.till[box * g.seats + (seat + turn) % g.seats] for turn in range(g.seats)]
        result += [0] * (MOST_SEATS - g.seats)
    return result + g.posts


def now(g: Root, seat: int) -> list[int]:
    """Whose turn it is and what of it is done; the battle in progress; what the reader is asked about."""
    turn = [away(g, seat, g.active), g.actions, size(g.used), int(g.crafting), int(g.recruited)]
    battle = [away(g, seat, g.attacker), away(g, seat, g.defender), g.field, away(g, seat, g.ally)]
    battle += [away(g, seat, g.instigator), away(g, seat, g.guard)]
    fight = g.hits or [0] * HITS
    return one_of(g.phase, len(PHASES)) + turn + g.activated + battle + fight + asked(g, seat)


def trade(g: Root, seat: int) -> list[int]:
    """11.2.6, 11.2.7 The services of this turn, and whose the seller's warriors are."""
    return [g.services, g.service_limit, away(g, seat, g.hirer), *bits(g.bought, len(SERVICES))]


def asked(g: Root, seat: int) -> list[int]:
    """The arguments of the question that the reader must answer: from where warriors move, which card is paid for …"""
    known = [min(arg, ARG) for arg in g.stack[-1].args()[1:]] if g.stack and g.decider() == seat else []
    return (known + [0] * ASKED)[:ASKED]
