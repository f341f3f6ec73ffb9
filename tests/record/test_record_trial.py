"""The trial of a position: what lies on the stack is refused unless it has been seen to happen."""

from collections import Counter
from functools import partial

import pytest
from toy import CALL, FOLD, SWAP, Snap, SnapGame

from parlour.kernel.errors import BadFile
from parlour.kernel.state import Step
from parlour.record.trial import try_out

GAME = SnapGame()
TAKEN: Counter[int] = Counter()


class Ask(Step[Snap]):
    def options(self, g: Snap) -> list[int]:
        return [CALL, FOLD]

    def take(self, g: Snap, action: int) -> None:
        g.heard.append("asked")


class Broken(Ask):
    def take(self, g: Snap, action: int) -> None:
        g.deck.clear()
        g.deck.pop()


class Again(Ask):
    """Asks the same for ever."""

    def take(self, g: Snap, action: int) -> None:
        g.then(self)


class Wide(Ask):
    """Has as many options as wanted."""

    def __init__(self, count: int) -> None:
        super().__init__(0)
        self.count = count

    def options(self, g: Snap) -> list[int]:
        return [SWAP | n for n in range(self.count)]

    def take(self, g: Snap, action: int) -> None:
        TAKEN[action] += 1


class Heals(Ask):
    def take(self, g: Snap, action: int) -> None:
        g.heard.remove("broken")


class Breaks(Ask):
    """For the time of one question only."""

    def take(self, g: Snap, action: int) -> None:
        g.heard.append("broken")
        g.then(Heals(0))


class LeadsThere(Ask):
    def take(self, g: Snap, action: int) -> None:
        g.then(Breaks(0))


def position(*steps: Step[Snap]) -> Snap:
    """The last is asked."""
    g: Snap = GAME.new(2, GAME.read_settings({}), 7)
    g.stack = list(steps)
    g.offer = g.stack[-1].options(g)
    return g


def refused(*steps: Step[Snap]) -> str:
    with pytest.raises(BadFile) as error:
        try_out(GAME, position(*steps))
    assert error.value.where == "position.stack"
    return str(error.value)


def test_what_can_be_played_is_sound() -> None:
    try_out(GAME, position(Ask(0), Ask(1)))


@pytest.mark.parametrize("depth", [1, 16, 38])
def test_what_lies_deep_is_tried_as_well(depth: int) -> None:
    try_out(GAME, position(*map(Ask, [0] * (depth + 1))))
    assert "does not fit this position" in refused(Broken(0), *map(Ask, [0] * depth))


def test_a_question_that_never_comes_up_is_not_taken_on_trust() -> None:
    assert "more is in progress than a play ever has" in refused(Broken(0), Again(1))


def test_one_that_is_asked_for_ever_is_tried_like_any_other() -> None:
    """A turn may be a single question that comes again and again."""
    try_out(GAME, position(Again(1)))


@pytest.mark.parametrize(("options", "tried"), [(59, 59), (60, 60), (61, 31), (120, 60), (3000, 60)])
def test_of_very_many_options_some_are_tried(monkeypatch: pytest.MonkeyPatch, options: int, tried: int) -> None:
    monkeypatch.setattr(GAME, "verb", partial(lambda verb, _: verb, GAME.verbs[1]), raising=False)
    monkeypatch.setattr("parlour.record.trial.play_on", lambda *_: (0, 0))
    TAKEN.clear()
    try_out(GAME, position(Wide(options)))
    assert len(TAKEN) == tried


def test_the_first_decisions_are_looked_at_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nothing of the file happens meanwhile."""
    monkeypatch.setattr(GAME, "check", lambda g: ["heard: broken"] if "broken" in g.heard else [], raising=False)
    assert "soon heard: broken" in refused(Ask(0), LeadsThere(0))


def test_what_the_seats_imagine_must_be_sound_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the law allows one world alone, and nobody can know that."""
    g = position(Ask(0))
    only = g.hands.copy()
    monkeypatch.setattr(GAME, "check", lambda g: [] if g.hands == only else ["hands: not those"], raising=False)
    with pytest.raises(BadFile, match="soon hands: not those"):
        try_out(GAME, g)
