"""The rules to read: our digest of a game's law, every paragraph with an address of its own."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from parlour.games import all_games
from parlour.law import NAME
from parlour.table.rules import paragraphs
from parlour.web.html import Child, Html, h
from parlour.web.pages.icons import icon
from parlour.web.pages.shell import LETTERS, page
from parlour.web.visitor import Visitor

CITED: Final = re.compile(rf"(?<![\w.])({NAME})(?!\w)")

Paragraph = tuple[str, str, str]  # name, digest, ruling


class Law(NamedTuple):
    """The law of a game as it is shown: which paragraphs there are, and what is looked for."""

    game: str
    names: frozenset[str]
    query: str


def rules_index(visitor: Visitor) -> str:
    """The games whose rules can be read here."""
    say = visitor.say
    head = (h("h1", say("web-rules-title")), h("p", say("web-rules-lead"), class_="lead"))
    books = h("div", [book(visitor, game.id) for game in all_games()], class_="books")
    body = h("div", *head, books, class_="stack")
    return page(visitor, say("web-rules-title"), body, active="rules", css=["pages.css"])


def book(visitor: Visitor, game: str) -> Html:
    """A game with its chapters."""
    say, whole = visitor.say, paragraphs(game, visitor.language)
    title = h("h2", h("a", say(f"{game}-title"), href=f"/rules/{game}"))
    line = h("p", say(f"web-game-{game}-line"), class_="line")
    count = h("p", say("web-rules-count", n=len(whole)), class_="sm mut")
    return h("section", title, line, count, contents(visitor, game, whole, f"/rules/{game}"), class_="sheet pad")


def rules_page(visitor: Visitor, game: str, query: str = "") -> str:
    """The whole law, or what is found in it."""
    whole = paragraphs(game, visitor.language)
    law = Law(game, frozenset(name for name, _, _ in whole), query.strip())
    found = [each for each in whole if fits(each, law.query)]
    title = visitor.say("web-rules-of", game=visitor.say(f"{game}-title"))
    side = h("div", search(visitor, law), contents(visitor, game, found), class_="side")
    text = h("div", h("h1", title), lead(visitor, law, len(found)), chapters(visitor, law, found), class_="sheet text")
    body = h("div", side, text, class_="book")
    return page(visitor, title, body, active="rules", css=["pages.css"], body_class="page-rules")


def fits(paragraph: Paragraph, query: str) -> bool:
    """A number finds the paragraph and those below it; words are found wherever they stand."""
    name, digest, ruling = (part.casefold() for part in paragraph)
    sought = query.casefold()
    return name == sought or name.startswith((f"{sought}.", f"{sought}-")) or sought in digest or sought in ruling


# Finding the way


def search(visitor: Visitor, law: Law) -> Html:
    say = visitor.say
    field = h(
        "input",
        type="search",
        name="q",
        value=law.query or None,
        maxlength=80,
        placeholder=say("web-rules-search-hint"),
    )
    label = h("label", h("span", say("web-rules-search"), class_="unseen"), field)
    button = h("button", icon("search"), h("span", say("web-rules-search-go"), class_="unseen"), class_="btn")
    return h("form", label, button, action=f"/rules/{law.game}", role="search", class_="joined")


def contents(visitor: Visitor, game: str, found: Sequence[Paragraph], path: str = "") -> Html:
    """The chapters of what is shown."""
    numbers = dict.fromkeys(chapter_of(each) for each in found)
    items = [
        h("li", h("a", h("span", number, class_="num"), chapter_title(visitor, game, number), href=f"{path}#{number}"))
        for number in numbers
    ]
    return h("nav", h("ol", items), class_="contents", aria_label=visitor.say("web-rules-chapters"))


def chapter(name: str) -> str:
    """4 of 4.3.1, CARD of CARD.armorers, L of L-01."""
    return re.split("[.-]", name, maxsplit=1)[0]


def chapter_of(paragraph: Paragraph) -> str:
    return chapter(paragraph[0])


def chapter_title(visitor: Visitor, game: str, number: str) -> str:
    return visitor.say(f"web-chapter-{game}-{number}")


# The text


def lead(visitor: Visitor, law: Law, found: int) -> Html:
    say = visitor.say
    if not law.query:
        return h("div", h("p", say(f"{law.game}-intro"), class_="lead"), h("p", say("web-rules-how"), class_="quiet"))
    whole = h("a", say("web-rules-whole"), href=f"/rules/{law.game}")
    return h("p", say("web-rules-found", n=found, query=law.query), " ", whole, class_="quiet", role="status")


def chapters(visitor: Visitor, law: Law, found: Sequence[Paragraph]) -> list[Html]:
    return [
        h(
            "section",
            h("h2", f"{number}. {chapter_title(visitor, law.game, number)}", id=number),
            [article(visitor, law, each) for each in inside],
        )
        for number, inside in groupby(found, chapter_of)
    ]


def article(visitor: Visitor, law: Law, paragraph: Paragraph) -> Html:
    """A paragraph with its number in the margin; a ruling is set apart from what the book says."""
    name, digest, ruling = paragraph
    label = visitor.say("web-law-chip", paragraph=name)
    number = name if len(name) <= LETTERS else name.replace(".", ".\u200b")  # a long one may go on in the next line
    chip = h("a", f"§\u00a0{number}", class_="law", href=f"#{name}", aria_label=label)
    words = h("div", h("p", rich(law, digest)), inset(visitor, law, name, ruling) if ruling else None)
    return h("div", chip, words, id=name, class_=f"par d{min(name.count('.'), 4)}")


def inset(visitor: Visitor, law: Law, name: str, ruling: str) -> Html:
    title = h("a", icon("scales", 16), visitor.say("web-rules-ruling"), href=f"#{name}-ruling")
    return h("div", title, h("p", rich(law, ruling)), class_="ruling", id=f"{name}-ruling")


def rich(law: Law, text: str) -> list[Child]:
    """Numbers of other paragraphs lead there; what was looked for is marked."""
    parts: list[Child] = []
    end = 0
    for cited in CITED.finditer(text):
        if cited[1] in law.names:
            parts += [
                marked(text[end : cited.start()], law.query),
                h("a", marked(cited[1], law.query), href=link(law, cited[1])),
            ]
            end = cited.end()
    return [*parts, marked(text[end:], law.query)]


def link(law: Law, name: str) -> str:
    """While only some paragraphs are shown, a cited one is found in the whole law."""
    return f"/rules/{law.game}#{name}" if law.query else f"#{name}"


def marked(text: str, query: str) -> list[Child]:
    if not query:
        return [text]
    pieces = re.split(f"({re.escape(query)})", text, flags=re.IGNORECASE)
    return [h("mark", piece) if odd % 2 else piece for odd, piece in enumerate(pieces)]
