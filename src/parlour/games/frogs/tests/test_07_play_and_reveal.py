"""7.11.12–7.11.19: playing, revealing, paying and choosing by effects."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

FIVE = ("fair-steward", "pie-baker", "rain-boots", "carrot-market", "turnip-seller")


# 7.11.12–7.11.13


@law("frogs", "7.11.12", "5.1.2")
def test_a_fitting_card_is_played_for_its_whole_cost() -> None:
    table = Scenario(theme="tidings").in_play("orange", "second-hand-peddler").coins("orange", 1)
    table.hand("orange", "rain-boots", "soul-chain", "turnip-seller").turn("orange")
    table.chooses("activate second-hand-peddler")  # earns 2
    assert table.offered() == ["play rain-boots", "no"]
    table.refuses("play soul-chain", law="5.1.3")
    table.chooses("play rain-boots")
    assert (table.of("orange", "coins"), table.provisions("rain-boots")) == (1, 3)


@law("frogs", "7.11.12")
def test_an_effect_may_play_a_card_for_nothing() -> None:
    table = Scenario().in_play("orange", "tinkers-toolbox", provisions=0).hand("orange", "moonlit-choirmaster")
    table.coins("orange", 0).end_of_turn("orange").chooses("play moonlit-choirmaster")
    assert (table.row("orange"), table.provisions("moonlit-choirmaster")) == (["moonlit-choirmaster"], 2)


@law("frogs", "7.11.12")
def test_a_card_is_played_from_the_discard_pile() -> None:
    table = Scenario(theme="tidings").in_play("orange", "message-in-a-bottle", provisions=0).pile(*FIVE)
    table.end_of_turn("orange")
    assert table.offered("play") == ["pocket-money-kit", "fair-steward", "pie-baker", "turnip-seller"]
    table.chooses("play fair-steward")
    assert (table.row("orange"), table.of("orange", "coins")) == (["fair-steward"], 5)
    assert table.discarded() == ["pie-baker", "rain-boots", "carrot-market", "turnip-seller"]


@law("frogs", "7.11.12", "12.3")
def test_only_the_cards_just_discarded_are_played() -> None:
    table = Scenario(theme="tidings").in_play("orange", "classifieds-clerk", "zero-waste").pile("rain-boots")
    table.hand("orange", "market-scales", "carrot-money-box", "generous-pension")
    table.turn("orange").chooses("activate classifieds-clerk", "discard market-scales", "discard carrot-money-box")
    assert table.offered() == ["play market-scales", "play carrot-money-box", "no"]


@law("frogs", "7.11.12", "7.1")
def test_without_a_fitting_card_nothing_is_played() -> None:
    table = Scenario().in_play("orange", "zero-waste", "pie-baker").hand("orange", "rain-boots").coins("orange", 1)
    table.turn("orange").chooses("activate pie-baker")  # the Boots cost 2
    assert (table.question(), table.discarded(), table.of("orange", "coins")) == ("TakeTurn", ["rain-boots"], 6)


@law("frogs", "7.11.13", "13.2")
def test_a_revealed_card_is_shown_to_the_opponent_and_stays_in_hand() -> None:
    table = Scenario(theme="tidings").in_play("orange", "stamp-collector").hand("orange", "rain-boots", "pie-baker")
    table.turn("orange").chooses("activate stamp-collector")
    assert table.offered() == ["reveal rain-boots", "no"]
    table.chooses("reveal rain-boots")
    assert sorted(table.holds("orange")) == ["pie-baker", "rain-boots"]
    assert [card["id"] for card in table.player("orange", to="blue")["known"]] == ["rain-boots"]
    assert ("reveals", {"seat": "orange", "card": "rain-boots"}) in table.heard("blue")


@law("frogs", "7.11.13")
def test_a_card_just_drawn_is_revealed_only_while_it_is_in_hand() -> None:
    table = Scenario(theme="tidings").in_play("orange", "headline-crier").hand("orange", "turnip-seller")
    table.next_cards("pie-baker").turn("orange").chooses("activate headline-crier")
    assert table.offered() == ["reveal pie-baker", "no"]
    table.chooses("reveal pie-baker")
    assert table.of("orange", "coins") == 7


@law("frogs", "7.11.13")
def test_a_card_that_does_not_fit_is_not_revealed() -> None:
    table = Scenario(theme="tidings").in_play("orange", "headline-crier").next_cards("rain-boots").turn("orange")
    table.chooses("activate headline-crier")
    assert table.offered() == ["no"]
    table.refuses("reveal rain-boots", law="7.11.13")


# 7.11.14–7.11.19


@law("frogs", "7.11.14")
def test_a_cost_is_paid_whole_and_then_the_effect_follows() -> None:
    table = Scenario().in_play("orange", "frog-alchemist").coins("orange", 3).turn("orange")
    table.chooses("activate frog-alchemist")
    assert (table.of("orange", "coins"), table.question()) == (0, "Travelling")
    table.chooses("go n1", "stop")
    assert (table.of("orange", "coins"), table.of("orange", "hand")) == (1, 2)


@law("frogs", "7.11.14")
def test_what_cannot_be_paid_whole_is_not_paid_at_all() -> None:
    table = Scenario(theme="tidings").in_play("orange", "classifieds-clerk").hand("orange", "pie-baker").turn("orange")
    table.chooses("activate classifieds-clerk")
    assert (table.holds("orange"), table.of("orange", "coins"), table.discarded()) == (["pie-baker"], 5, [])


@law("frogs", "7.11.14", "12.6.6")
def test_paying_in_cards_is_discarding_and_what_it_triggers_comes_before_the_effect() -> None:
    table = Scenario().in_play("orange", "button-trader").in_play("blue", "recycling-bin").hand("orange", "pie-baker")
    table.turn("orange").chooses("activate button-trader")
    assert table.happened() == ["activates", "discards", "gear-answers", "draws"]


@law("frogs", "7.11.15")
def test_one_option_is_picked_and_carried_out() -> None:
    for option, coins, cards in (("choose 1", 9, 0), ("choose 2", 5, 2)):
        table = Scenario().in_play("orange", "scholarship-winner").turn("orange")
        table.chooses("activate scholarship-winner")
        assert table.offered() == ["choose 1", "choose 2"]
        table.chooses(option)
        assert (table.of("orange", "coins"), table.of("orange", "hand")) == (coins, cards)


@law("frogs", "7.11.15")
def test_an_option_that_does_nothing_may_be_picked() -> None:
    table = Scenario().in_play("orange", "graduation-cap", provisions=0).end_of_turn("orange")
    assert table.offered() == ["choose 1", "choose 2"]
    table.chooses("choose 1")  # tuck from an empty hand
    assert (table.under("orange"), table.of("orange", "hand")) == (["graduation-cap"], 0)


@law("frogs", "7.11.16")
def test_it_is_done_only_after_yes() -> None:
    table = Scenario().in_play("orange", "duckweed-freshman").hand("orange", "frog-mage").turn("orange")
    table.chooses("activate duckweed-freshman", "go n1")
    assert (table.offered(), table.told("reveals")) == (["reveal frog-mage", "no"], [])
    table.chooses("no")
    assert (table.told("reveals"), table.of("orange", "coins")) == ([], 6)


@law("frogs", "7.11.17")
def test_what_follows_if_you_do_happens_only_then() -> None:
    for answer, coins in (("reveal rain-boots", 9), ("no", 7)):
        table = Scenario(theme="tidings").in_play("orange", "stamp-collector").hand("orange", "rain-boots")
        table.turn("orange").chooses("activate stamp-collector", answer)
        assert table.of("orange", "coins") == coins


@law("frogs", "7.11.17", "11.2")
@pytest.mark.parametrize(("answer", "asks"), [("play rain-boots", "Invest"), ("no", "TakeTurn")])
def test_an_added_enchantment_effect_looks_at_the_last_effect_of_its_building(answer: str, asks: str) -> None:
    table = Scenario().in_play("orange", "zero-waste", charm="star").in_play("orange", "pie-baker")
    table.hand("orange", "rain-boots").turn("orange").chooses("activate pie-baker", answer)
    assert table.question() == asks


@law("frogs", "7.11.18", "12.6.2")
def test_a_building_makes_the_travel_of_the_activation_longer() -> None:
    table = Scenario().in_play("orange", "leaky-boathouse").turn("orange").chooses("start lily-pad", "go n1")
    assert table.offered() == ["go n2", "stop"]
    table.chooses("go n2")
    assert table.question() == "Choose"  # two spaces, no more: the nest token


@law("frogs", "7.11.18")
def test_later_travels_are_not_longer() -> None:
    table = Scenario().in_play("orange", "leaky-boathouse", "reed-ferryman").turn("orange")
    table.chooses("start lily-pad", "go w1", "stop", "activate reed-ferryman")
    assert (table.where("orange"), table.asked()) == ("w2", "orange")
    assert table.question() == "TakeTurn"  # one space, and the token may still be placed


@law("frogs", "7.11.18", "12.6.10")
def test_a_building_makes_a_consider_larger() -> None:
    table = Scenario().in_play("orange", "attic-observatory", "tea-leaf-augur").next_cards(*FIVE).coins("orange", 0)
    table.turn("orange").chooses("activate tea-leaf-augur")
    assert table.considered() == sorted(FIVE)


@law("frogs", "7.11.18")
def test_the_next_consider_is_boosted_once_again_not_twice() -> None:
    table = Scenario().in_play("orange", "attic-observatory", "tea-leaf-augur", "night-shift-librarian")
    table.coins("orange", 0).turn("orange").chooses("activate night-shift-librarian")
    assert len(table.considered()) == 6
    for verb in ("draw", "draw", "discard", "put-back", "put-back"):
        table.chooses(f"{verb} {table.offered(verb)[0]}")
    table.chooses("activate tea-leaf-augur")
    assert len(table.considered()) == 5


@law("frogs", "7.11.19")
def test_the_player_is_asked_about_hidden_cards_even_if_only_no_is_possible() -> None:
    table = Scenario(theme="tidings").in_play("orange", "stamp-collector").hand("orange", "pie-baker").turn("orange")
    table.chooses("activate stamp-collector")
    assert (table.asked(), table.offered()) == ("orange", ["no"])
    table = Scenario().in_play("orange", "travelling-tinker").hand("orange", "moonlit-choirmaster").coins("orange", 0)
    table.turn("orange").chooses("activate travelling-tinker")
    assert (table.asked(), table.offered()) == ("orange", ["no"])


@law("frogs", "7.11.19")
def test_what_all_can_see_is_not_asked() -> None:
    table = Scenario(theme="tidings").in_play("orange", "stamp-collector").turn("orange")
    table.chooses("activate stamp-collector")  # an empty hand
    assert table.question() == "TakeTurn"
    table = Scenario(theme="tidings").in_play("orange", "message-in-a-bottle", provisions=0).bare_pile()
    table.end_of_turn("orange")
    assert table.asked() == "blue"


@law("frogs", "7.11.19")
def test_where_nothing_was_drawn_nobody_is_asked_to_reveal_it() -> None:
    table = Scenario().in_play("orange", "telegraph-office").hand("orange", "pie-baker").last_turns(2).turn("orange")
    table.chooses("start nest")  # the deck is empty, as all can see
    assert table.question() == "TakeTurn"
