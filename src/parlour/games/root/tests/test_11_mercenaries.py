"""11.2.7.iii: mercenaries. In Daylight and Evening the Riverfolk's warriors rule and fight for whoever hired them."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.hits import share_of_hired
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario


def hired(buyer: str = "marquise", *others: str, **settings: str) -> Scenario:
    """The buyer has bought mercenaries in this turn."""
    table = Scenario(buyer, *(others or ("eyrie",)), "riverfolk", **settings)
    table.contract()
    return table


def left(table: Scenario, clearing: int, *factions: str) -> list[int]:
    return [table.warriors(name, clearing) for name in factions]


# Rule


@law("root", "11.2.7.iii", "2.8")
def test_they_count_for_the_buyer_and_not_for_the_riverfolk() -> None:
    table = hired()
    table.put(5, riverfolk=2)
    table.put(7, riverfolk=2, marquise=1, eyrie=3)
    table.put(9, riverfolk=1, eyrie=2)
    assert [table.ruler(n) for n in (5, 7, 9)] == ["riverfolk", "eyrie", "eyrie"]
    table.begin("marquise", "daylight")
    assert [table.ruler(n) for n in (5, 7, 9)] == ["marquise", "eyrie", "eyrie"]
    table.put(7, marquise=1)
    assert table.ruler(7) == "marquise"


@law("root", "11.2.7.iii", "PROC.4")
def test_the_contract_runs_from_daylight_to_the_end_of_the_turn() -> None:
    table = Scenario("marquise", "eyrie", "riverfolk")
    table.put(5, riverfolk=2)
    table.put(8, marquise=1)
    table.hand("marquise", "anvil", "sword", "bake-sale", "investments", "armorers-1")
    table.begin("marquise", "birdsong").play("buy mercenaries")
    assert (table.state.phase, table.ruler(5)) == (2, "marquise")
    table.play("end")
    assert (table.state.phase, table.question(), table.ruler(5)) == (3, "DiscardCard", "marquise")
    table.play("discard sword")
    assert (table.asked(), table.ruler(5), table.state.hirer) == ("eyrie", "riverfolk", -1)


@law("root", "11.2.7.iii", "3.3.1")
def test_they_do_not_count_for_dominance() -> None:
    table = hired("marquise")
    table.activated("marquise", "dominance-fox")
    table.hand("marquise", "anvil")
    for clearing in (1, 6, 8):
        table.put(clearing, riverfolk=1)
    table.begin("marquise", "birdsong")
    assert not table.over()
    table.begin("marquise", "daylight")
    assert [table.ruler(n) for n in (1, 6, 8)] == ["marquise"] * 3


@law("root", "11.2.7.iii", "6.5.4")
def test_by_them_the_buyer_rules_where_none_of_the_own_pieces_are() -> None:
    table = hired()
    table.put(5, riverfolk=1, wood=1)
    table.put(8, sawmill=1)
    table.begin("marquise", "daylight").play("build sawmill")
    assert table.pieces("sawmill", 5) == 1


@law("root", "11.2.7.iii", "4.2.1")
def test_they_lend_rule_to_moves_but_do_not_move() -> None:
    table = hired()
    table.put(5, riverfolk=2)
    table.put(1, marquise=1, eyrie=3)
    table.begin("marquise", "daylight").play("march")
    assert left(table, 5, "marquise", "riverfolk") == [1, 2]
    table = hired()
    table.put(5, riverfolk=2)
    assert "march" not in table.begin("marquise", "daylight").verbs()


@law("root", "L-04", "7.2.2", "11.2.7.iii")
@pytest.mark.parametrize(("of_table", "ruler"), [("seed", "eyrie"), ("english", "")])
def test_hired_warriors_alone_make_an_eyrie_tie_by_the_seed_but_not_in_english(of_table: str, ruler: str) -> None:
    table = hired("eyrie", "marquise", law=of_table)
    table.put(5, riverfolk=2, marquise=2)
    table.put(7, riverfolk=1, eyrie=1, marquise=2)
    table.begin("eyrie", "daylight")
    assert (table.ruler(5), table.ruler(7)) == (ruler, "eyrie")


@law("root", "11.2.7.iii", "L-04")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_whoever_else_has_hired_them_does_not_rule_ties(of_table: str) -> None:
    table = hired("marquise", "alliance", law=of_table)
    table.put(5, riverfolk=2, alliance=2)
    table.begin("marquise", "daylight")
    assert table.ruler(5) == ""


@law("root", "11.2.7.iii", "L-19", "8.4.2.ii.a")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_in_the_birdsong_of_the_alliance_no_contract_makes_martial_law(of_table: str) -> None:
    table = hired("marquise", "alliance", law=of_table)
    table.put(5, riverfolk=2, marquise=2)
    table.supporters("bake-sale")
    table.begin("marquise", "daylight").play("end")
    while table.asked() == "marquise" or table.question() == "BuyServices":
        table.play(table.offered()[0])
    assert table.asked() == "alliance"
    table.play("spread 5")
    assert table.state.stack[-1].args()[2] == 1


# Battle


@law("root", "11.2.7.iii", "4.3.2.i")
@pytest.mark.parametrize(("with_them", "eyrie"), [("mercenaries", 0), ("pass", 2)])
def test_the_buyer_says_whether_they_fight(with_them: str, eyrie: int) -> None:
    table = hired()
    table.put(5, marquise=1, riverfolk=2, eyrie=3)
    table.begin("marquise", "daylight").play("fight", "battle eyrie")
    assert (table.asked(), table.offered()) == ("marquise", ["mercenaries", "pass"])
    table.dice(3, 0)
    table.play(with_them)
    assert table.warriors("eyrie", 5) == eyrie


@law("root", "11.2.7.iii", "4.3")
def test_they_are_enough_to_attack_anybody_but_the_riverfolk() -> None:
    table = hired("marquise", "eyrie", "alliance")
    table.put(5, riverfolk=2, eyrie=1, sympathy=1)
    table.put(7, riverfolk=1, trade_post=1)
    table.put(9, riverfolk=1, sawmill=1)
    table.begin("marquise", "daylight").play("fight")
    assert table.offered("battle") == ["eyrie", "alliance"]
    assert table.barred() == {"battle riverfolk": "11.2.7.iii"}
    table.dice(2, 1)
    table.play("battle eyrie")
    assert left(table, 5, "eyrie", "riverfolk") == [0, 1]


@law("root", "11.2.7.iii", "4.3")
def test_a_battle_against_the_riverfolk_is_outside_the_contract() -> None:
    table = hired()
    table.put(5, marquise=2, riverfolk=3)
    table.dice(3, 1)
    table.begin("marquise", "daylight").play("fight")
    assert left(table, 5, "marquise", "riverfolk") == [1, 1]


@law("root", "11.2.7.iii", "4.3.1")
def test_after_an_ambush_the_battle_goes_on_while_a_hired_warrior_stands() -> None:
    table = hired()
    table.put(8, marquise=1, riverfolk=2, eyrie=2)
    table.hand("eyrie", "ambush-fox")
    table.begin("marquise", "daylight").play("fight", "battle eyrie", "mercenaries")
    table.dice(1, 0)
    table.play("ambush ambush-fox")
    assert left(table, 8, "marquise", "riverfolk", "eyrie") == [0, 1, 1]


@law("root", "11.2.7.iii", "4.3.1")
def test_without_a_warrior_that_fights_an_ambush_ends_the_battle() -> None:
    table = hired()
    table.put(8, marquise=1, riverfolk=2, eyrie=2)
    table.hand("eyrie", "ambush-fox")
    table.begin("marquise", "daylight").play("fight", "battle eyrie", "pass", "ambush ambush-fox")
    assert left(table, 8, "marquise", "riverfolk", "eyrie") == [0, 2, 2]


@law("root", "11.2.7.iii", "CARD.command-warren")
def test_they_serve_already_for_command_warren() -> None:
    table = hired()
    table.put(8, riverfolk=1, eyrie=1)
    table.dice(1, 0)
    fight(table, "marquise", 8, "eyrie")
    assert left(table, 8, "riverfolk", "eyrie") == [1, 0]


@law("root", "11.2.7.iii", "7.5.2.iii")
def test_a_decree_may_be_fought_with_them_alone() -> None:
    table = hired("eyrie", "marquise")
    table.put(8, riverfolk=1, marquise=1)
    table.put(2, roost=1)
    table.decree("charismatic", battle="anvil")
    table.begin("eyrie", "daylight")
    table.dice(1, 0)
    table.play("resolve fox")
    assert left(table, 8, "riverfolk", "marquise") == [1, 0]


@law("root", "11.2.7.iii", "8.6.1.ii")
def test_operations_of_the_evening_may_be_fought_with_them_alone() -> None:
    table = hired("alliance", "marquise")
    table.put(8, riverfolk=1, marquise=1)
    table.officers(1)
    table.dice(1, 0)
    table.begin("alliance", "evening").play("operation-battle")
    assert left(table, 8, "riverfolk", "marquise") == [1, 0]


# 11.2.7.iii.a Hits


@law("root", "11.2.7.iii.a", "L-18")
@pytest.mark.parametrize(
    ("hits", "own", "others", "lost_own", "lost_others"),
    [(1, 2, 2, 1, 0), (2, 2, 2, 1, 1), (3, 2, 2, 2, 1), (3, 1, 2, 1, 2), (3, 3, 1, 2, 1), (1, 0, 2, 0, 1),
     (2, 1, 1, 1, 1), (3, 1, 1, 1, 1), (3, 4, 4, 2, 1), (4, 4, 4, 2, 2), (2, 3, 0, 2, 0)],
)  # fmt: skip
def test_hits_are_split_and_the_odd_one_takes_an_own_warrior(
    hits: int, own: int, others: int, lost_own: int, lost_others: int
) -> None:
    hired_lost = share_of_hired(hits, own, others)
    assert (min(hits - hired_lost, own), hired_lost) == (lost_own, lost_others)


@law("root", "11.2.7.iii.a", "L-18", "4.3.3")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_three_hits_take_two_own_warriors_and_a_hired_one(of_table: str) -> None:
    table = hired(law=of_table)
    table.put(8, marquise=2, riverfolk=2, eyrie=3, sawmill=1)
    table.dice(3, 3)
    table.begin("marquise", "daylight").play("fight", "battle eyrie", "mercenaries")
    assert left(table, 8, "marquise", "riverfolk") == [0, 1]
    assert table.pieces("sawmill", 8) == 1


@law("root", "11.2.7.iii.a", "4.3.3")
def test_buildings_and_tokens_go_only_when_no_warrior_is_left() -> None:
    table = hired()
    table.put(8, marquise=1, riverfolk=1, eyrie=3, sawmill=1)
    table.dice(3, 3)
    table.begin("marquise", "daylight").play("fight", "battle eyrie", "mercenaries")
    assert left(table, 8, "marquise", "riverfolk") == [0, 0]
    assert (table.pieces("sawmill", 8), table.score("eyrie")) == (0, 1)


@law("root", "11.2.7.iii.a", "4.3.3")
def test_hired_warriors_that_do_not_fight_take_no_hits() -> None:
    table = hired()
    table.put(8, marquise=1, riverfolk=2, eyrie=3, sawmill=1, trade_post=1)
    table.dice(2, 2)
    table.begin("marquise", "daylight").play("fight", "battle eyrie", "pass")
    assert left(table, 8, "marquise", "riverfolk") == [0, 2]
    assert (table.pieces("sawmill", 8), table.pieces("trade-post", 8)) == (0, 1)


@law("root", "11.2.7.iii.a", "CARD.armorers")
def test_armorers_of_the_buyer_protect_the_hired_too() -> None:
    table = hired()
    table.put(8, marquise=2, riverfolk=2, eyrie=3)
    table.in_play("marquise", "armorers-1")
    table.dice(2, 2)
    table.begin("marquise", "daylight").play("fight", "battle eyrie", "mercenaries", "armorers")
    assert left(table, 8, "marquise", "riverfolk") == [2, 2]


@law("root", "L-18", "6.2.3", "11.2.7.iii.a")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_field_hospitals_do_not_save_the_hired(of_table: str) -> None:
    table = hired(law=of_table)
    table.put(1, keep=1)
    table.put(8, marquise=1, riverfolk=1, eyrie=2)
    table.hand("marquise", "anvil")
    table.dice(2, 2)
    table.begin("marquise", "daylight").play("fight", "battle eyrie", "mercenaries", "hospital anvil")
    assert (table.warriors("marquise", 1), table.warriors("riverfolk", 1), table.supply("riverfolk")) == (1, 0, 15)


# Not removed by the buyer


def favored(of_table: str, **pieces: int) -> Scenario:
    table = hired("marquise", law=of_table)
    table.no_ruins()
    table.put(12, workshop=2)
    table.put(6, workshop=1)
    table.put(8, **pieces)
    table.hand("marquise", "favor-of-the-foxes")
    return table.begin("marquise", "daylight")


@law("root", "L-22", "11.2.7.iii", "CARD.favor")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_a_favor_of_the_buyer_spares_them_but_not_trade_posts(of_table: str) -> None:
    table = favored(of_table, riverfolk=2, eyrie=1, trade_post=1).play("craft favor-of-the-foxes")
    assert left(table, 8, "riverfolk", "eyrie") == [2, 0]
    assert (table.pieces("trade-post", 8), table.score("marquise")) == (0, 1)


@law("root", "L-22", "11.2.7.iii", "2.5")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_a_favor_that_would_remove_nothing_else_is_not_craftable(of_table: str) -> None:
    table = favored(of_table, riverfolk=2)
    assert table.offered("craft") == []
    assert table.barred()["craft favor-of-the-foxes"] == "2.5"
    table = favored(of_table, trade_post=1)
    assert table.offered("craft") == ["favor-of-the-foxes"]


@law("root", "L-22", "11.2.7.iii", "CARD.favor")
def test_without_a_contract_a_favor_removes_them() -> None:
    table = favored("seed", riverfolk=2)
    table.g.bought = 0
    table.g.hire(-1)
    table.begin("marquise", "daylight").play("craft favor-of-the-foxes")
    assert table.warriors("riverfolk", 8) == 0


@law("root", "11.2.7.iii", "CARD.tax-collector")
def test_tax_collector_does_not_take_them() -> None:
    table = hired()
    table.put(8, riverfolk=2)
    table.put(5, marquise=1)
    table.in_play("marquise", "tax-collector-1")
    assert table.begin("marquise", "daylight").offered("tax") == ["5"]


# 11.2.7.iii.b The Vagabond


@law("root", "11.2.7.iii.b")
def test_the_vagabond_cannot_hire_them() -> None:
    table = Scenario("vagabond", "riverfolk")
    table.items(up="boot boot sword")
    table.hand("riverfolk", "anvil")
    table.begin("vagabond", "birdsong")
    assert table.offered("buy") == ["hand-card", "riverboats"]
    assert table.barred() == {"buy mercenaries": "11.2.7.iii.b"}


# The Vagabond against them


@law("root", "11.2.7.iii", "9.2.9.iii")
def test_for_the_defending_vagabond_they_are_warriors_of_the_buyer() -> None:
    table = hired("marquise", "vagabond")
    table.put(8, riverfolk=2)
    table.pawn(8)
    table.items(up="sword sword")
    table.dice(1, 1)
    table.begin("marquise", "daylight").play("fight")
    assert (table.warriors("riverfolk", 8), table.supply("riverfolk")) == (1, 14)
    assert (table.relation_to("marquise"), table.relation_to("riverfolk")) == ("hostile", "indifferent")
