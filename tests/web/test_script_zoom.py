"""Pan and zoom of the board, which must never take the page's own zoom and scrolling away."""

import pytest
from playwright.sync_api import Browser, Page, expect

from web import script_stage
from web.script_stage import Stage, listening, visiting

pytestmark = pytest.mark.browser
stage = script_stage.stage_fixture


def scale(page: Page) -> float:
    return float(page.evaluate("document.querySelector('#board > svg').getBoundingClientRect().width / 600"))


def corner(page: Page) -> list[float]:
    """Where the upper left of the picture is, seen from its frame."""
    found: list[float] = page.evaluate(
        """() => { const [frame, picture] = ["#board", "#board > svg"].map(
             each => document.querySelector(each).getBoundingClientRect());
             return [Math.round(picture.x - frame.x), Math.round(picture.y - frame.y)] }"""
    )
    return found


PAUSE = 400  # ms: more than ends a movement of the wheel, or what could be a double click
TURNS = """turns => turns.map(deltaY => !document.querySelector("#board").dispatchEvent(
  new WheelEvent("wheel", { deltaY, clientX: 300, clientY: 300, bubbles: true, cancelable: true })))"""


def scrolls_to(page: Page, place: float) -> None:
    page.wait_for_function("place => scrollY === place", arg=place)


def double_click(page: Page, x: float, y: float, then: float) -> None:
    """On a busy machine the second click may come too late for one."""
    for _ in range(20):
        page.mouse.dblclick(x, y)
        if scale(page) == then:
            return
        page.wait_for_timeout(PAUSE)
    pytest.fail(f"{scale(page)}, not {then}")


def test_the_wheel_scrolls_the_page_until_the_board_has_the_focus(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.mouse.move(300, 300)
        page.mouse.wheel(0, 100)
        scrolls_to(page, 100)
        assert scale(page) == 1
        page.mouse.wheel(0, -100)
        scrolls_to(page, 0)
        page.focus("#board")
        page.wait_for_timeout(PAUSE)
        page.mouse.wheel(0, -150)
        expect(page.locator("#board.zoomed")).to_be_visible()
        assert scale(page) > 1.4
        assert page.evaluate(TURNS, [200, 200]) == [True, True], "a movement keeps its meaning to its end"
        assert (scale(page), page.evaluate("scrollY")) == (1, 0)
        page.wait_for_timeout(PAUSE)
        page.mouse.wheel(0, 100)
        scrolls_to(page, 100)


def test_ctrl_and_wheel_belong_to_the_browser(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.focus("#board")
        left = page.evaluate(
            """() => document.querySelector("#board").dispatchEvent(
              new WheelEvent("wheel", { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true }))"""
        )
        assert left, "nobody prevented it"
        assert scale(page) == 1


def test_keys_and_buttons_zoom(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        reset = page.locator("[data-zoom=reset]")
        expect(reset).to_be_hidden()
        page.keyboard.press("+")
        assert scale(page) == 1.5
        page.click("[data-zoom=in]")
        assert scale(page) == 2.25
        page.keyboard.press("-")
        assert scale(page) == 1.5
        expect(reset).to_have_attribute("aria-label", "Whole board")
        listening(page, stage)
        stage.tell(piece="C1")
        expect(page.locator("#table")).to_have_attribute("data-seq", "2")
        assert scale(page) == 1.5
        reset.click()
        assert scale(page) == 1
        page.keyboard.press("+")
        page.keyboard.press("0")
        assert scale(page) == 1


def test_a_drag_pans_and_is_no_click(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.keyboard.press("+")
        page.mouse.move(150, 300)
        page.mouse.down()
        page.mouse.move(190, 320, steps=4)
        page.mouse.up()
        assert corner(page) == [-110, -130]
        page.mouse.move(150, 300)
        page.mouse.down()
        page.mouse.move(590, 590, steps=3)
        page.mouse.up()
        assert corner(page) == [0, 0], "it cannot leave its frame"
        assert stage.posted("act") == []


def test_a_double_click_zooms_there_and_back(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        double_click(page, 500, 500, then=2)
        page.wait_for_timeout(PAUSE)
        double_click(page, 300, 500, then=1)


def test_two_fingers_zoom_the_board_and_one_pans_it(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage, has_touch=True) as page:
        touch = page.context.new_cdp_session(page)

        def fingers(kind: str, *points: tuple[float, float]) -> None:
            where = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

        assert page.evaluate("document.querySelector('#board').style.touchAction") == "pan-x pan-y"
        fingers("touchStart", (200, 300))
        fingers("touchStart", (200, 300), (300, 300))
        for spread in range(10, 101, 10):
            fingers("touchMove", (200 - spread / 2, 300), (300 + spread / 2, 300))
        fingers("touchEnd")
        assert scale(page) == pytest.approx(2, abs=0.05)
        assert page.evaluate("visualViewport.scale") == 1
        assert page.evaluate("document.querySelector('#board').style.touchAction") == "none"
        before = corner(page)
        fingers("touchStart", (300, 300))
        for step in range(5, 41, 5):
            fingers("touchMove", (300 + step, 300))
        fingers("touchEnd")
        assert corner(page) == [pytest.approx(before[0] + 40, abs=1), before[1]]
        assert stage.posted("act") == []
        expect(page.locator("#toast")).to_be_empty()
