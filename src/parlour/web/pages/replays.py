"""Finished tables, to be watched again move by move."""

from collections.abc import Sequence

from parlour.web.html import h
from parlour.web.pages.rows import Row, table_list
from parlour.web.pages.shell import page
from parlour.web.visitor import Visitor


def replays_page(visitor: Visitor, rows: Sequence[Row]) -> str:
    say = visitor.say
    head = (h("h1", say("web-replays-title")), h("p", say("web-replays-lead"), class_="lead"))
    tables = table_list(visitor, rows, say("web-replays-none"))
    return page(
        visitor, say("web-replays-title"), h("div", *head, tables, class_="stack"), active="replays", css=["pages.css"]
    )
