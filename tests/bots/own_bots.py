"""Bots as users write them, good and bad. The tests start them as `own_bots:Name` from this folder."""

from collections.abc import Sequence
from typing import Any


class First:
    """Takes the first option."""

    def __init__(self, game: Any, seed: str) -> None:
        self.game = game

    def choose(self, state: Any, options: Sequence[int]) -> int:
        return options[0]


class Middle(First):
    """Takes an option from the middle, so that its games end with cards taken; the measure for the vandals."""

    def choose(self, state: Any, options: Sequence[int]) -> int:
        return options[len(options) // 2]


# Those that do not do what a bot should


class Wrong(First):
    def choose(self, state: Any, options: Sequence[int]) -> int:
        return -5


class Talks(First):
    def choose(self, state: Any, options: Sequence[int]) -> Any:
        return str(options[0])


class Fails(First):
    def choose(self, state: Any, options: Sequence[int]) -> int:
        return options[0] // 0


class CannotBegin:
    def __init__(self) -> None:
        pass

    def choose(self, state: Any, options: Sequence[int]) -> int:
        return options[0]


class NoBot:
    pass


class Uncallable(First):
    choose: Any = 5


# Those that meddle with what they are given


class Cheats(First):
    """Adds an action of its own to the options and takes it: using a character that it does not have."""

    def choose(self, state: Any, options: Any) -> int:
        options[:] = [4095]
        return 4095


class ClearsOffer(Middle):
    def choose(self, state: Any, options: Sequence[int]) -> int:
        choice = super().choose(state, options)
        state.offer.clear()
        return choice


class Wrecks(Middle):
    """Empties or changes every field of the State itself."""

    def choose(self, state: Any, options: Sequence[int]) -> int:
        choice = super().choose(state, options)
        for name in [name for name in dir(state) if not name.startswith("_")]:
            value = getattr(state, name)
            if type(value) is int:
                setattr(state, name, value + 1)
            elif type(value) is list and name != "offer":
                value.clear()
        return choice
