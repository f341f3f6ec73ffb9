"""The picture of Where the Frogs Caw: the board and both players' cards as one SVG, from a View alone."""

from typing import Final

from parlour.draw.layouts import Album
from parlour.draw.symbols import Symbols
from parlour.games.frogs.draw.board.plants import SYMBOLS as PLANTS
from parlour.games.frogs.draw.cards import SYMBOLS as CARDS
from parlour.games.frogs.draw.detail import detail
from parlour.games.frogs.draw.palette import PALETTE
from parlour.games.frogs.draw.phone import phone, phone_board, phone_mine, phone_rest
from parlour.games.frogs.draw.pieces import SYMBOLS as PIECES
from parlour.games.frogs.draw.poster import poster
from parlour.games.frogs.draw.scene import Scene
from parlour.games.frogs.draw.wide import wide

__all__ = ["LAYOUTS", "PALETTE", "SYMBOLS", "detail", "draw", "poster", "seal"]

LAYOUTS: Final = {
    "wide": wide,
    "phone": phone,
    "phone-board": phone_board,
    "phone-mine": phone_mine,
    "phone-rest": phone_rest,
}
SYMBOLS: Final = Symbols(PIECES | PLANTS | CARDS)

ALBUM: Final = Album(Scene, LAYOUTS, SYMBOLS, PALETTE)
draw, seal = ALBUM.draw, ALBUM.seal
