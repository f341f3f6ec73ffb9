"""What Steps have in common."""

from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.verbs import ENCHANT, FREE
from parlour.kernel.state import VERB, Step


class Asks(Step[Frogs]):
    """4.3.1 A question in the midst of an action or effect: no free action can interrupt it."""

    def why_not(self, g: Frogs, action: int) -> str:
        return super().why_not(g, action) or ("4.3.1" if action & VERB in (FREE, ENCHANT) else "")
