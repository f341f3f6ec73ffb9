"""The maps: clearings, paths, river, forests, as bags of clearings and forests.

Clearings are numbers 0…11 (printed 1…12), forests 12 and up: together they are the places where a pawn can be.
"""

from typing import Any, Final

from parlour.games.root.rules.facts import SUITS, load
from parlour.kernel.bag import bag

CLEARINGS: Final = 12
EVERYWHERE: Final = (1 << CLEARINGS) - 1
CORNERS: Final = 0b1111
MOST_FORESTS: Final = 8
PLACES: Final = CLEARINGS + MOST_FORESTS
CLEARING_NAMES: Final = tuple([str(n + 1) for n in range(CLEARINGS)])


def at(row: int, clearing: int) -> int:
    """Where a flat list by seats, or by kinds of pieces, has a clearing."""
    return row * CLEARINGS + clearing


class Land:
    """2.4, 2.4.1, G.1, G.1.1 One map; maps.toml says what divides its forests. No suits: markers are shuffled."""

    def __init__(self, name: str, facts: dict[str, Any]) -> None:
        self.name: str = name
        self.paths: list[int] = joined(facts["paths"])  # 2.2.1 clearing → those beside it
        self.river: list[int] = joined(facts["river"])  # 2.3 clearing → those along the river
        self.waterways: list[int] = [path | river for path, river in zip(self.paths, self.river, strict=True)]
        self.riverside: int = bag([c for c in range(CLEARINGS) if self.river[c]])  # 11.3.2, 11.5.5
        self.slots: list[int] = [int(n) for n in facts["slots"]]  # 2.2.3
        self.ruins: int = bag([int(n) - 1 for n in facts["ruins"]])  # 2.2.4
        self.suits: list[int] = [SUITS.index(suit) for suit in facts["suits"]]
        self.opposite: list[int] = [0] * 4  # 3.3.1.ii corner → the corner across
        for one, other in facts["opposite"]:
            self.opposite[one - 1] = other - 1
            self.opposite[other - 1] = one - 1
        names = [str(forest["id"]) for forest in facts["forest"]]
        self.forests: tuple[str, ...] = tuple(names)
        # 2.4.1 place → the clearings and forests it touches, as a bag of places
        self.touching: list[int] = self.paths.copy()
        for number, forest in enumerate(facts["forest"]):
            around = bag([int(n) - 1 for n in forest["clearings"]])
            beside = bag([CLEARINGS + names.index(name) for name in forest["beside"]])
            self.touching.append(around | beside)
            for clearing in forest["clearings"]:
                self.touching[clearing - 1] |= 1 << CLEARINGS + number
        self.place_names: tuple[str, ...] = CLEARING_NAMES + self.forests


def joined(pairs: list[list[int]]) -> list[int]:
    """By clearing: the bag of those that a pair joins it to."""
    beside = [0] * CLEARINGS
    for one, other in pairs:
        beside[one - 1] |= 1 << other - 1
        beside[other - 1] |= 1 << one - 1
    return beside


_maps: dict[str, Any] = load("maps")
LANDS: Final[dict[str, Land]] = {name: Land(name, facts) for name, facts in _maps.items()}
