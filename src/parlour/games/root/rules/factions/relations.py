"""9.2.8, 9.2.9: what the Vagabond is to the others. Aid, alliance, hostility, Infamy, coalition."""

from typing import Any, Final

from parlour.games.root.rules.facts import BOARDS
from parlour.games.root.rules.fields import NONE, WARRIORS, Loss
from parlour.games.root.rules.land import at
from parlour.games.root.rules.removal import BY_STRIKE, IN_BATTLE
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import ALLY_WITH
from parlour.kernel.state import ARG, NOBODY, Step

_board: dict[str, Any] = BOARDS["vagabond"]
AIDS: Final[list[int]] = _board["aids"]  # 9.2.9.i.a to the next box
POINTS: Final[list[int]] = _board["points"]  # 9.2.9.i.b of the box reached
INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4
RELATIONS: Final = ("indifferent", "amiable", "friendly", "allied", "hostile")
ALLY_AID: Final = 2  # 9.2.9.ii.a


def relation(g: Root, seat: int, other: int) -> int:
    """9.2.9 In which box of the chart the marker of another faction is."""
    return g.relation[seat * g.seats + other]


def all_present(g: Root, seat: int, clearing: int) -> list[int]:
    """9.5.4, GG.1.2 Any other player with a piece there, enemy or not."""
    return [other for other in range(g.seats) if other != seat and g.present[other] & 1 << clearing]


def allies(g: Root, seat: int) -> list[int]:
    """9.2.9.ii The players whose marker is in the last box."""
    return [other for other in range(g.seats) if other != seat and relation(g, seat, other) == ALLIED]


def hostile_at(g: Root, seat: int, clearing: int) -> int:
    """9.2.9.iii.b The hostile factions with warriors in a clearing."""
    n = 0
    for other in range(g.seats):
        if other != seat and relation(g, seat, other) == HOSTILE and g.warriors[at(other, clearing)]:
            n += 1
    return n


def extra_boots(g: Root, seat: int, clearing: int) -> int:
    """9.2.9.iii.b, L-13 One extra boot per hostile faction with warriors there. L-13 `english`: one in all."""
    n = hostile_at(g, seat, clearing)
    return min(n, 1) if g.rules.single_boot else n


def improve(g: Root, seat: int, other: int) -> None:
    """9.2.9.i, 9.2.9.i.a, 9.2.9.i.b, 9.2.9.ii.a, 9.2.9.iii.v Aids count towards the next box, which scores.

    An Aid to an ally scores by itself, and hostility stays.
    """
    at = seat * g.seats + other
    box = g.relation[at]
    if g.rules.faction[other].has_pawn or box == HOSTILE:
        return
    if box == ALLIED:
        g.award(seat, ALLY_AID)
        return
    g.aided[at] += 1
    if g.aided[at] >= AIDS[box]:
        g.aided[at] = 0
        g.relation[at] = box + 1
        g.note("improves", seat=seat, other=other, n=box + 1)
        g.award(seat, POINTS[box + 1])


def turn_hostile(g: Root, seat: int, other: int) -> None:
    """9.2.9.iii The marker goes to Hostile at once."""
    at = seat * g.seats + other
    if g.relation[at] != HOSTILE and not g.rules.faction[other].has_pawn:
        g.relation[at] = HOSTILE
        g.aided[at] = 0
        g.note("hostile", seat=seat, other=other)


def spoils_of(g: Root, seat: int, losses: list[Loss], how: int) -> int:
    """9.2.9.iii, 9.2.9.iii.a, L-12 A warrior removed in battle or by Strike makes hostile; then all but that one score.

    L-12 `english`: a warrior removed in any way makes hostile. Only battles of his own turn score. A hired or
    allied warrior stands for whoever leads him. GG.4.2 A battle that he only instigated makes nobody hostile.
    """
    turns = how == BY_STRIKE or (how == IN_BATTLE and fights(g, seat)) or g.rules.english
    infamy = how == IN_BATTLE and g.active == seat
    points = 0
    for loss in losses:
        other = loss.loser
        own_side = other == seat or (seat == g.attacker and other == g.ally)  # 9.2.9.ii.g has a test of its own
        if loss.by != seat or own_side:
            continue
        n = loss.n
        if other == g.ally:
            other = g.attacker
        if loss.what == WARRIORS and turns and relation(g, seat, other) != HOSTILE:
            turn_hostile(g, seat, other)
            n -= 1
        if infamy and relation(g, seat, other) == HOSTILE:
            points += n
    return points


def fights(g: Root, seat: int) -> bool:
    """9.2.9.iii As attacker or defender."""
    return seat in (g.attacker, g.defender)


# 9.2.8 Coalition


def partners(g: Root, seat: int) -> list[int]:
    """9.2.8, L-09 The fewest points among those without dominance. L-09 `english`: and without coalition."""
    others = [o for o in range(g.seats) if o != seat and g.dominance[o] == NONE]
    if g.rules.english:
        others = [o for o in others if g.partner[o] == NOBODY and o not in g.partner]
    if not others:
        return []
    fewest = min([g.score[o] for o in others])
    return [o for o in others if g.score[o] == fewest]


class ChoosePartner(Step[Root]):
    """9.2.8 The coalition is with the player who has the fewest points; of equal ones he chooses."""

    def options(self, g: Root) -> list[int]:
        return [ALLY_WITH | other for other in partners(g, self.who)]

    def take(self, g: Root, action: int) -> None:
        """9.2.8, 9.2.9.iii.g He scores no more and wins with his partner; a hostile one becomes indifferent."""
        other = action & ARG
        at = self.who * g.seats + other
        g.partner[self.who] = other
        if g.relation[at] == HOSTILE:
            g.relation[at] = INDIFFERENT
        g.note("coalition", seat=self.who, other=other)

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = partners(g, self.who)
        return [(ALLY_WITH | o, "9.2.8") for o in range(g.seats) if o != self.who and o not in can]
