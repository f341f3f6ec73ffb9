"""Chapter 9: Patrol."""

from typing import Final

from parlour.games.lockup.rules.book import CHOW_HALL, MOST_SEATS, SEWERS, SUSPICION, T7, T8
from parlour.games.lockup.rules.fields import KINDS, NONE, PATROL
from parlour.games.lockup.rules.raid import Raid
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import one
from parlour.games.lockup.rules.verbs import DISCARD
from parlour.games.lockup.rules.windows import WINDOWS
from parlour.kernel.state import ARG, Happens, Step


class Patrol(Happens[Lockup]):
    """9.1–9.4 Storage, items, goons, suspicion; 14.2 T7 before."""

    def run(self, g: Lockup) -> None:
        g.phase = PATROL
        g.note("patrol", n=g.round)
        g.stack.extend(PATROL_STEPS)


class CheckStorage(Happens[Lockup]):
    """9.1 Each player with more resources than the storage limit discards; 18.5.1 the guards have no limit."""

    def run(self, g: Lockup) -> None:
        for party in reversed(g.turn_order()):
            if party < g.seats and g.goods(party) > g.storage[party]:
                g.stack.append(DISCARDS[party])


class DiscardExcess(Step[Lockup]):
    """9.1, DEC.25 Of own choice, one resource after the other; 9.1.1 the limit is checked only here."""

    def options(self, g: Lockup) -> list[int]:
        at = self.who * KINDS
        return [DISCARD | good for good in range(4) if g.stock[at + good]]

    def take(self, g: Lockup, action: int) -> None:
        g.lose(self.who, action & ARG, 1)
        if g.log is not None:
            g.note("discards", seat=self.who, good=action & ARG)
        if g.goods(self.who) > g.storage[self.who]:
            g.stack.append(self)

    def about(self, g: Lockup) -> dict[str, int]:
        return {"n": g.goods(self.who) - g.storage[self.who]}


class RefillItems(Happens[Lockup]):
    """9.2 Fill the empty cells of the item display."""

    def run(self, g: Lockup) -> None:
        g.fill_display()


class ShiftGoons(Happens[Lockup]):
    """9.3 The goon of the Chow Hall is discarded, the others move on, and the empty cells are filled."""

    def run(self, g: Lockup) -> None:
        leaver = g.goon_at[CHOW_HALL]
        if leaver != NONE:
            g.goon_discard |= 1 << leaver
            g.note("goon-leaves", goon=leaver)
        rest = [goon for goon in g.goon_at[SEWERS:CHOW_HALL] if goon != NONE]
        g.goon_at = [NONE] * (CHOW_HALL + 1 - len(rest)) + rest + [NONE, NONE]
        for location in range(CHOW_HALL - len(rest), SEWERS - 1, -1):  # 9.3.1 the highest cell first
            g.goon_at[location] = g.draw_goon()


class PlaceSuspicion(Happens[Lockup]):
    """9.4, 9.4.2 Suspicion for each goon; 9.4.1 if the supply is short, first a raid, then anew."""

    def run(self, g: Lockup) -> None:
        needed = [0 if goon == NONE else g.cards.goon_suspicion[goon] for goon in g.goon_at]
        held = g.supply[SUSPICION]
        if held < sum(needed) and held < 12:  # 9.4.2, 9.4.3
            g.stack.extend(RAID_STEPS)
            return
        place_suspicion(g, needed)


def place_suspicion(g: Lockup, needed: list[int]) -> None:
    """9.4, 4.6 9.4.3, 4.6.1 In ascending order, as far as the supply goes."""
    for location in range(8):
        n = min(needed[location], g.supply[SUSPICION])
        if n:
            g.supply[SUSPICION] -= n
            g.suspicion_at[location] += n
            if g.log is not None:
                g.note("suspicion", location=location, n=n)


class BrigandsBring(Happens[Lockup]):
    """9.4.4, 12.3.1 Each brigand in a goon cell puts 1 of its resource into its location, once a Patrol."""

    def run(self, g: Lockup) -> None:
        for location in range(SEWERS, CHOW_HALL + 1):
            goon = g.goon_at[location]
            good = NONE if goon == NONE else g.cards.brings[goon]
            if good != NONE and g.supply[good]:
                g.supply[good] -= 1
                g.lying[location] += one(good)
                g.note("brings", location=location, good=good, goon=goon)


DISCARDS: Final = [DiscardExcess(seat) for seat in range(MOST_SEATS)]
# The last of each list happens first.
PATROL_STEPS: Final[list[Step[Lockup]]] = [
    BrigandsBring(),
    PlaceSuspicion(),
    ShiftGoons(),
    RefillItems(),
    CheckStorage(),
    WINDOWS[T7],
]
RAID_STEPS: Final[list[Step[Lockup]]] = [PlaceSuspicion(), Raid(), WINDOWS[T8]]
