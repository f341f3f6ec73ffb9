"""7.5, 7.7: the Decree and the turmoil."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.factions.decree import LEADERS
from parlour.games.root.rules.facts import ROOST
from parlour.games.root.tests.scenario import Scenario


def eyrie(leader: str, *others: str, **columns: str) -> Scenario:
    """The Eyrie with a roost and three warriors in 3, the Marquise far away; a Decree."""
    table = Scenario("marquise", *others, "eyrie")
    table.put(1, marquise=1)
    table.put(3, eyrie=3, roost=1)
    table.decree(leader, **columns)
    return table


# 7.5.2 The order of the cards


@law("root", "7.5")
def test_daylight_is_crafting_and_then_the_decree() -> None:
    table = eyrie("despot")
    table.hand("eyrie", "woodland-runners")
    table.begin("eyrie", "daylight")
    assert table.offered() == ["resolve bird", "craft woodland-runners"]
    table.play("craft woodland-runners")
    assert table.offered() == ["to 6", "to 7", "to 11"]  # the vizier in Move


@law("root", "7.5.2")
def test_the_columns_are_resolved_from_left_to_right() -> None:
    table = eyrie("builder", battle="bake-sale", build="anvil")
    table.put(3, marquise=1)
    table.begin("eyrie", "daylight")
    assert table.warriors("eyrie", 3) == 4  # Recruit
    table.play("to 6")
    table.dice(0, 0)
    table.play("count 2")  # Move, Battle in 3, Build in 6
    columns = [event.args["column"] for event in table.match.events[-1] if event.key == "resolves"]
    assert columns == [2, 3]
    assert table.pieces("roost", 6) == 1
    assert table.asked() == "marquise"


@law("root", "7.5.2")
def test_within_a_column_the_cards_come_in_any_order() -> None:
    table = eyrie("despot", move="bake-sale investments armorers-1")
    table.put(11, eyrie=1)
    table.begin("eyrie", "daylight")
    assert table.offered() == ["resolve rabbit", "resolve mouse", "resolve bird"]
    table.play("resolve mouse", "to 3")
    assert table.offered() == ["resolve rabbit", "resolve bird"]
    table.play("resolve bird", "to 6", "count 1")
    assert table.offered() == ["resolve rabbit", "resolve bird"]  # the vizier, and the bird


@law("root", "7.5.2")
def test_every_card_of_the_decree_is_done_before_daylight_ends() -> None:
    table = eyrie("despot", move="bake-sale armorers-1")
    table.begin("eyrie", "daylight")
    assert "end" not in table.offered()
    assert table.barred() == {"end": "7.5.2"}
    table.play("resolve bird", "to 6", "count 1")
    assert table.offered() == ["resolve rabbit", "resolve bird"]


@law("root", "7.5.2")
def test_a_bird_serves_in_any_clearing_and_another_card_only_in_its_suit() -> None:
    table = eyrie("despot", move="bake-sale")
    table.put(6, eyrie=1)
    table.put(7, eyrie=1)
    table.begin("eyrie", "daylight").play("resolve bird")
    assert table.offered() == ["from 3", "from 6", "from 7"]
    table.play("from 6", "to 2")
    assert table.offered() == ["to 6", "to 7", "to 11"]  # the rabbit: only from 3


@law("root", "7.5.2")
def test_effects_of_cards_may_be_used_before_between_and_after() -> None:
    table = eyrie("despot", move="bake-sale")
    table.in_play("eyrie", "codebreakers-1", "tax-collector-1")
    table.hand("marquise", "anvil")
    table.put(6, eyrie=1)
    table.begin("eyrie", "daylight")
    assert "look marquise" in table.offered()
    table.play("resolve bird", "from 6", "to 2")
    assert {"look marquise", "tax 2", "tax 3"} <= set(table.offered())
    table.play("look marquise", "resolve rabbit", "to 7", "count 1")
    assert "tax 7" in table.offered()  # before the vizier in Build
    table.play("resolve bird", "decree-build 2")
    assert set(table.offered()) == {"end", "tax 2", "tax 3", "tax 7"}
    table.play("end")
    assert table.asked() == "marquise"


@law("root", "7.5.2", "7.7.4")
def test_after_turmoil_no_effect_may_be_used() -> None:
    table = eyrie("despot", move="anvil")
    table.in_play("eyrie", "tax-collector-1")
    table.begin("eyrie", "daylight").play("resolve fox")
    table.play("leader builder")
    assert table.asked() == "marquise"


@law("root", "7.5.2")
def test_a_dominance_card_may_be_activated_between_cards_of_the_decree() -> None:
    table = eyrie("despot", "alliance", move="bake-sale")
    table.hand("eyrie", "dominance-fox")
    table.points(eyrie=10)
    table.begin("eyrie", "daylight").play("resolve bird", "to 6", "count 1")
    assert "activate dominance-fox" in table.offered()


# 7.5.2.i Recruit


@law("root", "7.5.2.i")
def test_a_recruit_places_a_warrior_at_a_roost_of_the_suit() -> None:
    table = eyrie("despot", recruit="bake-sale")
    for clearing in (4, 5, 6):
        table.put(clearing, roost=1)
    table.begin("eyrie", "daylight")
    assert table.offered() == ["decree-recruit 3", "decree-recruit 4", "decree-recruit 5"]
    assert table.barred() == {"decree-recruit 6": "7.5.2.i"}
    table.play("decree-recruit 5")
    assert (table.warriors("eyrie", 5), table.supply("eyrie")) == (1, 16)


@pytest.mark.parametrize("card", ["anvil", "sword"])
@law("root", "7.5.2.i", "7.7")
def test_without_a_roost_of_the_suit_a_recruit_is_turmoil(card: str) -> None:
    table = eyrie("despot", recruit=card)
    table.begin("eyrie", "daylight")
    assert table.question() == "ChooseLeader"


@law("root", "7.5.2.i", "7.7")
def test_with_an_empty_supply_a_recruit_is_turmoil() -> None:
    table = eyrie("builder")
    table.put(3, eyrie=17)
    table.put(4, roost=1)  # where to recruit is not even asked
    table.begin("eyrie", "daylight")
    assert table.question() == "ChooseLeader"


# 7.5.2.ii Move


@law("root", "7.5.2.ii")
def test_a_move_leaves_a_clearing_of_the_suit_for_any_other() -> None:
    table = eyrie("charismatic", move="sword")
    table.put(7, eyrie=2)
    table.begin("eyrie", "daylight")
    assert table.offered() == ["to 3", "to 8", "to 12"]
    table.play("to 8")
    assert table.offered() == ["count 1", "count 2"]


@law("root", "7.5.2.ii")
def test_what_may_not_leave_is_barred_with_the_reason() -> None:
    table = eyrie("charismatic", move="sword investments")
    table.put(7, eyrie=2)
    table.put(11, eyrie=1)
    table.begin("eyrie", "daylight")
    assert table.offered() == ["from 7", "from 11"]
    assert table.barred() == {"from 3": "7.5.2.ii"}


@law("root", "7.5.2.ii", "7.7", "4.2.1")
def test_warriors_that_cannot_leave_do_not_help() -> None:
    table = eyrie("charismatic", move="sword")
    table.put(9, eyrie=1, marquise=2)  # the Eyrie rule neither 9 nor anything beside it
    table.begin("eyrie", "daylight")
    assert table.question() == "ChooseLeader"


# 7.5.2.iii Battle


@law("root", "7.5.2.iii")
def test_a_battle_is_fought_in_a_clearing_of_the_suit() -> None:
    table = eyrie("despot", battle="bake-sale")
    for clearing in (3, 5, 6):
        table.put(clearing, eyrie=1, marquise=1)
    table.begin("eyrie", "daylight").play("from 3", "to 7", "count 1")
    assert table.offered() == ["battle-in 3", "battle-in 5"]
    assert table.barred() == {"battle-in 6": "7.5.2.iii", "battle-in 7": "4.3"}


@law("root", "7.5.2.iii", "7.7")
def test_with_nobody_to_fight_in_the_suit_a_battle_is_turmoil() -> None:
    table = eyrie("despot", battle="bake-sale")
    table.put(6, eyrie=1, marquise=1)
    table.put(5, marquise=1)
    table.begin("eyrie", "daylight").play("from 3", "to 7", "count 1")
    assert table.question() == "ChooseLeader"


@law("root", "7.5.2.iii", "4.3")
def test_a_token_or_a_pawn_is_enough_of_an_enemy() -> None:
    table = eyrie("despot", "alliance", "vagabond", battle="bake-sale")
    table.put(3, sympathy=1)
    table.pawn(3)
    table.begin("eyrie", "daylight").play("to 7", "count 1")
    assert table.offered() == ["battle alliance", "battle vagabond"]


# 7.5.2.iv Build


@law("root", "7.5.2.iv", "2.2.3", "6.2.2")
def test_a_roost_needs_the_suit_rule_a_free_slot_and_no_other_roost() -> None:
    table = eyrie("charismatic", build="bake-sale investments")
    table.put(3, marquise=1)  # for the vizier in Battle
    table.put(4, eyrie=1, sawmill=1)
    for clearing in (5, 10, 7, 6):
        table.put(clearing, eyrie=2)
    table.put(5, marquise=3)
    table.dice(0, 0)
    table.begin("eyrie", "daylight").play("battle-in 3", "resolve rabbit")
    assert table.pieces("roost", 10) == 1  # 3 has a roost, 4 no slot, 5 another ruler, 7 and 6 other suits


@law("root", "7.5.2.iv", "2.2.3", "6.2.2")
def test_where_no_roost_can_be_built_the_reason_is_named() -> None:
    table = eyrie("despot", build="bake-sale")
    table.put(4, eyrie=1, keep=1)
    table.put(10, eyrie=2, sawmill=1)
    table.put(5, eyrie=1)
    table.g.suit_at[6], table.g.realm[1] = 1, table.g.realm[1] | 1 << 6  # another clearing of rabbits: 7
    table.put(7, eyrie=1)
    table.put(12, eyrie=1)
    table.begin("eyrie", "daylight").play("from 3", "to 6", "count 3", "resolve rabbit")
    assert table.offered() == ["decree-build 5", "decree-build 7"]
    barred = {"3": "7.5.2.iv", "4": "6.2.2", "6": "7.5.2.iv", "10": "2.2.3", "12": "7.5.2.iv"}
    assert table.barred() == {f"decree-build {clearing}": paragraph for clearing, paragraph in barred.items()}


@law("root", "7.5.2.iv", "7.7")
def test_a_free_slot_beside_a_roost_takes_no_second_one() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(5, eyrie=2, roost=1)
    table.decree("despot")
    table.begin("eyrie", "daylight").play("to 1", "count 2")
    assert (table.pieces("roost", 5), table.pieces("roost", 1)) == (1, 1)
    table = Scenario("marquise", "eyrie")
    table.put(5, eyrie=2, roost=1)
    table.decree("commander", build="bake-sale")
    table.put(5, marquise=1)
    table.dice(0, 0)
    table.begin("eyrie", "daylight").play("to 1", "count 1")
    assert table.question() == "ChooseLeader"


@law("root", "7.5.2.i", "6.2.2")
def test_nobody_is_recruited_where_the_keep_is() -> None:
    table = eyrie("despot", recruit="bake-sale")
    table.put(4, roost=1)
    table.put(3, keep=1)
    table.begin("eyrie", "daylight")
    assert (table.warriors("eyrie", 3), table.warriors("eyrie", 4)) == (3, 1)


@law("root", "7.5.2.iv", "7.7")
def test_with_no_roost_left_a_build_is_turmoil() -> None:
    table = eyrie("despot")
    for clearing in (4, 5, 6, 7, 8, 9):
        table.put(clearing, roost=1)
    table.put(2, eyrie=1)
    table.begin("eyrie", "daylight").play("from 3", "to 11", "count 1")
    assert table.state.stock[ROOST] == 0
    assert table.question() == "ChooseLeader"


# 7.7 Turmoil


@law("root", "7.7.1")
def test_turmoil_costs_a_point_for_every_bird_viziers_included() -> None:
    table = eyrie("despot", recruit="anvil", move="armorers-1", build="sappers-1 royal-claim bake-sale")
    table.points(eyrie=20)
    table.begin("eyrie", "daylight")
    assert table.score("eyrie") == 15


@law("root", "7.7.1", "3.3.1")
def test_turmoil_costs_nothing_with_an_activated_dominance_card() -> None:
    table = eyrie("despot", "alliance", recruit="anvil")
    table.points(eyrie=12)
    table.activated("eyrie", "dominance-fox")
    table.begin("eyrie", "daylight")
    assert table.question() == "ChooseLeader"
    assert table.score("eyrie") == 12


@law("root", "7.7.2", "3.3.3")
def test_the_cards_of_the_decree_are_discarded_and_dominance_cards_laid_beside_the_map() -> None:
    table = eyrie("despot", "alliance", recruit="anvil", battle="dominance-mouse", build="sword")
    table.begin("eyrie", "daylight")
    assert table.state.decree == [0, 0, 0, 0]
    assert table.cards("discard") == ["anvil", "sword"]
    assert table.cards("available") == ["dominance-mouse"]


@law("root", "7.7.3", "7.7.4")
def test_a_fallen_leader_is_not_chosen_again_and_the_viziers_change_columns() -> None:
    table = eyrie("despot", recruit="anvil")
    table.g.fallen = 1 << LEADERS.index("builder")
    table.begin("eyrie", "daylight")
    assert table.offered() == ["leader charismatic", "leader commander"]
    assert table.barred() == {"leader builder": "7.7.3", "leader despot": "7.7.3"}
    table.play("leader charismatic")
    columns = table.view("eyrie")["players"][table.seat("eyrie")]["board"]["decree"]
    assert [column["column"] for column in columns if column["cards"]] == ["recruit", "battle"]


@law("root", "7.7.3.i")
def test_three_fallen_leaders_leave_the_last_one_without_a_choice() -> None:
    table = eyrie("despot", recruit="anvil")
    table.g.fallen = 0b0011
    table.begin("eyrie", "daylight")
    assert table.state.leader == LEADERS.index("commander")
    assert table.state.fallen == 0b1011


@law("root", "7.7.4", "7.6.1")
def test_after_turmoil_comes_the_evening() -> None:
    table = eyrie("despot", recruit="anvil", build="bake-sale")
    for clearing in (7, 9):
        table.put(clearing, roost=1)
    table.begin("eyrie", "daylight").play("leader builder")
    assert table.score("eyrie") == 2
    assert len(table.cards("eyrie")) == 2
    assert table.asked() == "marquise"


@law("root", "7.7.4")
def test_the_next_turn_begins_with_a_decree_not_yet_done() -> None:
    table = eyrie("despot", recruit="anvil")
    table.put(1, marquise=1)
    table.begin("eyrie", "daylight").play("leader builder", "end")
    assert table.asked() == "eyrie"
    table.play(table.offered()[0], "column build")
    while table.question() == "AddToDecree":
        table.play("end")
    assert table.state.phase == 2
    assert table.state.resolved == 0


@law("root", "7.7", "7.8.2")
def test_a_charismatic_recruit_in_part_places_what_is_there_before_the_turmoil() -> None:
    table = eyrie("charismatic")
    table.put(3, eyrie=16)
    table.begin("eyrie", "daylight")
    assert table.warriors("eyrie", 3) == 20
    assert table.question() == "ChooseLeader"
    table.play("leader builder")
    assert table.asked() == "marquise"  # Daylight is over


@law("root", "7.5.2")
def test_an_option_says_whether_it_means_turmoil() -> None:
    table = eyrie("despot", move="anvil")
    table.begin("eyrie", "daylight")
    step = table.state.stack[-1]
    details = {words: step.detail(table.state, table.action(words)) for words in table.offered()}
    assert details == {"resolve fox": {"column": 1, "n": 1}, "resolve bird": {"column": 1, "n": 0}}
