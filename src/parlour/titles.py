"""Which titles there are, and where each one's folder is. They are found, never listed.

Built-in titles are the folders of `parlour/games` that hold a `game.py`. Others are packages laid out the same way that
name themselves in the entry-point group `parlour.games`:

    [project.entry-points."parlour.games"]
    pig = "parlour_pig"

Looking imports nothing of a title, so that words, laws and data can be read without its rules.
"""

import re
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

BUILT_IN: Final = "parlour.games"
GROUP: Final = "parlour.games"
ID: Final = re.compile("[a-z][a-z0-9_]*")  # keys of words begin with it, and `-` divides their parts


@cache
def packages() -> dict[str, str]:
    """The package of each title by its id, in the order of the alphabet. Nobody can replace a built-in one."""
    folders = [each.name for each in files(BUILT_IN).iterdir() if each.is_dir() and each.joinpath("game.py").is_file()]
    found = {each.name: each.value for each in entry_points(group=GROUP) if ID.fullmatch(each.name)}
    found |= {name: f"{BUILT_IN}.{name}" for name in folders}
    return dict(sorted(found.items()))


def example() -> str:
    """One of them, to show people what to type."""
    return next(iter(packages()), "GAME")


def folder(title: str) -> Traversable:
    """Everything that names the title: its law, data, words, rules and pictures."""
    return files(packages()[title])
