"""The contract of a game: what the kernel and everything above it may ask of a title's folder."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import PurePath
from types import ModuleType
from typing import Any, Generic

from parlour.kernel.errors import BadInput, shown
from parlour.kernel.state import ARG, NOBODY, SHIFT, G, Step
from parlour.titles import packages


def as_word(value: object) -> str:
    """A setting as it is written; "" for what cannot be one."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, str | PurePath) else shown(value) if isinstance(value, int) else ""


def first_player(seats: int, settings: Mapping[str, str]) -> int:
    """Who begins, by the option `first` that every game has; NOBODY: it is drawn."""
    if settings["first"] == "random":
        return NOBODY
    first = int(settings["first"])
    if first >= seats:
        others = f"0 to {seats - 1}" if seats > 1 else "0"
        raise BadInput(f"first={first} is not possible; with {seats} seats it can be random or {others}.")
    return first


def steps_of(*modules: ModuleType) -> tuple[type[Step[Any]], ...]:
    """The Steps that modules define themselves."""
    found = [(module, each) for module in modules for each in vars(module).values() if isinstance(each, type)]
    return tuple(each for module, each in found if issubclass(each, Step) and each.__module__ == module.__name__)


class Verb:
    """Something a seat can do: its name, the kind of thing it is done to ("" for nothing), and its paragraph."""

    def __init__(self, name: str, law: str, kind: str = "", size: int = 1) -> None:
        self.name = name
        self.law = law
        self.kind = kind
        self.size = size


class Setting:
    """One choice when a table is opened. `values` in order, the default first; `open`: what other words it takes;
    `alone`: it matters only to a table with one seat."""

    def __init__(self, *values: str, open: str = "", alone: bool = False) -> None:
        self.values = values
        self.open = open
        self.alone = alone

    @property
    def default(self) -> str:
        return self.values[0]


class Outcome:
    """How a game ended: the scores, who won (several share a victory), by what, and what the scores are made of.

    `rivals` are parties that nobody plays, by name, with what their score is made of; if no seat won, they have.
    """

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        ended_by: str,
        breakdown: list[dict[str, int]],
        rivals: Mapping[str, dict[str, int]] | None = None,
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.ended_by = ended_by
        self.breakdown = breakdown
        self.rivals = rivals or {}


class Game(ABC, Generic[G]):
    """The rules of a title. One instance, no state of its own."""

    id: str
    title: str
    rules_version: int
    edition: str
    seats: tuple[int, int]
    minutes: int  # that people take for it
    settings: Mapping[str, Setting]
    verbs: Sequence[Verb]
    steps: Sequence[type[Step[Any]]]
    end_law: str  # the paragraph that ends the game
    longest: int  # more decisions than any game can have: beyond it, something is wrong
    reactions: Sequence[str] = ()  # what a seat may always pass on, decided beforehand: see Step.reaction
    spared: Sequence[str] = ()  # those of them that a seat is not always asked for, unless it wants: see Step.unasked
    sides: Sequence[str] = ()  # names that people may give the seats; without them, the game names them itself
    last_words: Sequence[str] = ()  # verbs by which a seat says itself that its turn is over
    headings: Sequence[str] = ("turn",)  # events that open a section of the log
    faces: Sequence[str] = ("card",)  # kinds of things that have a face to look at
    notations: Mapping[str, str] = {}  # how people write its plays down: name → "module:Class", a record.Notation
    most_points_win: bool = True  # False: one can also win without having the most
    owns_unnamed_packs: bool = False  # card packs that do not say whose they are, are its own
    blanks: Mapping[str, Any] = {}  # arguments of an option's words where Step.detail has none; `n` is 0

    @abstractmethod
    def new(self, seats: int | Sequence[str], settings: Mapping[str, str], chance: int) -> G:
        """Set a game up and go on to its first question. `seats`: how many, or who sits where."""

    @abstractmethod
    def seat_names(self, g: G) -> list[str]:
        """How the game calls its seats."""

    @abstractmethod
    def outcome(self, g: G) -> Outcome | None:
        """None while the game goes on."""

    @abstractmethod
    def check(self, g: G) -> list[str]:
        """The invariants of the law that this State breaks, each a sentence that begins with the field's name."""

    @abstractmethod
    def names(self, g: G, kind: str) -> Sequence[str]:
        """The ids of the things of a kind, by number."""

    @abstractmethod
    def readable(self, g: G, args: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of an Event or a question with ids instead of numbers, as plain data."""

    def reactions_of(self, side: str) -> Sequence[str]:
        """Those of `reactions` that a seat of this name may ever be asked for."""
        return self.reactions

    def given_names(self, g: G) -> Mapping[str, str]:
        """Names that a card pack brings, by id: they are the same in every language."""
        return {}

    def parts(self, kind: str, name: str) -> Mapping[str, Any]:
        """What the name of a thing is made of where it has no words of its own: arguments of `<game>-<kind>`."""
        return {"n": name}

    def worded(self, kind: str, value: Any, say: Callable[..., str]) -> str:
        """Data among the arguments of words, such as the effects of a card, in words; `say` finds those of a key."""
        return str(value)

    @abstractmethod
    def view(self, g: G, seat: int) -> dict[str, Any]:
        """What the seat may know, as plain data; NOBODY: what everybody may know."""

    @abstractmethod
    def fields(self, g: G) -> dict[str, Any]:
        """The State as plain data that people can read and edit."""

    @abstractmethod
    def from_fields(self, fields: Mapping[str, Any], settings: Mapping[str, str], seats: Sequence[str]) -> G:
        """A State from such data, without a stack; BadFile names the field that is wrong."""

    @abstractmethod
    def settings_of(self, g: G) -> dict[str, str]:
        """The settings that the State was set up with."""

    # What follows from the above

    def part(self, name: str) -> Any:
        """A module of the title's folder that only some need, such as "draw", "terminal", "bot"; None: it has none."""
        module = f"{packages()[self.id]}.{name}"
        try:
            return import_module(module)
        except ModuleNotFoundError as error:
            if error.name and f"{module}.".startswith(f"{error.name}."):
                return None
            raise

    def verb(self, action: int) -> Verb | None:
        """The verb of an action, if its argument is one that the verb can have."""
        number = action >> SHIFT
        if 0 <= number < len(self.verbs) and action & ARG < self.verbs[number].size:
            return self.verbs[number]
        return None

    def read_settings(self, given: Mapping[str, object]) -> dict[str, str]:
        """All settings, those not given at their default; BadInput for what makes no sense."""
        result = {name: setting.default for name, setting in self.settings.items()}
        for name, value in given.items():
            if name not in result:
                raise BadInput(f"{self.title} has no option {shown(name)}; it has {', '.join(result)}.")
            word = as_word(value)
            setting, plain = self.settings[name], word.isprintable() and word != ""
            if not plain or (word not in setting.values and not setting.open):
                can = " or ".join(setting.values) + (f", or {setting.open}" if setting.open else "")
                raise BadInput(f"{name}={shown(value)} is not possible; {name} can be {can}.")
            result[name] = word
        return result

    def count_seats(self, seats: int | Sequence[str]) -> int:
        named = isinstance(seats, list | tuple) and all(isinstance(seat, str) for seat in seats)
        if not named and type(seats) is not int:
            raise BadInput(f"seats={shown(seats)}: must be a number, or a list of names.")
        count = seats if isinstance(seats, int) else len(seats)
        least, most = self.seats
        if not least <= count <= most:
            raise BadInput(f"{self.title} is for {f'{least} to ' * (least < most)}{most} seats, not {shown(count)}.")
        return count
