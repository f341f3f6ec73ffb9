"""Motion: the page is right at once, pieces slide to where they already are, and nobody has to wait for them."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web import script_stage
from web.script_stage import Stage, listening, visiting

pytestmark = pytest.mark.browser
stage = script_stage.stage_fixture
WATCH = """() => { window.motions = []; const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const motion = animate.call(this, frames, options);
    window.motions.push({ piece: this.dataset.piece, frames, ...options });
    window.last = motion; motion.pause(); return motion } }"""  # paused, so that a slow machine sees them too


def motions(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.motions")
    return found


def moved(page: Page, stage: Stage, **changes: Any) -> None:
    page.evaluate(WATCH)
    listening(page, stage)
    stage.tell(**changes)
    expect(page.locator("#table")).to_have_attribute("data-seq", str(stage.seq))


def test_a_piece_slides_from_where_it_was(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        moved(page, stage, piece="C2")
        (motion,) = motions(page)
        frames = [{"translate": "-200px -100px"}, {"translate": "0px 0px"}]  # in units of the drawing
        assert (motion["piece"], motion["duration"], motion["frames"]) == ("fox", 260, frames)
        shown, is_at = page.locator("[data-piece=fox]").bounding_box(), page.locator("#space-A1").bounding_box()
        assert shown is not None
        assert is_at is not None
        assert abs(shown["x"] - is_at["x"]) < 50, "it starts where it was"
        page.keyboard.press("Shift")
        assert page.evaluate("window.last.playState") == "finished", "any input ends it"


def test_one_thing_moves_at_a_time_and_not_for_long(browser: Browser, stage: Stage) -> None:
    def pieces(y: int) -> str:
        dots = "".join(f'<circle data-piece="p{n}" cx="{n * 9}" cy="{y}" r="4"/>' for n in range(9))
        return f'<div id="others"><svg viewBox="0 0 99 99" width="99">{dots}</svg></div>'

    stage.extra = pieces(5)
    with visiting(browser, stage) as page:
        moved(page, stage, extra=pieces(50))
        found = motions(page)
        assert [motion["delay"] for motion in found] == [0, 260, 520, 780]
        assert max(motion["delay"] + motion["duration"] for motion in found) <= 1200


def test_who_wants_no_motion_gets_a_short_fade(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage, reduced_motion="reduce") as page:
        moved(page, stage, piece="C2", score=7)
        (motion,) = motions(page)
        assert (motion["duration"], motion["frames"]) == (120, [{"opacity": 0}, {}])
        assert page.inner_text("#score") == "7"


def test_nothing_moves_when_nothing_has_changed_place(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        moved(page, stage)
        assert motions(page) == []


def test_a_score_counts_up_by_whole_points(browser: Browser, stage: Stage) -> None:
    with visiting(browser, stage) as page:
        page.evaluate(
            """() => { window.shown = []; new MutationObserver(() => window.shown.push(score.textContent)).observe(
              score, { childList: true, characterData: true, subtree: true }) }"""
        )
        listening(page, stage)
        stage.tell(score=12)
        page.wait_for_function("() => window.shown.length > 1 && window.shown.at(-1) === '12'")
        shown = [int(text) for text in page.evaluate("window.shown")]
        assert shown[1:] == sorted(shown[1:]), "after the truth was there, it counted up"
