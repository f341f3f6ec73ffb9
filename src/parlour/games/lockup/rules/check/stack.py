"""What lies at the bottom of the stack between two actions: the rest of the round, in its order."""

from itertools import pairwise
from typing import Any, Final

from parlour.games.lockup.rules.book import ROUNDS
from parlour.games.lockup.rules.expert import BoxTraits, ChooseTrait, DealTraits
from parlour.games.lockup.rules.fields import BEFORE, LIGHTS_OUT, NONE, ROLL_CALL, SETUP, STRENGTH
from parlour.games.lockup.rules.lights_out import LOCATION_STEPS, NEXT_LOCATION, SETTLE_STEPS
from parlour.games.lockup.rules.patrol import PATROL_STEPS, RAID_STEPS
from parlour.games.lockup.rules.receive import Received
from parlour.games.lockup.rules.reward_question import RewardQuestion
from parlour.games.lockup.rules.rewards import REWARDS
from parlour.games.lockup.rules.roll_call import NEXT_TURN, TURN
from parlour.games.lockup.rules.rounds import LAST_ROUND, NEXT_ROUND, ROUND
from parlour.games.lockup.rules.setup import seats_in_order
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.windows import AfterReward, MayPlay, Window
from parlour.kernel.bag import has
from parlour.kernel.state import NOBODY, Step, common

Steps = list[Step[Any]]

DEAL: Final = DealTraits()
BOX: Final = BoxTraits()
PLAN: Final = [NEXT_ROUND, DEAL, BOX, *ROUND, *LAST_ROUND, *LOCATION_STEPS, *SETTLE_STEPS, *PATROL_STEPS]
PLANNED: Final = {*[type(step) for step in PLAN], *TURN} - {Window}  # 14.4 a window waits while a tome is played
OPENS: Final = (MayPlay, Window, AfterReward, Received)  # 14.2 a window for tomes
PATROL_RESTS: Final = (PATROL_STEPS[:-1], PATROL_STEPS[:-2], [PATROL_STEPS[0], *RAID_STEPS[:-1]])  # 9.4.1 or a raid


def stack(g: Lockup) -> list[str]:
    """5.1 Under each question lies the rest of the round, in its order; what is in progress is no part of it."""
    if g.stack and not any(is_rest(g.stack, rest) for rest in rests(g)):
        return ["position.stack: the rest of the round does not lie under the question in its order (5.1)"]
    return windows(g) + offers(g)


def windows(g: Lockup) -> list[str]:
    """14.2, 14.4 A window opens between two sentences, never in the midst of another's question."""
    for below, step in pairwise(g.stack):
        if isinstance(step, OPENS) and below.who != NOBODY:
            return ["position.stack: a window for tomes is open in the midst of a question (14.2)"]
    return []


def offers(g: Lockup) -> list[str]:
    """7.4.1 Rewards come one after another: while one is offered, no other waits for its answer."""
    if sum(isinstance(step, RewardQuestion) for step in g.stack) > 1:
        return ["position.stack: two rewards are offered at once (7.4.1)"]
    return []


def is_rest(steps: Steps, rest: Steps) -> bool:
    count = common(steps, rest)
    return count == len(rest) and not any(type(step) in PLANNED for step in steps[count:])


def rests(g: Lockup) -> list[Steps]:
    """5.1, 9 What may lie under the question now."""
    plan = LAST_ROUND if g.round == ROUNDS else ROUND
    if g.phase == SETUP:
        return [setup(g)]
    if g.phase == ROLL_CALL:
        return [[*plan[:-1], *turn(g, len(plan) - 1)]]
    if g.phase != LIGHTS_OUT:
        return [[ROUND[0], *rest] for rest in PATROL_RESTS]
    if g.location == NONE:  # 16.1 the final raid, then the scoring
        return [plan[:-3], plan[:1]]
    return [[*plan[:-2], *rest] for rest in location_rests(g)]


def turn(g: Lockup, at: int) -> Steps:
    """6.1 The turn of the active party, or that the next one comes: nothing else can wait until all have passed."""
    found = g.stack[at] if at < len(g.stack) else NEXT_TURN
    return [found if isinstance(found, TURN) and found.who in (NOBODY, g.active) else NEXT_TURN]


def location_rests(g: Lockup) -> list[Steps]:
    """7.1 What is left to do in the location."""
    if g.moment == BEFORE:
        return [LOCATION_STEPS[:-1]]
    settle = [NEXT_LOCATION, *SETTLE_STEPS]
    if g.moment == STRENGTH:
        return [settle[:-1]]
    return [[*settle[:2], REWARDS[place]] for place in range(places_passed(g), len(g.ranking) + 1)]


def places_passed(g: Lockup) -> int:
    """7.4.1 Rewards go by ranking: all up to the last who has one, or beyond whoever has declined, had their turn."""
    passed = 0
    for place, party in enumerate(g.ranking):
        if has(g.rewarded | g.declined, party):
            passed = place + 1 + (g.declined >> party & 1)  # 14.2 only who has a reward may be asked once more
    return passed


def setup(g: Lockup) -> Steps:
    """17.4, 17.5 Before the traits are dealt, bonuses; then all who have not chosen, the first in order last."""
    if not g.dealt:
        return [NEXT_ROUND, DEAL]
    waiting = [ChooseTrait(seat) for seat in seats_in_order(g) if g.traits[seat] == NONE]
    return [NEXT_ROUND, BOX, *waiting]
