"""Bots think in processes of their own: whatever becomes of them, the table goes on, and nobody waits for nothing."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cli.program import PATIENCE
from needs import needs

from parlour.games import game as find_game
from parlour.kernel.match import Match, begin_proven
from parlour.web.rooms.room import PLAYING
from parlour.web.thinkers import Failed, Thinkers, question
from web.plays import a_house, act, opened, settled

needs("roam")

BOTS = """
import os, time

class Hangs:
    def __init__(self, game, seed): pass
    def choose(self, state, options):
        while True: pass

class Once(Hangs):
    def choose(self, state, options):
        if os.path.exists("asked"):
            return options[-1]
        open("asked", "w").close()
        time.sleep(600)

class Dies(Hangs):
    def choose(self, state, options):
        os._exit(3)

class Breaks(Hangs):
    def choose(self, state, options):
        raise RuntimeError("no idea")

class Cheats(Hangs):
    def choose(self, state, options):
        return options[0] + 100_000

class Talks(Hangs):
    def choose(self, state, options):
        print("let me see")
        return options[0]
"""


@pytest.fixture(autouse=True)
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of somebody's own, found from the folder one is in."""
    (tmp_path / "strange.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


@asynccontextmanager
async def thinking(count: int = 2, limit: float = PATIENCE) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(count, limit)
    try:
        yield thinkers
    finally:
        await thinkers.close()


def a_match() -> Match[Any]:
    roam = find_game("roam")
    return begin_proven(roam, 3, roam.read_settings({}), "0f" * 32)


def test_a_bot_answers_with_one_of_the_options() -> None:
    async def scene() -> None:
        async with thinking() as thinkers:
            match = a_match()
            for bot in ("random", "greedy", "ismcts:20"):
                assert await thinkers.choose(match, bot) in match.state.offer
            assert len(thinkers.all) == 1, "one is enough, if they ask one after another"
            await asyncio.gather(*(thinkers.choose(match, "random") for _ in range(6)))
            assert len(thinkers.all) == 2

    asyncio.run(scene())


def test_a_bot_is_told_nothing_that_its_seat_may_not_know() -> None:
    match = a_match()
    asked = [question(match, "greedy") for _ in range(3)]
    chances = {each["position"]["fields"]["chance"] for each in asked}
    assert len(chances) == 3
    assert int(match.state.chance) not in chances
    assert "0f" * 8 not in str(asked)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("strange:Hangs", "too slow"),
        ("strange:Dies", "the bot's process ended"),
        ("strange:Breaks", "no idea"),
        ("strange:Cheats", "not one of its options"),
        ("strange:Talks", "Expecting value"),
        ("strange:Nobody", "no class Nobody"),
        ("nobody", "no bot 'nobody'"),
    ],
)
def test_a_bot_that_fails_is_told_so_and_the_next_question_is_answered(bot: str, reason: str) -> None:
    async def scene() -> None:
        async with thinking(1) as thinkers:
            match = a_match()
            await thinkers.choose(match, "random")
            thinkers.limit = 0.7 if bot == "strange:Hangs" else PATIENCE
            with pytest.raises(Failed, match=reason):
                await thinkers.choose(match, bot)
            thinkers.limit = PATIENCE
            assert await thinkers.choose(match, "random") in match.state.offer

    asyncio.run(scene())


def test_a_question_that_is_given_up_frees_its_process() -> None:
    async def scene() -> None:
        async with thinking(1) as thinkers:
            match = a_match()
            await thinkers.choose(match, "random")
            [process] = thinkers.all
            asked = asyncio.create_task(thinkers.choose(match, "strange:Hangs"))
            await asyncio.sleep(0.1)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            assert process.returncode == -signal.SIGKILL
            assert await thinkers.choose(match, "random") in match.state.offer

    asyncio.run(scene())


def test_a_process_that_was_killed_while_it_waited_is_replaced() -> None:
    async def scene() -> None:
        async with thinking(1) as thinkers:
            match = a_match()
            await thinkers.choose(match, "random")
            [process] = thinkers.all
            process.kill()
            await process.wait()
            assert await thinkers.choose(match, "random") in match.state.offer

    asyncio.run(scene())


def test_nothing_is_left_of_them_afterwards() -> None:
    async def scene() -> list[int]:
        async with thinking() as thinkers:
            match = a_match()
            await asyncio.gather(*(thinkers.choose(match, "random") for _ in range(4)))
            waiting = asyncio.create_task(thinkers.choose(match, "strange:Hangs"))
            await asyncio.sleep(0.05)
            pids = [process.pid for process in thinkers.all]
        await asyncio.gather(waiting, return_exceptions=True)
        return pids

    for pid in asyncio.run(scene()):
        assert not Path(f"/proc/{pid}").exists()


def test_bots_are_quieter_than_people() -> None:
    async def scene() -> None:
        async with thinking(1) as thinkers:
            await thinkers.choose(a_match(), "random")
            [process] = thinkers.all
            assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)

    asyncio.run(scene())


# At a table


def test_the_table_goes_on_when_a_bots_process_is_killed(
    sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with a_house(sqlite, limit=PATIENCE) as house:
            room = await opened(house, "me", "bot:strange:Once", settings={"first": "1"})
            seq = room.seq
            await settled(house, room.id, lambda _: (tmp_path / "asked").exists())
            [process] = house.thinkers.all
            process.kill()
            after = await settled(house, room.id, lambda room: room.seq > seq)
            assert after.status == PLAYING
            await settled(house, room.id, lambda room: room.asked == 0 or room.seq > seq + 1)

    asyncio.run(scene())
    assert [record.levelno for record in caplog.records if record.name == "parlour"] == [logging.WARNING]


def test_a_bot_that_hangs_is_answered_by_lot(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with a_house(sqlite, limit=0.4) as house:
            room = await opened(house, "me", "bot:strange:Hangs", settings={"first": "1"})
            begun = time.monotonic()
            await settled(house, room.id, lambda room: room.asked == 0)
            assert time.monotonic() - begun > 0.4

    asyncio.run(scene())
    told = [record.getMessage() for record in caplog.records if record.name == "parlour"]
    assert told
    assert all("too slow" in each for each in told)


async def work(until: asyncio.Task[object]) -> list[float]:
    """What the loop did each time before it came back to us, in seconds of the processor."""
    found = []
    while not until.done():
        begun = time.thread_time()
        await asyncio.sleep(0.01)
        found.append(time.thread_time() - begun)
    return found


def test_the_house_stays_awake_while_a_bot_thinks_hard(sqlite: str) -> None:
    """Measured in processor time, since others may be at work on this machine."""

    async def scene() -> None:
        async with a_house(sqlite, limit=60) as house:
            room = await opened(house, "me", "here:Zoe")
            await house.thought(room, "random")
            assert room.match is not None
            thinking = asyncio.create_task(house.thinkers.choose(room.match, "ismcts:2000"))
            found = await work(thinking)
            assert await thinking in room.match.state.offer
            assert len(found) > 10, "it did not wait for the answer"
            assert max(found) < 0.1

    asyncio.run(scene())


def test_people_play_on_while_all_thinkers_are_busy(sqlite: str) -> None:
    async def scene() -> None:
        async with a_house(sqlite, limit=60) as house:
            slow = [await opened(house, "me", "bot:strange:Hangs", settings={"first": "1"}) for _ in range(4)]
            room = await opened(house, "me", "here:Zoe")
            for _ in range(10):
                room = await act(house, room)
            assert [house.rooms[each.id].seq for each in slow] == [each.seq for each in slow]

    asyncio.run(scene())
