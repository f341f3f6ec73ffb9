"""A game of Lockup in progress: what the rules ask and do with pieces again and again."""

from typing import ClassVar, Final

from parlour.games.lockup.rules.book import (
    ALL_TOKENS,
    BRIGAND,
    CULTIST,
    DEMON,
    DWARF,
    DWARVES,
    ENFORCER,
    HOBGOBLIN,
    LOOKOUT,
    POWER,
    RATFOLK,
    RATS,
    SKINNER,
    STRENGTHS,
    SUSPICION,
    Cards,
)
from parlour.games.lockup.rules.fields import HOME, KINDS, NONE, Fields
from parlour.games.lockup.rules.secrets import conceal, imagine
from parlour.kernel.bag import has, members
from parlour.kernel.state import Event

SUMS: Final = [sum(STRENGTHS[token] for token in range(6) if has(bag, token)) for bag in range(64)]


class Lockup(Fields):
    """A game of Lockup in progress."""

    secrets: ClassVar[tuple[str, ...]] = ("token", "tome", "trait", "goon")

    # Questions

    @property
    def cards(self) -> Cards:
        return self.rules.cards

    def goods(self, party: int) -> int:
        """All resources of a party."""
        at, stock = party * KINDS, self.stock
        return stock[at] + stock[at + 1] + stock[at + 2] + stock[at + 3]

    def power(self, party: int) -> int:
        return self.stock[party * KINDS + POWER]

    def suspicion(self, party: int) -> int:
        return self.stock[party * KINDS + SUSPICION]

    def tokens_at(self, seat: int, location: int) -> int:
        """The seat's tokens in a location, of both faces."""
        return (self.up[seat] | self.down[seat]) >> location * HOME & ALL_TOKENS

    def is_guards(self, party: int) -> bool:
        return party >= self.seats

    def is_there(self, party: int, location: int) -> bool:
        """7.2.3, 18.4.1, 2.3 Whether the party has a token or a guard card in the location."""
        if party < self.seats:
            return self.tokens_at(party, location) != 0
        return self.guards_up[location] != 0 or self.guards_down[location] != 0

    def has_lookout(self, party: int, location: int) -> bool:
        """7.3.1, 18.1.3 A lookout's eye; 14.7.5 or a tome in its place."""
        if party < self.seats:
            return has(self.tokens_at(party, location), LOOKOUT) or has(self.dodging, party)
        for card in members(self.guards_up[location]):
            if self.cards.guard_roles[card] == LOOKOUT:
                return True
        return False

    def strength(self, party: int, location: int) -> int:
        """7.2.1, 2.4.1 The sum of the tokens; 7.2.2 an enforcer counts its owner's power, a lookout nothing."""
        if party < self.seats:
            tokens = self.tokens_at(party, location)
            power = self.power(party) if has(tokens, ENFORCER) else 0
            return SUMS[tokens] + power + self.bonus[party]
        return self.guards_strength(location)

    def guards_strength(self, location: int) -> int:
        """18.1.3, 18.4.1 The sum of their cards; a fist counts the guards' power."""
        cards, total = self.cards, 0
        for card in members(self.guards_up[location]):
            total += self.power(self.seats) if cards.guard_roles[card] == ENFORCER else cards.guard_strengths[card]
        return total

    def turn_order(self) -> list[int]:
        """First-player order: the holder of the marker, then clockwise."""
        parties = self.rules.parties
        return [(self.first + i) % parties for i in range(parties)]

    def hidden_limit(self, seat: int) -> int:
        """6.2.4 At most 2 face-down tokens a round, 18.3.4 with one or two players 3; 14.7.1 more by a tome."""
        return (3 if self.seats <= 2 else 2) + self.extra_hidden[seat]

    def shows_tomes(self, seat: int) -> bool:
        """14.4.1 Whether the seat is asked although it has no choice: silence would tell the others what it holds."""
        return self.tomes[seat] != 0 and self.seats > 1

    def symbols(self, party: int) -> list[int]:
        """2.9, 11.2.3 How many attribute symbols of each kind its crafted items and recruited goons show."""
        cards, found = self.cards, [0, 0, 0]
        for item in members(self.items[party]):
            for symbol in cards.item_symbols[item]:
                found[symbol] += 1
        for goon in members(self.goons[party]):
            for symbol in cards.goon_symbols[goon]:
                found[symbol] += 1
        return found

    def goon_stars(self, party: int) -> int:
        """12.3, 16.2.3, 12.3.2, 12.3.3 All goons of a party as one number: E6–E10."""
        cards = self.cards
        numbers = [0, 0, 0, 0, 0, 0, 0]
        demons = 0
        for goon in members(self.goons[party]):
            numbers[cards.types[goon]] += 1
            if cards.types[goon] == DEMON:  # 12.3.2
                demons += self.symbols(party)[cards.demon_symbol[goon]]
        return (
            DWARVES[min(numbers[DWARF], 7)]
            + RATS[min(numbers[RATFOLK], 5)]
            + numbers[CULTIST] * self.items[party].bit_count()  # 12.3.3
            + 2 * demons
            + numbers[HOBGOBLIN] * self.power(party)
            + numbers[SKINNER] * cards.skinner_stars
            + numbers[BRIGAND] * cards.brigand_stars
        )

    # Deeds

    def gain(self, party: int, kind: int, n: int) -> int:
        """3.1, 3.2 Take tokens from the supply, as many as it holds; how many that were."""
        n = min(n, self.supply[kind])
        self.supply[kind] -= n
        self.stock[party * KINDS + kind] += n
        return n

    def lose(self, party: int, kind: int, n: int) -> None:
        """3.1 Put tokens back to the supply."""
        self.stock[party * KINDS + kind] -= n
        self.supply[kind] += n

    def score(self, party: int, stars: int) -> None:
        """3.3, 10.4 Reputation never falls below 0."""
        self.reputation[party] = max(0, self.reputation[party] + stars)

    def draw_tome(self) -> int:
        """13.5 The top tome; 3.4 an empty deck is made anew of the discard pile. NONE if there is none at all."""
        if not self.tome_deck and not self.tomes_under:
            self.tome_deck = self.tome_discard
            self.tome_discard = 0
        if self.tome_deck:
            card = self.draw(self.tome_deck)
            self.tome_deck ^= 1 << card
            return card
        self.shown += 1  # what lies under the deck is known to one at most
        return self.tomes_under.pop(0).card if self.tomes_under else NONE

    def draw_goon(self) -> int:
        """9.3 The top goon; 3.4 an empty deck is made anew of the discard pile."""
        if not self.goon_deck and not self.goons_under:
            self.goon_deck = self.goon_discard
            self.goon_discard = 0
        if self.goon_deck:
            card = self.draw(self.goon_deck)
            self.goon_deck ^= 1 << card
            return card
        self.shown += 1
        return self.goons_under.pop(0).card if self.goons_under else NONE

    def fill_display(self) -> None:
        """4.4, 9.2 An item card from the deck into each empty cell; 3.4 with an empty deck it stays empty."""
        display = self.display
        for i in range(len(display)):
            if display[i] == NONE and self.item_deck:
                display[i] = self.draw(self.item_deck)
                self.item_deck ^= 1 << display[i]

    def take_from_display(self, item: int) -> None:
        """4.4.1 Cards never slide; 11.4 the cell stays empty until Patrol."""
        self.display[self.display.index(item)] = NONE

    def bring_home(self, seat: int, location: int) -> None:
        """7.4.1, 7.5.2 The seat's tokens go from the location to its holding cell."""
        self.cell[seat] |= self.tokens_at(seat, location)
        keep = ~(ALL_TOKENS << location * HOME)
        self.up[seat] &= keep
        self.down[seat] &= keep

    # Log

    def note_of(self, key: str, party: int, **args: object) -> None:
        """What a player or the guards do: the guards have sentences of their own."""
        if self.log is not None:
            if party < self.seats:
                self.log.append(Event(key, {"seat": party, **args}))
            else:
                self.log.append(Event(f"guards-{key}", dict(args)))

    # Copies

    def clone(self) -> "Lockup":
        other = Lockup()
        other.copy_fields(self)
        return other

    def conceal(self, seat: int) -> None:
        conceal(self, seat)

    def imagine(self) -> None:
        imagine(self)
