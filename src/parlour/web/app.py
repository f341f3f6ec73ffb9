"""The app: all services put together. Nothing here decides anything."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from parlour.web import static
from parlour.web.api import api_routes
from parlour.web.caller import visitor_of
from parlour.web.denied import Denied, handlers
from parlour.web.feed import Feed
from parlour.web.guard import Guard
from parlour.web.limits import RATES, Limits, Rate
from parlour.web.pages.denied import denied_page
from parlour.web.pages.table import table_page
from parlour.web.people import People
from parlour.web.rooms.house import House
from parlour.web.routes import account
from parlour.web.routes.acts import Acts
from parlour.web.routes.lobby import Front
from parlour.web.routes.replays import Replays
from parlour.web.routes.tables import Tables, fresh_key
from parlour.web.services import Services
from parlour.web.store import Store
from parlour.web.thinkers import Thinkers


@dataclass(frozen=True, slots=True)
class Setup:
    """How a server is run."""

    database: str  # "sqlite:////path" or "postgresql://…"
    address: str = ""  # where others on the network find it
    bot_delay: float = 0.45  # seconds between two deeds of a bot, so that people can follow
    trust_proxy: bool = False
    unlimited: bool = False  # for load tests: no limits on how often somebody may do something


def make_app(setup: Setup, feed: Feed | None = None) -> ASGIApp:
    loop: list[asyncio.AbstractEventLoop] = []

    def heard(room: str, seq: int, talk: int) -> None:
        """Called on the store's own thread."""
        if loop:
            loop[0].call_soon_threadsafe(house.heard, room, seq, talk)

    store = Store(setup.database, heard)
    limits = Limits({kind: Rate(10**9, 0.0) for kind in RATES} if setup.unlimited else RATES)
    feed = feed or Feed()
    house = House(store, feed, Thinkers(), setup.bot_delay)
    people = People(store, on_move=house.moved)
    services = Services(store, people, limits, feed, house, setup.address)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        loop.append(asyncio.get_running_loop())
        store.open()
        await house.start()
        try:
            yield
        finally:
            await house.stop()
            store.close()

    async def page(request: Request, refusal: Denied) -> str:
        return await refusal_page(services, request, refusal)

    routes = [
        *Front(services).routes(),
        *account.routes(people, limits),
        *Tables(services).routes(),
        *Replays(services).routes(),
        *Acts(services).routes(),
        *api_routes(services),
        *static.routes(),
        Route("/robots.txt", robots),
    ]
    packed = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)  # a board shrinks to a sixth
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers(page), middleware=[packed])
    return Guard(app, people, limits, page, trust_proxy=setup.trust_proxy)


async def refusal_page(services: Services, request: Request, refusal: Denied) -> str:
    """A form at a table that was refused shows the table again, with the sentence; anything else a page of its own."""
    visitor, name = visitor_of(request), request.path_params.get("id") if request.method == "POST" else None
    sentence = refusal.said(visitor)
    if name is None or refusal.status == 404:
        return denied_page(visitor, refusal.status, sentence, refusal.law, "")
    try:
        room = await services.house.room(name)
    except Denied:
        return denied_page(visitor, refusal.status, sentence, refusal.law, "")
    sight = await services.sight(request, room)
    shown = replace(visitor, path=f"/t/{room.id}")
    told = replace(sight, toast=(sentence, refusal.law))
    return table_page(shown, told, {}, fresh_key, services.place(request, room))


async def robots(_: Request) -> Response:
    return PlainTextResponse("User-agent: *\nDisallow: /t/\nDisallow: /api/\n")
