"""What the table answers for a seat when it may react: decided beforehand, seen by nobody else."""

from parlour.table.table import ASK, DECLINE, USUAL
from parlour.web.html import Html, h
from parlour.web.pages.desk import Desk, fields
from parlour.web.pages.icons import icon
from parlour.web.rooms.room import ALL
from parlour.web.rooms.sight import Ask, Policy


def policies(desk: Desk) -> Html | None:
    """Folded: it is set once in a game, if at all."""
    if not desk.sight.policies:
        return None
    summary = h("summary", icon("lock", 18), desk.say("policies"))
    rows = h("ul", *[policy(desk, each) for each in desk.sight.policies], class_="policies")
    inner = (h("p", desk.say("policies-why"), class_="quiet"), rows, every(desk))
    return h("details", summary, *inner, class_="away reactions")


def never_again(desk: Desk, ask: Ask) -> Html | None:
    """Beside the question itself: it is answered, and not asked any more."""
    if ask.reaction not in [each.reaction for each in desk.sight.policies]:
        return None
    words = desk.say("policy-never", reaction=desk.reaction(ask.reaction))
    push = h("button", icon("lock", 18), words, class_="btn quiet", title=desk.say("policy-never-why"))
    return h("div", deciding(desk, ask.reaction, DECLINE, push), class_="btns")


def every(desk: Desk) -> Html | None:
    """All at once, where there are several."""
    if len(desk.sight.policies) < 2:
        return None
    asked = any(each.value != DECLINE for each in desk.sight.policies)
    push = h("button", desk.say("policy-none" if asked else "policy-all"), class_="btn")
    return deciding(desk, ALL, DECLINE if asked else ASK, push)


def deciding(desk: Desk, reaction: str, value: str, push: Html) -> Html:
    return desk.form("policy", fields({"reaction": reaction, "value": value}), push, seat=desk.sight.seat)


NOW = {ASK: "policy-asked", DECLINE: "policy-passed", USUAL: "policy-usual"}
DECIDE = {ASK: "policy-ask", DECLINE: "policy-pass", USUAL: "policy-as-usual"}


def policy(desk: Desk, each: Policy) -> Html:
    """What it is now, and a button for whatever else it could be."""
    now = h("small", desk.say(NOW[each.value]), class_="quiet")
    words = h("span", h("b", each.label), " ", now, class_="grow")
    others = [value for value in DECIDE if value != each.value and (value != USUAL or each.spared)]
    return h("li", words, *[other(desk, each, value) for value in others])


def other(desk: Desk, each: Policy, value: str) -> Html:
    unseen = h("span", f": {each.label}", class_="unseen")
    return deciding(desk, each.reaction, value, h("button", desk.say(DECIDE[value]), unseen, class_="btn quiet"))
