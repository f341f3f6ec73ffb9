"""The contract of a game: what the kernel and everything above it may ask of a title's folder."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import PurePath
from typing import Any, Generic, NamedTuple

from parlour.kernel.errors import BadInput, shown
from parlour.kernel.state import ARG, NOBODY, SHIFT, G, State, Step, action
from parlour.titles import classes_in, part


def as_word(value: object) -> str:
    """A setting as it is written; "" for what cannot be one."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, str | PurePath) else shown(value) if isinstance(value, int) else ""


def first_player(seats: int, settings: Mapping[str, str]) -> int:
    """Who begins, by the option `first`; NOBODY: it is drawn, or the game has no such option."""
    if settings.get("first", "random") == "random":
        return NOBODY
    first = int(settings["first"])
    if first >= seats:
        others = f"0 to {seats - 1}" if seats > 1 else "0"
        raise BadInput(f"first={first} is not possible; with {seats} seats it can be random or {others}.")
    return first


def somebody(seat: int) -> int | None:
    """A seat as a View tells it: None for NOBODY."""
    return None if seat == NOBODY else seat


class Bounds(NamedTuple):
    """What an argument of a Step can be: a number from low to high, or several of them."""

    low: int
    high: int
    several: bool = False


class Verb:
    """Something a seat can do: its name, the kind of thing it is done to ("" for nothing), and its paragraph."""

    def __init__(self, name: str, law: str, kind: str = "", size: int = 1) -> None:
        self.name, self.law, self.kind, self.size = name, law, kind, size


class Verbs(list[Verb]):
    """All that a seat can do. Each is said once, where its name becomes an action: `GO: Final = VERBS.add("go", …)`."""

    def __init__(self, sizes: Mapping[str, int]) -> None:
        """How many things there are of each kind."""
        super().__init__()
        self.sizes = sizes

    def add(self, name: str, law: str = "", kind: str = "", size: int = 0) -> int:
        """The action of the verb with its first thing; without a law the paragraph of the question speaks to it."""
        self.append(Verb(name, law, kind, size or (self.sizes[kind] if kind else 1)))
        return action(len(self) - 1)


class Setting:
    """One choice when a table is opened. `values` in order, the default first; `open`: what other words it takes;
    `alone`: it matters only to a table with one seat; `asked`: False where a page asks seat by seat, or not at all."""

    def __init__(self, *values: str, open: str = "", alone: bool = False, asked: bool = True) -> None:
        self.values, self.open, self.alone, self.asked = values, open, alone, asked

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
        self.scores, self.winners, self.ended_by, self.breakdown = scores, winners, ended_by, breakdown
        self.rivals = rivals or {}

    def told(self) -> dict[str, Any]:
        """For a View."""
        return {name: getattr(self, name) for name in ("winners", "scores", "ended_by", "breakdown")}


def facts(g: State, seat: int, outcome: Outcome | None) -> dict[str, Any]:
    """What the house reads of a View whatever the title: who looks, who is asked, whether it is over, and how it ended.

    A title adds `round` and `players`, each with a `score`, and its own `active` and `phase` if it has more of them.
    """
    asked = somebody(g.decider())
    phase = "play" if g.stack else "over"
    told = outcome.told() if outcome else None
    return {"seat": somebody(seat), "active": asked, "decider": asked, "phase": phase, "outcome": told}


