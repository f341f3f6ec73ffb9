"""Rooms outlive our memory of them, and what goes on by itself goes on after a restart: bots, clocks."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from needs import needs

from parlour.conformance.fuzz import Dice
from parlour.kernel.state import NOBODY
from parlour.web.denied import Denied
from parlour.web.rooms import commands
from parlour.web.rooms import house as houses
from parlour.web.rooms.chain import commitment
from parlour.web.rooms.house import House
from parlour.web.rooms.room import FINISHED, Room
from parlour.web.store.rooms import insert_room
from parlour.web.thinkers import Thinkers
from web.plays import (
    ANN,
    BEN,
    Play,
    act,
    an_order,
    everything,
    in_house,
    opened,
    same_as_stored,
    settled,
    stored,
)

needs("roam")

# Memory


def test_rooms_that_nobody_looks_at_leave_the_memory_and_come_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "KEPT", 5)

    async def scene(house: House) -> None:
        first = await opened(house, "me", "here:Zoe")
        for _ in range(3):
            first = await act(house, first)
        watched = await opened(house, "me", "here:Zoe")
        with house.feed.listening(watched.id, ANN, "here"):
            for _ in range(20):
                await opened(house, "me", "here:Zoe")
            assert len(house.rooms) <= 7
            assert len(house.locks) <= 7
            assert watched.id in house.rooms, "somebody watches it"
            assert first.id not in house.rooms
        again = await house.room(first.id)
        assert again is not first
        assert everything(again) == everything(first)
        await act(house, again)

    in_house(sqlite, scene)


def test_many_who_ask_for_a_room_at_once_get_the_same(sqlite: str) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        house.forget(room.id)
        rooms = await asyncio.gather(*(house.room(room.id) for _ in range(10)))
        assert len({id(each) for each in rooms}) == 1

    in_house(sqlite, scene)


def test_a_table_that_is_not_there_leaves_no_trace(sqlite: str) -> None:
    async def scene(house: House) -> None:
        for name in ("nowhere", "", "x" * 500, "\0"):
            with pytest.raises(Denied) as refusal:
                await house.do(name, ANN, lambda room: commands.close(room, ANN))
            assert refusal.value.status == 404
        assert len(house.locks) == 0

    in_house(sqlite, scene)


def test_news_that_come_while_a_room_is_read_are_not_lost(sqlite: str) -> None:
    """Another process writes after our reading began and tells us before it ends: what we have read is old."""

    async def scene(house: House) -> None:
        old = await opened(house, "me", "here:Zoe")
        new, reads = await act(house, old), iter([old, None])
        read = house.store.read

        async def slow(job: Any) -> Any:
            found = next(reads, None)
            if found is None:
                return await read(job)
            house.heard(old.id, new.seq, 0)
            return found

        house.forget(old.id)
        house.store.read = slow  # type: ignore[method-assign]
        assert (await house.room(old.id)).seq == new.seq
        assert (house.loading, house.newest) == ({}, {})

    in_house(sqlite, scene)


# Going on


def test_what_was_played_is_there_after_a_restart(sqlite: str) -> None:
    known: list[Room] = []

    async def before(house: House) -> None:
        room = await opened(house, "me", "open")
        room = await house.do(room.id, BEN, lambda room: commands.sit(room, BEN, 1, "Ben", True))
        for _ in range(20):
            room = await act(house, room)
        known.append(room)

    async def after(house: House) -> None:
        room = await house.room(known[0].id)
        assert everything(room) == everything(known[0])
        await act(house, room)

    in_house(sqlite, before)
    in_house(sqlite, after)


def test_bots_go_on_after_a_restart(sqlite: str) -> None:
    known: list[Room] = []

    async def before(house: House) -> None:
        known.append(await opened(house, "me", "bot:greedy", settings={"first": "1"}))
        gone = await opened(house, "me", "open", settings={"first": "0"})
        gone = await house.do(gone.id, BEN, lambda room: commands.sit(room, BEN, 1, "Ben", True))
        known.append(await house.do(gone.id, ANN, lambda room: commands.leave(room, ANN, 0)))
        assert all(room.bot_to_move() for room in known)

    async def after(house: House) -> None:
        for room in known:
            await settled(house, room.id, lambda room: room.asked != NOBODY and not room.bot_to_move())

    in_house(sqlite, before, delay=60)
    in_house(sqlite, after)


def test_a_game_of_bots_alone_comes_to_its_end(sqlite: str) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "bot:random", "bot:random")
        assert room.row.head.turn == []
        room = await settled(house, room.id, lambda room: room.status == FINISHED)
        await same_as_stored(house, room)
        events = await stored(house, room)
        assert events[0].body["commitment"] == commitment(bytes.fromhex(events[-1].body["secret"]))
        assert room.row.secret.hex() not in str([each.body for each in events[:-1]])

    in_house(sqlite, scene)


def test_a_table_of_other_rules_keeps_nobody_from_playing(sqlite: str) -> None:
    known: list[Room] = []

    async def before(house: House) -> None:
        old = Play(an_order("bot:random", "bot:random"))
        row = replace(old.room.row, rules=99)
        await house.store.write(lambda conn: insert_room(conn, row, old.events))
        known.append(old.room)
        known.append(await opened(house, "me", "bot:greedy", settings={"first": "1"}))

    async def after(house: House) -> None:
        with pytest.raises(Denied) as refusal:
            await house.room(known[0].id)
        assert (refusal.value.status, refusal.value.sentence) == (
            410, "It began with rules 99 of Roam; here are rules 1.",
        )  # fmt: skip
        await settled(house, known[1].id, lambda room: room.asked == 0)

    in_house(sqlite, before, delay=60)
    in_house(sqlite, after)


def test_somebody_who_comes_back_while_the_bot_thinks_is_asked(sqlite: str) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "open", settings={"first": "0"})
        room = await house.do(room.id, BEN, lambda room: commands.sit(room, BEN, 1, "Ben", True))
        for _ in range(3):
            room = await house.do(room.id, ANN, lambda room: commands.leave(room, ANN, 0))
            room = await house.do(room.id, ANN, lambda room: commands.come_back(room, ANN, 0))
        await asyncio.sleep(0.1)
        room = await house.room(room.id)
        assert (room.asked, room.bot_to_move()) == (0, "")
        async with asyncio.timeout(30):  # the bot's process may still be starting
            while house.playing:
                await asyncio.sleep(0.05)
        assert (await house.room(room.id)).asked == 0
        await same_as_stored(house, await house.room(room.id))

    in_house(sqlite, scene, delay=0.2)


def test_where_somebody_looks_bots_play_for_a_server_that_died(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "STALLED", 0.05)

    async def scene(dead: House) -> None:
        """Two houses with one store; the first thinks for ever."""
        room = await opened(dead, "me", "bot:random", settings={"first": "1"})
        house = House(dead.store, dead.feed, Thinkers(), 0.0)
        await house.start()
        house.playing.pop(room.id).cancel()  # as if it had begun after this server was started
        await house.room(room.id)
        await settled(house, room.id, lambda room: room.asked == 0)
        await house.stop()

    in_house(sqlite, scene, delay=60)


def test_when_the_days_are_over_a_bot_goes_on_by_itself(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "SWEEP", 0.02)

    async def scene(house: House) -> None:
        slow = await opened(house, "me", "open", pace="1", settings={"first": "0"})
        slow = await house.do(slow.id, BEN, lambda room: commands.sit(room, BEN, 1, "Ben", True))
        live = await opened(house, "me", "open", settings={"first": "0"})
        live = await house.do(live.id, BEN, lambda room: commands.sit(room, BEN, 1, "Ben", True))
        house.forget(live.id)
        later = houses.now() + 86_500
        monkeypatch.setattr(houses, "now", lambda: later)
        await settled(house, slow.id, lambda room: room.asked == 1)
        assert live.id not in house.rooms, "nobody need look at a table without a clock"
        assert (await house.room(live.id)).seq == live.seq

    in_house(sqlite, scene)


def test_talk_is_numbered_told_and_kept(sqlite: str) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        with house.feed.listening(room.id, ANN, "here") as listener:
            assert [await house.say(room.id, ANN, "Ann", "players", text) for text in ("hi", "ho")] == [1, 2]
            assert listener.newest == (room.seq, 2)
            moved, number = await asyncio.gather(act(house, room), house.say(room.id, ANN, "Ann", "players", "ha"))
        assert (moved.seq, number) == (room.seq + 1, 3)
        assert (await house.room(room.id)).talk == 3, "a move does not forget what was said meanwhile"
        house.forget(room.id)
        assert (await house.room(room.id)).talk == 3

    in_house(sqlite, scene)


def test_a_hundred_tables_at_once_lose_nothing(sqlite: str) -> None:
    async def scene(house: House) -> None:
        rooms = [await opened(house, "me", "here:Zoe") for _ in range(30)]

        async def go_on(room: Room, dice: Dice) -> Room:
            for _ in range(8):
                assert room.match is not None
                room = await act(house, room, option=dice.below(len(room.match.state.offer)))
            return room

        before = house.store.commits
        ended = await asyncio.gather(*(go_on(room, Dice(room.id)) for room in rooms))
        assert house.store.commits - before < 30 * 8, "they share commits"
        for room in ended[::7]:
            await same_as_stored(house, room)

    in_house(sqlite, scene)
