"""The worked examples of the Eyrie: EX-46 to EX-56."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.scenario import Scenario

HAND = ("armorers-1", "sappers-1", "anvil")  # two birds and a fox


def eyrie() -> Scenario:
    """The Eyrie with a roost and warriors in 3, the Marquise far away."""
    table = Scenario("marquise", "eyrie")
    table.put(1, marquise=1)
    table.put(3, eyrie=3, roost=1)
    return table


@law("root", "7.4.2")
def test_ex_46_one_card_or_two_of_which_one_may_be_a_bird() -> None:
    table = eyrie()
    table.hand("eyrie", *HAND)
    table.begin("eyrie", "birdsong")
    assert set(table.offered()) == {f"decree {card}" for card in HAND}
    table.play("decree armorers-1", "column move")
    assert set(table.offered()) == {"end", "decree anvil"}
    assert table.barred() == {"decree sappers-1": "7.4.2"}


@law("root", "7.4.2")
def test_ex_46_after_a_fox_either_bird_may_follow() -> None:
    table = eyrie()
    table.hand("eyrie", *HAND)
    table.begin("eyrie", "birdsong").play("decree anvil", "column move")
    assert set(table.offered()) == {"end", "decree armorers-1", "decree sappers-1"}


def doomed_build(points: int) -> Scenario:
    """The foxes in Build cannot be done, for the Eyrie rule no clearing of foxes."""
    table = eyrie()
    table.decree("despot", build="anvil foxfolk-steel armorers-1")
    table.points(eyrie=points)
    table.begin("eyrie", "daylight")
    table.play("to 11", "count 1")  # the vizier in Move
    return table


@pytest.mark.parametrize(("before", "after"), [(2, 0), (10, 7)])
@law("root", "7.7", "7.7.1", "7.7.2", "7.7.4")
def test_ex_47_turmoil_costs_a_point_a_bird_and_the_decree(before: int, after: int) -> None:
    table = doomed_build(before).play("resolve fox")
    assert table.score("eyrie") == after
    assert table.cards("discard") == ["armorers-1", "foxfolk-steel", "anvil"]
    assert table.offered("leader") == ["builder", "charismatic", "commander"]
    table.play("leader builder")
    assert "draws-unseen" in table.happened()  # the Evening, without another question
    assert table.asked() == "marquise"


def two_battles() -> Scenario:
    """In Battle lie a mouse, which cannot be done, and a fox, which can: in 6."""
    table = eyrie()
    table.put(6, eyrie=2, marquise=1)
    table.decree("builder", battle="mouse-in-a-sack anvil")
    table.begin("eyrie", "daylight")
    table.play("from 3", "to 11", "count 1")  # the viziers in Recruit and Move
    assert table.offered() == ["resolve fox", "resolve mouse"]
    return table


@law("root", "7.5.2", "7.5.2.iii")
def test_ex_48_the_impossible_card_first_means_turmoil_at_once() -> None:
    table = two_battles().play("resolve mouse")
    assert table.question() == "ChooseLeader"
    assert table.warriors("marquise", 6) == 1


@law("root", "7.5.2", "7.5.2.iii")
def test_ex_48_the_possible_card_must_be_carried_out_before_the_turmoil() -> None:
    table = two_battles()
    table.dice(3, 0)
    table.play("resolve fox")
    assert "battles" in table.happened()
    assert table.warriors("marquise", 6) == 0
    assert table.question() == "ChooseLeader"  # the mouse, the only card left, followed without a question


@law("root", "7.8.2", "7.5.2", "7.7")
def test_ex_49_the_charismatic_places_the_last_warrior_and_falls() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(3, eyrie=15, roost=1)
    table.put(5, eyrie=4, roost=1)
    table.decree("charismatic")
    table.begin("eyrie", "daylight")
    assert table.supply("eyrie") == 1
    table.play("decree-recruit 5")
    assert table.warriors("eyrie", 5) == 5
    assert table.question() == "ChooseLeader"
    assert table.barred() == {"leader charismatic": "7.7.3"}


def homeless(*full: int) -> Scenario:
    """No roost; no warriors in 2 with the keep, in 5 without a free slot, and in 7 and 8."""
    table = Scenario("marquise", "eyrie")
    table.put(2, keep=1)
    table.put(5, sawmill=2)
    for clearing in (1, 3, 4, 6, 9, 10, 11, 12):
        table.put(clearing, marquise=1)
    for clearing in full:
        table.put(clearing, workshop=2)
    table.decree("despot")
    table.hand("eyrie", "anvil")
    table.begin("eyrie", "birdsong").play("decree anvil", "column build")
    return table


@law("root", "7.4.3")
def test_ex_50_a_new_roost_where_the_fewest_warriors_are_and_it_can_be_placed() -> None:
    table = homeless()
    assert table.offered() == ["new-roost 7", "new-roost 8"]
    table.play("new-roost 7")
    assert (table.pieces("roost", 7), table.warriors("eyrie", 7)) == (1, 3)


@law("root", "7.4.3")
def test_ex_50_a_single_clearing_is_taken_without_a_question() -> None:
    table = homeless(7)
    assert (table.pieces("roost", 8), table.warriors("eyrie", 8)) == (1, 3)


@law("root", "7.7.3.i")
def test_ex_51_when_the_fourth_leader_falls_all_four_may_be_chosen() -> None:
    table = doomed_build(0)
    table.state.fallen = 0b0111
    table.play("resolve fox")
    assert table.offered() == ["leader builder", "leader charismatic", "leader commander", "leader despot"]


@pytest.mark.parametrize(("leader", "points"), [("despot", 1), ("builder", 3)])
@law("root", "7.2.3", "7.8.1")
def test_ex_52_an_item_scores_one_point_and_with_the_builder_what_is_printed(leader: str, points: int) -> None:
    table = eyrie()
    table.put(5, roost=1)
    table.decree(leader)
    table.hand("eyrie", "bake-sale")
    table.begin("eyrie", "daylight").play("craft bake-sale")
    assert table.score("eyrie") == points


@law("root", "7.8.3")
def test_ex_53_the_commander_deals_a_hit_more_as_attacker() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(6, eyrie=1, marquise=3)
    table.put(3, eyrie=2)
    table.decree("commander")
    table.begin("eyrie", "daylight").play("from 3", "to 7")
    table.dice(0, 0)
    table.play("count 1")
    assert (table.warriors("eyrie", 6), table.warriors("marquise", 6)) == (1, 2)


@law("root", "7.8.4", "3.2.1")
def test_ex_53_the_despot_scores_one_more_for_two_tokens_in_a_battle() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(6, eyrie=3, wood=2)
    table.decree("despot", battle="anvil")
    table.begin("eyrie", "daylight").play("to 3")
    table.dice(1, 0)
    table.play("count 1")
    assert table.pieces("wood", 6) == 0
    assert table.score("eyrie") == 3


@law("root", "7.5.2.ii", "7.5.2")
def test_ex_54_warriors_must_move_out_of_a_clearing_of_the_suit() -> None:
    table = eyrie()
    table.decree("charismatic", move="bake-sale")
    table.begin("eyrie", "daylight")
    assert table.warriors("eyrie", 3) == 5  # the vizier in Recruit
    assert table.offered() == ["to 6", "to 7", "to 11"]
    table.play("to 6")
    assert table.offered() == [f"count {n}" for n in range(1, 6)]


@pytest.mark.parametrize(("roosts", "points", "cards"), [(3, 2, 2), (6, 4, 3)])
@law("root", "7.6", "7.6.1", "7.6.2")
def test_ex_55_roosts_score_and_draw_in_the_evening(roosts: int, points: int, cards: int) -> None:
    table = Scenario("marquise", "eyrie")
    for clearing in (3, 5, 6, 7, 8, 9)[:roosts]:
        table.put(clearing, roost=1)
    table.begin("eyrie", "evening")
    assert table.score("eyrie") == points
    assert len(table.cards("eyrie")) == cards


@pytest.mark.parametrize("card", ["armorers-1", "anvil"])
@law("root", "7.4.1", "7.4.2")
def test_ex_56_with_an_empty_hand_they_draw_a_card_and_must_add_it(card: str) -> None:
    table = eyrie()
    table.next_card(card)
    table.begin("eyrie", "birdsong")
    assert table.offered() == [f"decree {card}"]
    table.play(f"decree {card}", "column build")
    assert table.asked() == "eyrie"
    assert table.state.phase == 2  # on to Daylight: the hand is empty again
