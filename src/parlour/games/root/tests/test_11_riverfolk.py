"""Chapter 11: the Riverfolk Company. Abilities (11.2.1–11.2.5), setup (11.3), Birdsong (11.4) and Evening (11.6)."""

from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import CARD_IDS
from parlour.games.root.tests.begun import begun
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario


def river(*others: str, **settings: str) -> Scenario:
    return Scenario("riverfolk", *(others or ("marquise", "eyrie")), **settings)


# 11.2.2 Swimmers


@law("root", "11.2.2", "4.2.1")
def test_on_paths_they_need_rule_as_anybody() -> None:
    table = river()
    table.put(10, riverfolk=1, marquise=3)
    table.put(11, eyrie=5)
    table.till("funds", riverfolk=1)
    table.begin("riverfolk", "daylight").play("river-move")
    assert table.offered("to") == ["5", "11"]
    assert table.barred() == {"to 1": "4.2.1", "to 2": "4.2.1", "to 12": "4.2.1"}
    table = river()
    table.put(10, riverfolk=1)
    table.till("funds", riverfolk=1)
    table.begin("riverfolk", "daylight").play("river-move")
    assert table.offered("to") == ["1", "2", "5", "11", "12"]


@law("root", "11.2.2", "GG.6.2")
def test_they_do_not_swim_onto_burnt_land() -> None:
    table = river()
    table.put(10, riverfolk=2, marquise=3)
    table.scorched(11)
    table.till("funds", riverfolk=1)
    table.begin("riverfolk", "daylight").play("river-move")
    assert table.state.stack[-1].args()[1:] == (9, 4)


@law("root", "11.2.2", "CARD.cobbler", "G.1")
def test_they_swim_with_cobbler_and_on_the_winter_map() -> None:
    table = river(map="winter")
    table.put(12, riverfolk=1, marquise=2)
    table.in_play("riverfolk", "cobbler-1")
    table.begin("riverfolk", "evening").play("cobbler")
    assert table.offered("to") == ["7", "11"]


@law("root", "11.2.2", "2.3")
def test_nobody_else_swims() -> None:
    table = river()
    table.put(10, marquise=1)
    table.begin("marquise", "daylight").play("march")
    assert table.offered("to") == ["1", "2", "12"]


# 11.2.3 Open hand


def hand_seen(view: dict[str, Any], seat: int) -> list[str]:
    return [card["id"] for card in view["players"][seat]["cards"] or []]


@law("root", "11.2.3", "Z.1")
def test_everybody_sees_the_hand_of_the_riverfolk() -> None:
    table = river()
    table.hand("riverfolk", "anvil", "sword")
    table.hand("marquise", "bake-sale")
    for view in (table.view("riverfolk"), table.view("marquise"), table.table.view()):
        assert hand_seen(view, 0) == ["anvil", "sword"]
    assert hand_seen(table.view("eyrie"), 1) == []


@law("root", "11.2.3", "Z.2")
def test_everybody_sees_what_the_riverfolk_draw() -> None:
    table = river()
    table.till("funds", riverfolk=1)
    table.begin("riverfolk", "daylight").play("river-draw")
    draw = next(event for event in table.match.events[-1] if event.key == "draws")
    assert all(draw.visible(seat) for seat in range(-1, 3))
    table.begin("marquise", "evening")
    assert table.state.hand[1] != 0


@law("root", "11.2.3", "Z.3")
@pytest.mark.parametrize(("card", "asked"), [("ambush-fox", True), ("ambush-bird-1", True), ("ambush-mouse", False)])
def test_they_are_asked_for_an_ambush_only_if_one_fits(card: str, asked: bool) -> None:
    table = river()
    table.put(8, marquise=2, riverfolk=2)
    table.hand("riverfolk", card, "anvil")
    table.dice(0, 0)
    fight(table, "marquise", 8, "riverfolk")
    assert (table.asked() == "riverfolk") == asked


@law("root", "11.2.3", "Z.3")
@pytest.mark.parametrize(("card", "asked"), [("ambush-fox", True), ("ambush-mouse", False)])
def test_they_are_asked_for_a_foil_only_if_one_fits(card: str, asked: bool) -> None:
    table = river()
    table.put(8, marquise=2, riverfolk=2)
    table.hand("riverfolk", card)
    table.hand("marquise", "ambush-bird-1")
    fight(table, "riverfolk", 8, "marquise").play("ambush ambush-bird-1")
    assert (table.question() == "AttackerMayFoil") == asked


