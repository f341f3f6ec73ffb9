"""Nobody learns from a room what they cannot know.

Two rooms that differ only in what a visitor cannot know are the same to them: the same page, the same JSON, the same
pictures, byte for byte. Roam hides nothing but what chance will bring, so Snap, a toy with hidden hands, plays too.
"""

import asyncio
import copy
import json
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from dropped import drop_in
from needs import needs

from parlour.conformance.fuzz import Dice, choose
from parlour.games import game as find_game
from parlour.kernel.chance import seeded
from parlour.kernel.match import Match
from parlour.kernel.state import NOBODY, Event
from parlour.text import LANGUAGES
from parlour.web.rooms import opening
from parlour.web.rooms.chain import commitment
from parlour.web.rooms.make_sight import Private, Viewer, sight
from parlour.web.rooms.moments import seat_asked_for
from parlour.web.rooms.room import PLAYING, Room
from parlour.web.routes import tables
from parlour.web.store.rooms import insert_room
from web.plays import ANN, BEN, CLEO, EVE, Home, Play, an_order, at_home, may_hold, refused

needs("roam")

PLACES = (
    "", "/fragment?board=wide", "/fragment?board=phone", "/fragment?board=none", "/screen", "/position", "/qr.svg",
    "/board.svg?layout=wide", "/board.svg?layout=phone-board", "/board.svg?layout=phone-mine",
    "/board.svg?layout=phone-rest", "/replay?board=wide", "/replay?fragment=1&board=phone",
)  # fmt: skip
DRAW = """
import json
LAYOUTS = ("wide", "phone-board", "phone-mine", "phone-rest")
def draw(view, **more):
    return f"<svg>{json.dumps(view)}{more['targets']}</svg>"
"""
HAND = re.compile(r"(?:\"|&quot;)hand(?:\"|&quot;): \[\d")  # of cards, not an empty one
LAW = "".join(f'["1.{n}"]\ndigest = "Paragraph {n}."\n' for n in range(1, 7))


@pytest.fixture
def snap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Snap as a title of its own."""
    game = "from toy import SnapGame\n\nGAME = SnapGame()\n"
    drop_in("snap", {"game.py": game, "draw.py": DRAW, "law.toml": LAW}, tmp_path, monkeypatch)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes, forms have one key, and what one may imagine is dealt by the same lot in both worlds."""
    monkeypatch.setattr(time, "time", lambda: 2000.0)
    monkeypatch.setattr(tables, "fresh_key", lambda: "key")
    monkeypatch.setattr(opening, "seeded", lambda _: 1234567)


# Another world


def twin(room: Room, seat: int, dice: Dice) -> Room:
    """The same room in a world that the seat (or a spectator) cannot tell from this one."""
    assert room.match is not None
    other, match = copy.copy(room), room.match
    other.row = replace(room.row, secret=bytes([dice.below(256)]) * 32)
    world = match.state.redact(seat)
    world.determinise(seeded(f"another world {dice.below(2**31)}"))
    world.offer = list(world.stack[-1].options(world)) if world.stack else []
    other.match = Match(match.game, world, {"secret": other.row.secret.hex()})
    other.match.actions = match.actions  # in both games every action can be seen
    other.match.past = match.past
    other.match.events = [[veiled(event, seat) for event in events] for events in match.events]
    return other


def veiled(event: Event, seat: int) -> Event:
    """What the seat has not heard could have been anything."""
    if event.visible(seat):
        return event
    return Event(event.key, dict.fromkeys(event.args, 0), event.seen_by)


# All that somebody gets to see


async def shown(home: Home, room: Room, who: int | None, language: str = "en") -> dict[str, str]:
    """Everything that leaves the server for this visitor, by address."""
    home.services.house.rooms[room.id] = room
    paths = [f"/t/{room.id}{place}" for place in PLACES] + [f"/api/tables/{room.id}{more}" for more in ("", "/events")]
    seen = {}
    for path in paths:
        answer = await home.browsers[who].get(path, headers={"Accept-Language": language})
        assert answer.status_code in (200, 403), f"{path}: {answer.status_code}"
        seen[path] = answer.text.replace(commitment(room.row.secret), "")  # which tells nothing of the secret
    return seen


async def differences(home: Home, room: Room, who: int | None, dice: Dice) -> list[str]:
    """By what the visitor could tell two worlds apart, or learn the secret."""
    seats, language = room.seats_of(who), dice.pick(LANGUAGES)
    ours = await shown(home, room, who, language)
    theirs = await shown(home, twin(room, seats[0] if seats else NOBODY, dice), who, language)
    assert room.match is not None
    secrets = [room.row.secret.hex(), str(int(room.match.state.chance))]
    told = [path for path, text in ours.items() if any(secret in text for secret in secrets)]
    return [path for path in ours if ours[path] != theirs[path]] + [f"a secret in {path}" for path in told]


