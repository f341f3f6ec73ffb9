"""The front of the house: the lobby, new tables, joining, the rules, and what is written on the door."""

from collections.abc import Callable
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from parlour.games import all_games, is_here
from parlour.games import game as find_game
from parlour.kernel.game import Game
from parlour.table.table import settings_in_words
from parlour.web.caller import address_of, visitor_of, wants_json
from parlour.web.denied import Denied
from parlour.web.forms import form, text
from parlour.web.html import Html, joined, raw
from parlour.web.pages.about import about_page
from parlour.web.pages.join import join_page
from parlour.web.pages.lobby import Lobby, lobby_page, shelf
from parlour.web.pages.new import in_words, new_page
from parlour.web.pages.rows import Row
from parlour.web.pages.rules import rules_index, rules_page
from parlour.web.pages.shell import Refusal
from parlour.web.rooms import opening
from parlour.web.rooms.house import now
from parlour.web.rooms.room import CLOSED, FINISHED, GATHERING, PLAYING
from parlour.web.services import Services, done
from parlour.web.store import RoomRow
from parlour.web.store import rooms as room_store
from parlour.web.visitor import Visitor

LATELY = 6  # finished tables in the lobby


class Front:
    def __init__(self, services: Services) -> None:
        self.services = services

    def routes(self) -> list[Route]:
        return [
            Route("/", self.lobby),
            Route("/new/{game}", self.ask_new),
            Route("/new/{game}", self.open_new, methods=["POST"]),
            Route("/play/{game}", self.play_now, methods=["POST"]),
            Route("/join", self.ask_join),
            Route("/join", self.join, methods=["POST"]),
            Route("/rules", self.rules),
            Route("/rules/{game}", self.rules_of),
            Route("/about", self.about),
        ]

    async def lobby(self, request: Request) -> Response:
        visitor = visitor_of(request)
        person = visitor.person.id if visitor.person else None
        mine: list[RoomRow] = []
        over: list[RoomRow] = []
        seen: dict[str, int] = {}
        if person is not None:
            mine = await self.services.store.read(lambda conn: room_store.rooms_of(conn, person, (GATHERING, PLAYING)))
            over = await self.services.store.read(lambda conn: room_store.rooms_of(conn, person, (FINISHED,), LATELY))
            seen = await self.services.store.read(lambda conn: room_store.seen_by(conn, person))
        open_ = [r for r in await self.services.store.read(room_store.open_rooms) if r.id not in {m.id for m in mine}]
        lobby = Lobby(
            games=shelf(visitor, posters()),
            mine=[row_of(visitor, each, seen.get(each.id, 0)) for each in mine],
            open=[row_of(visitor, each) for each in open_ if is_here(each.game)],
            finished=[row_of(visitor, each) for each in over],
            waiting=sum(person in each.head.turn for each in mine),
        )
        return HTMLResponse(lobby_page(visitor, lobby))

    async def ask_new(self, request: Request) -> Response:
        return HTMLResponse(new_page(visitor_of(request), opening.known_game(request.path_params["game"]).id, {}))

    async def open_new(self, request: Request) -> Response:
        """Open a table; what cannot be is said beside the form, with all that was filled in."""
        game, fields = opening.known_game(request.path_params["game"]), await form(request)
        person, token = await self.services.somebody(request)
        self.services.limits.check("create", person.id)
        try:
            wish = opening.read_wish(game, fields)
            row = opening.new_row(wish, person)
        except Denied as refusal:
            return self.refused_new(request, game, fields, refusal)
        room = await self.services.house.open(row, person.id, opening.first_deeds(wish, person))
        return done(request, room, token=token)

    def refused_new(self, request: Request, game: Game[Any], fields: dict[str, str], refusal: Denied) -> Response:
        if wants_json(request):
            raise refusal
        visitor = visitor_of(request)
        said, ways = refusal.said(visitor), opening.ways_out(game, refusal.sentence, fields)
        told = Refusal(in_words(visitor, game, said), refusal.law, game.id)
        return HTMLResponse(new_page(visitor, game.id, fields, told, ways), refusal.status)

    async def play_now(self, request: Request) -> Response:
        """Against bots, at once."""
        game, fields = opening.known_game(request.path_params["game"]), await form(request)
        person, token = await self.services.somebody(request)
        self.services.limits.check("create", person.id)
        least, most = game.seats
        bots = {"hints": "1", "seats": str(min(max(3, least), most))}
        bots |= {f"seat{n}": "bot:greedy" for n in range(1, most)} | fields
        wish = opening.read_wish(game, bots)
        row = opening.new_row(wish, person)
        room = await self.services.house.open(row, person.id, opening.first_deeds(wish, person))
        return done(request, room, token=token)

    async def ask_join(self, request: Request) -> Response:
        return HTMLResponse(join_page(visitor_of(request), request.query_params.get("code", "")[:20]))

    async def join(self, request: Request) -> Response:
        """A code leads to the invitation."""
        self.services.limits.check("join", address_of(request))
        code = text(await form(request), "code", 200).strip()
        letters = "".join(sign for sign in code.lower() if sign.isalnum())  # people write them with spaces and dashes
        row = await self.services.store.read(lambda conn: room_store.room_by_code(conn, letters))
        if row is None or row.head.status == CLOSED:
            visitor = visitor_of(request)
            said = visitor.say("web-refused-no-such-code", code=code[:20])
            if wants_json(request):
                raise Denied(404, "no-such-code", sentence=said)
            return HTMLResponse(join_page(visitor, code[:20], Refusal(said)), 404)
        return RedirectResponse(f"/t/{row.id}?invite={row.invite}", 303)

    async def rules(self, request: Request) -> Response:
        return HTMLResponse(rules_index(visitor_of(request)))

    async def rules_of(self, request: Request) -> Response:
        game = opening.known_game(request.path_params["game"])
        return HTMLResponse(rules_page(visitor_of(request), game.id, request.query_params.get("q", "")[:100]))

    async def about(self, request: Request) -> Response:
        return HTMLResponse(about_page(visitor_of(request)))


