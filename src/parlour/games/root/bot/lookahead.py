"""How far the greedy bot looks in Root: to the end of an action, through all the small questions on the way.

Root asks where from, where to, how many: after the first of these answers nothing has changed yet, so looking one step
ahead would be blind. An option is worth what the best way through its small questions leads to. Payments are answered
by what looks best at once, other people's reactions by a pass. Where dice or cards decide, it looks several times.
"""

from collections.abc import Callable
from math import inf
from typing import Final

from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import ACTIVATE, COUNT, END, INSTIGATE, SHIFT_ITEM, SLIP, TAKE_DOMINANCE, WALK
from parlour.kernel.chance import stirred
from parlour.kernel.state import ARG

Value = Callable[[Root, int], float]

# Questions within an action, by the name of their Step, in the order in which they can come: every answer is followed.
# An earlier one after a later one belongs to the next action, which is too far.
WITHIN: Final = {
    "MoveFrom": 1, "MoveTo": 2, "MoveCount": 3, "BattleIn": 1, "BattleAgainst": 2, "WhoDeclaresFirst": 4,
    "DeclareEffects": 5, "ChooseCraftingSuit": 1, "ChooseSite": 1, "ChooseOverworked": 1, "ChooseColumn": 1,
    "ChooseLeader": 6, "DecreeRecruit": 1, "DecreeBuild": 1, "CobblerWalk": 1, "TakeAlong": 2, "AlongCount": 3,
    "WarrenBattle": 1, "FightBeside": 2, "AidCard": 1, "AidTake": 2, "QuestReward": 1, "StrikePiece": 1,
    "TakeCrafted": 2, "ChoosePartner": 1, "TakeServiceCard": 1, "HiredMayFight": 3, "ExploreTake": 1,
    "InstigateAgainst": 1, "CrusadeTo": 2, "CrusadeFight": 4, "ConvertOf": 1, "SanctifyPiece": 1, "GardenIn": 1,
    "RitualRecruitIn": 1,
}  # fmt: skip
BEGINS_AGAIN: Final = "CrusadeFight"  # 10.4.3.i a battle after the march, within one action
# Payments, losses and reactions: the answer that looks best at once
AT_ONCE: Final = frozenset((
    "PayForDominance", "ChooseWood", "FieldHospitals", "SpendSupporters", "PayOutrage", "SeeHand", "CutSupporter",
    "AidItem", "DamageItem", "LosePiece", "DefenderMayAmbush", "AttackerMayFoil", "ChooseTrigger", "ChooseOwner",
    "ExhaustForHits", "PayWithItem", "UseFund", "ChooseSpace", "LoseFunds", "DefenderMayEnlist",
))  # fmt: skip
ANSWERED: Final = AT_ONCE | set(WITHIN)
SAMPLES: Final = 3  # worlds where chance decides
# What nobody walks somewhere for, or what there is too much of to look at from afar
IDLE: Final = (END, WALK, SHIFT_ITEM, ACTIVATE, TAKE_DOMINANCE, INSTIGATE)
FEW: Final = 4  # warriors up to which every number is tried


def worth(g: Root, seat: int, option: int, value: Value) -> float:
    """What an option is worth, on the average where chance has a say."""
    after = g.clone()
    first = play_on(after, seat, option, value)
    if after.chance == g.chance:
        return first
    return (first + sum([again(g, seat, option, value, n) for n in range(1, SAMPLES)])) / SAMPLES


def again(g: Root, seat: int, option: int, value: Value, number: int) -> float:
    """The same option with other luck."""
    after = g.clone()
    for _ in range(number):
        after.chance = stirred(after.chance ^ 0x5BD1E995)
    return play_on(after, seat, option, value)


def play_on(g: Root, seat: int, option: int, value: Value) -> float:
    """The value at the end of the action that the option belongs to."""
    asked, wanders = question(g), option & ~ARG in (WALK, SLIP)
    rank = WITHIN.get(asked, 0) if asked != BEGINS_AGAIN else 1
    g.play(option)
    settle(g, seat)
    while g.stack and g.decider() == seat and question(g) in AT_ONCE:
        answer_at_once(g, seat, value)
    if g.stack and g.decider() == seat and (WITHIN.get(question(g), 0) > rank or question(g) == "DeclareEffects"):
        return max([worth(g, seat, each, value) for each in sensible(g.offer)])
    if wanders and g.stack and question(g) in ("VagabondDaylight", "BirdsongWindow"):
        return after_walk(g, seat, value)
    return value(g, seat)


def after_walk(g: Root, seat: int, value: Value) -> float:
    """A place is worth what can be done there first."""
    deeds = [option for option in g.offer if option & ~ARG not in IDLE]
    return max([value(g, seat), *[worth(g, seat, option, value) for option in deeds]])


def question(g: Root) -> str:
    return type(g.stack[-1]).__name__


def settle(g: Root, seat: int) -> None:
    """Other people's answers within the action: they pass, or take what comes first."""
    while g.stack and g.decider() != seat and question(g) in ANSWERED:
        g.play(g.offer[0])


def answer_at_once(g: Root, seat: int, value: Value) -> None:
    """Give the answer that looks best now."""
    best, most = g.offer[0], -inf
    for option in g.offer if len(g.offer) > 1 else []:
        after = g.clone()
        after.play(option)
        settle(after, seat)
        if (worth := value(after, seat)) > most:
            best, most = option, worth
    g.play(best)
    settle(g, seat)


def sensible(offer: list[int]) -> list[int]:
    """Of many numbers of warriors only some: a few, half, all but one, all."""
    if len(offer) <= FEW or offer[0] & ~ARG != COUNT:
        return offer
    n = len(offer)
    return [COUNT | 1, COUNT | 2, COUNT | n // 2 + 1, COUNT | n - 1, COUNT | n]
