"""The command line of the suite's own programs. Errors are one sentence, as those of `parlour` are."""

import argparse
from typing import Any

from parlour.cli.common import Parser
from parlour.games import game as find_game
from parlour.kernel.errors import BadInput
from parlour.kernel.game import Game


def parser(module: str, description: str) -> Parser:
    return Parser(prog=f"python -m parlour.conformance.{module}", description=description)


def title(text: str) -> Game[Any]:
    """The title of an id; argparse tells why there is none."""
    try:
        return find_game(text)
    except BadInput as error:
        raise argparse.ArgumentTypeError(str(error).removesuffix(".")) from None
