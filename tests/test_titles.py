"""Titles: each is one folder, and nobody outside it knows its name."""

import io
import re
import tokenize
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from dropped import drop_in

from parlour import titles
from parlour.games import all_games, game
from parlour.kernel.errors import BadInput
from parlour.lab.bench import mode
from parlour.law import own_tests
from parlour.text import LANGUAGES
from parlour.web.routes.lobby import posters
from parlour.web.static import contents

GENERAL = ("kernel", "record", "table", "text", "draw", "bots", "lab", "web", "cli", "conformance")
OURS = [title for title, package in titles.packages().items() if package.startswith(titles.BUILT_IN)]
NAMES = [*titles.packages(), *(each.title for each in all_games())]
NAMED = re.compile(rf"(?<![:\w-])(?:{'|'.join(map(re.escape, NAMES))})(?![\w-])")  # not in `:root`


def said_in(path: Traversable) -> list[str]:
    """What a file says; of programs only strings, and Python's comments: a tree has a root, and may be called so."""
    text = path.read_text("utf-8")
    if path.name.endswith(".js"):
        return re.findall(r"\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`", text)
    if not path.name.endswith(".py"):
        return text.splitlines()
    said = (tokenize.STRING, tokenize.COMMENT)
    return [each.string for each in tokenize.generate_tokens(io.StringIO(text).readline) if each.type in said]


def texts(folder: Traversable) -> list[Traversable]:
    inner = [each for entry in folder.iterdir() if entry.is_dir() for each in texts(entry)]
    kinds = (".py", ".ftl", ".js", ".css", ".toml")
    return inner + [entry for entry in folder.iterdir() if entry.name.endswith(kinds)]


@pytest.mark.parametrize("layer", GENERAL)
def test_what_serves_all_titles_names_none(layer: str) -> None:
    found = texts(files(f"parlour.{layer}"))
    assert found or mode() == "compiled"
    assert [(path.name, each) for path in found for each in said_in(path) if NAMED.search(each)] == []


def test_this_test_sees_names() -> None:
    assert all(NAMED.search(f'game = "{name}"  # such as {name}') for name in NAMES)


def test_titles_are_found_in_their_folders_quickest_first() -> None:
    built_in = {each.name for each in files("parlour.games").iterdir() if each.joinpath("law.toml").is_file()}
    assert {each.id for each in all_games()} == set(titles.packages())
    assert built_in == set(OURS)
    assert [each.minutes for each in all_games()] == sorted(each.minutes for each in all_games())
    assert all(each.id == name for name in built_in for each in [game(name)])


@pytest.mark.parametrize("title", OURS)
def test_every_title_of_ours_speaks_all_our_languages(title: str) -> None:
    words = titles.folder(title).joinpath("words")
    spoken = {each.name for each in words.iterdir() if each.is_dir() and not each.name.startswith("_")}
    assert spoken == set(LANGUAGES)


@pytest.mark.parametrize("title", OURS)
def test_every_title_of_ours_has_recorded_games_and_positions(title: str) -> None:
    folder = own_tests(title)
    assert (folder / "digests.json").is_file()
    assert len(list(folder.glob("perft/*.json"))) > 5
    assert len(list(folder.glob("transcripts/*.txt"))) >= 12


def test_a_folder_that_is_dropped_in_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadInput, match="There is no game 'snap'"):
        game("snap")
    drop_in("snap", {"game.py": "from toy import SnapGame\n\nGAME = SnapGame()\n"}, tmp_path, monkeypatch)
    assert game("snap").title == "Snap"
    assert game("snap").part("draw") is None
    assert game("snap") in all_games()


def test_a_title_without_colours_and_poster_does_not_stop_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_file = "from toy import SnapGame\n\nGAME = SnapGame()\n"
    drop_in("snap", {"game.py": game_file, "draw.py": "LAYOUTS = ()\n"}, tmp_path, monkeypatch)
    assert contents.__wrapped__()["tokens.css"]
    assert "snap" not in posters.__wrapped__()


def test_a_part_that_cannot_be_imported_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A part that is missing is none; one that needs something missing is a mistake."""
    parts = {"game.py": "from toy import SnapGame\n\nGAME = SnapGame()\n", "draw.py": "import nothing_of_this_name\n"}
    drop_in("snap", parts, tmp_path, monkeypatch)
    with pytest.raises(ModuleNotFoundError, match="nothing_of_this_name"):
        game("snap").part("draw")
