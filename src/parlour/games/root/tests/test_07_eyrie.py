"""Chapter 7: the Eyrie Dynasties, but for the Decree (test_07_decree.py)."""

from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.factions.decree import LEADERS
from parlour.games.root.rules.facts import ROOST
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.match import begin


def eyrie(leader: str = "despot") -> Scenario:
    """The Eyrie with a roost and warriors in 3, the Marquise far away."""
    table = Scenario("marquise", "eyrie")
    table.put(1, marquise=1)
    table.put(3, eyrie=3, roost=1)
    table.decree(leader)
    return table


def set_up(*factions: str, **settings: str) -> Scenario:
    """A real game at the first question of its setup."""
    table = Scenario(*factions, **settings)
    table.match = begin(ROOT, list(factions), ROOT.read_settings({"reach_check": "off", "first": "0", **settings}), "x")
    return table


# 7.2 Abilities


@law("root", "7.2.1", "7.5.1")
def test_the_eyrie_craft_with_roosts_of_their_clearings_suits() -> None:
    table = eyrie()
    table.hand("eyrie", "woodland-runners", "anvil", "bake-sale")
    table.begin("eyrie", "daylight")
    assert table.offered("craft") == ["woodland-runners"]
    table.play("craft woodland-runners")
    assert table.offered("craft") == []


@law("root", "7.2.1", "7.5", "7.5.1")
def test_once_the_decree_has_begun_they_craft_no_more() -> None:
    table = eyrie("charismatic")
    table.put(3, marquise=1)
    table.decree("charismatic", battle="bake-sale")
    table.hand("eyrie", "woodland-runners")
    table.begin("eyrie", "daylight")
    assert "craft woodland-runners" in table.offered()
    table.play("resolve bird")
    assert table.offered() == ["resolve rabbit", "resolve bird"]
    assert table.barred()["craft woodland-runners"] == "7.5.1"


@law("root", "7.2.2")
def test_the_eyrie_rule_a_clearing_where_they_tie() -> None:
    table = Scenario("alliance", "marquise", "eyrie")
    table.put(5, marquise=2, eyrie=1, roost=1)
    table.put(6, marquise=1, alliance=1, eyrie=1)
    table.put(7, marquise=2, eyrie=1)
    assert [table.ruler(clearing) for clearing in (5, 6, 7)] == ["eyrie", "eyrie", "marquise"]


@law("root", "7.2.2")
def test_the_eyrie_do_not_rule_where_they_have_nothing() -> None:
    table = Scenario("alliance", "marquise", "eyrie")
    table.put(5, sympathy=1)
    table.put(6, marquise=1, alliance=1)
    assert [table.ruler(clearing) for clearing in (5, 6, 7)] == ["", "", ""]


@law("root", "7.2.3")
def test_a_crafted_item_scores_one_point_whatever_its_card_says() -> None:
    table = eyrie("commander")
    table.put(6, roost=1)
    table.hand("eyrie", "anvil", "woodland-runners")
    table.begin("eyrie", "daylight").play("craft anvil", "craft woodland-runners")
    assert table.score("eyrie") == 2


# 7.3 Setup


@pytest.mark.parametrize(("keep", "roost"), [(1, 3), (2, 4), (3, 1), (4, 2)])
@law("root", "7.3", "7.3.1", "7.3.2", "7.3.5")
def test_the_first_roost_and_six_warriors_are_across_from_the_keep(keep: int, roost: int) -> None:
    table = set_up("marquise", "eyrie").play(f"keep {keep}")
    while table.asked() == "marquise":
        table.play(table.offered()[0])
    assert (table.pieces("roost", roost), table.warriors("eyrie", roost), table.supply("eyrie")) == (1, 6, 14)
    assert table.state.stock[ROOST] == 6
    assert table.question() == "ChooseLeader"


@pytest.mark.parametrize("rules", ["seed", "english"])
@law("root", "7.3.2")
def test_without_the_marquise_the_eyrie_start_in_any_corner(rules: str) -> None:
    table = set_up("eyrie", "alliance", law=rules)
    assert table.offered() == [f"first-roost {corner}" for corner in (1, 2, 3, 4)]
    table.play("first-roost 2")
    assert (table.pieces("roost", 2), table.warriors("eyrie", 2)) == (1, 6)


@law("root", "7.3.3", "7.3.4", "7.8")
@pytest.mark.parametrize("leader", LEADERS)
def test_the_eyrie_choose_a_leader_and_the_others_lie_face_up(leader: str) -> None:
    table = set_up("eyrie", "alliance").play("first-roost 2")
    assert table.offered("leader") == list(LEADERS)
    table.play(f"leader {leader}")
    assert table.state.leader == LEADERS.index(leader)
    assert table.state.fallen == 0


