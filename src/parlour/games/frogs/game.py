"""The contract of Where the Frogs Caw with the rest of Parlour: facts, options, setup, outcome."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from parlour.games.frogs.file import read_fields, write_fields
from parlour.games.frogs.file.pack import HOUSE
from parlour.games.frogs.rules import activation, consider, effects, hand, scoring, setup, travel, triggers, turn
from parlour.games.frogs.rules.book import CHARMS, SPECIES, STARTERS
from parlour.games.frogs.rules.check import broken_invariants
from parlour.games.frogs.rules.fields import NONE
from parlour.games.frogs.rules.scoring import PARTS, parts, winners
from parlour.games.frogs.rules.setup import set_up
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.verbs import MOST_OPTIONS, MOST_SPACES, VERBS
from parlour.games.frogs.seating import make_rules
from parlour.games.frogs.view import view
from parlour.games.frogs.words.wording import option_text
from parlour.kernel.errors import BadFile, BadInput, shown
from parlour.kernel.game import Game, Outcome, Setting, Verb, first_player, steps_of
from parlour.kernel.state import Step

MODULES = (turn, activation, effects, hand, consider, travel, triggers, scoring, setup)
BASES = (hand.FromHand, hand.FromPile, hand.ByEffect, travel.AtSpace)  # what Steps have in common
READABLE = ("card", "start", "charm", "space", "option")
SEATS = ("orange", "blue")


def check_seats(seats: int | Sequence[str]) -> None:
    if not isinstance(seats, int) and tuple(seats) != SEATS:
        raise BadInput(f"seats={shown(seats)}: must be {', '.join(SEATS)}.")


def said(g: Frogs, effects: Any) -> Any:
    """A list of effects by its number; 7.11.15 of a choice by the effect and which of its options."""
    if isinstance(effects, tuple):
        number, option = effects
        return g.cards.effects[number].said["options"][option]
    return g.cards.said[effects] if isinstance(effects, int) else effects


class FrogsGame(Game[Frogs]):
    id = "frogs"
    title = "Where the Frogs Caw"
    rules_version = 1
    edition = "house"
    seats = (2, 2)
    minutes = 45
    end_law = "14.1"
    last_words = ("end",)
    headings = ("turn", "scoring")
    faces = ("card", "start")
    longest = 20_000
    settings: Mapping[str, Setting] = {
        "board": Setting("spring", "autumn"),
        "theme": Setting("academy", "tidings"),
        "both_decks": Setting("false", "true"),
        "no_memory": Setting("false", "true"),
        "tie_break": Setting("shared", "coins"),
        "pack": Setting(HOUSE, open="the path of a file"),
        "first": Setting("random", "0", "1"),
    }
    blanks: Mapping[str, Any] = {
        "coins": 0, "cards": 0, "gives": "unknown", "way": "on", "arm": "", "kind": "none", "effects": "none",
    }  # fmt: skip
    verbs: Sequence[Verb] = VERBS
    steps: Sequence[type[Step[Any]]] = [step for step in steps_of(*MODULES) if step not in BASES]

    def new(self, seats: int | Sequence[str], settings: Mapping[str, str], chance: int) -> Frogs:
        """3 Setup."""
        count = self.count_seats(seats)
        check_seats(seats)
        g = set_up(make_rules(settings), first_player(count, settings), chance)
        g.proceed()
        return g

    def seat_names(self, g: Frogs) -> list[str]:
        return list(SEATS)

    def outcome(self, g: Frogs) -> Outcome | None:
        """14.4, 14.5 Most victory points."""
        if g.stack:
            return None
        breakdown = [dict(zip(PARTS, parts(g, seat), strict=True)) for seat in range(2)]
        return Outcome([sum(each.values()) for each in breakdown], winners(g), "deck-empty", breakdown)

    def check(self, g: Frogs) -> list[str]:
        return broken_invariants(g)

    def names(self, g: Frogs, kind: str) -> Sequence[str]:
        spaces = g.rules.board.spaces
        tables: dict[str, Sequence[str]] = {
            "card": g.cards.ids,
            "start": STARTERS,
            "charm": CHARMS,
            "species": SPECIES,
            "space": [*spaces, *[f"none-{n}" for n in range(len(spaces), MOST_SPACES)]],
            "option": [str(n + 1) for n in range(MOST_OPTIONS)],
            "seat": SEATS,
        }
        return tables[kind]

    def readable(self, g: Frogs, args: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self.readable_value(g, name, value) for name, value in args.items()}

    def readable_value(self, g: Frogs, name: str, value: Any) -> Any:
        if name == "cards" and isinstance(value, list):
            return [g.cards.ids[card] for card in value]
        if name == "effects":  # as the pack says them
            return said(g, value)
        if name not in READABLE:
            return value
        return "" if value == NONE else self.names(g, name)[value]

    def worded(self, kind: str, value: Any, say: Callable[..., str]) -> str:
        """2.4 Effects in words."""
        return option_text(value, say)

    def given_names(self, g: Frogs) -> Mapping[str, str]:
        return g.cards.names

    def view(self, g: Frogs, seat: int) -> dict[str, Any]:
        return view(g, seat, self.outcome(g))

    def fields(self, g: Frogs) -> dict[str, Any]:
        return write_fields(g)

    def from_fields(self, fields: Mapping[str, Any], settings: Mapping[str, str], seats: Sequence[str]) -> Frogs:
        self.count_seats(seats)
        check_seats(seats)
        try:
            first_player(2, settings)
        except BadInput as error:
            raise BadFile("position.options.first", str(error)) from None
        return read_fields(fields, make_rules(settings))

    def settings_of(self, g: Frogs) -> dict[str, str]:
        return dict(g.rules.settings)


GAME: Final = FrogsGame()