def played(wish: opening.Opening, dice: Dice, secret: int) -> Play:
    """A whole random game of three people, with turns on hold."""
    play = Play(wish, secret=bytes([secret]) * 32)
    play.sits(BEN, 1)
    play.sits(CLEO, 2)
    while play.room.status == PLAYING:
        assert play.room.match is not None
        play.acts(action=choose(play.room.match.state.offer, dice), hold=bool(dice.below(2)))
        if play.room.holding is not None:
            play.confirms(play.room.holding + 1, play.room.holding)
    return play


def moments(play: Play, every: int) -> Iterator[Room]:
    """The room as it was now and then, while the game ran."""
    room = Room(play.row)
    for event in play.events:
        room = room.after(event)
        if room.status == PLAYING and event.seq % every == 0:
            yield room


async def compare(database: str, plays: list[Play], dice: Dice, every: int) -> int:
    count = 0
    async with at_home(database) as home:
        for play in plays:
            await home.services.store.write(partial(insert_room, row=play.room.row, events=play.events))
            for room in moments(play, every):
                for who in {None, EVE, ANN + dice.below(3)}:
                    assert await differences(home, room, who, dice) == []
                    count += 1
    return count


@pytest.mark.usefixtures("still")
def test_roam_with_hidden_characters_tells_nothing_of_what_is_to_come(sqlite: str) -> None:
    dice = Dice("hidden")
    settings = {"version": "full", "hidden_characters": "true", "outpost": "true", "towers": "true"}
    play = played(an_order("me", "open", "open", settings=settings), dice, 7)
    assert asyncio.run(compare(sqlite, [play], dice, 100)) >= 6


@pytest.mark.usefixtures("snap", "still")
def test_a_game_with_hidden_hands_tells_nobody_of_anothers(sqlite: str) -> None:
    dice = Dice("snap")
    plays = [played(an_order("me", "open", "open", game="snap"), dice, secret) for secret in range(4)]
    assert asyncio.run(compare(sqlite, plays, dice, 3)) > 30


@pytest.mark.usefixtures("snap", "still")
def test_the_worlds_above_do_differ_for_those_who_may_know(sqlite: str) -> None:
    """A test of the test: if eyes were mixed up, it would be seen."""
    play = played(an_order("me", "open", "open", game="snap"), Dice("eyes"), 3)
    room = Room(play.row).after(*play.events[:5])
    other = twin(room, 0, Dice("other"))

    async def scene() -> None:
        async with at_home(sqlite) as home:
            await home.services.store.write(lambda conn: insert_room(conn, play.room.row, play.events))
            assert await shown(home, room, ANN) == await shown(home, other, ANN)
            for who in (BEN, CLEO):
                ours, theirs = await shown(home, room, who), await shown(home, other, who)
                assert sum(ours[path] != theirs[path] for path in ours) > 5

    asyncio.run(scene())


@pytest.mark.usefixtures("snap")
def test_only_who_is_asked_sees_the_question_and_its_options() -> None:
    play = Play(an_order("me", "open", game="snap"))
    play.sits(BEN, 1)
    asked = play.room.asked + 1
    for who in (None, EVE, 3 - asked, asked):
        ask = sight(play.room, Viewer(who, "en"), Private()).ask
        assert ask is not None
        assert bool(ask.options) == bool(ask.prompt) == (who == asked)


@pytest.mark.usefixtures("snap")
def test_one_device_shows_nothing_before_it_is_handed_over(sqlite: str) -> None:
    play = Play(an_order("me", "here:Zoe", game="snap", handover=True))
    dice = Dice("device")

    async def scene() -> None:
        async with at_home(sqlite) as home:
            await home.services.store.write(lambda conn: insert_room(conn, play.room.row, play.events))
            for _ in range(3):
                seat = play.room.asked
                hidden = sight(play.room, Viewer(ANN, "en", 1 - seat), Private())
                assert (hidden.handover, hidden.seat, hidden.log, hidden.my_turn) == (seat, None, (), False)
                home.browsers[ANN].cookies.set(f"at-{play.room.id}", str(1 - seat))
                seen = await shown(home, play.room, ANN)
                assert [path for path, text in seen.items() if HAND.search(text)] == []
                taken = sight(play.room, Viewer(ANN, "en", seat), Private())
                assert (taken.handover, taken.seat, taken.my_turn) == (None, seat, True)
                play.plays(dice, 1)

    asyncio.run(scene())


