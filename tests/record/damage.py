"""Damage: what people and disks do to files. Each kind is tried on every part of a file."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

from parlour.conformance.fuzz import Dice, check, random_game
from parlour.kernel.errors import BadFile
from parlour.kernel.match import Match

Path = tuple[str | int, ...]

WRONG: list[Any] = [
    None, True, False, 0, 1, -1, 7, 99, 4096, 10**30, -(10**6), 2**63, 1.5, -0.0, 1e400, float("nan"), "", "x", "0",
    "C4", "a b", "\n", "\0", "…" * 300, [], {}, [[]], [0], [None], ["x"], [-1], [1, 1], {"x": 1}, [[[[]]]], {"": {}},
]  # fmt: skip


def nodes(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a piece of JSON."""
    if path:
        yield path
    inner: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from nodes(value, (*path, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(data: Any, path: Path, change: Callable[[Any, Any], object]) -> Any:
    """A copy in which `change(parent, key)` was done to one place."""
    other = copy.deepcopy(data)
    change(at(other, path[:-1]), path[-1])
    return other


def put(value: Any) -> Callable[[Any, Any], object]:
    return lambda parent, key: parent.__setitem__(key, value)


def delete(parent: Any, key: Any) -> None:
    del parent[key]


def double(parent: Any, key: Any) -> None:
    """The same thing twice in a list; in a table, a field that does not belong."""
    if isinstance(parent, list):
        parent.insert(key, copy.deepcopy(parent[key]))
    else:
        parent[f"{key}2"] = parent[key]


def swap(dice: Dice) -> Callable[[Any, Any], object]:
    def change(parent: Any, key: Any) -> None:
        other = dice.pick(list(parent) if isinstance(parent, dict) else list(range(len(parent))))
        parent[key], parent[other] = parent[other], parent[key]

    return change


def nudge(parent: Any, key: Any) -> None:
    """A small change that may well make sense: one more, one letter, the other way round."""
    value = parent[key]
    if isinstance(value, bool):
        parent[key] = not value
    elif isinstance(value, int):
        parent[key] = value + 1
    elif isinstance(value, str):
        parent[key] = value[1:] + value[:1]
    elif isinstance(value, list):
        parent[key] = value[::-1]


def take_from_elsewhere(data: Any, dice: Dice) -> Callable[[Any, Any], object]:
    """A value from another place of the same file."""
    return put(copy.deepcopy(at(data, dice.pick(list(nodes(data))))))


def damaged(data: Any, path: Path, dice: Dice) -> Iterator[Any]:
    """Everything that can happen to one place."""
    for value in WRONG:
        yield changed(data, path, put(copy.deepcopy(value)))
    for change in (delete, double, swap(dice), swap(dice), nudge):
        yield changed(data, path, change)
    for _ in range(4):
        yield changed(data, path, take_from_elsewhere(data, dice))


def one_damage(data: Any, path: Path, dice: Dice) -> Any:
    changes = [put(dice.pick(WRONG)), delete, double, swap(dice), nudge, take_from_elsewhere(data, dice)]
    return changed(data, path, dice.pick(changes))


def outcome_of(load: Callable[[Any], Match[Any]], data: Any, places: Callable[[str], bool]) -> str:
    """ "" if the file is refused in order, or loads and then plays 30 actions in order; else what went wrong."""
    try:
        match = load(data)
    except BadFile as error:
        return judged(error, places)
    except Exception as error:  # noqa: BLE001, that is what we look for
        return f"{type(error).__name__}: {error}"
    try:
        check(match)
        for number, _ in enumerate(random_game(match, Dice("after damage"))):
            check(match)
            if number == 30:
                break
    except Exception as error:  # noqa: BLE001
        return f"loads, but then {type(error).__name__}: {error}"
    return ""


def judged(error: BadFile, places: Callable[[str], bool]) -> str:
    """A good error is one short line, and names the place."""
    text = str(error)
    if not places(error.where):
        return f"names {error.where!r}, which is no place in the file: {text[:200]}"
    if "\n" in text or len(text) > 500 or not error.problem.strip():
        return f"is not one short line: {text[:200]!r}"
    return ""


def shown(data: Any, path: Path) -> str:
    try:
        value = at(data, path)
    except (KeyError, IndexError, TypeError):
        return f"{path}: gone"
    return f"{path}: {json.dumps(value)[:80]}"
