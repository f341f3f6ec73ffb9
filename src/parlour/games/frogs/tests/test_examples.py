"""The worked examples E1–E7c of the rulebooks, and X1–X6, which test our rulings."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.board import CROW
from parlour.games.frogs.tests.kit import Scenario

FIVE = ("fair-steward", "pie-baker", "rain-boots", "carrot-market", "turnip-seller")


@law("frogs", "4.5.2", "4.5.3")
def test_e1_the_pension_first_and_the_villager_stays() -> None:
    """E1."""
    table = Scenario().in_play("orange", "generous-pension", "turnip-seller", provisions=0).end_of_turn("orange")
    table.chooses("empty generous-pension")
    assert (table.row("orange"), table.provisions("turnip-seller")) == (["turnip-seller"], 1)


@law("frogs", "4.5.2", "4.5.3")
def test_e1_the_villager_first_and_both_are_tucked() -> None:
    """E1."""
    table = Scenario().in_play("orange", "generous-pension", "turnip-seller", provisions=0)
    table.in_play("orange", "pie-baker").end_of_turn("orange").chooses("empty turnip-seller")
    assert sorted(table.under("orange")) == ["generous-pension", "turnip-seller"]
    assert table.provisions("pie-baker") == 4  # the provision goes to another villager


@law("frogs", "7.9", "7.9.3")
def test_e2_consider_4_draw_2_discard_1() -> None:
    """E2."""
    table = Scenario().in_play("orange", "night-shift-librarian").next_cards(*FIVE).turn("orange")
    table.chooses("activate night-shift-librarian", "draw fair-steward", "draw carrot-market", "discard pie-baker")
    assert sorted(table.holds("orange")) == ["carrot-market", "fair-steward"]
    assert (table.discarded(), table.on_top()) == (["pie-baker"], ["rain-boots", "turnip-seller"])


@law("frogs", "7.9.1", "14.1")
def test_e3_the_same_with_3_cards_left() -> None:
    """E3."""
    table = Scenario().in_play("orange", "night-shift-librarian").next_cards(*FIVE[:3]).deck_left(3).turn("orange")
    table.chooses("activate night-shift-librarian", "draw fair-steward", "draw rain-boots")
    assert (sorted(table.holds("orange")), table.discarded()) == (["fair-steward", "rain-boots"], ["pie-baker"])
    assert table.deck() == 0


@law("frogs", "8.1", "8.2", "8.3")
def test_e4_three_spaces_west_over_a_fork() -> None:
    """E4."""
    table = Scenario().in_play("orange", "mighty-frogules").turn("orange").chooses("activate mighty-frogules", "go w1")
    assert "stop" in table.offered()
    table.chooses("go w2")
    assert table.offered() == ["go w3", "go ws1", "stop"]
    table.chooses("go w3")
    assert (table.where("orange"), table.question()) == ("w3", "Choose")  # the reward there: the Burrow
    table.chooses("choose 1", "start lily-pad")
    assert table.offered() == ["go w4", "go wn1"]


@law("frogs", "8.5")
def test_e5_the_north_eastern_route_costs_1_coin() -> None:
    """E5."""
    table = Scenario(board="autumn").at("orange", "n3").coins("orange", 1).hand("orange", "pie-baker").turn("orange")
    table.chooses("start lily-pad", "go ne1")
    assert (table.where("orange"), table.of("orange", "coins")) == ("ne1", 0)
    table = Scenario(board="autumn").at("orange", "n2").in_play("orange", "mighty-frogules").coins("orange", 0)
    table.hand("orange", "pie-baker").turn("orange").chooses("activate mighty-frogules")
    assert table.where("orange") == "n3"
    table.refuses("go ne1", law="8.5")


@law("frogs", "8.6", "8.7")
def test_e6_without_coins_and_cards_no_way_leads_on() -> None:
    """E6."""
    table = Scenario(board="autumn").at("orange", "n3").coins("orange", 0).turn("orange").chooses("start lily-pad")
    assert (table.where("orange"), table.told("steps"), table.of("orange", "coins")) == ("n3", [], 0)
    assert table.question() == "TakeTurn"


def frogs(space: str) -> Scenario:
    return Scenario().in_play("orange", "frog-mage", "mighty-frogules").owns("orange", "heart").at("orange", space)


@law("frogs", "5.2.2", "8.11")
@pytest.mark.parametrize(("way", "cards"), [("n4", 3), ("ne1", 2)])
def test_e7_the_frog_wizard_draws_instead_of_earning(way: str, cards: int) -> None:
    """E7."""
    table = frogs("n1").turn("orange").chooses("activate frog-mage")
    assert table.provisions("frog-mage") == 1
    table.chooses("go n3", f"go {way}")
    assert (table.of("orange", "hand"), table.of("orange", "coins")) == (cards, 5)


@law("frogs", "5.2.3", "5.5.1", "8.7.1")
def test_e7b_the_other_frog_opens_the_golden_chest_and_activates_the_wizard() -> None:
    """E7b."""
    table = frogs("n1").turn("orange").chooses("activate frog-mage", "go n3", "go n4")
    table.refuses("activate frog-mage", law="5.2.3")
    table.chooses("activate mighty-frogules", "go n6", "stop", "choose 2")
    assert table.offered() == ["activate frog-mage", "activate mighty-frogules"]
    table.chooses("activate frog-mage")
    assert (table.provisions("frog-mage"), table.provisions("mighty-frogules")) == (1, 2)
    assert table.question() == "Travelling"


@law("frogs", "8.9", "8.11")
def test_e7c_three_spaces_on_over_a_token_of_a_kind_already_owned() -> None:
    """E7c."""
    table = frogs("n4").turn("orange", actions=1, used="frog-mage")
    table.chooses("activate mighty-frogules", "go n6", "stop", "choose 2", "activate frog-mage", "go n8", "go n9")
    assert (table.where("orange"), table.of("orange", "hand"), table.of("orange", "coins")) == ("n9", 3, 5)
    assert next(space["charms"] for space in table.view("")["spaces"] if space["id"] == "n8") == 1


@law("frogs", "8.9")
def test_e7c_stopping_on_the_token_gives_nothing() -> None:
    """E7c."""
    table = frogs("n6").turn("orange").chooses("activate frog-mage", "go n8", "stop")
    assert (table.where("orange"), table.of("orange", "hand"), table.of("orange", "coins")) == ("n8", 0, 5)
    assert table.charms("orange") == ["star", "heart"]


# Our rulings


@law("frogs", "14.1.1", "7.9.2")
def test_x1_a_card_put_back_is_still_in_the_deck() -> None:
    """X1."""
    table = Scenario().in_play("orange", CROW).next_cards(*FIVE[:3]).deck_left(3).turn("orange")
    table.chooses(f"activate {CROW}", "draw pie-baker", "draw rain-boots", "start burrow")
    assert (table.asked(), table.deck(), table.view("")["last_turns"]) == ("blue", 1, None)


@law("frogs", "14.1")
def test_x2_when_the_deck_has_run_out_each_player_takes_one_more_turn() -> None:
    """X2."""
    table = Scenario().deck_left(1).turn("orange").chooses("start nest", "start burrow")
    table.by("blue", "start nest", "start burrow").by("orange", "start nest", "start burrow")
    assert (table.over(), table.view("")["phase"]) == (True, "over")


@law("frogs", "8.10", "8.6", "8.7")
def test_x3_travel_at_the_end_of_a_path_gives_no_movement_and_no_reward() -> None:
    """X3."""
    table = Scenario().at("orange", "wn2").in_play("orange", "mighty-frogules").hand("orange", *FIVE).turn("orange")
    table.chooses("start lily-pad", "choose 1", "tuck pie-baker", "activate mighty-frogules")
    assert (table.under("orange"), len(table.told("chooses"))) == (["pie-baker"], 1)


@law("frogs", "8.8", "8.11")
def test_x4_the_wizard_on_a_plus_5_draws_5_and_the_next_visitor_earns_3() -> None:
    """X4."""
    table = Scenario().in_play("orange", "frog-mage").at("orange", "s3").at("blue", "s3").turn("orange")
    table.chooses("activate frog-mage", "stop", "start burrow")
    assert (table.of("orange", "hand"), table.of("orange", "coins")) == (5, 7)
    table.by("blue", "start lily-pad")
    assert (table.where("blue"), table.of("blue", "coins")) == ("s4", 8)


@law("frogs", "5.2.3", "5.5.1")
def test_x5_the_same_starter_card_twice_only_by_a_reward() -> None:
    """X5."""
    table = Scenario().turn("orange").chooses("start burrow")
    table.refuses("start burrow", law="5.2.3")
    table = Scenario().at("orange", "w2").turn("orange").chooses("start burrow", "start lily-pad", "go w3", "choose 1")
    assert (table.of("orange", "coins"), table.asked()) == (9, "blue")


@law("frogs", "7.8.2")
def test_x6_invest_3_with_1_coin() -> None:
    """X6."""
    table = Scenario(theme="tidings").in_play("orange", "marsh-lighthouse", charm="star").at("orange", "wn2")
    table.coins("orange", 1).turn("orange").chooses("start lily-pad", "choose 1")
    assert table.offered() == ["invest 0", "invest 1"]
