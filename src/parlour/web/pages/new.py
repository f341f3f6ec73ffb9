"""A new table: who sits where, the options of the game, and how it is played.

Pressing the button at once gives a game against bots. All seats that the game can have are in the form; those above
the chosen number are not shown where the browser can tell, and the server does not read them.
"""

from collections.abc import Mapping, Sequence
from re import Match, escape, sub
from typing import Any, Final

from parlour.games import game as find_game
from parlour.kernel.game import Game, Setting
from parlour.table.table import side_label
from parlour.web.html import Child, Html, h
from parlour.web.pages.forms import Filled, field, pick, select, switch
from parlour.web.pages.icons import icon
from parlour.web.pages.shell import Refusal, page, refused, sheet
from parlour.web.rooms.opening import WAY, sides_of
from parlour.web.visitor import Visitor

SITTERS: Final = ("me", "open", "here", "bot:random", "bot:ismcts:200", "bot:greedy")
PACES: Final = ("live", "1", "3", "7")
SWITCH: Final = ("false", "true")


def new_page(
    visitor: Visitor,
    game: str,
    values: Mapping[str, str],
    refusal: Refusal | None = None,
    ways: Sequence[tuple[str, str]] = (),
) -> str:
    """The form for a table of a game, as proposed or as it was filled in; `ways`: settings that need a yes first."""
    say, rules, filled = visitor.say, find_game(game), Filled(values)
    title = say("web-new-title", game=say(f"{game}-title"))
    go = (h("button", say("web-new-go"), class_="btn main big"), h("p", say("web-new-go-hint"), class_="hint"))
    people = (sheet(seats(visitor, rules, filled), name="pad"), sheet(manner(visitor, filled), name="pad"))
    inside = h(
        "form",
        h("div", *people, class_="people"),
        sheet(options(visitor, rules, filled), name="pad"),
        h("div", *go, class_="go"),
        method="post",
        action=f"/new/{game}",
        class_="setup",
        id="setup",
    )
    head = h("div", h("h1", title), h("p", say("web-new-lead"), class_="lead"), class_="top")
    parts = (refused(refusal), [anyway(visitor, game, *each) for each in ways], head, inside)
    return page(visitor, title, *parts, active="play", css=["pages.css"], scripts=["new.js"], body_class="page-new")


def anyway(visitor: Visitor, game: str, name: str, value: str) -> Html:
    """Whoever is told that something is not advised may say yes to it: the same form once more."""
    words = visitor.say("web-new-anyway", way=setting_in_words(visitor, game, name, value))
    push = h("button", words, form="setup", name="anyway", value=f"{name}={value}", class_="btn")
    return h("p", push, class_="anyway")


def in_words(visitor: Visitor, rules: Game[Any], sentence: str) -> str:
    """A sentence of the rules names settings and sides by their ids; here people know them by other words."""
    for side in sorted(rules.sides, key=len, reverse=True):
        sentence = sub(rf"\b{escape(side)}\b(?!=)", side_label(visitor.language, rules, side), sentence)
    return WAY.sub(lambda way: known_words(visitor, rules, way), sentence)


def known_words(visitor: Visitor, rules: Game[Any], way: Match[str]) -> str:
    is_known = way[1] in rules.settings and way[2] in rules.settings[way[1]].values
    return f"“{setting_in_words(visitor, rules.id, way[1], way[2])}”" if is_known else way[0]


def setting_in_words(visitor: Visitor, game: str, name: str, value: str) -> str:
    return f"{visitor.say(f'{game}-setting-{name}')}: {visitor.say(f'web-value-{game}-{name}-{value}')}"


# Seats


def middle(rules: Game[Any]) -> int:
    """How many sit down unless somebody says otherwise."""
    least, most = rules.seats
    return (least + most) // 2


def seats(visitor: Visitor, rules: Game[Any], filled: Filled) -> list[Child]:
    say, (least, most) = visitor.say, rules.seats
    numbers = [(str(n), str(n)) for n in range(least, most + 1)]
    return [
        h("h2", say("web-new-who")),
        pick(say("web-new-seats"), "seats", numbers, filled.text("seats", str(middle(rules)))),
        sides(visitor, rules, filled),
        h("ol", [seat(visitor, rules, number, filled) for number in range(most)], class_="sitters"),
        h("p", icon("info", 16), h("span", say("web-new-open-hint")), class_="note"),
    ]


