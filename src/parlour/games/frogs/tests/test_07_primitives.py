"""7.11.1–7.11.11: the closed list of effects, one after the other."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

FIVE = ("fair-steward", "pie-baker", "rain-boots", "carrot-market", "turnip-seller")


@law("frogs", "7.11")
def test_all_choices_belong_to_the_player_whose_turn_it_is() -> None:
    table = Scenario().in_play("blue", "recycling-bin", "lunch-tin").in_play("orange", "pie-baker", "mighty-frogules")
    table.hand("orange", *FIVE[2:]).hand("blue", "zero-waste").turn("orange")
    for words in ("activate pie-baker", "discard rain-boots", "activate mighty-frogules", "go n1", "stop"):
        table.by("orange", words)
    assert table.asked() == "blue"


# 7.11.1–7.11.4


@law("frogs", "7.11.1", "12.6.4")
@pytest.mark.parametrize(("card", "left"), [("turnip-seller", 2), ("subscription-agent", 3)])
def test_earning_n_is_one_event_of_n(card: str, left: int) -> None:
    table = Scenario(theme="tidings").in_play("orange", card).in_play("blue", "generous-pension").turn("orange")
    table.chooses(f"activate {card}")  # Earn 3, and Earn 2
    assert table.provisions("generous-pension") == left


@law("frogs", "7.11.2")
def test_cards_of_choice_are_drawn_from_the_discard_pile() -> None:
    table = Scenario(theme="tidings").in_play("orange", "bottle-post-angler").pile(*FIVE).turn("orange")
    table.chooses("activate bottle-post-angler", "draw pie-baker", "draw turnip-seller")
    assert sorted(table.holds("orange")) == ["pie-baker", "turnip-seller"]
    assert table.discarded() == ["fair-steward", "rain-boots", "carrot-market"]


@law("frogs", "7.11.2", "7.1")
def test_from_a_short_discard_pile_what_there_is_is_drawn() -> None:
    table = Scenario(theme="tidings").in_play("orange", "bottle-post-angler").turn("orange")
    table.chooses("activate bottle-post-angler")
    assert table.holds("orange") == ["pocket-money-kit"]
    table = Scenario(theme="tidings").in_play("orange", "bottle-post-angler").bare_pile().turn("orange")
    table.chooses("activate bottle-post-angler")
    assert table.holds("orange") == []


@law("frogs", "7.11.2", "12.6.5")
def test_a_draw_is_one_event_with_the_cards_really_taken() -> None:
    table = Scenario().in_play("orange", "moonlit-choirmaster").in_play("blue", "everlasting-quill")
    table.deck_left(1).turn("orange").chooses("activate moonlit-choirmaster")
    assert table.provisions("everlasting-quill") == 3
    table = Scenario().in_play("orange", "moonlit-choirmaster").in_play("blue", "everlasting-quill").turn("orange")
    table.chooses("activate moonlit-choirmaster")
    assert table.provisions("everlasting-quill") == 2


@law("frogs", "7.11.2", "12.6.5")
def test_drawing_from_the_discard_pile_is_drawing_too() -> None:
    table = Scenario(theme="tidings").in_play("orange", "bottle-post-angler").in_play("blue", "everlasting-quill")
    table.pile(*FIVE).turn("orange").chooses("activate bottle-post-angler", "draw pie-baker", "draw turnip-seller")
    assert (table.provisions("everlasting-quill"), table.of("orange", "coins")) == (2, 6)


@law("frogs", "7.11.3", "7.6")
def test_as_many_cards_as_there_are_are_discarded() -> None:
    table = Scenario().in_play("orange", "inkblot-scribe").hand("orange", "pie-baker").last_turns(2).turn("orange")
    table.chooses("activate inkblot-scribe")
    assert (table.discarded(), table.of("orange", "hand")) == (["pie-baker"], 0)


@law("frogs", "7.11.3", "12.3")
def test_discarding_several_cards_is_one_event() -> None:
    table = Scenario(theme="tidings").in_play("orange", "classifieds-clerk").in_play("blue", "recycling-bin")
    table.hand("orange", *FIVE).turn("orange")
    table.chooses("activate classifieds-clerk", "discard pie-baker")
    assert table.provisions("recycling-bin") == 3  # not before the last card lies there
    table.chooses("discard rain-boots")
    assert table.provisions("recycling-bin") == 2


@law("frogs", "7.11.3", "DEC.14")
def test_considered_cards_are_discarded_in_an_order_of_choice() -> None:
    table = Scenario().at("orange", "wn2").next_cards(*FIVE).turn("orange").chooses("start lily-pad", "choose 3")
    table.chooses("draw fair-steward")
    assert sorted(table.offered("discard")) == ["pie-baker", "rain-boots"]  # both will go, but in which order?
    table.chooses("discard rain-boots")
    assert table.discarded() == ["rain-boots", "pie-baker"]


@law("frogs", "7.11.4")
@pytest.mark.parametrize("card", ["turnip-seller", "carrot-money-box", "carrot-market"])
def test_any_type_may_be_tucked_and_gear_gives_no_relic_effect_then(card: str) -> None:
    table = Scenario().in_play("orange", "back-row-swot").hand("orange", card, "pie-baker").turn("orange")
    table.chooses("free back-row-swot", f"tuck {card}")
    assert (table.under("orange"), table.of("orange", "coins")) == ([card], 4)


@law("frogs", "7.11.4")
def test_as_many_cards_as_there_are_are_tucked() -> None:
    table = Scenario().in_play("orange", "everlasting-quill", provisions=0).hand("orange", "pie-baker")
    table.end_of_turn("orange")
    assert sorted(table.under("orange")) == ["everlasting-quill", "pie-baker"]


@law("frogs", "7.11.4", "12.6.7")
def test_only_tucking_from_the_hand_is_an_event() -> None:
    table = Scenario().in_play("blue", "graduation-cap").in_play("orange", "attic-hoarder", "tea-leaf-augur")
    table.next_cards(*FIVE).turn("orange").chooses("activate tea-leaf-augur", "tuck pie-baker", "discard rain-boots")
    assert table.provisions("graduation-cap") == 2
    table.chooses("activate attic-hoarder")  # draws a card and tucks it
    assert (table.provisions("graduation-cap"), table.of("orange", "coins")) == (1, 6)


@law("frogs", "7.11.4", "12.6.7")
def test_tucking_from_the_discard_pile_is_no_event_and_any_card_may_be_chosen() -> None:
    table = Scenario().in_play("blue", "graduation-cap").in_play("orange", "mudlarks-dredge", provisions=0)
    table.pile(*FIVE).end_of_turn("orange").chooses("tuck rain-boots")
    assert (sorted(table.under("orange")), table.provisions("graduation-cap")) == (["mudlarks-dredge", "rain-boots"], 2)


@law("frogs", "7.11.4", "12.6.7")
def test_tucking_the_card_just_revealed_is_tucking_from_the_hand() -> None:
    table = Scenario().in_play("blue", "graduation-cap").in_play("orange", "soul-chain", provisions=0)
    table.hand("orange", "chatty-jackdaw", "pie-baker", "nest-warden").end_of_turn("orange")
    table.chooses("reveal nest-warden")
    assert (sorted(table.under("orange")), table.provisions("graduation-cap")) == (["nest-warden", "soul-chain"], 1)
    assert table.told("tucks") == [{"seat": "orange", "card": "nest-warden"}]


# 7.11.5–7.11.7


@law("frogs", "7.11.5", "8.1")
def test_travel_moves_1_to_n_spaces() -> None:
    for steps in (1, 2, 3):
        table = Scenario().in_play("orange", "mighty-frogules").turn("orange").chooses("activate mighty-frogules")
        table.chooses(*["go n1", "go n2", "go n3"][:steps], *(["stop"] if steps < 3 else []))
        assert table.where("orange") == f"n{steps}"


@law("frogs", "7.11.5")
def test_a_card_may_pay_no_route_costs() -> None:
    table = Scenario(board="autumn").in_play("orange", "broomstick-instructor").at("orange", "e1").coins("orange", 0)
    table.turn("orange").chooses("activate broomstick-instructor", "go e3", "stop")
    assert (table.where("orange"), table.of("orange", "coins"), table.of("orange", "hand")) == ("e3", 0, 2)


@law("frogs", "7.11.5")
def test_a_card_that_pays_no_route_costs_discards_none_either() -> None:
    table = Scenario(board="autumn").in_play("orange", "broomstick-instructor").at("orange", "n3")
    table.hand("orange", "pie-baker").turn("orange").chooses("activate broomstick-instructor", "go n4", "stop")
    assert (table.where("orange"), table.holds("orange"), table.of("orange", "coins")) == ("n4", ["pie-baker"], 10)


@law("frogs", "7.11.5", "8.6")
def test_without_a_possible_step_nothing_is_triggered() -> None:
    table = Scenario(theme="tidings").in_play("blue", "oilcloth-satchel", "mudlarks-dredge").at("orange", "w8")
    table.turn("orange").chooses("start lily-pad")
    assert (table.provisions("oilcloth-satchel"), table.provisions("mudlarks-dredge")) == (4, 2)
    assert table.told("gear-answers") == [{"seat": "orange", "card": "mudlarks-dredge"}]


@law("frogs", "7.11.6", "12.6.11")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_investing_is_an_event_if_at_least_1_coin_is_put_there(n: int) -> None:
    table = (
        Scenario(theme="tidings").in_play("orange", "carrot-banker", "zero-waste").in_play("blue", "paper-round-bag")
    )
    table.turn("orange").chooses("activate carrot-banker", f"invest {n}")
    assert table.provisions("paper-round-bag") == (2 if n else 3)
    assert table.provisions("zero-waste") == n


@law("frogs", "7.11.6", "7.8.1")
def test_a_relic_effect_invests_into_a_building_of_choice() -> None:
    table = Scenario().in_play("orange", "market-scales", provisions=0).in_play("orange", "zero-waste", "carrot-market")
    table.end_of_turn("orange").chooses("invest-in zero-waste", "invest 3")
    assert (table.provisions("zero-waste"), table.of("orange", "coins")) == (3, 4)


@law("frogs", "7.11.7", "10.5")
def test_while_cards_are_considered_others_that_draw_take_those_below() -> None:
    below = ("harvest-queen", "errand-kit")
    table = Scenario().next_cards("soul-chain", *FIVE[:3], *below).in_play("orange", "night-shift-librarian")
    table.in_play("orange", "zero-waste", "sorting-office").turn("orange")
    table.chooses("activate night-shift-librarian", "draw pie-baker", "draw fair-steward", "discard soul-chain")
    table.chooses("play soul-chain")  # a crow card: the Sorting Office draws while the Rain Boots are considered
    assert sorted(table.holds("orange")) == ["fair-steward", "harvest-queen", "pie-baker"]
    assert table.on_top() == ["rain-boots", "errand-kit"]


@law("frogs", "7.11.7", "12.6.10")
def test_considering_is_an_event_once_the_rest_is_put_back() -> None:
    table = Scenario().in_play("blue", "brass-spyglass").in_play("orange", "strict-examiner").next_cards(*FIVE)
    table.turn("orange").chooses(
        "activate strict-examiner", "tuck pie-baker", "draw rain-boots", "discard carrot-market"
    )
    assert table.provisions("brass-spyglass") == 2
    table.chooses("put-back turnip-seller")
    assert (table.provisions("brass-spyglass"), table.of("orange", "coins")) == (1, 6)


# 7.11.8–7.11.11


@law("frogs", "7.11.8")
def test_provisions_are_put_on_a_villager_of_choice_also_an_empty_one() -> None:
    table = Scenario().in_play("orange", "turnip-seller", provisions=0).in_play("orange", "pie-baker", "rain-boots")
    table.in_play("blue", "fair-steward").at("orange", "wn2").turn("orange").chooses("start lily-pad", "choose 2")
    assert sorted(table.offered("provide")) == ["pie-baker", "turnip-seller"]
    table.chooses("provide turnip-seller")
    assert table.provisions("turnip-seller") == 1


@law("frogs", "7.11.8")
def test_some_cards_provide_for_another_villager_only() -> None:
    table = Scenario().in_play("orange", "village-nurse", "pie-baker", "turnip-seller").turn("orange")
    table.chooses("activate village-nurse")
    assert sorted(table.offered("provide")) == ["pie-baker", "turnip-seller"]


@law("frogs", "7.11.8", "7.1")
def test_without_such_a_villager_nothing_happens() -> None:
    table = Scenario().in_play("orange", "village-nurse").turn("orange").chooses("activate village-nurse")
    assert (table.provisions("village-nurse"), table.question()) == (1, "TakeTurn")


@law("frogs", "7.11.9")
def test_a_villager_of_the_species_named_is_activated() -> None:
    table = Scenario().in_play("orange", "headmistress-rook", "turnip-seller", "fair-steward", "mighty-frogules")
    table.in_play("blue", "pie-baker").turn("orange").chooses("activate headmistress-rook")
    assert table.offered() == ["activate turnip-seller", "activate fair-steward"]
    table.chooses("activate fair-steward")
    assert (table.of("orange", "coins"), table.provisions("fair-steward")) == (10, 2)


@law("frogs", "7.11.9")
def test_it_must_be_done_if_it_can() -> None:
    table = Scenario().in_play("orange", "headmistress-rook", "turnip-seller").turn("orange")
    table.chooses("activate headmistress-rook")
    assert (table.of("orange", "coins"), table.question()) == (8, "TakeTurn")


@law("frogs", "7.11.10")
def test_a_named_starter_card_is_activated_outside_the_limits() -> None:
    table = Scenario().in_play("orange", "nest-warden").turn("orange").chooses("start nest", "activate nest-warden")
    assert (table.of("orange", "hand"), table.of("orange", "coins")) == (2, 7)


@law("frogs", "7.11.10")
def test_where_none_is_named_the_player_chooses_and_the_side_that_is_up_counts() -> None:
    table = Scenario().in_play("orange", "groundskeeper").starter("orange", "burrow").turn("orange")
    table.chooses("start burrow", "activate groundskeeper")
    assert table.offered() == ["start nest", "start lily-pad", "start burrow"]
    table.chooses("start burrow")
    assert table.of("orange", "coins") == 5 + 3 + 3 + 1


@law("frogs", "7.11.11")
def test_a_basic_starter_card_of_choice_is_upgraded() -> None:
    table = Scenario().in_play("orange", "starlight-tutor").starter("orange", "nest").turn("orange")
    table.chooses("activate starlight-tutor", "choose 1")
    assert table.offered() == ["upgrade lily-pad", "upgrade burrow"]
    table.chooses("upgrade burrow")
    assert table.is_advanced("orange", "burrow")
    assert not table.is_advanced("orange", "lily-pad")
    assert not table.is_advanced("blue", "burrow")


@law("frogs", "7.11.11", "7.11.15")
def test_where_all_are_advanced_nothing_is_upgraded() -> None:
    table = Scenario().in_play("orange", "starlight-tutor")
    for starter in ("nest", "lily-pad", "burrow"):
        table.starter("orange", starter)
    table.turn("orange").chooses("activate starlight-tutor", "choose 1")
    assert (table.question(), table.told("upgrades")) == ("TakeTurn", [])
