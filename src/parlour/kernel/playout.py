"""Random play to the end: the loop behind fuzzing, benchmarks and the `random` bot's games."""

from mypy_extensions import i64

from parlour.kernel.chance import scaled, stirred
from parlour.kernel.state import State


def playout(g: State, chance: i64, limit: int) -> int:
    """Play at random until the game is over or `limit` decisions were made; how many were made."""
    decisions = 0
    while g.offer and decisions < limit:
        chance = stirred(chance)
        g.play(g.offer[scaled(chance, len(g.offer))])
        decisions += 1
    return decisions
