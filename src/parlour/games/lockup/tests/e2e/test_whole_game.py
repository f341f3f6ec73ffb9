"""Lockup in a browser: games on the picture, alone against the guards, with bots, and around one device."""

import re
from collections import Counter
from typing import Any

import pytest
from e2e.guests import CONFIRM, MIDDLE, PHONE, STILL, Guest, House, Option, lively
from e2e.test_access import LIGHTS, grave
from e2e.test_one_device import passes_device
from e2e.test_phone import SIDEWAYS, fits, taps
from playwright.sync_api import expect

from parlour.conformance.fuzz import FUZZ

pytestmark = [pytest.mark.browser, pytest.mark.timeout(3000)]  # a whole game, perhaps on a busy machine
ROUNDS = 6
FIRST = ROUNDS if FUZZ else 1  # a whole game takes minutes
ALWAYS = ("location", "token", "item", "goon", "tome", "good", "trait")  # things that are there while one may choose


def at_table(house: House, *seats: str, screen: dict[str, Any] | None = None, **more: str) -> Guest:
    """Ann, who begins, at a table with others."""
    ann = house.guest("Ann", **STILL, **(screen or {}))
    ann.ends_turns_at_once()
    ann.opens(f"/t/{ann.opens_table('me', *seats, game='lockup', **more)}")
    ann.sees("#board > svg, .handover")
    return ann


def current_round(guest: Guest) -> int:
    found = re.findall(r"Round (\d)", " ".join(guest.page.locator("#log .turnline").all_inner_texts()))
    return int(found[-1]) if found else 1


def takes(guest: Guest, option: Option) -> str:
    """By its thing in the picture, if that is there, else by its button: the kind of the thing, "" for a button."""
    kind = option.target.partition("-")[0]
    if option.target and guest.page.evaluate(MIDDLE, option.target):
        guest.clicks(option)
        return kind
    assert kind not in ALWAYS, f"{option.label!r} is about {option.target}, which the picture does not have"
    guest.does(lambda: guest.button(option).click())
    return ""


def plays(guest: Guest, rounds: int) -> Counter[str]:
    """So many rounds, or to the end: the kinds of things that were clicked."""
    clicked: Counter[str] = Counter()
    while guest.is_asked() and current_round(guest) <= rounds:
        clicked[takes(guest, lively(guest.options(), clicked.total()))] += 1
    return clicked


# Playing


def test_four_play_on_the_picture(house: House) -> None:
    """A whole game."""
    ann = at_table(house, *["bot:random"] * 3)
    expect(ann.page.locator(".seat-chip .is-bot")).to_have_count(3)
    clicked = plays(ann, ROUNDS)
    assert clicked["location"]
    assert clicked["token"]
    assert clicked.total() > 2 * clicked[""], f"more than half on the picture: {clicked}"
    ann.sees("#prompt.over h2")
    expect(ann.page.locator(".scores .nm")).to_have_count(4)


@pytest.mark.parametrize("difficulty", ["old", "damp", "fierce"] if FUZZ else ["damp"])
@pytest.mark.parametrize("expert", ["false", "true"])
def test_one_plays_against_the_guards_on_the_picture(house: House, difficulty: str, expert: str) -> None:
    ann = at_table(house, set_difficulty=difficulty, set_expert=expert)
    clicked = plays(ann, FIRST)
    assert clicked["location"]
    assert clicked["trait"] == (expert == "true")
    ann.sees("#log", "The guards")


def test_the_first_round_is_played_by_tapping_on_a_phone(house: House) -> None:
    ann = at_table(house, "bot:random", screen=PHONE)
    tapped: Counter[bool] = Counter()
    while ann.is_asked() and current_round(ann) <= FIRST:
        fits(ann)
        tapped[taps(ann, lively(ann.options(), tapped.total()))] += 1
    assert tapped[True] > tapped[False]


def test_a_game_in_which_everybody_passes_ends_with_scores_and_can_be_seen_again(house: House) -> None:
    """Six rounds by one button, so that the end of the game is seen on every run."""
    ann = at_table(house)
    while ann.is_asked():
        options = ann.options()
        takes(ann, next((each for each in options if each.label in ("Pass", "No tome")), options[0]))
    ann.sees("#prompt.over h2", "The guards win")
    expect(ann.page.locator(".turned thead th")).to_have_text(["Guards", "Ann"])
    assert ann.page.evaluate(SIDEWAYS) <= 0
    moves = ann.moves()
    ann.presses("#prompt a[href$='/replay']")
    ann.sees("#board > svg")
    expect(ann.page.locator("input[type=range]")).to_have_attribute("max", str(moves))


