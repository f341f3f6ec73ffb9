"""9.4.1, 9.6.1: how the Vagabond's items come round again. Tea refreshes them, a night in a forest mends them."""

from typing import Final

from parlour.games.root.rules.factions.pack import ItemByItem, exhausted_items, lay_up, refresh
from parlour.games.root.rules.fields import HURT_UP, PACK
from parlour.games.root.rules.land import CLEARINGS
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import REFRESH
from parlour.kernel.state import HappensTo

REFRESHED: Final = 3  # 9.4.1
PER_TEA: Final = 2


class Refresh(HappensTo[Root]):
    """9.4.1 Turn up two exhausted items per tea, and three more."""

    def run(self, g: Root) -> None:
        g.then(RefreshItem(self.seat, REFRESHED + PER_TEA * g.teas))


class RefreshItem(ItemByItem):
    """9.4.1 He picks item by item if more are exhausted than he may turn up."""

    def options(self, g: Root) -> list[int]:
        return self.choices(g, REFRESH)

    def places(self, g: Root) -> list[int]:
        return exhausted_items(g, self.who)

    def treat(self, g: Root, code: int) -> None:
        refresh(g, self.who, code)


class Rest(HappensTo[Root]):
    """9.6.1 In a forest all damaged items are repaired and turned up."""

    def run(self, g: Root) -> None:
        if g.pawn[self.seat] < CLEARINGS:
            return
        at = self.seat * PACK
        rested = 0
        for code in range(HURT_UP, PACK):
            n = g.pack[at + code]
            g.pack[at + code] = 0
            for _ in range(n):
                lay_up(g, self.seat, code % 8)
            rested += n
        if rested:
            g.note("rests", seat=self.seat, n=rested)
