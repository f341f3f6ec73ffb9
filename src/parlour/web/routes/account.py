"""Being somebody: a name, an account, settings, API tokens; and for everybody the language and the light."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from parlour.text import LANGUAGES
from parlour.web.caller import (
    THEMES,
    address_of,
    forget_session,
    keep_session,
    light_asked,
    session_of,
    set_cookie,
    visitor_of,
    wants_json,
)
from parlour.web.denied import Denied, person_of
from parlour.web.forms import flag, form, local, text, word
from parlour.web.limits import Limits
from parlour.web.pages.account import account_page
from parlour.web.pages.shell import Refusal
from parlour.web.people import SESSION, People
from parlour.web.visitor import Person

Handler = Callable[[Request], Awaitable[Response]]
MOST: Final = 1000  # characters of a field; the exact rules, with better sentences, are in parlour.web.naming
TONGUES: Final = ("", *LANGUAGES)  # "": as the browser asks


def routes(people: People, limits: Limits) -> list[Route]:
    account = Account(people, limits)
    posts = {
        "/name": account.name,
        "/language": account.language,
        "/theme": account.theme,
        "/account/register": account.on_page(account.register),
        "/account/login": account.on_page(account.login),
        "/account/logout": account.logout,
        "/account/settings": account.on_page(account.settings),
        "/account/password": account.on_page(account.password),
        "/account/token": account.on_page(account.token),
        "/account/token/revoke": account.on_page(account.revoke),
    }
    return [Route("/account", account.account), *(Route(path, post, methods=["POST"]) for path, post in posts.items())]


class Account:
    """The handlers; each reads its form, asks `people`, and leads on."""

    def __init__(self, people: People, limits: Limits) -> None:
        self.people = people
        self.limits = limits

    async def account(self, request: Request) -> Response:
        return HTMLResponse(await self.page(request))

    async def page(self, request: Request, new_token: str = "", refusal: Denied | None = None) -> str:
        visitor = visitor_of(request)
        tokens = await self.people.tokens(visitor.person) if visitor.person else []
        said = Refusal(refusal.said(visitor), refusal.law) if refusal else None
        return account_page(visitor, tokens, new_token, said)

    def on_page(self, handler: Handler) -> Handler:
        """A refusal is shown on the account page, whose form was sent."""

        async def handle(request: Request) -> Response:
            try:
                return await handler(request)
            except Denied as refusal:
                if wants_json(request):
                    raise
                page = await self.page(request, refusal=refusal)
                return HTMLResponse(page, refusal.status, refusal.headers())

        return handle

    async def name(self, request: Request) -> Response:
        """Become a guest, or be called something else."""
        fields = await form(request)
        name, onward = text(fields, "name", MOST), local(fields)
        self.limits.check("guest", address_of(request))
        person = whoever(request)
        if person:
            return done(request, onward, await self.people.update(person, name=name))
        return self.seated(request, onward, *await self.people.guest(name, *self.wishes(request)))

    def wishes(self, request: Request) -> tuple[str, str]:
        """The language and the theme that somebody chose before they had a name."""
        chosen = request.cookies.get("lang", "")
        return (chosen if chosen in LANGUAGES else ""), light_asked(request)

    def seated(self, request: Request, onward: str, person: Person, token: str) -> Response:
        response = done(request, onward, person)
        keep_session(request, response, token, SESSION)
        return response

    async def register(self, request: Request) -> Response:
        fields = await form(request)
        login, password, onward = credentials(fields)
        self.limits.check("signup", address_of(request))
        made = await self.people.register(whoever(request), login, password, *self.wishes(request))
        return self.seated(request, onward, *made)

    async def login(self, request: Request) -> Response:
        login, password, onward = credentials(await form(request))
        self.limits.check("login", address_of(request))
        self.limits.check("login-name", login.strip().lower())
        known = await self.people.login(login, password, whoever(request), session_of(request))
        return self.seated(request, onward, *known)

    async def logout(self, request: Request) -> Response:
        onward = local(await form(request))
        await self.people.logout(session_of(request))
        response = done(request, onward)
        forget_session(request, response)
        return response

    async def settings(self, request: Request) -> Response:
        """The whole form: what is not ticked is off."""
        person, fields = somebody_here(request), await form(request)
        self.limits.check("guest", address_of(request))
        changed = await self.people.update(
            person,
            name=text(fields, "name", MOST, person.name),
            language=word(fields, "language", TONGUES, person.language),
            theme=word(fields, "theme", THEMES, person.theme),
            confirm=flag(fields, "confirm"),
            sound=flag(fields, "sound"),
        )
        return done(request, local(fields, default="/account"), changed)

    async def password(self, request: Request) -> Response:
        person, fields = somebody_here(request), await form(request)
        old, new = text(fields, "old", MOST), text(fields, "new", MOST)
        self.limits.check("login-name", person.login or address_of(request))
        await self.people.change_password(person, old, new, session_of(request))
        return done(request, local(fields, default="/account"), person)

    async def token(self, request: Request) -> Response:
        """The answer shows the token, once; so it is a page and leads nowhere."""
        person, fields = somebody_here(request), await form(request)
        self.limits.check("create", f"token {person.id}")
        token = await self.people.add_token(person, text(fields, "label", MOST))
        if wants_json(request):
            return JSONResponse({"token": token})
        return HTMLResponse(await self.page(request, new_token=token))

    async def revoke(self, request: Request) -> Response:
        person, fields = somebody_here(request), await form(request)
        await self.people.drop_token(person, text(fields, "hash", 64))
        return done(request, local(fields, default="/account"), person)

    async def language(self, request: Request) -> Response:
        fields = await form(request)
        return await self.choose(request, fields, "language", "lang", word(fields, "language", TONGUES))

    async def theme(self, request: Request) -> Response:
        fields = await form(request)
        return await self.choose(request, fields, "theme", "theme", word(fields, "theme", THEMES))

    async def choose(self, request: Request, fields: dict[str, str], field: str, cookie: str, value: str) -> Response:
        """People have it in their settings, everybody else in a cookie."""
        onward, person = local(fields), whoever(request)
        if person:
            return done(request, onward, await self.people.update(person, **{field: value}))
        response = done(request, onward)
        set_cookie(request, response, cookie, value)
        return response


def credentials(fields: dict[str, str]) -> tuple[str, str, str]:
    return text(fields, "login", MOST), text(fields, "password", MOST), local(fields)


def done(request: Request, onward: str, person: Person | None = None) -> Response:
    """A page to go to, or for programs who they are now."""
    if not wants_json(request):
        return RedirectResponse(onward, 303)
    shown: dict[str, Any] | None = asdict(person) if person else None
    return JSONResponse({"person": shown})


def somebody_here(request: Request) -> Person:
    """Like `whoever`, but strangers are told to say who they are."""
    return whoever(request) or person_of(request)


def whoever(request: Request) -> Person | None:
    """Whoever asks with a browser. A program's token plays; it does not change the account, nor make more tokens."""
    person = visitor_of(request).person
    if person and not session_of(request):
        raise Denied(403, "session-only")
    return person
