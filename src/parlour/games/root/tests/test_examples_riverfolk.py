"""The worked examples of the Riverfolk Company: EX-102 to EX-114."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.begun import begun
from parlour.games.root.tests.scenario import Scenario


def river(*others: str, **settings: str) -> Scenario:
    return Scenario("riverfolk", *(others or ("marquise", "eyrie")), **settings)


@law("root", "11.2.6", "11.2.6.i", "11.2.6.ii", "11.2.7.i", "11.2.7.ii")
def test_ex_102_two_clearings_with_a_post_and_a_piece_allow_three_services() -> None:
    table = river()
    table.prices(2, 1, 3)
    table.put(5, trade_post=1, marquise=1)
    table.put(7, trade_post=1, wood=1)
    table.put(2, trade_post=1)
    table.hand("riverfolk", "anvil", "sword", "bake-sale")
    table.begin("marquise", "birdsong")
    supply = table.supply("marquise")
    table.play("buy hand-card", "service-card anvil", "buy hand-card", "service-card sword", "buy riverboats")
    assert (table.cards("marquise"), table.cards("riverfolk")) == (["anvil", "sword"], ["bake-sale"])
    assert table.in_till("payments") == {"marquise": 5}
    assert table.supply("marquise") == supply - 5
    assert "buy" not in table.verbs()


@law("root", "11.2.6.iii", "L-21")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_ex_103_the_vagabond_is_served_even_if_the_riverfolk_lack_warriors(of_table: str) -> None:
    table = river("vagabond", law=of_table)
    table.prices(3, 4, 4)
    table.put(5, riverfolk=14)
    table.items(up="boot boot sword")
    table.hand("riverfolk", "anvil", "sword")
    table.begin("vagabond", "birdsong").play("buy hand-card", "service-item up-boot", "service-item up-boot")
    assert table.offered("service-card") == ["anvil", "sword"]
    assert table.packed("down") == ["boot", "boot", "sword"]
    table.play("service-card anvil")
    assert (table.cards("vagabond"), table.in_till("payments")) == (["anvil"], {"riverfolk": 1})
    assert table.supply("riverfolk") == 0


def hired() -> Scenario:
    """Clearing 11: one warrior of the Marquise, two of the Riverfolk, two of the Eyrie."""
    table = river()
    table.put(11, marquise=1, riverfolk=2, eyrie=2)
    table.contract()
    return table


@law("root", "11.2.7.iii", "11.2.7.iii.a", "4.3.2.i")
def test_ex_104_hired_warriors_rule_and_fight_and_fall_for_the_buyer() -> None:
    table = hired()
    table.begin("marquise", "daylight")
    assert table.ruler(11) == "marquise"
    table.put(11, eyrie=1)
    table.dice(3, 3)
    table.play("fight", "battle eyrie", "mercenaries")
    assert (table.warriors("marquise", 11), table.warriors("riverfolk", 11), table.warriors("eyrie", 11)) == (0, 0, 0)


@law("root", "11.2.7.iii", "7.2.2")
def test_ex_105_in_birdsong_there_is_no_contract_yet() -> None:
    table = river()
    table.put(11, marquise=1, riverfolk=2, eyrie=2)
    table.put(5, trade_post=1, marquise=1)
    table.prices(4, 1, 1)
    table.begin("marquise", "birdsong").play("buy mercenaries")
    assert (table.question(), table.ruler(11)) == ("BuyServices", "eyrie")
    table.play("end")
    assert table.ruler(11) == "marquise"


@law("root", "11.2.7.ii", "8.4.2.i")
def test_ex_106_with_riverboats_sympathy_spreads_along_the_river() -> None:
    table = river("alliance", "marquise")
    table.prices(4, 1, 4)
    table.put(10, sympathy=1)
    table.supporters("anvil", "bake-sale", "sword")
    table.begin("alliance", "birdsong").play("end", "end")
    assert table.offered("spread") == ["1", "2", "12"]
    table.begin("alliance", "birdsong").play("buy riverboats", "end")
    assert table.offered("spread") == ["1", "2", "5", "11", "12"]


@law("root", "11.5.6", "11.5.6.i", "11.5.6.ii", "11.5.6.iii")
def test_ex_107_a_trade_post_costs_two_warriors_of_the_ruler() -> None:
    table = river()
    table.put(2, eyrie=2)
    table.till("funds", eyrie=2, riverfolk=3)
    table.begin("riverfolk", "daylight")
    supply = table.supply("eyrie")
    table.play("trade-post 2")
    assert (table.pieces("trade-post", 2), table.warriors("riverfolk", 2)) == (1, 1)
    assert (table.score("riverfolk"), table.state.posts) == (2, [3, 3, 2])
    assert (table.supply("eyrie"), table.in_till("funds")) == (supply + 2, {"riverfolk": 3})


@law("root", "11.5.6.ii")
def test_ex_107_with_one_warrior_of_the_ruler_it_is_not_possible() -> None:
    table = river()
    table.put(2, eyrie=2)
    table.till("funds", eyrie=1, riverfolk=3)
    table.begin("riverfolk", "daylight")
    assert "trade-post" not in table.verbs()
    assert table.barred()["trade-post 2"] == "11.5.6.ii"


@law("root", "11.4.2", "11.4.3")
@pytest.mark.parametrize(("posts", "points"), [(1, 2), (0, 0)])
def test_ex_108_dividends_count_funds_alone_and_need_a_post_on_the_map(posts: int, points: int) -> None:
    table = river()
    table.put(7, trade_post=posts)
    table.till("funds", riverfolk=3, eyrie=2)
    table.till("payments", marquise=2)
    table.begin("riverfolk", "birdsong")
    assert table.score("riverfolk") == points
    assert table.in_till("funds") == {"riverfolk": 3, "eyrie": 2, "marquise": 2}
    assert table.in_till("payments") == {}


@law("root", "11.2.5.i", "3.2.1", "11.5.3")
def test_ex_109_a_removed_post_costs_half_of_the_funds_and_leaves_the_game() -> None:
    table = river()
    table.put(7, trade_post=1, marquise=2)
    table.till("funds", riverfolk=3, eyrie=2)
    table.begin("marquise", "daylight")
    table.dice(0, 0)
    table.play("fight")
    assert (table.asked(), table.offered()) == ("riverfolk", ["fund riverfolk", "fund eyrie"])
    table.play("fund riverfolk", "fund riverfolk", "fund eyrie")
    assert (table.score("marquise"), table.in_till("funds")) == (1, {"riverfolk": 1, "eyrie": 1})
    assert (table.pieces("trade-post", 7), table.state.stock[9], table.state.posts) == (0, 8, [3, 3, 2])
    table.hand("riverfolk", "codebreakers-1")
    table.begin("riverfolk", "daylight")
    assert table.offered("craft") == ["codebreakers-1"]


@law("root", "11.5.3", "11.2.1", "11.4.3")
def test_ex_110_funds_lie_on_the_spaces_of_the_posts_that_are_away_till_the_next_birdsong() -> None:
    table = river()
    table.put(2, trade_post=1)
    table.posts_gone("mouse")
    table.till("funds", riverfolk=5)
    table.hand("riverfolk", "scouting-party-1", "codebreakers-1", "anvil")
    table.begin("riverfolk", "daylight")
    assert table.offered("craft") == ["codebreakers-1", "scouting-party-1"]
    table.play("craft scouting-party-1")
    assert (table.in_till("mouse-spaces"), table.in_till("committed")) == ({"riverfolk": 2}, {})
    assert "craft" not in table.verbs()
    assert table.barred()["craft codebreakers-1"] == "11.5.3"
    table.begin("riverfolk", "birdsong")
    assert (table.in_till("mouse-spaces"), table.in_till("funds")["riverfolk"]) == ({}, 7)


@law("root", "11.5.3.i")
def test_ex_111_an_exported_card_brings_a_warrior_to_payments_instead_of_its_effect() -> None:
    table = river()
    table.posts_gone("fox", 2)
    table.till("funds", riverfolk=2)
    table.hand("riverfolk", "foxfolk-steel")
    table.begin("riverfolk", "daylight").play("export foxfolk-steel")
    assert table.in_till("fox-spaces") == {"riverfolk": 2}
    assert table.in_till("payments") == {"riverfolk": 1}
    assert (table.cards("discard"), table.score("riverfolk"), table.state.items[4]) == (["foxfolk-steel"], 0, 2)


@law("root", "11.2.2", "4.2.1")
def test_ex_112_swimmers_move_along_the_river_whoever_rules() -> None:
    table = river()
    table.put(5, riverfolk=1, marquise=2)
    table.put(10, marquise=1)
    table.put(1, marquise=1)
    table.till("funds", riverfolk=1)
    table.begin("riverfolk", "daylight").play("river-move")
    assert table.warriors("riverfolk", 10) == 1


@law("root", "11.4.1", "2.5")
def test_ex_113_protectionism_puts_as_many_warriors_into_payments_as_there_are() -> None:
    table = river()
    table.put(5, riverfolk=14)
    table.hand("riverfolk", "anvil")
    table.begin("riverfolk", "birdsong")
    assert (table.in_till("funds"), table.supply("riverfolk")) == ({"riverfolk": 1}, 0)


@law("root", "11.3.2", "6.2.2")
def test_ex_114_nobody_starts_beside_the_keep() -> None:
    table = begun("marquise", "riverfolk").play("keep 4")
    while table.asked() == "marquise":
        table.play(table.offered()[0])
    assert table.offered("river-warrior") == ["5", "7", "10", "11"]
    assert table.barred() == {"river-warrior 4": "6.2.2"}
