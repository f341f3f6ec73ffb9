"""People: guests, accounts, sessions, API tokens. The database is real, argon2 too, only cheaper."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection, text

from parlour.web import passwords
from parlour.web import people as module
from parlour.web.caller import NOBODY
from parlour.web.denied import Denied
from parlour.web.people import MOST_TOKENS, SESSION, Cache, People, digest
from parlour.web.store import Store
from parlour.web.store import people as rows
from parlour.web.visitor import Person
from web.door import CHEAP

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse"


@asynccontextmanager
async def house(folder: Path, **options: Any) -> AsyncIterator[People]:
    store = Store(f"sqlite:///{folder / 'parlour.db'}")
    store.open()
    try:
        yield People(store, options.pop("hasher", CHEAP), **options)
    finally:
        store.close()


async def refusal(doing: Awaitable[Any]) -> Denied:
    with pytest.raises(Denied) as refused:
        await doing
    assert refused.value.said(NOBODY) != refused.value.key, "has no words"
    return refused.value


async def code(doing: Awaitable[Any]) -> tuple[int, str]:
    refused = await refusal(doing)
    return refused.status, refused.code


# Guests and sessions


async def test_a_guest_is_known_by_the_session(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        person, token = await people.guest("  Олена  ", "uk", "dark")
        assert (person.name, person.login, person.language, person.theme) == ("Олена", None, "uk", "dark")
        assert await people.by_session(token) == person
        assert await people.by_session(token[:-1]) is None
        assert await people.by_session("") is None


async def test_two_guests_may_have_the_same_name_and_are_two(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        (one, first), (other, second) = await people.guest("Max"), await people.guest("Max")
        assert one.id != other.id
        assert first != second
        assert len(first) >= 43  # 256 bits


async def test_a_session_ends_after_half_a_year(tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with house(tmp_path, clock=lambda: now[0]) as people:
        people.cache.seconds = 0
        _, token = await people.guest("Max")
        now[0] += SESSION - 1
        assert await people.by_session(token)
        now[0] += 2
        assert await people.by_session(token) is None


async def test_after_logging_out_the_cookie_means_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        _, token = await people.guest("Max")
        assert await people.by_session(token)
        await people.logout(token)
        assert await people.by_session(token) is None
        await people.logout(token)
        await people.logout("")


async def test_neither_passwords_nor_tokens_are_in_the_database(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        person, session = await people.register(None, "olena", PASSWORD)
        token = await people.add_token(person, "bot")
        everything = await people.store.read(dump)
    assert "$argon2id$" in everything
    for secret in (PASSWORD, session, token):
        assert secret not in everything
        assert secret.encode() not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


def dump(conn: Connection) -> str:
    tables = [row[0] for row in conn.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'"))]
    return repr([list(conn.execute(text(f'SELECT * FROM "{table}"'))) for table in tables])


# Accounts


async def test_a_guest_who_registers_stays_the_same_person(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        guest, before = await people.guest("Олена", "uk")
        account, token = await people.register(guest, " Olena.K ", PASSWORD)
        assert (account.id, account.name, account.login, account.language) == (guest.id, "Олена", "olena.k", "uk")
        assert await people.by_session(token) == account
        assert await people.by_session(before) is None, "whoever knew the guest's cookie is outside"


async def test_a_stranger_can_register_and_is_called_like_the_login(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        person, token = await people.register(None, "Olena", PASSWORD, "pl", "light")
        assert (person.name, person.login, person.language, person.theme) == ("olena", "olena", "pl", "light")
        assert await people.by_session(token) == person


async def test_a_login_is_given_once_in_whatever_case(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        await people.register(None, "olena", PASSWORD)
        guest, token = await people.guest("Olena")
        assert await code(people.register(guest, "OLENA", PASSWORD)) == (409, "login-taken")
        assert await people.by_session(token) == guest


async def test_of_two_who_register_the_same_login_at_once_one_gets_it(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        tries = [people.register(None, "olena", PASSWORD) for _ in range(4)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        refused = [each for each in results if isinstance(each, Denied)]
        assert [each.code for each in refused] == ["login-taken"] * 3


async def test_a_guest_who_registers_twice_at_once_gets_one_account(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        guest, _ = await people.guest("Olena")
        tries = [people.register(guest, login, PASSWORD) for login in ("olena", "lena")]
        results = await asyncio.gather(*tries, return_exceptions=True)
        (made,) = [each for each in results if not isinstance(each, BaseException)]
        (refused,) = [each for each in results if isinstance(each, Denied)]
        assert (refused.status, refused.code) == (409, "account-already")
        assert await code(people.register(made[0], "third", PASSWORD)) == (409, "account-already")


async def test_logging_in_needs_the_right_password(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        account, first = await people.register(None, "olena", PASSWORD)
        person, second = await people.login("  OLENA", PASSWORD)
        assert person == account
        assert first != second
        assert await people.by_session(first) == await people.by_session(second) == account
        for login, password in (
            ("olena", "correct horsE"),
            ("olena", ""),
            ("nobody", PASSWORD),
            ("", ""),
            ("ole", "x" * 999),
        ):
            assert await code(people.login(login, password)) == (401, "login-wrong")


async def test_the_same_password_from_another_keyboard_fits(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        await people.register(None, "olena", "мій пароль")
        assert await people.login("olena", "мі" + "и\u0306" + " пароль")  # й in two parts


async def test_an_unknown_login_costs_as_much_work_as_a_wrong_password(tmp_path: Path) -> None:
    hasher = Counting()
    async with house(tmp_path, hasher=hasher) as people:
        await people.register(None, "olena", PASSWORD)
        counts = []
        for login in ("olena", "nobody"):
            hasher.verified.clear()
            await refusal(people.login(login, "wrong password"))
            counts.append(hasher.verified.copy())
        known, unknown = counts
        assert len(known) == len(unknown) == 1
        assert known[0] == unknown[0], "the same costs"


class Counting(PasswordHasher):
    """Notes the costs of every hash it was asked to verify."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified: list[str] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.verified.append(str(hash).rsplit("$", 2)[0])
        return super().verify(hash, password)


