"""Where the Frogs Caw in a browser: games on the picture, against a bot, on a phone and around one device."""

import re
from collections import Counter
from typing import Any

import pytest
from e2e.guests import PHONE, STILL, Guest, House, lively
from e2e.test_access import faults
from e2e.test_one_device import passes_device
from e2e.test_phone import fits, taps
from playwright.sync_api import expect

from parlour.conformance.fuzz import FUZZ
from parlour.games.frogs.tests.board import CROW, FROG, RABBIT

pytestmark = [pytest.mark.browser, pytest.mark.timeout(3000)]  # a whole game, perhaps on a busy machine
WHOLE = 1000  # turns of both players together
FIRST = WHOLE if FUZZ else 4  # a whole game takes a minute
LOOSE = """() => [...document.querySelectorAll('#board [id^=card-]')]
  .filter(each => !each.closest('[id^=seat-]')).map(each => each.id)"""
NOVICES = {f"card-{each}" for each in (CROW, FROG, RABBIT)}


def at_table(house: House, seat: str = "bot:greedy", screen: dict[str, Any] | None = None, **more: str) -> Guest:
    """Ann, who has the first turn, and somebody else, who takes the first novice villager."""
    ann = house.guest("Ann", **STILL, **(screen or {}))
    ann.ends_turns_at_once()
    ann.opens(f"/t/{ann.opens_table('me', seat, game='frogs', **more)}")
    ann.sees("#board > svg, .handover")
    return ann


def current_turn(guest: Guest) -> int:
    found = re.findall(r"Turn (\d+)", " ".join(guest.page.locator("#log .turnline").all_inner_texts()))
    return int(found[-1]) if found else 0


def plays(guest: Guest, turns: int) -> Counter[str]:
    """So many turns, or to the end: the kinds of things that were clicked. What is about a thing is clicked there."""
    clicked: Counter[str] = Counter()
    while guest.is_asked() and current_turn(guest) <= turns:
        option = lively(guest.options(), clicked.total())
        clicked[option.target.partition("-")[0] if guest.clicks(option) else ""] += 1
    return clicked


def held(guest: Guest) -> set[str]:
    """The hand, in the first turns: no other cards are outside the rows but the novice villagers."""
    return set(guest.page.evaluate(LOOSE)) - NOVICES


# Playing


@pytest.mark.parametrize(("board", "turns"), [("spring", WHOLE), ("autumn", FIRST)])
def test_a_game_against_a_bot_is_played_on_the_picture(house: House, board: str, turns: int) -> None:
    ann = at_table(house, set_board=board)
    ann.sees("#log", "Otto takes")
    expect(ann.page.locator(".seat-chip .is-bot")).to_have_count(1)
    clicked = plays(ann, turns)
    assert clicked["card"]
    assert clicked["start"]
    assert clicked["space"]
    assert clicked.total() > 2 * clicked[""], f"more than half on the picture: {clicked}"
    if turns == WHOLE:
        ann.sees("#prompt.over h2")
        expect(ann.page.locator(".scores tbody tr")).to_have_count(2)


def test_what_a_bot_did_in_its_turn_stands_below_the_heading_of_the_turn(house: House) -> None:
    ann = at_table(house)
    plays(ann, 1)
    assert ann.is_asked()
    lines = ann.page.locator("#log p").all_inner_texts()
    first, last = (next(i for i, line in enumerate(lines) if line.startswith(f"Turn {n}")) for n in (2, 3))
    told = lines[first + 1 : last]
    assert len([line for line in told if re.match(r"Otto (plays|activates)", line)]) >= 2, "both main actions"
    assert all(line.startswith("Otto ") for line in told)


def test_the_first_turns_are_played_by_tapping_on_a_phone(house: House) -> None:
    ann = at_table(house, screen=PHONE)
    tapped: Counter[bool] = Counter()
    while ann.is_asked() and current_turn(ann) <= FIRST // 2:
        fits(ann)
        tapped[taps(ann, lively(ann.options(), tapped.total()))] += 1
    assert tapped[True] > tapped[False]


# One device, and those who watch


def test_two_pass_one_device_on_and_their_hands_are_not_left_on_it(house: House) -> None:
    """Each sees a hand of their own; between them there is nothing of the game."""
    ann, hands = at_table(house, "here:Ben", handover="1"), []
    for name in ("Ben", "Ann", "Ben"):
        passes_device(ann, name)
        hands.append(held(ann))
        while ann.page.locator(".handover").count() == 0:
            ann.clicks(lively(ann.options(), ann.moves()))
    assert not hands[0] & hands[1]
    assert hands[0] & hands[2]


@pytest.mark.skipif(not FUZZ, reason="a whole game of two takes minutes")
@pytest.mark.parametrize("theme", ["academy", "tidings"])
def test_two_play_a_whole_game_on_one_device(house: House, theme: str) -> None:
    ann, moves = at_table(house, "here:Ben", handover="1", set_theme=theme), 0
    while ann.page.locator(".handover").count() or ann.is_asked():
        if ann.page.locator(".handover").count():
            ann.presses(".handover button")
            ann.sees("#board > svg")
        else:
            ann.clicks(lively(ann.options(), moves))
            moves += 1
    ann.sees("#prompt.over h2")
    assert moves > 100


def test_who_watches_sees_no_hand(house: House) -> None:
    ann, eve = at_table(house), house.guest("Eve", **STILL)
    plays(ann, 0)  # only the setup
    hand = held(ann)
    assert len(hand) == 5
    eve.comes_to(ann.table)
    seen = eve.page.content() + eve.asks(f"/t/{ann.table}/fragment?board=phone")
    assert [each for each in hand if re.search(rf"\b{each}\b", seen)] == []


# For everybody


@pytest.mark.parametrize("turns", [0, 2])
def test_axe_finds_nothing_serious(house: House, turns: int) -> None:
    ann = at_table(house, set_board="autumn")
    plays(ann, turns)
    assert faults(ann) == {}
