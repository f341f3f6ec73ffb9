"""The invariants of the law."""

from parlour.games.lockup.state import Lockup


def broken_invariants(g: Lockup) -> list[str]:
    return []
