"""The picture of a position as a browser really shows it: nothing outside, nothing too small, light and dark differ.

Debian's Chromium, driven by Playwright. A missing browser is an error, never a silent skip.
"""

from html import escape
from pathlib import Path

import pytest
from needs import needs
from playwright.sync_api import Browser, Locator, Page

import parlour
from parlour.bots import ask, make_bot
from parlour.draw.fonts import FOLDER, UNSEEN, own_faces, widths
from parlour.draw.frame import page_style
from parlour.draw.words import Face
from parlour.table.story import story
from parlour.text import LANGUAGES

needs("roam")

pytestmark = pytest.mark.browser
SCREENS = {"wide": (1440, 900), "phone": (390, 844)}
TEXTS = """() => [...document.querySelectorAll('svg text')].filter(t => t.getClientRects().length).map(t => {
  const r = t.getBoundingClientRect(), m = t.getScreenCTM();
  return {text: t.textContent, left: r.left, right: r.right, top: r.top, bottom: r.bottom,
          size: parseFloat(getComputedStyle(t).fontSize) * Math.hypot(m.a, m.b)};
})"""
FONTS = Path(str(FOLDER)).as_uri()
LOADED = "() => [...document.fonts].some(face => face.family.includes('Parlour Sans') && face.status === 'loaded')"
SPILLED = """() => [...document.querySelectorAll('[id^=scroll-], [id^=card-], [id^=artifact-], #deck, #outpost')]
  .flatMap(thing => { const paper = thing.querySelector(':scope > :is(rect, path)')?.getBoundingClientRect();
    return paper ? [...thing.querySelectorAll('text:not(:empty)')].filter(t => { const r = t.getBoundingClientRect(),
      m = t.getScreenCTM(), em = parseFloat(getComputedStyle(t).fontSize) * Math.hypot(m.a, m.b), up = m.b !== 0,
      at = new DOMPoint(t.x.baseVal[0].value, t.y.baseVal[0].value).matrixTransform(m),
      [left, right] = up ? [at.x - em * .72, at.x + em * .2] : [r.left, r.right],
      [top, bottom] = up ? [r.top, r.bottom] : [at.y - em * .72, at.y + em * .2];
      return left < paper.left - 1 || right > paper.right + 1 || top < paper.top - 1 || bottom > paper.bottom + 1
      }).map(t => t.textContent) : [] })"""


def middle_of_a_game(language: str) -> parlour.Table:
    options = {"version": "full", "outpost": True, "towers": True}
    table = parlour.new("roam", seats=4, seed=11, language=language, **options)
    bots = [make_bot("greedy", table.game, str(seat)) for seat in range(4)]
    while len(table.match.actions) < 70:
        table.apply(ask(bots[table.match.state.decider()], table.match.state))
    return table


def open_picture(
    browser: Browser, table: parlour.Table, layout: str, scheme: str, folder: Path, seat: int | None = None
) -> Page:
    width, height = SCREENS[layout]
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)  # type: ignore[arg-type]
    show(page, folder, f'<body style="margin:0">{table.svg(seat, layout=layout)}')
    return page


def show(page: Page, folder: Path, inner: str) -> None:
    path = folder / "picture.html"
    path.write_text(f'<!doctype html><meta charset="utf-8">{inner}', "utf-8")
    page.goto(path.as_uri())


@pytest.mark.parametrize("language", LANGUAGES)
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", SCREENS)
def test_words_stay_on_their_sheets_in_our_fonts_and_in_those_of_the_machine(
    browser: Browser, tmp_path: Path, layout: str, language: str
) -> None:
    table = middle_of_a_game(language)
    for seat in (0, 1):
        page = open_picture(browser, table, layout, "light", tmp_path, seat)
        assert page.evaluate(SPILLED) == []
        page.add_style_tag(content=own_faces(f"{FONTS}/"))
        page.evaluate("document.fonts.ready")
        assert page.evaluate(LOADED)
        assert page.evaluate(SPILLED) == []
        page.close()