VIZIERS = [
    ("builder", ["recruit", "move"]),
    ("charismatic", ["recruit", "battle"]),
    ("commander", ["move", "battle"]),
    ("despot", ["move", "build"]),
]


@pytest.mark.parametrize(("leader", "columns"), VIZIERS)
@law("root", "7.3.4", "7.8", "7.8.1", "7.8.2", "7.8.3", "7.8.4")
def test_the_leader_names_the_columns_of_the_viziers(leader: str, columns: list[str]) -> None:
    decree = board(eyrie(leader))["decree"]
    assert [column["column"] for column in decree if column["cards"]] == columns
    assert {card["suit"] for column in decree for card in column["cards"]} == {"bird"}


def board(table: Scenario) -> dict[str, Any]:
    """The board of the Eyrie as the Marquise sees it."""
    return dict(table.view("marquise")["players"][table.seat("eyrie")]["board"])


# 7.4 Birdsong


@law("root", "7.4")
def test_birdsong_takes_its_steps_in_order() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(1, marquise=1)
    table.decree("despot")
    table.begin("eyrie", "birdsong")
    assert len(table.cards("eyrie")) == 1  # emergency orders
    assert table.question() == "AddToDecree"
    table.play(table.offered()[0], "column build")
    assert table.question() == "ChooseNewRoost"
    table.play("new-roost 3")
    assert table.question() == "MoveTo"  # Daylight: the vizier in Move


@law("root", "7.4.1")
def test_with_a_card_in_hand_there_are_no_emergency_orders() -> None:
    table = eyrie()
    table.hand("eyrie", "anvil")
    table.begin("eyrie", "birdsong")
    assert table.cards("eyrie") == ["anvil"]


@law("root", "7.4.1", "PROC.4")
def test_between_emergency_orders_and_the_decree_a_card_may_still_be_used() -> None:
    table = eyrie()
    table.in_play("eyrie", "stand-and-deliver-1")
    table.hand("marquise", "sword")
    table.next_card("anvil")
    table.begin("eyrie", "birdsong").play("end")
    assert table.cards("eyrie") == ["anvil"]
    table.play("rob marquise")
    assert table.offered("decree") == ["anvil", "sword"]


@law("root", "7.4.2")
def test_the_first_card_is_a_must_and_the_second_a_may() -> None:
    table = eyrie()
    table.hand("eyrie", "anvil", "sword", "bake-sale")
    table.begin("eyrie", "birdsong")
    assert "end" not in table.offered()
    assert table.barred() == {"end": "7.4.2"}
    table.play("decree anvil", "column build")
    assert table.offered() == ["end", "decree bake-sale", "decree sword"]
    table.play("decree sword", "column build")
    assert table.question() != "AddToDecree"
    assert table.cards("eyrie") == ["bake-sale"]


@law("root", "7.4.2")
def test_a_column_takes_any_number_of_cards() -> None:
    table = eyrie()
    table.decree("despot", build="foxfolk-steel root-tea-fox travel-gear-fox")
    table.hand("eyrie", "anvil", "sword")
    table.begin("eyrie", "birdsong").play("decree anvil")
    assert table.offered() == ["column recruit", "column move", "column battle", "column build"]
    table.play("column build", "decree sword", "column build")
    assert table.state.decree[3].bit_count() == 5


@law("root", "7.4.2")
def test_ambush_and_dominance_cards_may_be_added() -> None:
    table = eyrie()
    table.hand("eyrie", "ambush-fox", "dominance-mouse")
    table.begin("eyrie", "birdsong")
    assert table.offered() == ["decree ambush-fox", "decree dominance-mouse"]


@law("root", "7.4.2", "Z.3")
def test_a_second_card_is_asked_for_even_if_only_birds_are_left() -> None:
    table = eyrie()
    table.hand("eyrie", "armorers-1", "sappers-1")
    table.begin("eyrie", "birdsong").play("decree armorers-1", "column build")
    assert (table.question(), table.offered()) == ("AddToDecree", ["end"])


@law("root", "7.4.2")
def test_without_any_card_to_be_had_nothing_is_added_and_there_is_no_turmoil() -> None:
    table = eyrie()
    table.g.deck, table.g.removed = 0, table.g.deck
    table.begin("eyrie", "birdsong")
    assert table.question() == "MoveTo"  # Daylight
    assert table.state.leader == LEADERS.index("despot")


