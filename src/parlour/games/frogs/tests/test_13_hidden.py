"""Chapter 13: what is hidden from whom. Two tables that differ in secrets alone must look the same."""

from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.conformance.playing import contents
from parlour.games.frogs.tests.kit import Scenario
from parlour.kernel.chance import seeded
from parlour.kernel.state import NOBODY

EVERYBODY = ("orange", "blue", "")


def alike(one: Scenario, other: Scenario, seat: str) -> bool:
    """Whether a seat can tell two tables apart, by its view or by the State that it may know."""
    who = one.seat(seat) if seat else NOBODY
    same = contents(one.g.redact(who)) == contents(other.g.redact(who))
    return same and one.view(seat) == other.view(seat) and one.heard(seat) == other.heard(seat)


def knows(one: Scenario, other: Scenario) -> list[str]:
    """Who can tell the two apart."""
    return [seat for seat in EVERYBODY if not alike(one, other, seat)]


def ids(cards: list[dict[str, Any] | None]) -> list[str]:
    return [card["id"] if card else "" for card in cards]


def seen(table: Scenario, whose: str, to: str, what: str) -> list[str]:
    return ids(table.player(whose, to=to)[what])


# Hands and deck


@law("frogs", "13.0", "INV.16")
def test_a_hand_is_known_to_its_owner_alone_and_its_number_to_all() -> None:
    one, other = (Scenario().hand("orange", "frog-mage", card).turn("blue") for card in ("rain-boots", "soul-chain"))
    assert knows(one, other) == ["orange"]
    assert [one.player("orange", to=seat)["hand_count"] for seat in EVERYBODY] == [2, 2, 2]
    assert seen(one, "orange", "orange", "hand") == ["frog-mage", "rain-boots"]
    assert [one.player("orange", to=seat)["hand"] for seat in ("blue", "")] == [None, None]


@law("frogs", "13.0", "INV.16", "INV.11")
def test_the_order_of_the_deck_is_known_to_nobody_and_its_number_to_all() -> None:
    one, other = Scenario().turn("orange"), Scenario().turn("orange")
    other.g.chance = seeded("another order")
    assert knows(one, other) == []
    assert [one.view(seat)["deck"] for seat in EVERYBODY] == [75, 75, 75]


@law("frogs", "13.0", "7.4")
def test_drawn_cards_are_named_to_who_draws_them() -> None:
    table = Scenario().in_play("orange", "rooftop-postcrow").turn("orange").chooses("activate rooftop-postcrow")
    cards = sorted(table.told("draws")[0]["cards"])
    assert cards == sorted(table.holds("orange"))
    for seat in ("blue", ""):
        assert ("draws-unseen", {"seat": "orange", "n": 2}) in table.heard(seat)
        assert "draws" not in [key for key, _ in table.heard(seat)]


@law("frogs", "13.0", "7.6")
def test_the_discard_pile_is_open_with_its_order() -> None:
    table = Scenario().pile("rain-boots", "frog-mage", "carrot-market").turn("blue")
    for seat in EVERYBODY:
        assert ids(table.view(seat)["discard"]) == ["pocket-money-kit", "rain-boots", "frog-mage", "carrot-market"]


@law("frogs", "13.0")
def test_rows_provisions_coins_tokens_and_the_board_are_open() -> None:
    table = Scenario().in_play("orange", "turnip-seller", provisions=2).in_play("orange", "rain-boots")
    table.in_play("orange", "zero-waste", provisions=4, charm="spark").coins("orange", 7).at("orange", "w3")
    table.no_token("w5").turn("blue")
    for seat in EVERYBODY:
        player, spaces = table.player("orange", to=seat), {each["id"]: each for each in table.view(seat)["spaces"]}
        cards = player["villagers"] + player["gear"] + player["buildings"]
        assert ids(cards) == ["turnip-seller", "rain-boots", "zero-waste"]
        assert [card["provisions"] for card in cards] == [2, 3, 4]
        assert (player["coins"], player["charms"], player["space"], cards[2]["charm"]) == (7, ["star"], "w3", "spark")
        assert (spaces["w4"]["charms"], spaces["w4"]["charm"], spaces["w5"]["token"]) == (1, "spark", None)
        assert (spaces["s4"]["token"], spaces["w3"]["here"]) == ("plus-5", [0])


# Tucked cards


@law("frogs", "13.0", "13.1", "INV.16", "7.5")
def test_a_card_tucked_from_the_hand_is_named_to_its_owner_alone() -> None:
    one, other = (
        Scenario().in_play("orange", "back-row-swot").hand("orange", "rain-boots", "soul-chain").turn("orange")
        for _ in range(2)
    )
    one.chooses("free back-row-swot", "tuck rain-boots", "start burrow")
    other.chooses("free back-row-swot", "tuck soul-chain", "start burrow")
    assert knows(one, other) == ["orange"]
    assert ("tucks", {"seat": "orange", "card": "rain-boots"}) in one.heard("orange")
    assert ("tucks-unseen", {"seat": "orange"}) in one.heard("blue")
    assert one.player("orange", to="blue")["tucked_count"] == 2


