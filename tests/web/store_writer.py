"""A server that does nothing but write: twenty tables at once, and a line for each event that was acknowledged.

    python store_writer.py URL OWNER SEED

Tests run it as a process of its own, to kill it.
"""

import asyncio
import random
import sys

from parlour.web.store import EventRow, Head, RoomRow, Store
from parlour.web.store.rooms import append, insert_room


def head(seq: int, owner: int) -> Head:
    return Head("playing", seq, 1.0, [owner] if seq % 2 else [], [owner], {"seq": seq}, None)


def room(id: str, owner: int) -> RoomRow:
    start = head(0, owner)
    return RoomRow(id, "roam", 1, {}, {}, 1, owner, id, "", True, "live", True, False, False, "", b"", 1.0, start)


async def play(store: Store, id: str, owner: int, chance: random.Random) -> None:
    await store.write(lambda conn: insert_room(conn, room(id, owner), []))
    seq = 0
    while True:
        added = [EventRow(seq + n, 1.0, "act", owner, {"n": n}, "") for n in range(1, chance.randint(2, 4))]
        seq += len(added)
        await store.write(lambda conn: append(conn, id, added, head(seq, owner), (owner, f"key {seq}")))  # noqa: B023
        print(id, seq, flush=True)


async def main(url: str, owner: int, seed: str) -> None:
    store = Store(url)
    store.open()
    chance = random.Random(seed)
    await asyncio.gather(*(play(store, f"{seed}-{n}", owner, chance) for n in range(20)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
