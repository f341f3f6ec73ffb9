"""How fast and how large: fifty live tables at once, as a program.

    python tests/web/load.py [--seconds 60] [--tables 50] [--rate 2] [--memory]

Two people at every table, each with a feed open. One of them moves; we measure the time from the moment the move is
sent until the other's browser has heard of it and has fetched the board that shows it. The server is the real one, in a
process of its own on this machine, with its database on this disk; the browsers are all in this process.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from cli.program import PATIENCE

from parlour.conformance.fuzz import Dice
from parlour.web.store import Store
from parlour.web.store.rooms import insert_room
from web.plays import Play, an_order
from web.servers import Server, serving
from web.stores import do, people

MIDDLE = 60  # actions behind a table that is weighed


@dataclass
class Person:
    """A browser: a token, a feed, and the number of the last event whose board it has fetched."""

    token: str
    client: httpx.AsyncClient
    feed: ClientConnection
    fetched: int = 0
    shown: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def watch(self, table: str) -> None:
        """As the page's script does: whenever there is news, fetch the board."""
        async for message in self.feed:
            seq = json.loads(message)["seq"]
            if seq > self.fetched:
                await self.fetch(table)

    async def fetch(self, table: str) -> None:
        answer = await self.client.get(f"/t/{table}/fragment?board=wide&after={self.fetched}")
        if answer.status_code == 200:
            self.fetched = int(answer.text.partition('data-seq="')[2].partition('"')[0])
        async with self.shown:
            self.shown.notify_all()

    async def until(self, seq: int) -> None:
        async with self.shown:
            await self.shown.wait_for(lambda: self.fetched >= seq)


@dataclass
class Live:
    """A table with two people, and how long each move took to reach the other."""

    name: str
    people: list[Person]
    delays: list[float]

    async def move(self) -> None:
        """Whoever is asked does anything; then the other must see it."""
        seen: dict[str, Any] = {}
        for person in self.people:
            seen = (await person.client.get(f"/api/tables/{self.name}")).json()
            if seen["my_turn"]:
                break
        if not seen.get("my_turn"):
            return  # the game is over
        other = self.people[1 - self.people.index(person)]
        body = {
            "seat": seen["ask"]["seat"], "action": random.choice(seen["ask"]["options"])["action"],
            "expected_seq": seen["seq"], "key": uuid4().hex,
        }  # fmt: skip
        begun = time.perf_counter()
        answer = await person.client.post(f"/api/tables/{self.name}/act", json=body)
        assert answer.status_code == 200, answer.text
        await asyncio.wait_for(other.until(answer.json()["seq"]), PATIENCE)
        self.delays.append(time.perf_counter() - begun)


async def come(address: str, stack: AsyncExitStack, name: str) -> tuple[str, httpx.AsyncClient]:
    client = await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=PATIENCE, trust_env=False))
    token = (await client.post("/api/guests", json={"name": name})).json()["token"]
    client.headers["Authorization"] = f"Bearer {token}"
    return token, client


async def listen(address: str, token: str, table: str) -> ClientConnection:
    place = f"{address.replace('http://', 'ws://')}/feed?table={table}"
    return await connect(place, additional_headers={"Authorization": f"Bearer {token}"}, proxy=None)


async def sit_down(address: str, stack: AsyncExitStack, delays: list[float]) -> Live:
    """A new table with two people who have the board before them."""
    guests = [await come(address, stack, name) for name in ("Ann", "Ben")]
    made = await guests[0][1].post("/api/tables", json={"game": "roam", "seats": ["me", "open"], "listed": True})
    table = str(made.json()["table"])
    await guests[1][1].post(f"/api/tables/{table}/sit", json={"seat": 1})
    people = []
    for token, client in guests:
        feed = await stack.enter_async_context(await listen(address, token, table))
        person = Person(token, client, feed)
        await person.fetch(table)
        watching = asyncio.create_task(person.watch(table))
        stack.callback(watching.cancel)
        people.append(person)
    return Live(table, people, delays)


