"""Where the Frogs Caw in a browser, from positions: triggers, journeys, considered cards, enchanting, the end."""

import json
import re
from typing import Any

import pytest
from e2e.guests import PHONE, STILL, Guest, House, Option
from e2e.test_phone import SIDEWAYS, fits, taps
from playwright.sync_api import expect

from parlour.games.frogs.tests.board import FROGS
from parlour.games.frogs.tests.kit import Scenario
from parlour.record.position import write_position

pytestmark = pytest.mark.browser
UNDO = "#prompt form[data-do=undo] button"
CELLS = "rows => rows.map(row => [...row.cells].map(cell => cell.innerText.trim()))"


def before(house: House, table: Scenario, **screen: Any) -> Guest:
    """Ann before a position, at both seats of it."""
    ann = house.guest("Ann", **STILL, **screen)
    ann.ends_turns_at_once()
    position = json.dumps(write_position(FROGS, table.g))
    ann.comes_to(ann.asks_for("/positions/new", position=position).removeprefix("/t/"))
    return ann


def option(guest: Guest, beginning: str) -> Option:
    found = [each for each in guest.options() if each.label.startswith(beginning)]
    assert found, f"{beginning!r} is not among {[each.label for each in guest.options()]}"
    return found[0]


def clicks(guest: Guest, *beginnings: str) -> list[str]:
    """One question after another, on the picture wherever it has the thing: what was clicked, "" for a button."""
    clicked = []
    for each in beginnings:
        found = option(guest, each)
        guest.clicks(found)
        clicked.append(found.target)
    return clicked


def log(guest: Guest) -> list[str]:
    """Without the paragraphs."""
    return [re.sub(r"\s*§.*", "", line) for line in guest.page.locator("#log .lines p").all_inner_texts()]


# A chain


def at_toll(**settings: str) -> Scenario:
    """Before a fork of the autumn board with a route for a coin and one for a card; discarding triggers three cards."""
    table = Scenario(board="autumn", theme="tidings", **settings).at("orange", "n3").coins("orange", 6)
    table.hand("orange", "penny-jar", "turnip-seller").in_play("orange", "mighty-frogules", "newsroom", "zero-waste")
    return table.in_play("blue", "recycling-bin").turn("orange")


def test_triggered_cards_are_answered_in_the_order_of_the_clicks_and_the_chain_is_in_sight(house: House) -> None:
    ann = before(house, at_toll())
    clicks(ann, "Activate Mighty Frogules", "North-west", "Discard Penny Jar")
    ann.sees("#asked", "You discard cards: which triggered card is next?")
    assert {each.target for each in ann.options()} == {"card-newsroom", "card-zero-waste", "card-recycling-bin"}
    ann.sees("#board > svg", "In progress")
    assert clicks(ann, "Use Zero Waste", "Play Penny Jar") == ["card-zero-waste", "card-penny-jar"]
    clicks(ann, "Use Recycling Bin", "Invest 1 coin")
    told = log(ann)
    order = ["Orange triggers Zero Waste", "Orange plays Penny Jar for 2 coins",
             "Orange takes 1 coin from Recycling Bin", "Orange triggers Newsroom"]  # fmt: skip
    assert sorted(order, key=told.index) == order


def test_a_journey_is_clicked_space_by_space_and_its_costs_are_paid_on_the_way(house: House) -> None:
    ann = before(house, at_toll())
    clicks(ann, "Activate Mighty Frogules")
    assert {each.target for each in ann.options()} == {"space-ne1", "space-n4"}
    assert "(pay 1 coin)" in option(ann, "North-east").label
    assert "(discard 1)" in option(ann, "North-west").label
    ann.sees("#prompt .off", "Stop here")
    assert clicks(ann, "North-east", "Go to", "Stop here") == ["space-ne1", "space-ne2", ""]
    told = log(ann)
    assert told[1] == "Orange pays 1 coin for the route"
    assert [line.startswith("Orange travels") for line in told[2:]] == [True, True, False]
    assert told[-1] == "Orange earns 2 coins"


# Considered cards


def considering() -> Scenario:
    """Consider 5: Tuck 1, Draw 2, by the enchantment; two kinds of tokens are there."""
    table = Scenario().coins("orange", 0).in_play("orange", "attic-observatory").owns("orange", "heart")
    return table.next_cards("frog-mage", "harvest-queen", "pie-baker", "rain-boots", "soul-chain").turn("orange")


ENCHANTING = ("Enchant Attic Observatory", "Use the heart token")


def test_a_building_is_enchanted_by_a_click_on_it_and_one_on_the_token(house: House) -> None:
    ann = before(house, considering())
    assert clicks(ann, *ENCHANTING) == ["card-attic-observatory", "charm-heart"]
    assert log(ann)[0] == "Orange enchants Attic Observatory with the heart token"
    ann.sees("#asked", "Which of the considered cards do you tuck?")


