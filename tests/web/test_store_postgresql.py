"""PostgreSQL: several servers on one database. They race, take turns, and hear of each other."""

import asyncio
import time
import traceback
from collections.abc import Iterator
from queue import SimpleQueue

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from parlour.kernel.errors import BadInput
from parlour.web.store import Conflict, Store
from parlour.web.store.rooms import append, events_after, find_room, insert_room, say
from web.stores import Postgres, a_head, a_room, an_event, ask, do, people

News = SimpleQueue[tuple[str, int, int]]


@pytest.fixture
def news() -> News:
    """What the second server has heard."""
    return SimpleQueue()


@pytest.fixture
def servers(postgresql: str, news: News) -> Iterator[list[Store]]:
    both = [Store(postgresql), Store(postgresql, lambda *heard: news.put(heard))]
    for each in both:
        each.open()
    yield both
    for each in both:
        each.close()


def hears(news: News, *wanted: tuple[str, int, int]) -> bool:
    return [news.get(timeout=30) for _ in wanted] == [*wanted]


def test_servers_that_start_at_once_make_the_tables_once(postgresql: str) -> None:
    stores = [Store(postgresql) for _ in range(4)]

    async def scene() -> None:
        await asyncio.gather(*(asyncio.to_thread(each.open) for each in stores))

    asyncio.run(scene())
    assert all(each.several for each in stores)
    people(stores[0], "Ann")
    for each in stores:
        each.close()


def test_of_two_servers_that_race_for_a_seq_one_wins(servers: list[Store]) -> None:
    [ann] = people(servers[0], "Ann")
    do(servers[0], insert_room, a_room("r", ann), [])

    async def race(seq: int) -> list[int]:
        """The numbers of the servers that were first."""

        async def move(number: int) -> bool:
            event = an_event(seq, body={"server": number})
            try:
                await servers[number].write(lambda conn: append(conn, "r", [event], a_head(seq)))
            except Conflict:
                return False
            return True

        won = await asyncio.gather(move(0), move(1))
        return [number for number in (0, 1) if won[number]]

    async def races() -> list[list[int]]:
        return [await race(seq) for seq in range(1, 41)]

    winners = asyncio.run(races())
    assert all(len(each) == 1 for each in winners)
    assert [event.body["server"] for event in ask(servers[0], events_after, "r")] == [each[0] for each in winners]


def test_servers_whose_groups_cross_do_not_lock_each_other_up(servers: list[Store]) -> None:
    """One goes through the rooms upwards, the other downwards: row locks alone would be a deadlock."""
    [ann] = people(servers[0], "Ann")
    rooms = [f"r{number}" for number in range(10)]
    for room in rooms:
        do(servers[0], insert_room, a_room(room, ann), [])

    def upwards(conn: Connection) -> None:
        for room in rooms:
            say(conn, room, 1.0, ann, "Ann", "players", "hello")

    def downwards(conn: Connection) -> None:
        for room in reversed(rooms):
            say(conn, room, 1.0, ann, "Ann", "players", "hello")

    async def scene() -> None:
        up = [servers[0].write(upwards) for _ in range(20)]
        down = [servers[1].write(downwards) for _ in range(20)]
        await asyncio.gather(*up, *down)

    asyncio.run(scene())
    assert ask(servers[0], lambda conn: conn.scalar(text("SELECT count(*) FROM talk"))) == 400


def test_each_change_of_a_room_reaches_the_other_server(servers: list[Store], news: News) -> None:
    [ann] = people(servers[0], "Ann")
    do(servers[0], insert_room, a_room("r", ann), [])
    do(servers[0], append, "r", [an_event(1), an_event(2)], a_head(2))
    do(servers[0], say, "r", 1.0, ann, "Ann", "players", "hello")
    do(servers[0], append, "r", [an_event(3)], a_head(3))
    do(servers[1], append, "r", [an_event(4)], a_head(4))
    assert hears(news, ("r", 0, 0), ("r", 2, 0), ("r", 2, 1), ("r", 3, 1), ("r", 4, 1))


def test_who_hears_of_a_change_can_read_it(servers: list[Store], postgresql: str) -> None:
    [ann] = people(servers[0], "Ann")
    do(servers[0], insert_room, a_room("r", ann), [])
    found: SimpleQueue[int] = SimpleQueue()

    def look(room: str, _seq: int, _talk: int) -> None:
        known = ask(servers[1], find_room, room)
        assert known
        found.put(known.head.seq)

    third = Store(postgresql, look)
    third.open()
    do(servers[0], append, "r", [an_event(1)], a_head(1))
    assert found.get(timeout=30) == 1
    third.close()


def test_what_did_not_happen_is_not_told(servers: list[Store], news: News) -> None:
    [ann] = people(servers[0], "Ann")
    do(servers[0], insert_room, a_room("r", ann), [])

    def fails(conn: Connection) -> None:
        append(conn, "r", [an_event(1)], a_head(1))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        do(servers[0], fails)
    do(servers[0], say, "r", 1.0, ann, "Ann", "players", "hello")
    assert hears(news, ("r", 0, 0), ("r", 0, 1))


def test_a_lost_connection_is_made_again(servers: list[Store], postgres: Postgres, news: News) -> None:
    """Also what happened while nobody listened is heard; and the writer and the readers go on."""
    [ann] = people(servers[0], "Ann")
    do(servers[0], insert_room, a_room("r", ann, a_head(updated=time.time())), [])
    assert hears(news, ("r", 0, 0))
    postgres.hang_up()
    do(servers[0], append, "r", [an_event(1)], a_head(1, updated=time.time()))
    assert hears(news, ("r", 1, 0))
    assert ask(servers[1], events_after, "r") == [an_event(1)]
    do(servers[1], append, "r", [an_event(2)], a_head(2, updated=time.time()))
    assert hears(news, ("r", 2, 0))


def test_a_connection_lost_in_the_middle_of_a_group_is_an_error_and_no_more(
    servers: list[Store], postgres: Postgres
) -> None:
    def unlucky(conn: Connection) -> None:
        postgres.hang_up()
        conn.execute(text("SELECT 1"))

    with pytest.raises(SQLAlchemyError) as failed:
        do(servers[0], unlucky)
    assert "terminating connection" in "".join(traceback.format_exception(failed.value)), "the log can say why"
    assert people(servers[0], "Ann")


@pytest.mark.parametrize("address", ["postgresql://nobody@127.0.0.1:1/x", "postgres://parlour:secret@127.0.0.1:1/x"])
def test_a_server_that_is_not_there_is_refused_with_one_sentence(address: str) -> None:
    with pytest.raises(BadInput, match="cannot be used") as refused:
        Store(address).open()
    assert "secret" not in str(refused.value)
    assert "\n" not in str(refused.value)
