"""What once went wrong and must not again: each of these let somebody in, or kept everybody out."""

import asyncio
import unicodedata
from typing import Any

import pytest
from needs import needs
from sqlalchemy import Connection, text, update

from parlour.kernel.errors import BadFile
from parlour.record.files import read_json
from parlour.web import forms, naming
from parlour.web.denied import Denied
from parlour.web.naming import LONGEST_NAME, clean_name
from parlour.web.rooms import commands, opening
from parlour.web.rooms.house import House
from parlour.web.store import people as people_store
from parlour.web.store.schema import events as event_table
from web.plays import ANN, BEN, CLEO, Play, act, an_order, at_home, in_house, opened, refused

needs("roam")

ROAM = opening.known_game("roam")


# Orders


@pytest.mark.parametrize("count", ["0003", "03", " 3", "3 ", "+3", "３", "3.0", "1e0", "", "-2", "5", "9" * 5000])
def test_a_number_of_seats_is_written_in_one_way(count: str) -> None:
    assert refused(lambda: opening.read_wish(ROAM, {"seats": count})) == "seat-count"


def test_a_table_of_bots_alone_is_refused() -> None:
    bots = {"seats": "2", "seat0": "bot:greedy", "seat1": "bot:random"}
    assert refused(lambda: opening.read_wish(ROAM, bots)) == "only-bots"
    assert refused(lambda: opening.read_wish(ROAM, bots | {"seat1": "open"})) == ""


# Seats


def test_a_stranger_takes_one_seat_of_a_listed_table() -> None:
    play = Play(an_order("me", "open", "open"))
    play.sits(BEN, 1, invited=False)
    assert refused(lambda: play.sits(BEN, 2, invited=False)) == "one-seat"
    assert refused(lambda: play.sits(CLEO, 2, invited=False)) == ""


def test_whoever_has_the_invitation_may_bring_a_friend_to_the_device() -> None:
    play = Play(an_order("me", "open", "open"))
    play.sits(BEN, 1)
    assert refused(lambda: play.sits(BEN, 2)) == ""
    own = Play(an_order("me", "open", "open"))
    assert refused(lambda: own.sits(ANN, 1, invited=False)) == ""


def test_an_away_seat_neither_acts_nor_takes_back() -> None:
    play = Play(an_order("me", "here:Zoe", "open"))
    play.sits(BEN, 2)
    who, seat = play.room.seats[play.room.asked].person or 0, play.room.asked
    play.acts()
    play.leaves(who, seat)
    assert refused(lambda: play.acts(who, seat)) == "away"
    assert refused(lambda: play.undoes(who, seat)) == "away"
    play.returns(who, seat)
    assert refused(lambda: play.undoes(who, seat)) == ""


# What people send


@pytest.mark.parametrize("body", ['{"a": 1, "a": 2}', '{"x": {"a": 1, "a": 1}}', '[{"b": 0, "\\u0062": 1}]'])
def test_no_field_of_json_stands_twice(body: str) -> None:
    with pytest.raises(BadFile, match="stands twice"):
        read_json(body, "body")


def test_a_long_name_is_refused_before_it_is_composed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Composing takes time that grows with the square of the accents."""
    monkeypatch.setattr(naming, "unicodedata", None)
    with pytest.raises(Denied) as refusal:
        clean_name("a" + "\u0301" * 100_000)
    assert refusal.value.code == "name-long"


def test_a_name_is_measured_as_it_is_shown() -> None:
    name = "é" * LONGEST_NAME
    assert clean_name(unicodedata.normalize("NFD", name)) == name


@pytest.mark.anyio
async def test_a_body_that_does_not_arrive_is_not_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "SLOWEST", 0.05)

    async def slow() -> Any:
        yield b'{"na'
        await asyncio.sleep(20)

    async with at_home(sqlite) as home:
        headers = {"Content-Type": "application/json"}
        for path in ("/new/roam", "/api/tables"):
            answer = await asyncio.wait_for(home.browsers[ANN].post(path, content=slow(), headers=headers), 10)
            assert answer.status_code == 408


# Tokens


@pytest.mark.anyio
async def test_a_token_plays_but_changes_no_account(sqlite: str) -> None:
    async with at_home(sqlite) as home:
        made = await home.browsers[None].post("/api/guests", json={"name": "Bot"})
        program = {"Authorization": f"Bearer {made.json()['token']}", "Accept": "application/json"}
        client = home.browsers[None]
        assert (await client.get("/api/me", headers=program)).json()["name"] == "Bot"
        wishes = {
            "/account/token": {"label": "more"},
            "/account/register": {"login": "robot", "password": "long enough"},
            "/account/password": {"old": "x", "new": "long enough"},
            "/account/login": {"login": "robot", "password": "long enough"},
            "/account/settings": {"name": "Other"},
            "/name": {"name": "Other"},
            "/language": {"language": "uk"},
            "/theme": {"theme": "dark"},
            "/account/token/revoke": {"hash": "0" * 64},
        }
        for path, fields in wishes.items():
            answer = await client.post(path, data=fields, headers=program)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "session-only"), path
        assert (await client.get("/api/me", headers=program)).json()["name"] == "Bot"


# The house


@pytest.mark.anyio
async def test_a_damaged_table_is_gone_and_the_others_are_fine(sqlite: str) -> None:
    async with at_home(sqlite) as home:
        house, ann = home.services.house, home.browsers[ANN]
        bad, good = [await opened(house, "me", "here:Zoe") for _ in range(2)]
        bad = await act(house, bad)

        def spoil(conn: Connection) -> None:
            where = (event_table.c.room == bad.id) & (event_table.c.kind == "act")
            conn.execute(update(event_table).where(where).values(body={"seat": 0, "action": 999_999}))

        await house.store.write(spoil)
        house.forget(bad.id)
        for path in (f"/t/{bad.id}", f"/t/{bad.id}/fragment", f"/api/tables/{bad.id}"):
            assert (await ann.get(path)).status_code == 410
        assert (await ann.get(f"/t/{good.id}")).status_code == 200
        assert (await ann.get("/")).status_code == 200


def test_a_damaged_table_keeps_no_house_from_opening(sqlite: str) -> None:
    names: list[str] = []

    async def first(house: House) -> None:
        room = await opened(house, "me", "bot:random")
        names.append(room.id)
        await house.store.write(lambda conn: conn.execute(text("UPDATE events SET body = '{}' WHERE kind = 'bot'")))

    async def second(house: House) -> None:
        with pytest.raises(Denied) as refusal:
            await house.room(names[0])
        assert (refusal.value.status, refusal.value.code) == (410, "damaged")
        assert (await opened(house, "me", "open")).status == "gathering"

    in_house(sqlite, first)
    in_house(sqlite, second)


def test_whoever_logs_in_while_a_move_is_written_sits_there_as_the_account(sqlite: str) -> None:
    """The room that was read before must not come back afterwards with the guest in it."""

    async def scene(house: House) -> None:
        room = await opened(house, "me", "open")
        room = await house.do(room.id, BEN, lambda room: commands.sit(room, BEN, 1, "Ben", True))
        write, told = house.store.write, asyncio.Event()

        async def slowly(job: Any) -> Any:
            result = await write(job)
            if not told.is_set():
                told.set()
                await write(lambda conn: people_store.move_person(conn, BEN, CLEO))
                house.moved(BEN, CLEO)
            return result

        house.store.write = slowly  # type: ignore[method-assign]
        room = await act(house, room)
        assert room.seats_of(CLEO) == (1,)
        assert (await house.room(room.id)).seats_of(BEN) == ()

    in_house(sqlite, scene)
