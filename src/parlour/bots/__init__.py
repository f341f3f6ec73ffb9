"""Bots. A bot sees what its seat may know, and the options; it answers with one of them."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from parlour.bots.greedy import Greedy
from parlour.bots.ismcts import Ismcts
from parlour.bots.random import Random
from parlour.kernel.errors import BadInput
from parlour.kernel.game import Game
from parlour.kernel.state import State


class Bot(Protocol):
    def choose(self, state: Any, options: Sequence[int]) -> int:
        """One of the options. `state` is redacted: it holds nothing that the seat may not know."""


Maker = Callable[[Game[Any], str], Bot]


def make_bot(spec: str, game: Game[Any], seed: str) -> Bot:
    """A bot by its SPEC: `random`, `greedy`, `ismcts:ITERATIONS` or `module:Class`, called with the game and a seed."""
    name, _, rest = spec.partition(":")
    if spec == "random":
        return Random(game, seed)
    if spec == "greedy":
        return Greedy(game, seed)
    if name == "ismcts":
        if not rest.isdecimal() or int(rest) < 1:
            raise BadInput(f"{spec!r}: ismcts needs a number of iterations, such as ismcts:500.")
        return Ismcts(game, seed, int(rest))
    if not name or not rest:
        raise BadInput(f"There is no bot {spec!r}; there are random, greedy, ismcts:ITERATIONS and module:Class.")
    return load_bot(name, rest)(game, seed)


def load_bot(module: str, name: str) -> Maker:
    """A class of the user's own, also from the folder one is in."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        maker = getattr(import_module(module), name)
    except ImportError as error:
        raise BadInput(f"The bot {module}:{name} cannot be loaded: {error}.") from None
    except AttributeError:
        raise BadInput(f"The module {module} has no class {name}.") from None
    if not callable(maker) or not hasattr(maker, "choose"):
        raise BadInput(f"{module}:{name} is not a bot: it needs a method choose(state, options).")
    return maker  # type: ignore[no-any-return]


def ask(bot: Bot, g: State) -> int:
    """The bot's answer to the question on the table; BadInput if it is not one of the options."""
    options = list(g.offer)
    choice = bot.choose(g if isinstance(bot, Random) else g.redact(g.decider()), options)
    if type(choice) is not int or choice not in options:
        raise BadInput(f"The bot {type(bot).__name__} answered {choice!r}, which is not one of its options.")
    return choice
