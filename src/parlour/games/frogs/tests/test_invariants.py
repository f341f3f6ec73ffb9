"""The invariants INV.1–INV.9: random games never break one, and a State that does is reported."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from parlour.conformance.fuzz import Dice, choose
from parlour.conformance.law import law
from parlour.games.frogs.rules.book import BUILDING, HOME
from parlour.games.frogs.rules.fields import READY, add, drop, numbers
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.tests.board import FROGS, SEATS
from parlour.games.frogs.tests.kit import Scenario, new_game
from parlour.kernel.state import Event

KINDS = pytest.mark.parametrize(
    "settings",
    [{}, {"board": "autumn", "theme": "tidings"}, {"board": "autumn", "both_decks": "true"}],
    ids=["spring", "autumn", "both-decks"],
)
Settings = dict[str, str]


def play(settings: Settings, seed: str = "inv") -> Iterator[tuple[Scenario, str]]:
    """A random game: the table after each action, and the words of that action; at first ""."""
    table, dice = new_game(seed, **settings), Dice(seed)
    yield table, ""
    while table.g.offer:
        words = table.words_of(action := choose(table.g.offer, dice))
        table.match.apply(action)
        yield table, words


def said(table: Scenario) -> list[tuple[str, dict[str, Any]]]:
    """What the last action brought about, as all or one may know it."""
    events: list[Event] = table.match.events[-1] if table.match.events else []
    return [(event.key, table.in_words(event)) for event in events if not event.key.endswith("-unseen")]


# In random games


@law("frogs", "INV.1", "3.4", "15.2")
@KINDS
def test_every_card_is_in_exactly_one_place(settings: Settings) -> None:
    deck = 99 if "both_decks" in settings else 75
    for table, _ in play(settings):
        g = table.g
        bags = [numbers(g.deck[0], g.deck[1])]
        bags += [numbers(each[at], each[at + 1]) for each in (g.hand, g.rows, g.tucked) for at in (0, 2)]
        bags += [[each.card for each in g.top], g.looked, g.discard]
        found = [card for bag in bags for card in bag]
        assert len(found) == len(set(found))
        assert len(found) + len(table.view("")["novices"]) == deck + 3
        assert [len(player["starters"]) for player in table.view("")["players"]] == [3, 3]


@law("frogs", "INV.2", "2.3")
@KINDS
def test_nobody_has_less_than_0_coins_and_no_card_less_than_0_provisions(settings: Settings) -> None:
    least = 0
    for table, _ in play(settings):
        least += min(table.g.coins) == 0
        assert min(*table.g.coins, *table.g.stock) >= 0
    assert least  # somebody was out of coins


@law("frogs", "INV.3", "4.5.5")
@KINDS
def test_when_a_turn_is_over_nothing_of_that_player_is_without_provisions(settings: Settings) -> None:
    turns = 0
    for table, _ in play(settings):
        g = table.g
        if g.turn > max(turns, 1) and ("turn" in [key for key, _ in said(table)]):
            low, high = g.cards.buildings
            own = 2 * (1 - g.active)
            left = numbers(g.rows[own] & ~low, g.rows[own + 1] & ~high)
            assert all(g.stock[card] for card in left)
        turns = g.turn
    assert turns > 20


@law("frogs", "INV.4", "8.9", "11.1")
@KINDS
def test_there_are_always_six_enchantment_tokens_and_one_on_a_building_never_moves(settings: Settings) -> None:
    placed: dict[int, int] = {}
    for table, _ in play(settings):
        g = table.g
        assert sum(spell >= READY for spell in g.spells) + sum(map(g.charms_left, range(2))) == 6
        assert all(g.spells[at] == card for at, card in placed.items())
        placed = {at: card for at, card in enumerate(g.spells) if card > READY}
        assert len(set(placed.values())) == len(placed)
        for at, card in placed.items():
            assert g.cards.types[card] == BUILDING
            assert table.g.cards.ids[card] in table.row(SEATS[at // 3])
    assert placed


@law("frogs", "INV.5", "10.6")
@KINDS
def test_provisions_on_a_building_never_become_fewer(settings: Settings) -> None:
    before: dict[int, int] = {}
    for table, _ in play(settings):
        g = table.g
        now = {card: g.stock[card] for seat in range(2) for card in g.own(seat, g.cards.buildings)}
        assert all(now[card] >= n for card, n in before.items())
        before = now
    assert sum(before.values())


@law("frogs", "INV.6", "4.2", "5.2.3", "5.3.2")
@KINDS
def test_every_turn_has_exactly_two_main_actions_on_different_cards(settings: Settings) -> None:
    mains: list[str] = []
    frees: list[str] = []
    idle, turn, turns = False, 0, 0
    for table, words in play(settings):
        verb = words.partition(" ")[0]
        if idle and verb in ("play", "start", "activate"):
            mains.append(words)
        if verb == "free":
            frees.append(words)
        if table.g.turn != turn or table.over():
            assert len(mains) == (2 if turn else 0)
            assert mains.count(mains[0]) == 1 if mains else not turn
            assert len(set(frees)) == len(frees)
            mains, frees, turn, turns = [], [], table.g.turn, turns + 1
        idle = table.question() == "TakeTurn"
    assert turns > 20


@law("frogs", "INV.7", "5.2.2", "5.3.1", "5.5.1")
@KINDS
def test_only_main_and_free_activations_take_a_provision(settings: Settings) -> None:
    stock: list[int] = []
    idle, seen = False, {"activate": 0, "free": 0, "by effect": 0}
    for table, words in play(settings):
        verb, _, name = words.partition(" ")
        if verb in ("activate", "free"):
            card = table.card(name)
            spent = 1 if idle else 0
            seen[verb if idle else "by effect"] += 1
            added = sum(args["n"] for key, args in said(table) if key == "provides" and args["card"] == name)
            gone = [args["card"] for key, args in said(table) if key == "tucks-empty"]
            assert name in gone or table.g.stock[card] == stock[card] - spent + added
        idle, stock = table.question() == "TakeTurn", table.g.stock.copy()
    assert seen["activate"]
    assert seen["free"]


@law("frogs", "INV.8", "9.2")
@KINDS
def test_triggered_gear_loses_1_provision_and_the_active_player_gets_1_coin(settings: Settings) -> None:
    """All coins are accounted for by what the log tells; each trigger of gear is worth one of them."""
    before, triggered = [5, 5], 0
    for table, _ in play(settings):
        change = dict.fromkeys(SEATS, 0)
        for key, args in said(table):
            if key in ("earns", "gear-answers"):
                change[args["seat"]] += args.get("n", 1)
                triggered += key == "gear-answers"
            elif key in ("plays", "pays", "pays-route", "invests"):
                change[args["seat"]] -= args["n"]
        assert table.g.coins == [n + change[seat] for n, seat in zip(before, SEATS, strict=True)]
        before = table.g.coins.copy()
    assert triggered


@law("frogs", "INV.8", "9.3")
@KINDS
def test_gear_gives_no_more_coins_than_it_has_provisions(settings: Settings) -> None:
    stock: list[int] = []
    for table, _ in play(settings):
        keys = said(table)
        for name in {args["card"] for key, args in keys if key == "gear-answers"}:
            times = sum(key == "gear-answers" and args["card"] == name for key, args in keys)
            card = table.card(name)
            held = stock[card] or table.g.cards.supplies[card]  # or it has just been played
            assert times <= held
            gone = any(key == "tucks-empty" and args["card"] == name for key, args in keys)
            assert gone or table.g.stock[card] == held - times
        stock = table.g.stock.copy()


@cache
def distances(board: str) -> dict[int, int]:
    """How far each space is from Home, by the longest way."""
    exits = Scenario(board=board).g.rules.board.exits
    far = {HOME: 0}
    for _ in exits:
        for space, ways in enumerate(exits):
            for way in ways:
                far[way] = max(far.get(way, 0), far.get(space, 0) + 1)
    return far


@law("frogs", "INV.9", "8.2", "4.5.1")
@KINDS
def test_a_traveller_comes_nearer_to_home_only_by_returning(settings: Settings) -> None:
    far = distances(settings.get("board", "spring"))
    at, homeward = [HOME, HOME], 0
    for table, _ in play(settings):
        for key, args in said(table):
            seat = table.seat(args["seat"]) if "seat" in args else 0
            if key == "steps":
                new = table.space(args["space"])
                assert far[new] > far[at[seat]]
                at[seat] = new
            elif key == "goes-home":
                assert table.g.rules.board.ends[at[seat]]
                at[seat], homeward = HOME, homeward + 1
        assert table.g.space == at
    assert homeward


@law("frogs", "INV.1", "INV.2", "INV.3", "INV.4")
@KINDS
def test_nothing_is_reported_in_random_games(settings: Settings) -> None:
    for table, _ in play(settings, "check"):
        assert table.faults() == []


# Broken States are reported


def base() -> Frogs:
    """In the middle of a turn, with buildings, gear and villagers in play."""
    table = Scenario().in_play("orange", "zero-waste", charm="star").in_play("orange", "turnip-seller", "rain-boots")
    return table.in_play("blue", "carrot-market", "pie-baker").hand("orange", "fair-steward").turn("orange").g


def card(g: Frogs, name: str) -> int:
    return g.cards.ids.index(name)


def lose_a_card(g: Frogs) -> None:
    drop(g.hand, 0, card(g, "fair-steward"))


def have_a_card_twice(g: Frogs) -> None:
    add(g.tucked, 2, card(g, "fair-steward"))


def have_a_card_of_the_other_theme(g: Frogs) -> None:
    add(g.hand, 2, card(g, "newsroom"))


def owe_a_coin(g: Frogs) -> None:
    g.coins[1] = -1


def owe_a_provision(g: Frogs) -> None:
    g.stock[card(g, "turnip-seller")] = -1


def put_provisions_on_a_card_in_hand(g: Frogs) -> None:
    g.stock[card(g, "fair-steward")] = 1


def leave_an_empty_villager_after_the_turn(g: Frogs) -> None:
    g.stock[card(g, "pie-baker")] = 0


def have_two_tokens_on_a_building(g: Frogs) -> None:
    g.spells[1] = card(g, "zero-waste")


def enchant_a_building_of_the_other(g: Frogs) -> None:
    g.spells[0] = card(g, "carrot-market")


def enchant_a_villager(g: Frogs) -> None:
    g.spells[0] = card(g, "turnip-seller")


def do_three_main_actions(g: Frogs) -> None:
    g.actions = 3


@pytest.mark.parametrize(
    ("spoil", "law"),
    [
        pytest.param(spoil, paragraph, id=spoil.__name__)
        for paragraph, spoils in {
            "INV.1": (lose_a_card, have_a_card_twice, have_a_card_of_the_other_theme),
            "INV.2": (owe_a_coin, owe_a_provision, put_provisions_on_a_card_in_hand),
            "INV.3": (leave_an_empty_villager_after_the_turn,),
            "INV.4": (
                have_two_tokens_on_a_building,
                enchant_a_building_of_the_other,
                enchant_a_villager,
            ),
            "INV.6": (do_three_main_actions,),
        }.items()
        for spoil in spoils
    ],
)
@law("frogs", "INV.1", "INV.2", "INV.3", "INV.4", "INV.6")
def test_a_state_that_breaks_an_invariant_is_reported(spoil: Callable[[Frogs], None], law: str) -> None:
    g = base()
    assert FROGS.check(g) == []
    spoil(g)
    assert any(f"({law})" in fault for fault in FROGS.check(g)), FROGS.check(g)
