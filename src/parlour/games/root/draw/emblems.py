"""Heads and badges: the marks of suits, factions and characters on a 24-grid, in one colour with holes in another."""

from typing import Final

from parlour.draw.drawings import drawings

EMBLEMS: Final = drawings("head", "root")  # of one colour with holes

BADGES: Final = {  # the partner shape of a suit
    "fox": "M12 .6 23.2 6.2 19.8 17.6 12 23.6 4.2 17.6.8 6.2Z",
    "rabbit": "M12 .4C17.2.4 20 4 20 9v6c0 5-2.8 8.6-8 8.6S4 20 4 15V9C4 4 6.8.4 12 .4Z",
    "mouse": "M12 .8A11.2 11.2 0 1 1 12 23.2 11.2 11.2 0 1 1 12 .8Z",
    "bird": "M12 .2 23.8 12 12 23.8.2 12Z",
}
FACTION_EMBLEMS: Final = {  # on seals
    "marquise": "cat",
    "eyrie": "eyrie",
    "alliance": "alliance",
    "vagabond": "vagabond",
    "vagabond_second": "vagabond",
    "lizard_cult": "lizard_cult",
    "riverfolk": "riverfolk",
}
HEADS: Final = {**FACTION_EMBLEMS, "alliance": "rebel"}  # on warriors
BODY: Final = "M4.6 31.4C4.6 22.6 7.6 18.6 12 18.6s7.4 4 7.4 12.8Q12 33 4.6 31.4Z"  # on 24 × 33, below the head
COATS: Final = drawings("coat", "root")  # of warriors, on the same grid: chevrons, dots, bars, scales, waves
