"""The games. A title is registered by adding it to the list here; everything else follows from its contract."""

from importlib import import_module
from typing import Any

from parlour.kernel.errors import BadInput, shown
from parlour.kernel.game import Game

TITLES = {
    "roam": "parlour.games.roam.game:RoamGame",
    "root": "parlour.games.root.game:RootGame",
    "lockup": "parlour.games.lockup.game:LockupGame",
    "frogs": "parlour.games.frogs.game:FrogsGame",
}
_loaded: dict[str, Game[Any]] = {}


def game(name: str) -> Game[Any]:
    """The game of that id."""
    if type(name) is not str or name not in TITLES:
        raise BadInput(f"There is no game {shown(name)}; there are {', '.join(TITLES)}.")
    if name not in _loaded:
        module, _, cls = TITLES[name].partition(":")
        _loaded[name] = getattr(import_module(module), cls)()
    return _loaded[name]


def all_games() -> list[Game[Any]]:
    return [game(name) for name in TITLES]
