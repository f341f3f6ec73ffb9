"""What a seat sees of the Riverfolk expansion: open hands, Lost Souls, services, ruins with two items, new boards."""

from typing import Any

import pytest
from text_board import check_text_board

from parlour.conformance.law import law
from parlour.games.root.rules.facts import CARD_IDS, QUEST_IDS
from parlour.games.root.terminal import show
from parlour.games.root.tests.games import GAME, states
from parlour.games.root.tests.scenario import Scenario
from parlour.kernel.bag import members
from parlour.kernel.state import NOBODY
from parlour.text import LANGUAGES, words

WITHOUT_ALLIANCE = ("marquise", "vagabond", "riverfolk", "eyrie", "vagabond_second", "lizard_cult")
WITHOUT_EYRIE = ("lizard_cult", "riverfolk", "alliance", "vagabond_second", "marquise", "vagabond")


def view(table: Scenario, seat: int = NOBODY) -> Any:
    return GAME.view(table.state, seat)


def board(table: Scenario, faction: str) -> Any:
    return view(table)["players"][table.seat(faction)]["board"]


# What is open, and what is not


@law("root", "11.2.3", "1.2.1")
def test_everybody_sees_the_hand_of_the_riverfolk_and_no_other() -> None:
    for g in list(states(*WITHOUT_ALLIANCE, seed="open"))[::31]:
        for seat in range(NOBODY, g.seats):
            for player in GAME.view(g, seat)["players"]:
                assert player["open"] == (player["faction"] == "riverfolk")
                assert (player["cards"] is not None) == (player["open"] or player["seat"] == seat)
                if player["open"]:
                    assert [card["id"] for card in player["cards"]] == [CARD_IDS[c] for c in members(g.hand[2])]


@law("root", "Z.1", "INV.21", "9.7.1")
@pytest.mark.parametrize("map_name", ["autumn", "winter"])
def test_a_view_of_six_does_not_change_when_what_is_hidden_is_exchanged(map_name: str) -> None:
    for number, g in enumerate(states(*WITHOUT_EYRIE, seed="six", map=map_name)):
        if number % 40 == 0:
            for seat in range(NOBODY, g.seats):
                other = g.redact(seat)
                assert GAME.view(other, seat) == GAME.view(g, seat)
                other.determinise(number + 1)
                assert GAME.view(other, seat) == GAME.view(g, seat)


def two_vagabonds() -> Scenario:
    table = Scenario("vagabond", "marquise", "vagabond_second", "lizard_cult")
    table.quests(*QUEST_IDS[:3])
    table.character("vagrant", of="vagabond_second")
    return table


@law("root", "9.7.1", "9.3.4")
def test_what_lies_under_a_ruin_is_known_to_whoever_has_seen_it() -> None:
    table = two_vagabonds()
    table.under_ruin(6, "sword bag", "vagabond")
    table.under_ruin(10, "boot", "vagabond", "vagabond_second")
    ruins = [[(c["ruin_items"], c["ruin_known"]) for c in view(table, seat)["clearings"]] for seat in (0, 2, 1)]
    assert [each[5] for each in ruins] == [(2, ["sword", "bag"]), (2, []), (2, [])]
    assert [each[9] for each in ruins] == [(1, ["boot"]), (1, ["boot"]), (1, [])]
    assert [each[10] for each in ruins] == [(2, [])] * 3
    assert [each[0] for each in ruins] == [(0, [])] * 3


@law("root", "9.3.4")
def test_one_item_lies_under_a_ruin_for_one_vagabond_and_none_without() -> None:
    alone, without = Scenario("vagabond", "eyrie"), Scenario("marquise", "eyrie")
    assert [c["ruin_items"] for c in view(alone)["clearings"] if c["ruin"]] == [1] * 4
    assert [c["ruin_items"] for c in view(without)["clearings"] if c["ruin"]] == [0] * 4


@law("root", "10.2.6")
def test_lost_souls_are_seen_where_the_cult_plays() -> None:
    table = two_vagabonds()
    table.souls("anvil", "sword")
    assert {card["id"] for card in view(table)["souls"]} == {"anvil", "sword"}
    assert view(Scenario("marquise", "eyrie"))["souls"] is None


# The boards


@law("root", "10.4.3", "10.5.3", "10.3.4")
def test_the_board_of_the_cult_shows_outcasts_costs_and_gardens() -> None:
    table = Scenario("lizard_cult", "marquise", "eyrie")
    table.put(2, garden=2)
    table.outcast("mouse", hated=True)
    table.acolytes(3)
    table.revealed("anvil")
    shown = board(table, "lizard_cult")
    assert (shown["outcast"], shown["hated"], shown["acolytes"]) == ("mouse", True, 3)
    assert shown["costs"] == {"crusade": 1, "convert": 1, "sanctify": 2}
    assert [each["placed"] for each in shown["gardens"]] == [0, 0, 2]
    assert shown["gardens"][2] == {
        "suit": "mouse", "placed": 2, "vp": [0, 2, 2, 3, 4], "draw": [0, 1, 0, 0, 0], "scored": False,
    }  # fmt: skip
    assert [card["id"] for card in shown["revealed"]] == ["anvil"]
    assert view(table)["clearings"][1]["buildings"][0] == {
        "kind": "garden", "seat": 0, "faction": "lizard_cult", "suit": "mouse",
    }  # fmt: skip


