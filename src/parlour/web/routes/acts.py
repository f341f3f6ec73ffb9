"""Everything that people do at a table: each is a POST, as a plain form or as JSON."""

import json
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.kernel.state import NOBODY
from parlour.table.table import POLICIES
from parlour.web.caller import set_cookie, visitor_of, wants_json
from parlour.web.denied import Denied, person_of
from parlour.web.forms import flag, form, integer, text, word
from parlour.web.naming import clean_name
from parlour.web.rooms import commands, opening
from parlour.web.rooms.as_data import as_data
from parlour.web.rooms.make_sight import eyes, option_of
from parlour.web.rooms.moments import moment, seat_asked_for
from parlour.web.rooms.room import FINISHED, GATHERING, PLAYING, Deed, Room
from parlour.web.services import Services, done, person_id
from parlour.web.store import rooms as room_store

LINE = 500  # characters of talk at once
NOTES = 10_000
SEQ = 1 << 40
Fields = dict[str, str]
Handler = Callable[[Request], Awaitable[Response]]
Command = Callable[[Room, int, int], list[Deed]]  # of a person, at a seat
HANDOVER = 24 * 3600


class Acts:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.house = services.house

    def routes(self) -> list[Route]:
        names = (
            "act", "undo", "confirm", "sit", "seat", "close", "leave", "return", "resign", "vote", "policy",
            "handover", "say", "note", "seen", "hint", "rematch", "analyse",
        )  # fmt: skip
        return [Route(f"/t/{{id}}/{name}", self.handler(name), methods=["POST"]) for name in names]

    def handler(self, name: str) -> Handler:
        what: Callable[[Request, Fields], Awaitable[Response]] = getattr(self, f"do_{name}")

        async def handle(request: Request) -> Response:
            fields = await form(request)
            try:
                return await what(request, fields)
            except Denied as refusal:
                await self.add_view(request, refusal)
                raise

        return handle

    async def add_view(self, request: Request, refusal: Denied) -> None:
        """Whoever acted on an old view gets the current one with the refusal."""
        if refusal.status == 409 and wants_json(request):
            room = await self.house.room(room_name(request))
            refusal.extra["view"] = as_data(await self.services.sight(request, room))

    async def change(self, request: Request, fields: Fields, command: Command) -> Response:
        """A command of a person at a seat, numbered and keyed, so that it happens once or not at all."""
        person = person_id(request)
        self.services.limits.check("move", person)
        seat = integer(fields, "seat", 0, 99)
        expected = integer(fields, "expected_seq", 0, SEQ, -1)
        key = keyed(request, fields)
        known = None if expected < 0 else expected
        room = await self.house.do(room_name(request), person, lambda room: command(room, person, seat), known, key)
        return done(request, room)

    # Playing

    async def do_act(self, request: Request, fields: Fields) -> Response:
        action, hold = integer(fields, "action", 0, 1 << 30), flag(fields, "hold")
        integer(fields, "expected_seq", 0, SEQ)
        language = visitor_of(request).language
        return await self.change(
            request, fields, lambda room, person, seat: commands.act(room, person, seat, action, hold, language)
        )

    async def do_undo(self, request: Request, fields: Fields) -> Response:
        language = visitor_of(request).language
        undone = partial(commands.undo, language=language)
        return await self.change(request, fields, undone)

    async def do_confirm(self, request: Request, fields: Fields) -> Response:
        return await self.change(request, fields, commands.confirm)

    async def do_policy(self, request: Request, fields: Fields) -> Response:
        """It answers no question of its own, so it is never too late for it."""
        reaction, value = text(fields, "reaction", 40), word(fields, "value", POLICIES)
        fields.pop("expected_seq", None)
        return await self.change(
            request, fields, lambda room, person, seat: commands.policy(room, person, seat, reaction, value)
        )

    # Seats

    async def do_sit(self, request: Request, fields: Fields) -> Response:
        person, token = await self.services.somebody(request, fields.get("name", ""))
        self.services.limits.check("move", person.id)
        seat, invite = integer(fields, "seat", 0, 99), text(fields, "invite", 80, "")
        name = clean_name(fields["name"]) if fields.get("name", "").strip() else person.name
        room = await self.house.do(
            room_name(request), person.id,
            lambda room: commands.sit(room, person.id, seat, name, invite == room.row.invite),
        )  # fmt: skip
        return done(request, room, token=token)

    async def do_seat(self, request: Request, fields: Fields) -> Response:
        sort = word(fields, "sort", ("open", *(f"bot:{bot}" for bot in opening.BOTS)))
        spec = sort.removeprefix("bot:") if sort != "open" else ""
        return await self.change(request, fields, lambda room, person, seat: commands.fill(room, person, seat, spec))

    async def do_close(self, request: Request, fields: Fields) -> Response:
        person = person_id(request)
        room = await self.house.do(room_name(request), person, lambda room: commands.close(room, person))
        return done(request, room, "/")

    async def do_leave(self, request: Request, fields: Fields) -> Response:
        return await self.change(request, fields, commands.leave)

    async def do_return(self, request: Request, fields: Fields) -> Response:
        return await self.change(request, fields, commands.come_back)

    async def do_resign(self, request: Request, fields: Fields) -> Response:
        return await self.change(request, fields, commands.resign)

    async def do_vote(self, request: Request, fields: Fields) -> Response:
        def command(room: Room, person: int, seat: int) -> list[Deed]:
            viewer = self.services.viewer(request, room)
            absent = 0 <= seat < room.row.seats and not (viewer.here or {}).get(room.seats[seat].person or 0)
            return commands.vote(room, person, seat, not absent, viewer.now)

        return await self.change(request, fields, command)

    async def do_handover(self, request: Request, fields: Fields) -> Response:
        """The device is with somebody else now."""
        room, seat = await self.house.room(room_name(request)), integer(fields, "seat", 0, 99)
        commands.own_seat(room, person_id(request), seat)
        response = done(request, room)
        set_cookie(request, response, f"at-{room.id}", str(seat), HANDOVER)
        return response

    # Talk and notes

    async def do_say(self, request: Request, fields: Fields) -> Response:
        person, token = await self.services.somebody(request)
        self.services.limits.check("chat", person.id)
        room = await self.house.room(room_name(request))
        channel = word(fields, "channel", ("players", "spectators"), "")
        seated = bool(room.seats_of(person.id))
        if channel and room.status == PLAYING and (channel == "players") != seated:
            raise Denied(403, "other-channel")
        said = " ".join(text(fields, "text", LINE).split())
        if not said or not said.isprintable():
            raise Denied(400, "empty-talk")
        channel = channel or ("players" if seated else "spectators")
        await self.house.say(room.id, person.id, person.name, channel, said, keyed(request, fields))
        return done(request, await self.house.room(room.id), token=token)

    async def do_note(self, request: Request, fields: Fields) -> Response:
        person, room = person_id(request), await self.house.room(room_name(request))
        self.services.limits.check("chat", person)
        written = text(fields, "text", NOTES)
        await self.services.store.write(lambda conn: room_store.write_note(conn, room.id, person, written))
        return done(request, room)

    async def do_seen(self, request: Request, fields: Fields) -> Response:
        """The person has looked at the table as it was at that event."""
        person, room = person_id(request), await self.house.room(room_name(request))
        if integer(fields, "seq", 0, SEQ) >= room.news and room.match is not None:
            moves = len(room.match.actions)
            await self.services.store.write(lambda conn: room_store.mark_seen(conn, room.id, person, moves))
        return done(request, room)

    # Help, and what comes after

    async def do_hint(self, request: Request, fields: Fields) -> Response:
        person, seat = person_id(request), integer(fields, "seat", 0, 99)
        room = await self.house.room(room_name(request))
        commands.own_seat(room, person, seat)
        if not room.row.hints:
            raise Denied(403, "no-hints")
        if eyes(room, self.services.viewer(request, room))[1] is not None:
            raise Denied(403, "hand-over")
        if room.asked != seat or room.holding is not None:
            raise Denied(409, "not-your-turn")
        self.services.limits.check("hint", person)
        option = option_of(room, visitor_of(request).language, await self.house.thought(room, commands.SUBSTITUTE))
        if option is None:
            raise Denied(409, "stale")
        return done(request, room, f"/t/{room.id}?hint={option.action}", hint=option.as_data())

    async def do_rematch(self, request: Request, fields: Fields) -> Response:
        person, room = person_of(request), await self.house.room(room_name(request))
        if room.status != FINISHED or not room.seats_of(person.id):
            raise Denied(403, "no-rematch")
        async with self.house.locks[f"rematch of {room.id}"]:  # two who press at once shall meet
            room = await self.house.room(room.id)
            if not room.rematch:
                self.services.limits.check("create", person.id)
                row = opening.new_row(opening.again(room), person)
                await self.house.open(row, person.id, opening.same_people(room))
                room = await self.house.do(room.id, person.id, lambda _: [Deed("rematch", {"room": row.id})])
        return done(request, room, f"/t/{room.rematch}", rematch=room.rematch)

    async def do_analyse(self, request: Request, fields: Fields) -> Response:
        """A table of one's own from a moment of this one, with what one could not know dealt anew."""
        person, token = await self.services.somebody(request)
        self.services.limits.check("create", person.id)
        room = await self.house.room(room_name(request))
        position = await position_at(self.services, request, room, fields)
        game = opening.known_game(room.row.game)
        wish = opening.analysis(game, position, room.id, visitor_of(request).language)
        made = await self.house.open(opening.new_row(wish, person), person.id, opening.first_deeds(wish, person))
        return done(request, made, f"/t/{made.id}", token)


def keyed(request: Request, fields: Fields) -> str:
    """The key of a request and what it asks for: another deed under the same key is another request."""
    key, asked = text(fields, "key", 80, ""), [request.url.path.rpartition("/")[2], sorted(fields.items())]
    return key and f"{key} {sha256(json.dumps(asked).encode()).hexdigest()[:16]}"


def room_name(request: Request) -> str:
    return str(request.path_params["id"])


async def position_at(services: Services, request: Request, room: Room, fields: Fields) -> dict[str, object]:
    """The position after so many actions as one may imagine it; in a game that runs, only through one's own eyes."""
    if room.match is None or room.status == GATHERING:
        raise Denied(409, "not-playing")
    seat = seat_asked_for(room, services.viewer(request, room), integer(fields, "seat", NOBODY, 99, NOBODY))
    at = integer(fields, "at", 0, len(room.match.actions), len(room.match.actions))
    return opening.imagined(room, moment(room, at).state, NOBODY if seat is None else seat)
