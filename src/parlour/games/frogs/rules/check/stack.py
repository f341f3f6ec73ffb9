"""What may lie on the stack between two actions: on each Step what it can have caused.

A position file whose stack makes no sense is refused here, before it can go wrong later.
"""

from collections.abc import Callable
from typing import Any, Final

from parlour.games.frogs.rules.activation import Close
from parlour.games.frogs.rules.book import (
    ACTIVATED,
    ARRIVED,
    BUILDING,
    CARDS,
    CHEST_LISTS,
    DRAFT_DISCARD,
    ENCHANTED,
    LOOKED,
    MOST,
    PLAYED,
    STARTED,
    STARTER_LISTS,
    TRAVELLED,
    WORD,
)
from parlour.games.frogs.rules.check.answers import answered, discarding, is_building_list, is_own_villager
from parlour.games.frogs.rules.check.effects import carry_follows, list_follows, looks
from parlour.games.frogs.rules.check.frames import frame_of, frames
from parlour.games.frogs.rules.consider import Consider, RestBack
from parlour.games.frogs.rules.effects import Carry
from parlour.games.frogs.rules.fields import END_OF_TURN, LIST, NONE, SETUP, TURN
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.travel import Arrived, Reward, StepOnto
from parlour.games.frogs.rules.triggers import Answers
from parlour.games.frogs.rules.turn import ChooseToken, NextTurn, TakeTurn, TidyUp, TuckEmpty, TuckGear
from parlour.kernel.state import Step

BOTTOM: Final = {TURN: TakeTurn, END_OF_TURN: NextTurn}
OUT_OF_ORDER: Final = "position.stack: what is in progress does not lie there in its order (12.2)"


def stack(g: Frogs) -> list[str]:
    """One seat is asked; under that lies the rest of its turn, each Step caused by the one below."""
    if not g.stack:
        return [] if g.last == 0 else ["position.stack: somebody is asked until the game is over (14.1)"]
    if g.phase == SETUP:
        return [] if setup(g) and not g.frames else [OUT_OF_ORDER]
    if g.phase not in BOTTOM or not isinstance(g.stack[0], BOTTOM[g.phase]) or g.decider() != g.active:
        return [OUT_OF_ORDER]
    return frames(g) or ([] if all(follows(g, i) for i in range(len(g.stack) - 1)) else [OUT_OF_ORDER])


def setup(g: Frogs) -> bool:
    """3.10, 15.2.1 The second player first: a novice villager each, then with both decks three cards each."""
    second = 1 - g.first
    drops = [("DropCards", g.first, DRAFT_DISCARD), ("DropCards", second, DRAFT_DISCARD)] if g.rules.draft else []
    whole: list[tuple[Any, ...]] = [("FirstTurn",), *drops]
    ours = [(type(step).__name__, *step.args()) for step in g.stack]
    if not g.discard:
        whole += [("LeaveNovice",), ("TakeNovice", g.first), ("TakeNovice", second)]
        taken = [g.novices[seat] != NONE for seat in (g.first, second)]
        return (ours == whole and not any(taken)) or (ours == whole[:-1] and taken == [False, True])
    whole = whole[: len(ours)]
    return NONE not in g.novices and len(ours) > 1 and ours[:-1] == whole[:-1] and ours[-1][:2] == whole[-1][:2]


# What each Step can have caused


def follows(g: Frogs, i: int) -> bool:
    """Whether the Step above this place can come from the one there."""
    below = g.stack[i]
    if isinstance(below, Carry):
        return carry_follows(g, i)
    check = FOLLOWS.get(type(below))
    return check is not None and check(g, i, g.stack[i + 1])


def of_a_turn(g: Frogs, i: int, above: Step[Any]) -> bool:
    """4.2, 4.3 A card was played or activated, or a building enchanted."""
    if isinstance(above, ChooseToken):
        return True
    if isinstance(above, Carry | Close) and of_an_action(g, g.frames[frame_of(g, i + 1) + LIST]):
        return True
    plays = range(PLAYED, PLAYED + 9) if g.actions else ()
    return answered(g, above, [*plays, ENCHANTED, *range(ACTIVATED, ACTIVATED + 3)])


