"""A room is the sum of its events, whatever people try; and whoever changes one of them is found out."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from fence import installed
from needs import needs

from parlour.conformance.fuzz import Dice, choose
from parlour.kernel.state import NOBODY
from parlour.web.denied import Denied
from parlour.web.rooms import commands
from parlour.web.rooms.chain import broken_link
from parlour.web.rooms.opening import Opening
from parlour.web.rooms.room import PLAYING, Deed, Room
from web.plays import NAMES, Play, an_order, as_stored, everything

needs("roam")

TABLES = {
    "two people": an_order("me", "open"),
    "three people, full": an_order("open", "open", "open", settings={"version": "full", "towers": "true"}),
    "a bot among four": an_order("me", "open", "bot:greedy", "open", pace="3", settings={"hidden_characters": "true"}),
    "two of them at one device": an_order("me", "here:Zoe", "open", settings={"outpost": "true"}),
}
PEOPLE = range(1, len(NAMES) + 1)
EVENTS = {name.removeprefix("take_") for name in dir(Room) if name.startswith("take_")}


def something(play: Play, dice: Dice) -> tuple[int | None, Callable[[Room], list[Deed]]]:
    """What anybody may come up with: mostly sensible, often not."""
    room = play.room
    seat = dice.pick([room.asked, dice.below(room.row.seats + 1)])
    owner = room.seats[seat].person if 0 <= seat < room.row.seats else None
    who = owner if owner and dice.below(4) else dice.pick(PEOPLE)
    other = dice.pick([each.person for each in room.seats if each.person] or [who])
    hold, here, yes = bool(dice.below(2)), bool(dice.below(3)), bool(dice.below(2))
    action = dice.below(20) << 12 | dice.below(30)
    if room.match and room.match.state.offer and dice.below(8):
        action = choose(room.match.state.offer, dice)
    by: int | None = None if 0 <= seat < room.row.seats and room.seats[seat].bot and yes else who
    sensible: dict[str, tuple[int | None, Callable[[Room], list[Deed]]]] = {
        "act": (by, lambda room: commands.act(room, by, seat, action, hold, "en")),
        "undo": (who, lambda room: commands.undo(room, who, seat, "en")),
        "confirm": (who, lambda room: commands.confirm(room, who, seat)),
        "sit": (who, lambda room: commands.sit(room, who, seat, NAMES[who - 1], yes)),
        "fill": (who, lambda room: commands.fill(room, who, seat, "greedy" if yes else "")),
        "leave": (who, lambda room: commands.leave(room, who, seat)),
        "return": (who, lambda room: commands.come_back(room, who, seat)),
        "vote": (other, lambda room: commands.vote(room, other, seat, here, play.now)),
        "time out": (None, lambda room: commands.time_out(room, play.now)),
        "resign": (who, lambda room: commands.resign(room, who, seat)),
        "close": (who, lambda room: commands.close(room, who)),
        "policy": (who, lambda room: commands.policy(room, who, seat, "parry", "alwaysPass" if yes else "ask")),
    }
    often = ["act"] * 20 + ["undo", "confirm", "confirm", "sit", "sit", "leave", "return", "vote", "fill", "time out"]
    often += ["policy"]
    rare = dice.below(120) == 0
    return sensible[dice.pick(["resign", "resign", "close"] if rare else often)]


def walk(table: Opening, seed: int, steps: int) -> tuple[Play, set[str]]:
    """People come and try things; after each, the room is what its events make of it. Also the refusals they met."""
    play, dice, no = Play(table), Dice(f"{table.game.id} {table.seats} {seed}"), set()
    for step in range(steps):
        play.now += dice.pick([0, 1, 1, 50, 100_000])
        before, told = play.room, everything(play.room) if step % 5 == 0 else None
        try:
            play.happens(*something(play, dice))
        except Denied as refusal:
            no.add(refusal.code)
            assert play.room is before
        else:
            if play.kinds[-1] != "act" or step % 10 == 0:
                assert everything(play.folded()) == everything(play.room)
        assert play.room.status != PLAYING or play.room.asked != NOBODY, "everybody waits for nobody"
        assert told is None or everything(before) == told, "a room never changes; there is a new one"
    return play, no


def test_a_room_is_the_sum_of_its_events(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, monkeypatch)
    happened: set[str] = set()
    refusals: set[str] = set()
    for table in [*TABLES.values(), an_order("me", "open", "here:Zoe", game="fence")]:
        for seed in range(4):
            play, no = walk(table, seed, 500)
            happened |= set(play.kinds)
            refusals |= no
            stored = as_stored(play.events)
            assert everything(Room(play.row).after(*stored)) == everything(play.room)
            assert broken_link(play.room.id, stored) is None
    assert happened == EVENTS - {"rematch"}, "people did try everything"
    assert {"not-your-turn", "not-your-seat", "holding", "not-gathering", "resigned", "still-here"} <= refusals


def test_folding_bit_by_bit_is_folding_at_once() -> None:
    play = Play(TABLES["two people"])
    play.sits(2, 1)
    play.plays(Dice("bits"), 40)
    room = Room(play.row)
    for event in play.events:
        room = room.after(event)
    assert everything(room) == everything(play.folded())


# The chain


@pytest.fixture(scope="module")
def chained() -> Play:
    play = Play(TABLES["two people"])
    play.sits(2, 1)
    play.plays(Dice("chain"))
    assert play.room.status != PLAYING
    return play


def test_the_chain_of_an_untouched_room_is_whole(chained: Play) -> None:
    assert broken_link(chained.room.id, chained.events) is None


def test_the_chain_tells_which_event_was_changed(chained: Play) -> None:
    for number, event in enumerate(chained.events):
        changed = [
            replace(event, at=event.at + 0.001),
            replace(event, kind="confirm"),
            replace(event, person=99),
            replace(event, body=event.body | {"seat": 7}),
            replace(event, hash="0" * 64),
            replace(event, seq=event.seq + 1),
        ]
        for each in changed:
            events = [*chained.events[:number], each, *chained.events[number + 1 :]]
            assert broken_link(chained.room.id, events) == number + 1


def test_the_chain_tells_where_an_event_is_missing(chained: Play) -> None:
    for number in range(len(chained.events) - 1):
        events = chained.events[:number] + chained.events[number + 1 :]
        assert broken_link(chained.room.id, events) == number + 1
        renumbered = [replace(event, seq=place) for place, event in enumerate(events, 1)]
        assert broken_link(chained.room.id, renumbered) == number + 1


def test_the_chain_tells_where_events_changed_places(chained: Play) -> None:
    for number in range(len(chained.events) - 1):
        events = list(chained.events)
        events[number], events[number + 1] = events[number + 1], events[number]
        assert broken_link(chained.room.id, events) == number + 1
        swapped = [replace(event, seq=place) for place, event in enumerate(events, 1)]
        assert broken_link(chained.room.id, swapped) == number + 1


def test_an_event_of_another_table_does_not_fit(chained: Play) -> None:
    assert broken_link("another", chained.events) == 1
