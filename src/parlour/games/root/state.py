"""Where every piece of Root is, and what the rules do with pieces again and again.

Numbers by seat and clearing lie in flat lists (`seat * 12 + clearing`), those by kind of piece in `kind * 12 +
clearing`. Cards are bags: the order of deck, hands and supporters is nobody's to know, so there is none. Who rules what
is kept up to date by `settle` whenever a clearing changes. What a battle or a removal is doing lies here as well:
neither ever happens inside another.
"""

from typing import Final

from parlour.games.root.faction import ALLIANCE
from parlour.games.root.facts import BUILDINGS, COPIES, DOMINANCES, SERVES, WIN
from parlour.games.root.land import EVERYWHERE
from parlour.games.root.rules import Rules
from parlour.games.root.steps import UNKNOWN_CARD, AboutCard
from parlour.kernel.bag import bag, members, size
from parlour.kernel.chance import UNKNOWN
from parlour.kernel.state import NOBODY, Event, State

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

WARRIORS: Final = 10  # what a loss is, beside the ten kinds of buildings and tokens

# Where an item of the Vagabond lies (9.2.5): on its track, in the Satchel, damaged; face up or face down
TRACK: Final = 0
UP: Final = 8
DOWN: Final = 16
HURT_UP: Final = 24
HURT_DOWN: Final = 32
PACK: Final = 40  # a pack is 5 places of 8 kinds of items

EMPTY: Final[list[int]] = []  # the lists of a new State until setup, clone or a position file replace them


ATTEMPTS: Final = 100  # to deal a world in which the question that is asked makes sense


