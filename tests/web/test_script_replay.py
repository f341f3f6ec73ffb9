"""The replay and the lobby: moments without loading pages, and lists that stay up to date."""

import pytest
from playwright.sync_api import Browser, expect

from web import script_stage
from web.script_stage import Stage, visiting

pytestmark = pytest.mark.browser
stage = script_stage.stage_fixture
KEYS = [("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 4), ("ArrowRight", 4)]


def test_keys_links_and_the_scrubber_lead_to_moments(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage, "/t/x/replay") as page:
        page.evaluate("window.same = true")
        shown = page.locator("output")
        for key, at in KEYS:
            page.keyboard.press(key)
            expect(shown).to_have_text(f"{at} / 4")
            expect(page.locator("input")).to_have_value(str(at))
            expect(page).to_have_url(stage.address(f"/t/x/replay?at={at}"))
        page.keyboard.press("Home")
        for _ in range(3):
            page.keyboard.press("ArrowRight")  # faster than they are fetched
        expect(shown).to_have_text("3 / 4")
        page.click("#third")
        expect(shown).to_have_text("3 / 4")
        expect(page).to_have_url(stage.address("/t/x/replay?at=3&seat=1"))
        page.fill("input", "2")
        expect(shown).to_have_text("2 / 4")
        assert "/t/x/replay?at=2&seat=1&fragment=1&board=wide" in stage.asked
        assert page.evaluate("window.same")


def test_it_plays_by_itself_and_stops_at_the_end(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage, "/t/x/replay?at=0") as page:
        page.click("[data-speed='4']")
        page.keyboard.press("Escape")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(" ")
        expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("output")).to_have_text("4 / 4")
        expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")
        page.click("[data-play]")
        expect(page.locator("output")).to_have_text("1 / 4")  # from the start again
        page.keyboard.press("ArrowLeft")
        expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")
        expect(page.locator("output")).to_have_text("0 / 4")


def test_the_lobby_stays_up_to_date_and_keeps_what_is_typed(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage, "/lobby") as page:
        page.clock.install()
        page.reload()
        page.fill("[name=code]", "ABC")
        stage.seq = 2
        page.clock.run_for(11000)
        expect(page.locator("#n")).to_have_text("2")
        expect(page.locator("[name=code]")).to_have_value("ABC")


def test_a_link_is_copied(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage, "/lobby", permissions=["clipboard-read", "clipboard-write"]) as page:
        page.click("text=Copy")
        expect(page.locator("button")).to_have_text("Copied")
        assert page.evaluate("navigator.clipboard.readText()") == "http://a/b"
        expect(page.locator("button")).to_have_text("Copy")
