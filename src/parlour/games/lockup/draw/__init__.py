"""The picture of Lockup: the prison and everybody around it as one SVG, from a View alone."""

from collections.abc import Collection, Sequence
from typing import Final

from parlour.draw.layouts import Album, drawn
from parlour.games.lockup.draw.cards import SYMBOLS as CARDS
from parlour.games.lockup.draw.detail import detail
from parlour.games.lockup.draw.phone import phone, phone_board, phone_mine, phone_rest
from parlour.games.lockup.draw.pieces import SYMBOLS as PIECES
from parlour.games.lockup.draw.pieces import Symbols
from parlour.games.lockup.draw.poster import poster
from parlour.games.lockup.draw.result import verdict
from parlour.games.lockup.draw.scene import Say, Scene, View
from parlour.games.lockup.draw.seal import seal
from parlour.games.lockup.draw.wide import wide

__all__ = ["LAYOUTS", "SYMBOLS", "detail", "draw", "poster", "seal"]

LAYOUTS: Final = {
    "wide": wide,
    "phone": phone,
    "phone-board": phone_board,
    "phone-mine": phone_mine,
    "phone-rest": phone_rest,
}
SYMBOLS: Final = Symbols(PIECES | CARDS)


def draw(  # noqa: PLR0913
    view: View,
    *,
    say: Say,
    targets: Collection[str] = (),
    layout: str = "wide",
    theme: str = "auto",
    people: Sequence[str] | None = None,
    bare: bool = False,
) -> str:
    """An SVG document. targets: the ids that may be clicked now; say(key, **args): words in the reader's language;
    people: the names at the seats; bare: for a page that has the rules of frame.page_style(), and tells the result.
    """
    return drawn(Scene(view, targets, say, people), Album(LAYOUTS, SYMBOLS, verdict), layout, theme, bare)
