"""parlour laws, rules, cards, doctor"""

import argparse
import json
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shlex import quote
from typing import Any

from rich.console import Console
from rich.markup import escape

from parlour import __version__, titles
from parlour import law as laws
from parlour.cli.common import add_language, stale_build
from parlour.games import all_games, left_out
from parlour.games import game as find_game
from parlour.kernel.errors import BadInput, shown
from parlour.kernel.game import Game
from parlour.lab.bench import mode
from parlour.record.pack import Table, read_table
from parlour.table.rules import paragraphs
from parlour.text import LANGUAGES, words

MOST_MISTAKES = 100
PACKAGES = ("fluent.runtime", "mypy_extensions", "rich", "starlette", "uvicorn", "sqlalchemy", "msgspec", "pettingzoo")


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "laws",
        help="which paragraph is carried out where, and tested by what",
        epilog=f"example: parlour laws {titles.example()} --uncovered",
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="a game's id (default: all games)")
    command.add_argument("--uncovered", action="store_true", help="only paragraphs without code or test; exit 1 if any")
    command.add_argument("--json", action="store_true")
    command.add_argument("--tests", metavar="DIR", help="where the tests are (default: in the game's folder)")
    command.set_defaults(run=run_laws)
    command = commands.add_parser(
        "rules", help="the rules of a game to read", epilog=f"example: parlour rules {titles.example()} 5.3 --lang uk"
    )
    command.add_argument("game", metavar="GAME")
    command.add_argument("paragraph", nargs="?", default="", metavar="PARAGRAPH", help="only this one and those below")
    add_language(command, choices=LANGUAGES)
    command.set_defaults(run=run_rules)
    command = commands.add_parser("cards", help="card packs", epilog="example: parlour cards check mine.toml")
    command.add_argument("what", choices=["check"])
    command.add_argument("file", metavar="FILE")
    command.add_argument("--game", metavar="GAME", help="whose cards they are (default: as the pack says)")
    command.set_defaults(run=run_cards)
    command = commands.add_parser(
        "doctor", help="versions, compiled or interpreted, database, languages", epilog="example: parlour doctor"
    )
    command.set_defaults(run=run_doctor)


def run_laws(args: argparse.Namespace) -> int:
    rows, mistakes = [], []
    for game in [find_game(args.game)] if args.game else all_games():
        folder = Path(args.tests) if args.tests else laws.own_tests(game.id)
        if not folder.is_dir() and (args.uncovered or args.tests):
            raise BadInput(f"There is no folder {folder} with tests here; --tests DIR says where they are.")
        paragraphs, unknown = laws.index(game.id, folder if folder.is_dir() else None)
        rows += [(game.id, each) for each in paragraphs.values() if not (args.uncovered and each.covered())]
        mistakes += unknown
    if args.json:
        print(json.dumps([as_json(*row) for row in rows], ensure_ascii=False, indent=1))
    else:
        for row in rows:
            print_paragraph(*row, args.uncovered)
    for sentence in mistakes:
        print(f"parlour: {sentence}", file=sys.stderr)
    return 1 if mistakes or (args.uncovered and rows) else 0


def run_rules(args: argparse.Namespace) -> None:
    game = find_game(args.game)
    found = paragraphs(game.id, args.lang, args.paragraph)
    if not found:
        raise BadInput(f"{game.title} has no paragraph {shown(args.paragraph)}; parlour rules {game.id} shows all.")
    console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
    chapter = found[0][0].partition(".")[0]
    for name, digest, ruling in found:
        if name.partition(".")[0] != chapter:
            chapter = name.partition(".")[0]
            console.print()
        console.print(f"[bold]{name}[/]  {escape(digest)}")
        if ruling:
            console.print(f"[dim]      {escape(words(args.lang).say('play-ruling'))}: {escape(ruling)}[/]")


def as_json(game: str, each: laws.Paragraph) -> dict[str, Any]:
    result = {"game": game, "id": each.name, "digest": each.digest, "informational": bool(each.informational)}
    return result | {"ruling": each.ruling, "code": each.code, "tests": each.tests}


def print_paragraph(game: str, each: laws.Paragraph, short: bool) -> None:
    if short:
        lacks = " and ".join(name for name, found in (("code", each.code), ("test", each.tests)) if not found)
        print(f"{game} {each.name} has no {lacks}: {each.digest}")
        return
    print(f"{game} {each.name}  {each.digest}")
    for label, places in (("code ", each.code), ("tests", each.tests)):
        if places:
            print(f"    {label} {', '.join(places)}")
    if each.informational:
        print(f"    informational: {each.informational}")


def run_cards(args: argparse.Namespace) -> int:
    named = find_game(args.game) if args.game else None
    table, mistakes = read_table(args.file)
    game = named or game_of(table)
    packs: Any = game.part("file.pack") if "pack" in game.settings else None
    if not hasattr(packs, "check_pack"):
        raise BadInput(f"{game.title} has no card packs.")
    mistakes = mistakes or packs.check_pack(table)
    for mistake in mistakes[:MOST_MISTAKES]:
        print(f"{args.file}: {mistake}")
    if len(mistakes) > MOST_MISTAKES:
        print(f"{args.file}: and {len(mistakes) - MOST_MISTAKES} more mistakes")
    if not mistakes:
        how = f"parlour play {game.id} --set {quote(f'pack={args.file}')}"
        print(f"{args.file}: a sound pack for {game.title}. Play it with: {how}")
    return 1 if mistakes else 0


def game_of(table: Table) -> Game[Any]:
    """The game that a pack names; one game's need not."""
    pack = table.get("pack")
    name = pack.get("game") if isinstance(pack, dict) else None
    packs = {game.id: game for game in all_games() if "pack" in game.settings}
    if isinstance(name, str) and name not in packs:
        raise BadInput(f"pack, game: there are packs of {', '.join(packs)}, not of {shown(name)}.")
    unnamed = [game for game in packs.values() if game.owns_unnamed_packs]
    if not isinstance(name, str) and not unnamed:
        raise BadInput(f"The pack does not say whose cards it has: --game can be {', '.join(packs)}.")
    return packs[name] if isinstance(name, str) else unnamed[0]


def run_doctor(_: argparse.Namespace) -> None:
    facts = {
        "parlour": f"{__version__}, {'; '.join(filter(None, [mode(), stale_build()]))}",
        "python": f"{platform.python_version()} on {platform.system()} {platform.machine()}",
        "games": ", ".join(f"{game.id} (rules {game.rules_version})" for game in all_games()),
        "languages": ", ".join(language for language in LANGUAGES if words(language).speaks("refused-over")),
        "database": f"SQLite {sqlite_version()} in {data_folder()}; PostgreSQL with psycopg {installed('psycopg')}",
    }
    facts |= {package: installed(package) for package in PACKAGES}
    for name, fact in [*facts.items(), *(("left out", sentence) for sentence in left_out())]:
        print(f"{name:<16} {fact}")


def sqlite_version() -> str:
    from pysqlite3.dbapi2 import sqlite_version  # type: ignore[import-untyped]  # noqa: PLC0415, only here

    return str(sqlite_version)


def data_folder() -> Path:
    from parlour.web.serve import data_place  # noqa: PLC0415

    return data_place(None)


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed (only the lab extra needs it)"
