"""The table page and what belongs to it: the fragment that the script fetches, pictures, cards, waiting, the feed."""

import asyncio
import io
import re
from dataclasses import replace
from typing import Final
from uuid import uuid4

import segno
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.kernel.state import NOBODY
from parlour.table.table import Table
from parlour.web.caller import address_of, visitor_of
from parlour.web.denied import Denied
from parlour.web.feed import Listener
from parlour.web.html import Html, raw
from parlour.web.pages.screen import screen_page
from parlour.web.pages.table import table_main, table_page
from parlour.web.rooms.house import now
from parlour.web.rooms.make_sight import Private, Viewer, option_of, table_of
from parlour.web.rooms.make_sight import sight as make_sight
from parlour.web.rooms.moments import moment, seat_asked_for
from parlour.web.rooms.room import PLAYING, Room
from parlour.web.rooms.sight import Sight
from parlour.web.services import Services

LAYOUTS: Final = {"wide": ("wide",), "phone": ("phone-board", "phone-mine", "phone-rest"), "none": ()}
PATIENCE: Final = 25.0  # seconds that a long-poll waits
COPY: Final = re.compile(r"-[2-9]$")  # ends the name of a second card of the same design in a picture


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/t/{id}", self.page),
            Route("/t/{id}/fragment", self.fragment),
            Route("/t/{id}/screen", self.screen),
            Route("/t/{id}/board.svg", self.board),
            Route("/t/{id}/card", self.card),
            Route("/t/{id}/qr.svg", self.qr),
            Route("/t/{id}/wait", self.wait),
            WebSocketRoute("/feed", self.feed),
        ]

    async def page(self, request: Request) -> Response:
        room = await self.services.house.room(request.path_params["id"])
        sight = await self.services.sight(request, room)
        sight = with_hint(room, sight, request.query_params.get("hint", ""), visitor_of(request).language)
        sight, place = invited(room, sight, request), self.services.place(request, room)
        return HTMLResponse(table_page(visitor_of(request), sight, {}, fresh_key, place))

    async def fragment(self, request: Request) -> Response:
        """The part of the page that changes; nothing if the visitor has the newest."""
        room = await self.services.house.room(request.path_params["id"])
        after, talk = (number(request, name, -1) for name in ("after", "talk"))
        if after >= room.news and (talk < 0 or talk >= room.talk):
            return Response(status_code=204)
        layouts = LAYOUTS.get(request.query_params.get("board", "wide"), ())
        sight = invited(room, await self.services.sight(request, room), request)
        sight = with_hint(room, sight, request.query_params.get("hint", ""), visitor_of(request).language)
        pictures, place = boards(room, sight, layouts, request), self.services.place(request, room)
        return HTMLResponse(table_main(visitor_of(request), sight, pictures, fresh_key, place))

    async def screen(self, request: Request) -> Response:
        """For a big screen that everybody can see: what a stranger sees, whoever asks; and how to join."""
        room, language = await self.services.house.room(request.path_params["id"]), visitor_of(request).language
        own = await self.services.sight(request, room)
        stranger = Viewer(None, language, None, self.services.feed.here(room.id), now())
        sight = replace(make_sight(room, stranger, Private()), invite=own.invite, code=own.code)
        pictures, place = boards(room, sight, ("wide",), request), self.services.place(request, room)
        return HTMLResponse(screen_page(visitor_of(request), sight, pictures, place))

    async def board(self, request: Request) -> Response:
        """A picture by itself, now or at an earlier moment. No browser keeps it: the next to look may be another."""
        room = await self.services.house.room(request.path_params["id"])
        if room.match is None:
            raise Denied(404, "not-begun")
        at = number(request, "at", len(room.match.actions))
        seat = seat_asked_for(room, self.services.viewer(request, room), number(request, "seat", NOBODY))
        layout = request.query_params.get("layout", "wide")
        table = Table(moment(room, at), visitor_of(request).language, [each.name for each in room.seats])
        if layout not in table.drawing.LAYOUTS:
            raise Denied(400, "no-such-layout", layouts=", ".join(table.drawing.LAYOUTS))
        now = at == len(room.match.actions)
        asked = now and seat is not None and room.asked == seat and room.holding is None and not room.seats[seat].bot
        svg = table.svg(seat, layout, visitor_of(request).theme, targets=asked)
        return Response(svg, media_type="image/svg+xml")

    async def card(self, request: Request) -> Response:
        """The face of a card: what everybody who has the box can look up."""
        room = await self.services.house.room(request.path_params["id"])
        if room.match is None:
            raise Denied(404, "not-begun")
        table, target = table_of(room, visitor_of(request).language), request.query_params.get("target", "")[:80]
        svg = table.card(target, bare=True) or table.card(COPY.sub("", target), bare=True)
        if svg is None:
            raise Denied(404, "no-such-card")
        return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=86400"})

    async def qr(self, request: Request) -> Response:
        """The invitation as a QR code, for those who may invite."""
        room = await self.services.house.room(request.path_params["id"])
        sight = await self.services.sight(request, room)
        url = f"{self.services.base(request)}/t/{room.id}" + (f"?invite={sight.invite}" if sight.invite else "")
        drawn = io.BytesIO()
        segno.make(url, micro=False).save(drawn, kind="svg", scale=6, border=2, xmldecl=False, light="#fff")
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    # News

    async def wait(self, request: Request) -> Response:
        room = await self.services.house.room(request.path_params["id"])
        after, talk = number(request, "after", 0), number(request, "talk", 0)
        person = visitor_of(request).person
        with self.services.feed.listening(room.id, person.id if person else None, address_of(request)) as listener:
            room = await self.newer(room, listener, after, talk)
        return JSONResponse({"table": room.id, "seq": room.news, "talk": room.talk})

    async def newer(self, room: Room, listener: Listener, after: int, talk: int) -> Room:
        """The room as soon as it has something that the visitor has not; after a while, as it is."""
        try:
            async with asyncio.timeout(PATIENCE):
                while (room := await self.services.house.room(room.id)).news <= after and room.talk <= talk:
                    if self.services.feed.closed:
                        break
                    await listener.next()
        except TimeoutError:
            pass
        return room

    async def feed(self, socket: WebSocket) -> None:
        """Says only that there is something new; what it is, the page asks with its own rights."""
        person, address = visitor_of(socket).person, address_of(socket)
        try:
            room = await self.services.house.room(socket.query_params.get("table", ""))
            with self.services.feed.listening(room.id, person.id if person else None, address) as listener:
                await socket.accept()
                room = await self.services.house.room(room.id)
                listener.newest = room.news, room.talk
                listener.told.set()
                await self.tell(socket, room.id, listener)
        except Denied as refusal:
            await socket.close(4000 + refusal.status)

    async def tell(self, socket: WebSocket, room: str, listener: Listener) -> None:
        """The newest numbers, and how many seats have somebody here, until the browser goes; the same never twice."""
        gone = asyncio.create_task(until_gone(socket))
        said: dict[str, str | int] = {}
        try:
            while not gone.done():
                news = asyncio.create_task(listener.next())
                await asyncio.wait((news, gone), return_when=asyncio.FIRST_COMPLETED)
                if not news.done():
                    news.cancel()
                    break
                seq, talk = news.result()
                here = await self.present(room)
                words: dict[str, str | int] = {"table": room, "seq": seq, "talk": talk, "here": here}
                if words != said:
                    await socket.send_json(words)
                said = words
        except (WebSocketDisconnect, RuntimeError):
            pass  # it went while we were talking
        finally:
            gone.cancel()

    async def present(self, name: str) -> int:
        """Those who watch may come and go by hundreds: no page need be drawn again for that."""
        room, here = await self.services.house.room(name), self.services.feed.here(name)
        return sum(seat.person in here for seat in room.seats)


