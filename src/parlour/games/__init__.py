"""The games: one folder a title. A folder that has a `game.py` is a game; everything else follows from its contract.

A title of another author that cannot be played does not stop the house: it is left out, and `left_out` says why.
"""

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
    if why := fault(name):
        raise BadInput(f"{name} cannot be played: {why}.")
    return loaded(name)


def all_games() -> list[Game[Any]]:
    """As they stand on the shelf: the quickest to play first."""
    return sorted((loaded(name) for name in titles.packages() if not fault(name)), key=lambda game: game.minutes)


def left_out() -> list[str]:
    """A sentence for each title that is installed but cannot be played."""
    broken = [(name, fault(name)) for name in titles.packages()]
    return [*titles.search().left_out, *(f"{name} is left out: {why}." for name, why in broken if why)]


def loaded(name: str) -> Game[Any]:
    return module(titles.packages()[name]).GAME  # type: ignore[no-any-return]


def fault(name: str) -> str:
    """What is wrong with a title of another author; "" for nothing. One of ours that is broken stops us."""
    package = titles.packages()[name]
    return "" if package.startswith(f"{titles.BUILT_IN}.") else fault_in(name, package)


@cache
def module(package: str) -> Any:
    return import_module(f"{package}.game")


@cache
def fault_in(name: str, package: str) -> str:
    try:
        found: Any = getattr(module(package), "GAME", None)
        return misfit(name, found) or foreign_colours(found) or no_law(name)
    except (Exception, SystemExit) as error:  # noqa: BLE001, it is not our code
        return titles.reason(error)


def misfit(name: str, found: Any) -> str:
    """Whether it is a game at all, of that id, with the facts of the contract."""
    if not isinstance(found, Game):
        return f"GAME in its game.py must be a Game, not {shown(found)}"
    missing = [fact for fact in Game.__annotations__ if not hasattr(found, fact)]
    if missing:
        return f"its GAME does not say its {', '.join(missing)}"
    return "" if found.id == name else f"its GAME calls itself {shown(found.id)}"


def foreign_colours(found: Game[Any]) -> str:
    """A page shows pictures of many titles: none may replace the colours of the house or of another title."""
    palette = getattr(found.part("draw"), "PALETTE", None)
    names = [name for part in palette[:3] for name in part] if palette else []
    foreign = [name for name in names if not name.startswith(f"{found.id}-")]
    return f"its colour {foreign[0]} must be called {found.id}-{foreign[0]}" if foreign else ""


def no_law(name: str) -> str:
    return "" if titles.folder(name).joinpath("law.toml").is_file() else "it has no law.toml"
