"""What lies on the stack between two actions: the rest of a setup or of a turn, and on it what is in progress."""

from typing import Any, Final

from parlour.games.root.rules.battle import BattleOver
from parlour.games.root.rules.effects import BirdsongWindow
from parlour.games.root.rules.faction import ALLIANCE, EYRIE
from parlour.games.root.rules.fields import BIRDSONG, DAYLIGHT, EVENING, NONE, SETUP
from parlour.games.root.rules.setup import FirstTurn, SetUpFaction
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import HalfMade, LeadsToBattle
from parlour.games.root.rules.turn import EndOfTurn, StartOfBirdsong, StartOfDaylight, StartOfEvening
from parlour.kernel.state import Step, common

FRAME: Final = (SetUpFaction, FirstTurn, StartOfBirdsong, StartOfDaylight, StartOfEvening, EndOfTurn)


def stack(g: Root) -> list[str]:
    """PROC.4, INV.21 One seat is asked; under that lies the rest of the turn, in its order, and it tells the phase."""
    if not g.stack:
        return []
    if not 0 <= g.decider() < g.seats:
        return ["position.stack: nobody is asked (INV.21)"]
    if g.phase == SETUP:
        return setup(g)
    plan = g.rules.turns[g.active]
    rest = common(g.stack, plan)
    if rest == 0 or any(is_part(step, each) for step in g.stack[rest:] for each in g.rules.turns):
        return ["position.stack: the rest of the turn does not lie under the question in its order (PROC.4)"]
    kinds = [type(step) for step in g.stack[:rest]]
    phase = BIRDSONG if StartOfDaylight in kinds else DAYLIGHT if StartOfEvening in kinds else EVENING
    return half_made(g) if phase == g.phase else ["phase: the rest of the turn is that of another phase (PROC.4)"]


def half_made(g: Root) -> list[str]:
    """PROC.4 What one sentence has begun is done before anything else is begun; 4.3 so is a battle before another."""
    if any(isinstance(step, HalfMade) for step in g.stack[:-1]):
        return ["position.stack: a choice that is half made waits for nothing else (PROC.4)"]
    kinds = [type(step) for step in g.stack]
    battle = g.stack[kinds.index(BattleOver) :] if BattleOver in kinds else []
    if any(isinstance(step, LeadsToBattle) for step in battle):
        return ["position.stack: a battle is begun in the midst of another one (4.3)"]
    return []


def is_part(step: Step[Any], plan: list[Step[Any]]) -> bool:
    """PROC.4 What belongs to the turn does not lie above what is in progress in it; 7.4.1 may open a window more."""
    return isinstance(step, FRAME) or any(
        type(step) is type(each) and step.args() == each.args() for each in plan if type(each) is not BirdsongWindow
    )


# 5.1.7 The setup


def waits(g: Root, seat: int) -> bool:
    """5.1.7 Whether the faction has still to set up."""
    return g.phase == SETUP and any(isinstance(step, SetUpFaction) and step.seat == seat for step in g.stack)


def setup(g: Root) -> list[str]:
    """5.1.7 Factions set up in the order of their letters: under each question lie those whose letters come later."""
    frame = [step for step in g.stack if isinstance(step, FRAME)]
    waiting = [step.seat for step in frame if isinstance(step, SetUpFaction)]
    plan: list[Step[Any]] = [FirstTurn(), *[SetUpFaction(seat) for seat in waiting]]
    in_order = common(g.stack, plan) == len(frame) == len(plan)
    if not in_order or waiting not in [later(g, order) for order in setup_orders(g)]:
        return ["position.stack: the factions that set up later do not lie under the question (5.1.7)"]
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