@law("root", "7.4.3")
def test_with_a_roost_on_the_map_there_is_no_new_one() -> None:
    table = eyrie()
    table.hand("eyrie", "anvil")
    table.begin("eyrie", "birdsong").play("decree anvil", "column build")
    assert table.state.stock[ROOST] == 6


def homeless() -> Scenario:
    """No roost on the map, and a card to add to the Decree."""
    table = Scenario("alliance", "marquise", "eyrie")
    table.decree("despot")
    table.hand("eyrie", "anvil")
    return table


@law("root", "7.4.3")
def test_the_warriors_of_all_factions_together_count() -> None:
    table = homeless()
    for clearing in range(1, 11):
        table.put(clearing, marquise=2)
    table.put(11, marquise=1, eyrie=1, alliance=1)
    table.put(12, marquise=2)
    table.put(9, alliance=1)
    table.begin("eyrie", "birdsong").play("decree anvil", "column build")
    # 11 has three warriors, though no faction has more than one
    assert table.offered("new-roost") == ["1", "2", "3", "4", "5", "6", "7", "8", "10", "12"]
    assert table.barred() == {"new-roost 9": "7.4.3", "new-roost 11": "7.4.3"}


@law("root", "7.4.3", "2.5")
def test_with_fewer_than_three_warriors_in_the_supply_they_place_what_is_left() -> None:
    table = homeless()
    table.put(3, eyrie=18)
    for clearing in (1, 2, 4, 5, 6, 7, 8, 9, 10, 12):
        table.put(clearing, marquise=1)
    table.begin("eyrie", "birdsong").play("decree anvil", "column build")
    assert (table.pieces("roost", 11), table.warriors("eyrie", 11)) == (1, 2)


@law("root", "7.4.3", "2.2.3", "6.2.2")
def test_where_no_clearing_can_take_a_roost_nothing_happens() -> None:
    table = homeless()
    table.put(1, keep=1)
    table.put(3, eyrie=2)
    for clearing, kind in zip((2, 2, 3, 4, 5, 5), ["sawmill"] * 6, strict=True):
        table.put(clearing, **{kind: 1})
    for clearing, kind in zip((6, 7, 7, 8, 8, 9), ["workshop"] * 6, strict=True):
        table.put(clearing, **{kind: 1})
    for clearing, kind in zip((9, 10, 11, 11, 12), ["recruiter"] * 5, strict=True):
        table.put(clearing, **{kind: 1})
    assert table.g.roomy == 1  # only where the keep is
    table.begin("eyrie", "birdsong").play("decree anvil", "column build")
    assert table.state.stock[ROOST] == 7


# 7.6 Evening


@pytest.mark.parametrize(("roosts", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5)])
@law("root", "7.6.1", "7.6")
def test_the_eyrie_score_the_rightmost_empty_space_of_their_track(roosts: int, points: int) -> None:
    table = Scenario("marquise", "eyrie")
    table.put(1, marquise=1)
    for clearing in (3, 5, 6, 7, 8, 9, 10)[:roosts]:
        table.put(clearing, roost=1)
    table.begin("eyrie", "evening")
    assert table.score("eyrie") == points


@pytest.mark.parametrize(("roosts", "cards"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (7, 3)])
@law("root", "7.6.2")
def test_the_third_and_the_sixth_roost_bring_a_card_more(roosts: int, cards: int) -> None:
    table = Scenario("marquise", "eyrie")
    table.put(1, marquise=1)
    for clearing in (3, 5, 6, 7, 8, 9, 10)[:roosts]:
        table.put(clearing, roost=1)
    table.begin("eyrie", "evening")
    assert len(table.cards("eyrie")) == cards


@law("root", "7.6.2", "7.6")
def test_then_they_discard_down_to_five() -> None:
    table = eyrie()
    table.hand("eyrie", "anvil", "sword", "bake-sale", "investments", "foxfolk-steel")
    table.begin("eyrie", "evening")
    assert table.question() == "DiscardCard"
    table.play("discard anvil")
    assert len(table.cards("eyrie")) == 5


@law("root", "7.6", "7.6.1")
def test_points_come_before_the_cards_of_the_evening() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(3, roost=1)
    table.put(5, roost=1)
    table.points(eyrie=29)
    table.begin("eyrie", "evening")
    assert table.winners() == ["eyrie"]
    assert table.cards("eyrie") == []


# 7.8 Leaders


