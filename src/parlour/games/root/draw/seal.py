"""The sign of a seat for lists of people: the faction's face on a disc of its colour."""

from parlour.draw.frame import small_seal
from parlour.games.root.draw.art import seal_symbol


def seal(faction: str, size: float = 24) -> str:
    return small_seal(seal_symbol(faction), size)
