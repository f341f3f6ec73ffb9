"""Chapter 4: setup. Expert mode and solo change some of it: chapters 17 and 18."""

from itertools import count

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.book import BRIGAND
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import Scenario, new_game, night
from parlour.kernel.errors import BadInput
from parlour.kernel.match import begin

EVERY = pytest.mark.parametrize("players", [2, 3, 4, 5])


@law("lockup", "4.1", "8.0")
@pytest.mark.parametrize(("players", "scrap", "potions"), [(1, 2, 2), (2, 2, 2), (3, 3, 3), (4, 3, 3), (5, 3, 3)])
def test_the_board_has_a_side_for_1_and_2_players_and_one_for_3_to_5(players: int, scrap: int, potions: int) -> None:
    shown = new_game(players).view("")["locations"]
    assert (shown[1]["rewards"][0]["n"], shown[2]["rewards"][0]["n"]) == (scrap, potions)


@law("lockup", "4.2")
def test_the_game_begins_in_round_1_with_roll_call() -> None:
    table = new_game(3)
    assert (table.view("")["round"], table.view("")["phase"]) == (1, "roll-call")


@law("lockup", "4.3", "2.1")
@EVERY
def test_all_pieces_that_are_not_dealt_are_in_the_supply(players: int) -> None:
    table = new_game(players)
    goods = [table.in_supply(good) for good in ("scrap", "potion", "iron", "gold")]
    assert goods == [25, 15, 15, 10]
    assert table.in_supply("power") == 22 - players
    assert table.in_supply("suspicion") == 12 - sum(table.g.suspicion_at)


# 4.4 Items


