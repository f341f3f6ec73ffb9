"""Beside the board: log, talk, notes and people, as tabs that need no script; on a phone, the bar at the foot."""

from datetime import UTC, datetime
from typing import Final

from parlour.web.html import Html, h
from parlour.web.pages.desk import Desk, fields
from parlour.web.pages.icons import icon
from parlour.web.pages.shell import tag
from parlour.web.pages.table.log import log
from parlour.web.pages.table.people import people
from parlour.web.pages.times import ago
from parlour.web.rooms.sight import TalkLine

TABS: Final = (
    ("play", "hand"),
    ("others", "people"),
    ("log", "log"),
    ("talk", "chat"),
    ("notes", "copy"),
    ("people", "person"),
)


def side(desk: Desk) -> Html:
    """The tabs Play and Others are for phones only; where they cannot be seen, Log stands for them."""
    notes = note_pad(desk)
    shown = [(name, sign) for name, sign in TABS if name != "notes" or notes]
    bar = h(
        "fieldset", h("legend", desk.say("tabs"), class_="unseen"), *[tab(desk, *each) for each in shown], class_="tabs"
    )
    return h("div", bar, log(desk), talk(desk), notes, people(desk), class_="sheet side")


def tab(desk: Desk, name: str, sign: str) -> Html:
    choice = h("input", type="radio", name="tab", value=name, id=f"tab-{name}", class_="unseen", checked=name == "play")
    words = h("span", desk.say(f"tab-{name}"), class_="label")
    return h("label", choice, icon(sign, 20), words, badge(desk, name), for_=f"tab-{name}", class_=f"tab for-{name}")


def badge(desk: Desk, name: str) -> Html | None:
    """Plum: what the visitor has not seen."""
    if name != "log" or not desk.sight.new:
        return None
    return h("span", desk.sight.new, h("span", " ", desk.say("new"), class_="unseen"), class_="badge")


# Talk


def talk(desk: Desk) -> Html:
    label = desk.say("tab-talk")
    lines = [spoken(desk, line) for line in desk.sight.talk_lines] or [h("li", desk.say("talk-none"), class_="quiet")]
    flow = h("div", h("ol", *lines, class_="talk"), class_="flow", tabindex="0", role="group", aria_label=label)
    return h("section", h("h2", label, class_="unseen"), flow, say_form(desk), id="talk", class_="pane")


def spoken(desk: Desk, line: TalkLine) -> Html:
    where = tag(desk.say("spectator"), "line") if line.channel == "spectators" else None
    passed = ago(desk.visitor, max(0.0, desk.now - line.at))
    moment = datetime.fromtimestamp(line.at, UTC).isoformat(timespec="seconds")
    when = h("time", passed, datetime=moment, data_ago=True, class_="quiet")
    head = h("div", h("b", line.name), where, when, class_="said-by")
    return h("li", head, h("p", line.text), data_n=line.number, class_="said mine" if line.mine else "said")


def say_form(desk: Desk) -> Html:
    """While a game runs, those who play and those who watch talk apart, so that nobody gets advice."""
    label = desk.say("talk-label")
    channel = "spectators" if desk.sight.seat is None else "players"
    heard = channel if desk.sight.status == "playing" else "everybody"
    why = h("small", desk.say(f"talk-{heard}"), id="talk-why", class_="quiet")
    field = h(
        "input", name="text", required=True, maxlength=500, placeholder=label, aria_label=label, autocomplete="off"
    )
    push = h("button", icon("chat", 18), desk.say("talk-say"), class_="btn")
    return desk.form("say", fields({"channel": channel}), h("div", field, push, class_="joined"), why, class_="say")


# Notes


def note_pad(desk: Desk) -> Html | None:
    """Only for those who play, and only for their own eyes."""
    if desk.sight.seat is None or not desk.signed:
        return None
    why = h("p", icon("lock", 16), desk.say("notes-why"), class_="quiet")
    area = h(
        "textarea",
        desk.sight.notes,
        name="text",
        rows="8",
        maxlength="4000",
        aria_label=desk.say("tab-notes"),
        class_=None,
    )
    form = desk.form("note", area, h("button", desk.say("notes-save"), class_="btn"))
    return h("section", h("h2", desk.say("tab-notes"), class_="unseen"), why, form, id="notes", class_="pane")
