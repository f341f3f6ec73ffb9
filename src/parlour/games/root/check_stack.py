"""What may lie on the stack between two actions: questions of a setup, or the rest of a turn and what is in progress.

A position file whose stack makes no sense is refused here, before it can go wrong later.
"""

from typing import Any, Final

from parlour.games.root.battle import (
    AttackerMayFoil,
    BattleOver,
    DealHits,
    DeclareEffects,
    DefenderMayAmbush,
    RollDice,
    WhoDeclaresFirst,
)
from parlour.games.root.craft import DiscardFavor
from parlour.games.root.effects import BirdsongWindow, DrawForTax
from parlour.games.root.faction import ALLIANCE, EYRIE
from parlour.games.root.factions.aid import AidTake, Improve
from parlour.games.root.factions.building import TYPES
from parlour.games.root.factions.decree import ChooseLeader
from parlour.games.root.factions.eyrie import AddToDecree, ChooseColumn, FirstRoost
from parlour.games.root.factions.fights import DamageItem, ExhaustForHits
from parlour.games.root.factions.marquise import FieldHospitals, PlaceFirst, PlaceKeep
from parlour.games.root.factions.marquise_daylight import MayMarchAgain
from parlour.games.root.factions.supporters import CutSupporter, PayOutrage, SeeHand, SpendSupporters
from parlour.games.root.factions.sympathy import PlaceBase, PlaceSympathy, Revolt
from parlour.games.root.factions.vagabond import ChooseCharacter, StartIn
from parlour.games.root.hits import LosePiece, TakeHits
from parlour.games.root.move import MoveCount, MoveFrom, MoveTo
from parlour.games.root.removal import ChooseOwner, ChooseTrigger, RemoveDoomed, ResolveTriggers
from parlour.games.root.setup import FirstTurn, SetUpFaction
from parlour.games.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, SETUP, Root
from parlour.games.root.turn import StartOfDaylight, StartOfEvening
from parlour.kernel.state import Step

# The Steps between the beginning of a battle and its end
BATTLE: Final = (
    DefenderMayAmbush, AttackerMayFoil, RollDice, WhoDeclaresFirst, DeclareEffects, DealHits, TakeHits, LosePiece,
)  # fmt: skip


def stack(g: Root) -> list[str]:
    """PROC.4, INV.21 One seat is asked; under that lies the rest of the turn, in its order, and it tells the phase."""
    if not g.stack:
        return []
    if not 0 <= g.decider() < g.seats:
        return ["position.stack: nobody is asked (INV.21)"]
    if g.phase == SETUP:
        return setup(g)
    plan = g.rules.turns[g.active]
    rest = 0
    for planned, step in zip(plan, g.stack, strict=False):
        if step is not planned and (type(step) is not type(planned) or step.args() != planned.args()):
            break
        rest += 1
    if rest == 0:
        return ["position.stack: the rest of the turn does not lie under the question (PROC.4)"]
    kinds = [type(step) for step in g.stack[:rest]]
    phase = BIRDSONG if StartOfDaylight in kinds else DAYLIGHT if StartOfEvening in kinds else EVENING
    if phase != g.phase:
        return ["phase: the rest of the turn is that of another phase (PROC.4)"]
    return above(g, plan, rest) if len(g.stack) > rest else []


def above(g: Root, plan: list[Step[Any]], rest: int) -> list[str]:
    """PROC.2, PROC.3 What is in progress comes once, belongs to no other part of the turn, and ends in its order."""
    steps = [(type(step), step.args()) for step in g.stack[rest:]]
    turn = [(type(step), step.args()) for step in plan]
    kinds = [kind for kind, _ in steps]
    again = [step for step in steps if step in turn and step[0] is not BirdsongWindow]  # 7.4.1 may open one more
    good = len(set(steps)) == len(steps) and not again
    good = good and all(kinds[i] in ON.get(kinds[i - 1], ()) for i in range(1, len(kinds)))
    if good and BattleOver in kinds:
        good = not any(kind in BATTLE for kind in kinds[: kinds.index(BattleOver)])
    if good and RemoveDoomed in kinds:
        good = ResolveTriggers in kinds[: kinds.index(RemoveDoomed)]
    return [] if good else ["position.stack: what is in progress does not lie in its order (PROC.2, PROC.3)"]


# What may lie directly on a Step in progress; on the rest of the turn anything may
ON: Final[dict[type[Step[Any]], tuple[type[Step[Any]], ...]]] = {
    AddToDecree: (ChooseColumn,),
    BattleOver: (ChooseOwner, DealHits, ResolveTriggers, RollDice),
    DealHits: (DeclareEffects, ExhaustForHits, WhoDeclaresFirst),
    DeclareEffects: (DeclareEffects,),
    DiscardFavor: (ResolveTriggers,),
    DrawForTax: (ResolveTriggers,),
    PlaceBase: (ResolveTriggers,),
    Improve: (AidTake,),
    MayMarchAgain: (MoveCount, MoveFrom, MoveTo, ResolveTriggers),
    PlaceSympathy: (SpendSupporters,),
    Revolt: (SpendSupporters,),
    RemoveDoomed: (DamageItem, LosePiece, TakeHits),
    TakeHits: (DamageItem, LosePiece),
    ResolveTriggers: (
        ChooseTrigger, CutSupporter, DamageItem, FieldHospitals, PayOutrage, RemoveDoomed, SeeHand,
    ),
    RollDice: (AttackerMayFoil, ChooseOwner, DefenderMayAmbush, ResolveTriggers),
}  # fmt: skip


def setup(g: Root) -> list[str]:
    """5.1.7 Factions set up in the order of their letters: under each question lie those whose letters come later."""
    waiting = [step.seat for step in g.stack if isinstance(step, SetUpFaction)]
    letters = [faction.number for faction in g.rules.faction]
    later = [seat for seat in range(g.seats) if letters[seat] > letters[g.decider()]]
    if type(g.stack[0]) is not FirstTurn or waiting != sorted(later, key=lambda seat: -letters[seat]):
        return ["position.stack: the factions that set up later do not lie under the question (5.1.7)"]
    asked = g.stack[1 + len(waiting) :]
    if [(type(step), step.args()) for step in asked] not in setup_questions(g.decider()):
        return ["position.stack: these are not the questions of a setup (5.1.7)"]
    early = any(g.supporters if letters[seat] == ALLIANCE else g.present[seat] for seat in later)
    ruled = EYRIE in [letters[seat] for seat in later] and (any(g.decree) or g.leader != NONE or g.fallen != 0)
    if g.turns or early or ruled or g.ruins != g.rules.land.ruins:
        return ["phase: somebody has set up or begun before his time (5.1.7)"]
    return []


Question = tuple[type[Step[Any]], tuple[int, ...]]


def setup_questions(seat: int) -> list[list[Question]]:
    """5.1.7 What may be asked of a faction during its setup, with what it is asked afterwards lying under it."""
    first: list[Question] = [(PlaceFirst, (seat, kind)) for kind in reversed(TYPES)]
    keep: Question = (PlaceKeep, (seat,))
    roost: Question = (FirstRoost, (seat,))
    leader: Question = (ChooseLeader, (seat,))
    character: Question = (ChooseCharacter, (seat,))
    forest: Question = (StartIn, (seat,))
    return [[keep], first, first[:2], first[:1], [leader, roost], [leader], [forest, character], [forest]]
