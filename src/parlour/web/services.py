"""The services of a running Parlour that request handlers need, and what nearly all of them do first."""

from dataclasses import dataclass
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from parlour.web import caller
from parlour.web.caller import visitor_of, wants_json
from parlour.web.denied import person_of
from parlour.web.feed import Feed
from parlour.web.limits import Limits
from parlour.web.pages.kit import Place, signs_of
from parlour.web.people import SESSION, People
from parlour.web.rooms.house import House, now
from parlour.web.rooms.make_sight import Viewer, read_private, sides_of, sight
from parlour.web.rooms.room import Room
from parlour.web.rooms.sight import Sight
from parlour.web.store import Store
from parlour.web.visitor import Person


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    people: People
    limits: Limits
    feed: Feed
    house: House
    address: str  # where people on the same network reach us, "" if they cannot

    # Rooms as somebody sees them

    def viewer(self, connection: HTTPConnection, room: Room) -> Viewer:
        visitor = visitor_of(connection)
        person = visitor.person.id if visitor.person else None
        return Viewer(person, visitor.language, taken_over(connection, room), self.feed.here(room.id), now())

    async def sight(self, connection: HTTPConnection, room: Room) -> Sight:
        viewer = self.viewer(connection, room)
        return sight(room, viewer, await self.store.read(read_private(room, viewer.person)))

    def place(self, connection: HTTPConnection, room: Room) -> Place:
        """What a page shows beside the game: the game's own signs, and the address that friends can use."""
        return Place(signs_of(room.row.game, sides_of(room)), self.base(connection))

    def base(self, connection: HTTPConnection) -> str:
        """Where friends find us: not "localhost" if there is a better name."""
        host, scheme = connection.url.hostname or "", {"ws": "http", "wss": "https"}.get(connection.url.scheme)
        local = host == "localhost" or host.startswith("127.") or host == "::1"
        here = f"{scheme or connection.url.scheme}://{connection.url.netloc}"
        return self.address if local and self.address else here

    # People

    async def somebody(self, request: Request, name: str = "") -> tuple[Person, str]:
        """Whoever asks; a stranger becomes a guest (of that name), with a session token to keep."""
        visitor = visitor_of(request)
        if visitor.person is not None:
            return visitor.person, ""
        self.limits.check("guest", caller.address_of(request))
        return await self.people.guest(name.strip() or visitor.say("web-guest-name"), theme=visitor.theme)


def taken_over(connection: HTTPConnection, room: Room) -> int | None:
    """The seat that the device was handed over to last."""
    seat = connection.cookies.get(f"at-{room.id}", "")
    return int(seat) if seat.isascii() and seat.isdecimal() and len(seat) == 1 else None


def done(request: Request, room: Room, path: str = "", token: str = "", **more: Any) -> Response:
    """The answer to a change: programs and the page's script get the numbers, a plain form goes on to the page."""
    response: Response
    if wants_json(request):
        response = JSONResponse({"table": room.id, "seq": room.news, "talk": room.talk, **more})
    else:
        response = RedirectResponse(path or f"/t/{room.id}", 303)
    if token:
        caller.keep_session(request, response, token, SESSION)
    return response


def person_id(request: HTTPConnection) -> int:
    return person_of(request).id
