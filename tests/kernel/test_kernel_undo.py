"""Undo: back within one's own decisions, never across chance or something shown."""

from typing import Any

from toy import CALL, FOLD, PEEK, STAND, SWAP, SnapGame

from parlour.conformance.fuzz import snapshot
from parlour.kernel.match import Match, begin
from parlour.kernel.state import NOBODY

GAME = SnapGame()


def snap(*actions: int) -> Match[Any]:
    """Seed 1: nobody holds the 9, so all may fold."""
    match = begin(GAME, 2, GAME.read_settings({}), "1")
    for action in actions:
        match.apply(action)
    return match


def test_the_seed_of_these_tests_lets_both_seats_fold() -> None:
    assert not snap().state.hands_together() >> 9 & 1


def test_nothing_can_be_undone_at_the_start() -> None:
    assert not any(snap().may_undo(seat) for seat in range(NOBODY, 2))


def test_a_decision_can_be_taken_back_by_who_made_it() -> None:
    match, before = snap(), snap()
    match.apply(STAND)
    assert [match.may_undo(seat) for seat in (NOBODY, 0, 1)] == [False, True, False]
    match.undo()
    assert snapshot(match.state) == snapshot(before.state)
    assert (match.actions, match.events, match.past) == ([], [], [])


def test_after_undo_the_same_decision_can_be_made_again_or_another() -> None:
    match = snap(STAND)
    match.undo()
    match.apply(STAND)
    assert match.actions == [(0, STAND)]
    match.undo()
    match.apply(PEEK)
    assert match.actions == [(0, PEEK)]


def test_what_a_seat_has_seen_cannot_be_unseen() -> None:
    """A peek moves no chance, but it shows something hidden."""
    match = snap()
    chance = match.state.chance
    match.apply(PEEK)
    assert match.state.chance == chance
    assert not match.may_undo(0)


def test_something_shown_bars_everything_before_it() -> None:
    match = snap(STAND, PEEK)
    assert not any(match.may_undo(seat) for seat in (0, 1))
    match.apply(STAND)
    assert match.may_undo(1)
    match.undo()
    assert not any(match.may_undo(seat) for seat in (0, 1))
    assert match.actions == [(0, STAND), (1, PEEK)]


def test_chance_bars_everything_before_it() -> None:
    match = snap(STAND, STAND, FOLD)
    assert match.may_undo(0)
    match.apply(CALL)
    assert not match.state.stack
    assert not any(match.may_undo(seat) for seat in (0, 1))


def test_nobody_takes_back_another_seats_decision() -> None:
    match = snap(STAND, STAND)
    assert [match.may_undo(seat) for seat in (0, 1)] == [False, True]
    match.undo()
    assert [match.may_undo(seat) for seat in (0, 1)] == [True, False]


def test_undo_goes_back_several_decisions_one_by_one() -> None:
    match = snap()
    states = []
    for action in (STAND, STAND, FOLD):
        states.append(snapshot(match.state))
        match.apply(action)
    for state in reversed(states):
        match.undo()
        assert snapshot(match.state) == state


def test_events_of_what_was_taken_back_are_gone() -> None:
    match = snap(SWAP | 1, STAND, FOLD)
    match.undo()
    assert [[event.key for event in events] for events in match.events] == [["pays", "draws"], []]
