"""The store: one thread that writes, a few that read.

A commit waits for the disk, so it is worth sharing. Whatever is handed in while the writer is busy becomes the next
group: one transaction, a savepoint for each job, one commit. Only after it are the callers told, so what has been
acknowledged is on the disk. Two databases can do this:

- SQLite, a file that belongs to one server; a lock beside it keeps a second one out.
- PostgreSQL, for several servers. Their groups take turns by an advisory lock, so they cannot deadlock; NOTIFY would
  line up their commits anyway. Each server hears of the others' changes by LISTEN.
"""

import asyncio
import fcntl
import os
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from pysqlite3 import dbapi2 as newer_sqlite  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from parlour.kernel.errors import BadInput, shown
from parlour.web.store import schema
from parlour.web.store.listen import Heard, StoreListener

T = TypeVar("T")
Job = tuple[Callable[[Connection], Any], asyncio.Future[Any]]

READERS = 4
GROUP = 500  # jobs in one transaction at most, so that nobody waits long
SAFE_SQLITE = (3, 51, 3)
PRAGMAS = [
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
]
TURN = 0x7061726C  # the advisory lock by which PostgreSQL's writers take turns
STALE = 30  # seconds after which PostgreSQL ends the turn of a server that has died


class Store:
    """The database of a house: "sqlite:////path/file.db" or "postgresql://…".

    `on_notify(room, seq, talk)` is called, in a thread of its own, for every change of a room in PostgreSQL, whichever
    server made it; ours too. After a lost connection it is called for all that may have changed meanwhile.
    """

    def __init__(self, url: str, on_notify: Heard | None = None) -> None:
        self.url = database_url(url)
        self.several = self.url.get_backend_name() == "postgresql"  # other servers may write too
        self.commits = 0  # how many groups have been written
        self._on_notify = on_notify
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()  # None: no more will come
        self._gate = threading.Lock()
        self._open = False
        self._to_undo = ExitStack()

    def open(self) -> None:
        """Make the tables where there are none, and start to work; BadInput if the database cannot be used."""
        with ExitStack() as undo:
            if not self.several:
                warn_of_old_sqlite()
                undo.enter_context(held(Path(str(self.url.database))))
            self._writer, self._readers = postgresql_engines(self.url) if self.several else sqlite_engines(self.url)
            undo.callback(self._writer.dispose)  # the last to go: it tidies up SQLite's write-ahead log
            undo.callback(self._readers.dispose)
            self._prepare()
            self._pool = undo.enter_context(ThreadPoolExecutor(READERS, "store-read"))
            if self.several and self._on_notify:
                undo.callback(StoreListener(self.url, self._readers, self._on_notify).close)
            undo.callback(self._begin().join)
            undo.callback(self._end)
            self._to_undo = undo.pop_all()

    def close(self) -> None:
        """Finish what was handed in, then let go of the database."""
        self._to_undo.close()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """What the job returns, once it is on the disk; or what it raises, and then nothing of it is kept."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._gate:
            if not self._open:
                raise RuntimeError("The store is closed.")
            self._jobs.put((job, future))
        return await future

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What the job returns; all its queries see the same moment."""

        def run() -> T:
            with self._readers.begin() as conn:
                return job(conn)

        return await asyncio.get_running_loop().run_in_executor(self._pool, run)

    # The writer

    def _prepare(self) -> None:
        try:
            with self._writer.begin() as conn:
                schema.prepare(conn)
        except DBAPIError as error:
            reason = " ".join(str(error.orig).split())
            raise BadInput(f"The database {self.url.render_as_string()} cannot be used: {reason}") from None

    def _begin(self) -> threading.Thread:
        writer = threading.Thread(target=self._write, name="store-write", daemon=True)  # a crash need not wait for it
        writer.start()
        self._open = True
        return writer

    def _end(self) -> None:
        with self._gate:
            self._open = False
            self._jobs.put(None)

    def _write(self) -> None:
        more = True
        while more:
            group = self._next_group()
            more = group[-1] is not None
            self._carry_out([job for job in group if job])

    def _next_group(self) -> list[Job | None]:
        """All that is waiting now; if nothing is, wait for one."""
        group = [self._jobs.get()]
        with suppress(Empty):
            while len(group) < GROUP and group[-1]:
                group.append(self._jobs.get_nowait())
        return group

    def _carry_out(self, group: list[Job]) -> None:
        """One transaction for the group. If that fails as a whole, it has failed for each of them."""
        try:
            with self._writer.begin() as conn:
                outcomes = [attempt(conn, job) for job, _ in group]
            self.commits += 1
        except Exception as error:  # noqa: BLE001  whatever it is, the callers wait for an answer
            outcomes = [(None, error)] * len(group)
        answer([(future, *outcome) for (_, future), outcome in zip(group, outcomes, strict=True)])


