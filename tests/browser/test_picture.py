"""The picture of a position as a browser really shows it: nothing outside, nothing too small, light and dark differ.

Debian's Chromium, driven by Playwright. A missing browser is an error, never a silent skip.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import parlour
from parlour.bots import ask, make_bot
from parlour.cli.story import story

pytestmark = pytest.mark.browser
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SCREENS = {"wide": (1440, 900), "phone": (390, 844)}
TEXTS = """() => [...document.querySelectorAll('svg text')].filter(t => t.getClientRects().length).map(t => {
  const r = t.getBoundingClientRect(), m = t.getScreenCTM();
  return {text: t.textContent, left: r.left, right: r.right, top: r.top, bottom: r.bottom,
          size: parseFloat(getComputedStyle(t).fontSize) * Math.hypot(m.a, m.b)};
})"""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "browser tests need Chromium (Debian's packages: chromium libatomic1 fonts-dejavu-core)"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


def middle_of_a_game(language: str) -> parlour.Table:
    options = {"version": "full", "outpost": True, "towers": True}
    table = parlour.new("roam", seats=4, seed=11, language=language, **options)
    bots = [make_bot("greedy", table.game, str(seat)) for seat in range(4)]
    while len(table.match.actions) < 70:
        table.apply(ask(bots[table.match.state.decider()], table.match.state))
    return table


def open_picture(browser: Browser, table: parlour.Table, layout: str, scheme: str, folder: Path) -> Page:
    width, height = SCREENS[layout]
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)  # type: ignore[arg-type]
    path = folder / "picture.html"
    path.write_text(f'<!doctype html><meta charset="utf-8"><body style="margin:0">{table.svg(layout=layout)}', "utf-8")
    page.goto(path.as_uri())
    return page


@pytest.mark.parametrize("language", ["en", "uk", "pl", "ru"])
@pytest.mark.parametrize("layout", SCREENS)
def test_all_words_are_inside_the_picture_and_large_enough(
    browser: Browser, tmp_path: Path, layout: str, language: str
) -> None:
    page = open_picture(browser, middle_of_a_game(language), layout, "light", tmp_path)
    box = page.locator("svg").first.bounding_box()
    assert box is not None
    assert box["width"] <= SCREENS[layout][0]
    texts = page.evaluate(TEXTS)
    assert len(texts) > 40
    outside = [t["text"] for t in texts if t["left"] < box["x"] - 1 or t["right"] > box["x"] + box["width"] + 1]
    assert outside == []
    assert [t["text"] for t in texts if t["size"] < 10.9] == []
    page.close()


@pytest.mark.parametrize("layout", SCREENS)
def test_dark_is_dark_and_light_is_light(browser: Browser, tmp_path: Path, layout: str) -> None:
    grounds = {}
    for scheme in ("light", "dark"):
        page = open_picture(browser, middle_of_a_game("en"), layout, scheme, tmp_path)
        ground = "getComputedStyle(document.querySelector('svg')).getPropertyValue('--ground')"
        grounds[scheme] = page.evaluate(ground).strip()
        page.close()
    assert grounds == {"light": "#E6DCC8", "dark": "#171412"}


def test_what_may_be_clicked_can_be_clicked(browser: Browser, tmp_path: Path) -> None:
    table = middle_of_a_game("en")
    decision = table.decision
    assert decision is not None
    page = open_picture(browser, table, "wide", "light", tmp_path)
    for target in {option.target for option in decision.options if option.target}:
        hit = page.evaluate(
            """id => { const e = document.getElementById(id), r = e.getBoundingClientRect();
            return document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2).closest('[id]').id }""",
            target,
        )
        assert hit == target
    page.close()


@pytest.mark.parametrize("layout", SCREENS)
def test_a_replay_page_steps_through_the_whole_game(browser: Browser, tmp_path: Path, layout: str) -> None:
    table = parlour.new("roam", seats=2, seed=3)
    for action in ("use card:scout-blue", "place space:C1"):
        table.apply(action)
    page = browser.new_page(viewport={"width": SCREENS[layout][0], "height": SCREENS[layout][1]})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    path = tmp_path / "story.html"
    path.write_text(story(table, "auto", lambda _: None), "utf-8")
    page.goto(path.as_uri() + "#1")
    page.wait_for_selector(".board > svg >> visible=true")
    assert page.inner_text("output") == "1 / 2"
    assert page.inner_text(".log") == "Blue uses Bree the Scout"
    page.click("button[name=on]")
    assert "Blue marks C1, B2, A3" in page.inner_text(".log")
    assert page.locator(".board > svg >> visible=true").count() == 1
    page.keyboard.press("ArrowLeft")
    assert page.inner_text("output") == "1 / 2"
    assert errors == []
    page.close()
