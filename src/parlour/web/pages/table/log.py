"""The log: what happened, whose doing it was, and by which paragraph."""

from parlour.web.html import Html, h
from parlour.web.pages.icons import icon
from parlour.web.pages.kit import Kit
from parlour.web.pages.marks import HEADING, marked, without_chips
from parlour.web.rooms.sight import LogEntry


def log(kit: Kit, at: int | None = None) -> Html:
    """Newest last, and in sight. A replay shows it as it was after `at` moves; there each entry leads to its moment."""
    shown = [each for each in kit.sight.log if at is None or each.number <= at]
    first_new = next((each.number for each in shown if each.new), None) if at is None else None
    items = [earlier(kit)] if kit.sight.earlier else []
    for each in shown:
        if each.number == first_new:
            items.append(h("li", kit.say("log-new"), class_="newline"))
        items.append(entry(kit, each, at))
    if not items:
        items.append(h("li", kit.say("log-none"), class_="quiet"))
    label = kit.say("tab-log")
    flow = h(
        "div", h("ol", *items, id="log", class_="log"), class_="flow", tabindex="0", role="group", aria_label=label
    )
    return h("section", h("h2", label, class_="unseen"), flow, class_="pane pane-log")


def earlier(kit: Kit) -> Html:
    words = kit.say("log-earlier", n=kit.sight.earlier)
    return h("li", h("a", words, href=kit.path("/replay")), class_="earlier")


def entry(kit: Kit, each: LogEntry, at: int | None) -> Html:
    """What followed by itself in the next turn stands below that turn's heading."""
    first = next((i for i, line in enumerate(each.lines) if line.startswith(HEADING)), len(each.lines))
    told = each.lines[:first]
    words = [h("p", marked(line), " ", kit.law(each.law) if i == 0 else None) for i, line in enumerate(told)]
    lines = h("div", *words, class_="lines")
    seal = kit.seal(subject(kit, told[0], doer(each))) if told else None
    done = h("div", seal, lines, moment(kit, each, at), class_="ev") if told else None
    later = [opened(line) if line.startswith(HEADING) else followed(kit, line) for line in each.lines[first:]]
    kind = "entry new" if each.new and at is None else "entry now" if each.number == at else "entry"
    return h("li", done, *later, class_=kind, data_n=each.number)


def opened(line: str) -> Html:
    return h("p", icon("clock", 16), h("span", marked(line)), class_="turnline")


def followed(kit: Kit, line: str) -> Html:
    return h("div", kit.seal(subject(kit, line)), h("div", h("p", marked(line)), class_="lines"), class_="ev in")


def doer(each: LogEntry) -> int:
    """An action without a paragraph says nothing itself: what follows it is nobody's doing."""
    return each.seat if each.law else -1


def subject(kit: Kit, line: str, else_: int = -1) -> int:
    """Whom a line is about: the log puts the seat first. A pass, which tells nothing, may let somebody else go on."""
    names = {kit.name(seat.number): seat.number for seat in kit.sight.seats}
    first = [name for name in names if without_chips(line).startswith(f"{name} ")]
    return names[max(first, key=len)] if first else else_


def moment(kit: Kit, each: LogEntry, at: int | None) -> Html | None:
    if at is None:
        return None
    seat = -1 if kit.sight.seat is None else kit.sight.seat
    here = "step" if each.number == at else None
    link = kit.path(f"/replay?at={each.number}&seat={seat}")
    label = kit.say("log-moment", n=each.number)
    return h("a", each.number, class_="moment num", href=link, aria_label=label, aria_current=here)
