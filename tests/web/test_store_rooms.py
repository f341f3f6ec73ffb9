"""What the store knows about rooms, the same in both databases."""

import pytest
from sqlalchemy.exc import IntegrityError

from parlour.web.store import Conflict, RoomRow, Store, TalkRow
from parlour.web.store.rooms import (
    add_events,
    append,
    changed_since,
    events_after,
    find_room,
    finished_rooms,
    insert_room,
    last_talk,
    late_rooms,
    mark_seen,
    note_of,
    open_rooms,
    room_by_code,
    rooms_of,
    running_rooms,
    say,
    seen_by,
    seen_of,
    seq_of_key,
    talk_after,
    write_note,
)
from web.stores import a_head, a_room, an_event, ask, do, people


def test_a_room_comes_back_as_it_was_stored(store: Store) -> None:
    [ann] = people(store, "Ann")
    head = a_head(2, turn=[ann], people=[ann], summary={"names": ["Ann", "Їжак"]}, deadline=1234567890.12345)
    room = a_room("r", ann, head, start={"position": {"big": 2**200, "none": None}}, secret=b"\0\xff" * 16)
    events = [an_event(1, person=ann, body={"text": "тук \0 тук"}), an_event(2)]
    do(store, insert_room, room, events)
    assert ask(store, find_room, "r") == room
    assert ask(store, room_by_code, "CODE-r") == room
    assert ask(store, events_after, "r") == events


def test_a_room_that_is_not_there(store: Store) -> None:
    people(store, "Ann")
    assert ask(store, find_room, "r") is None
    assert ask(store, room_by_code, "CODE-r") is None
    assert ask(store, events_after, "r") == []
    assert ask(store, last_talk, "r") == 0


def test_an_id_or_a_code_is_given_once(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, insert_room, a_room("r", ann), [])
    with pytest.raises(Conflict):
        do(store, insert_room, a_room("r", ann, code="other"), [])
    with pytest.raises(Conflict):
        do(store, insert_room, a_room("s", ann, code="CODE-r"), [])
    assert ask(store, find_room, "s") is None


def test_rooms_without_a_code_do_not_get_in_each_others_way(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, insert_room, a_room("r", ann, code=""), [])
    do(store, insert_room, a_room("s", ann, code=""), [])
    assert ask(store, room_by_code, "") is None


def test_events_are_added_with_their_head(store: Store) -> None:
    [ann, bo] = people(store, "Ann", "Bo")
    do(store, insert_room, a_room("r", ann, a_head(1)), [an_event(1)])
    head = a_head(3, status="finished", updated=9.0, turn=[bo], people=[ann, bo], summary={"scores": [1, 2]})
    do(store, append, "r", [an_event(2), an_event(3)], head)
    room = ask(store, find_room, "r")
    assert room
    assert room.head == head
    assert ask(store, events_after, "r", 1) == [an_event(2), an_event(3)]


def test_without_events_only_the_head_changes(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, insert_room, a_room("r", ann, a_head(1)), [an_event(1)])
    do(store, append, "r", [], a_head(1, deadline=5.0))
    room = ask(store, find_room, "r")
    assert room
    assert room.head.deadline == 5.0
    with pytest.raises(Conflict):
        do(store, append, "r", [], a_head(2))


@pytest.mark.parametrize("seqs", [[2], [1], [1, 2, 3], [2, 3], [4]], ids=str)
def test_only_the_next_events_are_taken(store: Store, seqs: list[int]) -> None:
    [ann] = people(store, "Ann")
    do(store, insert_room, a_room("r", ann, a_head(2)), [an_event(1), an_event(2)])
    with pytest.raises(Conflict):
        do(store, append, "r", [an_event(seq, kind="late") for seq in seqs], a_head(seqs[-1], status="closed"))
    room = ask(store, find_room, "r")
    assert room
    assert room.head == a_head(2)
    assert ask(store, events_after, "r") == [an_event(1), an_event(2)]


