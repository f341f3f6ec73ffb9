"""What a seat sees of Root: everything that is open, and nothing that is not."""

import json
from typing import Any

import pytest
from text_board import check_text_board

from parlour.conformance.law import law
from parlour.games.root.rules.facts import CARD_IDS
from parlour.games.root.rules.fields import EVENING
from parlour.games.root.rules.state import Root
from parlour.games.root.terminal import show
from parlour.games.root.tests.games import ALL_FOUR, GAME, begun, first, states
from parlour.kernel.bag import members, size
from parlour.kernel.state import NOBODY
from parlour.text import LANGUAGES, words

KEYS = {
    "game", "seat", "round", "turn", "active", "first", "decider", "phase", "step", "map", "law", "clearings",
    "forests", "paths", "river", "deck", "discard", "available", "box", "souls", "items", "quests", "boats", "hirer",
    "service", "players", "battle", "revealed", "outcome",
}  # fmt: skip


def ids(cards: list[Any]) -> list[str]:
    return [card["id"] for card in cards]


def test_a_view_has_its_parts_and_is_plain_data() -> None:
    for g in list(states(seed="plain"))[::29]:
        for seat in range(NOBODY, g.seats):
            view = GAME.view(g, seat)
            assert set(view) == KEYS
            assert json.loads(json.dumps(view, allow_nan=False)) == view


def test_a_new_game_is_shown_in_setup() -> None:
    view = GAME.view(begun().state, 1)
    assert (view["seat"], view["round"], view["phase"], view["step"]) == (1, 0, "setup", "place-keep")
    assert (view["decider"], view["map"], view["law"]) == (0, "autumn", "seed")
    assert [len(view["clearings"]), len(view["forests"]), len(view["paths"]), len(view["river"])] == [12, 7, 18, 4]
    assert view["paths"][0] == [1, 5]
    assert [player["faction"] for player in view["players"]] == list(ALL_FOUR)


# What is hidden


@law("root", "1.2.1", "Z.1")
def test_of_other_hands_only_the_number_is_seen() -> None:
    for g in list(states(seed="hands"))[::17]:
        for seat in range(NOBODY, g.seats):
            for player in GAME.view(g, seat)["players"]:
                own = player["seat"] == seat
                assert player["hand"] == size(g.hand[player["seat"]])
                held = [CARD_IDS[card] for card in members(g.hand[player["seat"]])]
                assert (player["cards"] is None) is not own
                assert not own or ids(player["cards"]) == held


@law("root", "8.2.3", "Z.1")
def test_supporters_are_seen_by_the_alliance_alone() -> None:
    g = first(lambda g: size(g.supporters) > 3)
    alliance = g.rules.seat_of[2]
    for seat in range(NOBODY, g.seats):
        board = GAME.view(g, seat)["players"][alliance]["board"]
        assert board["supporters"] == size(g.supporters)
        own = [CARD_IDS[card] for card in members(g.supporters)]
        assert (board["supporter_cards"] and ids(board["supporter_cards"])) == (own if seat == alliance else None)


@law("root", "Z.2")
def test_a_hand_that_is_shown_is_seen_by_one_seat() -> None:
    g = first(lambda g: g.looker != NOBODY)
    for seat in range(NOBODY, g.seats):
        revealed = GAME.view(g, seat)["revealed"]
        if seat == g.looker:
            cards = [CARD_IDS[card] for card in members(g.looked)]
            assert (revealed["of"], ids(revealed["cards"])) == (g.looked_at, cards)
        else:
            assert revealed is None


@law("root", "Z.1")
def test_a_view_does_not_change_when_what_is_hidden_is_exchanged() -> None:
    for g in list(states(seed="exchange"))[::13]:
        for seat in range(g.seats):
            redacted = g.redact(seat)
            assert GAME.view(redacted, seat) == GAME.view(g, seat)
            redacted.determinise(5)
            assert GAME.view(redacted, seat) == GAME.view(g, seat)


def test_nothing_of_a_view_names_a_card_of_the_deck() -> None:
    for g in list(states(seed="deck"))[::19]:
        text = json.dumps(GAME.view(g, NOBODY))
        looked = g.looked
        hidden = g.deck & ~looked
        assert not [CARD_IDS[card] for card in members(hidden) if f'"id": "{CARD_IDS[card]}"' in text]


# The boards


def board(g: Root, faction: str) -> Any:
    return next(p["board"] for p in GAME.view(g, NOBODY)["players"] if p["faction"] == faction)


