"""One play of a game: the State, the actions that led to it, and what undo may take back."""

from typing import Any, Generic

from parlour.kernel.chance import proven, seeded
from parlour.kernel.errors import BadInput, Illegal
from parlour.kernel.game import Game
from parlour.kernel.state import SHIFT, Event, G


class Match(Generic[G]):
    """`start` tells how it began ({"seed": …}, {"secret": …}, {"position": …}); with the actions it is the whole."""

    def __init__(self, game: Game[G], g: G, start: dict[str, Any]) -> None:
        self.game, self.state, self.start = game, g, start
        self.actions: list[tuple[int, int]] = []  # (seat, action)
        self.events: list[list[Event]] = []  # what each action brought about
        self.past: list[G] = []  # the States that undo may go back to, before each of the last actions

    def apply(self, action: Any) -> None:
        """Play an action if it is on offer; otherwise Illegal, and nothing has changed."""
        g = self.state
        if type(action) is not int or action not in g.offer:
            raise refusal(self.game, g, action)
        if "secret" in self.start:
            g.chance = proven(self.start["secret"], len(self.actions) + 1)
        before, seat = g.clone(), g.decider()
        g.log = []
        g.play(action)
        self.actions.append((seat, action))
        self.events.append(g.log)
        g.log = None
        self.past.append(before)
        if g.chance != before.chance or g.shown != before.shown:
            self.past.clear()  # chance moved or something hidden was shown: no way back

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's own last decision can be taken back."""
        return bool(self.past) and self.actions[-1][0] == seat

    def undo(self) -> None:
        """Take the last decision back; ask `may_undo` first."""
        self.state = self.past.pop().clone()  # clones of this Match share the past, so nobody may play on in it
        self.actions.pop()
        self.events.pop()

    def clone(self) -> "Match[G]":
        other = Match(self.game, self.state.clone(), self.start)
        other.actions, other.events, other.past = self.actions.copy(), self.events.copy(), self.past.copy()
        return other


def begin(game: Game[G], seats: Any, settings: dict[str, str], seed: str) -> Match[G]:
    if not seed or not seed.isprintable() or seed != seed.strip():
        raise BadInput("A seed is a number or a word: letters that can be printed, with no space at its ends.")
    return Match(game, game.new(seats, settings, seeded(seed)), {"seed": seed})


def begin_proven(game: Game[G], seats: Any, settings: dict[str, str], secret: str) -> Match[G]:
    """A play whose chance is drawn anew from the secret before every action, so that it can be checked afterwards."""
    if len(secret) != 64 or any(letter not in "0123456789abcdef" for letter in secret):
        raise BadInput("A secret is 64 hexadecimal digits.")
    return Match(game, game.new(seats, settings, proven(secret, 0)), {"secret": secret})


def refusal(game: Game[G], g: G, action: Any) -> Illegal:
    """Why an action is not possible. `law` is "" where the paragraph of the Step itself speaks to it."""
    if not g.stack:
        return Illegal("over", game.end_law, action)
    if type(action) is not int or action < 0 or game.verb(action) is None:
        return Illegal("unknown", "", action)
    law = g.stack[-1].why_not(g, action)
    if law:
        return Illegal("barred", law, action)
    if any(offered >> SHIFT == action >> SHIFT for offered in g.offer):
        return Illegal("not-offered", "", action)
    return Illegal("not-now", game.verbs[action >> SHIFT].law, action)
