"""A game in progress: plain data and a stack of Steps.

A Step is one sentence of the rulebook in progress. The top of the stack is what happens now; `play` answers the
question that a seat was asked and then carries out sentence after sentence until the next question, or until the stack
is empty and the game is over. Steps are immutable, so clones of a State share them.
"""

from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from parlour.kernel.bag import has
from parlour.kernel.chance import UNKNOWN, scaled, stirred

NOBODY: Final = -1
ARG: Final = 0xFFF  # the part of an action that is its argument
VERB: Final = ~ARG  # the part that is its verb
SHIFT: Final = 12  # which lies above it
EVERYBODY: Final = -1

G = TypeVar("G", bound="State")


def action(verb: int, arg: int = 0) -> int:
    return verb << SHIFT | arg


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One sentence of the rulebook. `who` decides it; for NOBODY it simply runs."""

    bounds: ClassVar[dict[str, tuple[int, int]]] = {}  # of arguments of its own; of others see Game.bounds
    who: int

    def __init__(self, who: int = NOBODY) -> None:
        self.who = who

    def run(self, g: G) -> None:
        """For NOBODY: carry the sentence out, push what follows."""
        raise TypeError(type(self).__name__)

    def options(self, g: G) -> list[int]:
        """For a seat: the legal actions. Only looks; never empty; never changed by the caller."""
        raise TypeError(type(self).__name__)

    def take(self, g: G, action: int) -> None:
        """Carry out one of the options. The Step is already popped: push it, or a successor, to stay."""
        raise TypeError(type(self).__name__)

    def asks(self, g: G) -> bool:
        """Whether a single option is put to the seat all the same, because silence would tell something hidden."""
        return False

    def reaction(self) -> str:
        """The name of the reaction that is asked for, one of `Game.reactions`; "" for every other question."""
        return ""

    def declined(self, g: G) -> int:
        """For a reaction: the action of a seat that does not want to be asked. It may depend on what all see alone."""
        raise TypeError(type(self).__name__)

    def unasked(self, g: G) -> bool:
        """For one of `Game.spared`: whether a seat without an order is not asked now. All must be able to see why."""
        return False

    def barred(self, g: G) -> list[tuple[int, str]]:
        """What people would expect to do here but may not, each with the paragraph that bars it."""
        return []

    def law(self, g: G) -> str:
        """The paragraph of the question where that depends on the State; "": the first one of the docstring."""
        return ""

    def why_not(self, g: G, action: int) -> str:
        """The paragraph that bars an action which is not among the options; "" if none does so by name."""
        for barred, law in self.barred(g):
            if barred == action:
                return law
        return ""

    def about(self, g: G) -> dict[str, Any]:
        """What the question is about, for words: arguments by name."""
        return {}

    def detail(self, g: G, action: int) -> dict[str, Any]:
        """What an option would bring about, for words: arguments by name."""
        return {}

    def args(self) -> tuple[Any, ...]:
        """What to call the class with to get this Step again."""
        return () if self.who == NOBODY else (self.who,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Happens(Step[G]):
    """Nobody decides it. A sentence without arguments; a position file may give it none."""

    def __init__(self) -> None:
        super().__init__()


@mypyc_attr(allow_interpreted_subclasses=True)
class HappensTo(Step[G]):
    """Nobody decides it. A sentence about one seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)


def common(stack: list[Step[Any]], plan: list[Step[Any]]) -> int:
    """How much of a plan, from its bottom, lies at the bottom of a stack."""
    n = 0
    while n < len(stack) and n < len(plan):
        ours, theirs = stack[n], plan[n]
        if ours is not theirs and (type(ours) is not type(theirs) or ours.args() != theirs.args()):
            break
        n += 1
    return n


