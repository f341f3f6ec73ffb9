"""Chapter 3: setup."""

import pytest

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import Table, fresh, scenario
from parlour.kernel.chance import seeded
from parlour.kernel.errors import BadInput

SHUFFLES = [seeded(str(seed)) for seed in range(40)]


def takes_a_turn(t: Table) -> None:
    """Whoever is active uses the porter, which has no empty squares, anywhere."""
    player = next(player for player in t.players if player.colour == t.active)
    player.uses(f"porter-{player.colour}")
    player.places(min(t.offered("place")))


@law("roam", "3.1")
def test_each_player_takes_the_starting_cards_and_markers_of_one_colour() -> None:
    t = fresh(["yellow", "blue"])
    assert t.yellow.seat == 0
    assert t.yellow.awake == {"guide-yellow", "scout-yellow", "porter-yellow"}
    assert t.blue.awake == {"guide-blue", "scout-blue", "porter-blue"}
    assert (t.yellow.supply, t.blue.supply) == (24, 24)


@law("roam", "3.1")
def test_colours_that_nobody_plays_stay_in_the_box() -> None:
    t = fresh(["yellow", "blue"])
    assert [player["colour"] for player in t.view()["players"]] == ["yellow", "blue"]
    assert not any(card.endswith(("-red", "-green")) for player in t.players for card in player.awake | player.asleep)


@law("roam", "3.1")
@pytest.mark.parametrize("seats", [["blue", "blue"], ["blue", "purple"]])
def test_two_players_never_share_a_colour(seats: list[str]) -> None:
    with pytest.raises(BadInput, match="a colour of its own"):
        fresh(seats)


@law("roam", "3.2")
def test_the_deck_is_shuffled() -> None:
    tables = [fresh(chance=chance) for chance in SHUFFLES]
    assert len({tuple(t.lands) for t in tables}) == len(tables)
    assert len({t.top for t in tables}) > 10
    assert len({t.land(1) for t in tables}) > 10


@law("roam", "3.2")
def test_everybody_sees_the_land_side_of_the_top_card() -> None:
    t = scenario(top="kettle")
    for seat in ("blue", "red", None):
        assert t.view(seat)["next"]["coins"] == [[0, 0], [0, 0], [2, 0]]


@law("roam", "3.2")
def test_the_next_land_is_the_one_that_was_seen_on_top() -> None:
    t = scenario(begin="lands", on={2: "bbbrrr"}, top="kettle")
    assert t.view()["next"]["card"] == "kettle"
    t.blue.bids(0)
    assert t.land(2) == "kettle"


@law("roam", "3.3")
def test_six_cards_of_the_deck_become_the_field() -> None:
    t = fresh()
    assert len(set(t.lands)) == 6
    assert None not in t.lands
    assert t.view()["deck"] == 43 - 6
    assert t.top not in t.lands
    assert t.deck.isdisjoint({*t.lands, t.top})


@law("roam", "3.4", "3.4.2")
@pytest.mark.parametrize(("land", "space"), [(1, "B1"), (2, "D1"), (3, "F1"), (4, "A6"), (5, "C6"), (6, "E6")])
def test_the_edge_with_the_scroll_lies_on_an_outer_border(land: int, space: str) -> None:
    t = scenario(lands={land: "kettle"})  # 2 symbols at the left end of the row above the scroll
    assert [each["id"] for each in t.view()["spaces"] if each["coins"] == 2] == [space]


@law("roam", "3.4.2", "5.5")
def test_a_land_of_the_north_row_is_turned_by_180_degrees() -> None:
    t = scenario(lands={2: "miko"})  # as printed: 0 0 / 1 0 / 0 1
    assert {each["id"] for each in t.view()["spaces"] if each["coins"]} == {"C1", "D2"}
    assert t.view()["lands"][1]["coins"] == [[1, 0], [0, 1], [0, 0]]
    t.blue.uses("scout-blue")
    t.blue.places("C1")  # a diagonal: C1, B2, A3
    assert t.blue.coins == 1


@law("roam", "3.4.2")
def test_a_land_of_the_south_row_lies_as_printed() -> None:
    t = scenario(lands={5: "miko"})
    assert {each["id"] for each in t.view()["spaces"] if each["coins"]} == {"C5", "D6"}
    assert t.view()["lands"][4]["coins"] == [[0, 0], [1, 0], [0, 1]]


