"""What the table answers for a seat when it may react: decided beforehand, seen by nobody else."""

from parlour.table.table import ASK, DECLINE
from parlour.web.html import Html, h
from parlour.web.pages.desk import Desk, fields
from parlour.web.pages.icons import icon
from parlour.web.rooms.sight import Policy


def policies(desk: Desk) -> Html | None:
    """Folded: it is set once in a game, if at all."""
    if not desk.sight.policies:
        return None
    summary = h("summary", icon("lock", 18), desk.say("policies"))
    rows = h("ul", *[policy(desk, each) for each in desk.sight.policies], class_="policies")
    return h("details", summary, h("p", desk.say("policies-why"), class_="quiet"), rows, class_="away reactions")


def policy(desk: Desk, each: Policy) -> Html:
    passes = each.value == DECLINE
    now = h("small", desk.say("policy-passed" if passes else "policy-asked"), class_="quiet")
    words = h("span", h("b", each.label), " ", now, class_="grow")
    unseen = h("span", f": {each.label}", class_="unseen")
    push = h("button", desk.say("policy-ask" if passes else "policy-pass"), unseen, class_="btn quiet")
    hidden = fields({"reaction": each.reaction, "value": ASK if passes else DECLINE})
    return h("li", words, desk.form("policy", hidden, push, seat=desk.sight.seat))
