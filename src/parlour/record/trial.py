"""Whether a position from outside can be played.

Nobody can list what may lie on a stack: that would be every rule a second time. So a position is sound if the rules go
on from it: each option is tried on a copy, and a few games are played at random until all that the file put on the
stack has happened, with the invariants of the law checked all the way.
"""

from typing import Any, Final

from parlour.kernel.chance import scaled, stirred
from parlour.kernel.errors import BadFile
from parlour.kernel.game import Game
from parlour.kernel.state import NOBODY, G, State, Step

GAMES: Final = 10  # at most,
LONGEST: Final = 60  # decisions in one, the first of which are looked at one by one,
SOON: Final = 2  # so many,
EFFORT: Final = 400  # and in all, looks included:
LOOK: Final = 10  # one takes as long as so many decisions
DEEP: Final = 16  # Steps in progress; more than that is more than is ever met in play, and takes more effort
MANY: Final = 60  # options are all tried; of more than that, so many
STRAY: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


def try_out(game: Game[G], g: G) -> None:
    """BadFile if the rules cannot go on from here, or break the law when they do."""
    try:
        look(game, g)
        tell(game, g)
        imagine(game, g)
        tried = g.offer[:: max(1, -(-len(g.offer) // MANY))]
        for action in tried:
            other = g.clone()
            other.play(action)
            look(game, other)
        most = EFFORT + 2 * LOOK * max(len(g.stack) - DEEP, 0)
        left, chance, waiting = max(most - (1 + LOOK) * len(tried), most // 4), int(g.chance), len(g.stack)
        for number in range(GAMES if g.offer else 0):
            chance = stirred(chance)
            effort, still_there = play_on(game, g.clone(), chance, number, left)
            left, waiting = left - effort, min(waiting, still_there)
            if left <= 0:
                break
    except STRAY:
        raise BadFile("position.stack", "cannot be played: what is in progress does not fit this position") from None
    if any(step.who != NOBODY for step in g.stack[:waiting]):
        raise BadFile("position.stack", "cannot be tried out: more is in progress than a play ever has")


def imagine(game: Game[G], g: G) -> None:
    """What each seat knows of it is a position too, whatever it imagines of the rest."""
    for seat in range(g.seats):
        other = g.redact(seat)
        other.determinise(int(g.chance))
        look(game, other)


def play_on(game: Game[G], g: G, chance: int, way: int, most: int) -> tuple[int, int]:
    """Until nothing is left of what was in progress; how much effort that took, and how much of it never came up.

    It is time to look after the first decisions, and whenever something of the file has happened or comes up. All ways
    but the first two are random: to pass, or to end, is often the first option or the last, and what lies deep comes up
    soonest by that.
    """
    begun, effort, waiting = g.stack.copy(), 0, len(g.stack) - 1
    for made in range(LONGEST):
        if not g.offer or not begun or effort > most:
            break
        chance = stirred(chance)
        g.play(g.offer[-way if way < 2 else scaled(chance, len(g.offer))])
        left = still(begun, g.stack)
        comes_up = len(g.stack) == left
        waiting = min(waiting, max(left - comes_up, 0))
        if left < len(begun) or comes_up or made < SOON:
            look(game, g)
            effort += LOOK
        effort += 1
        del begun[left:]
    return effort, waiting


def still(begun: list[Step[Any]], stack: list[Step[Any]]) -> int:
    """How many of the Steps that were there in the beginning still wait."""
    left = min(len(begun), len(stack))
    while left and begun[left - 1] is not stack[left - 1]:
        left -= 1
    return left


def look(game: Game[Any], g: State) -> None:
    """Somebody is asked, for something that the verbs know, and the invariants hold; or the game is over."""
    for sentence in game.check(g):
        raise BadFile("position.stack", f"cannot be played: soon {sentence}")
    if not g.stack:
        return
    if not 0 <= g.decider() < g.seats or not g.offer:
        raise BadFile("position.stack", "cannot be played: nobody is asked, or there is nothing to choose from")
    if any(game.verb(action) is None for action in g.offer):
        raise BadFile("position.stack", "cannot be played: what is asked does not fit this position")


def tell(game: Game[Any], g: State) -> None:
    """The question and its options have something to say: a page asks for it at once."""
    for step in g.stack[-1:]:
        for told in (step.about(g), *(step.detail(g, action) for action in g.offer)):
            game.readable(g, told)
