"""Whether all tables of a database are whole: chains unbroken, every action legal, secrets as promised."""

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from parlour.kernel.errors import BadInput
from parlour.web.rooms.chain import broken_link, commitment
from parlour.web.rooms.room import BROKEN, Room
from parlour.web.store import RoomRow, Store
from parlour.web.store import rooms as room_store
from parlour.web.store.schema import rooms


@dataclass
class Found:
    rooms: int = 0
    events: int = 0
    problems: list[str] = field(default_factory=list)


async def verify(database: str) -> Found:
    store, found = Store(database), Found()
    store.open()
    try:
        for name in await store.read(lambda conn: conn.execute(select(rooms.c.id)).scalars().all()):
            await store.read(lambda conn, name=name: check(conn, name, found))  # type: ignore[misc]
    finally:
        store.close()
    return found


def check(conn: Any, name: str, found: Found) -> None:
    row = room_store.find_room(conn, name)
    assert row is not None
    problem = problem_of(conn, row, found)
    found.rooms += 1
    if problem:
        found.problems.append(f"Table {name}: {problem}.")


def problem_of(conn: Any, row: RoomRow, found: Found) -> str:
    try:
        events = room_store.events_after(conn, row.id)
        found.events += len(events)
        broken = broken_link(row.id, events)
        if broken is not None or not events:
            return f"event {broken or 1} is missing or was changed"
        if events[0].body.get("commitment") != commitment(row.secret):
            return "its secret is not the one that was promised"
        room = Room(row).after(*events)
    except (BadInput, *BROKEN) as error:
        return f"it cannot be played again ({error})"
    if (row.head.seq, row.head.status) != (room.seq, room.status):
        return f"the lobby thinks it is at event {row.head.seq}, {row.head.status}"
    return ""
