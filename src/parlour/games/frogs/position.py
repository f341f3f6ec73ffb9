"""A State as plain data that people can read and edit."""

from collections.abc import Mapping
from typing import Any

from parlour.games.frogs.rules import Rules
from parlour.games.frogs.state import Frogs


def write_fields(g: Frogs) -> dict[str, Any]:
    return {}


def read_fields(fields: Mapping[str, Any], rules: Rules) -> Frogs:
    raise NotImplementedError