async def test_an_old_hash_is_made_anew_when_its_owner_logs_in(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        await people.register(None, "olena", PASSWORD)
        people.passwords = passwords.Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
        await refusal(people.login("olena", "wrong password"))
        assert "t=1" in await stored_hash(people)
        await people.login("olena", PASSWORD)
        assert "t=2" in await stored_hash(people)
        assert (await people.login("olena", PASSWORD))[0].login == "olena"


async def stored_hash(people: People) -> str:
    found = await people.store.read(lambda conn: rows.person_by_login(conn, "olena"))
    assert found
    return found[1]


async def test_a_guest_who_logs_in_becomes_the_account_everywhere(tmp_path: Path) -> None:
    moved: list[tuple[int, int]] = []
    async with house(tmp_path, on_move=lambda guest, account: moved.append((guest, account))) as people:
        account, _ = await people.register(None, "olena", PASSWORD)
        guest, session = await people.guest("Somebody")
        token = await people.add_token(guest, "bot")
        assert await people.by_token(token) == guest
        person, _ = await people.login("olena", PASSWORD, guest, session)
        assert person == account
        assert moved == [(guest.id, account.id)]
        assert await people.by_session(session) is None
        assert await people.by_token(token) is None
        assert await people.store.read(lambda conn: rows.alias_of(conn, guest.id)) == account.id


async def test_logging_in_from_one_account_to_another_moves_nothing(tmp_path: Path) -> None:
    moved: list[tuple[int, int]] = []
    async with house(tmp_path, on_move=lambda *pair: moved.append(pair)) as people:
        olena, session = await people.register(None, "olena", PASSWORD)
        max_, _ = await people.register(None, "max", PASSWORD)
        person, _ = await people.login("max", PASSWORD, olena, session)
        assert person == max_
        assert not moved
        assert await people.by_session(session) is None, "the browser has left the first account"
        assert (await people.login("olena", PASSWORD))[0] == olena


async def test_a_wrong_password_leaves_the_guest_where_they_were(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        await people.register(None, "olena", PASSWORD)
        guest, session = await people.guest("Somebody")
        await refusal(people.login("olena", "wrong password", guest, session))
        assert await people.by_session(session) == guest


async def test_a_new_password_ends_every_other_session(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        person, here = await people.register(None, "olena", PASSWORD)
        _, elsewhere = await people.login("olena", PASSWORD)
        assert await people.by_session(elsewhere)
        await people.change_password(person, PASSWORD, "battery staple", here)
        assert await people.by_session(here) == person
        assert await people.by_session(elsewhere) is None
        assert await code(people.login("olena", PASSWORD)) == (401, "login-wrong")
        assert await people.login("olena", "battery staple")


async def test_a_password_is_changed_only_by_its_owner(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        person, session = await people.register(None, "olena", PASSWORD)
        assert await code(people.change_password(person, "wrong password", "battery staple", session)) == (
            403,
            "password-wrong",
        )
        assert await code(people.change_password(person, "x" * 300, "battery staple", session)) == (
            403,
            "password-wrong",
        )
        assert await code(people.change_password(person, PASSWORD, "short", session)) == (400, "password-short")
        guest, session = await people.guest("Max")
        assert await code(people.change_password(guest, "", "battery staple", session)) == (403, "account-none")
        assert await people.login("olena", PASSWORD)


async def test_no_more_than_two_hashes_at_once_and_a_bounded_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "WAITING", 6)
    hasher = Slow(time_cost=1, memory_cost=8, parallelism=1)
    async with house(tmp_path, hasher=hasher) as people:
        results = await asyncio.gather(*(people.login("nobody", PASSWORD) for _ in range(20)), return_exceptions=True)
        codes = [each.code for each in results if isinstance(each, Denied)]
        assert codes.count("login-wrong") == 6
        assert codes.count("busy") == 14
        assert hasher.most == 2
        assert await code(people.login("nobody", PASSWORD)) == (401, "login-wrong")


class Slow(PasswordHasher):
    """Counts how many threads verify at the same time."""

    now = most = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.now += 1
        self.most = max(self.most, self.now)
        time.sleep(0.05)
        self.now -= 1
        return super().verify(hash, password)


def test_the_real_hasher_is_argon2id_at_the_recommended_cost() -> None:
    made = passwords.Passwords().nobodys
    assert made.startswith("$argon2id$")
    assert "m=65536,t=3" in made


# Settings and the cache


async def test_a_change_of_settings_is_seen_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        person, session = await people.guest("Max")
        token = await people.add_token(person, "bot")
        assert await people.by_session(session) == await people.by_token(token) == person
        changed = await people.update(person, name=" Maksym ", language="uk", theme="dark", confirm=True, sound=True)
        assert changed == Person(person.id, "Maksym", None, "uk", "dark", True, True)
        assert await people.by_session(session) == await people.by_token(token) == changed
        assert await code(people.update(person, name="\u202e")) == (400, "name-signs")


async def test_the_database_is_asked_once_for_many_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    real = rows.person_by_session

    def ask(conn: Connection, hash: str, now: float) -> Person | None:
        asked.append(hash)
        return real(conn, hash, now)

    monkeypatch.setattr(rows, "person_by_session", ask)
    async with house(tmp_path) as people:
        _, session = await people.guest("Max")
        for _ in range(10):
            assert await people.by_session(session)
        assert len(asked) == 1
        people.cache.seconds = 0
        people.cache.forget({person.id for _, person in people.cache.kept.values()})
        for _ in range(10):
            assert await people.by_session(session)
        assert len(asked) == 11


async def test_what_was_read_before_a_change_is_not_remembered_after_it(tmp_path: Path) -> None:
    """A session that is dropped while another request looks it up must not live on in the cache."""
    async with house(tmp_path) as people:
        person, session = await people.guest("Max")
        real = people.store.read

        async def read_then_log_out(job: Any) -> Any:
            found = await real(job)
            people.store.read = real  # type: ignore[method-assign]
            await people.changed(lambda conn: rows.drop_session(conn, digest(session)), person)
            return found

        people.store.read = read_then_log_out  # type: ignore[method-assign]
        assert await people.by_session(session) == person
        assert await people.by_session(session) is None


def test_the_cache_forgets_with_time_and_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 3)
    now = [0.0]
    cache = Cache(30, lambda: now[0])
    person = Person(1, "Max", None, "", "auto", False, False)
    for key in "abcd":
        cache.put(key, person)
    assert [cache.get(key) for key in "abcd"] == [None, person, person, person]
    now[0] = 31
    assert cache.get("d") is None


# API tokens


async def test_an_api_token_is_known_until_it_is_revoked(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        person, _ = await people.guest("Max")
        token = await people.add_token(person, "  my  bot ")
        assert token.startswith("parlour_")
        assert await people.by_token(token) == person
        ((name, label, _),) = await people.tokens(person)
        assert (name, label) == (digest(token), "my bot")
        await people.drop_token(person, name)
        assert await people.by_token(token) is None
        assert await people.tokens(person) == []


async def test_nobody_revokes_the_token_of_another(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        (person, _), (other, _) = await people.guest("Max"), await people.guest("Eve")
        token = await people.add_token(person, "bot")
        assert await code(people.drop_token(other, digest(token))) == (404, "token-unknown")
        assert await people.by_token(token) == person


async def test_tokens_are_not_made_without_end(tmp_path: Path) -> None:
    async with house(tmp_path) as people:
        person, _ = await people.guest("Max")
        for number in range(MOST_TOKENS):
            await people.add_token(person, f"bot {number}")
        assert await code(people.add_token(person, "one more")) == (409, "token-many")
        assert await code(people.add_token(person, " ")) == (400, "label-empty")
