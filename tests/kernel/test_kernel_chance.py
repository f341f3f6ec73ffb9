"""Chance: the same numbers everywhere, spread evenly; and bags."""

import random

import pytest
from toy import SnapGame

from parlour.kernel.bag import bag, lowest, members, size
from parlour.kernel.chance import LOW, MULTIPLIER, UNKNOWN, scaled, seeded, stirred
from parlour.kernel.playout import playout
from parlour.kernel.state import State


def thrown(seed: str, n: int, count: int) -> list[int]:
    g = State()
    g.chance = seeded(seed)
    return [int(g.below(n)) for _ in range(count)]


def test_the_first_numbers_of_a_seed_never_change() -> None:
    assert [seeded(seed) for seed in ("", "0", "1", "7", "Ґ")] == [
        4716311422919667583,
        6727180353124282588,
        2534002813815045863,
        7441877215070490563,
        2238503590020833489,
    ]
    assert thrown("7", 6, 20) == [2, 4, 0, 3, 5, 3, 2, 0, 5, 4, 4, 1, 5, 5, 2, 2, 4, 1, 5, 3]
    assert thrown("1", 2**31, 4) == [877262578, 1224646050, 2041945265, 1782394799]


def test_the_numbers_are_those_of_multiply_with_carry() -> None:
    chance = seeded("check")
    for _ in range(1000):
        low, carry = chance % 2**32, chance // 2**32
        assert stirred(chance) == MULTIPLIER * low + carry
        chance = int(stirred(chance))
        assert 0 < chance < MULTIPLIER * 2**32


def test_the_multiplier_gives_the_longest_period() -> None:
    """a·2³² − 1 and its half must be prime: checked with Fermat's test for a few bases."""
    prime = MULTIPLIER * 2**32 - 1
    for number in (prime, (prime - 1) // 2):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))


def test_every_start_is_one_that_moves() -> None:
    starts = {seeded(str(seed)) for seed in range(2000)}
    assert len(starts) == 2000
    assert all(0 < start < MULTIPLIER * (LOW + 1) - 1 for start in starts)
    assert all(stirred(start) != start for start in starts)


def test_unknown_chance_stays_unknown() -> None:
    assert stirred(UNKNOWN) == UNKNOWN
    assert scaled(UNKNOWN, 6) == 0


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 36, 43])
def test_numbers_are_spread_evenly(n: int) -> None:
    """Chi-squared with n−1 degrees of freedom stays far from what happens once in a million."""
    throws = 2000 * n
    counts = [0] * n
    for number in thrown(f"even {n}", n, throws):
        counts[number] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < n + 8 * n**0.5 + 12


def test_numbers_do_not_follow_one_another() -> None:
    numbers = thrown("pairs", 6, 36_000)
    counts = [0] * 36
    for first, second in zip(numbers[::2], numbers[1::2], strict=True):
        counts[6 * first + second] += 1
    assert sum((count - 500) ** 2 / 500 for count in counts) < 36 + 8 * 6 + 12


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [thrown(str(seed), 6, 1)[0] for seed in range(6000)]
    assert all(abs(first.count(n) - 1000) < 160 for n in range(6))


def test_drawing_from_a_bag_gives_each_member_alike_and_moves_chance_once() -> None:
    g, cards = State(), bag([0, 5, 17, 42, 62])
    g.chance = seeded("draw")
    counts = dict.fromkeys(members(cards), 0)
    for _ in range(5000):
        before = g.chance
        counts[g.draw(cards)] += 1
        assert g.chance == stirred(before)
    assert all(abs(count - 1000) < 160 for count in counts.values())


def test_a_playout_is_the_same_every_time_and_stops_at_its_limit() -> None:
    game = SnapGame()
    games = [game.new(2, game.read_settings({}), 99) for _ in range(3)]
    lengths = [playout(g, 12345, limit) for g, limit in zip(games, (100, 100, 2), strict=True)]
    assert lengths[0] == lengths[1]
    assert lengths[2] == 2
    assert games[0].chips == games[1].chips
    assert not games[0].stack
    assert games[2].stack


# Bags


def test_a_bag_gives_back_its_members_in_order() -> None:
    dice = random.Random(3)
    for _ in range(500):
        chosen = dice.sample(range(63), dice.randrange(63))
        assert members(bag(chosen)) == sorted(chosen)
        assert size(bag(chosen)) == len(chosen)
    assert members(0) == []
    assert members(2**63 - 1) == list(range(63))


def test_the_lowest_member_of_a_bag() -> None:
    assert [lowest(bag(each)) for each in ([0], [5, 9], [62], [62, 1])] == [0, 5, 62, 1]


def test_a_thing_is_in_a_bag_once() -> None:
    assert bag([3, 3, 3]) == 8