@law("root", "11.2.4", "11.2.5.i", "11.3.3", "11.4.2")
def test_the_board_of_the_riverfolk_shows_prices_boxes_and_posts() -> None:
    table = Scenario("riverfolk", "marquise", "eyrie")
    table.put(5, trade_post=1)
    table.posts_gone("rabbit")
    table.prices(2, 1, 4)
    table.till("payments", riverfolk=3)
    table.till("funds", marquise=2, eyrie=1)
    table.till("rabbit-spaces", eyrie=1)
    table.begin("riverfolk", "daylight")
    shown = board(table, "riverfolk")
    assert [(each["service"], each["price"]) for each in shown["prices"]] == [
        ("hand-card", 2),
        ("riverboats", 1),
        ("mercenaries", 4),
    ]
    assert shown["payments"] == [{"seat": 0, "faction": "riverfolk", "n": 3}]
    assert [each["n"] for each in shown["funds"]] == [2, 1]
    assert shown["committed"] == []
    rabbit = shown["posts"][1]
    assert (rabbit["left"], rabbit["placed"], rabbit["gone"], rabbit["vp"]) == (1, 1, 1, [2, 2, 2])
    assert rabbit["funds"] == [{"seat": 2, "faction": "eyrie", "n": 1}]
    assert shown["dividends"] == 1
    token = view(table)["clearings"][4]["tokens"][0]
    assert token == {"kind": "trade-post", "n": 1, "seat": 0, "faction": "riverfolk", "suit": "rabbit"}


@law("root", "9.7.1")
def test_both_vagabonds_have_a_board_and_show_what_is_marked() -> None:
    table = two_vagabonds()
    table.items("vagabond_second", up="sword torch")
    table.relics("sword", of="vagabond_second")
    assert (board(table, "vagabond")["relics"], board(table, "vagabond_second")["relics"]) == ([], ["sword"])
    assert board(table, "vagabond_second")["character"] == "vagrant"
    assert [each["seat"] for each in board(table, "vagabond_second")["relations"]] == [1, 3]


# Services and burnt land


@law("root", "11.2.6", "11.2.7.ii", "11.2.7.iii")
def test_services_that_can_be_bought_and_those_that_run_are_shown() -> None:
    table = Scenario("marquise", "riverfolk", "eyrie")
    table.put(5, marquise=1, trade_post=1)
    table.begin("marquise", "birdsong")
    assert view(table)["service"] == {"seller": 1, "buyer": 0, "left": 2}
    assert (view(table)["boats"], view(table)["hirer"]) == (None, None)
    table.play("buy riverboats")
    assert (view(table)["boats"], view(table)["hirer"], view(table)["service"]["left"]) == (0, None, 1)
    table.play("buy mercenaries")
    assert (view(table)["phase"], view(table)["boats"], view(table)["hirer"]) == ("daylight", 0, 0)
    assert view(table)["service"] is None
    assert [each["bought"] for each in board(table, "riverfolk")["prices"]] == [False, True, True]


@law("root", "GG.6.2", "GG.4.2", "GG.5.2")
def test_burnt_land_and_who_takes_part_in_a_battle_are_shown() -> None:
    table = two_vagabonds()
    table.scorched(7)
    table.g.attacker, table.g.defender, table.g.field, table.g.instigator, table.g.guard = 1, 3, 4, 2, 0
    assert [c["id"] for c in view(table)["clearings"] if c["scorched"]] == [7]
    assert (view(table)["battle"]["instigator"], view(table)["battle"]["guard"]) == (2, 0)
    text = show(view(table), words("en").say)
    assert "burnt" in text
    assert "protected by Vagabond · set on by Vagabond II" in text


# The terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "map_name"), [(WITHOUT_ALLIANCE, "autumn"), (WITHOUT_EYRIE, "winter")], ids=str)
def test_the_text_board_of_six_fits_a_terminal(seats: tuple[str, ...], map_name: str, language: str) -> None:
    check_text_board(GAME, show, list(states(*seats, seed="six in text", map=map_name))[::29], language, 100)


def test_the_text_board_names_what_one_knows_of_ruins_and_where_the_river_leads() -> None:
    table = Scenario("vagabond", "riverfolk", "vagabond_second")
    table.character("vagrant", of="vagabond_second")
    table.quests(*QUEST_IDS[:3])
    table.under_ruin(6, "sword bag", "vagabond")
    say = words("en").say
    own, other = show(view(table, 0), say), show(view(table, 2), say)
    assert "ruin (sword, bag)" in own
    assert "ruin (sword" not in other
    assert "ruin (?, ?)" in other
    assert "~7" in own
