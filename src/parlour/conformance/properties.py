"""What must hold at every decision of every game. Each property is a function of one question in a random game, so that
the suite can ask it of every registered game, and of broken toys to prove that it can fail."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.conformance.fuzz import CASES, Dice, choose, fields_of, foreign_actions, random_game, saved, snapshot
from parlour.kernel.chance import UNKNOWN, seeded
from parlour.kernel.errors import Illegal
from parlour.kernel.match import Match
from parlour.kernel.state import NOBODY, Event, State, Step
from parlour.record.position import begin_from, read_position, restore_position, write_position

every_case = pytest.mark.parametrize("case", CASES, ids=str)
SHARED = {
    "offer",
    "rules",
}  # lists that nobody changes, by contract: options on offer, and what stays the same in a game


def options_are_sound(match: Match[Any]) -> None:
    """Options are never empty, all different, actions of the game; what is barred is not on offer."""
    game, g = match.game, match.state
    step = g.stack[-1]
    options = step.options(g)
    assert options, f"{type(step).__name__} offers nothing"
    assert options == g.offer
    assert len(set(options)) == len(options), f"{type(step).__name__} offers something twice"
    for action in options:
        assert type(action) is int
        assert action >= 0
        assert game.verb(action) is not None, f"{action} is outside the domain of the game's verbs"
    barred = [action for action, _ in step.barred(g)]
    assert not set(barred) & set(options)
    assert len(set(barred)) == len(barred), f"{type(step).__name__} bars something twice"
    assert 0 <= g.decider() < g.seats


def every_option_applies(match: Match[Any]) -> None:
    """Each option can be played, and leads to a sound State."""
    for action in match.state.offer:
        g = match.state.clone()
        g.play(action)
        assert match.game.check(g) == [], f"after {action}"
        assert bool(g.offer) == bool(g.stack)


def asking_changes_nothing(match: Match[Any]) -> None:
    game, g = match.game, match.state
    step, before = g.stack[-1], (saved(match), snapshot(g))
    offer, stack = g.offer, list(g.stack)
    step.options(g)
    step.asks(g)
    game.readable(g, step.about(g))
    for action in g.offer:
        game.readable(g, step.detail(g, action))
    for action, _ in step.barred(g):
        game.verb(action)
    game.view(g, (NOBODY, g.decider())[len(match.actions) % 2])
    for question in (game.outcome, game.check, game.seat_names, game.settings_of, game.given_names, game.fields):
        question(g)
    write_position(game, g)
    g.clone()
    g.redact(g.decider())
    assert (saved(match), snapshot(g)) == before
    assert g.offer is offer
    assert all(ours is theirs for ours, theirs in zip(g.stack, stack, strict=True)), "a Step was exchanged"


def anything_else_is_refused(match: Match[Any], dice: Dice, count: int = 20) -> int:
    """Illegal, with a paragraph of the law or none of its own, and nothing has changed."""
    before = saved(match), snapshot(match.state), len(match.actions), len(match.past)
    foreign = foreign_actions(match.game, match.state.offer, dice, count)
    for action in foreign:
        with pytest.raises(Illegal) as refused:
            match.apply(action)
        assert refused.value.code in ("unknown", "barred", "not-offered", "not-now"), action
    assert (saved(match), snapshot(match.state), len(match.actions), len(match.past)) == before
    return len(foreign)


def clone_shares_nothing(match: Match[Any], dice: Dice) -> None:
    """A clone is equal field by field; what is done to its lists, or played on it, does not reach the original."""
    g = match.state
    before, other = snapshot(g), g.clone()
    assert type(other) is type(g)
    assert {**snapshot(other), "log": None} == {**before, "log": None}
    for name, value in fields_of(other).items():
        if name not in SHARED and isinstance(value, list | dict | set):
            assert value is not fields_of(g)[name] or value is None, f"{name} is shared"
            for inner in value if isinstance(value, list) else ():
                assert not isinstance(inner, list | dict | set), (
                    f"{name} holds {type(inner).__name__}s: plain data is flat"
                )
    play_on(g.clone(), dice, 5)
    for name, value in fields_of(other).items():
        if name not in SHARED and isinstance(value, list):
            value.append(dice.below(99))
            value.reverse()
    assert snapshot(g) == before


def slowly(g: State, action: int) -> Iterator[tuple[Step[Any], int | None]]:
    """What `State.play` does, sentence by sentence: each Step with the answer it gets, before it is carried out."""
    step, answer = g.stack.pop(), action
    yield step, answer
    step.take(g, answer)
    while g.stack and not g.over:
        step = g.stack.pop()
        if step.who == NOBODY:
            yield step, None
            step.run(g)
            continue
        offer = step.options(g)
        if len(offer) > 1 or step.asks(g):
            g.stack.append(step)
            g.offer = offer
            return
        yield step, offer[0]
        step.take(g, offer[0])
    g.stack.clear()
    g.offer = []


def play_on(g: State, dice: Dice, actions: int) -> list[int]:
    played: list[int] = []
    while g.offer and len(played) < actions:
        played.append(choose(g.offer, dice))
        g.play(played[-1])
    return played


def saving_keeps_everything(match: Match[Any], dice: Dice) -> None:
    """Save, load and save again: the same bytes. The loaded State is the State, and plays on the same way."""
    game, g = match.game, match.state
    first = json.dumps(write_position(game, g), allow_nan=False)
    again = restore_position if dice.below(8) else read_position  # an honest position passes whatever is tried
    loaded = again(game, json.loads(first))
    assert json.dumps(write_position(game, loaded)) == first
    ours, theirs = ({**snapshot(each), "log": None, "shown": 0, "rules": None} for each in (g, loaded))
    assert theirs == ours, f"a position read again has another {differing(ours, theirs)}: is it in LAYOUT?"
    if dice.below(3):
        return  # the same State has the same future; now and then we look
    ahead = g.clone()
    for action in play_on(ahead, dice, 8):
        loaded.play(action)
    assert write_position(game, loaded) == write_position(game, ahead)
    assert loaded.offer == ahead.offer


def differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    return ", ".join(name for name in one if one[name] != other.get(name))


def undo_returns_exactly(match: Match[Any], action: int) -> None:
    """After an action, undo leads back to the very State before, unless chance moved or something hidden was shown;
    nobody else can take it back."""
    other = match.clone()
    before, seat = snapshot(other.state), other.state.decider()
    story = list(other.actions), list(other.events)
    other.apply(action)
    moved = other.state.chance != before["chance"] or other.state.shown != before["shown"]
    assert other.may_undo(seat) is not moved
    assert not any(other.may_undo(each) for each in range(NOBODY, other.state.seats) if each != seat)
    if not moved:
        other.undo()
        after = snapshot(other.state)
        assert after == before, f"undo leads to another {differing(before, after)}: does State.clone copy it?"
        assert (other.actions, other.events) == story


def undo_goes_back_to_the_last_barrier(match: Match[Any], states: list[dict[str, Any]]) -> int:
    """`states` before each action of a finished or running game: undo visits them backwards as far as chance allows."""
    other, steps = match.clone(), 0
    while other.actions and other.may_undo(other.actions[-1][0]):
        other.undo()
        steps += 1
        assert snapshot(other.state) == states[len(other.actions)]
        assert int(other.state.chance) == int(match.state.chance), "undo went back across chance"
        assert other.state.shown == match.state.shown, "undo went back across something that was shown"
    return steps


def what_a_seat_learns(match: Match[Any], seat: int) -> list[Any]:
    """All that the rules tell a seat at this moment: its view, and, if it decides, the question with its answers."""
    game, g = match.game, match.state
    told: list[Any] = [game.view(g, seat), g.decider(), game.seat_names(g)]
    if g.decider() == seat:
        step = g.stack[-1]
        details = [game.readable(g, step.detail(g, action)) for action in g.offer]
        told += [
            type(step).__name__,
            game.readable(g, step.about(g)),
            step.options(g),
            g.offer,
            step.barred(g),
            details,
        ]
    return told


def refusals(match: Match[Any], actions: list[Any]) -> list[tuple[str, str]]:
    found = []
    for action in actions:
        with pytest.raises(Illegal) as refused:
            match.apply(action)
        found.append((refused.value.code, refused.value.law))
    return found


def visible_events(match: Match[Any], events: list[Event], seat: int) -> list[Any]:
    return [(event.key, match.game.readable(match.state, event.args)) for event in events if event.visible(seat)]


def seat_learns_nothing_hidden(match: Match[Any], seat: int, action: int, dice: Dice) -> None:
    """Non-interference: exchange what the seat cannot know, and everything it is told stays the same."""
    game, g = match.game, match.state
    world = g.redact(seat)
    assert world.chance == UNKNOWN
    world.determinise(seeded(f"another world {dice.below(2**31)}"))
    assert world.chance not in (UNKNOWN, g.chance)
    assert game.check(world) == []
    ours, theirs = match.clone(), Match(game, world, match.start)
    assert what_a_seat_learns(theirs, seat) == what_a_seat_learns(ours, seat)
    if g.decider() != seat:
        assert game.view(world, NOBODY) == game.view(g, NOBODY)
        return
    foreign = foreign_actions(game, g.offer, dice, 8)
    assert refusals(theirs, foreign) == refusals(ours, foreign)
    ours.apply(action)
    theirs.apply(action)
    if ours.state.chance == g.chance and ours.state.shown == g.shown:
        heard = [visible_events(each, each.events[-1], seat) for each in (ours, theirs)]
        assert heard[0] == heard[1]
        if not dice.below(3):
            assert what_a_seat_learns(theirs, seat) == what_a_seat_learns(ours, seat)


def view_is_plain_data(match: Match[Any], seat: int) -> None:
    """A view is JSON and nothing else, and holds neither the seed nor the chance of the game."""
    view = match.game.view(match.state, seat)
    text = json.dumps(view, allow_nan=False)
    assert json.loads(text) == view, "JSON would change it: tuples, or keys that are no strings"
    assert str(int(match.state.chance)) not in text
    assert not {"chance", "seed", "shown"} & set(keys_of(view))


def keys_of(data: Any) -> list[str]:
    if isinstance(data, dict):
        return [*data, *(key for value in data.values() for key in keys_of(value))]
    return [key for value in data for key in keys_of(value)] if isinstance(data, list) else []


def outcome_is_just(match: Match[Any]) -> None:
    """None until the end; then scores for all, and the winners are among the best."""
    outcome = match.game.outcome(match.state)
    if match.state.stack:
        assert outcome is None
        return
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.breakdown) == match.state.seats
    assert outcome.winners or outcome.rivals
    assert outcome.winners == sorted(set(outcome.winners))
    assert outcome.ended_by
    if outcome.winners and match.game.most_points_win:
        assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}


def the_same_seed_gives_the_same_game(match: Match[Any], again: Match[Any], seed: str) -> None:
    for action in random_game(match, Dice(seed)):
        assert saved(match) == saved(again)
        again.apply(action)
    assert saved(match) == saved(again)


def loaded(match: Match[Any]) -> Match[Any]:
    """A play that begins where this one is."""
    data = json.loads(json.dumps(write_position(match.game, match.state)))
    return begin_from(match.game, read_position(match.game, data))
