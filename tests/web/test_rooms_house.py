"""The house: nothing is seen before it is on the disk, everything happens once, rooms outlive our memory of them."""

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from fuzz import Dice
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from parlour.kernel.state import NOBODY
from parlour.web.refuse import Refuse
from parlour.web.rooms import deeds
from parlour.web.rooms import house as houses
from parlour.web.rooms.chain import broken_link, commitment
from parlour.web.rooms.house import House
from parlour.web.rooms.room import FINISHED, PLAYING, Room
from parlour.web.store.rooms import events_after, find_room, insert_room
from web.plays import ANN, BEN, EVE, Play, a_house, act, an_order, everything, opened, settled

Scene = Callable[[House], Coroutine[Any, Any, None]]


@pytest.fixture
def play_out(sqlite: str) -> Callable[..., None]:
    """Run a scene in a house of its own; scenes of one test happen in one house after another."""

    def run(scene: Scene, **options: Any) -> None:
        async def inside() -> None:
            async with a_house(sqlite, **options) as house:
                await scene(house)

        asyncio.run(inside())

    return run


async def stored(house: House, room: Room) -> list[Any]:
    return await house.store.read(lambda conn: events_after(conn, room.id))


async def same_as_stored(house: House, room: Room) -> None:
    """What we remember is what a new process would load."""
    events = await stored(house, room)
    row = await house.store.read(lambda conn: find_room(conn, room.id))
    assert row is not None
    assert everything(Room(row).after(*events)) == everything(room)
    assert broken_link(room.id, events) is None
    assert row.head == room.row.head


# Commits


@contextmanager
def commits(house: House, instead: Callable[[], None]) -> Iterator[None]:
    """Something happens when the writer is about to commit."""

    def listener(_: object) -> None:
        instead()

    event.listen(house.store._writer, "commit", listener)
    try:
        yield
    finally:
        event.remove(house.store._writer, "commit", listener)


def disk_full() -> None:
    raise OperationalError("COMMIT", {}, Exception("database or disk is full"))


