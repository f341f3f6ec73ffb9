"""The worked examples of the Marquise, EX-35 to EX-45, and EX-18 of a game for two."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import DOMINANCES
from parlour.games.root.tests.begun import begun
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.games import states
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.bag import size
from parlour.kernel.state import SHIFT


@law("root", "5.1.3", "3.3.1", "3.3.4")
def test_ex_18_with_two_players_dominance_is_never_offered() -> None:
    for g in states("marquise", "eyrie", seed="ex 18"):
        assert g.removed == DOMINANCES
        everywhere = g.deck | g.discard | g.hand[0] | g.hand[1] | g.crafted[0] | g.crafted[1]
        for column in g.decree:
            everywhere |= column
        assert size(everywhere) == 50
        names = {ROOT.verbs[action >> SHIFT].name for action in g.offer}
        assert not names & {"activate", "take-dominance"}


@law("root", "6.3", "6.3.2", "6.3.3", "6.3.4")
def test_ex_35_warriors_everywhere_but_across_and_three_buildings_near_the_keep() -> None:
    table = begun("marquise", "eyrie").play("keep 1")
    assert [table.warriors("marquise", clearing) for clearing in range(1, 13)] == [1, 1, 0, *[1] * 9]
    assert table.offered("set-up-sawmill") == ["1", "5", "9", "10"]
    table.play("set-up-sawmill 1")
    assert table.offered("set-up-workshop") == ["5", "9", "10"]
    assert table.barred() == {"set-up-workshop 1": "2.2.3"}
    table.play("set-up-workshop 10")
    assert table.offered("set-up-recruiter") == ["5", "9"]


@law("root", "6.4", "2.5")
def test_ex_36_with_two_wood_for_six_sawmills_she_chooses_two() -> None:
    table = Scenario("marquise", "eyrie")
    for clearing in (2, 5, 7, 8, 9, 11):
        table.put(clearing, sawmill=1)
    table.put(1, wood=6)
    table.begin("marquise", "birdsong")
    assert table.offered("wood") == ["2", "5", "7", "8", "9", "11"]
    table.play("wood 7")
    assert table.offered("wood") == ["2", "5", "8", "9", "11"]
    table.play("wood 2")
    assert [c for c in range(2, 13) if table.pieces("wood", c)] == [2, 7]
    assert table.question() == "MarquiseDaylight"


def battle_beside_sympathy() -> Scenario:
    """The Marquise has lost two warriors and removed a token in 12; her hand holds one fox."""
    table = Scenario("marquise", "alliance")
    table.put(1, keep=1)
    table.put(12, marquise=3, alliance=2, sympathy=1)
    table.hand("marquise", "anvil", "bake-sale", "ambush-rabbit")
    table.in_play("marquise", "brutal-tactics-1")
    table.dice(2, 2)
    return fight(table, "marquise", 12, "alliance").play("brutal")


@law("root", "6.2.3", "1.1.3", "8.2.6")
def test_ex_37_field_hospitals_first_and_outrage_finds_no_fox() -> None:
    table = battle_beside_sympathy()
    assert (table.asked(), set(table.offered("trigger"))) == ("marquise", {"hospitals", "outrage"})
    table.play("trigger hospitals", "hospital anvil")
    assert table.warriors("marquise", 1) == 2
    assert (table.asked(), table.question()) == ("alliance", "SeeHand")
    table.play("seen")
    assert len(table.cards("supporters")) == 1
    assert "anvil" in table.cards("discard")


@law("root", "6.2.3", "1.1.3", "8.2.6")
def test_ex_37_outrage_first_and_no_card_is_left_for_the_warriors() -> None:
    table = battle_beside_sympathy().play("trigger outrage", "outrage anvil")
    assert table.cards("supporters") == ["anvil"]
    assert table.offered() == ["pass"]
    table.play("pass")
    assert (table.warriors("marquise", 1), table.supply("marquise")) == (0, 24)


@law("root", "6.5.4", "6.5.4.i", "6.5.4.ii", "6.5.4.iii")
def test_ex_38_wood_counts_only_along_clearings_she_rules() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(1, marquise=1)
    table.put(9, marquise=1, wood=1)
    table.put(12, marquise=1, wood=1)
    table.put(7, eyrie=1, wood=1)
    table.put(2, sawmill=1)
    table.put(6, sawmill=1, eyrie=2)
    table.begin("marquise", "daylight").play("build sawmill")
    assert "1" in table.offered("build-in")
    table.play("build-in 1")
    assert (table.score("marquise"), table.pieces("sawmill", 1)) == (2, 1)
    assert [table.pieces("wood", clearing) for clearing in (7, 9, 12)] == [1, 0, 0]
    assert "sawmill" not in table.offered("build")
    assert table.barred()["build sawmill"] == "6.5.4.i"


@law("root", "6.5.4.i", "6.5.4.iii")
def test_ex_39_the_second_workshop_costs_one_wood_and_scores_two() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(5, marquise=1, workshop=1, wood=2)
    table.begin("marquise", "daylight").play("build workshop")
    assert (table.score("marquise"), table.pieces("workshop", 5), table.pieces("wood", 5)) == (2, 2, 1)


@law("root", "6.5", "6.5.3")
def test_ex_40_each_bird_buys_one_more_action_but_no_second_recruit() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(5, marquise=1, recruiter=1)
    table.hand("marquise", "armorers-1", "sappers-1")
    table.begin("marquise", "daylight").play("recruit")
    table.play("march", "to 1", "count 1", "pass", "march", "from 1", "to 5", "pass")
    assert set(table.offered()) == {"end", "extra armorers-1", "extra sappers-1"}
    table.play("extra armorers-1")
    assert "march" in table.offered()
    assert table.barred()["recruit"] == "6.5.3"
    table.play("extra sappers-1")
    assert table.state.actions == 2
    assert {"armorers-1", "sappers-1"} <= set(table.cards("discard"))


@law("root", "6.2.2", "6.2.3")
def test_ex_41_a_keep_that_falls_with_its_garrison_saves_nobody() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(1, marquise=1, keep=1, eyrie=3)
    table.put(3, roost=1)
    table.hand("marquise", "anvil")
    table.dice(2, 0)
    fight(table, "eyrie", 1, "marquise").play("pass")
    assert table.score("eyrie") == 1
    assert table.question() != "FieldHospitals"
    assert (table.supply("marquise"), table.pieces("keep", 1)) == (25, 0)
    assert (table.state.stock[7], table.state.open_to(table.seat("eyrie"))) == (0, 0xFFF)


@law("root", "6.2.2")
def test_ex_42_others_may_move_to_the_keep_but_place_nothing_there() -> None:
    table = Scenario("alliance", "marquise", "eyrie")
    table.put(1, keep=1)
    table.put(5, eyrie=2)
    table.supporters("anvil", "foxfolk-steel", "bake-sale")
    table.begin("alliance", "birdsong")
    assert "1" not in table.offered("spread")
    assert {"6", "8", "12"} <= set(table.offered("spread"))
    table.decree("despot")
    table.begin("eyrie", "daylight").play("to 1", "count 2")
    assert table.warriors("eyrie", 1) == 2


@law("root", "6.2.2", "8.6.1.iv", "8.6.1.iii")
def test_ex_42_the_alliance_does_not_organize_beside_the_keep() -> None:
    table = Scenario("alliance", "marquise", "eyrie")
    table.put(1, keep=1, alliance=1)
    table.put(5, alliance=1)
    table.officers(1)
    table.begin("alliance", "evening")
    assert table.offered("organize") == ["5"]


@law("root", "6.2.3")
def test_ex_43_the_warrior_of_tax_collector_may_go_to_the_keep() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(1, keep=1)
    table.put(8, marquise=1)
    table.hand("marquise", "anvil")
    table.in_play("marquise", "tax-collector-1")
    table.next_card("sword")
    table.begin("marquise", "daylight").play("tax 8", "hospital anvil")
    assert (table.warriors("marquise", 1), table.warriors("marquise", 8)) == (1, 0)
    assert table.cards("marquise") == ["sword"]


@pytest.mark.parametrize(("recruiters", "drawn"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@law("root", "6.6")
def test_ex_44_three_recruiters_draw_two_cards_and_five_draw_three(recruiters: int, drawn: int) -> None:
    table = Scenario("marquise", "eyrie")
    table.decree("despot")
    for clearing in (2, 5, 7, 8, 9, 11)[:recruiters]:
        table.put(clearing, recruiter=1)
    table.begin("marquise", "evening")
    assert len(table.cards("marquise")) == drawn


@law("root", "2.5", "6.5.3")
def test_ex_45_with_three_warriors_for_four_recruiters_she_chooses_where() -> None:
    table = Scenario("marquise", "eyrie")
    for clearing in (1, 5, 9, 10):
        table.put(clearing, recruiter=1)
    table.put(3, marquise=22)
    table.begin("marquise", "daylight").play("recruit")
    assert table.offered("recruit-at") == ["1", "5", "9", "10"]
    table.play("recruit-at 1", "recruit-at 10")
    assert table.offered("recruit-at") == ["5", "9"]
    table.play("recruit-at 9")
    assert [table.warriors("marquise", clearing) for clearing in (1, 5, 9, 10)] == [1, 0, 1, 1]
