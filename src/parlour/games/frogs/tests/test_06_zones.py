"""Chapter 6: zones and terms."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario


@law("frogs", "6.1")
@pytest.mark.parametrize("place", ["hand", "tucked", "pile", "deck"])
def test_gear_and_buildings_that_are_not_in_play_are_not_triggered(place: str) -> None:
    table, cards = Scenario(), ("postal-contract", "sorting-office")
    if place == "pile":
        table.pile(*cards)
    elif place != "deck":
        getattr(table, place)("orange", *cards)
    table.hand("orange", "chatty-jackdaw").turn("orange").chooses("play chatty-jackdaw")
    assert table.happened() == ["plays"]


@law("frogs", "6.1")
def test_in_play_they_are_triggered() -> None:
    table = Scenario().in_play("orange", "postal-contract").hand("orange", "chatty-jackdaw").turn("orange")
    table.chooses("play chatty-jackdaw")
    assert table.happened() == ["plays", "gear-answers"]


@law("frogs", "6.1", "7.11.9")
def test_villagers_that_are_not_in_play_are_not_activated_by_effects() -> None:
    table = Scenario().hand("orange", "turnip-seller").pile("fair-steward").tucked("orange", "pie-baker")
    table.in_play("orange", "headmistress-rook").turn("orange").chooses("activate headmistress-rook")
    assert (table.of("orange", "coins"), table.question()) == (5, "TakeTurn")


@law("frogs", "6.2", "7.5")
def test_a_tucked_card_lies_face_down_under_the_own_scoring_card() -> None:
    table = Scenario().in_play("orange", "attic-hoarder").hand("orange", "fair-steward").next_cards("pie-baker")
    table.turn("orange").chooses("activate attic-hoarder", "tuck fair-steward")
    assert (table.under("orange"), table.under("blue")) == (["fair-steward"], [])
    for looking in ("orange", "blue", ""):
        assert (table.player("orange", to=looking)["tucked"], table.player("orange")["tucked_count"]) == (None, 2)


@law("frogs", "6.3")
def test_an_area_has_the_rows_the_coins_and_the_unused_tokens_of_its_owner() -> None:
    table = Scenario().in_play("orange", "carrot-market", charm="star").owns("orange", "heart").coins("orange", 7)
    table.in_play("orange", "turnip-seller", "rain-boots").turn("orange")
    own = table.player("orange")
    rows = [[card["id"] for card in own[row]] for row in ("villagers", "gear", "buildings")]
    assert rows == [["turnip-seller"], ["rain-boots"], ["carrot-market"]]
    assert (own["coins"], own["charms"], own["buildings"][0]["charm"]) == (7, ["heart"], "star")
    assert [table.player("blue")[row] for row in ("villagers", "gear", "buildings")] == [[], [], []]