def test_considered_cards_are_taken_and_put_back_by_clicks_and_what_was_seen_cannot_be_taken_back(house: House) -> None:
    ann = before(house, considering())
    clicks(ann, ENCHANTING[0])
    ann.sees(UNDO)
    clicks(ann, ENCHANTING[1])
    expect(ann.page.locator(UNDO)).to_have_count(0)
    clicked = clicks(ann, "Tuck Frog Mage", "Draw Pie Baker", "Draw Rain Boots", "Put back Harvest Queen")
    assert clicked == ["card-frog-mage", "card-pie-baker", "card-rain-boots", "card-harvest-queen"]
    clicks(ann, "Put back", "Put back")  # the last one goes back by itself
    assert log(ann)[-1] == "Orange puts 4 cards back on the deck"
    expect(ann.page.locator("#deck title")).to_contain_text("Harvest Queen")


def test_considered_cards_are_tapped_on_a_phone(house: House) -> None:
    ann = before(house, considering(), **PHONE)
    for beginning in (*ENCHANTING, "Tuck Frog Mage", "Draw Pie Baker", "Draw Rain Boots", "Put back Harvest Queen"):
        fits(ann)
        assert taps(ann, option(ann, beginning)), beginning


# What is not shown


@pytest.mark.parametrize("no_memory", ["false", "true"])
def test_tucked_cards_are_shown_only_without_memory_and_only_to_their_owner(house: House, no_memory: str) -> None:
    table = Scenario(no_memory=no_memory).tucked("orange", "frog-mage").tucked("blue", "harvest-queen").turn("orange")
    ann = before(house, table)
    seen = ann.page.content() + ann.asks(f"/t/{ann.table}/fragment?board=phone")
    assert bool(re.search("frog-mage|Frog Mage", seen)) is (no_memory == "true")
    assert not re.search("harvest-queen|Harvest Queen", seen)


def test_what_is_too_dear_or_was_used_says_why_when_it_is_clicked(house: House) -> None:
    table = Scenario().coins("orange", 1).hand("orange", "harvest-queen").in_play("orange", "turnip-seller")
    ann = before(house, table.turn("orange", actions=1, used="turnip-seller"))
    for target, law in (("card-harvest-queen", "5.1.3"), ("card-turnip-seller", "5.2.3")):
        ann.page.locator(f"#board [id='{target}']").click()
        ann.sees("#toast", f"§ {law}")
    assert ann.moves() == 0


# Ends


def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself_and_another_by_one_word(house: House) -> None:
    """Orange could still enchant; blue has nothing to enchant."""
    ann = before(house, Scenario().in_play("orange", "carrot-market").turn("orange"))
    clicks(ann, "Activate the Nest", "Activate the Burrow", "Invest nothing", "End the turn")
    ann.sees("#prompt .top", "Blue")
    clicks(ann, "Activate the Nest", "Activate the Burrow")
    ann.sees("#prompt .top", "Orange")


def last_turn() -> Scenario:
    """Blue has no more turn; orange has two main actions, and then all is counted."""
    table = Scenario().in_play("orange", "attic-observatory", provisions=7, charm="star")
    table.tucked("orange", "frog-mage", "mudlark", "button-trader", "turnip-seller", "fair-steward", "soul-chain")
    table.tucked("blue", "harvest-queen", "bog-courier", "moonlit-choirmaster")
    table.in_play("blue", "sorting-office", provisions=5)
    return table.last_turns(1).turn("orange")


def test_the_end_shows_what_the_points_are_made_of_and_what_was_tucked(house: House) -> None:
    ann = before(house, last_turn())
    expect(ann.page.locator("#board [id=card-frog-mage]")).to_have_count(0)
    clicks(ann, "Activate the Nest", "Activate the Burrow")
    ann.sees("#prompt.over h2", "Orange wins")
    expect(ann.page.locator(".scores thead th")).to_have_text(["Villagers", "Buildings", "Gear", "Total"])
    assert ann.page.locator(".scores tbody tr").evaluate_all(CELLS) == [
        ["Orange", "4", "7", "1", "12"],
        ["Blue", "2", "5", "0", "7"],
    ]
    for card in ("frog-mage", "soul-chain", "harvest-queen"):
        expect(ann.page.locator(f"#board [id=card-{card}]")).to_have_count(1)
    ann.page.set_viewport_size(PHONE["viewport"])
    ann.page.reload()
    ann.sees("#prompt.over h2", "Orange wins")
    assert ann.page.evaluate(SIDEWAYS) <= 0
