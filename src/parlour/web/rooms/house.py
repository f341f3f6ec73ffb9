"""The house: all rooms, the one way in which anything changes in them, and what goes on by itself: bots and clocks.

Every change takes the same path: lock the room; check the number of the last event that the person has seen and the key
of the request; find out what follows; write it in one transaction; and only then let anybody see it.
"""

import asyncio
import logging
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from parlour.games import game as find_game
from parlour.kernel.chance import seeded
from parlour.kernel.errors import BadInput
from parlour.web.denied import Denied
from parlour.web.feed import Feed
from parlour.web.rooms import commands
from parlour.web.rooms.chain import commitment
from parlour.web.rooms.room import BROKEN, Deed, Room
from parlour.web.store import Conflict, EventRow, RoomRow, Store
from parlour.web.store import people as people_store
from parlour.web.store import rooms as room_store
from parlour.web.thinkers import Failed, Thinkers

log = logging.getLogger("parlour")
KEPT: Final = 400  # rooms in memory beyond those that somebody watches
SAID: Final = 2000
SWEEP: Final = 20.0  # seconds between two looks at the clocks
AGAIN: Final = 5.0  # seconds until what the database could not do is tried once more
STALLED: Final = 15.0  # seconds after which the bots of another process count as dead; longer than they may think

Command = Callable[[Room], list[Deed]]


