"""Whether a position from outside can be played.

Nobody can list what may lie on a stack: that would be every rule a second time. So a position is sound if the rules go
on from it: each option is tried on a copy, and a few games are played at random until all that the file put on the
stack has happened, with the invariants of the law checked all the way.
"""

from typing import Any, Final

from parlour.kernel.chance import scaled, stirred
from parlour.kernel.errors import BadFile
from parlour.kernel.game import Game
from parlour.kernel.state import G, State, Step

GAMES: Final = 10  # at most,
LONGEST: Final = 60  # decisions in one,
EFFORT: Final = 400  # and in all, looks included:
LOOK: Final = 10  # one takes as long as so many decisions
STRAY: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)


def try_out(game: Game[G], g: G) -> None:
    """BadFile if the rules cannot go on from here, or break the law when they do."""
    try:
        look(game, g)
        tell(game, g)
        for action in g.offer:
            other = g.clone()
            other.play(action)
            look(game, other)
        left, chance = max(EFFORT - (1 + LOOK) * len(g.offer), EFFORT // 4), int(g.chance)
        for number in range(GAMES if g.offer else 0):
            chance = stirred(chance)
            left -= play_on(game, g.clone(), chance, number, left)
            if left <= 0:
                break
    except STRAY:
        raise BadFile("position.stack", "cannot be played: what is in progress does not fit this position") from None


def play_on(game: Game[G], g: G, chance: int, way: int, most: int) -> int:
    """Until nothing is left of what was in progress; how much effort that took. It is time to look whenever
    something of the file has happened or comes up. All ways but the first two are random: to pass, or to end, is often
    the first option or the last, and what lies deep comes up soonest by that."""
    begun, effort = g.stack.copy(), 0
    for _ in range(LONGEST):
        if not g.offer or not begun or effort > most:
            break
        chance = stirred(chance)
        g.play(g.offer[-way if way < 2 else scaled(chance, len(g.offer))])
        left = still(begun, g.stack)
        if left < len(begun) or len(g.stack) == left:
            look(game, g)
            effort += LOOK
        effort += 1
        del begun[left:]
    return effort


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
