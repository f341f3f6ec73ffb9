"""A game in progress: what the rules ask and do with cards and coins again and again."""

from parlour.games.frogs.rules.book import BUILDING, NOVICE_WORD, NOVICES, STARTER_LISTS, Cards
from parlour.games.frogs.rules.fields import (
    NEVER,
    NO_CARDS,
    NONE,
    READY,
    Bag,
    Fields,
    Frame,
    add,
    count,
    drop,
    numbers,
    with_card,
)
from parlour.games.frogs.rules.secrets import conceal, imagine
from parlour.kernel.bag import has
from parlour.kernel.state import NOBODY


class Frogs(Fields):
    """2.3, 2.7, 6.3 A game in progress: coins and provisions are numbers without end, hands and rows have no limit."""

    # Questions

    @property
    def cards(self) -> Cards:
        return self.rules.cards

    def deck_size(self) -> int:
        """13.0 Its number is public."""
        return count(self.deck[0], self.deck[1]) + len(self.top)

    def hand_size(self, seat: int) -> int:
        return count(self.hand[2 * seat], self.hand[2 * seat + 1])

    def own(self, seat: int, kind: list[int]) -> list[int]:
        """6.1 The seat's cards of a kind in play: villagers, gear or buildings."""
        return numbers(self.rows[2 * seat] & kind[0], self.rows[2 * seat + 1] & kind[1])

    def spell_on(self, seat: int, building: int) -> int:
        """11.1 The kind of the enchantment token on a building; NONE."""
        for kind in range(3):
            if self.spells[3 * seat + kind] == building:
                return kind
        return NONE

    def has_token(self, seat: int) -> bool:
        """5.4.1 Whether an enchantment token is available: in the own area, not on a building."""
        spells = self.spells
        return spells[3 * seat] == READY or spells[3 * seat + 1] == READY or spells[3 * seat + 2] == READY

    def charms_left(self, place: int) -> int:
        """8.9, INV.4 How many tokens lie on an enchantment space: two, but for those that players have taken."""
        kind = self.charm_kinds[place]
        return (self.spells[kind] == NEVER) + (self.spells[3 + kind] == NEVER)

    def starter_list(self, seat: int, starter: int) -> int:
        """2.5 The list of effects of the side that is up."""
        return STARTER_LISTS + 2 * starter + (1 if self.is_advanced(seat, starter) else 0)

    def is_advanced(self, seat: int, starter: int) -> bool:
        return has(self.advanced, 3 * seat + starter)

    # Cards

    def take_top(self, seat: int, seen: list[int]) -> int:
        """The top card of the deck, which the seat sees; if the other knows it, also into the seat's bag of `seen`."""
        if not self.top:
            return self.draw_unseen()
        card, by = self.top.pop()
        if by != seat:
            self.shown += 1
            drop(self.cloud, 2 - 2 * seat, card)
            if by != NOBODY:
                add(seen, 2 * seat, card)
        return card

    def draw_cards(self, seat: int, n: int) -> list[int]:
        """7.4 The top n cards of the deck into the hand, or what is left."""
        drawn = []
        for _ in range(min(n, self.deck_size())):
            card = self.take_top(seat, self.known)
            add(self.hand, 2 * seat, card)
            drawn.append(card)
        return drawn

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand openly."""
        drop(self.hand, 2 * seat, card)
        self.forget(seat, card)

    def forget(self, seat: int, card: int) -> None:
        """13.2 A hidden card of the seat has become open."""
        drop(self.known, 2 * seat, card)
        drop(self.cloud, 2 * seat, card)

    def lay_open(self, card: int) -> None:
        """7.6, INV.10 Onto the discard pile."""
        self.discard.append(card)

    def tuck(self, seat: int, card: int) -> None:
        """7.5, 6.2 Under the scoring card, seen by all."""
        add(self.tucked, 2 * seat, card)

    def tuck_unseen(self, seat: int, card: int) -> None:
        """7.5 Under the scoring card, face down; 13.3 a novice villager is known by its back."""
        add(self.tucked, 2 * seat, card)
        if card < NOVICES:
            add(self.secret, 2 * seat, card)

    def tuck_from_hand(self, seat: int, card: int) -> None:
        """13.2 What the other knew of the hand is now in the hand or tucked."""
        drop(self.hand, 2 * seat, card)
        self.tuck_unseen(seat, card)
        if card >= NOVICES:
            self.forget(seat, card)
            return
        low, high = self.known[2 * seat], self.known[2 * seat + 1]
        self.cloud[2 * seat] |= low
        self.cloud[2 * seat + 1] |= high & ~NOVICE_WORD  # 13.3
        self.known[2 * seat] = 0
        self.known[2 * seat + 1] = high & NOVICE_WORD

    def lay_out(self, seat: int, card: int) -> None:
        """5.1.1, 5.1.2 Into the own row of its kind; villagers and gear with their printed provisions."""
        add(self.rows, 2 * seat, card)
        cards = self.rules.cards
        self.stock[card] = 0
        self.provide(card, 0 if cards.types[card] == BUILDING else cards.supplies[card])

    def take_out(self, seat: int, card: int) -> None:
        """A card leaves play."""
        drop(self.rows, 2 * seat, card)
        drop(self.empty, 0, card)
        self.stock[card] = 0

    def provide(self, card: int, n: int) -> None:
        """2.3, 7.10 Provisions onto a card in play or, if n is below zero, off it."""
        self.stock[card] += n
        if self.stock[card]:
            drop(self.empty, 0, card)
        elif self.rules.cards.types[card] != BUILDING:
            add(self.empty, 0, card)

    # Lists of effects

    def begin(self, number: int, drawn: Bag = NO_CARDS, fired: Bag = NO_CARDS) -> None:
        """Carry out a list of effects, next of all; with a frame of its own."""
        self.frames.append(Frame(number, drawn, fired))
        self.stack.append(self.cards.carries[number][0])

    def set_done(self, done: bool) -> None:
        """7.11.17 Whether the effect was done, for an "if you do" that follows."""
        if self.frame().done != done:
            self.fresh_frame().done = done

    def has_drawn(self, cards: list[int]) -> None:
        """7.11.12, 7.11.13 The list in progress may speak of these cards."""
        frame = self.fresh_frame()
        for card in cards:
            frame.drawn = with_card(frame.drawn, card)

    def acting(self) -> int:
        """The card whose list is being carried out; NONE for starter cards and rewards."""
        card = self.frame().number // 2
        return card if card < len(self.stock) else NONE

    # Copies

    def clone(self) -> "Frogs":
        other = Frogs()
        other.copy_fields(self)
        return other

    def conceal(self, seat: int) -> None:
        conceal(self, seat)

    def imagine(self) -> None:
        imagine(self)
