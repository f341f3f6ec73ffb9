"""Every page in every language: no key without words, no placeholder left open."""

import re

import pytest
from needs import needs
from playwright.sync_api import Page

from e2e.guests import STILL, House
from parlour.text import LANGUAGES, words

needs("roam")

pytestmark = pytest.mark.browser
PATHS = ("/", "/new/roam", "/rules", "/rules/roam", "/join", "/replays", "/about", "/account", "/positions/new")
RAW = re.compile(r"\b(?:web|roam|play|refused)-[a-z]+-[a-z-]*|\{ ?\$\w*|\ue000|\ue003")
WORDS = """() => { const said = ['title', 'aria-label', 'placeholder', 'alt', 'data-title'];
  const named = [...document.querySelectorAll('*')].flatMap(each => said.map(name => each.getAttribute(name) ?? ''));
  return [document.title, document.body.textContent, ...named] }"""


def unspoken(page: Page) -> list[str]:
    """Keys and placeholders where words should be."""
    return sorted({found for text in page.evaluate(WORDS) for found in RAW.findall(text)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_words_for_everything(house: House, language: str) -> None:
    guest = house.guest(locale=language, **STILL)
    for path in PATHS:
        guest.opens(path)
        assert guest.page.locator("html").get_attribute("lang") == language
        assert unspoken(guest.page) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_has_words_for_everything(house: House, language: str) -> None:
    guest, zoom = house.guest("Ann", locale=language, **STILL), words(language).say("web-table-word-zoom-in")
    gathering = guest.opens_table("me", "open", "bot:random", set_version="full", set_towers="true", listed="1")
    guest.comes_to(gathering)
    assert unspoken(guest.page) == [], "while seats are open"
    guest.comes_to(guest.opens_table("me", "bot:greedy", set_version="full"))
    for _ in range(3):
        assert guest.is_asked()
        assert guest.page.locator("html").get_attribute("lang") == language
        assert unspoken(guest.page) == [], "in my turn"
        assert guest.page.locator("[data-zoom=in]").get_attribute("title") == zoom
        guest.clicks(guest.options()[0])
    guest.asks_for(f"/t/{guest.table}/resign", seat="0")
    guest.sees("#prompt.over")
    assert unspoken(guest.page) == [], "at the end"
    for rest in ("/replay?at=3", "/screen"):
        guest.opens(f"/t/{guest.table}{rest}")
        guest.sees("#board > svg")
        assert unspoken(guest.page) == [], rest
