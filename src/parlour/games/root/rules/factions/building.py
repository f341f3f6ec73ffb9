"""6.4, 6.5.4, 6.5.5: wood and what it buys. Sawmills bring wood, wood pays for buildings, buildings score."""

from typing import Any, Final

from parlour.games.root.rules.facts import BIRD, BOARDS, RECRUITER, SAWMILL, SUIT_OF, WOOD, WORKSHOP
from parlour.games.root.rules.land import at
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import AboutCard, HalfMade
from parlour.games.root.rules.verbs import BUILD_IN, OVERWORK_IN, WOOD_FROM
from parlour.games.root.rules.verbs import WOOD as PUT_WOOD
from parlour.kernel.bag import lowest, members
from parlour.kernel.state import ARG, HappensTo, Step

_board: dict[str, Any] = BOARDS["marquise"]
COST: Final[list[int]] = _board["cost"]
POINTS: Final[list[list[int]]] = [_board["sawmill"], _board["workshop"], _board["recruiter"]]
TYPES: Final = (SAWMILL, WORKSHOP, RECRUITER)
BUILT: Final = 6  # of each type


# 6.4 Birdsong


class GatherWood(HappensTo[Root]):
    """6.4 One wood on each sawmill, as far as the supply goes."""

    def run(self, g: Root) -> None:
        sawmills = served_by(g, SAWMILL)
        if g.stock[WOOD] >= sawmills:
            for clearing in members(g.where[SAWMILL] & ~g.scorched):
                for _ in range(g.pieces[at(SAWMILL, clearing)]):
                    g.put_piece(WOOD, clearing)
            if g.log is not None and sawmills:
                g.note("gathers", seat=self.seat, n=sawmills)
        elif g.stock[WOOD]:
            g.then(ChooseSawmill(self.seat, 0))


def served_by(g: Root, kind: int) -> int:
    """6.4, 6.5.3 How many buildings of a kind get a piece; GG.6.2 nothing is placed on burnt land."""
    n = BUILT - g.stock[kind]
    for clearing in members(g.where[kind] & g.scorched):
        n -= g.pieces[at(kind, clearing)]
    return n


def unserved(g: Root, kind: int, served: int) -> list[int]:
    """2.5 The clearings where a building of the kind has not had its piece yet; `served` counts two bits a clearing."""
    return [c for c in members(g.where[kind] & ~g.scorched) if g.pieces[at(kind, c)] > served >> 2 * c & 3]


class ChooseSawmill(Step[Root]):
    """6.4, 2.5 With too little wood the Marquise chooses the sawmills."""

    def __init__(self, who: int, served: int) -> None:
        super().__init__(who)
        self.served = served

    def args(self) -> tuple[int, int]:
        return self.who, self.served

    def options(self, g: Root) -> list[int]:
        return [PUT_WOOD | clearing for clearing in unserved(g, SAWMILL, self.served)]

    def take(self, g: Root, action: int) -> None:
        clearing = action & ARG
        g.put_piece(WOOD, clearing)
        g.note("wood", seat=self.who, clearing=clearing)
        if g.stock[WOOD]:
            g.then(ChooseSawmill(self.who, self.served + (1 << 2 * clearing)))

    def about(self, g: Root) -> dict[str, int]:
        return {"n": g.stock[WOOD]}


# 6.5.4 Build


def connected(g: Root, seat: int, clearing: int) -> int:
    """6.5.4.ii The clearings joined to one by an unbroken chain of clearings that the seat rules, itself included."""
    ruled = g.ruled[seat]
    paths = g.paths
    chain = 1 << clearing
    fresh = chain
    while fresh:
        beside = 0
        for each in members(fresh):
            beside |= paths[each]
        fresh = beside & ruled & ~chain
        chain |= fresh
    return chain


def wood_in(g: Root, clearings: int) -> int:
    n = 0
    for clearing in members(clearings):
        n += g.pieces[at(WOOD, clearing)]
    return n


def cost_of(g: Root, kind: int) -> int:
    """6.5.4.i The column of the leftmost building left on the track shows its cost."""
    return COST[BUILT - g.stock[kind]]


def points_of(g: Root, kind: int) -> int:
    """6.5.4.iii The space that the leftmost building left on the track uncovers shows its points."""
    return POINTS[kind][BUILT - g.stock[kind]]


def buildable(g: Root, seat: int) -> list[int]:
    """6.5.4.i The types left on their tracks whose cost is payable somewhere."""
    sites = g.ruled[seat] & g.roomy
    if not sites:
        return []
    wood = 0
    while sites:
        chain = connected(g, seat, lowest(sites))
        wood = max(wood, wood_in(g, chain))
        sites &= ~chain
    return [kind for kind in TYPES if g.stock[kind] and COST[BUILT - g.stock[kind]] <= wood]


