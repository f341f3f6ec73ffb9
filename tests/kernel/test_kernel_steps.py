"""The kernel: Steps happen in their order, questions are asked when there is a choice, events reach who may know."""

from typing import Any

import pytest
from toy import CALL, FOLD, PEEK, STAND, SWAP, CallOrFold, Pay, Show, Snap, SnapGame, Turn, said

from parlour.conformance.fuzz import snapshot
from parlour.kernel.errors import Illegal
from parlour.kernel.match import Match, begin
from parlour.kernel.state import ARG, NOBODY, SHIFT, Event, State, Step, action

GAME = SnapGame()


def snap(seed: str = "7", seats: int = 2, chips: str = "2") -> Match[Any]:
    return begin(GAME, seats, GAME.read_settings({"chips": chips}), seed)


def names(g: State) -> list[str]:
    return [type(step).__name__ for step in g.stack]


# Order


def test_then_pushes_so_that_the_first_named_happens_first() -> None:
    g = Snap()
    g.then(said("one"), said("two"), said("three"))
    g.proceed()
    assert g.heard == ["one", "two", "three"]


def test_what_a_step_pushes_happens_before_what_lies_below() -> None:
    class Nested(Step[Snap]):
        def run(self, g: Snap) -> None:
            g.heard.append("outer")
            g.then(said("inner 1"), said("inner 2"))

    g = Snap()
    g.then(Nested(), said("below"))
    g.proceed()
    assert g.heard == ["outer", "inner 1", "inner 2", "below"]


def test_then_with_nothing_pushes_nothing() -> None:
    g = Snap()
    g.then()
    assert g.stack == []


def test_a_new_game_proceeds_to_its_first_question() -> None:
    g = snap().state
    assert g.heard == ["begin"]
    assert names(g) == ["Show", "CallOrFold", "CallOrFold", "Turn", "Turn"]
    assert g.decider() == 0
    assert g.offer == [STAND, PEEK, SWAP | 1, SWAP | 2]


def test_the_answer_is_carried_out_and_then_everything_that_follows_until_the_next_question() -> None:
    match = snap()
    match.apply(SWAP | 2)
    assert match.state.heard == ["begin", "pay 2", "exchange", "after the exchange"]
    assert match.state.decider() == 1
    assert match.state.chips == [0, 2]


def test_a_step_that_pushes_itself_stays() -> None:
    match = snap()
    match.apply(PEEK)
    assert (match.state.decider(), names(match.state)[-1]) == (0, "Turn")
    assert PEEK not in match.state.offer


def test_at_the_end_the_stack_and_the_offer_are_empty_and_nobody_decides() -> None:
    match = snap()
    for each in (STAND, STAND, CALL, CALL):
        match.apply(each)
    assert (match.state.stack, match.state.offer, match.state.decider()) == ([], [], NOBODY)


# Asking


def test_a_single_option_is_taken_without_asking() -> None:
    g = Snap()
    g.seats, g.chips = 2, [5, 5]
    g.then(Pay(0, 3), Pay(1, 1), Turn(1))
    g.known, g.deck = [0, 0], [1]
    g.proceed()
    assert (g.chips, g.decider(), names(g)) == ([2, 4], 1, ["Turn"])


def test_a_single_option_is_asked_when_silence_would_tell() -> None:
    g = Snap()
    g.seats, g.hands = 2, [1 << 9 | 1 << 3, 1 << 1 | 1 << 2]
    g.then(CallOrFold(0), CallOrFold(1))
    g.proceed()
    assert (g.decider(), g.offer) == (0, [CALL])
    g.play(CALL)
    assert (g.decider(), g.offer) == (1, [CALL, FOLD])


def test_a_step_that_neither_runs_nor_asks_is_a_mistake_that_names_it() -> None:
    class Empty(Step[Snap]):
        pass

    for who, deed in ((NOBODY, "run"), (0, "options")):
        g = Snap()
        g.then(Empty(who))
        with pytest.raises(TypeError, match="Empty"):
            g.proceed()
        assert deed in dir(Step)
    with pytest.raises(TypeError, match="Empty"):
        Empty(0).take(Snap(), 0)


