"""With others at the table: talk, notes, going and coming back, somebody who is absent, giving up."""

import sys
from pathlib import Path

import pytest
from cli.program import until
from needs import needs
from playwright.sync_api import expect
from web import servers

from e2e.guests import Door, Guest, House

needs("roam")

pytestmark = pytest.mark.browser
SAID = "#talk .said"
BEAT = 16_000  # ms: now and then a page looks by itself
SOONER = """import runpy, sys
from parlour.web.rooms import commands
commands.GRACE = 3
sys.argv[0] = "parlour"
runpy.run_module("parlour", run_name="__main__")"""
IMPATIENT = [sys.executable, "-P", "-c", SOONER, "serve", "--port", "0"]  # nobody is given a whole minute to come back


def turns_to(guest: Guest, tab: str) -> None:
    guest.presses(f".for-{tab}")
    guest.sees(f"#{tab}")


def plays_on(guest: Guest) -> None:
    """Until it is somebody else's turn."""
    while guest.fact("turn") == "mine":
        guest.clicks(guest.options()[0])


def says(guest: Guest, words: str) -> None:
    guest.page.fill("#talk input[name=text]", words)
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#talk input[name=text]")).to_have_value("")


def test_two_talk_and_a_spectator_hears_them_only_when_the_game_is_over(house: House) -> None:
    ann, ben = house.pair()
    eve = house.guest("Eve")
    eve.comes_to(ann.table)
    for each in (ann, ben, eve):
        turns_to(each, "talk")
    says(ann, "Good luck!")
    ben.sees(SAID, "Good luck!")
    says(ben, "<b>You</b> too")
    ann.sees(f"{SAID}:not(.mine)", "<b>You</b> too")
    says(eve, "I watch")
    eve.sees(SAID, "I watch")
    expect(eve.page.locator(SAID)).to_have_count(1)
    expect(ann.page.locator(SAID)).to_have_count(2)
    ann.asks_for(f"/t/{ann.table}/resign", seat="0")
    for each in (ann, ben, eve):
        expect(each.page.locator(SAID)).to_have_count(3)


def test_notes_are_kept_and_private(house: House) -> None:
    ann, ben = house.pair()
    turns_to(ann, "notes")
    ann.page.fill("#notes textarea", "Ben likes corners")
    with ann.page.expect_response("**/note"):
        ann.presses("#notes button")
    ann.page.reload()
    turns_to(ann, "notes")
    expect(ann.page.locator("#notes textarea")).to_have_value("Ben likes corners")
    ben.page.reload()
    ben.sees("#board > svg")
    assert "corners" not in ben.page.content()
    assert "corners" not in ben.asks(f"/t/{ann.table}/fragment?board=none")


def test_a_bot_plays_for_who_leaves_until_they_return(house: House) -> None:
    ann, ben = house.pair()
    turns_to(ann, "people")
    ann.presses("#people details.away summary")
    ann.does(lambda: ann.presses("form[data-do=leave] button"))
    ann.sees(".notice", "A bot plays for Ann")
    ben.sees("#seats .is-away")
    assert ben.is_asked(), "the bot has played Ann's turn"
    plays_on(ben)
    assert ben.is_asked(), "and another"
    ann.waits_for(ben.fact("seq"))
    ann.does(lambda: ann.presses("form[data-do=return] button"))
    ben.waits_for(ann.fact("seq"))
    ben.sees_no("#seats .is-away")
    plays_on(ben)
    assert ann.is_asked()
    ann.clicks(ann.options()[0])


def test_the_others_may_let_a_bot_play_for_somebody_who_is_absent(
    door: Door, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "PROGRAM", IMPATIENT)
    with servers.serving(tmp_path) as server:
        ann, ben = House(door, server).pair()
        ann.page.clock.install()
        ann.comes_to(ann.table)
        plays_on(ann)
        assert not ann.page.locator("form[data-do=vote]").count()
        ben.opens("/")
        ann.sees("#seats .dot.gone")
        until(lambda: 'data-do="vote"' in ann.asks(f"/t/{ann.table}/fragment?board=none"))
        ann.page.clock.fast_forward(BEAT)
        ann.does(lambda: ann.presses("#prompt form[data-do=vote] button"))
        assert ann.is_asked(), "a bot has played for Ben"
        ann.sees("#seats .is-away")
        ben.comes_to(ann.table)
        ben.does(lambda: ben.presses("form[data-do=return] button"))
        ann.waits_for(ben.fact("seq"))
        plays_on(ann)
        assert ben.is_asked()
        door.close()


def test_who_resigns_has_lost_and_everybody_sees_it(house: House) -> None:
    ann, ben = house.pair()
    ann.clicks(ann.options()[0])
    turns_to(ann, "people")
    ann.presses("#people details.away summary")
    ann.does(lambda: ann.presses("form[data-do=resign] button"))
    for each in (ann, ben):
        each.sees("#prompt.over h2", "Ben")
        each.sees("#prompt.over .why", "All the others have resigned")
        assert each.fact("status") == "finished"
    over = ann.table
    ben.presses("form[data-do=rematch] button")
    ben.page.wait_for_url(lambda url: over not in url)
    ann.presses("a:has-text('Go to the rematch')")
    for each in (ann, ben):
        each.sees("#board > svg")
    assert ann.table == ben.table
