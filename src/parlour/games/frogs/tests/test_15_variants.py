"""Chapter 15: variants."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario, new_game


def drafted(**settings: str) -> Scenario:
    """A game with both decks and blue second, once the novice villagers are chosen."""
    table = new_game(both_decks="true", first="0", **settings)
    return table.by("blue", "novice wide-eyed-froglet").by("orange", "novice pocket-money-kit")


def tucked() -> Scenario:
    """Without memory; under orange's scoring card lie its novice villager and two cards, one tucked openly."""
    table = Scenario(no_memory="true").tucked("orange", "rain-boots").tucked("orange", "frog-mage", openly=True)
    return table.turn("blue")


# 15.1


@law("frogs", "15.1", "7.5")
def test_with_no_memory_each_may_look_at_the_own_tucked_cards() -> None:
    table = tucked()
    mine = table.player("orange", to="orange")["tucked"]
    assert [card["id"] for card in mine] == ["frog-mage", "rain-boots", "fledgling-errand-crow"]


@law("frogs", "15.1.1", "INV.16")
@pytest.mark.parametrize("to", ["blue", ""])
def test_with_no_memory_the_opponent_sees_only_their_number(to: str) -> None:
    table = tucked()
    theirs = table.player("orange", to=to)
    assert (theirs["tucked"], theirs["tucked_count"]) == (None, 3)


@law("frogs", "15.1", "INV.16")
@pytest.mark.parametrize("to", ["orange", "blue", ""])
def test_without_it_nobody_sees_tucked_cards(to: str) -> None:
    table = Scenario().tucked("orange", "rain-boots").turn("blue")
    seen = table.player("orange", to=to)
    assert (seen["tucked"], seen["tucked_count"]) == (None, 2)


# 15.2


@law("frogs", "15.2", "3.4")
def test_both_decks_make_99_cards_and_hands_of_8() -> None:
    table = new_game(both_decks="true", first="0")
    assert table.view("")["deck"] == 99 - 16
    assert [player["hand_count"] for player in table.view("")["players"]] == [8, 8]
    decks = {card["deck"] for seat in ("orange", "blue") for card in table.player(seat, to=seat)["hand"]}
    assert decks == {"base", "academy", "tidings"}


@law("frogs", "15.2", "3.8")
@pytest.mark.parametrize("theme", ["academy", "tidings"])
def test_one_theme_deck_makes_75_cards_and_hands_of_5(theme: str) -> None:
    table = new_game(theme=theme, first="0")
    assert table.view("")["deck"] == 75 - 10
    assert [player["hand_count"] for player in table.view("")["players"]] == [5, 5]
    other = "tidings" if theme == "academy" else "academy"
    ids = table.ids([card for card in range(99) if table.g.deck[card // 51] >> card % 51 & 1])
    ids += table.holds("orange") + table.holds("blue")
    assert (len(ids), "newsroom" in ids, "alumni-hall" in ids) == (75, other == "academy", other == "tidings")


@law("frogs", "15.2", "15.2.1", "DEC.3", "3.10")
def test_after_the_novice_villagers_the_second_player_discards_3_cards_and_then_the_first() -> None:
    table = drafted()
    assert (table.asked(), table.ids(table.g.discard)) == ("blue", ["fledgling-errand-crow"])
    dropped = []
    for seat in ("blue", "orange"):
        for _ in range(3):
            assert table.asked() == seat
            assert table.offered("drop") == table.holds(seat)  # no way to skip it
            dropped.append(table.offered("drop")[-1])
            table.chooses(f"drop {dropped[-1]}")
    assert table.ids(table.g.discard) == ["fledgling-errand-crow", *dropped]
    assert (table.of("orange", "hand"), table.of("blue", "hand")) == (5, 5)
    assert (table.asked(), table.question()) == ("orange", "TakeTurn")


@law("frogs", "15.2.1", "3.14")
def test_discarding_in_the_setup_triggers_nothing() -> None:
    table = drafted()
    while table.question() == "DropCards":
        table.chooses(table.offered()[0])
    assert table.told("gear-answers", "building-answers") == []
    assert (table.of("orange", "coins"), table.of("blue", "coins")) == (5, 5)


# 15.3


@law("frogs", "15.3", "DEC.1")
def test_variants_may_be_combined() -> None:
    table = drafted(no_memory="true", tie_break="coins", board="autumn", theme="tidings")
    assert table.view("")["options"] == {
        "board": "autumn", "theme": "tidings", "both_decks": True, "no_memory": True, "tie_break": "coins",
    }  # fmt: skip
    while table.question() == "DropCards":
        table.chooses(table.offered()[0])
    assert table.player("orange", to="orange")["tucked"] == []
    assert {"from": "w3", "to": "w4", "coins": 1, "cards": 0} in table.view("")["routes"]  # of the autumn board
