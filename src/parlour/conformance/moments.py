"""Moments of random games, what checks say of them, and how they are saved: for the tests of each title."""

import copy
import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

import pytest

from parlour.conformance.fuzz import Dice, random_game, snapshot
from parlour.kernel.errors import BadFile
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.state import G, State
from parlour.record.position import read_position, restore_position, write_position


def states(match: Match[G], seed: str) -> Iterator[G]:
    """The State at every question of a random game, and the last one."""
    for _ in random_game(match, Dice(seed)):
        yield match.state
    yield match.state


def some_states(match: Match[G], seed: str, every: int) -> list[G]:
    """Every so many States of a random game, and the last one."""
    return [g.clone() for number, g in enumerate(states(match, seed)) if number % every == 0 or not g.offer]


def first_state(begin: Callable[[str], Match[G]], purpose: str, wanted: Callable[[G], bool]) -> G:
    """The first State of some random games that is as wanted; each purpose has games of its own."""
    for number in range(60):
        match = begin(f"{purpose} {number}")
        for g in states(match, f"{purpose} {number}"):
            if g.offer and wanted(g):
                assert match.game.check(g) == []
                return g
    raise AssertionError("no game comes to that")


def asks(name: str) -> Callable[[State], bool]:
    return lambda g: type(g.stack[-1]).__name__ == name


def reported(game: Game[G], known: Collection[str], g: G) -> set[str]:
    """The fields that a check names, all of them known; each sentence cites a paragraph."""
    fields = set()
    for sentence in game.check(g):
        field, _, rest = sentence.partition(": ")
        assert re.search(r"\([\dINVDEC., ]+\)$", rest), sentence
        assert field in {*known, "position.stack"}, sentence
        fields.add(field)
    return fields


# Positions


def saved(game: Game[G], g: G) -> Any:
    return json.loads(json.dumps(write_position(game, g), allow_nan=False))


def refused(game: Game[Any], data: Any) -> str:
    """The field that is wrong."""
    with pytest.raises(BadFile) as error:
        read_position(game, data)
    return error.value.where


def changed(data: Any, *path: Any, to: Any) -> Any:
    """A position with another value in one place of its fields."""
    other = copy.deepcopy(data)
    at = other["fields"]
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = to
    return other


def check_saving(game: Game[G], whole: Iterable[G]) -> None:
    """Every third State and the last one are the same after they were saved."""
    for number, g in enumerate(whole):
        if number % 3 and g.stack:
            continue
        data = saved(game, g)
        loaded = restore_position(game, data)
        assert saved(game, loaded) == data
        ours, theirs = ({**snapshot(each), "log": None, "shown": 0, "rules": None} for each in (g, loaded))
        assert theirs == ours


def check_mistakes(game: Game[Any], data: Any, wrong: Iterable[tuple[tuple[Any, ...], Any]]) -> None:
    """Each wrong value is refused by the name of its field."""
    for path, to in wrong:
        assert refused(game, changed(data, *path, to=to)).startswith(f"position.fields.{path[0]}"), path
