"""The picture of Lockup: the prison and everybody around it as one SVG, from a View alone."""

from typing import Final

from parlour.draw.layouts import Album
from parlour.draw.symbols import Symbols
from parlour.games.lockup.draw.cards import SYMBOLS as CARDS
from parlour.games.lockup.draw.detail import detail
from parlour.games.lockup.draw.palette import PALETTE
from parlour.games.lockup.draw.phone import phone, phone_board, phone_mine, phone_rest
from parlour.games.lockup.draw.pieces import SYMBOLS as PIECES
from parlour.games.lockup.draw.poster import poster
from parlour.games.lockup.draw.result import verdict
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.draw.wide import wide

__all__ = ["LAYOUTS", "PALETTE", "SYMBOLS", "detail", "draw", "poster", "seal"]

LAYOUTS: Final = {
    "wide": wide,
    "phone": phone,
    "phone-board": phone_board,
    "phone-mine": phone_mine,
    "phone-rest": phone_rest,
}
SYMBOLS: Final = Symbols(PIECES | CARDS)

ALBUM: Final = Album(Scene, LAYOUTS, SYMBOLS, PALETTE, verdict)
draw, seal = ALBUM.draw, ALBUM.seal
