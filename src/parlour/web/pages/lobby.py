"""The lobby: the games, the tables that wait for me, and those where I may sit down."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from parlour.games import all_games
from parlour.web.html import Child, Html, h, raw
from parlour.web.pages.icons import icon
from parlour.web.pages.rows import Row, table_list
from parlour.web.pages.shell import Refusal, back, page, refused
from parlour.web.visitor import Visitor

POINTS: Final = (("play", "guest"), ("people", "together"), ("scales", "law"))  # what a stranger should know


@dataclass(frozen=True, slots=True)
class GameBox:
    """A game on the shelf."""

    id: str
    title: str
    line: str
    least: int
    most: int
    minutes: int
    edition_note: str
    poster: Html


@dataclass(frozen=True, slots=True)
class Lobby:
    games: Sequence[GameBox]
    mine: Sequence[Row]  # those where it is my turn first
    open: Sequence[Row]
    finished: Sequence[Row]
    waiting: int  # tables that wait for my move
    refusal: Refusal | None = None


def shelf(visitor: Visitor, posters: Mapping[str, Html]) -> list[GameBox]:
    """All games as boxes, with what the words say about them."""
    say = visitor.say
    return [
        GameBox(
            game.id,
            say(f"{game.id}-title"),
            say(f"web-game-{game.id}-line"),
            *game.seats,
            game.minutes,
            say(f"web-game-{game.id}-edition") if game.edition == "house" else "",
            posters.get(game.id, raw("")),
        )
        for game in all_games()
    ]


def lobby_page(visitor: Visitor, lobby: Lobby) -> str:
    return page(
        visitor,
        "Parlour",
        refused(lobby.refusal),
        greeting(visitor, lobby.waiting),
        boxes(visitor, lobby.games),
        None if visitor.person else points(visitor),
        h("div", own_tables(visitor, lobby), other_tables(visitor, lobby.open), class_="cols"),
        active="play",
        css=["pages.css"],
        scripts=["lobby.js"],
        body_class="page-lobby",
    )


# Greeting


def greeting(visitor: Visitor, waiting: int) -> Html:
    say, person = visitor.say, visitor.person
    if person:
        words = (
            h("h1", say("web-lobby-welcome", name=person.name)),
            h("p", say("web-lobby-waiting", n=waiting), class_="lead"),
        )
    else:
        words = (h("h1", say("web-lobby-welcome-stranger")), h("p", say("web-lobby-what"), class_="lead"))
    return h(
        "div",
        h("div", *words, class_="grow"),
        None if person else name_form(visitor),
        join_form(visitor),
        class_="hello",
    )


def name_form(visitor: Visitor) -> Html:
    """A stranger may say a name, but need not: whoever plays without one gets one."""
    say = visitor.say
    field = h(
        "input",
        name="name",
        maxlength=40,
        required=True,
        autocomplete="nickname",
        placeholder=say("web-lobby-name-hint"),
    )
    label = h("label", h("span", say("web-lobby-name")), field, class_="field")
    return h(
        "form",
        label,
        h("button", say("web-lobby-name-go"), class_="btn"),
        back(visitor),
        method="post",
        action="/name",
        class_="ask",
    )


def join_form(visitor: Visitor) -> Html:
    say = visitor.say
    field = h(
        "input",
        name="code",
        maxlength=40,
        required=True,
        autocomplete="off",
        autocapitalize="characters",
        class_="code",
    )
    label = h("label", h("span", say("web-lobby-code")), field, class_="field")
    return h(
        "form",
        label,
        h("button", icon("link", 18), say("web-lobby-join"), class_="btn"),
        method="post",
        action="/join",
        class_="ask",
    )


def points(visitor: Visitor) -> Html:
    """Three things that a stranger should know."""
    say = visitor.say
    items = [
        h(
            "li",
            icon(sign, 24),
            h("p", h("strong", say(f"web-lobby-point-{name}")), " ", say(f"web-lobby-point-{name}-more")),
        )
        for sign, name in POINTS
    ]
    return h("ul", items, class_="points")


# Games


def boxes(visitor: Visitor, games: Sequence[GameBox]) -> Html:
    """One game alone is shown large; several stand in a row."""
    inside = [box(visitor, each) for each in games]
    return h("section", inside, class_=f"boxes of-{min(len(inside), 4)}", aria_label=visitor.say("web-lobby-games"))


def box(visitor: Visitor, each: GameBox) -> Html:
    say = visitor.say
    facts = (
        h("span", icon("people", 16), players(visitor, each)),
        h("span", icon("clock", 16), say("web-lobby-minutes", n=each.minutes)),
    )
    note = h("p", icon("info", 16), h("span", each.edition_note), class_="note") if each.edition_note else None
    text = h(
        "div",
        h("h2", each.title),
        h("p", *facts, class_="facts"),
        h("p", each.line, class_="line"),
        note,
        deeds(visitor, each),
        class_="tx",
    )
    return h("article", h("div", each.poster, class_="pic"), text, class_="sheet box")


def players(visitor: Visitor, each: GameBox) -> str:
    if each.least == each.most:
        return visitor.say("web-lobby-players-exactly", n=each.most)
    return visitor.say("web-lobby-players", least=each.least, most=each.most)


def deeds(visitor: Visitor, each: GameBox) -> Html:
    """Play at once against bots, or set a table up."""
    say = visitor.say
    name = h("span", f": {each.title}", class_="unseen")
    play = h("button", icon("play", 18), h("span", say("web-lobby-play"), name), class_="btn main")
    new = h("a", icon("plus", 18), h("span", say("web-lobby-new"), name), class_="btn", href=f"/new/{each.id}")
    return h("div", h("form", play, method="post", action=f"/play/{each.id}"), new, class_="deeds")


# Tables


def own_tables(visitor: Visitor, lobby: Lobby) -> Html:
    say = visitor.say
    parts: list[Child] = [h("h2", say("web-lobby-mine")), table_list(visitor, lobby.mine, say("web-lobby-mine-none"))]
    if lobby.finished:
        more = h("a", say("web-lobby-all-replays"), href="/replays")
        parts += [
            h("div", h("h2", say("web-lobby-finished")), more, class_="head"),
            table_list(visitor, lobby.finished, ""),
        ]
    return h("section", parts)


def other_tables(visitor: Visitor, rows: Sequence[Row]) -> Html:
    say = visitor.say
    return h("section", h("h2", say("web-lobby-open")), table_list(visitor, rows, say("web-lobby-open-none"), "join"))
