"""What a seat may know as numbers, for learning. Seats count from the reader's own, in turn order."""

from parlour_liars_dice.rules import FACES, SEATS
from parlour_liars_dice.rules.state import LiarsDice
from parlour_liars_dice.rules.steps import ChooseCount

SIZE = len(FACES) + len(SEATS) + 4


def observe(g: LiarsDice, seat: int) -> list[int]:
    """2.2 Own dice by face, how many dice each seat has, the bid, the face one is about to bid on, wild ones or not."""
    own = [g.cups[seat].count(face) for face in FACES]
    dice = [len(g.cups[(seat + turn) % g.seats]) if turn < g.seats else 0 for turn in range(len(SEATS))]
    begun = [step.face for step in g.stack if isinstance(step, ChooseCount) and step.who == seat]
    return [*own, *dice, g.count, g.face, *(begun or [0]), len(g.fitting(6))]
