"""For tests of what serves all titles that play one of them, since they must play something."""

import pytest

from parlour import titles


def needs(*names: str) -> None:
    """To be called by a module of such tests: where a title is not there, its tests are skipped, and say why."""
    for name in names:
        if name not in titles.packages():
            pytest.skip(f"it plays {name}, which is not there", allow_module_level=True)
