"""What several commands share: arguments about a game, files to write, progress that vanishes."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import copymode
from typing import Any, NoReturn

from parlour.games import game as find_game
from parlour.kernel.errors import BadInput, shown
from parlour.kernel.game import Game
from parlour.text import LANGUAGES

Progress = Callable[[int], None]
MOST = 1_000_000_000
BOTS = "random, greedy, ismcts:ITERATIONS or your own module:Class"


class Parser(argparse.ArgumentParser):
    """argparse with errors of one sentence, which each command says for itself."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(2)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:  # else the program as a whole would complain, which knows no better than to name its own help
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown


def add_game(command: argparse.ArgumentParser, bots: str, more: str = "; one for all seats, or one per seat") -> None:
    """The arguments that describe a table."""
    command.add_argument("game", metavar="GAME", help="a game's id; `parlour games` lists them")
    command.add_argument("--seats", type=number, metavar="N", help="how many (default: the fewest, but not alone)")
    command.add_argument("--bots", default=bots, metavar="SPEC,…", help=f"{BOTS}{more} (default: {bots})")
    command.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")


def add_language(command: argparse.ArgumentParser, **more: Any) -> None:
    names = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"
    command.add_argument("--lang", default="en", metavar="LANG", help=f"{names} (default: en)", **more)


def read_game(args: argparse.Namespace) -> tuple[Game[Any], int, dict[str, str]]:
    game = find_game(args.game)
    settings = game.read_settings(pairs(args.set))
    usual = max(2, game.seats[0])
    return game, game.count_seats(usual if args.seats is None else args.seats), settings


def pairs(words: Sequence[str]) -> dict[str, str]:
    result = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not (name and sign and value):
            raise BadInput(f"--set {word}: must be KEY=VALUE, such as --set first=0.")
        result[name] = value
    return result


def stale_build() -> str:
    """What to say if the launcher passed a compiled build over, because a source has changed since; else ""."""
    stale = os.environ.get("PARLOUR_COMPILED") == "other"
    return "what is compiled is of other sources (./parlour compile makes it new)" if stale else ""


def say_if_slow() -> None:
    """Where speed is what people came for."""
    if said := stale_build():
        print(f"parlour: The rules run interpreted: {said}.", file=sys.stderr)


def positive(text: str) -> int:
    number = whole(text)
    if not 0 < number <= MOST:
        raise argparse.ArgumentTypeError(f"{text!r} must be a whole number of 1 to {MOST:,}")
    return number


def number(text: str) -> int:
    """Any whole number; what is possible is for others to say."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{shown(text)} must be a whole number") from None


def whole(text: str) -> int:
    """The number that a person typed, or 0: very long ones are no numbers that we know what to do with."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else 0


def write_file(path: str, text: str) -> None:
    if path == "-":
        print(text)
        return
    check_writable(path)
    data = (text if text.endswith("\n") else text + "\n").encode("utf-8", "replace")
    target = Path(path).resolve()  # behind a link
    part = target.with_name(target.name + ".part")  # nobody ever sees half a file
    try:
        if target.exists() and not target.is_file():  # a pipe or a device
            target.write_bytes(data)
            return
        part.write_bytes(data)
        if target.exists():
            copymode(target, part)
        part.replace(target)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise cannot_write(path, error) from None


def check_writable(path: str | None) -> None:
    """Say so before the work if its results could not be written after it."""
    if path is None or path == "-":
        return
    if not path:
        raise BadInput("A file name is missing.")
    try:
        new = not Path(path).exists()
        with Path(path).open("ab"):
            pass
        if new:
            Path(path).unlink()  # what follows may fail, and then nothing is left behind
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from None


def cannot_write(path: str, error: OSError | ValueError) -> BadInput:
    reason = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
    return BadInput(f"{path if path.isprintable() else shown(path)} cannot be written: {reason.lower()}.")


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
