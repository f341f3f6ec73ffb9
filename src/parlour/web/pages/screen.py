"""The screen in the living room: the public picture large, whose turn it is, the last moves; while seats are open,
how to join. Nothing here can be clicked, and nothing here is secret.
"""

import time
from collections.abc import Mapping
from typing import Final

from parlour.web.html import Html, h
from parlour.web.pages.desk import NOWHERE, Desk, Place
from parlour.web.pages.marks import HEADING, plain
from parlour.web.pages.shell import document
from parlour.web.pages.table.board import board
from parlour.web.pages.table.log import doer, subject
from parlour.web.pages.table.page import frame
from parlour.web.pages.table.people import seats
from parlour.web.rooms.sight import LogEntry, Sight
from parlour.web.visitor import Visitor

LAST: Final = 4  # moves shown under each other


def screen_page(visitor: Visitor, sight: Sight, boards: Mapping[str, Html], place: Place = NOWHERE) -> str:
    """`sight` is that of a spectator."""
    main = screen_main(visitor, sight, boards, place)
    return document(visitor, sight.title, main, css=("table.css",), scripts=("table.js",), body_class="page-screen")


def screen_main(visitor: Visitor, sight: Sight, boards: Mapping[str, Html], place: Place = NOWHERE) -> Html:
    desk = Desk(visitor, sight, boards, lambda: "", place, time.time())
    stage = h("div", board(desk), class_="stage") if sight.status != "gathering" else join(desk)
    side = h("aside", h("h1", sight.title), whose(desk), seats(desk), last(desk), class_="panel")
    return frame(desk, desk.symbols(), stage, side, kind="table screen")


def whose(desk: Desk) -> Html:
    """One sentence that can be read from the sofa."""
    sight = desk.sight
    if sight.result is not None:
        seals = [desk.seal(seat, 72) for seat in sight.result.winners]
        return h("div", h("div", *seals), h("p", sight.result.verdict), class_="whose", aria_live="polite")
    asked = sight.holding if sight.holding is not None else sight.ask.seat if sight.ask else None
    if asked is None:
        opened = sum(seat.sort == "open" for seat in sight.seats)
        return h("div", h("p", desk.say("gathering", n=opened)), class_="whose")
    words = h("p", desk.say("choosing", name=desk.name(asked)))
    return h("div", desk.seal(asked, 72), words, class_="whose", aria_live="polite")


def last(desk: Desk) -> Html | None:
    if not desk.sight.log:
        return None
    spoken = [each for each in desk.sight.log if told(each)]
    moves = [h("li", desk.seal(subject(desk, *about(each)), 24), h("div", told(each))) for each in spoken[-LAST:]]
    return h("section", h("h2", desk.say("screen-last")), h("ol", *moves, class_="last"), class_="lately")


def about(each: LogEntry) -> tuple[str, int]:
    """The line that says whom a move is about, and who it was otherwise."""
    return next(line for line in each.lines if not line.startswith(HEADING)), doer(each)


def told(each: LogEntry) -> list[Html]:
    return [h("p", plain(line)) for line in each.lines if not line.startswith(HEADING)]


def join(desk: Desk) -> Html:
    link = desk.place.base or "/"
    place = h("p", desk.say("screen-join", place=f"{link.removeprefix('https://').removeprefix('http://')}/join"))
    code = h("p", h("span", desk.say("screen-code")), " ", h("b", desk.sight.code, class_="code"))
    picture = h("img", src=desk.path("/qr.svg"), alt=desk.say("qr"), class_="qr")
    return h("div", picture, place, code if desk.sight.code else None, class_="stage joining")
