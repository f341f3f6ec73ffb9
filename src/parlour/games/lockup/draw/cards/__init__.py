"""The cards of Lockup by name: what rooms, boards and phones draw them with. Each kind has a module of its own."""

from typing import Final

from parlour.games.lockup.draw.cards.goon import goon, goon_head
from parlour.games.lockup.draw.cards.guard import goon_back, guard, guard_back, item_back, pile
from parlour.games.lockup.draw.cards.item import item, item_chip
from parlour.games.lockup.draw.cards.pictures import SYMBOLS as PICTURES
from parlour.games.lockup.draw.cards.word import goal, tome, tome_back, trait
from parlour.games.lockup.draw.icons import SYMBOLS as ICONS

__all__ = [
    "SYMBOLS", "goal", "goon", "goon_back", "goon_head", "guard", "guard_back", "item", "item_back",
    "item_chip", "pile", "tome", "tome_back", "trait",
]  # fmt: skip

SYMBOLS: Final = ICONS | PICTURES
