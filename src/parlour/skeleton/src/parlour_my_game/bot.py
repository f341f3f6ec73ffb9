"""How good an option looks to a player. Without this file `random` and `ismcts` still play."""

from parlour.kernel.state import ARG
from parlour_my_game.rules import Prizes


def worth(g: Prizes, seat: int, option: int) -> float:
    """A card is best spent on a prize that is worth as much; who is ahead can wait.

    Who sits later dares more: where all lay alike, nobody ever takes a prize.
    """
    ahead = g.points[seat] == max(g.points)
    return -abs((option & ARG) - g.prize - seat + ahead)
