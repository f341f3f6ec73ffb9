"""Reactions decided beforehand: the table passes for a seat at once, and nobody else learns that it was told to."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fence import MayParry, installed
from needs import needs

from parlour.record.transcript import read_transcript, write_transcript
from parlour.web.denied import Denied
from parlour.web.rooms import commands
from parlour.web.rooms.as_data import as_data
from parlour.web.rooms.chain import broken_link
from parlour.web.rooms.house import House
from parlour.web.rooms.room import PLAYING, Room
from parlour.web.rooms.verify import verify
from web.plays import (
    ANN,
    BEN,
    CLEO,
    EVE,
    Home,
    Play,
    a_game,
    an_order,
    as_stored,
    at_home,
    everything,
    in_house,
    opened,
    refused,
    same_as_stored,
)
from web.sights import page, seen

STRIKE, PASS, PARRY, REST = (verb << 12 for verb in range(4))
REACT = '<section id="prompt" class="sheet prompt mine react"'


@pytest.fixture(autouse=True)
def fence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, monkeypatch)


@pytest.fixture
def play() -> Play:
    """Ann, Ben and Cleo; it is Ann's turn."""
    return a_game(3, game="fence", sides=("fox", "hare", "owl"))


def decides(play: Play, who: int, seat: int, value: str = "alwaysPass", reaction: str = "parry") -> Room:
    return play.happens(who, lambda room: commands.policy(room, who, seat, reaction, value))


def acts(play: Play) -> list[tuple[int | None, dict[str, Any]]]:
    return [(event.person, event.body) for event in play.events if event.kind == "act"]


# What happens


def test_a_seat_is_asked_unless_it_has_decided_otherwise(play: Play) -> None:
    play.acts(action=STRIKE | 1)
    assert play.room.asked == 1
    assert refused(lambda: decides(play, BEN, 1, "ask")) == ""
    assert play.room.asked == 1


@pytest.mark.parametrize(("sort", "bot"), [("bot", "random"), ("person", ""), ("person", "random")])
def test_only_among_people_a_seat_is_asked_what_has_one_answer(sort: str, bot: str) -> None:
    """A bot learns nothing from silence; somebody who has gone away may come back."""
    room = a_game(2, game="fence", sides=("fox", "hare")).room
    assert room.match is not None
    room.match.state.guards = [0, 0]
    room.seats = (replace(room.seats[0], sort=sort, bot=bot), room.seats[1])
    room.match.apply(STRIKE | 1)
    assert [deed.kind for deed in commands.onward(room.match.clone(), room)] == (["act"] if sort == "bot" else [])


def test_the_table_passes_at_once_and_writes_it_down_as_the_seats_own_move(play: Play) -> None:
    decides(play, BEN, 1)
    play.acts(action=STRIKE | 1)
    strike, answer = acts(play)
    assert strike == (ANN, {"seat": 0, "action": STRIKE | 1, "text": "strike seat:1"})
    assert answer == (None, {"seat": 1, "action": PASS, "text": "pass", "policy": True})
    assert (play.room.asked, play.events[-1].at) == (1, play.now)
    assert play.room.match
    assert play.room.match.state.hits == [0, 1, 0]


def test_only_that_seat_and_only_that_reaction(play: Play) -> None:
    decides(play, BEN, 1, reaction="cheer")
    decides(play, CLEO, 2)
    play.acts(action=STRIKE | 1)
    assert play.room.asked == 1
    assert play.room.match
    assert isinstance(play.room.match.state.stack[-1], MayParry)


def test_it_can_be_decided_while_it_is_asked_and_taken_back_later(play: Play) -> None:
    play.acts(action=STRIKE | 1)
    decides(play, BEN, 1)
    assert play.kinds[-2:] == ["policy", "act"]
    assert play.room.match
    assert play.room.match.state.turn == 1
    decides(play, BEN, 1, "ask")
    play.acts(action=REST)
    play.acts(action=STRIKE | 1)
    assert play.room.asked == 1
    assert play.kinds[-1] == "act"


def test_all_reactions_can_be_decided_at_once_and_that_is_one_event(play: Play) -> None:
    decides(play, BEN, 1, reaction="*")
    assert [each.value for each in seen(play.room, BEN).policies] == ["alwaysPass"] * 2
    assert play.kinds.count("policy") == 1
    play.acts(action=STRIKE | 1)
    assert play.room.match
    assert play.room.match.state.hits == [0, 1, 0]
    decides(play, BEN, 1, "ask", reaction="*")
    assert play.room.seats[1].policies == frozenset()


def test_the_question_itself_offers_not_to_be_asked_again(play: Play) -> None:
    again = "Do not ask me again"
    assert again not in page(play.room, ANN)
    play.acts(action=STRIKE | 1)
    assert again in page(play.room, BEN)
    assert again not in page(play.room, ANN)


