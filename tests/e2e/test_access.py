"""For everybody: axe finds nothing serious on any page, wide or narrow, light or dark."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from needs import needs
from playwright.sync_api import Page

from e2e.guests import DESK, PHONE, STEADY, STILL, Guest, House

needs("roam")

pytestmark = pytest.mark.browser
SIZES = {"wide": DESK, "phone": PHONE["viewport"]}
GRAVE = ("serious", "critical")
QUICK = {"resultTypes": ["violations"]}
COLOURS = {**QUICK, "runOnly": {"type": "rule", "values": ["color-contrast"]}}  # what the dark can spoil
LIGHTS: dict[Literal["light", "dark"], dict[str, Any]] = {"light": QUICK, "dark": COLOURS}


def in_lobby(house: House) -> Guest:
    """With tables of her own, a game that is over and one that is open."""
    guest = house.guest("Ann", **STILL)
    guest.opens_table("me", "open", listed="1")
    guest.opens_table("me", "bot:greedy")
    over = guest.opens_table("me", "bot:greedy")
    guest.asks_for(f"/t/{over}/resign", seat="0")
    guest.opens("/")
    return guest


def at(path: str) -> Callable[[House], Guest]:
    def come(house: House) -> Guest:
        guest = house.guest(**STILL)
        guest.opens(path)
        return guest

    return come


def with_account_page(house: House) -> Guest:
    guest = house.guest("Ann", **STILL)
    guest.opens("/account")
    return guest


def gathering(house: House) -> Guest:
    guest = house.guest("Ann", **STILL)
    guest.comes_to(guest.opens_table("me", "open", "bot:greedy", listed="1"))
    return guest


def in_turn(house: House) -> Guest:
    """Far enough into it that something is asleep, and so barred."""
    guest = house.guest("Ann", **STILL)
    guest.ends_turns_at_once()
    guest.comes_to(guest.opens_table("me", "bot:greedy", set_version="full"))
    while guest.is_asked() and guest.moves() < 4:
        guest.clicks(guest.options()[0])
    return guest


def in_root(house: House) -> Guest:
    """Where there is most to see: four factions, a hand, a board, a log."""
    guest = house.guest("Ann", **STILL)
    guest.ends_turns_at_once()
    sides = {f"side{n}": side for n, side in enumerate(("vagabond", "marquise", "eyrie", "alliance"))}
    guest.comes_to(guest.opens_table("me", *["bot:greedy"] * 3, game="root", sides="chosen", **sides))
    while guest.is_asked() and "Daylight" not in guest.page.inner_text("#asked"):
        guest.does(lambda: guest.button(guest.options()[0]).click())
    return guest


def waiting(house: House) -> Guest:
    _, ben = house.pair()
    return ben


def at_the_end(house: House) -> Guest:
    ann, ben = house.pair()
    ann.clicks(ann.options()[0])
    ann.asks_for(f"/t/{ann.table}/resign", seat="0")
    ben.sees("#prompt.over")
    return ben


def in_replay(house: House) -> Guest:
    guest = at_the_end(house)
    guest.opens(f"/t/{guest.table}/replay?at=1&seat=0")
    guest.sees("#board > svg")
    return guest


def handing_over(house: House) -> Guest:
    guest = house.guest("Ann", **STILL)
    guest.opens(f"/t/{guest.opens_table('me', 'here:Maja', handover='1')}")
    guest.sees(".handover")
    return guest


PLACES: dict[str, Callable[[House], Guest]] = {
    "lobby for a stranger": at("/"),
    "lobby": in_lobby,
    "new table": at("/new/roam"),
    "new table of Root": at("/new/root"),
    "gathering": gathering,
    "table, my turn": in_turn,
    "table of Root, my turn": in_root,
    "table, waiting": waiting,
    "table, the end": at_the_end,
    "replay": in_replay,
    "rules": at("/rules/roam"),
    "account": with_account_page,
    "hand-over": handing_over,
}


def grave(page: Page, options: dict[str, Any]) -> list[str]:
    found = Axe().run(page, options=options).response["violations"]
    return [f"{each['id']}: {node['target']}" for each in found if each["impact"] in GRAVE for node in each["nodes"]]


def faults(guest: Guest) -> dict[tuple[str, str], list[str]]:
    """What axe finds on the guest's page, by size and light."""
    found = {}
    for size, viewport in SIZES.items():
        guest.page.set_viewport_size(viewport)
        guest.page.reload()  # the page draws what the size needs
        if guest.page.locator("#board").count():
            guest.sees("#board > svg")
        for light, rules in LIGHTS.items():
            guest.page.emulate_media(color_scheme=light)
            guest.page.evaluate(f"async () => {{ {STEADY} }}")
            found[size, light] = grave(guest.page, rules)
    return {where: each for where, each in found.items() if each}


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_serious(house: House, place: str) -> None:
    if "Root" in place:
        needs("root")
    assert faults(PLACES[place](house)) == {}
