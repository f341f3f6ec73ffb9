"""The guard: bodies of bounded size, no other site's forms, who it is, headers on every answer."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.web.caller import block, is_local
from parlour.web.guard import BODY, LARGE, Guard
from parlour.web.limits import RATES
from web.door import HOME, JSON, code, door

pytestmark = pytest.mark.anyio
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


async def chunks(size: int) -> AsyncIterator[bytes]:
    """A body that does not say how long it is."""
    yield b"a="
    for _ in range(size // 1000):
        yield b"x" * 1000


# Bodies


async def test_a_body_as_large_as_allowed_passes(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        answer = await house.client.post("/echo", content=b"a=" + b"x" * (BODY - 2), headers=FORM)
    assert (answer.status_code, len(answer.json()["a"])) == (200, BODY - 2)


@pytest.mark.parametrize("path", ["/echo", "/nowhere", "/account/login", "/positions/new/"])
async def test_a_larger_one_is_refused_by_its_length(tmp_path: Path, path: str) -> None:
    async with door(tmp_path) as house:
        answer = await house.client.post(path, content=b"x" * (BODY + 1), headers=FORM | JSON)
    assert (answer.status_code, code(answer)) == (413, "too-large")
    assert answer.headers["connection"] == "close"


async def test_a_larger_one_that_hides_its_length_is_refused_on_the_way(tmp_path: Path) -> None:
    taken = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal taken
        while True:
            taken += 1000
            yield b"x" * 1000

    async with door(tmp_path) as house:
        answer = await house.client.post("/echo", content=endless(), headers=FORM | JSON)
    assert (answer.status_code, code(answer)) == (413, "too-large")
    assert taken < BODY + 2000
    assert "content-security-policy" in answer.headers


async def test_a_position_may_be_large_but_not_endless(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        fits = await house.client.post("/positions/new", content=chunks(3_900_000), headers=FORM)
        said = await house.client.post("/positions/new", content=b"a" * (LARGE + 1), headers=FORM)
        hidden = await house.client.post("/positions/new", content=chunks(4_300_000), headers=FORM)
    assert [fits.status_code, said.status_code, hidden.status_code] == [200, 413, 413]


@pytest.mark.parametrize("length", ["-1", "abc", "1 2", "٣", "+5", ""])
async def test_a_length_that_is_no_number_is_refused(tmp_path: Path, length: str) -> None:
    async with door(tmp_path) as house:
        status, _ = await raw(house.guard, [(b"host", b"parlour.test"), (b"content-length", length.encode())])
    assert status == 400


# Origin


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.test"},
        {"Origin": "null"},
        {"Origin": "http://parlour.test.evil.test"},
        {"Origin": "http://parlour.test:8000"},
        {"Origin": "http://parlour.test@evil.test"},
        {"Origin": "http://evil.test", "Referer": "http://parlour.test/"},
        {"Origin": "file://parlour.test"},
        {"Origin": "http://[parlour.test"},
        {"Referer": "https://evil.test/http://parlour.test/"},
        {"Referer": "nonsense"},
        {},
    ],
)
async def test_no_other_site_can_act_for_a_person(tmp_path: Path, headers: dict[str, str]) -> None:
    async with door(tmp_path) as house:
        _, token = await house.people.guest("Olena")
        cookie = {"Cookie": f"parlour={token}"}
        del house.client.headers["origin"]
        for method in ("POST", "PUT", "DELETE", "PATCH", "BREW"):
            answer = await house.client.request(method, "/echo", headers=headers | cookie | JSON)
            assert (answer.status_code, code(answer)) == (403, "origin")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": HOME},
        {"Origin": "HTTP://Parlour.Test:80"},
        {"Origin": "https://parlour.test"},  # a proxy in front may speak https without our knowing
        {"Referer": f"{HOME}/t/1?invite=2"},
    ],
)
async def test_our_own_pages_can(tmp_path: Path, headers: dict[str, str]) -> None:
    async with door(tmp_path) as house:
        _, token = await house.people.guest("Olena")
        del house.client.headers["origin"]
        answer = await house.client.post("/echo", headers=headers | {"Cookie": f"parlour={token}"})
    assert answer.status_code == 200


async def test_where_we_are_https_a_plain_page_is_not_ours(tmp_path: Path) -> None:
    async with door(tmp_path) as house, house.browser(base="https://parlour.test") as browser:
        assert (await browser.post("/echo")).status_code == 200
        assert (await browser.post("/echo", headers={"Origin": HOME})).status_code == 403


async def test_a_program_without_a_cookie_names_no_origin(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        del house.client.headers["origin"]
        assert (await house.client.post("/echo")).status_code == 200


async def test_a_program_with_a_token_is_asked_for_no_origin_even_if_it_sends_a_cookie(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        person, session = await house.people.guest("Olena")
        token = await house.people.add_token(person, "my bot")
        del house.client.headers["origin"]
        headers = {"Authorization": f"Bearer {token}", "Cookie": f"parlour={session}"}
        assert (await house.client.post("/echo", headers=headers)).status_code == 200


async def test_looking_needs_no_origin(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        _, token = await house.people.guest("Olena")
        answer = await house.client.get("/who", headers={"Origin": "https://evil.test", "Cookie": f"parlour={token}"})
    assert answer.json()["name"] == "Olena"


# WebSocket


async def socket(guard: Guard, **headers: str) -> tuple[str, dict[str, Any]]:
    """What the app was told when a WebSocket was opened: the name of the visitor, or that it was closed."""
    told: list[str] = []
    state: dict[str, Any] = {}

    async def app(scope: Any, *_: Any) -> None:
        told.append("open")
        state.update(scope["state"])

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        told.append(message["type"])

    encoded = [(name.encode(), value.encode()) for name, value in {"host": "parlour.test", **headers}.items()]
    scope = {"type": "websocket", "path": "/feed", "headers": encoded, "scheme": "ws", "client": ("192.0.2.7", 1)}
    watching = Guard(app, guard.people, guard.limits, guard.page)
    await watching(scope, receive, send)
    return told[0], state


async def test_a_websocket_is_opened_by_our_own_pages_only(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        _, token = await house.people.guest("Olena")
        cookie = f"parlour={token}"
        opened, state = await socket(house.guard, origin=HOME, cookie=cookie)
        assert (opened, state["visitor"].person.name) == ("open", "Olena")
        for headers in ({"origin": "https://evil.test"}, {"origin": "null"}, {}):
            assert (await socket(house.guard, cookie=cookie, **headers))[0] == "websocket.close"
        assert (await socket(house.guard, origin="https://evil.test"))[0] == "websocket.close"
        assert (await socket(house.guard))[0] == "open"
        assert (await socket(house.guard, origin=HOME, host="a b"))[0] == "websocket.close"


# Who is it?


async def test_a_stranger_is_nobody_and_a_cookie_makes_somebody(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        assert (await house.client.get("/who")).json()["name"] == ""
        _, token = await house.people.guest("Олена")
        house.client.cookies.set("parlour", token)
        told = (await house.client.get("/who?a=1")).json()
    assert (told["name"], told["session"], told["path"]) == ("Олена", True, "/who?a=1")


@pytest.mark.parametrize("token", ["", "x", "parlour_x", "é" * 50, "x" * 5000])
async def test_a_cookie_that_means_nothing_is_a_stranger(tmp_path: Path, token: str) -> None:
    async with door(tmp_path) as house:
        answer = await house.client.get("/who", headers=[(b"Cookie", f"parlour={token}".encode())])
    assert (answer.status_code, answer.json()["name"], answer.json()["session"]) == (200, "", False)


async def test_a_token_is_no_session_and_a_session_no_token(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        person, session = await house.people.guest("Olena")
        token = await house.people.add_token(person, "my bot")
        by_token = await house.client.get("/api/who", headers={"Authorization": f"bearer {token}"})
        as_cookie = await house.client.get("/who", headers={"Cookie": f"parlour={token}"})
        as_token = await house.client.get("/api/who", headers={"Authorization": f"Bearer {session}"})
    assert (by_token.json()["name"], by_token.json()["session"]) == ("Olena", False)
    assert as_cookie.json()["name"] == ""
    assert (as_token.status_code, code(as_token)) == (401, "token")
    assert as_token.headers["www-authenticate"] == "Bearer"


async def test_programs_that_ask_too_often_are_told_to_wait(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        answers = [await house.client.get("/api/who") for _ in range(RATES["api"].burst + 1)]
        others = await house.client.get("/who")
    assert {answer.status_code for answer in answers[:-1]} == {200}
    assert (answers[-1].status_code, answers[-1].headers["retry-after"]) == (429, "1")
    assert others.status_code == 200


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("tlh,pl;q=0.5,en;q=0.3", "pl"),
        ("en;q=0.1, ru", "ru"),
        ("RU-ru", "ru"),
        ("tlh", "en"),
        ("uk;q=0, pl;q=0.1", "pl"),
        ("uk;q=nonsense,pl;q=0.2", "pl"),
        ("*", "en"),
        ("", "en"),
        (";;;,,,=q", "en"),
    ],
)
async def test_the_language_is_the_best_the_browser_asks_for(tmp_path: Path, asked: str, language: str) -> None:
    async with door(tmp_path) as house:
        answer = await house.client.get("/who", headers={"Accept-Language": asked})
    assert answer.json()["language"] == language


async def test_a_cookie_outweighs_the_browser_and_a_person_both(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        house.client.headers["accept-language"] = "ru"
        house.client.cookies.set("lang", "pl")
        house.client.cookies.set("theme", "dark")
        stranger = (await house.client.get("/who")).json()
        person, token = await house.people.guest("Olena", "uk")
        house.client.cookies.set("parlour", token)
        known = (await house.client.get("/who")).json()
        await house.people.update(person, language="")
        undecided = (await house.client.get("/who")).json()
    assert (stranger["language"], stranger["theme"]) == ("pl", "dark")
    assert (known["language"], known["theme"]) == ("uk", "auto")
    assert undecided["language"] == "pl"


async def test_cookies_with_nonsense_are_ignored(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        answer = await house.client.get("/who", headers={"Cookie": "lang=../../etc; theme=<b>"})
    assert (answer.json()["language"], answer.json()["theme"]) == ("en", "auto")


async def test_the_page_that_forms_lead_back_to_is_one_of_ours(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        for path in ("//evil.test", "/\\evil.test"):
            answer = await house.client.get(httpx.URL(HOME).copy_with(raw_path=path.encode()), headers=JSON)
            assert answer.status_code == 404
        assert (await house.client.get("/who?q=%D0%B6")).json()["path"] == "/who?q=%D0%B6"
    assert not is_local("//evil.test")


# Behind a proxy


async def test_a_proxy_is_believed_only_if_the_server_was_told_to(tmp_path: Path) -> None:
    said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9, 198.51.100.4"}
    (tmp_path / "trusting").mkdir()
    async with door(tmp_path) as house:
        plain = await house.client.post("/name", data={"name": "Olena"}, headers=said)
        assert (await house.client.get("/who", headers=said)).json()["address"] == "192.0.2.7"
    async with door(tmp_path / "trusting", trust_proxy=True) as house:
        secure = await house.client.post(
            "/name", data={"name": "Olena"}, headers=said | {"Origin": "https://parlour.test"}
        )
        assert (await house.client.get("/who", headers=said)).json()["address"] == "198.51.100.4"
    assert "secure" not in plain.headers["set-cookie"].lower()
    assert secure.headers["set-cookie"].startswith("__Host-parlour=")
    assert "Secure" in secure.headers["set-cookie"]


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix", "unix"),
        ("", "unknown"),
    ],
)
def test_an_address_stands_for_a_household(address: str, household: str) -> None:
    assert block(address) == household


# Host


async def raw(guard: Guard, headers: list[tuple[bytes, bytes]], method: str = "GET") -> tuple[int, bytes]:
    """A request as no library would send it."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": method, "path": "/who", "query_string": b"", "headers": headers,
        "scheme": "http", "client": None, "server": ("parlour.test", 80),
    }  # fmt: skip
    await guard(scope, receive, send)
    return sent[0]["status"], sent[1]["body"]


@pytest.mark.parametrize(
    "host", ["parlour.test", "parlour.test:8000", "localhost", "192.0.2.1:80", "[::1]:8000", "my_pc"]
)
async def test_a_host_that_makes_sense_passes(tmp_path: Path, host: str) -> None:
    async with door(tmp_path) as house:
        assert (await raw(house.guard, [(b"host", host.encode())]))[0] == 200


@pytest.mark.parametrize(
    "hosts",
    [
        [], ["a", "b"], [""], ["a/b"], ["a b"], ["a@b"], ["a:b"], ["a?b"], ['"><script>'], ["a:123456"], ["[::1"],
        ["a" * 300], ["é"], ["a\\b"], [".a"], ["a..b"],
    ],
)  # fmt: skip
async def test_any_other_host_is_refused(tmp_path: Path, hosts: list[str]) -> None:
    async with door(tmp_path) as house:
        status, body = await raw(house.guard, [(b"host", host.encode()) for host in hosts])
    assert status == 400
    assert b"<script>" not in body
