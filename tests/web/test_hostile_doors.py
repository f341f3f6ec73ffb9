"""Ways in that are none: other sites, invented cookies and tokens, odd paths and methods, floods."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from needs import needs
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from web.servers import Player, Server, opened, pair, serving, unchanged

needs("roam")

FOREIGN = ("https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example:80", "file://", "x" * 999)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("doors"), unlimited=True) as server:
        yield server


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """With limits, and nobody has used any of them up."""
    with serving(tmp_path) as server:
        yield server


def browser(server: Server, name: str = "Ann") -> httpx.Client:
    """Somebody with a session cookie; whether to name an origin is up to each request."""
    client = server.client()
    answer = client.post("/name", data={"name": name}, headers={"Origin": server.address})
    assert answer.status_code == 303
    assert "parlour" in client.cookies
    return client


def code(answer: httpx.Response) -> tuple[int, str]:
    error = answer.json()["error"]
    assert error["sentence"].endswith(".")
    return answer.status_code, error["code"]


# Other sites


def test_a_cookie_without_our_origin_does_nothing(server: Server) -> None:
    ann = browser(server)
    table = opened(server.program(), "me", "open", listed=True)
    with unchanged(table):
        for path in ("/api/tables", f"/api/tables/{table.table}/sit", "/api/positions", "/api/guests"):
            assert code(ann.post(path, json={"seat": 1})) == (403, "origin")
            for origin in FOREIGN:
                assert code(ann.post(path, json={"seat": 1}, headers={"Origin": origin})) == (403, "origin")
            assert code(ann.post(path, json={"seat": 1}, headers={"Referer": f"{FOREIGN[0]}/a"})) == (403, "origin")
    ours = {"Origin": server.address}
    assert ann.post(f"/api/tables/{table.table}/sit", json={"seat": 1}, headers=ours).status_code == 200


def test_the_forms_of_the_pages_are_as_careful(server: Server) -> None:
    ann = browser(server)
    table = opened(server.program(), "me", "open", listed=True)
    with unchanged(table):
        for path in (f"/t/{table.table}/sit", "/play/roam", "/name", "/account/logout", "/account/token"):
            for headers in ({"Origin": FOREIGN[0]}, {}):
                answer = ann.post(path, data={"seat": "1", "name": "Eve", "label": "x"}, headers=headers)
                assert answer.status_code == 403, path
                assert 'role="alert"' in answer.text
    assert ann.get("/api/me").json()["name"] == "Ann"


def test_no_other_site_is_allowed_to_read(server: Server) -> None:
    answer = server.client().get("/api/games", headers={"Origin": FOREIGN[0]})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_websocket_for_another_site_is_refused(server: Server) -> None:
    ann, _ = pair(server)
    address = f"{server.address.replace('http', 'ws')}/feed?table={ann.table}"
    cookie = {"Cookie": f"parlour={browser(server).cookies['parlour']}"}
    with connect(address, origin=Origin(server.address), additional_headers=cookie, proxy=None) as feed:
        assert ann.table in str(feed.recv(5))
    for headers in (cookie, {}):
        evil: dict[str, Any] = {"origin": Origin("https://evil.example"), "additional_headers": headers}
        with pytest.raises(InvalidStatus) as refused, connect(address, proxy=None, **evil):
            pass
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus), connect(address, additional_headers=cookie, proxy=None):
        pass


# Who they say they are


def test_invented_tokens_are_not_tokens(server: Server) -> None:
    session, token = browser(server).cookies["parlour"], server.token()
    ann, ben = pair(server)
    invented = (
        "x", "parlour_", "parlour_" + "A" * 43, token[:-1], token + "x", token.upper(), session, f"parlour_{session}",
        "' OR 1=1 --", "parlour_' OR '1'='1", "0", "x" * 5000,
    )  # fmt: skip
    with unchanged(ann, ben):
        for each in invented:
            answer = server.client().get("/api/me", headers={"Authorization": f"Bearer {each}"})
            assert code(answer) == (401, "token"), each
            mover = Player(server.client(headers={"Authorization": f"Bearer {each}"}), ann.table)
            assert code(mover.do("resign", seat=0)) == (401, "token")
        for scheme in ("Basic", "Token", ""):
            answer = server.client().get("/api/me", headers={"Authorization": f"{scheme} {token}".strip()})
            assert code(answer) == (401, "stranger")


def test_invented_cookies_are_nobodys(server: Server) -> None:
    token = server.token()
    for value in ("x", token, "A" * 43, "1", "%00", "../x", '"', "x" * 3000):
        for headers in ({}, {"Origin": server.address}):
            answer = server.client().get("/api/me", headers={"Cookie": f"parlour={value}", **headers})
            assert code(answer) == (401, "stranger")
    odd = server.client().get("/", headers={"Cookie": "parlour=x; lang=<b>; theme=<b>; at-abc=99"})
    assert odd.status_code == 200
    assert "<b>" not in odd.text


def test_a_token_that_was_revoked_is_none(server: Server) -> None:
    ann = server.browser()
    ann.post("/name", data={"name": "Ann"})
    token = ann.post("/account/token", json={"label": "x"}, headers={"Accept": "application/json"}).json()["token"]
    program = server.client(headers={"Authorization": f"Bearer {token}"})
    assert program.get("/api/me").json()["name"] == "Ann"
    page = ann.get("/account").text
    assert token not in page
    ann.post("/account/token/revoke", data={"hash": page.split('name="hash" value="')[1].split('"')[0]})
    assert code(program.get("/api/me")) == (401, "token")


# Paths and methods


def raw(server: Server, line: bytes) -> bytes:
    return server.raw(line + f"\r\nHost: {urlsplit(server.address).netloc}\r\nConnection: close\r\n\r\n".encode())


@pytest.mark.parametrize(
    "path",
    [
        b"/static/../app.py",
        b"/static/%2e%2e/app.py",
        b"/static/..%2fapp.py",
        b"/static/..%5capp.py",
        b"/static/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        b"/static/parlour.css%00.js",
        b"/static//etc/passwd",
        b"/api/tables/../../static/x",
        b"/api/tables/%2e%2e/me",
        b"/api/tables/..",
        b"/api/tables/%00",
        b"/api/tables/a%00b/events",
        b"/api/tables/%ff%fe",
        b"/api/tables/%ed%a0%80",
        b"/api/tables/a%2fb",
        b"/api/tables/' OR 1=1",
        b"/api/rules/../../etc/passwd",
        b"/api/rules/roam%00",
        b"/api/rules/..%2froam",
        b"/rules/%2e%2e%2froam",
        b"/new/__init__",
        b"//api/me",
        b"/api//me",
        b"/API/me",
        b"/api/me/x",
        b"/api/tables/" + b"x" * 20_000,
        b"/" + b"a/" * 5_000,
        b"http://evil.example/api/me",
        b"*",
        b"/api/me\x00",
        b"api/me",
        b"/t/%F0%9F%98%80",
        b"/t/x?after=%ff",
    ],
)
def test_an_odd_path_leads_nowhere(server: Server, path: bytes) -> None:
    answer = raw(server, b"GET " + path + b" HTTP/1.1")
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split(b" ")[1])
    assert status in (400, 401, 404, 307), head
    assert b"root:" not in body
    assert b"import " not in body
    assert b"Traceback" not in body
    assert b"evil.example" not in head


def test_methods_that_an_address_does_not_have(server: Server) -> None:
    ann, ben = pair(server)
    with unchanged(ann, ben):
        for method in ("PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "PROPFIND"):
            answer = ann.client.request(method, f"/api/tables/{ann.table}")
            assert code(answer) == (405, "method"), method
            assert set(answer.headers["Allow"].split(", ")) == {"GET", "HEAD"}
        assert ann.client.request("BREW", f"/api/tables/{ann.table}").status_code == 400
        assert code(ann.client.get(f"/api/tables/{ann.table}/act")) == (405, "method")
        assert code(ann.client.post(f"/api/tables/{ann.table}", json={})) == (405, "method")
        assert set(ann.client.put("/api/tables", json={}).headers["Allow"].split(", ")) == {"GET", "HEAD", "POST"}
        assert ann.client.get("/play/roam").status_code == 405


def test_requests_that_are_no_http(server: Server) -> None:
    for line in (b"GET", b"\x16\x03\x01\x02\x00", b"GET /api/me HTTP/9.9", b"GET /api/me HTTP/1.1\r\nHost: other"):
        answer = raw(server, line)
        assert answer == b"" or answer.split(b" ")[1] in (b"400", b"505"), answer


def test_a_host_that_makes_no_sense(server: Server) -> None:
    for host in ("<script>", "a b", "x" * 300, "evil.example/..", "@evil"):
        assert server.client().get("/api/games", headers={"Host": host}).status_code == 400


# Floods


def test_guessing_passwords_is_slowed_down(strict: Server) -> None:
    eve = strict.browser()
    answers = [eve.post("/account/login", data={"login": "ann", "password": f"guess {n}"}) for n in range(17)]
    assert {each.status_code for each in answers[:15]} == {401}
    assert answers[-1].status_code == 429
    assert 0 < int(answers[-1].headers["Retry-After"]) <= 60


def test_so_are_new_guests_and_new_tables(strict: Server) -> None:
    ann = strict.program()
    tables = [ann.post("/api/tables", json={"game": "roam", "seats": ["me", "open"]}) for _ in range(22)]
    assert code(tables[-1]) == (429, "too-fast")
    assert int(tables[-1].headers["Retry-After"]) > 0
    assert len(ann.get("/api/tables?mine=1").json()["tables"]) == sum(each.status_code == 200 for each in tables)
    guests = [strict.client().post("/api/guests", json={"name": "x"}) for _ in range(65)]
    assert code(guests[-1]) == (429, "too-fast")
    assert "Retry-After" in guests[-1].headers
