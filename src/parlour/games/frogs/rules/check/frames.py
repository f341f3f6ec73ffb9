"""Lists in progress: each waits on the stack, and its frame with it (10.5)."""

from typing import Any

from parlour.games.frogs.rules.activation import Close
from parlour.games.frogs.rules.book import CHEST_LISTS, INNER_LISTS, STARTER_LISTS
from parlour.games.frogs.rules.consider import PutBack, RestBack
from parlour.games.frogs.rules.effects import Carry
from parlour.games.frogs.rules.fields import ASIDE, DRAWN_A, FIRED_A, FRAME, LIST, UNSEEN, add
from parlour.games.frogs.rules.state import Frogs
from parlour.kernel.state import Step


def is_framed(step: Step[Any]) -> bool:
    """Lists inside an effect share the frame of the list around them."""
    return isinstance(step, Close) or (isinstance(step, Carry) and step.number < INNER_LISTS)


def is_starter_list(number: int) -> bool:
    return STARTER_LISTS <= number < CHEST_LISTS


def frame_of(g: Frogs, i: int) -> int:
    """Where the frame begins that a place on the stack works in."""
    return FRAME * (sum(map(is_framed, g.stack[: i + 1])) - 1)


def frames(g: Frogs) -> list[str]:
    """10.5 One frame for each list; what it has drawn, or what has fired it, is no longer in the deck."""
    lists = [step for step in g.stack if is_framed(step)]
    if len(lists) * FRAME != len(g.frames):
        return ["frames: must be one for each list in progress (10.5)"]
    deck = g.deck.copy()
    for card in [*(entry & UNSEEN for entry in g.top), *g.looked]:
        add(deck, 0, card)
    for i, step in enumerate(lists):
        at = i * FRAME
        if step.number != g.frames[at + LIST] if isinstance(step, Carry) else not is_starter_list(g.frames[at + LIST]):
            return ["frames: each belongs to its list (10.5)"]
        if any((g.frames[at + DRAWN_A + word] | g.frames[at + FIRED_A + word]) & deck[word] for word in range(2)):
            return ["frames: a card that was drawn or discarded is not in the deck (7.4)"]
    return aside(g)


def aside(g: Frogs) -> list[str]:
    """7.9 Considered cards lie aside for somebody who considers, those of an inner list after those of an outer."""
    steps = g.stack
    considering = [frame_of(g, i) for i in range(len(steps)) if isinstance(steps[i], RestBack | PutBack)]
    begins = [g.frames[at + ASIDE] for at in considering]
    if sorted(begins) != begins or begins[:1] not in ([], [0]) or (g.looked and not begins):
        return ["looked: nobody is considering these cards (7.9)"]
    if any(g.frames[at + ASIDE] > len(g.looked) for at in range(0, len(g.frames), FRAME)):
        return ["frames: not so many cards are being considered (7.9)"]
    return []
