"""A page for what cannot be done or is not there: the sentence, its paragraph, and ways on."""

from typing import Final

from parlour.web.html import h
from parlour.web.pages.icons import icon, logo
from parlour.web.pages.shell import law_chip, page
from parlour.web.visitor import Visitor

TITLED: Final = (400, 401, 403, 404, 409, 413, 422, 429, 500)


def denied_page(visitor: Visitor, status: int, sentence: str, law: str = "", game: str = "") -> str:
    say = visitor.say
    title = say(f"web-refused-{status}") if status in TITLED else say("web-refused-other")
    chip = law_chip(visitor, game, law) if law and game else None
    ways = (
        h("a", icon("play", 18), say("web-refused-lobby"), class_="btn main", href="/"),
        h("a", icon("rules", 18), say("web-refused-rules"), class_="btn", href=f"/rules/{game}#{law}")
        if chip
        else None,
    )
    words = h("p", sentence, " ", chip, class_="lead")
    body = h(
        "div",
        logo(72),
        h("h1", title),
        words,
        h("div", *ways, class_="btns"),
        role="alert",
    )
    return page(
        visitor, title, h("div", body, class_="narrow sheet pad refusal"), css=["pages.css"], body_class="page-refused"
    )
