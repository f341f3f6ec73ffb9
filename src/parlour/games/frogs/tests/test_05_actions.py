"""Chapter 5: main actions and free actions; 5.5 is in test_05_by_effects.py."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.board import CROW
from parlour.games.frogs.tests.kit import Scenario

# 5.1 Playing a card


@law("frogs", "5.1.1")
@pytest.mark.parametrize(
    ("card", "row", "cost"),
    [("turnip-seller", "villagers", 1), ("postal-contract", "gear", 2), ("community-bank", "buildings", 3)],
)
def test_a_card_is_paid_and_laid_into_the_row_of_its_kind(card: str, row: str, cost: int) -> None:
    table = Scenario().hand("orange", card).turn("orange").chooses(f"play {card}")
    assert table.of("orange", "coins") == 5 - cost
    assert [each["id"] for each in table.player("orange")[row]] == [card]
    assert sum(len(table.player("orange")[each]) for each in ("villagers", "gear", "buildings")) == 1
    assert table.holds("orange") == []


@law("frogs", "5.1.1")
def test_a_played_card_lies_face_up_for_all() -> None:
    table = Scenario().hand("orange", "turnip-seller").turn("orange").chooses("play turnip-seller")
    for looking in ("blue", ""):
        assert [card["id"] for card in table.player("orange", to=looking)["villagers"]] == ["turnip-seller"]


@law("frogs", "5.1.1")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    table = Scenario().hand("blue", "turnip-seller").pile("pie-baker").hand("orange", "rain-boots").turn("orange")
    assert table.offered("play") == ["rain-boots"]
    for card in ("turnip-seller", "pie-baker", "fair-steward"):
        table.refuses(f"play {card}", law="5.1.1")


@law("frogs", "5.1.2")
@pytest.mark.parametrize(("card", "printed"), [("turnip-seller", 3), ("soul-chain", 5), ("community-bank", 0)])
def test_a_villager_or_gear_gets_its_printed_provisions_from_the_pool(card: str, printed: int) -> None:
    table = Scenario().hand("orange", card).coins("orange", 4).turn("orange").chooses(f"play {card}")
    assert table.provisions(card) == printed
    assert table.of("orange", "coins") == 4 - table.g.cards.costs[table.card(card)]


@law("frogs", "5.1.3")
def test_a_card_is_played_only_for_its_full_cost() -> None:
    table = Scenario().hand("orange", "moonlit-choirmaster", "fair-steward").coins("orange", 4).turn("orange")
    assert table.offered("play") == ["fair-steward"]
    assert table.barred()["play moonlit-choirmaster"] == "5.1.3"
    table.refuses("play moonlit-choirmaster", law="5.1.3")


@law("frogs", "5.1.3")
def test_the_last_coins_may_be_spent() -> None:
    table = Scenario().hand("orange", "moonlit-choirmaster").turn("orange").chooses("play moonlit-choirmaster")
    assert table.of("orange", "coins") == 0


@law("frogs", "5.1.4")
def test_triggers_come_once_the_card_lies_with_its_provisions() -> None:
    table = Scenario().in_play("orange", "warren-nursery", "rookery-reading-room").hand("orange", "turnip-seller")
    table.turn("orange").chooses("play turnip-seller")
    assert (table.asked(), table.question()) == ("orange", "Invest")  # the nursery has been triggered
    assert (table.row("orange").count("turnip-seller"), table.provisions("turnip-seller")) == (1, 3)
    assert table.of("orange", "coins") == 5  # paid 1, earned 1


@law("frogs", "5.1.4", "9.6", "10.4")
@pytest.mark.parametrize("card", ["postal-contract", "tinkers-toolbox", "sorting-office", "builders-guild"])
def test_a_played_card_does_not_trigger_itself(card: str) -> None:
    table = Scenario().hand("orange", card).turn("orange").chooses(f"play {card}")
    assert table.happened() == ["plays"]
    assert table.holds("orange") == []


# 5.2 Activating


@law("frogs", "5.2.1")
def test_a_main_action_activates_an_own_starter_card_or_villager() -> None:
    table = Scenario().in_play("orange", "turnip-seller", "rain-boots", "carrot-market", CROW)
    table.in_play("blue", "fair-steward").turn("orange")
    assert table.offered("start") == ["nest", "lily-pad", "burrow"]
    assert sorted(table.offered("activate")) == [CROW, "turnip-seller"]
    table.refuses("activate fair-steward", law="5.2.1")


@law("frogs", "5.2.1", "9.1", "10.1")
def test_gear_and_buildings_are_not_activated() -> None:
    table = Scenario().in_play("orange", "rain-boots", "carrot-market").turn("orange")
    table.refuses("activate rain-boots", law="9.1")
    table.refuses("activate carrot-market", law="10.1")
    table.refuses("free rain-boots", law="9.1")
    table.refuses("free carrot-market", law="10.1")


@law("frogs", "5.2.2")
def test_a_starter_card_is_activated_free() -> None:
    table = Scenario().coins("orange", 0).turn("orange").chooses("start nest")
    assert (table.of("orange", "coins"), table.of("orange", "hand")) == (0, 1)


@law("frogs", "5.2.2")
def test_a_villager_loses_1_provision_to_the_pool() -> None:
    table = Scenario().in_play("orange", "rooftop-postcrow").turn("orange").chooses("activate rooftop-postcrow")
    assert table.provisions("rooftop-postcrow") == 2
    assert (table.of("orange", "coins"), table.of("orange", "hand")) == (5, 2)


@law("frogs", "5.2.2")
def test_a_villager_without_provisions_is_not_activated() -> None:
    table = Scenario().in_play("orange", "rooftop-postcrow", provisions=0).turn("orange")
    assert table.offered("activate") == []
    assert table.barred()["activate rooftop-postcrow"] == "5.2.2"
    table.refuses("activate rooftop-postcrow", law="5.2.2")


@law("frogs", "5.2.2")
def test_the_last_provision_can_be_used_and_the_card_stays_until_the_end_of_the_turn() -> None:
    table = Scenario().in_play("orange", "turnip-seller", provisions=1).turn("orange").chooses("activate turnip-seller")
    assert (table.provisions("turnip-seller"), table.row("orange")) == (0, ["turnip-seller"])
    table.chooses("start nest")
    assert table.under("orange") == ["turnip-seller"]


@law("frogs", "5.2.3")
def test_the_same_villager_is_not_activated_by_both_main_actions() -> None:
    table = Scenario().in_play("orange", "turnip-seller", "fair-steward").turn("orange")
    table.chooses("activate turnip-seller")
    assert table.offered("activate") == ["fair-steward"]
    assert table.barred()["activate turnip-seller"] == "5.2.3"
    table.refuses("activate turnip-seller", law="5.2.3")


@law("frogs", "5.2.3")
def test_the_same_card_may_be_activated_again_in_the_next_turn() -> None:
    table = Scenario().in_play("orange", "turnip-seller").turn("orange").chooses("start nest", "activate turnip-seller")
    table.by("blue", "start nest", "start burrow").by("orange", "activate turnip-seller", "start nest")
    assert table.provisions("turnip-seller") == 1


@law("frogs", "5.2.3")
def test_both_players_may_activate_the_starter_card_of_the_same_name() -> None:
    table = Scenario().turn("orange").chooses("start nest", "start burrow")
    assert table.offered("start") == ["nest", "lily-pad", "burrow"]


@law("frogs", "5.2.4")
def test_a_free_action_villager_is_not_activated_by_a_main_action() -> None:
    table = Scenario().in_play("orange", "errand-kit").turn("orange")
    assert (table.offered("activate"), table.offered("free")) == ([], ["errand-kit"])
    table.refuses("activate errand-kit", law="5.2.4")


@law("frogs", "5.2.5")
def test_effects_are_resolved_in_printed_order() -> None:
    table = Scenario().in_play("orange", "inkblot-scribe").next_cards("carrot-market", "fair-steward").turn("orange")
    table.chooses("activate inkblot-scribe")
    assert sorted(table.offered("discard")) == ["carrot-market", "fair-steward"]  # drawn first, the coin comes last
    assert table.of("orange", "coins") == 5
    table.chooses("discard carrot-market")
    assert (table.holds("orange"), table.of("orange", "coins")) == (["fair-steward"], 6)


@law("frogs", "5.2.5", "7.1")
def test_an_effect_that_cannot_be_done_does_not_stop_the_next() -> None:
    table = Scenario().in_play("orange", "reed-ferryman").at("orange", "w8").turn("orange")
    table.chooses("activate reed-ferryman")
    assert (table.where("orange"), table.of("orange", "coins")) == ("w8", 7)


# 5.3 The free activation


@law("frogs", "5.3.1")
def test_a_free_activation_removes_1_provision_and_resolves_the_effects() -> None:
    table = Scenario().in_play("orange", "errand-kit").turn("orange").chooses("free errand-kit")
    assert (table.provisions("errand-kit"), table.of("orange", "coins")) == (2, 6)
    assert table.view("")["actions"] == 0


@law("frogs", "5.3.1")
def test_a_villager_without_the_mark_is_not_activated_free() -> None:
    table = Scenario().in_play("orange", "turnip-seller").in_play("blue", "errand-kit").turn("orange")
    table.refuses("free turnip-seller", law="5.3.1")
    table.refuses("free errand-kit", law="5.3.1")


@law("frogs", "5.3.2")
def test_the_same_villager_is_activated_free_once_a_turn() -> None:
    table = Scenario().in_play("orange", "errand-kit", "puddle-skipper").turn("orange").chooses("free errand-kit")
    assert table.offered("free") == ["puddle-skipper"]
    assert table.barred()["free errand-kit"] == "5.3.2"
    table.chooses("start nest").refuses("free errand-kit", law="5.3.2")


@law("frogs", "5.3.2")
def test_in_the_next_turn_it_may_be_activated_free_again() -> None:
    table = Scenario().in_play("orange", "errand-kit").turn("orange").chooses("free errand-kit", "start nest")
    table.chooses("start burrow").by("blue", "start nest", "start burrow").by("orange", "free errand-kit")
    assert table.provisions("errand-kit") == 1


@law("frogs", "5.3.2")
def test_after_both_main_actions_it_is_still_only_once() -> None:
    table = Scenario().in_play("orange", "errand-kit", "carrot-market").turn("orange", actions=2, freed=("errand-kit",))
    table.refuses("free errand-kit", law="5.3.2")


@law("frogs", "5.3.3")
def test_without_a_provision_it_is_not_activated_free() -> None:
    table = Scenario().in_play("orange", "errand-kit", provisions=0).turn("orange")
    assert table.offered("free") == []
    assert table.barred()["free errand-kit"] == "5.3.3"
    table.refuses("free errand-kit", law="5.3.3")


# 5.4 Enchanting


@law("frogs", "5.4.1")
def test_a_token_of_the_own_area_is_put_on_an_own_building() -> None:
    table = Scenario().in_play("orange", "zero-waste").turn("orange").chooses("enchant zero-waste")
    assert (table.charm_on("zero-waste"), table.charms("orange"), table.charms("blue")) == ("star", [], ["star"])
    assert table.view("")["actions"] == 0
    assert table.player("orange")["enchanted"] == 1


@law("frogs", "5.4.1")
def test_without_an_available_token_no_building_is_enchanted() -> None:
    table = Scenario().in_play("orange", "zero-waste", charm="star").in_play("orange", "carrot-market").turn("orange")
    assert table.offered("enchant") == []
    table.refuses("enchant carrot-market", law="5.4.1")


@law("frogs", "5.4.1")
def test_only_own_buildings_in_play_are_enchanted() -> None:
    table = Scenario().in_play("blue", "zero-waste").hand("orange", "community-bank").in_play("orange", "rain-boots")
    table.in_play("orange", "carrot-market").turn("orange")
    assert table.offered("enchant") == ["carrot-market"]
    for card in ("zero-waste", "community-bank", "rain-boots"):
        table.refuses(f"enchant {card}", law="5.4.1")


@law("frogs", "5.4.1", "11.1")
def test_an_enchanted_building_takes_no_second_token() -> None:
    table = Scenario().in_play("orange", "zero-waste", charm="star").owns("orange", "spark").turn("orange")
    assert table.offered("enchant") == []
    table.refuses("enchant zero-waste", law="11.1")


@law("frogs", "5.4.1", "4.3")
def test_a_building_may_be_enchanted_in_the_turn_it_is_played() -> None:
    table = Scenario().hand("orange", "zero-waste").turn("orange").chooses("play zero-waste", "enchant zero-waste")
    assert table.charm_on("zero-waste") == "star"


@law("frogs", "5.4.2")
def test_of_several_kinds_of_tokens_one_is_chosen() -> None:
    table = Scenario().in_play("orange", "zero-waste").owns("orange", "spark", "heart").turn("orange")
    table.chooses("enchant zero-waste")
    assert table.offered() == ["token star", "token spark", "token heart"]
    table.chooses("token heart")
    assert (table.charm_on("zero-waste"), table.charms("orange")) == ("heart", ["star", "spark"])


@law("frogs", "5.4.2")
def test_a_single_kind_is_used_without_asking() -> None:
    table = Scenario().in_play("orange", "zero-waste").turn("orange").chooses("enchant zero-waste")
    assert table.question() == "TakeTurn"


@law("frogs", "5.4.2", "8.9")
def test_the_token_used_is_still_owned() -> None:
    table = Scenario().in_play("orange", "zero-waste").owns("orange", "spark").at("orange", "w3").turn("orange")
    table.chooses("enchant zero-waste", "token spark", "start lily-pad", "go w4")
    assert (table.where("orange"), table.charms("orange")) == ("w4", ["star"])
