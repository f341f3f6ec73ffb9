"""The layout of a position's fields, said once: what stands in the file under which name, where the State has it, and
who may know it.

A Field binds a name of the file to a Kind and to a place of the State; a Layout is all of them, in the order of the
file. What `known` says of a Field, the title's own `State.conceal` must do: the conformance suite holds it to that.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, TypeAlias

from parlour.kernel.errors import BadFile
from parlour.kernel.state import G
from parlour.record.fields import Reader
from parlour.record.kinds import Entry, Kind

Known: TypeAlias = Callable[[Any, Any, int], Any]  # of a State and a value, what a seat may know; NOBODY: what all know


def everybody(_: Any, value: Any, __: int) -> Any:
    return value


def owner(veil: Callable[[Any], Any] = lambda _: 0) -> Known:
    """Of a list by seat: each seat knows its own entry, and of the others' what `veil` leaves, such as their number."""
    return lambda _, value, seat: [each if at == seat else veil(each) for at, each in enumerate(value)]


def only(knows: Callable[[Any, int], bool]) -> Known:
    """Some seats know all of it, the others nothing."""
    return lambda g, value, seat: value if knows(g, seat) else 0


PARTLY: Final = None  # not this simple: it is for `conceal` alone to say, as of a deck that takes in all hidden cards


class Field(Generic[G]):
    """A name of the file, the Kind of its value, and where the State has it: an attribute, of the same name unless said
    otherwise, or what `get` finds and `put` puts back; and who may know it."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        at: str = "",
        get: Callable[[G], Any] | None = None,
        put: Callable[[G, Any], None] | None = None,
        known: Known | None = everybody,
    ) -> None:
        self.name, self.kind, self.at, self.get, self.put, self.known = name, kind, at or name, get, put, known

    def leaves(self, g: G) -> "Iterable[Field[G]]":
        """The fields that have a value of their own in this State."""
        return (self,)

    def find(self, g: G) -> Any:
        return self.get(g) if self.get else getattr(g, self.at)

    def keep(self, g: G, value: Any) -> None:
        if self.put:
            self.put(g, value)
        else:
            setattr(g, self.at, value)

    def write(self, g: G) -> Any:
        return self.kind.write(g, self.find(g))

    def read(self, g: G, reader: Reader) -> None:
        self.keep(g, self.kind.read(g, reader.value(self.name), f"{reader.where}.{self.name}"))


class Part(Field[G]):
    """Several fields in a table of their own; null where it is not `here`. With a reason `why`, null must stand there
    and nowhere else; without one it may always stand, and says nothing of the fields."""

    def __init__(self, name: str, *fields: Field[G], here: Callable[[G], bool], why: str = "") -> None:
        super().__init__(name, Entry({field.name: field.kind for field in fields}))
        self.fields, self.here, self.why = fields, here, why

    def leaves(self, g: G) -> Iterable[Field[G]]:
        return self.fields if self.here(g) else ()

    def find(self, g: G) -> list[Any]:
        return [field.find(g) for field in self.fields]

    def keep(self, g: G, value: list[Any]) -> None:
        for field, each in zip(self.fields, value, strict=True):
            field.keep(g, each)

    def write(self, g: G) -> Any:
        return super().write(g) if self.here(g) else None

    def read(self, g: G, reader: Reader) -> None:
        here, given = self.here(g), reader.value(self.name)
        if self.why and here == (given is None):
            problem = "must be a table of fields, not null" if here else f"must be null: {self.why}"
            raise BadFile(f"{reader.where}.{self.name}", problem)
        if given is not None:
            super().read(g, reader)


class Rows(Field[G]):
    """Tables of the same fields: each field finds and keeps a list with one value for every table. `of` says how the
    tables stand: `partial(ListOf, count)`, `partial(By, names)`."""

    def __init__(self, name: str, of: Callable[[Kind], Kind], *columns: Field[G]) -> None:
        super().__init__(name, of(Entry({column.name: column.kind for column in columns})))
        self.columns = columns

    def leaves(self, g: G) -> Iterable[Field[G]]:
        return self.columns

    def find(self, g: G) -> list[Any]:
        return list(zip(*(column.find(g) for column in self.columns), strict=True))

    def keep(self, g: G, value: list[Any]) -> None:
        for i, column in enumerate(self.columns):
            column.keep(g, [row[i] for row in value])


class Layout(Generic[G]):
    """The fields of a State, in the order of the file."""

    def __init__(self, *fields: Field[G]) -> None:
        self.fields = fields

    def leaves(self, g: G) -> list[Field[G]]:
        return [leaf for field in self.fields for leaf in field.leaves(g)]

    def write(self, g: G) -> dict[str, Any]:
        return {field.name: field.write(g) for field in self.fields}

    def read(self, g: G, data: Mapping[str, Any], where: str = "position.fields") -> None:
        """Into a State that knows its rules and its seats. BadFile names the field that is wrong."""
        reader = Reader(data, where)
        for field in self.fields:
            field.read(g, reader)
        reader.finish()
