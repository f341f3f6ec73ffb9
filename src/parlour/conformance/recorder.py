"""Recording for the tests of a game: positions whose continuations are counted, and whole games in transcripts."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.conformance.fuzz import CASES, Dice, choose, played
from parlour.conformance.golden import perft
from parlour.kernel.game import Game
from parlour.kernel.match import Match, begin
from parlour.kernel.state import SHIFT
from parlour.law import own_tests
from parlour.record.position import write_position
from parlour.record.transcript import write_transcript

TRIES = 60  # random games of which the best is kept
HARD = 1500  # the most that are tried until a rare thing has happened


def anything(_name: str, _match: Match[Any]) -> bool:
    return True


@dataclass(frozen=True)
class Recorder:
    """What is wanted of a game: positions by name, with what they are about and a test; games by name."""

    game: Game[Any]
    positions: Mapping[str, tuple[str, Callable[[Any], bool]]]
    least: Callable[[str], int]  # how many positions to count after three actions, by name
    most: int
    games: Mapping[str, tuple[Any, dict[str, str]]]  # seats and settings
    eager: Mapping[str, set[str]] = field(default_factory=dict)  # verbs that a game's seats like, most of the time
    must: Mapping[str, set[str]] = field(default_factory=dict)  # rare verbs: a game with them is looked for
    ends_well: Callable[[str, Match[Any]], bool] = anything

    def questions(self) -> Iterator[Any]:
        """The questions of random games, for ever."""
        number = 0
        while True:
            for case in [case for case in CASES if case.game is self.game]:
                for match, _, _ in played(case, f"position {number}"):
                    yield match.state
            number += 1

    def record_positions(self) -> None:
        wanted = dict(self.positions)
        for g in self.questions():
            for name, (about, fits) in list(wanted.items()):
                counts = perft(self.game, g, 3) if fits(g) else [0]
                if self.least(name) <= counts[-1] <= self.most:
                    data = {"about": about, "position": write_position(self.game, g), "positions": counts}
                    path = own_tests(self.game.id) / "perft" / f"{name}.json"
                    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
                    print(name, *counts)
                    del wanted[name]
            if not wanted:
                return

    def play(self, name: str, seed: int) -> Match[Any]:
        """A random game, in which the eager take what they like three times out of four."""
        seats, settings = self.games[name]
        match = begin(self.game, seats, self.game.read_settings(settings), str(seed))
        dice, eager = Dice(f"transcript {seed}"), self.eager.get(name, set())
        while match.state.offer:
            liked = [action for action in match.state.offer if self.game.verbs[action >> SHIFT].name in eager]
            match.apply(dice.pick(liked) if liked and dice.below(4) else choose(match.state.offer, dice))
        return match

    def record_game(self, name: str, missing: set[str]) -> None:
        """Of many random games, the one that shows most of what the others do not; longer than a rare thing needs."""
        best: tuple[float, Match[Any]] | None = None
        for seed in range(1, HARD):
            if seed > TRIES and best is not None:
                break
            match = self.play(name, seed)
            done = self.done(match)
            if done >= self.must.get(name, set()) and self.ends_well(name, match):
                worth = 20 * len(done & missing) + 2 * len(done) - len(match.actions) / 25
                if best is None or worth > best[0]:
                    best = worth, match
        assert best is not None, name
        missing -= self.done(best[1])
        folder = own_tests(self.game.id) / "transcripts"
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.txt").write_text(write_transcript(best[1]), "utf-8")
        print(name, len(best[1].actions), len(self.done(best[1])))

    def done(self, match: Match[Any]) -> set[str]:
        return {self.game.verbs[action >> SHIFT].name for _, action in match.actions}

    def record(self) -> None:
        self.record_positions()
        missing = {verb.name for verb in self.game.verbs}
        for name in self.games:
            self.record_game(name, missing)
        assert not missing, missing
