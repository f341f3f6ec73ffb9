"""What may lie on the stack between two actions: under each question the rest of the round, in its order.

A position file whose stack makes no sense is refused here, before it can go wrong later.
"""

from typing import Any, Final

from parlour.games.lockup.rules.book import (
    AFTER,
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    LIBRARY,
    ROUNDS,
    T1,
    T2,
    T3,
    T4,
    T5,
    T6,
    T7,
    T8,
    T9,
)
from parlour.games.lockup.rules.cell_block import ChooseCraft, PayCost, RivalPays
from parlour.games.lockup.rules.check.setup import setup
from parlour.games.lockup.rules.chow_hall import HireGoons, PayGoods, TakeGoon, goons_here
from parlour.games.lockup.rules.commissary import ChooseResource, GiveSecond, OfferExchange
from parlour.games.lockup.rules.effects import Effect, Exchange, GiveSuspicion, KeepTome, Receive
from parlour.games.lockup.rules.fields import BEFORE, LIGHTS_OUT, NONE, ROLL_CALL, SETUP, STRENGTH
from parlour.games.lockup.rules.guards import TurnLocationCard, TurnUpByTome, TurnUpGuard
from parlour.games.lockup.rules.lights_out import LOCATION_STEPS, NEXT_LOCATION, SETTLE_STEPS
from parlour.games.lockup.rules.patrol import PATROL_STEPS, RAID_STEPS, DiscardExcess
from parlour.games.lockup.rules.receive import Received
from parlour.games.lockup.rules.rewards import REWARDS, TakeReward
from parlour.games.lockup.rules.roll_call import NEXT_TURN, PlaceTokens, TakeTurn
from parlour.games.lockup.rules.rounds import LAST_ROUND, ROUND
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tome_steps import (
    ChooseFound,
    ChoosePeek,
    ChooseRecalled,
    ChooseRival,
    DiscardSuspicion,
    LiftToken,
    MoveToken,
    RecallTokens,
    ReturnGoods,
    TakeGoods,
)
from parlour.games.lockup.rules.windows import AfterReward, MayPlay, Window
from parlour.kernel.state import Step

Steps = list[Step[Any]]

EVERY: Final = (T1, T2, T3, T4, T5, T6, T7, T8, T9, AFTER)
WINDOWS_OF: Final[dict[type[Step[Any]], tuple[int, ...]]] = {  # 14.6 when a tome can ask this
    ChooseFound: EVERY,
    ChoosePeek: (T1,),
    ChooseRecalled: (T1,),
    ChooseRival: (T6,),
    DiscardSuspicion: EVERY,
    GiveSuspicion: EVERY,
    LiftToken: (T3,),
    MoveToken: (T3,),
    RecallTokens: (T1,),
    ReturnGoods: EVERY,
    TakeGoods: EVERY,
    TurnUpByTome: (T1,),
}
EFFECTS: Final = (Exchange, GiveSuspicion, KeepTome, Receive)  # 13 what an effect may ask


def stack(g: Lockup) -> list[str]:
    """One seat is asked; under that lies the rest of the round, in its order."""
    if not g.stack:
        return []
    if not 0 <= g.decider() < g.seats:
        return ["position.stack: nobody is asked (DEC.1)"]
    good = setup(g) if g.phase == SETUP else any(rest_fits(g, rest, window) for rest, window in rests(g))
    return [] if good else ["position.stack: the rest of the round does not lie under the question in its order (5.1)"]


# What lies at the bottom


def rests(g: Lockup) -> list[tuple[Steps, int]]:
    """5.1, 7.1, 9 What may lie under the question now, and the window that may be open on it; 0: none."""
    round_steps = LAST_ROUND if g.round == ROUNDS else ROUND
    if g.phase == ROLL_CALL:
        end = round_steps[:-1]
        return [(end, T1), ([*end, NEXT_TURN], T2), ([*end, NEXT_TURN, TurnLocationCard()], 0)]
    if g.phase != LIGHTS_OUT:
        patrol = [*ROUND[:1], *PATROL_STEPS]
        return [(patrol[:-1], T7), (patrol[:-2], 0), ([*patrol[:2], *RAID_STEPS[:-1]], T8)]
    end = round_steps[:-2]
    if g.location == NONE:
        return [(end[:-1], T8), (end[:-3], T9)]
    return [([*end, *rest], window) for rest, window in location_rests(g)]


def location_rests(g: Lockup) -> list[tuple[Steps, int]]:
    """7.1 What is left to do in the location."""
    if g.moment == BEFORE:
        return [(LOCATION_STEPS[:-1], T3)]
    settle = [NEXT_LOCATION, *SETTLE_STEPS]
    if g.moment == STRENGTH:
        return [(settle[:-1], T4)]
    places = range(1, len(g.ranking) + 1)
    return [(settle[:3], T5), *[([*settle[:2], REWARDS[place]], T6) for place in places]]


