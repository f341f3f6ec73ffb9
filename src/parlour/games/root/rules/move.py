"""4.2: moving warriors. From where, to where, how many; then what the move brings about."""

from parlour.games.root.rules.land import EVERYWHERE, at
from parlour.games.root.rules.removal import ResolveTriggers
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import HalfMade, Within
from parlour.games.root.rules.verbs import COUNT, FROM, TO
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, Step


def origins(g: Root, seat: int, within: int) -> list[int]:
    """4.2.1 The clearings that warriors may leave: by rule there, or towards a clearing that one rules."""
    return [c for c in members(g.standing[seat] & within) if destinations(g, seat, c)]


def destinations(g: Root, seat: int, origin: int) -> int:
    """4.2.1, 2.2, 2.2.1, 2.3 Along a path, never the river; one must rule the origin or the destination before moving.

    11.2.2 Who swims goes along the river as well, without rule; 11.2.7.ii who has bought boats too, but with it. QA.4 A
    move places nothing: what bars placing pieces, as the keep does, bars no move; GG.6.2 burnt land bars both.
    """
    beside = g.paths[origin]
    if not g.ruled[seat] & 1 << origin:
        beside &= g.ruled[seat]
    if seat == g.rules.swimmer:
        beside |= g.rules.land.river[origin]
    return beside & ~g.scorched


class MoveFrom(Within):
    """4.2 Choose the clearing that warriors leave; 7.5.2.ii a rule may name its suit."""

    def options(self, g: Root) -> list[int]:
        return [FROM | clearing for clearing in origins(g, self.who, self.within)]

    def take(self, g: Root, action: int) -> None:
        g.then(MoveTo(self.who, action & ARG))

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """How many warriors stand there."""
        return {"n": g.warriors[at(self.who, action & ARG)]}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = origins(g, self.who, EVERYWHERE)
        stuck = [(FROM | c, "4.2.1") for c in members(g.standing[self.who]) if c not in can]
        return stuck + [(FROM | c, "7.5.2.ii") for c in can if not has(self.within, c)]


class MoveTo(Step[Root], HalfMade):
    """4.2 Choose an adjacent clearing to move to."""

    def __init__(self, who: int, origin: int) -> None:
        super().__init__(who)
        self.origin = origin

    def args(self) -> tuple[int, int]:
        return self.who, self.origin

    def options(self, g: Root) -> list[int]:
        return [TO | clearing for clearing in members(destinations(g, self.who, self.origin))]

    def take(self, g: Root, action: int) -> None:
        g.then(MoveCount(self.who, self.origin, action & ARG))

    def about(self, g: Root) -> dict[str, int]:
        return {"clearing": self.origin}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """4.2.1 Without rule; 2.3 the river is no path; GG.6.2 burnt land."""
        can = destinations(g, self.who, self.origin)
        paths, river = g.paths[self.origin], g.rules.land.river[self.origin]
        swum = paths | river if self.who == g.rules.swimmer else paths
        barred = [(TO | c, "GG.6.2" if has(g.scorched, c) else "4.2.1") for c in members(swum & ~can)]
        return barred + [(TO | c, "2.3") for c in members(river & ~swum & ~can)]


class MoveCount(Step[Root], HalfMade):
    """4.2 Choose how many warriors move, at least one; 4.2.2 nothing else limits them."""

    def __init__(self, who: int, origin: int, destination: int) -> None:
        super().__init__(who)
        self.origin = origin
        self.destination = destination

    def args(self) -> tuple[int, int, int]:
        return self.who, self.origin, self.destination

    def options(self, g: Root) -> list[int]:
        return [COUNT | n for n in range(1, g.warriors[at(self.who, self.origin)] + 1)]

    def take(self, g: Root, action: int) -> None:
        move(g, self.who, self.who, self.origin, self.destination, action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"clearing": self.origin, "other_clearing": self.destination}


def move(g: Root, mover: int, owner: int, origin: int, destination: int, n: int) -> None:
    """4.2, QA.4 Warriors go from one clearing to another: nothing is placed; 8.2.6 that may concern somebody there."""
    g.warriors[at(owner, origin)] -= n
    g.strength[at(owner, origin)] -= n
    g.warriors[at(owner, destination)] += n
    g.strength[at(owner, destination)] += n
    g.settle(origin)
    g.settle(destination)
    if g.log is not None:
        if mover == owner:
            g.note("moves", seat=mover, clearing=origin, other_clearing=destination, n=n)
        else:
            g.note("leads", seat=mover, other=owner, clearing=origin, other_clearing=destination, n=n)
    for seat in g.rules.watchers:
        g.rules.faction[seat].entered(g, seat, mover, owner, destination)
    if g.pending:
        g.then(ResolveTriggers(0))
