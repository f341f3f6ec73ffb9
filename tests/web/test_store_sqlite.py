"""SQLite: a file that belongs to one server, and is safe on the disk."""

import stat
import subprocess
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest
from pysqlite3 import dbapi2  # type: ignore[import-untyped]
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from parlour.kernel.errors import BadInput
from parlour.web.store import Store, engine
from parlour.web.store.people import add_person
from parlour.web.store.rooms import append, insert_room
from web.stores import a_head, a_room, an_event, ask, do, people


@pytest.fixture
def store(sqlite: str) -> Iterator[Store]:
    store = Store(sqlite)
    store.open()
    yield store
    store.close()


def value(conn: Connection, pragma: str) -> object:
    return conn.scalar(text(f"PRAGMA {pragma}"))


def test_every_commit_waits_for_the_disk(store: Store) -> None:
    assert not store.several
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    assert {name: do(store, value, name) for name in wanted} == wanted


def test_a_second_server_is_kept_out_with_one_sentence(store: Store, sqlite: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        Store(sqlite).open()
    assert str(refused.value).startswith(f"{tmp_path}/parlour.db is in use by another Parlour; --data FOLDER opens")
    assert people(store, "Ann"), "the first one goes on"


@pytest.mark.usefixtures("store")
def test_a_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "parlour.db")
    with pytest.raises(BadInput, match=r"parlour\.db is in use"):
        Store(f"sqlite:///{tmp_path}/link.db").open()


def test_another_process_is_kept_out_until_we_close(sqlite: str) -> None:
    store = Store(sqlite)
    store.open()
    script = "import sys; from parlour.web.store import Store; s = Store(sys.argv[1]); s.open(); s.close()"
    command = [sys.executable, "-c", script, sqlite]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.stderr.endswith("parlour.db is in use by another Parlour; --data FOLDER opens a house of its own.\n")
    store.close()
    subprocess.run(command, check=True)


def test_a_server_that_crashes_without_closing_does_end(sqlite: str) -> None:
    script = "import sys; from parlour.web.store import Store; s = Store(sys.argv[1]); s.open(); sys.exit(7)"
    assert subprocess.run([sys.executable, "-c", script, sqlite], timeout=60, check=False).returncode == 7


def test_the_file_and_its_companions_are_for_us_alone(store: Store, tmp_path: Path) -> None:
    people(store, "Ann")
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes == {f"parlour.db{end}": 0o600 for end in ("", "-wal", "-shm", ".lock")}


def test_a_closed_database_is_one_file(sqlite: str, tmp_path: Path) -> None:
    store = Store(sqlite)
    store.open()
    people(store, "Ann")
    assert ask(store, lambda conn: conn.scalar(text("SELECT name FROM people"))) == "Ann"
    store.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["parlour.db", "parlour.db.lock"]


def test_an_old_sqlite_gets_a_warning(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(sqlite)
    store.open()
    store.close()
    assert not capsys.readouterr().err
    monkeypatch.setattr(dbapi2, "sqlite_version_info", (3, 51, 2))
    monkeypatch.setattr(dbapi2, "sqlite_version", "3.51.2")
    store.open()
    store.close()
    assert "SQLite 3.51.2 " in capsys.readouterr().err


def test_a_stranger_who_holds_the_file_delays_but_does_not_break_us(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "PRAGMAS", ["PRAGMA busy_timeout = 50", *engine.PRAGMAS[1:]])
    store = Store(sqlite)
    store.open()
    stranger = dbapi2.connect(tmp_path / "parlour.db", isolation_level=None)
    stranger.execute("BEGIN IMMEDIATE")
    with pytest.raises(DBAPIError, match="locked"):
        do(store, add_person, "Ann", "en", 1.0)
    stranger.execute("ROLLBACK")
    stranger.close()
    assert people(store, "Bo")
    store.close()


def test_a_full_disk_loses_nothing_that_was_acknowledged(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, insert_room, a_room("r", ann), [])
    do(store, lambda conn: conn.execute(text("PRAGMA max_page_count = 60")).close())

    told = 0

    def play_on() -> None:
        nonlocal told
        while told < 1000:
            do(store, append, "r", [an_event(told + 1, body={"text": "x" * 5000})], a_head(told + 1))
            told += 1

    with pytest.raises(DBAPIError) as failed:
        play_on()
    assert told
    assert "database or disk is full" in "".join(traceback.format_exception(failed.value)), "the log can say why"
    do(store, lambda conn: conn.execute(text("PRAGMA max_page_count = 4294967294")).close())
    assert ask(store, lambda conn: conn.scalar(text("SELECT count(*) FROM events"))) == told
    do(store, append, "r", [an_event(told + 1)], a_head(told + 1))


@pytest.mark.parametrize("path", ["missing/parlour.db", "folder"])
def test_a_file_that_cannot_be_opened_is_refused_with_one_sentence(tmp_path: Path, path: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadInput, match="cannot be used"):
        Store(f"sqlite:///{tmp_path / path}").open()


def test_a_file_that_is_no_database_is_refused_with_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 1000)
    with pytest.raises(BadInput, match="file is not a database"):
        Store(f"sqlite:///{tmp_path / 'letter.txt'}").open()
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann, " * 1000
