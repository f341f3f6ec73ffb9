"""News: the page hears of them by whatever gets through, and tells somebody who looks elsewhere."""

import pytest
from playwright.sync_api import Browser, Page, expect

from web import script_stage
from web.script_stage import Stage, listening, patiently, visiting

pytestmark = pytest.mark.browser
stage = script_stage.stage_fixture
SEQ = "data-seq"


def icon(page: Page) -> str:
    return page.get_attribute("link[rel=icon]", "href") or ""


def hide(page: Page, hidden: bool) -> None:
    page.evaluate(
        """hidden => { Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange")) }""",
        hidden,
    )


def test_a_move_of_somebody_else_comes_by_itself(browser: Browser, stage: Stage) -> None:
    stage.turn = "other"
    with visiting(browser, stage) as page:
        assert (page.title(), icon(page)) == ("Roam", "/static/icon.svg")
        listening(page, stage)
        stage.tell(turn="mine", piece="B2")
        expect(page).to_have_title("● Roam")
        assert icon(page) == "/static/icon-turn.svg"
        expect(page.locator("#space-B2 [data-piece=fox]")).to_be_visible()
        stage.tell(turn="other")
        expect(page).to_have_title("Roam")
        assert icon(page) == "/static/icon.svg"


def test_talk_is_news_too(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        listening(page, stage)
        stage.tell(talk=1, extra='<p id="said">Hi</p>')
        expect(page.locator("#said")).to_be_visible()


def test_after_a_restart_of_the_server_the_page_catches_up(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.evaluate("window.same = true")
        listening(page, stage)
        stage.die()
        expect(page.locator("#offline")).to_be_visible()
        stage.seq, stage.piece = 7, "C3"
        stage.rise()
        expect(page.locator("#table")).to_have_attribute(SEQ, "7")
        expect(page.locator("#offline")).to_be_hidden()
        listening(page, stage)
        stage.tell()
        expect(page.locator("#table")).to_have_attribute(SEQ, "8")
        assert page.evaluate("window.same"), "the page was never loaded again"


def test_without_a_websocket_it_asks_and_waits(browser: Browser, stage: Stage) -> None:
    stage.deaf = True
    with visiting(browser, stage) as page:
        expect(page.locator("#offline")).to_be_hidden()
        patiently(page, lambda: "/t/x/wait?after=1&talk=0" in stage.asked)
        stage.tell(piece="C2")
        expect(page.locator("#table")).to_have_attribute(SEQ, "2")
        expect(page.locator("#offline")).to_be_hidden()


def test_somebody_who_looks_again_sees_what_is_new(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        listening(page, stage)
        hide(page, True)
        stage.tell(piece="B2")
        expect(page.locator("#table")).to_have_attribute(SEQ, "2")
        expect(page.locator(".fresh")).to_have_count(0)
        hide(page, False)
        expect(page.locator("#space-A1.fresh, #space-B2.fresh")).to_have_count(2)
        expect(page.locator(".fresh")).to_have_count(2)
        page.click("text=Go to A2")
        expect(page.locator(".fresh")).to_have_count(0)


def test_changes_since_the_last_visit_are_marked_and_the_look_is_told(browser: Browser, stage: Stage) -> None:
    stage.seq, stage.moves, stage.seen = 9, 5, 3
    with visiting(browser, stage) as page:
        expect(page.locator("#space-A1.fresh, #space-C3.fresh")).to_have_count(2)
        expect(page.locator(".fresh")).to_have_count(2)  # rings come and go, and are no news
        assert "/t/x/board.svg?layout=wide&at=3&seat=0" in stage.asked
        patiently(page, lambda: bool(stage.posted("seen")))
        assert stage.posted("seen") == [{"seq": "9"}]


def test_a_turn_may_be_heard(browser: Browser, stage: Stage) -> None:
    stage.turn, stage.sound = "other", "1"
    with visiting(browser, stage) as page:
        page.evaluate(
            """() => { window.tones = 0; const { createOscillator: make, resume } = AudioContext.prototype;
              AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this) };
              AudioContext.prototype.resume = function () { window.audio = this; return resume.call(this) } }"""
        )
        listening(page, stage)
        page.mouse.click(900, 700)
        page.wait_for_function("() => window.audio?.state === 'running'")
        stage.tell(turn="mine")
        expect(page).to_have_title("● Roam")
        assert page.evaluate("window.tones") == 2
