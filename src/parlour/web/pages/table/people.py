"""Who is at the table, who is gone, and how to leave."""

from typing import Final

from parlour.web.html import Html, h
from parlour.web.pages.icons import icon
from parlour.web.pages.kit import Kit
from parlour.web.pages.shell import tag
from parlour.web.pages.table.gather import settings
from parlour.web.pages.table.policies import policies
from parlour.web.pages.table.result import proof
from parlour.web.rooms.sight import SeatSight

MANY: Final = 4  # with more seats, what each plays does not stand beside its name: the sign says it


def presence(kit: Kit, seat: SeatSight) -> Html | None:
    """A dot with words: here, or not here now. Bots and open seats have none; an analysis has one person only."""
    if seat.sort != "person" or kit.sight.analysis:
        return None
    kind = "here" if seat.here else "gone"
    return h(
        "span", h("span", kit.say(f"is-{kind}"), class_="unseen"), class_=f"dot {kind}", title=kit.say(f"is-{kind}")
    )


def tags(kit: Kit, seat: SeatSight) -> list[Html]:
    facts = (
        (seat.mine, "you", ""),
        (seat.turn and kit.sight.status == "playing", "is-turn", "go"),
        (seat.resigned, "is-resigned", "gone"),
        (seat.away and not seat.resigned, "is-away", "gone"),
        (seat.sort == "bot", "is-bot", ""),
    )
    return [tag(kit.say(key), f"{kind} {key}".strip()) for true, key, kind in facts if true]


# A row over the board


def seats(kit: Kit) -> Html:
    kind = "seat-row many" if len(kit.sight.seats) > MANY else "seat-row"
    row = h("ul", *[chip(kit, seat) for seat in kit.sight.seats], class_=kind)
    return h("section", row, id="seats", class_="seats", aria_label=kit.say("seats"))


def chip(kit: Kit, seat: SeatSight) -> Html:
    name = h("span", kit.name(seat.number), " ", side(kit, seat), class_="nm")
    kind = "seat-chip" + (" me" if seat.mine else "") + (" turn" if seat.turn else "")
    title = " · ".join(dict.fromkeys(each for each in (kit.name(seat.number), seat.label) if each))
    inside = (kit.seal(seat.number, 20), presence(kit, seat), name, *tags(kit, seat))
    return h("li", *inside, class_=kind, title=title)


def side(kit: Kit, seat: SeatSight) -> Html | None:
    """What the seat plays, where people choose it: more than a colour."""
    if not kit.sided or seat.label in ("", seat.name):
        return None
    return h("small", seat.label, class_="quiet")


# The tab


def people(kit: Kit) -> Html:
    rows = h("ul", *[row(kit, seat) for seat in kit.sight.seats], class_="people")
    parts = (rows, settings(kit), links(kit), policies(kit), seal_of_shuffles(kit), leaving(kit))
    return h("section", h("h2", kit.say("tab-people"), class_="unseen"), *parts, id="people", class_="pane")


def row(kit: Kit, seat: SeatSight) -> Html:
    under = h("small", seat.label, class_="quiet") if seat.label and seat.label != seat.name else None
    who = h("span", presence(kit, seat), h("b", kit.name(seat.number)), *tags(kit, seat), class_="who")
    points = h("b", seat.score, h("span", " ", kit.say("points"), class_="unseen")) if seat.score is not None else None
    return h("li", kit.seal(seat.number, 28), h("div", who, under, class_="grow"), vote(kit, seat), points)


def vote(kit: Kit, seat: SeatSight) -> Html | None:
    if not seat.may_vote:
        return None
    words = (icon("bot", 18), kit.say("vote-short"))
    push = h("button", *words, class_="btn quiet", title=kit.say("vote", name=seat.name))
    return kit.form("vote", push, seat=seat.number)


def seal_of_shuffles(kit: Kit) -> Html | None:
    """When the game is over it stands with the result."""
    return proof(kit) if kit.sight.status == "playing" else None


def links(kit: Kit) -> Html:
    sight = kit.sight
    found = [
        (sight.status != "gathering", "replay", "replay", kit.path("/replay")),
        (True, "eye", "screen", kit.path("/screen")),
        (bool(sight.origin), "link", "origin", f"/t/{sight.origin}"),
    ]
    shown = [h("a", icon(i, 18), kit.say(key), href=to, class_="btn quiet") for true, i, key, to in found if true]
    return h("div", *shown, class_="btns")


def leaving(kit: Kit) -> Html | None:
    """Folded: nobody gives a game up by a slip."""
    mine = [seat for seat in kit.sight.seats if seat.mine and not seat.resigned]
    if not mine or kit.sight.status != "playing":
        return None
    summary = h("summary", icon("door", 18), kit.say("leaving"))
    return h("details", summary, *[leave(kit, seat) for seat in mine], class_="away")


def leave(kit: Kit, seat: SeatSight) -> Html:
    name = h("h3", seat.name) if len(kit.sight.mine) > 1 else None
    go = kit.form(
        "leave", h("button", kit.say("leave"), class_="btn"), h("small", kit.say("leave-why")), seat=seat.number
    )
    give_up = kit.form(
        "resign",
        h("button", icon("flag", 18), kit.say("resign"), class_="btn danger"),
        h("small", kit.say("resign-why")),
        seat=seat.number,
    )
    return h("div", name, None if seat.away else go, give_up)
