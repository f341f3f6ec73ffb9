"""The options of a question as buttons: same words and order as the board, grouped by what is done.

Up to forty options must stay usable: short ones stand in columns, and the panel scrolls inside.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from parlour.table.table import Option
from parlour.web.html import Child, Html, h
from parlour.web.pages.icons import icon
from parlour.web.pages.kit import Kit, fields
from parlour.web.pages.marks import without_chips
from parlour.web.pages.shell import tag
from parlour.web.rooms.sight import Ask

KEYS: Final = "123456789abcdefghijklmnopqrstuvwxyz"
NARROW: Final = 19  # letters that fit into one of two columns
LINES: Final = 30  # letters of small print that do not make it too high
ALONE: Final = ("end", "pass")
CROWD: Final = 8  # with more options than this, words in a column may have two lines
FEW: Final = 3  # so many barred options are shown at once; more are folded


def options(kit: Kit, ask: Ask) -> Html:
    return answers(kit, ask, ask.options, iter(KEYS))


def options_around(kit: Kit, ask: Ask, own: Child) -> list[Child]:
    """What ends the question stands over one's own things, where a thumb finds it, and all the rest below them."""
    ends = [option for option in ask.options if option.verb in ALONE]
    rest, keys = [option for option in ask.options if option not in ends], iter(KEYS)
    return [answers(kit, ask, ends, keys) if ends else None, own, answers(kit, ask, rest, keys)]


def answers(kit: Kit, ask: Ask, shown: Sequence[Option], keys: Iterator[str]) -> Html:
    lines = 1 if len(shown) <= CROWD else 2
    parts = []
    for group, twin in in_twos(grouped(shown, lines)):
        name = "" if twin else columns(group, lines)
        both = [buttons(kit, ask, each, keys, name) for each in (group, twin) if each]
        parts.append(h("div", *both, class_="pair") if twin else both[0])
    return h("div", *parts, class_="answers", role="group", aria_labelledby="asked", aria_describedby="why")


def buttons(kit: Kit, ask: Ask, group: Sequence[Option], keys: Iterator[str], name: str) -> Html:
    return h("div", *[button(kit, ask, each, keys) for each in group], class_=f"opts {name}".strip())


def in_twos(groups: Sequence[list[Option]]) -> list[tuple[list[Option], list[Option]]]:
    """Two things that may be done with the same pieces stand side by side, one column each; else there is no twin."""
    found: list[tuple[list[Option], list[Option]]] = []
    for group in groups:
        if found and not found[-1][1] and is_twin(found[-1][0], group):
            found[-1] = (found[-1][0], group)
        else:
            found.append((group, []))
    return found


def is_twin(one: Sequence[Option], other: Sequence[Option]) -> bool:
    targets = [option.target for option in one]
    return None not in targets and targets == [option.target for option in other]


def grouped(options: Sequence[Option], lines: int = 1) -> list[list[Option]]:
    """By what is done. Different things stand beside each other too if they are short, but apart from an end."""
    groups: list[list[Option]] = []
    for _, same in groupby(options, lambda option: option.verb):
        group = list(same)
        if groups and is_mixed(groups[-1], lines) and is_mixed(group, lines):
            groups[-1] += group
        else:
            groups.append(group)
    return groups


def is_mixed(group: Sequence[Option], lines: int) -> bool:
    """Each of another kind, and short enough for a column."""
    verbs = {option.verb for option in group}
    return len(verbs) == len(group) and not verbs & set(ALONE) and longest_head(group) <= lines * NARROW


def longest_head(group: Sequence[Option]) -> int:
    return max(len(without_chips(option.label).partition(": ")[0]) for option in group)


def columns(group: Sequence[Option], lines: int = 1) -> str:
    """Short ones by three, many by two, a few below each other."""
    longest, below = longest_head(group), max(len(without_chips(option.label).partition(": ")[2]) for option in group)
    if len(group) > 2 and max(longest, below) <= 8:
        return "three"
    fits = longest <= lines * NARROW or len(group) > 4
    return "two" if len(group) > 1 and below <= lines * LINES and fits else ""


def button(kit: Kit, ask: Ask, option: Option, keys: Iterator[str]) -> Html:
    person = kit.visitor.person
    hidden: dict[str, str | int | None] = {
        "action": option.action,
        "seat": ask.seat,
        "expected_seq": kit.sight.seq,
        "key": kit.key(),
        "hold": "1" if person and person.confirm else "0",
    }
    key = next(keys, None)
    chosen = kit.sight.hint is not None and kit.sight.hint.action == option.action
    kind = " main" if len(ask.options) == 1 else ""
    inside = (words(option.label), tag(kit.say("hinted"), "bot") if chosen else None, h("kbd", key) if key else None)
    push = h(
        "button",
        *inside,
        class_=f"opt{kind}{' hinted' if chosen else ''}",
        data_target=option.target,
        data_touches=" ".join(option.touches) or None,
        data_hot=key,
        aria_keyshortcuts=key,
    )
    return h("form", fields(hidden), push, method="post", action=kit.path("/act"), class_="do")


def words(label: str) -> Html:
    """What follows a colon is the consequence, and stands below in small."""
    head, colon, rest = without_chips(label).partition(": ")
    return h("span", head, (h("span", ": ", class_="unseen"), h("small", rest)) if colon else None, class_="words")


def barred(kit: Kit, ask: Ask) -> Child:
    """What a player would look for but cannot do now, with the reason: cite, don't scold."""
    if not ask.barred:
        return None
    laws = {option.law: [each for each in ask.barred if each.law == option.law] for option in ask.barred}
    lines = [reason(kit, law, options, told=law == ask.law) for law, options in laws.items()]
    if len(lines) <= FEW:
        return h("div", *lines, class_="opts barred")
    label = h("summary", icon("info", 18), kit.say("barred", n=len(lines)))
    return h("details", label, h("div", *lines, class_="opts"), class_="barred")


def reason(kit: Kit, law: str, options: Sequence[Option], *, told: bool) -> Html:
    """All that one paragraph bars, with its words once; not seen again if they stand below the question."""
    why = h("small", h("span", kit.digest(law), class_="unseen" if told else None), " ", kit.law(law))
    labels: list[Child] = []
    for each in options:
        labels += [" · "] if labels else []
        labels.append(h("span", without_chips(each.label), class_="barred-one", data_target=each.target))
    return h("p", h("span", labels, why, class_="words"), class_="opt off")
