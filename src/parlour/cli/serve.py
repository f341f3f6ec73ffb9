"""parlour serve, verify"""

import argparse
import asyncio
import os
from hashlib import sha256
from typing import Any

from parlour.cli.common import whole
from parlour.cli.files import naming
from parlour.kernel.errors import BadFile, BadInput
from parlour.table.files import replay

MOST_WORKERS = 64


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "serve", help="open the house: play in a browser", epilog="example: parlour serve --host 0.0.0.0 --port 8080"
    )
    add_serve(command)
    command.set_defaults(run=run_serve)
    command = commands.add_parser(
        "verify",
        help="check that a game was dealt honestly (a transcript), or that all tables are whole (a database)",
        epilog="example: parlour verify parlour-x7k2.txt --commitment 5f2c…; or: parlour verify --data DIR",
    )
    command.add_argument("file", nargs="?", metavar="FILE", help="a transcript from a table in the browser")
    command.add_argument("--commitment", metavar="HEX", help="what the table showed before the first move")
    add_data(command)
    command.set_defaults(run=run_verify)


def add_serve(command: argparse.ArgumentParser) -> None:
    command.add_argument("--host", default="127.0.0.1", metavar="H", help="listen here; 0.0.0.0: for the whole network")
    command.add_argument("--port", type=port, metavar="P", help="port (default: the first free one from 8765 on)")
    add_data(command)
    command.add_argument("--workers", type=workers, default=1, metavar="N", help="processes (with PostgreSQL only)")
    command.add_argument("--behind-proxy", action="store_true", help="believe X-Forwarded-… of a proxy of your own")
    command.add_argument("--bot-delay", type=float, default=0.45, metavar="S", help="seconds between a bot's moves")


def add_data(command: argparse.ArgumentParser) -> None:
    where = command.add_mutually_exclusive_group()
    where.add_argument("--data", metavar="DIR", help="folder for the SQLite file (default: where data go)")
    where.add_argument("--database", metavar="URL", help="postgresql://… instead of SQLite")


def port(text: str) -> int:
    if text != "0" and not 0 < whole(text) < 65536:
        raise argparse.ArgumentTypeError(f"{text!r} must be a number of 0 to 65535")
    return whole(text)


def workers(text: str) -> int:
    if not 0 < whole(text) <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"{text!r} must be a number of 1 to {MOST_WORKERS}")
    return whole(text)


def run_serve(args: argparse.Namespace) -> int:
    from parlour.web.app import Setup  # noqa: PLC0415, only a server needs all of it
    from parlour.web.serve import database_of, serve  # noqa: PLC0415

    if not 0 <= args.bot_delay <= 60:
        raise BadInput("--bot-delay must be a number of seconds from 0 to 60.")
    unlimited = os.environ.get("PARLOUR_UNLIMITED") == "1"  # for measurements: nobody is told to wait
    database = database_of(args.data, args.database)
    setup = Setup(database, "", args.bot_delay, trust_proxy=args.behind_proxy, unlimited=unlimited)
    return serve(args.host, args.port, setup, args.workers, args.browser)


def run_verify(args: argparse.Namespace) -> int:
    if args.file is None:
        return verify_database(args)
    if args.data or args.database:
        raise BadInput("Give a transcript or a database, not both.")
    with naming(args.file):
        match = replay(args.file).match
    secret = match.start.get("secret")
    if secret is None:
        raise BadFile(args.file, "its shuffles come from a seed or a position, so there is no commitment to check")
    made = sha256(bytes.fromhex(secret)).hexdigest()
    if args.commitment is not None and args.commitment.strip().lower() != made:
        raise BadFile(args.file, f"the commitment of its secret is {made}, not {args.commitment.strip()[:80]}")
    print(f"{args.file}: {len(match.actions)} actions, all legal, all chance drawn from the secret.")
    print(f"Commitment {made}" + (": as promised." if args.commitment else "; compare it with what the table showed."))
    return 0


def verify_database(args: argparse.Namespace) -> int:
    from parlour.web.rooms.verify import verify  # noqa: PLC0415
    from parlour.web.serve import FILE, data_place, database_of  # noqa: PLC0415

    if not args.database and not (data_place(args.data) / FILE).exists():
        raise BadInput(f"There are no tables in {data_place(args.data)}.")
    found = asyncio.run(verify(database_of(args.data, args.database)))
    for sentence in found.problems:
        print(sentence)
    print(f"{found.rooms} tables, {found.events} events: {'all whole' if not found.problems else 'see above'}.")
    return 1 if found.problems else 0
