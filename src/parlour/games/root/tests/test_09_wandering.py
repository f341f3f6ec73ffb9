"""Chapter 9: how the Vagabond moves, and who goes along."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.scenario import Scenario
from parlour.games.root.tests.wanderer import wanderer


def place(table: Scenario) -> int:
    return table.state.pawn[table.seat("vagabond")] + 1


@law("root", "9.5.1", "9.2.3")
def test_a_boot_takes_him_to_an_adjacent_clearing_whoever_rules() -> None:
    table = wanderer(8, "boot torch")
    table.put(8, eyrie=3)
    table.put(4, eyrie=3)
    table.begin("vagabond", "daylight").play("walk 4")
    assert place(table) == 4
    assert table.packed("down") == ["boot"]


@law("root", "9.5.1")
def test_he_moves_as_often_as_he_has_boots() -> None:
    table = wanderer(8, "boot boot")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("walk 4", "walk 12")
    assert place(table) == 12
    assert table.offered("walk") == []
    assert table.barred()["walk 4"] == "9.5.1"


@law("root", "9.5.1")
def test_a_move_never_enters_a_forest() -> None:
    table = wanderer(8, "boot boot")
    table.begin("vagabond", "daylight")
    assert table.offered("walk") == ["4", "7"]


@law("root", "9.5.1")
def test_from_a_forest_he_moves_to_the_clearings_that_it_touches() -> None:
    table = wanderer("1_9_10_12", "boot boot")
    table.begin("vagabond", "daylight")
    assert table.offered("walk") == ["1", "9", "10", "12"]
    table.play("walk 10")
    assert place(table) == 10


@law("root", "9.4.2")
def test_slip_leads_from_a_forest_to_another_beside_it_and_may_be_left_out() -> None:
    table = wanderer("4_9_12")
    table.begin("vagabond", "birdsong")
    assert table.offered("slip") == ["clearing-4", "clearing-9", "clearing-12", "forest-1_9_10_12", "forest-4_7_8_12"]
    assert "pass" in table.offered()
    table.play("slip forest-1_9_10_12")
    assert place(table) == 14
    assert table.packed("down") == []


@law("root", "9.4.2")
def test_he_slips_once() -> None:
    table = wanderer(8, "boot")
    table.begin("vagabond", "birdsong").play("slip clearing-4")
    assert table.question() == "VagabondDaylight"


@law("root", "9.4.2", "9.2.2")
def test_slip_leads_into_the_clearing_with_the_keep() -> None:
    table = wanderer(5, "boot")
    table.put(1, keep=1, marquise=2)
    table.relation("marquise", "hostile")
    table.begin("vagabond", "birdsong").play("slip clearing-1")
    assert place(table) == 1
    assert table.ruler(1) == "marquise"


@law("root", "8.2.6", "9.2.2")
def test_the_pawn_alone_causes_no_outrage() -> None:
    table = wanderer(9, "boot torch")
    table.put(12, sympathy=1)
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("walk 12")
    assert table.asked() == "vagabond"
    assert table.question() == "VagabondDaylight"


# 9.2.9.ii.b Allied warriors


def with_ally(at: int, n: int = 3) -> Scenario:
    table = wanderer(at, "boot torch")
    table.put(at, marquise=n)
    table.relation("marquise", "allied")
    return table


@law("root", "9.2.9.ii.b", "9.5.1")
def test_any_number_of_allied_warriors_may_come_along_or_none() -> None:
    table = with_ally(9).begin("vagabond", "daylight").play("walk 12")
    assert table.offered() == ["pass", "take-along marquise"]
    table.play("take-along marquise")
    assert table.offered("along-count") == ["1", "2", "3"]
    table.play("along-count 3")
    assert table.warriors("marquise", 12) == 3


@law("root", "9.2.9.ii.b")
def test_they_come_along_when_he_slips() -> None:
    table = with_ally(9).begin("vagabond", "birdsong").play("slip clearing-12", "take-along marquise", "along-count 1")
    assert (table.warriors("marquise", 9), table.warriors("marquise", 12)) == (2, 1)


@law("root", "9.2.9.ii.b", "CARD.cobbler")
def test_they_come_along_with_cobbler() -> None:
    table = with_ally(9)
    table.in_play("vagabond", "cobbler-1")
    table.begin("vagabond", "evening").play("cobbler", "walk 12", "take-along marquise", "along-count 2")
    assert table.warriors("marquise", 12) == 2
    assert table.packed("down") == []


@law("root", "9.2.9.ii.b")
def test_they_do_not_follow_him_into_a_forest_or_out_of_it() -> None:
    table = with_ally(9).begin("vagabond", "birdsong").play("slip forest-4_9_12")
    assert table.question() == "VagabondDaylight"
    table.play("walk 12")
    assert table.question() == "VagabondDaylight"


@law("root", "9.2.9.ii.b", "4.2.1")
@pytest.mark.parametrize("ruled", [9, 12])
def test_it_is_enough_that_the_ally_rules_one_of_the_two_clearings(ruled: int) -> None:
    table = with_ally(9, 1)
    table.put(21 - ruled, eyrie=4)
    table.put(ruled, marquise=2)
    table.begin("vagabond", "daylight").play("walk 12")
    assert table.offered("take-along") == ["marquise"]


@law("root", "9.2.9.ii.b", "7.2.2")
def test_an_eyrie_ally_rules_ties() -> None:
    table = wanderer(9, "boot")
    table.put(9, eyrie=2, marquise=2)
    table.relation("eyrie", "allied")
    table.begin("vagabond", "daylight").play("walk 12")
    assert table.offered("take-along") == ["eyrie"]


@law("root", "9.2.9.ii.b")
def test_warriors_of_one_ally_only_and_of_nobody_who_is_no_ally() -> None:
    table = wanderer(9, "boot torch")
    table.put(9, eyrie=2, marquise=2)
    table.put(12, marquise=1)
    table.relation("eyrie", "allied")
    table.relation("marquise", "allied")
    table.begin("vagabond", "daylight").play("walk 12")
    assert table.offered("take-along") == ["marquise", "eyrie"]
    table.play("take-along eyrie", "along-count 1")
    assert table.question() == "VagabondDaylight"
    friend = with_ally(9)
    friend.relation("marquise", "friendly")
    assert friend.begin("vagabond", "daylight").play("walk 12").question() == "VagabondDaylight"


@law("root", "9.2.9.ii.b")
def test_of_two_allies_the_one_without_rule_is_barred() -> None:
    table = wanderer(9, "boot torch")
    table.put(9, eyrie=2, marquise=1)
    table.relation("eyrie", "allied")
    table.relation("marquise", "allied")
    table.begin("vagabond", "daylight").play("walk 12")
    assert table.barred() == {"take-along marquise": "9.2.9.ii.b"}


@law("root", "8.2.6", "9.2.9.ii.b", "L-10")
@pytest.mark.parametrize("name", ["seed", "english"])
def test_warriors_of_the_alliance_cause_no_outrage(name: str) -> None:
    table = wanderer(9, "boot torch", law=name)
    table.put(9, alliance=3)
    table.put(12, sympathy=1)
    table.relation("alliance", "allied")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("walk 12", "take-along alliance", "along-count 3")
    assert table.question() == "VagabondDaylight"
    assert table.cards("supporters") == []
