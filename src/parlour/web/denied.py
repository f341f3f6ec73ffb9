"""Refusals: a status, a code for programs, one clear sentence for people. Nobody ever sees a traceback."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from math import ceil
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from parlour.web.caller import visitor_of, wants_json
from parlour.web.html import h, joined, raw
from parlour.web.visitor import Person, Visitor

log = logging.getLogger("parlour.web")

CODES: Final = {404: "not-found", 405: "method", 413: "too-large"}  # what Starlette itself may refuse


class Denied(Exception):
    """Raised by any handler; nothing has changed. The sentence is `web-refused-CODE` with `words`, unless one is given.

    `extra` stands beside "error" in the JSON answer, such as the view that a stale move did not know.
    """

    def __init__(  # noqa: PLR0913 all but the first two have a name at the call
        self,
        status: int,
        code: str,
        /,
        *,
        key: str = "",
        sentence: str = "",
        law: str = "",
        retry_after: float = 0.0,
        extra: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        **words: Any,
    ) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code
        self.key = key or f"web-refused-{code}"
        self.sentence = sentence
        self.law = law
        self.retry_after = retry_after
        self.extra = dict(extra or {})
        self.words = words
        self.given_headers = dict(headers or {})

    def said(self, visitor: Visitor) -> str:
        return self.sentence or visitor.say(self.key, **self.words)

    def json(self, visitor: Visitor) -> dict[str, Any]:
        return {"error": {"code": self.code, "sentence": self.said(visitor), "law": self.law}, **self.extra}

    def headers(self) -> dict[str, str]:
        headers = dict(self.given_headers)
        if self.retry_after:
            headers["Retry-After"] = str(ceil(self.retry_after))
        if self.status == 401:
            headers["WWW-Authenticate"] = "Bearer"
        if self.status in (408, 413) or self.status >= 500:
            headers["Connection"] = "close"  # what is still under way is not worth reading, or we are not well
        return headers


Page = Callable[[Request, Denied], Awaitable[str]]  # the whole HTML page that shows a refusal


def person_of(connection: HTTPConnection) -> Person:
    """Whoever asks, where somebody must be known."""
    person = visitor_of(connection).person
    if person is None:
        raise Denied(401, "stranger")
    return person


def handlers(page: Page) -> dict[Any, Any]:
    """For `Starlette(exception_handlers=…)`: every exception becomes a refusal, and that an answer."""

    async def refuse(request: Request, exception: Exception) -> Response:
        return await answer(request, refusal_of(exception), page)

    return {Denied: refuse, HTTPException: refuse, Exception: refuse}


def refusal_of(exception: Exception) -> Denied:
    if isinstance(exception, Denied):
        return exception
    if not isinstance(exception, HTTPException):
        return Denied(500, "broken")  # the server logs what it was
    code = CODES.get(exception.status_code, "broken" if exception.status_code >= 500 else "malformed")
    return Denied(exception.status_code, code, headers=exception.headers)


async def answer(request: Request, refusal: Denied, page: Page) -> Response:
    """JSON for programs, a page for people."""
    if wants_json(request):
        return JSONResponse(refusal.json(visitor_of(request)), refusal.status, refusal.headers())
    return HTMLResponse(await shown(request, refusal, page), refusal.status, refusal.headers())


async def shown(request: Request, refusal: Denied, page: Page) -> str:
    try:
        return await page(request, refusal)
    except Exception:
        log.exception("The page for a refusal could not be made.")
        return plain_page(visitor_of(request), refusal)


def plain_page(visitor: Visitor, refusal: Denied) -> str:
    """When even the page of the house cannot be made, the sentence alone."""
    sentence = refusal.said(visitor)
    head = h("head", h("meta", charset="utf-8"), h("title", sentence))
    body = h("body", h("p", sentence, role="alert"), h("p", h("a", "Parlour", href="/")))
    return joined(raw("<!doctype html>"), h("html", head, body, lang=visitor.language))
