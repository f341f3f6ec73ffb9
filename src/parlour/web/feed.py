"""The feed: who is connected to which room, and the little message that something new is there to fetch."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from parlour.web.denied import Denied

MOST_OF_ONE: Final = 1000  # open pages of one address; a school may share one


@dataclass(eq=False, slots=True)
class Listener:
    """One open page. It only ever needs the newest numbers, so there is nothing to queue."""

    person: int | None
    newest: tuple[int, int] = (0, 0)  # seq, talk
    told: asyncio.Event = field(default_factory=asyncio.Event)

    async def next(self) -> tuple[int, int]:
        await self.told.wait()
        self.told.clear()
        return self.newest


class Feed:
    def __init__(self) -> None:
        self.listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self.addresses: Counter[str] = Counter()
        self.closed = False  # the server is about to end: nobody need wait any longer

    def publish(self, room: str, seq: int, talk: int) -> None:
        for listener in self.listeners.get(room, ()):
            listener.newest = max(listener.newest[0], seq), max(listener.newest[1], talk)
            listener.told.set()

    @contextmanager
    def listening(self, room: str, person: int | None, address: str) -> Iterator[Listener]:
        """Presence is counted: somebody may have several pages open. An address may have many, not all there are."""
        if self.addresses[address] >= MOST_OF_ONE:
            raise Denied(429, "too-many-feeds", retry_after=10)
        listener = Listener(person)
        self.publish(room, 0, 0)  # the others see who is here
        self.listeners[room].add(listener)
        self.addresses[address] += 1
        try:
            yield listener
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            self.listeners[room].discard(listener)
            self.publish(room, 0, 0)
            if not self.listeners[room]:
                del self.listeners[room]

    def close(self) -> None:
        self.closed = True
        for room in self.listeners:
            self.publish(room, 0, 0)

    def here(self, room: str) -> Counter[int]:
        return Counter(each.person for each in self.listeners.get(room, ()) if each.person is not None)

    def watched(self, room: str) -> bool:
        return room in self.listeners
