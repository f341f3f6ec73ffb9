"""What a request says about who sent it: language, address, cookies. The guard asks here first, handlers afterwards."""

import re
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import quote, urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from parlour.text import LANGUAGES
from parlour.web.visitor import Visitor

THEMES: Final = ("auto", "light", "dark")
YEAR: Final = 365 * 24 * 3600  # how long a browser remembers a language or a theme
LOCAL: Final = re.compile(r"/(?![/\\])[!-\[\]-~]{0,2000}")  # visible ASCII without a backslash; never //host
NOBODY: Final = Visitor(None, "en")


def visitor_of(connection: HTTPConnection) -> Visitor:
    visitor: Visitor = state(connection.scope).get("visitor", NOBODY)
    return visitor


def address_of(connection: HTTPConnection) -> str:
    """Where the request comes from, as limits count it."""
    return str(state(connection.scope).get("address", "unknown"))


def session_of(connection: HTTPConnection) -> str:
    """The session token of the visitor; empty for strangers and for programs with an API token."""
    return str(state(connection.scope).get("session", ""))


def state(scope: Scope) -> dict[str, Any]:
    """The part of the scope that Starlette shows as `request.state`."""
    kept: dict[str, Any] = scope.setdefault("state", {})
    return kept


def wants_json(connection: HTTPConnection) -> bool:
    path = connection.scope["path"]
    return path == "/api" or path.startswith("/api/") or "application/json" in connection.headers.get("accept", "")


def is_secure(scope: Scope) -> bool:
    return scope.get("scheme") in ("https", "wss")


def is_local(path: str) -> bool:
    """A path of this server, whatever a browser makes of it: nothing it could take for another host."""
    return LOCAL.fullmatch(path) is not None


def page_of(connection: HTTPConnection) -> str:
    """The page a person looks at: the one asked for, or the one whose form was sent."""
    if connection.scope.get("method", "GET") in ("GET", "HEAD"):
        raw = connection.scope.get("raw_path") or quote(connection.scope["path"]).encode()
        path, query = raw.decode("latin-1"), connection.scope.get("query_string", b"").decode("latin-1")
    else:
        sent_from = split(connection.headers.get("referer", ""))
        path, query = (sent_from.path, sent_from.query) if sent_from else ("/", "")
    whole = f"{path}?{query}" if query else path
    return whole if is_local(whole) else "/"


def split(url: str) -> Any:
    """The parts of an address, or None if it is none."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return parts if parts.netloc and parts.scheme in ("http", "https") else None


def language_asked(connection: HTTPConnection) -> str:
    """The language chosen earlier, else the best of those the browser asks for, else English."""
    chosen = connection.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    wishes = [wish(part) for part in connection.headers.get("accept-language", "").split(",")[:20]]
    known = [(weight, language) for weight, language in wishes if weight > 0 and language in LANGUAGES]
    return max(known, key=lambda each: each[0])[1] if known else "en"


def wish(part: str) -> tuple[float, str]:
    """`uk-UA;q=0.8` is Ukrainian, wished for with 0.8."""
    tag, _, weight = part.partition(";")
    number = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight) if weight else None
    return (float(number[1]) if number else 0.0 if weight else 1.0), tag.strip().split("-")[0].lower()


def light_asked(connection: HTTPConnection) -> str:
    chosen = connection.cookies.get("theme", "")
    return chosen if chosen in THEMES else "auto"


def block(address: str) -> str:
    """One household of the net: an IPv4 address, or the /64 that one IPv6 customer holds."""
    try:
        number = ip_address(address)
    except ValueError:
        return address[:64] or "unknown"
    if not isinstance(number, IPv6Address):
        return str(number)
    if number.ipv4_mapped:
        return str(number.ipv4_mapped)
    return f"{IPv6Address(int(number) >> 64 << 64)}/64"


def session_cookie(scope: Scope) -> str:
    """With https the browser itself guards the name: no other host and no plain http can set it."""
    return "__Host-parlour" if is_secure(scope) else "parlour"


def keep_session(connection: HTTPConnection, response: Response, token: str, seconds: int) -> None:
    set_cookie(connection, response, session_cookie(connection.scope), token, seconds)


def forget_session(connection: HTTPConnection, response: Response) -> None:
    set_cookie(connection, response, session_cookie(connection.scope), "", 0)


def set_cookie(connection: HTTPConnection, response: Response, name: str, value: str, seconds: int = YEAR) -> None:
    """No script needs our cookies, and no other site's form may send them."""
    secure = is_secure(connection.scope)
    response.set_cookie(name, value, max_age=seconds, path="/", secure=secure, httponly=True, samesite="lax")
