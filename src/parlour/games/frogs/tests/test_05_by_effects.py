"""5.5: activation by effects, and what is no main action."""

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

# 5.5 Activation by effects: the golden chest on n6 activates a villager


def chest(table: Scenario) -> Scenario:
    """Orange stands before the golden chest and opens it with the Lily Pad, to activate a villager."""
    return table.at("orange", "n5").turn("orange").chooses("start lily-pad", "choose 2")


@law("frogs", "5.5.1", "INV.7")
def test_an_effect_activates_a_villager_without_removing_a_provision() -> None:
    table = chest(Scenario().in_play("orange", "turnip-seller"))
    assert (table.provisions("turnip-seller"), table.of("orange", "coins")) == (3, 8)


@law("frogs", "5.5.1")
def test_an_effect_activates_also_a_villager_without_provisions() -> None:
    table = chest(Scenario().in_play("orange", "turnip-seller", provisions=0))
    assert (table.provisions("turnip-seller"), table.of("orange", "coins")) == (0, 8)


@law("frogs", "5.5.1")
def test_an_effect_activates_also_a_free_action_villager_which_keeps_its_free_action() -> None:
    table = chest(Scenario().in_play("orange", "errand-kit"))
    assert (table.provisions("errand-kit"), table.of("orange", "coins")) == (3, 6)
    assert table.offered("free") == ["errand-kit"]


@law("frogs", "5.5.1", "5.3.2")
def test_an_effect_activates_also_a_villager_whose_free_action_is_used_up() -> None:
    table = Scenario().in_play("orange", "errand-kit").at("orange", "n5").turn("orange")
    table.chooses("free errand-kit", "start lily-pad", "choose 2")
    assert (table.provisions("errand-kit"), table.of("orange", "coins")) == (2, 7)


@law("frogs", "5.5.1", "5.2.3")
def test_activation_by_an_effect_does_not_use_up_the_main_action_on_that_card() -> None:
    table = chest(Scenario().in_play("orange", "turnip-seller")).chooses("activate turnip-seller")
    assert (table.provisions("turnip-seller"), table.of("orange", "coins"), table.asked()) == (2, 11, "blue")


@law("frogs", "5.5.1", "5.2.3")
def test_a_card_activated_by_a_main_action_is_activated_again_by_an_effect() -> None:
    table = Scenario().in_play("orange", "turnip-seller").at("orange", "n5").turn("orange")
    table.chooses("activate turnip-seller", "start lily-pad", "choose 2")
    assert (table.provisions("turnip-seller"), table.of("orange", "coins")) == (2, 11)


@law("frogs", "5.5.2")
def test_an_effect_activates_a_card_in_the_midst_of_its_own_activation() -> None:
    table = Scenario().in_play("orange", "bog-courier").at("orange", "n5").turn("orange")
    table.chooses("activate bog-courier", "stop", "choose 2")
    assert table.where("orange") == "n7"  # the only way on from the chest
    assert [each["card"]["id"] for each in table.view("")["chain"] if each["card"]] == ["bog-courier", "bog-courier"]
    table.chooses("go n8")
    assert (table.where("orange"), table.of("orange", "hand")) == ("n8", 2)  # each activation draws its card


@law("frogs", "5.5.3")
def test_playing_and_activating_by_an_effect_are_no_main_actions() -> None:
    table = Scenario().in_play("orange", "travelling-tinker").hand("orange", "turnip-seller").turn("orange")
    table.chooses("activate travelling-tinker", "play turnip-seller")
    assert (table.view("")["actions"], table.asked()) == (1, "orange")
    table = chest(Scenario().in_play("orange", "turnip-seller"))
    assert (table.view("")["actions"], table.asked()) == (1, "orange")


@law("frogs", "5.5.3", "5.2.3")
def test_a_starter_card_activated_by_an_effect_may_be_activated_by_a_main_action() -> None:
    table = Scenario().in_play("orange", "nest-warden").turn("orange").chooses("activate nest-warden", "start nest")
    assert (table.of("orange", "hand"), table.asked()) == (2, "blue")