def test_events_that_do_not_belong_together_are_a_mistake(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, insert_room, a_room("r", ann), [])
    with pytest.raises(AssertionError):
        do(store, append, "r", [an_event(1), an_event(3)], a_head(2))


def test_the_same_request_counts_once(store: Store) -> None:
    [ann, bo] = people(store, "Ann", "Bo")
    do(store, insert_room, a_room("r", ann), [])
    do(store, append, "r", [an_event(1), an_event(2)], a_head(2), (ann, "key"))
    assert ask(store, seq_of_key, "r", ann, "key") == 2
    assert ask(store, seq_of_key, "r", bo, "key") is None
    with pytest.raises(Conflict):
        do(store, append, "r", [an_event(3)], a_head(3), (ann, "key"))
    do(store, append, "r", [an_event(3)], a_head(3), (bo, "key"))
    assert ask(store, events_after, "r", 2) == [an_event(3)]


def ids(rooms: list[RoomRow]) -> list[str]:
    return [room.id for room in rooms]


def test_open_rooms_are_listed_gathering_and_the_newest_first(store: Store) -> None:
    [ann] = people(store, "Ann")
    for number, (status, listed) in enumerate([("gathering", True), ("gathering", False), ("playing", True)] * 2):
        room = a_room(f"r{number}", ann, a_head(status=status), listed=listed, created=float(number))
        do(store, insert_room, room, [])
    assert ids(ask(store, open_rooms)) == ["r3", "r0"]
    assert ids(ask(store, open_rooms, 1)) == ["r3"]


def test_finished_rooms_are_listed_and_the_newest_first(store: Store) -> None:
    [ann] = people(store, "Ann")
    for number, (status, listed) in enumerate([("finished", True), ("finished", False), ("closed", True)] * 2):
        room = a_room(f"r{number}", ann, a_head(status=status, updated=-float(number)), listed=listed)
        do(store, insert_room, room, [])
    assert ids(ask(store, finished_rooms)) == ["r0", "r3"]
    assert ids(ask(store, finished_rooms, 1)) == ["r0"]


def test_a_persons_rooms_begin_with_those_that_wait_for_them(store: Store) -> None:
    [ann, bo] = people(store, "Ann", "Bo")
    do(store, insert_room, a_room("old", bo, a_head(people=[ann, bo], turn=[ann], updated=1.0)), [])
    do(store, insert_room, a_room("other", bo, a_head(people=[bo], turn=[bo], updated=5.0)), [])
    do(store, insert_room, a_room("owned", ann, a_head(people=[bo], turn=[bo], updated=2.0)), [])
    do(store, insert_room, a_room("new", bo, a_head(people=[ann], updated=3.0)), [])
    do(store, insert_room, a_room("over", bo, a_head(people=[ann], status="finished")), [])
    assert ids(ask(store, rooms_of, ann, ["gathering", "playing"])) == ["old", "new", "owned"]
    assert ids(ask(store, rooms_of, ann, ["playing"], 2)) == ["old", "new"]
    assert ids(ask(store, rooms_of, ann, ["finished"])) == ["over"]
    assert ask(store, rooms_of, ann, []) == []


def test_a_persons_rooms_follow_the_head(store: Store) -> None:
    [ann, bo] = people(store, "Ann", "Bo")
    do(store, insert_room, a_room("r", bo, a_head(people=[ann, bo], turn=[ann])), [])
    do(store, insert_room, a_room("s", bo, a_head(people=[ann, bo], updated=2.0)), [])
    assert ids(ask(store, rooms_of, ann, ["playing"])) == ["r", "s"]
    do(store, append, "r", [an_event(1)], a_head(1, people=[ann, bo], turn=[bo]))
    assert ids(ask(store, rooms_of, ann, ["playing"])) == ["s", "r"]
    do(store, append, "s", [an_event(1)], a_head(1, people=[bo]))
    assert ids(ask(store, rooms_of, ann, ["playing"])) == ["r"]
    with pytest.raises(Conflict):
        do(store, append, "r", [an_event(1)], a_head(1, people=[]))
    assert ids(ask(store, rooms_of, ann, ["playing"])) == ["r"]


