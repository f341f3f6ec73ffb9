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

import pytest

from frogs.board import FROGS, SEATS, Board
from parlour.games.frogs.fields import NONE, OVER, READY, TURN, numbers
from parlour.games.frogs.rules import CARDS, CHARMS, STARTERS
from parlour.games.frogs.scoring import PARTS, parts
from parlour.games.frogs.state import Frogs
from parlour.games.frogs.turn import TURNS, end_turn
from parlour.games.frogs.view import view as seen
from parlour.kernel.errors import Refused
from parlour.kernel.match import begin
from parlour.kernel.state import ARG, NOBODY, SHIFT, Event


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

    def chooses(self, *words: str) -> Self:
        """Whoever is asked takes these options, in turn: a verb, or a verb and its argument."""
        for each in words:
            assert each in self.offered(), f"{each!r} is not offered to {self.asked()}: {self.offered()}"
            self.match.apply(self.action(each))
            assert not self.faults(), self.faults()
        return self

    def by(self, seat: str, *words: str) -> Self:
        """That seat is asked, and takes these options; it stays asked between them."""
        for each in words:
            assert self.asked() == seat, f"{self.asked()} is asked, not {seat}: {self.offered()}"
            self.chooses(each)
        return self

    def refuses(self, words: str, law: str) -> None:
        """An option that the paragraph bars: nothing happens."""
        before = self.g.clone()
        with pytest.raises(Refused) as refused:
            self.match.apply(self.action(words))
        assert refused.value.law == law, refused.value.law
        assert contents(self.g) == contents(before)

    def action(self, words: str) -> int:
        name, _, arg = words.partition(" ")
        number = next(i for i, verb in enumerate(FROGS.verbs) if verb.name == name)
        kind = FROGS.verbs[number].kind
        return number << SHIFT | (0 if not kind else int(arg) if kind == "n" else self.number(kind, arg))

    def number(self, kind: str, name: str) -> int:
        return list(FROGS.names(self.g, kind)).index(name)

    def words_of(self, action: int) -> str:
        verb, arg = FROGS.verbs[action >> SHIFT], action & ARG
        if not verb.kind:
            return verb.name
        return f"{verb.name} {arg if verb.kind == 'n' else FROGS.names(self.g, verb.kind)[arg]}"

    # Questions

    def offered(self, verb: str = "") -> list[str]:
        """What is on offer, all of it in words; or the arguments of one verb."""
        words = [self.words_of(option) for option in self.g.offer]
        return [each.partition(" ")[2] for each in words if each.partition(" ")[0] == verb] if verb else words

    def barred(self) -> dict[str, str]:
        """What is barred now, in words, with the paragraph that bars it."""
        return {self.words_of(action): law for action, law in self.g.stack[-1].barred(self.g)}

    def asked(self) -> str:
        """The seat that decides; "" when nobody does."""
        return "" if self.g.decider() == NOBODY else SEATS[self.g.decider()]

    def question(self) -> str:
        """The name of the Step that asks."""
        return type(self.g.stack[-1]).__name__ if self.g.stack else ""

    def over(self) -> bool:
        return not self.g.stack

    # Events

    def happened(self) -> list[str]:
        """The keys of the events of the last action, or of the beginning; what only one seat sees, once."""
        return [event.key for event in self.match.events[-1] if not event.key.endswith("-unseen")]

    def told(self, *keys: str) -> list[dict[str, Any]]:
        """What events of these keys have said since the beginning, with ids for numbers and names for seats."""
        return [self.in_words(event) for event in self.events() if event.key in keys]

    def heard(self, seat: str) -> list[tuple[str, dict[str, Any]]]:
        """All that a seat ("" for an onlooker) was told since the beginning."""
        who = self.seat(seat) if seat else NOBODY
        return [(event.key, self.in_words(event)) for event in self.events() if event.visible(who)]

    def events(self) -> list[Event]:
        return [event for group in self.match.events for event in group]

    def in_words(self, event: Event) -> dict[str, Any]:
        args = FROGS.readable(self.g, event.args)
        return {name: SEATS[value] if name == "seat" else value for name, value in args.items()}

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
        return self.ids(self.g.top[::-1])

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


def contents(g: Frogs) -> dict[str, Any]:
    """All fields of a State, to compare two of them."""
    names = [name for name in dir(g) if not name.startswith("_") and name not in ("log", "rules", "cards")]
    fields = {name: value for name in names if not callable(value := getattr(g, name))}
    return fields | {"stack": [(type(step), step.args()) for step in g.stack]}
