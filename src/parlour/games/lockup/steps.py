"""What Steps of Lockup have in common. Nobody decides these: they simply happen."""

from parlour.games.lockup.state import Lockup
from parlour.kernel.state import Step


class Happens(Step[Lockup]):
    """A sentence without arguments; a position file may give it none."""

    def __init__(self) -> None:
        super().__init__()


class HappensTo(Step[Lockup]):
    """A sentence about one seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def fits(self, g: Lockup) -> bool:
        return 0 <= self.seat < g.seats
