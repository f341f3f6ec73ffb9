"""Chapter 2: components, as play shows them."""

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario, new_game


@law("frogs", "2.2")
def test_every_card_and_every_starter_card_has_a_species() -> None:
    cards = Scenario(both_decks="true").g.cards
    counts = [sum(species == each for species in cards.species[:99]) for each in range(3)]
    assert (counts, cards.species[99:]) == ([33, 33, 33], [0, 1, 2])
    assert len(cards.ids) == 102


@law("frogs", "2.2", "3.10")
def test_a_traveller_is_of_the_species_of_its_novice_villager() -> None:
    table = new_game(first="0").by("blue", "novice pocket-money-kit").by("orange", "novice wide-eyed-froglet")
    assert [table.player(seat)["species"] for seat in ("orange", "blue")] == ["frog", "rabbit"]


@law("frogs", "2.3")
def test_a_provision_of_gear_is_a_coin_before_a_player_and_an_invested_coin_is_a_provision() -> None:
    table = Scenario().in_play("blue", "postal-contract").hand("orange", "chatty-jackdaw").coins("orange", 1)
    table.turn("orange").chooses("play chatty-jackdaw")
    assert (table.provisions("postal-contract"), table.of("orange", "coins")) == (2, 1)
    table = Scenario().in_play("orange", "carrot-market").turn("orange").chooses("start burrow", "invest 1")
    assert (table.provisions("carrot-market"), table.of("orange", "coins")) == (1, 6)


@law("frogs", "2.3")
def test_the_pool_never_runs_out() -> None:
    table = Scenario().coins("orange", 200).coins("blue", 200).in_play("orange", "fair-steward", provisions=90)
    table.in_play("orange", "village-nurse").turn("orange").chooses("activate fair-steward")
    assert table.of("orange", "coins") == 205
    table.chooses("activate village-nurse")
    assert table.provisions("fair-steward") == 90


@law("frogs", "2.5")
def test_a_starter_card_acts_by_the_side_that_is_up() -> None:
    table = Scenario().starter("orange", "burrow").turn("orange").chooses("start burrow")
    assert table.of("orange", "coins") == 8
    table = Scenario().starter("blue", "burrow").turn("orange").chooses("start burrow")
    assert table.of("orange", "coins") == 7


@law("frogs", "2.7")
def test_there_is_no_hand_limit_at_any_time_of_the_turn() -> None:
    table = Scenario().next_cards("carrot-market").deck_left(1, to="orange").turn("orange")
    held = table.of("orange", "hand")
    assert held > 70
    table.chooses("start nest", "start burrow")
    assert (table.asked(), table.of("orange", "hand")) == ("blue", held + 1)


@law("frogs", "2.7")
def test_any_number_of_cards_of_a_kind_may_be_in_play() -> None:
    cards = Scenario().g.cards
    villagers = [name for name, kind in zip(cards.ids[:51], cards.types, strict=False) if kind == 0][:26]
    table = Scenario().in_play("orange", *villagers).hand("orange", "harvest-queen").turn("orange")
    table.chooses("play harvest-queen")
    assert len(table.player("orange")["villagers"]) == 27
