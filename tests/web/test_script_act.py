"""Moves from the page: each is done once, whatever happens to the network, and the page shows what the server says."""

import pytest
from cli.program import PATIENCE
from playwright.sync_api import Browser, expect

from web import script_stage
from web.script_stage import Stage, listening, visiting

pytestmark = pytest.mark.browser
stage = script_stage.stage_fixture
PIECE = "#board [id=space-{}] [data-piece=fox]"


def test_the_page_gets_a_drawing_that_can_be_clicked(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        expect(page.locator("#board picture")).to_have_count(0)
        assert "/t/x/fragment?board=wide" in stage.asked
        page.set_viewport_size({"width": 390, "height": 800})
        expect(page.locator("#board[data-layout=phone]")).to_be_visible()


def test_an_option_is_posted_with_its_fields_and_the_page_follows(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.click("text=Go to B1")
        expect(page.locator(PIECE.format("B1"))).to_be_visible()
        assert stage.posted("act") == [{"action": "11", "seat": "0", "expected_seq": "1", "key": "act-11-1"}]
        assert page.url == stage.address()


def test_a_double_click_is_one_move_and_buttons_are_busy_meanwhile(browser: Browser, stage: Stage) -> None:
    stage.hang = True
    with visiting(browser, stage) as page:
        page.dblclick("text=Go to A2")
        page.click("text=Go to B1", force=True)
        expect(page.locator("button[aria-busy=true]")).to_have_text("Go to A2 1")
        expect(page.locator("#prompt button[aria-disabled=true]")).to_have_count(3)
        expect(page.locator("[data-do=say] button")).not_to_have_attribute("aria-disabled", "true")
        assert len(stage.posted("act")) == 1


def test_a_decision_made_before_the_last_one_was_answered_is_not_lost(browser: Browser, stage: Stage) -> None:
    stage.slow = 2
    with visiting(browser, stage) as page:
        listening(page, stage)
        page.click("text=Go to A2")
        expect(page.locator("#table")).to_have_attribute("data-seq", "2")
        page.click("text=Go to B1", force=True)
        expect(page.locator("#table")).to_have_attribute("data-seq", "3")
        assert stage.done == ["act-10-1", "act-11-2"]


def test_a_move_survives_the_death_of_the_server_and_is_done_once(browser: Browser, stage: Stage) -> None:
    stage.hang = True
    with visiting(browser, stage) as page:
        page.click("text=Go to A2")
        assert stage.arrived.wait(PATIENCE)
        stage.die()
        expect(page.locator("#offline")).to_be_visible()
        stage.hang = False
        stage.rise()
        expect(page.locator(PIECE.format("A2"))).to_be_visible()
        expect(page.locator("#offline")).to_be_hidden()
        expect(page.locator("[aria-busy]")).to_have_count(0)
        keys = [fields["key"] for fields in stage.posted("act")]
        assert len(keys) >= 2
        assert set(keys) == {"act-10-1"}
        assert stage.done == ["act-10-1"]


def test_a_stale_move_is_refused_with_a_sentence_and_the_page_shows_the_truth(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        stage.seq, stage.piece, stage.ears = 5, "C1", set()
        stage.refusal = 409, {"code": "stale", "sentence": "Somebody was faster.", "law": ""}
        page.click("text=Go to A2")
        expect(page.locator("#toast")).to_have_text("Somebody was faster.")
        expect(page.locator(PIECE.format("C1"))).to_be_visible()
        expect(page.locator("#table")).to_have_attribute("data-seq", "5")
        stage.refusal = None
        page.click("text=Go to A2")
        expect(page.locator(PIECE.format("A2"))).to_be_visible()
        expect(page.locator("#toast")).to_be_hidden()


def test_a_refusal_cites_its_paragraph(browser: Browser, stage: Stage) -> None:
    stage.refusal = 422, {"code": "illegal", "sentence": "That land is taken.", "law": "4.4"}
    with visiting(browser, stage) as page:
        page.click("text=Go to A2")
        expect(page.locator("#toast p")).to_have_text("That land is taken.")
        expect(page.locator("#toast a.law")).to_have_attribute("href", "/rules/roam#4.4")


def test_what_was_said_leaves_the_field_and_what_is_being_typed_does_not(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.fill("[name=text]", "Hello")
        page.click("text=Say")
        expect(page.locator("[name=text]")).to_have_value("")
        assert stage.posted("say")[0]["text"] == "Hello"
        assert len(stage.posted("say")[0]["key"]) == 32
        page.fill("[name=text]", "I thi")
        listening(page, stage)
        stage.tell(piece="C2")
        expect(page.locator(PIECE.format("C2"))).to_be_visible()
        expect(page.locator("[name=text]")).to_have_value("I thi")
        expect(page.locator("[name=text]")).to_be_focused()


def test_whoever_plays_by_keyboard_goes_on_from_the_new_question(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.focus("text=Go to A2")
        listening(page, stage)
        stage.tell(options=[(12, "C2", "Go to C2")])
        expect(page.locator("#asked")).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.locator("text=Go to C2")).to_be_focused()