@law("root", "11.2.3", "CARD.stand-and-deliver")
@pytest.mark.parametrize("card", ["anvil", "sword"])
def test_a_card_taken_from_the_open_hand_is_random_all_the_same(card: str) -> None:
    table = river()
    table.hand("riverfolk", "anvil", "sword")
    table.in_play("marquise", "stand-and-deliver-1")
    table.begin("marquise", "birdsong")
    while table.question() != "BirdsongWindow":
        table.play("end")

    table.luck(lambda g: CARD_IDS[g.draw(g.hand[0])] == card)
    table.play("rob riverfolk")
    assert (table.cards("marquise"), table.score("riverfolk")) == ([card], 1)


# 11.2.5 Trade posts


@law("root", "11.2.5", "2.8")
def test_a_trade_post_is_a_token_and_does_not_rule() -> None:
    table = river()
    table.put(5, trade_post=1)
    assert (table.ruler(5), table.state.room[4]) == ("", 2)


@law("root", "11.2.5.i")
@pytest.mark.parametrize(("funds", "lost"), [(0, 0), (1, 1), (2, 1), (5, 3), (6, 3)])
def test_a_removed_post_costs_half_of_the_funds_rounded_up(funds: int, lost: int) -> None:
    table = river()
    table.put(8, marquise=1, trade_post=1)
    table.till("funds", eyrie=funds)
    table.till("payments", eyrie=3)
    table.till("committed", eyrie=1)
    supply = table.supply("eyrie")
    table.dice(0, 0)
    fight(table, "marquise", 8, "riverfolk")
    assert (table.in_till("funds").get("eyrie", 0), table.supply("eyrie")) == (funds - lost, supply + lost)
    assert (table.in_till("payments"), table.in_till("committed")) == ({"eyrie": 3}, {"eyrie": 1})
    assert (table.state.posts, table.state.stock[9]) == ([2, 3, 3], 8)


@law("root", "11.2.5.i", "CARD.favor", "1.1.3")
def test_two_posts_lost_at_once_disrupt_one_after_the_other() -> None:
    table = river()
    table.no_ruins()
    table.put(8, trade_post=1)
    table.put(1, trade_post=1)
    table.put(6, workshop=2)
    table.put(12, workshop=1)
    table.till("funds", riverfolk=5)
    table.hand("marquise", "favor-of-the-foxes")
    table.begin("marquise", "daylight").play("craft favor-of-the-foxes")
    assert (table.in_till("funds"), table.state.stock[9], table.score("marquise")) == ({"riverfolk": 1}, 7, 2)


@law("root", "11.2.5.i", "1.1.3")
def test_the_active_player_orders_disruption_among_other_effects() -> None:
    table = river("marquise", "alliance")
    table.no_ruins()
    table.put(8, trade_post=1, sympathy=1)
    table.put(6, workshop=2)
    table.put(12, workshop=1)
    table.till("funds", riverfolk=2)
    table.hand("marquise", "favor-of-the-foxes")
    table.begin("marquise", "daylight").play("craft favor-of-the-foxes")
    assert (table.asked(), set(table.offered())) == ("marquise", {"trigger disruption", "trigger outrage"})


@law("root", "11.2.5.i", "11.5.2")
def test_a_fund_committed_to_the_battle_is_no_fund_any_more() -> None:
    table = river()
    table.put(8, riverfolk=1, trade_post=1, marquise=2)
    table.put(7, riverfolk=1, eyrie=1)
    table.till("funds", riverfolk=2, eyrie=1)
    table.begin("riverfolk", "daylight").play("river-battle", "fund eyrie")
    table.dice(2, 2)
    table.play("battle-in 8")
    assert table.pieces("trade-post", 8) == 0
    assert (table.in_till("committed"), table.in_till("funds")) == ({"eyrie": 1}, {"riverfolk": 1})


# 11.3 Setup


def to_river(table: Scenario, *words: str) -> Scenario:
    table.play(*words)
    while table.asked() != "riverfolk":
        table.play(table.offered()[0])
    return table


@law("root", "11.3", "11.3.1", "11.3.2", "11.3.3", "11.3.4", "11.3.5")
def test_the_setup_of_the_riverfolk() -> None:
    table = to_river(begun("riverfolk", "marquise"), "keep 1")
    assert table.offered("river-warrior") == ["4", "5", "7", "10", "11"]
    table.play("river-warrior 5", "river-warrior 5", "river-warrior 11", "river-warrior 5")
    assert (table.warriors("riverfolk", 5), table.warriors("riverfolk", 11)) == (3, 1)
    assert (table.in_till("payments"), table.supply("riverfolk")) == ({"riverfolk": 3}, 8)
    assert (table.state.posts, table.state.stock[9]) == ([3, 3, 3], 9)
    assert table.offered() == [f"price-hand-card {n}" for n in range(1, 5)]
    table.play("price-hand-card 3")
    assert table.offered() == [f"price-riverboats {n}" for n in range(1, 5)]
    table.play("price-riverboats 1")
    assert table.offered() == [f"price-mercenaries {n}" for n in range(1, 5)]
    table.play("price-mercenaries 4")
    assert table.state.prices == [3, 1, 4]