class ChooseSite(Step[Root], HalfMade):
    """6.5.4, 6.5.4.ii A clearing she rules, with a free slot and enough wood in the chain around it."""

    def __init__(self, who: int, kind: int) -> None:
        super().__init__(who)
        self.kind = kind

    def args(self) -> tuple[int, int]:
        return self.who, self.kind

    def options(self, g: Root) -> list[int]:
        cost = cost_of(g, self.kind)
        sites = members(g.ruled[self.who] & g.roomy)
        return [BUILD_IN | c for c in sites if not cost or wood_in(g, connected(g, self.who, c)) >= cost]

    def take(self, g: Root, action: int) -> None:
        pay_wood(g, self.who, self.kind, action & ARG, cost_of(g, self.kind))

    def about(self, g: Root) -> dict[str, int]:
        return {"kind": self.kind, "n": cost_of(g, self.kind)}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = self.options(g)
        others = [BUILD_IN | c for c in members(g.standing[self.who]) if BUILD_IN | c not in can]
        return [(site, self.why_not_here(g, site & ARG)) for site in others]

    def why_not_here(self, g: Root, clearing: int) -> str:
        return g.why_closed(self.who, clearing) or ("6.5.4.ii" if g.room[clearing] else "2.2.3")


def pay_wood(g: Root, seat: int, kind: int, clearing: int, left: int) -> None:
    """6.5.4.ii Wood from the chain; she is asked only where it matters."""
    chain = connected(g, seat, clearing)
    sources = [c for c in members(chain) if g.pieces[at(WOOD, c)]]
    if not left:
        finish_building(g, seat, kind, clearing)
    elif len(sources) > 1 and wood_in(g, chain) > left:
        g.then(ChooseWood(seat, kind, clearing, left))
    else:
        g.take_piece(WOOD, sources[0])
        pay_wood(g, seat, kind, clearing, left - 1)


class ChooseWood(Step[Root], HalfMade):
    """6.5.4.ii Which wood pays?"""

    def __init__(self, who: int, kind: int, clearing: int, left: int) -> None:
        super().__init__(who)
        self.kind = kind
        self.clearing = clearing
        self.left = left

    def args(self) -> tuple[int, int, int, int]:
        return self.who, self.kind, self.clearing, self.left

    def options(self, g: Root) -> list[int]:
        chain = connected(g, self.who, self.clearing)
        return [WOOD_FROM | c for c in members(chain) if g.pieces[at(WOOD, c)]]

    def take(self, g: Root, action: int) -> None:
        g.take_piece(WOOD, action & ARG)
        pay_wood(g, self.who, self.kind, self.clearing, self.left - 1)

    def about(self, g: Root) -> dict[str, int]:
        return {"n": self.left, "kind": self.kind, "clearing": self.clearing}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """6.5.4.ii Wood that no chain of ruled clearings joins to the site."""
        apart = g.with_piece(WOOD) & ~connected(g, self.who, self.clearing)
        return [(WOOD_FROM | c, "6.5.4.ii") for c in members(apart)]


def finish_building(g: Root, seat: int, kind: int, clearing: int) -> None:
    """6.5.4.iii Place the building, and score the space it uncovers."""
    points = points_of(g, kind)
    g.put_piece(kind, clearing)
    if g.log is not None:
        g.note("builds", seat=seat, kind=kind, clearing=clearing)
    g.award(seat, points)


# 6.5.5 Overwork


def sawmill_suits(g: Root) -> int:
    """6.5.5, 2.1.1 The suits that match a sawmill's clearing, as bits; birds match any."""
    suits = 0
    for clearing in members(g.where[SAWMILL] & ~g.scorched):
        suits |= 1 << g.suit_at[clearing] | 1 << BIRD
    return suits


class ChooseOverworked(AboutCard):
    """6.5.5 Spend a card, and put a wood on a sawmill in a clearing of its suit."""

    def options(self, g: Root) -> list[int]:
        realm = g.realm[SUIT_OF[self.card]]
        return [OVERWORK_IN | c for c in members(g.with_piece(SAWMILL) & realm & ~g.scorched)]

    def take(self, g: Root, action: int) -> None:
        g.spend(self.who, self.card)
        g.put_piece(WOOD, action & ARG)
        g.note("overworks", seat=self.who, card=self.card, clearing=action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"card": self.card}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = self.options(g)
        others = [c for c in members(g.with_piece(SAWMILL)) if OVERWORK_IN | c not in can]
        return [(OVERWORK_IN | c, g.why_closed(self.who, c) or "6.5.5") for c in others]
