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
from parlour.web.parts import Parts, done
from parlour.web.refuse import Refuse, person_of
from parlour.web.rooms import order
from parlour.web.rooms.look import table_of
from parlour.web.rooms.order import Order
from parlour.web.rooms.plain import plain
from parlour.web.rooms.room import FINISHED, GATHERING, PLAYING, Room
from parlour.web.routes.deeds import Deeds, room_name
from parlour.web.routes.replays import Replays
from parlour.web.routes.tables import Tables
from parlour.web.store import RoomRow
from parlour.web.store import rooms as room_store
from parlour.web.visitor import Visitor

LABEL = "/api/guests"  # of a guest's first token


class Api:
    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.deeds = Answered(parts)
        self.pages = Tables(parts)
        self.replays = Replays(parts)

    # People

    async def me(self, request: Request, sent: shapes.Nothing) -> Response:
        return told(asdict(person_of(request)))

    async def guests(self, request: Request, sent: shapes.NewGuest) -> Response:
        """A program can begin with nothing: a person of its own, and a token to be that person."""
        self.parts.limits.check("guest", address_of(request))
        person, _ = await self.parts.people.guest(sent.name)
        token = await self.parts.people.add_token(person, LABEL)
        return told(shapes.Guest(person.id, person.name, token))

    # What there is

    async def games(self, request: Request, sent: shapes.Nothing) -> Response:
        return told(shapes.Games([game_info(game, visitor_of(request)) for game in all_games()]))

    async def rules(self, request: Request, sent: shapes.Nothing) -> Response:
        game = order.known_game(request.path_params["game"])
        law = [shapes.Paragraph(*each) for each in paragraphs(game.id, visitor_of(request).language)]
        return told(shapes.Rules(game.id, game.rules_version, law))

    async def tables(self, request: Request, sent: shapes.Lists) -> Response:
        rows: dict[str, RoomRow] = {}
        for each in await self.listed(request, sent):
            rows.setdefault(each.id, each)
        return told(shapes.Entries([entry(row, visitor_of(request)) for row in rows.values()]))

    async def listed(self, request: Request, sent: shapes.Lists) -> list[RoomRow]:
        """Those of the person first."""
        read, visitor = self.parts.store.read, visitor_of(request)
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
        return told(await seen(self.parts, request, await self.parts.house.room(room_name(request))))

    async def events(self, request: Request, sent: shapes.After) -> Response:
        room = await self.parts.house.room(room_name(request))
        looker = self.parts.looker(request, room)
        rows = await self.parts.store.read(lambda conn: room_store.events_after(conn, room.id))
        return told(happenings(room, looker, rows, sent.after))

    async def wait(self, request: Request, sent: shapes.Waiting) -> Response:
        return await self.pages.wait(request)

    async def transcript(self, request: Request, sent: shapes.Nothing) -> Response:
        return await self.replays.transcript(request)

    async def position(self, request: Request, sent: shapes.At) -> Response:
        return await self.replays.position(request)

    # New tables

    async def open(self, request: Request, sent: shapes.NewTable) -> Response:
        self.parts.limits.check("create", person_of(request).id)
        if len(sent.sides) not in (0, len(sent.seats)):
            raise Refuse(400, "sides-count", n=len(sent.seats))
        return await self.opened(request, order.read_order(order.known_game(sent.game), as_form(sent)))

    async def analyse(self, request: Request, sent: shapes.NewPosition) -> Response:
        self.parts.limits.check("create", person_of(request).id)
        game = order.known_game(str(sent.position.get("game")))
        wish = order.analysis(game, sent.position, language=visitor_of(request).language)
        return await self.opened(request, wish)

    async def opened(self, request: Request, wish: Order) -> Response:
        person = person_of(request)
        row = order.new_row(wish, person)
        return done(request, await self.parts.house.open(row, person.id, order.first_deeds(wish, person)))

    async def document(self, request: Request, sent: shapes.Nothing) -> Response:
        return JSONResponse(document())


class Answered(Deeds):
    """The deeds of the forms; who acted on an old view gets all that GET would give."""

    async def add_view(self, request: Request, refusal: Refuse) -> None:
        if refusal.status == 409:
            room = await self.house.room(room_name(request))
            refusal.extra["view"] = await seen(self.parts, request, room)


async def seen(parts: Parts, request: Request, room: Room) -> dict[str, Any]:
    """The whole Sight, and beside it what the seat may know of the game as plain data."""
    sight = await parts.sight(request, room)
    view = table_of(room, visitor_of(request).language).view(sight.seat) if room.match else None
    return plain(sight) | {"view": view}


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
    open_to_people = {name: setting for name, setting in game.settings.items() if name not in order.OWN}
    return shapes.GameInfo(
        id=game.id,
        title=visitor.say(f"{game.id}-title"),
        edition=game.edition,
        rules_version=game.rules_version,
        seats=list(game.seats),
        options={name: shapes.Choices(list(each.values), each.default) for name, each in open_to_people.items()},
        sides=list(game.sides),
        reactions=list(game.reactions),
        bots=list(order.BOTS),
        paces=list(order.PACES),
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
