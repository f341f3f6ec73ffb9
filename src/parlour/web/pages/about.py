"""Whose games these are, what is ours, and under which licence."""

from parlour.games import all_games
from parlour.web.html import Child, Html, h
from parlour.web.pages.shell import page
from parlour.web.static import font_contents, static
from parlour.web.visitor import Visitor


def about_page(visitor: Visitor) -> str:
    say = visitor.say
    parts = [credit(visitor, game.id) for game in all_games()]
    licences = {"letters": [licence(name) for name in font_contents() if name.endswith(".txt")]}
    ours = [
        h("section", h("h2", say(f"web-credits-{name}")), h("p", say(f"web-credits-{name}-more"), licences.get(name)))
        for name in ("affiliation", "edition", "words", "letters", "licence", "privacy")
    ]
    text = h("div", h("h2", say("web-credits-games")), parts, ours, class_="sheet pad prose")
    head = (h("h1", say("web-credits-title")), h("p", say("web-credits-lead"), class_="lead"))
    return page(visitor, say("web-credits-title"), h("div", *head, text, class_="narrow stack"), css=["pages.css"])


def licence(name: str) -> list[Child]:
    return [" ", h("a", name.removesuffix(".txt").replace("-", " "), href=static(name))]


def credit(visitor: Visitor, game: str) -> Html:
    """Who made a game, and where its rules can be read here."""
    say = visitor.say
    rules = h("a", say("web-credits-rules"), href=f"/rules/{game}")
    return h("section", h("h3", say(f"{game}-title")), h("p", say(f"web-about-{game}"), " ", rules))
