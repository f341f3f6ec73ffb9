"""What may lie on the stack between two actions: questions of a setup, or the rest of a turn and what is in progress.

A position file whose stack makes no sense is refused here, before it can go wrong later.
"""

from typing import Any, Final

from parlour.games.root.rules.battle import (
    AttackerMayFoil,
    BattleIn,
    BattleOver,
    DealHits,
    DeclareEffects,
    DefenderMayAmbush,
    DefenderMayEnlist,
    RollDice,
    WhoDeclaresFirst,
)
from parlour.games.root.rules.craft import DiscardFavor
from parlour.games.root.rules.effects import BirdsongWindow, BurrowBank, DrawForTax
from parlour.games.root.rules.faction import ALLIANCE, EYRIE
from parlour.games.root.rules.factions.aid import AidTake, Improve
from parlour.games.root.rules.factions.building import TYPES
from parlour.games.root.rules.factions.conspiracies import CrusadeFight, PlaceConverted
from parlour.games.root.rules.factions.decree import ChooseLeader
from parlour.games.root.rules.factions.deeds import PayWithItem
from parlour.games.root.rules.factions.eyrie import AddToDecree, ChooseColumn, FirstRoost
from parlour.games.root.rules.factions.fights import DamageItem, ExhaustForHits
from parlour.games.root.rules.factions.funds import SUPPLY, ChooseSpace, LoseFunds, UseFund, boxed, free_spaces
from parlour.games.root.rules.factions.lizard_cult import CultCorner, FirstOutcast
from parlour.games.root.rules.factions.marquise import FieldHospitals, PlaceFirst, PlaceKeep
from parlour.games.root.rules.factions.marquise_daylight import MayMarchAgain
from parlour.games.root.rules.factions.river_daylight import RiverDraw, RiverRecruit, TradeCard
from parlour.games.root.rules.factions.riverfolk import START_WARRIORS, FirstPayments, FirstPrice, RiverWarrior
from parlour.games.root.rules.factions.supporters import CutSupporter, PayOutrage, SeeHand, SpendSupporters
from parlour.games.root.rules.factions.sympathy import PlaceBase, PlaceSympathy, Revolt
from parlour.games.root.rules.factions.vagabond import ChooseCharacter, StartIn
from parlour.games.root.rules.facts import ANY, BIRD, COST_OF
from parlour.games.root.rules.fields import BIRDSONG, COMMITTED, DAYLIGHT, EVENING, FUNDS, NONE, SETUP, SPACES
from parlour.games.root.rules.hits import LosePiece, TakeHits
from parlour.games.root.rules.move import MoveCount, MoveFrom, MoveTo
from parlour.games.root.rules.removal import ChooseOwner, ChooseTrigger, RemoveDoomed, ResolveTriggers
from parlour.games.root.rules.services import SERVICES, BuyServices, TakeServiceCard
from parlour.games.root.rules.setup import FirstTurn, SetUpFaction
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import Bank, StartOfDaylight, StartOfEvening
from parlour.kernel.state import Step

