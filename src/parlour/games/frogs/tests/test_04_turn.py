"""Chapter 4: a turn and its end."""

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

# 4.1–4.4 The turn


@law("frogs", "4.1")
def test_the_players_take_turns_beginning_with_the_first_player() -> None:
    asked = []
    table = Scenario(first="blue").turn("blue")
    for _ in range(3):
        asked.append(table.asked())
        table.chooses("start nest", "start burrow")
    assert asked == ["blue", "orange", "blue"]


@law("frogs", "4.2")
def test_a_turn_has_exactly_two_main_actions() -> None:
    table = Scenario().in_play("orange", "errand-kit").hand("orange", "carrot-market").turn("orange")
    table.chooses("start nest")
    assert table.asked() == "orange"
    table.chooses("start burrow")
    assert table.offered() == ["free errand-kit", "end"]
    for words in ("start lily-pad", "play carrot-market"):
        table.refuses(words, law="4.2")


@law("frogs", "4.2")
def test_a_turn_does_not_end_with_fewer_than_two_main_actions() -> None:
    table = Scenario().turn("orange")
    table.refuses("end", law="4.2")
    table.chooses("start nest").refuses("end", law="4.2")


@law("frogs", "4.2")
def test_both_main_actions_may_be_playing_a_card() -> None:
    table = Scenario().hand("orange", "turnip-seller", "chatty-jackdaw").turn("orange")
    table.chooses("play turnip-seller", "play chatty-jackdaw")
    assert (table.asked(), sorted(table.row("orange"))) == ("blue", ["chatty-jackdaw", "turnip-seller"])


@law("frogs", "4.2")
def test_one_main_action_may_play_a_card_and_the_other_activate_that_very_card() -> None:
    table = Scenario().hand("orange", "turnip-seller").coins("orange", 1).turn("orange")
    table.chooses("play turnip-seller", "activate turnip-seller")
    assert (table.asked(), table.of("orange", "coins"), table.provisions("turnip-seller")) == ("blue", 3, 2)


@law("frogs", "4.2.1")
def test_without_cards_and_coins_two_main_actions_are_possible() -> None:
    table = Scenario().coins("orange", 0).turn("orange")
    assert table.offered() == ["start nest", "start lily-pad", "start burrow"]
    table.chooses("start burrow")
    assert table.offered() == ["start nest", "start lily-pad"]


@law("frogs", "4.2.1", "7.1")
def test_a_starter_card_can_be_activated_even_if_it_does_nothing() -> None:
    table = Scenario().at("orange", "w8").deck_left(0).last_turns(2).turn("orange")
    table.chooses("start nest", "start lily-pad")
    assert table.asked() == "blue"


@law("frogs", "4.3")
def test_free_actions_come_before_between_and_after_the_main_actions() -> None:
    table = Scenario().in_play("orange", "errand-kit", "canteen-cook", "carrot-market").owns("orange", "spark")
    table.turn("orange").chooses("free errand-kit", "start nest", "free canteen-cook", "start lily-pad", "go n1")
    assert table.offered() == ["enchant carrot-market", "end"]
    table.chooses("enchant carrot-market", "token spark")
    assert (table.charm_on("carrot-market"), table.asked()) == ("spark", "blue")


@law("frogs", "4.3")
def test_any_number_of_free_actions_is_possible_and_none_is_needed() -> None:
    frees = ("errand-kit", "canteen-cook", "puddle-skipper", "hall-pass-hopper")
    table = Scenario().in_play("orange", *frees).turn("orange")
    assert set(table.offered("free")) == set(frees)
    table.chooses("free errand-kit", "free canteen-cook", "provide puddle-skipper", "free puddle-skipper", "go n1")
    assert (table.offered("free"), table.view("")["actions"]) == (["hall-pass-hopper"], 0)
    table.chooses("start nest", "start burrow", "end")
    assert table.asked() == "blue"


@law("frogs", "4.3.1")
def test_a_free_action_cannot_interrupt_an_effect() -> None:
    table = Scenario().in_play("orange", "errand-kit", "mighty-frogules", "carrot-market").turn("orange")
    table.chooses("activate mighty-frogules", "go n1")
    assert table.offered() == ["go n2", "stop"]
    table.refuses("free errand-kit", law="4.3.1")
    table.refuses("enchant carrot-market", law="4.3.1")


@law("frogs", "4.4")
def test_while_a_free_action_is_possible_the_player_ends_the_turn() -> None:
    table = (
        Scenario().in_play("orange", "carrot-market").turn("orange").chooses("start nest", "start lily-pad", "go s1")
    )
    assert (table.asked(), table.offered()) == ("orange", ["enchant carrot-market", "end"])
    table.chooses("end")
    assert table.asked() == "blue"


