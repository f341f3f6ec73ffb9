"""Chapter 7: effects in general, coins, cards, investing, provisions; 7.9 is in test_07_consider.py."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

FIVE = ("fair-steward", "pie-baker", "rain-boots", "carrot-market", "turnip-seller")


# 7.1–7.2 As fully as possible; costs; "may"


@law("frogs", "7.1")
def test_an_effect_is_carried_out_as_fully_as_possible_then_the_next_follows() -> None:
    table = Scenario().in_play("orange", "inkblot-scribe").next_cards("pie-baker").deck_left(1).turn("orange")
    table.chooses("activate inkblot-scribe")  # draws the only card, discards it again, earns
    assert (table.discarded(), table.of("orange", "hand"), table.of("orange", "coins")) == (["pie-baker"], 0, 6)


@law("frogs", "7.1")
def test_what_cannot_be_done_at_all_is_left_out() -> None:
    table = Scenario().in_play("orange", "inkblot-scribe").deck_left(0).last_turns(2).turn("orange")
    table.chooses("activate inkblot-scribe")
    assert (table.discarded(), table.of("orange", "hand"), table.of("orange", "coins")) == ([], 0, 6)


@law("frogs", "7.2")
def test_whoever_can_pay_must() -> None:
    table = Scenario().in_play("orange", "button-trader").hand("orange", "pie-baker", "fair-steward").turn("orange")
    table.chooses("activate button-trader")
    assert table.offered() == ["discard fair-steward", "discard pie-baker"]
    table.chooses("discard pie-baker")
    assert (table.discarded(), table.of("orange", "hand")) == (["pie-baker"], 4)


@law("frogs", "7.2")
def test_whoever_can_pay_in_coins_is_not_even_asked() -> None:
    table = Scenario().in_play("orange", "potions-dropout").coins("orange", 2).turn("orange")
    table.chooses("activate potions-dropout")
    assert (table.of("orange", "coins"), table.of("orange", "hand")) == (0, 3)


@law("frogs", "7.2", "7.2.1")
def test_without_the_cost_the_effect_is_not_applied_but_the_provision_is_gone() -> None:
    table = Scenario().in_play("orange", "potions-dropout", "button-trader").coins("orange", 1).turn("orange")
    table.chooses("activate potions-dropout", "activate button-trader")
    assert (table.provisions("potions-dropout"), table.provisions("button-trader")) == (1, 1)
    assert (table.of("orange", "coins"), table.of("orange", "hand")) == (1, 0)


@law("frogs", "7.2.1")
def test_a_free_action_too_is_possible_without_the_cost_and_removes_the_provision() -> None:
    table = Scenario().in_play("orange", "back-row-swot").hand("orange", "pie-baker").coins("orange", 0).turn("orange")
    table.chooses("free back-row-swot")
    assert (table.provisions("back-row-swot"), table.under("orange"), table.holds("orange")) == (1, [], ["pie-baker"])


@law("frogs", "7.2.2")
def test_where_a_card_says_may_the_player_chooses() -> None:
    table = Scenario().in_play("orange", "travelling-tinker").hand("orange", "pie-baker").turn("orange")
    table.chooses("activate travelling-tinker")
    assert table.offered() == ["play pie-baker", "no"]
    table.chooses("no")
    assert (table.holds("orange"), table.of("orange", "coins")) == (["pie-baker"], 6)


# 7.3–7.7 Coins and cards


@law("frogs", "7.3")
def test_earned_coins_come_from_the_pool() -> None:
    table = Scenario().in_play("orange", "fair-steward").turn("orange").chooses("activate fair-steward")
    assert (table.of("orange", "coins"), table.of("blue", "coins")) == (10, 5)


@law("frogs", "7.4")
def test_cards_are_drawn_from_the_top_of_the_deck_into_the_hand() -> None:
    table = Scenario().in_play("orange", "rooftop-postcrow").next_cards(*FIVE).turn("orange")
    before = table.deck()
    table.chooses("activate rooftop-postcrow")
    assert sorted(table.holds("orange")) == sorted(FIVE[:2])
    assert (table.deck(), table.on_top()) == (before - 2, list(FIVE[2:]))


@law("frogs", "7.4")
def test_too_few_cards_are_drawn_as_far_as_they_go() -> None:
    table = Scenario().in_play("orange", "moonlit-choirmaster").next_cards(*FIVE[:2]).deck_left(2).turn("orange")
    table.chooses("activate moonlit-choirmaster")
    assert (sorted(table.holds("orange")), table.deck()) == (sorted(FIVE[:2]), 0)


@law("frogs", "7.4")
def test_another_source_may_be_named() -> None:
    table = Scenario().in_play("orange", "mudlark").pile("pie-baker", "rain-boots").turn("orange")
    before = table.deck()
    table.chooses("activate mudlark", "draw pie-baker")
    assert (table.holds("orange"), table.discarded(), table.deck()) == (["pie-baker"], ["rain-boots"], before)


@law("frogs", "7.5")
def test_a_tucked_card_goes_under_the_own_scoring_card_and_nobody_looks_at_it() -> None:
    table = Scenario().in_play("orange", "tea-leaf-augur").next_cards(*FIVE).turn("orange")
    table.chooses("activate tea-leaf-augur", "tuck pie-baker", "discard rain-boots")
    assert table.under("orange") == ["pie-baker"]
    for looking in ("orange", "blue", ""):
        assert table.player("orange", to=looking)["tucked"] is None
        assert table.player("orange", to=looking)["tucked_count"] == 2


@law("frogs", "7.6")
def test_cards_are_discarded_face_up_in_an_order_of_choice() -> None:
    table = Scenario(theme="tidings").in_play("orange", "classifieds-clerk").hand("orange", *FIVE).turn("orange")
    table.chooses("activate classifieds-clerk", "discard turnip-seller", "discard fair-steward")
    assert table.discarded() == ["turnip-seller", "fair-steward"]
    assert [card["id"] for card in table.view("blue")["discard"]][-2:] == ["turnip-seller", "fair-steward"]


@law("frogs", "7.6")
def test_everybody_may_look_through_the_discard_pile_at_any_time() -> None:
    table = Scenario().pile("pie-baker", "rain-boots").in_play("orange", "mighty-frogules").turn("orange")
    table.chooses("activate mighty-frogules", "go n1")
    for looking in ("orange", "blue", ""):
        names = [card["id"] for card in table.view(looking)["discard"]]
        assert names == ["pocket-money-kit", "pie-baker", "rain-boots"]


@law("frogs", "7.6")
def test_the_order_of_the_discard_pile_stays_when_a_card_is_taken_out() -> None:
    table = Scenario().pile(*FIVE).in_play("orange", "mudlark").turn("orange").chooses("activate mudlark")
    table.chooses("draw rain-boots")
    assert table.discarded() == ["fair-steward", "pie-baker", "carrot-market", "turnip-seller"]


@law("frogs", "7.6")
def test_only_cards_of_the_hand_are_discarded_not_those_in_play() -> None:
    table = Scenario().in_play("orange", "pie-baker", "turnip-seller").hand("orange", "rain-boots", "carrot-market")
    table.turn("orange").chooses("activate pie-baker")
    assert sorted(table.offered("discard")) == ["carrot-market", "rain-boots"]


@law("frogs", "7.7")
def test_travel_moves_the_traveller_along_a_path() -> None:
    table = Scenario().in_play("orange", "daring-leaper").turn("orange")
    table.chooses("activate daring-leaper", "go s1", "go s2", "go ss1", "go ss2")
    assert (table.where("orange"), table.view("")["trail"]) == ("ss2", ["home", "s1", "s2", "ss1", "ss2"])
    assert table.of("orange", "hand") == 1  # the reward there


# 7.8 Investing


@law("frogs", "7.8")
def test_invested_coins_are_provisions_of_this_building_and_score() -> None:
    table = Scenario().in_play("orange", "carrot-market", "community-bank").turn("orange").chooses("start burrow")
    table.chooses("invest 1")
    assert (table.provisions("carrot-market"), table.provisions("community-bank")) == (1, 0)
    assert (table.of("orange", "coins"), table.score("orange")["buildings"]) == (6, 1)


@law("frogs", "7.8.1")
def test_a_card_that_is_no_building_invests_into_a_building_of_choice() -> None:
    table = Scenario().in_play("orange", "carrot-market", "community-bank", "carrot-banker")
    table.in_play("blue", "zero-waste").turn("orange").chooses("activate carrot-banker")
    assert table.offered() == ["invest-in community-bank", "invest-in carrot-market"]
    table.chooses("invest-in community-bank", "invest 2")
    assert (table.provisions("community-bank"), table.of("orange", "coins")) == (2, 5)


@law("frogs", "7.8.1")
def test_with_a_single_building_it_is_that_one() -> None:
    table = Scenario().in_play("orange", "carrot-market", "carrot-banker").turn("orange")
    table.chooses("activate carrot-banker", "invest 2")
    assert table.provisions("carrot-market") == 2


@law("frogs", "7.8.1", "7.1")
def test_without_a_building_nothing_is_invested() -> None:
    table = Scenario().in_play("orange", "carrot-banker").in_play("blue", "zero-waste").turn("orange")
    table.chooses("activate carrot-banker")
    assert (table.of("orange", "coins"), table.question(), table.provisions("zero-waste")) == (7, "TakeTurn", 0)


@law("frogs", "7.8.2")
def test_the_amount_is_a_choice_from_0_to_the_number_named() -> None:
    table = (
        Scenario().in_play("orange", "carrot-market", "stern-bursar").turn("orange").chooses("activate stern-bursar")
    )
    assert table.offered() == ["invest 0", "invest 1", "invest 2", "invest 3"]
    table.refuses("invest 4", law="7.8.2")
    table.chooses("invest 0")
    assert (table.provisions("carrot-market"), table.of("orange", "coins")) == (0, 8)


@law("frogs", "7.8.2")
def test_without_coins_nothing_is_asked() -> None:
    table = Scenario().in_play("orange", "rookery-reading-room", "rooftop-postcrow").coins("orange", 0).turn("orange")
    table.chooses("activate rooftop-postcrow")
    assert (table.question(), table.told("building-answers")) == (
        "TakeTurn",
        [{"seat": "orange", "card": "rookery-reading-room"}],
    )


# 7.10 Provisions


@law("frogs", "7.10")
def test_a_provision_is_added_from_the_pool_beyond_the_printed_number() -> None:
    table = Scenario().in_play("orange", "village-nurse", "turnip-seller").coins("orange", 0).turn("orange")
    table.chooses("activate village-nurse")
    assert (table.provisions("turnip-seller"), table.of("orange", "coins")) == (4, 2)


@law("frogs", "7.10")
@pytest.mark.parametrize("before", [0, 9])
def test_any_number_of_provisions_may_lie_on_a_card(before: int) -> None:
    table = Scenario().in_play("orange", "canteen-cook").in_play("orange", "turnip-seller", provisions=before)
    table.turn("orange").chooses("free canteen-cook")
    assert table.provisions("turnip-seller") == before + 1
