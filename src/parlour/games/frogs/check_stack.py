"""What is in progress must be consistent: one frame for each list of a card, starter card or reward on the stack."""

from parlour.games.frogs.activation import Close
from parlour.games.frogs.effects import Carry
from parlour.games.frogs.fields import FRAME, LIST
from parlour.games.frogs.rules import INNER_LISTS
from parlour.games.frogs.state import Frogs


def check_moment(g: Frogs) -> list[str]:
    """10.5 A list in progress waits on the stack, and its frame with it."""
    lists = [step for step in g.stack if isinstance(step, Close) or (isinstance(step, Carry) and step.number < INNER_LISTS)]
    frames = [g.frames[at + LIST] for at in range(0, len(g.frames), FRAME)]
    if len(g.frames) % FRAME or len(frames) != len(lists):
        return ["frames: one for each list in progress"]
    for step, number in zip(lists, frames, strict=True):
        if isinstance(step, Carry) and step.number != number:
            return ["frames: each belongs to its list"]
    if not g.frames and g.looked:
        return ["looked: nobody is considering"]
    return []
