"""The dice under each cup, the bid that stands, and the dice that were shown when cups were lifted last."""

from collections.abc import Mapping

from parlour.kernel.state import NOBODY, State
from parlour_liars_dice.rules import FACES, HIDDEN

Cup = tuple[int, ...]  # the faces of its dice, the lowest first


class LiarsDice(State):
    rules: Mapping[str, str]  # the settings of the table

    def __init__(self) -> None:
        super().__init__()
        self.cups: list[Cup] = []
        self.lifted: list[Cup] = []  # the cups as the last challenge showed them
        self.starter: int = 0  # of the round
        self.bidder: int = NOBODY
        self.count: int = 0  # of the bid: how many dice, of which face
        self.face: int = 0

    def dice(self) -> int:
        return sum(map(len, self.cups))

    def players(self) -> list[int]:
        """3.4 Whoever has no dice is out."""
        return [seat for seat, cup in enumerate(self.cups) if cup]

    def next_in(self, seat: int) -> int:
        """2.3, 2.5 The next player who has dice."""
        return min(self.players(), key=lambda each: (each - seat - 1) % self.seats)

    def turn(self) -> int:
        """2.4, 2.5 Who must bid or challenge."""
        return self.starter if self.bidder == NOBODY else self.next_in(self.bidder)

    def least(self, face: int) -> int:
        """2.5 The lowest bid on a face: more dice than before, or as many of a higher face."""
        return max(1, self.count + (face <= self.face))

    def fitting(self, face: int) -> set[int]:
        """3.3 The faces that count as this one."""
        return {face, 1} if self.rules["wild"] == "true" else {face}

    def roll(self, cup: Cup) -> Cup:
        return tuple(sorted(int(self.below(len(FACES))) + 1 for _ in cup))

    def clone(self) -> "LiarsDice":
        other = LiarsDice()
        other.copy_base(self)
        other.rules, other.cups, other.lifted = self.rules, self.cups.copy(), self.lifted.copy()
        other.starter, other.bidder, other.count, other.face = self.starter, self.bidder, self.count, self.face
        return other

    def conceal(self, seat: int) -> None:
        """2.2 Of the dice of others only their number is known."""
        self.cups = [cup if each == seat else (HIDDEN,) * len(cup) for each, cup in enumerate(self.cups)]

    def imagine(self) -> None:
        self.cups = [self.roll(cup) if HIDDEN in cup else cup for cup in self.cups]
