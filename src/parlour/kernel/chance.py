"""Chance: one generator, the same numbers compiled and interpreted.

Multiply-with-carry in one 64-bit integer: the low half is the number drawn, the high half the carry.
`MULTIPLIER * 2**32 - 1` is a safe prime, so every start but zero runs through a period of about 2**62.
"""

import hmac
from hashlib import sha256
from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 1791398085
LOW: Final = 0xFFFFFFFF
MOST: Final = MULTIPLIER * (LOW + 1) - 2  # from 1 to this the generator moves with every draw
UNKNOWN: Final = 0  # the chance of a redacted State: nobody may know what comes next


def seeded(seed: str) -> int:
    """The generator's start for a seed; hashed, so that seeds 1, 2, 3 have nothing in common."""
    number = int.from_bytes(sha256(b"parlour " + seed.encode()).digest()[:8], "big")
    return number % MOST + 1


def proven(secret: str, number: int) -> int:
    """The generator's start for the action of that number (0: the setup) where shuffles can be proven afterwards.

    Whoever knows the secret at the end can draw everything again; whoever knows its hash before the first action knows
    that it was never exchanged.
    """
    drawn = hmac.new(bytes.fromhex(secret), str(number).encode(), sha256).digest()
    return int.from_bytes(drawn[:8], "big") % MOST + 1


def stirred(chance: i64) -> i64:
    """The generator after one draw; its low half is the number drawn."""
    return MULTIPLIER * (chance & LOW) + (chance >> 32)


def scaled(chance: i64, n: i64) -> i64:
    """The number drawn, as one of 0…n−1."""
    return ((chance & LOW) * n) >> 32
