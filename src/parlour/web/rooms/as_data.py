"""A Sight as plain data, for programs."""

from dataclasses import fields
from typing import Any

from parlour.table.table import Option
from parlour.text import unmarked
from parlour.web.rooms.sight import LogEntry, Sight

LEFT_OUT = ("toast", "hint")


def as_data(sight: Sight) -> dict[str, Any]:
    return {each.name: value(getattr(sight, each.name)) for each in fields(sight) if each.name not in LEFT_OUT}


def value(thing: Any) -> Any:
    if isinstance(thing, Option):
        return thing.as_data()
    if isinstance(thing, LogEntry):
        lines = [unmarked(line) for line in thing.lines]
        return {"number": thing.number, "seat": thing.seat, "law": thing.law, "lines": lines, "new": thing.new}
    if isinstance(thing, tuple):
        return [value(each) for each in thing]
    if hasattr(thing, "__dataclass_fields__"):
        return {each.name: value(getattr(thing, each.name)) for each in fields(thing)}
    return thing
