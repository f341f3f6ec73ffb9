"""Chapter 8: rewards and tokens."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

FIVE = ("fair-steward", "pie-baker", "rain-boots", "carrot-market", "turnip-seller")


def step_onto(space: str, table: Scenario | None = None) -> Scenario:
    """Orange's traveller steps onto the space with the Lily Pad, from the one before."""
    table = table or Scenario()
    routes = table.view("")["routes"]
    before = next(route["from"] for route in routes if route["to"] == space)
    table.at("orange", before).turn("orange").chooses("start lily-pad")
    return table.chooses(f"go {space}") if table.question() == "Travelling" else table


# 8.7 Rewards


@law("frogs", "8.7", "8.7.1")
@pytest.mark.parametrize(("space", "coins", "cards"), [("w2", 1, 0), ("n4", 3, 0), ("w1", 0, 1), ("ne2", 0, 2)])
def test_coins_are_earned_and_cards_drawn_where_the_movement_ended(space: str, coins: int, cards: int) -> None:
    table = step_onto(space)
    assert (table.of("orange", "coins"), table.of("orange", "hand")) == (5 + coins, cards)


@law("frogs", "8.7")
def test_without_movement_there_is_no_reward() -> None:
    table = Scenario(board="autumn").at("orange", "e2").coins("orange", 0).turn("orange").chooses("start lily-pad")
    assert (table.where("orange"), table.of("orange", "coins")) == ("e2", 0)


@law("frogs", "8.7.1", "8.7.3")
@pytest.mark.parametrize(("space", "starter"), [("w3", "burrow"), ("n3", "lily-pad"), ("n2", "nest")])
def test_a_starter_card_is_activated_or_upgraded(space: str, starter: str) -> None:
    table = step_onto(space)
    assert table.offered() == ["choose 1", "choose 2"]
    table.chooses("choose 2")
    assert table.is_advanced("orange", starter)
    assert not table.is_advanced("blue", starter)
    table = step_onto(space).chooses("choose 1")
    assert not table.is_advanced("orange", starter)
    assert table.told("starts")[-1] == {"seat": "orange", "start": starter}


@law("frogs", "8.7.1")
def test_iron_chest_tuck_1_from_hand() -> None:
    table = step_onto("wn3", Scenario().hand("orange", *FIVE)).chooses("choose 1", "tuck pie-baker")
    assert (table.under("orange"), table.question()) == (["pie-baker"], "TakeTurn")


@law("frogs", "8.7.1")
def test_iron_chest_add_1_provision() -> None:
    table = step_onto("wn3", Scenario().in_play("orange", "pie-baker", "turnip-seller")).chooses("choose 2")
    table.chooses("provide pie-baker")
    assert (table.provisions("pie-baker"), table.provisions("turnip-seller")) == (4, 3)


@law("frogs", "8.7.1")
def test_iron_chest_consider_3_draw_1_discard_2() -> None:
    table = step_onto("wn3", Scenario().next_cards(*FIVE)).chooses("choose 3")
    assert table.considered() == sorted(FIVE[:3])
    table.chooses("draw fair-steward", "discard pie-baker")
    assert (table.holds("orange"), table.discarded()) == (["fair-steward"], ["pie-baker", "rain-boots"])


@law("frogs", "8.7.1")
def test_golden_chest_tuck_2_from_hand() -> None:
    table = step_onto("n6", Scenario().hand("orange", *FIVE)).chooses("choose 1", "tuck pie-baker", "tuck rain-boots")
    assert (sorted(table.under("orange")), table.question()) == (["pie-baker", "rain-boots"], "TakeTurn")


@law("frogs", "8.7.1")
def test_golden_chest_activate_a_villager() -> None:
    table = step_onto("n6", Scenario().in_play("orange", "fair-steward", "turnip-seller")).chooses("choose 2")
    assert table.offered() == ["activate turnip-seller", "activate fair-steward"]
    table.chooses("activate fair-steward")
    assert table.of("orange", "coins") == 10


