"""The sign of a seat for lists of people: the crew's shape, colour and mark."""

from parlour.draw.frame import small_seal
from parlour.games.lockup.draw.pieces import seal_symbol


def seal(crew: str, size: float = 24) -> str:
    return small_seal(seal_symbol(crew), size)
