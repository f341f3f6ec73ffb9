"""11.2.4: funds. Warriors of any faction on the Riverfolk's board, which are committed, spent or lost."""

from typing import ClassVar, Final

from parlour.games.root.rules.fields import BOXES, FUNDS, PAYMENTS, SPACES
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import FUND, SPACE
from parlour.kernel.state import ARG, Step

SUPPLY: Final = -1  # 11.5 spent funds go to their owners' supplies
POSTS: Final = 3  # 11.3.3 of each suit, and as many spaces


def boxed(g: Root, box: int) -> int:
    """How many warriors lie in a box of the board."""
    return sum(g.till[box * g.seats : (box + 1) * g.seats])


def owners_in(g: Root, box: int) -> list[int]:
    return [owner for owner in range(g.seats) if g.till[box * g.seats + owner]]


def free_spaces(g: Root, suit: int) -> int:
    """11.5.3 A trade-post space is empty if its post is on the map or out of the game and no fund lies on it."""
    return POSTS - g.posts[suit] - boxed(g, SPACES + suit)


def put_fund(g: Root, owner: int, box: int) -> None:
    """11.5 A fund is committed to another box, or spent."""
    g.till[FUNDS * g.seats + owner] -= 1
    if box == SUPPLY:
        g.supply[owner] += 1
    else:
        g.till[box * g.seats + owner] += 1


def pay_in(g: Root, seat: int, n: int) -> int:
    """11.2.6.iii, 11.3.4, 11.4.1, 11.5.3.i Own warriors from the supply to Payments, as many as there are (2.5)."""
    n = min(n, g.supply[seat])
    g.supply[seat] -= n
    g.till[PAYMENTS * g.seats + seat] += n
    return n


class UseFund(Step[Root]):
    """11.2.4, 11.5 Whose warrior is committed or spent? 11.5.5 With no own one in the supply it must be an own one."""

    bounds: ClassVar = {"box": (SUPPLY, BOXES - 1), "own": (0, 1)}

    def __init__(self, who: int, box: int, own: int = 0) -> None:
        super().__init__(who)
        self.box = box
        self.own = own

    def args(self) -> tuple[int, int, int]:
        return self.who, self.box, self.own

    def options(self, g: Root) -> list[int]:
        owners = owners_in(g, FUNDS)
        return [FUND | owner for owner in owners if not self.own or owner == self.who]

    def take(self, g: Root, action: int) -> None:
        put_fund(g, action & ARG, self.box)

    def about(self, g: Root) -> dict[str, int]:
        return {"n": boxed(g, FUNDS)}

    def detail(self, g: Root, action: int) -> dict[str, int]:
        return {"n": g.till[FUNDS * g.seats + (action & ARG)]}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = self.options(g)
        return [(FUND | owner, "11.5.5") for owner in owners_in(g, FUNDS) if FUND | owner not in can]


class ChooseSpace(Step[Root]):
    """11.5.3, 4.1.1 A symbol of any suit: on which trade-post space does the fund go?"""

    def options(self, g: Root) -> list[int]:
        return [SPACE | suit for suit in range(3) if free_spaces(g, suit) > 0]

    def take(self, g: Root, action: int) -> None:
        g.then(UseFund(self.who, SPACES + (action & ARG)))

    def detail(self, g: Root, action: int) -> dict[str, int]:
        return {"n": free_spaces(g, action & ARG)}


class LoseFunds(Step[Root]):
    """11.2.5.i The Riverfolk choose the funds that they lose; these go to their owners' supplies."""

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left = left

    def args(self) -> tuple[int, int]:
        return self.who, self.left

    def options(self, g: Root) -> list[int]:
        return [FUND | owner for owner in owners_in(g, FUNDS)]

    def take(self, g: Root, action: int) -> None:
        put_fund(g, action & ARG, SUPPLY)
        if self.left > 1:
            g.then(LoseFunds(self.who, self.left - 1))

    def reaction(self) -> str:
        return "losses"

    def declined(self, g: Root) -> int:
        """Others' warriors go first."""
        return max(self.options(g), key=lambda action: action != FUND | self.who)

    def about(self, g: Root) -> dict[str, int]:
        return {"n": self.left}
