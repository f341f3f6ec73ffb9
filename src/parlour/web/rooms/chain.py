"""The chain of hashes over a room's events: whoever changes one of them must change all that follow."""

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from parlour.web.store import EventRow


def link(before: str, room: str, event: EventRow) -> str:
    """The hash of an event: over the hash before it and everything that the event says."""
    said: list[Any] = [before, room, event.seq, event.at, event.kind, event.person, event.body]
    text = json.dumps(said, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return sha256(text.encode()).hexdigest()


def broken_link(room: str, events: Iterable[EventRow]) -> int | None:
    """The number of the first event that is missing or not what was written; None when the chain is whole."""
    before = ""
    for number, event in enumerate(events, 1):
        if event.seq != number or event.hash != link(before, room, event):
            return number
        before = event.hash
    return None


def commitment(secret: bytes) -> str:
    """What everybody may know of a secret before the first action."""
    return sha256(secret).hexdigest()
