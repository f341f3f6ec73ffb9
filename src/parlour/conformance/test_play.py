"""Every game, with every combination of options and seats: asking, answering, ending."""

from collections.abc import Iterator
from typing import Any

import pytest

from parlour.conformance import properties as must
from parlour.conformance.fuzz import CASES, Case, Dice, played, random_game, saved, share, snapshot
from parlour.conformance.golden import TRANSCRIPTS, title_of
from parlour.conformance.properties import every_case
from parlour.games import all_games
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.state import SHIFT
from parlour.record.transcript import replayed
from parlour.table.files import replay


@every_case
def test_options_are_never_empty_and_all_different(case: Case) -> None:
    for match, _, _ in played(case, "options", share(20)):
        must.options_are_sound(match)


@every_case
def test_every_option_applies(case: Case) -> None:
    for match, _, _ in played(case, "applies", share(50)):
        must.every_option_applies(match)


@every_case
def test_asking_changes_nothing(case: Case) -> None:
    for match, _, _ in played(case, "asking", share(50)):
        must.asking_changes_nothing(match)


@every_case
def test_play_carries_out_sentence_after_sentence(case: Case) -> None:
    for match, action, _ in played(case, "slowly"):
        fast, slow = match.state.clone(), match.state.clone()
        fast.play(action)
        for _ in must.slowly(slow, action):
            pass
        assert snapshot(fast) == snapshot(slow)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_verb_and_every_step_occurs_in_recorded_or_random_games(game: Game[Any]) -> None:
    verbs, steps = {verb.name for verb in game.verbs}, {kind.__name__ for kind in game.steps}
    for match, action in recorded_and_random(game):
        for step, answer in must.slowly(match.state.clone(), action):
            steps.discard(type(step).__name__)
            verbs.discard("" if answer is None else game.verbs[answer >> SHIFT].name)
        if not verbs | steps:
            return
    assert (sorted(verbs), sorted(steps)) == ([], [])


def recorded_and_random(game: Game[Any]) -> Iterator[tuple[Match[Any], int]]:
    """The actions of the recorded games, then of random ones."""
    for path in [path for path in TRANSCRIPTS if title_of(path) == game.id]:
        whole = replay(path).match
        match = replayed(whole, 0)
        for _, action in whole.actions:
            yield match, action
            match.apply(action)
    for number in range(20):
        for case in [case for case in CASES if case.game is game]:
            for match, action, _ in played(case, f"coverage {number}"):
                yield match, action


@every_case
def test_outcome_is_none_until_the_end_and_then_the_best_have_won(case: Case) -> None:
    for match, _, _ in played(case, "outcome", share(20)):
        must.outcome_is_just(match)
    must.outcome_is_just(match)


@every_case
def test_nothing_can_be_done_after_the_end(case: Case) -> None:
    match = case.begin("end")
    for _ in random_game(match, Dice("end")):
        pass
    before = saved(match), snapshot(match.state)
    assert must.refusals(match, [0, 1, -1, 4096, None, "use"]) == [("over", match.game.end_law)] * 6
    assert (saved(match), snapshot(match.state)) == before
    assert match.state.offer == match.state.stack == []


@every_case
def test_the_same_seed_and_actions_give_the_same_states(case: Case) -> None:
    must.the_same_seed_gives_the_same_game(case.begin("same"), case.begin("same"), "same")


@every_case
def test_another_seed_gives_another_game(case: Case) -> None:
    assert len({saved(case.begin(f"seed {seed}")) for seed in range(8)}) == 8
