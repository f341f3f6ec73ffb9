"""How the fixed positions (perft) and the recorded games (transcripts) of Lockup were made.

They are files so that they stay as they are. When the form of positions changes, or the rules change on purpose,
run `python -m parlour.games.lockup.tests.record` and then `python -m parlour.conformance.golden`, and look at
the difference.
"""

from collections.abc import Callable
from typing import Any

from parlour.conformance.recorder import Recorder
from parlour.games import game as find_game
from parlour.games.lockup.rules.book import CELL_BLOCK, CHOW_HALL
from parlour.games.lockup.rules.raid import Raid
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.bag import size
from parlour.kernel.state import SHIFT

GAME = find_game("lockup")
LEAST, MOST = 20, 4000  # positions to count after three actions
FEW = {"trait", "raid", "recall", "library"}  # where there is less to choose


def verbs(g: Lockup) -> set[str]:
    return {GAME.verbs[action >> SHIFT].name for action in g.offer}


def asks(g: Lockup) -> str:
    return type(g.stack[-1]).__name__


POSITIONS: dict[str, tuple[str, Callable[[Lockup], bool]]] = {
    "opening": (
        "A new game of four: the first player goes somewhere, or passes (6.1).",
        lambda g: g.seats == 4 and asks(g) == "TakeTurn" and g.round == 1 and not any(g.used),
    ),
    "placing": (
        "Roll Call: more tokens to the same location, face up or face down, or a tome (6.2).",
        lambda g: asks(g) == "PlaceTokens" and g.seats > 1 and {"up", "down", "tome"} <= verbs(g),
    ),
    "trait": (
        "Expert mode: which of two traits? (17.5)",
        lambda g: asks(g) == "ChooseTrait" and g.seats == 3,
    ),
    "recall": (
        "A tome in Roll Call: which tokens come back? (14.7.9)",
        lambda g: asks(g) == "RecallTokens" and "end" in verbs(g),
    ),
    "before": (
        "Lights Out, before a location: a tome may move a token (14.7.8).",
        lambda g: asks(g) == "LiftToken",
    ),
    "peeked": (
        "Roll Call: somebody has looked at a face-down token (14.7.3).",
        lambda g: asks(g) == "TakeTurn" and any(g.peeked) and len(g.offer) > 3,
    ),
    "strength": (
        "Strengths are compared: a tome may add to them (14.7.4).",
        lambda g: asks(g) == "MayPlay" and g.moment == 1 and "tome" in verbs(g) and g.seats == 3,
    ),
    "chow-hall": (
        "The Chow Hall: one goon, two, or none, with a tome in hand (8.6).",
        lambda g: g.location == CHOW_HALL and asks(g) == "HireGoons" and len(g.offer) > 3 and g.seats > 1,
    ),
    "paying": (
        "Two goons to pay for, one resource after the other (12.2).",
        lambda g: g.location == CHOW_HALL and asks(g) == "PayGoods" and len(g.offer) > 2 and len(g.stack) > 6,
    ),
    "cell-block": (
        "The Cell Block: craft, reserve, decline, or a tome (8.7).",
        lambda g: g.location == CELL_BLOCK and asks(g) == "ChooseCraft" and {"craft", "reserve", "tome"} <= verbs(g),
    ),
    "library": (
        "The Library: which of two tomes to keep? (8.8)",
        lambda g: asks(g) == "KeepTome" and g.seats > 1 and len(g.offer) == 2 and size(g.tome_discard) > 1,
    ),
    "raid": (
        "Patrol: a raid comes, and somebody may play a tome before it (14.2).",
        lambda g: asks(g) == "MayPlay" and "tome" in verbs(g) and isinstance(g.stack[-2], Raid),
    ),
    "solo": (
        "Solo: which guard card is turned up? (18.3.3)",
        lambda g: g.rules.solo and asks(g) == "TurnUpGuard" and len(g.offer) > 3 and g.rules.difficulty == 2,
    ),
}  # fmt: skip

GAMES: dict[str, tuple[Any, dict[str, str]]] = {
    "two": (2, {}),
    "two-expert": (2, {"expert": "true"}),
    "three": (3, {"first": "1"}),
    "three-named": (["goblins", "gnolls", "kobolds"], {}),
    "three-expert": (3, {"expert": "true"}),
    "four": (4, {}),
    "four-expert": (4, {"expert": "true", "first": "3"}),
    "five": (5, {}),
    "five-expert": (5, {"expert": "true"}),
    "solo-old": (1, {}),
    "solo-damp": (1, {"difficulty": "damp"}),
    "solo-fierce": (1, {"difficulty": "fierce"}),
    "solo-expert": (1, {"expert": "true"}),
    "solo-expert-damp": (1, {"expert": "true", "difficulty": "damp"}),
    "solo-expert-fierce": (["insectoids"], {"expert": "true", "difficulty": "fierce"}),
}
BUSY = {"go", "up", "down", "take", "tome", "gain", "give", "recruit", "craft", "keep"}
EAGER = {  # what these games do whenever they can, most of the time
    "two": BUSY,
    "three": {*BUSY, "recall-from", "lift"},
    "three-named": BUSY,
    "four": BUSY,
    "five-expert": BUSY,
    "solo-old": {"go", "up", "down", "take", "craft", "recruit"},
    "solo-damp": BUSY,
    "solo-expert-fierce": BUSY,
}
MUST = {"three-named": {"leave-out"}}  # verbs that random play hardly ever comes to: a game with them is looked for


if __name__ == "__main__":
    Recorder(
        GAME, POSITIONS, lambda name: 5 if name in FEW else LEAST, MOST, GAMES, EAGER, MUST
    ).record()