@law("lockup", "4.4")
@pytest.mark.parametrize(("players", "items"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_one_item_more_than_players_is_turned_up(players: int, items: int) -> None:
    table = new_game(players)
    shown = table.shown_items()
    assert len(shown) == len(set(shown)) == items
    assert "" not in shown
    assert table.view("")["item_deck"] == 34 - items


@law("lockup", "4.4", "4.5", "4.7")
def test_the_decks_are_shuffled() -> None:
    tables = [new_game(2, str(seed)) for seed in range(8)]
    assert len({tuple(table.shown_items()) for table in tables}) == 8
    assert len({tuple(table.shown_goons()) for table in tables}) == 8
    assert len({table.g.draw_tome() for table in tables}) > 1


@law("lockup", "4.4.1", "11.4", "9.2")
def test_items_never_slide_and_only_the_empty_cell_is_filled() -> None:
    table = night("cell-block", goblins="4", gnolls="").display("rag-rope", "chalk-ward", "tin-idol")
    table.has("goblins", gold=1).settle().chooses("reserve chalk-ward")
    assert table.shown_items() == ["rag-rope", "", "tin-idol"]
    table.next_item("siege-hook").patrol()
    assert table.shown_items() == ["rag-rope", "siege-hook", "tin-idol"]


# 4.5, 4.6 Goons and suspicion


@law("lockup", "4.5")
def test_five_goons_are_turned_up_one_in_each_cell_of_locations_2_to_6() -> None:
    table = new_game(4)
    assert len({*table.shown_goons()} - {""}) == 5
    assert table.view("")["goon_deck"] == 28
    assert [table.g.goon_at[location] for location in (0, 6, 7)] == [-1, -1, -1]


@law("lockup", "4.6")
@pytest.mark.parametrize("seed", "123456")
def test_each_goon_brings_as_much_suspicion_as_it_shows(seed: str) -> None:
    shown = new_game(3, seed).view("")["locations"]
    assert [each["suspicion"] for each in shown] == [each["goon"]["suspicion"] if each["goon"] else 0 for each in shown]


@law("lockup", "4.6.1")
def test_suspicion_of_setup_goes_as_far_as_the_supply_in_order_of_numbers_and_there_is_no_raid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = new_game(2).g.cards
    monkeypatch.setattr(cards, "goon_suspicion", [5] * 33)  # with the house cards 12 are always enough
    table = new_game(2)
    assert table.g.suspicion_at == [0, 5, 5, 2, 0, 0, 0, 0]
    assert (table.in_supply("suspicion"), table.g.raids) == (0, 0)


@law("lockup", "4.6.2")
def test_brigands_bring_no_resource_in_setup() -> None:
    games = (new_game(2, str(seed)) for seed in count())
    table = next(each for each in games if BRIGAND in [each.g.cards.types[goon] for goon in each.g.goon_at[1:6]])
    assert all(table.lying_at(place["id"]) == {} for place in table.view("")["locations"])
    assert table.in_supply("scrap") == 25


@law("lockup", "4.7", "19.1")
def test_the_tome_deck_lies_face_down_and_nobody_has_a_tome() -> None:
    seen = new_game(3).view("")
    assert (seen["tome_deck"], seen["tome_discard"]) == (28, [])
    assert [player["tome_count"] for player in seen["players"]] == [0, 0, 0]


# 4.8–4.11 Crews


@law("lockup", "4.8", "4.11")
@EVERY
def test_everyone_starts_with_1_power_10_stars_and_a_storage_limit_of_5(players: int) -> None:
    for player in new_game(players).view("")["players"]:
        assert (player["power"], player["suspicion"], player["reputation"], player["storage"]) == (1, 0, 10, 5)
        assert set(player["goods"].values()) == {0}
        assert player["items"] == player["goons"] == []


@law("lockup", "4.8")
def test_crews_are_drawn_unless_they_are_chosen() -> None:
    assert len({tuple(new_game(2, str(seed)).crews()) for seed in range(10)}) > 5
    with pytest.raises(BadInput):
        new_game(3, crews="goblins,gnolls")


@law("lockup", "4.9", "4.10")
@EVERY
def test_everyone_has_six_tokens_in_the_holding_cell_but_five_without_the_2_with_five_players(players: int) -> None:
    table = new_game(players)
    six, five = ["lookout", "enforcer", "1", "2", "3", "4"], ["lookout", "enforcer", "1", "3", "4"]
    for crew in table.crews():
        assert table.cell(crew) == (five if players == 5 else six)
        assert table.view(crew)["players"][table.party(crew)]["cell"] == table.cell(crew)
    others = [player["cell"] for player in table.view(table.crews()[0])["players"][1:]]
    assert others == [None] * (players - 1)


# 4.12, 4.13 Goals and first player


@law("lockup", "4.12", "15.1")
@EVERY
def test_one_goal_of_each_type_is_turned_up(players: int) -> None:
    goals = new_game(players).view("")["goals"]
    assert [goal["type"] for goal in goals] == ["majority", "instant", "end-game"]
    assert [goal["holder"] for goal in goals] == [None] * 3


@law("lockup", "4.12")
def test_goals_are_drawn() -> None:
    drawn = [new_game(2, str(seed)).view("")["goals"] for seed in range(40)]
    assert [len({goals[kind]["id"] for goals in drawn}) for kind in range(3)] == [6, 6, 6]


@law("lockup", "4.13")
def test_the_first_player_is_drawn_unless_the_table_names_one() -> None:
    assert {new_game(3, str(seed)).g.first for seed in range(20)} == {0, 1, 2}
    assert {new_game(3, str(seed), first="2").g.first for seed in range(5)} == {2}


@law("lockup", "4.13", "6.1")
def test_the_first_player_holds_the_marker_and_begins() -> None:
    table = new_game(4, first="3")
    assert [player["first"] for player in table.view("")["players"]] == [False, False, False, True]
    assert table.asked() == table.crews()[3]


@law("lockup", "4.13")
def test_only_a_seat_at_the_table_can_be_the_first_player() -> None:
    with pytest.raises(BadInput):
        begin(LOCKUP, 2, LOCKUP.read_settings({"first": "2"}), "1")


def test_the_bare_board_of_the_tests_holds_every_piece_of_the_box() -> None:
    table = Scenario("goblins", "gnolls", "kobolds")
    g = table.g
    assert (g.item_deck, g.goon_deck, g.tome_deck) == ((1 << 34) - 1, (1 << 33) - 1, (1 << 28) - 1)
    assert g.supply == [25, 15, 15, 10, 19, 12]
