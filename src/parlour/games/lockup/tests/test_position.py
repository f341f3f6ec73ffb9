"""Positions of Lockup: fields that people can read and edit, and mistakes that are named."""

from functools import partial
from typing import Any

import pytest

from parlour.conformance import moments
from parlour.conformance.law import law
from parlour.conformance.moments import asks, changed, first_state
from parlour.games.lockup.rules.book import LIBRARY
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.verbs import PASS
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import new_game
from parlour.kernel.errors import BadFile
from parlour.record.position import read_position

saved = partial(moments.saved, LOCKUP)
refused = partial(moments.refused, LOCKUP)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("expert", ["false", "true"])
def test_every_state_of_a_game_is_the_same_after_it_was_saved(players: int, expert: str) -> None:
    match = new_game(players, "saved", expert=expert, difficulty="fierce").match
    moments.check_saving(LOCKUP, moments.states(match, "saved"))


def test_a_new_game_is_written_so_that_people_can_read_it() -> None:
    fields = saved(new_game(2, crews="goblins,gnolls", first="1").g)["fields"]
    assert fields["first"] == fields["active"] == "gnolls"
    assert fields["phase"] == "roll-call"
    assert fields["reputation"] == {"goblins": 10, "gnolls": 10}
    assert fields["goods"] == {"goblins": {}, "gnolls": {}}
    assert fields["cell"]["goblins"] == ["lookout", "enforcer", "1", "2", "3", "4"]
    yard = fields["locations"][0]
    assert yard["location"] == "exercise-yard"
    assert yard["up"] == yard["down"] == yard["lying"] == {}
    assert yard["used"] == {"goblins": False, "gnolls": False}
    assert len(fields["tome_deck"]) == 28
    assert "book-of-alibis-2" in fields["tome_deck"]
    assert fields["guards"] is fields["parts"] is fields["dealt"] is None


def test_the_order_in_which_the_guards_reserved_is_kept() -> None:
    g = new_game(1).g
    g.kept = [9, 4] if g.item_deck >> 9 & 1 and g.item_deck >> 4 & 1 else [11, 2]
    for item in g.kept:
        g.item_deck ^= 1 << item
        g.reserved[1] |= 1 << item
    assert saved(g)["fields"]["reserved"]["guards"] == [g.cards.item_ids[item] for item in g.kept]
    assert read_position(LOCKUP, saved(g)).kept == g.kept


@pytest.fixture(scope="module")
def middle() -> Any:
    """Somebody's turn, with tokens of both faces on the board and tomes in hands."""
    games = moments.states(new_game(3, "middle").match, "middle")
    return saved(next(g for g in games if g.round > 1 and g.active >= 0 and any(g.down) and any(g.tomes)))


def test_a_mistake_is_named_by_its_field(middle: Any) -> None:
    crew = middle["seats"][0]
    wrong: list[tuple[tuple[Any, ...], Any]] = [
        (("round",), 7),
        (("phase",), "lunch"),
        (("first",), "guards"),
        (("reputation", crew), -1),
        (("goods", crew), {"silver": 1}),
        (("cell", crew), ["5"]),
        (("tomes", crew), ["book-of-alibis"]),
        (("locations", 2, "location"), "sewers"),
        (("locations", 2, "lying"), {"gold": 99}),
        (("locations", 0, "used", crew), 1),
        (("display",), []),
        (("goals", "instant"), None),
        (("goals", "majority"), "end-items"),
        (("guards",), {}),
        (("peeked",), [{"by": crew}]),
        (("lifted",), {"location": "sewers", "token": "9"}),
        (("bonus", crew), "3"),
    ]
    moments.check_mistakes(LOCKUP, middle, wrong)


@law("lockup", "3.1")
def test_the_supply_follows_from_the_rest(middle: Any) -> None:
    crew = middle["seats"][0]
    held = middle["fields"]["power"][crew]
    g, richer = (read_position(LOCKUP, changed(middle, "power", crew, to=n)) for n in (held, held + 2))
    assert richer.supply[4] == g.supply[4] - 2
    assert refused(changed(middle, "power", crew, to=22)) == "position.fields.power"


def test_seats_that_do_not_fit_the_fields_are_a_mistake_of_the_seats(middle: Any) -> None:
    assert refused(middle | {"seats": middle["seats"][:2]}) == "position.seats"


def test_a_position_in_another_order_of_the_steps_is_refused(middle: Any) -> None:
    assert refused(middle | {"stack": middle["stack"][::-1]}).startswith("position.stack")


def test_a_step_of_the_round_in_the_setup_of_expert_mode_is_refused() -> None:
    data = saved(new_game(3, "setup", expert="true").g)
    assert data["fields"]["phase"] == "setup"
    for at in range(len(data["stack"]) + 1):
        stack = [*data["stack"][:at], ["LightsOut"], *data["stack"][at:]]
        assert refused(data | {"stack": stack}).startswith("position.stack")


def test_a_question_without_an_answer_is_refused() -> None:
    """Who has begun to place, but has tokens neither there nor in the holding cell, can do nothing at all."""
    g = first_state(
        lambda seed: new_game(2, seed).match,
        "none left",
        lambda g: asks("TakeTurn")(g) and g.offer == [PASS],
    )
    who, free = g.active, next(place for place in range(LIBRARY) if not g.tokens_at(g.active, place))
    data = saved(g)
    assert refused(data | {"stack": [*data["stack"][:-1], ["PlaceTokens", who, free, 1]]}) == "position.stack"


@law("lockup", "14.2")
def test_no_window_opens_in_the_midst_of_a_question() -> None:
    def hires(g: Lockup) -> bool:
        who = g.decider()  # without a tome, so that none opens now
        return asks("TakeGoon")(g) and type(g.stack[-2]).__name__ == "Received" and not g.tomes[who]

    data = saved(first_state(lambda seed: new_game(3, seed).match, "a goon for a reward", hires))
    data["stack"].insert(-2, data["stack"][-1])
    with pytest.raises(BadFile, match=r"a window for tomes is open in the midst of a question \(14\.2\)"):
        read_position(LOCKUP, data)


@law("lockup", "7.4.1")
def test_no_two_rewards_are_offered_at_once() -> None:
    data = saved(first_state(lambda seed: new_game(3, seed).match, "two rewards", asks("TakeReward")))
    who, place = data["stack"][-1][1:]
    data["stack"].insert(-1, ["TakeReward", (who + 1) % 3, place])
    with pytest.raises(BadFile, match=r"two rewards are offered at once \(7\.4\.1\)"):
        read_position(LOCKUP, data)
