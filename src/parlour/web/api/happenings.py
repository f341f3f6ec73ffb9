"""The events of a table for whoever follows it. What an action was may be hidden; what it brought, the log tells."""

from typing import Any, Final

from parlour.text import unmarked
from parlour.web.api.shapes import Happening, Happenings
from parlour.web.rooms.make_sight import LOG, Viewer, eyes, log_of
from parlour.web.rooms.room import PRIVATE, Room
from parlour.web.rooms.sight import LogEntry
from parlour.web.store import EventRow

MOST: Final = 500  # in one answer


def happenings(room: Room, viewer: Viewer, rows: list[EventRow], after: int) -> Happenings:
    """Those after an event; `rows` are all there are, perhaps already some more than the room has."""
    known = [row for row in rows if row.seq <= room.seq]
    numbers = numbered(known)
    wanted = [row for row in known if row.seq > after and row.kind not in PRIVATE][:MOST]
    log = entries(room, viewer, [numbers[row.seq] for row in wanted if row.seq in numbers])
    told = [happening(row, log.get(numbers.get(row.seq, 0))) for row in wanted]
    return Happenings(room.id, room.news, told)


def numbered(rows: list[EventRow]) -> dict[int, int]:
    """Event → number of the action, of those that were not taken back."""
    standing: list[int] = []
    for row in rows:
        if row.kind == "act":
            standing.append(row.seq)
        elif row.kind == "undo":
            standing.pop()
    return {seq: number for number, seq in enumerate(standing, 1)}


def entries(room: Room, viewer: Viewer, numbers: list[int]) -> dict[int, LogEntry]:
    """What the viewer may read about these actions; the older part of the log is made only if it is needed."""
    if not numbers or room.match is None:
        return {}
    seat, _ = eyes(room, viewer)
    whole = numbers[0] <= len(room.match.actions) - LOG
    log, _ = log_of(room, viewer.language, seat, 0, whole)
    return {entry.number: entry for entry in log}


def happening(row: EventRow, entry: LogEntry | None) -> Happening:
    body: dict[str, Any] = row.body
    return Happening(
        seq=row.seq,
        at=row.at,
        kind=row.kind,
        seat=body.get("seat"),
        name=body.get("name", ""),
        bot=body.get("bot") or body.get("spec", ""),
        number=entry.number if entry else 0,
        law=entry.law if entry else "",
        lines=[unmarked(line) for line in entry.lines] if entry else [],
    )
