"""9.2.3, 9.4.2, 9.5.1: how the pawn moves, and who goes along."""

from parlour.games.root.rules.factions.pack import exhaust, shift, shiftable, usable
from parlour.games.root.rules.factions.relations import allies, extra_boots
from parlour.games.root.rules.facts import BOOT
from parlour.games.root.rules.fields import UP
from parlour.games.root.rules.land import CLEARINGS, EVERYWHERE, at
from parlour.games.root.rules.move import move
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import ALONG_COUNT, PASS, SHIFT_ITEM, SLIP, TAKE_ALONG, WALK
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, VERB, Step


def move_pawn(g: Root, seat: int, place: int) -> None:
    """9.2.3 Rule is irrelevant to the pawn's moves."""
    origin = g.pawn[seat]
    g.pawn[seat] = place
    if origin < CLEARINGS:
        g.lesser[at(seat, origin)] -= 1
        g.settle(origin)
    if place < CLEARINGS:
        g.lesser[at(seat, place)] += 1
        g.settle(place)


class Slip(Step[Root]):
    """9.4.2 He may move to an adjacent clearing or forest without boots, even a hostile one."""

    def options(self, g: Root) -> list[int]:
        places = slips(g, self.who)
        return (
            [PASS]
            + [SLIP | place for place in members(places)]
            + [SHIFT_ITEM | code for code in shiftable(g, self.who)]
        )

    def take(self, g: Root, action: int) -> None:
        if action & VERB == SHIFT_ITEM:
            shift(g, self.who, action & ARG)
            g.then(self)
            return
        g.shifted = 0
        if action != PASS:
            origin = g.pawn[self.who]
            move_pawn(g, self.who, action & ARG)
            g.note("slips", seat=self.who, place=action & ARG, other_place=origin)
            g.then(TakeAlong(self.who, origin, action & ARG))

    def detail(self, g: Root, action: int) -> dict[str, int]:
        return shift_detail(action)

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """L-14 `english`: burnt land."""
        closed = adjacent(g, g.pawn[self.who]) & ~slips(g, self.who)
        return [(SLIP | place, "L-14") for place in members(closed)]


def adjacent(g: Root, place: int) -> int:
    """2.2.1, 2.4.1, 11.2.7.ii The clearings and forests beside a place, for whoever is active."""
    touching = g.rules.land.touching[place]
    return touching | g.paths[place] if place < CLEARINGS else touching


def slips(g: Root, seat: int) -> int:
    """9.4.2, L-14 Whatever hinders entering does not hinder a slip. L-14 `english`: it does."""
    return adjacent(g, g.pawn[seat]) & ~(g.scorched if g.rules.english else 0)


def shift_detail(action: int) -> dict[str, int]:
    """For an item that changes its place: 1 if it lies on its track."""
    return {"n": int(action & ARG < UP)} if action & VERB == SHIFT_ITEM else {}


def walks(g: Root, seat: int, boots: int) -> list[int]:
    """9.5.1, 9.2.9.iii.b Adjacent clearings, never a forest, for so many boots and the extra ones."""
    beside = members(adjacent(g, g.pawn[seat]) & EVERYWHERE & ~g.scorched)
    have = usable(g, seat, BOOT)
    return [clearing for clearing in beside if boots + extra_boots(g, seat, clearing) <= have]


def walks_barred(g: Root, seat: int, boots: int) -> list[tuple[int, str]]:
    """9.5.1, 9.2.9.iii.b Adjacent clearings for which boots are missing; GG.6.2 burnt ones; 2.3 across the river."""
    can = walks(g, seat, boots)
    place = g.pawn[seat]
    law = "9.2.9.iii.b" if usable(g, seat, BOOT) >= boots else "9.5.1"
    others = [clearing for clearing in members(adjacent(g, place) & EVERYWHERE) if clearing not in can]
    across = g.rules.land.river[place] & ~adjacent(g, place) if place < CLEARINGS else 0
    barred = [(WALK | clearing, "GG.6.2" if has(g.scorched, clearing) else law) for clearing in others]
    return barred + [(WALK | clearing, "2.3") for clearing in members(across)]


