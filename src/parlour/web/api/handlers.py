"""The endpoints themselves. Each asks the same house in the same way as the pages do; nothing is decided here."""

from dataclasses import asdict
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from parlour.games import all_games
from parlour.kernel.game import Game, as_word
from parlour.table.rules import paragraphs
from parlour.web.api import shapes
from parlour.web.api.happenings import happenings
from parlour.web.api.openapi import document
from parlour.web.api.wire import told
from parlour.web.caller import address_of, visitor_of
from parlour.web.denied import Denied, person_of
from parlour.web.rooms import opening
from parlour.web.rooms.as_data import as_data
from parlour.web.rooms.make_sight import table_of
from parlour.web.rooms.opening import Opening
from parlour.web.rooms.room import FINISHED, GATHERING, PLAYING, Room
from parlour.web.routes.acts import Acts, room_name
from parlour.web.routes.replays import Replays
from parlour.web.routes.tables import Tables
from parlour.web.services import Services, done
from parlour.web.store import RoomRow
from parlour.web.store import rooms as room_store
from parlour.web.visitor import Visitor

LABEL = "/api/guests"  # of a guest's first token


class Api:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.deeds = Answered(services)
        self.pages = Tables(services)
        self.replays = Replays(services)

    # People

    async def me(self, request: Request, sent: shapes.Nothing) -> Response:
        return told(asdict(person_of(request)))

    async def guests(self, request: Request, sent: shapes.NewGuest) -> Response:
        """A program can begin with nothing: a person of its own, and a token to be that person."""
        self.services.limits.check("guest", address_of(request))
        person, _ = await self.services.people.guest(sent.name)
        token = await self.services.people.add_token(person, LABEL)
        return told(shapes.Guest(person.id, person.name, token))

    # What there is

    async def games(self, request: Request, sent: shapes.Nothing) -> Response:
        return told(shapes.Games([game_info(game, visitor_of(request)) for game in all_games()]))

    async def rules(self, request: Request, sent: shapes.Nothing) -> Response:
        game = opening.known_game(request.path_params["game"])
        law = [shapes.Paragraph(*each) for each in paragraphs(game.id, visitor_of(request).language)]
        return told(shapes.Rules(game.id, game.rules_version, law))

    async def tables(self, request: Request, sent: shapes.Lists) -> Response:
        rows: dict[str, RoomRow] = {}
        for each in await self.listed(request, sent):
            rows.setdefault(each.id, each)
        return told(shapes.Entries([entry(row, visitor_of(request)) for row in rows.values()]))

    async def listed(self, request: Request, sent: shapes.Lists) -> list[RoomRow]:
        """Those of the person first."""
        read, visitor = self.services.store.read, visitor_of(request)
        rows: list[RoomRow] = []
        if sent.mine:
            person = person_of(request).id
            rows += await read(lambda conn: room_store.rooms_of(conn, person, (GATHERING, PLAYING)))
        if sent.finished and visitor.person:
            person = visitor.person.id
            rows += await read(lambda conn: room_store.rooms_of(conn, person, (FINISHED,)))
        if sent.finished:
            rows += await read(room_store.finished_rooms)
        if sent.open or not (sent.mine or sent.finished):
            rows += await read(room_store.open_rooms)
        return rows

    # A table

    async def table(self, request: Request, sent: shapes.Nothing) -> Response:
        return told(await seen(self.services, request, await self.services.house.room(room_name(request))))

    async def events(self, request: Request, sent: shapes.After) -> Response:
        room = await self.services.house.room(room_name(request))
        viewer = self.services.viewer(request, room)
        rows = await self.services.store.read(lambda conn: room_store.events_after(conn, room.id))
        return told(happenings(room, viewer, rows, sent.after))

    async def wait(self, request: Request, sent: shapes.Waiting) -> Response:
        return await self.pages.wait(request)

    async def transcript(self, request: Request, sent: shapes.Nothing) -> Response:
        return await self.replays.transcript(request)

    async def position(self, request: Request, sent: shapes.At) -> Response:
        return await self.replays.position(request)

    # New tables

    async def open(self, request: Request, sent: shapes.NewTable) -> Response:
        self.services.limits.check("create", person_of(request).id)
        if len(sent.sides) not in (0, len(sent.seats)):
            raise Denied(400, "sides-count", n=len(sent.seats))
        return await self.opened(request, opening.read_wish(opening.known_game(sent.game), as_form(sent)))

    async def analyse(self, request: Request, sent: shapes.NewPosition) -> Response:
        self.services.limits.check("create", person_of(request).id)
        game = opening.known_game(sent.position.get("game", ""))
        wish = opening.analysis(game, sent.position, language=visitor_of(request).language)
        return await self.opened(request, wish)

    async def opened(self, request: Request, wish: Opening) -> Response:
        person = person_of(request)
        row = opening.new_row(wish, person)
        return done(request, await self.services.house.open(row, person.id, opening.first_deeds(wish, person)))

    async def document(self, request: Request, sent: shapes.Nothing) -> Response:
        return JSONResponse(document())


class Answered(Acts):
    """The deeds of the forms; who acted on an old view gets all that GET would give."""

    async def add_view(self, request: Request, refusal: Denied) -> None:
        if refusal.status == 409:
            room = await self.house.room(room_name(request))
            refusal.extra["view"] = await seen(self.services, request, room)


async def seen(services: Services, request: Request, room: Room) -> dict[str, Any]:
    """The whole Sight, and beside it what the seat may know of the game as plain data."""
    sight = await services.sight(request, room)
    view = table_of(room, visitor_of(request).language).view(sight.seat) if room.match else None
    return as_data(sight) | {"view": view}


def as_form(sent: shapes.NewTable) -> dict[str, str]:
    """The fields that the form of a new table would have sent."""
    return {
        "seats": str(len(sent.seats)),
        **{f"seat{number}": choice for number, choice in enumerate(sent.seats)},
        **{f"side{number}": side for number, side in enumerate(sent.sides)},
        "sides": "chosen" if sent.sides else "lot",
        **{f"set-{name}": as_word(value) for name, value in sent.settings.items()},
        "listed": str(int(sent.listed)),
        "hints": str(int(sent.hints)),
        "pace": sent.pace,
    }


def game_info(game: Game[Any], visitor: Visitor) -> shapes.GameInfo:
    open_to_people = {name: setting for name, setting in game.settings.items() if name not in opening.OWN}
    return shapes.GameInfo(
        id=game.id,
        title=visitor.say(f"{game.id}-title"),
        edition=game.edition,
        rules_version=game.rules_version,
        seats=list(game.seats),
        options={name: shapes.Choices(list(each.values), each.default) for name, each in open_to_people.items()},
        sides=list(game.sides),
        reactions=list(game.reactions),
        bots=list(opening.BOTS),
        paces=list(opening.PACES),
    )


def entry(row: RoomRow, visitor: Visitor) -> shapes.Entry:
    head, summary = row.head, row.head.summary
    result = summary.get("result") or {}
    places = zip(summary.get("names", []), summary.get("sorts", []), strict=True)
    return shapes.Entry(
        id=row.id,
        game=row.game,
        title=visitor.say(f"{row.game}-title"),
        status=head.status,
        seats=[shapes.Place(name, sort) for name, sort in places],
        my_turn=visitor.person is not None and visitor.person.id in head.turn,
        asked=summary.get("asked", -1),
        moves=summary.get("moves", 0),
        pace=row.pace,
        listed=row.listed,
        created=row.created,
        updated=head.updated,
        winners=result.get("winners", []),
        scores=result.get("scores", []),
    )
