"""Without a script: plain pages, plain forms, and the same game."""

import pytest
from cli.program import PATIENCE
from needs import needs
from playwright.sync_api import expect

from e2e.guests import CONFIRM, Guest, House

needs("roam")

pytestmark = [pytest.mark.browser, pytest.mark.timeout(3000)]  # a whole game, perhaps on a busy machine
DRAWN = "() => [...document.querySelectorAll('#board img')].every(each => each.complete && each.naturalWidth > 100)"
TAKE_BACK = "#prompt form[data-do=undo] button"


def opens_new_table(guest: Guest) -> None:
    """From the lobby, by the form: two seats, a bot at the other, and the guest begins."""
    guest.opens("/")
    guest.presses("a[href='/new/roam']")
    guest.page.check("input[name=seats][value='2']")
    guest.page.check("input[name=set-first][value='0']")
    guest.presses("form[action='/new/roam'] button.main")
    guest.sees("#table[data-status=playing]")


def looks_again(guest: Guest) -> bool:
    """As one must without a script, until there is something to do: whether the game goes on."""
    for _ in range(10 * PATIENCE):
        if guest.fact("turn") == "mine" or guest.fact("status") == "finished":
            return guest.fact("status") == "playing"
        guest.page.wait_for_timeout(100)
        guest.page.reload()
    pytest.fail("the bot never moved")


def chooses(guest: Guest) -> None:
    """The first option."""
    with guest.page.expect_navigation():
        guest.button(guest.options()[0]).click()


def sees_picture(guest: Guest) -> None:
    expect(guest.page.locator("#board img")).to_be_visible()
    guest.page.wait_for_load_state("load")
    assert guest.page.evaluate(DRAWN)


def test_a_whole_game_is_played_without_a_script(house: House) -> None:
    guest = house.guest(java_script_enabled=False)
    opens_new_table(guest)
    sees_picture(guest)
    taken_back = 0
    while looks_again(guest):
        if guest.page.locator(CONFIRM).count():
            if not taken_back:
                taken_back += takes_back(guest)
            guest.submits(CONFIRM)
        else:
            chooses(guest)
    assert taken_back
    guest.sees("#prompt.over h2")
    expect(guest.page.locator(".scores tbody tr")).to_have_count(2)
    sees_picture(guest)


def takes_back(guest: Guest) -> int:
    """The end of the turn is taken back, chosen again, and waits for the confirmation again."""
    moves = guest.moves()
    guest.submits(TAKE_BACK)
    assert guest.moves() == moves - 1
    sees_picture(guest)
    chooses(guest)
    guest.sees(CONFIRM)
    assert guest.moves() == moves
    return 1
