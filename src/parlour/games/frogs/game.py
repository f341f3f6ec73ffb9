"""The contract of Where the Frogs Caw with the rest of Parlour: facts, options, setup, outcome."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from parlour.games.frogs.file import LAYOUT, MANY, SEATS
from parlour.games.frogs.file.pack import HOUSE
from parlour.games.frogs.rules.book import (
    ANY,
    CARDS,
    CHARMS,
    INNER_LISTS,
    OCCASIONS,
    OPS,
    REWARDS,
    SPECIES,
    STARTERS,
    WORD,
)
from parlour.games.frogs.rules.fields import NONE
from parlour.games.frogs.rules.hand import MOST_CARDS
from parlour.games.frogs.rules.scoring import PARTS, parts, winners
from parlour.games.frogs.rules.setup import set_up
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.verbs import MOST_OPTIONS, MOST_SPACES, VERBS
from parlour.games.frogs.seating import make_rules
from parlour.games.frogs.words.wording import option_text
from parlour.kernel.game import Bounds, Game, Outcome, Setting, Verb
from parlour.kernel.state import NOBODY


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
    seat_ids = SEATS
    minutes = 45
    end_law = "14.1"
    last_words = ("end",)
    headings = ("turn", "scoring")
    faces = ("card", "start")
    longest = 20_000
    layout = LAYOUT
    settings: Mapping[str, Setting] = {
        "board": Setting("spring", "autumn"),
        "theme": Setting("academy", "tidings"),
        "both_decks": Setting("false", "true"),
        "no_memory": Setting("false", "true"),
        "tie_break": Setting("shared", "coins"),
        "pack": Setting(HOUSE, open="the path of a file", asked=False),
        "first": Setting("random", "0", "1"),
    }
    blanks: Mapping[str, Any] = {
        "coins": 0, "cards": 0, "gives": "unknown", "way": "on", "arm": "", "kind": "none", "effects": "none",
    }  # fmt: skip
    verbs: Sequence[Verb] = VERBS

    def set_up(self, seats: int | Sequence[str], settings: Mapping[str, str], first: int, chance: int) -> Frogs:
        """3 Setup."""
        return set_up(make_rules(settings), first, chance)

    def result(self, g: Frogs) -> Outcome:
        """14.4, 14.5 Most victory points."""
        breakdown = [dict(zip(PARTS, parts(g, seat), strict=True)) for seat in range(2)]
        return Outcome([sum(each.values()) for each in breakdown], winners(g), "deck-empty", breakdown)

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

    def readable_value(self, g: Frogs, name: str, value: Any) -> Any:
        """Effects as the pack says them."""
        return said(g, value) if name == "effects" else super().readable_value(g, name, value)

    def worded(self, kind: str, value: Any, say: Callable[..., str]) -> str:
        """2.4 Effects in words."""
        return option_text(value, say)

    def blank(self, seats: Sequence[str], settings: Mapping[str, str]) -> Frogs:
        g = Frogs()
        g.rules, g.seats, g.cloud = make_rules(settings), len(seats), [0] * 4
        return g

    def bounds(self, g: Frogs) -> dict[str, Bounds]:
        """4.1 Who takes a turn decides all that happens in it; 2.1 there are so many cards, spaces and effects."""
        seats = (0, 1) if g.active == NOBODY else (g.active, g.active)
        cards, bag, lists = CARDS - 1, (1 << WORD) - 1, g.cards.lists
        low_high = {
            "who": seats, "card": (0, cards), "building": (0, cards), "but": (NONE, cards), "species": (0, ANY),
            "low": (0, bag), "high": (0, bag), "low_waiting": (0, bag), "high_waiting": (0, bag),
            "occasion": (0, OCCASIONS - 1), "op": (0, len(OPS) - 1), "n": (1, MOST_CARDS),
            "left": (1, MANY), "further": (0, MANY), "taken": (0, MANY), "placed": (0, MANY), "steps": (0, MANY),
            "space": (0, len(g.rules.board.spaces) - 1), "reward": (0, len(REWARDS) - 1), "pays": (0, 1),
            "number": (0, max(len(lists), len(g.cards.effects)) - 1), "then": (INNER_LISTS, len(lists) - 1),
            "index": (0, max(map(len, lists))),
        }  # fmt: skip
        return {name: Bounds(low, high) for name, (low, high) in low_high.items()}


GAME: Final = FrogsGame()
