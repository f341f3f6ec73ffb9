"""The command line. Errors are one sentence on stderr; exit code 2 for bad usage, 1 for a failed check."""

import argparse
import os
import signal
import sys
import threading
from collections.abc import Sequence
from io import TextIOWrapper

from parlour import __version__, titles
from parlour.cli import check, files, games, lab, notation, play, serve
from parlour.cli.common import Parser
from parlour.kernel.errors import BadFile, BadInput


def parser() -> argparse.ArgumentParser:
    top = Parser(
        prog="parlour",
        description="A table for modern board games whose rules are code.",
        epilog="Without a command: parlour serve, in a browser; its options may follow. "
        f"example: parlour --port 8080, parlour play {titles.example()} --bots greedy. "
        "In the repository, ./parlour also knows test, add TITLE…, remove TITLE…, tools TOOL …, compile, compiled … "
        "and interpreted …",
    )
    top.add_argument("--version", action="version", version=f"parlour {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for module in (serve, play, games, lab, files, notation, check):
        module.add_commands(commands)
    return top


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """`parlour` alone, or with options of `serve` only, opens the house, and a browser."""
    alone = not argv or (argv[0].startswith("-") and argv[0] not in ("-h", "--help", "--version"))
    if " ".join(argv[:2]) == games.NEW:  # for argparse one word
        argv = [games.NEW, *argv[2:]]
    args = parser().parse_args(["serve", *argv] if alone else argv)
    args.browser = alone
    return args


def main(argv: Sequence[str] | None = None) -> int:
    prepare_streams()
    args = arguments(sys.argv[1:] if argv is None else argv)
    try:
        code = args.run(args)
        sys.stdout.flush()
        return int(code or 0)
    except BadInput as error:
        sentence = str(error)
        print(f"parlour: {sentence}{'' if sentence.endswith(('.', ')')) else '.'}", file=sys.stderr)
        return 1 if isinstance(error, BadFile) else 2
    except KeyboardInterrupt:
        print(*([""] if sys.stderr.isatty() else []), "parlour: stopped", sep="\n", file=sys.stderr)
        return 130
    except BrokenPipeError:  # parlour laws GAME | head
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115, nobody reads what is left
        return 0
    except OSError as error:
        print(f"parlour: the output cannot be written: {(error.strerror or str(error)).lower()}.", file=sys.stderr)
        return 1


def prepare_streams() -> None:
    """A closed stream reads and writes nothing; letters that a terminal lacks are replaced; being ended is Ctrl-C."""
    for name, flags in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, flags))  # noqa: PTH123, SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)
