"""A stage for the browser script: a small server with one table that a test can change, break and bring back.

It speaks as the real server does, under the real Content-Security-Policy.
"""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl

import pytest
import uvicorn
from cli.program import PATIENCE
from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

import parlour
from web.script_table import CARD, RULES, Table
from web.servers import free_port

STATIC: Final = Path(parlour.__file__).parent / "web/static"
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
CSS: Final = """
* { margin: 0 } body { --move: 260ms; height: 1600px } .board { position: relative; width: 600px; height: 600px }
#board > svg { width: 100%; height: 100% } .flow { height: 60px; overflow: auto } .log { height: 200px }
#offline:not([hidden]) { position: fixed; top: 0; background: pink }
"""
HEAD: Final = (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    "<title>Roam · Parlour</title>"
    '<link rel="icon" href="/static/icon.svg"><link rel="stylesheet" href="/stage.css">'
)
NETWORK: Final = ("Failed to load resource", "WebSocket connection to")  # not mistakes of the script
LONG: Final = 10 * PATIENCE  # seconds: longer than any test waits


def page_with(body: str, script: str) -> Response:
    head = f'{HEAD}<script type="module" src="/static/{script}"></script>'
    page = f'<!doctype html><html lang="en"><head>{head}</head><body class="page-table">{body}</body></html>'
    return HTMLResponse(page, headers={"Content-Security-Policy": CSP})


@dataclass
class Stage(Table):
    """`asked` and `deeds` are all that pages got and posted, `done` the keys of what counted."""

    asked: list[str] = field(default_factory=list)
    deeds: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    refusal: tuple[int, dict[str, str]] | None = None
    hang: bool = False  # do what is posted, but never answer
    slow: float = 0  # seconds: everybody hears of it long before it is answered
    deaf: bool = False  # no WebSocket gets through
    arrived: threading.Event = field(default_factory=threading.Event)
    ears: set[WebSocket] = field(default_factory=set)
    port: int = field(default_factory=free_port)

    # How it runs

    def rise(self) -> None:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self.port))
        listener.listen()  # whoever comes before the server does waits for it
        app = Starlette(routes=self.routes())
        self.server = uvicorn.Server(
            uvicorn.Config(app, log_level="critical", ws="websockets-sansio", lifespan="off", loop="asyncio")
        )
        self.thread = threading.Thread(target=self.run, args=(listener,), daemon=True)
        self.thread.start()

    def run(self, listener: socket.socket) -> None:
        with asyncio.Runner() as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve(sockets=[listener]))

    def die(self) -> None:
        """As after a power cut: connections break, nobody answers."""
        self.loop.call_soon_threadsafe(self.cut)
        self.server.should_exit = self.server.force_exit = True
        self.thread.join(PATIENCE)
        self.ears.clear()

    def cut(self) -> None:
        for connection in list(self.server.server_state.connections):
            connection.transport.abort()

    def address(self, path: str = "/t/x") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    # What tests say and ask

    def tell(self, **changes: Any) -> None:
        """Somebody else does something: the table changes, and everybody hears of it."""
        for name, value in changes.items():
            setattr(self, name, value)
        if "talk" not in changes:
            self.seq += 1
        asyncio.run_coroutine_threadsafe(self.publish(), self.loop).result(PATIENCE)

    async def publish(self) -> None:
        for ear in list(self.ears):
            await ear.send_json(self.numbers())

    def posted(self, deed: str) -> list[dict[str, str]]:
        return [fields for each, fields in self.deeds if each == deed]

    def played(self) -> list[str]:
        """What was done at the table, without the looks at it."""
        return [deed for deed, _ in self.deeds if deed != "seen"]

    # What it answers

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/t/x", lambda _: page_with(self.main(), "table.js")),
            Route("/t/x/fragment", self.fragment),
            Route("/t/x/board.svg", self.picture),
            Route("/t/x/card", self.card),
            Route("/t/x/wait", self.wait),
            Route("/t/x/replay", self.moment),
            Route("/t/x/{deed}", self.act, methods=["POST"]),
            Route("/lobby", lambda _: page_with(self.lobby(), "lobby.js")),
            Route("/rules/roam", lambda _: page_with(RULES, "laws.js")),
            Route("/stage.css", lambda _: Response(CSS, media_type="text/css")),
            WebSocketRoute("/feed", self.feed),
            Mount("/static", StaticFiles(directory=STATIC)),
        ]

    def numbers(self) -> dict[str, Any]:
        return {"table": "x", "seq": self.seq, "talk": self.talk}

    def query(self, request: Request) -> dict[str, str]:
        self.asked.append(f"{request.url.path}?{request.url.query}")
        return dict(request.query_params)

    async def fragment(self, request: Request) -> Response:
        query = self.query(request)
        if int(query.get("after", -1)) >= self.seq and int(query.get("talk", -1)) >= self.talk:
            return Response(status_code=204)
        return HTMLResponse(self.main(query["board"]))

    async def act(self, request: Request) -> Response:
        deed, fields = request.path_params["deed"], dict(parse_qsl((await request.body()).decode()))
        self.deeds.append((deed, fields))
        if self.refusal:
            return JSONResponse({"error": self.refusal[1]}, self.refusal[0])
        if deed != "seen" and fields["key"] not in self.done:
            self.done.append(fields["key"])
            self.piece = next((to for n, to, _ in self.options if str(n) == fields.get("action")), self.piece)
            self.seq, self.moves = self.seq + 1, self.moves + 1
        self.arrived.set()
        if self.slow:
            await self.publish()
        await asyncio.sleep(LONG if self.hang else self.slow)
        return JSONResponse(self.numbers())

    async def picture(self, request: Request) -> Response:
        """Earlier, the piece was elsewhere; a picture of the past shows no targets."""
        past = Table(piece="C3", options=[]) if "at" in self.query(request) else self
        return Response(past.board().replace("<title>", "<style>rect { fill: red }</style><title>", 1))

    async def card(self, request: Request) -> Response:
        self.query(request)
        return Response(CARD, media_type="image/svg+xml")

    async def wait(self, request: Request) -> Response:
        after = int(self.query(request)["after"])
        for _ in range(40):
            if self.seq > after:
                break
            await asyncio.sleep(0.05)
        return JSONResponse(self.numbers())

    async def moment(self, request: Request) -> Response:
        query = self.query(request)
        body = self.replay(int(query.get("at", 4)))
        return HTMLResponse(body) if query.get("fragment") else page_with(body, "replay.js")

    async def feed(self, ear: WebSocket) -> None:
        if self.deaf:
            await ear.close()
            return
        await ear.accept()
        self.ears.add(ear)
        while (await ear.receive())["type"] != "websocket.disconnect":
            pass
        self.ears.discard(ear)


