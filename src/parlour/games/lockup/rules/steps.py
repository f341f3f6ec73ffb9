"""What Steps of Lockup have in common."""

from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.state import Step


class Happens(Step[Lockup]):
    """Nobody decides it. A sentence without arguments; a position file may give it none."""

    def __init__(self) -> None:
        super().__init__()


class HappensTo(Step[Lockup]):
    """Nobody decides it. A sentence about one seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def fits(self, g: Lockup) -> bool:
        return 0 <= self.seat < g.seats


class OneByOne(Step[Lockup]):
    """A seat chooses one thing after the other; `left` is how many are still to come."""

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left)

    def about(self, g: Lockup) -> dict[str, int]:
        return {"n": self.left}
