"""parlour replay, position"""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from parlour.cli.common import add_language, check_writable, number, progress, write_file
from parlour.kernel.errors import BadFile, BadInput
from parlour.table.files import load_position, replay
from parlour.table.story import story
from parlour.table.table import Table


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "replay", help="check a transcript and show where it leads", epilog="example: parlour replay game.txt --to 40"
    )
    command.add_argument("file", metavar="FILE")
    command.add_argument("--to", type=number, metavar="N", help="stop after action N")
    command.add_argument("--html", metavar="FILE", help="the whole game as one page that needs nothing else")
    command.set_defaults(run=run_replay)
    add_picture(command)
    command = commands.add_parser(
        "position",
        help="check, draw or ask a position file",
        epilog="example: parlour position game.json --svg game.svg --layout phone",
    )
    command.add_argument("file", metavar="FILE")
    what = command.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="only say whether it is sound")
    what.add_argument("--options", action="store_true", help="the legal actions, one JSON object a line")
    command.set_defaults(run=run_position)
    add_picture(command)


def add_picture(command: argparse.ArgumentParser) -> None:
    command.add_argument("--svg", metavar="FILE", help="draw it; - is stdout")
    command.add_argument("--seat", type=number, metavar="N", help="as seat N sees it (default: the seat that decides)")
    command.add_argument("--layout", choices=("wide", "phone"), default="wide")
    command.add_argument("--theme", choices=("auto", "light", "dark"), default="auto")
    add_language(command)


def run_replay(args: argparse.Namespace) -> None:
    if args.to is not None and args.to < 0:
        raise BadInput("--to must be 0 or more.")
    check_outputs(args, args.svg, args.html)
    with naming(args.file):
        table = replay(args.file, args.to, args.lang)
    if args.to is not None and args.to > len(table.match.actions):
        raise BadInput(f"--to {args.to}: the transcript has only {len(table.match.actions)} actions.")
    table.view(args.seat)
    if args.html:
        with progress("replay", len(table.match.actions) + 1) as advance:
            write_file(args.html, story(table, args.theme, advance))
    draw(table, args)
    if args.svg != "-" and args.html != "-":
        print(f"{args.file}: {len(table.match.actions)} actions, all legal. {state_of(table)}")


@contextmanager
def naming(path: str) -> Iterator[None]:
    """A mistake in a file is told with the file's name before the field or the line."""
    try:
        yield
    except BadFile as error:
        raise BadFile("" if str(error).startswith(path) else path, str(error)) from None


def check_outputs(args: argparse.Namespace, *paths: str | None) -> None:
    """What could not be written, or would overwrite what is read, is told before anything is done."""
    for path in paths:
        if path is not None and same_file(path, args.file):
            raise BadInput(f"{path} is the file to read; write to another one.")
        check_writable(path)


def same_file(one: str, other: str) -> bool:
    """Whether two names mean one file: `./x`, `x`, or a link to it."""
    return one == other or (Path(one).exists() and Path(other).exists() and Path(one).samefile(other))


def run_position(args: argparse.Namespace) -> None:
    check_outputs(args, args.svg)
    with naming(args.file):
        table = load_position(args.file, args.lang)
    table.view(args.seat)
    if args.options:
        if args.svg:
            raise BadInput("--options lists actions and --svg draws; ask for one of them.")
        decision = table.decision
        for option in decision.options if decision else []:
            print(json.dumps(option.as_data(), ensure_ascii=False))
        return
    draw(table, args)
    if args.svg != "-":
        print(f"{args.file}: a sound position of {table.game.title}. {state_of(table)}")


def draw(table: Table, args: argparse.Namespace) -> None:
    if args.svg:
        write_file(args.svg, table.svg(args.seat, args.layout, args.theme))


def state_of(table: Table) -> str:
    decision, words = table.decision, table.words
    if decision is not None:
        return f"{words.seat(decision.seat)}: {decision.prompt} ({table.game.id} {decision.law})."
    outcome = table.outcome
    assert outcome is not None
    scores = ", ".join(f"{words.seat(seat)} {score}" for seat, score in enumerate(outcome.scores))
    return f"{words.say('end-' + outcome.ended_by)}. {scores}. {winners(table, outcome.winners)}."


def winners(table: Table, seats: list[int]) -> str:
    words = table.words
    if not seats:
        return words.say("lost")
    names = ", ".join(words.seat(seat) for seat in seats)
    return words.words.say("play-winner" if len(seats) == 1 else "play-shared", seat=names, seats=names)
