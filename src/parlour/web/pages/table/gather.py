"""While seats are open: who sits where, and how friends come in."""

from typing import Final
from urllib.parse import urlsplit

from parlour.web.html import Child, Html, h
from parlour.web.pages.desk import Desk, fields
from parlour.web.pages.icons import icon
from parlour.web.pages.shell import tag
from parlour.web.rooms.order import BOTS
from parlour.web.rooms.sight import SeatSight

LOCAL: Final = ("localhost", "127.0.0.1", "::1")  # addresses that no other device can use


def gathering(desk: Desk) -> Html:
    open_seats = sum(seat.sort == "open" for seat in desk.sight.seats)
    head = h("h2", desk.say("gathering", n=open_seats), id="asked")
    asking = h("div", head, h("p", desk.say("gathering-why"), class_="why"), class_="asking", aria_live="polite")
    places = h("ul", *[place(desk, seat) for seat in desk.sight.seats], class_="chairs")
    kind = "waiting" if desk.sight.mine else "mine"
    inner = (asking, settings(desk), places, close(desk))
    return h("section", *inner, id="prompt", class_=f"sheet prompt gathering {kind}", aria_labelledby="asked")


def settings(desk: Desk) -> Html | None:
    """What is played otherwise than usual."""
    if not desk.sight.settings:
        return None
    return h("p", *map(tag, desk.chosen()), class_="settings")


def place(desk: Desk, seat: SeatSight) -> Html:
    who = h("b", seat.name) if seat.name else h("span", desk.say("seat-open"), class_="quiet")
    under = h("small", seat.label or desk.say("seat", n=seat.number + 1), class_="quiet")
    tags = (tag(desk.say("you"), "go") if seat.mine else None, tag(desk.say("is-bot")) if seat.sort == "bot" else None)
    words = h("div", h("span", who, *tags, class_="who"), under, class_="grow")
    top = h("div", desk.seal(seat.number, 32), words, sit(desk, seat), reopen(desk, seat), class_="row")
    return h("li", top, arrange(desk, seat), class_=f"place {seat.sort}")


def sit(desk: Desk, seat: SeatSight) -> Html | None:
    """One button to come, one to go. Whoever has no name yet is asked for one in the same form."""
    if seat.mine:
        return desk.form("leave", h("button", desk.say("stand-up"), class_="btn quiet"), seat=seat.number)
    if seat.sort != "open":
        return None
    label = desk.say("your-name")
    name = h(
        "input",
        name="name",
        required=True,
        maxlength="24",
        placeholder=label,
        aria_label=label,
        autocomplete="nickname",
    )
    push = h("button", desk.say("sit"), class_="btn" if desk.sight.mine else "btn main")
    token = fields({"invite": desk.sight.invite or None})
    return desk.form("sit", token, None if desk.signed else name, push, seat=seat.number, class_="sit")


def reopen(desk: Desk, seat: SeatSight) -> Html | None:
    if not desk.sight.owner or seat.sort != "bot":
        return None
    push = h("button", desk.say("open-seat"), class_="btn quiet")
    return desk.form("seat", fields({"sort": "open"}), push, seat=seat.number)


def arrange(desk: Desk, seat: SeatSight) -> Html | None:
    """Whoever opened the table may give open seats to bots."""
    if not desk.sight.owner or seat.sort != "open":
        return None
    named = [(bot, desk.say(f"bot-{bot.partition(':')[0]}")) for bot in BOTS]
    choices = [h("option", words, value=f"bot:{bot}", selected=bot == BOTS[-1]) for bot, words in named]
    which = h("select", *choices, name="sort", aria_label=desk.say("bot-which", n=seat.number + 1))
    push = h("button", icon("bot", 18), desk.say("bot-here"), class_="btn quiet")
    return desk.form("seat", which, push, seat=seat.number, class_="arrange")


def lounge(desk: Desk) -> Html:
    """What stands where the board will be: how friends come in, for those who may bring some."""
    sheet = h("section", *(invitation(desk) if desk.sight.invite else welcome(desk)), class_="sheet inviting")
    return h("div", sheet, class_="stage lounge")


def welcome(desk: Desk) -> list[Child]:
    read = h("a", icon("rules", 18), desk.say("rules"), class_="btn", href=f"/rules/{desk.sight.game}")
    return [h("h2", desk.sight.title), h("p", desk.visitor.say(f"web-game-{desk.sight.game}-line")), read]


def invitation(desk: Desk) -> list[Child]:
    address = f"{desk.place.base}{desk.path()}?invite={desk.sight.invite}"
    push = h(
        "button", icon("copy", 18), desk.say("copy"), type="button", class_="btn", data_copy="invite-link", hidden=True
    )
    field = h("input", id="invite-link", value=address, readonly=True, aria_label=desk.say("invite-link"))
    picture = h("img", src=desk.path("/qr.svg"), alt=desk.say("qr"), width=176, height=176, class_="qr")
    words: list[Child] = [h("h2", desk.say("invite")), h("p", desk.say("invite-how"))]
    if urlsplit(desk.place.base).hostname in LOCAL:
        words.append(h("p", desk.say("invite-only-here"), class_="notice"))
    return [*words, picture, code(desk), h("div", field, push, class_="joined")]


def code(desk: Desk) -> Html | None:
    if not desk.sight.code:
        return None
    return h("p", desk.say("code"), " ", h("b", desk.sight.code, class_="code"))


def close(desk: Desk) -> Html | None:
    if not desk.sight.owner:
        return None
    push = h("button", desk.say("close"), class_="btn danger")
    return h(
        "details",
        h("summary", desk.say("close-summary")),
        h("p", desk.say("close-why")),
        desk.form("close", push),
        class_="away",
    )


def closed(desk: Desk) -> Html:
    asking = h(
        "div", h("h2", desk.say("closed"), id="asked"), h("p", desk.say("closed-why"), class_="why"), class_="asking"
    )
    again = h("a", desk.say("closed-again"), class_="btn main", href=f"/new/{desk.sight.game}")
    return h(
        "section",
        asking,
        h("div", again, class_="btns"),
        id="prompt",
        class_="sheet prompt waiting",
        aria_labelledby="asked",
    )
