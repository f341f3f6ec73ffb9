"""While seats are open: who sits where, and how friends come in."""

from typing import Final
from urllib.parse import urlsplit

from parlour.web.html import Child, Html, h
from parlour.web.pages.icons import icon
from parlour.web.pages.kit import Kit, fields
from parlour.web.pages.shell import tag
from parlour.web.rooms.opening import BOTS
from parlour.web.rooms.sight import SeatSight

LOCAL: Final = ("localhost", "127.0.0.1", "::1")  # addresses that no other device can use


def gathering(kit: Kit) -> Html:
    open_seats = sum(seat.sort == "open" for seat in kit.sight.seats)
    head = h("h2", kit.say("gathering", n=open_seats), id="asked")
    asking = h("div", head, h("p", kit.say("gathering-why"), class_="why"), class_="asking", aria_live="polite")
    places = h("ul", *[place(kit, seat) for seat in kit.sight.seats], class_="chairs")
    kind = "waiting" if kit.sight.mine else "mine"
    inner = (asking, settings(kit), places, close(kit))
    return h("section", *inner, id="prompt", class_=f"sheet prompt gathering {kind}", aria_labelledby="asked")


def settings(kit: Kit) -> Html | None:
    """What is played otherwise than usual."""
    if not kit.sight.settings:
        return None
    return h("p", *map(tag, kit.chosen()), class_="settings")


def place(kit: Kit, seat: SeatSight) -> Html:
    who = h("b", seat.name) if seat.name else h("span", kit.say("seat-open"), class_="quiet")
    under = h("small", seat.label or kit.say("seat", n=seat.number + 1), class_="quiet")
    tags = (tag(kit.say("you"), "go") if seat.mine else None, tag(kit.say("is-bot")) if seat.sort == "bot" else None)
    words = h("div", h("span", who, *tags, class_="who"), under, class_="grow")
    top = h("div", kit.seal(seat.number, 32), words, sit(kit, seat), reopen(kit, seat), class_="row")
    return h("li", top, arrange(kit, seat), class_=f"place {seat.sort}")


def sit(kit: Kit, seat: SeatSight) -> Html | None:
    """One button to come, one to go. Whoever has no name yet is asked for one in the same form."""
    if seat.mine:
        return kit.form("leave", h("button", kit.say("stand-up"), class_="btn quiet"), seat=seat.number)
    if seat.sort != "open":
        return None
    label = kit.say("your-name")
    name = h(
        "input",
        name="name",
        required=True,
        maxlength="24",
        placeholder=label,
        aria_label=label,
        autocomplete="nickname",
    )
    push = h("button", kit.say("sit"), class_="btn" if kit.sight.mine else "btn main")
    token = fields({"invite": kit.sight.invite or None})
    return kit.form("sit", token, None if kit.signed else name, push, seat=seat.number, class_="sit")


def reopen(kit: Kit, seat: SeatSight) -> Html | None:
    if not kit.sight.owner or seat.sort != "bot":
        return None
    push = h("button", kit.say("open-seat"), class_="btn quiet")
    return kit.form("seat", fields({"sort": "open"}), push, seat=seat.number)


def arrange(kit: Kit, seat: SeatSight) -> Html | None:
    """Whoever opened the table may give open seats to bots."""
    if not kit.sight.owner or seat.sort != "open":
        return None
    named = [(bot, kit.say(f"bot-{bot.partition(':')[0]}")) for bot in BOTS]
    choices = [h("option", words, value=f"bot:{bot}", selected=bot == BOTS[-1]) for bot, words in named]
    which = h("select", *choices, name="sort", aria_label=kit.say("bot-which", n=seat.number + 1))
    push = h("button", icon("bot", 18), kit.say("bot-here"), class_="btn quiet")
    return kit.form("seat", which, push, seat=seat.number, class_="arrange")


def lounge(kit: Kit) -> Html:
    """What stands where the board will be: how friends come in, for those who may bring some."""
    sheet = h("section", *(invitation(kit) if kit.sight.invite else welcome(kit)), class_="sheet inviting")
    return h("div", sheet, class_="stage lounge")


def welcome(kit: Kit) -> list[Child]:
    read = h("a", icon("rules", 18), kit.say("rules"), class_="btn", href=f"/rules/{kit.sight.game}")
    return [h("h2", kit.sight.title), h("p", kit.visitor.say(f"web-game-{kit.sight.game}-line")), read]


def invitation(kit: Kit) -> list[Child]:
    address = f"{kit.place.base}{kit.path()}?invite={kit.sight.invite}"
    push = h(
        "button", icon("copy", 18), kit.say("copy"), type="button", class_="btn", data_copy="invite-link", hidden=True
    )
    field = h("input", id="invite-link", value=address, readonly=True, aria_label=kit.say("invite-link"))
    picture = h("img", src=kit.path("/qr.svg"), alt=kit.say("qr"), width=176, height=176, class_="qr")
    words: list[Child] = [h("h2", kit.say("invite")), h("p", kit.say("invite-how"))]
    if urlsplit(kit.place.base).hostname in LOCAL:
        words.append(h("p", kit.say("invite-only-here"), class_="notice"))
    return [*words, picture, code(kit), h("div", field, push, class_="joined")]


def code(kit: Kit) -> Html | None:
    if not kit.sight.code:
        return None
    return h("p", kit.say("code"), " ", h("b", kit.sight.code, class_="code"))


def close(kit: Kit) -> Html | None:
    if not kit.sight.owner:
        return None
    push = h("button", kit.say("close"), class_="btn danger")
    return h(
        "details",
        h("summary", kit.say("close-summary")),
        h("p", kit.say("close-why")),
        kit.form("close", push),
        class_="away",
    )


def closed(kit: Kit) -> Html:
    asking = h(
        "div", h("h2", kit.say("closed"), id="asked"), h("p", kit.say("closed-why"), class_="why"), class_="asking"
    )
    again = h("a", kit.say("closed-again"), class_="btn main", href=f"/new/{kit.sight.game}")
    return h(
        "section",
        asking,
        h("div", again, class_="btns"),
        id="prompt",
        class_="sheet prompt waiting",
        aria_labelledby="asked",
    )