def rest_fits(g: Lockup, rest: Steps, window: int) -> bool:
    """Whether the bottom of the stack is this, and what lies on it can."""
    count = len(rest)
    if len(g.stack) <= count or any(not same(g.stack[i], rest[i]) for i in range(count)):
        return False
    top = g.stack[count:]
    if window == T6:
        return reward(g, top, g.stack[count - 1].args()[0] - 1)
    if window == T1:
        return turn(g, top)
    return window_fits(g, top, window) if window else unwindowed(g, top)


def same(ours: Step[Any], theirs: Step[Any]) -> bool:
    return ours is theirs or (type(ours) is type(theirs) and ours.args() == theirs.args())


# What lies on it


def window_fits(g: Lockup, top: Steps, window: int) -> bool:
    """14.4 A seat may play a tome, or a tome is played; INV.16 in Roll Call not by who has passed."""
    asked = top[-1].who
    if (window == T2 and g.passed >> asked & 1) or (window == T5 and (g.rewarded or g.declined)):
        return False
    if len(top) == 1:
        return isinstance(top[0], MayPlay) and top[0].window == window
    return len(top) == 2 and same(top[0], Window(window)) and asks_in(top[1], window)


def asks_in(step: Step[Any], window: int) -> bool:
    return window in WINDOWS_OF.get(type(step), ())


def turn(g: Lockup, top: Steps) -> bool:
    """6.2 The active seat takes its turn, or has begun to place, perhaps with a tome on it."""
    first = top[0]
    if isinstance(first, PlaceTokens):
        fresh = not g.used[first.who] >> first.location & 1
        good = (fresh and len(top) == 1) if not first.placed else True
    else:
        good = isinstance(first, TakeTurn)
    return good and (len(top) == 1 or (len(top) == 2 and asks_in(top[1], T1) and top[1].who == first.who))


def unwindowed(g: Lockup, top: Steps) -> bool:
    """18.3.3 The guards' turn, or 9.1 the players who have too much, the last in order at the bottom."""
    if g.phase == ROLL_CALL:
        return len(top) == 1 and type(top[0]) is TurnUpGuard and g.is_guards(g.active)
    over = [seat for seat in g.order() if seat < g.seats and g.goods(seat) > g.storage[seat]]
    discards = all(isinstance(step, DiscardExcess) for step in top)
    return discards and [step.who for step in reversed(top)] == over


# Rewards


def reward(g: Lockup, top: Steps, place: int) -> bool:
    """7.4.1 The reward of one place, in progress; those before have theirs, those after have nothing yet."""
    seat, first = g.ranking[place], top[0]
    after = isinstance(first, AfterReward) or (isinstance(first, MayPlay) and first.window == AFTER)
    done = 0
    for party in g.ranking[: place + 1 if after else place]:
        done |= 1 << party
    if (g.rewarded | g.declined) & ~done or (after and not g.rewarded >> seat & 1) or seat >= g.seats:
        return False
    if any(owner(step) != seat for step in top):
        return False
    if after:
        return len(top) == 1 + isinstance(first, AfterReward) and (len(top) == 1 or asks_in(top[1], AFTER))
    if isinstance(first, Received):
        return received(g, top[1:])
    return offered(first, place) and (len(top) == 1 or (len(top) == 2 and tome_before(first, top[1])))


def owner(step: Step[Any]) -> int:
    """Whose step it is: those that nobody decides have their seat first among their arguments."""
    return step.who if step.who >= 0 else int((*step.args(), -1)[0])


def offered(step: Step[Any], place: int) -> bool:
    """7.4.3 The question whether to take the reward of this place."""
    if isinstance(step, (TakeReward, HireGoons)):
        return step.place == place
    if isinstance(step, OfferExchange):
        return step.needed == (1 if place == 1 else 2)
    return isinstance(step, (ChooseResource, ChooseCraft))


def tome_before(first: Step[Any], step: Step[Any]) -> bool:
    return asks_in(step, T6) and (isinstance(first, ChooseCraft) or not isinstance(step, ChooseRival))


def received(g: Lockup, top: Steps) -> bool:
    """8.5–8.8 What is asked between taking a reward and having it."""
    if not top:
        return False
    if g.location == COMMISSARY:
        return len(top) == 1 and isinstance(top[0], (GiveSecond, Receive))
    if g.location == LIBRARY:
        return len(top) == 1 and isinstance(top[0], KeepTome)
    if g.location == CHOW_HALL:
        return recruiting(g, top)
    pays = len(top) == 1 and isinstance(top[0], (RivalPays, PayCost, PayGoods))
    return g.location == CELL_BLOCK and (pays or effects(top))


def recruiting(g: Lockup, top: Steps) -> bool:
    """12.2 Pay, then take goon after goon, each with its effects."""
    goons = 0
    while goons < len(top) and isinstance(top[goons], TakeGoon):
        goons += 1
    rest = top[goons:]
    if goons > min(2, len(goons_here(g))):
        return False
    pays = len(rest) == 1 and isinstance(rest[0], PayGoods)
    return goons > 0 if not rest or pays else goons < 2 and effects(rest)


def effects(top: Steps) -> bool:
    """11.2.2 An effect asks; under it lie those that come after it."""
    return isinstance(top[-1], EFFECTS) and all(isinstance(step, Effect) for step in top[:-1])
