"""Every game: compiled and interpreted agree with each other and with what was recorded (see golden.py)."""

import json
import os
from pathlib import Path

import pytest

from parlour.conformance import properties as must
from parlour.conformance.fuzz import CASES, Case, Dice, check, is_compiled, random_game, snapshot
from parlour.conformance.golden import PERFT, again, counted, digest, label, recorded, title_of
from parlour.games import all_games, game
from parlour.record.position import begin_from, read_position
from parlour.titles import BUILT_IN

FILES = recorded("digests.json")
RECORDED = {name: each for path in FILES for name, each in json.loads(path.read_text("utf-8")).items()}
every_position = pytest.mark.parametrize("path", PERFT, ids=label)


@pytest.mark.parametrize("case", [case for case in CASES if case.game.id in map(title_of, FILES)], ids=str)
def test_whole_games_are_the_same_compiled_and_interpreted(case: Case) -> None:
    assert digest(case) == RECORDED.get(str(case)), again(case.game.id)


@pytest.mark.parametrize("path", FILES, ids=title_of)
def test_no_digest_is_left_of_a_case_that_is_gone(path: Path) -> None:
    cases = {str(case) for case in CASES if case.game.id == title_of(path)}
    assert set(json.loads(path.read_text("utf-8"))) == cases, again(title_of(path))


@every_position
def test_perft_counts_the_same_positions_after_one_two_and_three_actions(path: Path) -> None:
    data, numbers = counted(path)
    assert numbers == data["positions"], again(title_of(path))


@every_position
def test_from_fixed_positions_everything_holds_as_from_the_start(path: Path) -> None:
    """They hold what random games hardly reach: an empty deck, holes in the field, a pattern that fits nowhere."""
    position = json.loads(path.read_text("utf-8"))["position"]
    rules = game(position["game"])
    for number in range(3):
        match, dice = begin_from(rules, read_position(rules, position)), Dice(f"{label(path)} {number} test")
        for action in random_game(match, Dice(f"{label(path)} {number}")):
            check(match)
            must.options_are_sound(match)
            must.clone_shares_nothing(match, dice)
            must.saving_keeps_everything(match, dice)
            must.undo_returns_exactly(match, action)
            must.seat_learns_nothing_hidden(match, match.state.decider(), action, dice)
            must.anything_else_is_refused(match, dice, 5)
            if len(match.actions) > 24:
                break
        before = snapshot(match.state)
        must.outcome_is_just(match)
        assert snapshot(match.state) == before


def test_kernel_and_our_games_are_all_compiled_or_all_interpreted() -> None:
    """A failed build leaves the slow sources in silence; a stale one hides later edits."""
    modules = {"parlour.kernel.state", "parlour.kernel.match", "parlour.kernel.chance", "parlour.kernel.bag"}
    modules |= {kind.__module__ for each in all_games() for kind in each.steps if kind.__module__.startswith(BUILT_IN)}
    modes = {name: is_compiled(name) for name in modules}
    assert len(set(modes.values())) == 1, modes
    if os.environ.get("PARLOUR_COMPILED") == "used":  # so the launcher says
        assert all(modes.values()), "a compiled Parlour plays interpreted"
