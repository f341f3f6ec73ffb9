"""A stranger's first game: one button in the lobby, the whole game on the picture, and once more."""

import pytest
from needs import needs
from playwright.sync_api import expect

from e2e.guests import House

needs("roam")

pytestmark = pytest.mark.browser


def test_a_guest_presses_play_now_and_plays_a_whole_game_on_the_picture(house: House) -> None:
    guest = house.guest()
    guest.opens("/")
    guest.presses("form[action='/play/roam'] button")
    guest.sees("#board > svg")
    expect(guest.page.locator(".seat-chip")).to_have_count(3)
    expect(guest.page.locator(".seat-chip .is-bot")).to_have_count(2)
    on_board = 0
    while guest.is_asked():
        options = guest.options()
        on_board += guest.clicks(options[0])
    assert on_board > 12
    guest.sees("#prompt.over h2")
    expect(guest.page.locator(".scores tbody tr")).to_have_count(3)
    first = guest.table
    guest.presses("form[data-do=rematch] button")
    guest.page.wait_for_url(lambda url: first not in url)
    guest.sees("#board > svg")
    assert guest.fact("status") == "playing"
    expect(guest.page.locator(".seat-chip .is-bot")).to_have_count(2)