async def until_gone(socket: WebSocket) -> None:
    """Whatever a browser sends is ignored; we only want to know when it goes."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


def number(request: Request, name: str, default: int) -> int:
    value = request.query_params.get(name, "")
    if not value:
        return default
    if not (value.isascii() and value.removeprefix("-").isdecimal() and len(value) < 12):
        raise Denied(400, "form-number", field=name, low=-1, high=10**10)
    return int(value)


def fresh_key() -> str:
    return uuid4().hex


def boards(room: Room, sight: Sight, layouts: tuple[str, ...], request: Request) -> dict[str, Html]:
    """The pictures of the table as the visitor sees it."""
    if room.match is None or sight.handover is not None:
        return {}
    table = table_of(room, visitor_of(request).language)
    known = [each for each in layouts if each in table.drawing.LAYOUTS]
    asked = sight.my_turn and sight.status == PLAYING and sight.holding is None
    holding = sight.holding
    return {each: raw(table.svg(sight.seat, each, targets=asked, bare=True, asked=holding)) for each in known}


def invited(room: Room, sight: Sight, request: Request) -> Sight:
    """Somebody who comes by an invitation may take a seat with it."""
    invite = request.query_params.get("invite", "")
    return replace(sight, invite=invite) if invite and invite == room.row.invite else sight


def with_hint(room: Room, sight: Sight, hint: str, language: str) -> Sight:
    if not (hint.isascii() and hint.isdecimal() and len(hint) < 10 and sight.ask and sight.ask.options):
        return sight
    return replace(sight, hint=option_of(room, language, int(hint)))