def test_an_answer_that_ends_the_game_ends_it(play: Play) -> None:
    decides(play, BEN, 1)
    for _ in range(5):
        play.acts(action=REST)
    play.acts(action=STRIKE | 1)
    assert play.kinds[-3:] == ["act", "act", "end"]
    assert play.room.result
    assert play.room.result["scores"] == [0, -1, 0]


def test_a_bot_that_plays_for_somebody_answers_for_itself_until_they_are_back(play: Play) -> None:
    decides(play, BEN, 1)
    play.leaves(BEN, 1)
    play.acts(action=STRIKE | 1)
    assert (play.room.asked, play.room.bot_to_move()) == (1, "greedy")
    play.returns(BEN, 1)
    assert play.kinds[-2:] == ["return", "act"]


def test_a_turn_that_waits_for_its_end_is_not_answered_before(play: Play) -> None:
    decides(play, BEN, 1)
    play.acts(action=REST, hold=True)
    assert play.room.holding == 0
    decides(play, CLEO, 2)
    assert play.kinds[-1] == "policy"
    play.confirms(ANN, 0)
    assert play.room.asked == 1


def test_what_others_are_asked_in_a_turn_does_not_end_it(play: Play) -> None:
    """So a strike needs no confirmation, nor does an answer to it; but until then it can be taken back."""
    play.acts(action=STRIKE | 1, hold=True)
    assert (play.room.holding, play.room.asked) == (None, 1)
    play.undoes(ANN, 0)
    play.acts(action=STRIKE | 1)
    play.acts(action=PASS, hold=True)
    assert play.room.holding is None


def test_an_answer_of_the_table_counts_as_one_when_somebody_wants_to_undo(play: Play) -> None:
    decides(play, BEN, 1)
    play.acts(action=STRIKE | 1)
    assert refused(lambda: play.undoes(ANN, 0)) == "undo-other"
    play.undoes(BEN, 1)
    assert play.room.match
    assert isinstance(play.room.match.state.stack[-1], MayParry), "taken back, it is asked"


@pytest.mark.parametrize(
    ("who", "seat", "reaction", "code"),
    [
        (EVE, 1, "parry", "not-your-seat"),
        (ANN, 1, "parry", "not-your-seat"),
        (ANN, 9, "parry", "no-such-seat"),
        (ANN, 0, "duck", "no-such-reaction"),
    ],
)
def test_what_cannot_be_decided(play: Play, who: int, seat: int, reaction: str, code: str) -> None:
    assert refused(lambda: decides(play, who, seat, reaction=reaction)) == code


def test_not_before_the_game_and_not_while_one_is_away(play: Play) -> None:
    early = Play(an_order("me", "open", game="fence"))
    assert refused(lambda: decides(early, ANN, 0)) == "not-playing"
    play.leaves(BEN, 1)
    assert refused(lambda: decides(play, BEN, 1)) == "away"


# What is kept


def test_it_is_an_event_like_the_others_and_the_room_is_the_sum_of_them(play: Play) -> None:
    decides(play, BEN, 1)
    play.acts(action=STRIKE | 1)
    decides(play, BEN, 1, "ask")
    assert [each.body for each in play.events if each.kind == "policy"] == [
        {"seat": 1, "reaction": "parry", "value": "alwaysPass"},
        {"seat": 1, "reaction": "parry", "value": "ask"},
    ]
    assert everything(Room(play.row).after(*as_stored(play.events))) == everything(play.room)
    assert broken_link(play.row.id, play.events) is None


def test_the_transcript_replays(play: Play) -> None:
    decides(play, BEN, 1)
    play.acts(action=STRIKE | 1)
    assert play.room.match
    game = play.room.match.game
    again = read_transcript(lambda _: game, write_transcript(play.room.match))
    assert again.actions == play.room.match.actions
    assert again.state.hits == [0, 1, 0]


def test_it_survives_a_restart_and_the_record_is_whole(sqlite: str) -> None:
    names: list[str] = []

    async def first(house: House) -> None:
        room = await opened(house, "me", "here:Zoe", game="fence")
        room = await house.do(room.id, ANN, lambda room: commands.policy(room, ANN, 1, "parry", "alwaysPass"))
        names.append(room.id)
        await same_as_stored(house, room)

    async def second(house: House) -> None:
        room = await house.do(names[0], ANN, lambda room: commands.act(room, ANN, 0, STRIKE | 1, False, "en"))
        assert room.match
        assert [seat for seat, _ in room.match.actions] == [0, 1]
        await same_as_stored(house, room)

    in_house(sqlite, first)
    in_house(sqlite, second)
    found = asyncio.run(verify(sqlite))
    assert (found.rooms, found.problems) == (1, [])


# Who learns what


