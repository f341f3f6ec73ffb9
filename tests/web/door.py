"""A tiny app behind the real guard, with real people in a real database, and a browser of sorts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from parlour.web.caller import address_of, session_of, visitor_of
from parlour.web.denied import Denied, handlers
from parlour.web.forms import form
from parlour.web.guard import Guard
from parlour.web.limits import Limits
from parlour.web.people import People
from parlour.web.routes import account
from parlour.web.store import Store

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
HOME = "http://parlour.test"
JSON = {"Accept": "application/json"}


@dataclass
class Door:
    guard: Guard
    people: People
    store: Store
    client: httpx.AsyncClient

    def browser(self, **options: Any) -> httpx.AsyncClient:
        """Another browser: its own cookies, its own address if `client` is given."""
        return browser(self.guard, **options)


@asynccontextmanager
async def door(folder: Path, **options: Any) -> AsyncIterator[Door]:
    store = Store(f"sqlite:///{folder / 'parlour.db'}")
    store.open()
    try:
        people, limits = People(store, CHEAP), Limits(clock=lambda: 0.0)  # time stands still, however slow the machine
        guard = Guard(app(people, limits), people, limits, page, **options)
        async with browser(guard) as client:
            yield Door(guard, people, store, client)
    finally:
        store.close()


def browser(guard: Guard, base: str = HOME, client: tuple[str, int] = ("192.0.2.7", 4711)) -> httpx.AsyncClient:
    """Like a browser it names its origin with every POST (and, which does no harm, with every GET)."""
    transport = httpx.ASGITransport(guard, raise_app_exceptions=False, client=client)
    return httpx.AsyncClient(transport=transport, base_url=base, headers={"Origin": base})


def app(people: People, limits: Limits) -> Starlette:
    routes = [
        *account.routes(people, limits),
        Route("/echo", echo, methods=["POST"]),
        Route("/positions/new", echo, methods=["POST"]),
        Route("/who", who),
        Route("/api/who", who),
        Route("/boom", boom),
        Route("/board.svg", picture),
        Route("/kept", kept),
        Route("/static/a.css", static),
    ]
    return Starlette(routes=routes, exception_handlers=handlers(page))


async def page(request: Request, refusal: Denied) -> str:
    if "broken-page" in request.query_params:
        raise RuntimeError("secret")
    return f"<p role=alert>{refusal.said(visitor_of(request))}</p>"


async def echo(request: Request) -> Response:
    return JSONResponse(await form(request))


async def who(request: Request) -> Response:
    visitor = visitor_of(request)
    name = visitor.person.name if visitor.person else ""
    known = {"name": name, "language": visitor.language, "theme": visitor.theme, "path": visitor.path}
    return JSONResponse({**known, "address": address_of(request), "session": bool(session_of(request))})


async def boom(_: Request) -> Response:
    raise RuntimeError("secret")


async def picture(_: Request) -> Response:
    return Response("<svg/>", media_type="image/svg+xml")


async def kept(_: Request) -> Response:
    return JSONResponse({}, headers={"Cache-Control": "private, max-age=9", "Content-Security-Policy": "default-src *"})


async def static(_: Request) -> Response:
    return Response("", media_type="text/css")


def code(answer: httpx.Response) -> str:
    """Of a refusal."""
    return str(answer.json()["error"]["code"])
