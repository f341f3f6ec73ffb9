"""A guest makes an account: what they played, the language and the light come along to any browser."""

import secrets

import pytest
from needs import needs
from playwright.sync_api import expect

from e2e.guests import Guest, House

needs("roam")

pytestmark = pytest.mark.browser
PASSWORD = "three small wooden boats"


def fills(guest: Guest, form: str, login: str) -> None:
    guest.page.fill(f"form[action='{form}'] input[name=login]", login)
    guest.page.fill(f"form[action='{form}'] input[name=password]", PASSWORD)
    guest.submits(f"form[action='{form}'] button")


def chooses(guest: Guest, language: str, times: int) -> None:
    """The language by its button in the bar, the light by one that goes round: as the device has it, light, dark."""
    guest.submits(f".langs button[value={language}]")
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    for _ in range(times):
        guest.submits("form[action='/theme'] button")


def is_dark_and_polish(guest: Guest) -> None:
    expect(guest.page.locator("html")).to_have_attribute("lang", "pl")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_guest_with_a_table_makes_an_account_and_has_it_in_another_browser(house: House) -> None:
    guest, login = house.guest("Maja"), f"maja-{secrets.token_hex(4)}"
    table = guest.opens_table("me", "bot:greedy")
    guest.opens("/")
    chooses(guest, "pl", times=2)
    is_dark_and_polish(guest)
    guest.opens("/account")
    fills(guest, "/account/register", login)
    guest.sees("main h1", "Maja")
    guest.opens("/account")
    guest.submits("form[action='/account/logout'] button")
    guest.opens("/")
    expect(guest.page.locator(f"a[href='/t/{table}']")).to_have_count(0)

    elsewhere = house.guest()
    elsewhere.opens("/account")
    fills(elsewhere, "/account/login", login)
    elsewhere.opens("/")
    is_dark_and_polish(elsewhere)
    elsewhere.sees("main h1", "Maja")
    elsewhere.presses(f"a[href='/t/{table}']")
    is_dark_and_polish(elsewhere)
    assert elsewhere.is_asked()
    elsewhere.clicks(elsewhere.options()[0])
    elsewhere.page.reload()
    assert elsewhere.moves() == 1


def test_a_stranger_keeps_the_language_and_the_light_without_being_anybody(house: House) -> None:
    stranger = house.guest()
    stranger.opens("/rules/roam")
    chooses(stranger, "pl", times=2)
    for path in ("/", "/rules/roam", "/new/roam"):
        stranger.opens(path)
        is_dark_and_polish(stranger)
    stranger.presses("form[action='/new/roam'] button.main")
    stranger.sees("#board > svg")
    is_dark_and_polish(stranger)
