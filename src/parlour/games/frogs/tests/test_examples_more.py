"""The worked examples E8–E12, E14 and E16 of the law; E13 and E15: where chapters 9 and 10 and gear are tested."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

CROWS = ["rooftop-postcrow", "night-shift-librarian", "chatty-jackdaw", "attic-hoarder", "tea-leaf-augur"]
FROGS = ["frog-mage", "mighty-frogules", "puddle-skipper"]
RABBITS = ["turnip-seller", "fair-steward", "carrot-banker", "village-nurse", "errand-kit"]
SEVEN = ["soul-chain", "rain-boots", "brass-spyglass", "recycling-bin", "lunch-tin", "market-scales", "stubborn-broom"]


@law("frogs", "9.2", "12.6.1", "12.6")
def test_e8_the_opponent_plays_a_crow_card_before_postal_contract() -> None:
    table = Scenario().in_play("blue", "postal-contract").hand("orange", "sorting-office").turn("orange")
    table.chooses("play sorting-office")
    assert table.provisions("postal-contract") == 2
    assert (table.of("orange", "coins"), table.of("blue", "coins")) == (5 - 4 + 1, 5)


@law("frogs", "10.2", "12.6.2")
def test_e9_telegraph_office_is_triggered_each_time_the_nest_is_activated() -> None:
    table = Scenario().in_play("orange", "telegraph-office", "nest-warden").at("orange", "n1").turn("orange")
    table.chooses("start nest", "no", "activate nest-warden", "no", "end")
    table.by("blue", "start nest", "start burrow")
    table.by("orange", "start lily-pad", "choose 1", "no")  # the nest token of n2
    assert [told["card"] for told in table.told("building-answers")] == ["telegraph-office"] * 3


@law("frogs", "10.5", "8.5.1")
@pytest.mark.parametrize("coins", [3, 4])
def test_e10_gear_discarded_for_a_route_is_paid_from_coins_held_before_the_reward(coins: int) -> None:
    table = Scenario(board="autumn").in_play("orange", "zero-waste").hand("orange", "soul-chain").at("orange", "ws1")
    table.coins("orange", coins).turn("orange").chooses("start lily-pad")
    if coins == 4:
        assert (table.offered(), table.where("orange")) == (["play soul-chain", "no"], "ws1")
        table.chooses("play soul-chain")
    assert ("soul-chain" in table.row("orange"), table.where("orange")) == (coins == 4, "ws2")
    assert table.of("orange", "coins") == (5 if coins == 4 else 8)


def e11(coins: int) -> Scenario:
    """Enchanted Zero Waste and Postal Contract against Recycling Bin; Soul Chain was discarded for the route."""
    table = Scenario(board="autumn").in_play("orange", "zero-waste", charm="star").in_play("blue", "recycling-bin")
    table.in_play("orange", "postal-contract", "mighty-frogules").hand("orange", "soul-chain").coins("orange", coins)
    table.at("orange", "ws1").turn("orange").chooses("activate mighty-frogules")
    assert (table.discarded(), table.where("orange")) == (["soul-chain"], "ws1")
    assert sorted(table.offered()) == ["answer recycling-bin", "answer zero-waste"]
    return table


@law("frogs", "12.1", "12.2", "9.2", "10.5", "11.2", "8.5.1")
def test_e11_with_recycling_bin_first_soul_chain_can_be_paid() -> None:
    table = e11(3).chooses("answer recycling-bin")
    assert (table.of("orange", "coins"), table.offered()) == (4, ["play soul-chain", "no"])
    table.chooses("play soul-chain")
    assert (table.of("orange", "coins"), table.provisions("postal-contract")) == (1, 2)  # 0, and 1 for a crow card
    table.chooses("invest 1")
    assert (table.of("orange", "coins"), table.provisions("zero-waste")) == (0, 1)
    assert (table.where("orange"), table.offered()) == ("ws2", ["go ws3", "stop"])  # the journey goes on
    assert (table.provisions("recycling-bin"), table.provisions("soul-chain")) == (2, 5)


@law("frogs", "12.1", "10.5", "7.11.12")
def test_e11_with_zero_waste_first_3_coins_are_too_few() -> None:
    table = e11(3).chooses("answer zero-waste")
    assert (table.of("orange", "coins"), table.discarded()) == (4, ["soul-chain"])  # the Bin has answered after it
    assert (table.provisions("zero-waste"), table.provisions("postal-contract")) == (0, 3)
    assert (table.where("orange"), table.offered()) == ("ws2", ["go ws3", "stop"])


@law("frogs", "12.1", "12.2")
def test_e11_with_zero_waste_first_and_4_coins_the_bin_comes_last() -> None:
    table = e11(4).chooses("answer zero-waste", "play soul-chain")
    assert (table.provisions("postal-contract"), table.provisions("recycling-bin")) == (2, 3)
    table.chooses("invest 1")
    assert (table.of("orange", "coins"), table.provisions("recycling-bin")) == (1, 2)
    assert table.where("orange") == "ws2"


@law("frogs", "14.4", "14.4.1", "14.4.2", "14.4.3", "INV.15")
def test_e12_scoring() -> None:
    table = Scenario().tucked("orange", *CROWS, *FROGS, *RABBITS, *SEVEN)  # the sixth crow is the novice villager
    table.in_play("orange", "carrot-market", provisions=5, charm="spark").owns("orange", "heart")
    table.in_play("orange", "zero-waste", provisions=3, charm="heart")
    assert table.charms("orange") == ["star"]  # the third token, unused
    table.last_turns(1).end_of_turn("orange")
    assert table.over()
    assert table.score("orange") == {"villagers": 18, "buildings": 8, "gear": 14}
    outcome = table.view("")["outcome"]
    assert outcome["scores"][0] == 40
    assert outcome["groups"][0] == {"crow": 6, "frog": 3, "rabbit": 5}


@law("frogs", "14.2", "9.5", "14.4.3")
def test_e14_gear_of_the_opponent_emptied_in_the_last_turn_is_tucked_without_its_relic_effect() -> None:
    table = Scenario().in_play("blue", "generous-pension", provisions=1).in_play("blue", "carrot-market", charm="star")
    table.in_play("blue", "mighty-frogules", provisions=2).in_play("orange", "turnip-seller").last_turns(1)
    table.turn("orange").chooses("activate turnip-seller", "start burrow")
    assert table.over()
    assert (table.under("blue"), table.provisions("mighty-frogules")) == (["generous-pension"], 2)
    assert table.score("blue")["gear"] == 1


@law("frogs", "14.3")
def test_e16_cards_left_in_hand_are_discarded_and_trigger_nothing() -> None:
    table = Scenario().hand("orange", "rain-boots", "turnip-seller").hand("blue", "carrot-market")
    table.in_play("orange", "recycling-bin", "zero-waste").in_play("blue", "mudlarks-dredge")
    table.last_turns(1).end_of_turn("orange")
    assert table.over()
    assert {"carrot-market", "rain-boots", "turnip-seller"} < {*table.discarded()}
    assert (table.of("orange", "hand"), table.of("blue", "hand")) == (0, 0)
    assert (table.provisions("recycling-bin"), table.of("orange", "coins")) == (3, 5)
    assert table.told("gear-answers", "building-answers") == []
