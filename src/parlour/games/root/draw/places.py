"""Where things lie on the two maps, for drawing only: percent of the sheet, x to the right, y downwards."""

from typing import Final, NamedTuple

from parlour.draw.art import Point

Stop = int | Point  # on the way of the river: a clearing, or a point beyond the edge of the sheet


class Places(NamedTuple):
    clearings: dict[int, Point]
    forests: tuple[str, ...]
    river: tuple[Stop, ...]  # from end to end
    bends: dict[tuple[int, int], float]  # of the river between two clearings, as a share of the way
    supply: str  # the corner of the sheet where items have room
    season: str = ""  # begins the names of its own colours


AUTUMN: Final = Places(
    clearings={
        1: (12.2, 12.3), 2: (87.8, 28.3), 3: (88.9, 90.8), 4: (12, 80), 5: (60, 13.5), 6: (90.4, 54.5),
        7: (63.6, 80), 8: (39.3, 90.1), 9: (12.2, 38.3), 10: (43.1, 28), 11: (66.9, 51.3), 12: (35.8, 59.2),
    },
    forests=("1_2_5_10", "1_9_10_12", "2_6_10_11_12", "3_6_11", "3_7_11_12", "4_7_8_12", "4_9_12"),
    river=((65, -6), 5, 10, 11, 7, 4, (-6, 88)),
    bends={(5, 10): 0.1, (10, 11): -0.13, (11, 7): 0.12, (7, 4): 0.085},
    supply="north-east",
)  # fmt: skip
WINTER: Final = Places(
    clearings={
        1: (12, 11), 2: (88.9, 10.5), 3: (88.9, 89), 4: (12.9, 77), 5: (38.6, 13.1), 6: (62.2, 18),
        7: (90, 51.8), 8: (64, 79.2), 9: (40.8, 89.9), 10: (10.7, 46.6), 11: (40.8, 48), 12: (66.8, 49.6),
    },
    forests=("1_2_5_6_11_12", "1_10_11", "2_7_12", "3_7_12", "3_8_12", "4_9_11", "4_10_11", "8_9_11_12"),
    river=((-6, 44), 10, 11, 12, 7, (106, 54)),
    bends={(10, 11): 0.08, (11, 12): -0.12, (12, 7): 0.1},
    supply="south-west",
    season="winter-",
)  # fmt: skip
MAPS: Final = {"autumn": AUTUMN, "winter": WINTER}
