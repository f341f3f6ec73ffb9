"""The picture of Root: the map and everybody around it as one SVG, from a View alone."""

from typing import Final

from parlour.draw.layouts import Album
from parlour.draw.symbols import Symbols
from parlour.games.root.draw.art import SYMBOLS as PIECES
from parlour.games.root.draw.detail import detail
from parlour.games.root.draw.palette import PALETTE
from parlour.games.root.draw.phone import phone, phone_board, phone_mine, phone_rest
from parlour.games.root.draw.poster import poster
from parlour.games.root.draw.scene import Scene
from parlour.games.root.draw.trees import SYMBOLS as TREES
from parlour.games.root.draw.wide import wide

__all__ = ["LAYOUTS", "PALETTE", "SYMBOLS", "detail", "draw", "poster", "seal"]

LAYOUTS: Final = {
    "wide": wide,
    "phone": phone,
    "phone-board": phone_board,
    "phone-mine": phone_mine,
    "phone-rest": phone_rest,
}
SYMBOLS: Final = Symbols(PIECES | TREES)

ALBUM: Final = Album(Scene, LAYOUTS, SYMBOLS, PALETTE)
draw, seal = ALBUM.draw, ALBUM.seal
