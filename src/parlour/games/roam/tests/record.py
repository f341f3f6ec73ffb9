"""How the fixed positions (perft) and the recorded games (transcripts) of Roam were made.

They are files so that they stay as they are. When the form of positions changes, or the rules change on purpose,
run `python -m parlour.games.roam.tests.record` and then `python -m parlour.conformance.golden`, and look at
the difference.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

from parlour.conformance.fuzz import CASES, Dice, played, random_game
from parlour.conformance.golden import perft
from parlour.games import game as find_game
from parlour.games.roam.rules.book import FREE_STEP, QUARTER_TURN
from parlour.games.roam.rules.state import Roam
from parlour.kernel.bag import members, size
from parlour.kernel.match import Match, begin
from parlour.kernel.state import SHIFT
from parlour.law import own_tests
from parlour.record.position import begin_from, read_position, write_position
from parlour.record.transcript import write_transcript

GAME = find_game("roam")
PERFT, TRANSCRIPTS = own_tests(GAME.id) / "perft", own_tests(GAME.id) / "transcripts"
MOST = 8000  # positions to count after three actions


def verbs(g: Roam) -> set[str]:
    return {GAME.verbs[action >> SHIFT].name for action in g.offer}


def kinds(g: Roam) -> set[int]:
    return {g.rules.cards.kinds[artifact] for artifact in members(g.ready[g.decider()])}


def asks(g: Roam) -> str:
    return type(g.stack[-1]).__name__


POSITIONS: dict[str, tuple[str, Callable[[Roam], bool]]] = {
    "opening": (
        "A new game, two seats, no variants.",
        lambda g: g.turns == 0 and asks(g) == "BeforeCharacter",
    ),
    "opening-of-four": (
        "A new game with everything, four seats.",
        lambda g: g.turns == 0 and g.seats == 4 and g.rules.full and [*g.rules.settings.values()].count("true") == 3,
    ),
    "extras": (
        "After the pattern: empty squares for coins, and artifacts of several kinds (6.1, 10.5).",
        lambda g: asks(g) == "Extras" and {"mark", "artifact"} <= verbs(g) and len(kinds(g)) >= 3,
    ),
    "replace": (
        "A Replace artifact under an empty square: coins or a Free square artifact pay for it (10.6.2.1).",
        lambda g: asks(g) == "PayForReplaced" and FREE_STEP in kinds(g),
    ),
    "auction": (
        "Three are tied for a land and bid (7.4).",
        lambda g: asks(g) == "Bid" and len(g.stack[-1].args()[1]) >= 3 and g.coins[g.decider()] > 1,
    ),
    "two-lands": (
        "Two explored lands: the active player chooses the order (7.2).",
        lambda g: asks(g) == "ChooseLand" and g.seats == 4,
    ),
    "shortage": (
        "Too few markers for the pattern (5.4.4).",
        lambda g: asks(g) == "FillSome" and len(g.offer) >= 3 and g.supply[g.decider()] > 1,
    ),
    "towers": (
        "Towers and a Move artifact (12.6).",
        lambda g: asks(g) == "ChooseMarker" and g.stacked() != 0,
    ),
    "before": (
        "Before the character: early rise, and artifacts of several kinds (10.5.1).",
        lambda g: asks(g) == "BeforeCharacter" and {"early-rise", "artifact"} <= verbs(g) and len(kinds(g)) >= 3,
    ),
    "last-turn": (
        "The last turn of a game that ends with this round (9.1).",
        lambda g: asks(g) == "ChoosePosition" and g.turns % g.seats == g.seats - 1 and max(map(size, g.owned)) >= 10,
    ),
}  # fmt: skip

GAMES: dict[str, tuple[Any, dict[str, str]]] = {
    "two-regular": (2, {}),
    "three-regular": (3, {}),
    "four-regular": (4, {}),
    "two-full": (2, {"version": "full"}),
    "three-full": (["green", "blue", "yellow"], {"version": "full", "first": "1"}),
    "four-full": (4, {"version": "full"}),
    "two-outpost": (["red", "green"], {"outpost": "true", "first": "0"}),
    "three-towers": (3, {"towers": "true"}),
    "two-towers-stalemate": (2, {"towers": "true", "outpost": "true"}),
    "four-hidden-characters": (4, {"hidden_characters": "true"}),
    "three-full-outpost-towers": (3, {"version": "full", "outpost": "true", "towers": "true"}),
    "two-full-hidden-characters": (2, {"version": "full", "hidden_characters": "true"}),
    "four-everything": (
        4,
        {"version": "full", "outpost": "true", "towers": "true", "hidden_characters": "true", "first": "3"},
    ),
}


def questions() -> Iterator[Roam]:
    """The questions of random games, for ever."""
    number = 0
    while True:
        for case in [case for case in CASES if case.game is GAME]:
            for match, _, _ in played(case, f"position {number}"):
                yield match.state
        number += 1


def keep(name: str, about: str, g: Roam) -> None:
    path = PERFT / f"{name}.json"
    data = {"about": about, "position": write_position(GAME, g), "positions": perft(GAME, g, 3)}
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    print(path.name, *perft(GAME, g, 3))


def record_positions() -> None:
    wanted = dict(POSITIONS)
    for g in questions():
        for name, (about, fits) in list(wanted.items()):
            if fits(g) and sum(perft(GAME, g, 3)) <= MOST:
                keep(name, about, g.clone())
                del wanted[name]
        if not wanted:
            return


def last_land() -> Roam:
    """One land is left, and the character used does not fit on it unless a Quarter turn turns it. By hand: a deck is
    hardly ever empty."""
    settings = GAME.read_settings({"version": "full", "towers": "true", "first": "0"})
    g = begin(GAME, 4, settings, "last land").state
    position = write_position(GAME, g)
    fields, cards, artifacts = position["fields"], g.rules.cards.card_ids, g.rules.cards.artifact_ids
    fields |= {"lands": [None, None, "hazel", None, None, None], "top": None, "deck": []}
    fields["markers"] = fields["towers"] = ["____.."] * 3 + ["______"] * 3
    taken = [card for card in cards[:43] if card not in ("hazel", "odda")]
    awake = [[*fields["awake"][seat], *taken[seat::4]] for seat in range(4)]
    fields |= {
        "awake": [sorted(own, key=cards.index) for own in awake],
        "asleep": [["odda"], [], [], []],
        "used": "odda",
    }
    turning = [name for name, kind in zip(artifacts, g.rules.cards.kinds, strict=True) if kind == QUARTER_TURN][:3]
    rest = [name for name in artifacts if name not in turning]
    fields |= {"row": rest[:4], "stack": rest[4:], "ready": [turning, [], [], []], "coins": [3, 4, 5, 6]}
    position["stack"] = [["EndOfTurn"], ["BuyArtifact"], ["ExploredLands"], ["Extras", 0], ["ChoosePosition", 0]]
    loaded: Roam = read_position(GAME, position)
    return loaded


def record_game(name: str, missing: set[str]) -> None:
    """Of many random games, the one that shows most of what the others do not."""
    seats, settings = GAMES[name]
    best: tuple[float, Match[Any]] | None = None
    for seed in range(1, 400 if "full" in name else 100):
        match = begin(GAME, seats, GAME.read_settings(settings), str(seed))
        for _ in random_game(match, Dice(f"transcript {seed}")):
            pass
        worth = worth_of(match, name, missing)
        if best is None or worth > best[0]:
            best = worth, match
    assert best is not None
    missing -= done(best[1])
    write(name, best[1])


def done(match: Match[Any]) -> set[str]:
    return {GAME.verbs[action >> SHIFT].name for _, action in match.actions}


def worth_of(match: Match[Any], name: str, missing: set[str]) -> float:
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    special = 40 * (outcome.ended_by == "stalemate" and "stalemate" in name) + 40 * bool(match.state.outpost >= 0)
    shared, length = 10 * (len(outcome.winners) > 1), len(match.actions) / 40
    return special + 20 * len(done(match) & missing) + 4 * len(done(match)) + shared - length


def write(name: str, match: Match[Any]) -> None:
    (TRANSCRIPTS / f"{name}.txt").write_text(write_transcript(match), "utf-8")
    print(name, len(match.actions), *sorted(done(match)))


def record_last_land() -> None:
    for seed in range(1000):
        match = begin_from(GAME, last_land())
        for _ in random_game(match, Dice(f"last land {seed}")):
            pass
        if "forgo" in done(match) and "artifact" in done(match):
            write("last-land", match)
            return


def main() -> None:
    record_positions()
    keep("holes", "One land is left: the pattern fits nowhere unless it is turned (5.3.2, 7.7.1, 10.6.4).", last_land())
    missing = {verb.name for verb in GAME.verbs} - {"forgo"}
    for name in reversed(GAMES):
        record_game(name, missing)
    record_last_land()
    assert not missing


if __name__ == "__main__":
    main()