class Game(ABC, Generic[G]):
    """The rules of a title. One instance, no state of its own."""

    id: str
    title: str
    rules_version: int
    edition: str
    seats: tuple[int, int]
    minutes: int  # that people take for it
    settings: Mapping[str, Setting] = {}
    verbs: Sequence[Verb]
    end_law: str  # the paragraph that ends the game
    longest: int  # more decisions than any game can have: beyond it, something is wrong
    reactions: Sequence[str] = ()  # what a seat may always pass on, decided beforehand: see Step.reaction
    spared: Sequence[str] = ()  # those of them that a seat is not always asked for, unless it wants: see Step.unasked
    seat_ids: Sequence[str] = ()  # how the seats are called, in their order, where nothing else is said of it
    sides: Sequence[str] = ()  # names that people may give the seats; without them, the game names them itself
    last_words: Sequence[str] = ()  # verbs by which a seat says itself that its turn is over
    headings: Sequence[str] = ("turn",)  # events that open a section of the log
    more_kinds: Sequence[str] = ()  # of things that words name by their ids although no verb is done to them
    faces: Sequence[str] = ("card",)  # kinds of things that have a face to look at
    notations: Mapping[str, str] = {}  # how people write its plays down: name → "module:Class", a record.Notation
    most_points_win: bool = True  # False: one can also win without having the most
    owns_unnamed_packs: bool = False  # card packs that do not say whose they are, are its own
    layout: Any = None  # what a position says of the State: a record.Layout
    blanks: Mapping[str, Any] = {}  # arguments of an option's words where Step.detail has none; `n` is 0

    @abstractmethod
    def set_up(self, seats: int | Sequence[str], settings: Mapping[str, str], first: int, chance: int) -> G:
        """A game before its first question. `seats`: how many, or who sits where; `first`: NOBODY if it is drawn."""

    @abstractmethod
    def result(self, g: G) -> Outcome:
        """How a game that is over has ended."""

    # What a title says itself only if it differs

    def seat_names(self, g: G) -> list[str]:
        """How the game calls its seats."""
        return list(self.seat_ids[: g.seats])

    def names(self, g: G, kind: str) -> Sequence[str]:
        """The ids of the things of a kind, by number; things without ids are numbered from 0."""
        most = max(verb.size for verb in self.verbs if verb.kind == kind)
        return self.seat_ids if kind == "seat" else [str(number) for number in range(most)]

    def readable(self, g: G, args: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of an Event or a question with ids instead of numbers, as plain data."""
        return {name: self.readable_value(g, name, value) for name, value in args.items()}

    def readable_value(self, g: G, name: str, value: Any) -> Any:
        """An argument is named after its kind, a second one `other_card`, a list of them `cards`; -1 is no thing."""
        if isinstance(value, list):
            return [self.readable_value(g, name.removesuffix("s"), each) for each in value]
        kind = name.removeprefix("other_").replace("_", "-")
        if type(value) is not int or kind not in self.kinds:
            return value
        return self.names(g, kind)[value] if value >= 0 else ""

    @cached_property
    def kinds(self) -> set[str]:
        """The kinds of things that have ids. Seats stay numbers: people have names of their own."""
        return {verb.kind for verb in self.verbs} - {"", "n", "seat"} | set(self.more_kinds)

    @cached_property
    def steps(self) -> Sequence[type[Step[Any]]]:
        """The sentences of its rules: all that run or ask, not what several have in common."""
        found = classes_in(self.part("rules"), Step)
        return [each for each in found if each.run is not Step.run or each.options is not Step.options]

    def reactions_of(self, side: str) -> Sequence[str]:
        """Those of `reactions` that a seat of this name may ever be asked for."""
        return self.reactions

    def check(self, g: G) -> list[str]:
        """The invariants of the law that this State breaks, each a sentence that begins with the field's name."""
        broken: list[str] = self.part("rules.check").broken_invariants(g)
        return broken

    def given_names(self, g: G) -> Mapping[str, str]:
        """Names that a card pack brings, by id: they are the same in every language."""
        cards = getattr(getattr(g, "rules", None), "cards", None)
        return cards.names if cards else {}

    def name_parts(self, kind: str, name: str) -> Mapping[str, Any]:
        """What the name of a thing is made of where it has no words of its own: arguments of `<game>-<kind>`."""
        return {"n": name}

    def worded(self, kind: str, value: Any, say: Callable[..., str]) -> str:
        """Data among the arguments of words, such as the effects of a card, in words; `say` finds those of a key."""
        return str(value)

    def view(self, g: G, seat: int) -> dict[str, Any]:
        """What the seat may know, as plain data; NOBODY: what everybody may know. The title's `view` tells it."""
        seen: dict[str, Any] = self.part("view").view(g, seat, self.outcome(g))
        return seen

    def settings_of(self, g: G) -> dict[str, str]:
        """The settings that the State was set up with: they are its `rules`, or a part of them."""
        rules = getattr(g, "rules", {})
        return dict(getattr(rules, "settings", rules))

    # What only the title can say

    def fields(self, g: G) -> dict[str, Any]:
        """The State as plain data that people can read and edit."""
        return dict(self.layout.write(g))

    def from_fields(self, fields: Mapping[str, Any], settings: Mapping[str, str], seats: Sequence[str]) -> G:
        """A State from such data, without a stack; BadFile names the field that is wrong."""
        g = self.blank(seats, settings)
        self.layout.read(g, fields)
        self.derive(g)
        return g

    def blank(self, seats: Sequence[str], settings: Mapping[str, str]) -> G:
        """A State that knows its rules and its seats; `layout` reads the rest."""
        raise TypeError(type(self).__name__)

    def derive(self, g: G) -> None:
        """What follows from the fields of a position, so that no file says it."""

    def bounds(self, g: G) -> dict[str, Bounds]:
        """What the arguments of Steps can be, by name; Step.bounds has what only one class is called with."""
        seat = Bounds(0, g.seats - 1)
        return {"who": seat, "seat": seat}

    # What follows from the above

    def new(self, seats: int | Sequence[str], settings: Mapping[str, str], chance: int) -> G:
        """Set a game up and go on to its first question."""
        g = self.set_up(seats, settings, first_player(self.count_seats(seats), settings), chance)
        g.proceed()
        return g

    def outcome(self, g: G) -> Outcome | None:
        """None while the game goes on."""
        return None if g.stack else self.result(g)

    def part(self, name: str) -> Any:
        """A module of the title's folder that only some need, such as "draw", "terminal", "bot"; None: it has none."""
        return part(self.id, name)

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
        if named and self.seat_ids and list(seats) != list(self.seat_ids[:count]):  # type: ignore[arg-type]
            raise BadInput(f"seats={shown(seats)}: must be {', '.join(self.seat_ids[:count])}.")
        return count
