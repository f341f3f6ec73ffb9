"""kill -9 in the middle of play, again and again: what was acknowledged is there, and nothing has happened twice.

`PARLOUR_KILLS=200 ./parlour test tests/web/test_kill.py` does it two hundred times.
"""

import os
import random
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from cli.program import ENVIRON, PATIENCE, parlour, until
from needs import needs
from sqlalchemy import Connection, select

from parlour.web.store import Store
from parlour.web.store.rooms import events_after
from parlour.web.store.schema import keys
from web.servers import GREETING, PROGRAM
from web.stores import ask

KILLS = int(os.environ.get("PARLOUR_KILLS", "6"))
TABLES = (["me", "here:Zoe"], ["me", "here:Zoe", "here:Max"], ["me", "bot:random"], ["me", "bot:greedy", "bot:random"])


@dataclass
class House:
    """A server that is killed and started again on the same data; `address` is "" while there is none."""

    data: Path
    address: str = ""
    over: threading.Event = field(default_factory=threading.Event)
    starts: list[float] = field(default_factory=list)  # how long each took, in seconds
    process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        begun = time.monotonic()
        self.begin()
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(GREETING), (self.data / "log").read_text()
        address = line.removeprefix(GREETING).strip()
        until(lambda: answers(address))
        self.starts.append(time.monotonic() - begun)
        self.address = address

    def begin(self) -> None:
        command = [*PROGRAM, "--data", str(self.data), "--bot-delay", "0"]
        settings = ENVIRON | {"PARLOUR_UNLIMITED": "1"}
        with (self.data / "log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=settings)

    def kill(self) -> None:
        """Only the server: its bots find out by themselves."""
        assert self.process is not None
        self.address = ""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.kill()
        return code


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/robots.txt", timeout=PATIENCE, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


@dataclass
class Player:
    """Plays on whatever happens: a request whose answer is lost is sent again, with the same key."""

    house: House
    seats: list[str]
    client: httpx.Client = field(default_factory=lambda: httpx.Client(timeout=PATIENCE, trust_env=False))
    person: int = 0
    table: str = ""
    pending: dict[str, Any] | None = None
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)  # (table, key) → seq
    newest: dict[str, int] = field(default_factory=dict)  # table → the last seq that we were told
    repeated: int = 0
    trouble: list[str] = field(default_factory=list)

    def play(self) -> None:
        while not self.house.over.is_set():
            address = self.house.address
            try:
                if address:
                    self.go_on(address)
            except httpx.TransportError:
                self.repeated += self.pending is not None
            except (AssertionError, KeyError, ValueError) as error:
                self.trouble.append(f"{type(error).__name__}: {error}")
                return
            if self.house.address == address == "":
                time.sleep(0.01)

    def go_on(self, address: str) -> None:
        if not self.person:
            made = self.ask(address, "POST", "/api/guests", {"name": "Ann"})
            self.client.headers["Authorization"] = f"Bearer {made['token']}"
            self.person = made["id"]
        if not self.table:
            self.table = self.ask(address, "POST", "/api/tables", {"game": "roam", "seats": self.seats})["table"]
        if self.pending is None:
            self.look(address)
        if self.pending is not None:
            done = self.ask(address, "POST", f"/api/tables/{self.table}/act", self.pending)
            self.acknowledged[self.table, self.pending["key"]] = done["seq"]
            self.newest[self.table] = done["seq"]
            self.pending = None

    def look(self, address: str) -> None:
        seen = self.ask(address, "GET", f"/api/tables/{self.table}")
        assert seen["seq"] >= self.newest.get(self.table, 0), "something was lost"
        if seen["status"] != "playing":
            self.table = ""
        elif seen["my_turn"]:
            action = random.choice(seen["ask"]["options"])["action"]
            self.pending = {
                "seat": seen["ask"]["seat"], "action": action, "expected_seq": seen["seq"], "key": uuid4().hex,
            }  # fmt: skip
        else:
            self.ask(address, "GET", f"/api/tables/{self.table}/wait?after={seen['seq']}")

    def ask(self, address: str, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        answer = self.client.request(method, address + path, json=body)
        assert answer.status_code == 200, f"{method} {path}: {answer.status_code} {answer.text}"
        told: dict[str, Any] = answer.json()
        return told


def one_more_is_told(players: list[Player]) -> None:
    """Waits until a move is acknowledged."""

    def told() -> int:
        return sum(len(player.acknowledged) for player in players)

    known = told()
    until(lambda: told() > known)


def what_was_told_is_there(house: House, players: list[Player]) -> None:
    for player in players:
        for table, seq in list(player.newest.items())[-1:]:
            seen = player.client.get(f"{house.address}/api/tables/{table}").json()
            assert seen["seq"] >= seq, f"{table}: {seq} was told, {seen['seq']} is there"


def nothing_happened_twice(data: Path, players: list[Player]) -> int:
    """Every key that was answered is there once, and people did exactly what they asked for."""
    store, moves = Store(f"sqlite:///{data / 'parlour.db'}"), 0
    store.open()
    try:
        for player in players:
            for table in {table for table, _ in player.acknowledged}:
                moves += keys_of(store, player, table)
    finally:
        store.close()
    return moves


def keys_of(store: Store, player: Player, table: str) -> int:
    told = {key: seq for (place, key), seq in player.acknowledged.items() if place == table}
    found = ask(store, kept_keys, table, player.person)
    assert set(told) <= set(found), "a request that was answered is not there"
    assert len(set(found.values())) == len(found)
    assert all(found[key] <= seq for key, seq in told.items())
    acts = [event for event in ask(store, events_after, table) if event.kind == "act" and event.person == player.person]
    open_ended = player.pending is not None and player.table == table
    assert len(told) <= len(acts) <= len(told) + open_ended, "something happened twice, or that nobody asked for"
    return len(told)


def kept_keys(conn: Connection, table: str, person: int) -> dict[str, int]:
    """The keys that are stored, without what the server adds to them."""
    rows = conn.execute(select(keys.c.key, keys.c.seq).where(keys.c.room == table, keys.c.person == person)).all()
    found = {key.split()[0]: seq for key, seq in rows}
    assert len(found) == len(rows)
    return found


@pytest.mark.timeout(600 + 20 * KILLS)
def test_nothing_is_lost_or_doubled_however_often_the_server_is_killed(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    needs("roam")
    house, chance = House(tmp_path), random.SystemRandom()
    players = [Player(house, seats) for seats in TABLES]
    threads = [threading.Thread(target=player.play) for player in players]
    try:
        house.start()
        for thread in threads:
            thread.start()
        for number in range(KILLS):
            one_more_is_told(players)
            time.sleep(chance.uniform(0.1, 0.7))
            house.kill()
            if number % 6 == 5:  # killed again before it is up
                house.begin()
                time.sleep(chance.uniform(0, 1.5))
                house.kill()
            house.start()
            what_was_told_is_there(house, players)
        one_more_is_told(players)
    finally:
        house.over.set()
        for thread in threads:
            thread.join(PATIENCE)
        code = house.stop()
        for player in players:
            player.client.close()
    assert [player.trouble for player in players] == [[]] * len(players)
    assert (code, (tmp_path / "log").read_text()) == (0, "")
    moves, repeated = nothing_happened_twice(tmp_path, players), sum(player.repeated for player in players)
    assert moves > KILLS
    verified = parlour("verify", "--data", tmp_path)
    assert "all whole" in verified.fine().out
    starts = sorted(house.starts)
    summary = f"{KILLS} kills, {moves} moves acknowledged, {repeated} sent again, none lost, none doubled; "
    summary += f"starts {starts[len(starts) // 2]:.2f} s (median), {starts[-1]:.2f} s (slowest); {verified.out.strip()}"
    record_property("kills", summary)
    print(summary)
