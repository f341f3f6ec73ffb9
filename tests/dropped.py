"""A title that is there for a test: a folder like those of `parlour/games`, dropped in."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from parlour import titles


def drop_in(title: str, files: Mapping[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its package is named after the folder, so that no test finds the modules of another one's."""
    package = f"{title}_of_{folder.name}"
    (folder / package).mkdir()
    for name, text in {"__init__.py": "", **files}.items():
        (folder / package / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / package / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setitem(titles.packages(), title, package)