@law("frogs", "4.4.1")
def test_without_a_possible_free_action_the_turn_ends_by_itself() -> None:
    table = Scenario().in_play("orange", "carrot-market", charm="star").in_play("orange", "errand-kit")
    table.turn("orange").chooses("free errand-kit", "start nest", "start burrow", "invest 0")
    assert table.asked() == "blue"


@law("frogs", "4.4.1")
def test_the_turn_does_not_end_by_itself_before_the_second_main_action() -> None:
    table = Scenario().turn("orange").chooses("start nest")
    assert (table.asked(), table.view("")["phase"]) == ("orange", "turn")


# 4.5 The end of a turn


@law("frogs", "4.5", "4.5.1")
def test_a_traveller_at_the_end_of_its_path_returns_home() -> None:
    table = Scenario().at("orange", "w8").end_of_turn("orange")
    assert (table.where("orange"), table.asked()) == ("home", "blue")


@law("frogs", "4.5.1", "8.10")
def test_a_traveller_on_any_other_space_stays() -> None:
    for space in ("w7", "n6", "w2"):
        table = Scenario().at("orange", space).end_of_turn("orange")
        assert table.where("orange") == space


@law("frogs", "4.5.1")
def test_only_the_own_traveller_returns() -> None:
    table = Scenario().at("orange", "w8").at("blue", "w8").end_of_turn("orange")
    assert (table.where("orange"), table.where("blue")) == ("home", "w8")


@law("frogs", "4.5", "4.5.1", "4.5.2")
def test_the_traveller_returns_before_cards_are_tucked() -> None:
    table = Scenario().at("orange", "w8").in_play("orange", "rain-boots", provisions=0).end_of_turn("orange")
    assert (table.where("orange"), table.offered()) == ("home", ["go w1", "go n1", "go s1"])
    assert table.happened()[:2] == ["goes-home", "relic"]


@law("frogs", "4.5.2")
def test_empty_villagers_and_gear_are_tucked_and_others_stay() -> None:
    table = Scenario().in_play("orange", "turnip-seller", "whittled-walking-stick", provisions=0)
    table.in_play("orange", "fair-steward", "rain-boots", "carrot-market").end_of_turn("orange")
    table.chooses("empty turnip-seller")
    assert sorted(table.under("orange")) == ["turnip-seller", "whittled-walking-stick"]
    assert sorted(table.row("orange")) == ["carrot-market", "fair-steward", "rain-boots"]


@law("frogs", "4.5.2")
def test_the_player_chooses_the_order_of_tucking() -> None:
    table = Scenario().in_play("orange", "whittled-walking-stick", "carrot-money-box", "turnip-seller", provisions=0)
    table.end_of_turn("orange")
    assert sorted(table.offered("empty")) == ["carrot-money-box", "turnip-seller", "whittled-walking-stick"]
    table.chooses("empty carrot-money-box")
    assert table.of("orange", "coins") == 10
    assert sorted(table.offered("empty")) == ["turnip-seller", "whittled-walking-stick"]
    table.chooses("empty whittled-walking-stick")
    assert (table.of("orange", "coins"), table.asked()) == (14, "blue")
    names = [event["card"] for event in table.told("tucks-empty")]
    assert names == ["carrot-money-box", "whittled-walking-stick", "turnip-seller"]


@law("frogs", "4.5.2", "9.5")
def test_the_relic_effect_is_resolved_just_before_the_gear_is_tucked() -> None:
    table = Scenario().in_play("orange", "mudlarks-dredge", provisions=0).pile("carrot-market").end_of_turn("orange")
    assert "mudlarks-dredge" in table.row("orange")
    assert sorted(table.offered("tuck")) == ["carrot-market", "pocket-money-kit"]
    table.chooses("tuck carrot-market")
    assert sorted(table.under("orange")) == ["carrot-market", "mudlarks-dredge"]
    assert table.happened()[:2] == ["tucks", "tucks-empty"]


@law("frogs", "4.5.3")
def test_a_card_that_gets_a_provision_in_time_stays_in_play() -> None:
    table = Scenario().in_play("orange", "generous-pension", "turnip-seller", "fair-steward", provisions=0)
    table.end_of_turn("orange").chooses("empty generous-pension", "provide fair-steward")
    assert (table.row("orange"), table.provisions("fair-steward")) == (["fair-steward"], 1)
    assert sorted(table.under("orange")) == ["generous-pension", "turnip-seller"]


@law("frogs", "4.5.4")
def test_relic_effects_trigger_gear_and_buildings() -> None:
    table = Scenario().in_play("orange", "carrot-money-box", provisions=0)
    table.in_play("blue", "generous-pension").in_play("orange", "community-bank").end_of_turn("orange")
    table.chooses("answer generous-pension", "invest 2")  # Earn 5
    assert (table.provisions("generous-pension"), table.provisions("community-bank")) == (2, 2)
    assert table.of("orange", "coins") == 5 + 5 + 1 - 2


