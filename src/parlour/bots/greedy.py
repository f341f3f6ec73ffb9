"""The bot that tries each option, plays its turn on as well as it sees, and takes what looks best then."""

from collections.abc import Callable, Sequence
from typing import Any

from parlour.kernel.chance import seeded, stirred
from parlour.kernel.errors import BadInput
from parlour.kernel.game import Game

Look = Callable[[Any, int, int], float]  # how good an option looks, where the end of a turn is too far to see
FURTHER = 12  # own decisions it looks ahead within a turn


class Greedy:
    def __init__(self, game: Game[Any], seed: str) -> None:
        own = game.part("bot")
        if not hasattr(own, "worth") and not hasattr(own, "value"):
            raise BadInput(f"There is no greedy bot for {game.title} yet.")
        self.own = own  # value(g, seat): how good a State looks to a seat; or worth(g, seat, option), see Look
        self.look: Look | None = getattr(own, "worth", None)
        self.chance = seeded(f"bot {seed}")

    def choose(self, state: Any, options: Sequence[int]) -> int:
        seat = state.decider()
        if self.look is not None:
            return self.choose_in_one_world(state, seat, options, self.look)
        return max(options, key=lambda option: self.worth(state, seat, option))

    def choose_in_one_world(self, state: Any, seat: int, options: Sequence[int], look: Look) -> int:
        """All options in the same possible world: dealing it anew each time would cost more than looking."""
        if len(options) == 1:
            return options[0]
        self.chance = stirred(self.chance)
        world = state.clone()
        world.determinise(self.chance)
        return max(options, key=lambda option: look(world, seat, option))

    def worth(self, state: Any, seat: int, option: int) -> float:
        """How the turn looks at its end if it goes on greedily after this option."""
        g = self.after(state, option)
        for _ in range(FURTHER):
            if g.decider() != seat:
                break
            g = max((self.after(g, each) for each in g.offer), key=lambda after: self.own.value(after, seat))
        return float(self.own.value(g, seat))

    def after(self, state: Any, option: int) -> Any:
        """A possible world after an option: what the bot cannot know is dealt anew."""
        g = state.clone()
        self.chance = stirred(self.chance)
        g.determinise(self.chance)
        g.play(option)
        return g
