"""8.5: the Commissary."""

from typing import ClassVar

from parlour.games.lockup.rules.book import GOLD, T6
from parlour.games.lockup.rules.effects import Receive, gain_goods, gifts
from parlour.games.lockup.rules.fields import NONE
from parlour.games.lockup.rules.receive import Received, take_lying
from parlour.games.lockup.rules.reward_question import RewardQuestion
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import one
from parlour.games.lockup.rules.tomes import playable
from parlour.games.lockup.rules.verbs import DECLINE, GAIN, GIVE
from parlour.kernel.state import ARG, Step


class ChooseResource(RewardQuestion):
    """8.5, DEC.12 First: 1 resource of choice."""

    def options(self, g: Lockup) -> list[int]:
        goods = [GAIN | good for good in range(4) if g.supply[good]]
        return [*goods, DECLINE, *playable(g, self.who, T6)]

    def accept(self, g: Lockup, action: int) -> None:
        g.stack.append(Received(self.who))
        take_lying(g, self.who)
        gain_goods(g, self.who, action & ARG, 1)

    def barred(self, g: Lockup) -> list[tuple[int, str]]:
        """8.5 What the supply does not hold."""
        return [(GAIN | good, "8.5") for good in range(4) if not g.supply[good]]


class OfferExchange(RewardQuestion):
    """8.5, DEC.13 Second: may exchange 1 own resource for 1 of choice. Others: 2 for 1."""

    bounds: ClassVar = {"needed": (1, 2)}

    def __init__(self, who: int, needed: int) -> None:
        super().__init__(who)
        self.needed = needed

    def args(self) -> tuple[int, ...]:
        return (self.who, self.needed)

    def options(self, g: Lockup) -> list[int]:
        return [*gifts(g, self.who, self.needed, NONE), DECLINE, *playable(g, self.who, T6)]

    def accept(self, g: Lockup, action: int) -> None:
        g.stack.append(Received(self.who))
        good = action & ARG
        g.stack.append(GiveSecond(self.who, good) if self.needed == 2 else Receive(self.who, one(good)))

    def about(self, g: Lockup) -> dict[str, int]:
        return {"n": self.needed}

    def barred(self, g: Lockup) -> list[tuple[int, str]]:
        """8.5 Too little to give, or 8.5.1 nothing of another type to receive."""
        law = "8.5" if g.goods(self.who) < self.needed else "8.5.1"
        return [] if gifts(g, self.who, self.needed, NONE) else [(GIVE | good, law) for good in range(4)]


class GiveSecond(Step[Lockup]):
    """8.5, DEC.14 Of 2 resources to give, the second."""

    bounds: ClassVar = {"first": (0, GOLD)}

    def __init__(self, who: int, first: int) -> None:
        super().__init__(who)
        self.first = first

    def args(self) -> tuple[int, ...]:
        return (self.who, self.first)

    def options(self, g: Lockup) -> list[int]:
        return gifts(g, self.who, 1, self.first)

    def take(self, g: Lockup, action: int) -> None:
        g.stack.append(Receive(self.who, one(self.first) + one(action & ARG)))

    def about(self, g: Lockup) -> dict[str, int]:
        return {"good": self.first}