# A turn


def answers(guest: Guest, *labels: str) -> None:
    """One question after another, each with the first option that begins so."""
    for label in labels:
        assert guest.is_asked()
        takes(guest, next(each for each in guest.options() if each.label.startswith(label)))


def place_of(guest: Guest, token: str) -> tuple[int, int]:
    """Where one of the guest's tokens lies in the picture."""
    box = guest.page.locator(f'#board [data-piece="{token}"]').bounding_box()
    assert box is not None
    return round(box["x"]), round(box["y"])


def test_a_turn_is_a_room_then_tokens_then_the_end_and_can_be_taken_back_step_by_step(house: House) -> None:
    ann = house.guest("Ann", **STILL)  # who is asked whether a turn may end, as guests are
    ann.comes_to(ann.opens_table("me", "bot:random", game="lockup"))
    home = place_of(ann, "token-3")
    sewers = next(each for each in ann.options() if each.target == "location-sewers")
    takes(ann, sewers)
    three = next(each for each in ann.options() if each.target == "token-3")
    takes(ann, three)
    assert place_of(ann, "token-3") != home
    for moves in (1, 0):
        ann.does(lambda: ann.presses("#prompt form[data-do=undo] button"))
        assert ann.moves() == moves
    assert place_of(ann, "token-3") == home
    takes(ann, sewers)
    takes(ann, three)
    end = next(each for each in ann.options() if each.label == "End the turn")
    ann.does(lambda: ann.button(end).click())
    ann.sees("#log", "Otto")
    assert ann.page.locator(CONFIRM).count() == 0, "the end was said already"


def test_face_up_and_face_down_stand_side_by_side_and_the_picture_asks_which(house: House) -> None:
    ann = at_table(house, "bot:random")
    takes(ann, ann.options()[0])
    left, right = (ann.page.locator(f"#prompt .pair > .opts:nth-child({n})") for n in (1, 2))
    targets = "each => [...each.querySelectorAll('button')].map(one => one.dataset.target)"
    assert left.evaluate(targets) == right.evaluate(targets)
    place = ann.page.evaluate(MIDDLE, "token-2")
    ann.page.mouse.click(place["x"], place["y"])
    expect(ann.page.locator(".chooser button")).to_have_count(2)
    house.guest("Eve", **STILL).comes_to(ann.table)
    expect(ann.page.locator(".chooser button")).to_have_count(2)  # who comes to watch does not close it
    ann.does(lambda: ann.presses(".chooser button:nth-child(2)"))
    ann.sees("#log", "Ann places the 2 face down")


def test_a_card_is_shown_large_by_pointing_at_it_or_by_its_name_in_the_log(house: House) -> None:
    ann = at_table(house, set_expert="true")
    ann.page.locator("#board [id^=item-]").first.hover()
    ann.sees(".card-sheet svg")
    ann.page.mouse.move(5, 5)
    ann.sees_no(".card-sheet")
    while ann.is_asked() and not ann.page.locator("#log .chip").count():
        takes(ann, ann.options()[0])
    named = ann.page.locator("#log .chip").last
    named.scroll_into_view_if_needed()  # a sheet closes when the page below it scrolls
    named.click()
    ann.sees(".card-sheet svg")


# One device, and those who watch


def test_two_pass_one_device_on_and_nothing_hidden_is_left_on_it(house: House) -> None:
    """Each hides a token and ends the turn; in the second round of turns they see their own alone."""
    ann = at_table(house, "here:Ben", handover="1")
    for turn, name in enumerate(("Ann", "Ben", "Ann", "Ben")):
        passes_device(ann, name)
        others = ann.page.locator("#board [data-piece^=crew-]")
        names = [each.get_attribute("data-piece") or "" for each in others.all()]
        assert bool(names) == (turn > 0)
        assert not [each for each in names if re.fullmatch(r"crew-\d-(\d|lookout|enforcer)", each)], "not their faces"
        takes(ann, ann.options()[turn])
        takes(ann, next(each for each in ann.options() if "face down" in each.label))
        takes(ann, next(each for each in ann.options() if each.label == "End the turn"))
        ann.sees(".handover")
        assert not re.search(r"data-piece|\btoken-\d|tome-|location-", ann.page.content())


