"""parlour games new: what is written, and what is refused. That it plays, test_installed_titles shows."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.program import ENVIRON, PATIENCE, parlour, several
from parlour import titles
from parlour.cli.games import begin
from parlour.kernel.errors import BadInput

LONGEST_ID = "a-game-of-many-long-word"


def files_of(folder: Path) -> dict[str, str]:
    found = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in found}


def test_it_writes_a_package_under_its_name_and_says_what(tmp_path: Path) -> None:
    said = parlour("games", "new", "high-card", "--into", tmp_path / "new/ones").fine().out.splitlines()
    folder = tmp_path / "new/ones/parlour-high-card"
    written = files_of(folder)
    assert said[0] == f"{folder}:"
    assert sorted(line.strip() for line in said[1:-2]) == sorted(written)
    assert {"pyproject.toml", "src/parlour_high_card/law.toml", "tests/test_high_card.py"} <= set(written)
    assert "High Card" in written["README.md"]
    assert 'high_card = "parlour_high_card"' in written["pyproject.toml"]
    assert "--title high_card" in written["pyproject.toml"]
    assert not any("my_game" in text or "my-game" in text or "My Game" in text for text in written.values())


def test_it_is_small_and_its_lines_are_short_whatever_it_is_called(tmp_path: Path) -> None:
    parlour("games", "new", LONGEST_ID, "--into", tmp_path).fine()
    written = files_of(tmp_path / f"parlour-{LONGEST_ID}")
    code = [line for name, text in written.items() if name.endswith(".py") for line in text.splitlines()]
    assert len(code) < 400
    assert max(map(len, code)) <= 120


@pytest.mark.skipif(not importlib.util.find_spec("mypy"), reason="it needs mypy (./parlour tools)")
def test_it_is_typed_strictly(tmp_path: Path) -> None:
    parlour("games", "new", "high-card", "--into", tmp_path).fine()
    environ = ENVIRON | {"MYPYPATH": os.pathsep.join(["src", str(Path(titles.__file__).parents[1])])}
    mypy = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--cache-dir=/dev/null"]
    done = subprocess.run(
        [*mypy, "src", "tests"], cwd=tmp_path / "parlour-high-card", env=environ, capture_output=True,
        text=True, check=False, timeout=10 * PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["High-Card", "9men", "-card", "card-", "a--b", "a b", "дім", "a" * 25, "../a", ""])
def test_a_word_that_cannot_be_an_id_is_refused(tmp_path: Path, name: str) -> None:
    (run,) = several(["games", "new", name] if not name.startswith("-") else ["games", "new", "--", name], cwd=tmp_path)
    run.refused(2, "cannot be an id; it is made of small letters and digits")
    assert not list(tmp_path.iterdir())


def test_ids_that_are_taken_and_folders_that_are_there_are_refused(tmp_path: Path) -> None:
    (tmp_path / "parlour-high-card").mkdir()
    ours, words, there, missing = several(
        ["games", "new", titles.example()], ["games", "new", "web"], ["games", "new", "high-card"], ["games", "new"],
        cwd=tmp_path,
    )  # fmt: skip
    ours.refused(2, f"There is a game {titles.example()} already.")
    words.refused(2, "web cannot be an id: the keys of the house's own words begin with web.")
    there.refused(2, "parlour-high-card is there already; --into FOLDER makes it somewhere else.")
    missing.refused(2, "parlour games new: the following arguments are required: ID", "see parlour games new --help")
    assert not list((tmp_path / "parlour-high-card").iterdir())


def test_a_folder_in_which_nothing_can_be_made_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    run = parlour("games", "new", "high-card", "--into", tmp_path / "file")
    run.refused(2, f"{tmp_path}/file is not a folder; --into FOLDER says where the new one is made.")
    below = parlour("games", "new", "high-card", "--into", tmp_path / "file/below")
    below.refused(2, f"{tmp_path}/file/below/parlour-high-card cannot be written")
    assert run.out == below.out == ""


def test_what_it_says_to_type_can_be_typed(tmp_path: Path) -> None:
    said = parlour("games", "new", "high-card", "--into", tmp_path / "with space").fine().out
    folder = tmp_path / "with space/parlour-high-card"
    assert f"(pip install --editable '{folder}'; in a clone of Parlour ./parlour add '{folder}')" in said


def test_what_was_half_written_is_not_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, *_: object) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(BadInput, match="parlour-high-card cannot be written: no space left on device"):
        begin("high-card", tmp_path)
    assert not list(tmp_path.iterdir())


def test_options_of_one_are_not_those_of_the_other(tmp_path: Path) -> None:
    written, listed = several(["games", "new", "zed", "--json"], ["games", "--into", "here"], cwd=tmp_path)
    written.refused(2, "--json", "(see parlour games new --help)")
    listed.refused(2, "--into", "(see parlour games --help)")
    assert not list(tmp_path.iterdir())
