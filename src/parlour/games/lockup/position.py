"""Lockup as a position file."""

from collections.abc import Mapping
from typing import Any

from parlour.games.lockup.rules import Rules
from parlour.games.lockup.state import Lockup


def write_fields(g: Lockup) -> dict[str, Any]:
    return {}


def read_fields(data: Mapping[str, Any], rules: Rules) -> Lockup:
    raise NotImplementedError
