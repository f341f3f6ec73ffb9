"""Tables in a list: of the lobby, and of the replays."""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.web.html import Html, h
from parlour.web.pages.shell import empty, tag
from parlour.web.pages.times import ago, since
from parlour.web.visitor import Visitor


@dataclass(frozen=True, slots=True)
class Row:
    """One table in a list."""

    id: str
    game: str
    title: str  # of the game, with what is special at this table: "TITLE, full version"
    subtitle: str  # where it stands: "round 6", "2 of 4 seats"; "" if there is nothing to say
    people: Sequence[str]  # names of those who sit there, bots as one word
    state: str  # turn (of the visitor), waiting, gathering, finished; gone, if its game is not here any more
    seals: Html | None = None
    waiting_for: str = ""
    since: float = 0  # seconds that the state has lasted
    new: int = 0  # moves that the visitor has not seen
    result: str = ""  # "You won"
    poster: Html | None = None


def table_list(visitor: Visitor, rows: Sequence[Row], nothing: str, act: str = "") -> Html:
    """The tables, or one sentence where there are none. `act`: what the button says instead of what the state means."""
    if not rows:
        return empty(nothing)
    return h("ul", [table_row(visitor, row, act) for row in rows], class_="sheet list")


def table_row(visitor: Visitor, row: Row, act: str) -> Html:
    """Picture, what and who, how it stands, and one button; the whole row answers a click."""
    facts = " · ".join(part for part in (", ".join(row.people), row.subtitle) if part)
    what = h("div", h("strong", row.title), h("span", facts, class_="sm mut"), class_="what")
    return h(
        "li",
        h("div", row.poster, class_="thumb") if row.poster else None,
        what,
        h("div", row.seals, class_="seals") if row.seals else None,
        h("div", standing(visitor, row), class_="standing sm"),
        button(visitor, row, act) if row.state != "gone" else None,
        class_="trow",
    )


def standing(visitor: Visitor, row: Row) -> list[Html]:
    """How it stands in two short lines."""
    say, news = visitor.say, tag(visitor.say("web-row-new", n=row.new), "new") if row.new else None
    lasted = h("span", since(visitor, row.since), class_="mut")
    if row.state == "turn":
        return [tag(say("web-row-turn"), "go"), news or lasted]
    if row.state == "waiting":
        return [h("span", say("web-row-waiting", name=row.waiting_for)), news or lasted]
    if row.state == "gathering":
        return [h("span", say("web-row-gathering")), h("span", ago(visitor, row.since), class_="mut")]
    if row.state == "gone":
        return [h("span", say("web-row-gone")), h("span", ago(visitor, row.since), class_="mut")]
    return [h("span", row.result), h("span", ago(visitor, row.since), class_="mut")]


def button(visitor: Visitor, row: Row, act: str) -> Html:
    """The name of the table is part of the label, so that a list of buttons makes sense when it is read out."""
    words = visitor.say(f"web-row-act-{act or row.state}")
    place = f"/t/{row.id}/replay" if row.state == "finished" else f"/t/{row.id}"
    kind = "btn main" if row.state == "turn" else "btn"
    return h("a", words, h("span", f": {row.title}", class_="unseen"), class_=kind, href=place)
