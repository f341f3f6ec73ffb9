"""People who come to a real server over the network: they open tables, look, and do the first thing they may."""

import time
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import httpx
from cli.program import PATIENCE
from websockets.asyncio.client import connect

from web.servers import Server


@dataclass
class Guest:
    """Somebody with an API token. Whoever has one can go on at another server with the same tables."""

    client: httpx.Client
    token: str

    def goes_to(self, server: Server) -> None:
        self.client = server.client(headers={"Authorization": f"Bearer {self.token}"})

    def opens(self, *seats: str, **more: Any) -> str:
        """A table: its id."""
        answer = self.client.post("/api/tables", json={"game": "roam", "seats": seats, **more})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    def view(self, table: str) -> dict[str, Any]:
        answer = self.client.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def does(self, table: str, what: str, **body: Any) -> httpx.Response:
        return self.client.post(f"/api/tables/{table}/{what}", json=body)

    def sits(self, table: str, seat: int) -> None:
        answer = self.does(table, "sit", seat=seat)
        assert answer.status_code == 200, answer.text

    def waits(self, table: str, after: int) -> httpx.Response:
        return self.client.get(f"/api/tables/{table}/wait", params={"after": after})

    def until_asked(self, table: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The table as it is when the guest must decide."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.view(table)
            if seen["my_turn"] or seen["status"] != "playing":
                return seen
            self.waits(table, seen["seq"])
        raise AssertionError(f"not asked within {seconds} seconds")

    def acts(self, table: str, seen: dict[str, Any] | None = None, key: str = "", option: int = 0) -> httpx.Response:
        """One of the things that can be done now (or could, when the table was `seen`)."""
        seen = seen or self.view(table)
        ask = seen["ask"]
        action = ask["options"][option % len(ask["options"])]["action"]
        body = {"seat": ask["seat"], "action": action, "expected_seq": seen["seq"], "key": key or uuid4().hex}
        return self.does(table, "act", **body)

    def feed(self, table: str) -> connect:
        """A WebSocket, to be awaited or entered."""
        return feed(str(self.client.base_url), table, self.token)


def guest(server: Server, name: str) -> Guest:
    token = server.token(name)
    return Guest(server.client(headers={"Authorization": f"Bearer {token}"}), token)


def feed(address: str, table: str, token: str = "") -> connect:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    place = address.rstrip("/").replace("http://", "ws://")
    return connect(f"{place}/feed?table={table}", additional_headers=headers, proxy=None, open_timeout=PATIENCE)
