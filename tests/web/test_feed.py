"""The feed: everybody at a table hears at once that there is something new, and nothing else. Also between servers."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from cli.program import PATIENCE, until
from needs import needs
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.web import feed as feeds
from parlour.web.denied import Denied
from parlour.web.feed import Feed
from web.guests import Guest, feed, guest
from web.servers import Server, serving
from web.stores import Postgres

needs("roam")

# By itself


def test_only_those_at_the_table_are_told() -> None:
    hub = Feed()
    with hub.listening("a", 1, "x") as one, hub.listening("a", None, "x") as two, hub.listening("b", 1, "x") as other:
        for each in (one, two, other):
            each.told.clear()
        hub.publish("a", 5, 2)
        assert (one.newest, two.newest, other.newest) == ((5, 2), (5, 2), (0, 0))
        assert (one.told.is_set(), other.told.is_set()) == (True, False)
        assert [each.told.is_set() for each in (one, two, other)] == [True, True, False]
    hub.publish("a", 6, 2)


def test_whoever_is_slow_hears_only_the_newest() -> None:
    async def scene() -> None:
        hub = Feed()
        with hub.listening("a", 1, "x") as one:
            for seq in range(1, 100):
                hub.publish("a", seq, 0)
            hub.publish("a", 7, 3)
            assert await one.next() == (99, 3), "and numbers never go back"
            waiting = asyncio.create_task(one.next())
            await asyncio.sleep(0)
            assert not waiting.done()
            hub.publish("a", 100, 3)
            assert await waiting == (100, 3)

    asyncio.run(scene())


def test_those_at_the_table_hear_who_comes_and_goes() -> None:
    hub = Feed()
    with hub.listening("a", 1, "x") as one:
        for come_or_go in (True, False):
            one.told.clear()
            with hub.listening("a", 2, "x"):
                if not come_or_go:
                    one.told.clear()
            assert one.told.is_set()


def test_at_the_end_nobody_waits_any_longer() -> None:
    hub = Feed()
    with hub.listening("a", 1, "x") as one, hub.listening("b", None, "x") as other:
        for each in (one, other):
            each.told.clear()
        hub.close()
        assert (one.told.is_set(), other.told.is_set(), hub.closed) == (True, True, True)


def test_somebody_with_several_pages_is_here_until_the_last_is_closed() -> None:
    hub = Feed()
    with hub.listening("a", 1, "x"):
        with hub.listening("a", 1, "x"), hub.listening("a", 2, "x"), hub.listening("a", None, "x"):
            assert hub.here("a") == {1: 2, 2: 1}
        assert hub.here("a") == {1: 1}
        assert hub.watched("a")
    assert hub.here("a") == {}
    assert not hub.watched("a")
    assert (hub.listeners, hub.addresses) == ({}, {}), "nothing is left"


def test_one_address_cannot_take_all_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feeds, "MOST_OF_ONE", 3)
    hub = Feed()
    with ExitStack() as pages:
        for _ in range(3):
            pages.enter_context(hub.listening("a", None, "x"))
        with pytest.raises(Denied) as refusal, hub.listening("a", None, "x"):
            pass
        assert refusal.value.status == 429
        pages.enter_context(hub.listening("a", None, "y"))


# Over the network


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("feed"), unlimited=True) as server:
        yield server


@pytest.fixture
def two(server: Server) -> tuple[Guest, Guest, str]:
    """Ann and Ben at a table."""
    return at_table(server, server)


def at_table(one: Server, other: Server) -> tuple[Guest, Guest, str]:
    ann, ben = guest(one, "Ann"), guest(other, "Ben")
    table = ann.opens("me", "open", listed=True, settings={"first": "0"})
    ben.sits(table, 1)
    while (seen := ann.view(table))["ask"] is None:  # her server has not heard of Ben yet
        ann.waits(table, seen["seq"])
    return ann, ben, table


async def heard(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    return message


async def hears(socket: ClientConnection, seq: int) -> dict[str, Any]:
    """Read on until that event; several in a row may come as one message."""
    while (message := await heard(socket))["seq"] < seq:
        pass
    return message


def named(message: dict[str, Any]) -> tuple[str, int, int]:
    return message["table"], message["seq"], message["talk"]


def test_everybody_hears_of_a_move_and_only_that_there_was_one(two: tuple[Guest, Guest, str]) -> None:
    ann, ben, table = two
    seen = ann.view(table)

    async def scene() -> None:
        async with ann.feed(table) as one, ben.feed(table) as other, feed(str(ann.client.base_url), table) as stranger:
            for each in (one, other, stranger):
                assert (await heard(each)).items() >= {"table": table, "seq": seen["seq"], "talk": 0}.items()
            answer = await asyncio.to_thread(ann.acts, table, seen)
            assert answer.status_code == 200
            for each in (one, other, stranger):
                news = await hears(each, answer.json()["seq"])
                assert news == {"table": table, "seq": seen["seq"] + 1, "talk": 0, "here": 2}
            await asyncio.to_thread(ben.does, table, "say", text="hello")
            while (await heard(other))["talk"] != 1:
                pass

    asyncio.run(scene())


def test_presence_is_seen_and_ends_with_the_last_page(two: tuple[Guest, Guest, str]) -> None:
    ann, ben, table = two

    def here() -> list[bool]:
        return [seat["here"] for seat in ann.view(table)["seats"]]

    async def scene() -> None:
        async with ben.feed(table) as socket:
            await heard(socket)
            assert here() == [False, True]
        await asyncio.to_thread(until, lambda: here() == [False, False])

    asyncio.run(scene())


def test_those_who_only_watch_come_and_go_unheard(two: tuple[Guest, Guest, str]) -> None:
    """Otherwise every page would be drawn again for every one of hundreds."""
    ann, ben, table = two
    seq = ann.view(table)["seq"]

    async def scene() -> None:
        async with ann.feed(table) as socket:
            assert await heard(socket) == {"table": table, "seq": seq, "talk": 0, "here": 1}
            watchers = await asyncio.gather(*(feed(str(ann.client.base_url), table) for _ in range(30)))
            for each in watchers:
                assert (await heard(each))["here"] == 1
            await asyncio.gather(*(each.close() for each in watchers))
            async with ben.feed(table):
                assert await heard(socket) == {"table": table, "seq": seq, "talk": 0, "here": 2}
            assert (await heard(socket))["here"] == 1

    asyncio.run(scene())


def test_whatever_a_browser_sends_is_ignored_unless_it_is_too_much(two: tuple[Guest, Guest, str]) -> None:
    ann, _, table = two

    async def scene() -> None:
        async with ann.feed(table) as socket:
            await heard(socket)
            await socket.send("hello?")
            await socket.send(b"\x00\xff")
            answer = await asyncio.to_thread(ann.acts, table)
            await hears(socket, answer.json()["seq"])
            await socket.send("x" * 5000)
            with pytest.raises(ConnectionClosed):
                await hears(socket, 10**6)

    asyncio.run(scene())


def test_a_table_that_is_not_there_has_no_feed(server: Server) -> None:
    async def scene(table: str) -> None:
        with pytest.raises(InvalidStatus):
            await feed(server.address, table)

    for table in ("nowhere", "", "%00"):
        asyncio.run(scene(table))


def test_a_long_poll_answers_at_once_or_when_there_is_news(two: tuple[Guest, Guest, str]) -> None:
    ann, ben, table = two
    seq = ann.view(table)["seq"]
    assert ben.waits(table, seq - 1).json() == {"table": table, "seq": seq, "talk": 0}

    async def scene() -> None:
        waiting = asyncio.create_task(asyncio.to_thread(ben.waits, table, seq))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        await asyncio.to_thread(ann.acts, table)
        assert (await waiting).json()["seq"] == seq + 1

    asyncio.run(scene())


def test_a_hundred_watch_and_go_without_a_word(server: Server, two: tuple[Guest, Guest, str]) -> None:
    """Half of them vanish without closing; the others still hear, and the server says nothing."""
    ann, _, table = two

    async def scene() -> None:
        sockets = await asyncio.gather(*(open_feed(ann, table) for _ in range(100)))
        for socket in sockets[::2]:
            socket.transport.abort()
        answer = await asyncio.to_thread(ann.acts, table)
        for socket in sockets[1::2]:
            await hears(socket, answer.json()["seq"])
        await asyncio.gather(*(socket.close() for socket in sockets[1::2]))

    asyncio.run(scene())
    assert server.log == ""


async def open_feed(ann: Guest, table: str) -> ClientConnection:
    socket: ClientConnection = await ann.feed(table)
    await heard(socket)
    return socket


# Two servers, one database


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    postgres.empty()
    with ExitStack() as stack:
        args = ("--database", postgres.address)
        folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
        one, other = [stack.enter_context(serving(folder, *args, unlimited=True)) for folder in folders]
        yield one, other


def test_a_move_at_one_server_is_heard_and_seen_at_the_other(pair: tuple[Server, Server]) -> None:
    ann, ben, table = at_table(*pair)

    async def scene() -> None:
        async with ben.feed(table) as socket:
            await heard(socket)
            last = 0
            for _ in range(10):
                seen = await asyncio.to_thread(ann.view, table)
                while seen["seq"] < last:  # her server has not heard of Ben's move yet
                    await asyncio.to_thread(ann.waits, table, seen["seq"])
                    seen = await asyncio.to_thread(ann.view, table)
                answer = await asyncio.to_thread((ann if seen["my_turn"] else ben).acts, table)
                assert answer.status_code == 200, answer.text
                last = answer.json()["seq"]
                await hears(socket, last)
                assert (await asyncio.to_thread(ben.view, table))["seq"] == last
            await asyncio.to_thread(ann.does, table, "say", text="hello")
            while (await heard(socket))["talk"] < 1:
                pass
            assert ben.view(table)["talk_lines"][0]["text"] == "hello"

    asyncio.run(scene())


def test_of_two_moves_through_two_servers_one_is_first(pair: tuple[Server, Server]) -> None:
    """The same person at both: one 200, one 409 with the view that it did not know."""
    ann, _, table = at_table(*pair)
    twin = Guest(ann.client, ann.token)
    twin.goes_to(pair[1])

    async def scene() -> None:
        for _ in range(15):
            seen = await asyncio.to_thread(ann.view, table)
            if not seen["my_turn"]:
                break
            moves = [asyncio.to_thread(each.acts, table, seen, "", n) for n, each in enumerate((ann, twin))]
            answers = await asyncio.gather(*moves)
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            [late] = [answer for answer in answers if answer.status_code == 409]
            assert late.json()["error"]["code"] == "stale"
            assert late.json()["view"]["seq"] == seen["seq"] + 1

    asyncio.run(scene())


def test_a_request_sent_to_both_servers_is_carried_out_once(pair: tuple[Server, Server]) -> None:
    ann, _, table = at_table(*pair)
    twin = Guest(ann.client, ann.token)
    twin.goes_to(pair[1])

    async def scene() -> None:
        seen = await asyncio.to_thread(ann.view, table)
        answers = await asyncio.gather(*(asyncio.to_thread(each.acts, table, seen, "key") for each in (ann, twin)))
        assert [answer.status_code for answer in answers] == [200, 200]
        assert {answer.json()["seq"] for answer in answers} == {seen["seq"] + 1}

    asyncio.run(scene())


def test_bots_play_once_whichever_server_they_play_for(pair: tuple[Server, Server]) -> None:
    one, other = pair
    ann = guest(one, "Ann")
    table = ann.opens("me", "bot:random", "bot:greedy", settings={"first": "1"})
    moves = 0
    for number in range(40):
        ann.goes_to(pair[number % 2])  # a server may not have heard yet of what we did at the other
        moves += ann.acts(table, ann.until_asked(table)).status_code == 200
        if moves == 12:
            break
    assert moves == 12
    assert one.log == other.log == ""