def attempt(conn: Connection, job: Callable[[Connection], Any]) -> tuple[Any, Exception | None]:
    """Run a job inside its own savepoint: what it returned, or what it raised.

    What the savepoint itself raises concerns the whole group, so it is not caught: when the disk is full, SQLite
    drops the transaction with all that was done before.
    """
    conn.exec_driver_sql("SAVEPOINT job")  # begin_nested() does the same, in thrice the time
    try:
        value = job(conn)
    except Exception as error:  # noqa: BLE001  it is the caller's
        conn.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        return None, error
    conn.exec_driver_sql("RELEASE SAVEPOINT job")
    return value, None


def answer(outcomes: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    """Tell the callers, each loop once; one that has been closed has nobody left to tell."""
    for loop in {future.get_loop() for future, _, _ in outcomes}:
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, [each for each in outcomes if each[0].get_loop() is loop])


def settle(outcomes: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for future, value, error in outcomes:
        if future.done():  # its caller has been cancelled
            continue
        if error:
            future.set_exception(error)
        else:
            future.set_result(value)


# The two databases


def database_url(text: str) -> URL:
    with suppress(ArgumentError, ValueError):
        url = make_url(text)
        if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
            return url.set(drivername="sqlite", database=str(Path(url.database).resolve()))
        if url.get_backend_name() in {"postgresql", "postgres"}:
            return url.set(drivername="postgresql+psycopg")
    raise BadInput(f"{shown(text)} is no database; it can be sqlite:////path/file.db or postgresql://user@host/name.")


def sqlite_engines(url: URL) -> tuple[Engine, Engine]:
    """For the writer and for readers. Only the writer's one connection ever writes or checkpoints."""
    manual: dict[str, Any] = {"isolation_level": None}  # transactions begin when we say so, not when Python thinks best
    writer = create_engine(url, module=newer_sqlite, connect_args=manual, pool_size=1, max_overflow=0)
    readers = create_engine(url, module=newer_sqlite, connect_args=manual, pool_size=READERS)
    on_connect(writer, *PRAGMAS)
    on_connect(readers, *PRAGMAS, "PRAGMA query_only = ON")
    on_begin(writer, "BEGIN IMMEDIATE")
    on_begin(readers, "BEGIN")
    return writer, readers


def postgresql_engines(url: URL) -> tuple[Engine, Engine]:
    """For the writer and for readers; a connection that was lost is made again at its next use."""
    writer = create_engine(url, pool_pre_ping=True, pool_size=1, max_overflow=0)
    readers = create_engine(url, pool_pre_ping=True, pool_size=READERS, isolation_level="REPEATABLE READ")
    on_connect(writer, f"SET idle_in_transaction_session_timeout = '{STALE}s'")
    on_begin(writer, f"SELECT pg_advisory_xact_lock({TURN})")
    return writer, readers.execution_options(postgresql_readonly=True)


def on_connect(engine: Engine, *statements: str) -> None:
    def begin(connection: Any, _record: Any) -> None:
        for each in statements:
            connection.execute(each).close()
        connection.commit()

    event.listen(engine, "connect", begin)


def on_begin(engine: Engine, statement: str) -> None:
    def begin(conn: Connection) -> None:
        conn.exec_driver_sql(statement)

    event.listen(engine, "begin", begin)


def warn_of_old_sqlite() -> None:
    if newer_sqlite.sqlite_version_info < SAFE_SQLITE:
        wanted = ".".join(map(str, SAFE_SQLITE))
        sys.stderr.write(f"SQLite {newer_sqlite.sqlite_version} has a rare bug that can lose data; {wanted} has not.\n")


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep the file for us alone, and readable by us alone: it has the secrets of the tables."""
    with ExitStack() as undo:
        try:
            lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            undo.callback(os.close, lock)
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            path.touch(0o600)
        except BlockingIOError:
            raise BadInput(f"{path} is in use by another Parlour; --data FOLDER opens a house of its own.") from None
        except OSError as error:
            raise BadInput(f"The database {path} cannot be used: {error.strerror}.") from None
        yield
