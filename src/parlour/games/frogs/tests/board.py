"""The table of a test: where things are put before play begins. `kit.py` plays on it."""

from typing import Self

from parlour.conformance.playing import Playing
from parlour.games import game
from parlour.games.frogs.rules.book import BUILDING, CHARMS, NOVICES, STARTERS
from parlour.games.frogs.rules.fields import NEVER, READY, OnTop, add, drop, holds, numbers
from parlour.games.frogs.rules.setup import set_up
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.seating import make_rules
from parlour.kernel.chance import seeded
from parlour.kernel.match import Match
from parlour.kernel.state import NOBODY

FROGS = game("frogs")
SEATS = ("orange", "blue")
CROW, FROG, RABBIT = "fledgling-errand-crow", "wide-eyed-froglet", "pocket-money-kit"  # the novice villagers


class Board(Playing[Frogs]):
    def __init__(self, board: str = "spring", theme: str = "academy", first: str = "orange", **settings: str) -> None:
        options = FROGS.read_settings({"board": board, "theme": theme, **settings})
        g = set_up(make_rules(options), SEATS.index(first), seeded("scenario"))
        self.match = Match(FROGS, g, {"seed": "scenario"})
        g.stack = []
        self.clear()

    def clear(self) -> None:
        """Hands go back to the deck; the novice villagers that were taken are used up, the third is in the pile."""
        g = self.g
        for seat in range(2):
            for word in range(2):
                g.deck[word] |= g.hand[2 * seat + word]
        g.hand = [0] * 4
        g.novices = (NOVICES, NOVICES + 1)
        for seat, novice in enumerate(g.novices):
            add(g.tucked, 2 * seat, novice)
        g.discard = [NOVICES + 2]
        g.charm_kinds = (1, 2)  # sparks on the first enchantment space, hearts on the second, stars with the players
        g.spells = [READY, NEVER, NEVER] * 2

    # Names

    def seat(self, name: str) -> int:
        return SEATS.index(name)

    def card(self, name: str) -> int:
        return self.g.cards.ids.index(name)

    def ids(self, cards: list[int]) -> list[str]:
        return [self.g.cards.ids[card] for card in cards]

    def space(self, name: str) -> int:
        return self.g.rules.board.spaces.index(name)

    # Cards

    def take(self, name: str) -> int:
        """A card leaves the place where it is, to be put elsewhere."""
        g, card = self.g, self.card(name)
        bags = [(g.deck, 0), *[(each, 2 * seat) for each in (g.hand, g.tucked) for seat in range(2)]]
        found = [place for place in bags if holds(*place, card)]
        assert found or card in [*g.discard, *[each.card for each in g.top]], f"{name} is not free to be moved"
        for bag, at in found:
            drop(bag, at, card)
        for at in (0, 2):
            drop(g.secret, at, card)
            drop(g.known, at, card)
        g.discard = [each for each in g.discard if each != card]
        g.top = [each for each in g.top if each.card != card]
        return card

    def hand(self, seat: str, *names: str) -> Self:
        """More cards of a hand, which the other has not seen; but 13.3 a novice villager is known by its back."""
        g, at = self.g, 2 * self.seat(seat)
        for name in names:
            card = self.take(name)
            add(g.hand, at, card)
            if card >= NOVICES:
                add(g.known, at, card)
        return self

    def in_play(self, seat: str, *names: str, provisions: int | None = None, charm: str = "") -> Self:
        """Cards in their rows, with their printed provisions (buildings: none) or so many; a building's token."""
        g, at = self.g, self.seat(seat)
        for name in names:
            card = self.take(name)
            g.lay_out(at, card)
            if provisions is not None:
                g.provide(card, provisions - g.stock[card])
            if charm:
                assert g.cards.types[card] == BUILDING, f"{name} is no building"
                self.owns(seat, charm)
                g.spells[3 * at + CHARMS.index(charm)] = card
        return self

    def tucked(self, seat: str, *names: str, openly: bool = False) -> Self:
        """Under the scoring card; the other has not seen them, unless `openly`."""
        for name in names:
            card = self.take(name)
            (self.g.tuck if openly else self.g.tuck_unseen)(self.seat(seat), card)
        return self

    def pile(self, *names: str) -> Self:
        """Onto the discard pile, where the third novice villager lies; the last one named is on top."""
        for name in names:
            card = self.take(name)
            self.g.discard.append(card)
        return self

    def bare_pile(self) -> Self:
        """The discard pile is empty: what was in it, blue has in hand."""
        return self.hand("blue", *self.ids(self.g.discard))

    def next_cards(self, *names: str) -> Self:
        """The top of the deck, the first one topmost; nobody knows these cards."""
        cards = [OnTop(self.take(name), NOBODY) for name in reversed(names)]
        self.g.top += cards
        return self

    def deck_left(self, n: int, to: str = "blue") -> Self:
        """After all else: only n cards are left in the deck, those of `next_cards` first; the others are in a hand."""
        g, at = self.g, 2 * self.seat(to)
        rest = numbers(g.deck[0], g.deck[1])
        assert 0 <= n - len(g.top) <= len(rest), f"the deck has {len(g.top)} to {len(g.top) + len(rest)} cards"
        for card in rest[n - len(g.top) :]:
            drop(g.deck, 0, card)
            add(g.hand, at, card)
        return self

    # All else

    def coins(self, seat: str, n: int) -> Self:
        self.g.coins[self.seat(seat)] = n
        return self

    def at(self, seat: str, space: str) -> Self:
        """Where a traveller is."""
        self.g.space[self.seat(seat)] = self.space(space)
        return self

    def starter(self, seat: str, name: str, advanced: bool = True) -> Self:
        """Which side of a starter card is up."""
        bit = 1 << 3 * self.seat(seat) + STARTERS.index(name)
        self.g.advanced = self.g.advanced & ~bit | (bit if advanced else 0)
        return self

    def owns(self, seat: str, *kinds: str) -> Self:
        """Enchantment tokens in the own area; star is there from the beginning, spark and heart leave the board."""
        g = self.g
        for kind in map(CHARMS.index, kinds):
            at = 3 * self.seat(seat) + kind
            if g.spells[at] == NEVER:
                g.spells[at] = READY
        return self

    def no_token(self, space: str) -> Self:
        """The token of a space has left the game."""
        assert self.g.tokens >> self.space(space) & 1, f"no token lies on {space}"
        self.g.tokens ^= 1 << self.space(space)
        return self