def walk(g: Root, seat: int, clearing: int, boots: int) -> None:
    """9.5.1 Exhaust the boots and go; allied warriors may come along."""
    for _ in range(boots + extra_boots(g, seat, clearing)):
        exhaust(g, seat, BOOT)
    origin = g.pawn[seat]
    move_pawn(g, seat, clearing)
    g.note("walks", seat=seat, place=clearing, other_place=origin)
    g.then(TakeAlong(seat, origin, clearing))


class CobblerWalk(Step[Root]):
    """CARD.cobbler, 9.2.9.iii.b One move without a boot; extra boots are due."""

    def options(self, g: Root) -> list[int]:
        return [WALK | clearing for clearing in walks(g, self.who, 0)]

    def take(self, g: Root, action: int) -> None:
        walk(g, self.who, action & ARG, 0)

    def detail(self, g: Root, action: int) -> dict[str, int]:
        return {"n": extra_boots(g, self.who, action & ARG)}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        return walks_barred(g, self.who, 0)


# 9.2.9.ii.b Who goes along


def companions(g: Root, seat: int, origin: int, destination: int) -> list[int]:
    """9.2.9.ii.b Allies with warriors at the origin who rule one of the two clearings: Nimble is his alone.

    11.2.2 Along the river only those come who swim, and they need no rule; GG.6.2 nobody comes onto burnt land.
    """
    if origin >= CLEARINGS or destination >= CLEARINGS or has(g.scorched, destination):
        return []
    with_him = [other for other in allies(g, seat) if g.warriors[at(other, origin)]]
    if not has(g.rules.land.paths[origin], destination):
        return [other for other in with_him if other == g.rules.swimmer]
    either = 1 << origin | 1 << destination
    return [other for other in with_him if g.ruled[other] & either]


class TakeAlong(Step[Root]):
    """9.2.9.ii.b From clearing to clearing he may take warriors of one ally along."""

    def __init__(self, who: int, origin: int, destination: int) -> None:
        super().__init__(who)
        self.origin = origin
        self.destination = destination

    def args(self) -> tuple[int, int, int]:
        return self.who, self.origin, self.destination

    def options(self, g: Root) -> list[int]:
        return [PASS] + [TAKE_ALONG | o for o in companions(g, self.who, self.origin, self.destination)]

    def take(self, g: Root, action: int) -> None:
        if action != PASS:
            g.then(AlongCount(self.who, action & ARG, self.origin, self.destination))

    def about(self, g: Root) -> dict[str, int]:
        return {"place": self.destination}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """9.2.9.ii.b Allies with warriors there who rule neither clearing."""
        can = companions(g, self.who, self.origin, self.destination)
        there = [o for o in allies(g, self.who) if self.origin < CLEARINGS and g.warriors[at(o, self.origin)]]
        return [(TAKE_ALONG | o, "9.2.9.ii.b") for o in there if o not in can]


class AlongCount(Step[Root]):
    """9.2.9.ii.b How many of the ally's warriors?"""

    def __init__(self, who: int, ally: int, origin: int, destination: int) -> None:
        super().__init__(who)
        self.ally = ally
        self.origin = origin
        self.destination = destination

    def args(self) -> tuple[int, int, int, int]:
        return self.who, self.ally, self.origin, self.destination

    def options(self, g: Root) -> list[int]:
        return [ALONG_COUNT | n for n in range(1, g.warriors[at(self.ally, self.origin)] + 1)]

    def take(self, g: Root, action: int) -> None:
        """9.2.9.ii.b, L-10 He makes the move, with warriors of the ally: 8.2.6 asks who of the two pays Outrage."""
        move(g, self.who, self.ally, self.origin, self.destination, action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"other": self.ally}