class House:
    def __init__(self, store: Store, feed: Feed, thinkers: Thinkers, bot_delay: float) -> None:
        self.store = store
        self.feed = feed
        self.thinkers = thinkers
        self.bot_delay = bot_delay
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.loading: Counter[str] = Counter()  # rooms that are being read
        self.newest: dict[str, int] = {}  # of those, the newest seq that we have heard of meanwhile
        self.playing: dict[str, asyncio.Task[None]] = {}  # the bots' tasks, by room
        self.said: OrderedDict[tuple[str, int, str], None] = OrderedDict()  # keys of the last lines of talk
        self.merged = 0  # how often a guest has turned out to be an account
        self.unwatched = asyncio.Semaphore(1)  # bots that nobody looks at take turns: the others are for people
        self.clock: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on where the last process stopped: bots that were thinking think again."""
        for row in await self.store.read(room_store.running_rooms):
            if not row.head.turn:
                with suppress(Denied):  # begun under other rules: it must not keep all the others from going on
                    self.wake(await self.room(row.id))
        self.clock = asyncio.create_task(self.watch_clocks())

    async def stop(self) -> None:
        tasks = [*self.playing.values(), *([self.clock] if self.clock else [])]
        self.clock = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

    # Rooms

    async def room(self, name: str) -> Room:
        """The room as it is now; from memory if it is there."""
        if name in self.rooms:
            self.rooms.move_to_end(name)
            return self.rooms[name]
        try:
            room = await self.loaded(name)
        except BadInput as error:
            raise Denied(410, "other-rules", sentence=str(error)) from None
        except BROKEN as error:  # one damaged table must not keep the others from being played
            log.error("table %s cannot be played again: %r", name, error)
            raise Denied(410, "damaged") from None
        if room is None:
            raise Denied(404, "no-such-table")
        asyncio.get_running_loop().call_later(STALLED, self.stand_in, name, room.seq)
        return self.keep(self.rooms.get(name, room))  # somebody else may have loaded it meanwhile

    async def loaded(self, name: str) -> Room | None:
        """From the database. If another process writes while we read, what we have read may be old: once more."""
        self.loading[name] += 1
        try:
            while True:
                merged = self.merged
                room = await self.store.read(partial(load, name=name))
                if room is None or (room.seq >= self.newest.get(name, 0) and merged == self.merged):
                    break
        finally:
            self.loading[name] -= 1
            if not self.loading[name]:
                del self.loading[name]
                self.newest.pop(name, None)
        return room

    def keep(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.rooms.move_to_end(room.id)
        while len(self.rooms) > KEPT and (name := next(iter(self.rooms))) != room.id:
            if self.feed.watched(name) or name in self.playing or self.locks[name].locked():
                self.rooms.move_to_end(name)
                break
            del self.rooms[name]
            self.locks.pop(name, None)
        return room

    def forget(self, name: str) -> None:
        self.rooms.pop(name, None)

    async def open(self, row: RoomRow, person: int, first: list[Deed]) -> Room:
        """A new room; its first event says all that is agreed, the commitment to its secret included."""
        body: dict[str, Any] = {
            "game": row.game, "rules": row.rules, "settings": row.settings, "seats": row.seats, "start": row.start,
            "owner": row.owner, "pace": row.pace, "origin": row.origin, "commitment": commitment(row.secret),
        }  # fmt: skip
        empty = Room(row)
        events = empty.written(person, [Deed("open", body), *first], now())
        room = empty.after(*events)
        await self.store.write(lambda conn: room_store.insert_room(conn, room.row, events))
        self.keep(room)
        self.wake(room)
        return room

    # Changes

    async def do(
        self, name: str, person: int | None, command: Command, expected: int | None = None, key: str = ""
    ) -> Room:
        """Carry a command out. The same key again changes nothing; an old `expected` is refused."""
        await self.room(name)  # no lock for what is not there
        async with self.locks[name]:
            room = await self.room(name)
            if expected is not None and expected != room.news:
                return await self.once_more(room, person, key)
            if expected is None and key and await self.has_happened(name, person, key):
                return room
            events = room.written(person, command(room), now())
            if not events:
                return room
            after, merged = room.after(*events), self.merged
            remember = (person, key) if person is not None and key else None
            try:
                await self.store.write(lambda conn: room_store.append(conn, name, events, after.row.head, remember))
            except Conflict:  # another process was faster
                self.forget(name)
                return await self.once_more(await self.room(name), person, key)
            except BaseException:  # perhaps written, perhaps not: look again
                self.forget(name)
                raise
            after.talk = room.talk
            if merged == self.merged:
                self.keep(after)
            else:  # somebody at a table has another name meanwhile
                self.forget(name)
                after = await self.room(name)
        self.feed.publish(name, after.news, after.talk)
        self.wake(after)
        return after

    async def once_more(self, room: Room, person: int | None, key: str) -> Room:
        """A request that knows only an older room: fine if it has been carried out already."""
        if await self.has_happened(room.id, person, key):
            return room
        raise Denied(409, "stale")

    async def has_happened(self, name: str, person: int | None, key: str) -> bool:
        if person is None or not key:
            return False
        return await self.store.read(lambda conn: room_store.seq_of_key(conn, name, person, key)) is not None

    async def say(self, name: str, person: int, called: str, channel: str, text: str, key: str = "") -> int:
        """A line of talk. One that comes again with the same key, because its answer was lost, is said once."""
        room = await self.room(name)
        if key and (name, person, key) in self.said:
            return room.talk
        at = now()
        if key:
            self.said[name, person, key] = None
            if len(self.said) > SAID:
                self.said.popitem(last=False)
        try:
            number = await self.store.write(
                lambda conn: room_store.say(conn, name, at, person, called, channel, text)
            )
        except BaseException:
            self.said.pop((name, person, key), None)
            raise
        room = self.rooms.get(name, room)
        room.talk = max(room.talk, number)
        self.feed.publish(name, room.news, number)
        return number

    def heard(self, name: str, seq: int, talk: int) -> None:
        """Another process has written to a room: what we remember of it is old."""
        room = self.rooms.get(name)
        if name in self.loading:
            self.newest[name] = max(self.newest.get(name, 0), seq)
        if room is not None and room.seq < seq:
            self.forget(name)
        elif room is not None:
            room.talk = max(room.talk, talk)
        self.feed.publish(name, seq, talk)

    def moved(self, guest: int, account: int) -> None:
        """A guest has logged in: wherever they sit, they sit as the account now."""
        self.merged += 1
        for name, room in list(self.rooms.items()):
            if guest in (room.row.owner, *(seat.person for seat in room.seats)):
                self.forget(name)

    # What goes on by itself

    def wake(self, room: Room) -> None:
        """If a bot must move, let it think; one task a room."""
        if room.bot_to_move() and room.id not in self.playing:
            task = asyncio.create_task(self.play_bots(room.id))
            self.playing[room.id] = task
            task.add_done_callback(partial(self.rested, room.id))

    def stand_in(self, name: str, seq: int) -> None:
        """If nothing has happened since somebody came to look, the process whose bots should play has died."""
        room = self.rooms.get(name)
        if room is not None and room.seq == seq and self.clock is not None:
            self.wake(room)

    def rested(self, name: str, task: asyncio.Task[None]) -> None:
        self.playing.pop(name, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("the bots at table %s stopped", name, exc_info=task.exception())
        elif not task.cancelled() and name in self.rooms:
            self.wake(self.rooms[name])

    async def play_bots(self, name: str) -> None:
        while (room := await self.room(name)).bot_to_move():
            began = time.monotonic()
            if self.feed.watched(name):
                action = await self.thought(room)
            else:
                async with self.unwatched:
                    action = await self.thought(room)
            await asyncio.sleep(max(0.0, self.bot_delay - (time.monotonic() - began)))
            command = partial(commands.act, person=None, seat=room.asked, action=action, hold=False, language="en")
            try:
                await self.do(name, None, command, room.news)
            except Denied:  # a person came back, resigned or was faster; look again
                await asyncio.sleep(0)
            except SQLAlchemyError:  # the disk may be full, the database away: people are told, bots try again
                log.exception("a bot's move at table %s could not be written", name)
                await asyncio.sleep(AGAIN)

    async def thought(self, room: Room, bot: str = "") -> int:
        """What a bot would do now. One that fails or is too slow has its answer drawn by lot."""
        assert room.match is not None
        try:
            return await self.thinkers.choose(room.match, bot or room.bot_to_move())
        except Failed as failed:
            log.warning("a bot at table %s gave no answer: %s", room.id, failed)
            offer = room.match.state.offer
            return int(offer[seeded(f"{room.id} {room.seq}") % len(offer)])

    async def watch_clocks(self) -> None:
        """Tables with days per move: a bot takes over when they are over."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.look_at_clocks()
            except SQLAlchemyError:
                log.exception("the clocks could not be read")

    async def look_at_clocks(self) -> None:
        for name in await self.store.read(lambda conn: room_store.late_rooms(conn, now())):
            with suppress(Denied):
                await self.do(name, None, lambda room: commands.time_out(room, now()))


def now() -> float:
    return round(time.time(), 3)


def load(conn: Any, name: str) -> Room | None:
    row = room_store.find_room(conn, name)
    if row is None:
        return None
    find_game(row.game)  # BadInput, if it has gone from here
    events: list[EventRow] = room_store.events_after(conn, name)
    room = Room(row).after(*events).renamed(people_store.aliases(conn))
    room.talk = room_store.last_talk(conn, name)
    return room
