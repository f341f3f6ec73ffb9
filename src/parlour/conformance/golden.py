"""What was recorded and must not change by itself: digests of whole games, numbers of positions (perft), transcripts.

They lie beside the tests of each title: `digests.json`, `perft/*.json`, `transcripts/*.txt`.

`python -m parlour.conformance.golden` records anew. Do that when the rules have changed on purpose, look at the
difference, and raise the game's rules version if old actions could now mean something else.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from parlour.conformance.fuzz import CASES, Case, Dice, random_game
from parlour.games import all_games
from parlour.games import game as find_game
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.law import own_tests
from parlour.record.position import read_position, write_position
from parlour.record.transcript import write_transcript

TITLES: dict[Path, str] = {}  # of each recorded file


def recorded(pattern: str) -> list[Path]:
    """The recorded files of all titles."""
    found = {path: game.id for game in all_games() for path in sorted(own_tests(game.id).glob(pattern))}
    TITLES.update(found)
    return list(found)


def title_of(path: Path) -> str:
    return TITLES[path]


def label(path: Path) -> str:
    return f"{title_of(path)}-{path.stem}"


PERFT = recorded("perft/*.json")
TRANSCRIPTS = recorded("transcripts/*.txt")


def digest(case: Case) -> str:
    """A whole game in 16 letters: every action, the last position, and every event on the way."""
    match = case.begin("golden")
    for _ in random_game(match, Dice("golden")):
        pass
    events = [[event.key, *event.args.items()] for events in match.events for event in events]
    story = [write_transcript(match), write_position(match.game, match.state), events]
    return hashlib.sha256(json.dumps(story).encode()).hexdigest()[:16]


def perft(game: Game[Any], g: State, depth: int) -> list[int]:
    """How many different positions there are after 1, 2, … actions."""
    now, counts = [g], []
    for _ in range(depth):
        then: dict[str, State] = {}
        for each in now:
            for action in each.offer:
                other = each.clone()
                other.play(action)
                then[json.dumps(write_position(game, other))] = other
        now = list(then.values())
        counts.append(len(now))
    return counts


def counted(path: Path) -> tuple[dict[str, Any], list[int]]:
    """A recorded position, and the numbers as they are now."""
    data = json.loads(path.read_text("utf-8"))
    game = find_game(data["position"]["game"])
    return data, perft(game, read_position(game, data["position"]), 3)


def main() -> None:
    for game in all_games():
        digests = {str(case): digest(case) for case in CASES if case.game is game}
        (own_tests(game.id) / "digests.json").write_text(json.dumps(digests, indent=1) + "\n")
    for path in PERFT:
        data, numbers = counted(path)
        path.write_text(json.dumps(data | {"positions": numbers}, indent=1) + "\n")
        print(label(path), *numbers)


if __name__ == "__main__":
    main()
