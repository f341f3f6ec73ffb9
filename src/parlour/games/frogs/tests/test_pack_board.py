"""Mistakes in the sides of the board: spaces, routes, ends, tokens and arms."""

from collections.abc import Callable
from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.file.pack import check_pack
from parlour.games.frogs.tests.test_pack_mistakes import Pack, house

Change = Callable[[Pack], object]


def damaged(change: Change) -> list[str]:
    """The mistakes in the house edition with another spring side."""
    pack = house()
    change(pack["board"][0])
    return check_pack(pack)


def space(board: Pack, name: str) -> Pack:
    found: Pack = next(each for each in board["spaces"] if each["id"] == name)
    return found


def put(name: str, **fields: Any) -> Change:
    return lambda board: space(board, name).update(fields)


def bare(name: str, **fields: Any) -> Change:
    """A space that has only its place, and these."""

    def change(board: Pack) -> None:
        found = space(board, name)
        for field in set(found) - {"id", "x", "y"}:
            del found[field]
        found.update(fields)

    return change


def field(name: str, value: Any) -> Change:
    return lambda board: board.__setitem__(name, value)


def route(*ends: str, **more: Any) -> Change:
    return lambda board: board["routes"].append({"from": ends[0], "to": ends[1], **more})


def without(name: str) -> Change:
    """No route to that space."""
    return lambda board: field("routes", [each for each in board["routes"] if each["to"] != name])(board)


ONE: list[tuple[Change, str]] = [
    (field("id", "winter"), "board winter, id: must be one of spring, autumn, not 'winter'"),
    (field("id", "autumn"), "board autumn, id: this id stands twice"),
    (field("edges", []), "board spring, edges: unknown; it has id, name, arms, spaces, routes, source"),
    (
        lambda board: space(board, "n2").update(x=space(board, "n1")["x"], y=space(board, "n1")["y"]),
        "board spring, space n2: lies on the same place as n1",
    ),
    (
        field("arms", [{"id": f"a{n}", "first": "n1"} for n in range(9)]),
        "board spring, arms: must be a list of up to 8",
    ),
    (field("spaces", "home"), "board spring, spaces: must be a list of 1 to 60 { id = … }, not 'home'"),
    (field("spaces", [{}] * 61), "board spring, spaces: must be a list of 1 to 60 { id = … }"),
    (field("routes", [["home", "w1"]]), "board spring, routes: must be a list of up to 120 { from = …, to = … }"),
    (field("routes", None), "board spring, routes: must be a list of up to 120"),
    (field("arms", {"w": "w1"}), "board spring, arms: must be a list of up to 8 { id = …, first = … }"),
    (field("arms", [{"id": "w", "first": 1}]), "board spring, arm w, first: must be a space, not 1"),
    (lambda board: board["spaces"].pop(0), "board spring, spaces: the first must be home, not 'w1'"),
    (put("home", gain=1), "board spring, space home: has no reward, no token and no end"),
    (lambda board: space(board, "w3").pop("id"), "board spring, space 4, id: must be a word"),
    (put("w3", id="w4"), "board spring, space w4, id: this id stands twice"),
    (put("w1", x=101), "board spring, space w1, x: must be a whole number of 0 to 100, not 101"),
    (
        lambda board: space(board, "w1").pop("y"),
        "board spring, space w1, y: must be a whole number of 0 to 100, not None",
    ),
    (put("w1", gain=1), "board spring, space w1: gives gain and draw, it must be one of them"),
    (put("w1", draw=0), "board spring, space w1, draw: must be a whole number of 1 to 20, not 0"),
    (put("w3", start="den"), "board spring, space w3, start: must be one of nest, lily-pad, burrow, not 'den'"),
    (put("w8", chest="silver"), "board spring, space w8, chest: must be one of iron, golden, ruby, not 'silver'"),
    (put("w8", end="yes"), "board spring, space w8, end: must be true or false, not 'yes'"),
    (put("w1", token="crown"), "board spring, space w1, token: must be one of golden-chest, plus-5, nest"),
    (put("w1", toll=1), "board spring, space w1, toll: unknown; it has id, x, y, gain, draw, start, chest"),
    (route("w1", "w99"), "board spring, route 38, to: there is no space 'w99'"),
    (route("w99", "w1"), "board spring, route 38, from: there is no space 'w99'"),
    (route("home", "w1", coins=-1), "board spring, route 38, coins: must be a whole number of 0 to 20, not -1"),
    (route("home", "w1", cards="one"), "board spring, route 38, cards: must be a whole number of 0 to 20, not 'one'"),
    (route("home", "w1", toll=1), "board spring, route 38, toll: unknown; it has from, to, coins, cards"),
    (route("w1", "w2"), "board spring, routes: w1 to w2 stands twice"),
]


