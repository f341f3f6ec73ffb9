"""The pictures of the items: things made of scrap, bone and brass, cut from paper."""

from typing import Final

from parlour.draw.drawings import drawings

ITEMS: Final = drawings("item", "lockup")
SACK: Final = "sack"  # for an item of a pack that we have no picture of
SYMBOLS: Final = {f"lockup-item-{name}": drawn for name, drawn in ITEMS.items()}


def symbol_of(name: str) -> str:
    """The drawing of an item by its id."""
    return f"lockup-item-{name if name in ITEMS else SACK}"
