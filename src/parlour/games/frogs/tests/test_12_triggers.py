"""Chapter 12: the order of triggers. 12.6, the events: test_12_events.py."""

import pytest

from parlour.conformance.fuzz import Dice, choose
from parlour.conformance.law import law
from parlour.games.frogs.rules.fields import SETUP
from parlour.games.frogs.tests.kit import Scenario, new_game
from parlour.kernel.state import NOBODY


def discarding(*buildings: str, charm: str = "", discard: str = "rain-boots", coins: int = 5) -> Scenario:
    """Orange has these buildings, and the Fidgety Fledgling, which discards 1 card and draws 1."""
    table = Scenario(both_decks="true").in_play("orange", "fidgety-fledgling")
    for i, building in enumerate(buildings):
        table.in_play("orange", building, charm="" if i else charm)
    return table.hand("orange", discard, "soul-chain").coins("orange", coins)


# 12.1


@law("frogs", "12.1", "DEC.16")
def test_who_caused_the_event_chooses_the_order_of_cards_of_both_players() -> None:
    table = discarding("newsroom", "zero-waste").in_play("blue", "recycling-bin").turn("orange")
    table.chooses("free fidgety-fledgling", "discard rain-boots")
    assert (table.asked(), table.question()) == ("orange", "Answers")
    assert sorted(table.offered("answer")) == ["newsroom", "recycling-bin", "zero-waste"]
    seen = table.view("blue")
    assert seen["event"] == "discarded"
    assert sorted(card["id"] for card in seen["waiting"]) == ["newsroom", "recycling-bin", "zero-waste"]


@law("frogs", "12.1", "12.2")
@pytest.mark.parametrize("order", ["newsroom zero-waste recycling-bin", "zero-waste recycling-bin newsroom"])
def test_all_of_them_are_resolved_in_the_order_chosen(order: str) -> None:
    table = discarding("newsroom", "zero-waste").in_play("blue", "recycling-bin").turn("orange")
    table.chooses("free fidgety-fledgling", "discard rain-boots")
    for card in order.split():
        if f"answer {card}" in table.offered():  # the last one is not asked about
            table.chooses(f"answer {card}")
        while table.question() in ("Invest", "MayPlay"):
            table.chooses("no" if table.question() == "MayPlay" else "invest 1")
    told = [each["card"] for each in table.told("building-answers", "gear-answers")]
    assert told == order.split()
    assert table.question() == "TakeTurn"


@law("frogs", "12.1", "12.7", "DEC.16")
def test_a_building_alone_is_not_asked_about() -> None:
    table = discarding("newsroom").turn("orange").chooses("free fidgety-fledgling", "discard rain-boots")
    assert table.question() == "Invest"


# 12.2


@law("frogs", "12.2", "10.5")
def test_what_is_triggered_while_others_wait_is_finished_before_they_go_on() -> None:
    table = discarding("zero-waste", "newsroom", "printing-house").turn("orange")
    table.chooses("free fidgety-fledgling", "discard rain-boots", "answer zero-waste", "play rain-boots")
    assert table.told("building-answers")[-1]["card"] == "printing-house"
    assert table.offered() == ["invest 0", "invest 1"]
    table.chooses("invest 1")
    assert table.told("building-answers")[-1]["card"] == "newsroom"
    table.chooses("invest 1")
    assert [table.provisions(card) for card in ("printing-house", "newsroom")] == [1, 1]
    assert table.of("orange", "hand") == 2  # and in the end the Fledgling draws


@law("frogs", "12.2", "12.1")
def test_the_order_is_chosen_among_the_newer_ones_too() -> None:
    table = discarding("zero-waste", "newsroom", "printing-house", "wayfarers-inn").in_play("blue", "tinkers-toolbox")
    table.turn("orange").chooses("free fidgety-fledgling", "discard rain-boots", "answer zero-waste", "play rain-boots")
    assert sorted(table.offered("answer")) == ["printing-house", "tinkers-toolbox"]
    assert table.view("orange")["event"] == "card-played"
    table.chooses("answer tinkers-toolbox", "invest 0")
    assert table.told("building-answers")[-1]["card"] == "newsroom"


# 12.3


@law("frogs", "12.3", "12.6.6")
def test_discarding_several_cards_is_one_event() -> None:
    table = Scenario(theme="tidings").in_play("orange", "classifieds-clerk", "recycling-bin", "pocket-printing-press")
    table.hand("orange", "chatty-jackdaw", "attic-hoarder", "rain-boots").turn("orange")
    table.chooses("activate classifieds-clerk", "discard chatty-jackdaw")
    assert table.provisions("recycling-bin") == 3  # not yet
    table.chooses("discard attic-hoarder")
    assert (table.provisions("recycling-bin"), table.provisions("pocket-printing-press")) == (2, 2)


@law("frogs", "12.3", "12.6.6")
def test_one_card_of_the_type_among_several_is_enough() -> None:
    table = Scenario(theme="tidings").in_play("orange", "classifieds-clerk", "zero-waste")
    table.hand("orange", "chatty-jackdaw", "rain-boots", "soul-chain").turn("orange")
    table.chooses("activate classifieds-clerk", "discard rain-boots", "discard chatty-jackdaw")
    assert table.offered() == ["play rain-boots", "no"]