@law("root", "6.3.5", "6.5")
def test_the_marquise_shows_her_tracks_and_actions() -> None:
    g = first(lambda g: g.active == 0 and g.phase == 2 and g.turns == 0)
    shown = board(g, "marquise")
    assert [(track["kind"], track["placed"]) for track in shown["tracks"]] == [
        ("sawmill", 1),
        ("workshop", 1),
        ("recruiter", 1),
    ]
    assert shown["tracks"][2]["draw"] == [0, 0, 1, 0, 1, 0]
    assert (shown["wood"], shown["actions"], shown["recruited"]) == (7, 3, False)
    assert shown["keep"] in (1, 2, 3, 4)


@law("root", "7.3.4", "7.5.2")
def test_the_decree_begins_with_viziers() -> None:
    shown = board(first(lambda g: g.turns == 0 and g.phase == 2), "eyrie")
    cards = [card for column in shown["decree"] for card in column["cards"]]
    assert cards == [{"suit": "bird", "card": None, "done": False}] * 2
    assert [each["state"] for each in shown["leaders"]].count("current") == 1
    done = board(first(lambda g: g.resolved != 0 and g.active == 1), "eyrie")
    assert any(card["done"] and card["card"] for column in done["decree"] for card in column["cards"])


@law("root", "8.6.1")
def test_operations_are_left_only_in_the_alliances_own_evening() -> None:
    g = first(lambda g: g.officers > 0 and g.active == 2 and g.phase == EVENING)
    assert board(g, "alliance")["operations"] == g.officers - g.actions
    other = first(lambda g: g.officers > 0 and g.active != 2)
    assert board(other, "alliance")["operations"] == 0


@law("root", "9.2.5", "9.3.6", "9.6.4")
def test_the_vagabond_shows_items_by_place_and_relations() -> None:
    shown = board(first(lambda g: g.turns == 0 and g.phase == 2), "vagabond")
    assert {"kind": "boot", "place": "satchel", "up": True, "n": 1} in shown["items"]
    bags = sum(item["n"] for item in shown["items"] if (item["kind"], item["place"]) == ("bag", "track"))
    assert shown["limit"] == 6 + 2 * bags
    assert [each["level"] for each in shown["relations"]] == ["indifferent"] * 3
    assert "forest" in shown["place"]


@law("root", "4.3.2")
def test_a_battle_shows_dice_only_once_they_have_fallen() -> None:
    before = first(lambda g: g.attacker != NOBODY and not g.rolled)
    assert (GAME.view(before, 0)["battle"]["dice"], GAME.view(before, 0)["battle"]["hits"]) == (None, None)
    after = first(lambda g: g.attacker != NOBODY and g.rolled)
    battle = GAME.view(after, 0)["battle"]
    assert battle["dice"] == [after.high, after.low]
    assert battle["hits"] == [after.hits[0] + after.hits[2], after.hits[1] + after.hits[3]]


# The terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_fits_a_terminal_and_has_words_for_everything(language: str) -> None:
    check_text_board(GAME, show, list(states(seed="terminal"))[::23], language, 100)


def test_tokens_go_under_the_buildings_where_both_are_too_wide() -> None:
    view = GAME.view(first(lambda g: g.turns == 4), 0)
    owner = {"seat": 0, "faction": "marquise"}
    here = view["clearings"][10]
    here["buildings"] = [{"kind": kind, **owner} for kind in ("sawmill", "workshop", "recruiter")]
    here["tokens"] = [{"kind": kind, "n": 8, **owner} for kind in ("wood", "sympathy")]
    here["warriors"] = [{"n": 10, **owner}] * 3
    lines = show(view, words("uk").say).split("\n")
    line = next(number for number, text in enumerate(lines) if text.startswith("[bold]11[/]"))
    assert "лісопильня, майстерня, казарма" in lines[line]
    assert lines[line + 1].strip() == "деревина ×8, жетон підтримки ×8"


def test_the_text_board_shows_the_own_hand_and_no_other() -> None:
    g = first(lambda g: g.turns == 4 and all(size(hand) > 1 for hand in g.hand))
    say = words("en").say
    text = show(GAME.view(g, 1), say)
    assert all(say(f"root-name-{card['name']}") in text for card in GAME.view(g, 1)["players"][1]["cards"])
    assert show(GAME.view(g, NOBODY), say).count(say("root-text-hand")) == 0