def test_rooms_that_must_go_on_after_a_restart(store: Store) -> None:
    [ann] = people(store, "Ann")
    several = [("playing", 5.0), ("playing", None), ("gathering", 5.0), ("playing", 4.0), ("finished", 1.0)]
    for status, deadline in several:
        do(store, insert_room, a_room(f"{status}-{deadline}", ann, a_head(status=status, deadline=deadline)), [])
    assert ids(ask(store, running_rooms)) == ["playing-4.0", "playing-5.0", "playing-None"]
    assert ask(store, late_rooms, 4.5) == ["playing-4.0"]
    assert ask(store, late_rooms, 9.0) == ["playing-4.0", "playing-5.0"]


def test_chat_has_its_own_numbers(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, insert_room, a_room("r", ann), [])
    do(store, insert_room, a_room("s", ann), [])
    lines = [TalkRow(number, 1.5, ann, "Ann", "players", f"line {number} 👋") for number in (1, 2, 3)]
    for line in lines:
        assert do(store, say, "r", line.at, ann, "Ann", line.channel, line.text) == line.number
    assert do(store, say, "s", 1.0, ann, "Ann", "players", "elsewhere") == 1
    assert ask(store, talk_after, "r") == lines
    assert ask(store, talk_after, "r", 1) == lines[1:]
    assert ask(store, talk_after, "r", 0, limit=2) == lines[1:]
    assert ask(store, last_talk, "r") == 3
    do(store, append, "r", [an_event(1)], a_head(1))
    assert ask(store, last_talk, "r") == 3


def test_channels_are_read_apart(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, insert_room, a_room("r", ann), [])
    for channel in ("players", "spectators"):
        do(store, say, "r", 1.0, ann, "Ann", channel, channel)
    assert [line.text for line in ask(store, talk_after, "r", 0, ("spectators",))] == ["spectators"]
    assert [line.text for line in ask(store, talk_after, "r")] == ["players", "spectators"]


def test_a_note_is_a_persons_own(store: Store) -> None:
    [ann, bo] = people(store, "Ann", "Bo")
    do(store, insert_room, a_room("r", ann), [])
    do(store, write_note, "r", ann, "first")
    do(store, write_note, "r", ann, "second")
    assert ask(store, note_of, "r", ann) == "second"
    assert ask(store, note_of, "r", bo) == ""


def test_what_was_seen_stays_seen(store: Store) -> None:
    [ann, bo] = people(store, "Ann", "Bo")
    do(store, insert_room, a_room("r", ann), [])
    for seq, result in [(3, 3), (2, 3), (7, 7)]:
        do(store, mark_seen, "r", ann, seq)
        assert ask(store, seen_of, "r", ann) == result
    assert ask(store, seen_of, "r", bo) == 0
    assert ask(store, seen_by, ann) == {"r": 7}
    assert ask(store, seen_by, bo) == {}


def test_what_has_changed_since(store: Store) -> None:
    [ann] = people(store, "Ann")
    for name in ("still", "played", "chatted"):
        do(store, insert_room, a_room(name, ann), [])
    do(store, append, "played", [an_event(1)], a_head(1, updated=11.0))
    do(store, say, "chatted", 12.0, ann, "Ann", "players", "hello")
    assert sorted(ask(store, changed_since, 10.0)) == [("chatted", 0, 1), ("played", 1, 0)]


def test_the_key_of_an_event_holds_for_those_who_go_round_append(store: Store) -> None:
    [ann] = people(store, "Ann")
    do(store, insert_room, a_room("r", ann, a_head(1)), [an_event(1)])
    with pytest.raises(IntegrityError):
        do(store, add_events, "r", [an_event(1, kind="forged")], a_head(1))
    assert ask(store, events_after, "r") == [an_event(1)]


def test_an_event_needs_its_room(store: Store) -> None:
    people(store, "Ann")
    with pytest.raises(Conflict):
        do(store, append, "r", [an_event(1)], a_head(1))
    with pytest.raises(IntegrityError):
        do(store, add_events, "r", [an_event(1)], a_head(1))
