"""The decisions DEC.14–DEC.21: who is asked, what is offered, what can be skipped."""

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

FIVE = ("raffle-winner", "wax-seal", "newsroom", "stamp-collector", "penny-jar")


def considering(villager: str) -> Scenario:
    """Orange has activated a villager that considers the five cards above."""
    table = Scenario(both_decks="true")
    table.in_play("orange", villager).next_cards(*FIVE).turn("orange")
    return table.chooses(f"activate {villager}")


# DEC.14 and DEC.15


@law("frogs", "DEC.14", "7.9")
def test_dec_14_each_effect_of_a_consider_chooses_among_the_considered_cards() -> None:
    table = considering("strict-examiner")
    assert (table.asked(), sorted(table.offered("tuck"))) == ("orange", sorted(FIVE))
    table.chooses("tuck newsroom")
    assert sorted(table.offered("draw")) == sorted({*FIVE} - {"newsroom"})
    table.chooses("draw wax-seal")
    assert sorted(table.offered("discard")) == ["penny-jar", "raffle-winner", "stamp-collector"]
    table.chooses("discard penny-jar")
    assert (table.under("orange"), table.holds("orange")) == (["newsroom"], ["wax-seal"])
    assert table.discarded() == ["penny-jar"]


@law("frogs", "DEC.14", "7.1")
def test_dec_14_it_cannot_be_skipped() -> None:
    table = considering("strict-examiner")
    assert {words.split()[0] for words in table.offered()} == {"tuck"}
    table.refuses("end", law="4.4")


@law("frogs", "DEC.15", "7.9", "7.9.3")
def test_dec_15_the_rest_is_put_back_in_an_order_of_choice() -> None:
    table = considering("keyhole-reporter")
    table.chooses("draw newsroom", "discard wax-seal", "discard penny-jar")
    assert sorted(table.offered()) == ["put-back raffle-winner", "put-back stamp-collector"]
    table.chooses("put-back stamp-collector")
    assert (table.question(), table.on_top()) == ("TakeTurn", ["stamp-collector", "raffle-winner"])
    table.chooses("start nest")
    assert "stamp-collector" in table.holds("orange")


@law("frogs", "DEC.15", "7.9.3")
def test_dec_15_a_single_card_goes_back_without_asking() -> None:
    table = considering("fledgling-errand-crow")
    table.chooses("draw raffle-winner", "draw wax-seal")
    assert (table.question(), table.on_top()[0]) == ("TakeTurn", "newsroom")


# DEC.16


@law("frogs", "DEC.16", "12.1")
def test_dec_16_the_active_player_chooses_which_card_is_resolved_next() -> None:
    table = Scenario().in_play("orange", "carrot-market").in_play("blue", "lunch-tin").turn("orange")
    table.chooses("start burrow")
    assert (table.asked(), sorted(table.offered())) == ("orange", ["answer carrot-market", "answer lunch-tin"])
    table.refuses("end", law="4.4")


@law("frogs", "DEC.16", "12.7")
def test_dec_16_it_is_not_asked_for_a_single_card_or_for_gear_alone() -> None:
    table = Scenario().in_play("orange", "carrot-market").turn("orange").chooses("start burrow")
    assert table.question() == "Invest"
    gear = Scenario(both_decks="true").in_play("orange", "penny-jar").in_play("blue", "lunch-tin").turn("orange")
    assert gear.chooses("start burrow").question() == "TakeTurn"
    assert gear.of("orange", "coins") == 5 + 2 + 2


# DEC.17


@law("frogs", "DEC.17", "7.2.2", "7.11.16")
def test_dec_17_you_may_play_a_card_or_not() -> None:
    table = Scenario().in_play("orange", "travelling-tinker").hand("orange", "rain-boots", "turnip-seller", "frog-mage")
    table.coins("orange", 1).turn("orange").chooses("activate travelling-tinker")  # 2 coins now
    assert table.offered() == ["play turnip-seller", "play rain-boots", "no"]
    table.refuses("play frog-mage", law="5.1.3")
    table.chooses("no")
    assert (table.question(), table.of("orange", "hand")) == ("TakeTurn", 3)


@law("frogs", "DEC.17", "7.11.13")
def test_dec_17_you_may_reveal_a_fitting_card_or_not() -> None:
    table = Scenario().in_play("orange", "duckweed-freshman").hand("orange", "rain-boots", "frog-mage", "turnip-seller")
    table.turn("orange").chooses("activate duckweed-freshman", "go s1")
    assert table.offered() == ["reveal frog-mage", "reveal rain-boots", "no"]


@law("frogs", "DEC.17", "7.11.19")
def test_dec_17_the_question_comes_also_when_only_no_is_possible() -> None:
    table = Scenario().in_play("orange", "duckweed-freshman").hand("orange", "turnip-seller").turn("orange")
    table.chooses("activate duckweed-freshman", "go s1")
    assert table.offered() == ["no"]
    other = Scenario(theme="tidings").in_play("orange", "second-hand-peddler").hand("orange", "turnip-seller")
    assert other.turn("orange").chooses("activate second-hand-peddler").offered() == ["no"]


