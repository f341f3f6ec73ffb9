"""What grows and stands on the board: plants of spring and autumn as symbols of the 24-grid, feet at the bottom."""

from typing import Final

from parlour.draw.drawings import drawings
from parlour.draw.planting import tree
from parlour.draw.symbols import painted, themed
from parlour.draw.tokens import HOUSE
from parlour.games.frogs.draw.palette import PALETTE

BOARD: Final = drawings("board", "frogs")
PLANTS: Final = ("reeds", "clover", "daisy", "lily", "birch", "wheat", "lantern", "leaves")  # other by lamplight
BRIGHT: Final = ("mushroom", "sheaf", "pumpkin")  # the same
ROOFS: Final = ("#A8503A", "#5B6F8A", "#C18A2E", "#7A8A4A", "#8A5A7A", "#B4692E")
TREES: Final = ("fir-1", "fir-2", "fir-3", "oak-2", "oak-3", "oak-4", "poplar-1")
FALLING: Final = ("fir-3", "fir-4", "oak-1", "oak-2", "oak-3", "oak-4", "poplar-1", "poplar-2", "poplar-4")


def leaf(tint: int, season: str = "") -> str:
    return f"var(--{season}leaf-{tint})"


def tinted(name: str, season: str = "") -> str:
    """A tree by its cut and its tint: fir-1."""
    cut, _, tint = name.partition("-")
    return tree(cut, leaf(int(tint), season), f"var(--{season}meadow)", "var(--bark)")


SYMBOLS: Final = (
    {f"frogs-{name}": tinted(name) for name in TREES}
    | {f"frogs-fall-{name}": tinted(name, "fall-") for name in FALLING}
    | {f"frogs-house-{n}": themed(painted(BOARD["home"], roof), HOUSE.light) for n, roof in enumerate(ROOFS)}
    | {"frogs-grass": painted(BOARD["grass"], leaf(4)), "frogs-hay": painted(BOARD["grass"], "var(--fall-furrow)")}
    | {f"frogs-{name}": themed(BOARD[name], PALETTE.light) for name in PLANTS}
    | {f"frogs-{name}": BOARD[name] for name in BRIGHT}
)
