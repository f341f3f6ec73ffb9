"""Tables as somebody sees them: pages made from rooms in which something has happened."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

from parlour.conformance.fuzz import Dice
from parlour.web.html import Html, raw
from parlour.web.pages.kit import Place, signs_of
from parlour.web.pages.replay import replay_page
from parlour.web.pages.screen import screen_page
from parlour.web.pages.table import table_page
from parlour.web.rooms.make_sight import Private, Viewer, log_of, sides_of, sight, table_of
from parlour.web.rooms.room import Room
from parlour.web.rooms.sight import LogEntry, Sight, TalkLine
from parlour.web.visitor import Visitor
from web.plays import ANN, BEN, EVE, Play, an_order, may_hold, person

EVIL = '<script>"x"&</script>\ue000card-x\ue001y'
WIDE, PHONE = ("wide",), ("phone-board", "phone-mine", "phone-rest")


def two(**more: Any) -> Play:
    """Ann and Ben at a table."""
    play = Play(an_order("me", "open", **more))
    play.sits(BEN, 1)
    return play


def seen(room: Room, who: int | None, **more: Any) -> Sight:
    """What a person sees, Ann and Ben being here; `more` replaces parts of it."""
    viewer = Viewer(who, "en", more.pop("taken", None), {ANN: 1, BEN: 1}, more.pop("now", 0.0))
    return replace(sight(room, viewer, Private(notes="mine", seen=more.pop("looked", 0))), **more)


def visitor(who: int | None, confirm: bool = False) -> Visitor:
    return Visitor(replace(person(who), confirm=confirm) if who else None, "en", "/t/x")


def place(room: Room) -> Place:
    return Place(signs_of(room.row.game, sides_of(room)), "https://parlour.test")


def boards(room: Room, shown: Sight, layouts: tuple[str, ...]) -> dict[str, Html]:
    if not layouts:
        return {}
    table = table_of(room, "en")
    return {each: raw(table.svg(shown.seat, each, targets=shown.my_turn, bare=True)) for each in layouts}


def page(room: Room, who: int | None, layouts: tuple[str, ...] = (), confirm: bool = False, **more: Any) -> str:
    keys = count(1)
    shown = seen(room, who, **more)
    pictures = boards(room, shown, layouts)
    return table_page(visitor(who, confirm), shown, pictures, lambda: f"key-{next(keys)}", place(room))


def replay(room: Room, at: int, seat: int | None, layouts: tuple[str, ...] = ()) -> str:
    log, _ = log_of(room, "en", seat, 0, whole=True)
    shown = seen(room, ANN, log=log, earlier=0, ask=None, my_turn=False)
    return replay_page(visitor(ANN), shown, at, seat, boards(room, shown, layouts), place(room))


def screen(room: Room, **more: Any) -> str:
    shown = seen(room, None, **more)
    return screen_page(visitor(None), shown, {}, place(room))


def asked(play: Play) -> int:
    """The person who is asked."""
    return (ANN, BEN)[play.room.asked]


def waiting(play: Play) -> int:
    return (BEN, ANN)[play.room.asked]


def held() -> tuple[Play, int, int]:
    """Somebody has ended a turn but may still take it back; who, and who waits for it."""
    play = two()
    play.plays_until(lambda room: may_hold(room) is not None, Dice("hold"))
    who, other = asked(play), waiting(play)
    play.acts(action=may_hold(play.room) or 0, hold=True)
    return play, who, other


def over() -> Play:
    play = two()
    play.plays(Dice("to the end"))
    return play


def full() -> Play:
    play = two(settings={"version": "full"}, hints=True)
    play.plays(Dice("full"), 40)
    return play


def everything() -> Iterator[str]:
    """Every state of every page that belongs to a table, with evil words wherever people write some."""
    playing = full()
    room, who, other = playing.room, asked(playing), waiting(playing)
    now = seen(room, who)
    talk = (TalkLine(1, 0.0, EVIL, EVIL, "players", mine=False), TalkLine(2, 0.0, "Ann", "hi", "spectators", mine=True))
    evil = tuple(replace(seat, name=EVIL, votes=1, may_vote=True) for seat in now.seats)
    log = (*now.log, LogEntry(99, -1, "", (EVIL, f"\ue003{EVIL}"), new=True))
    assert now.ask
    yield page(room, who, WIDE, seats=evil, talk_lines=talk, log=log, notes=EVIL, toast=(EVIL, "4.4"), deadline=99.0)
    yield page(room, who, PHONE, hint=now.ask.options[0], analysis=True, origin="x1")
    yield page(room, other, looked=3, seats=evil)
    yield page(room, EVE, WIDE)
    yield page(room, None, handover=0, seats=evil, mine=(0, 1))
    held_room, holder, patient = held()
    yield from (page(held_room.room, each) for each in (holder, patient))
    opened = Play(an_order("me", "open", "bot:greedy", settings={"version": "full"}))
    yield from (page(opened.room, each) for each in (ANN, EVE, None))
    yield page(opened.room, ANN, status="closed")
    yield screen(opened.room, code="ABC123", invite="x")
    ended = over().room
    yield from (page(ended, each) for each in (ANN, None))
    yield page(ended, ANN, rematch="next1")
    last = seen(ended, ANN).moves
    yield from (replay(ended, at, seat) for at, seat in ((0, None), (5, 1), (last, 0)))
    yield from (replay(room, 5, 0, layouts) for layouts in (WIDE, PHONE))
    yield from (screen(each) for each in (room, ended, held_room.room))
