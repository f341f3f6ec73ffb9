"""Somebody to look at the front of the house, something to see there, and a reader of pages."""

from collections.abc import Iterator
from html.parser import HTMLParser

from parlour.web.html import raw
from parlour.web.pages.about import about_page
from parlour.web.pages.account import account_page
from parlour.web.pages.denied import denied_page
from parlour.web.pages.join import join_page
from parlour.web.pages.lobby import GameBox, Lobby, lobby_page, shelf
from parlour.web.pages.new import new_page
from parlour.web.pages.replays import replays_page
from parlour.web.pages.rows import Row
from parlour.web.pages.rules import rules_index, rules_page
from parlour.web.pages.shell import Refusal
from parlour.web.visitor import Person, Visitor

EVIL = '<script>"x"&</script>'
VOID = {"input", "link", "meta", "br", "img", "source", "hr"}


def person(theme: str = "auto", login: str | None = None, name: str = EVIL) -> Person:
    return Person(7, name, login, "", theme, confirm=True, sound=False)


WHO = {"stranger": None, "guest": person(), "account": person("dark", "olha")}


def visitor(who: str = "guest", language: str = "en", path: str = "/") -> Visitor:
    return Visitor(WHO[who], language, path)


def row(**changes: object) -> Row:
    fields: dict[str, object] = {"id": "t1", "game": "roam", "title": "Roam", "subtitle": "round 6", "people": [EVIL]}
    return Row(**{**fields, "state": "turn", "since": 720.0, **changes})  # type: ignore[arg-type]


def rows() -> list[Row]:
    return [
        row(),
        row(state="waiting", waiting_for=EVIL, new=4),
        row(state="gathering", people=[]),
        row(state="finished", result=EVIL, since=90000.0),
    ]


def lobby(v: Visitor, boxes: list[GameBox] | None = None) -> Lobby:
    mine, other, over = ([], [], []) if v.person is None else (rows()[:3], [row(state="gathering")], rows()[3:])
    return Lobby(boxes or shelf(v, {"roam": raw("<svg></svg>")}), mine, other, over, waiting=1)


def pages(v: Visitor) -> Iterator[str]:
    """Every page, with as much on it as there can be."""
    said = Refusal(EVIL, "4.4", "roam")
    yield lobby_page(v, lobby(v))
    yield new_page(v, "roam", {})
    yield new_page(v, "roam", {"seats": "4", "seat1": f"here:{EVIL}", "seat2": "here", "name2": EVIL}, said)
    yield account_page(v, [("a" * 64, EVIL, 1e9)] if v.person else [], EVIL if v.person else "", said)
    yield rules_index(v)
    yield rules_page(v, "roam")
    yield rules_page(v, "roam", EVIL)
    yield about_page(v)
    yield replays_page(v, rows())
    yield replays_page(v, [])
    yield denied_page(v, 422, EVIL, "4.4", "roam")
    yield denied_page(v, 418, EVIL)
    yield join_page(v, EVIL, said)


class Reader(HTMLParser):
    """Collects what a page is made of, and refuses elements that are not closed in their order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.path: list[str] = []
        self.text = ""
        self.feed(page)
        self.close()
        assert not self.path, f"never closed: {self.path}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.path.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.path.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for found, attrs in self.found if found == tag]
