"""The cards of Frogs by name: what mats, hands and piles draw them with."""

from typing import Final

from parlour.games.frogs.draw.art.pictures import SYMBOLS as PICTURES
from parlour.games.frogs.draw.cards.face import chip, medium, small, starter, thumb
from parlour.games.frogs.draw.cards.signs import card_back

__all__ = ["SYMBOLS", "card_back", "chip", "medium", "small", "starter", "thumb"]

SYMBOLS: Final = PICTURES
