"""Plain data that people may edit. When it is read each value is checked, and a mistake is named by its field."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from parlour.kernel.bag import has
from parlour.kernel.errors import BadFile, shown

MOST_NAMED: Final = 25  # names in one sentence
MOST_ENTRIES: Final = 99
MOST_LETTERS: Final = 60  # of a name that is not known


class Reader:
    """The fields of one table, by name. `finish` complains of fields that nobody asked for."""

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, Mapping):
            raise BadFile(where, f"must be a table of fields, not {shown(data)}")
        self.data = data
        self.where = where
        self.read: set[str] = set()

    def value(self, name: str) -> Any:
        self.read.add(name)
        if name not in self.data:
            raise BadFile(f"{self.where}.{name}", "is missing")
        return self.data[name]

    def number(self, name: str, low: int, high: int) -> int:
        return number(self.value(name), f"{self.where}.{name}", low, high)

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise BadFile(f"{self.where}.{name}", f"must be true or false, not {shown(value)}")
        return value

    def finish(self) -> None:
        for name in self.data:
            if name not in self.read:
                known = (str(name) if str(name).isprintable() else shown(name))[:MOST_LETTERS]
                raise BadFile(f"{self.where}.{known}", f"is not known; there are {self.names_like(known)}")

    def names_like(self, name: str) -> str:
        """The names that could have been meant: all, or of too many those that look like it."""
        names = sorted(self.read)
        if len(names) > MOST_NAMED:
            near = get_close_matches(name, names, MOST_NAMED, 0.5)
            return ", ".join(near or names[:MOST_NAMED]) + " and others"
        return ", ".join(names)


def number(value: Any, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        can = f"a whole number of {low} to {high}" if low < high else str(low)
        raise BadFile(where, f"must be {can}, not {shown(value)}")
    return int(value)


def flagged(value: Any, where: str, known: Sequence[str]) -> int:
    table = Reader(value, where)
    found = sum(1 << i for i, name in enumerate(known) if table.flag(name))
    table.finish()
    return found


def listed(value: Any, where: str, count: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != count:
        raise BadFile(where, f"must be a list of {count}, not {shown(value)}")
    return value


def several(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadFile(where, f"must be a list, not {shown(value)}")
    if len(value) > MOST_ENTRIES:
        raise BadFile(where, f"has {len(value)} entries; {MOST_ENTRIES} are the most")
    return value


def word(value: Any, where: str, known: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in known:
        few = ", ".join(known) if len(known) <= 8 else f"{', '.join(known[:6])}, …"
        raise BadFile(where, f"must be one of {few}, not {shown(value)}")
    return known.index(value)


def words(value: Any, where: str, known: Sequence[str]) -> list[int]:
    if not isinstance(value, list):
        raise BadFile(where, f"must be a list, not {shown(value)}")
    if len(value) > len(known):
        raise BadFile(where, f"has {len(value)} entries; {len(known)} are the most")
    result = [word(each, f"{where}[{i}]", known) for i, each in enumerate(value)]
    if len(set(result)) != len(result):
        raise BadFile(where, "names something twice")
    return result


# Writing


def flags(some: int, names: Sequence[str]) -> dict[str, bool]:
    """Of each whether it is in the bag."""
    return {name: has(some, i) for i, name in enumerate(names)}


def counted(numbers: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """What there is of each, without what there is none of."""
    return {name: n for name, n in zip(names, numbers, strict=True) if n}
