"""The invariants INV.10–INV.17: random games never break one, and a State that does is reported."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.conformance.fuzz import Dice, choose
from parlour.conformance.law import law
from parlour.games.frogs.rules.book import NOVICES
from parlour.games.frogs.tests.kit import Scenario, new_game
from parlour.kernel.state import NOBODY, Event

GAMES = pytest.mark.parametrize(
    ("seed", "settings"),
    [
        ("a", {}),
        ("b", {"board": "autumn", "theme": "tidings"}),
        ("c", {"board": "autumn", "both_decks": "true", "no_memory": "true"}),
    ],
)


def play(seed: str, settings: dict[str, str]) -> Iterator[tuple[Scenario, dict[str, Any], list[Event]]]:
    """A random game: the table after each action, an onlooker's view before it, and what the action brought about."""
    table, dice = new_game(seed, **settings), Dice(f"invariants {seed}")
    while table.g.offer:
        before = table.view("")
        table.match.apply(choose(table.g.offer, dice))
        assert table.faults() == []
        yield table, before, table.match.events[-1]


def ids(cards: list[dict[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


def keys(events: list[Event]) -> set[str]:
    return {event.key for event in events}


# In random games


@law("frogs", "INV.10", "7.6")
@GAMES
def test_the_order_of_the_discard_pile_never_changes(seed: str, settings: dict[str, str]) -> None:
    changes = 0
    for table, before, events in play(seed, settings):
        new = table.ids(table.g.discard)
        old, kept = ids(before["discard"]), 0
        for card in old:  # what is left of the old pile comes first, in its order
            kept += 1 if kept < len(new) and new[kept] == card else 0
        added = [table.in_words(event)["card"] for event in events if event.key in ("discards", "leaves-novice")]
        assert table.over() or {*new[kept:]} <= {*added}
        changes += kept < len(new) or kept < len(old)
    assert changes > 5


@law("frogs", "INV.11", "7.9.2")
@GAMES
def test_the_deck_never_grows_and_keeps_its_order(seed: str, settings: dict[str, str]) -> None:
    top: list[str] = []
    put_back = 0
    for table, before, events in play(seed, settings):
        assert table.deck() <= before["deck"]
        if keys(events) & {"considers", "puts-back"}:
            put_back += 1
        else:
            assert not table.on_top() or top[-len(table.on_top()) :] == table.on_top()  # only drawn from above
        top = table.on_top()
    assert put_back > 3


@law("frogs", "INV.12", "14.1")
@GAMES
def test_after_the_deck_has_run_out_exactly_two_more_turns_are_taken(seed: str, settings: dict[str, str]) -> None:
    empty_in = 0
    last = []
    for table, before, _ in play(seed, settings):
        if not table.deck() and not empty_in:
            empty_in = before["turn"]
        if empty_in and table.g.turn > empty_in:
            last += [(table.g.turn, table.g.active)]
    turns = sorted({*last})
    assert [turn for turn, _ in turns] == [empty_in + 1, empty_in + 2]
    assert turns[0][1] != turns[1][1]
    assert table.over()


@law("frogs", "INV.13", "INV.14", "8.8", "8.7.3")
@GAMES
def test_tokens_never_return_and_advanced_starter_cards_never_turn_back(seed: str, settings: dict[str, str]) -> None:
    for table, before, _ in play(seed, settings):
        after = table.view("")
        for old, new in zip(before["spaces"], after["spaces"], strict=True):
            assert new["token"] in (old["token"], None)
            assert new["charms"] <= old["charms"]
        for seat in range(2):
            pairs = zip(before["players"][seat]["starters"], after["players"][seat]["starters"], strict=True)
            assert all(new["advanced"] >= old["advanced"] for old, new in pairs)


@law("frogs", "INV.13", "3.2")
@pytest.mark.parametrize("board", ["spring", "autumn"])
def test_at_the_beginning_all_tokens_lie_on_the_board(board: str) -> None:
    spaces = new_game(board=board).view("")["spaces"]
    tokens = [space["token"] for space in spaces]
    assert [tokens.count(name) for name in ("plus-5", "nest", "golden-chest")] == [2, 3, 1]
    assert sum(space["charms"] for space in spaces) == 4


@law("frogs", "INV.15", "14.4")
@GAMES
def test_a_score_is_made_of_tucked_villagers_buildings_and_gear(seed: str, settings: dict[str, str]) -> None:
    *_, (table, _, _) = play(seed, settings)
    outcome = table.view("")["outcome"]
    for seat, player in enumerate(table.view("")["players"]):
        tucked = outcome["tucked"][seat]
        villagers = [card["species"] for card in tucked if card["type"] == "villager"]
        groups = [villagers.count(species) for species in ("crow", "frog", "rabbit")]
        gear = len([card for card in tucked if card["type"] == "gear"])
        on_buildings = sum(card["provisions"] for card in player["buildings"])
        enchanted = len([card for card in player["buildings"] if card["charm"]])
        assert outcome["scores"][seat] == min(groups) * max(groups) + on_buildings + gear * enchanted
        assert [*outcome["breakdown"][seat].values()] == [min(groups) * max(groups), on_buildings, gear * enchanted]


@law("frogs", "INV.16", "13.0", "13.1")
@GAMES
def test_no_view_names_a_card_that_its_seat_has_not_seen(seed: str, settings: dict[str, str]) -> None:
    told: dict[str, set[str]] = {"orange": set(), "blue": set(), "": set()}
    hidden = 0
    for number, (table, _, events) in enumerate(play(seed, settings)):
        if table.over():
            break
        names, seat = {*table.g.cards.ids}, ("orange", "blue", "")[number % 3]
        for who, each in ((0, "orange"), (1, "blue"), (NOBODY, "")):
            told[each] |= {*words([table.in_words(event) for event in events if event.visible(who)])}
        view = table.view(seat)
        shown = names & {*words(view)}
        assert shown <= told[seat] | open_cards(table) | ({*table.holds(seat)} if seat else set())
        check_lists(table, view, seat, "no_memory" in settings)
        hidden += len(names - shown)
    assert hidden > 1000


def open_cards(table: Scenario) -> set[str]:
    """Cards that lie open, and the novice villagers."""
    rows = table.row("orange") + table.row("blue")
    return {*rows, *table.ids(table.g.discard), *table.g.cards.ids[NOVICES:]}


def words(thing: Any) -> list[str]:
    """All strings in plain data."""
    return [part for part in json.dumps(thing).split('"') if part]


def check_lists(table: Scenario, view: dict[str, Any], seat: str, no_memory: bool) -> None:
    """Hands to their owners, tucked cards to nobody, or by the variant to their owners."""
    for player, each in zip(view["players"], ("orange", "blue"), strict=True):
        assert (player["hand"] is not None) == (seat == each)
        assert (player["tucked"] is not None) == (seat == each and no_memory)
        known = {*ids(player["known"])}
        assert known <= {*table.holds(each)}
        assert not known or {seat, each} == {"orange", "blue"}


@law("frogs", "INV.17", "9.1", "10.1")
@GAMES
def test_only_villagers_and_starter_cards_are_ever_activated(seed: str, settings: dict[str, str]) -> None:
    activated = 0
    for table, _, events in play(seed, settings):
        villagers = {card for n, card in enumerate(table.g.cards.ids) if not table.g.cards.types[n]}
        told = [table.in_words(event)["card"] for event in events if event.key == "activates"]
        assert {*told, *table.offered("activate"), *table.offered("free")} <= villagers
        activated += len(told)
    assert activated > 10


# What the check finds


@law("frogs", "INV.13")
def test_a_token_in_a_wrong_place_is_reported() -> None:
    table = Scenario().turn("orange")
    table.g.tokens |= 1 << table.space("w1")
    assert "INV.13" in " ".join(table.faults())


@law("frogs", "INV.12", "14.1")
def test_last_turns_before_the_deck_has_run_out_are_reported() -> None:
    table = Scenario().turn("orange")
    table.g.last = 2
    assert "14.1" in " ".join(table.faults())


@law("frogs", "INV.16", "13.2")
def test_knowledge_of_a_card_that_is_not_there_is_reported() -> None:
    table = Scenario().turn("orange")
    table.g.known[0] |= 1
    assert "13.2" in " ".join(table.faults())
