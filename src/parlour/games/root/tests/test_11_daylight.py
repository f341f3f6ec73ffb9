"""11.5 and 11.2.4: the Daylight of the Riverfolk. Funds pay for all of it."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.scenario import Scenario


def river(*others: str, **settings: str) -> Scenario:
    return Scenario("riverfolk", *(others or ("marquise", "eyrie")), **settings)


def day(table: Scenario) -> Scenario:
    return table.begin("riverfolk", "daylight")


# 11.2.4, 11.5 Funds


@law("root", "11.2.4", "11.5")
def test_without_funds_nothing_can_be_done() -> None:
    table = river()
    table.put(5, riverfolk=2, marquise=1)
    table.till("payments", riverfolk=3)
    table.till("committed", riverfolk=3)
    table.posts_gone("fox")
    table.hand("riverfolk", "anvil", "codebreakers-1")
    table.in_play("riverfolk", "codebreakers-2")
    table.hand("marquise", "sword")
    day(table)
    assert table.verbs() == {"end", "look"}
    barred = table.barred()
    assert {barred[words] for words in ("river-move", "river-battle", "river-draw", "river-recruit 5")} == {"11.2.4"}
    assert (barred["craft anvil"], barred["export anvil"], barred["trade-post 5"]) == ("11.2.4", "11.2.4", "11.2.4")
    assert barred["craft codebreakers-1"] == "4.1.4"


@law("root", "11.2.4", "11.5", "11.5.1", "11.5.2", "11.5.4")
@pytest.mark.parametrize("owner", ["riverfolk", "eyrie"])
def test_they_choose_whose_warrior_is_committed(owner: str) -> None:
    table = river()
    table.put(5, riverfolk=2, marquise=1)
    table.till("funds", riverfolk=2, eyrie=2)
    day(table).play("river-draw")
    assert (table.asked(), table.offered()) == ("riverfolk", ["fund riverfolk", "fund eyrie"])
    supply = table.supply(owner)
    table.play(f"fund {owner}")
    assert (table.in_till("committed"), table.supply(owner)) == ({owner: 1}, supply)
    assert len(table.cards("riverfolk")) == 1


@law("root", "11.5")
def test_actions_in_any_order_and_number_while_funds_last() -> None:
    table = river()
    table.put(5, riverfolk=3)
    table.till("funds", riverfolk=4)
    day(table).play("river-draw", "river-move", "to 1", "count 1", "river-draw", "river-recruit 7")
    assert (table.in_till("committed"), table.in_till("funds")) == ({"riverfolk": 3}, {})
    assert (table.warriors("riverfolk", 1), table.warriors("riverfolk", 7), len(table.cards("riverfolk"))) == (1, 1, 2)
    assert table.question() == "SetPrices"


@law("root", "11.5", "3.3.1")
def test_effects_of_daylight_cost_no_funds() -> None:
    table = river()
    table.points(riverfolk=10)
    table.hand("riverfolk", "dominance-fox")
    day(table).play("activate dominance-fox")
    assert table.state.dominance[0] != -1


# 11.5.1 Move, 11.5.2 Battle, 11.5.4 Draw


@law("root", "11.5.1")
def test_a_move_costs_one_fund_and_is_one_move() -> None:
    table = river()
    table.put(10, riverfolk=3)
    table.till("funds", riverfolk=1)
    day(table).play("river-move", "to 12", "count 2")
    assert (table.warriors("riverfolk", 12), table.in_till("committed")) == (2, {"riverfolk": 1})
    assert table.question() == "SetPrices"


@law("root", "11.5.1", "4.2")
def test_without_warriors_to_move_no_fund_is_committed() -> None:
    table = river()
    table.till("funds", riverfolk=1)
    day(table)
    assert not table.verbs() & {"river-move", "river-battle"}
    assert (table.barred()["river-move"], table.barred()["river-battle"]) == ("4.2.1", "4.3")


@law("root", "11.5.2")
def test_a_battle_costs_one_fund() -> None:
    table = river()
    table.put(8, riverfolk=2, marquise=2)
    table.till("funds", eyrie=1)
    day(table)
    table.dice(2, 1)
    table.play("river-battle")
    assert (table.warriors("marquise", 8), table.warriors("riverfolk", 8)) == (0, 1)
    assert table.in_till("committed") == {"eyrie": 1}


@law("root", "11.5.4", "2.1.2")
def test_without_a_card_to_draw_no_fund_is_committed() -> None:
    table = river()
    table.till("funds", riverfolk=1)
    table.g.removed, table.g.deck = table.g.deck, 0
    day(table)
    assert "river-draw" not in table.verbs()
    assert table.barred()["river-draw"] == "11.5.4"
    table.g.removed ^= 1
    table.g.discard = 1
    assert "river-draw" in day(table).verbs()


# 11.5.3 Craft, 11.5.3.i Export


@law("root", "11.2.1", "11.5.3", "4.1.1")
def test_a_card_needs_an_empty_space_and_a_fund_for_each_symbol() -> None:
    table = river()
    table.put(8, trade_post=1)
    table.till("funds", riverfolk=3)
    table.hand("riverfolk", "anvil", "foxfolk-steel", "sword", "bake-sale")
    day(table)
    assert (table.offered("craft"), table.offered("export")) == (["anvil"], ["anvil"])
    assert (table.barred()["craft foxfolk-steel"], table.barred()["export foxfolk-steel"]) == ("11.5.3", "11.5.3")
    table.posts_gone("fox")
    day(table)
    assert table.offered("craft") == ["foxfolk-steel", "anvil", "sword"]
    table.play("craft sword")
    assert (table.score("riverfolk"), table.in_till("fox-spaces")) == (2, {"riverfolk": 2})
    assert table.in_till("committed") == {}


@law("root", "11.5.3", "11.2.4")
def test_with_too_few_funds_empty_spaces_do_not_help() -> None:
    table = river()
    table.posts_gone("fox", 3)
    table.till("funds", riverfolk=1)
    table.hand("riverfolk", "foxfolk-steel", "anvil")
    day(table)
    assert table.offered("craft") == ["anvil"]
    assert table.barred()["craft foxfolk-steel"] == "11.5.3"


@law("root", "11.5.3")
def test_a_space_with_a_fund_is_not_empty() -> None:
    table = river()
    table.posts_gone("fox", 2)
    table.till("fox-spaces", eyrie=1)
    table.till("funds", riverfolk=3)
    table.hand("riverfolk", "foxfolk-steel", "anvil")
    assert day(table).offered("craft") == ["anvil"]


@law("root", "11.5.3", "4.1.1")
def test_mixed_costs_need_a_space_of_each_suit() -> None:
    table = river()
    for suit in ("fox", "rabbit", "mouse"):
        table.posts_gone(suit)
    table.till("funds", riverfolk=2, eyrie=1)
    table.hand("riverfolk", "tax-collector-1")
    day(table).play("craft tax-collector-1", "fund riverfolk", "fund eyrie")
    assert table.crafted("riverfolk") == ["tax-collector-1"]
    spaces = [table.in_till(f"{suit}-spaces") for suit in ("fox", "rabbit", "mouse")]
    assert spaces == [{"riverfolk": 1}, {"eyrie": 1}, {"riverfolk": 1}]


@law("root", "11.5.3", "4.1.1")
def test_for_symbols_of_any_suit_they_choose_the_space() -> None:
    table = river()
    table.posts_gone("fox", 2)
    table.posts_gone("mouse", 3)
    table.till("funds", riverfolk=4)
    table.hand("riverfolk", "royal-claim", "bake-sale")
    day(table).play("craft royal-claim")
    assert table.offered() == ["space fox", "space mouse"]
    table.play("space fox", "space mouse", "space fox")
    assert table.crafted("riverfolk") == ["royal-claim"]
    assert (table.in_till("fox-spaces"), table.in_till("mouse-spaces")) == ({"riverfolk": 2}, {"riverfolk": 2})


@law("root", "11.5.3", "4.1.2", "11.5.3.i")
@pytest.mark.parametrize(("card", "law_of_it"), [("crossbow-bird", "4.1.2"), ("armorers-1", "4.1.4")])
def test_what_cannot_be_crafted_cannot_be_exported(card: str, law_of_it: str) -> None:
    table = river()
    table.posts_gone("fox", 2)
    table.till("funds", riverfolk=2)
    table.hand("riverfolk", card)
    table.in_play("riverfolk", "armorers-2")
    table.boxed("eyrie", "crossbow")
    day(table)
    assert not table.verbs() & {"craft", "export"}
    assert table.barred()[f"craft {card}"] == law_of_it
    assert f"export {card}" in table.barred()


@law("root", "11.5.3.i", "2.5")
def test_a_favor_that_would_remove_nothing_can_be_exported_but_not_crafted() -> None:
    table = river()
    table.posts_gone("mouse", 3)
    table.till("funds", riverfolk=3)
    table.hand("riverfolk", "favor-of-the-mice")
    day(table)
    assert (table.offered("craft"), table.offered("export")) == ([], ["favor-of-the-mice"])
    assert table.barred()["craft favor-of-the-mice"] == "2.5"


@law("root", "2.1.5", "2.1.6", "11.5.3.i")
def test_ambush_and_dominance_cards_are_not_exported() -> None:
    table = river()
    table.posts_gone("fox", 2)
    table.till("funds", riverfolk=2)
    table.hand("riverfolk", "ambush-fox", "dominance-fox")
    day(table)
    assert not table.verbs() & {"craft", "export"}
    assert (table.barred()["craft ambush-fox"], table.barred()["craft dominance-fox"]) == ("2.1.5", "2.1.6")


@law("root", "11.5.3.i")
def test_a_persistent_card_may_be_exported_and_without_a_warrior_nothing_comes() -> None:
    table = river()
    table.posts_gone("fox", 1)
    table.put(5, riverfolk=14)
    table.till("funds", riverfolk=1)
    table.hand("riverfolk", "armorers-1")
    day(table).play("export armorers-1")
    assert (table.cards("discard"), table.crafted("riverfolk"), table.in_till("payments")) == (["armorers-1"], [], {})


@law("root", "11.5.3.i", "11.4.3")
def test_the_warrior_for_an_export_is_their_own_whoever_paid() -> None:
    table = river()
    table.posts_gone("fox", 1)
    table.till("funds", eyrie=1)
    table.hand("riverfolk", "anvil")
    day(table).play("export anvil")
    assert (table.in_till("payments"), table.in_till("fox-spaces")) == ({"riverfolk": 1}, {"eyrie": 1})
    assert (table.supply("riverfolk"), table.score("riverfolk")) == (14, 0)


@law("root", "11.5.3.i", "10.2.6")
def test_beside_the_cult_an_exported_card_is_a_lost_soul() -> None:
    table = river("lizard_cult", "marquise")
    table.posts_gone("fox", 1)
    table.till("funds", riverfolk=2)
    table.hand("riverfolk", "anvil")
    day(table).play("export anvil")
    assert table.cards("souls") == ["anvil"]


# 11.5.5 Recruit


@law("root", "11.5.5", "11.5")
def test_a_recruit_is_placed_at_the_river_and_the_fund_is_spent() -> None:
    table = river()
    table.till("funds", riverfolk=1, eyrie=1)
    day(table)
    assert table.offered("river-recruit") == ["4", "5", "7", "10", "11"]
    supply = table.supply("eyrie")
    table.play("river-recruit 7", "fund eyrie")
    assert (table.warriors("riverfolk", 7), table.supply("eyrie")) == (1, supply + 1)
    assert (table.in_till("committed"), table.supply("riverfolk")) == ({}, 13)


@law("root", "11.5.5", "6.2.2", "GG.6.2")
def test_nobody_is_recruited_beside_the_keep_or_on_burnt_land() -> None:
    table = river()
    table.put(4, keep=1)
    table.scorched(10)
    table.till("funds", riverfolk=1)
    assert day(table).offered("river-recruit") == ["5", "7", "11"]


@law("root", "11.5.5")
def test_an_own_fund_may_be_the_recruit_itself() -> None:
    table = river()
    table.put(5, riverfolk=14)
    table.till("funds", riverfolk=1, eyrie=2)
    day(table).play("river-recruit 7")
    assert (table.warriors("riverfolk", 7), table.in_till("funds")) == (1, {"eyrie": 2})
    assert "river-recruit" not in table.verbs()
    assert table.barred()["river-recruit 7"] == "11.5.5"


@law("root", "11.5.5", "G.1")
def test_on_the_winter_map_they_recruit_along_its_river() -> None:
    table = river(map="winter")
    table.till("funds", riverfolk=1)
    assert day(table).offered("river-recruit") == ["7", "10", "11", "12"]


# 11.5.6 Trade post


@law("root", "11.5.6.i", "11.5.6")
def test_posts_need_a_ruled_clearing_without_one() -> None:
    table = river()
    table.put(2, marquise=1, trade_post=1)
    table.put(7, marquise=1, riverfolk=1)  # nobody rules
    table.put(8, marquise=1)
    table.put(12, sawmill=1)
    table.till("funds", marquise=2, riverfolk=2)
    day(table)
    assert table.offered("trade-post") == ["8", "12"]
    assert (table.barred()["trade-post 7"], table.barred()["trade-post 1"]) == ("11.5.6.i", "11.5.6.i")


@law("root", "11.5.6.ii", "11.5.6.iii")
def test_where_they_rule_themselves_two_own_funds_pay() -> None:
    table = river()
    table.put(5, riverfolk=1)
    table.till("funds", riverfolk=2, marquise=2)
    day(table).play("trade-post 5")
    assert (table.in_till("funds"), table.supply("riverfolk")) == ({"marquise": 2}, 13)
    assert (table.warriors("riverfolk", 5), table.pieces("trade-post", 5), table.score("riverfolk")) == (2, 1, 2)


@law("root", "11.5.6.ii", "10.2.4")
def test_where_a_garden_is_the_cult_is_paid() -> None:
    table = river("lizard_cult", "marquise")
    table.put(5, garden=1, marquise=3)
    table.till("funds", marquise=2)
    assert "trade-post" not in day(table).verbs()
    table.till("funds", lizard_cult=2)
    assert day(table).offered("trade-post") == ["5"]


@law("root", "11.5.6.i", "6.2.2", "GG.6.2")
def test_no_post_beside_the_keep_or_on_burnt_land() -> None:
    table = river()
    table.put(1, keep=1, marquise=1)
    table.put(8, marquise=1)
    table.scorched(8)
    table.till("funds", marquise=2)
    day(table)
    assert "trade-post" not in table.verbs()
    assert (table.barred()["trade-post 1"], table.barred()["trade-post 8"]) == ("6.2.2", "GG.6.2")


@law("root", "11.5.6.iii", "11.3.3", "11.2.5")
def test_three_posts_of_a_suit_each_score_two_points_and_there_is_no_fourth() -> None:
    table = river()
    for clearing in (1, 6, 8, 12):
        table.put(clearing, marquise=1)
    table.till("funds", marquise=8)
    day(table).play("trade-post 1")
    assert table.score("riverfolk") == 2
    table.play("trade-post 6")
    assert table.score("riverfolk") == 4
    table.play("trade-post 12")
    assert (table.score("riverfolk"), table.state.posts, table.state.stock[9]) == (6, [0, 3, 3], 6)
    assert (table.offered("trade-post"), table.barred()["trade-post 8"]) == ([], "11.3.3")


@law("root", "11.5.6", "2.5", "11.5.5")
def test_without_a_warrior_the_post_comes_alone() -> None:
    table = river()
    table.put(8, marquise=2)
    table.put(5, riverfolk=15)
    table.till("funds", marquise=2)
    day(table).play("trade-post 8")
    assert (table.pieces("trade-post", 8), table.warriors("riverfolk", 8)) == (1, 0)


@law("root", "11.5.6.iii", "8.2.6")
def test_a_garrison_is_placed_so_nobody_is_outraged() -> None:
    table = river("marquise", "alliance")
    table.put(8, marquise=2, sympathy=1)
    table.till("funds", marquise=2)
    table.hand("riverfolk", "anvil")
    day(table).play("trade-post 8")
    assert (table.cards("supporters"), table.cards("riverfolk")) == ([], ["anvil"])


@law("root", "11.5.6", "11.5")
def test_spent_funds_return_to_their_owners_and_committed_ones_wait() -> None:
    table = river()
    table.put(8, marquise=2)
    table.put(10, riverfolk=1)
    table.till("funds", marquise=3)
    supply = table.supply("marquise")
    day(table).play("trade-post 8", "river-draw")
    assert (table.supply("marquise"), table.in_till("committed")) == (supply + 2, {"marquise": 1})


@law("root", "11.5.3", "CARD.favor")
def test_they_craft_a_favor_with_three_funds() -> None:
    table = river()
    table.posts_gone("mouse", 3)
    table.put(2, marquise=2, riverfolk=1, sawmill=1)
    table.till("funds", riverfolk=3)
    table.hand("riverfolk", "favor-of-the-mice")
    day(table).play("craft favor-of-the-mice")
    assert (table.warriors("marquise", 2), table.pieces("sawmill", 2), table.score("riverfolk")) == (0, 0, 1)
    assert (table.warriors("riverfolk", 2), table.cards("discard")) == (1, ["favor-of-the-mice"])
