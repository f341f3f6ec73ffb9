"""Where every piece of Root is, and how far a turn, a battle or a removal has come: the fields of a State.

Numbers by seat and clearing lie in flat lists (`at(seat, clearing)`), those by kind of piece as well. Cards are bags:
the order of deck, hands and supporters is nobody's to know, so there is none. What a battle or a removal is doing lies
here as well: neither ever happens inside another.
"""

from typing import Final, NamedTuple

from parlour.games.root.rules.book import Rules
from parlour.kernel.state import NOBODY, State

NONE: Final = -1  # no card, no clearing

SETUP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3
PHASES: Final = ("setup", "birdsong", "daylight", "evening")

BY_POINTS: Final = 0
BY_DOMINANCE: Final = 1
BY_COALITION: Final = 2
BY_STALEMATE: Final = 3
STILL_ROUNDS: Final = 20  # END.3 without a point or a card
POINTLESS_ROUNDS: Final = 100  # END.3 without a point

WARRIORS: Final = 10  # what a loss is, beside the ten kinds of buildings and tokens

# Where an item of the Vagabond lies (9.2.5): on its track, in the Satchel, damaged; face up or face down
TRACK: Final = 0
UP: Final = 8
DOWN: Final = 16
HURT_UP: Final = 24
HURT_DOWN: Final = 32
PACK: Final = 40  # a pack is 5 places of 8 kinds of items

# Where a warrior lies on the Riverfolk's board (11.2.4, 11.5), and last by suit the spaces of the trade posts
PAYMENTS: Final = 0
FUNDS: Final = 1
COMMITTED: Final = 2
SPACES: Final = 3
BOXES: Final = 6

EMPTY: Final[list[int]] = []  # the lists of a new State until setup, clone or a position file replace them


class Loss(NamedTuple):
    """PROC.3 Like pieces of a seat that leave a clearing together: warriors, or buildings or tokens of a kind."""

    loser: int
    what: int
    n: int
    clearing: int
    by: int


class Trigger(NamedTuple):
    """PROC.3, 1.1.3 What a removal brings about: an effect of a faction, for so many pieces, and who caused it."""

    kind: int
    owner: int
    n: int
    clearing: int
    payer: int


