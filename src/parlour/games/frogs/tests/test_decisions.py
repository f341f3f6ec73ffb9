"""The decisions DEC.1–DEC.13: who is asked, what is offered, what can be skipped."""

import pytest

from parlour.conformance.law import law
from parlour.conformance.playing import contents
from parlour.games.frogs.tests.board import CROW, FROG, FROGS, RABBIT
from parlour.games.frogs.tests.kit import Scenario, new_game
from parlour.kernel.errors import BadInput

FIVE = ("fair-steward", "pie-baker", "rain-boots", "carrot-market", "turnip-seller")


@law("frogs", "DEC.1", "15.3")
def test_dec_1_the_table_settles_board_theme_variants_ties_and_the_first_player() -> None:
    chosen = {"board": "autumn", "theme": "tidings", "both_decks": "true", "no_memory": "true", "tie_break": "coins"}
    view = new_game(first="1", **chosen).view("")
    assert view["first"] == 1
    assert view["options"] == chosen | {"both_decks": True, "no_memory": True}


@law("frogs", "DEC.1")
def test_dec_1_by_default_it_is_the_first_game_of_the_rulebooks() -> None:
    assert new_game().view("")["options"] == {
        "board": "spring",
        "theme": "academy",
        "both_decks": False,
        "no_memory": False,
        "tie_break": "shared",
    }