@law("frogs", "12.3", "12.6.5", "12.6.4")
@pytest.mark.parametrize(
    ("villager", "gear"), [("moonlit-choirmaster", "everlasting-quill"), ("fair-steward", "counting-frame")]
)
def test_one_draw_or_earn_is_one_event_however_large(villager: str, gear: str) -> None:
    table = Scenario().in_play("orange", villager, gear).turn("orange")
    before = table.provisions(gear)
    table.chooses(f"activate {villager}")
    assert table.provisions(gear) == before - 1


@law("frogs", "12.3", "12.6.4", "12.6.5")
def test_two_small_ones_are_not_added_up() -> None:
    table = Scenario().in_play("orange", "nest-warden", "everlasting-quill", "counting-frame").turn("orange")
    table.chooses("activate nest-warden", "start nest")
    assert (table.of("orange", "hand"), table.provisions("everlasting-quill")) == (2, 3)
    assert table.provisions("counting-frame") == 3  # by the 2 coins of the Nest Warden


@law("frogs", "12.3", "12.6.5")
def test_only_cards_really_drawn_count() -> None:
    table = Scenario().in_play("orange", "rooftop-postcrow", "everlasting-quill").deck_left(1).turn("orange")
    table.chooses("activate rooftop-postcrow")
    assert (table.of("orange", "hand"), table.provisions("everlasting-quill")) == (1, 3)


@law("frogs", "12.3", "12.6.7")
def test_tucking_several_cards_is_one_event_and_empty_cards_are_none() -> None:
    table = Scenario().in_play("orange", "graduation-cap", "sorting-office")
    table.in_play("orange", "turnip-seller", provisions=1).hand("orange", "rain-boots", "soul-chain", "zero-waste")
    table.turn("orange").chooses("enchant sorting-office", "tuck rain-boots", "tuck soul-chain")
    assert table.provisions("graduation-cap") == 1
    table.chooses("activate turnip-seller", "start burrow")
    assert table.under("orange") == ["turnip-seller", "soul-chain", "rain-boots"]
    assert table.provisions("graduation-cap") == 1


# 12.4


@law("frogs", "12.4", "7.11.13")
def test_a_card_that_speaks_of_the_result_acts_once_it_exists() -> None:
    table = Scenario().in_play("orange", "telegraph-office").next_cards("rain-boots").hand("orange", "soul-chain")
    table.turn("orange").chooses("start nest")
    assert table.offered() == ["reveal rain-boots", "no"]  # the drawn card alone


@law("frogs", "12.4", "12.6.2")
def test_a_card_that_changes_the_action_acts_before_it() -> None:
    table = Scenario().in_play("orange", "leaky-boathouse", charm="star").turn("orange").chooses("start lily-pad")
    assert (table.of("orange", "coins"), table.where("orange")) == (7, "home")  # its enchantment has acted already
    assert table.view("orange")["travel"]["left"] == 2


@law("frogs", "12.4", "12.6.2", "12.6.3")
def test_an_activation_counts_when_all_its_effects_are_over() -> None:
    table = Scenario().in_play("orange", "duelling-pond", "mighty-frogules").coins("orange", 0).turn("orange")
    table.chooses("activate mighty-frogules", "go s1")
    assert table.told("building-answers") == []
    table.chooses("stop")
    assert table.offered() == ["invest 0", "invest 1"]  # with a coin of the reward


# 12.5


@law("frogs", "12.5")
def test_in_the_opponents_turn_nobody_is_asked_anything() -> None:
    table, dice, turns = new_game("12.5", both_decks="true"), Dice("12.5"), 0
    while table.g.offer:
        if table.g.phase != SETUP:
            assert table.g.decider() == table.g.active != NOBODY
            turns += 1
        table.match.apply(choose(table.g.offer, dice))
    assert turns > 50


@law("frogs", "12.5", "7.2.2")
def test_what_is_optional_is_always_offered() -> None:
    table = discarding("zero-waste").turn("orange").chooses("free fidgety-fledgling", "discard rain-boots")
    assert (table.question(), table.offered()) == ("MayPlay", ["play rain-boots", "no"])


# 12.7 and 12.8


@law("frogs", "12.7")
def test_once_only_gear_waits_it_is_resolved_without_asking() -> None:
    table = discarding("newsroom").in_play("blue", "recycling-bin").in_play("orange", "pocket-printing-press")
    table.hand("orange", "chatty-jackdaw").turn("orange").chooses("free fidgety-fledgling", "discard chatty-jackdaw")
    assert len(table.offered("answer")) == 3
    table.chooses("answer newsroom", "invest 0")
    assert (table.question(), table.of("orange", "coins")) == ("TakeTurn", 7)


@law("frogs", "12.8")
def test_a_card_that_comes_into_play_while_others_wait_does_not_join_them() -> None:
    table = discarding("zero-waste", "newsroom", discard="recycling-bin").turn("orange")
    table.chooses("free fidgety-fledgling", "discard recycling-bin", "answer zero-waste", "play recycling-bin")
    assert table.told("building-answers")[-1]["card"] == "newsroom"  # of the same event
    table.chooses("invest 0")
    assert table.provisions("recycling-bin") == 3