@law("root", "7.8.1")
def test_only_the_builder_ignores_disdain_for_trade() -> None:
    scores = []
    for leader in LEADERS:
        table = eyrie(leader)
        table.put(6, roost=1)
        table.hand("eyrie", "anvil")
        table.begin("eyrie", "daylight").play("craft anvil")
        scores.append(table.score("eyrie"))
    assert scores == [2, 1, 1, 1]


@law("root", "7.8.2")
def test_the_charismatic_recruits_two_in_one_clearing() -> None:
    table = eyrie("charismatic")
    table.put(6, roost=1)
    table.begin("eyrie", "daylight")
    assert table.offered() == ["decree-recruit 3", "decree-recruit 6"]
    table.play("decree-recruit 6")
    assert (table.warriors("eyrie", 3), table.warriors("eyrie", 6)) == (3, 2)


@law("root", "7.8.3")
def test_the_commander_deals_no_extra_hit_in_defence() -> None:
    table = eyrie("commander")
    table.put(3, marquise=3)
    table.in_play("marquise", "command-warren-1")
    table.begin("marquise", "daylight")
    table.dice(0, 0)
    table.play("warren")
    assert table.warriors("marquise", 3) == 3


@law("root", "7.8.3")
def test_only_the_commander_deals_an_extra_hit() -> None:
    left = []
    for leader in LEADERS:
        table = eyrie(leader)
        table.put(3, marquise=3)
        table.hand("eyrie", "anvil")  # so that the Decree waits
        table.in_play("eyrie", "command-warren-1")
        table.begin("eyrie", "daylight")
        table.dice(0, 0)
        table.play("warren")
        left.append(table.warriors("marquise", 3))
    assert left == [3, 3, 2, 3]


def despot_fights(leader: str = "despot", **pieces: int) -> Scenario:
    table = Scenario("marquise", "eyrie")
    table.put(6, eyrie=3, **pieces)
    table.decree(leader)
    table.hand("eyrie", "anvil")  # so that the Decree waits
    table.in_play("eyrie", "command-warren-1")
    table.begin("eyrie", "daylight")
    table.dice(1, 0)
    return table.play("warren")


@law("root", "7.8.4")
def test_only_the_despot_scores_for_a_battle() -> None:
    assert [despot_fights(leader, sawmill=1).score("eyrie") for leader in LEADERS] == [1, 1, 1, 2]


@law("root", "7.8.4")
def test_warriors_alone_bring_the_despot_nothing() -> None:
    assert despot_fights(marquise=1).score("eyrie") == 0


@law("root", "7.8.4")
def test_the_despot_scores_in_defence_as_well() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(6, eyrie=3, marquise=1, wood=1)
    table.decree("despot")
    table.dice(2, 2)
    fight(table, "marquise", 6, "eyrie")
    assert table.pieces("wood", 6) == 0
    assert table.score("eyrie") == 2


@law("root", "7.8.4")
def test_the_despot_scores_again_in_another_battle() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(6, eyrie=4, wood=2)
    table.put(3, eyrie=1)
    table.decree("despot", battle="anvil", build="foxfolk-steel bake-sale")
    table.in_play("eyrie", "command-warren-1")
    table.begin("eyrie", "daylight")
    table.dice(0, 0)
    table.play("warren")
    assert (table.pieces("wood", 6), table.score("eyrie")) == (1, 2)
    table.play("from 6", "to 3")
    table.dice(0, 0)
    table.play("count 1")
    assert (table.pieces("wood", 6), table.score("eyrie")) == (0, 4)


@law("root", "7.8.4")
def test_what_the_despot_removes_outside_of_battle_brings_no_more() -> None:
    table = Scenario("marquise", "eyrie")
    for clearing in (6, 8, 12):
        table.put(clearing, roost=1)
    table.put(6, wood=1)
    table.decree("despot")
    table.hand("eyrie", "favor-of-the-foxes", "sword")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert table.score("eyrie") == 1


@law("root", "7.8.4", "4.3.1")
def test_an_ambush_and_the_hits_of_its_battle_bring_the_despot_one_point() -> None:
    table = Scenario("marquise", "eyrie", "alliance")
    table.put(2, marquise=1, keep=1, sawmill=2, eyrie=3)
    table.decree("despot")
    table.hand("eyrie", "ambush-mouse")
    table.hand("marquise", "sword")
    fight(table, "marquise", 2, "eyrie").play("ambush ambush-mouse", "pass", "lose sawmill")
    assert table.score("eyrie") == 2
    table.dice(2, 2)
    table.play("hospital sword", "lose sawmill")  # the warrior is back where the keep is, and the battle goes on
    assert table.score("eyrie") == 3
