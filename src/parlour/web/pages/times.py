"""Spans of time in words. The server does not know the reader's clock, so it says how long, not when."""

from typing import Final

from parlour.web.visitor import Visitor

UNITS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60))


def span(seconds: float) -> tuple[str, int]:
    """The largest unit that is full, and how many of it; below a minute, ("now", 0)."""
    for unit, length in UNITS:
        if seconds >= length:
            return unit, int(seconds // length)
    return "now", 0


def since(visitor: Visitor, seconds: float) -> str:
    """How long something has lasted: "for 3 hours"."""
    unit, n = span(seconds)
    return visitor.say(f"web-since-{unit}", n=n)


def ago(visitor: Visitor, seconds: float) -> str:
    """How long ago something was: "3 hours ago"."""
    unit, n = span(seconds)
    return visitor.say(f"web-ago-{unit}", n=n)
