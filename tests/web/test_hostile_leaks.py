"""What leaves the server: looking changes nothing, secrets stay secret, and nobody's words become markup."""

import base64
import re
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from needs import needs
from pysqlite3 import dbapi2 as sqlite  # type: ignore[import-untyped]
from starlette.routing import Route

from parlour.games import game
from parlour.kernel.match import begin_proven
from parlour.web.app import Setup, make_app
from parlour.web.people import digest
from parlour.web.rooms.room import Room
from parlour.web.store import Store
from parlour.web.store import rooms as room_store
from web.servers import Player, Server, opened, pair, serving
from web.stores import ask

needs("roam")

TRICKS = (
    "<script>alert(1)</script>", '"><svg onload=alert(1)>', "'><img src=x onerror=a>", "</text><script>1", "&lt;b&gt;"
)  # fmt: skip
QUERIES = ("", "?at=0", "?after=0", "?board=phone", "?layout=phone", "?seat=0", "?invite=x", "?hint=43")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("leaks"), unlimited=True) as server:
        yield server


@pytest.fixture(scope="module")
def readable(tmp_path_factory: pytest.TempPathFactory) -> list[Route]:
    """All that can be got."""
    app: Any = make_app(Setup(f"sqlite:///{tmp_path_factory.mktemp('none')}/parlour.db"))
    return [each for each in app.app.routes if isinstance(each, Route) and "GET" in (each.methods or ())]


def addresses(routes: list[Route], table: str, queries: Sequence[str] = QUERIES) -> list[str]:
    """Every address with a few queries; where it waits, only with one that does not."""
    known = {"id": table, "game": "roam", "name": "parlour.css", "version": "x"}
    paths = [re.sub(r"{(\w+)}", lambda found: known[found[1]], each.path) for each in routes]
    assert len(paths) > 30
    return [f"{path}{query}" for path in paths for query in (queries if "wait" not in path else ("?after=0",))]


def rows(server: Server) -> dict[str, list[Any]]:
    """All that is in the database."""
    with closing(sqlite.connect(f"file:{server.data / 'parlour.db'}?mode=ro", uri=True)) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(database.execute(f"SELECT * FROM {name}"), key=repr) for name in tables}


def room_of(server: Server, table: str, folder: Path) -> Room:
    """The room with all its secrets, out of a copy of the database."""
    with closing(sqlite.connect(f"file:{server.data / 'parlour.db'}?mode=ro", uri=True)) as database:
        database.execute("VACUUM INTO ?", (str(folder / "copy.db"),))
    store = Store(f"sqlite:///{folder / 'copy.db'}")
    store.open()
    try:
        row = ask(store, room_store.find_room, table)
        assert row is not None
        return Room(row).after(*ask(store, room_store.events_after, table))
    finally:
        store.close()


def visitors(server: Server, *players: Player) -> list[httpx.Client]:
    """Those at the table, somebody else with a cookie, a stranger."""
    browser = server.browser()
    browser.post("/name", data={"name": "Eve"})
    return [*(each.client for each in players), browser, server.client()]


def test_looking_changes_nothing(server: Server, readable: list[Route]) -> None:
    ann, ben = pair(server)
    ann.act()
    everybody = visitors(server, ann, ben)
    before = rows(server)
    assert len(before["events"]) >= 5
    for client in everybody:
        for address in addresses(readable, ann.table):
            assert client.get(address).status_code < 500, address
        for address in addresses(readable, ann.table, [""]):
            assert client.head(address).status_code < 500, address
    assert rows(server) == before


@dataclass(frozen=True)
class Secrets:
    """What must not be told: the secret in all ways of writing it, chance, and what makes somebody somebody."""

    words: dict[str, str]

    def in_(self, text: str) -> list[str]:
        return [name for name, word in self.words.items() if word in text]


def secrets_of(server: Server, room: Room, *players: Player) -> Secrets:
    secret: bytes = room.row.secret
    begun = begin_proven(game("roam"), room.row.start["seats"], dict(room.row.settings), secret.hex())
    assert room.match is not None
    words = {
        "secret": secret.hex(),
        "SECRET": secret.hex().upper(),
        "base64": base64.b64encode(secret).decode()[:40],
        "urlsafe": base64.urlsafe_b64encode(secret).decode()[:40],
        "chance": str(int(room.match.state.chance)),
        "first chance": str(int(begun.state.chance)),
        "invite": room.row.invite,
    }
    tokens = [each.client.headers["Authorization"].split()[1] for each in players]
    hashes = {f"hash {n}": digest(token) for n, token in enumerate(tokens)}
    assert set(hashes.values()) <= {row[0] for row in rows(server)["tokens"]}
    return Secrets(words | {f"token {n}": token for n, token in enumerate(tokens)} | hashes)


