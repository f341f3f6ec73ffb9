"""What the rules do with pieces, cards and points again and again: a game of Root in progress.

Who rules what is kept up to date by `settle` whenever a clearing changes.
"""

from typing import Final

from parlour.games.root.rules.faction import ALLIANCE
from parlour.games.root.rules.facts import BUILDINGS, COPIES, DOMINANCES, SERVES, WIN
from parlour.games.root.rules.fields import (
    BY_COALITION,
    BY_POINTS,
    BY_STALEMATE,
    NONE,
    POINTLESS_ROUNDS,
    STILL_ROUNDS,
    Fields,
)
from parlour.games.root.rules.land import EVERYWHERE, at
from parlour.games.root.rules.steps import UNKNOWN_CARD, AboutCard
from parlour.kernel.bag import bag, has, members, size
from parlour.kernel.state import NOBODY

UNSEEN: Final = 15  # 9.7.1 the number of an item under a ruin that a seat does not know
ATTEMPTS: Final = 100  # to deal a world in which the question that is asked makes sense


class Root(Fields):
    """A game of Root in progress."""

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
        """6.2.2, GG.6.2 The clearings where the seat may place pieces: not beside another's keep, not on burnt land."""
        return EVERYWHERE & ~self.scorched & (-1 if seat == self.closed_by else ~self.closed)

    def why_closed(self, seat: int, clearing: int) -> str:
        """6.2.2, GG.6.2 What bars placing any piece in a clearing, or ""."""
        if self.open_to(seat) & 1 << clearing:
            return ""
        return "GG.6.2" if has(self.scorched, clearing) else "6.2.2"

    def is_open(self, seat: int) -> bool:
        """11.2.3 Whether the hand of the seat lies face up."""
        return has(self.rules.open_hands, seat)

    def with_piece(self, kind: int) -> int:
        """The clearings with a building or token of a kind."""
        return self.where[kind]

    def give_room(self, clearing: int, n: int) -> None:
        """2.2.3 A slot becomes free, or is filled; GG.6.2 burnt land has no room whatever its slots."""
        self.room[clearing] += n
        if self.room[clearing] and not self.scorched & 1 << clearing:
            self.roomy |= 1 << clearing
        else:
            self.roomy &= ~(1 << clearing)

    def others_present(self, seat: int, clearing: int) -> list[int]:
        """4.3 The other players with any piece in a clearing. L-03 `english`: enemies only."""
        result: list[int] = []
        for other in range(self.seats):
            there = other != seat and self.present[other] & 1 << clearing
            if there and (not self.rules.english or self.enemies(seat, other)):
                result.append(other)
        return result

    def enemy_presence(self, seat: int) -> int:
        """2.7 The clearings with any piece of an enemy; 11.2.7.iii hired warriors are none for whoever hired them."""
        clearings = 0
        for other in range(self.seats):
            if self.enemies(seat, other):
                clearings |= self.beyond_hired(other) if seat == self.hirer else self.present[other]
        return clearings

    def is_hired(self, seat: int, by: int) -> bool:
        """11.2.7.iii Whether the warriors of one seat now count as those of another."""
        return by == self.hirer != NOBODY and seat == self.rules.seller

    def beyond_hired(self, seat: int) -> int:
        """11.2.7.iii The clearings where the seat has more than warriors that are hired out."""
        if seat != self.rules.seller:
            return self.present[seat]
        there = [(c, at(seat, c)) for c in members(self.present[seat])]
        return bag([c for c, i in there if self.lesser[i] or self.strength[i] > self.warriors[i]])

    def company(self, seat: int) -> int:
        """The clearings where somebody else is present. L-03 `english`: an enemy."""
        clearings = 0
        for other in range(self.seats):
            if other != seat and (not self.rules.english or self.enemies(seat, other)):
                clearings |= self.present[other]
        return clearings

    # Pieces come and go

    def settle(self, clearing: int) -> None:
        """2.8, PROC.1 The ruler has the most warriors and buildings; 7.2.2 a tie goes to whoever rules ties.

        10.2.4 A hallowed building goes before all numbers; 11.2.7.iii hired warriors count for whoever hired them.
        """
        bit = 1 << clearing
        best = 0
        ruler = NOBODY
        tie_seat = self.rules.rules_ties
        at = clearing
        for seat in range(self.seats):
            n = self.strength[at]
            total = n if self.hirer == NOBODY else self.hired_strength(seat, clearing)
            if total > best:
                best = total
                ruler = seat
            elif total == best and total:
                ruler = tie_seat if self.breaks_tie(seat, ruler, clearing) else NOBODY
            if n or self.lesser[at]:
                self.present[seat] |= bit
            else:
                self.present[seat] &= ~bit
            if self.warriors[at]:
                self.standing[seat] |= bit
            else:
                self.standing[seat] &= ~bit
            at += 12
        hallowed = self.rules.hallowed
        if hallowed != NOBODY and self.where[hallowed] & bit:
            ruler = self.rules.owner[hallowed]
        before = self.ruler[clearing]
        if ruler != before:
            if before != NOBODY:
                self.ruled[before] ^= bit
            if ruler != NOBODY:
                self.ruled[ruler] ^= bit
            self.ruler[clearing] = ruler

    def hired_strength(self, seat: int, clearing: int) -> int:
        """11.2.7.iii Warriors that are hired out count for whoever hired them, not for their owner."""
        seller = self.rules.seller
        n = self.strength[at(seat, clearing)]
        if seat == seller:
            return n - self.warriors[at(seat, clearing)]
        return n + self.warriors[at(seller, clearing)] if seat == self.hirer else n

    def breaks_tie(self, seat: int, other: int, clearing: int) -> bool:
        """7.2.2, L-04 Whether one of the two that tie rules ties. L-04 `english`: not with hired warriors alone."""
        lord = self.rules.rules_ties
        if lord == NOBODY or lord not in (seat, other):
            return False
        return not self.rules.english or self.strength[at(lord, clearing)] > 0

    def hire(self, seat: int) -> None:
        """11.2.7.iii From now on the seller's warriors are the seat's for rule and battle; NOBODY: no longer."""
        self.hirer = seat
        for clearing in members(self.standing[self.rules.seller]):
            self.settle(clearing)

    def put_warriors(self, seat: int, clearing: int, n: int) -> int:
        """2.5, 2.5.1 Place warriors from the supply, as many as there are; how many."""
        n = min(n, self.supply[seat])
        if n:
            self.supply[seat] -= n
            self.warriors[at(seat, clearing)] += n
            self.strength[at(seat, clearing)] += n
            self.settle(clearing)
        return n

    def take_warriors(self, seat: int, clearing: int, n: int) -> None:
        """2.5.1 Warriors return to the supply."""
        self.supply[seat] += n
        self.warriors[at(seat, clearing)] -= n
        self.strength[at(seat, clearing)] -= n
        self.settle(clearing)

    def put_piece(self, kind: int, clearing: int) -> None:
        """2.5.2, 2.5.3 Place a building or token from its track or supply."""
        seat = self.rules.owner[kind]
        self.stock[kind] -= 1
        self.pieces[at(kind, clearing)] += 1
        self.where[kind] |= 1 << clearing
        if kind < BUILDINGS:
            self.strength[at(seat, clearing)] += 1
            self.give_room(clearing, -1)
        else:
            self.lesser[at(seat, clearing)] += 1
        self.settle(clearing)

    def take_piece(self, kind: int, clearing: int) -> None:
        """2.5.2, 2.5.3 A building or token returns to its track or supply."""
        seat = self.rules.owner[kind]
        self.stock[kind] += 1
        self.pieces[at(kind, clearing)] -= 1
        if not self.pieces[at(kind, clearing)]:
            self.where[kind] ^= 1 << clearing
        if kind < BUILDINGS:
            self.strength[at(seat, clearing)] -= 1
            self.give_room(clearing, 1)
        else:
            self.lesser[at(seat, clearing)] -= 1
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
            self.tell("draws", self.audience(seat, seat), seat=seat, cards=drawn, n=n)
        return n

    def lay_away(self, card: int) -> None:
        """2.1.3, 3.3.3 A card spent or discarded goes to the discard pile, a dominance card beside the map.

        10.2.6 While souls are kept, every such card goes to them instead.
        """
        if self.rules.keeps_souls:
            self.souls |= 1 << card
        elif DOMINANCES & 1 << card:
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
            self.pointless = 0
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
                self.pointless = 0
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
                if friend != NOBODY and has(seats, friend):
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
        rounds = STILL_ROUNDS if self.still >= STILL_ROUNDS * self.seats else POINTLESS_ROUNDS
        self.note("stalls", seats=self.winners, n=rounds)

    def lose_points(self, seat: int, n: int) -> None:
        """3.1 Losses stop at 0; with an activated dominance card there is nothing to lose."""
        n = min(n, self.score[seat])
        if n and self.scores(seat):
            self.score[seat] -= n
            self.note("loses-points", seat=seat, n=n)

    # Log

    def audience(self, seat: int, other: int) -> int:
        """Z.2 Who sees a card that one of the two gets from the other: they, or all if it lies in an open hand."""
        return -1 if self.rules.open_hands & (1 << seat | 1 << other) else 1 << seat | 1 << other

    # Copies

    def clone(self) -> "Root":
        other = Root()
        other.copy_fields(self)
        return other

    def conceal(self, seat: int) -> None:
        """Z.1, INV.21 Hands, supporters and the deck become one pool of unknown cards; only their numbers are known."""
        gaps = [0] * (self.seats + 1)
        for each in range(self.seats):
            if each != seat and not self.is_open(each):
                gaps[each] = self.cards_in_hand(each)
                self.deck |= self.hand[each]
                self.hand[each] = 0
        for i in range(len(self.stack)):
            step = self.stack[i]
            if isinstance(step, AboutCard) and step.who != seat:
                self.stack[i] = step.with_card(UNKNOWN_CARD)
        if self.rules.seat_of[ALLIANCE] != seat:
            gaps[self.seats] = self.count_supporters()
            self.deck |= self.supporters
            self.supporters = 0
        if self.looker != seat:
            self.looked = 0
        self.cover_ruins(seat)
        self.gaps = gaps

    def cover_ruins(self, seat: int) -> None:
        """9.7.1 What another explorer left under a ruin is as unknown as what nobody has seen yet."""
        for i in range(len(self.dug)):
            seen_by, number = self.dug[i] >> 8, self.dug[i] & 15
            if seat == NOBODY or not has(seen_by, seat):
                self.buried |= 1 << number
                self.dug[i] |= UNSEEN

    def bury_again(self) -> None:
        """9.7.1 Under a ruin lies some item that the seat has not seen."""
        for i in range(len(self.dug)):
            if self.dug[i] & UNSEEN == UNSEEN:
                number = self.draw(self.buried)
                self.buried ^= 1 << number
                self.dug[i] ^= UNSEEN ^ number

    def determinise(self, chance: int) -> None:
        """Deal the unknown cards anew; again if the seat that decides could not have been asked with such a hand."""
        self.chance = chance
        self.bury_again()
        gaps, deck, hand, supporters, stack = self.gaps, self.deck, self.hand, self.supporters, self.stack
        self.gaps = []
        for _ in range(ATTEMPTS if gaps else 0):
            self.deck = deck
            self.hand = [hand[each] | self.deal(gaps[each]) for each in range(self.seats)]
            self.supporters = supporters | self.deal(gaps[self.seats])
            if self.offer or not stack:
                return
            self.stack = stack.copy()
            if self.pick_cards():
                self.offer = self.stack[-1].options(self)
            if self.offer:
                return

    def pick_cards(self) -> bool:
        """Give each question about a card that somebody else picked one that he holds now; whether there is one."""
        for i in range(len(self.stack)):
            step = self.stack[i]
            if isinstance(step, AboutCard) and step.card == UNKNOWN_CARD:
                others = [step.with_card(card) for card in members(self.hand[step.who])]
                fitting = [other for other in others if other.options(self)]
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
