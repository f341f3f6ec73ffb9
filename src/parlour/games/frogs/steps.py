"""What Steps have in common. Nobody decides these: they simply happen, to the seat whose turn it is."""

from parlour.games.frogs.state import Frogs
from parlour.kernel.state import Step


class Happens(Step[Frogs]):
    """A sentence without arguments; a position file may give it none."""

    def __init__(self) -> None:
        super().__init__()