@pytest.mark.parametrize(("serif", "weight"), [(False, 400), (False, 600), (False, 700), (True, 700)])
def test_letters_are_as_wide_as_we_reckon(browser: Browser, tmp_path: Path, serif: bool, weight: int) -> None:
    face = Face(100, weight, serif)
    letters = [each for each in widths(serif, weight) if each not in UNSEEN and not each.isspace()]
    page = browser.new_page()
    kind = "serif" if serif else ""
    style = f"<style>{own_faces(f'{FONTS}/')}{page_style()}</style>"
    lines = (f'<text font-size="100" font-weight="{weight}" class="{kind}">{escape(each)}</text>' for each in letters)
    show(page, tmp_path, f'{style}<svg class="parlour-auto">{"".join(lines)}</svg>')
    page.evaluate("document.fonts.ready")
    found = page.evaluate("[...document.querySelectorAll('text')].map(each => each.getComputedTextLength())")
    wrong = [pair for pair in zip(letters, found, strict=True) if abs(face.width(pair[0]) - pair[1]) > 0.6]
    assert (len(letters) > 400, wrong) == (True, [])
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


def open_story(browser: Browser, table: parlour.Table, layout: str, folder: Path, at: int) -> tuple[Page, list[str]]:
    page = browser.new_page(viewport={"width": SCREENS[layout][0], "height": SCREENS[layout][1]})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    path = folder / "story.html"
    path.write_text(story(table, "auto", lambda _: None), "utf-8")
    page.goto(f"{path.as_uri()}#{at}")
    page.wait_for_selector(".board > svg >> visible=true")
    return page, errors


def two_actions() -> parlour.Table:
    table = parlour.new("roam", seats=2, seed=3)
    for action in ("use card:scout-blue", "place space:C1"):
        table.apply(action)
    return table


@pytest.mark.parametrize("layout", SCREENS)
def test_a_replay_page_steps_through_the_whole_game(browser: Browser, tmp_path: Path, layout: str) -> None:
    page, errors = open_story(browser, two_actions(), layout, tmp_path, 1)
    assert page.inner_text("output") == "1 / 2"
    assert page.inner_text(".log") == "Blue uses Bree the Scout"
    page.click("button[name=on]")
    assert "Blue marks C1, B2, A3" in page.inner_text(".log")
    assert page.locator(".board > svg >> visible=true").count() == 1
    for key, where in (("ArrowLeft", 1), ("Home", 0), ("End", 2), ("ArrowRight", 2)):
        page.keyboard.press(key)
        assert page.inner_text("output") == f"{where} / 2"
    assert errors == []
    page.close()


def test_a_replay_page_plays_by_itself_and_says_so(browser: Browser, tmp_path: Path) -> None:
    page, errors = open_story(browser, two_actions(), "wide", tmp_path, 0)
    player = page.locator("button[name=play]")
    page.keyboard.press("Space")
    assert (signs(player), player.get_attribute("aria-pressed")) == ([False, True], "true")
    page.wait_for_function("document.querySelector('output').textContent === '1 / 2'")
    page.keyboard.press("Space")
    assert (signs(player), player.get_attribute("aria-pressed")) == ([True, False], "false")
    player.click()
    page.wait_for_function("document.querySelector('[name=play]').ariaPressed === 'false'")
    assert page.inner_text("output") == "2 / 2"
    assert errors == []
    page.close()


def signs(player: Locator) -> list[bool]:
    """Whether it shows how to play on, and how to pause."""
    return [player.locator("svg").nth(n).is_visible() for n in (0, 1)]


@pytest.mark.parametrize("layout", SCREENS)
def test_a_replay_page_lists_the_moves_and_follows_them(browser: Browser, tmp_path: Path, layout: str) -> None:
    table = middle_of_a_game("uk")
    page, errors = open_story(browser, table, layout, tmp_path, 60)
    current = page.locator(".moves [aria-current]")
    assert current.inner_text().split()[0] == "60"
    board, moves, here = (page.locator(q).bounding_box() for q in (".board", ".moves", ".moves [aria-current]"))
    assert board is not None
    assert moves is not None
    assert here is not None
    assert moves["y"] <= here["y"] <= here["y"] + here["height"] <= moves["y"] + moves["height"]
    beside, below = moves["x"] >= board["x"] + board["width"], moves["y"] >= board["y"] + board["height"]
    assert (beside, below) == (layout == "wide", layout == "phone")
    page.click(".moves li:nth-child(3) button")
    assert page.inner_text("output").split()[0] == current.inner_text().split()[0]
    if layout == "wide":
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert errors == []
    page.close()


def test_a_replay_page_holds_every_piece_of_its_pictures_once() -> None:
    table = middle_of_a_game("en")
    assert len(story(table, "auto", lambda _: None)) < 250_000