def test_a_move_that_cannot_be_written_has_not_happened(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        with house.feed.listening(room.id, ANN, "here") as listener:
            with commits(house, disk_full), pytest.raises(OperationalError):
                await act(house, room, key="k")
            assert not listener.told.is_set(), "nobody was told"
            now = await house.room(room.id)
            assert everything(now) == everything(room)
            assert len(await stored(house, room)) == room.seq
            after = await act(house, now, key="k")
            assert listener.newest == (after.seq, 0)
        await same_as_stored(house, after)

    play_out(scene)


def test_nobody_sees_a_move_before_it_is_on_the_disk(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        reached, go_on = threading.Event(), threading.Event()

        def wait() -> None:
            reached.set()
            assert go_on.wait(30)

        with house.feed.listening(room.id, ANN, "here") as listener, commits(house, wait):
            moving = asyncio.create_task(act(house, room))
            await asyncio.to_thread(reached.wait, 30)
            assert (await house.room(room.id)).seq == room.seq
            assert not listener.told.is_set()
            assert len(await stored(house, room)) == room.seq
            go_on.set()
            after = await moving
            assert listener.newest == (after.seq, 0)
            assert (await house.room(room.id)) is after

    play_out(scene)


def test_a_table_that_cannot_be_written_is_not_open(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        with commits(house, disk_full), pytest.raises(OperationalError):
            await opened(house, "me", "bot:random")
        assert (house.rooms, house.playing) == ({}, {})

    play_out(scene)


def test_a_bot_whose_move_could_not_be_written_tries_again(
    play_out: Callable[..., None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(houses, "AGAIN", 0.01)

    async def scene(house: House) -> None:
        room = await opened(house, "me", "bot:random", settings={"first": "0"})
        times = iter(range(2))

        def twice() -> None:
            if next(times, None) is not None:
                disk_full()

        while room.asked == 0:
            room = await act(house, room)
        with commits(house, twice):
            after = await settled(house, room.id, lambda room: room.asked == 0)
        assert next(times, None) is None
        await same_as_stored(house, after)

    play_out(scene)
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2


def test_a_request_that_is_given_up_has_happened_or_not(play_out: Callable[..., None]) -> None:
    """We cannot know which; but whoever looks again knows, and nothing is doubled."""

    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        for waits in range(12):
            moving = asyncio.create_task(act(house, room))
            for _ in range(waits // 3):
                await asyncio.sleep(0)
            moving.cancel()
            await asyncio.gather(moving, return_exceptions=True)
            before = room.seq
            with suppress(Refuse):
                await act(house, await house.room(room.id))
            room = await house.room(room.id)
            assert before < room.seq <= before + 2
            await same_as_stored(house, room)

    play_out(scene)


# Once


def test_a_request_that_comes_twice_is_carried_out_once(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        first = await act(house, room, key="k")
        again = await act(house, room, key="k")
        assert (first.seq, again.seq) == (room.seq + 1, room.seq + 1)
        later = await act(house, again)
        assert (await act(house, room, key="k")).seq == later.seq, "it answers with the room as it is"
        with pytest.raises(Refuse) as stale:
            await act(house, room, key="another")
        assert (stale.value.status, stale.value.code) == (409, "stale")
        assert len(await stored(house, room)) == later.seq

    play_out(scene)


def test_a_key_is_its_persons_own(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "open", "open")
        for who, seat in ((BEN, 1), (EVE, 2)):
            sit = partial(deeds.sit, person=who, seat=seat, name="x", invited=True)
            room = await house.do(room.id, who, sit, key="k")
        assert room.status == PLAYING

    play_out(scene)


def test_a_command_without_a_number_that_comes_twice_is_carried_out_once(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "open", settings={"first": "1"})
        room = await house.do(room.id, BEN, lambda room: deeds.sit(room, BEN, 1, "Ben", True))
        first, again = [
            await house.do(room.id, ANN, lambda room: deeds.leave(room, ANN, 0), key="k") for _ in range(2)
        ]
        assert first.seq == again.seq == room.seq + 1

    play_out(scene)


def test_of_many_who_act_at_once_one_is_first(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        for _ in range(5):
            moves = [act(house, room, option=n % 2) for n in range(8)]
            outcomes = await asyncio.gather(*moves, return_exceptions=True)
            refusals = [each.code for each in outcomes if isinstance(each, Refuse)]
            assert refusals == ["stale"] * 7
            room = await house.room(room.id)
        await same_as_stored(house, room)

    play_out(scene)


def test_one_request_sent_many_times_at_once_is_one(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        rooms = await asyncio.gather(*(act(house, room, key="k") for _ in range(8)))
        assert {each.seq for each in rooms} == {room.seq + 1}
        assert len(await stored(house, room)) == room.seq + 1

    play_out(scene)


def test_two_who_want_the_same_seat(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "open", "open")
        sit = partial(deeds.sit, seat=1, name="x", invited=True)
        sits = [house.do(room.id, who, partial(sit, person=who)) for who in (BEN, EVE)]
        outcomes = await asyncio.gather(*sits, return_exceptions=True)
        assert [each.code for each in outcomes if isinstance(each, Refuse)] == ["seat-taken"]

    play_out(scene)


def test_a_refused_command_changes_nothing_and_tells_nobody(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        with house.feed.listening(room.id, ANN, "here") as listener:
            for refused in (lambda room: deeds.undo(room, ANN, 0, "en"), lambda room: deeds.close(room, ANN)):
                with pytest.raises(Refuse):
                    await house.do(room.id, ANN, refused)
            assert not listener.told.is_set()
        assert (await house.room(room.id)) is room

    play_out(scene)


# Memory


def test_rooms_that_nobody_looks_at_leave_the_memory_and_come_back(
    play_out: Callable[..., None], monkeypatch: pytest.MonkeyPatch
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

    play_out(scene)


def test_many_who_ask_for_a_room_at_once_get_the_same(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        house.forget(room.id)
        rooms = await asyncio.gather(*(house.room(room.id) for _ in range(10)))
        assert len({id(each) for each in rooms}) == 1

    play_out(scene)


def test_a_table_that_is_not_there_leaves_no_trace(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        for name in ("nowhere", "", "x" * 500, "\0"):
            with pytest.raises(Refuse) as refusal:
                await house.do(name, ANN, lambda room: deeds.close(room, ANN))
            assert refusal.value.status == 404
        assert len(house.locks) == 0

    play_out(scene)


def test_news_that_come_while_a_room_is_read_are_not_lost(play_out: Callable[..., None]) -> None:
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

    play_out(scene)


# Going on


def test_what_was_played_is_there_after_a_restart(play_out: Callable[..., None]) -> None:
    known: list[Room] = []

    async def before(house: House) -> None:
        room = await opened(house, "me", "open")
        room = await house.do(room.id, BEN, lambda room: deeds.sit(room, BEN, 1, "Ben", True))
        for _ in range(20):
            room = await act(house, room)
        known.append(room)

    async def after(house: House) -> None:
        room = await house.room(known[0].id)
        assert everything(room) == everything(known[0])
        await act(house, room)

    play_out(before)
    play_out(after)


def test_bots_go_on_after_a_restart(play_out: Callable[..., None]) -> None:
    known: list[Room] = []

    async def before(house: House) -> None:
        known.append(await opened(house, "me", "bot:greedy", settings={"first": "1"}))
        gone = await opened(house, "me", "open", settings={"first": "0"})
        gone = await house.do(gone.id, BEN, lambda room: deeds.sit(room, BEN, 1, "Ben", True))
        known.append(await house.do(gone.id, ANN, lambda room: deeds.leave(room, ANN, 0)))
        assert all(room.bot_to_move() for room in known)

    async def after(house: House) -> None:
        for room in known:
            await settled(house, room.id, lambda room: room.asked != NOBODY and not room.bot_to_move())

    play_out(before, delay=60)
    play_out(after)


def test_a_game_of_bots_alone_comes_to_its_end(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "bot:random", "bot:random")
        assert room.row.head.turn == []
        room = await settled(house, room.id, lambda room: room.status == FINISHED)
        await same_as_stored(house, room)
        events = await stored(house, room)
        assert events[0].body["commitment"] == commitment(bytes.fromhex(events[-1].body["secret"]))
        assert room.row.secret.hex() not in str([each.body for each in events[:-1]])

    play_out(scene)


def test_a_table_of_other_rules_keeps_nobody_from_playing(play_out: Callable[..., None]) -> None:
    known: list[Room] = []

    async def before(house: House) -> None:
        old = Play(an_order("bot:random", "bot:random"))
        row = replace(old.room.row, rules=99)
        await house.store.write(lambda conn: insert_room(conn, row, old.events))
        known.append(old.room)
        known.append(await opened(house, "me", "bot:greedy", settings={"first": "1"}))

    async def after(house: House) -> None:
        with pytest.raises(Refuse) as refusal:
            await house.room(known[0].id)
        assert (refusal.value.status, refusal.value.sentence) == (
            410, "It began with rules 99 of Roam; here are rules 1.",
        )  # fmt: skip
        await settled(house, known[1].id, lambda room: room.asked == 0)

    play_out(before, delay=60)
    play_out(after)


def test_somebody_who_comes_back_while_the_bot_thinks_is_asked(play_out: Callable[..., None]) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "open", settings={"first": "0"})
        room = await house.do(room.id, BEN, lambda room: deeds.sit(room, BEN, 1, "Ben", True))
        for _ in range(3):
            room = await house.do(room.id, ANN, lambda room: deeds.leave(room, ANN, 0))
            room = await house.do(room.id, ANN, lambda room: deeds.come_back(room, ANN, 0))
        await asyncio.sleep(0.1)
        room = await house.room(room.id)
        assert (room.asked, room.bot_to_move()) == (0, "")
        await asyncio.sleep(0.5)
        assert house.playing == {}
        await same_as_stored(house, await house.room(room.id))

    play_out(scene, delay=0.2)


def test_when_the_days_are_over_a_bot_goes_on_by_itself(
    play_out: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "SWEEP", 0.02)

    async def scene(house: House) -> None:
        slow = await opened(house, "me", "open", pace="1", settings={"first": "0"})
        slow = await house.do(slow.id, BEN, lambda room: deeds.sit(room, BEN, 1, "Ben", True))
        live = await opened(house, "me", "open", settings={"first": "0"})
        live = await house.do(live.id, BEN, lambda room: deeds.sit(room, BEN, 1, "Ben", True))
        house.forget(live.id)
        later = houses.now() + 86_500
        monkeypatch.setattr(houses, "now", lambda: later)
        await settled(house, slow.id, lambda room: room.asked == 1)
        assert live.id not in house.rooms, "nobody need look at a table without a clock"
        assert (await house.room(live.id)).seq == live.seq

    play_out(scene)


def test_talk_is_numbered_told_and_kept(play_out: Callable[..., None]) -> None:
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

    play_out(scene)


def test_a_hundred_tables_at_once_lose_nothing(play_out: Callable[..., None]) -> None:
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

    play_out(scene)