def test_the_invitation_is_only_for_those_who_may_invite() -> None:
    play = Play(an_order("me", "open", "open", listed=False))
    play.sits(BEN, 1)
    for who, told in ((ANN, True), (BEN, True), (EVE, False), (None, False)):
        seen = sight(play.room, Viewer(who, "en"), Private())
        assert bool(seen.invite) == bool(seen.code) == told
    play.sits(CLEO, 2)
    seen = sight(play.room, Viewer(ANN, "en"), Private())
    assert (seen.invite, seen.code) == ("", ""), "a seat that is taken needs no invitation"


def test_before_the_end_nobody_looks_through_other_eyes_afterwards_everybody_does() -> None:
    play = Play(an_order("me", "open"))
    play.sits(BEN, 1)
    assert refused(lambda: seat_asked_for(play.room, Viewer(ANN, "en"), 1)) == "not-your-eyes"
    assert refused(lambda: seat_asked_for(play.room, Viewer(EVE, "en"), 0)) == "not-your-eyes"
    assert seat_asked_for(play.room, Viewer(ANN, "en"), 0) == 0
    assert seat_asked_for(play.room, Viewer(ANN, "en"), NOBODY) == 0
    assert seat_asked_for(play.room, Viewer(EVE, "en"), NOBODY) is None
    play.plays(Dice("eyes"))
    assert [seat_asked_for(play.room, Viewer(EVE, "en"), seat) for seat in (NOBODY, 0, 1)] == [None, 0, 1]


def test_a_turn_on_hold_shows_others_no_question() -> None:
    play = Play(an_order("me", "open"))
    play.sits(BEN, 1)
    play.plays_until(lambda room: may_hold(room) is not None, Dice("hold"))
    seat = play.room.asked
    play.acts(action=may_hold(play.room) or 0, hold=True)
    for who in (None, EVE, 1, 2):
        seen = sight(play.room, Viewer(who, "en"), Private())
        assert seen.ask is None
        assert seen.may_undo == (who == seat + 1)


# What an analysis starts from


@pytest.mark.usefixtures("snap")
def test_a_table_for_analysis_starts_where_the_visitor_stands_with_the_rest_dealt_anew() -> None:
    play = Play(an_order("me", "open", game="snap"))
    play.sits(BEN, 1)
    assert play.room.match is not None
    state, hands = play.room.match.state, set()
    for _ in range(30):
        fields = opening.imagined(play.room, state, 0)["fields"]
        assert fields["hands"][0] == play.room.match.game.fields(state)["hands"][0], "one's own hand stays"
        assert fields["chance"] not in (0, int(state.chance))
        hands.add(str(fields["hands"][1]))
    assert len(hands) > 5, "the other's is dealt anew each time"


def test_the_table_for_analysis_has_one_person_at_all_seats_and_no_promise() -> None:
    play = Play(an_order("me", "open", settings={"version": "full"}))
    play.sits(BEN, 1)
    play.plays(Dice("analysis"), 30)
    assert play.room.match is not None
    position = opening.imagined(play.room, play.room.match.state, 0)
    wish = opening.analysis(find_game("roam"), json.loads(json.dumps(position)), play.room.id)
    made = Play(wish, owner=EVE)
    assert made.room.status == PLAYING
    assert [seat.person for seat in made.room.seats] == [EVE, EVE]
    assert made.room.match is not None
    assert made.room.match.game.view(made.room.match.state, 0) == play.room.match.game.view(play.room.match.state, 0)
    seen = sight(made.room, Viewer(EVE, "en"), Private())
    assert (seen.analysis, seen.commitment, seen.origin) == (True, "", play.room.id)
    made.plays(Dice("on"))
    assert made.room.secret == ""


@pytest.mark.parametrize(("change", "code"), [
    ({"game": "chess"}, "bad-position"), ({"rules": 99}, "bad-position"), ({"fields": {}}, "bad-position"),
    ({"options": {"pack": "/etc/passwd"}}, "own-cards"),
])  # fmt: skip
def test_a_position_that_makes_no_sense_is_refused(change: dict[str, Any], code: str) -> None:
    play = Play(an_order("me", "here:Zoe"))
    assert play.room.match is not None
    position = opening.imagined(play.room, play.room.match.state, 0) | change
    assert refused(lambda: opening.analysis(find_game("roam"), position)) == code
