"""Lockup as numbers: always as many, always within bounds, and never what the seat may not know."""

import numpy as np
import pytest
from observing import check_numbers, check_secrets, decided

import parlour
from parlour.games import game
from parlour.games.lockup.rules.book import CREWS, TOMES
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.view.observe import SIZE, observe
from parlour.kernel.chance import seeded

LOCKUP = game("lockup")
every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
both_modes = pytest.mark.parametrize("expert", ["false", "true"])


def played(seats: int, expert: str, decisions: int) -> Lockup:
    settings = LOCKUP.read_settings({"expert": expert, "difficulty": "damp"})
    g: Lockup = LOCKUP.new(seats, settings, seeded(f"numbers {seats}"))
    return decided(g, f"choices {seats}", decisions)


@every_table
@both_modes
@pytest.mark.parametrize("decisions", [0, 3, 20, 60, 100_000])
def test_there_are_always_as_many_numbers_and_all_of_them_fit(seats: int, expert: str, decisions: int) -> None:
    check_numbers(played(seats, expert, decisions), observe, SIZE)


@every_table
@both_modes
@pytest.mark.parametrize("decisions", [0, 2, 11, 30, 60, 90])
def test_what_a_seat_may_not_know_is_not_in_its_numbers(seats: int, expert: str, decisions: int) -> None:
    check_secrets(played(seats, expert, decisions), observe)


def test_a_seat_sees_its_own_tomes_and_its_own_place_first() -> None:
    g = played(4, "false", 30)
    for seat in range(4):
        before = observe(g, seat)
        g.stock[seat * 6] += 7
        g.tomes[seat] ^= (1 << TOMES) - 1
        changed = [i for i, (one, other) in enumerate(zip(before, observe(g, seat), strict=True)) if one != other]
        assert changed[0] == len(CREWS)  # its scrap, after the bits of its crew
        assert len(changed) >= TOMES


def test_who_plays_alone_wins_one_or_loses_one() -> None:
    env = parlour.lab.env("lockup", seats=1)
    rewards = set()
    for seed in range(40):
        env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        while not env.terminations["seat_0"]:
            mask = env.observe("seat_0")["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
        outcome = LOCKUP.outcome(env.state_now)
        assert outcome is not None
        assert (env.rewards["seat_0"] == 1) == (outcome.winners == [0])
        rewards.add(env.rewards["seat_0"])
    assert rewards <= {1.0, -1.0}
    assert -1.0 in rewards
