"""Positions of Where the Frogs Caw for tests, in the words of play.

    table = Scenario(board="autumn", theme="tidings").hand("orange", "soul-chain").coins("orange", 3).at("orange", "n3")
    table.in_play("orange", "zero-waste", charm="star").in_play("orange", "mighty-frogules", provisions=2)
    table.turn("orange").chooses("activate mighty-frogules", "go n4", "discard soul-chain", "play soul-chain")
    table.refuses("activate mighty-frogules", law="5.2.3")

Seats are orange and blue; orange begins. Nothing is in play, hands are empty, both have 5 coins and a star token; the
travellers are at Home. Orange took the crow novice villager and blue the frog, and both are used up: they are tucked.
The rabbit is the only card of the discard pile. All other cards are in the deck, until they are put somewhere.
"""

from typing import Any, Self

from parlour.games.frogs.rules.book import CARDS, CHARMS, STARTERS
from parlour.games.frogs.rules.fields import NONE, OVER, READY, TURN, numbers
from parlour.games.frogs.rules.scoring import PARTS, parts
from parlour.games.frogs.rules.turn import TURNS, end_turn
from parlour.games.frogs.tests.board import FROGS, Board
from parlour.games.frogs.view import view as seen
from parlour.kernel.match import begin
from parlour.kernel.state import NOBODY


def new_game(seed: str = "1", **settings: str) -> "Scenario":
    """A real game at its first question, dealt by chance."""
    table = Scenario()
    table.match = begin(FROGS, 2, FROGS.read_settings(settings), seed)
    return table


class Scenario(Board):
    # Playing

    def turn(self, seat: str, actions: int = 0, used: str = "", freed: tuple[str, ...] = ()) -> Self:
        """A turn after so many main actions (`used`: what one of them activated; `freed`: free actions), then on."""
        g = self.g
        g.phase, g.active, g.actions = TURN, self.seat(seat), actions
        g.turn = g.turn or (11 if g.active == g.first else 12)
        g.used = CARDS + STARTERS.index(used) if used in STARTERS else self.card(used) if used else NONE
        g.freed = tuple(self.card(name) for name in freed)
        g.stack = [TURNS[g.active]]
        return self.proceed()

    def end_of_turn(self, seat: str) -> Self:
        """The end of a turn whose main actions are done, then the next turn."""
        g = self.g
        g.phase, g.active, g.actions = TURN, self.seat(seat), 2
        g.turn = g.turn or (11 if g.active == g.first else 12)
        g.stack, g.log = [], []
        end_turn(g)
        return self.proceed()

    def last_turns(self, n: int) -> Self:
        """The deck has run out before: so many turns are left, the coming one included."""
        if self.g.deck_size():
            self.deck_left(0)
        self.g.last = n
        return self

    def proceed(self) -> Self:
        g = self.g
        g.log = g.log or []
        g.proceed()
        self.match.events.append(g.log)
        g.log = None
        assert not self.faults(), self.faults()
        return self

    def applies(self, action: int) -> None:
        super().applies(action)
        assert not self.faults(), self.faults()

    # Events

    def happened(self) -> list[str]:
        """The keys of the events of the last action, or of the beginning; what only one seat sees, once."""
        return [key for key in super().happened() if not key.endswith("-unseen")]

    def heard(self, seat: str) -> list[tuple[str, dict[str, Any]]]:
        """All that a seat ("" for an onlooker) was told since the beginning."""
        who = self.seat(seat) if seat else NOBODY
        return [(event.key, self.in_words(event)) for event in self.events() if event.visible(who)]

    # Looking

    def of(self, seat: str, what: str) -> int:
        """How many `coins`, cards in `hand` or `tucked`."""
        g, at = self.g, self.seat(seat)
        return g.coins[at] if what == "coins" else len(self.holds(seat) if what == "hand" else self.under(seat))

    def holds(self, seat: str) -> list[str]:
        """The cards of a hand."""
        return self.bag_of(self.g.hand, seat)

    def under(self, seat: str) -> list[str]:
        """The tucked cards, the own novice villager left out (it is there from the beginning)."""
        return [name for name in self.bag_of(self.g.tucked, seat) if self.card(name) != self.g.novices[self.seat(seat)]]

    def row(self, seat: str) -> list[str]:
        """The cards in play."""
        return self.bag_of(self.g.rows, seat)

    def bag_of(self, bags: list[int], seat: str) -> list[str]:
        at = 2 * self.seat(seat)
        return self.ids(numbers(bags[at], bags[at + 1]))

    def provisions(self, name: str) -> int:
        return self.g.stock[self.card(name)]

    def discarded(self) -> list[str]:
        """The discard pile without the novice villager of the beginning, the top last."""
        return [name for name in self.ids(self.g.discard) if name != "pocket-money-kit"]

    def on_top(self) -> list[str]:
        """The cards on the deck whose place is settled, the topmost first."""
        return self.ids([each.card for each in self.g.top[::-1]])

    def considered(self) -> list[str]:
        return sorted(self.ids(self.g.looked))

    def deck(self) -> int:
        """How many cards the deck has, considered ones included."""
        return self.g.deck_size() + len(self.g.looked)

    def where(self, seat: str) -> str:
        return self.g.rules.board.spaces[self.g.space[self.seat(seat)]]

    def is_advanced(self, seat: str, name: str) -> bool:
        return self.g.is_advanced(self.seat(seat), STARTERS.index(name))

    def charms(self, seat: str) -> list[str]:
        """Enchantment tokens in the own area, not on a building."""
        return [kind for i, kind in enumerate(CHARMS) if self.g.spells[3 * self.seat(seat) + i] == READY]

    def charm_on(self, building: str) -> str:
        return next((CHARMS[i % 3] for i, card in enumerate(self.g.spells) if card == self.card(building)), "")

    def score(self, seat: str) -> dict[str, int]:
        """Victory points now: of `villagers`, `buildings` and `gear`."""
        return dict(zip(PARTS, parts(self.g, self.seat(seat)), strict=True))

    def view(self, seat: str) -> dict[str, Any]:
        """What a seat may know; "" for an onlooker. An empty stack alone is no end of the game."""
        who = self.seat(seat) if seat else NOBODY
        return FROGS.view(self.g, who) if self.g.stack or self.g.phase == OVER else seen(self.g, who, None)

    def player(self, seat: str, to: str = "") -> dict[str, Any]:
        """What a seat, or an onlooker, sees before a player."""
        found: dict[str, Any] = self.view(to)["players"][self.seat(seat)]
        return found

    def faults(self) -> list[str]:
        """Invariants that do not hold."""
        return FROGS.check(self.g)
