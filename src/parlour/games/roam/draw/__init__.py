"""The picture of Roam: the field and everybody around it as one SVG, from a View alone."""

from typing import Final

from parlour.draw.layouts import Album
from parlour.games.roam.draw.detail import detail
from parlour.games.roam.draw.glyphs import SYMBOLS as GLYPHS
from parlour.games.roam.draw.palette import PALETTE
from parlour.games.roam.draw.phone import phone, phone_board, phone_mine, phone_rest
from parlour.games.roam.draw.pieces import SYMBOLS as PIECES
from parlour.games.roam.draw.poster import poster, seal
from parlour.games.roam.draw.scene import Scene
from parlour.games.roam.draw.wide import wide

__all__ = ["LAYOUTS", "PALETTE", "SYMBOLS", "detail", "draw", "poster", "seal"]

LAYOUTS: Final = {
    "wide": wide,
    "phone": phone,
    "phone-board": phone_board,
    "phone-mine": phone_mine,
    "phone-rest": phone_rest,
}
SYMBOLS: Final = GLYPHS | PIECES

draw = Album(Scene, LAYOUTS, SYMBOLS, PALETTE).draw