@law("frogs", "8.7.1")
def test_golden_chest_consider_5_draw_2_discard_3() -> None:
    table = step_onto("n6", Scenario().next_cards(*FIVE)).chooses("choose 3", "draw fair-steward", "draw pie-baker")
    table.chooses("discard turnip-seller", "discard carrot-market")
    assert sorted(table.holds("orange")) == ["fair-steward", "pie-baker"]
    assert table.discarded() == ["turnip-seller", "carrot-market", "rain-boots"]


@law("frogs", "8.7.1")
def test_ruby_chest_tuck_3_from_hand() -> None:
    table = step_onto("w8", Scenario().hand("orange", *FIVE)).chooses(
        "choose 1", *[f"tuck {card}" for card in FIVE[:3]]
    )
    assert (sorted(table.under("orange")), table.question()) == (sorted(FIVE[:3]), "TakeTurn")


@law("frogs", "8.7.1", "8.7.5")
def test_ruby_chest_tuck_1_of_the_discard_pile_and_play_another_ignoring_its_cost() -> None:
    table = step_onto("w8", Scenario().pile(*FIVE).coins("orange", 0)).chooses("choose 2")
    assert sorted(table.offered("tuck")) == sorted([*FIVE, "pocket-money-kit"])
    table.chooses("tuck pie-baker")
    assert sorted(table.offered()) == sorted(
        f"play {card}" for card in [*FIVE, "pocket-money-kit"] if card != "pie-baker"
    )
    table.chooses("play fair-steward")
    assert (table.under("orange"), table.row("orange")) == (["pie-baker"], ["fair-steward"])
    assert (table.provisions("fair-steward"), table.of("orange", "coins")) == (2, 0)


@law("frogs", "8.7.1")
def test_ruby_chest_consider_5_tuck_1_draw_2_discard_2() -> None:
    table = step_onto("w8", Scenario().next_cards(*FIVE)).chooses("choose 3", "tuck rain-boots", "draw fair-steward")
    table.chooses("draw pie-baker", "discard turnip-seller")
    assert (table.under("orange"), sorted(table.holds("orange"))) == (["rain-boots"], ["fair-steward", "pie-baker"])
    assert table.discarded() == ["turnip-seller", "carrot-market"]


@law("frogs", "8.7.2")
def test_coins_and_cards_of_the_board_trigger_gear_and_buildings() -> None:
    table = step_onto("n4", Scenario().in_play("blue", "generous-pension"))
    assert (table.provisions("generous-pension"), table.of("orange", "coins")) == (2, 9)
    table = step_onto("ne2", Scenario().in_play("orange", "rookery-reading-room"))
    assert table.offered("invest") == ["0", "1", "2"]


@law("frogs", "8.7.3")
def test_an_advanced_starter_card_can_only_be_activated() -> None:
    table = step_onto("w3", Scenario().starter("orange", "burrow"))
    assert (table.question(), table.of("orange", "coins"), table.is_advanced("orange", "burrow")) == (
        "TakeTurn",
        8,
        True,
    )


@law("frogs", "8.7.3")
def test_an_upgraded_card_acts_by_its_advanced_side_from_now_on() -> None:
    table = step_onto("w3").chooses("choose 2", "start burrow")
    assert table.of("orange", "coins") == 8
    table.by("blue", "start nest", "start burrow").by("orange", "start burrow")
    assert table.of("orange", "coins") == 11


@law("frogs", "8.7.4", "7.11.15")
@pytest.mark.parametrize("option", ["choose 1", "choose 2"])
def test_any_option_of_a_chest_may_be_chosen_even_if_nothing_can_be_done(option: str) -> None:
    table = step_onto("wn3")
    assert table.offered() == ["choose 1", "choose 2", "choose 3"]
    table.refuses("end", law="4.4")
    table.chooses(option)
    assert (table.under("orange"), table.question()) == ([], "TakeTurn")