@law("frogs", "DEC.1")
@pytest.mark.parametrize("setting", [{"board": "winter"}, {"theme": "base"}, {"tie_break": "dice"}, {"first": "2"}])
def test_dec_1_nothing_else_can_be_settled(setting: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        FROGS.read_settings(setting)


@law("frogs", "DEC.2", "3.10")
def test_dec_2_the_second_player_then_the_first_choose_a_novice_villager() -> None:
    table = new_game(first="1")
    assert (table.asked(), table.offered()) == ("orange", [f"novice {name}" for name in (CROW, FROG, RABBIT)])
    table.chooses(f"novice {CROW}")
    assert (table.asked(), table.offered()) == ("blue", [f"novice {FROG}", f"novice {RABBIT}"])


@law("frogs", "DEC.3", "15.2.1")
def test_dec_3_with_both_decks_the_second_player_then_the_first_discard_3_cards_one_by_one() -> None:
    table = new_game(both_decks="true", first="0").chooses(f"novice {CROW}", f"novice {FROG}")
    for seat in ("blue", "orange"):
        for left in (8, 7, 6):
            assert (table.asked(), table.offered("drop")) == (seat, table.holds(seat))
            assert len(table.offered()) == left
            table.chooses(f"drop {table.holds(seat)[0]}")
    assert (table.question(), table.asked()) == ("TakeTurn", "orange")
    assert [table.of(seat, "hand") for seat in ("orange", "blue")] == [5, 5]


@law("frogs", "DEC.4", "4.2", "4.3")
def test_dec_4_the_active_player_plays_activates_or_performs_a_free_action() -> None:
    table = Scenario().in_play("orange", "errand-kit", "turnip-seller", "zero-waste").hand("orange", "pie-baker")
    table.hand("blue", "rain-boots").turn("orange")
    assert table.asked() == "orange"
    assert table.offered() == [
        "play pie-baker",
        "start nest",
        "start lily-pad",
        "start burrow",
        "activate turnip-seller",
        "free errand-kit",
        "enchant zero-waste",
    ]


@law("frogs", "DEC.4", "4.4")
def test_dec_4_only_after_two_main_actions_the_turn_can_be_ended() -> None:
    table = Scenario().in_play("orange", "errand-kit", "zero-waste").turn("orange")
    for words in ("start nest", "start burrow"):
        assert "end" not in table.offered()
        table.chooses(words)
    assert table.offered() == ["free errand-kit", "enchant zero-waste", "end"]


def taken_back(table: Scenario, words: str) -> bool:
    """Whether a choice can be taken back, and then nothing has happened."""
    before = table.g.clone()
    table.chooses(words)
    if not table.match.may_undo(0):
        return False
    table.match.undo()
    return contents(table.g) == contents(before)


@law("frogs", "DEC.5", "5.1.3")
def test_dec_5_a_card_that_can_be_paid_is_chosen_and_the_choice_can_be_taken_back() -> None:
    table = Scenario().hand("orange", "moonlit-choirmaster", *FIVE[:3]).coins("orange", 3).turn("orange")
    assert sorted(table.offered("play")) == ["pie-baker", "rain-boots"]
    assert taken_back(table, "play pie-baker")


@law("frogs", "DEC.6", "5.2.1")
def test_dec_6_a_starter_card_or_villager_is_chosen_and_the_choice_can_be_taken_back() -> None:
    table = Scenario().in_play("orange", "turnip-seller", "pie-baker", "errand-kit", "rain-boots")
    table.in_play("orange", "fair-steward", provisions=0).turn("orange", actions=1, used="pie-baker")
    assert table.offered("start") == ["nest", "lily-pad", "burrow"]
    assert table.offered("activate") == ["turnip-seller"]
    assert taken_back(table, "activate turnip-seller")


@law("frogs", "DEC.7", "5.3.1")
def test_dec_7_a_free_action_villager_is_chosen_and_the_choice_can_be_taken_back() -> None:
    table = Scenario().in_play("orange", "errand-kit", "canteen-cook", "turnip-seller")
    table.in_play("orange", "puddle-skipper", provisions=0).turn("orange", freed=("canteen-cook",))
    assert table.offered("free") == ["errand-kit"]
    assert taken_back(table, "free errand-kit")


@law("frogs", "DEC.8", "5.4.2")
def test_dec_8_a_building_and_a_token_are_chosen_and_the_choice_can_be_taken_back() -> None:
    table = (
        Scenario().in_play("orange", "zero-waste", charm="star").in_play("orange", "carrot-market", "community-bank")
    )
    table.owns("orange", "spark", "heart").turn("orange")
    assert sorted(table.offered("enchant")) == ["carrot-market", "community-bank"]
    assert taken_back(table, "enchant carrot-market")
    table.chooses("enchant carrot-market")
    assert table.offered() == ["token spark", "token heart"]
    assert taken_back(table, "token heart")


@law("frogs", "DEC.9", "8.4")
def test_dec_9_each_step_a_payable_space_or_after_the_first_step_stop() -> None:
    table = Scenario(board="autumn").in_play("orange", "daring-leaper").coins("orange", 0).at("orange", "w2")
    table.turn("orange").chooses("activate daring-leaper")
    assert table.offered() == ["go w3", "go ws1"]
    table.chooses("go w3")
    assert (table.asked(), table.offered()) == ("orange", ["go wn1", "stop"])


@law("frogs", "DEC.10", "8.5")
def test_dec_10_for_a_route_cost_the_card_is_chosen_and_cannot_be_refused() -> None:
    table = Scenario(board="autumn").at("orange", "ws1").hand("orange", *FIVE).turn("orange").chooses("start lily-pad")
    assert sorted(table.offered()) == sorted(f"discard {card}" for card in FIVE)
    table.chooses("discard carrot-market")
    assert (table.discarded(), table.where("orange")) == (["carrot-market"], "ws2")


@law("frogs", "DEC.11", "8.7.3")
def test_dec_11_a_starter_card_as_the_reward_is_activated_or_upgraded() -> None:
    table = Scenario().at("orange", "w2").turn("orange").chooses("start lily-pad", "go w3")
    assert (table.asked(), table.offered()) == ("orange", ["choose 1", "choose 2"])
    table = Scenario().at("orange", "w2").starter("orange", "burrow").turn("orange").chooses("start lily-pad", "go w3")
    assert (table.question(), table.of("orange", "coins")) == ("TakeTurn", 8)


@law("frogs", "DEC.12", "8.7.1")
@pytest.mark.parametrize("before", ["wn2", "n5", "w7"])
def test_dec_12_at_a_chest_one_of_three_options_is_chosen(before: str) -> None:
    table = Scenario().at("orange", before).turn("orange").chooses("start lily-pad")
    assert (table.asked(), table.offered()) == ("orange", ["choose 1", "choose 2", "choose 3"])


@law("frogs", "DEC.13", "7.11.4", "7.11.8", "7.11.9")
def test_dec_13_cards_to_tuck_and_villagers_are_chosen_and_nothing_can_be_skipped() -> None:
    table = (
        Scenario().in_play("orange", "fair-steward", "pie-baker").hand("orange", "zero-waste", "rain-boots", "mudlark")
    )
    table.at("orange", "n5").turn("orange").chooses("start lily-pad")
    chest = table.g.clone()
    table.chooses("choose 1")
    assert sorted(table.offered()) == ["tuck mudlark", "tuck rain-boots", "tuck zero-waste"]
    table.match.state = chest
    table.chooses("choose 2")
    assert table.offered() == ["activate fair-steward", "activate pie-baker"]
    table = Scenario().in_play("orange", "fair-steward", "pie-baker").at("orange", "wn2").turn("orange")
    table.chooses("start lily-pad", "choose 2")
    assert table.offered() == ["provide fair-steward", "provide pie-baker"]


@law("frogs", "DEC.13", "8.7.1")
def test_dec_13_at_the_ruby_chest_a_card_of_the_discard_pile_is_chosen_to_tuck_then_one_to_play() -> None:
    table = Scenario().pile(*FIVE).at("orange", "w7").turn("orange").chooses("start lily-pad", "choose 2")
    assert {words.split()[0] for words in table.offered()} == {"tuck"}
    table.chooses("tuck carrot-market")
    assert {words.split()[0] for words in table.offered()} == {"play"}
    assert len(table.offered()) == 5