def test_only_the_seat_itself_sees_what_it_has_decided(play: Play) -> None:
    others = (ANN, CLEO, EVE, None)
    before = [as_data(seen(play.room, who)) for who in others]
    lobby = play.room.row.head
    decides(play, BEN, 1)
    assert [(each.reaction, each.value) for each in seen(play.room, BEN).policies] == [
        ("parry", "alwaysPass"),
        ("cheer", "ask"),
    ]
    assert [(each.reaction, each.value) for each in seen(play.room, ANN).policies] == [
        ("parry", "ask"),
        ("cheer", "ask"),
    ]
    assert [each.reaction for each in seen(play.room, CLEO).policies] == ["parry"], "an owl cannot cheer"
    assert seen(play.room, EVE).policies == ()
    assert [as_data(seen(play.room, who)) for who in others] == before
    assert (play.room.row.head.updated, play.room.row.head.summary) == (lobby.updated, lobby.summary)


def test_whoever_passes_the_device_on_shows_nothing_to_the_next() -> None:
    here = Play(an_order("me", "here:Zoe", game="fence", handover=True))
    here.happens(ANN, lambda room: commands.policy(room, ANN, 1, "parry", "alwaysPass"))
    assert seen(here.room, ANN).policies == ()
    assert {each.value for each in seen(here.room, ANN, taken=0).policies} == {"ask"}


def test_the_page_has_a_panel_for_those_who_sit_there(play: Play) -> None:
    needs("roam")
    decides(play, BEN, 1)
    mine, other = page(play.room, BEN), page(play.room, EVE)
    assert mine.count(f'action="/t/{play.room.id}/policy"') == 6, "two and all, beside the question and the people"
    assert 'name="reaction" value="parry"' in mine
    assert 'name="value" value="ask"' in mine
    assert "/policy" not in other
    assert "/policy" not in page(a_game(2).room, ANN), "Roam has nothing to react with"


def test_a_question_in_anothers_turn_looks_like_one(play: Play) -> None:
    assert REACT not in page(play.room, ANN)
    play.acts(action=STRIKE | 1)
    asked, striker, watcher = (page(play.room, who) for who in (BEN, ANN, None))
    assert REACT in asked
    assert "You are asked" in asked
    assert "Ann’s turn" in asked
    assert "fence-reaction-parry" in asked
    assert "Ben is choosing…" in striker
    assert "in your turn" in striker
    assert "Ann’s turn" in watcher


# Over HTTP


async def company(home: Home) -> str:
    """Ann and Ben at a table; its id."""
    room = await opened(home.services.house, "me", "open", game="fence")
    await home.browsers[BEN].post(f"/t/{room.id}/sit", data={"seat": "1"})
    assert (await home.services.house.room(room.id)).status == PLAYING
    return room.id


@pytest.mark.anyio
async def test_a_program_decides_and_the_others_notice_nothing(sqlite: str) -> None:
    async with at_home(sqlite) as home:
        name, ann, ben = await company(home), home.browsers[ANN], home.browsers[BEN]
        before = [(await ann.get(f"/api/tables/{name}{more}")).json() for more in ("", "/events")]
        sent = {"seat": 1, "reaction": "parry", "value": "alwaysPass"}
        answer = await ben.post(f"/api/tables/{name}/policy", json=sent)
        assert (answer.status_code, answer.json()["seq"]) == (200, before[0]["seq"])
        assert (await ben.get(f"/api/tables/{name}")).json()["policies"][0]["value"] == "alwaysPass"
        assert [(await ann.get(f"/api/tables/{name}{more}")).json() for more in ("", "/events")] == before
        assert (await ann.get(f"/t/{name}/fragment?after={before[0]['seq']}")).status_code == 204
        move = {"seat": 0, "action": STRIKE | 1, "expected_seq": before[0]["seq"]}
        assert (await ann.post(f"/api/tables/{name}/act", json=move)).status_code == 200
        events = (await ann.get(f"/api/tables/{name}/events?after={before[0]['seq']}")).json()["events"]
        assert [(each["kind"], each["seat"], each["number"]) for each in events] == [("act", 0, 1), ("act", 1, 2)]


@pytest.mark.anyio
async def test_a_form_decides_and_wrong_ones_are_refused_with_a_sentence(sqlite: str) -> None:
    async with at_home(sqlite) as home:
        name, ben = await company(home), home.browsers[BEN]
        sent = {"seat": "1", "reaction": "parry", "value": "alwaysPass", "expected_seq": "1", "key": "k"}
        assert (await ben.post(f"/t/{name}/policy", data=sent)).status_code == 303
        assert (await home.services.house.room(name)).seats[1].policies == {("parry", "alwaysPass")}
        for wrong in ({"value": "never"}, {"reaction": "duck"}, {"reaction": ""}):
            assert (await ben.post(f"/t/{name}/policy", data=sent | wrong)).status_code == 400
        assert (await home.browsers[EVE].post(f"/t/{name}/policy", data=sent)).status_code == 403


def test_a_refusal_names_what_there_is(play: Play) -> None:
    with pytest.raises(Denied) as refusal:
        decides(play, ANN, 0, reaction="duck")
    assert refusal.value.words == {"reactions": "parry, cheer"}
