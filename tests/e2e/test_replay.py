"""After the game: every moment, through everybody's eyes; to send, to keep, to verify, to play on from."""

import re
from pathlib import Path

import pytest
from cli.program import parlour, until
from needs import needs
from playwright.sync_api import Page, expect
from web.servers import Server

from e2e.guests import STILL, Guest, House

needs("roam")

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A whole game: its one person leaves at once, and bots play it to the end."""
    client = server.browser()
    table = client.post("/play/roam", data={"seats": "2", "set-version": "full"}).url.path
    client.post(f"{table}/leave", data={"seat": "0"})
    until(lambda: 'data-status="finished"' in client.get(f"{table}/fragment?board=none").text)
    return table


def opened(house: House, path: str) -> Guest:
    guest = house.guest(**STILL)
    guest.opens(path)
    guest.sees("#board > svg")
    return guest


def is_at(guest: Guest, moment: int) -> None:
    """The words, the slider and the address all say so."""
    words = re.compile(f"Move {moment} of" if moment else "The start")
    expect(guest.page.locator("#asked")).to_have_text(words)
    expect(guest.page.locator("input[type=range]")).to_have_value(str(moment))
    expect(guest.page).to_have_url(re.compile(rf"[?&]at={moment}\b"))


def test_a_game_is_stepped_through_by_keys_and_by_the_slider(house: House, finished: str) -> None:
    guest = opened(house, f"{finished}/replay?at=2")
    last = guest.moves()
    guest.page.keyboard.press("ArrowRight")
    is_at(guest, 3)
    log = guest.page.locator("#log .entry")
    expect(log).to_have_count(3)
    guest.page.keyboard.press("ArrowLeft")
    is_at(guest, 2)
    guest.page.keyboard.press("End")
    is_at(guest, last)
    guest.page.keyboard.press("Home")
    is_at(guest, 0)
    guest.page.locator("input[type=range]").fill("20")
    is_at(guest, 20)
    guest.presses("a[rel=next]")
    is_at(guest, 21)
    told = guest.page.locator("#log .entry:has(a.moment)").nth(2)  # what shows only in what follows has no link
    moment = int(told.get_attribute("data-n") or "")
    assert moment < 21
    told.locator("a.moment").click()
    is_at(guest, moment)
    guest.presses("[data-speed='4']")
    guest.presses("[data-play]")
    expect(guest.page.locator("#asked")).not_to_have_text(re.compile(f"Move {moment} of"))
    expect(guest.page.locator("[data-play]")).to_have_attribute("aria-pressed", "true")
    guest.presses("[data-play]")
    expect(guest.page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")


def test_a_finished_game_is_seen_through_any_eyes(house: House, finished: str) -> None:
    guest = opened(house, f"{finished}/replay?at=12")
    seen = {}
    for n, name in enumerate(guest.page.locator(".eye").all_inner_texts()):
        guest.page.locator(".eye").nth(n).click()
        expect(guest.page.locator(".eye[aria-current]")).to_have_text(name)
        is_at(guest, 12)
        seen[name] = guest.page.locator("#board > svg").inner_html()
    assert len(seen) == 3
    assert len(set(seen.values())) == 3, "each sees their own side of the table"


def test_a_link_to_a_moment_opens_it_for_somebody_else(house: House, finished: str) -> None:
    guest = opened(house, f"{finished}/replay?at=9&seat=1")
    guest.presses("details.onward summary")
    link = guest.sees("#share-link").input_value()
    other = house.guest(java_script_enabled=False)
    other.page.goto(link)
    assert guest.page.locator("#asked").inner_text() == other.page.locator("#asked").inner_text()
    expect(other.page.locator(".eye[aria-current]")).to_have_text(guest.page.locator(".eye[aria-current]").inner_text())


def kept(guest: Guest, query: str, folder: Path) -> Path:
    """A file that the guest downloads."""
    with guest.page.expect_download() as download:
        guest.presses(query)
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_the_transcript_of_a_table_can_be_verified(house: House, finished: str, tmp_path: Path) -> None:
    guest = house.guest(**STILL)
    guest.opens(finished)
    guest.presses("details.verify summary")
    commitment, secret = guest.page.locator(".proof code").all_inner_texts()
    path = kept(guest, "#prompt a[href$='/transcript']", tmp_path)
    assert secret in path.read_text("utf-8")
    assert "as promised" in parlour("verify", path, "--commitment", commitment).fine().out
    parlour("verify", path, "--commitment", "0" * 64).refused(1)


def test_a_story_is_read_from_the_disk_without_any_server(house: House, finished: str, tmp_path: Path) -> None:
    guest = opened(house, f"{finished}/replay?at=3")
    last = guest.moves()
    guest.presses("details.onward summary")
    path = kept(guest, "a[href$='/story.html']", tmp_path)
    reader = house.guest(offline=True)
    reader.page.goto(path.as_uri())
    reads(reader.page, last)


def reads(page: Page, last: int) -> None:
    expect(page.locator(".board > svg >> visible=true")).to_have_count(1)
    for key, where in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        expect(page.locator("output")).to_have_text(f"{where} / {last}")
        expect(page.locator(".board > svg >> visible=true")).to_have_count(1)


def test_one_plays_on_from_a_moment_at_a_table_of_ones_own(house: House, finished: str) -> None:
    guest = opened(house, f"{finished}/replay?at=10&seat=0")
    guest.presses("details.onward summary")
    guest.presses("form[data-do=analyse] button")
    guest.page.wait_for_url(lambda url: finished not in url)
    is_analysis(guest)
    guest.presses(".for-people")
    guest.presses(f"#people a[href='{finished}']")
    guest.sees("#prompt.over")


def test_a_position_is_kept_as_a_file_and_opened_again(house: House, finished: str, tmp_path: Path) -> None:
    guest = opened(house, f"{finished}/replay?at=10&seat=0")
    guest.presses("details.onward summary")
    path = kept(guest, "a[href*='/position?']", tmp_path)
    guest.opens("/positions/new")
    guest.page.fill("textarea[name=position]", path.read_text("utf-8"))
    guest.presses("form[action='/positions/new'] button")
    is_analysis(guest)


def is_analysis(guest: Guest) -> None:
    """Both seats are the guest's, and they play on."""
    guest.sees("#board > svg")
    guest.sees(".bar .tag.analysis")
    expect(guest.page.locator(".seat-chip.me")).to_have_count(2)
    assert guest.is_asked()
    guest.clicks(guest.options()[0])
