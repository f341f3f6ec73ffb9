"""Lockup in a browser: games on the picture, alone against the guards, with bots, and around one device."""

import re
from collections import Counter
from typing import Any

import pytest
from fuzz import FUZZ
from playwright.sync_api import expect

from e2e.guests import CONFIRM, MIDDLE, PHONE, STILL, Guest, House, Option
from e2e.test_access import LIGHTS, grave
from e2e.test_one_device import passes_device
from e2e.test_phone import SIDEWAYS, fits, taps

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300 if not FUZZ else 3000)]
ROUNDS = 6 if FUZZ else 1
STEP = 7  # through the options of a question: prime, so that in time everything is tried
ALWAYS = ("location", "token", "item", "goon", "tome", "good", "trait")  # things that a picture has while one may choose
DULL = ("Pass", "Decline")  # chosen only where there is nothing else, so that much happens


def at_table(house: House, *seats: str, screen: dict[str, Any] | None = None, **more: str) -> Guest:
    """Ann, who begins, at a table with others."""
    ann = house.guest("Ann", **STILL, **(screen or {}))
    ann.ends_turns_at_once()
    ann.opens(f"/t/{ann.opens_table('me', *seats, game='lockup', **more)}")
    ann.sees("#board > svg, .handover")
    return ann


def current_round(guest: Guest) -> int:
    found = re.findall(r"Round (\d)", " ".join(guest.page.locator("#log .turnline").all_inner_texts()))
    return int(found[-1]) if found else 1


def lively(options: list[Option], n: int) -> Option:
    """One after another, but rather something than nothing."""
    doing = [each for each in options if not each.label.startswith(DULL)]
    return (doing or options)[n * STEP % len(doing or options)]


def takes(guest: Guest, option: Option) -> str:
    """By its thing in the picture, if that is there, else by its button: the kind of the thing, "" for a button."""
    kind = option.target.partition("-")[0]
    if option.target and guest.page.evaluate(MIDDLE, option.target):
        guest.clicks(option)
        return kind
    assert kind not in ALWAYS, f"{option.label!r} is about {option.target}, which the picture does not have"
    guest.does(lambda: guest.button(option).click())
    return ""


def plays(guest: Guest, rounds: int = ROUNDS) -> Counter[str]:
    """So many rounds, or to the end: the kinds of things that were clicked."""
    clicked: Counter[str] = Counter()
    while guest.is_asked() and current_round(guest) <= rounds:
        clicked[takes(guest, lively(guest.options(), clicked.total()))] += 1
    return clicked
