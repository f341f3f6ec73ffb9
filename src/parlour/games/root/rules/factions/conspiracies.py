"""10.4.3: the conspiracies of the Lizard Cult, in clearings of the outcast suit, paid with acolytes."""

from typing import Any, ClassVar, Final

from parlour.games.root.rules.battle import BattleAgainst, battlefields
from parlour.games.root.rules.effects import birdsong_effects, is_birdsong_effect, use_in_birdsong
from parlour.games.root.rules.factions.rituals import OF_EACH_SUIT, gardens_of
from parlour.games.root.rules.facts import BOARDS, BUILDINGS, GARDEN
from parlour.games.root.rules.fields import NONE, WARRIORS
from parlour.games.root.rules.land import at
from parlour.games.root.rules.move import MoveCount, MoveTo, origins
from parlour.games.root.rules.removal import BY_EFFECT, RemoveDoomed, ResolveTriggers, doom
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import InClearing, LeadsToBattle
from parlour.games.root.rules.verbs import (
    CONVERT,
    CONVERT_OF,
    CRUSADE_BATTLE,
    CRUSADE_FIGHT,
    CRUSADE_MOVE,
    END,
    PASS,
    SANCTIFY,
    SANCTIFY_PIECE,
)
from parlour.kernel.bag import members
from parlour.kernel.state import ARG, VERB, Step

_board: dict[str, Any] = BOARDS["lizard_cult"]
CONSPIRACIES: Final = ("crusade", "convert", "sanctify")
COST: Final[list[int]] = [int(_board[name]) for name in CONSPIRACIES]
CRUSADES: Final = 0
CONVERTS: Final = 1
SANCTIFIES: Final = 2


def cost_of(g: Root, conspiracy: int) -> int:
    """10.4.3 In acolytes; one less if the outcasts are hated."""
    return COST[conspiracy] - int(g.hated)


def payable(g: Root, conspiracy: int) -> bool:
    return g.acolytes >= cost_of(g, conspiracy)


def convert_sites(g: Root, seat: int) -> int:
    """10.4.3.ii, 6.2.2, GG.6.2 Where an enemy warrior is and an own one can be placed."""
    sites = 0
    for clearing in members(g.realm[g.outcast] & g.open_to(seat)):
        if enemy_warriors(g, seat, clearing):
            sites |= 1 << clearing
    return sites


def enemy_warriors(g: Root, seat: int, clearing: int) -> list[int]:
    return [other for other in range(g.seats) if g.warriors[at(other, clearing)] and g.enemies(seat, other)]


def sanctify_sites(g: Root, seat: int) -> int:
    """10.4.3.iii Where an enemy building is and a garden can be placed, while one of the suit is left."""
    if gardens_of(g, g.outcast) >= OF_EACH_SUIT:
        return 0
    sites = 0
    for clearing in members(g.realm[g.outcast] & g.open_to(seat)):
        if enemy_kinds(g, seat, clearing):
            sites |= 1 << clearing
    return sites


def enemy_kinds(g: Root, seat: int, clearing: int) -> list[int]:
    kinds = [kind for kind in range(BUILDINGS) if g.pieces[at(kind, clearing)]]
    return [kind for kind in kinds if g.enemies(seat, g.rules.owner[kind])]


class Conspiracies(Step[Root]):
    """10.4.3 Conspire in clearings of the outcast suit, in any order and number."""

    def options(self, g: Root) -> list[int]:
        return [END, *conspiracies(g, self.who), *birdsong_effects(g, self.who)]

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        g.then(self)
        if is_birdsong_effect(action):
            use_in_birdsong(g, self.who, action)
        else:
            conspire(g, self.who, action)

    def about(self, g: Root) -> dict[str, int]:
        return {"n": g.acolytes, "suit": g.outcast}

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """What it costs."""
        conspiracy = CONSPIRACY_OF.get(action & VERB, NONE)
        return {} if conspiracy == NONE else {"n": cost_of(g, conspiracy)}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = conspiracies(g, self.who)
        barred: list[tuple[int, str]] = []
        for verb, conspiracy in CONSPIRACY_OF.items():
            law = "10.4.3" if not payable(g, conspiracy) else LAW_OF[conspiracy]
            here = [verb | clearing for clearing in members(g.realm[g.outcast]) if verb | clearing not in can]
            barred += [(action, law) for action in here]
        return barred


