"""Beside the board: log, talk, notes and people, as tabs that need no script; on a phone, the bar at the foot."""

from datetime import UTC, datetime
from typing import Final

from parlour.web.html import Html, h
from parlour.web.pages.icons import icon
from parlour.web.pages.kit import Kit, fields
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


def side(kit: Kit) -> Html:
    """The tabs Play and Others are for phones only; where they cannot be seen, Log stands for them."""
    notes = note_pad(kit)
    shown = [(name, sign) for name, sign in TABS if name != "notes" or notes]
    bar = h(
        "fieldset", h("legend", kit.say("tabs"), class_="unseen"), *[tab(kit, *each) for each in shown], class_="tabs"
    )
    return h("div", bar, log(kit), talk(kit), notes, people(kit), class_="sheet side")


def tab(kit: Kit, name: str, sign: str) -> Html:
    choice = h("input", type="radio", name="tab", value=name, id=f"tab-{name}", class_="unseen", checked=name == "play")
    words = h("span", kit.say(f"tab-{name}"), class_="label")
    return h("label", choice, icon(sign, 20), words, badge(kit, name), for_=f"tab-{name}", class_=f"tab for-{name}")


def badge(kit: Kit, name: str) -> Html | None:
    """Plum: what the visitor has not seen."""
    if name != "log" or not kit.sight.new:
        return None
    return h("span", kit.sight.new, h("span", " ", kit.say("new"), class_="unseen"), class_="badge")


# Talk


def talk(kit: Kit) -> Html:
    label = kit.say("tab-talk")
    lines = [spoken(kit, line) for line in kit.sight.talk_lines] or [h("li", kit.say("talk-none"), class_="quiet")]
    flow = h("div", h("ol", *lines, class_="talk"), class_="flow", tabindex="0", role="group", aria_label=label)
    return h("section", h("h2", label, class_="unseen"), flow, say_form(kit), id="talk", class_="pane")


def spoken(kit: Kit, line: TalkLine) -> Html:
    where = tag(kit.say("spectator"), "line") if line.channel == "spectators" else None
    passed = ago(kit.visitor, max(0.0, kit.now - line.at))
    moment = datetime.fromtimestamp(line.at, UTC).isoformat(timespec="seconds")
    when = h("time", passed, datetime=moment, data_ago=True, class_="quiet")
    head = h("div", h("b", line.name), where, when, class_="said-by")
    return h("li", head, h("p", line.text), data_n=line.number, class_="said mine" if line.mine else "said")


def say_form(kit: Kit) -> Html:
    """While a game runs, those who play and those who watch talk apart, so that nobody gets advice."""
    label = kit.say("talk-label")
    channel = "spectators" if kit.sight.seat is None else "players"
    heard = channel if kit.sight.status == "playing" else "everybody"
    why = h("small", kit.say(f"talk-{heard}"), id="talk-why", class_="quiet")
    field = h(
        "input", name="text", required=True, maxlength=500, placeholder=label, aria_label=label, autocomplete="off"
    )
    push = h("button", icon("chat", 18), kit.say("talk-say"), class_="btn")
    return kit.form("say", fields({"channel": channel}), h("div", field, push, class_="joined"), why, class_="say")


# Notes


def note_pad(kit: Kit) -> Html | None:
    """Only for those who play, and only for their own eyes."""
    if kit.sight.seat is None or not kit.signed:
        return None
    why = h("p", icon("lock", 16), kit.say("notes-why"), class_="quiet")
    area = h(
        "textarea",
        kit.sight.notes,
        name="text",
        rows="8",
        maxlength="4000",
        aria_label=kit.say("tab-notes"),
        class_=None,
    )
    form = kit.form("note", area, h("button", kit.say("notes-save"), class_="btn"))
    return h("section", h("h2", kit.say("tab-notes"), class_="unseen"), why, form, id="notes", class_="pane")
