"""A play, sentence by sentence: the State before and after every single Step.

An action often brings about a whole chain of Steps, up to the next player's Birdsong. Comparing States only between
actions would blur what happened in which turn, so the game is played again here one Step at a time.
"""

from collections.abc import Iterator
from typing import Any

from parlour.games.root.rules.setup import set_up
from parlour.games.root.rules.state import Root
from parlour.games.root.seating import choose_factions, make_rules
from parlour.kernel.chance import proven, seeded
from parlour.kernel.errors import BadInput
from parlour.kernel.game import first_player
from parlour.kernel.match import Match
from parlour.kernel.state import ARG, NOBODY, Step

NO_VERB = -1  # nobody decided: the sentence simply ran


class Moment:
    """One Step: the State before it and after it, and the verb that was chosen."""

    def __init__(self, step: Step[Any], before: Root, after: Root, verb: int) -> None:
        self.step = step
        self.before = before
        self.after = after
        self.verb = verb


def beginning(match: Match[Any]) -> Root:
    """The table before the factions set up."""
    start, value = next(iter(match.start.items()))
    if start == "position":
        raise BadInput("A game that began from a position has no setup, so it cannot be written as Rootlog.")
    game = match.game
    names, settings = game.seat_names(match.state), game.settings_of(match.state)
    chance = seeded(value) if start == "seed" else proven(value, 0)
    rules = make_rules(choose_factions(names, settings, chance), settings)
    return set_up(rules, first_player(len(names), settings), chance)


def moments(match: Match[Any]) -> Iterator[Moment]:
    """Every Step of the play, from the setup on; `after` changes when the next one is asked for."""
    g = beginning(match)
    yield from carry_on(g)
    secret = match.start.get("secret")
    for number, (_, action) in enumerate(match.actions, 1):
        if secret:
            g.chance = proven(secret, number)
        yield taken(g, action)
        yield from carry_on(g)


def taken(g: Root, action: int) -> Moment:
    before = g.clone()
    step = g.stack.pop()
    step.take(g, action)
    return Moment(step, before, g, action & ~ARG)


def carry_on(g: Root) -> Iterator[Moment]:
    """What `State.proceed` does, one Step at a time."""
    while g.stack and not g.over:
        step = g.stack[-1]
        if step.who == NOBODY:
            before = g.clone()
            g.stack.pop()
            step.run(g)
            yield Moment(step, before, g, NO_VERB)
            continue
        offer = step.options(g)
        if len(offer) > 1 or step.asks(g):
            g.offer = offer
            return
        yield taken(g, offer[0])
    if g.over:
        g.stack.clear()
