"""4.3.3: taking hits. Warriors go first; then the owner chooses among buildings and tokens, where there is a choice."""

from typing import Final

from parlour.games.root.rules.facts import (
    BASE,
    GARDEN,
    KEEP,
    RECRUITER,
    ROOST,
    SAWMILL,
    SYMPATHY,
    TRADE_POST,
    WOOD,
    WORKSHOP,
)
from parlour.games.root.rules.fields import WARRIORS
from parlour.games.root.rules.land import at
from parlour.games.root.rules.removal import doom
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import LOSE
from parlour.kernel.state import ARG, NOBODY, Step

# For who does not want to be asked: what goes first
DEAREST_LAST: Final = (WOOD, SYMPATHY, WORKSHOP, SAWMILL, RECRUITER, TRADE_POST, ROOST, GARDEN, BASE, KEEP)


class TakeHits(Step[Root]):
    """4.3.3 One side takes hits."""

    def __init__(self, side: int, hits: int, by: int) -> None:
        super().__init__()
        self.side = side
        self.hits = hits
        self.by = by

    def args(self) -> tuple[int, int, int]:
        return self.side, self.hits, self.by

    def run(self, g: Root) -> None:
        g.rules.faction[self.side].take_hits(g, self.side, g.field, self.hits, self.by)


def take_hits(g: Root, seat: int, clearing: int, hits: int, by: int) -> None:
    """4.3.3 Warriors go first, without a question; then the owner chooses one building or token per hit."""
    own = g.warriors[at(seat, clearing)]
    hired = g.warriors[at(g.ally, clearing)] if g.ally != NOBODY and seat == g.attacker else 0
    lost_hired = share_of_hired(hits, own, hired)
    lost = min(hits - lost_hired, own)
    if lost:
        doom(g, seat, WARRIORS, clearing, lost, by)
    if lost_hired:
        doom(g, g.ally, WARRIORS, clearing, lost_hired, by)
    if hits > lost + lost_hired:
        lose_pieces(g, seat, hits - lost - lost_hired, by)


def share_of_hired(hits: int, own: int, hired: int) -> int:
    """11.2.7.iii.a Hits are split evenly, the odd one on an own warrior; what one side lacks falls on the other."""
    return min(hired, max(hits // 2, hits - own))


def lose_pieces(g: Root, seat: int, hits: int, by: int) -> None:
    """4.3.3 Only a real choice is asked; surplus hits are lost."""
    kinds = losable(g, seat)
    left = sum([left_of(g, seat, kind) for kind in kinds])
    if left <= hits:
        for kind in kinds:
            doom(g, seat, kind, g.field, left_of(g, seat, kind), by)
    elif len(kinds) == 1:
        doom(g, seat, kinds[0], g.field, hits, by)
    else:
        g.then(LosePiece(seat if g.instigator == NOBODY else g.instigator, seat, hits, by))


def losable(g: Root, seat: int) -> list[int]:
    """4.3.3 The kinds of the seat's buildings and tokens on the field that are not doomed yet."""
    return [kind for kind in g.rules.faction[seat].kinds if left_of(g, seat, kind)]


def left_of(g: Root, seat: int, kind: int) -> int:
    n = g.pieces[at(kind, g.field)]
    for loss in g.doomed:
        if loss.what == kind and loss.clearing == g.field and loss.loser == seat:
            n -= loss.n
    return n


class LosePiece(Step[Root]):
    """4.3.3, GG.4.2 The player hit chooses which building or token goes, or whoever instigated the battle."""

    def __init__(self, who: int, side: int, hits: int, by: int) -> None:
        super().__init__(who)
        self.side = side
        self.hits = hits
        self.by = by

    def args(self) -> tuple[int, int, int, int]:
        return self.who, self.side, self.hits, self.by

    def options(self, g: Root) -> list[int]:
        return [LOSE | kind for kind in losable(g, self.side)]

    def take(self, g: Root, action: int) -> None:
        doom(g, self.side, action & ARG, g.field, 1, self.by)
        if self.hits > 1:
            lose_pieces(g, self.side, self.hits - 1, self.by)

    def reaction(self) -> str:
        """GG.4.2 Whoever instigated the battle has to choose himself."""
        return "losses" if self.who == self.side else ""

    def declined(self, g: Root) -> int:
        """What is soonest replaced goes first, the keep last."""
        kinds = losable(g, self.side)
        return LOSE | min(kinds, key=DEAREST_LAST.index)

    def about(self, g: Root) -> dict[str, int]:
        return {"clearing": g.field, "n": self.hits, "other": self.side}