class Event:
    """Something that happened: a key and its arguments, and a bag of the seats that may know of it.

    The bag `~seats` means everybody but these, onlookers included; so EVERYBODY is `~0`.
    """

    def __init__(self, key: str, args: dict[str, Any], seen_by: int = EVERYBODY) -> None:
        self.key = key
        self.args = args
        self.seen_by = seen_by

    def visible(self, seat: int) -> bool:
        return self.seen_by < 0 if seat == NOBODY else has(self.seen_by, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that is true now. Each game adds its fields and copies them in `clone`."""

    secrets: ClassVar[tuple[str, ...]] = ("card", "cards")  # arguments of Events that only some may know

    def __init__(self) -> None:
        self.seats: int = 0
        self.stack: list[Step[Any]] = []
        self.offer: list[int] = []  # the options of the seat that decides; empty when the game is over
        self.over: bool = False  # somebody has won at once: whatever was in progress is dropped
        self.chance: i64 = UNKNOWN
        self.shown: int = 0  # how often something hidden was shown: undo never goes back across it
        self.log: list[Event] | None = None

    # Playing

    def play(self, action: int) -> None:
        """Answer the question with one of `offer` (unchecked: see Match.apply), and go on to the next."""
        step = self.stack.pop()
        step.take(self, action)
        self.proceed()

    def proceed(self) -> None:
        """Carry out Steps until a seat must decide. A single option is taken without asking, unless silence tells."""
        stack = self.stack
        while stack:
            if self.over:
                stack.clear()
                break
            step = stack[-1]
            if step.who == NOBODY:
                stack.pop()
                step.run(self)
                continue
            offer = step.options(self)
            if len(offer) > 1 or step.asks(self):
                self.offer = offer
                return
            stack.pop()
            step.take(self, offer[0])
        self.offer = []

    def then(self, *steps: Step[Any]) -> None:
        """Push Steps so that the first one named happens first. With a single one `stack.append` does so faster."""
        stack = self.stack
        for i in range(len(steps) - 1, -1, -1):
            stack.append(steps[i])

    def decider(self) -> int:
        """The seat that is asked, or NOBODY when the game is over."""
        return self.stack[-1].who if self.stack else NOBODY

    # Chance

    def below(self, n: i64) -> i64:
        """A random number of 0…n−1."""
        self.chance = stirred(self.chance)
        return scaled(self.chance, n)

    def draw(self, bag: int) -> int:
        """A random member of a bag that is not empty."""
        skip = int(self.below(bag.bit_count()))
        for _ in range(skip):
            bag &= bag - 1
        return (bag & -bag).bit_length() - 1

    # Log

    def note(self, key: str, **args: Any) -> None:
        """Log what all may see. Busy rules ask for the log beforehand: without it they need not collect arguments."""
        if self.log is not None:
            self.log.append(Event(key, args))

    def tell(self, key: str, seen_by: int, **args: Any) -> None:
        """What only some may see in full: an Event for that bag of seats, one without the secrets for all others."""
        if self.log is not None:
            self.log.append(Event(key, args, seen_by))
            rest = {name: value for name, value in args.items() if name not in self.secrets}
            self.log.append(Event(f"{key}-unseen", rest, ~seen_by))

    # Copies

    def clone(self) -> Self:
        """A State that shares nothing with this one that can change. The log stays behind."""
        raise TypeError(type(self).__name__)

    def redact(self, seat: int) -> Self:
        """What the seat may know: a clone with everything else taken out, chance and others' options included."""
        other = self.clone()
        other.chance = UNKNOWN
        other.offer = self.offer.copy() if self.decider() == seat else []
        other.conceal(seat)
        return other

    def conceal(self, seat: int) -> None:
        """Take out of a clone what the seat may not know of the title's fields; NOBODY knows what all know."""

    def determinise(self, chance: int) -> None:
        """Fill the gaps of a redacted State with a possible world, chance included."""
        self.chance = chance
        self.imagine()
        if not self.offer and self.stack:
            self.offer = self.stack[-1].options(self)

    def imagine(self) -> None:
        """Fill what `conceal` took out with something that may be."""

    def copy_base(self, other: "State") -> None:
        """The fields of this class, for `clone`."""
        self.seats = other.seats
        self.over = other.over
        self.stack = other.stack.copy()
        self.offer = other.offer
        self.chance = other.chance
        self.shown = other.shown
