"""Our own letters come from the house, only those that a language needs, and once."""

import pytest
from needs import needs
from playwright.sync_api import Response

from e2e.guests import Guest, House
from parlour.text import LANGUAGES, words
from parlour.web.static import font_contents

needs("roam")

pytestmark = pytest.mark.browser
UNUSED = """() => { const faces = [...document.fonts],
    rules = [...document.styleSheets].flatMap(each => [...each.cssRules]).filter(each => each.type === 5),
    shown = rules.filter((_, n) => faces[n].status === 'loaded').map(each => each.style.getPropertyValue('src')).join();
  return [...document.querySelectorAll('link[rel=preload]')].map(each => each.href.split('/').at(-1))
    .filter(each => !shown.includes(each)) }"""  # 5: a font face; they stand in the order of their rules
SENT = """() => performance.getEntriesByType('resource').filter(each => each.name.endsWith('.woff2'))
  .reduce((sum, each) => sum + each.transferSize, 0)"""
SHOWN = """family => [...document.fonts].filter(face => face.family.replaceAll('"', '') === family
  && face.status === 'loaded').length"""


def fetched(guest: Guest, path: str) -> dict[str, Response]:
    """The fonts that a page asks the house for."""
    found: dict[str, Response] = {}
    guest.page.on("response", lambda each: found.update({each.url.rpartition("/")[2]: each}))
    guest.opens(path)
    guest.page.evaluate("document.fonts.ready")
    return {name: each for name, each in found.items() if name.endswith(".woff2")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_fetches_the_letters_of_its_language_and_keeps_them(house: House, language: str) -> None:
    guest = house.guest("Ann", locale=language)
    fonts = fetched(guest, "/rules/roam")
    scripts = words(language).say("web-language", "scripts").split()
    assert {name.removesuffix(".woff2").split("-", 2)[2] for name in fonts} >= set(scripts)
    assert all("immutable" in each.headers["cache-control"] for each in fonts.values())
    assert all(each.headers["content-type"] == "font/woff2" for each in fonts.values())
    assert [guest.page.evaluate(SHOWN, f"Parlour {kind}") > 0 for kind in ("Sans", "Serif")] == [True, True]
    assert guest.page.evaluate(UNUSED) == []
    guest.page.goto("about:blank")
    assert fetched(guest, "/rules"), "asked for again"
    assert guest.page.evaluate(SENT) == 0, "and kept, so not sent again"


def test_an_english_page_has_cyrillic_only_for_the_names_of_languages(house: House) -> None:
    guest = house.guest(locale="en-GB")
    assert [name for name in fetched(guest, "/about") if "latin.woff2" not in name] == ["sans-600-cyrillic.woff2"]


def test_all_letters_together_are_small() -> None:
    fonts = {name: len(content) for name, content in font_contents().items() if name.endswith(".woff2")}
    assert sum(fonts.values()) <= 130_000
    assert len(fonts) == 12
