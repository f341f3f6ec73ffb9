"""How good a game of Where the Frogs Caw looks to a seat, and how good an option looks.

A State is worth the points there are, those that villagers and gear in play are on their way to, and the means to get
more: coins, cards and a place on the board, which are worth less and less toward the end. An option is worth what the
State looks like after it and after the questions that it leads to.
"""

from functools import lru_cache
from math import inf
from typing import Final

from parlour.games.frogs.bot.outlook import Outlook
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.verbs import ACTIVATE, ENCHANT, END, FREE, PLAY, START
from parlour.kernel.state import ARG

# Questions whose answer shows its worth only later, by the name of their Step: every answer is followed to its end
FAR: Final = frozenset(("Travelling", "Choose", "ActivateOne", "StartOne"))
FARTHEST: Final = 4  # how many of them, one after the other: long chains would take too long
OWN_TURN: Final = "TakeTurn"
MAIN_ACTIONS: Final = (PLAY, START, ACTIVATE)
FREE_ACTIONS: Final = (FREE, ENCHANT)
BETTER: Final = 4  # main actions that are looked at together with a second one
WORSE: Final = 6  # the place in the ranking from which on they are not looked at as a second one
FIRST_OF_ALL: Final = 1000.0  # a free action that makes things better comes before main actions


def worth(g: Frogs, seat: int, option: int) -> float:
    """What an option is worth; all options of a question are asked about in the same world."""
    outlook = outlook_of(g, seat)
    if question(g) != OWN_TURN:
        return play_on(g, option, outlook)
    if option & ~ARG in FREE_ACTIONS:
        gain = play_on(g, option, outlook) - outlook.value(g)
        return FIRST_OF_ALL + gain if gain > 0 else -inf
    if option == END:
        return 0.0
    if g.actions == 1:
        return play_on(g, option, outlook)
    ranks = ranked(g, seat)
    return play_on(g, option, outlook, ranks[WORSE:]) if option in ranks[:BETTER] else -inf


@lru_cache(maxsize=1)
def outlook_of(g: Frogs, seat: int) -> Outlook:
    """Once for all options of a question: nobody changes a world that the bot looks at."""
    return Outlook(g, seat)


@lru_cache(maxsize=1)
def ranked(g: Frogs, seat: int) -> list[int]:
    """The main actions, first what looks best at once."""
    mains = [option for option in g.offer if option & ~ARG in MAIN_ACTIONS]
    return sorted(mains, key=lambda option: -play_on(g, option, outlook_of(g, seat)))


def question(g: Frogs) -> str:
    return type(g.stack[-1]).__name__


def play_on(g: Frogs, option: int, outlook: Outlook, poor: list[int] | None = None, far: int = FARTHEST) -> float:
    """The value after an option and the questions that belong to it; or also after a second one that is not poor."""
    after = g.clone()
    after.play(option)
    while after.stack and after.decider() == outlook.seat and question(after) != OWN_TURN:
        if far and question(after) in FAR:
            return max([play_on(after, each, outlook, poor, far - 1) for each in after.offer])
        after.play(at_once(after, outlook))
    if poor is not None:
        mains = [each for each in after.offer if each & ~ARG in MAIN_ACTIONS]
        seconds = [each for each in mains if each not in poor] or mains
        return max([play_on(after, each, outlook) for each in seconds])
    return outlook.value(after)


def at_once(g: Frogs, outlook: Outlook) -> int:
    """The answer that looks best at once."""
    if len(g.offer) == 1:
        return g.offer[0]
    return max(g.offer, key=lambda option: after_it(g, option, outlook))


def after_it(g: Frogs, option: int, outlook: Outlook) -> float:
    after = g.clone()
    after.play(option)
    return outlook.value(after)
