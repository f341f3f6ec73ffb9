"""Rooms, their events, chat and notes: plain functions for jobs of Store.write and Store.read.

A job that raises is undone as a whole, so let Conflict through; catch it where the job was handed in. In PostgreSQL
each change of a room is told to the other servers by NOTIFY, which waits for the commit like everything else.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    Select,
    Table,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    union,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from parlour.web.store.schema import (
    Conflict,
    EventRow,
    Head,
    RoomRow,
    TalkRow,
    aliases,
    events,
    keys,
    notes,
    rooms,
    seated,
    seen,
    talk,
)

CHANNEL = "parlour"  # of NOTIFY
AGREED = [name for name in RoomRow.__dataclass_fields__ if name != "head"]
HEAD = list(Head.__dataclass_fields__)

# Statements of the busiest path, made once
ADVANCE = (
    update(rooms)
    .where(rooms.c.id == bindparam("room"), rooms.c.seq == bindparam("before"))
    .values({name: bindparam(name) for name in HEAD})
    .returning(rooms.c.talk)
)
ADD = insert(events)
SIT = insert(seated)
LEAVE = delete(seated).where(seated.c.room == bindparam("of"))
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("news")))


def upsert(conn: Connection) -> Any:
    """INSERT … ON CONFLICT, which both databases have but the common language has not."""
    return postgresql.insert if conn.dialect.name == "postgresql" else sqlite.insert


def added(conn: Connection, table: Table, values: dict[str, Any]) -> bool:
    """Add a row, unless one of its keys is taken; whether it was added."""
    new = upsert(conn)(table).values(values).on_conflict_do_nothing().returning(true())
    return conn.execute(new).first() is not None


def tell(conn: Connection, room: str, seq: int, number: int) -> None:
    if conn.dialect.name == "postgresql":
        conn.execute(NOTIFY, {"news": f"{room} {seq} {number}"})


# A room and its events


def insert_room(conn: Connection, row: RoomRow, events: list[EventRow]) -> None:
    """A new room with its first events; Conflict if its id or its code is taken."""
    values = {name: getattr(row, name) for name in AGREED} | head_values(row.head) | {"talk": 0}
    if not added(conn, rooms, values):
        raise Conflict(f"There is a room {row.id} already, or one with its code.")
    add_events(conn, row.id, events, row.head)
    seat(conn, row.id, row.head)
    tell(conn, row.id, row.head.seq, 0)


def append(
    conn: Connection, room: str, events: list[EventRow], head: Head, key: tuple[int, str] | None = None
) -> None:
    """Add the next events of a room, and their head; `key` is (person, key) of the request that they answer.

    Conflict if they are not the next any more because the room has moved on, or if the request was answered before.
    Without events only the head changes.
    """
    before = head.seq - len(events)
    head = renamed(conn, head)
    advanced = conn.execute(ADVANCE, {"room": room, "before": before, **head_values(head)}).one_or_none()
    if advanced is None:
        raise Conflict(f"Event {before} is not the last of room {room}.")
    add_events(conn, room, events, head)
    seat(conn, room, head)
    if key:
        remember(conn, room, key, head.seq)
    tell(conn, room, head.seq, advanced.talk)


def renamed(conn: Connection, head: Head) -> Head:
    """Guests who have become accounts while the events were made."""
    query = select(aliases.c.guest, aliases.c.account).where(aliases.c.guest.in_(head.people))
    known = {guest: account for guest, account in conn.execute(query)}  # noqa: C416, rows are no pairs to mypy
    if not known:
        return head
    turn, people = ([known.get(each, each) for each in persons] for persons in (head.turn, head.people))
    return replace(head, turn=turn, people=people)


def head_values(head: Head) -> dict[str, Any]:
    return {name: getattr(head, name) for name in HEAD}


def add_events(conn: Connection, room: str, rows: list[EventRow], head: Head) -> None:
    assert [each.seq for each in rows] == [*range(head.seq - len(rows) + 1, head.seq + 1)], "events follow one another"
    if rows:
        conn.execute(ADD, [event_values(room, each) for each in rows])


def event_values(room: str, row: EventRow) -> dict[str, Any]:
    return {"room": room, **{name: getattr(row, name) for name in EventRow.__dataclass_fields__}}


def seat(conn: Connection, room: str, head: Head) -> None:
    """Keep the index of who is where in step with the head."""
    conn.execute(LEAVE, {"of": room})
    rows = [{"room": room, "person": each, "asked": each in head.turn} for each in sorted({*head.people, *head.turn})]
    if rows:
        conn.execute(SIT, rows)


def remember(conn: Connection, room: str, key: tuple[int, str], seq: int) -> None:
    values = {"room": room, "person": key[0], "key": key[1], "seq": seq}
    if not added(conn, keys, values):
        raise Conflict(f"The request {key[1]} has been carried out already.")


# Questions about rooms


def room_of(row: Row[Any]) -> RoomRow:
    values = row._mapping
    head = Head(**{name: values[name] for name in HEAD})
    return RoomRow(**{name: values[name] for name in AGREED}, head=head)


def listing(conn: Connection, query: Select[Any]) -> list[RoomRow]:
    return [room_of(row) for row in conn.execute(query)]


def find_room(conn: Connection, id: str) -> RoomRow | None:
    return next(iter(listing(conn, select(rooms).where(rooms.c.id == id))), None)


def room_by_code(conn: Connection, code: str) -> RoomRow | None:
    return next(iter(listing(conn, select(rooms).where(rooms.c.code == code, rooms.c.code != ""))), None)


def events_after(conn: Connection, room: str, seq: int = 0) -> list[EventRow]:
    wanted = [events.c[name] for name in EventRow.__dataclass_fields__]
    query = select(*wanted).where(events.c.room == room, events.c.seq > seq).order_by(events.c.seq)
    return [EventRow(*row) for row in conn.execute(query)]


def seq_of_key(conn: Connection, room: str, person: int, key: str) -> int | None:
    """The last seq of a request that was carried out before."""
    query = select(keys.c.seq).where(keys.c.room == room, keys.c.person == person, keys.c.key == key)
    return conn.scalar(query)


def open_rooms(conn: Connection, limit: int = 30) -> list[RoomRow]:
    """Those that still have a place, the newest first."""
    query = select(rooms).where(rooms.c.status == "gathering", rooms.c.listed == true())
    return listing(conn, query.order_by(rooms.c.created.desc(), rooms.c.id).limit(limit))


def rooms_of(conn: Connection, person: int, statuses: Sequence[str], limit: int = 50) -> list[RoomRow]:
    """Rooms where the person sits or which they own: first those that wait for them, then the newest."""
    places = places_of(person)
    theirs = union(places, select(rooms.c.id).where(rooms.c.owner == person)).subquery()
    waiting = rooms.c.id.in_(places.where(seated.c.asked == true()))
    query = select(rooms).join(theirs, theirs.c.room == rooms.c.id).where(rooms.c.status.in_(statuses))
    return listing(conn, query.order_by(waiting.desc(), rooms.c.updated.desc(), rooms.c.id).limit(limit))


def places_of(person: int) -> Select[Any]:
    return select(seated.c.room).where(seated.c.person == person)


def finished_rooms(conn: Connection, limit: int = 50) -> list[RoomRow]:
    """The newest first."""
    query = select(rooms).where(rooms.c.status == "finished", rooms.c.listed == true())
    return listing(conn, query.order_by(rooms.c.updated.desc(), rooms.c.id).limit(limit))


def running_rooms(conn: Connection) -> list[RoomRow]:
    """All that must go on after a restart: bots to move, deadlines to watch."""
    return listing(conn, select(rooms).where(rooms.c.status == "playing").order_by(rooms.c.id))


def late_rooms(conn: Connection, now: float) -> list[str]:
    query = select(rooms.c.id).where(rooms.c.status == "playing", rooms.c.deadline < now)
    return list(conn.scalars(query.order_by(rooms.c.deadline, rooms.c.id)))


def changed_since(conn: Connection, at: float) -> list[tuple[str, int, int]]:
    """(room, seq, talk) of what may have been missed since then."""
    chatted = select(talk.c.room).where(talk.c.at >= at)
    query = select(rooms.c.id, rooms.c.seq, rooms.c.talk).where(or_(rooms.c.updated >= at, rooms.c.id.in_(chatted)))
    return [(row.id, row.seq, row.talk) for row in conn.execute(query)]


# Chat, notes, and how far a person has looked


def say(  # noqa: PLR0913, PLR0917  a line of chat has so many parts
    conn: Connection, room: str, at: float, person: int, name: str, channel: str, text: str
) -> int:
    """Add a line of chat; its number."""
    query = update(rooms).where(rooms.c.id == room).values(talk=rooms.c.talk + 1).returning(rooms.c.talk, rooms.c.seq)
    number, seq = conn.execute(query).one()
    line = TalkRow(number, at, person, name, channel, text)
    values = {name: getattr(line, name) for name in TalkRow.__dataclass_fields__}
    conn.execute(insert(talk), {"room": room, **values})
    tell(conn, room, seq, number)
    return int(number)


def talk_after(
    conn: Connection, room: str, number: int = 0, channels: Sequence[str] = ("players", "spectators"), limit: int = 200
) -> list[TalkRow]:
    """The newest lines after a number, in order."""
    wanted = [talk.c[name] for name in TalkRow.__dataclass_fields__]
    query = select(*wanted).where(talk.c.room == room, talk.c.number > number, talk.c.channel.in_(channels))
    newest = conn.execute(query.order_by(talk.c.number.desc()).limit(limit)).all()
    return [TalkRow(*row) for row in reversed(newest)]


def last_talk(conn: Connection, room: str) -> int:
    return conn.scalar(select(rooms.c.talk).where(rooms.c.id == room)) or 0


def note_of(conn: Connection, room: str, person: int) -> str:
    return conn.scalar(select(notes.c.text).where(notes.c.room == room, notes.c.person == person)) or ""


def write_note(conn: Connection, room: str, person: int, text: str) -> None:
    new = upsert(conn)(notes).values(room=room, person=person, text=text)
    conn.execute(new.on_conflict_do_update(index_elements=["room", "person"], set_={"text": text}))


def seen_of(conn: Connection, room: str, person: int) -> int:
    return conn.scalar(select(seen.c.seq).where(seen.c.room == room, seen.c.person == person)) or 0


def seen_by(conn: Connection, person: int) -> dict[str, int]:
    """By room, what the person has seen."""
    rows = conn.execute(select(seen.c.room, seen.c.seq).where(seen.c.person == person)).all()
    return {str(room): int(seq) for room, seq in rows}


def mark_seen(conn: Connection, room: str, person: int, seq: int) -> None:
    """Never goes down: an old page that loads late does not make things new again."""
    new = upsert(conn)(seen).values(room=room, person=person, seq=seq)
    later = seen.c.seq < seq
    conn.execute(new.on_conflict_do_update(index_elements=["room", "person"], set_={"seq": seq}, where=later))
