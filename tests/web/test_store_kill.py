"""What was acknowledged is there, even if the server is killed in the middle of its work."""

import random
import signal
import subprocess
import sys
import threading
from pathlib import Path

from sqlalchemy import Connection

from parlour.web.store import Store
from parlour.web.store.rooms import events_after, find_room, rooms_of, seq_of_key
from web.stores import ask, people

WRITER = Path(__file__).parent / "store_writer.py"


def acknowledged(url: str, owner: int, seed: str, seconds: float) -> dict[str, int]:
    """Let a server write and kill it so long after its first word; the last seq it acknowledged in each room."""
    command = [sys.executable, str(WRITER), url, str(owner), seed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        lines = [server.stdout.readline()]
        threading.Timer(seconds, server.send_signal, [signal.SIGKILL]).start()
        lines += server.stdout.readlines()
    assert server.returncode == -signal.SIGKILL
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {room: int(seq) for room, seq in whole}


def check(conn: Connection, rooms: dict[str, int], owner: int) -> None:
    """All that was acknowledged is there; what more is there is whole, too."""
    for room, seq in rooms.items():
        found = find_room(conn, room)
        assert found
        assert found.head.seq >= seq
        assert found.head.summary == {"seq": found.head.seq}
        assert [event.seq for event in events_after(conn, room)] == list(range(1, found.head.seq + 1))
        assert seq_of_key(conn, room, owner, f"key {seq}") == seq
        assert seq_of_key(conn, room, owner, f"key {found.head.seq}") == found.head.seq
    waiting = [room.head.turn == [owner] for room in rooms_of(conn, owner, ["playing"], 1000)]
    assert waiting == sorted(waiting, reverse=True), "the index says the same as the heads"


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    store = Store(database)
    store.open()
    [owner] = people(store, "Ann")
    store.close()
    rooms: dict[str, int] = {}
    for number in range(2 if store.several else 5):
        rooms |= acknowledged(database, owner, f"round{number}", random.SystemRandom().uniform(0, 0.5))
        store.open()
        ask(store, check, rooms, owner)
        store.close()
    assert len(rooms) > 1, "they did write"
