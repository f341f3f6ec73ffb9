"""What the table answers for a seat when it may react: decided beforehand, seen by nobody else.

A game may have dozens of moments. Those whose names begin alike (`t3-sewers`, `t3-smithy`) fold below one name, and can
be decided together.
"""

from collections.abc import Sequence
from itertools import groupby

from parlour.table.table import ASK, DECLINE, USUAL
from parlour.web.html import Html, h
from parlour.web.pages.icons import icon
from parlour.web.pages.kit import Kit, fields
from parlour.web.rooms.room import ALL
from parlour.web.rooms.sight import Ask, Policy

NOW = {ASK: "policy-asked", DECLINE: "policy-passed", USUAL: "policy-usual"}
DECIDE = {ASK: "policy-ask", USUAL: "policy-as-usual", DECLINE: "policy-pass"}


def policies(kit: Kit) -> Html | None:
    """Folded: it is set once in a game, if at all."""
    if not kit.sight.policies:
        return None
    summary = h("summary", icon("lock", 18), kit.say("policies"))
    rows = h("ul", *[family(kit, each) for each in families(kit.sight.policies)], class_="policies")
    inner = (h("p", kit.say("policies-why"), class_="quiet"), rows, *every(kit))
    return h("details", summary, *inner, class_="away reactions")


def families(all_: Sequence[Policy]) -> list[list[Policy]]:
    return [list(same) for _, same in groupby(all_, lambda each: stem(all_, each.reaction) or each.reaction)]


def stem(all_: Sequence[Policy], reaction: str) -> str:
    """What its name and those of others begin with: `t3-` for `t3-sewers`; "" where it is alone with it."""
    begins = reaction.partition("-")[0] + "-"
    return begins if sum(each.reaction.startswith(begins) for each in all_) > 1 else ""


# At the question


def never_again(kit: Kit, ask: Ask) -> Html | None:
    """Beside the question itself: it is answered, and not asked any more; there may be others like it."""
    if ask.reaction not in [each.reaction for each in kit.sight.policies]:
        return None
    begins = stem(kit.sight.policies, ask.reaction)
    alike = never(kit, begins + ALL, begins.removesuffix("-")) if begins else None
    return h("div", never(kit, ask.reaction, ask.reaction), alike, class_="btns")


def never(kit: Kit, reaction: str, name: str) -> Html:
    words = kit.say("policy-never", reaction=kit.reaction(name))
    push = h("button", icon("lock", 18), words, class_="btn quiet", title=kit.say("policy-never-why"))
    return deciding(kit, reaction, DECLINE, push)


# All of them


def every(kit: Kit) -> list[Html]:
    """All at once, where there are several: not to be asked, or to be asked as everybody is at first."""
    now = kit.sight.policies
    if len(now) < 2:
        return []
    asked, spared = any(each.value != DECLINE for each in now), any(each.spared for each in now)
    changed = any(each.value != (USUAL if each.spared else ASK) for each in now)
    ways = [
        (asked, DECLINE, "policy-none"),
        (spared and changed, USUAL, "policy-as-usual"),
        (not spared and not asked, ASK, "policy-all"),
    ]
    return [decide_all(kit, value, words) for true, value, words in ways if true]


def decide_all(kit: Kit, value: str, words: str) -> Html:
    return deciding(kit, ALL, value, h("button", kit.say(words), class_="btn"))


def deciding(kit: Kit, reaction: str, value: str, push: Html) -> Html:
    return kit.form("policy", fields({"reaction": reaction, "value": value}), push, seat=kit.sight.seat)


# One by one


def family(kit: Kit, same: Sequence[Policy]) -> Html:
    """One moment, or a fold of several that are alike."""
    if len(same) == 1:
        return policy(kit, same[0])
    begins, values = same[0].reaction.partition("-")[0], {each.value for each in same}
    value = same[0].value if len(values) == 1 else ""
    now = state(kit, value) if value else None
    alike = Policy(f"{begins}-{ALL}", kit.reaction(begins), value, same[0].spared)
    summary = h("summary", h("span", h("b", alike.label), " ", now))
    rows = h("ul", *[policy(kit, each) for each in same], class_="policies")
    return h("li", h("details", summary, h("div", *choices(kit, alike), class_="choices"), rows))


def policy(kit: Kit, each: Policy) -> Html:
    """What it is now, and a button for the other; where there are three ways, a button for each."""
    if each.spared:
        return h("li", h("b", each.label), h("div", *choices(kit, each), class_="choices"), class_="ways")
    words = h("span", h("b", each.label), " ", state(kit, each.value), class_="grow")
    return h("li", words, *[choice(kit, each, value) for value in (ASK, DECLINE) if value != each.value])


def state(kit: Kit, value: str) -> Html:
    return h("small", kit.say(NOW[value]), class_="quiet")


def choices(kit: Kit, each: Policy) -> list[Html]:
    return [choice(kit, each, value) for value in DECIDE if value != USUAL or each.spared]


def choice(kit: Kit, each: Policy, value: str) -> Html:
    words = (kit.say(DECIDE[value]), h("span", f": {each.label}", class_="unseen"))
    pressed = "true" if value == each.value else "false" if each.spared else None
    push = h("button", *words, class_="btn quiet", title=kit.say(NOW[value]), aria_pressed=pressed)
    return deciding(kit, each.reaction, value, push)
