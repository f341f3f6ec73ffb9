"""Rooms to play in. `Play` is a room without a house: commands go in, events come out, and nothing else is needed."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from cli.program import PATIENCE
from sqlalchemy import Connection, func, select

from parlour.conformance.fuzz import Dice, choose, saved, snapshot
from parlour.games import game as find_game
from parlour.web.app import Setup, make_app
from parlour.web.denied import Denied
from parlour.web.feed import Feed
from parlour.web.rooms import commands, opening
from parlour.web.rooms.chain import broken_link, commitment
from parlour.web.rooms.house import House
from parlour.web.rooms.opening import Opening
from parlour.web.rooms.room import PLAYING, Deed, Room
from parlour.web.services import Services
from parlour.web.store import EventRow, RoomRow, Store
from parlour.web.store import people as people_store
from parlour.web.store.rooms import events_after, find_room
from parlour.web.store.schema import people as people_table
from parlour.web.thinkers import Thinkers
from parlour.web.visitor import Person

Command = Callable[[Room], list[Deed]]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
ANN, BEN, CLEO, DAN, EVE = range(1, 6)  # persons; Eve never has a seat


def person(number: int) -> Person:
    return Person(number, NAMES[number - 1], None, "en", "auto", confirm=True, sound=False)


def an_order(*seats: str, game: str = "roam", **more: Any) -> Opening:
    """`seats`: as in a form for a new table. `settings` need only name those that matter."""
    rules = find_game(game)
    settings = rules.read_settings(more.pop("settings", {}))
    return Opening(rules, seats or ("me", "open"), settings=settings, **({"listed": True, "handover": False} | more))


class Play:
    """A room and all of its events. Time passes by itself, a second a command, and more when it is told to."""

    def __init__(self, wish: Opening | None = None, owner: int = ANN, secret: bytes = bytes(range(32))) -> None:
        wish = wish or an_order()
        self.row: RoomRow = opening.new_row(wish, person(owner))
        self.row.secret = secret
        self.now = 1000.0
        self.events: list[EventRow] = []
        self.room = Room(self.row)
        opened = Deed("open", {"commitment": commitment(secret)})
        self.happens(owner, lambda _: [opened, *opening.first_deeds(wish, person(owner))])

    def happens(self, who: int | None, command: Command) -> Room:
        """What the house does, but for writing it down."""
        self.now += 1
        events = self.room.written(who, command(self.room), self.now)
        self.room = self.room.after(*events)
        self.events += events
        return self.room

    def folded(self) -> Room:
        """The room as a server would load it."""
        return Room(self.row).after(*self.events)

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    # In the verbs of play

    def sits(self, who: int, seat: int, invited: bool = True) -> Room:
        return self.happens(who, lambda room: commands.sit(room, who, seat, NAMES[who - 1], invited))

    def acts(self, who: int | None = None, seat: int | None = None, action: int = -1, hold: bool = False) -> Room:
        """Whoever is asked does the first thing on offer, unless told otherwise."""
        room = self.room
        assert room.match is not None
        seat = room.asked if seat is None else seat
        if who is None and not room.seats[seat].bot:
            who = room.seats[seat].person
        action = room.match.state.offer[0] if action < 0 else action
        return self.happens(who, lambda room: commands.act(room, who, seat, action, hold, "en"))

    def undoes(self, who: int, seat: int) -> Room:
        return self.happens(who, lambda room: commands.undo(room, who, seat, "en"))

    def confirms(self, who: int, seat: int) -> Room:
        return self.happens(who, lambda room: commands.confirm(room, who, seat))

    def leaves(self, who: int, seat: int) -> Room:
        return self.happens(who, lambda room: commands.leave(room, who, seat))

    def returns(self, who: int, seat: int) -> Room:
        return self.happens(who, lambda room: commands.come_back(room, who, seat))

    def resigns(self, who: int, seat: int) -> Room:
        return self.happens(who, lambda room: commands.resign(room, who, seat))

    def votes(self, who: int, seat: int, here: bool = False) -> Room:
        return self.happens(who, lambda room: commands.vote(room, who, seat, here, self.now))

    def times_out(self) -> Room:
        return self.happens(None, lambda room: commands.time_out(room, self.now))

    # Many moves at once

    def plays(self, dice: Dice, moves: int = 10_000) -> Room:
        """So many random moves, or to the end."""
        for _ in range(moves):
            if self.room.status != PLAYING:
                break
            assert self.room.match is not None
            self.acts(action=choose(self.room.match.state.offer, dice))
        return self.room

    def plays_until(self, wanted: Callable[[Room], bool], dice: Dice) -> Room:
        """On until the question before us is of the kind that is wanted."""
        while not wanted(self.room):
            assert self.room.status == PLAYING, "the game is over, and it never came to that"
            self.plays(dice, 1)
        return self.room


def a_game(people: int, **more: Any) -> Play:
    """A game that has begun, with Ann at seat 0, Ben at seat 1 and so on."""
    play = Play(an_order("me", *["open"] * (people - 1), **more))
    for who in range(2, people + 1):
        play.sits(who, who - 1)
    assert play.room.status == PLAYING
    return play


def may_hold(room: Room) -> int | None:
    """An action that ends the turn of whoever is asked and could be taken back, if there is one now."""
    assert room.match is not None
    seat = room.asked
    for action in room.match.state.offer:
        after = room.match.clone()
        after.apply(action)
        if after.may_undo(seat) and commands.ends_turn(room.match, after, seat):
            return int(action)
    return None


def ends_held(room: Room) -> int | None:
    """An action that ends the whole game and could be taken back."""
    assert room.match is not None
    for action in room.match.state.offer:
        after = room.match.clone()
        after.apply(action)
        if not after.state.stack and after.may_undo(room.asked):
            return int(action)
    return None


def everything(room: Room) -> dict[str, Any]:
    """All that a room is, to compare it with another."""
    match = room.match
    play: Any = None
    if match is not None:
        undo = [match.may_undo(seat) for seat in range(room.row.seats)]
        told = [[(event.key, event.args, event.seen_by) for event in events] for events in match.events]
        state = snapshot(match.state) | {"rules": None}  # each begin makes its own; `saved` has the settings
        play = (match.actions, saved(match), state, match.start, undo, len(match.past), told)
    simple = ("seats", "status", "seq", "news", "hash", "holding", "votes", "result", "secret", "rematch", "since")
    return {name: getattr(room, name) for name in simple} | {"head": room.row.head, "play": play}


def refused(what: Callable[[], object]) -> str:
    """The code of the refusal, or "" if it was done."""
    try:
        what()
    except Denied as refusal:
        return refusal.code
    return ""


def as_stored(events: Sequence[EventRow]) -> list[EventRow]:
    """Through JSON, as the database keeps them."""
    return [
        EventRow(each.seq, each.at, each.kind, each.person, json.loads(json.dumps(each.body)), each.hash)
        for each in events
    ]


# The whole app in this process


@dataclass
class Home:
    """The app as it is served, its services at hand, and browsers of people with the ids 1, 2, … and of a stranger."""

    services: Services
    browsers: dict[int | None, httpx.AsyncClient]


@asynccontextmanager
async def at_home(database: str) -> AsyncIterator[Home]:
    guard: Any = make_app(Setup(database, bot_delay=0.0, unlimited=True))
    routes = {route.path: route for route in guard.app.routes}
    services: Services = routes["/t/{id}"].endpoint.__self__.services
    async with guard.app.router.lifespan_context(guard.app), AsyncExitStack() as clients:
        browsers: dict[int | None, httpx.AsyncClient] = {}
        for number, name in [*enumerate(NAMES, 1), (None, "")]:
            options: dict[str, Any] = {"base_url": "http://parlour.test", "headers": {"Origin": "http://parlour.test"}}
            client = httpx.AsyncClient(transport=httpx.ASGITransport(guard), **options)
            browsers[number] = await clients.enter_async_context(client)
            if number:
                answer = await client.post("/name", data={"name": name, "next": "/"})
                assert answer.status_code == 303, answer.text
        yield Home(services, browsers)


@asynccontextmanager
async def a_house(database: str, delay: float = 0.0, limit: float = PATIENCE) -> AsyncIterator[House]:
    """A house with a store of its own, in which the people of these tests are known."""
    store = Store(database)
    store.open()
    house = House(store, Feed(), Thinkers(limit=limit), delay)
    try:
        await store.write(invite_all)
        await house.start()
        yield house
    finally:
        await house.stop()
        store.close()


def in_house(database: str, scene: Callable[[House], Coroutine[Any, Any, None]], **options: Any) -> None:
    """Run a scene in a house of its own. Scenes on the same database happen in one house after another."""

    async def inside() -> None:
        async with a_house(database, **options) as house:
            await scene(house)

    asyncio.run(inside())


def invite_all(conn: Connection) -> None:
    if conn.scalar(select(func.count()).select_from(people_table)) == 0:
        for name in NAMES:
            people_store.add_person(conn, name, "en", 1.0)


async def opened(house: House, *seats: str, owner: int = ANN, **more: Any) -> Room:
    wish = an_order(*seats, **more)
    return await house.open(opening.new_row(wish, person(owner)), owner, opening.first_deeds(wish, person(owner)))


async def act(house: House, room: Room, expected: int | None = -1, key: str = "", option: int = 0) -> Room:
    """Whoever is asked does something; `expected` is what they saw, if it is not the room as it is."""
    assert room.match is not None
    seat, action = room.asked, room.match.state.offer[option]
    who = room.seats[seat].person
    expected = room.seq if expected == -1 else expected
    return await house.do(room.id, who, lambda room: commands.act(room, who, seat, action, False, "en"), expected, key)


async def stored(house: House, room: Room) -> list[EventRow]:
    return await house.store.read(lambda conn: events_after(conn, room.id))


async def same_as_stored(house: House, room: Room) -> None:
    """What we remember is what a new process would load."""
    events = await stored(house, room)
    row = await house.store.read(lambda conn: find_room(conn, room.id))
    assert row is not None
    assert everything(Room(row).after(*events)) == everything(room)
    assert broken_link(room.id, events) is None
    assert row.head == room.row.head


async def settled(house: House, name: str, true: Callable[[Room], bool], seconds: float = PATIENCE) -> Room:
    """Wait until something is so at the table."""
    end = time.monotonic() + seconds
    while not true(room := await house.room(name)):
        assert time.monotonic() < end, f"it did not happen within {seconds} seconds"
        await asyncio.sleep(0.005)
    return room
