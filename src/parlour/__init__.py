"""Parlour: a table for modern board games whose rules are code: exact, cited, tested, fast.

>>> import parlour
>>> table = parlour.new("GAME", seats=2, seed=7)
>>> table.apply(table.decision.options[0])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour import lab as lab
    from parlour.kernel.errors import BadFile as BadFile
    from parlour.kernel.errors import BadInput as BadInput
    from parlour.table.files import load_position as load_position
    from parlour.table.files import replay as replay
    from parlour.table.table import Decision as Decision
    from parlour.table.table import Option as Option
    from parlour.table.table import Refused as Refused
    from parlour.table.table import Table as Table
    from parlour.table.table import new as new

__version__ = "0.1.0"

_PUBLIC = {
    "new": "parlour.table.table",
    "Table": "parlour.table.table",
    "Decision": "parlour.table.table",
    "Option": "parlour.table.table",
    "Refused": "parlour.table.table",
    "load_position": "parlour.table.files",
    "replay": "parlour.table.files",
    "BadInput": "parlour.kernel.errors",
    "BadFile": "parlour.kernel.errors",
}


def __getattr__(name: str) -> Any:
    """Load what is asked for, so that `import parlour.kernel` stays light."""
    if name == "lab":
        return import_module("parlour.lab")
    if name in _PUBLIC:
        return getattr(import_module(_PUBLIC[name]), name)
    raise AttributeError(f"module 'parlour' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*_PUBLIC, "lab"]
