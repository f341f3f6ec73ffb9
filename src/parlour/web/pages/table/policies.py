"""What the table answers for a seat when it may react: decided beforehand, seen by nobody else."""

from parlour.table.table import ASK, DECLINE
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
    asked = any(each.value == ASK for each in desk.sight.policies)
    push = h("button", desk.say("policy-none" if asked else "policy-all"), class_="btn")
    return deciding(desk, ALL, DECLINE if asked else ASK, push)


def deciding(desk: Desk, reaction: str, value: str, push: Html) -> Html:
    return desk.form("policy", fields({"reaction": reaction, "value": value}), push, seat=desk.sight.seat)


def policy(desk: Desk, each: Policy) -> Html:
    passes = each.value == DECLINE
    now = h("small", desk.say("policy-passed" if passes else "policy-asked"), class_="quiet")
    words = h("span", h("b", each.label), " ", now, class_="grow")
    unseen = h("span", f": {each.label}", class_="unseen")
    push = h("button", desk.say("policy-ask" if passes else "policy-pass"), unseen, class_="btn quiet")
    return h("li", words, deciding(desk, each.reaction, ASK if passes else DECLINE, push))
