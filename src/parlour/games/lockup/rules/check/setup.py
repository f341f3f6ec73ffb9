"""17: what may lie on the stack while expert mode is set up."""

from typing import Any

from parlour.games.lockup.rules.effects import Effect, Exchange, GiveSuspicion, KeepTome, Receive
from parlour.games.lockup.rules.expert import (
    Bonus,
    BoxTraits,
    ChooseBonusTome,
    ChooseTrait,
    DealTraits,
    KeepGoon,
    MayReserve,
    ReserveFree,
)
from parlour.games.lockup.rules.fields import NONE
from parlour.games.lockup.rules.rounds import PlayRound
from parlour.games.lockup.rules.setup import crew_bonuses, seats_in_order
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.state import Step

Steps = list[Step[Any]]
OF_A_GOON = (Effect, Exchange, GiveSuspicion, KeepTome, Receive)


def setup(g: Lockup) -> bool:
    """17.3.1 The bonuses of side B, in order; 17.5 then each chooses a trait and gets its bonuses, the first last."""
    kinds = [type(step) for step in g.stack[:2]]
    if kinds == [PlayRound, DealTraits] and not g.dealt:
        return side_b(g, g.stack[2:])
    return kinds == [PlayRound, BoxTraits] and bool(g.dealt) and choosing(g, g.stack[2:])


def side_b(g: Lockup, top: Steps) -> bool:
    """17.3.1 In first-player order; what is still to come lies under what is in progress."""
    plan = [(seat, bonus) for seat in seats_in_order(g) for bonus in crew_bonuses(g, seat)]
    left = pending(top)
    if left >= len(plan) or [step.args() for step in top[:left]] != plan[::-1][:left]:
        return False
    return in_progress(top[left:], plan[len(plan) - left - 1][0])


def pending(top: Steps) -> int:
    """How many bonuses are still to come."""
    left = 0
    while left < len(top) and isinstance(top[left], Bonus):
        left += 1
    return left


def choosing(g: Lockup, top: Steps) -> bool:
    """17.5 The last in order chooses first; 17.4 who has not chosen will be asked."""
    order = seats_in_order(g)
    waiting = [step.who for step in top if isinstance(step, ChooseTrait)]
    if waiting != order[: len(waiting)] or any((g.traits[seat] == NONE) != (seat in waiting) for seat in order):
        return False
    top = top[len(waiting) :]
    if not top or len(waiting) == g.seats:
        return not top
    seat = order[len(waiting)]
    left, plan = pending(top), g.cards.trait_bonuses[g.traits[seat]]
    due = [step.args() for step in top[:left]] == [(seat, bonus) for bonus in plan[::-1][:left]]
    return due and left < len(plan) and in_progress(top[left:], seat)


def in_progress(top: Steps, seat: int) -> bool:
    """17.8 One bonus of the seat: goons to keep with their effects, items to reserve, tomes to choose from."""
    if not top or any((step.who if step.who >= 0 else step.args()[0]) != seat for step in top):
        return False
    *below, asked = [type(step) for step in top]
    if asked is ReserveFree:
        return all(kind is MayReserve for kind in below)
    if asked is KeepGoon:
        return not below
    if asked is KeepTome and all(kind is ChooseBonusTome for kind in below):
        return True
    effects = below[1:] if below[:1] == [KeepGoon] else below
    return asked in OF_A_GOON[1:] and all(kind is Effect for kind in effects)
