"""The picture of the game: an image for plain pages, inline for the script, in parts on a phone."""

from parlour.web.html import Html, h
from parlour.web.pages.desk import Desk


def board(desk: Desk, moment: str = "") -> Html:
    """An image of a whole table is taller than a phone, so that it can be scrolled, also by keyboard."""
    inline = desk.boards.get("wide") or desk.boards.get("phone-board")
    if inline:
        return h("div", inline, id="board", class_="board")
    label = desk.say("board-label")
    return h("div", image(desk, moment), id="board", class_="board", tabindex="0", role="group", aria_label=label)


def image(desk: Desk, moment: str) -> Html:
    """The moment is part of the address, so the browser keeps what it has and fetches what is new."""
    theme = desk.visitor.theme
    rest = f"{moment or f'&v={desk.sight.seq}'}{f'&theme={theme}' if theme in ('light', 'dark') else ''}"
    narrow, wide = (desk.path(f"/board.svg?layout={layout}{rest}") for layout in ("phone", "wide"))
    source = h("source", media="(max-width:700px)", srcset=narrow)
    return h("picture", source, h("img", src=wide, alt=desk.say("board", game=desk.sight.title)))


def others(desk: Desk) -> Html | None:
    """On a phone, everything that does not fit on top has a tab of its own."""
    rest = desk.boards.get("phone-rest")
    if not rest:
        return None
    return h("section", h("h2", desk.say("tab-others"), class_="unseen"), rest, id="others", class_="others")
