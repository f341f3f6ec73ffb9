"""What lies on the stack between two actions: at its bottom what is left of the setup or of the turn, above that the
lists of effects in progress, each with its frame."""

from itertools import pairwise
from typing import Any, Final

from parlour.games.frogs.rules.activation import Close
from parlour.games.frogs.rules.book import CHEST_LISTS, DRAFT_DISCARD, INNER_LISTS, STARTER_LISTS
from parlour.games.frogs.rules.consider import PutBack, RestBack
from parlour.games.frogs.rules.effects import Carry
from parlour.games.frogs.rules.fields import OVER, SETUP, TURN, add, holds
from parlour.games.frogs.rules.hand import DiscardCards
from parlour.games.frogs.rules.scoring import EndGame
from parlour.games.frogs.rules.setup import DropCards, choices
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.triggers import Answers
from parlour.games.frogs.rules.turn import (
    NEXT_TURN,
    TIDY_UP,
    TUCK_EMPTY,
    TURNS,
    ChooseToken,
    NextTurn,
    TakeTurn,
    TidyUp,
    TuckEmpty,
    TuckGear,
)
from parlour.kernel.state import NOBODY, Step, common

PARTS: Final = (TakeTurn, NextTurn, TidyUp, TuckEmpty, EndGame)  # of a turn, and what follows the last one
ALONE: Final = (ChooseToken, TuckGear, Answers)  # 10.5 all else above them belongs to a list in progress


def stack(g: Frogs) -> list[str]:
    """14.1 Somebody is asked until the game is over; 4.2 under that lies the rest of the setup or of the turn."""
    over = g.phase == OVER
    if over == bool(g.stack):
        return ["position.stack: somebody is asked until the game is over (14.1)"]
    if not (over or (setup(g) if g.phase == SETUP else turn(g))):
        return ["position.stack: the rest of the turn does not lie under the question in its order (4.2)"]
    return waiting(g) or frames(g)


def setup(g: Frogs) -> bool:
    """3.10, 15.2.1 What has not been chosen yet; a player may be in the midst of discarding."""
    steps, top = g.stack, g.stack[-1]
    if isinstance(top, DropCards):
        steps = [*steps[:-1], DropCards(top.who, DRAFT_DISCARD)]
    return common(steps, choices(g)[::-1]) == len(steps)


def turn(g: Frogs) -> bool:
    """4.2 The main actions, or 4.5.2 the end of the turn; 12.2 one question at a time, others wait for a list.

    10.5 What an effect does is part of a list.
    """
    tidying = TUCK_EMPTY[g.active] if isinstance(g.stack[-1], TuckEmpty) else TIDY_UP
    plan: list[Step[Any]] = [TURNS[g.active]] if g.phase == TURN else [NEXT_TURN, tidying]
    above = g.stack[len(plan) :]
    if common(g.stack, plan) < len(plan) or g.decider() != g.active or any(isinstance(step, PARTS) for step in above):
        return False
    lists = [step for step in above if not isinstance(step, ALONE)]
    return not (lists and not is_framed(lists[0])) and all(
        below.who == NOBODY or (isinstance(below, Answers) and is_framed(step)) for below, step in pairwise(above)
    )


def waiting(g: Frogs) -> list[str]:
    """12.1, 10.2 Only own cards in play, and gear of the other's, wait to answer an event, if it triggers them."""
    mine, other = 2 * g.active, 2 - 2 * g.active
    for step in g.stack:
        if isinstance(step, Answers):
            for word, cards in enumerate((step.low_waiting, step.high_waiting)):
                there = g.rows[mine + word] | g.rows[other + word] & g.cards.gear[word]
                if cards & ~(there & g.cards.answers[2 * step.occasion + word]):
                    return ["position.stack: a card waits to answer that nothing has triggered (12.1)"]
    return []


# Lists in progress: each waits on the stack, and its frame with it (10.5)


def is_framed(step: Step[Any]) -> bool:
    """Lists inside an effect share the frame of the list around them."""
    return isinstance(step, Close) or (isinstance(step, Carry) and step.number < INNER_LISTS)


def frames(g: Frogs) -> list[str]:
    """10.5 One frame for each list; what it has drawn, or what has fired it, is no longer in the deck."""
    lists = [step for step in g.stack if is_framed(step)]
    if len(lists) != len(g.frames):
        return ["frames: must be one for each list in progress (10.5)"]
    deck = g.deck.copy()
    for card in [*[each.card for each in g.top], *g.looked]:
        add(deck, 0, card)
    if any(isinstance(step, DiscardCards) and (step.low & deck[0] or step.high & deck[1]) for step in g.stack):
        return ["position.stack: a card that was discarded is not in the deck (7.4)"]
    for frame, step in zip(g.frames, lists, strict=True):
        if not belongs(g, frame.number, step):
            return ["frames: each belongs to its list (10.5)"]
        if any((frame.drawn[word] | frame.fired[word]) & deck[word] for word in range(2)):
            return ["frames: a card that was drawn or discarded is not in the deck (7.4)"]
    return aside(g)


def belongs(g: Frogs, number: int, step: Step[Any]) -> bool:
    """10.5 It is that of an own card in play, a starter card or a reward; 12.4 a starter card's may be over."""
    if not isinstance(step, Carry):
        return STARTER_LISTS <= number < CHEST_LISTS
    return step.number == number and (number >= STARTER_LISTS or holds(g.rows, 2 * g.active, number // 2))


def aside(g: Frogs) -> list[str]:
    """7.9 Considered cards lie aside for somebody who considers, those of an inner list after those of an outer."""
    at, begins = -1, []
    for step in g.stack:
        at += is_framed(step)
        if isinstance(step, RestBack | PutBack):
            begins.append(g.frames[at].aside)
    if sorted(begins) != begins or begins[:1] not in ([], [0]) or (g.looked and not begins):
        return ["looked: nobody is considering these cards (7.9)"]
    if any(frame.aside > len(g.looked) for frame in g.frames):
        return ["frames: not so many cards are being considered (7.9)"]
    return []
