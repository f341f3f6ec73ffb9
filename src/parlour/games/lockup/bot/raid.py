"""What suspicion may cost in Lockup: the next raid, for oneself and for the others."""

from math import exp
from typing import Final

from parlour.games.lockup.bot.estate import rounds_after
from parlour.games.lockup.rules.book import SUSPICION
from parlour.games.lockup.rules.fields import KINDS, LIGHTS_OUT, NONE, PATROL
from parlour.games.lockup.rules.raid import Raid, raid_losses
from parlour.games.lockup.rules.state import Lockup

RIVALS: Final = 0.6  # how much of what the others lose is one's own gain
TYPICAL: Final = 5  # suspicion that goons bring in a Patrol
CALM: Final = 0.7  # more doubt while no raid is near
UNSURE: Final = 0.35  # doubt in any case,
PER_TOKEN: Final = 0.12  # and for each suspicion token that somebody is still to take
UNRANKED: Final = 0.85  # 10.1 who has no suspicion loses nothing, but may get some


def danger(g: Lockup, seat: int) -> float:
    """What the next raid is likely to cost, less what it costs the others."""
    losses = raid_losses(g) if is_sure(g) else expected(g)
    return losses[seat] - RIVALS * (sum(losses) - losses[seat]) / (g.rules.parties - 1)


def is_sure(g: Lockup) -> bool:
    """A raid comes next, and nothing but a tome can change who has how much suspicion."""
    return g.location == NONE and g.phase in (LIGHTS_OUT, PATROL) and any(type(step) is Raid for step in g.stack)


def doubt(g: Lockup) -> float:
    lying = sum(g.suspicion_at) if g.phase <= LIGHTS_OUT else 0
    near = not rounds_after(g) or g.supply[SUSPICION] < TYPICAL
    return UNSURE + PER_TOKEN * lying + (0.0 if near else CALM)


def expected(g: Lockup) -> list[float]:
    """10.2, 10.3 By party, with the doubt there is."""
    parties = range(g.rules.parties)
    held = [g.stock[party * KINDS + SUSPICION] for party in parties]
    scale = doubt(g)
    return [loss(held, party, scale) for party in parties]


def loss(held: list[int], party: int, scale: float) -> float:
    none_above, one_above, mine = 1.0, 0.0, held[party]
    for other in range(len(held)):
        if other != party:
            above = 1.0 / (1.0 + exp((mine - held[other]) / scale))
            none_above, one_above = none_above * (1 - above), one_above * (1 - above) + none_above * above
    stars = 6 * none_above if len(held) == 2 else 8 * none_above + 4 * one_above
    return stars * (1.0 if mine else UNRANKED)


def more_suspicion(g: Lockup, seat: int, n: int) -> float:
    """What n more suspicion tokens would cost."""
    at, before = seat * KINDS + SUSPICION, danger(g, seat)
    g.stock[at] += n
    cost = danger(g, seat) - before
    g.stock[at] -= n
    return cost
