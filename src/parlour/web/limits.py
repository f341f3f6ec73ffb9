"""Limits: nobody may do one thing too often. People never notice them, floods do.

Every kind of deed has a bucket per key (a person or an address): so many at once, then one per so many seconds.
Of a bucket we keep a single number, the moment at which it will be full again; one that is full need not be kept.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from math import ceil
from typing import Final, NamedTuple

from parlour.web.denied import Denied

MOST_KEYS: Final = 20_000  # buckets of a kind; the one used longest ago goes first. All together some 30 MB at worst
INSTANT: Final = 1e-6  # what rounding may cost somebody who waited exactly as long as told


class Rate(NamedTuple):
    burst: int  # so many at once
    seconds: float  # then one per so many seconds


RATES: Final[Mapping[str, Rate]] = {
    # by address: a family, a club, a school may share one
    "signup": Rate(10, 360),  # an account costs us an argon2 hash, and a person makes one in a lifetime
    "login": Rate(30, 10),  # thirty people at the start of an evening, six guesses a minute afterwards
    "guest": Rate(60, 6),  # a whole class that opens the page at once; renaming counts too
    "join": Rate(30, 6),  # mistyped codes are common; guessing millions of them at ten a minute is hopeless
    # by the login that is tried, wherever from: a thousand addresses together guess no faster
    "login-name": Rate(15, 30),
    # by person (or by address, if nobody is known)
    "create": Rate(20, 15),  # tables; bots may have to think at each
    "move": Rate(100, 0.05),  # no hand is that fast, a program's may be: 20 a second
    "chat": Rate(8, 2),  # quick short lines, but no wall of them
    "hint": Rate(6, 5),  # a search takes a processor for seconds
    "export": Rate(12, 3),  # a whole game is replayed and drawn
    "api": Rate(300, 0.02),  # programs that poll several tables: 50 a second
}


class Limits:
    """`rates` and `clock` are given by tests, and by servers that trust their guests more or less than we do."""

    def __init__(self, rates: Mapping[str, Rate] = RATES, clock: Callable[[], float] = time.monotonic) -> None:
        self.rates = rates
        self.clock = clock
        self.full_at: dict[str, OrderedDict[str, float]] = {kind: OrderedDict() for kind in rates}

    def take(self, kind: str, key: str) -> float:
        """Seconds to wait; 0 is: go on, and it has been counted. Asking too early costs nothing."""
        rate, buckets, now = self.rates[kind], self.full_at[kind], self.clock()
        key = key[:100]
        full_at = max(buckets.pop(key, now), now)
        wait = full_at - now - (rate.burst - 1) * rate.seconds
        free = wait < INSTANT
        buckets[key] = full_at + rate.seconds if free else full_at
        if len(buckets) > MOST_KEYS:
            buckets.popitem(last=False)
        return 0.0 if free else wait

    def check(self, kind: str, key: object) -> None:
        """Take, or refuse with 429."""
        wait = self.take(kind, str(key))
        if wait > 0:
            raise Denied(429, "too-fast", retry_after=wait, seconds=ceil(wait))