def test_a_step_asks_nothing_more_than_it_says() -> None:
    step: Step[Snap] = Step(1)
    g = snap().state
    assert (step.asks(g), step.barred(g), step.about(g), step.detail(g, 0)) == (False, [], {}, {})
    assert step.args() == (1,)
    assert Show().args() == ()


# Actions


def test_an_action_is_a_verb_and_an_argument() -> None:
    assert action(3, 5) == 3 << SHIFT | 5
    assert action(2) == 2 << 12
    assert (action(7, ARG) >> SHIFT, action(7, ARG) & ARG) == (7, 4095)


def test_the_verb_of_an_action_is_known_only_if_its_argument_is() -> None:
    swap = GAME.verb(SWAP | 2)
    assert swap is not None
    assert swap.name == "swap"
    assert [GAME.verb(each) for each in (SWAP | 3, PEEK | 1, action(5), action(-1), -1)] == [None] * 5


def test_refusals_say_why() -> None:
    match = snap()
    match.apply(PEEK)
    before = snapshot(match.state)
    for each, code, law in [
        (PEEK, "barred", "1.1"),
        (SWAP, "not-offered", ""),
        (CALL, "not-now", "1.5"),
        (SWAP | 3, "unknown", ""),
        (-1, "unknown", ""),
        (action(9), "unknown", ""),
    ]:
        with pytest.raises(Illegal) as refused:
            match.apply(each)
        assert (refused.value.code, refused.value.law, refused.value.action) == (code, law, each)
    assert snapshot(match.state) == before
    assert len(match.actions) == 1


# Events


def test_events_are_noted_only_when_somebody_listens() -> None:
    g = snap().state.clone()
    g.play(SWAP | 1)
    assert g.log is None
    match = snap()
    match.apply(SWAP | 1)
    assert [event.key for event in match.events[-1]] == ["pays", "draws"]
    assert match.state.log is None


def test_an_event_is_visible_to_those_who_may_know_of_it() -> None:
    everybody, second, two = Event("a", {}), Event("b", {}, 0b10), Event("c", {}, 0b101)
    assert [everybody.visible(seat) for seat in (NOBODY, 0, 1, 2)] == [True] * 4
    assert [second.visible(seat) for seat in (NOBODY, 0, 1, 2)] == [False, False, True, False]
    assert [two.visible(seat) for seat in (NOBODY, 0, 1, 2)] == [False, True, False, True]


def test_an_event_that_nobody_may_know_of_is_visible_to_nobody() -> None:
    assert not any(Event("d", {}, 0).visible(seat) for seat in range(NOBODY, 4))


def test_only_the_seat_that_peeks_is_told_the_card() -> None:
    match = snap()
    match.apply(PEEK)
    heard = [[event.key for event in match.events[-1] if event.visible(seat)] for seat in (NOBODY, 0, 1)]
    assert heard == [["looks"], ["peeks", "looks"], ["looks"]]


# Copies


def test_clones_share_steps_but_not_the_stack() -> None:
    g = snap().state
    other = g.clone()
    assert other.stack is not g.stack
    assert all(ours is theirs for ours, theirs in zip(g.stack, other.stack, strict=True))
    other.play(STAND)
    assert len(g.stack) == len(other.stack) + 1


def test_a_clone_of_a_match_goes_its_own_way() -> None:
    match = snap()
    match.apply(STAND)
    other = match.clone()
    other.apply(STAND)
    other.undo()
    other.undo()
    assert (len(match.actions), len(match.events), len(match.past)) == (1, 1, 1)
    assert len(other.actions) == 0
    match.undo()
    assert snapshot(match.state) == snapshot(other.state)


def test_a_state_must_say_how_it_is_copied() -> None:
    g = State()
    for copy in (g.clone, lambda: g.redact(0)):
        with pytest.raises(TypeError, match="State"):
            copy()
