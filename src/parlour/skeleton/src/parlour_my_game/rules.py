"""The rules: what is true now, and the one question that players are asked. Docstrings begin with their paragraphs."""

from collections.abc import Mapping
from typing import Final

from parlour.kernel.bag import members
from parlour.kernel.game import Verbs
from parlour.kernel.state import ARG, State, Step

SEATS: Final = ("blue", "red", "yellow", "green")
MOST: Final = 7  # 1.1, 1.2 the highest card, and the highest prize
ALL: Final = (1 << MOST + 1) - 2  # a bag of 1 to 7: bit n is set for n
NONE, HIDDEN = -1, 0  # of a card that is laid: there is none, or one that the reader may not see
VERBS: Final = Verbs({"card": MOST + 1})
LAY: Final = VERBS.add("lay", "2.2", "card")


class Prizes(State):
    rules: Mapping[str, str]  # the settings of the table

    def __init__(self) -> None:
        super().__init__()
        self.hands: list[int] = []  # by seat: a bag of cards; one that is laid face down is still in it
        self.laid: list[int] = []  # by seat: a card, NONE or HIDDEN
        self.last: list[int] = []  # by seat: the card of the last round, or NONE
        self.points: list[int] = []
        self.prizes: int = 0  # a bag of those face down
        self.prize: int = 0  # the one turned up; 0 at the end

    def clone(self) -> "Prizes":
        other = Prizes()
        other.copy_base(self)
        other.rules, other.prizes, other.prize = self.rules, self.prizes, self.prize
        other.hands, other.laid = self.hands.copy(), self.laid.copy()
        other.last, other.points = self.last.copy(), self.points.copy()
        return other

    def conceal(self, seat: int) -> None:
        """2.2 Cards face down are known to those who laid them; 1.2 the order of the prizes to nobody."""
        self.laid = [card if card == NONE or each == seat else HIDDEN for each, card in enumerate(self.laid)]

    def imagine(self) -> None:
        """A world that may be: somebody has laid any card of the hand."""
        self.laid = [self.draw(self.hands[each]) if card == HIDDEN else card for each, card in enumerate(self.laid)]


def begin_round(g: Prizes) -> None:
    """2.1 The next prize is turned up; 3.1 without one the game is over."""
    g.prize = g.draw(g.prizes) if g.prizes else 0
    g.prizes &= ~(1 << g.prize)
    if g.prize:
        g.note("round", n=g.prize)
        g.then(LayCard(0))


class LayCard(Step[Prizes]):
    """2.2 Everybody lays one card face down."""

    def options(self, g: Prizes) -> list[int]:
        return [LAY | card for card in members(g.hands[self.who])]

    def about(self, g: Prizes) -> dict[str, int]:
        """2.1 For the words of the question."""
        return {"n": g.prize}

    def take(self, g: Prizes, action: int) -> None:
        g.laid[self.who] = action & ARG
        g.note("lays", seat=self.who)
        if NONE in g.laid:
            g.then(LayCard(self.who + 1))
        else:
            turn_up(g)


def turn_up(g: Prizes) -> None:
    """2.3 The highest card takes the prize, unless there are several; 2.4 all of them are out."""
    g.shown += 1  # nobody can take back what all have seen
    g.last, g.laid = g.laid, [NONE] * g.seats
    for seat, card in enumerate(g.last):
        g.hands[seat] &= ~(1 << card)
        g.note("shows", seat=seat, card=card)
    if g.last.count(max(g.last)) == 1:
        winner = g.last.index(max(g.last))
        g.points[winner] += g.prize
        g.note("takes", seat=winner, n=g.prize)
    else:
        g.note("kept", n=g.prize)
    begin_round(g)