@law("frogs", "DEC.17", "7.11.19")
def test_dec_17_it_does_not_come_when_all_can_see_that_it_is_impossible() -> None:
    table = Scenario().in_play("orange", "duckweed-freshman").turn("orange")
    table.chooses("activate duckweed-freshman", "go s1")
    assert table.question() == "TakeTurn"  # no card in hand
    bottle = Scenario(theme="tidings").in_play("orange", "message-in-a-bottle", provisions=0).bare_pile()
    assert bottle.end_of_turn("orange").asked() == "blue"  # no card in the discard pile


@law("frogs", "DEC.17", "7.11.19", "7.11.13")
def test_dec_17_nor_when_nothing_was_drawn_that_could_be_revealed() -> None:
    table = Scenario().in_play("orange", "telegraph-office").hand("orange", "rain-boots").last_turns(2).turn("orange")
    assert table.chooses("start nest").question() == "TakeTurn"


# DEC.18 and DEC.19


@law("frogs", "DEC.18", "7.8.2")
def test_dec_18_the_amount_is_chosen_between_0_and_the_number_or_the_coins() -> None:
    for coins, most in ((9, 5), (1, 4), (0, 3)):
        table = Scenario().in_play("orange", "community-bank").coins("orange", coins).turn("orange")
        table.chooses("enchant community-bank")  # earn 3, invest 5
        assert table.offered("invest") == [str(n) for n in range(most + 1)]


@law("frogs", "DEC.18", "7.8.2")
def test_dec_18_without_coins_it_is_not_asked() -> None:
    table = Scenario(theme="tidings").in_play("orange", "newsroom", "fidgety-fledgling").hand("orange", "rain-boots")
    table.coins("orange", 0).turn("orange").chooses("free fidgety-fledgling")
    assert (table.question(), table.provisions("newsroom")) == ("TakeTurn", 0)


@law("frogs", "DEC.19", "7.6", "INV.10")
def test_dec_19_cards_are_discarded_one_by_one_and_that_is_their_order() -> None:
    table = Scenario(theme="tidings").in_play("orange", "classifieds-clerk").hand("orange", "rain-boots", "soul-chain")
    table.hand("orange", "turnip-seller").turn("orange").chooses("activate classifieds-clerk")
    assert table.offered() == ["discard turnip-seller", "discard soul-chain", "discard rain-boots"]
    table.chooses("discard soul-chain", "discard turnip-seller")
    assert table.discarded() == ["soul-chain", "turnip-seller"]


# DEC.20 and DEC.21


@law("frogs", "DEC.20", "4.5.2")
def test_dec_20_the_next_empty_card_is_chosen() -> None:
    table = Scenario().in_play("orange", "carrot-money-box", "turnip-seller", "rain-boots", provisions=0)
    table.in_play("orange", "frog-mage").end_of_turn("orange")
    assert table.asked() == "orange"
    assert sorted(table.offered("empty")) == ["carrot-money-box", "rain-boots", "turnip-seller"]
    table.chooses("empty turnip-seller")
    assert sorted(table.offered()) == ["empty carrot-money-box", "empty rain-boots"]


@law("frogs", "DEC.20", "4.5.8")
def test_dec_20_it_is_not_asked_for_a_single_card_or_without_gear() -> None:
    table = Scenario().in_play("orange", "turnip-seller", "frog-mage", provisions=0).end_of_turn("orange")
    assert (table.asked(), table.under("orange")) == ("blue", ["frog-mage", "turnip-seller"])
    gear = Scenario().in_play("orange", "carrot-money-box", provisions=0).end_of_turn("orange")
    assert (gear.asked(), gear.under("orange"), gear.of("orange", "coins")) == ("blue", ["carrot-money-box"], 10)


@law("frogs", "DEC.21", "4.5.2")
def test_dec_21_a_relic_effect_asks_what_its_text_asks_for() -> None:
    table = Scenario().in_play("orange", "everlasting-quill", provisions=0)
    table.hand("orange", "rain-boots", "soul-chain", "frog-mage").end_of_turn("orange")
    assert table.offered() == ["tuck frog-mage", "tuck soul-chain", "tuck rain-boots"]  # no way to skip it
    table.chooses("tuck rain-boots", "tuck frog-mage")
    assert (table.asked(), table.holds("orange")) == ("blue", ["soul-chain"])


@law("frogs", "DEC.21", "7.2.2")
def test_dec_21_only_what_the_text_leaves_open_can_be_skipped() -> None:
    table = Scenario().in_play("orange", "tinkers-toolbox", provisions=0).hand("orange", "soul-chain")
    assert table.coins("orange", 0).end_of_turn("orange").offered() == ["play soul-chain", "no"]
    assert table.chooses("play soul-chain").asked() == "blue"
    assert (table.provisions("soul-chain"), table.of("orange", "coins")) == (5, 0)
