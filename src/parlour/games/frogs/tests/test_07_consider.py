"""7.9: Consider."""

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

FIVE = ("fair-steward", "pie-baker", "rain-boots", "carrot-market", "turnip-seller")


@law("frogs", "7.9")
def test_the_top_cards_are_looked_at_in_secret() -> None:
    table = Scenario().in_play("orange", "night-shift-librarian").next_cards(*FIVE).turn("orange")
    table.chooses("activate night-shift-librarian")
    assert table.considered() == sorted(FIVE[:4])
    assert sorted(card["id"] for card in table.view("orange")["looked"]) == sorted(FIVE[:4])
    for looking in ("blue", ""):
        assert table.view(looking)["looked"] == [None] * 4


@law("frogs", "7.9")
def test_the_effects_are_applied_to_these_cards_in_order() -> None:
    table = (
        Scenario().in_play("orange", "strict-examiner").next_cards(*FIVE).hand("orange", "zero-waste").turn("orange")
    )
    table.chooses("activate strict-examiner")
    assert sorted(table.offered()) == sorted(f"tuck {card}" for card in FIVE)
    table.chooses("tuck pie-baker")
    assert sorted(table.offered("draw")) == sorted(set(FIVE) - {"pie-baker"})
    table.chooses("draw rain-boots")
    assert sorted(table.offered("discard")) == sorted(set(FIVE) - {"pie-baker", "rain-boots"})
    table.chooses("discard fair-steward", "put-back turnip-seller")
    assert (table.under("orange"), sorted(table.holds("orange"))) == (["pie-baker"], ["rain-boots", "zero-waste"])
    assert (table.discarded(), table.on_top()) == (["fair-steward"], ["turnip-seller", "carrot-market"])


@law("frogs", "7.9.1")
def test_with_fewer_cards_in_the_deck_all_of_them_are_looked_at() -> None:
    table = Scenario().in_play("orange", "strict-examiner").next_cards(*FIVE[:2]).deck_left(2).turn("orange")
    table.chooses("activate strict-examiner")
    assert table.considered() == sorted(FIVE[:2])
    table.chooses("tuck pie-baker")  # the other one is drawn, and nothing is left to discard
    assert (table.holds("orange"), table.discarded(), table.deck()) == (["fair-steward"], [], 0)


@law("frogs", "7.9.1", "7.11.7")
def test_with_an_empty_deck_nothing_is_considered_and_the_next_effect_follows() -> None:
    table = Scenario().in_play("orange", "fledgling-errand-crow").in_play("blue", "brass-spyglass").last_turns(2)
    table.turn("orange").chooses("activate fledgling-errand-crow")
    assert (table.of("orange", "coins"), table.told("considers", "gear-answers")) == (6, [])


@law("frogs", "7.9.2")
def test_considered_cards_are_part_of_the_deck_until_they_leave_it() -> None:
    table = Scenario().in_play("orange", "night-shift-librarian").next_cards(*FIVE).turn("orange")
    before = table.view("")["deck"]
    table.chooses("activate night-shift-librarian")
    assert table.view("")["deck"] == before
    table.chooses("draw pie-baker")
    assert table.view("")["deck"] == before - 1


@law("frogs", "7.9.2")
def test_drawing_and_discarding_considered_cards_triggers_as_usual() -> None:
    table = Scenario().in_play("orange", "night-shift-librarian").in_play("blue", "everlasting-quill", "recycling-bin")
    table.next_cards(*FIVE).turn("orange").chooses(
        "activate night-shift-librarian", "draw pie-baker", "draw rain-boots"
    )
    assert (table.provisions("everlasting-quill"), table.provisions("recycling-bin")) == (2, 3)
    table.chooses("discard fair-steward")
    assert (table.provisions("recycling-bin"), table.of("orange", "coins")) == (2, 7)


@law("frogs", "7.9.2", "12.6.5")
def test_a_single_considered_card_that_is_drawn_is_no_draw_of_two() -> None:
    table = Scenario().in_play("orange", "strict-examiner").in_play("blue", "everlasting-quill").next_cards(*FIVE)
    table.turn("orange").chooses("activate strict-examiner", "tuck pie-baker", "draw rain-boots")
    assert table.provisions("everlasting-quill") == 3


@law("frogs", "7.9.3")
def test_first_the_card_that_will_lie_on_top_is_put_back_and_the_last_goes_by_itself() -> None:
    table = Scenario().in_play("orange", "foggy-crystal-ball", provisions=0).next_cards(*FIVE).end_of_turn("orange")
    table.chooses("tuck fair-steward", "draw pie-baker")
    assert sorted(table.offered()) == sorted(f"put-back {card}" for card in FIVE[2:])
    table.chooses("put-back carrot-market")
    assert sorted(table.offered("put-back")) == ["rain-boots", "turnip-seller"]
    table.chooses("put-back turnip-seller")
    assert table.asked() == "blue"
    assert table.on_top() == ["carrot-market", "turnip-seller", "rain-boots"]
    table.chooses("start nest")
    assert table.holds("blue") == ["carrot-market"]


@law("frogs", "7.9.3")
def test_a_single_card_goes_back_without_asking() -> None:
    table = Scenario().in_play("orange", "tea-leaf-augur").next_cards(*FIVE[:3]).turn("orange")
    table.chooses("activate tea-leaf-augur", "tuck fair-steward", "discard pie-baker")
    assert (table.question(), table.on_top()) == ("TakeTurn", ["rain-boots"])