CONSPIRACY_OF: Final = {CRUSADE_BATTLE: CRUSADES, CRUSADE_MOVE: CRUSADES, CONVERT: CONVERTS, SANCTIFY: SANCTIFIES}
LAW_OF: Final = ("10.4.3.i", "10.4.3.ii", "10.4.3.iii")


def conspiracies(g: Root, seat: int) -> list[int]:
    """10.4.3 What can be paid and carried out completely."""
    options: list[int] = []
    if not g.acolytes:
        return options
    outcast = g.realm[g.outcast]
    if payable(g, CRUSADES):
        options += [CRUSADE_BATTLE | c for c in members(battlefields(g, seat, outcast))]
        options += [CRUSADE_MOVE | c for c in origins(g, seat, outcast)]
    if payable(g, CONVERTS):
        options += [CONVERT | c for c in members(convert_sites(g, seat))]
    if payable(g, SANCTIFIES):
        options += [SANCTIFY | c for c in members(sanctify_sites(g, seat))]
    return options


def conspire(g: Root, seat: int, action: int) -> None:
    """10.4.3 The acolytes return to the supply; then it happens."""
    verb, clearing = action & VERB, action & ARG
    cost = cost_of(g, CONSPIRACY_OF[verb])
    g.acolytes -= cost
    g.supply[seat] += cost
    g.note("conspires", seat=seat, clearing=clearing, n=cost, conspiracy=CONSPIRACY_OF[verb])
    if verb == CRUSADE_BATTLE:
        g.then(BattleAgainst(seat, clearing))
    elif verb == CRUSADE_MOVE:
        g.then(CrusadeTo(seat, clearing))
    elif verb == CONVERT:
        g.then(ConvertOf(seat, clearing))
    else:
        g.then(SanctifyPiece(seat, clearing))


# 10.4.3.i Crusade


class CrusadeTo(MoveTo):
    """10.4.3.i A move of at least one warrior from there, and then perhaps a battle."""

    def take(self, g: Root, action: int) -> None:
        destination = action & ARG
        g.then(MoveCount(self.who, self.origin, destination), CrusadeFight(self.who, destination))


class CrusadeFight(InClearing, LeadsToBattle):
    """10.4.3.i After the move a battle where it led, if the Cult likes."""

    def options(self, g: Root) -> list[int]:
        return [PASS, CRUSADE_FIGHT] if battlefields(g, self.who, 1 << self.clearing) else [PASS]

    def take(self, g: Root, action: int) -> None:
        if action == CRUSADE_FIGHT:
            g.then(BattleAgainst(self.who, self.clearing))


# 10.4.3.ii Convert, 10.4.3.iii Sanctify


class ConvertOf(InClearing):
    """10.4.3.ii Whose warrior goes?"""

    def options(self, g: Root) -> list[int]:
        return [CONVERT_OF | other for other in enemy_warriors(g, self.who, self.clearing)]

    def take(self, g: Root, action: int) -> None:
        doom(g, action & ARG, WARRIORS, self.clearing, 1, self.who)
        g.then(RemoveDoomed(BY_EFFECT), ResolveTriggers(0), PlaceConverted(self.who, self.clearing, WARRIORS))


class SanctifyPiece(InClearing):
    """10.4.3.iii Which enemy building goes?"""

    def options(self, g: Root) -> list[int]:
        return [SANCTIFY_PIECE | kind for kind in enemy_kinds(g, self.who, self.clearing)]

    def take(self, g: Root, action: int) -> None:
        doom(g, g.rules.owner[action & ARG], action & ARG, self.clearing, 1, self.who)
        g.then(RemoveDoomed(BY_EFFECT), ResolveTriggers(0), PlaceConverted(self.who, self.clearing, GARDEN))


class PlaceConverted(Step[Root]):
    """10.4.3.ii, 10.4.3.iii An own warrior, or a garden of the suit, where the enemy's piece was."""

    bounds: ClassVar = {"what": (GARDEN, WARRIORS)}

    def __init__(self, seat: int, clearing: int, what: int) -> None:
        super().__init__()
        self.seat = seat
        self.clearing = clearing
        self.what = what

    def args(self) -> tuple[int, int, int]:
        return self.seat, self.clearing, self.what

    def run(self, g: Root) -> None:
        if self.what == WARRIORS:
            g.put_warriors(self.seat, self.clearing, 1)
        elif g.room[self.clearing]:
            g.put_piece(GARDEN, self.clearing)