@law("roam", "3.4.1")
def test_the_field_is_six_by_six_and_each_land_covers_two_columns_and_three_rows() -> None:
    spaces = fresh().view()["spaces"]
    assert [space["id"] for space in spaces] == [f"{column}{row}" for row in range(1, 7) for column in "ABCDEF"]
    assert [space["land"] for space in spaces] == [1, 1, 2, 2, 3, 3] * 3 + [4, 4, 5, 5, 6, 6] * 3


@law("roam", "3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_cards_lie_awake_along_a_border_of_ones_own(seats: int) -> None:
    t = fresh(seats)
    assert [len(player.awake) for player in t.players] == [3] * seats
    assert [len(player.asleep) for player in t.players] == [0] * seats
    assert len({player["border"] for player in t.view()["players"]}) == seats


@law("roam", "3.5.1")
@pytest.mark.parametrize(("seats", "borders"), [(2, "SN"), (3, "SWN"), (4, "SWNE")])
def test_two_sit_south_and_north_three_also_west_four_at_every_border(seats: int, borders: str) -> None:
    assert "".join(player["border"] for player in fresh(seats).view()["players"]) == borders


@law("roam", "3.5.2", "3.7")
@pytest.mark.parametrize(("first", "borders"), [(0, "SWNES"), (2, "NESWN")])
def test_clockwise_is_south_west_north_east(first: int, borders: str) -> None:
    t = fresh(4, first=first)
    border = [player["border"] for player in t.view()["players"]]
    turns = ""
    for _ in borders:
        turns += border[t.view()["active"]]
        if len(turns) < len(borders):
            takes_a_turn(t)
    assert turns == borders


@law("roam", "3.6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_may_name_the_first_player(first: int) -> None:
    for chance in SHUFFLES[:5]:
        t = fresh(3, chance=chance, first=first)
        assert [player["first"] for player in t.view()["players"]] == [seat == first for seat in range(3)]
        assert t.decider == t.players[first].colour


@law("roam", "3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_otherwise_the_first_player_is_drawn_at_random(seats: int) -> None:
    colours = {player.colour for player in fresh(seats).players}
    assert {fresh(seats, chance=chance).decider for chance in SHUFFLES} == colours


@law("roam", "3.6")
def test_an_empty_seat_cannot_be_the_first_player() -> None:
    with pytest.raises(BadInput, match="first=2 is not possible"):
        fresh(2, first=2)


@law("roam", "3.7")
def test_coins_are_paid_to_and_taken_from_a_common_supply() -> None:
    t = scenario(awake={"blue": ["guide-blue"]}, lands={5: "dask"}, coins={"blue": 1, "red": 5})
    t.blue.rises_early()
    assert (t.blue.coins, t.red.coins) == (0, 5)  # nobody gets what is paid
    t.blue.uses("scout-blue")
    t.blue.places("D4")
    assert (t.blue.coins, t.red.coins) == (2, 5)  # nobody pays what is taken


@law("roam", "3.8")
@pytest.mark.parametrize(
    ("seats", "first", "coins"),
    [(2, 0, [0, 1]), (2, 1, [1, 0]), (3, 1, [1, 0, 1]), (4, 0, [0, 1, 1, 2]), (4, 2, [1, 2, 0, 1])],
)
def test_starting_coins_follow_the_turn_order(seats: int, first: int, coins: list[int]) -> None:
    assert [player.coins for player in fresh(seats, first=first).players] == coins


@law("roam", "3.9")
def test_in_the_regular_game_artifacts_stay_in_the_box() -> None:
    t = fresh()
    assert (t.row, t.stack) == ([], set())
    assert (t.view()["row"], t.view()["stack"]) == ([], 0)


@law("roam", "3.9")
def test_in_the_regular_game_nothing_is_on_sale() -> None:
    t = scenario(coins={"blue": 20})
    t.blue.uses("porter-blue")
    t.blue.places("B2")
    assert t.decider == "red"


@law("roam", "3.9")
def test_in_the_full_game_they_are_laid_out() -> None:
    t = fresh(version="full")
    assert len(t.row) == 4
    assert len(t.stack) == 20
