"""The games: one folder a title. A folder that has a `game.py` is a game; everything else follows from its contract."""

from functools import cache
from importlib import import_module
from typing import Any

from parlour import titles
from parlour.kernel.errors import BadInput, shown
from parlour.kernel.game import Game


def game(name: str) -> Game[Any]:
    """The game of that id."""
    if type(name) is not str or name not in titles.packages():
        raise BadInput(f"There is no game {shown(name)}; there are {', '.join(each.id for each in all_games())}.")
    return loaded(name)


@cache
def loaded(name: str) -> Game[Any]:
    return import_module(f"{titles.packages()[name]}.game").GAME  # type: ignore[no-any-return]


def all_games() -> list[Game[Any]]:
    """As they stand on the shelf: the quickest to play first."""
    return sorted(map(loaded, titles.packages()), key=lambda game: game.minutes)
