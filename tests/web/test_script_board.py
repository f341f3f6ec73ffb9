"""Playing on the picture, by pointer and by keyboard; cards and paragraphs where they are mentioned."""

import pytest
from playwright.sync_api import Browser, Page, expect

from web import script_stage
from web.script_stage import Stage, listening, visiting
from web.script_table import SPACES

pytestmark = pytest.mark.browser
stage = script_stage.stage_fixture
PIECE = "#space-{} [data-piece=fox]"
EVERYWHERE = [(20 + n, name, f"Go to {name}") for n, name in enumerate(SPACES)]


def spot(page: Page, thing: str) -> tuple[float, float]:
    box = page.locator(thing).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Pointer


def test_a_click_on_a_place_is_a_click_on_its_option(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.mouse.click(*spot(page, "#space-A2"))
        expect(page.locator(PIECE.format("A2"))).to_be_visible()
        page.mouse.click(*spot(page, "#space-C2"))  # nothing is said about that place
        assert [fields["action"] for fields in stage.posted("act")] == ["10"]


def test_several_options_for_one_place_are_offered_beside_the_pointer(browser: Browser, stage: Stage) -> None:
    stage.options.append((12, "A2", "Build at A2"))
    with visiting(browser, stage) as page:
        page.mouse.click(*spot(page, "#space-A2"))
        expect(page.locator(".chooser button")).to_have_text(["Go to A2 1", "Build at A2 3"])
        page.keyboard.press("Escape")
        expect(page.locator(".chooser")).to_have_count(0)
        page.mouse.click(*spot(page, "#space-A2"))
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator("#table")).to_have_attribute("data-seq", "2")
        expect(page.locator(".chooser")).to_have_count(0)
        assert [fields["action"] for fields in stage.posted("act")] == ["12"]


def test_a_click_on_something_barred_says_why_not(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.mouse.click(*spot(page, "#space-C3"))
        expect(page.locator("#toast p")).to_have_text("That is too far away.")
        expect(page.locator("#toast a.law")).to_have_text("§ 4.4")
        assert stage.posted("act") == []


def test_a_place_and_its_option_light_up_together(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        both = page.locator("#space-B1.lit, button[data-target=space-B1].lit")
        page.hover("text=Go to B1")
        expect(both).to_have_count(2)
        page.mouse.move(*spot(page, "#space-A2"))
        expect(both).to_have_count(0)
        expect(page.locator(".lit")).to_have_count(2)
        page.mouse.move(990, 790)
        expect(page.locator(".lit")).to_have_count(0)
        page.focus("text=Go to B1")
        expect(both).to_have_count(2)
        listening(page, stage)
        stage.tell(piece="C1")
        expect(page.locator("#table")).to_have_attribute("data-seq", "2")
        expect(both).to_have_count(2)


# Keyboard


def test_the_key_on_an_option_takes_it(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.keyboard.press("2")
        expect(page.locator(PIECE.format("B1"))).to_be_visible()


def test_letters_are_found_by_their_place_on_any_keyboard(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.evaluate("document.querySelector('[data-hot=\"2\"]').dataset.hot = 'a'")
        page.evaluate(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ф', code: 'KeyA', bubbles: true }))"
        )
        expect(page.locator(PIECE.format("B1"))).to_be_visible()


def test_keys_are_letters_while_somebody_types(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.focus("[name=text]")
        page.keyboard.type("12u+-0")
        expect(page.locator("[name=text]")).to_have_value("12u+-0")
        assert stage.played() == []


@pytest.mark.parametrize("key", ["u", "Control+z"])
def test_undo_has_a_key(browser: Browser, stage: Stage, key: str) -> None:
    with visiting(browser, stage) as page:
        page.keyboard.press(key)
        expect(page.locator("#table")).to_have_attribute("data-seq", "2")
        assert stage.played() == ["undo"]


def test_enter_ends_the_turn_where_nothing_else_has_the_focus(browser: Browser, stage: Stage) -> None:
    stage.confirm, stage.options = True, []
    with visiting(browser, stage) as page:
        page.keyboard.press("Enter")
        expect(page.locator("#table")).to_have_attribute("data-seq", "2")
        assert stage.played() == ["confirm"]


def test_arrows_walk_over_the_places_and_enter_takes_one(browser: Browser, stage: Stage) -> None:
    stage.options = EVERYWHERE
    with visiting(browser, stage) as page:
        page.focus("#board")
        walked = []
        for key in ["Right", "Right", "Down", "Right", "Right", "Left", "Down", "Up"]:
            page.keyboard.press(f"Arrow{key}")
            walked.append(page.get_attribute("#board .lit", "id"))
        assert walked == [f"space-{name}" for name in ("A1", "B1", "B2", "C2", "C2", "B2", "B3", "B2")]
        expect(page.locator("[aria-live=polite]")).to_contain_text("Go to B2")
        page.keyboard.press("Enter")
        expect(page.locator(PIECE.format("B2"))).to_be_visible()
        assert [fields["action"] for fields in stage.posted("act")] == ["24"]
        expect(page.locator("#board")).to_be_focused()


def test_a_board_with_nothing_to_choose_is_no_stop(browser: Browser, stage: Stage) -> None:
    stage.options = []
    with visiting(browser, stage) as page:
        assert page.get_attribute("#board", "tabindex") is None
        assert page.get_attribute("#board", "role") is None


# Cards and paragraphs


def test_a_card_is_shown_large_after_a_moments_hover(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.mouse.move(*spot(page, "#card-hazel"))
        sheet = page.locator("[role=tooltip]")
        expect(sheet).to_have_text("Hazel")
        expect(page.locator("[id=card-hazel]")).to_have_count(1)  # its names do not hide the board's
        page.mouse.move(990, 790)
        expect(sheet).to_have_count(0)
        page.focus(".chip")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(sheet).to_be_visible()
        expect(page.locator(".chip")).to_have_attribute("aria-describedby", "card-sheet")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        assert [path for path in stage.asked if "card" in path] == ["/t/x/card?target=card-hazel"]


def test_a_long_press_shows_the_card_and_is_no_click(browser: Browser, stage: Stage) -> None:
    stage.barred = [("hazel", "x")]
    with visiting(browser, stage, has_touch=True) as page:
        x, y = spot(page, "#card-hazel")
        touch = page.context.new_cdp_session(page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(page.locator("[role=tooltip]")).to_be_visible()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(100)
        expect(page.locator("[role=tooltip]")).to_be_visible()
        page.touchscreen.tap(900, 700)
        expect(page.locator("[role=tooltip]")).to_have_count(0)


def test_a_law_chip_opens_its_paragraph_and_then_its_page(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        before = page.locator("#asked").bounding_box()
        page.click("#prompt a.law")
        expect(page.locator(".law-sheet")).to_contain_text("A traveller sleeps until woken.")
        expect(page.locator(".law-sheet a.law")).to_have_attribute("href", "/rules/roam#4.4")
        assert page.locator("#asked").bounding_box() == before
        page.mouse.click(900, 700)
        expect(page.locator(".law-sheet")).to_have_count(0)
        page.click("#prompt a.law")
        expect(page.locator(".law-sheet")).to_be_visible()
        page.click("#prompt a.law")
        page.wait_for_url("**/rules/roam#4.4")
