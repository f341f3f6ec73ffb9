"""What was recorded and must not change by itself: digests of whole games, numbers of positions (perft), transcripts.

They lie beside the tests of each title: `digests.json`, `perft/*.json`, `transcripts/*.txt`.

`python -m parlour.conformance.golden ID` records digests and numbers of a title anew. Do that when the rules have
changed on purpose, look at the difference, and raise the game's rules version if old actions could now mean something
else.
"""

import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from parlour.conformance import program
from parlour.conformance.fuzz import CASES, Case, Dice, random_game
from parlour.games import all_games
from parlour.games import game as find_game
from parlour.kernel.errors import BadFile, BadInput
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.law import found_tests
from parlour.record.position import read_position, write_position
from parlour.record.transcript import write_transcript

TITLES: dict[Path, str] = {}  # of each recorded file


def recorded(pattern: str) -> list[Path]:
    """The recorded files of all titles."""
    folders = {game.id: found_tests(game.id) for game in all_games()}
    found = {path: name for name, folder in folders.items() if folder for path in sorted(folder.glob(pattern))}
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
    try:
        return data, perft(game, read_position(game, data["position"]), 3)
    except BadFile as error:
        what = "mend it by hand, or take another position in its place"
        raise BadFile(str(path), f"its position can no longer be read: {error}; {what}") from None


# Recording anew


def again(title: str) -> str:
    """What to do about a difference, for whoever meets one."""
    how = f"python -m parlour.conformance.golden {title}"
    return f"if the rules of {title} were changed on purpose, `{how}` records what they do now"


def record_digests(game: Game[Any], folder: Path) -> None:
    digests = {str(case): digest(case) for case in CASES if case.game is game}
    (folder / "digests.json").write_text(json.dumps(digests, indent=1) + "\n")
    print(folder / "digests.json", f"{len(digests)} games")


def record_numbers(folder: Path) -> list[str]:
    """How many positions follow the recorded ones; a sentence for each of those that cannot be read."""
    wrong = []
    for path in sorted(folder.glob("perft/*.json")):
        try:
            data, numbers = counted(path)
        except BadFile as error:
            wrong.append(str(error))
            continue
        path.write_text(json.dumps(data | {"positions": numbers}, indent=1) + "\n")
        print(path, *numbers)
    return wrong


def home(game: Game[Any]) -> Path:
    """Where the records of a title lie: beside its own tests, never beside those of another one."""
    folder = found_tests(game.id)
    if folder is None:
        raise BadInput(f"{game.id} has no folder of tests; try in its project, or install it with --editable.")
    return folder


def main(argv: Sequence[str] | None = None) -> int:
    parser = program.parser("golden", "Record anew what must not change by itself: digests of whole games, and perft.")
    parser.add_argument("games", nargs="+", type=program.title, metavar="ID", help="of which titles")
    games = parser.parse_args(argv).games
    try:
        folders = {game: home(game) for game in games}
    except BadInput as error:
        parser.error(str(error).removesuffix("."))
    wrong = []
    for game, folder in folders.items():
        record_digests(game, folder)
        wrong += record_numbers(folder)
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