@cache
def posters() -> dict[str, Html]:
    """The pictures on the boxes."""
    drawn = {game.id: getattr(game.part("draw"), "poster", None) for game in all_games()}
    return {title: picture(poster) for title, poster in drawn.items() if poster}


def picture(draw: Callable[..., str], *args: Any) -> Html:
    """What a title draws for a list; if it cannot, nothing is there: the list is also of other titles."""
    try:
        return raw(draw(*args))
    except (Exception, SystemExit):  # noqa: BLE001, it is not our code
        return raw("")


def seals(row: RoomRow) -> Html:
    """The signs of the seats, where the game has some and they are agreed on."""
    draw: Any = find_game(row.game).part("draw") if is_here(row.game) else None
    known = row.head.summary.get("sides") or row.start.get("seats")
    names = known or (row.start.get("position") or {}).get("seats") or []
    return joined(picture(draw.seal, name, 26) for name in names) if hasattr(draw, "seal") else raw("")


def title_of(row: RoomRow, say: Callable[..., str]) -> str:
    """The game, with what is special at this table; one that has gone from here has only its id."""
    if not is_here(row.game):
        return row.game
    special = [value for _, value in settings_in_words(row.game, row.settings, say)]
    return ", ".join([say(f"{row.game}-title"), *special])


def state_of(row: RoomRow, person: int | None) -> str:
    if not is_here(row.game):
        return "gone"
    return "turn" if person in row.head.turn else "waiting" if row.head.status == PLAYING else row.head.status


def row_of(visitor: Visitor, row: RoomRow, seen: int = 0) -> Row:
    """A room as it stands in a list; `seen`: how many of its actions the visitor has seen."""
    say, head = visitor.say, row.head
    summary, person = head.summary, visitor.person.id if visitor.person else None
    names, asked = summary.get("names", []), summary.get("asked", -1)
    sorts = summary.get("sorts", [])
    people = [name for name, sort in zip(names, sorts, strict=False) if sort == "person"]
    bots = sorts.count("bot")
    return Row(
        id=row.id,
        game=row.game,
        title=title_of(row, say),
        subtitle=subtitle(visitor, row, len([sort for sort in sorts if sort != "open"])),
        people=people + ([say("web-row-bots", n=bots)] if bots else []),
        state=state_of(row, person),
        waiting_for=names[asked] if 0 <= asked < len(names) else "",
        since=max(0.0, now() - head.updated),
        result=result(visitor, row),
        poster=posters().get(row.game),
        seals=seals(row),
        new=max(0, summary.get("moves", 0) - seen) if seen else 0,
    )


def subtitle(visitor: Visitor, row: RoomRow, taken: int) -> str:
    if row.head.status == GATHERING:
        return visitor.say("web-row-seats", n=taken, of=row.seats)
    return visitor.say("web-row-moves", n=row.head.summary.get("moves", 0))


def result(visitor: Visitor, row: RoomRow) -> str:
    """Who won, as the visitor would put it."""
    told = row.head.summary.get("result") or {}
    names = row.head.summary.get("names", [])
    if not told or not names:
        return ""
    winners = ", ".join(names[seat] for seat in told["winners"])
    scores = " : ".join(str(score) for score in told["scores"])
    if not told["winners"]:
        return f"{visitor.say(f'{row.game}-lost')} · {scores}"
    key = "play-winner" if len(told["winners"]) == 1 else "play-shared"
    return f"{visitor.say(key, seat=winners, seats=winners)} · {scores}"
