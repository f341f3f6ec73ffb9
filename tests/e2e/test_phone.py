"""In one hand: a game by tapping. Everything is in sight or a scroll away, and nothing covers anything."""

import pytest
from needs import needs

from e2e.guests import PHONE, STILL, Guest, House, Option

needs("roam")

pytestmark = [pytest.mark.browser, pytest.mark.timeout(3000)]  # a whole game, perhaps on a busy machine
SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"
LAYERS = """() => { const box = query => document.querySelector(query)?.getBoundingClientRect();
  const bar = box('header.bar'), board = box('#board > svg'), prompt = box('#prompt'), tabs = box('.tabs');
  return [bar.bottom - board.top, board.bottom - prompt.top, prompt.bottom - tabs.top, tabs.bottom - innerHeight] }"""
COVERED = """() => [...document.querySelectorAll('#prompt :is(button, a.law, summary), .tab')].filter(each => {
  if (!each.checkVisibility()) return false;
  each.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || !each.contains(hit) })
  .map(each => each.textContent)"""
SMALL = """() => [...document.querySelectorAll('#prompt :is(.opt, .btn), .tab')].filter(each => {
  const { width, height } = each.getBoundingClientRect();
  return width && Math.min(width, height) < 32 }).map(each => each.textContent)"""
REVEAL = """name => { const things = document.querySelectorAll('#board [data-id], #mine [data-id]');
  const thing = [...things].find(each => each.dataset.id === name && each.getClientRects().length);
  thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); return !!thing }"""


def test_a_whole_game_is_played_by_tapping_on_a_phone(house: House) -> None:
    guest = house.guest("Pia", **PHONE, **STILL)
    guest.comes_to(guest.opens_table("me", "bot:greedy"))
    on_board = moves = 0
    while guest.is_asked():
        fits(guest)
        on_board += taps(guest, guest.options()[-1])
        moves += 1
    assert on_board > moves / 2
    guest.sees("#prompt.over h2")
    fits(guest)


def fits(guest: Guest) -> None:
    assert guest.page.evaluate(SIDEWAYS) <= 0
    assert max(guest.page.evaluate(LAYERS)) <= 1, "bar, board, prompt and tabs lie below each other"
    assert guest.page.evaluate(COVERED) == []
    assert guest.page.evaluate(SMALL) == []


def taps(guest: Guest, option: Option) -> bool:
    """The thing in the picture or in one's own strip; else the button. Whether it was the picture."""
    if not (option.target and guest.page.evaluate(REVEAL, option.target)):
        guest.does(lambda: guest.button(option).tap())
        return False
    guest.does(lambda: guest.points_at(option, guest.page.touchscreen.tap))
    return True


def test_every_tab_of_a_phone_has_its_page(house: House) -> None:
    guest = house.guest("Pia", **PHONE, **STILL)
    guest.comes_to(guest.opens_table("me", "bot:greedy"))
    for tab in ("others", "log", "talk", "notes", "people"):
        guest.page.locator(f".for-{tab}").tap()
        guest.sees(f"#{tab}")
        assert guest.page.evaluate(SIDEWAYS) <= 0
        assert not guest.page.locator("#board").is_visible()
    guest.page.locator(".for-play").tap()
    guest.sees("#board > svg")
    guest.sees("#prompt")
