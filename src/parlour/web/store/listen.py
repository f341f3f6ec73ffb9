"""What other servers change in PostgreSQL."""

import threading
import time
from collections.abc import Callable
from contextlib import suppress

import psycopg
from sqlalchemy import URL, Engine
from sqlalchemy.exc import DBAPIError

from parlour.web.store.rooms import CHANNEL, changed_since

Heard = Callable[[str, int, int], None]  # (room, seq, talk)

SLACK = 120  # seconds that a dead connection may look alive, and clocks may differ


class StoreListener:
    """Hears of every change of a room, and connects again when the connection is lost.

    NOTIFY reaches only those who are listening, so after a silence all that has changed meanwhile counts as heard.
    """

    def __init__(self, url: URL, readers: Engine, heard: Heard) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.readers = readers
        self.heard = heard
        self.lost: float | None = None  # when the connection last worked, while it does not
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self.run, args=[self.connect()], name="store-listen", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.stop.set()
        self.thread.join()

    def connect(self) -> psycopg.Connection:
        connection = psycopg.connect(
            self.address,
            autocommit=True,
            connect_timeout=10,
            keepalives_idle=30,
            keepalives_interval=10,
            keepalives_count=3,
        )
        try:
            connection.execute(f"LISTEN {CHANNEL}")
        except psycopg.OperationalError:
            connection.close()
            raise
        return connection

    def run(self, connection: psycopg.Connection | None) -> None:
        while connection:
            with suppress(psycopg.OperationalError, DBAPIError), connection:
                self.listen(connection)
            connection = self.connect_again()

    def connect_again(self) -> psycopg.Connection | None:
        """None if we are to stop."""
        while not self.stop.wait(0.5):
            with suppress(psycopg.OperationalError):
                return self.connect()
        return None

    def listen(self, connection: psycopg.Connection) -> None:
        if self.lost is not None:
            self.catch_up(self.lost - SLACK)
        while not self.stop.is_set():
            self.lost = time.time()
            for each in connection.notifies(timeout=0.2):
                room, seq, talk = each.payload.split()
                self.heard(room, int(seq), int(talk))

    def catch_up(self, since: float) -> None:
        with self.readers.begin() as conn:
            missed = changed_since(conn, since)
        for room, seq, talk in missed:
            self.heard(room, seq, talk)
