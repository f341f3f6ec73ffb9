"""How values stand in a position file: a Kind knows how one is written and how it is read again, with the sentence for
what it cannot be. Names and bounds may depend on the game: wherever a Kind takes some, it also takes a function of the
State that finds them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from parlour.kernel.bag import bag, members
from parlour.kernel.errors import BadFile, shown
from parlour.record.fields import Reader, flagged, flags, listed, number, several, word, words

T = TypeVar("T")
Asked: TypeAlias = T | Callable[[Any], T]  # as it is, or to be asked of the State
Names: TypeAlias = Asked[Sequence[str]]


def asked(g: Any, given: Asked[T]) -> T:
    return given(g) if callable(given) else given


class Kind:
    """How a value stands in a file."""

    def write(self, g: Any, value: Any) -> Any:
        return value

    def read(self, g: Any, value: Any, where: str) -> Any:
        raise TypeError(type(self).__name__)


class Number(Kind):
    """A whole number; with `none`, null stands for that."""

    def __init__(self, low: Asked[int], high: Asked[int], none: int | None = None) -> None:
        self.low, self.high, self.none = low, high, none

    def write(self, g: Any, value: Any) -> Any:
        return None if value == self.none else int(value)

    def read(self, g: Any, value: Any, where: str) -> Any:
        if value is None and self.none is not None:
            return self.none
        return number(value, where, asked(g, self.low), asked(g, self.high))


class Flag(Kind):
    def write(self, g: Any, value: Any) -> Any:
        return bool(value)

    def read(self, g: Any, value: Any, where: str) -> Any:
        if not isinstance(value, bool):
            raise BadFile(where, f"must be true or false, not {shown(value)}")
        return value


class Named(Kind):
    """What is one of several names, or made of them."""

    def __init__(self, names: Names) -> None:
        self.names = names


class Word(Named):
    """A number by its name; with `none`, null stands for that."""

    def __init__(self, names: Names, none: int | None = None) -> None:
        super().__init__(names)
        self.none = none

    def write(self, g: Any, value: Any) -> Any:
        return None if value == self.none else asked(g, self.names)[value]

    def read(self, g: Any, value: Any, where: str) -> Any:
        return self.none if value is None and self.none is not None else word(value, where, asked(g, self.names))


class InOrder(Named):
    """Different things in their order."""

    def write(self, g: Any, value: Any) -> Any:
        names = asked(g, self.names)
        return [names[each] for each in value]

    def read(self, g: Any, value: Any, where: str) -> Any:
        return words(value, where, asked(g, self.names))


class Bag(Named):
    """Different things without an order."""

    def write(self, g: Any, value: Any) -> Any:
        names = asked(g, self.names)
        return [names[each] for each in members(value)]

    def read(self, g: Any, value: Any, where: str) -> Any:
        return bag(words(value, where, asked(g, self.names)))


class Flags(Named):
    """A bag: of each thing whether it is in it."""

    def write(self, g: Any, value: Any) -> Any:
        return flags(value, asked(g, self.names))

    def read(self, g: Any, value: Any, where: str) -> Any:
        return flagged(value, where, asked(g, self.names))


class By(Named):
    """A list: under each name what it has there."""

    def __init__(self, names: Names, kind: Kind) -> None:
        super().__init__(names)
        self.kind = kind

    def write(self, g: Any, value: Any) -> Any:
        names = asked(g, self.names)
        return {name: self.kind.write(g, each) for name, each in zip(names, value, strict=True)}

    def read(self, g: Any, value: Any, where: str) -> Any:
        table = Reader(value, where)
        result = [self.kind.read(g, table.value(name), f"{where}.{name}") for name in asked(g, self.names)]
        table.finish()
        return result


class Some(By):
    """The same without what is nothing, or empty."""

    def write(self, g: Any, value: Any) -> Any:
        return {name: each for name, each in super().write(g, value).items() if each}

    def read(self, g: Any, value: Any, where: str) -> Any:
        names, table = asked(g, self.names), Reader(value, where)
        table.read.update(names)
        table.finish()
        return [self.kind.read(g, table.data[name], f"{where}.{name}") if name in table.data else 0 for name in names]


class ListOf(Kind):
    """A list of a fixed length."""

    def __init__(self, count: Asked[int], kind: Kind) -> None:
        self.count, self.kind = count, kind

    def write(self, g: Any, value: Any) -> Any:
        return [self.kind.write(g, each) for each in value]

    def read(self, g: Any, value: Any, where: str) -> Any:
        row = listed(value, where, asked(g, self.count))
        return [self.kind.read(g, each, f"{where}[{i}]") for i, each in enumerate(row)]


class Or(Kind):
    """A value, or null in its stead."""

    def __init__(self, kind: Kind, none: Any) -> None:
        self.kind, self.none = kind, none

    def write(self, g: Any, value: Any) -> Any:
        return None if value == self.none else self.kind.write(g, value)

    def read(self, g: Any, value: Any, where: str) -> Any:
        return self.none if value is None else self.kind.read(g, value, where)


class Several(Kind):
    """A list of any length."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def write(self, g: Any, value: Any) -> Any:
        return [self.kind.write(g, each) for each in value]

    def read(self, g: Any, value: Any, where: str) -> Any:
        return [self.kind.read(g, each, f"{where}[{i}]") for i, each in enumerate(several(value, where))]


class Entry(Kind):
    """A table of named parts: in the State a list of them, or what `split` splits into them and `join` joins again."""

    def __init__(
        self,
        parts: Mapping[str, Kind],
        split: Callable[[Any], Sequence[Any]] = list,
        join: Callable[..., Any] = lambda *parts: list(parts),
    ) -> None:
        self.parts, self.split, self.join = parts, split, join

    def write(self, g: Any, value: Any) -> Any:
        found = zip(self.parts.items(), self.split(value), strict=True)
        return {name: kind.write(g, part) for (name, kind), part in found}

    def read(self, g: Any, value: Any, where: str) -> Any:
        table = Reader(value, where)
        given = [(name, kind, table.value(name)) for name, kind in self.parts.items()]
        table.finish()
        return self.join(*[kind.read(g, part, f"{where}.{name}") for name, kind, part in given])


class Flat(Kind):
    """Lists of one length that lie one after another in a single one."""

    def __init__(self, length: Asked[int], kind: Kind) -> None:
        self.length, self.kind = length, kind

    def write(self, g: Any, value: Any) -> Any:
        length = asked(g, self.length)
        return self.kind.write(g, [value[at : at + length] for at in range(0, len(value), length)])

    def read(self, g: Any, value: Any, where: str) -> Any:
        return [each for row in self.kind.read(g, value, where) for each in row]
