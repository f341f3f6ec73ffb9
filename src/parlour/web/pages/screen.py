"""The screen in the living room: the public picture large, whose turn it is, the last moves; while seats are open,
how to join. Nothing here can be clicked, and nothing here is secret.
"""

import time
from collections.abc import Mapping
from typing import Final

from parlour.web.html import Html, h
from parlour.web.pages.kit import NOWHERE, Kit, Place
from parlour.web.pages.marks import HEADING, without_chips
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
    kit = Kit(visitor, sight, boards, lambda: "", place, time.time())
    stage = h("div", board(kit), class_="stage") if sight.status != "gathering" else join(kit)
    side = h("aside", h("h1", sight.title), whose(kit), seats(kit), last(kit), class_="panel")
    return frame(kit, kit.symbols(), stage, side, kind="table screen")


def whose(kit: Kit) -> Html:
    """One sentence that can be read from the sofa."""
    sight = kit.sight
    if sight.result is not None:
        seals = [kit.seal(seat, 72) for seat in sight.result.winners]
        return h("div", h("div", *seals), h("p", sight.result.verdict), class_="whose", aria_live="polite")
    asked = sight.holding if sight.holding is not None else sight.ask.seat if sight.ask else None
    if asked is None:
        opened = sum(seat.sort == "open" for seat in sight.seats)
        return h("div", h("p", kit.say("gathering", n=opened)), class_="whose")
    words = h("p", kit.say("choosing", name=kit.name(asked)))
    return h("div", kit.seal(asked, 72), words, class_="whose", aria_live="polite")


def last(kit: Kit) -> Html | None:
    if not kit.sight.log:
        return None
    spoken = [each for each in kit.sight.log if told(each)]
    moves = [h("li", kit.seal(subject(kit, *about(each)), 24), h("div", told(each))) for each in spoken[-LAST:]]
    return h("section", h("h2", kit.say("screen-last")), h("ol", *moves, class_="last"), class_="lately")


def about(each: LogEntry) -> tuple[str, int]:
    """The line that says whom a move is about, and who it was otherwise."""
    return next(line for line in each.lines if not line.startswith(HEADING)), doer(each)


def told(each: LogEntry) -> list[Html]:
    return [h("p", without_chips(line)) for line in each.lines if not line.startswith(HEADING)]


def join(kit: Kit) -> Html:
    link = kit.place.base or "/"
    place = h("p", kit.say("screen-join", place=f"{link.removeprefix('https://').removeprefix('http://')}/join"))
    code = h("p", h("span", kit.say("screen-code")), " ", h("b", kit.sight.code, class_="code"))
    picture = h("img", src=kit.path("/qr.svg"), alt=kit.say("qr"), class_="qr")
    return h("div", picture, place, code if kit.sight.code else None, class_="stage joining")
