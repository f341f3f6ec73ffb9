"""parlour games: which there are; parlour games new: the beginning of one of your own"""

import argparse
import json
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from shlex import quote
from typing import Any, Final

from parlour import titles
from parlour.cli.common import cannot_write
from parlour.games import all_games, left_out
from parlour.games import game as find_game
from parlour.kernel.errors import BadInput, shown
from parlour.kernel.game import Game

SPOKEN: Final = re.compile("[a-z][a-z0-9]*([-_][a-z0-9]+)*")
LONGEST: Final = 24  # characters of an id
NEW: Final = "games new"  # a command with options of its own
HOW: Final = f"small letters and digits, a letter first, with - between words, at most {LONGEST} characters in all"


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "games",
        help="the games and their options; games new ID: the beginning of one of your own",
        epilog=f"example: parlour games {titles.example()} --json, parlour games new my-game "
        "(which writes a package that already plays, to be changed)",
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="only these, by their ids (default: all games)")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=run_games)
    command = commands.add_parser(NEW, epilog="example: parlour games new my-game --into ~/games")
    command.add_argument("id", metavar="ID", help="what the new game is called, such as my-game")
    into = "where its folder is made (default: here); if there is no such folder, it is made too"
    command.add_argument("--into", default=".", metavar="FOLDER", help=into)
    command.set_defaults(run=run_new)


def run_games(args: argparse.Namespace) -> None:
    show([find_game(name) for name in args.games] or all_games(), args.json)
    for sentence in () if args.games else left_out():
        print(f"parlour: {sentence}", file=sys.stderr)


def run_new(args: argparse.Namespace) -> None:
    begin(args.id, Path(args.into))


def show(which: list[Game[Any]], as_json: bool) -> None:
    games = [describe(game) for game in which]
    if as_json:
        print(json.dumps(games, ensure_ascii=False, indent=1))
        return
    for game in games:
        seats = "–".join(map(str, sorted(set(game["seats"]))))
        print(f"{game['id']}: {game['title']}, {seats} seats, {game['edition']} edition")
        for name, option in game["options"].items():
            print(f"    {name} = {' | '.join(option['values'])}{' | ' + option['other'] if option['other'] else ''}")


def describe(game: Game[Any]) -> dict[str, Any]:
    settings = game.settings.items()
    options = {
        name: {"values": list(s.values), "default": s.default, "open": s.open != "", "other": s.open}
        for name, s in settings
    }
    return {
        "id": game.id,
        "title": game.title,
        "seats": list(game.seats),
        "options": options,
        "rules_version": game.rules_version,
        "edition": game.edition,
    }


# A new one


def begin(spoken: str, into: Path) -> None:
    """Write the skeleton under the new name, and say what is there."""
    name = new_id(spoken)
    if into.exists() and not into.is_dir():
        raise BadInput(f"{into} is not a folder; --into FOLDER says where the new one is made.")
    folder = into / f"parlour-{name.replace('_', '-')}"
    if os.path.lexists(folder):
        raise BadInput(f"{folder} is there already; --into FOLDER makes it somewhere else.")
    written = skeleton(files("parlour").joinpath("skeleton"))
    package = {renamed(path, name): renamed(text, name) for path, text in written}
    try:
        write_package(folder, package)
    except (OSError, ValueError) as error:
        raise cannot_write(str(folder), error) from None
    print(f"{folder}:", *package, sep="\n    ")
    typed = quote(str(folder))
    print(f"Install it (pip install --editable {typed}; in a clone of Parlour ./parlour add {typed}) and it plays:")
    print(f"parlour play {name}, parlour serve. Its README.md says how it is tested.")


def write_package(folder: Path, package: dict[str, str]) -> None:
    """All of it, or nothing."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".parlour-") as begun:
        for path, text in package.items():
            place = Path(begun, folder.name, path)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, "utf-8")
        Path(begun, folder.name).rename(folder)


def new_id(spoken: str) -> str:
    """The id of a new game; BadInput if it cannot be one."""
    name = spoken.replace("-", "_")
    if not SPOKEN.fullmatch(spoken) or len(spoken) > LONGEST:
        raise BadInput(f"{shown(spoken)} cannot be an id; it is made of {HOW}.")
    if why := titles.unfit(name):
        raise BadInput(f"{spoken} cannot be an id: {why}.")
    if name in titles.packages():
        raise BadInput(f"There is a game {name} already.")
    return name


def skeleton(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """Each file of the package that every new game begins as, and its text."""
    for entry in sorted(folder.iterdir(), key=lambda entry: (entry.is_dir(), entry.name)):
        if entry.is_dir() and not entry.name.startswith(("_", ".")):
            yield from skeleton(entry, f"{path}{entry.name}/")
        elif entry.is_file():
            yield f"{path}{entry.name}", entry.read_text("utf-8")


def renamed(text: str, name: str) -> str:
    title = " ".join(word.capitalize() for word in name.split("_"))
    return text.replace("my_game", name).replace("my-game", name.replace("_", "-")).replace("My Game", title)
