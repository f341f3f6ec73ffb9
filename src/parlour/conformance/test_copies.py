"""Every game: clones, positions, transcripts and undo keep all that matters and share nothing that can change."""

import json
from typing import Any

from parlour.conformance import properties as must
from parlour.conformance.fuzz import Case, Dice, played, random_game, saved, share, snapshot
from parlour.conformance.properties import every_case
from parlour.games import game as find_game
from parlour.kernel.match import Match
from parlour.record.position import read_position, write_position
from parlour.record.transcript import read_transcript, write_transcript
from parlour.table.table import Table
from parlour.text import LANGUAGES


@every_case
def test_a_clone_shares_nothing(case: Case) -> None:
    for match, _, dice in played(case, "clone", share(50)):
        must.clone_shares_nothing(match, dice)


@every_case
def test_a_saved_position_is_the_same_when_loaded_and_plays_on_the_same_way(case: Case) -> None:
    for match, _, dice in played(case, "save", share(50)):
        must.saving_keeps_everything(match, dice)


@every_case
def test_a_finished_game_can_be_saved_and_loaded(case: Case) -> None:
    match = case.begin("finished")
    for _ in random_game(match, Dice("finished")):
        pass
    text = json.dumps(write_position(match.game, match.state))
    loaded = read_position(match.game, json.loads(text))
    assert json.dumps(write_position(match.game, loaded)) == text
    ours, theirs = match.game.outcome(match.state), match.game.outcome(loaded)
    assert ours is not None
    assert theirs is not None
    assert (ours.scores, ours.winners, ours.ended_by) == (theirs.scores, theirs.winners, theirs.ended_by)
    assert match.game.view(loaded, 0) == match.game.view(match.state, 0)


@every_case
def test_undo_returns_exactly_to_the_state_before(case: Case) -> None:
    for match, action, _ in played(case, "undo", share(50)):
        must.undo_returns_exactly(match, action)


@every_case
def test_undo_never_goes_back_across_chance(case: Case) -> None:
    match, states, steps = case.begin("barrier"), list[dict[str, Any]](), 0
    for number, _ in enumerate(random_game(match, Dice("barrier"))):
        if number % 7 == 0 or number < 20:
            steps += must.undo_goes_back_to_the_last_barrier(match, states)
        states.append(snapshot(match.state))
    assert steps > 0, "undo was never possible: the test shows nothing"


@every_case
def test_a_transcript_replays_to_the_same_position(case: Case) -> None:
    match = case.begin("transcript")
    for number, _ in enumerate(random_game(match, Dice("transcript"))):
        if number % 50 == 0:
            replays_exactly(match)
    replays_exactly(match)
    assert "\n= " in write_transcript(match)


def replays_exactly(match: Any) -> None:
    text = write_transcript(match)
    again = read_transcript(find_game, text)
    assert saved(again) == saved(match)
    assert again.actions == match.actions
    assert write_transcript(again) == text


@every_case
def test_a_transcript_from_a_position_replays_to_the_same_position(case: Case) -> None:
    loaded = must.loaded(halfway(case, 40) or halfway(case, 5) or case.begin("halfway"))
    for number, _ in enumerate(random_game(loaded, Dice("halfway, then"))):
        if number == 40:
            break
    assert loaded.actions
    replays_exactly(loaded)


def halfway(case: Case, actions: int) -> Match[Any] | None:
    """A game after so many actions, unless it is over by then."""
    match = case.begin("halfway")
    for number, _ in enumerate(random_game(match, Dice("halfway"))):
        if number == actions:
            return match
    return None


@every_case
def test_a_transcript_does_not_depend_on_the_language(case: Case) -> None:
    match = case.begin("languages")
    for number, _ in enumerate(random_game(match, Dice("languages"))):
        if number == 60:
            break
    assert len({Table(match, language).transcript() for language in LANGUAGES}) == 1
