"""Chapter 5 and part SET: who plays what, the cards, the map, then the factions in the order of their letters."""

from parlour.games.root.rules.book import Rules
from parlour.games.root.rules.facts import DOMINANCES, ITEM_SUPPLY, KINDS, START_HAND, WHOLE_DECK
from parlour.games.root.rules.fields import BOXES, NONE, PACK
from parlour.games.root.rules.land import CLEARINGS, EVERYWHERE
from parlour.games.root.rules.services import SERVICES
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import begin_turn
from parlour.kernel.bag import bag
from parlour.kernel.state import NOBODY, HappensTo, Step


def set_up(rules: Rules, first: int, chance: int) -> Root:
    """SET.1, 5.1.1, INV.22 First player, map, deck and hands, all by one chance; 5.1.7 then the factions in order."""
    g = Root()
    g.rules = rules
    g.seats = len(rules.faction)
    g.chance = chance
    g.first = int(g.below(g.seats)) if first == NOBODY else first
    g.active = g.first
    lay_out_map(g)
    lay_out_players(g)
    deal_cards(g)
    g.then(*[SetUpFaction(seat) for seat in setup_order(g)], FirstTurn())
    return g


def setup_order(g: Root) -> list[int]:
    """5.1.7 In the order of the factions' letters; 9.7.2 of two Vagabonds either may be the first."""
    order = sorted(range(g.seats), key=lambda seat: g.rules.faction[seat].number)
    if len(g.rules.wanderers) > 1 and g.below(2):
        one, other = [order.index(seat) for seat in g.rules.wanderers]
        order[one], order[other] = order[other], order[one]
    return order


def lay_out_map(g: Root) -> None:
    """5.1.4 A ruin in each marked slot; 5.1.5 the supply of items."""
    land = g.rules.land
    g.paths = land.paths
    g.suit_at = land.suits.copy() or shuffled_suits(g)
    g.realm = [bag([c for c in range(CLEARINGS) if g.suit_at[c] == suit]) for suit in range(3)] + [EVERYWHERE]
    g.pieces = [0] * (len(KINDS) * CLEARINGS)
    g.room = land.slots.copy()
    g.ruins = land.ruins
    g.where = [0] * len(KINDS)
    for clearing in range(CLEARINGS):
        g.give_room(clearing, -(land.ruins >> clearing & 1))
    g.ruler = [NOBODY] * CLEARINGS
    g.items = ITEM_SUPPLY.copy()
    g.stock = [0] * len(KINDS)
    g.activated = [0, 0, 0]
    g.hits = [0, 0, 0, 0]
    g.decree = [0, 0, 0, 0]


def shuffled_suits(g: Root) -> list[int]:
    """V.1 Twelve markers, four of each suit, shuffled face down, one for each clearing."""
    left = [CLEARINGS // 3] * 3
    suits: list[int] = []
    for clearing in range(CLEARINGS):
        n = int(g.below(CLEARINGS - clearing))
        suit = 0
        while n >= left[suit]:
            n -= left[suit]
            suit += 1
        left[suit] -= 1
        suits.append(suit)
    return suits


def lay_out_players(g: Root) -> None:
    """5.1.2, B.1, B.2, 6.3.1 Scores at 0; each faction has the warriors, buildings and tokens of the box (2.5)."""
    seats = g.seats
    g.warriors = [0] * (seats * CLEARINGS)
    g.strength = g.warriors.copy()
    g.lesser = g.warriors.copy()
    g.ruled = [0] * seats
    g.standing = [0] * seats
    g.present = [0] * seats
    g.score = [0] * seats
    g.hand = [0] * seats
    g.crafted = [0] * seats
    g.quests_done = [0] * seats
    g.dominance = [NONE] * seats
    g.partner = [NOBODY] * seats
    g.pawn = [NONE] * seats
    g.character = [NONE] * seats
    g.box = [0] * (seats * 8)
    g.pack = [0] * (seats * PACK)
    g.relation = [0] * (seats * seats)
    g.aided = [0] * (seats * seats)
    g.relics = [0] * seats
    g.till = [0] * (seats * BOXES)
    g.prices = [1] * len(SERVICES)
    g.posts = [0, 0, 0]
    g.supply = [faction.warriors for faction in g.rules.faction]
    for faction in g.rules.faction:
        for kind, count in zip(faction.kinds, faction.counts, strict=True):
            g.stock[kind] = count


def deal_cards(g: Root) -> None:
    """5.1.3 Two players remove the dominance cards; everybody draws three, in turn order."""
    g.removed = DOMINANCES if g.seats == 2 else 0
    g.deck = WHOLE_DECK & ~g.removed
    for i in range(g.seats):
        seat = (g.first + i) % g.seats
        g.hand[seat] = g.deal(START_HAND)


class SetUpFaction(HappensTo[Root]):
    """5.1.7, DEC.1 Factions set up in the order of their letters; each asks for what it may choose."""

    def run(self, g: Root) -> None:
        g.rules.faction[self.seat].set_up(g, self.seat)


class FirstTurn(Step[Root]):
    """5.1.1, 1.5 The first player begins."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, g: Root) -> None:
        begin_turn(g)
