"""How good a game of Liar's Dice looks to a seat: its dice, and whether its bid is true."""

from math import comb

from parlour_liars_dice.rules import FACES
from parlour_liars_dice.rules.state import LiarsDice


def value(g: LiarsDice, seat: int) -> float:
    """Dice ahead of the others; less what the own bid, if it is challenged, is likely to cost."""
    others = [len(cup) for each, cup in enumerate(g.cups) if each != seat]
    return len(g.cups[seat]) - sum(others) / len(others) - (1 - odds(g, seat) if g.bidder == seat else 0)


def odds(g: LiarsDice, seat: int) -> float:
    """The chance that the bid is true: own dice for sure, each of the others by itself (binomial)."""
    fitting, unseen = g.fitting(g.face), g.dice() - len(g.cups[seat])
    missing, p = g.count - sum(die in fitting for die in g.cups[seat]), len(fitting) / len(FACES)
    return sum(comb(unseen, n) * p**n * (1 - p) ** (unseen - n) for n in range(max(0, missing), unseen + 1))