@law("frogs", "4.5.4", "4.5.5")
def test_cards_emptied_by_a_relic_effect_are_tucked_as_well() -> None:
    table = Scenario().in_play("orange", "carrot-money-box", provisions=0)
    table.in_play("orange", "generous-pension", provisions=1).in_play("orange", "turnip-seller").end_of_turn("orange")
    assert sorted(table.under("orange")) == ["carrot-money-box", "generous-pension"]
    assert (table.provisions("turnip-seller"), table.of("orange", "coins")) == (4, 11)


@law("frogs", "4.5.4", "4.5.5")
def test_a_villager_played_by_a_relic_effect_has_provisions_and_stays() -> None:
    table = Scenario().in_play("orange", "tinkers-toolbox", provisions=0).hand("orange", "turnip-seller")
    table.end_of_turn("orange").chooses("play turnip-seller")
    assert (table.row("orange"), table.under("orange"), table.asked()) == (
        ["turnip-seller"],
        ["tinkers-toolbox"],
        "blue",
    )


@law("frogs", "4.5.5")
def test_after_the_tucking_nothing_of_the_player_is_without_provisions() -> None:
    table = Scenario().in_play("orange", "whittled-walking-stick", "carrot-money-box", "turnip-seller", provisions=0)
    table.in_play("orange", "pie-baker", "rain-boots", provisions=1).end_of_turn("orange")
    table.chooses("empty turnip-seller", "empty whittled-walking-stick")
    left = [*table.player("orange")["villagers"], *table.player("orange")["gear"]]
    assert sorted(card["id"] for card in left) == ["pie-baker", "rain-boots"]
    assert all(card["provisions"] for card in left)


@law("frogs", "4.5.2", "4.5.5", "10.6")
def test_buildings_without_provisions_are_not_tucked() -> None:
    table = Scenario().in_play("orange", "carrot-market", "zero-waste").end_of_turn("orange")
    assert sorted(table.row("orange")) == ["carrot-market", "zero-waste"]


@law("frogs", "4.5.6")
def test_gear_emptied_in_the_opponents_turn_stays_until_the_own_next_turn_ends() -> None:
    table = Scenario().in_play("blue", "whittled-walking-stick", "lunch-tin", provisions=1).turn("orange")
    table.chooses("start burrow", "start nest")
    assert table.provisions("lunch-tin") == 0
    assert sorted(table.row("blue")) == ["lunch-tin", "whittled-walking-stick"]
    table.by("blue", "start nest")
    assert "lunch-tin" in table.row("blue")
    table.by("blue", "start burrow")
    assert (table.under("blue"), table.row("blue")) == (["lunch-tin"], ["whittled-walking-stick"])
    assert table.told("relic") == [{"seat": "blue", "card": "lunch-tin"}]


@law("frogs", "4.5.6", "9.2")
def test_gear_without_provisions_gives_no_coin_while_it_waits() -> None:
    table = Scenario().in_play("blue", "lunch-tin", provisions=0).turn("orange").chooses("start burrow")
    assert (table.of("orange", "coins"), table.told("gear-answers")) == (7, [])


@law("frogs", "4.5.7")
def test_a_traveller_brought_to_the_end_of_a_path_by_a_relic_effect_stays_there_until_the_own_next_turn_ends() -> None:
    table = Scenario().at("orange", "w7").in_play("orange", "rain-boots", provisions=0).end_of_turn("orange")
    table.chooses("choose 1")  # the ruby chest, with an empty hand
    assert (table.where("orange"), table.under("orange"), table.asked()) == ("w8", ["rain-boots"], "blue")
    table.by("blue", "start nest", "start burrow")
    assert table.where("orange") == "w8"
    table.by("orange", "start lily-pad")
    assert (table.where("orange"), table.asked()) == ("w8", "orange")
    table.by("orange", "start nest")
    assert table.where("orange") == "home"


@law("frogs", "4.5.8")
def test_empty_villagers_alone_are_tucked_without_asking() -> None:
    table = Scenario().in_play("orange", "turnip-seller", "pie-baker", "fair-steward", provisions=0)
    table.end_of_turn("orange")
    assert table.asked() == "blue"
    assert sorted(table.under("orange")) == ["fair-steward", "pie-baker", "turnip-seller"]


@law("frogs", "4.5.8", "DEC.20")
def test_with_gear_among_them_the_order_is_asked() -> None:
    table = Scenario().in_play("orange", "turnip-seller", "generous-pension", provisions=0).end_of_turn("orange")
    assert (table.asked(), table.question()) == ("orange", "TuckEmpty")
