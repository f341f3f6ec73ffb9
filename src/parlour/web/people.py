"""People: guests, accounts, sessions, API tokens.

A guest is a row and a cookie. Registering gives the row a login and a password, so a guest's tables stay where they
are; logging in to an account that exists moves them there. Cookies and tokens are 256 random bits, of which we keep
only the hash: whoever reads the database cannot become anybody.
"""

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from sqlalchemy import Connection

from parlour.web.denied import Denied
from parlour.web.naming import PASSWORD, check_password, clean_label, clean_login, clean_name
from parlour.web.passwords import Passwords
from parlour.web.store import Conflict, Store
from parlour.web.store import people as rows
from parlour.web.visitor import Person

T = TypeVar("T")

SESSION: Final = 180 * 24 * 3600  # seconds a session lasts
PREFIX: Final = "parlour_"  # so that people, and programs that look for lost secrets, know one when they see it
MOST_TOKENS: Final = 20
REMEMBERED: Final = 10_000  # people in the cache


class People:
    """`on_move(guest, account)` is told when a guest has logged in to an account, so that tables in play can follow."""

    def __init__(
        self,
        store: Store,
        hasher: PasswordHasher | None = None,
        on_move: Callable[[int, int], None] | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.passwords = Passwords(hasher)
        self.on_move = on_move
        self.clock = clock
        self.cache = Cache(2 if store.several else 30)  # other servers' changes we do not hear of

    # Who is it?

    async def by_session(self, token: str) -> Person | None:
        now = self.clock()
        return await self.cached(f"session {digest(token)}", lambda c: rows.person_by_session(c, digest(token), now))

    async def by_token(self, token: str) -> Person | None:
        if not token.startswith(PREFIX):
            return None
        return await self.cached(f"token {digest(token)}", lambda c: rows.person_by_token(c, digest(token)))

    async def cached(self, key: str, look: Callable[[Connection], Person | None]) -> Person | None:
        person = self.cache.get(key)
        if person is None:
            changes = self.cache.changes
            person = await self.store.read(look)
            if person is not None and changes == self.cache.changes:  # else what we read may be of before
                self.cache.put(key, person)
        return person

    # Guests and accounts

    async def guest(self, name: str, language: str = "", theme: str = "auto") -> tuple[Person, str]:
        """A new person, and the token of their session."""
        clean, token, now = clean_name(name), new_token(), self.clock()

        def job(conn: Connection) -> Person:
            person = add_person(conn, clean, language, theme, now)
            add_session(conn, token, person.id, now)
            return person

        return await self.store.write(job), token

    async def register(
        self, person: Person | None, login: str, password: str, language: str = "", theme: str = "auto"
    ) -> tuple[Person, str]:
        """A guest becomes an account and keeps everything; a stranger becomes one called like the login.

        The session is a new one and the only one: whoever knew the guest's cookie or token stays outside.
        """
        clean, token, now = clean_login(login), new_token(), self.clock()
        check_password(password)
        if person and person.login:
            raise Denied(409, "account-already", login=person.login)
        if await self.store.read(lambda conn: rows.person_by_login(conn, clean)):
            raise Denied(409, "login-taken", login=clean)
        hashed = await self.passwords.hash(password)

        def job(conn: Connection) -> Person:
            me = person or add_person(conn, clean, language, theme, now)
            give_login(conn, me.id, clean, hashed)
            rows.drop_sessions_of(conn, me.id)
            rows.drop_tokens_of(conn, me.id)
            add_session(conn, token, me.id, now)
            return rows.known_person(conn, me.id)

        return await self.changed(job, person), token

    async def login(
        self, login: str, password: str, person: Person | None = None, session: str = ""
    ) -> tuple[Person, str]:
        """Into an account. If `person` is a guest, their tables come along; the session they had ends."""
        found = await self.store.read(lambda conn: rows.person_by_login(conn, login.strip().lower()))
        fits = len(password) <= PASSWORD[1] and await self.passwords.fits(password, found[1] if found else None)
        if found is None or not fits:
            raise Denied(401, "login-wrong")
        account, hashed = found
        better = await self.passwords.hash(password) if self.passwords.is_outdated(hashed) else None
        token, now = new_token(), self.clock()
        guest = person.id if person and person.login is None else account.id

        def job(conn: Connection) -> Person:
            if better:
                rows.set_password(conn, account.id, better)
            rows.drop_session(conn, digest(session))
            rows.move_person(conn, guest, account.id)
            add_session(conn, token, account.id, now)
            return rows.known_person(conn, account.id)

        result = await self.changed(job, account, person)
        if self.on_move and guest != account.id:
            self.on_move(guest, account.id)
        return result, token

    async def logout(self, session: str) -> None:
        person = await self.by_session(session)
        await self.changed(lambda conn: rows.drop_session(conn, digest(session)), person)

    async def change_password(self, person: Person, old: str, new: str, session: str = "") -> None:
        """Every other session ends: perhaps somebody else knew the old password."""
        if person.login is None:
            raise Denied(403, "account-none")
        check_password(new)
        login = person.login
        found = await self.store.read(lambda conn: rows.person_by_login(conn, login))
        if len(old) > PASSWORD[1] or not await self.passwords.fits(old, found[1] if found else None):
            raise Denied(403, "password-wrong")
        hashed = await self.passwords.hash(new)

        def job(conn: Connection) -> None:
            rows.set_password(conn, person.id, hashed)
            rows.drop_sessions_of(conn, person.id, but=digest(session))
            rows.drop_tokens_of(conn, person.id)

        await self.changed(job, person)

    async def update(self, person: Person, **fields: Any) -> Person:
        """Settings: name, language, theme, confirm, sound."""
        if "name" in fields:
            fields["name"] = clean_name(fields["name"])
        return await self.changed(lambda conn: rows.update_person(conn, person.id, **fields), person)

    # API tokens

    async def add_token(self, person: Person, label: str) -> str:
        """The token itself, which nobody can look up afterwards."""
        clean, token, now = clean_label(label), PREFIX + new_token(), self.clock()

        def job(conn: Connection) -> None:
            if len(rows.tokens_of(conn, person.id)) >= MOST_TOKENS:
                raise Denied(409, "token-many", most=MOST_TOKENS)
            rows.add_token(conn, digest(token), person.id, clean, now)

        await self.store.write(job)
        return token

    async def tokens(self, person: Person) -> list[tuple[str, str, float]]:
        """(hash, label, since when), the oldest first."""
        return await self.store.read(lambda conn: rows.tokens_of(conn, person.id))

    async def drop_token(self, person: Person, hash: str) -> None:
        def job(conn: Connection) -> None:
            if hash not in [each for each, _, _ in rows.tokens_of(conn, person.id)]:
                raise Denied(404, "token-unknown")
            rows.drop_token(conn, person.id, hash)

        await self.changed(job, person)

    async def changed(self, job: Callable[[Connection], T], *people: Person | None) -> T:
        """Write, and forget what we remembered about these people, even if we cannot tell how the writing went."""
        try:
            return await self.store.write(job)
        finally:
            self.cache.forget({person.id for person in people if person})


class Cache:
    """People by session or token, for some seconds, so that not every picture of a board costs a query."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.clock = clock
        self.changes = 0
        self.kept: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    def get(self, key: str) -> Person | None:
        until, person = self.kept.get(key, (0.0, None))
        return person if until > self.clock() else None

    def put(self, key: str, person: Person) -> None:
        self.kept[key] = self.clock() + self.seconds, person
        self.kept.move_to_end(key)
        if len(self.kept) > REMEMBERED:
            self.kept.popitem(last=False)

    def forget(self, people: set[int]) -> None:
        self.changes += 1
        for key in [key for key, (_, person) in self.kept.items() if person.id in people]:
            del self.kept[key]


def add_person(conn: Connection, name: str, language: str, theme: str, now: float) -> Person:
    person = rows.add_person(conn, name, language, now)
    return person if theme == "auto" else rows.update_person(conn, person.id, theme=theme)


def give_login(conn: Connection, person: int, login: str, hash: str) -> None:
    """Two browsers may register at the same moment, the same guest or the same login."""
    if rows.known_person(conn, person).login:
        raise Denied(409, "account-already", login=rows.known_person(conn, person).login)
    try:
        rows.set_login(conn, person, login, hash)
    except Conflict:
        raise Denied(409, "login-taken", login=login) from None


def add_session(conn: Connection, token: str, person: int, now: float) -> None:
    rows.add_session(conn, digest(token), person, now, now + SESSION)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
