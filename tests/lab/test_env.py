"""The PettingZoo environments: PettingZoo's own test, and our promises."""

import numpy as np
import pytest
from needs import needs
from pettingzoo.test import api_test

import parlour
from parlour import titles
from parlour.games import game as find_game


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", titles.packages())
def test_pettingzoos_own_test_passes(game: str) -> None:
    api_test(parlour.lab.env(game), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize("game", titles.packages())
def test_a_masked_game_ends_with_rewards_that_sum_to_nothing(game: str) -> None:
    env = parlour.lab.env(game, seats=min(3, find_game(game).seats[1]))
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        total[agent] += reward
        if over:
            env.step(None)
            continue
        assert env.observation_space(agent).contains(observation)
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_the_same_seed_deals_the_same_game() -> None:
    needs("roam")
    one, other = parlour.lab.env("roam"), parlour.lab.env("roam")
    for env, seed in ((one, 7), (other, 7)):
        env.reset(seed=seed)
    first = one.observe("seat_0")["observation"]
    assert (first == other.observe("seat_0")["observation"]).all()
    other.reset()
    assert (first != other.observe("seat_0")["observation"]).any()


def test_an_action_outside_the_mask_is_refused_in_one_sentence() -> None:
    needs("roam")
    env = parlour.lab.env("roam")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    with pytest.raises(parlour.BadInput, match="is not possible now"):
        env.step(env.action_space("seat_0").n - 1)
    assert (before == env.observe(env.agent_selection)["observation"]).all()