@pytest.mark.skipif(not FUZZ, reason="a whole game of two takes minutes")
def test_two_play_a_whole_game_on_one_device(house: House) -> None:
    ann, moves = at_table(house, "here:Ben", handover="1"), 0
    while ann.page.locator(".handover").count() or ann.is_asked():
        if ann.page.locator(".handover").count():
            ann.presses(".handover button")
            ann.sees("#board > svg")
        else:
            takes(ann, lively(ann.options(), moves))
            moves += 1
    ann.sees("#prompt.over h2")
    assert moves > 100


def test_who_watches_and_who_plays_see_no_face_that_is_down(house: House) -> None:
    ann, eve = at_table(house, "bot:random"), house.guest("Eve", **STILL)
    answers(ann, "Sewers")
    takes(ann, next(each for each in ann.options() if each.target == "token-4" and "face down" in each.label))
    eve.comes_to(ann.table)
    eve.waits_for(ann.fact("seq"))
    eve.sees("#log", "Ann places a token face down in the Sewers")
    for page in (eve.page.content(), eve.asks(f"/t/{ann.table}/fragment?board=phone")):
        assert not re.search(r'"(token-4|crew-0-4)"', page)


# Standing orders


def test_orders_for_locations_fold_below_one_name_and_can_be_given_together(house: House) -> None:
    ann = at_table(house, "bot:random")
    ann.presses(".for-people")
    ann.presses("#people .reactions > summary")
    folds = ann.page.locator("#people .policies details")
    expect(folds).to_have_count(3)
    expect(ann.page.locator("#people .policies b:visible")).to_have_count(9)
    folds.first.locator("summary").click()
    orders = folds.first.locator(".ways")
    expect(orders).to_have_count(8)
    folds.first.locator(".choices").first.get_by_text("Do not ask me").click()
    expect(orders.locator("[aria-pressed=true]:has-text('Do not ask me')")).to_have_count(8)
    orders.first.get_by_text("Ask me", exact=False).first.click()
    expect(orders.locator("[aria-pressed=true]:has-text('Do not ask me')")).to_have_count(7)
    ann.presses("#people .reactions > form button:has-text('As usual')")
    expect(orders.locator("[aria-pressed=true]:has-text('As usual')")).to_have_count(8)
    expect(folds.first).to_have_attribute("open", "")


# A new table


@pytest.mark.parametrize("script", [True, False])
def test_the_guards_are_chosen_only_by_whoever_plays_alone(house: House, script: bool) -> None:
    ann = house.guest("Ann", java_script_enabled=script)
    ann.opens("/new/lockup")
    guards, first = ann.page.locator(".alone"), ann.page.locator(".several")
    for seats, alone in (("2", False), ("1", True), ("5", False), ("1", True)):
        ann.presses(f"label:has([name=seats][value='{seats}'])")
        expect(guards).to_be_visible(visible=alone)
        expect(first).to_be_visible(visible=not alone)
    ann.presses("label:has([name=set-difficulty][value=fierce])")
    ann.presses("label:has([name=sides][value=chosen])")
    ann.page.select_option("[name=side0]", "kobolds")
    ann.presses("#setup button.main")
    ann.sees("#table[data-status=playing]")
    expect(ann.page.locator(".bar .sub")).to_contain_text("Savage Depths")
    expect(ann.page.locator(".seat-chip")).to_have_count(1)
    expect(ann.page.locator(".seat-chip small")).to_have_text("Kobold crew")


# For everybody


def placing(house: House) -> Guest:
    ann = at_table(house, *["bot:random"] * 3)
    answers(ann, "Sewers")
    takes(ann, ann.options()[0])
    return ann


def against_guards(house: House) -> Guest:
    ann = at_table(house, set_expert="true")
    plays(ann, 1)
    return ann


@pytest.mark.parametrize("come", [placing, against_guards])
def test_axe_finds_nothing_serious(house: House, come: Any) -> None:
    ann = come(house)
    found = {}
    for size in ({"width": 1440, "height": 900}, PHONE["viewport"]):
        ann.page.set_viewport_size(size)
        ann.page.reload()
        ann.sees("#board > svg")
        assert ann.page.evaluate(SIDEWAYS) <= 0
        for light, rules in LIGHTS.items():
            ann.page.emulate_media(color_scheme=light)
            found[size["width"], light] = grave(ann.page, rules)
    assert {where: each for where, each in found.items() if each} == {}
