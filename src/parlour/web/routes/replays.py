"""The past: replay, transcript, the one-file story, positions."""

import asyncio
import json
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from parlour.kernel.errors import BadFile
from parlour.kernel.state import NOBODY
from parlour.record.files import read_json
from parlour.table.story import story
from parlour.table.table import Table
from parlour.web.caller import address_of, visitor_of
from parlour.web.denied import Denied
from parlour.web.forms import form, text
from parlour.web.html import raw
from parlour.web.pages.positions import positions_page
from parlour.web.pages.replay import replay_main, replay_page
from parlour.web.pages.replays import replays_page
from parlour.web.rooms import opening
from parlour.web.rooms.make_sight import log_of
from parlour.web.rooms.moments import moment, seat_asked_for
from parlour.web.rooms.room import FINISHED, Room
from parlour.web.routes.acts import position_at, room_name
from parlour.web.routes.lobby import row_of
from parlour.web.routes.tables import LAYOUTS, number
from parlour.web.services import Services, done
from parlour.web.store import rooms as room_store

MOST: int = 1 << 22  # letters of a position
STORIES = 20  # some 150 kB each


class Replays:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.drawing = asyncio.Lock()
        self.artist = ThreadPoolExecutor(1, "story")
        self.stories: OrderedDict[tuple[str, str], str] = OrderedDict()

    def routes(self) -> list[Route]:
        return [
            Route("/replays", self.finished),
            Route("/t/{id}/replay", self.replay),
            Route("/t/{id}/transcript", self.transcript),
            Route("/t/{id}/story.html", self.story),
            Route("/t/{id}/position", self.position),
            Route("/positions/new", self.ask_position),
            Route("/positions/new", self.open_position, methods=["POST"]),
        ]

    async def finished(self, request: Request) -> Response:
        visitor = visitor_of(request)
        rows = await self.services.store.read(room_store.finished_rooms)
        if visitor.person is not None:
            person = visitor.person.id
            own = await self.services.store.read(lambda conn: room_store.rooms_of(conn, person, (FINISHED,)))
            rows = own + [row for row in rows if row.id not in {each.id for each in own}]
        return HTMLResponse(replays_page(visitor, [row_of(visitor, row) for row in rows]))

    async def replay(self, request: Request) -> Response:
        """Any moment, through any eyes once the game is over, through one's own before."""
        room, visitor = await self.services.house.room(room_name(request)), visitor_of(request)
        if room.match is None:
            raise Denied(409, "not-begun")
        at = number(request, "at", len(room.match.actions))
        seat = seat_asked_for(room, self.services.viewer(request, room), number(request, "seat", NOBODY))
        then = moment(room, at)
        log, _ = log_of(room, visitor.language, seat, 0, whole=True)
        own = await self.services.sight(request, room)
        sight = replace(own, seat=seat, ask=None, my_turn=False, log=log, earlier=0)
        layouts = LAYOUTS.get(request.query_params.get("board", "none"), ())
        table = Table(then, visitor.language, [each.name for each in room.seats])
        boards = {each: raw(table.svg(seat, each, "auto", targets=False, bare=True)) for each in layouts}
        show = replay_main if request.query_params.get("fragment") else replay_page
        return HTMLResponse(show(visitor, sight, at, seat, boards, self.services.place(request, room)))

    async def transcript(self, request: Request) -> Response:
        room = await self.over(request)
        assert room.match is not None
        return attachment(Table(room.match).transcript(), f"parlour-{room.row.game}-{room.id}.txt", "text/plain")

    async def story(self, request: Request) -> Response:
        """The whole game as one HTML file that needs nothing else."""
        room = await self.over(request)
        assert room.match is not None
        made = await self.told(room, visitor_of(request).language)
        return attachment(made, f"parlour-{room.row.game}-{room.id}.html", "text/html")

    async def told(self, room: Room, language: str) -> str:
        """Drawing a whole game takes a second or two: one at a time, on a thread of its own, and the last are kept."""
        async with self.drawing:
            if (room.id, language) not in self.stories:
                table = Table(room.match, language, [seat.name for seat in room.seats])  # type: ignore[arg-type]
                loop = asyncio.get_running_loop()
                made = await loop.run_in_executor(self.artist, story, table, "auto", lambda _: None)
                self.stories[room.id, language] = made
                if len(self.stories) > STORIES:
                    self.stories.popitem(last=False)
            return self.stories[room.id, language]

    async def over(self, request: Request) -> Room:
        """Actions may tell what is hidden, and the secret tells everything: not before the end."""
        self.services.limits.check("export", address_of(request))
        room = await self.services.house.room(room_name(request))
        if room.status != FINISHED:
            raise Denied(409, "not-finished")
        return room

    async def position(self, request: Request) -> Response:
        self.services.limits.check("export", address_of(request))
        room = await self.services.house.room(room_name(request))
        position = await position_at(self.services, request, room, dict(request.query_params))
        return attachment(json.dumps(position, indent=1), f"parlour-{room.row.game}-{room.id}.json", "application/json")

    async def ask_position(self, request: Request) -> Response:
        return HTMLResponse(positions_page(visitor_of(request)))

    async def open_position(self, request: Request) -> Response:
        """A position file becomes a table for analysis."""
        person, token = await self.services.somebody(request)
        self.services.limits.check("create", person.id)
        position = read_given(text(await form(request), "position", MOST))
        game = opening.known_game(str(position.get("game")))
        wish = opening.analysis(game, position, language=visitor_of(request).language)
        row, deeds = opening.new_row(wish, person), opening.first_deeds(wish, person)
        room = await self.services.house.open(row, person.id, deeds)
        return done(request, room, token=token)


def read_given(given: str) -> dict[str, Any]:
    try:
        position = read_json(given, "position")
    except BadFile as error:
        raise Denied(400, "bad-position", sentence=str(error)) from None
    if not isinstance(position, dict):
        raise Denied(400, "no-position")
    return position


def attachment(content: str, name: str, kind: str) -> Response:
    return Response(content, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
