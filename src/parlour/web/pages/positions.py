"""Opening a position file as a table for analysis."""

from parlour.web.html import h
from parlour.web.pages.shell import Refusal, page, refused
from parlour.web.visitor import Visitor


def positions_page(visitor: Visitor, given: str = "", refusal: Refusal | None = None) -> str:
    say = visitor.say
    attrs = {"id": "position", "name": "position", "rows": 14, "required": True, "spellcheck": "false"}
    area = h("textarea", given, class_="code", **attrs)
    form = h(
        "form",
        h("label", say("web-positions-paste"), for_="position"),
        area,
        h("button", say("web-positions-open"), class_="btn main"),
        method="post",
        action="/positions/new",
        class_="sheet form",
    )
    return page(
        visitor, say("web-positions-title"), refused(refusal), h("h1", say("web-positions-title")),
        h("p", say("web-positions-what"), class_="lead"), form, css=["pages.css"],
    )  # fmt: skip
