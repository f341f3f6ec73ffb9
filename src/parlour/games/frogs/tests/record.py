"""How the fixed positions (perft) and the recorded games (transcripts) of Frogs were made.

They are files so that they stay as they are. When the form of positions changes, or the rules change on purpose,
run `python -m parlour.games.frogs.tests.record` and then `python -m parlour.conformance.golden`, and look at
the difference.
"""

from collections.abc import Callable
from typing import Any

from parlour.conformance.recorder import Recorder
from parlour.games import game as find_game
from parlour.games.frogs.rules.state import Frogs
from parlour.kernel.state import SHIFT

GAME = find_game("frogs")
LEAST, MOST = 20, 4000  # positions to count after three actions
FEW = {"novice", "token", "revealing", "last-turn"}  # where there is less to choose


def verbs(g: Frogs) -> set[str]:
    return {GAME.verbs[action >> SHIFT].name for action in g.offer}


def asks(g: Frogs) -> str:
    return type(g.stack[-1]).__name__


def lists(g: Frogs) -> int:
    """How many lists of effects are in progress."""
    return len(g.frames)


def lies(g: Frogs, name: str) -> bool:
    return name in [type(step).__name__ for step in g.stack]


POSITIONS: dict[str, tuple[str, Callable[[Frogs], bool]]] = {
    "novice": (
        "Setup: the second player takes a novice villager (3.10).",
        lambda g: asks(g) == "TakeNovice" and not g.rules.draft and len(g.offer) == 3,
    ),
    "both-decks": (
        "Setup with both theme decks: three cards of the first hand are discarded (15.2).",
        lambda g: asks(g) == "DropCards" and len(g.stack) == 3,
    ),
    "opening": (
        "The first turn: play, activate a starter card or the novice villager (4.2).",
        lambda g: asks(g) == "TakeTurn" and g.turn == 1 and not g.actions and not g.rules.draft,
    ),
    "middle": (
        "The second main action, with a free action and a building to enchant (4.3).",
        lambda g: asks(g) == "TakeTurn" and g.actions == 1 and {"play", "activate", "free", "enchant"} <= verbs(g),
    ),
    "after": (
        "Both main actions are done: a free action, an enchantment, or the end of the turn (4.4).",
        lambda g: asks(g) == "TakeTurn" and g.actions == 2 and {"free", "end"} <= verbs(g) and len(g.freed) == 1,
    ),
    "token": (
        "Which of several enchantment tokens? (5.4.2)",
        lambda g: asks(g) == "ChooseToken" and len(g.offer) > 1,
    ),
    "fork": (
        "A journey in spring: after the first step, on or stop (8.4).",
        lambda g: asks(g) == "Travelling" and g.rules.board.id == "spring" and len(g.offer) > 2,
    ),
    "route-cost": (
        "A journey in autumn: cards are discarded before the step (8.5).",
        lambda g: asks(g) == "DiscardCards" and lies(g, "StepOnto"),
    ),
    "chest": (
        "A chest: one of three rewards (8.7.1).",
        lambda g: asks(g) == "Choose" and len(g.offer) == 3 and lists(g) > 1 and g.acting() < 0,
    ),
    "considering": (
        "Considered cards are chosen, with others that were put back before (7.9).",
        lambda g: asks(g) == "FromLooked" and len(g.offer) > 2 and bool(g.top) and any(g.cloud),
    ),
    "putting-back": (
        "The rest of the considered cards goes back on the deck (7.9.3).",
        lambda g: asks(g) == "PutBack" and len(g.offer) > 2,
    ),
    "answers": (
        "One event triggers several cards: in which order? (12.1)",
        lambda g: asks(g) == "Answers" and len(g.offer) > 1 and lists(g) > 0,
    ),
    "revealing": (
        "A building interrupts the activation of the Nest: reveal a card just drawn? (10.5)",
        lambda g: asks(g) == "MayReveal" and lies(g, "Close") and len(g.offer) > 1,
    ),
    "investing": (
        "A building interrupts: how many coins are invested? (7.8)",
        lambda g: asks(g) == "Invest" and len(g.offer) > 2 and lists(g) > 1,
    ),
    "discard-pile": (
        "A card of the discard pile is drawn, with cards that the other knows (7.4).",
        lambda g: asks(g) == "DrawFromPile" and len(g.offer) < 12 and any(g.known),
    ),
    "tidying": (
        "The end of a turn: which empty card is tucked first? (4.5.2)",
        lambda g: asks(g) == "TuckEmpty" and len(g.offer) > 2,
    ),
    "relic": (
        "The end of a turn: a relic effect is in progress, and others will follow (9.5).",
        lambda g: lies(g, "TuckGear") and len(g.offer) > 2 and asks(g) != "DrawFromPile",
    ),
    "last-turn": (
        "The last turn of all (14.1).",
        lambda g: asks(g) == "TakeTurn" and g.last == 1 and g.actions == 1,
    ),
}

GAMES: dict[str, tuple[Any, dict[str, str]]] = {
    "spring-academy": (2, {}),
    "spring-tidings": (2, {"theme": "tidings"}),
    "autumn-academy": (2, {"board": "autumn", "first": "1"}),
    "autumn-tidings": (2, {"board": "autumn", "theme": "tidings", "tie_break": "coins"}),
    "spring-both": (2, {"both_decks": "true"}),
    "autumn-both": (2, {"board": "autumn", "both_decks": "true", "no_memory": "true"}),
    "autumn-first": (2, {"board": "autumn", "first": "0", "no_memory": "true"}),
    "spring-open": (2, {"no_memory": "true", "tie_break": "coins"}),
    "spring-tidings-first": (2, {"theme": "tidings", "first": "0"}),
    "spring-both-open": (2, {"both_decks": "true", "no_memory": "true", "first": "1"}),
    "autumn-tidings-open": (2, {"board": "autumn", "theme": "tidings", "no_memory": "true"}),
    "autumn-both-coins": (2, {"board": "autumn", "both_decks": "true", "tie_break": "coins"}),
}
BUSY = {"play", "activate", "free", "enchant", "go", "answer", "invest", "choose", "reveal", "provide"}
EAGER = {  # what these games do whenever they can, most of the time
    "spring-academy": BUSY,
    "spring-tidings": {"activate", "free", "go", "enchant"},
    "autumn-academy": {*BUSY, "start"},
    "autumn-tidings": BUSY,
    "spring-both": BUSY,
    "spring-open": BUSY,
    "spring-tidings-first": BUSY,
    "autumn-both-coins": {"activate", "free", "go", "enchant"},
}


if __name__ == "__main__":
    Recorder(GAME, POSITIONS, lambda name: 5 if name in FEW else LEAST, MOST, GAMES, EAGER).record()
