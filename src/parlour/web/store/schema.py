"""The tables of the database, and the rows that others get to see.

Truth is `events`, which only grows. What a rooms row says about its newest event (status, turn, people …) is a cache
for the lobby, and `seated` is an index over that cache; both change in the transaction that adds the events.
"""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    insert,
    inspect,
    select,
)

from parlour.kernel.errors import BadInput

VERSION = 1  # of the tables; an older or newer file is refused rather than misread


class Conflict(Exception):
    """Somebody was faster: the seq, the code or the login is taken. Nothing of the job has been stored."""


@dataclass(slots=True)
class Head:
    """What the newest event of a room led to, so that the lobby need not replay anything."""

    status: str  # gathering, playing, finished, closed
    seq: int
    updated: float
    turn: list[int]  # persons who are asked now
    people: list[int]  # persons seated
    summary: dict[str, Any]  # names, scores, round … for the lobby
    deadline: float | None


@dataclass(slots=True)
class RoomRow:
    """A table that is kept: what was agreed when it was opened, and its head."""

    id: str
    game: str
    rules: int
    settings: dict[str, str]
    start: dict[str, Any]  # {} or {"position": …}
    seats: int
    owner: int
    code: str  # "": cannot be joined by code
    invite: str
    listed: bool
    pace: str
    hints: bool
    handover: bool
    analysis: bool
    origin: str
    secret: bytes
    created: float
    head: Head


@dataclass(slots=True)
class EventRow:
    """Something that happened at a table; never changed afterwards."""

    seq: int
    at: float
    kind: str
    person: int | None
    body: dict[str, Any]
    hash: str


@dataclass(slots=True)
class TalkRow:
    """A line of chat."""

    number: int
    at: float
    person: int
    name: str
    channel: str
    text: str


class Json(TypeDecorator[Any]):
    """JSON as text: the same bytes in both databases, written and read by msgspec."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


Id = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up only in a column that it knows as INTEGER


def needed(name: str, kind: Any, *more: Any, **options: Any) -> Column[Any]:
    return Column(name, kind, *more, nullable=False, **options)


def of_room() -> Column[Any]:
    return needed("room", String, ForeignKey("rooms.id"), primary_key=True)


def of_person(**options: Any) -> Column[Any]:
    return needed("person", Id, ForeignKey("people.id"), **options)


TABLES = MetaData()

meta = Table("meta", TABLES, needed("name", String, primary_key=True), needed("value", String))

people = Table(
    "people",
    TABLES,
    needed("id", Id, primary_key=True),
    needed("name", String),
    Column("login", String),
    Column("login_key", String, unique=True),  # casefolded
    Column("password", String),
    needed("language", String),
    needed("theme", String),
    needed("confirm", Boolean),
    needed("sound", Boolean),
    needed("created", Double),
    sqlite_autoincrement=True,  # an id is never given to a second person
)

sessions = Table(
    "sessions",
    TABLES,
    needed("hash", String, primary_key=True),
    of_person(index=True),
    needed("at", Double),
    needed("expires", Double, index=True),
)

tokens = Table(
    "tokens",
    TABLES,
    needed("hash", String, primary_key=True),
    of_person(index=True),
    needed("label", String),
    needed("at", Double),
)

aliases = Table(
    "aliases",
    TABLES,
    needed("guest", Id, ForeignKey("people.id"), primary_key=True),
    needed("account", Id, ForeignKey("people.id"), index=True),
)

rooms = Table(
    "rooms",
    TABLES,
    needed("id", String, primary_key=True),
    needed("game", String),
    needed("rules", Integer),
    needed("settings", Json),
    needed("start", Json),
    needed("seats", Integer),
    needed("owner", Id, ForeignKey("people.id"), index=True),
    needed("code", String),
    needed("invite", String),
    needed("listed", Boolean),
    needed("pace", String),
    needed("hints", Boolean),
    needed("handover", Boolean),
    needed("analysis", Boolean),
    needed("origin", String),
    needed("secret", LargeBinary),
    needed("created", Double),
    # The head: a cache of the newest event
    needed("status", String),
    needed("seq", Id),
    needed("updated", Double),
    needed("turn", Json),
    needed("people", Json),
    needed("summary", Json),
    Column("deadline", Double),
    needed("talk", Id),  # the number of the newest line of chat
)
Index("rooms_by_code", rooms.c.code, unique=True, sqlite_where=rooms.c.code != "", postgresql_where=rooms.c.code != "")
Index("rooms_by_birth", rooms.c.status, rooms.c.listed, rooms.c.created)
Index("rooms_by_change", rooms.c.status, rooms.c.listed, rooms.c.updated)
Index("rooms_by_deadline", rooms.c.status, rooms.c.deadline)

seated = Table(
    "seated",
    TABLES,
    of_room(),
    needed("person", Id, primary_key=True, index=True),
    needed("asked", Boolean),
)

events = Table(
    "events",
    TABLES,
    of_room(),
    needed("seq", Id, primary_key=True),
    needed("at", Double),
    needed("kind", String),
    Column("person", Id),
    needed("body", Json),
    needed("hash", String),
)

keys = Table(
    "keys",  # of requests that have been carried out, so that one sent twice counts once
    TABLES,
    of_room(),
    needed("person", Id, primary_key=True, index=True),
    needed("key", String, primary_key=True),
    needed("seq", Id),
)

talk = Table(
    "talk",
    TABLES,
    of_room(),
    needed("number", Id, primary_key=True),
    needed("at", Double, index=True),
    needed("person", Id),
    needed("name", String),
    needed("channel", String),
    needed("text", Text),
)

notes = Table("notes", TABLES, of_room(), of_person(primary_key=True, index=True), needed("text", Text))

seen = Table("seen", TABLES, of_room(), of_person(primary_key=True, index=True), needed("seq", Id))


def prepare(conn: Connection) -> None:
    """Make the tables where there are none; BadInput if those there are another Parlour's."""
    if inspect(conn).has_table("meta"):
        found = conn.scalar(select(meta.c.value).where(meta.c.name == "schema"))
        if found != str(VERSION):
            raise BadInput(f"The database has tables of version {found}; this Parlour knows only version {VERSION}.")
        return
    TABLES.create_all(conn, checkfirst=False)  # a table of the same name is somebody else's
    conn.execute(insert(meta), {"name": "schema", "value": str(VERSION)})
