"""Positions of Lockup: fields that people can read and edit, and mistakes that are named."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from fuzz import Dice, choose, snapshot
from law import law

from lockup.board import LOCKUP
from lockup.kit import new_game
from parlour.games.lockup.state import Lockup
from parlour.kernel.errors import BadFile
from parlour.record.position import read_position, write_position


def states(players: int, seed: str, **settings: str) -> Iterator[Lockup]:
    """The State at every question of a random game, and the last one."""
    table, dice = new_game(players, seed, **settings), Dice(seed)
    while table.g.offer:
        yield table.g
        table.match.apply(choose(table.g.offer, dice))
    yield table.g


def saved(g: Lockup) -> Any:
    return json.loads(json.dumps(write_position(LOCKUP, g), allow_nan=False))


def refused(data: Any) -> str:
    with pytest.raises(BadFile) as error:
        read_position(LOCKUP, data)
    return error.value.where


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("expert", ["false", "true"])
def test_every_state_of_a_game_is_the_same_after_it_was_saved(players: int, expert: str) -> None:
    for number, g in enumerate(states(players, "saved", expert=expert, difficulty="fierce")):
        if number % 3 and g.stack:
            continue
        data = saved(g)
        loaded = read_position(LOCKUP, data)
        assert saved(loaded) == data
        ours, theirs = ({**snapshot(each), "log": None, "shown": 0, "rules": None} for each in (g, loaded))
        assert theirs == ours


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
    for g in states(3, "middle"):
        if g.round > 1 and g.active >= 0 and any(g.down) and any(g.tomes):
            return saved(g)
    raise AssertionError("no game comes to that")


def changed(data: Any, *path: Any, to: Any) -> Any:
    other = copy.deepcopy(data)
    at = other["fields"]
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = to
    return other


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
    for path, to in wrong:
        assert refused(changed(middle, *path, to=to)).startswith(f"position.fields.{path[0]}"), path


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
