"""Chapter 10: the Lizard Cult. Others' cards choose the outcasts, acolytes conspire against them, gardens score."""

from typing import Any, Final

from parlour.games.root.rules.army import Army
from parlour.games.root.rules.craft import craft, craft_barred, craftable
from parlour.games.root.rules.effects import BirdsongWindow
from parlour.games.root.rules.faction import LIZARD_CULT
from parlour.games.root.rules.factions.conspiracies import Conspiracies
from parlour.games.root.rules.factions.rituals import Rituals, gardens_of
from parlour.games.root.rules.facts import BOARDS, DOMINANCES, GARDEN, OF_SUIT, ROOST
from parlour.games.root.rules.fields import NONE, WARRIORS, Trigger
from parlour.games.root.rules.land import CORNERS
from parlour.games.root.rules.removal import FEAR
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import DiscardDown, DrawCards, turn_of
from parlour.games.root.rules.verbs import CULT_CORNER, END, OUTCAST
from parlour.kernel.bag import lowest, members, size
from parlour.kernel.state import ARG, HappensTo, Step

BONUS: Final[list[int]] = BOARDS["lizard_cult"]["draw"]
START_WARRIORS: Final = 4  # 10.3.2


class LizardCult(Army):
    def __init__(self) -> None:
        """10.2.4, 10.2.6, 10.3.1, 10.3.4 Pilgrims rule by gardens; Lost Souls; the pieces that the board names."""
        super().__init__(LIZARD_CULT)
        self.hallowed = GARDEN
        self.keeps_souls = True
        self.craft_law = "10.6.2"

    def set_up(self, g: Root, seat: int) -> None:
        """10.3 A corner, then the outcasts."""
        g.then(CultCorner(seat), FirstOutcast(seat))

    def turn(self, seat: int) -> list[Step[Any]]:
        """10.4, 10.5, 10.6 Outcasts, Lost Souls and conspiracies; rituals; cards return, crafting, draw and discard."""
        return turn_of(
            seat,
            [BirdsongWindow(seat), AdjustOutcast(seat), Conspiracies(seat)],
            [Rituals(seat)],
            [ReturnCards(seat), CultCraft(seat), DrawCards(seat), DiscardDown(seat)],
        )

    def wakes(self, g: Root, seat: int) -> None:
        """10.5.3 No suit has been scored; 10.2.1 crafting waits for Evening."""
        g.scored = 0
        g.crafting = False

    def cards_to_draw(self, g: Root, seat: int) -> int:
        """10.6.3 One, and one per suit with two or more gardens on the map."""
        return 1 + sum([sum(BONUS[: gardens_of(g, suit)]) for suit in range(3)])

    def crafting(self, g: Root, seat: int) -> list[int]:
        """10.2.1 Gardens of the outcast suit craft."""
        pieces = [0, 0, 0]
        if g.outcast != NONE:
            pieces[g.outcast] = gardens_of(g, g.outcast)
        return pieces

    def lost(self, g: Root, seat: int, what: int, clearing: int, n: int, by: int) -> None:
        """10.2.3 Revenge: who falls in defence becomes an acolyte; 10.2.5 a lost garden costs a card."""
        if what == GARDEN:
            g.pending.append(Trigger(FEAR, seat, n, clearing, by))
        elif what == WARRIORS and seat == g.defender:
            g.supply[seat] -= n
            g.acolytes += n
            g.note("revenge", seat=seat, n=n)

    def trigger(self, g: Root, seat: int, trigger: Trigger) -> None:
        """10.2.5 Fear of the Faithful: a random card for each garden, while there is one."""
        for _ in range(trigger.n):
            if g.hand[seat]:
                card = g.draw(g.hand[seat])
                g.spend(seat, card)
                g.note("fears", seat=seat, card=card)


# 10.3 Setup


def corners(g: Root) -> int:
    """10.3.2, L-05 Across from the keep or the first roost; with both either free corner, with neither any."""
    taken = g.closed | g.with_piece(ROOST)
    if not taken:
        return CORNERS
    return CORNERS & ~taken if size(taken) > 1 else 1 << g.rules.land.opposite[lowest(taken)]


class CultCorner(Step[Root]):
    """10.3.2 Four warriors and a garden in a corner, then a warrior in each clearing beside it."""

    def options(self, g: Root) -> list[int]:
        return [CULT_CORNER | corner for corner in members(corners(g))]

    def take(self, g: Root, action: int) -> None:
        corner = action & ARG
        g.put_piece(GARDEN, corner)
        g.put_warriors(self.who, corner, START_WARRIORS)
        for clearing in members(g.rules.land.paths[corner] & g.open_to(self.who)):
            g.put_warriors(self.who, clearing, 1)
        g.note("cult-corner", seat=self.who, clearing=corner)

    def barred(self, g: Root) -> list[tuple[int, str]]:
        return [(CULT_CORNER | corner, "10.3.2") for corner in members(CORNERS & ~corners(g))]


class FirstOutcast(Step[Root]):
    """10.3.3 The outcast marker begins on any suit."""

    def options(self, g: Root) -> list[int]:
        return [OUTCAST | suit for suit in range(3)]

    def take(self, g: Root, action: int) -> None:
        g.outcast = action & ARG
        g.note("outcast", seat=self.who, suit=g.outcast, n=0)


# 10.4 Birdsong


class AdjustOutcast(HappensTo[Root]):
    """10.4.1, 10.4.2 The most Lost Souls name the outcasts; then all are discarded, and dominance is available."""

    def run(self, g: Root) -> None:
        leader = leading_suit(g)
        g.hated = leader in (NONE, g.outcast)
        if leader != NONE:
            g.outcast = leader
        g.note("outcast", seat=self.seat, suit=g.outcast, n=int(g.hated))
        g.discard |= g.souls & ~DOMINANCES
        g.available |= g.souls & DOMINANCES
        g.souls = 0


def leading_suit(g: Root) -> int:
    """10.4.1, 10.2.2 The suit with the most cards among the Lost Souls, birds aside; NONE without a single leader."""
    counts = [size(g.souls & OF_SUIT[suit]) for suit in range(3)]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NONE


# 10.6 Evening


class ReturnCards(HappensTo[Root]):
    """10.6.1 Revealed cards return to hand; 10.6.2 now the Cult may craft."""

    def run(self, g: Root) -> None:
        g.crafting = True
        if g.revealed:
            g.note("returns", seat=self.seat, cards=g.revealed)
            g.hand[self.seat] |= g.revealed
            g.revealed = 0


class CultCraft(Step[Root]):
    """10.6.2, 10.2.1 In Evening craft with gardens of the outcast suit."""

    def asks(self, g: Root) -> bool:
        """Z.3 Only the Cult knows whether its hand holds something to craft."""
        pieces = self.left(g)
        return g.hand[self.who] != 0 and pieces > 0

    def left(self, g: Root) -> int:
        return gardens_of(g, g.outcast) - g.activated[g.outcast]

    def options(self, g: Root) -> list[int]:
        return [END, *craftable(g, self.who)]

    def take(self, g: Root, action: int) -> None:
        if action != END:
            g.then(self)
            craft(g, self.who, action & ARG)

    def barred(self, g: Root) -> list[tuple[int, str]]:
        return craft_barred(g, self.who)
