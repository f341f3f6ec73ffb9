"""Moments of a play: the past, through the eyes of those who may see it."""

from typing import Any

from parlour.kernel.match import Match
from parlour.record.transcript import replayed
from parlour.web.denied import Denied
from parlour.web.rooms.make_sight import Viewer, eyes
from parlour.web.rooms.room import FINISHED, Room


def moment(room: Room, at: int) -> Match[Any]:
    """The match after so many actions."""
    if room.match is None or not 0 <= at <= len(room.match.actions):
        raise Denied(404, "no-such-moment", n=len(room.match.actions) if room.match else 0)
    return room.match if at == len(room.match.actions) else replayed(room.match, at)


def seat_asked_for(room: Room, viewer: Viewer, seat: int) -> int | None:
    """Whose eyes: while the game runs only one's own, afterwards anybody's. −1: a spectator's, or one's own."""
    own, handover = eyes(room, viewer)
    if handover is not None:
        raise Denied(403, "hand-over")
    if room.status == FINISHED:
        return seat if 0 <= seat < room.row.seats else None
    if seat >= 0 and seat != own:
        raise Denied(403, "not-your-eyes")
    return own
