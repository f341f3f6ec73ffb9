"""PROC.3: pieces that are removed at one moment by one cause leave together; then comes what that brings about.

Whoever removes something dooms it first. `RemoveDoomed` takes all that is doomed off the map, counts the points and
asks the losers' factions what it triggers; `ResolveTriggers` then resolves that, one by one.
"""

from typing import ClassVar, Final

from parlour.games.root.rules.facts import KINDS
from parlour.games.root.rules.fields import WARRIORS, Loss
from parlour.games.root.rules.land import at
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import OWNER, TRIGGER
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, NOBODY, Step

# How pieces are removed
BY_EFFECT: Final = 0
IN_BATTLE: Final = 1
BY_STRIKE: Final = 2

# What a removal can trigger
HOSPITALS: Final = 0  # 6.2.3
OUTRAGE_PAID: Final = 1  # 8.2.6
BASE_LOST: Final = 2  # 8.2.4
FEAR: Final = 3  # 10.2.5
DISRUPTION: Final = 4  # 11.2.5.i
TRIGGERS: Final = ("hospitals", "outrage", "base-lost", "fear", "disruption")

MOST: Final = 31  # pieces that a loss can name


def doom(g: Root, seat: int, what: int, clearing: int, n: int, by: int) -> None:
    """PROC.3 The seat will lose n warriors, or n pieces of a kind, in a clearing; `by` removes them.

    Like pieces are one loss, even if doomed hit by hit: 6.2.3 one card saves all the warriors of a clearing.
    """
    doomed = g.doomed
    for i in range(len(doomed)):
        loser, kind, count, place, remover = doomed[i]
        if kind == what and place == clearing and loser == seat and remover == by and count + n <= MOST:
            doomed[i] = Loss(seat, what, count + n, clearing, by)
            return
    doomed.append(Loss(seat, what, n, clearing, by))


def doom_enemies(g: Root, by: int, clearing: int) -> None:
    """8.4.1.iii, CARD.favor, GG.6.2 All enemy pieces in a clearing; 2.2.4 a ruin is nobody's and stays.

    11.2.7.iii Nor do hired warriors go by an effect of whoever hired them.
    """
    for seat in range(g.seats):
        if has(g.present[seat], clearing) and g.enemies(by, seat):
            n = g.warriors[at(seat, clearing)]
            if n and not g.is_hired(seat, by):
                doom(g, seat, WARRIORS, clearing, n, by)
            for kind in g.rules.faction[seat].kinds:
                n = g.pieces[at(kind, clearing)]
                if n:
                    doom(g, seat, kind, clearing, n, by)


class RemoveDoomed(Step[Root]):
    """PROC.3 All pieces leave at once, then relationships and the points of all sides together, then 3.1."""

    bounds: ClassVar = {"how": (BY_EFFECT, BY_STRIKE)}

    def __init__(self, how: int) -> None:
        super().__init__()
        self.how = how

    def args(self) -> tuple[int]:
        return (self.how,)

    def run(self, g: Root) -> None:
        losses = g.doomed
        if not losses:
            return
        g.doomed = []
        for loss in losses:
            take_away(g, loss)
        points = count_points(g, losses, self.how)
        for loser, what, n, clearing, by in losses:
            g.rules.faction[loser].lost(g, loser, what, clearing, n, by)
        g.award_together(points)


def take_away(g: Root, loss: Loss) -> None:
    """2.5 Warriors to the supply, buildings and tokens to their track."""
    seat, what, n, clearing, by = loss
    if what == WARRIORS:
        g.take_warriors(seat, clearing, n)
    else:
        for _ in range(n):
            g.take_piece(what, clearing)
    if g.log is not None:
        if what == WARRIORS:
            g.note("loses-warriors", seat=seat, other=by, clearing=clearing, n=n)
        else:
            g.note("loses-pieces", seat=seat, other=by, clearing=clearing, n=n, kind=what)


