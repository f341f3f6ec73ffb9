"""Chapter 9 where it meets the river: allies who swim, boats, and hired warriors whom the Vagabond fights."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario
from parlour.games.root.tests.wanderers import SECOND, wanderers


def boatman(**warriors: int) -> Scenario:
    """The Vagabond has boats, and stands in clearing 5 with warriors of his allies."""
    table = Scenario("marquise", "riverfolk", "vagabond")
    table.pawn(5)
    table.items(up="boot boot torch")
    table.put(5, **warriors)
    for ally in ("marquise", "riverfolk"):
        table.relation(ally, "allied")
    table.boats()
    return table


@law("root", "9.2.9.ii.b", "11.2.7.ii", "9.5.1")
def test_with_boats_he_walks_and_slips_along_the_river() -> None:
    assert boatman().begin("vagabond", "daylight").offered("walk") == ["1", "2", "10"]
    assert "clearing-10" in boatman().begin("vagabond", "birdsong").offered("slip")


@law("root", "9.2.9.ii.b", "11.2.2")
def test_along_the_river_only_allies_who_swim_come_along_and_they_need_no_rule() -> None:
    table = boatman(marquise=3, riverfolk=1)
    table.put(10, marquise=2)
    table.begin("vagabond", "daylight").play("walk 10")
    assert table.offered() == ["pass", "take-along riverfolk"]
    assert table.barred() == {"take-along marquise": "9.2.9.ii.b"}
    table.play("take-along riverfolk")
    assert table.warriors("riverfolk", 10) == 1


@law("root", "9.2.9.ii.b", "11.2.2", "4.2.1")
def test_along_a_path_an_ally_who_swims_needs_rule_like_any_other() -> None:
    table = boatman(marquise=3, riverfolk=1)
    table.begin("vagabond", "daylight").play("walk 1")
    assert table.offered("take-along") == ["marquise"]
    table = boatman(riverfolk=1)
    table.begin("vagabond", "daylight").play("walk 1")
    assert table.offered("take-along") == ["riverfolk"]


@law("root", "9.2.9.ii.b", "10.2.4")
def test_an_ally_of_the_cult_rules_by_its_garden() -> None:
    table = Scenario("marquise", "lizard_cult", "vagabond")
    table.pawn(5)
    table.items(up="boot torch")
    table.put(5, lizard_cult=1, marquise=4)
    table.put(1, garden=1)
    table.relation("lizard_cult", "allied")
    table.begin("vagabond", "daylight").play("walk 1")
    assert table.offered("take-along") == ["lizard_cult"]


# 9.2.9.iii Hired warriors


def attacked(law_of_table: str = "seed", up: str = "sword sword boot boot") -> Scenario:
    """The Eyrie, with hired warriors and one of their own, attack the Vagabond in clearing 11."""
    table = Scenario("marquise", "eyrie", "riverfolk", "vagabond", law=law_of_table)
    table.pawn(11)
    table.items(up=up)
    table.put(11, eyrie=1, riverfolk=2)
    table.contract()
    return table


@law("root", "9.2.9.iii", "11.2.7.iii", "1.1.4")
@pytest.mark.parametrize("name", ["seed", "english"])
def test_a_hired_warrior_whom_he_removes_in_defence_makes_the_buyer_hostile_and_not_the_riverfolk(name: str) -> None:
    table = attacked(name)
    table.dice(2, 2)
    fight(table, "eyrie", 11, "vagabond").play("mercenaries", "damage up-boot", "damage up-boot")
    assert (table.warriors("eyrie", 11), table.warriors("riverfolk", 11)) == (0, 1)
    assert (table.relation_to("eyrie"), table.relation_to("riverfolk")) == ("hostile", "indifferent")


@law("root", "9.2.9.iii", "11.2.7.iii")
def test_hired_warriors_alone_make_their_buyer_hostile_too() -> None:
    table = attacked()
    table.put(4, eyrie=1)
    table.state.take_warriors(table.seat("eyrie"), 10, 1)
    table.dice(1, 1)
    fight(table, "eyrie", 11, "vagabond").play("damage up-boot")
    assert table.warriors("riverfolk", 11) == 1
    assert (table.relation_to("eyrie"), table.relation_to("riverfolk")) == ("hostile", "indifferent")


@law("root", "9.2.9.iii", "11.2.7.iii", "4.3.1")
def test_so_does_an_ambush_of_his() -> None:
    table = attacked()
    table.hand("vagabond", "ambush-mouse")
    table.dice(0, 0)
    fight(table, "eyrie", 11, "vagabond").play("mercenaries", "ambush ambush-mouse")
    assert (table.warriors("eyrie", 11), table.warriors("riverfolk", 11)) == (0, 1)
    assert (table.relation_to("eyrie"), table.relation_to("riverfolk")) == ("hostile", "indifferent")


@law("root", "9.2.9.iii", "11.2.7.iii")
def test_riverfolk_who_fight_for_themselves_become_hostile_themselves() -> None:
    table = attacked()
    table.g.bought = table.g.services = 0
    table.dice(1, 1)
    fight(table, "riverfolk", 11, "vagabond").play("damage up-boot")
    assert (table.relation_to("eyrie"), table.relation_to("riverfolk")) == ("indifferent", "hostile")


@law("root", "9.2.9.iii.b")
def test_warriors_of_the_riverfolk_cost_boots_by_what_the_riverfolk_are_to_him() -> None:
    table = attacked(up="boot boot")
    table.g.bought = table.g.services = 0
    table.pawn(3)
    table.state.take_warriors(table.seat("eyrie"), 10, 1)
    table.relation("riverfolk", "hostile")
    table.begin("vagabond", "daylight").play("walk 11")
    assert table.packed("down") == ["boot", "boot"]


# 11.2.6.iii Services for two


@law("root", "11.2.6.iii", "11.2.6.ii", "9.7")
def test_either_vagabond_buys_with_items_and_his_pawn_counts_as_a_piece() -> None:
    table = wanderers("marquise", "riverfolk")
    table.prices(1, 2, 1)
    table.put(5, trade_post=1)
    table.pawn(5, of=SECOND)
    table.items(SECOND, up="boot boot sword")
    table.hand("riverfolk", "anvil", "sword")
    table.begin(SECOND, "birdsong")
    assert table.offered("buy") == ["hand-card", "riverboats"]
    assert table.view("marquise")["service"] == {"seller": 1, "buyer": 3, "left": 2}
    table.play("buy riverboats", "service-item up-boot", "service-item up-sword")
    assert table.in_till("payments") == {"riverfolk": 2}
    assert table.packed("down", of=SECOND) == ["boot", "sword"]
    assert table.packed("down") == []


@law("root", "11.2.7.iii.b", "9.7")
def test_neither_vagabond_hires_mercenaries() -> None:
    table = wanderers("marquise", "riverfolk")
    for name in ("vagabond", SECOND):
        table.items(name, up="boot boot sword")
        table.begin(name, "birdsong")
        assert "mercenaries" not in table.offered("buy")
        assert table.barred()["buy mercenaries"] == "11.2.7.iii.b"
