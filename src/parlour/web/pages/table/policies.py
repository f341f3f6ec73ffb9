"""What the table answers for a seat when it may react: decided beforehand, seen by nobody else.

A game may have dozens of moments. Those whose names begin alike (`t3-sewers`, `t3-smithy`) fold below one name, and can
be decided together.
"""

from collections.abc import Sequence
from itertools import groupby

from parlour.table.table import ASK, DECLINE, USUAL
from parlour.web.html import Html, h
from parlour.web.pages.desk import Desk, fields
from parlour.web.pages.icons import icon
from parlour.web.rooms.room import ALL
from parlour.web.rooms.sight import Ask, Policy

NOW = {ASK: "policy-asked", DECLINE: "policy-passed", USUAL: "policy-usual"}
DECIDE = {ASK: "policy-ask", USUAL: "policy-as-usual", DECLINE: "policy-pass"}


def policies(desk: Desk) -> Html | None:
    """Folded: it is set once in a game, if at all."""
    if not desk.sight.policies:
        return None
    summary = h("summary", icon("lock", 18), desk.say("policies"))
    rows = h("ul", *[family(desk, each) for each in families(desk.sight.policies)], class_="policies")
    inner = (h("p", desk.say("policies-why"), class_="quiet"), rows, *every(desk))
    return h("details", summary, *inner, class_="away reactions")


def families(all_: Sequence[Policy]) -> list[list[Policy]]:
    return [list(same) for _, same in groupby(all_, lambda each: stem(all_, each.reaction) or each.reaction)]


def stem(all_: Sequence[Policy], reaction: str) -> str:
    """What its name and those of others begin with: `t3-` for `t3-sewers`; "" where it is alone with it."""
    begins = reaction.partition("-")[0] + "-"
    return begins if sum(each.reaction.startswith(begins) for each in all_) > 1 else ""


# At the question


def never_again(desk: Desk, ask: Ask) -> Html | None:
    """Beside the question itself: it is answered, and not asked any more; there may be others like it."""
    if ask.reaction not in [each.reaction for each in desk.sight.policies]:
        return None
    begins = stem(desk.sight.policies, ask.reaction)
    alike = never(desk, begins + ALL, begins.removesuffix("-")) if begins else None
    return h("div", never(desk, ask.reaction, ask.reaction), alike, class_="btns")


def never(desk: Desk, reaction: str, name: str) -> Html:
    words = desk.say("policy-never", reaction=desk.reaction(name))
    push = h("button", icon("lock", 18), words, class_="btn quiet", title=desk.say("policy-never-why"))
    return deciding(desk, reaction, DECLINE, push)


# All of them


def every(desk: Desk) -> list[Html]:
    """All at once, where there are several: not to be asked, or to be asked as everybody is at first."""
    now = desk.sight.policies
    if len(now) < 2:
        return []
    asked, spared = any(each.value != DECLINE for each in now), any(each.spared for each in now)
    changed = any(each.value != (USUAL if each.spared else ASK) for each in now)
    ways = [
        (asked, DECLINE, "policy-none"),
        (spared and changed, USUAL, "policy-as-usual"),
        (not spared and not asked, ASK, "policy-all"),
    ]
    return [decide_all(desk, value, words) for true, value, words in ways if true]


def decide_all(desk: Desk, value: str, words: str) -> Html:
    return deciding(desk, ALL, value, h("button", desk.say(words), class_="btn"))


def deciding(desk: Desk, reaction: str, value: str, push: Html) -> Html:
    return desk.form("policy", fields({"reaction": reaction, "value": value}), push, seat=desk.sight.seat)


# One by one


def family(desk: Desk, same: Sequence[Policy]) -> Html:
    """One moment, or a fold of several that are alike."""
    if len(same) == 1:
        return policy(desk, same[0])
    begins, values = same[0].reaction.partition("-")[0], {each.value for each in same}
    value = same[0].value if len(values) == 1 else ""
    now = state(desk, value) if value else None
    alike = Policy(f"{begins}-{ALL}", desk.reaction(begins), value, same[0].spared)
    summary = h("summary", h("span", h("b", alike.label), " ", now))
    rows = h("ul", *[policy(desk, each) for each in same], class_="policies")
    return h("li", h("details", summary, h("div", *choices(desk, alike), class_="choices"), rows))


def policy(desk: Desk, each: Policy) -> Html:
    """What it is now, and a button for the other; where there are three ways, a button for each."""
    if each.spared:
        return h("li", h("b", each.label), h("div", *choices(desk, each), class_="choices"), class_="ways")
    words = h("span", h("b", each.label), " ", state(desk, each.value), class_="grow")
    return h("li", words, *[choice(desk, each, value) for value in (ASK, DECLINE) if value != each.value])


def state(desk: Desk, value: str) -> Html:
    return h("small", desk.say(NOW[value]), class_="quiet")


def choices(desk: Desk, each: Policy) -> list[Html]:
    return [choice(desk, each, value) for value in DECIDE if value != USUAL or each.spared]


def choice(desk: Desk, each: Policy, value: str) -> Html:
    words = (desk.say(DECIDE[value]), h("span", f": {each.label}", class_="unseen"))
    pressed = "true" if value == each.value else "false" if each.spared else None
    push = h("button", *words, class_="btn quiet", title=desk.say(NOW[value]), aria_pressed=pressed)
    return deciding(desk, each.reaction, value, push)
