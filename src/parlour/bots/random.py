"""The bot that does anything it may. It never looks at the State."""

from collections.abc import Sequence
from typing import Any

from parlour.kernel.chance import scaled, seeded, stirred
from parlour.kernel.game import Game


class Random:
    def __init__(self, game: Game[Any], seed: str) -> None:
        self.chance = seeded(f"bot {seed}")

    def choose(self, state: Any, options: Sequence[int]) -> int:
        self.chance = stirred(self.chance)
        return options[scaled(self.chance, len(options))]
