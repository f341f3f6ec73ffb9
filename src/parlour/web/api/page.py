"""The API for people: what there is, and how to begin."""

from typing import Final

from parlour import titles
from parlour.web.api.endpoints import ENDPOINTS, Endpoint
from parlour.web.html import Html, h
from parlour.web.pages.shell import page
from parlour.web.visitor import Visitor

EXAMPLE: Final = """\
curl {base}/api/guests --json '{{"name": "Ada"}}'
TOKEN=…
curl {base}/api/tables -H "Authorization: Bearer $TOKEN" --json '{{"game": "{game}", "seats": ["me", "bot:greedy"]}}'
TABLE={base}/api/tables/…
curl $TABLE -H "Authorization: Bearer $TOKEN"
curl $TABLE/act -H "Authorization: Bearer $TOKEN" --json '{{"seat": 0, "action": …, "expected_seq": …}}'"""


def api_page(visitor: Visitor, base: str) -> str:
    say = visitor.say
    begin = h("section", h("h2", say("web-api-begin")), h("p", say("web-api-begin-more")), example(visitor, base))
    listing = h("dl", [(h("dt", h("code", call(each))), h("dd", say(f"web-api-{each.name}"))) for each in ENDPOINTS])
    everything = h("section", h("h2", say("web-api-all")), h("p", say("web-api-all-more")), listing)
    more = h("section", h("h2", say("web-api-refusals")), h("p", say("web-api-refusals-more")))
    head = (h("h1", say("web-api-title")), h("p", say("web-api-lead"), class_="lead"))
    text = h("div", begin, everything, more, class_="sheet pad prose api")
    css = ["pages.css", "api.css"]
    return page(visitor, say("web-api-title"), h("div", *head, text, class_="narrow stack"), css=css)


def example(visitor: Visitor, base: str) -> Html:
    """It scrolls sideways, so a keyboard must reach it."""
    code = h("code", EXAMPLE.format(base=base, game=titles.example()))
    return h("pre", code, tabindex="0", role="region", aria_label=visitor.say("web-api-example"))


def call(each: Endpoint) -> str:
    return f"{each.method} {each.path}"
