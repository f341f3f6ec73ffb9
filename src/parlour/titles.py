"""Which titles there are, and where each one's folder is. They are found, never listed.

Built-in titles are the folders of `parlour/games` that hold a `game.py`. Others are packages laid out the same way that
name themselves in the entry-point group `parlour.games`:

    [project.entry-points."parlour.games"]
    pig = "parlour_pig"

Looking imports nothing of a title, so that words, laws and data can be read without its rules.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, distributions, entry_points
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path, PurePath
from pkgutil import iter_modules
from traceback import extract_tb
from types import ModuleType
from typing import Final, NamedTuple, TypeVar

T = TypeVar("T")

BUILT_IN: Final = "parlour.games"
GROUP: Final = "parlour.games"
ID: Final = re.compile("[a-z][a-z0-9_]*")  # keys of words begin with it, and `-` divides their parts
ANY: Final = "any"  # stands for the id in the keys of what all titles say alike
TAKEN: Final = (ANY, "play", "refused", "story", "web")  # what the house's own keys begin with


class Titles(NamedTuple):
    """The package of each title by its id, and a sentence for each one that cannot be a title."""

    packages: dict[str, str]
    left_out: list[str]


@cache
def search() -> Titles:
    """Nobody can replace a built-in title."""
    found = {name: f"{BUILT_IN}.{name}" for name in built_in()}
    left_out: list[str] = []
    for each in sorted(named(left_out), key=lambda each: (each.name, each.value)):
        taken = "the id is taken" if each.name in found else ""
        if why := unfit(each.name) or taken or nowhere(each.value):
            left_out.append(f"{each.name} of {origin(each)} is left out: {why}.")
        else:
            found[each.name] = each.value
    return Titles(dict(sorted(found.items())), left_out)


def named(left_out: list[str]) -> Iterable[EntryPoint]:
    """What packages say of themselves. Where one says nothing that can be read, the others are asked one by one."""
    try:
        return entry_points(group=GROUP)
    except Exception:  # noqa: BLE001, it is not our file
        found: set[EntryPoint] = set()
    for each in distributions():
        try:
            found.update(each.entry_points.select(group=GROUP))
        except Exception as error:  # noqa: BLE001
            left_out.append(f"The entry points of {each.name} cannot be read: {reason(error)}.")
    return found


def built_in() -> list[str]:
    return sorted(each.name for each in files(BUILT_IN).iterdir() if each.joinpath("game.py").is_file())


def unfit(name: str) -> str:
    """Why a word cannot be the id of a title; "" if it can."""
    if not ID.fullmatch(name):
        return "an id is made of small letters, digits and _, and begins with a letter"
    return f"the keys of the house's own words begin with {name}" if name in TAKEN else ""


def nowhere(package: str) -> str:
    """Whether there is no such folder: finding a package runs nothing of it, only of what it lies in."""
    try:
        place(package)
    except Exception as error:  # noqa: BLE001, it is not our code
        return f"there is no package {package} ({type(error).__name__})"
    return ""


def place(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(package)
    return Path(next(iter(spec.submodule_search_locations)))


def origin(each: EntryPoint) -> str:
    return f"the package {each.dist.name}" if each.dist else f"the module {each.value}"


def packages() -> dict[str, str]:
    """The package of each title by its id, in the order of the alphabet."""
    return search().packages


def example() -> str:
    """One of them, to show people what to type."""
    return next(iter([*built_in(), *packages()]), "GAME")


def folder(title: str) -> Path:
    """Everything that names the title: its law, data, words, rules and pictures."""
    return place(packages()[title])


def part(title: str, name: str) -> ModuleType | None:
    """A module of the title's folder; None: it has none."""
    return load(f"{packages()[title]}.{name}")


@cache
def load(module: str) -> ModuleType | None:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name and f"{module}.".startswith(f"{error.name}."):
            return None
        raise


def classes_in(module: ModuleType, base: type[T]) -> list[type[T]]:
    """The classes of a kind that a module and those below it define."""
    own = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    found = [each for each in own if issubclass(each, base)]
    for below in iter_modules(getattr(module, "__path__", ())):
        found += classes_in(import_module(f"{module.__name__}.{below.name}"), base)
    return found


def reason(error: BaseException) -> str:
    """What went wrong in code that is not ours, and where, in a few words."""
    try:
        said = str(error)
    except Exception:  # noqa: BLE001, not our code either
        said = ""
    said = f"{said[:57]!r}…" if len(said) > 200 or not said.isprintable() else said
    said = f"{type(error).__name__}: {said}" if said else type(error).__name__
    if isinstance(error, SyntaxError):  # it says where
        return said
    place = extract_tb(error.__traceback__)[-1]
    return f"{said} ({PurePath(place.filename).name}, line {place.lineno})"