def count_points(g: Root, losses: list[Loss], how: int) -> list[int]:
    """3.2.1, END.1 One point for each building and token of an enemy; and what the remover's own law adds."""
    points = [0] * g.seats
    removers = 0
    for loss in losses:
        by = loss.by
        removers |= 1 << by
        if loss.what != WARRIORS and g.enemies(by, loss.loser):
            points[by] += loss.n
    for by in members(removers):
        points[by] += g.rules.faction[by].spoils(g, by, losses, how)
    return points


class FullRemoval(Step[Root]):
    """9.2.2.i Whoever wanders where an enemy has removed everything suffers as well."""

    def __init__(self, by: int, clearings: int) -> None:
        super().__init__()
        self.by = by
        self.clearings = clearings

    def args(self) -> tuple[int, int]:
        return self.by, self.clearings

    def run(self, g: Root) -> None:
        for seat in g.rules.wanderers:
            if g.enemies(self.by, seat) and has(self.clearings, g.pawn[seat]):
                g.rules.faction[seat].full_removal(g, seat)


# What it triggers


class ResolveTriggers(Step[Root]):
    """1.1.3 Pending effects one by one: the active player orders different ones. L-01 changes who orders in battle."""

    def __init__(self, in_battle: int, owner: int = NOBODY) -> None:
        super().__init__()
        self.in_battle = in_battle
        self.owner = owner  # whose effects are being resolved now; NOBODY: all alike

    def args(self) -> tuple[int, int]:
        return self.in_battle, self.owner

    def run(self, g: Root) -> None:
        if not g.pending:
            return
        kinds = pending_kinds(g, self.owner)
        if not kinds:
            g.then(ResolveTriggers(self.in_battle))
        elif len(kinds) == 1:
            g.then(self)
            resolve(g, kinds[0])
        elif self.in_battle and g.rules.english:
            self.ask_owner(g)
        else:
            g.then(ChooseTrigger(g.active, NOBODY), self)

    def ask_owner(self, g: Root) -> None:
        """L-01 `english`: in battle each owner orders his own; of two the active player says who goes first."""
        owners = pending_owners(g)
        if self.owner != NOBODY:
            g.then(ChooseTrigger(self.owner, self.owner), self)
        elif len(owners) == 1:
            g.then(ResolveTriggers(self.in_battle, owners[0]))
        else:
            g.then(ChooseOwner(g.active, self.in_battle))


def pending_kinds(g: Root, owner: int) -> list[int]:
    """1.1.3 The different kinds of pending effects, of one owner or of all; a kind belongs to one faction."""
    kinds: list[int] = []
    for pending in g.pending:
        if pending.kind not in kinds and owner in (NOBODY, pending.owner):
            kinds.append(pending.kind)
    return kinds


def pending_owners(g: Root) -> list[int]:
    owners: list[int] = []
    for pending in g.pending:
        if pending.owner not in owners:
            owners.append(pending.owner)
    return owners


def resolve(g: Root, kind: int) -> None:
    """1.1.3 The first pending effect of a kind."""
    for i in range(len(g.pending)):
        if g.pending[i].kind == kind:
            pending = g.pending.pop(i)
            g.rules.faction[pending.owner].trigger(g, pending.owner, pending)
            return


class ChooseTrigger(Step[Root]):
    """1.1.3 Which pending effect next? Asked only where different ones are pending."""

    def __init__(self, who: int, owner: int) -> None:
        super().__init__(who)
        self.owner = owner

    def args(self) -> tuple[int, int]:
        return self.who, self.owner

    def options(self, g: Root) -> list[int]:
        return [TRIGGER | kind for kind in pending_kinds(g, self.owner)]

    def take(self, g: Root, action: int) -> None:
        resolve(g, action & ARG)


class ChooseOwner(Step[Root]):
    """L-01 `english`: with effects of two owners the active player decides whose come first."""

    def __init__(self, who: int, in_battle: int) -> None:
        super().__init__(who)
        self.in_battle = in_battle

    def args(self) -> tuple[int, int]:
        return self.who, self.in_battle

    def options(self, g: Root) -> list[int]:
        return [OWNER | owner for owner in pending_owners(g)]

    def take(self, g: Root, action: int) -> None:
        g.then(ResolveTriggers(self.in_battle, action & ARG))


def piece_name(what: int) -> str:
    return "warrior" if what == WARRIORS else KINDS[what]