@law("frogs", "8.7.4")
def test_an_option_may_be_done_only_in_part() -> None:
    """Three cards are to be tucked: two are there, so nothing is asked."""
    table = step_onto("w8", Scenario().hand("orange", "pie-baker", "rain-boots")).chooses("choose 1")
    assert (sorted(table.under("orange")), table.holds("orange")) == (["pie-baker", "rain-boots"], [])


@law("frogs", "8.7.4")
def test_a_single_card_of_the_discard_pile_is_tucked_by_the_ruby_chest() -> None:
    table = step_onto("w8").chooses("choose 2")
    assert (table.under("orange"), table.row("orange")) == (["pocket-money-kit"], [])
    assert table.view("")["discard"] == []


@law("frogs", "8.7.5", "5.5.3", "12.6.1")
def test_playing_by_a_ruby_chest_triggers_and_is_no_main_action() -> None:
    table = step_onto("w8", Scenario().pile("chatty-jackdaw", "rain-boots").in_play("blue", "postal-contract"))
    table.chooses("choose 2", "tuck rain-boots", "play chatty-jackdaw")
    assert (table.provisions("postal-contract"), table.of("orange", "coins")) == (2, 6)
    assert (table.provisions("chatty-jackdaw"), table.view("")["actions"]) == (3, 1)


# 8.8 Tokens other than enchantment


@law("frogs", "8.8")
def test_plus_5_is_earned_instead_and_the_token_leaves_the_game() -> None:
    table = step_onto("s4")
    assert table.of("orange", "coins") == 10
    assert next(space for space in table.view("")["spaces"] if space["id"] == "s4")["token"] is None
    table = step_onto("s4", Scenario().no_token("s4"))
    assert table.of("orange", "coins") == 8


@law("frogs", "8.8")
def test_a_nest_token_gives_the_nest_instead_of_a_card() -> None:
    table = step_onto("n2").chooses("choose 2")
    assert (table.is_advanced("orange", "nest"), table.of("orange", "hand")) == (True, 0)
    table = step_onto("n2", Scenario().no_token("n2"))
    assert (table.question(), table.of("orange", "hand")) == ("TakeTurn", 1)


@law("frogs", "8.8")
def test_a_golden_chest_token_gives_a_golden_chest_once_then_the_iron_one_counts() -> None:
    table = step_onto("n6", Scenario().hand("orange", *FIVE)).chooses("choose 1", "tuck pie-baker")
    assert table.question() == "TuckCards"  # a second card
    table = step_onto("n6", Scenario().no_token("n6").hand("orange", *FIVE)).chooses("choose 1", "tuck pie-baker")
    assert table.question() == "TakeTurn"


@law("frogs", "8.8")
def test_a_token_that_is_only_passed_stays() -> None:
    table = Scenario().in_play("orange", "mighty-frogules").turn("orange")
    table.chooses("activate mighty-frogules", "go n1", "go n2", "go n3")
    tokens = {space["id"]: space["token"] for space in table.view("")["spaces"]}
    assert tokens["n2"] == "nest"


# 8.9 Enchantment tokens: sparks on w4, hearts on n8


def charms_on(table: Scenario, space: str) -> int:
    found: int = next(each["charms"] for each in table.view("")["spaces"] if each["id"] == space)
    return found


@law("frogs", "8.9")
def test_one_enchantment_token_is_taken_into_the_own_area() -> None:
    table = step_onto("w4")
    assert (table.charms("orange"), charms_on(table, "w4")) == (["star", "spark"], 1)


@law("frogs", "8.9")
def test_the_other_player_gets_the_second_of_the_pair() -> None:
    table = Scenario().owns("orange", "spark").at("blue", "w3").turn("blue").chooses("start lily-pad", "go w4")
    assert (table.charms("blue"), charms_on(table, "w4")) == (["star", "spark"], 0)


