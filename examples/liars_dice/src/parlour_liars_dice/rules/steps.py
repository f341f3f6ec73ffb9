"""Chapters 2 and 3: everybody rolls, bids go round, somebody challenges. A bid is made of two small questions."""

from typing import Any, ClassVar

from parlour.kernel.game import Verbs
from parlour.kernel.state import ARG, NOBODY, Event, Step
from parlour_liars_dice.rules import DICE, FACES, SEATS
from parlour_liars_dice.rules.state import LiarsDice

VERBS = Verbs({"face": FACES.stop, "count": DICE * len(SEATS) + 1})
FACE = VERBS.add("face", "2.4", "face")
COUNT = VERBS.add("count", "2.4", "count")
CHALLENGE = VERBS.add("challenge", "2.5")


def begin_round(g: LiarsDice) -> None:
    """2.1, 2.2 Everybody rolls and looks at the own dice; 2.3 the starting player bids."""
    g.cups = [g.roll(cup) for cup in g.cups]
    g.note("round", seat=g.starter)
    if g.log is not None:
        g.log += [Event("rolls", {"seat": seat, "dice": list(g.cups[seat])}, 1 << seat) for seat in g.players()]
    g.then(ChooseFace(g.starter))


class ChooseFace(Step[LiarsDice]):
    """2.4, 2.5 Bid on a face, or challenge the bid that stands; 2.6 not on one that cannot be raised any more."""

    def options(self, g: LiarsDice) -> list[int]:
        faces = [FACE | face for face in FACES if g.least(face) <= g.dice()]
        return faces if g.bidder == NOBODY else [CHALLENGE, *faces]

    def take(self, g: LiarsDice, action: int) -> None:
        if action == CHALLENGE:
            lift_cups(g, self.who)
        else:
            g.then(ChooseCount(self.who, action & ARG))


class ChooseCount(Step[LiarsDice]):
    """2.4, 2.5 How many dice the bid names; 2.6 no more than there are."""

    bounds: ClassVar = {"face": (FACES[0], FACES[-1])}

    def __init__(self, who: int, face: int) -> None:
        super().__init__(who)
        self.face = face

    def options(self, g: LiarsDice) -> list[int]:
        return [COUNT | count for count in range(g.least(self.face), g.dice() + 1)]

    def take(self, g: LiarsDice, action: int) -> None:
        g.bidder, g.count, g.face = self.who, action & ARG, self.face
        g.note("bids", seat=self.who, n=g.count, face=g.face)
        g.then(ChooseFace(g.turn()))

    def about(self, g: LiarsDice) -> dict[str, Any]:
        return {"face": self.face}

    def args(self) -> tuple[int, int]:
        return self.who, self.face


def lift_cups(g: LiarsDice, challenger: int) -> None:
    """3.1 All dice are shown and counted; 3.2 whoever was wrong loses one."""
    g.lifted, g.shown = g.cups.copy(), g.shown + 1
    g.note("challenges", seat=challenger, other=g.bidder)
    for seat in g.players():
        g.note("shows", seat=seat, dice=list(g.cups[seat]))
    found = sum(die in g.fitting(g.face) for cup in g.cups for die in cup)
    loser = challenger if found >= g.count else g.bidder
    g.note("loses", seat=loser, n=found)
    lose_a_die(g, loser)


def lose_a_die(g: LiarsDice, loser: int) -> None:
    """2.3 The loser starts the next round or, 3.4 being out, the next player; 3.5 with one player left it is over."""
    g.cups[loser] = g.cups[loser][1:]
    g.bidder, g.count, g.face = NOBODY, 0, 0
    g.starter = loser if g.cups[loser] else g.next_in(loser)
    if len(g.players()) > 1:
        begin_round(g)