class Fields(State):
    """All that changes in a game of Root."""

    rules: Rules

    def __init__(self) -> None:  # noqa: PLR0915, a list of fields
        super().__init__()
        self.first: int = 0
        self.active: int = 0
        self.turns: int = 0  # turns finished by all together
        self.phase: int = SETUP
        self.still: int = 0  # END.3 turns since somebody scored a point or a card left the deck
        self.pointless: int = 0  # END.3 turns since somebody scored a point
        # The map
        self.suit_at: list[int] = EMPTY  # by clearing; fixed after setup
        self.realm: list[int] = EMPTY  # suit → its clearings; birds: all clearings
        self.warriors: list[int] = EMPTY  # by seat and clearing
        self.strength: list[int] = EMPTY  # by seat and clearing: warriors and buildings (2.8)
        self.lesser: list[int] = EMPTY  # by seat and clearing: tokens and pawns, which never rule
        self.pieces: list[int] = EMPTY  # by kind and clearing
        self.where: list[int] = EMPTY  # by kind: the clearings with such a piece
        self.room: list[int] = EMPTY  # by clearing: free slots (2.2.3)
        self.roomy: int = 0  # the clearings with a free slot
        self.ruins: int = 0  # 2.2.4 clearings with one
        self.closed: int = 0  # 6.2.2 the clearing where only `closed_by` may place pieces
        self.closed_by: int = NOBODY
        self.scorched: int = 0  # GG.6.2 the clearings that nothing may enter any more
        self.paths: list[int] = EMPTY  # 2.2.1, 11.2.7.ii what is adjacent to what, for whoever is active
        self.ruler: list[int] = EMPTY  # by clearing; NOBODY
        self.ruled: list[int] = EMPTY  # by seat: bag of clearings
        self.standing: list[int] = EMPTY  # by seat: clearings with its warriors
        self.present: list[int] = EMPTY  # by seat: clearings with any piece of it
        # The players
        self.score: list[int] = EMPTY
        self.hand: list[int] = EMPTY
        self.gaps: list[int] = (
            EMPTY  # redacted States only: by seat, unknown cards in its hand; last, unknown supporters
        )
        self.crafted: list[int] = EMPTY  # 4.1.3 persistent cards in the play area
        self.dominance: list[int] = EMPTY  # 3.3.1 the activated card, or NONE
        self.partner: list[int] = EMPTY  # 9.2.8 or NOBODY
        self.supply: list[int] = EMPTY  # warriors
        self.stock: list[int] = EMPTY  # by kind: buildings and tokens on the track or in the supply
        self.box: list[int] = EMPTY  # by seat and item: crafted items
        # Shared
        self.deck: int = 0
        self.discard: int = 0
        self.available: int = 0  # 3.3.3 dominance cards beside the map
        self.souls: int = 0  # 10.2.6 the Lost Souls
        self.removed: int = 0  # 5.1.3 cards out of the game
        self.items: list[int] = EMPTY  # 5.1.5 the supply of items
        # This turn
        self.used: int = 0  # the effects used, by bit
        self.activated: list[int] = EMPTY  # 4.1.1 by suit: crafting pieces used
        self.actions: int = 0  # left, or done: see the faction
        self.recruited: bool = False
        self.crafting: bool = False  # 6.5, 7.5 the craft step is still open
        self.services: int = 0  # 11.2.6.ii bought
        self.service_limit: int = 0  # 11.2.6.ii counted with the first one
        self.bought: int = 0  # 11.2.7 the services that can be bought once, by bit
        self.hirer: int = NOBODY  # 11.2.7.iii whose warriors the seller's are now
        # A battle (PROC.2)
        self.attacker: int = NOBODY
        self.defender: int = NOBODY
        self.field: int = NONE
        self.ally: int = NOBODY  # 9.2.9.ii.v whose warriors fight beside the attacker
        self.instigator: int = NOBODY  # GG.4.2 who set the two on each other
        self.guard: int = NOBODY  # GG.5.2 who was enlisted by the defender
        self.high: int = 0
        self.low: int = 0
        self.rolled: bool = False
        self.hits: list[int] = EMPTY  # rolled on the attacker, on the defender; extra on the attacker, on the defender
        self.lost_allies: int = 0
        self.lost_items: int = 0
        self.plundered: bool = False  # 7.8.4 the Despot has scored in it
        # A removal (PROC.3)
        self.doomed: list[Loss] = []
        self.pending: list[Trigger] = []
        # What somebody was shown
        self.looker: int = NOBODY
        self.looked_at: int = NOBODY
        self.looked: int = 0
        # The Eyrie
        self.decree: list[int] = EMPTY  # by column: cards
        self.resolved: int = 0  # cards done this turn
        self.viziers_done: int = 0  # columns whose vizier is done
        self.leader: int = NONE
        self.fallen: int = 0  # leaders face down
        # The Alliance
        self.supporters: int = 0
        self.officers: int = 0
        # The Vagabond, by seat
        self.pawn: list[int] = EMPTY  # place, or NONE
        self.character: list[int] = EMPTY
        self.pack: list[int] = EMPTY  # seat * PACK + place + item
        self.relation: list[int] = EMPTY  # seat * seats + other: 0 indifferent … 3 allied, 4 hostile
        self.aided: list[int] = EMPTY  # seat * seats + other: aids this turn since the last step
        self.quests_done: list[int] = EMPTY
        self.quest_deck: int = 0
        self.open_quests: int = 0
        self.buried: int = 0  # 9.3.4 items under ruins: numbers in boards.toml's list
        self.dug: list[int] = []  # items that an explorer left: see factions/ruins.py
        self.relics: list[int] = EMPTY  # 9.7.1 by seat: the kinds of the items marked R that one of two holds
        self.teas: int = 0  # 9.4.1 tea face up at the start of Birdsong
        self.shifted: int = 0  # 9.2.5 kinds of items shifted since the last other decision
        # The Lizard Cult
        self.outcast: int = NONE  # 10.3.3 a suit
        self.hated: bool = False  # 10.4.1
        self.acolytes: int = 0
        self.revealed: int = 0  # 10.5 cards in the play area till Evening
        self.scored: int = 0  # 10.5.3 the suits, by bit
        # The Riverfolk
        self.prices: list[int] = EMPTY  # 11.3.5 by service
        self.till: list[int] = EMPTY  # box * seats + owner: warriors on the Riverfolk's board
        self.posts: list[int] = EMPTY  # 11.3.3 by suit: trade posts on the track
        # The end
        self.winners: int = 0
        self.ended_by: int = BY_POINTS

    def copy_fields(self, other: "Fields") -> None:  # noqa: PLR0915, a list of fields
        """Become a copy of another State."""
        self.copy_base(other)
        self.rules = other.rules
        self.first = other.first
        self.active = other.active
        self.turns = other.turns
        self.phase = other.phase
        self.still = other.still
        self.pointless = other.pointless
        self.suit_at = other.suit_at.copy()
        self.realm = other.realm.copy()
        self.warriors = other.warriors.copy()
        self.strength = other.strength.copy()
        self.lesser = other.lesser.copy()
        self.pieces = other.pieces.copy()
        self.where = other.where.copy()
        self.room = other.room.copy()
        self.roomy = other.roomy
        self.ruins = other.ruins
        self.closed = other.closed
        self.closed_by = other.closed_by
        self.scorched = other.scorched
        self.paths = other.paths.copy()
        self.ruler = other.ruler.copy()
        self.ruled = other.ruled.copy()
        self.standing = other.standing.copy()
        self.present = other.present.copy()
        self.score = other.score.copy()
        self.hand = other.hand.copy()
        self.gaps = other.gaps.copy()
        self.crafted = other.crafted.copy()
        self.dominance = other.dominance.copy()
        self.partner = other.partner.copy()
        self.supply = other.supply.copy()
        self.stock = other.stock.copy()
        self.box = other.box.copy()
        self.deck = other.deck
        self.discard = other.discard
        self.available = other.available
        self.souls = other.souls
        self.removed = other.removed
        self.items = other.items.copy()
        self.used = other.used
        self.activated = other.activated.copy()
        self.actions = other.actions
        self.recruited = other.recruited
        self.crafting = other.crafting
        self.services = other.services
        self.service_limit = other.service_limit
        self.bought = other.bought
        self.hirer = other.hirer
        self.attacker = other.attacker
        self.defender = other.defender
        self.field = other.field
        self.ally = other.ally
        self.instigator = other.instigator
        self.guard = other.guard
        self.high = other.high
        self.low = other.low
        self.rolled = other.rolled
        self.hits = other.hits.copy()
        self.lost_allies = other.lost_allies
        self.lost_items = other.lost_items
        self.plundered = other.plundered
        self.doomed = other.doomed.copy()
        self.pending = other.pending.copy()
        self.looker = other.looker
        self.looked_at = other.looked_at
        self.looked = other.looked
        self.decree = other.decree.copy()
        self.resolved = other.resolved
        self.viziers_done = other.viziers_done
        self.leader = other.leader
        self.fallen = other.fallen
        self.supporters = other.supporters
        self.officers = other.officers
        self.pawn = other.pawn.copy()
        self.character = other.character.copy()
        self.pack = other.pack.copy()
        self.relation = other.relation.copy()
        self.aided = other.aided.copy()
        self.quests_done = other.quests_done.copy()
        self.quest_deck = other.quest_deck
        self.open_quests = other.open_quests
        self.buried = other.buried
        self.dug = other.dug.copy()
        self.relics = other.relics.copy()
        self.teas = other.teas
        self.shifted = other.shifted
        self.outcast = other.outcast
        self.hated = other.hated
        self.acolytes = other.acolytes
        self.revealed = other.revealed
        self.scored = other.scored
        self.prices = other.prices.copy()
        self.till = other.till.copy()
        self.posts = other.posts.copy()
        self.winners = other.winners
        self.ended_by = other.ended_by