async def play(address: str, tables: int, rate: float, seconds: float) -> list[float]:
    """So many moves a second in all, at tables chosen by lot; the delays in seconds."""
    delays: list[float] = []
    async with AsyncExitStack() as stack:
        lives = [await sit_down(address, stack, delays) for _ in range(tables)]
        for live in lives[:3]:
            await live.move()
        delays.clear()
        moves, end = [], time.monotonic() + seconds
        waiting = random.sample(lives, len(lives))
        while time.monotonic() < end:
            live = waiting.pop(0)
            waiting.append(live)
            moves.append(asyncio.create_task(live.move()))
            await asyncio.sleep(1 / rate)
        await asyncio.gather(*moves)
    return delays


# Memory


def memory_of(server: Server) -> float:
    """Kilobytes that only this process holds."""
    text = Path(f"/proc/{server.process.pid}/smaps_rollup").read_text()
    rows = [line.split() for line in text.splitlines() if line.startswith(("Private_Clean", "Private_Dirty"))]
    return float(sum(int(row[1]) for row in rows))


def lay_out(data: Path, tables: int) -> list[str]:
    """A database with tables in the middle of their games."""
    store = Store(f"sqlite:///{data / 'parlour.db'}")
    store.open()
    people(store, "Ann")
    names = []
    for number in range(tables):
        play = Play(an_order("me", "here:Zoe", "here:Max"))
        play.plays(Dice(f"load {number}"), MIDDLE)
        do(store, insert_room, play.room.row, play.events)
        names.append(play.room.id)
    store.close()
    return names


async def weigh(server: Server, tables: list[str], feeds: int) -> tuple[float, float]:
    """Kilobytes of a table that somebody has looked at, and of a feed."""
    some = len(tables) // 10  # what comes first pays for what all of them share
    async with AsyncExitStack() as stack:
        token, client = await come(server.address, stack, "Eve")
        await look_at(client, tables[:some])
        before = memory_of(server)
        await look_at(client, tables[some:])
        between = memory_of(server)
        for _ in range(feeds):
            feed = await stack.enter_async_context(await listen(server.address, token, tables[0]))
            await feed.recv()
        after = memory_of(server)
    return (between - before) / len(tables[some:]), (after - between) / feeds


async def look_at(client: httpx.AsyncClient, tables: list[str]) -> None:
    for table in tables:
        assert (await client.get(f"/api/tables/{table}/wait")).status_code == 200


# Told


def part(delays: list[float], share: float) -> float:
    """Milliseconds that so large a share of the moves took at most."""
    return sorted(delays)[min(len(delays) - 1, int(len(delays) * share))] * 1000


def told(delays: list[float]) -> str:
    numbers = ", ".join(f"p{int(share * 100)} {part(delays, share):.0f} ms" for share in (0.5, 0.95, 0.99))
    return f"{len(delays)} moves: {numbers}, slowest {max(delays) * 1000:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=2, help="moves a second in all")
    parser.add_argument("--memory", action="store_true", help="weigh 300 tables and 500 feeds instead")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the server ends with us
    with tempfile.TemporaryDirectory() as folder:
        names = lay_out(Path(folder), 330) if args.memory else []
        measure(Path(folder), names, args)


def measure(folder: Path, names: list[str], args: argparse.Namespace) -> None:
    with serving(folder, unlimited=True) as server:
        if names:
            table, feed = asyncio.run(weigh(server, names, 500))
            print(f"{table:.0f} kB a table, {feed:.0f} kB a feed, {memory_of(server) / 1000:.0f} MB in all")
        else:
            delays = asyncio.run(play(server.address, args.tables, args.rate, args.seconds))
            print(f"{args.tables} tables, {args.rate:g} moves a second, {args.seconds:g} s; {told(delays)}")


if __name__ == "__main__":
    main()
