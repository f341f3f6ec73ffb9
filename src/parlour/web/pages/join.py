"""Joining with a code, as it stands on the big screen or in a message."""

from parlour.web.html import h
from parlour.web.pages.forms import field, form
from parlour.web.pages.shell import Refusal, page, refused
from parlour.web.visitor import Visitor


def join_page(visitor: Visitor, code: str = "", refusal: Refusal | None = None) -> str:
    say = visitor.say
    inside = form(
        "/join",
        field(say("web-join-code"), "code", code, maxlength=40, required=True, autocomplete="off",
              autocapitalize="characters", spellcheck="false", class_="code"),
        h("button", say("web-join-go"), class_="btn main"),
    )  # fmt: skip
    head = (h("h1", say("web-join-title")), h("p", say("web-join-lead"), class_="lead"))
    body = h("div", refused(refusal), *head, h("div", inside, class_="sheet pad"), class_="narrow stack")
    return page(visitor, say("web-join-title"), body, active="play", css=["pages.css"], body_class="page-join")
