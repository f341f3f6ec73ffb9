"""One writer, groups that share a commit, and nothing acknowledged before it; the same in both databases."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, select, text, update
from sqlalchemy.exc import DBAPIError

from parlour.web.store import Conflict, Store
from parlour.web.store.engine import GROUP
from parlour.web.store.people import add_person, find_person
from parlour.web.store.rooms import append, events_after, insert_room
from parlour.web.store.schema import people as people_table
from web.stores import a_head, a_room, an_event, ask, do, people

Job = Callable[[Connection], Any]


class Gate:
    """A job that keeps the writer busy until we say so; what is handed in meanwhile becomes one group."""

    def __init__(self) -> None:
        self.entered, self.opened = threading.Event(), threading.Event()

    def __call__(self, _: Connection) -> None:
        self.entered.set()
        assert self.opened.wait(30)

    async def busy(self, store: Store) -> "asyncio.Task[None]":
        task = asyncio.create_task(store.write(self))
        await asyncio.to_thread(self.entered.wait, 30)
        return task


@contextmanager
def commits_of(store: Store) -> Iterator[list[Connection]]:
    """Every commit of the writer, as the database driver is told of it."""
    seen: list[Connection] = []
    note = seen.append  # the same object both times
    event.listen(store._writer, "commit", note)
    yield seen
    event.remove(store._writer, "commit", note)


async def handed_in(store: Store, *jobs: Job) -> "list[asyncio.Task[Any]]":
    tasks = [asyncio.create_task(store.write(job)) for job in jobs]
    await asyncio.sleep(0)
    return tasks


async def together(store: Store, *jobs: Job) -> list[Any]:
    """Hand in jobs so that they form one group; what each of them returned or raised."""
    gate = Gate()
    busy = await gate.busy(store)
    tasks = await handed_in(store, *jobs)
    gate.opened.set()
    await busy
    return list(await asyncio.gather(*tasks, return_exceptions=True))


def adds(name: str) -> Job:
    return lambda conn: add_person(conn, name, "en", 1.0).name


def names(store: Store) -> list[str]:
    return ask(store, lambda conn: list(conn.scalars(select(people_table.c.name).order_by(people_table.c.name))))


def test_jobs_that_wait_together_share_a_commit(store: Store) -> None:
    with commits_of(store) as commits:
        results = asyncio.run(together(store, *(adds(f"{number:03}") for number in range(200))))
    assert results == [f"{number:03}" for number in range(200)]
    assert names(store) == results
    assert len(commits) == 2, "one for the gate, one for all the others"


def test_a_group_has_an_end(store: Store) -> None:
    with commits_of(store) as commits:
        asyncio.run(together(store, *[lambda _: None] * (2 * GROUP + 1)))
    assert len(commits) == 1 + 3


def test_many_tables_that_play_at_once_need_few_commits(store: Store) -> None:
    """Nothing is arranged here: a hundred tables, each waiting for its own last move before the next."""
    [ann] = people(store, "Ann")

    def move(room: str, seq: int) -> Job:
        return lambda conn: append(conn, room, [an_event(seq)], a_head(seq))

    async def play(room: str) -> None:
        await store.write(lambda conn: insert_room(conn, a_room(room, ann), []))
        for seq in range(1, 6):
            await store.write(move(room, seq))

    async def all_of_them() -> None:
        await asyncio.gather(*(play(f"r{number}") for number in range(100)))

    with commits_of(store) as commits:
        asyncio.run(all_of_them())
    assert len(commits) < 150, "for 600 writes"
    assert [len(ask(store, events_after, f"r{number}")) for number in range(100)] == [5] * 100


def test_the_answer_comes_after_the_commit(store: Store) -> None:
    done_before_commit = []

    async def scene() -> None:
        task = asyncio.create_task(store.write(lambda conn: add_person(conn, "Ann", "en", 1.0)))
        event.listen(store._writer, "commit", lambda _: done_before_commit.append(task.done()))
        person = await task
        assert await store.read(lambda conn: find_person(conn, person.id)) == person

    asyncio.run(scene())
    assert done_before_commit == [False]


def test_a_job_that_fails_does_not_spoil_its_neighbours(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, insert_room, a_room("r", ann, a_head(1)), [an_event(1)])

    def fails_late(conn: Connection) -> None:
        add_person(conn, "ghost", "en", 1.0)
        raise ZeroDivisionError

    def breaks_sql(conn: Connection) -> None:
        add_person(conn, "ghost", "en", 1.0)
        conn.execute(text("SELECT nonsense"))

    def is_late(conn: Connection) -> None:
        append(conn, "r", [an_event(1)], a_head(1))

    with commits_of(store) as commits:
        jobs = [adds("Bo"), fails_late, adds("Cleo"), breaks_sql, is_late, adds("Dora")]
        results = asyncio.run(together(store, *jobs))
    assert [results[number] for number in (0, 2, 5)] == ["Bo", "Cleo", "Dora"]
    assert [type(results[number]) for number in (1, 4)] == [ZeroDivisionError, Conflict]
    assert isinstance(results[3], DBAPIError)
    assert names(store) == ["Ann", "Bo", "Cleo", "Dora"]
    assert len(commits) == 2


def test_a_commit_that_fails_has_failed_for_all(store: Store) -> None:
    def refuse(_: Connection) -> None:
        raise OSError("no space left")

    async def scene() -> list[Any]:
        gate = Gate()
        busy = await gate.busy(store)
        tasks = await handed_in(store, adds("Ann"), adds("Bo"))
        event.listen(store._writer, "commit", refuse)
        gate.opened.set()
        return list(await asyncio.gather(busy, *tasks, return_exceptions=True))

    assert [type(each) for each in asyncio.run(scene())] == [OSError] * 3
    event.remove(store._writer, "commit", refuse)
    assert names(store) == []
    assert people(store, "Cleo")
    assert names(store) == ["Cleo"]


def test_a_job_that_loses_the_transaction_is_acknowledged_to_nobody(store: Store) -> None:
    """As SQLite does by itself when the disk is full."""

    def loses(conn: Connection) -> None:
        conn.connection.dbapi_connection.rollback()  # type: ignore[union-attr]

    results = asyncio.run(together(store, adds("Ann"), loses, adds("Bo")))
    assert all(isinstance(each, DBAPIError) for each in results)
    assert names(store) == []
    assert people(store, "Cleo")


def test_a_caller_who_leaves_does_not_disturb(store: Store) -> None:
    async def scene() -> None:
        gate = Gate()
        busy = await gate.busy(store)
        [impatient, patient] = await handed_in(store, adds("Ann"), adds("Bo"))
        impatient.cancel()
        gate.opened.set()
        await busy
        assert await patient == "Bo"
        assert impatient.cancelled()

    asyncio.run(scene())
    assert names(store) == ["Ann", "Bo"]


def test_a_loop_that_has_ended_does_not_disturb(store: Store) -> None:
    gate = Gate()

    async def leave() -> None:
        busy = await gate.busy(store)
        busy.cancel()

    asyncio.run(leave())
    gate.opened.set()
    assert people(store, "Ann")


def test_jobs_run_one_at_a_time_in_the_order_they_came(store: Store) -> None:
    order: list[int] = []

    def notes(number: int) -> Job:
        return lambda _: order.append(number)

    asyncio.run(together(store, *map(notes, range(50))))
    assert order == list(range(50))


def test_a_read_sees_one_moment(store: Store) -> None:
    [ann] = people(store, "Ann")
    rename = update(people_table).where(people_table.c.id == ann).values(name="Anna")

    async def scene() -> None:
        gate = Gate()

        def look(conn: Connection) -> list[str | None]:
            first = conn.scalar(select(people_table.c.name))
            gate(conn)
            return [first, conn.scalar(select(people_table.c.name))]

        reading = asyncio.create_task(store.read(look))
        await asyncio.to_thread(gate.entered.wait, 30)
        await store.write(lambda conn: conn.execute(rename).close())
        gate.opened.set()
        assert await reading == ["Ann", "Ann"]

    asyncio.run(scene())
    assert names(store) == ["Anna"]


def test_a_read_cannot_write(store: Store) -> None:
    with pytest.raises(DBAPIError):
        ask(store, add_person, "Ann", "en", 1.0)
    assert names(store) == []


def test_more_reads_than_readers(store: Store) -> None:
    people(store, "Ann")

    async def scene() -> list[Any]:
        query = select(people_table.c.name)
        return list(await asyncio.gather(*(store.read(lambda conn: conn.scalar(query)) for _ in range(40))))

    assert asyncio.run(scene()) == ["Ann"] * 40


def test_close_finishes_what_was_handed_in(database: str) -> None:
    store = Store(database)
    store.open()

    async def scene() -> list[Any]:
        tasks = await handed_in(store, *(adds(str(number)) for number in range(9)))
        await asyncio.to_thread(store.close)
        return list(await asyncio.gather(*tasks))

    assert asyncio.run(scene()) == [str(number) for number in range(9)]
    store.close()
    with pytest.raises(RuntimeError, match="closed"):
        do(store, add_person, "late", "en", 1.0)
    store.open()
    assert names(store) == [str(number) for number in range(9)]
    store.close()