@law("frogs", "8.9")
@pytest.mark.parametrize("used", [False, True])
def test_of_a_kind_already_owned_the_token_stays_whether_it_is_used_or_not(used: bool) -> None:
    table = Scenario().owns("orange", "spark")
    if used:
        table.in_play("orange", "zero-waste", charm="spark")
    step_onto("w4", table)
    assert (table.told("takes-token"), charms_on(table, "w4")) == ([], 1)
    assert (table.of("orange", "coins"), table.of("orange", "hand")) == (5, 0)


@law("frogs", "8.9.1")
def test_an_enchantment_space_without_tokens_gives_no_reward() -> None:
    table = step_onto("w4", Scenario().owns("orange", "spark").owns("blue", "spark"))
    assert charms_on(table, "w4") == 0
    assert (table.of("orange", "coins"), table.of("orange", "hand"), table.question()) == (5, 0, "TakeTurn")


# 8.11–8.12 Changed rewards


def mage(before: str, table: Scenario | None = None) -> Scenario:
    return (table or Scenario()).in_play("orange", "frog-mage").at("orange", before).turn("orange")


@law("frogs", "8.11")
def test_the_frog_mage_draws_as_many_cards_as_coins_would_be_earned() -> None:
    table = mage("n3").chooses("activate frog-mage", "go n4", "stop")
    assert (table.of("orange", "coins"), table.of("orange", "hand")) == (5, 3)


@law("frogs", "8.11")
def test_what_is_drawn_instead_counts_as_drawing_and_not_as_earning() -> None:
    table = mage("n3", Scenario().in_play("blue", "generous-pension", "everlasting-quill"))
    table.chooses("activate frog-mage", "go n4", "stop")
    assert (table.provisions("generous-pension"), table.provisions("everlasting-quill")) == (3, 2)


@law("frogs", "8.11", "8.8")
def test_it_applies_to_the_reward_of_a_token_too() -> None:
    table = mage("s3").chooses("activate frog-mage", "stop")
    assert (table.where("orange"), table.of("orange", "coins"), table.of("orange", "hand")) == ("s4", 5, 5)


@law("frogs", "8.11")
def test_other_rewards_are_unchanged() -> None:
    table = mage("w2").chooses("activate frog-mage", "go w3", "stop", "choose 1")  # the Burrow
    assert (table.of("orange", "coins"), table.of("orange", "hand")) == (7, 0)
    table = mage("ne1").chooses("activate frog-mage", "stop")
    assert (table.where("orange"), table.of("orange", "hand")) == ("ne2", 2)


@law("frogs", "8.12")
@pytest.mark.parametrize("space", ["n4", "n2", "w4", "n6", "ne2"])
def test_travel_without_collecting_gives_neither_reward_nor_token(space: str) -> None:
    table = Scenario().in_play("orange", "puddle-skipper")
    before = next(route["from"] for route in table.view("")["routes"] if route["to"] == space)
    table.at("orange", before).turn("orange").chooses("free puddle-skipper")
    if table.question() == "Travelling":
        table.chooses(f"go {space}")
    assert (table.where("orange"), table.question()) == (space, "TakeTurn")
    assert (table.of("orange", "coins"), table.of("orange", "hand"), table.charms("orange")) == (5, 0, ["star"])
    assert table.told("uses-token", "takes-token") == []


@law("frogs", "8.12", "12.6.8", "12.6.9")
def test_what_travelling_and_arriving_trigger_is_triggered_all_the_same() -> None:
    table = Scenario(theme="tidings").in_play("blue", "oilcloth-satchel", "message-in-a-bottle")
    table.in_play("orange", "puddle-skipper").at("orange", "w7").turn("orange").chooses("free puddle-skipper")
    assert (table.provisions("oilcloth-satchel"), table.provisions("message-in-a-bottle")) == (3, 1)
    assert table.of("orange", "coins") == 7