@law("frogs", "2.6")
@pytest.mark.parametrize(("change", "mistake"), ONE, ids=[mistake for _, mistake in ONE])
def test_a_mistake_in_a_board_is_named_with_space_and_field(change: Change, mistake: str) -> None:
    (found,) = damaged(change)
    assert found.startswith(mistake)


@law("frogs", "8.2")
def test_every_way_leads_away_from_home() -> None:
    circle = "board spring, routes: {} lead in a circle, not away from home"
    assert damaged(route("w5", "w4")) == [circle.format("w4, w5")]
    assert damaged(route("w2", "w2")) == [circle.format("w2")]
    assert damaged(route("w2", "home")) == [circle.format("home, w1, w2")]


@law("frogs", "8.2")
def test_every_space_can_be_reached() -> None:
    lost = "board spring, space {}: no route leads there from home"
    assert damaged(without("wn2")) == [
        lost.format("wn2"),
        lost.format("wn3"),
        "board spring, space wn1: no route leads on from here, so it must have end = true",
    ]


@law("frogs", "8.10")
@pytest.mark.parametrize(
    ("change", "mistake"),
    [
        (bare("w8", end=True, gain=2), "space w8, end: the end of a path must be a chest"),
        (bare("w8", chest="ruby"), "space w8: no route leads on from here, so it must have end = true"),
        (put("n6", end=True), "space n6, end: a route leads on from here"),
    ],
)
def test_a_path_ends_with_a_chest_and_only_there(change: Change, mistake: str) -> None:
    assert damaged(change) == [f"board spring, {mistake}"]


@law("frogs", "3.2")
@pytest.mark.parametrize(
    ("change", "mistakes"),
    [
        (bare("n6", chest="iron"), ["token: there must be 1 of golden-chest, this board has 0"]),
        (put("w6", token="plus-5"), ["token: there must be 2 of plus-5, this board has 3"]),
        (put("w4", token="enchantment-b"), ["enchantment-a, this board has 0", "enchantment-b, this board has 2"]),
        (put("n6", chest="ruby"), ["space n6, token: golden-chest must lie on an iron chest"]),
        (bare("n6", gain=2, token="golden-chest"), ["space n6, token: golden-chest must lie on an iron chest"]),
        (bare("w5", draw=1, token="plus-5"), ["space w5, token: plus-5 must lie on a space with gain"]),
        (bare("n2", gain=1, token="nest"), ["space n2, token: nest must lie on a space with draw"]),
    ],
)
def test_all_tokens_have_their_places(change: Change, mistakes: list[str]) -> None:
    found = damaged(change)
    assert len(found) == len(mistakes)
    assert all(mistake in each for each, mistake in zip(found, mistakes, strict=True))


@law("frogs", "8.2")
def test_every_way_out_of_home_is_an_arm() -> None:
    arms = [{"id": "w", "first": "w1"}, {"id": "n", "first": "n2"}, {"id": "s", "first": "s1"}]
    assert damaged(field("arms", arms)) == [
        "board spring, arms: no route leads from home to 'n2'",
        "board spring, arms: there must be one whose first is n1",
    ]
    assert damaged(field("arms", [*arms[::2], {"id": "x", "first": "n1"}])) == []
