"""parlour play: people against bots in the terminal, with the board in text and every option numbered."""

import argparse
import secrets
from typing import Any

from parlour import titles
from parlour.bots import make_bot
from parlour.cli.common import add_game, add_language, read_game
from parlour.cli.files import naming
from parlour.cli.terminal import Terminal
from parlour.kernel.errors import BadInput
from parlour.table.files import load_position, replay
from parlour.table.table import Table, new

PERSON = "person"


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "play",
        help="play in the terminal",
        epilog=f"example: parlour play {titles.example()} --bots greedy --lang uk",
    )
    add_game(command, "greedy", "; one for all others, or one per seat, where person is you")
    start = command.add_mutually_exclusive_group()
    start.add_argument("--seed", metavar="S", help="the same seed deals the same game (default: a new one)")
    start.add_argument("--from", dest="file", metavar="FILE", help="go on from a saved position or transcript")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game, seats, settings = read_game(args)
    seed = str(secrets.randbelow(10**9)) if args.seed is None else args.seed
    table = go_on(args) if args.file else new(game.id, seats, seed, args.lang, **settings)
    specs = who_plays(args.bots.split(","), table.match.state.seats)
    bots = {seat: make_bot(spec, game, f"{seed} {seat}") for seat, spec in enumerate(specs) if spec != PERSON}
    return Terminal(table, bots).play()


def go_on(args: argparse.Namespace) -> Table:
    """The table of a saved position or transcript."""
    if args.seats is not None or args.set:
        raise BadInput("--from takes the seats and options from the file; leave --seats and --set out.")
    load = load_position if args.file.endswith(".json") else replay
    with naming(args.file):
        table = load(args.file, language=args.lang)
    if table.game.id != args.game:
        raise BadInput(f"{args.file} is a game of {table.game.title}, not of {args.game}.")
    return table


def who_plays(specs: list[str], seats: int) -> list[str]:
    """One SPEC: you at seat 0, it everywhere else. One per seat: `person` is you. One fewer: you come first."""
    if len(specs) == 1:
        return [PERSON, *specs * (seats - 1)] if specs != [PERSON] else specs * seats
    if len(specs) == seats - 1:
        specs = [PERSON, *specs]
    if len(specs) != seats:
        raise BadInput(f"{len(specs)} bots for {seats} seats: give one for all others, or one per seat (you: person).")
    return specs
