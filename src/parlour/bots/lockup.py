"""How good a game of Lockup looks to a seat, and how good an option looks."""

from functools import lru_cache
from math import inf
from typing import Final

from parlour.bots import lockup_outlook
from parlour.bots.lockup_outlook import Outlook
from parlour.bots.lockup_plan import Plan
from parlour.games.lockup.rules import TOME_POWER
from parlour.games.lockup.state import Lockup
from parlour.games.lockup.verbs import END, NO_TOME, TOME
from parlour.kernel.state import ARG, SHIFT

# Questions that belong to a choice made before: followed to their end
SMALL: Final = frozenset((
    "PayGoods", "PayCost", "TakeGoon", "Receive", "GiveSecond", "Exchange", "KeepTome", "GiveSuspicion", "RivalPays",
    "ChooseRival", "DiscardSuspicion", "TakeGoods", "ChooseFound", "MoveToken", "LiftToken", "KeepGoon",
    "ReserveFree", "ReturnGoods",
))  # fmt: skip
REWARDS: Final = ("ChooseCraft", "HireGoons", "TakeReward", "ChooseResource", "OfferExchange")
IN_ROLL_CALL: Final = (TOME_POWER,)
CALLING: Final = ("TakeTurn", "PlaceTokens")


def value(g: Lockup, seat: int) -> float:
    return lockup_outlook.value(g, seat, Outlook(g, seat))


def worth(g: Lockup, seat: int, option: int) -> float:
    """What an option is worth; all options of a question are asked about in the same world."""
    asked = question(g)
    if asked in CALLING:
        return call(g, seat, option)
    if asked == "TurnUpGuard":
        return float(option & ARG)
    outlook = outlook_of(g, seat)
    if option == NO_TOME:
        return lockup_outlook.value(g, seat, outlook)
    return play_on(g, seat, option, outlook)


@lru_cache(maxsize=1)
def outlook_of(g: Lockup, seat: int) -> Outlook:
    return Outlook(g, seat)


@lru_cache(maxsize=1)
def plan_of(g: Lockup, seat: int) -> Plan:
    return Plan(g, seat, outlook_of(g, seat))


def call(g: Lockup, seat: int, option: int) -> float:
    """Roll Call: by plan; a tome first if it brings something."""
    if option >> SHIFT == TOME >> SHIFT:
        if g.cards.ops[option & ARG] not in IN_ROLL_CALL:
            return -inf
        outlook = outlook_of(g, seat)
        gain = play_on(g, seat, option, outlook) - lockup_outlook.value(g, seat, outlook)
        return 200.0 if gain > 0 else -inf
    return plan_of(g, seat).worth(option)


def question(g: Lockup) -> str:
    return type(g.stack[-1]).__name__


def play_on(g: Lockup, seat: int, option: int, outlook: Outlook) -> float:
    """The value after an option and the small questions that it leads to."""
    again = question(g) if option >> SHIFT == TOME >> SHIFT else ""
    g = g.clone()
    g.play(option)
    while g.stack and g.decider() == seat and question(g) in SMALL:
        if END in g.offer:
            g.play(END)
        else:
            g.play(at_once(g, seat, outlook))
    if again in REWARDS and g.stack and g.decider() == seat and question(g) == again:
        rest = [each for each in g.offer if each >> SHIFT != TOME >> SHIFT]
        return max([play_on(g, seat, each, outlook) for each in rest])
    return lockup_outlook.value(g, seat, outlook)


def at_once(g: Lockup, seat: int, outlook: Outlook) -> int:
    """The answer that looks best at once."""
    best, most = g.offer[0], -inf
    for option in g.offer if len(g.offer) > 1 else []:
        after = g.clone()
        after.play(option)
        worth = lockup_outlook.value(after, seat, outlook)
        if worth > most:
            best, most = option, worth
    return best