# The Steps between the beginning of a battle and its end
BATTLE: Final = (
    DefenderMayAmbush, AttackerMayFoil, DefenderMayEnlist, RollDice, WhoDeclaresFirst, DeclareEffects, DealHits,
    TakeHits, LosePiece,
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
    once = [step for step in steps if step[0] not in (UseFund, ChooseSpace)]  # 11.5.3 a symbol may come twice
    good = len(set(once)) == len(once) and not again and payments(g)
    good = good and all(kinds[i] in ON.get(kinds[i - 1], ()) for i in range(1, len(kinds)))
    if good and BattleOver in kinds:
        good = not any(kind in BATTLE for kind in kinds[: kinds.index(BattleOver)])
    if good and RemoveDoomed in kinds:
        good = ResolveTriggers in kinds[: kinds.index(RemoveDoomed)]
    return [] if good else ["position.stack: what is in progress does not lie in its order (PROC.2, PROC.3)"]


def payments(g: Root) -> bool:
    """11.5.3, 4.1.1 What is still to be paid for a card are its last symbols; funds and spaces are enough for them.

    11.5.1–11.5.5 Anything else takes one fund, which is committed or spent.
    """
    paid = [step for step in g.stack if isinstance(step, (UseFund, ChooseSpace))]
    trades = [step for step in g.stack if isinstance(step, TradeCard)]
    if not trades:
        return len(paid) < 2 and all(isinstance(step, UseFund) and step.box in (COMMITTED, SUPPLY) for step in paid)
    asked = [step.box - SPACES if isinstance(step, UseFund) else ANY for step in paid]
    rest = sorted(COST_OF[trades[0].card], reverse=True)[: len(asked)]
    chosen = asked[:-1] + rest[-1:] if asked and rest and rest[-1] == ANY and 0 <= asked[-1] < BIRD else asked
    free = [free_spaces(g, suit) - asked.count(suit) for suit in range(BIRD)]
    enough = len(asked) <= boxed(g, FUNDS) and min(free) >= 0 and sum(free) >= asked.count(ANY)
    return chosen == rest and enough and not any(isinstance(step, UseFund) and step.own for step in paid)


# What may lie directly on a Step in progress; on the rest of the turn anything may
ON: Final[dict[type[Step[Any]], tuple[type[Step[Any]], ...]]] = {
    AddToDecree: (ChooseColumn,),
    Bank: (BuyServices,),
    BattleIn: (UseFund,),
    BattleOver: (ChooseOwner, DealHits, ResolveTriggers, RollDice),
    BuyServices: (BurrowBank, PayWithItem, TakeServiceCard),
    ChooseSpace: (ChooseSpace, UseFund),
    CrusadeFight: (MoveCount, ResolveTriggers),
    DamageItem: (DamageItem,),
    DealHits: (DeclareEffects, ExhaustForHits, WhoDeclaresFirst),
    DeclareEffects: (DeclareEffects,),
    DefenderMayEnlist: (AttackerMayFoil, ChooseOwner, DefenderMayAmbush, ResolveTriggers),
    DiscardFavor: (ResolveTriggers,),
    DrawForTax: (ResolveTriggers,),
    PlaceBase: (ResolveTriggers,),
    PlaceConverted: (ResolveTriggers,),
    Improve: (AidTake,),
    MayMarchAgain: (MoveCount, MoveFrom, MoveTo, ResolveTriggers),
    MoveFrom: (UseFund,),
    PlaceSympathy: (SpendSupporters,),
    Revolt: (SpendSupporters,),
    RemoveDoomed: (DamageItem, LosePiece, TakeHits),
    RiverDraw: (UseFund,),
    RiverRecruit: (UseFund,),
    TakeHits: (DamageItem, LosePiece),
    TakeServiceCard: (PayWithItem,),
    TradeCard: (ChooseSpace, UseFund),
    UseFund: (UseFund,),
    ResolveTriggers: (
        ChooseTrigger, CutSupporter, DamageItem, FieldHospitals, LoseFunds, PayOutrage, RemoveDoomed, SeeHand,
    ),
    RollDice: (AttackerMayFoil, ChooseOwner, DefenderMayAmbush, DefenderMayEnlist, ResolveTriggers),
}  # fmt: skip


# 5.1.7 The setup


def waits(g: Root, seat: int) -> bool:
    """5.1.7 Whether the faction has still to set up."""
    return g.phase == SETUP and any(isinstance(step, SetUpFaction) and step.seat == seat for step in g.stack)


def setup(g: Root) -> list[str]:
    """5.1.7 Factions set up in the order of their letters: under each question lie those whose letters come later."""
    waiting = [step.seat for step in g.stack if isinstance(step, SetUpFaction)]
    if type(g.stack[0]) is not FirstTurn or waiting not in [later(g, order) for order in setup_orders(g)]:
        return ["position.stack: the factions that set up later do not lie under the question (5.1.7)"]
    asked = g.stack[1 + len(waiting) :]
    if [(type(step), step.args()) for step in asked] not in setup_questions(g.decider()):
        return ["position.stack: these are not the questions of a setup (5.1.7)"]
    letters = [faction.number for faction in g.rules.faction]
    early = any(g.supporters if letters[seat] == ALLIANCE else g.present[seat] for seat in waiting)
    ruled = EYRIE in [letters[seat] for seat in waiting] and (any(g.decree) or g.leader != NONE or g.fallen != 0)
    if g.turns or early or ruled or g.ruins != g.rules.land.ruins or g.scorched:
        return ["phase: somebody has set up or begun before his time (5.1.7)"]
    return []


def setup_orders(g: Root) -> list[list[int]]:
    """5.1.7 By letters; 9.7.2 of two Vagabonds either may be the first."""
    order = sorted(range(g.seats), key=lambda seat: g.rules.faction[seat].number)
    if len(g.rules.wanderers) < 2:
        return [order]
    swap = dict(zip(g.rules.wanderers, reversed(g.rules.wanderers), strict=True))
    return [order, [swap.get(seat, seat) for seat in order]]


def later(g: Root, order: list[int]) -> list[int]:
    """Who sets up after the seat that is asked, the last one first."""
    return order[: order.index(g.decider()) : -1]


Question = tuple[type[Step[Any]], tuple[int, ...]]


def setup_questions(seat: int) -> list[list[Question]]:
    """5.1.7 What may be asked of a faction during its setup, with what it is asked afterwards lying under it."""
    first: list[Question] = [(PlaceFirst, (seat, kind)) for kind in reversed(TYPES)]
    keep: Question = (PlaceKeep, (seat,))
    roost: Question = (FirstRoost, (seat,))
    leader: Question = (ChooseLeader, (seat,))
    character: Question = (ChooseCharacter, (seat,))
    forest: Question = (StartIn, (seat,))
    outcast: Question = (FirstOutcast, (seat,))
    questions = [[keep], first, first[:2], first[:1], [leader, roost], [leader], [forest, character], [forest]]
    return [*questions, [outcast, (CultCorner, (seat,))], [outcast], *river_questions(seat)]


def river_questions(seat: int) -> list[list[Question]]:
    """11.3.2–11.3.5 Warriors, Payments, then the prices."""
    prices: list[Question] = [(FirstPrice, (seat, service)) for service in reversed(range(len(SERVICES)))]
    pay: Question = (FirstPayments, (seat,))
    warrior: Question = (RiverWarrior, (seat,))
    musters = [[*prices, pay, *[warrior] * n] for n in range(1, START_WARRIORS + 1)]
    return [*musters, prices, prices[:2], prices[:1]]
