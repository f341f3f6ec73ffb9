"""The sign of a seat for lists of people: shape, colour and a boot."""

from parlour.draw.frame import small_seal
from parlour.games.frogs.draw.pieces import seal_symbol
from parlour.games.frogs.draw.scene import SEATS


def seal(name: str, size: float = 24) -> str:
    return small_seal(seal_symbol(SEATS.index(name), "travel"), size)
