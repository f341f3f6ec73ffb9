"""parlour export, import"""

import argparse
from importlib import import_module
from typing import Any

from parlour.cli.common import write_file, write_json
from parlour.cli.files import check_outputs, naming
from parlour.games import all_games
from parlour.kernel.errors import BadInput, shown
from parlour.kernel.game import Game
from parlour.record.files import read_text
from parlour.record.notation import OK, UNREAD, UNSURE, WRONG, Line, Notation, Remark, Report
from parlour.table.files import replay
from parlour.titles import built_in

SAYINGS = {OK: "ok", UNSURE: "not enough information", WRONG: "contradicts the rules", UNREAD: "cannot be read"}
LONGEST = 40


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "export",
        help="write a transcript in a notation of its game's community",
        epilog="example: parlour export game.txt --out game.log",
    )
    command.add_argument("file", metavar="FILE", help="a transcript")
    command.add_argument("--format", metavar="NAME", help="a notation of that game (default: its first)")
    command.add_argument("--out", default="-", metavar="FILE", help="where to (default: -, stdout)")
    command.set_defaults(run=run_export)
    command = commands.add_parser(
        "import",
        help="read a game in such a notation and check it line by line",
        epilog="example: parlour import game.log --json report.json",
    )
    command.add_argument("file", metavar="FILE", help="a text in that notation")
    command.add_argument("--format", metavar="NAME", help="the notation (default: the only one there is)")
    command.add_argument("--json", metavar="FILE", help="the whole report as JSON; - is stdout")
    command.set_defaults(run=run_import)


def run_export(args: argparse.Namespace) -> None:
    check_outputs(args, args.out)
    with naming(args.file):
        table = replay(args.file)
    names = list(table.game.notations)
    if not names:
        raise BadInput(f"{table.game.title} has no notation to export to.")
    text = load(table.game, pick(args.format, names)).write(table.match)
    write_file(args.out, text.rstrip("\n"))


def run_import(args: argparse.Namespace) -> int:
    check_outputs(args, args.json)
    ours_last = sorted(all_games(), key=lambda game: game.id in built_in())  # nobody can take a notation from them
    games = {name: game for game in ours_last for name in game.notations}
    name = pick(args.format, list(games))
    with naming(args.file):
        report = load(games[name], name).check(read_text(args.file))
    if args.json:
        write_json(args.json, report.as_data())
    if args.json != "-":
        tell(args.file, games[name], report)
    counts = report.line_counts()
    return 1 if counts[WRONG] or counts[UNREAD] else 0


def pick(given: str | None, names: list[str]) -> str:
    name = names[0] if given is None and names else given
    if name not in names:
        raise BadInput(f"There is no notation {shown(given)} here; there is {', '.join(names)}.")
    return name


def load(game: Game[Any], name: str) -> Notation:
    module, _, cls = game.notations[name].partition(":")
    found = getattr(import_module(module), cls)()
    assert isinstance(found, Notation)
    return found


def tell(path: str, game: Game[Any], report: Report) -> None:
    """A line for each line, its remarks below it, and at the end how many there were of each sort."""
    for line in report.lines:
        print(f"line {line.number}: {SAYINGS[line.verdict]}{how_many(line)}")
        for remark in line.remarks:
            print(f"    {sentence(game, remark)}")
    for what, counts in (("lines", report.line_counts()), ("actions", report.counts())):
        told = ", ".join(f"{counts[verdict]} {SAYINGS[verdict]}" for verdict in SAYINGS)
        print(f"{path}: {sum(counts.values())} {what}: {told}.")


def how_many(line: Line) -> str:
    n = len(line.verdicts)
    return "" if n < 2 else f" ({n} actions)"


def sentence(game: Game[Any], remark: Remark) -> str:
    """`column 14, w3->5: no path joins clearings 3 and 5 (GAME 4.2).`"""
    text = remark.text if remark.text.isprintable() else repr(remark.text)
    text = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    law = f" ({game.id} {remark.law})" if remark.law else ""
    sure = "" if remark.verdict != UNSURE else f"{SAYINGS[UNSURE]}: "
    return f"column {remark.column}, {text}: {sure}{remark.sentence}{law}."