def sides(visitor: Visitor, rules: Game[Any], filled: Filled) -> Html | None:
    """Whether what each seat plays is drawn by lot or chosen, if the game lets people choose."""
    if not rules.sides:
        return None
    how = [(each, visitor.say(f"web-new-sides-{each}")) for each in ("lot", "chosen")]
    return pick(visitor.say("web-new-sides"), "sides", how, filled.text("sides", "lot"))


def side(visitor: Visitor, rules: Game[Any], number: int, filled: Filled) -> Html | None:
    if not rules.sides:
        return None
    words = [(each, side_label(visitor.language, rules, each)) for each in rules.sides]
    label = h("span", visitor.say("web-new-side", n=number + 1), class_="unseen")
    chosen = sides_of(rules, filled.values)[number] or rules.sides[number % len(rules.sides)]
    before = h("input", type="hidden", name=f"was{number}", value=chosen)  # so that the server knows what was changed
    return h("div", select(label, f"side{number}", words, chosen), before, class_="sided")


def seat(visitor: Visitor, rules: Game[Any], number: int, filled: Filled) -> Html:
    """Who sits here; for somebody at this device also a name."""
    say = visitor.say
    sort = filled.text(f"seat{number}", "bot:greedy" if number else "me")
    name = sort.removeprefix("here:") if sort.startswith("here:") else filled.text(f"name{number}")
    words = [(sitter, say(f"web-sitter-{sitter.replace(':', '-')}")) for sitter in SITTERS]
    label = h("span", say("web-new-seat", n=number + 1))
    asked = say("web-new-name", n=number + 1)
    typed = h("input", name=f"name{number}", value=name or None, maxlength=40, placeholder=asked, aria_label=asked)
    chosen = "here" if sort.startswith("here") else sort
    who, named = select(label, f"seat{number}", words, chosen), h("div", typed, class_="named")
    return h("li", who, side(visitor, rules, number, filled), named, class_="sitter")


# Options of the game


def options(visitor: Visitor, rules: Game[Any], filled: Filled) -> list[Child]:
    asked = [(name, setting) for name, setting in rules.settings.items() if is_asked(setting)]
    parts = [part(option(visitor, rules.id, *each, filled), *each) for each in asked]
    return [h("h2", visitor.say("web-new-options")), *parts] if parts else []


def part(inside: Html, name: str, setting: Setting) -> Html:
    """What matters to one seat alone is in sight with one seat only; with one, nobody asks who begins."""
    kind = "alone" if setting.alone else "several" if name == "first" else ""
    return h("div", inside, class_=kind) if kind else inside


def is_asked(setting: Setting) -> bool:
    """One value is no choice."""
    return setting.asked and (setting.open != "" or len(setting.values) > 1)


def option(visitor: Visitor, game: str, name: str, setting: Setting, filled: Filled) -> Html:
    """Yes or no is a switch; several words are all in sight; what takes any words is a line to type in."""
    say = visitor.say
    label, hint = say(f"{game}-setting-{name}"), explained(visitor, f"web-hint-{game}-{name}")
    if setting.values == SWITCH:
        return switch(label, f"set-{name}", filled.on(f"set-{name}", False), hint, "true")
    if setting.open:
        return field(label, f"set-{name}", filled.text(f"set-{name}", setting.default), hint, maxlength=200)
    choices = [(value, say(f"web-value-{game}-{name}-{value}")) for value in setting.values]
    chosen = filled.text(f"set-{name}", setting.default)
    if name == "first" and chosen.isdigit() and chosen >= filled.text("seats", "9"):
        chosen = setting.default  # a seat that is not there cannot begin
    return pick(label, f"set-{name}", choices, chosen, hint)


def explained(visitor: Visitor, key: str) -> str:
    """An option that its name explains has no words more."""
    words = visitor.say(key)
    return "" if words == key else words


# The manner of play


def manner(visitor: Visitor, filled: Filled) -> list[Child]:
    say = visitor.say
    paces = [(pace, say(f"web-pace-{pace}")) for pace in PACES]
    shown = [("1", say("web-new-listed")), ("0", say("web-new-private"))]
    return [
        h("h2", say("web-new-manner")),
        pick(say("web-new-found"), "listed", shown, filled.text("listed", "1"), say("web-new-found-hint")),
        pick(say("web-new-pace"), "pace", paces, filled.text("pace", "live"), say("web-new-pace-hint")),
        switch(say("web-new-handover"), "handover", filled.on("handover", True), say("web-new-handover-hint")),
        switch(say("web-new-hints"), "hints", filled.on("hints", True), say("web-new-hints-hint")),
    ]
