"""Chapter 9: gear."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario


def in_play(*cards: str, owner: str = "orange") -> Scenario:
    """Gear before a player, and a crow villager that orange can play."""
    return Scenario(both_decks="true").in_play(owner, *cards).hand("orange", "chatty-jackdaw")


# 9.1


@law("frogs", "9.1", "INV.17", "5.2.1")
def test_gear_cannot_be_activated() -> None:
    table = in_play("soul-chain").turn("orange")
    assert (table.offered("activate"), table.offered("free")) == ([], [])
    table.refuses("activate soul-chain", law="9.1")
    table.refuses("free soul-chain", law="9.1")


@law("frogs", "9.1", "INV.17", "7.11.9")
def test_an_effect_cannot_activate_gear_either() -> None:
    table = in_play("soul-chain", "rain-boots").in_play("orange", "turnip-seller", "fair-steward").at("orange", "n5")
    table.turn("orange").chooses("start lily-pad", "choose 2")
    assert table.offered() == ["activate turnip-seller", "activate fair-steward"]


# 9.2 and 9.3


@law("frogs", "9.2")
def test_own_gear_gives_its_coin_to_its_owner() -> None:
    table = in_play("postal-contract").turn("orange").chooses("play chatty-jackdaw")
    assert (table.provisions("postal-contract"), table.of("orange", "coins")) == (2, 5 - 1 + 1)


@law("frogs", "9.2")
def test_the_coin_goes_to_who_fulfilled_the_condition_not_to_the_owner() -> None:
    table = in_play("postal-contract", owner="blue").turn("orange").chooses("play chatty-jackdaw")
    assert table.provisions("postal-contract") == 2
    assert (table.of("orange", "coins"), table.of("blue", "coins")) == (5, 5)
    assert table.told("gear-answers") == [{"seat": "orange", "card": "postal-contract"}]


@law("frogs", "9.2", "12.3")
def test_all_gear_of_both_players_that_waits_for_it_is_triggered() -> None:
    table = in_play("postal-contract", owner="blue").in_play("orange", "wax-seal").turn("orange")
    table.chooses("play chatty-jackdaw")
    assert (table.provisions("postal-contract"), table.provisions("wax-seal")) == (2, 4)
    assert table.of("orange", "coins") == 5 - 1 + 2


@law("frogs", "9.3", "12.7")
@pytest.mark.parametrize("owner", ["orange", "blue"])
def test_nobody_is_asked_about_gear(owner: str) -> None:
    table = in_play("postal-contract", "wax-seal", owner=owner).turn("orange").chooses("play chatty-jackdaw")
    assert (table.question(), table.asked()) == ("TakeTurn", "orange")


@law("frogs", "9.3")
def test_gear_without_provisions_does_nothing() -> None:
    table = Scenario().in_play("blue", "postal-contract", provisions=0).hand("orange", "chatty-jackdaw")
    table.turn("orange").chooses("play chatty-jackdaw")
    assert (table.provisions("postal-contract"), table.of("orange", "coins")) == (0, 4)
    assert table.told("gear-answers") == []


@law("frogs", "9.3", "DEC.16")
def test_gear_without_provisions_does_not_wait_beside_a_building() -> None:
    table = in_play("sorting-office").in_play("blue", "postal-contract", provisions=0).turn("orange")
    table.chooses("play chatty-jackdaw")
    assert table.question() == "TakeTurn"
    assert table.of("orange", "hand") == 1  # the building has answered by itself


@law("frogs", "9.2", "9.3")
def test_the_last_provision_is_given_away_and_then_no_more() -> None:
    table = Scenario().in_play("blue", "postal-contract", provisions=1).coins("orange", 6)
    table.hand("orange", "chatty-jackdaw", "attic-hoarder").turn("orange").chooses("play chatty-jackdaw")
    assert (table.provisions("postal-contract"), table.of("orange", "coins")) == (0, 6)
    table.chooses("play attic-hoarder")
    assert (table.provisions("postal-contract"), table.of("orange", "coins")) == (0, 1)


# 9.4


@law("frogs", "9.4")
def test_the_coin_from_gear_is_not_earned() -> None:
    table = in_play("postal-contract", "wax-seal", "counting-frame").turn("orange").chooses("play chatty-jackdaw")
    assert table.provisions("counting-frame") == 4  # 2 coins came, and it waits for 2 earned at once
    assert "earns" not in table.happened()
    assert table.of("orange", "coins") == 6


@law("frogs", "9.4", "12.6.4")
def test_coins_from_gear_are_not_added_to_what_is_earned() -> None:
    table = Scenario().in_play("orange", "lunch-tin", "counting-frame", "generous-pension").turn("orange")
    table.chooses("start burrow")
    assert table.of("orange", "coins") == 5 + 2 + 2  # earned 2, and 1 from each of two gear
    assert [table.provisions(card) for card in ("counting-frame", "lunch-tin", "generous-pension")] == [3, 2, 3]


# 9.5


@law("frogs", "9.5", "4.5.6")
def test_a_relic_effect_waits_for_the_end_of_the_owners_turn() -> None:
    table = in_play().in_play("blue", "postal-contract", provisions=1).turn("orange")
    table.chooses("play chatty-jackdaw", "start burrow")
    assert table.asked() == "blue"
    assert (table.row("blue"), table.of("blue", "hand")) == (["postal-contract"], 0)  # emptied in orange's turn
    table.chooses("start burrow", "start nest")
    assert table.asked() == "orange"
    assert (table.row("blue"), table.under("blue"), table.of("blue", "hand")) == ([], ["postal-contract"], 1 + 2)


@law("frogs", "9.5")
def test_emptying_own_gear_resolves_its_relic_effect_only_at_the_end_of_the_turn() -> None:
    table = Scenario().in_play("orange", "postal-contract", provisions=1).hand("orange", "chatty-jackdaw")
    table.turn("orange").chooses("play chatty-jackdaw")
    assert table.of("orange", "hand") == 0
    table.chooses("start burrow")
    assert table.of("orange", "hand") == 2


@law("frogs", "9.5", "7.11.4")
def test_gear_tucked_from_the_discard_pile_gives_no_relic_effect() -> None:
    table = Scenario().pile("carrot-money-box").at("orange", "w7").turn("orange")
    table.chooses("start lily-pad", "choose 2", "tuck carrot-money-box")
    assert (table.under("orange"), table.of("orange", "coins")) == (["carrot-money-box"], 5)


@law("frogs", "9.5")
def test_gear_that_still_has_provisions_stays_in_play() -> None:
    table = Scenario().in_play("orange", "carrot-money-box", provisions=1).end_of_turn("orange")
    assert (table.row("orange"), table.of("orange", "coins")) == (["carrot-money-box"], 5)


# 9.6


@law("frogs", "9.6", "5.1.4")
@pytest.mark.parametrize(
    ("card", "provisions"), [("tinkers-toolbox", 2), ("rain-boots", 3), ("market-scales", 3), ("postal-contract", 3)]
)
def test_e13_gear_does_not_trigger_itself(card: str, provisions: int) -> None:
    table = Scenario().hand("orange", card).coins("orange", 3).turn("orange").chooses(f"play {card}")
    assert table.provisions(card) == provisions
    assert table.told("gear-answers") == []


@law("frogs", "9.6")
def test_gear_in_play_is_triggered_by_other_gear_that_is_played() -> None:
    table = Scenario().in_play("orange", "tinkers-toolbox").hand("orange", "rain-boots").turn("orange")
    table.chooses("play rain-boots")
    assert (table.provisions("tinkers-toolbox"), table.provisions("rain-boots")) == (1, 3)
