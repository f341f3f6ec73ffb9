"""Tallies: how many there are of each of a few kinds, in one integer of four bits a kind.

A cost, what is given for an exchange, what brigands left in a location: all can be copied and compared at no cost.
Position files show some of them as they are, so their form stays.
"""


def one(kind: int) -> int:
    """A tally of one of a kind; tallies may be added, and taken from one another."""
    return 1 << 4 * kind


def how_many(tally: int, kind: int) -> int:
    return tally >> 4 * kind & 15


def numbers(tally: int, kinds: int) -> list[int]:
    """Of each kind, in order."""
    return [how_many(tally, kind) for kind in range(kinds)]


def tally_of(numbers: list[int]) -> int:
    tally = 0
    for kind in range(len(numbers)):
        tally += numbers[kind] << 4 * kind
    return tally
