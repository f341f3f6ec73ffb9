"""Without a mouse: from the lobby to the end of a game. One always sees where one is."""

import pytest
from needs import needs

from e2e.guests import CONFIRM, STEADY, STILL, Guest, House

needs("roam")

pytestmark = pytest.mark.browser
FOCUS = f"""async () => {{ {STEADY}
  const at = document.activeElement, shown = at.matches('input.unseen') ? at.closest('label') : at;
  const {{ left, right, top, bottom }} = shown.getBoundingClientRect(), style = getComputedStyle(shown);
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right > left && bottom > top;
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1;
  return {{ where: at === document.body ? '' : at.outerHTML.slice(0, 200), ring, inside }} }}"""
IS_AT = "query => document.activeElement.matches(query)"
MOST = 60  # tabs from one end of a page to the other


def sees_focus(guest: Guest) -> None:
    """Something has the focus, it is on the screen, and a ring is around it."""
    found = guest.page.evaluate(FOCUS)
    assert found["where"], "the focus is lost"
    assert found["ring"], f"nothing shows that the focus is on {found['where']}"
    assert found["inside"], f"the focus is out of sight, on {found['where']}"


def tabs_to(guest: Guest, query: str, key: str = "Tab") -> None:
    for _ in range(MOST):
        if guest.page.evaluate(IS_AT, query):
            return
        guest.page.keyboard.press(key)
        sees_focus(guest)
    pytest.fail(f"{query} cannot be reached with {key}")


def test_a_whole_game_is_played_by_keyboard_from_the_lobby_on(house: House) -> None:
    guest = house.guest(**STILL)
    guest.opens("/")
    tabs_to(guest, "form[action='/play/roam'] button")
    guest.page.keyboard.press("Enter")
    guest.sees("#board > svg")
    ways = 0
    while asked_by_keyboard(guest):
        plays(guest, ways := ways + 1)
        sees_focus(guest)
    guest.sees("#prompt.over h2")
    sees_focus(guest)
    tabs_to(guest, "form[data-do=rematch] button")


def asked_by_keyboard(guest: Guest) -> bool:
    """Whether there is something to choose; the end of a turn is confirmed with Enter wherever one is in the prompt."""
    guest.page.locator("#table:is([data-turn=mine], [data-status=finished])").wait_for()
    if guest.page.locator(CONFIRM).count():
        guest.does(lambda: guest.page.keyboard.press("Enter"))
        sees_focus(guest)
        return asked_by_keyboard(guest)
    return guest.fact("status") == "playing"


def plays(guest: Guest, way: int) -> None:
    """First with Tab and Enter; then on the board with arrows, where there is something to choose; then by number."""
    option = guest.options()[0]
    if way == 1:
        tabs_to(guest, "button.opt[data-hot='1']")
        guest.does(lambda: guest.page.keyboard.press("Enter"))
    elif way % 4 == 2 and option.target:
        tabs_to(guest, "#board", "Shift+Tab")
        guest.page.keyboard.press("ArrowRight")
        guest.sees("#board .lit")
        guest.does(lambda: guest.page.keyboard.press("Enter"))
    else:
        guest.does(lambda: guest.page.keyboard.press(option.key))