def of_an_action(g: Frogs, number: int) -> bool:
    """5.2.1, 5.3.1 The card that was used; 11.2 or an enchantment that acts once."""
    if STARTER_LISTS <= number < CHEST_LISTS:
        return g.used == CARDS + (number - STARTER_LISTS) // 2
    card = number // 2
    if number >= STARTER_LISTS or number % 2 == 0:
        return is_own_villager(g, number) and (card == g.used or card in g.freed)
    once = g.cards.types[card] == BUILDING and not g.cards.modifier[card]
    return once and g.spell_on(g.active, card) != NONE


def of_the_end(_g: Frogs, _i: int, above: Step[Any]) -> bool:
    """4.5.2 The next turn waits until all is tidy."""
    return isinstance(above, TidyUp | TuckEmpty)


def of_tidying(g: Frogs, _: int, above: Step[Any]) -> bool:
    return isinstance(above, TuckGear) and not g.stock[above.card]


def of_a_relic(g: Frogs, i: int, above: Step[Any]) -> bool:
    """9.5 The relic effect comes before the gear is tucked."""
    below = g.stack[i]
    return isinstance(below, TuckGear) and isinstance(above, Carry) and above.number == 2 * below.card


def of_the_close(g: Frogs, i: int, above: Step[Any]) -> bool:
    """12.6.2 What the activation of a starter card triggers."""
    number = g.frames[frame_of(g, i) + LIST]
    return answered(g, above, [STARTED + (number - STARTER_LISTS) // 2])


def of_a_look(g: Frogs, _: int, above: Step[Any]) -> bool:
    """12.6.10 What comes before a look."""
    return answered(g, above, [LOOKED + 1])


def of_the_rest(g: Frogs, i: int, _: Step[Any]) -> bool:
    """7.9 What is done with the considered cards, while the rest waits to be put back."""
    return any(list_follows(g, i, effect.lists[0]) for effect in looks(g, g.stack[i - 1]))


def of_a_step(g: Frogs, i: int, above: Step[Any]) -> bool:
    """8.5.1 Cards are discarded before the step, and what that triggers comes before it."""
    below = g.stack[i]
    board, here = g.rules.board, g.space[g.active]
    if not isinstance(below, StepOnto) or below.space not in board.exits[here]:
        return False
    return discarding(g, above, board.cards[here][board.exits[here].index(below.space)])


def of_a_reward(g: Frogs, i: int, above: Step[Any]) -> bool:
    """12.6.8, 12.6.9 What travelling and arriving trigger comes before the reward."""
    below = g.stack[i]
    if isinstance(above, Arrived):
        return isinstance(below, Reward) and above.space == below.space
    return answered(g, above, [*range(TRAVELLED + 1, TRAVELLED + MOST + 1), ARRIVED, ARRIVED + 1])


def of_an_arrival(g: Frogs, _: int, above: Step[Any]) -> bool:
    return answered(g, above, range(TRAVELLED + 1, TRAVELLED + MOST + 1))


def of_answers(g: Frogs, i: int, above: Step[Any]) -> bool:
    """12.1 One of the buildings acts, the other cards wait."""
    below = g.stack[i]
    if not isinstance(below, Answers) or not isinstance(above, Carry) or not is_building_list(g, above.number):
        return False
    card = above.number // 2
    waits = below.low_waiting >> card & 1 if card < WORD else below.high_waiting >> card - WORD & 1
    return not waits and answered(g, above, [below.occasion])


FOLLOWS: Final[dict[type[Step[Any]], Callable[[Frogs, int, Step[Any]], bool]]] = {
    TakeTurn: of_a_turn,
    NextTurn: of_the_end,
    TidyUp: of_tidying,
    TuckGear: of_a_relic,
    Close: of_the_close,
    Consider: of_a_look,
    RestBack: of_the_rest,
    StepOnto: of_a_step,
    Reward: of_a_reward,
    Arrived: of_an_arrival,
    Answers: of_answers,
}
