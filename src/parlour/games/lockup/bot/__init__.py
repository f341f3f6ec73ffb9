"""How good a game of Lockup looks to a seat, and how good an option looks.

Roll Call goes by a plan for all tokens that are left (`plan`). Everything else is tried: an option is worth what
the State looks like after it and after the small questions that belong to it, such as which resource to pay with.
"""

from functools import lru_cache
from math import inf
from typing import Final

from parlour.games.lockup.bot.estate import goon_gain
from parlour.games.lockup.bot.goods import Outlook, goods_worth, stock_of, will_craft
from parlour.games.lockup.bot.outlook import value as value_with
from parlour.games.lockup.bot.plan import Plan
from parlour.games.lockup.bot.prospect import FIRST
from parlour.games.lockup.rules.book import CHOW_HALL, MOVE_TOKEN, TOME_POWER, YARD
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.verbs import END, NO_TOME, TOME
from parlour.kernel.bag import has
from parlour.kernel.state import ARG, VERB

# Questions that belong to a choice made before, by the name of their Step: followed to their end
SMALL: Final = frozenset((
    "PayGoods", "PayCost", "TakeGoon", "Receive", "GiveSecond", "Exchange", "KeepTome", "GiveSuspicion", "RivalPays",
    "ChooseRival", "DiscardSuspicion", "ReturnGoods", "TakeGoods", "ChooseFound", "LiftToken", "MoveToken", "KeepGoon",
    "ReserveFree",
))  # fmt: skip
HALVES: Final = ("Exchange", "LiftToken")  # nothing has changed before the question after them
SPENDING: Final = ("PayGoods", "DiscardExcess", "GiveSecond")
TAKING: Final = ("Receive", "TakeGoods")
REWARDS: Final = ("ChooseCraft", "HireGoons", "TakeReward", "ChooseResource", "OfferExchange")
ROLL_CALL: Final = ("TakeTurn", "PlaceTokens")
GUARDS: Final = ("TurnUpGuard", "TurnUpByTome")
FIRST_OF_ALL: Final = 1000.0  # a tome that is good to play in Roll Call comes before placing


def worth(g: Lockup, seat: int, option: int) -> float:
    """What an option is worth; all options of a question are asked about in the same world."""
    asked = question(g)
    if asked in ROLL_CALL:
        return call(g, seat, option)
    if asked in GUARDS:
        return turn_up(g, seat, option & ARG)
    outlook = outlook_of(g, seat)
    if asked in SPENDING:
        return with_more(g, seat, option & ARG, -1, outlook)
    if option == NO_TOME:
        return value_with(g, seat, outlook)
    if is_tome(option) and g.cards.ops[option & ARG] == MOVE_TOKEN and g.location != YARD:
        return -inf  # looking at all moves takes long: once a round
    return play_on(g, seat, option, outlook)


@lru_cache(maxsize=1)
def outlook_of(g: Lockup, seat: int) -> Outlook:
    """Once for all options of a question: nobody changes a world that the bot looks at."""
    return Outlook(g, seat)


@lru_cache(maxsize=1)
def plan_of(g: Lockup, seat: int) -> Plan:
    return Plan(g, seat, outlook_of(g, seat))


def question(g: Lockup) -> str:
    return type(g.stack[-1]).__name__


def is_tome(option: int) -> bool:
    return option & VERB == TOME


def call(g: Lockup, seat: int, option: int) -> float:
    """6.2 By plan; 14.2 of the tomes only power helps more now than later."""
    if not is_tome(option):
        return plan_of(g, seat).worth(option)
    if g.cards.ops[option & ARG] != TOME_POWER:
        return -inf
    outlook = outlook_of(g, seat)
    gain = play_on(g, seat, option, outlook) - value_with(g, seat, outlook)
    return FIRST_OF_ALL if gain > 0 else -inf


def turn_up(g: Lockup, seat: int, location: int) -> float:
    """18.3.3 What one wants to know: how strong the guards are where one has not been yet, the Chow Hall first."""
    stake = 9.0 if location == CHOW_HALL else FIRST[location]
    return stake - (10.0 if has(g.used[seat], location) else 0.0)


def with_more(g: Lockup, seat: int, good: int, n: int, outlook: Outlook) -> float:
    """What the resources are worth with some more of one, or fewer."""
    stock = stock_of(g, seat)
    stock[good] += n
    return goods_worth(g, stock, g.storage[seat], outlook.wishes(g), will_craft(g, seat))


def play_on(g: Lockup, seat: int, option: int, outlook: Outlook) -> float:
    """The value after an option and the small questions that it leads to."""
    again = question(g) if is_tome(option) else ""
    after = g.clone()
    after.play(option)
    while after.stack and after.decider() == seat and question(after) in SMALL:
        after.play(END if END in after.offer else at_once(after, seat, outlook))
    if again in REWARDS and after.stack and after.decider() == seat and question(after) == again:
        rest = [each for each in after.offer if not is_tome(each)]  # a tome before a reward: what the reward is then
        return max([play_on(after, seat, each, outlook) for each in rest])
    return value_with(after, seat, outlook)


def at_once(g: Lockup, seat: int, outlook: Outlook) -> int:
    """The answer that looks best at once."""
    if len(g.offer) == 1:
        return g.offer[0]
    return max(g.offer, key=lambda option: small_worth(g, seat, option, outlook))


def small_worth(g: Lockup, seat: int, option: int, outlook: Outlook) -> float:
    asked = question(g)
    if asked in SPENDING or asked in TAKING:
        return with_more(g, seat, option & ARG, -1 if asked in SPENDING else 1, outlook)
    if asked == "TakeGoon":
        return goon_gain(g, seat, option & ARG)
    if asked in HALVES:
        return play_on(g, seat, option, outlook)
    after = g.clone()
    after.play(option)
    return value_with(after, seat, outlook)
