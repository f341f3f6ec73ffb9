"""Bots. A bot sees what its seat may know, and the options; it answers with one of them."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from parlour.bots.greedy import Greedy
from parlour.bots.ismcts import Ismcts
from parlour.bots.random import Random
from parlour.kernel.chance import seeded
from parlour.kernel.errors import BadInput, shown
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.titles import reason


class Bot(Protocol):
    def choose(self, state: Any, options: Sequence[int]) -> int:
        """One of the options. `state` is redacted: it holds nothing that the seat may not know."""


Maker = Callable[[Game[Any], str], Bot]


def make_bot(spec: str, game: Game[Any], seed: str) -> Bot:
    """A bot by its SPEC: `random`, `greedy`, `ismcts:ITERATIONS` or `module:Class`, called with the game and a seed."""
    name, _, rest = spec.partition(":")
    seed = str(seeded(f"bot {seed}"))  # of its own: from the table's seed a bot could deal the game again and look
    if spec == "random":
        return Random(game, seed)
    if spec == "greedy":
        return Greedy(game, seed)
    if name == "ismcts":
        if not (rest.isascii() and rest.isdecimal() and len(rest) < 10 and int(rest) > 0):
            raise BadInput(f"{spec!r}: ismcts needs a number of iterations, such as ismcts:500.")
        return Ismcts(game, seed, int(rest))
    if not name or not rest:
        raise BadInput(f"There is no bot {spec!r}; there are random, greedy, ismcts:ITERATIONS and module:Class.")
    maker = load_bot(name, rest)
    with blamed_on(spec):
        return maker(game, seed)


def load_bot(module: str, name: str) -> Maker:
    """A class of the user's own, also from the folder one is in."""
    with blamed_on(f"{module}:{name}"):
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.append(here)
        found = import_module(module)
    maker = getattr(found, name, None)
    if maker is None:
        raise BadInput(f"The module {module} has no class {name}.")
    if not callable(maker) or not callable(getattr(maker, "choose", None)):
        raise BadInput(f"{module}:{name} is not a bot: it must be a class with a method choose(state, options).")
    return maker  # type: ignore[no-any-return]


def ask(bot: Bot, g: State) -> int:
    """The bot's answer to the question on the table; BadInput if it fails or the answer is not one of the options.

    The bot gets a redacted copy of the State and a copy of the options, so that it cannot change the game by mistake.
    It is code in our own process all the same: let nobody's bot play whose author you would not let run a program here.
    """
    name = type(bot).__name__
    if type(bot) is Random:
        return bot.choose(g, g.offer)
    seen = g.redact(g.decider())
    seen.offer = g.offer.copy()
    with blamed_on(name):
        choice = bot.choose(seen, g.offer.copy())
    if type(choice) is not int or choice not in g.offer:
        raise BadInput(f"The bot {name} answered {shown(choice)}, which is not one of its options.")
    return choice


@contextmanager
def blamed_on(bot: str) -> Iterator[None]:
    """Whatever goes wrong in somebody's bot is told in one sentence, with the place where it happened."""
    try:
        yield
    except BadInput:
        raise
    except (Exception, SystemExit) as error:  # noqa: BLE001, it is not our code
        raise BadInput(f"The bot {bot} failed: {reason(error)}.") from None
