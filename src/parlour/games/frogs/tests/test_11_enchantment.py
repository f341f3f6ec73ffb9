"""Chapter 11: enchantment."""

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

# 11.1


@law("frogs", "11.1", "5.4.1")
def test_a_building_can_be_enchanted_only_once() -> None:
    table = Scenario().owns("orange", "spark").in_play("orange", "carrot-market", "zero-waste")
    table.turn("orange").chooses("enchant carrot-market", "token star")
    assert table.charm_on("carrot-market") == "star"
    assert table.offered("enchant") == ["zero-waste"]
    table.refuses("enchant carrot-market", law="11.1")


@law("frogs", "11.1", "INV.4")
def test_a_token_on_a_building_stays_there() -> None:
    table = Scenario().in_play("orange", "carrot-market", "zero-waste").turn("orange").chooses("enchant carrot-market")
    assert (table.charms("orange"), table.offered("enchant")) == ([], [])
    table.chooses("start nest", "start burrow", "invest 1").by("blue", "start nest", "start burrow")
    assert (table.asked(), table.charm_on("carrot-market"), table.offered("enchant")) == ("orange", "star", [])
    table.refuses("enchant zero-waste", law="5.4.1")


@law("frogs", "11.1", "5.4.1")
def test_only_own_buildings_can_be_enchanted_and_only_buildings() -> None:
    table = Scenario().in_play("blue", "carrot-market").in_play("orange", "turnip-seller", "rain-boots").turn("orange")
    assert table.offered("enchant") == []
    for card in ("carrot-market", "turnip-seller", "rain-boots"):
        table.refuses(f"enchant {card}", law="5.4.1")


@law("frogs", "11.1", "14.4.3")
def test_the_enchanted_building_is_shown_with_its_token() -> None:
    table = Scenario().in_play("orange", "carrot-market").turn("orange").chooses("enchant carrot-market")
    seen = table.player("orange", to="blue")
    assert ([card["charm"] for card in seen["buildings"]], seen["charms"], seen["enchanted"]) == (["star"], [], 1)


# 11.2


@law("frogs", "11.2")
def test_an_enchantment_that_acts_once_acts_when_the_token_is_placed_and_never_again() -> None:
    table = Scenario().in_play("orange", "community-bank", "fair-steward").turn("orange")
    table.chooses("enchant community-bank", "invest 5")
    assert (table.of("orange", "coins"), table.provisions("community-bank")) == (5 + 3 - 5, 5)
    table.chooses("activate fair-steward")
    assert table.offered() == ["invest 0", "invest 1", "invest 2"]  # the plain effect
    table.chooses("invest 2")
    assert (table.question(), table.of("orange", "coins")) == ("TakeTurn", 3 + 5 - 2)


@law("frogs", "11.2")
def test_a_lasting_enchantment_is_added_from_then_on() -> None:
    table = Scenario().in_play("orange", "carrot-market", "groundskeeper").turn("orange")
    table.chooses("start burrow", "invest 0")
    assert table.of("orange", "coins") == 5 + 2
    table.chooses("enchant carrot-market")
    assert table.of("orange", "coins") == 7
    table.chooses("activate groundskeeper", "start burrow", "invest 0")
    assert table.of("orange", "coins") == 7 + 2 + 1 + 1  # Burrow, enchantment, Groundskeeper


@law("frogs", "11.2", "7.11.17")
def test_a_lasting_enchantment_continues_the_text_of_its_building() -> None:
    table = Scenario().in_play("orange", "zero-waste", charm="star").in_play("orange", "pie-baker")
    table.hand("orange", "rain-boots", "postal-contract").turn("orange")
    table.chooses("activate pie-baker", "discard rain-boots", "no")
    assert (table.question(), table.provisions("zero-waste")) == ("TakeTurn", 0)  # not played, so nothing is invested


@law("frogs", "11.2", "7.11.17")
def test_what_the_lasting_enchantment_adds_follows_what_the_building_did() -> None:
    table = Scenario().in_play("orange", "zero-waste", charm="star").in_play("orange", "pie-baker")
    table.hand("orange", "rain-boots", "postal-contract").turn("orange")
    table.chooses("activate pie-baker", "discard rain-boots", "play rain-boots")
    assert table.offered() == ["invest 0", "invest 1"]
    table.chooses("invest 1")
    assert (table.provisions("zero-waste"), table.of("orange", "coins")) == (1, 5 - 2 - 1 + 5)


@law("frogs", "11.2", "12.6.12")
def test_enchanting_counts_once_the_effect_at_once_is_over() -> None:
    table = Scenario().in_play("orange", "alumni-hall", "sorting-office").hand("orange", "rain-boots", "soul-chain")
    table.turn("orange").chooses("enchant sorting-office")
    assert (table.of("orange", "coins"), table.of("orange", "hand")) == (5 + 3, 1)  # both tucked, then Alumni Hall


@law("frogs", "11.2", "12.6.12")
def test_enchanting_alumni_hall_triggers_it() -> None:
    table = Scenario().in_play("orange", "alumni-hall").turn("orange")
    table.chooses("enchant alumni-hall", "upgrade nest")
    assert table.of("orange", "coins") == 5
    table.chooses("invest 0")
    assert (table.of("orange", "coins"), table.of("orange", "hand")) == (8, 1)
