"""Every game as a PettingZoo AEC environment: agents are seats, actions are the game's fixed action space, masked."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from parlour.games import game as find_game
from parlour.kernel.chance import seeded
from parlour.kernel.errors import BadInput, shown
from parlour.kernel.game import Game
from parlour.kernel.state import ARG, SHIFT

Observe = Callable[[Any, int], list[int]]


class ActionSpace:
    """The game's actions numbered without gaps: verb after verb, each with all its arguments."""

    def __init__(self, game: Game[Any]) -> None:
        self.starts: list[int] = []
        self.size = 0
        for verb in game.verbs:
            self.starts.append(self.size)
            self.size += verb.size

    def number(self, action: int) -> int:
        return self.starts[action >> SHIFT] + (action & ARG)

    def mask(self, offer: list[int]) -> NDArray[np.int8]:
        mask = np.zeros(self.size, np.int8)
        mask[[self.number(action) for action in offer]] = 1
        return mask


class ParlourEnv(AECEnv):  # type: ignore[misc]
    """Rewards come at the end: 1 shared by the winners, −1 shared by the others; nothing if all share the victory.

    Who plays alone wins 1 or loses 1 against the game.
    """

    metadata: dict[str, Any] = {"name": "parlour", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Any]) -> None:
        super().__init__()
        self.game = find_game(game)
        numbers = self.game.part("view.observe") or self.game.part("view")
        if not hasattr(numbers, "observe"):
            raise BadInput(f"{self.game.title} has no numbers for learning yet.")
        self.seats = self.game.count_seats(self.game.seats[0] if seats is None else seats)
        self.settings = self.game.read_settings(options)
        self.game.new(self.seats, self.settings, 1)  # a pack that cannot be read is told at once
        self.actions = ActionSpace(self.game)
        self.observer: Observe = numbers.observe
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1, ARG, (numbers.SIZE,), np.int32),
                    "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self.games = 0
        self.seed = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same one, and without a seed each game differs."""
        self.seed, self.games = (self.seed, self.games + 1) if seed is None else (seed, 0)
        self.state_now = self.game.new(self.seats, self.settings, seeded(f"{self.seed} {self.games}"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.decider()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        g = self.state_now
        mask = self.actions.mask(g.offer if g.decider() == seat else [])
        return {"observation": np.array(self.observer(g, seat), np.int32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        g = self.state_now
        offer = {self.actions.number(each): each for each in g.offer}
        chosen = int(action) if isinstance(action, int | np.integer) else -1
        if chosen not in offer:
            raise BadInput(f"{agent}: action {shown(action)} is not possible now; see the action_mask.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        g.play(offer[chosen])
        if g.offer:
            self.agent_selection = self.possible_agents[g.decider()]
        else:
            self.finish()
        self._accumulate_rewards()

    def finish(self) -> None:
        outcome = self.game.outcome(self.state_now)
        assert outcome is not None
        won, lost = len(outcome.winners), self.seats - len(outcome.winners)
        for seat, agent in enumerate(self.possible_agents):
            if lost or self.seats == 1:
                self.rewards[agent] = 1 / won if seat in outcome.winners else -1 / lost
            self.terminations[agent] = True
        self.agent_selection = self.possible_agents[0]

    def render(self) -> None:
        """Nothing: a Table draws."""

    def close(self) -> None:
        """Nothing is open."""