@law("frogs", "13.1", "4.5.2")
def test_a_card_tucked_from_play_is_named_to_all() -> None:
    table = Scenario().in_play("orange", "turnip-seller", provisions=0).end_of_turn("orange")
    for seat in EVERYBODY:
        assert ("tucks-empty", {"seat": "orange", "card": "turnip-seller"}) in table.heard(seat)
        assert table.player("orange", to=seat)["tucked"] is None  # but there is no list


@law("frogs", "13.1", "7.11.4")
def test_a_card_tucked_from_the_discard_pile_is_named_to_all() -> None:
    table = Scenario().pile("rain-boots").in_play("orange", "mudlarks-dredge", provisions=0).end_of_turn("orange")
    table.chooses("tuck rain-boots")
    for seat in EVERYBODY:
        assert ("tucks", {"seat": "orange", "card": "rain-boots"}) in table.heard(seat)


@law("frogs", "13.1", "7.11.4")
def test_a_card_tucked_after_it_was_revealed_is_named_to_all() -> None:
    table = Scenario().hand("orange", "frog-mage", "chatty-jackdaw").in_play("orange", "soul-chain", provisions=0)
    table.end_of_turn("orange").chooses("reveal chatty-jackdaw")
    assert ("tucks", {"seat": "orange", "card": "chatty-jackdaw"}) in table.heard("")
    table.match.state = table.g.redact(1)  # what blue knows
    assert table.under("orange") == ["chatty-jackdaw", "soul-chain"]


@law("frogs", "13.1", "13.2", "7.9")
def test_a_card_tucked_while_considering_is_named_to_its_owner_alone() -> None:
    one, other = (Scenario().in_play("orange", "strict-examiner").turn("orange") for _ in range(2))
    for table, place in ((one, 0), (other, 1)):
        table.chooses("activate strict-examiner")
        table.chooses(table.offered()[place])
    assert knows(one, other) == ["orange"]
    assert ("tucks-considered-unseen", {"seat": "orange"}) in one.heard("blue")


@law("frogs", "13.2")
def test_a_seat_remembers_its_own_tucked_cards_though_no_list_is_shown() -> None:
    one, other = (Scenario().tucked("orange", card).turn("orange") for card in ("rain-boots", "soul-chain"))
    assert one.view("orange") == other.view("orange")
    assert contents(one.g.redact(0)) != contents(other.g.redact(0))  # a program in the seat may remember
    assert alike(one, other, "blue")


@law("frogs", "13.1", "14.4")
def test_after_the_game_all_tucked_cards_are_shown() -> None:
    table = Scenario().tucked("orange", "rain-boots").last_turns(1).end_of_turn("orange")
    assert ids(table.view("")["outcome"]["tucked"][0]) == ["rain-boots", "fledgling-errand-crow"]


# Considered cards


@law("frogs", "13.0", "INV.16", "7.9")
def test_considered_cards_are_seen_by_who_considers_and_count_as_part_of_the_deck() -> None:
    table = Scenario().in_play("orange", "tea-leaf-augur").turn("orange").chooses("activate tea-leaf-augur")
    assert sorted(ids(table.view("orange")["looked"])) == table.considered()
    for seat in ("blue", ""):
        assert (table.view(seat)["looked"], table.view(seat)["deck"]) == ([None] * 3, 74)
        assert ("considers-unseen", {"seat": "orange", "n": 3}) in table.heard(seat)
    assert sorted(table.told("considers")[0]["cards"]) == table.considered()
    assert all(card not in str(table.view("blue")) for card in table.considered())


@law("frogs", "13.0", "7.9")
def test_of_considered_cards_those_discarded_become_open_and_those_drawn_do_not() -> None:
    table = Scenario().in_play("orange", "night-shift-librarian").turn("orange")
    table.chooses("activate night-shift-librarian")
    a, b, c, d = table.considered()
    table.chooses(f"draw {a}", f"draw {b}", f"discard {c}")
    assert ids(table.view("blue")["discard"])[-1] == c
    assert all(card not in str([table.view("blue"), table.heard("blue")]) for card in (a, b, d))
    assert ids(table.view("orange")["top"]) == [d]
    assert table.view("blue")["top"] == table.view("")["top"] == [None]


@law("frogs", "13.0", "12.5")
@pytest.mark.parametrize("seat", ["blue", ""])
def test_what_is_offered_is_no_business_of_the_others(seat: str) -> None:
    table = Scenario().in_play("orange", "tea-leaf-augur").turn("orange").chooses("activate tea-leaf-augur")
    assert table.g.redact(table.seat(seat) if seat else NOBODY).offer == []
    assert table.g.redact(0).offer == table.g.offer
