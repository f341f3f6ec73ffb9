"""What seats are told in numbers, whatever the game."""

from collections.abc import Callable

from parlour.kernel.chance import scaled, seeded, stirred
from parlour.kernel.state import ARG, G

Observe = Callable[[G, int], list[int]]


def decided(g: G, seed: str, decisions: int) -> G:
    """A game after so many random decisions."""
    chance = seeded(seed)
    while g.offer and decisions:
        chance = stirred(chance)
        g.play(g.offer[scaled(chance, len(g.offer))])
        decisions -= 1
    return g


def check_numbers(g: G, observe: Observe[G], size: int) -> None:
    """There are always as many, and all of them fit."""
    for seat in range(g.seats):
        numbers = observe(g, seat)
        assert len(numbers) == size
        assert all(type(number) is int and -1 <= number <= ARG for number in numbers)


def check_secrets(g: G, observe: Observe[G]) -> None:
    """What a seat may not know is not in its numbers."""
    for seat in range(g.seats):
        other = g.redact(seat)
        other.determinise(seeded("another world"))
        assert observe(other, seat) == observe(g, seat)
