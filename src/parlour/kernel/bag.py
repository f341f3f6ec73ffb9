"""Bags: sets of at most 63 numbered things in one integer. Unordered by nature, so there is no order to leak."""

from typing import Final

from mypy_extensions import i64

MEMBER: Final = [0] * 67  # 2**n leaves a remainder of its own when divided by 67: which n that was
for n in range(63):
    MEMBER[2**n % 67] = n


def bag(members: list[int]) -> int:
    result = 0
    for member in members:
        result |= 1 << member
    return result


def members(bag: i64) -> list[int]:
    result: list[int] = []
    while bag:
        result.append(MEMBER[(bag & -bag) % 67])
        bag &= bag - 1
    return result


def has(bag: int, member: int) -> bool:
    """Busy rules ask for `bag & 1 << member` themselves: interpreted, a call takes longer than the answer."""
    return bag >> member & 1 != 0


def size(bag: int) -> int:
    return bag.bit_count()


def lowest(bag: int) -> int:
    """The smallest member of a bag that is not empty."""
    return (bag & -bag).bit_length() - 1
