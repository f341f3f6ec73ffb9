"""The house: nothing is seen before it is on the disk, and everything happens once."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

import pytest
from needs import needs
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from parlour.web.denied import Denied
from parlour.web.rooms import commands
from parlour.web.rooms import house as houses
from parlour.web.rooms.house import House
from parlour.web.rooms.room import PLAYING
from web.plays import ANN, BEN, EVE, act, everything, in_house, opened, same_as_stored, settled, stored

needs("roam")

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


def test_a_move_that_cannot_be_written_has_not_happened(sqlite: str) -> None:
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

    in_house(sqlite, scene)


def test_nobody_sees_a_move_before_it_is_on_the_disk(sqlite: str) -> None:
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

    in_house(sqlite, scene)


def test_a_table_that_cannot_be_written_is_not_open(sqlite: str) -> None:
    async def scene(house: House) -> None:
        with commits(house, disk_full), pytest.raises(OperationalError):
            await opened(house, "me", "bot:random")
        assert (house.rooms, house.playing) == ({}, {})

    in_house(sqlite, scene)


def test_a_bot_whose_move_could_not_be_written_tries_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
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

    in_house(sqlite, scene)
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2


def test_a_request_that_is_given_up_has_happened_or_not(sqlite: str) -> None:
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
            with suppress(Denied):
                await act(house, await house.room(room.id))
            room = await house.room(room.id)
            assert before < room.seq <= before + 2
            await same_as_stored(house, room)

    in_house(sqlite, scene)


# Once


def test_a_request_that_comes_twice_is_carried_out_once(sqlite: str) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        first = await act(house, room, key="k")
        again = await act(house, room, key="k")
        assert (first.seq, again.seq) == (room.seq + 1, room.seq + 1)
        later = await act(house, again)
        assert (await act(house, room, key="k")).seq == later.seq, "it answers with the room as it is"
        with pytest.raises(Denied) as stale:
            await act(house, room, key="another")
        assert (stale.value.status, stale.value.code) == (409, "stale")
        assert len(await stored(house, room)) == later.seq

    in_house(sqlite, scene)


def test_a_key_is_its_persons_own(sqlite: str) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "open", "open")
        for who, seat in ((BEN, 1), (EVE, 2)):
            sit = partial(commands.sit, person=who, seat=seat, name="x", invited=True)
            room = await house.do(room.id, who, sit, key="k")
        assert room.status == PLAYING

    in_house(sqlite, scene)


def test_a_command_without_a_number_that_comes_twice_is_carried_out_once(sqlite: str) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "open", settings={"first": "1"})
        room = await house.do(room.id, BEN, lambda room: commands.sit(room, BEN, 1, "Ben", True))
        first, again = [
            await house.do(room.id, ANN, lambda room: commands.leave(room, ANN, 0), key="k") for _ in range(2)
        ]
        assert first.seq == again.seq == room.seq + 1

    in_house(sqlite, scene)


def test_of_many_who_act_at_once_one_is_first(sqlite: str) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        for _ in range(5):
            moves = [act(house, room, option=n % 2) for n in range(8)]
            outcomes = await asyncio.gather(*moves, return_exceptions=True)
            refusals = [each.code for each in outcomes if isinstance(each, Denied)]
            assert refusals == ["stale"] * 7
            room = await house.room(room.id)
        await same_as_stored(house, room)

    in_house(sqlite, scene)


def test_one_request_sent_many_times_at_once_is_one(sqlite: str) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        rooms = await asyncio.gather(*(act(house, room, key="k") for _ in range(8)))
        assert {each.seq for each in rooms} == {room.seq + 1}
        assert len(await stored(house, room)) == room.seq + 1

    in_house(sqlite, scene)


def test_two_who_want_the_same_seat(sqlite: str) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "open", "open")
        sit = partial(commands.sit, seat=1, name="x", invited=True)
        sits = [house.do(room.id, who, partial(sit, person=who)) for who in (BEN, EVE)]
        outcomes = await asyncio.gather(*sits, return_exceptions=True)
        assert [each.code for each in outcomes if isinstance(each, Denied)] == ["seat-taken"]

    in_house(sqlite, scene)


def test_a_refused_command_changes_nothing_and_tells_nobody(sqlite: str) -> None:
    async def scene(house: House) -> None:
        room = await opened(house, "me", "here:Zoe")
        with house.feed.listening(room.id, ANN, "here") as listener:
            for refused in (lambda room: commands.undo(room, ANN, 0, "en"), lambda room: commands.close(room, ANN)):
                with pytest.raises(Denied):
                    await house.do(room.id, ANN, refused)
            assert not listener.told.is_set()
        assert (await house.room(room.id)) is room

    in_house(sqlite, scene)
