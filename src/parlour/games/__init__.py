"""The games: one folder a title. A folder that has a `game.py` is a game; everything else follows from its contract.

A title that cannot be played does not stop the house: it is left out, and `left_out` says why. One of another author is
looked at whole before it stands on the shelf; of ours, which the tests look at, only that it can be loaded.
"""

from functools import cache
from importlib import import_module
from typing import Any

from parlour import titles
from parlour.kernel.errors import BadInput, shown
from parlour.kernel.game import Game
from parlour.misfit import foreign_colours, misfit, unlawful, unplayable


def is_here(name: str) -> bool:
    """Whether there is a game of that id, and it can be played."""
    return name in titles.packages() and not fault(name)


def game(name: str) -> Game[Any]:
    """The game of that id."""
    if type(name) is not str or name not in titles.packages():
        raise BadInput(f"There is no game {shown(name)}; there are {', '.join(each.id for each in all_games())}.")
    if why := fault(name):
        raise BadInput(f"{name} cannot be played: {why}.")
    return loaded(name)


def all_games() -> list[Game[Any]]:
    """As they stand on the shelf: the quickest to play first."""
    return sorted((loaded(name) for name in titles.packages() if is_here(name)), key=lambda game: game.minutes)


def left_out() -> list[str]:
    """A sentence for each title that is installed but cannot be played."""
    broken = [(name, fault(name)) for name in titles.packages()]
    return [*titles.search().left_out, *(f"{name} is left out: {why}." for name, why in broken if why)]


def loaded(name: str) -> Game[Any]:
    return module(titles.packages()[name]).GAME  # type: ignore[no-any-return]


def fault(name: str) -> str:
    """What is wrong with a title; "" for nothing."""
    return fault_in(name, titles.packages()[name])


@cache
def module(package: str) -> Any:
    return import_module(f"{package}.game")


@cache
def fault_in(name: str, package: str) -> str:
    try:
        found: Any = getattr(module(package), "GAME", None)
        ours = package.startswith(f"{titles.BUILT_IN}.")
        return misfit(name, found) or ("" if ours else foreign_colours(found) or unlawful(name) or unplayable(found))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001, it is not our code
        return titles.reason(error)