def test_a_running_game_keeps_its_secrets(server: Server, readable: list[Route], tmp_path: Path) -> None:
    ann, ben = pair(server, settings={"version": "full", "hidden_characters": "true"})
    for _ in range(3):
        next(each for each in (ann, ben) if each.look()["my_turn"]).act()
    secrets = secrets_of(server, room_of(server, ann.table, tmp_path), ann, ben)
    assert len(secrets.words) >= 10
    told = []
    for number, client in enumerate(visitors(server, ann, ben)):
        answers = [client.get(address) for address in addresses(readable, ann.table)]
        answers += [Player(client, ann.table).do(deed, seat=1) for deed in ("act", "undo", "vote", "sit", "rematch")]
        for answer in answers:
            found = secrets.in_(answer.text + str(answer.headers.multi_items()))
            told += [(answer.request.url.path, word) for word in found if word != f"hash {number}"]  # one's own
    assert told == []


def test_the_search_finds_what_is_told_in_the_end(server: Server, tmp_path: Path) -> None:
    ann, ben = pair(server)
    ann.act()
    ben.do("resign", seat=1)
    secrets = secrets_of(server, room_of(server, ann.table, tmp_path), ann)
    assert "secret" in secrets.in_(ann.client.get(f"/api/tables/{ann.table}").text)
    assert "token 0" in secrets.in_(str(ann.client.headers.multi_items()))


def test_an_invitation_is_for_those_who_may_invite(server: Server, readable: list[Route]) -> None:
    ann = opened(server.program(), "me", "open")
    seen = ann.look()
    for client in visitors(server):
        for address in addresses(readable, ann.table):
            text = client.get(address).text
            assert seen["invite"] not in text, address
            assert seen["code"] not in text, address


def test_whose_hand_a_position_shows_is_dealt_anew(server: Server, tmp_path: Path) -> None:
    """Two files of the same moment agree in what the seat knows, and tell nothing of what will come."""
    ann, _ = pair(server)
    files = [ann.client.get(f"/api/tables/{ann.table}/position").json() for _ in range(5)]
    room = room_of(server, ann.table, tmp_path)
    assert room.match is not None
    assert len({each["fields"]["chance"] for each in files}) == 5
    assert int(room.match.state.chance) not in {each["fields"]["chance"] for each in files}


# Names and talk


def test_names_and_talk_are_never_markup(server: Server, readable: list[Route]) -> None:
    for number, trick in enumerate(TRICKS):
        eve = server.client().post("/api/guests", json={"name": trick[:24]})
        assert eve.status_code == 200
        client = server.client(headers={"Authorization": f"Bearer {eve.json()['token']}"})
        seats = ("me", f"here:{trick[:24]}", "bot:greedy")
        table = opened(client, *seats, listed=True, settings={"first": "0"})
        assert table.do("say", text=trick).status_code == 200
        table.act()
        if number == 0:
            assert table.do("resign", seat=0).status_code == 200
            assert table.do("resign", seat=1).status_code == 200
        for address in addresses(readable, table.table, ["", "?board=wide&fragment=1"]):
            for reader in (client, server.client()):
                answer = reader.get(address)
                if not answer.headers.get("content-type", "").startswith(("application/json", "text/plain")):
                    assert trick[:24] not in answer.text, address
        seen = table.look()
        assert seen["seats"][0]["name"] == trick[:24]  # in JSON it is what it is
        assert seen["talk_lines"][0]["text"] == trick


def test_json_is_never_taken_for_a_page(server: Server) -> None:
    ann = opened(server.program("<b>Ann</b>"), "me", "me")
    for path in ("", "/events", "/position"):
        answer = ann.client.get(f"/api/tables/{ann.table}{path}", headers={"Accept": "text/html"})
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'")


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\nb", "a\u0000b", "\u202eevil", "\u2800", "\ufeff", "a" + "\u0301" * 9]
)
def test_names_that_cannot_be_read_are_refused(server: Server, name: str) -> None:
    table = opened(server.program(), "me", "open", listed=True)
    eve = Player(server.program(), table.table)
    guest = server.client().post("/api/guests", json={"name": name})
    assert guest.status_code == 400, guest.text
    if name.strip():
        assert eve.do("sit", seat=1, name=name).status_code == 400
        assert table.look()["seats"][1]["sort"] == "open"


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "a\u0000", "\u202ea"])
def test_talk_that_cannot_be_read_is_refused(server: Server, text: str) -> None:
    table = opened(server.program(), "me", "me")
    assert table.do("say", text=text).status_code == 400
    assert table.look()["talk_lines"] == []
