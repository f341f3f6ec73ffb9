"""The picture of the game: an image for plain pages, inline for the script, in parts on a phone."""

from parlour.web.html import Html, h
from parlour.web.pages.kit import Kit


def board(kit: Kit, moment: str = "") -> Html:
    """An image of a whole table is taller than a phone, so that it can be scrolled, also by keyboard."""
    inline = kit.boards.get("wide") or kit.boards.get("phone-board")
    if inline:
        return h("div", inline, id="board", class_="board")
    label = kit.say("board-label")
    return h("div", image(kit, moment), id="board", class_="board", tabindex="0", role="group", aria_label=label)


def image(kit: Kit, moment: str) -> Html:
    """The moment is part of the address, so the browser keeps what it has and fetches what is new."""
    theme = kit.visitor.theme
    rest = f"{moment or f'&v={kit.sight.seq}'}{f'&theme={theme}' if theme in ('light', 'dark') else ''}"
    narrow, wide = (kit.path(f"/board.svg?layout={layout}{rest}") for layout in ("phone", "wide"))
    source = h("source", media="(max-width:700px)", srcset=narrow)
    return h("picture", source, h("img", src=wide, alt=kit.say("board", game=kit.sight.title)))


def others(kit: Kit) -> Html | None:
    """On a phone, everything that does not fit on top has a tab of its own."""
    rest = kit.boards.get("phone-rest")
    if not rest:
        return None
    return h("section", h("h2", kit.say("tab-others"), class_="unseen"), rest, id="others", class_="others")
