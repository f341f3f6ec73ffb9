"""The guard at the door: every request passes here before the app, every answer on its way out.

In: a host that makes sense, a body of bounded size, a sender that is no other site's page, and who it is. Out: headers
that tell the browser to trust nothing but us. It stands around the whole app, so that errors pass it too.
"""

import re
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.web import caller
from parlour.web.denied import Denied, Page, answer, refusal_of
from parlour.web.limits import Limits
from parlour.web.people import People
from parlour.web.visitor import Person, Visitor

BODY: Final = 64 * 1024
LARGE: Final = 4 * 1024 * 1024  # the largest file that parlour.record reads, and a little
LARGE_PATHS: Final = ("/positions/new", "/api/positions")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HOST: Final = re.compile(r"(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?", re.IGNORECASE)

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SVG_CSP: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"  # has a <style>
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an invite link must not be told to the site somebody goes to next
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=()",
}


class Guard:
    """ASGI middleware. `trust_proxy`: X-Forwarded-Proto and X-Forwarded-For come from a proxy of our own."""

    def __init__(self, app: ASGIApp, people: People, limits: Limits, page: Page, *, trust_proxy: bool = False) -> None:
        self.app = app
        self.people = people
        self.limits = limits
        self.page = page
        self.trust_proxy = trust_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        dressed = dress(scope, send)
        try:
            await self.admit(scope)
            most = body_limit(scope)
            check_length(scope, most)
        except Denied as refusal:
            return await self.refuse(refusal, scope, receive, dressed)
        except Exception as error:
            await self.refuse(refusal_of(error), scope, receive, dressed)
            raise  # the server logs it
        return await self.app(scope, bounded(receive, most), dressed)

    async def refuse(self, refusal: Denied, scope: Scope, receive: Receive, send: Send) -> None:
        response = await answer(Request(scope), refusal, self.page)
        await response(scope, receive, send)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A browser opens a WebSocket for any site and sends our cookie along, so Origin is asked for here too."""
        try:
            await self.admit(scope)
        except Denied:
            await send({"type": "websocket.close", "code": 1008})  # before it was accepted: 403
        else:
            await self.app(scope, receive, send)

    async def admit(self, scope: Scope) -> None:
        """Find out who asks; refuse a request that is not what it seems."""
        connection = HTTPConnection(scope)
        state = caller.state(scope)
        if self.trust_proxy:
            believe_proxy(scope, connection.headers)
        state["address"] = caller.block(scope["client"][0] if scope.get("client") else "local")
        state["visitor"] = visitor(connection, None)  # refusals need a language
        check_host(connection.headers)
        token, session = bearer(connection.headers), connection.cookies.get(caller.session_cookie(scope), "")
        if not token:
            check_origin(scope, connection.headers, bool(session))
        person = await (self.people.by_token(token) if token else self.known(state, session))
        state["visitor"] = visitor(connection, person)
        if scope["path"].startswith("/api/"):
            self.limits.check("api", f"person {person.id}" if person else state["address"])
        if token and not person:
            raise Denied(401, "token")

    async def known(self, state: dict[str, Any], session: str) -> Person | None:
        person = await self.people.by_session(session) if session else None
        state["session"] = session if person else ""
        return person


def visitor(connection: HTTPConnection, person: Person | None) -> Visitor:
    language = person.language if person and person.language else caller.language_asked(connection)
    return Visitor(person, language, caller.page_of(connection), caller.light_asked(connection))


def bearer(headers: Headers) -> str:
    """The token of `Authorization: Bearer TOKEN`. Another site cannot make a browser send it, so it needs no Origin."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def believe_proxy(scope: Scope, headers: Headers) -> None:
    """What the proxy next to us says; of addresses it adds its own finding last, and the rest is hearsay."""
    proto = headers.get("x-forwarded-proto", "").split(",")[-1].strip().lower()
    if proto in ("http", "https"):
        web = scope["type"] == "http"
        scope["scheme"] = proto if web else proto.replace("http", "ws")
    address = headers.get("x-forwarded-for", "").split(",")[-1].strip()
    if address:
        scope["client"] = (address, 0)


def check_host(headers: Headers) -> None:
    """Exactly one, and nothing that could be mistaken for something else in a link."""
    hosts = headers.getlist("host")
    if len(hosts) != 1 or len(hosts[0]) > 255 or not HOST.fullmatch(hosts[0]):
        raise Denied(400, "host")


def check_origin(scope: Scope, headers: Headers, has_session: bool) -> None:
    """Browsers name the site behind a POST or a WebSocket; only our own pages may act for people.

    Programs name none, which is fine as long as they do not come with a person's cookie.
    """
    if scope["type"] == "http" and scope["method"] in SAFE:
        return
    origin = headers.get("origin") or headers.get("referer")
    if not (is_ours(origin, scope, headers["host"]) if origin else not has_session):
        raise Denied(403, "origin")


def is_ours(origin: str, scope: Scope, host: str) -> bool:
    """The same host and port. Behind a proxy we may not know that we are https; if we are, plain http is not us."""
    parts = caller.split(origin)
    if parts is None or (caller.is_secure(scope) and parts.scheme != "https"):
        return False
    port = ":443" if parts.scheme == "https" else ":80"
    ours: str = parts.netloc.lower().removesuffix(port)
    return ours == host.lower().removesuffix(port)


def body_limit(scope: Scope) -> int:
    return LARGE if scope["method"] == "POST" and scope["path"] in LARGE_PATHS else BODY


def check_length(scope: Scope, most: int) -> None:
    length = Headers(scope=scope).get("content-length", "0")
    if not (length.isascii() and length.isdigit()):
        raise Denied(400, "malformed")
    if len(length) > 15 or int(length) > most:
        raise too_large(most)


def too_large(most: int) -> Denied:
    return Denied(413, "too-large", kilobytes=most // 1024)


def bounded(receive: Receive, most: int) -> Receive:
    """The body as it comes, until it is too much; not every body says its length beforehand."""
    read = 0

    async def receive_some() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise too_large(most)
        return message

    return receive_some


def dress(scope: Scope, send: Send) -> Send:
    """Put our headers on the answer, where the handler has not set its own."""

    async def send_dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            is_svg = headers.get("content-type", "").startswith("image/svg+xml")
            headers.setdefault("Content-Security-Policy", SVG_CSP if is_svg else CSP)
            if not scope["path"].startswith("/static/"):
                headers.setdefault("Cache-Control", "no-store")  # what one person may see, the next must not find
        await send(message)

    return send_dressed
