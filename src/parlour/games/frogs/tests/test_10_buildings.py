"""Chapter 10: buildings."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

# 10.1


@law("frogs", "10.1", "INV.17", "5.2.1")
def test_a_building_cannot_be_activated() -> None:
    table = Scenario().in_play("orange", "carrot-market").turn("orange")
    assert (table.offered("activate"), table.offered("free")) == ([], [])
    table.refuses("activate carrot-market", law="10.1")
    table.refuses("free carrot-market", law="10.1")


# 10.2


@law("frogs", "10.2", "10.6")
def test_a_building_acts_at_once_when_its_owner_fulfils_the_condition_and_loses_no_provision() -> None:
    table = Scenario().in_play("orange", "builders-guild", provisions=4).hand("orange", "carrot-market").turn("orange")
    table.chooses("play carrot-market")
    assert (table.of("orange", "hand"), table.provisions("builders-guild")) == (2, 4)


@law("frogs", "10.2")
def test_a_building_does_not_act_for_the_opponent() -> None:
    table = Scenario().in_play("blue", "builders-guild").hand("orange", "carrot-market").turn("orange")
    table.chooses("play carrot-market")
    assert (table.of("orange", "hand"), table.of("blue", "hand")) == (0, 0)
    assert table.told("building-answers") == []


@law("frogs", "10.2", "10.6", "12.6.2")
def test_a_building_acts_every_time() -> None:
    table = Scenario().in_play("orange", "carrot-market").in_play("orange", "groundskeeper").turn("orange")
    table.chooses("start burrow", "invest 1", "activate groundskeeper", "start burrow", "invest 1")
    assert table.provisions("carrot-market") == 2


@law("frogs", "10.6", "INV.5")
def test_provisions_on_a_building_stay_however_often_it_is_triggered() -> None:
    table = Scenario().in_play("orange", "carrot-market", provisions=3).turn("orange")
    table.chooses("start burrow", "invest 0")
    assert table.provisions("carrot-market") == 3
    assert table.told("building-answers") == [{"seat": "orange", "card": "carrot-market"}]


@law("frogs", "10.6", "4.5.2")
def test_a_building_without_provisions_is_never_tucked() -> None:
    table = Scenario().in_play("orange", "carrot-market").end_of_turn("orange")
    assert (table.row("orange"), table.under("orange")) == (["carrot-market"], [])


# 10.3


@law("frogs", "10.3", "7.11.18")
def test_a_building_may_change_what_its_owner_is_doing() -> None:
    table = Scenario().in_play("orange", "leaky-boathouse").turn("orange").chooses("start lily-pad", "go w1")
    assert table.offered() == ["go w2", "stop"]
    table.chooses("go w2")
    assert (table.where("orange"), table.question()) == ("w2", "TakeTurn")


@law("frogs", "10.3", "7.11.18")
def test_the_change_is_for_that_activation_alone() -> None:
    table = Scenario().in_play("orange", "leaky-boathouse", "mighty-frogules").turn("orange")
    table.chooses("start lily-pad", "go w1", "stop", "activate mighty-frogules")  # one way on from w1: w2
    assert table.view("orange")["travel"]["left"] == 2  # of 3
    other = Scenario().in_play("orange", "leaky-boathouse", "stepping-stone-twins").turn("orange")
    other.chooses("activate stepping-stone-twins", "go w1")
    assert other.where("orange") == "w2"  # 1 and 1: the Lily Pad was not activated


@law("frogs", "10.3", "7.11.18", "12.6.10")
def test_a_building_may_enlarge_a_consider() -> None:
    table = Scenario().in_play("orange", "attic-observatory", "tea-leaf-augur").turn("orange")
    table.chooses("activate tea-leaf-augur", "invest 0")
    assert len(table.considered()) == 3 + 2


# 10.4


@law("frogs", "10.4", "5.1.4")
@pytest.mark.parametrize("card", ["builders-guild", "sorting-office", "warren-nursery"])
def test_e13_a_building_does_not_trigger_itself(card: str) -> None:
    table = Scenario().hand("orange", card).coins("orange", 9).turn("orange").chooses(f"play {card}")
    assert (table.of("orange", "hand"), table.question()) == (0, "TakeTurn")
    assert table.told("building-answers") == []


@law("frogs", "10.4")
def test_a_building_in_play_is_triggered_by_another_that_is_played() -> None:
    table = Scenario().in_play("orange", "builders-guild").hand("orange", "warren-nursery").turn("orange")
    table.chooses("play warren-nursery")
    assert table.of("orange", "hand") == 2
    assert table.told("building-answers") == [{"seat": "orange", "card": "builders-guild"}]


# 10.5


@law("frogs", "10.5", "7.2")
def test_a_building_interrupts_what_is_being_resolved_and_that_goes_on_afterwards() -> None:
    table = Scenario().in_play("orange", "zero-waste", "pie-baker").hand("orange", "soul-chain", "rain-boots")
    table.coins("orange", 3).turn("orange").chooses("activate pie-baker", "discard soul-chain")
    assert table.question() == "TakeTurn"  # Soul Chain costs 4: the 5 coins of the Pie Baker were still to come
    assert (table.row("orange"), table.of("orange", "coins")) == (["pie-baker", "zero-waste"], 8)
    rich = Scenario().in_play("orange", "zero-waste", "pie-baker").hand("orange", "soul-chain", "rain-boots")
    rich.coins("orange", 4).turn("orange").chooses("activate pie-baker", "discard soul-chain")
    assert rich.of("orange", "coins") == 4
    rich.chooses("play soul-chain")
    assert (rich.of("orange", "coins"), rich.provisions("soul-chain")) == (5, 5)


@law("frogs", "10.5", "7.9.2")
def test_a_building_interrupts_a_consider() -> None:
    table = Scenario().in_play("orange", "rookery-reading-room", "night-shift-librarian").turn("orange")
    table.chooses("activate night-shift-librarian")
    first, second = table.considered()[:2]
    table.chooses(f"draw {first}", f"draw {second}")
    assert table.offered() == ["invest 0", "invest 1", "invest 2"]
    assert len(table.considered()) == 2
    table.chooses("invest 2")
    assert len(table.offered("discard")) == 2
    assert table.provisions("rookery-reading-room") == 2


@law("frogs", "10.5", "12.6.8")
def test_a_building_acts_before_the_reward_of_the_journey_that_triggered_it() -> None:
    table = Scenario().in_play("orange", "treasure-hunters-club").at("orange", "ws2").coins("orange", 2).turn("orange")
    table.chooses("start lily-pad")
    assert table.offered() == ["invest 0", "invest 1", "invest 2"]
    table.chooses("invest 2")
    assert table.offered() == ["choose 1", "choose 2", "choose 3"]
