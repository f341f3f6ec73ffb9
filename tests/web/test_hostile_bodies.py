"""Bodies that are no requests: broken, huge, of the wrong sort. Each is refused by a sentence, and nothing changes."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from needs import needs

from web.servers import Player, Server, opened, pair, serving

needs("roam")

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("bodies"), unlimited=True) as server:
        yield server


@pytest.fixture(scope="module")
def ann(server: Server) -> Player:
    return pair(server)[0]


def sent(player: Player, body: bytes, headers: dict[str, str] | None = None) -> httpx.Response:
    path = f"/api/tables/{player.table}/act"
    return player.client.post(path, content=body, headers=JSON if headers is None else headers)


def text(**fields: Any) -> bytes:
    return json.dumps({"seat": 0, "action": 43, "expected_seq": 4} | fields).encode()


GOOD = text()
MALFORMED: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "form-missing"),
    "no JSON": (b"seat=0&action=43", "form-json"),
    "cut off": (GOOD[:-1], "form-json"),
    "two objects": (GOOD + GOOD, "form-json"),
    "a comment": (b"/* */" + GOOD, "form-json"),
    "a trailing comma": (b'{"seat": 0, "action": 43, "expected_seq": 4,}', "form-json"),
    "an array": (b"[" + GOOD + b"]", "form-object"),
    "a text": (b'"seat"', "form-object"),
    "a number": (b"43", "form-object"),
    "null": (b"null", "form-object"),
    "a deep array": (b"[" * 30_000 + b"]" * 30_000, "form-json"),
    "a deep object": (b'{"seat":' * 7_000 + b"0" + b"}" * 7_000, "form-json"),
    "bad UTF-8": (b'{"seat": 0, "action": 43, "expected_seq": 4, "key": "\xff\xfe"}', "form-encoding"),
    "UTF-16": (GOOD.decode().encode("utf-16"), "form-encoding"),
    "half a character": (b'{"seat": 0, "action": 43, "expected_seq": 4, "key": "\\ud800"}', "form-text"),
    "a zero byte": (b'{"seat": 0, "action": 43, "expected_seq": 4, "key": "\\u0000"}', "form-text"),
    "a field twice": (b'{"seat": 0, "action": 44, "action": 43, "expected_seq": 4}', "form-json"),
    "a field missing": (b'{"seat": 0, "action": 43}', "form-missing"),
    "no expected_seq": (b'{"seat": 0, "action": 43, "expected_seq": null}', "form-field"),
    "a field too many": (text(colour="red"), "form-unknown"),
    "an odd name": (text(**{"\u202e<b>": 1}), "form-unknown"),
    "a number as text": (text(seat="0"), "form-field"),
    "a fraction": (text(action=43.5), "form-field"),
    "a whole fraction": (text(action=43.0), "form-field"),
    "true for a number": (text(seat=False), "form-field"),
    "a list for a number": (text(seat=[0]), "form-field"),
    "an object for a text": (text(key={}), "form-field"),
    "a number for yes": (text(hold=1), "form-field"),
    "NaN": (b'{"seat": 0, "action": NaN, "expected_seq": 4}', "form-json"),
    "Infinity": (b'{"seat": 0, "action": Infinity, "expected_seq": 4}', "form-json"),
    "below zero": (text(action=-43), "form-field"),
    "a huge number": (text(action=10**30), "form-field"),
    "a number of 4000 digits": (text(seat=10**4000), "form-field"),
    "a number of 10000 digits": (b'{"seat": ' + b"9" * 10_000 + b"}", "form-json"),
    "a huge fraction": (b'{"seat": 0, "action": 43, "expected_seq": 4e999}', "form-field"),
    "a key too long": (text(key="k" * 81), "form-field"),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_a_body_that_makes_no_sense(ann: Player, name: str) -> None:
    body, code = MALFORMED[name]
    before = ann.look()
    answer = sent(ann, body)
    assert answer.status_code == 400, answer.text
    error = answer.json()["error"]
    assert error["code"] == code, error
    assert 10 < len(error["sentence"]) < 300
    assert error["sentence"].isprintable()
    assert ann.look() == before


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("application/x-www-form-urlencoded", "form-type"),
        ("text/plain", "form-type"),
        ("multipart/form-data; boundary=x", "form-type"),
        ("application/xml", "form-type"),
        ("", "form-type"),
        ("application/json; charset=latin-1", "form-encoding"),
    ],
)
def test_only_json_is_json(ann: Player, kind: str, code: str) -> None:
    before = ann.look()
    answer = sent(ann, GOOD, {"Content-Type": kind} if kind else {})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, code)
    assert ann.look() == before


def test_a_refusal_names_the_field(server: Server) -> None:
    table = opened(server.program(), "me", "me")
    for body, field in ((text(seat="x"), "seat"), (text(extra=1), "extra"), (b'{"seat": 1}', "action")):
        assert f"“{field}”" in sent(table, body).json()["error"]["sentence"]
    answer = table.client.post("/api/tables", json={"game": "roam", "seats": ["me", 7]})
    assert "“seats[1]”" in answer.json()["error"]["sentence"]


def test_queries_are_read_as_strictly(server: Server, ann: Player) -> None:
    events = f"/api/tables/{ann.table}/events"
    for query in ("after=x", "after=-1", "after=", "after=1&after=2", "before=1", "after=999999999999999", "after=%00"):
        answer = ann.client.get(f"{events}?{query}")
        assert answer.status_code == 400, query
    for query in ("mine=maybe", "mine=1&mine=1", "yours=1"):
        assert ann.client.get(f"/api/tables?{query}").status_code == 400
    for query in ("at=--5", "at=1e3", "seat=x", "seat=-2"):
        assert ann.client.get(f"/api/tables/{ann.table}/position?{query}").status_code == 400
    for page in ("replay?at=--5", "board.svg?at=--1", "wait?after=--1", "fragment?after=%E2%91%A0"):
        assert server.client().get(f"/t/{ann.table}/{page}").status_code == 400


# Too much


def chunks(size: int) -> Iterator[bytes]:
    for _ in range(0, size, 8000):
        yield b" " * 8000


def test_a_huge_body_is_not_read_to_its_end(ann: Player) -> None:
    before = ann.look()
    for answer in (sent(ann, GOOD + b" " * 70_000), sent(ann, text(key="k" * 70_000))):
        assert answer.status_code == 413
        assert answer.json()["error"]["code"] == "too-large"
    assert ann.look() == before


def test_nor_is_one_in_chunks_that_does_not_say_its_length(ann: Player) -> None:
    path = f"/api/tables/{ann.table}/act"
    answer = ann.client.post(path, content=chunks(100_000), headers=JSON)
    assert answer.request.headers["transfer-encoding"] == "chunked"
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def test_a_position_may_be_large_but_not_endless(server: Server) -> None:
    ann = server.program()
    fine = ann.post("/api/positions", json={"position": {"game": "roam", "x": "y" * 1_000_000}})
    assert fine.status_code == 400
    head = [
        "POST /api/positions HTTP/1.1",
        f"Host: {urlsplit(server.address).netloc}",
        f"Authorization: {ann.headers['Authorization']}",
        "Content-Type: application/json",
        "Content-Length: 5000000",
        "Connection: close",
    ]
    assert server.raw("\r\n".join(head).encode() + b"\r\n\r\n{").startswith(b"HTTP/1.1 413 ")


def test_lengths_that_lie_are_refused(server: Server) -> None:
    start = f"POST /api/guests HTTP/1.1\r\nHost: {urlsplit(server.address).netloc}\r\nContent-Type: application/json"
    for length in ("-1", "abc", "1e3", "99999999999999999999", "12\r\nContent-Length: 13"):
        head = f"{start}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        answer = server.raw(head.encode() + b'{"name":"x"}')
        assert answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 413 ")), (length, answer)