@law("root", "11.3.2", "G.1")
def test_on_the_winter_map_they_start_along_its_river() -> None:
    table = to_river(begun("riverfolk", "marquise", map="winter"), "keep 1")
    assert table.offered("river-warrior") == ["7", "10", "11", "12"]


@law("root", "5.1.7", "11.3")
def test_the_riverfolk_set_up_last() -> None:
    table = begun("riverfolk", "lizard_cult", "marquise")
    order = []
    while table.state.phase == 0:
        order.append(table.asked())
        table.play(table.offered()[0])
    assert list(dict.fromkeys(order)) == ["marquise", "lizard_cult", "riverfolk"]


# 11.4 Birdsong


@law("root", "11.4.1", "11.4")
@pytest.mark.parametrize(("payments", "funds"), [({}, {"riverfolk": 2}), ({"eyrie": 1}, {"eyrie": 1})])
def test_protectionism_only_with_empty_payments(payments: dict[str, int], funds: dict[str, int]) -> None:
    table = river()
    table.till("payments", **payments)
    table.begin("riverfolk", "birdsong")
    assert table.in_till("funds") == funds


@law("root", "11.4", "11.4.2", "11.4.1")
def test_dividends_come_before_the_gathering() -> None:
    table = river()
    table.put(5, trade_post=1)
    table.till("committed", eyrie=4)
    table.till("fox-spaces", marquise=2)
    table.till("funds", riverfolk=1)
    table.begin("riverfolk", "birdsong")
    assert table.score("riverfolk") == 0
    assert table.in_till("funds") == {"riverfolk": 3, "marquise": 2, "eyrie": 4}
    assert (table.in_till("committed"), table.in_till("fox-spaces"), table.in_till("payments")) == ({}, {}, {})


@law("root", "11.4.2")
@pytest.mark.parametrize(("funds", "points"), [(0, 0), (1, 0), (3, 1), (6, 3)])
def test_a_point_for_every_two_funds_of_whomever(funds: int, points: int) -> None:
    table = river()
    table.put(5, trade_post=1)
    table.till("funds", eyrie=funds)
    table.hand("riverfolk", "anvil")
    table.begin("riverfolk", "birdsong")
    assert table.score("riverfolk") == points


@law("root", "11.4.2", "11.2.5.i")
def test_a_post_that_left_the_game_pays_no_dividends() -> None:
    table = river()
    table.posts_gone("fox")
    table.till("funds", eyrie=4)
    table.begin("riverfolk", "birdsong")
    assert table.score("riverfolk") == 0


# 11.6 Evening


@law("root", "11.6.1", "11.6", "INV.14")
def test_they_discard_to_five_before_prices_change_and_draw_nothing() -> None:
    table = river()
    table.hand("riverfolk", "anvil", "sword", "bake-sale", "armorers-1", "sappers-1", "investments")
    table.begin("riverfolk", "evening")
    assert (table.question(), len(table.cards("riverfolk"))) == ("DiscardCard", 6)
    table.play("discard anvil")
    assert (table.question(), len(table.cards("riverfolk"))) == ("SetPrices", 5)


@law("root", "11.6.2")
def test_each_marker_may_move_once_to_any_price() -> None:
    table = river()
    table.prices(2, 1, 4)
    table.begin("riverfolk", "evening")
    assert table.offered("price-hand-card") == ["1", "3", "4"]
    assert table.offered("price-mercenaries") == ["1", "2", "3"]
    table.play("price-hand-card 4")
    assert (table.offered("price-hand-card"), table.state.prices) == ([], [4, 1, 4])
    assert table.barred() == {f"price-hand-card {n}": "11.6.2" for n in range(1, 5)}
    table.play("price-mercenaries 1", "end")
    assert (table.state.prices, table.asked()) == ([4, 1, 1], "marquise")


@law("root", "11.6.2")
def test_prices_may_stay() -> None:
    table = river()
    table.prices(2, 1, 4)
    table.begin("riverfolk", "evening").play("end")
    assert table.state.prices == [2, 1, 4]


@law("root", "11.2.5.i", "6.2.3")
def test_field_hospitals_do_not_save_warriors_on_the_board_of_the_riverfolk() -> None:
    table = river("marquise", "eyrie")
    table.put(1, keep=1)
    table.put(8, eyrie=1, trade_post=1)
    table.till("funds", marquise=2)
    table.hand("marquise", "anvil", "armorers-1")
    supply = table.supply("marquise")
    table.dice(0, 0)
    fight(table, "eyrie", 8, "riverfolk")
    assert (table.in_till("funds"), table.supply("marquise")) == ({"marquise": 1}, supply + 1)
    assert table.question() != "FieldHospitals"