# For the tests: `stage = script_stage.stage_fixture` in a module brings it.


@pytest.fixture(name="stage")
def stage_fixture() -> Iterator[Stage]:
    stage = Stage()
    stage.rise()
    yield stage
    stage.die()


@contextmanager
def visiting(browser: Browser, stage: Stage, path: str = "/t/x", **options: Any) -> Iterator[Page]:
    """Somebody opens a page; the script must have made no mistake by the time they leave."""
    context = browser.new_context(viewport={"width": 1000, "height": 800}, **options)
    context.set_default_timeout(1000 * PATIENCE)
    page, mistakes = context.new_page(), list[str]()
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    page.on("console", lambda message: mistakes.extend(complaint(message)))
    try:
        page.goto(stage.address(path))
        if path == "/t/x":
            expect(page.locator("#board > svg")).to_be_visible()
        yield page
        assert mistakes == [], mistakes
    finally:
        context.close()


def complaint(message: ConsoleMessage) -> list[str]:
    return [message.text] if message.type == "error" and not message.text.startswith(NETWORK) else []


def listening(page: Page, stage: Stage) -> None:
    """Waits until the page hears news."""
    patiently(page, lambda: bool(stage.ears))


def patiently(page: Page, true: Callable[[], bool]) -> None:
    """Waits for what a page does behind its face, and lets it go on meanwhile."""
    for _ in range(20 * PATIENCE):
        if true():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it did not happen within {PATIENCE} seconds")
