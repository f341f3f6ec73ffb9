"""What a position needs to be playable, beside the invariants: each mistake is reported by the name of its field."""

from collections.abc import Callable
from functools import partial

import pytest

from parlour.conformance import moments
from parlour.conformance.law import law
from parlour.conformance.moments import asks, first_state
from parlour.games.lockup.rules.book import AFTER, CELL_BLOCK, SUSPICION, T3
from parlour.games.lockup.rules.cell_block import ChooseCraft
from parlour.games.lockup.rules.expert import BoxTraits
from parlour.games.lockup.rules.fields import NONE, Lifted, Look
from parlour.games.lockup.rules.lights_out import NEXT_LOCATION
from parlour.games.lockup.rules.roll_call import NEXT_TURN
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.windows import WINDOWS, MayPlay
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import new_game

reported = partial(moments.reported, LOCKUP, set(LOCKUP.fields(new_game(2).g)))


def first(wanted: Callable[[Lockup], bool], players: int = 3, **settings: str) -> Lockup:
    return first_state(lambda seed: new_game(players, seed, **settings).match, "check", wanted)


# Pieces


def test_suspicion_lies_where_goons_are() -> None:
    g = first(asks("TakeTurn"))
    g.suspicion_at[CELL_BLOCK], g.supply[SUSPICION] = 1, g.supply[SUSPICION] - 1
    assert reported(g) == {"locations"}


@law("lockup", "9.4.4")
def test_brigands_bring_one_resource_a_patrol() -> None:
    g = first(lambda g: asks("TakeTurn")(g) and g.round == 2)
    g.lying[3], g.supply[0] = 2, g.supply[0] - 2 + sum(lying & 15 for lying in g.lying[3:4])
    assert "locations" in reported(g)


@law("lockup", "14.7.3")
def test_a_look_is_at_a_face_down_token_of_another() -> None:
    g = first(lambda g: asks("TakeTurn")(g) and g.down[1] != 0)
    g.peeked = [Look(1, 1, 0, 0)]
    assert reported(g) == {"peeked"}


@law("lockup", "15.3.1", "15.4")
def test_who_holds_a_goal_has_earned_it() -> None:
    g = first(asks("TakeTurn"))
    g.majority, g.instant = 0, 1
    assert reported(g) == {"majority", "instant"}


@law("lockup", "4.12")
def test_there_is_a_goal_of_each_type() -> None:
    g = first(asks("TakeTurn"))
    g.goals[0] = g.goals[2]
    assert reported(g) == {"goals"}


@law("lockup", "17.5")
def test_traits_belong_to_expert_mode() -> None:
    g = first(asks("TakeTurn"))
    g.traits = [0, 1, 2]
    assert reported(g) == {"traits"}


# The moment


def test_a_location_is_settled_in_lights_out_alone() -> None:
    g = first(asks("TakeTurn"))
    g.location = 2
    assert reported(g) == {"location"}


def test_a_ranking_comes_after_the_strengths() -> None:
    g = first(lambda g: asks("MayPlay")(g) and g.location > 0 and g.moment == 1)
    g.ranking = [0]
    assert reported(g) == {"moment"}


@pytest.mark.parametrize("field", ["drawn_tomes", "drawn_goons"])
def test_drawn_cards_wait_for_a_choice(field: str) -> None:
    g = first(asks("TakeTurn"))
    deck = "tome_deck" if field == "drawn_tomes" else "goon_deck"
    card = getattr(g, deck) & -getattr(g, deck)
    setattr(g, deck, getattr(g, deck) ^ card)
    setattr(g, field, card)
    assert reported(g) == {field}


@law("lockup", "14.7.2", "14.7.10")
def test_discounts_and_rivals_belong_to_a_reward() -> None:
    g = first(asks("TakeTurn"))
    g.discount, g.rival, g.lifted = 1, 2, Lifted(1, 0)
    assert reported(g) == {"discount", "rival", "lifted"}


@law("lockup", "6.1", "6.4")
def test_in_roll_call_somebody_has_the_turn_and_after_it_all_have_passed() -> None:
    g = first(lambda g: g.location == 2)
    g.active, g.passed = 0, 1
    assert reported(g) == {"active", "passed"}


def test_scoring_is_for_the_end() -> None:
    g = first(asks("TakeTurn"))
    g.parts = [0] * 18
    assert reported(g) == {"phase"}


# The stack


def test_the_rest_of_the_round_lies_under_the_question() -> None:
    g = first(asks("TakeTurn"))
    for stack in (g.stack[1:], g.stack[-1:], [*g.stack, g.stack[-1]], [NEXT_TURN, *g.stack], [*g.stack[1:], *g.stack]):
        other = g.clone()
        other.stack = stack
        assert reported(other) == {"position.stack"}


@law("lockup", "6.1")
def test_nothing_waits_in_roll_call_but_the_next_turn() -> None:
    g = first(asks("TakeTurn"))
    g.stack.insert(-1, ChooseCraft(g.active))
    assert reported(g) == {"position.stack"}


@law("lockup", "6.3", "INV.16")
def test_who_has_passed_is_asked_nothing_more_in_roll_call() -> None:
    g = first(lambda g: asks("MayPlay")(g) and g.phase == 1 and g.passed != 0)
    g.passed |= 1 << g.decider()
    assert reported(g) == {"passed"}


@law("lockup", "7.4.1")
@pytest.mark.parametrize("field", ["rewarded", "declined"])
def test_rewards_go_by_ranking(field: str) -> None:
    g = first(lambda g: asks("TakeReward")(g) and len(g.ranking) > 1 and g.ranking[0] == g.decider())
    setattr(g, field, 1 << g.ranking[1])
    assert "position.stack" in reported(g)


@law("lockup", "14.7.8")
def test_a_token_is_moved_before_a_location_alone() -> None:
    g = first(asks("LiftToken"))
    assert reported(g) == set()
    assert any(step is WINDOWS[T3] for step in g.stack)
    g.stack.insert(-1, NEXT_LOCATION)
    assert reported(g) == {"position.stack"}


@law("lockup", "17.5")
def test_the_setup_of_expert_mode_goes_round_in_its_order() -> None:
    g = first(asks("ChooseTrait"), expert="true")
    assert any(isinstance(step, BoxTraits) for step in g.stack)
    g.stack[-1], g.stack[-2] = g.stack[-2], g.stack[-1]
    assert reported(g) == {"position.stack"}


@law("lockup", "18.3.1", "18.5.3")
def test_guard_cards_lie_where_they_can() -> None:
    g = first(asks("TurnUpGuard"), 1)
    g.guards_down = [0, 0, 0, 0, 0, 0, 0, 1]
    assert reported(g) == {"guards"}
    g.guards_down = [2] * 6 + [1, 0]
    assert reported(g) == {"guards"}


@law("lockup", "14.2", "14.4")
def test_a_window_is_not_open_in_the_midst_of_a_question() -> None:
    g = first(asks("TakeReward"))
    g.stack.append(MayPlay(g.decider(), AFTER, NONE))
    assert reported(g) == {"position.stack"}
