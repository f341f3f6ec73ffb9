"""What Steps have in common."""

from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.verbs import ENCHANT, FREE
from parlour.kernel.state import ARG, Step


class Happens(Step[Frogs]):
    """Nobody decides these: they simply happen, to the seat whose turn it is. A position file may give no arguments."""

    def __init__(self) -> None:
        super().__init__()


class Asks(Step[Frogs]):
    """4.3.1 A question in the midst of an action or effect: no free action can interrupt it."""

    def why_not(self, g: Frogs, action: int) -> str:
        return super().why_not(g, action) or ("4.3.1" if action & ~ARG in (FREE, ENCHANT) else "")
