"""Who is at the table, who is gone, and how to leave."""

from typing import Final

from parlour.web.html import Html, h
from parlour.web.pages.desk import Desk
from parlour.web.pages.icons import icon
from parlour.web.pages.shell import tag
from parlour.web.pages.table.gather import settings
from parlour.web.pages.table.policies import policies
from parlour.web.pages.table.result import proof
from parlour.web.rooms.sight import SeatSight

MANY: Final = 4  # with more seats, what each plays does not stand beside its name: the sign says it


def presence(desk: Desk, seat: SeatSight) -> Html | None:
    """A dot with words: here, or not here now. Bots and open seats have none; an analysis has one person only."""
    if seat.sort != "person" or desk.sight.analysis:
        return None
    kind = "here" if seat.here else "gone"
    return h(
        "span", h("span", desk.say(f"is-{kind}"), class_="unseen"), class_=f"dot {kind}", title=desk.say(f"is-{kind}")
    )


def tags(desk: Desk, seat: SeatSight) -> list[Html]:
    facts = (
        (seat.mine, "you", ""),
        (seat.turn and desk.sight.status == "playing", "is-turn", "go"),
        (seat.resigned, "is-resigned", "gone"),
        (seat.away and not seat.resigned, "is-away", "gone"),
        (seat.sort == "bot", "is-bot", ""),
    )
    return [tag(desk.say(key), f"{kind} {key}".strip()) for true, key, kind in facts if true]


# A row over the board


def seats(desk: Desk) -> Html:
    kind = "seat-row many" if len(desk.sight.seats) > MANY else "seat-row"
    row = h("ul", *[chip(desk, seat) for seat in desk.sight.seats], class_=kind)
    return h("section", row, id="seats", class_="seats", aria_label=desk.say("seats"))


def chip(desk: Desk, seat: SeatSight) -> Html:
    name = h("span", desk.name(seat.number), " ", side(desk, seat), class_="nm")
    kind = "seat-chip" + (" me" if seat.mine else "") + (" turn" if seat.turn else "")
    title = " · ".join(dict.fromkeys(each for each in (desk.name(seat.number), seat.label) if each))
    inside = (desk.seal(seat.number, 20), presence(desk, seat), name, *tags(desk, seat))
    return h("li", *inside, class_=kind, title=title)


def side(desk: Desk, seat: SeatSight) -> Html | None:
    """What the seat plays, where people choose it: more than a colour."""
    if not desk.sided or seat.label in ("", seat.name):
        return None
    return h("small", seat.label, class_="quiet")


# The tab


def people(desk: Desk) -> Html:
    rows = h("ul", *[row(desk, seat) for seat in desk.sight.seats], class_="people")
    parts = (rows, settings(desk), links(desk), policies(desk), seal_of_shuffles(desk), leaving(desk))
    return h("section", h("h2", desk.say("tab-people"), class_="unseen"), *parts, id="people", class_="pane")


def row(desk: Desk, seat: SeatSight) -> Html:
    under = h("small", seat.label, class_="quiet") if seat.label and seat.label != seat.name else None
    who = h("span", presence(desk, seat), h("b", desk.name(seat.number)), *tags(desk, seat), class_="who")
    points = h("b", seat.score, h("span", " ", desk.say("points"), class_="unseen")) if seat.score is not None else None
    return h("li", desk.seal(seat.number, 28), h("div", who, under, class_="grow"), vote(desk, seat), points)


def vote(desk: Desk, seat: SeatSight) -> Html | None:
    if not seat.may_vote:
        return None
    words = (icon("bot", 18), desk.say("vote-short"))
    push = h("button", *words, class_="btn quiet", title=desk.say("vote", name=seat.name))
    return desk.form("vote", push, seat=seat.number)


def seal_of_shuffles(desk: Desk) -> Html | None:
    """When the game is over it stands with the result."""
    return proof(desk) if desk.sight.status == "playing" else None


def links(desk: Desk) -> Html:
    sight = desk.sight
    found = [
        (sight.status != "gathering", "replay", "replay", desk.path("/replay")),
        (True, "eye", "screen", desk.path("/screen")),
        (bool(sight.origin), "link", "origin", f"/t/{sight.origin}"),
    ]
    shown = [h("a", icon(i, 18), desk.say(key), href=to, class_="btn quiet") for true, i, key, to in found if true]
    return h("div", *shown, class_="btns")


def leaving(desk: Desk) -> Html | None:
    """Folded: nobody gives a game up by a slip."""
    mine = [seat for seat in desk.sight.seats if seat.mine and not seat.resigned]
    if not mine or desk.sight.status != "playing":
        return None
    summary = h("summary", icon("door", 18), desk.say("leaving"))
    return h("details", summary, *[leave(desk, seat) for seat in mine], class_="away")


def leave(desk: Desk, seat: SeatSight) -> Html:
    name = h("h3", seat.name) if len(desk.sight.mine) > 1 else None
    go = desk.form(
        "leave", h("button", desk.say("leave"), class_="btn"), h("small", desk.say("leave-why")), seat=seat.number
    )
    give_up = desk.form(
        "resign",
        h("button", icon("flag", 18), desk.say("resign"), class_="btn danger"),
        h("small", desk.say("resign-why")),
        seat=seat.number,
    )
    return h("div", name, None if seat.away else go, give_up)
