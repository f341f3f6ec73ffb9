"""The real server as a real process, started as a person would start it, and those who come to it: browsers, programs.

    with serving(tmp_path) as server:
        ann = server.program("Ann")                 # an API token of her own
        ben = server.browser()                      # cookies, and an Origin with every POST
        ann.get("/api/me")

Whatever the server writes to its log is there in `server.log`; when it is left, a traceback in it fails the test.
"""

import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from operator import itemgetter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from cli.program import ENVIRON, PATIENCE, until

PROGRAM = [sys.executable, "-P", "-m", "parlour", "serve", "--port", "0"]
GREETING = "Parlour is open at "
LOCAL = httpx.HTTPTransport  # never through a proxy, whatever the environment says


@dataclass
class Server:
    """A server that runs. `address` is http://127.0.0.1:PORT; `data` the folder with its SQLite file, if it has one."""

    process: subprocess.Popen[str]
    address: str
    data: Path
    log_file: Path
    clients: ExitStack = field(default_factory=ExitStack)
    names: "count[int]" = field(default_factory=lambda: count(1))

    # Who comes

    def client(self, **options: Any) -> httpx.Client:
        """A plain one: no cookies yet, no Origin. It is closed with the server."""
        usual: dict[str, Any] = {"base_url": self.address, "timeout": PATIENCE, "transport": LOCAL(verify=False)}
        return self.clients.enter_context(httpx.Client(**(usual | options)))

    def browser(self, **options: Any) -> httpx.Client:
        """Names its origin with every request as browsers do with a POST, keeps cookies, follows redirects."""
        return self.client(headers={"Origin": self.address, "Accept": "text/html"}, follow_redirects=True, **options)

    def token(self, name: str = "") -> str:
        """A new guest's API token."""
        answer = self.client().post("/api/guests", json={"name": name or f"Guest {next(self.names)}"})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    def program(self, name: str = "", **options: Any) -> httpx.Client:
        """Somebody with an API token: a new guest."""
        return self.client(headers={"Authorization": f"Bearer {self.token(name)}"}, **options)

    def raw(self, request: bytes) -> bytes:
        """The whole answer to a request that no honest client would send; it should say `Connection: close`."""
        parts, answer = urlsplit(self.address), b""
        with socket.create_connection((parts.hostname, parts.port), PATIENCE) as line:
            line.sendall(request)
            while some := line.recv(65536):
                answer += some
        return answer

    # How it goes, and how it ends

    @property
    def log(self) -> str:
        return self.log_file.read_text("utf-8", "replace")

    @property
    def database(self) -> str:
        """For tests that look into the store behind the server's back."""
        return f"sqlite:///{self.data / 'parlour.db'}"

    def is_up(self) -> bool:
        assert self.process.poll() is None, f"the server has ended: {self.log}"
        with suppress(httpx.TransportError):
            return self.client().get("/robots.txt").status_code == 200
        return False

    def stop(self) -> int:
        """As Ctrl-C or a service manager would; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As a power cut would, its bots included."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextmanager
def serving(
    data: Path,
    *args: str,
    environ: Mapping[str, str] | None = None,
    unlimited: bool = False,
    may_fail: bool = False,
    python: str = sys.executable,
) -> Iterator[Server]:
    """A server on a free port for as long as the block lasts. `args`: more of `parlour serve`, the last one wins.

    Start it again on the same folder to see what it has kept. `unlimited`: nobody is ever too fast. `may_fail`: the
    test itself looks at the log. `python`: that of another environment.
    """
    where = [] if "--database" in args else ["--data", str(data)]
    log = data / f"server-{len(list(data.glob('server-*.log')))}.log"
    settings = ENVIRON | ({"PARLOUR_UNLIMITED": "1"} if unlimited else {}) | dict(environ or {})
    command = [python, *PROGRAM[1:], *where, "--bot-delay", "0", *args]
    with (
        log.open("w", encoding="utf-8") as written,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=written, text=True, env=settings, start_new_session=True
        ) as process,
    ):
        server = Server(process, "", data, log)
        try:
            server.address = greeted(server)
            until(server.is_up)
            yield server
        finally:
            server.clients.close()
            server.kill() if sys.exc_info()[0] else end(server)
    assert may_fail or "Traceback" not in server.log, server.log


def free_port() -> int:
    """For a server that goes away and comes back: none that the system hands out, lest somebody gets it meanwhile."""
    chance = random.SystemRandom()  # `random` says the same in every worker
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port := chance.randrange(20_000, 30_000)))
            return port


def greeted(server: Server) -> str:
    """The address that it says it has."""
    assert server.process.stdout is not None
    line = server.process.stdout.readline().strip()
    assert line.startswith(GREETING), f"{line!r}, {server.log}"
    return line.removeprefix(GREETING)


def end(server: Server) -> None:
    """Gently; but whatever is left of it goes too."""
    try:
        if server.process.poll() is None:
            server.stop()
    finally:
        server.kill()


# Tables, by the API


@dataclass
class Player:
    """Somebody with a token, and the table that they are about."""

    client: httpx.Client
    table: str

    def look(self) -> dict[str, Any]:
        answer = self.client.get(f"/api/tables/{self.table}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def do(self, deed: str, **fields: Any) -> httpx.Response:
        return self.client.post(f"/api/tables/{self.table}/{deed}", json=fields)

    def act(self, choose: Callable[[list[Any]], Any] = itemgetter(0), **more: Any) -> httpx.Response:
        """Answer the question on the table, with the first option unless told otherwise."""
        seen = self.look()
        move = {"seat": seen["seat"], "action": choose(seen["ask"]["options"])["action"], "expected_seq": seen["seq"]}
        return self.do("act", **(move | more))


def opened(client: httpx.Client, *seats: str, **more: Any) -> Player:
    """Somebody with a new table of theirs: "me", "open", "bot:greedy" …"""
    answer = client.post("/api/tables", json={"game": "roam", "seats": seats, **more})
    assert answer.status_code == 200, answer.text
    return Player(client, answer.json()["table"])


def pair(server: Server, settings: Mapping[str, str] | None = None, **more: Any) -> tuple[Player, Player]:
    """Two people at a table that nobody else changes; the first is asked first."""
    ann = opened(server.program("Ann"), "me", "open", settings={"first": "0", **(settings or {})}, **more)
    ben = Player(server.program("Ben"), ann.table)
    sat = ben.do("sit", seat=1, invite=ann.look()["invite"])
    assert sat.status_code == 200, sat.text
    return ann, ben


@contextmanager
def unchanged(*players: Player) -> Iterator[None]:
    """Whatever is tried in the block, everybody sees the table as before."""
    before = [each.look() for each in players]
    yield
    assert [each.look() for each in players] == before