class Root(State):
    """A game of Root in progress."""

    rules: Rules

    def __init__(self) -> None:  # noqa: PLR0915, a list of fields
        super().__init__()
        self.first: int = 0
        self.active: int = 0
        self.turns: int = 0  # turns finished by all together
        self.phase: int = SETUP
        self.still: int = 0  # END.3 turns since somebody scored a point or a card left the deck
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
        self.removed: int = 0  # 5.1.3 cards out of the game
        self.items: list[int] = EMPTY  # 5.1.5 the supply of items
        # This turn
        self.used: int = 0  # the effects used, by bit
        self.activated: list[int] = EMPTY  # 4.1.1 by suit: crafting pieces used
        self.actions: int = 0  # left, or done: see the faction
        self.recruited: bool = False
        self.crafting: bool = False  # 6.5, 7.5 the craft step is still open
        # A battle (PROC.2)
        self.attacker: int = NOBODY
        self.defender: int = NOBODY
        self.field: int = NONE
        self.ally: int = NOBODY  # 9.2.9.ii.v whose warriors fight beside the attacker
        self.high: int = 0
        self.low: int = 0
        self.rolled: bool = False
        self.hits: list[int] = EMPTY  # rolled on the attacker, on the defender; extra on the attacker, on the defender
        self.lost_allies: int = 0
        self.lost_items: int = 0
        self.plundered: bool = False  # 7.8.4 the Despot has scored in it
        # A removal (PROC.3)
        self.doomed: list[int] = []  # see `doom`
        self.pending: list[int] = []  # see `removal.trigger`
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
        self.dug: list[int] = []  # items that an explorer had to leave: clearing * 16 + number
        self.teas: int = 0  # 9.4.1 tea face up at the start of Birdsong
        self.shifted: int = 0  # 9.2.5 kinds of items shifted since the last other decision
        # The end
        self.winners: int = 0
        self.ended_by: int = BY_POINTS

    # Questions

    def holds(self, seat: int, effect: int) -> bool:
        """CARD.1 Whether the persistent card is in the seat's play area."""
        return self.crafted[seat] & COPIES[effect] != 0

    def cards_in_hand(self, seat: int) -> int:
        return size(self.hand[seat]) + (self.gaps[seat] if self.gaps else 0)

    def count_supporters(self) -> int:
        return size(self.supporters) + (self.gaps[self.seats] if self.gaps else 0)

    def matching(self, seat: int, suit: int) -> int:
        """2.1.1 The hand cards that serve as a card of the suit."""
        return self.hand[seat] & SERVES[suit]

    def enemies(self, seat: int, other: int) -> bool:
        """2.7 Any other player with whom one is not in coalition; 9.2.8 that holds in both directions."""
        return seat != other and self.partner[seat] != other and self.partner[other] != seat

    def scores(self, seat: int) -> bool:
        """3.3.1, 9.2.8 With an activated dominance card, or in a coalition of one's own, nobody scores."""
        return self.dominance[seat] == NONE and self.partner[seat] == NOBODY

    def open_to(self, seat: int) -> int:
        """6.2.2 The clearings where the seat may place pieces."""
        return EVERYWHERE if seat == self.closed_by else EVERYWHERE & ~self.closed

    def with_piece(self, kind: int) -> int:
        """The clearings with a building or token of a kind."""
        return self.where[kind]

    def give_room(self, clearing: int, n: int) -> None:
        """2.2.3 A slot becomes free, or is filled."""
        self.room[clearing] += n
        if self.room[clearing]:
            self.roomy |= 1 << clearing
        else:
            self.roomy &= ~(1 << clearing)

    def others_present(self, seat: int, clearing: int) -> list[int]:
        """4.3 The other players with any piece in a clearing. L-03 `english`: enemies only."""
        result: list[int] = []
        for other in range(self.seats):
            there = other != seat and self.present[other] >> clearing & 1
            if there and (not self.rules.english or self.enemies(seat, other)):
                result.append(other)
        return result

    def enemy_presence(self, seat: int) -> int:
        """2.7 The clearings with any piece of an enemy."""
        clearings = 0
        for other in range(self.seats):
            if self.enemies(seat, other):
                clearings |= self.present[other]
        return clearings

    def company(self, seat: int) -> int:
        """The clearings where somebody else is present. L-03 `english`: an enemy."""
        clearings = 0
        for other in range(self.seats):
            if other != seat and (not self.rules.english or self.enemies(seat, other)):
                clearings |= self.present[other]
        return clearings

    # Pieces come and go

    def settle(self, clearing: int) -> None:
        """2.8, PROC.1 The ruler has the most warriors and buildings; 7.2.2 a tie goes to whoever rules ties."""
        bit = 1 << clearing
        best = 0
        ruler = NOBODY
        tie_seat = self.rules.rules_ties
        at = clearing
        for seat in range(self.seats):
            n = self.strength[at]
            if n > best:
                best = n
                ruler = seat
            elif n == best and n:
                ruler = seat if seat == tie_seat else ruler if ruler == tie_seat else NOBODY
            if n or self.lesser[at]:
                self.present[seat] |= bit
            else:
                self.present[seat] &= ~bit
            if self.warriors[at]:
                self.standing[seat] |= bit
            else:
                self.standing[seat] &= ~bit
            at += 12
        before = self.ruler[clearing]
        if ruler != before:
            if before != NOBODY:
                self.ruled[before] ^= bit
            if ruler != NOBODY:
                self.ruled[ruler] ^= bit
            self.ruler[clearing] = ruler

    def put_warriors(self, seat: int, clearing: int, n: int) -> int:
        """2.5, 2.5.1 Place warriors from the supply, as many as there are; how many."""
        n = min(n, self.supply[seat])
        if n:
            self.supply[seat] -= n
            self.warriors[seat * 12 + clearing] += n
            self.strength[seat * 12 + clearing] += n
            self.settle(clearing)
        return n

    def take_warriors(self, seat: int, clearing: int, n: int) -> None:
        """2.5.1 Warriors return to the supply."""
        self.supply[seat] += n
        self.warriors[seat * 12 + clearing] -= n
        self.strength[seat * 12 + clearing] -= n
        self.settle(clearing)

    def put_piece(self, kind: int, clearing: int) -> None:
        """2.5.2, 2.5.3 Place a building or token from its track or supply."""
        seat = self.rules.owner[kind]
        self.stock[kind] -= 1
        self.pieces[kind * 12 + clearing] += 1
        self.where[kind] |= 1 << clearing
        if kind < BUILDINGS:
            self.strength[seat * 12 + clearing] += 1
            self.give_room(clearing, -1)
        else:
            self.lesser[seat * 12 + clearing] += 1
        self.settle(clearing)

    def take_piece(self, kind: int, clearing: int) -> None:
        """2.5.2, 2.5.3 A building or token returns to its track or supply."""
        seat = self.rules.owner[kind]
        self.stock[kind] += 1
        self.pieces[kind * 12 + clearing] -= 1
        if not self.pieces[kind * 12 + clearing]:
            self.where[kind] ^= 1 << clearing
        if kind < BUILDINGS:
            self.strength[seat * 12 + clearing] -= 1
            self.give_room(clearing, 1)
        else:
            self.lesser[seat * 12 + clearing] -= 1
        self.settle(clearing)

    # Cards

    def take_from_deck(self) -> int:
        """2.1.2, INV.18 The next card, or NONE; when the deck runs out the discard pile becomes a new one at once."""
        if not self.deck:
            self.deck = self.discard
            self.discard = 0
            if not self.deck:
                return NONE
        card = self.draw(self.deck)
        self.deck ^= 1 << card
        self.still = 0
        if not self.deck:
            self.deck = self.discard
            self.discard = 0
        return card

    def draw_cards(self, seat: int, n: int) -> int:
        """2.1.2 Draw cards from the deck into the hand; how many there were."""
        drawn = 0
        for i in range(n):
            card = self.take_from_deck()
            if card == NONE:
                n = i
                break
            drawn |= 1 << card
        self.hand[seat] |= drawn
        if self.log is not None:
            self.tell("draws", 1 << seat, seat=seat, cards=drawn, n=n)
        return n

    def lay_away(self, card: int) -> None:
        """2.1.3, 3.3.3 A card spent or discarded goes to the discard pile, a dominance card beside the map."""
        if DOMINANCES >> card & 1:
            self.available |= 1 << card
        else:
            self.discard |= 1 << card

    def spend(self, seat: int, card: int) -> None:
        """2.1.3 Spend or discard a hand card."""
        self.hand[seat] ^= 1 << card
        self.lay_away(card)

    def use_up(self, seat: int, effect: int) -> None:
        """CARD.1 Discard a persistent card that is used up."""
        card = members(self.crafted[seat] & COPIES[effect])[0]
        self.crafted[seat] ^= 1 << card
        self.lay_away(card)

    # Points

    def award(self, seat: int, n: int) -> None:
        """3.1, 3.2 Points, and at once the check whether somebody has won; 3.3.1 nobody scores with dominance."""
        if n and self.scores(seat):
            self.score[seat] += n
            self.still = 0
            if self.log is not None:
                self.note("scores", seat=seat, n=n)
            if self.score[seat] >= WIN:
                self.check_victory()

    def award_together(self, points: list[int]) -> None:
        """3.1 Points of one event are added together before the check."""
        for seat in range(self.seats):
            if points[seat] and self.scores(seat):
                self.score[seat] += points[seat]
                self.still = 0
                if self.log is not None:
                    self.note("scores", seat=seat, n=points[seat])
        self.check_victory()

    def check_victory(self) -> None:
        """3.1 The first to reach 30 wins; of several the active player, else the next in turn order."""
        for i in range(self.seats):
            seat = (self.active + i) % self.seats
            if self.score[seat] >= WIN and self.scores(seat):
                self.win(seat, BY_POINTS)
                return

    def win(self, seat: int, how: int) -> None:
        """3.1 The game is over at once."""
        self.crown(1 << seat)
        self.ended_by = BY_COALITION if size(self.winners) > 1 else how
        self.note("wins", seat=seat, seats=self.winners, n=how)

    def crown(self, seats: int) -> None:
        """9.2.8 Who is in coalition with a winner wins too, along the chain."""
        for _ in range(self.seats):
            for other in range(self.seats):
                friend = self.partner[other]
                if friend != NOBODY and seats >> friend & 1:
                    seats |= 1 << other
        self.winners = seats
        self.over = True

    def stall(self) -> None:
        """END.3 Nothing goes on: the most points win, of those who still score; if nobody does, all share it."""
        scoring = [seat for seat in range(self.seats) if self.scores(seat)]
        most = max([self.score[seat] for seat in scoring], default=0)
        best = [seat for seat in scoring if self.score[seat] == most]
        self.crown(bag(best) or (1 << self.seats) - 1)
        self.ended_by = BY_STALEMATE
        self.note("stalls", seats=self.winners, n=STILL_ROUNDS)

    def lose_points(self, seat: int, n: int) -> None:
        """3.1 Losses stop at 0; with an activated dominance card there is nothing to lose."""
        n = min(n, self.score[seat])
        if n and self.scores(seat):
            self.score[seat] -= n
            self.note("loses-points", seat=seat, n=n)

    # Log

    def tell(self, key: str, seen_by: int, **args: object) -> None:
        """What a few may see in full: an Event for them, and one without the cards for everybody else."""
        if self.log is not None:
            self.log.append(Event(key, args, seen_by))
            rest = {name: value for name, value in args.items() if name not in ("card", "cards")}
            self.log.append(Event(f"{key}-unseen", rest, ~seen_by))

    # Copies

    def clone(self) -> "Root":  # noqa: PLR0915, a list of fields
        other = Root()
        other.copy_base(self)
        other.rules = self.rules
        other.first = self.first
        other.active = self.active
        other.turns = self.turns
        other.phase = self.phase
        other.still = self.still
        other.suit_at = self.suit_at.copy()
        other.realm = self.realm.copy()
        other.warriors = self.warriors.copy()
        other.strength = self.strength.copy()
        other.lesser = self.lesser.copy()
        other.pieces = self.pieces.copy()
        other.where = self.where.copy()
        other.room = self.room.copy()
        other.roomy = self.roomy
        other.ruins = self.ruins
        other.closed = self.closed
        other.closed_by = self.closed_by
        other.ruler = self.ruler.copy()
        other.ruled = self.ruled.copy()
        other.standing = self.standing.copy()
        other.present = self.present.copy()
        other.score = self.score.copy()
        other.hand = self.hand.copy()
        other.gaps = self.gaps.copy()
        other.crafted = self.crafted.copy()
        other.dominance = self.dominance.copy()
        other.partner = self.partner.copy()
        other.supply = self.supply.copy()
        other.stock = self.stock.copy()
        other.box = self.box.copy()
        other.deck = self.deck
        other.discard = self.discard
        other.available = self.available
        other.removed = self.removed
        other.items = self.items.copy()
        other.used = self.used
        other.activated = self.activated.copy()
        other.actions = self.actions
        other.recruited = self.recruited
        other.crafting = self.crafting
        other.attacker = self.attacker
        other.defender = self.defender
        other.field = self.field
        other.ally = self.ally
        other.high = self.high
        other.low = self.low
        other.rolled = self.rolled
        other.hits = self.hits.copy()
        other.lost_allies = self.lost_allies
        other.lost_items = self.lost_items
        other.plundered = self.plundered
        other.doomed = self.doomed.copy()
        other.pending = self.pending.copy()
        other.looker = self.looker
        other.looked_at = self.looked_at
        other.looked = self.looked
        other.decree = self.decree.copy()
        other.resolved = self.resolved
        other.viziers_done = self.viziers_done
        other.leader = self.leader
        other.fallen = self.fallen
        other.supporters = self.supporters
        other.officers = self.officers
        other.pawn = self.pawn.copy()
        other.character = self.character.copy()
        other.pack = self.pack.copy()
        other.relation = self.relation.copy()
        other.aided = self.aided.copy()
        other.quests_done = self.quests_done.copy()
        other.quest_deck = self.quest_deck
        other.open_quests = self.open_quests
        other.buried = self.buried
        other.dug = self.dug.copy()
        other.teas = self.teas
        other.shifted = self.shifted
        other.winners = self.winners
        other.ended_by = self.ended_by
        return other

    def redact(self, seat: int) -> "Root":
        """Z.1, INV.21 Hands, supporters and the deck become one pool of unknown cards; only their numbers are known."""
        other = self.clone()
        other.chance = UNKNOWN
        other.offer = self.offer.copy() if self.decider() == seat else []
        other.gaps = [0] * (self.seats + 1)
        for each in range(self.seats):
            if each != seat:
                other.gaps[each] = self.cards_in_hand(each)
                other.deck |= self.hand[each]
                other.hand[each] = 0
        for i in range(len(other.stack)):
            step = other.stack[i]
            if isinstance(step, AboutCard) and step.who != seat:
                other.stack[i] = step.with_card(UNKNOWN_CARD)
        if self.rules.seat_of[ALLIANCE] != seat:
            other.gaps[self.seats] = self.count_supporters()
            other.deck |= self.supporters
            other.supporters = 0
        if self.looker != seat:
            other.looked = 0
        return other

    def determinise(self, chance: int) -> None:
        """Deal the unknown cards anew; again if the seat that decides could not have been asked with such a hand."""
        self.chance = chance
        gaps, deck, hand, supporters, stack = self.gaps, self.deck, self.hand, self.supporters, self.stack
        self.gaps = []
        for _ in range(ATTEMPTS if gaps else 0):
            self.deck = deck
            self.hand = [hand[each] | self.deal(gaps[each]) for each in range(self.seats)]
            self.supporters = supporters | self.deal(gaps[self.seats])
            if self.offer or not stack:
                return
            self.stack = stack.copy()
            if self.pick_cards() and self.stack[-1].fits(self):
                self.offer = self.stack[-1].options(self)
                return

    def pick_cards(self) -> bool:
        """Give each question about a card that somebody else picked one that he holds now; whether there is one."""
        for i in range(len(self.stack)):
            step = self.stack[i]
            if isinstance(step, AboutCard) and step.card == UNKNOWN_CARD:
                others = [step.with_card(card) for card in members(self.hand[step.who])]
                fitting = [other for other in others if other.fits(self)]
                if not fitting:
                    return False
                self.stack[i] = fitting[int(self.below(len(fitting)))]
        return True

    def deal(self, n: int) -> int:
        dealt = 0
        for _ in range(n):
            card = self.draw(self.deck)
            self.deck ^= 1 << card
            dealt |= 1 << card
        return dealt
