"""The log: what happened, whose doing it was, and by which paragraph."""

from parlour.web.html import Html, h
from parlour.web.pages.desk import Desk
from parlour.web.pages.icons import icon
from parlour.web.pages.marks import HEADING, marked, plain
from parlour.web.rooms.sight import LogEntry


def log(desk: Desk, at: int | None = None) -> Html:
    """Newest last, and in sight. A replay shows it as it was after `at` moves; there each entry leads to its moment."""
    shown = [each for each in desk.sight.log if at is None or each.number <= at]
    first_new = next((each.number for each in shown if each.new), None) if at is None else None
    items = [earlier(desk)] if desk.sight.earlier else []
    for each in shown:
        if each.number == first_new:
            items.append(h("li", desk.say("log-new"), class_="newline"))
        items.append(entry(desk, each, at))
    if not items:
        items.append(h("li", desk.say("log-none"), class_="quiet"))
    label = desk.say("tab-log")
    flow = h(
        "div", h("ol", *items, id="log", class_="log"), class_="flow", tabindex="0", role="group", aria_label=label
    )
    return h("section", h("h2", label, class_="unseen"), flow, class_="pane pane-log")


def earlier(desk: Desk) -> Html:
    words = desk.say("log-earlier", n=desk.sight.earlier)
    return h("li", h("a", words, href=desk.path("/replay")), class_="earlier")


def entry(desk: Desk, each: LogEntry, at: int | None) -> Html:
    """What followed by itself in the next turn stands below that turn's heading."""
    first = next((i for i, line in enumerate(each.lines) if line.startswith(HEADING)), len(each.lines))
    told = each.lines[:first]
    words = [h("p", marked(line), " ", desk.law(each.law) if i == 0 else None) for i, line in enumerate(told)]
    lines = h("div", *words, class_="lines")
    seal = desk.seal(subject(desk, told[0], doer(each))) if told else None
    done = h("div", seal, lines, moment(desk, each, at), class_="ev") if told else None
    later = [opened(line) if line.startswith(HEADING) else followed(desk, line) for line in each.lines[first:]]
    kind = "entry new" if each.new and at is None else "entry now" if each.number == at else "entry"
    return h("li", done, *later, class_=kind, data_n=each.number)


def opened(line: str) -> Html:
    return h("p", icon("clock", 16), h("span", marked(line)), class_="turnline")


def followed(desk: Desk, line: str) -> Html:
    return h("div", desk.seal(subject(desk, line)), h("div", h("p", marked(line)), class_="lines"), class_="ev in")


def doer(each: LogEntry) -> int:
    """An action without a paragraph says nothing itself: what follows it is nobody's doing."""
    return each.seat if each.law else -1


def subject(desk: Desk, line: str, else_: int = -1) -> int:
    """Whom a line is about: the log puts the seat first. A pass, which tells nothing, may let somebody else go on."""
    names = {desk.name(seat.number): seat.number for seat in desk.sight.seats}
    first = [name for name in names if plain(line).startswith(f"{name} ")]
    return names[max(first, key=len)] if first else else_


def moment(desk: Desk, each: LogEntry, at: int | None) -> Html | None:
    if at is None:
        return None
    seat = -1 if desk.sight.seat is None else desk.sight.seat
    here = "step" if each.number == at else None
    link = desk.path(f"/replay?at={each.number}&seat={seat}")
    label = desk.say("log-moment", n=each.number)
    return h("a", each.number, class_="moment num", href=link, aria_label=label, aria_current=here)
