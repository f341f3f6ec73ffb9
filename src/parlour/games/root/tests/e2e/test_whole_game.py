"""Root in a browser: whole games on the picture, reactions in somebody else's turn, and what nobody else may see."""

import re
from collections import Counter
from typing import Any

import pytest
from e2e.guests import MIDDLE, PHONE, STILL, Guest, House, Option
from e2e.test_phone import fits, taps
from playwright.sync_api import expect

from parlour.conformance.fuzz import FUZZ

pytestmark = [pytest.mark.browser, pytest.mark.timeout(3000)]  # a whole game, perhaps on a busy machine
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
STEP = 7  # through the options of a question: prime, so that in time everything is tried
REACT = "#prompt.mine.react"
HELD = "() => [...document.querySelectorAll('#board [id^=card-]')].map(each => each.id)"


def sides(*factions: str) -> dict[str, str]:
    return {"sides": "chosen"} | {f"side{n}": faction for n, faction in enumerate(factions)}


def alone(house: House, faction: str, **screen: Any) -> Guest:
    """Ann with a faction of her choice, among bots with the others; she begins."""
    ann = house.guest("Ann", **STILL, **screen)
    ann.ends_turns_at_once()
    order = (faction, *[each for each in FACTIONS if each != faction])
    ann.comes_to(ann.opens_table("me", *["bot:greedy"] * 3, game="root", **sides(*order)))
    return ann


def takes(guest: Guest, option: Option) -> str:
    """By its thing in the picture, if that is there, else by its button: the kind of the thing, "" for a button."""
    if option.target and guest.page.evaluate(MIDDLE, option.target):
        guest.clicks(option)
        return option.target.partition("-")[0]
    assert not option.target.startswith("clearing"), f"{option.label!r}: clearings are always there"
    guest.does(lambda: guest.button(option).click())
    return ""


def current_round(guest: Guest) -> int:
    """As the log tells; Ann begins each."""
    found = re.findall(r"Round (\d+)", " ".join(guest.page.locator("#log .turnline").all_inner_texts()))
    return int(found[-1]) if found else 0


def plays(guest: Guest, turns: int = 1000) -> Counter[str]:
    """So many turns, or to the end, with a little of everything: the kinds of things that were clicked."""
    clicked: Counter[str] = Counter()
    while guest.is_asked() and current_round(guest) <= turns:
        options = guest.options()
        clicked[takes(guest, options[clicked.total() * STEP % len(options)])] += 1
    return clicked


@pytest.mark.parametrize("faction", FACTIONS if FUZZ else FACTIONS[:1])  # a game takes a minute
def test_a_whole_game_is_played_on_the_picture(house: House, faction: str) -> None:
    ann = alone(house, faction)
    expect(ann.page.locator(".seat-chip .is-bot")).to_have_count(3)
    clicked = plays(ann)
    assert sum(clicked.values()) > 2 * clicked[""], f"more than half on the picture: {clicked}"
    ann.sees("#prompt.over h2")
    expect(ann.page.locator(".scores tbody tr")).to_have_count(4)
    moves = ann.moves()
    ann.presses("#prompt a[href$='/replay']")
    ann.sees("#board > svg")
    expect(ann.page.locator("input[type=range]")).to_have_attribute("max", str(moves))


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_first_two_turns_of_each_faction_are_played_on_the_picture(house: House, faction: str) -> None:
    ann = alone(house, faction)
    clicked = plays(ann, turns=2)
    assert clicked.keys() & {"clearing", "forest", "card"}


@pytest.mark.parametrize("faction", FACTIONS if FUZZ else FACTIONS[:1])
def test_the_first_turn_is_played_by_tapping_on_a_phone(house: House, faction: str) -> None:
    ann = alone(house, faction, **PHONE)
    tapped: Counter[bool] = Counter()
    while ann.is_asked() and current_round(ann) < 2:
        fits(ann)
        options = ann.options()
        tapped[taps(ann, options[tapped.total() * STEP % len(options)])] += 1
    assert tapped[True]


# In somebody else's turn


def at_war(house: House) -> tuple[Guest, Guest]:
    """One of Ann's cats stands among Ben's birds; Ann may attack, Ben has nothing to do."""
    ann, ben = house.guest("Ann", **STILL), house.guest("Ben", **STILL)
    table = ann.opens_table("me", "open", game="root", listed="1", **sides("marquise", "eyrie"))
    ben.asks_for(f"/t/{table}/sit", seat="1")
    for each in (ann, ben):
        each.ends_turns_at_once()
        each.comes_to(table)
    answers(ann, "Keep in clearing 1", "Sawmill", "Workshop", "Recruiter")
    answers(ben, "Commander")
    answers(ann, "March", "From clearing 7", "To clearing 3", "Pass")
    ben.waits_for(ann.fact("seq"))
    assert ben.fact("turn") == "other"
    return ann, ben


def answers(guest: Guest, *labels: str) -> None:
    """One question after another, each with the first option that begins so."""
    for label in labels:
        assert guest.is_asked()
        takes(guest, next(each for each in guest.options() if each.label.startswith(label)))


def test_a_reaction_is_asked_in_somebody_elses_turn_and_can_be_answered(house: House) -> None:
    ann, ben = at_war(house)
    answers(ann, "Battle")
    ben.sees(f"{REACT} #asked", "Ann attacks you in clearing 3: play an ambush?")
    ben.sees(f"{REACT} .tag.react", "Ambush")
    ben.sees(f"{REACT} .tag.line", "Ann’s turn")
    ann.sees("#prompt.waiting #asked", "Ben is choosing")
    answers(ben, "Pass")
    assert ann.is_asked()
    ann.sees("#log", "Ann rolls")
    ben.sees_no(REACT)


def test_who_always_passes_is_not_asked(house: House) -> None:
    ann, ben = at_war(house)
    ben.presses(".for-people")
    ben.presses("#people .reactions summary")
    ambush = ben.page.locator("#people .policies li", has_text="Ambush").first
    ambush.locator("button").click()
    expect(ambush).to_contain_text("the table answers for you")
    answers(ann, "Battle")
    assert ann.is_asked(), "at once"
    ann.sees("#log", "Ann rolls")
    expect(ben.page.locator(REACT)).to_have_count(0)


# What nobody else may see


def test_hands_and_supporters_are_on_no_other_page(house: House) -> None:
    ann, ben, eve = house.guest("Ann", **STILL), house.guest("Ben", **STILL), house.guest("Eve", **STILL)
    seats = ("me", "open", "bot:greedy", "bot:greedy")
    table = ann.opens_table(*seats, game="root", listed="1", **sides(*reversed(FACTIONS)))
    ben.asks_for(f"/t/{table}/sit", seat="1")
    for each in (ann, ben, eve):
        each.comes_to(table)
        each.waits_for(ann.fact("seq"))
    for one, count in ((ann, 3), (ben, 6)):  # the Alliance has three supporters too
        held = one.page.evaluate(HELD)
        assert len(set(held)) == count
        for other in (ann, ben, eve):
            seen = other.page.content() + other.asks(f"/t/{table}/fragment?board=phone")
            assert other is one or [each for each in held if re.search(rf"\b{each}\b", seen)] == []
