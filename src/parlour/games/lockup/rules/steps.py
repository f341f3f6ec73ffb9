"""What Steps of Lockup have in common."""

from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.state import Step


class OneByOne(Step[Lockup]):
    """A seat chooses one thing after the other; `left` is how many are still to come."""

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.who, self.left)

    def about(self, g: Lockup) -> dict[str, int]:
        return {"n": self.left}
