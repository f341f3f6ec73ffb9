"""What several commands share: arguments about a game, files to write, progress that vanishes."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from parlour.games import game as find_game
from parlour.kernel.errors import BadInput
from parlour.kernel.game import Game

Progress = Callable[[int], None]


def add_game(command: argparse.ArgumentParser, bots: str) -> None:
    """The arguments that describe a table."""
    command.add_argument("game", metavar="GAME", help="a game's id; `parlour games` lists them")
    command.add_argument("--seats", type=int, metavar="N", help="how many seats (default: the fewest)")
    command.add_argument("--bots", default=bots, metavar="SPEC,…", help=f"who plays (default: {bots})")
    command.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")


def read_game(args: argparse.Namespace) -> tuple[Game[Any], int, dict[str, str]]:
    game = find_game(args.game)
    settings = game.read_settings(pairs(args.set))
    return game, game.count_seats(game.seats[0] if args.seats is None else args.seats), settings


def pairs(words: Sequence[str]) -> dict[str, str]:
    result = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not (name and sign and value):
            raise BadInput(f"--set {word}: must be KEY=VALUE, such as --set version=full.")
        result[name] = value
    return result


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} must be a whole number of 1 or more")
    return int(text)


def write_file(path: str, text: str) -> None:
    try:
        if path == "-":
            print(text)
        else:
            Path(path).write_text(text if text.endswith("\n") else text + "\n", "utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {(error.strerror or str(error)).lower()}.") from None


def write_json(path: str, data: Any) -> None:
    write_file(path, json.dumps(data, ensure_ascii=False, indent=1))


@contextmanager
def progress(label: str, total: int) -> Iterator[Progress]:
    """A bar on stderr, only in a terminal; it vanishes when all is done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415, only when there is something to show
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn  # noqa: PLC0415
    from rich.progress import Progress as Bar  # noqa: PLC0415

    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.advance(task, done)
