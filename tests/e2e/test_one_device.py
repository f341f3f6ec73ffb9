"""Several people around one device, and a big screen for all of them."""

import re

import pytest
from needs import needs
from playwright.sync_api import Page, expect

from e2e.guests import STILL, Guest, House

needs("roam")

pytestmark = pytest.mark.browser
OF_THE_GAME = ("#board", "#prompt", "#log", "#talk", "#notes", "#people", "#seats", "[data-id]", "[id^=card-]")
SECRET = ":is(form, button, input, [data-hot], [data-target], [data-do], .target, .ring):not(.zoom-tools *)"


def passes_device(guest: Guest, name: str) -> None:
    """Nothing of the game is in the page until the one who is asked says so."""
    guest.sees(".handover h2", name)
    for query in OF_THE_GAME:
        expect(guest.page.locator(query)).to_have_count(0)
    assert not re.search(r"card-|space-|board\.svg|data-hot", guest.page.content())
    expect(guest.page.locator(".handover button")).to_have_text(f"I am {name}")
    guest.presses(".handover button")
    guest.sees("#board > svg")
    guest.sees("#prompt .top", name)


def plays_turn(guest: Guest) -> None:
    """Until the device must be passed on."""
    while guest.page.locator(".handover").count() == 0:
        guest.clicks(guest.options()[0])


def test_a_device_is_passed_on_and_shows_nothing_in_between(house: House) -> None:
    guest = house.guest("Ann", **STILL)
    guest.ends_turns_at_once()
    guest.opens(f"/t/{guest.opens_table('me', 'here:Maja', handover='1')}")
    for name in ("Ann", "Maja", "Ann", "Maja"):
        passes_device(guest, name)
        plays_turn(guest)
    guest.page.reload()
    guest.sees(".handover h2", "Ann")
    refused = guest.context.request.get(f"{guest.server.address}/t/{guest.table}/board.svg")
    assert refused.status == 403


def test_without_handing_over_the_device_goes_on_by_itself(house: House) -> None:
    guest = house.guest("Ann", **STILL)
    guest.ends_turns_at_once()
    guest.comes_to(guest.opens_table("me", "here:Maja"))
    seen = set()
    for _ in range(6):
        seen.add(guest.sees("#prompt .top").inner_text().split()[0])
        guest.clicks(guest.options()[0])
    assert seen == {"Ann", "Maja"}


def screen_of(guest: Guest, table: str) -> Page:
    screen = guest.context.new_page()
    screen.goto(f"{guest.server.address}/t/{table}/screen")
    return screen


def test_the_big_screen_shows_how_to_join_then_follows_the_game_and_shows_nothing_private(house: House) -> None:
    ann, ben = house.guest("Ann", **STILL), house.guest("Ben", **STILL)
    table = ann.opens_table("me", "open", listed="1")
    screen = screen_of(ann, table)
    expect(screen.locator(".qr")).to_be_visible()
    code = screen.locator(".joining .code").inner_text()
    ben.opens(f"/join?code={code}")
    ben.presses("form[action='/join'] button")
    ben.presses("form[data-do=sit] button")
    ben.sees("#board > svg")
    expect(screen.locator("#board > svg")).to_be_visible()
    ann.ends_turns_at_once()
    ann.comes_to(table)
    for _ in range(2):
        ann.clicks(ann.options()[0])
        seq = ann.fact("seq")
        screen.locator(f'#table[data-seq="{seq}"]').wait_for()
        assert screen.locator(SECRET).count() == 0
        assert code not in screen.content()
    expect(screen.locator(".last li")).not_to_have_count(0)
    expect(screen.locator(".whose")).to_contain_text("is choosing")
