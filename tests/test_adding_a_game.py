"""docs/adding-a-game.md is true: its commands are run in order, and what it shows is what there is.

After `$` stands a command, below it what it says; … stands for any words, alone in a line for any lines.
"""

import re
import shlex
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from cli.program import Run
from installed import CLEAN, ROOT, Place, made_once

from parlour.cli.games import begin
from parlour.draw import simple
from parlour.kernel import game as contract
from parlour.kernel import state
from parlour.text import LANGUAGES

PAGE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SHOWN = [(kind, *text.split("\n", 1)) for kind, text in BLOCKS if kind not in ("console", "sh")]
MOVED = "-p parlour.conformance src/parlour/games/high_card/tests"
WORDS = re.findall("`([^`]+)`", re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL))


def commands() -> list[tuple[str, str]]:
    """Each with what the page says that it says."""
    said = "".join(text for kind, text in BLOCKS if kind == "console")
    return [(command, output) for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", said, re.MULTILINE)]


def like(output: str) -> str:
    parts = [".*".join(map(re.escape, line.split("…"))) for line in output.splitlines()]
    return "".join("(?:.*\n)*" if part == ".*" else f"{part}\n" for part in parts)


class Author:
    """Somebody who types the commands of the page into a shell."""

    def __init__(self, place: Place, folder: Path) -> None:
        self.place = place
        self.folder = folder

    def types(self, command: str) -> Run:
        program, *args = shlex.split(command)
        if program == "cd":
            self.folder /= args[0]
        elif program == "pip":
            assert args[:2] == ["install", "--editable"]
            self.place.install(*(self.folder / each for each in args[2:]), editable=True)
        else:
            assert program in ("parlour", "pytest")
            module = ["-m", program, *(["-p", "no:cacheprovider"] if program == "pytest" else [])]
            return self.place.run("python", *module, *args, cwd=self.folder)
        return Run(0, "", "")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The author's folder after the last command."""
    place = made_once(tmp_path_factory, "author", follow)
    return place.folder.parent / "at-home/parlour-high-card"


def follow(place: Place) -> None:
    (place.folder.parent / "at-home").mkdir()
    author = Author(place, place.folder.parent / "at-home")
    for command, output in commands():
        run = author.types(command)
        assert run.code == 0, f"{command}: {run.out}{run.err}"
        assert re.fullmatch(like(output), run.out), f"{command}: {run.out}"


def test_the_commands_of_the_page_say_what_it_says(project: Path) -> None:
    assert [command.split()[0] for command, _ in commands()].count("parlour") > 3
    assert (project / "pyproject.toml").is_file()


def test_what_the_page_shows_of_a_file_stands_there(project: Path) -> None:
    assert len(SHOWN) > 3
    for _, first, text in SHOWN:
        assert first.startswith("# ")
        assert text in (project / first.removeprefix("# ")).read_text("utf-8"), first


def test_every_file_that_is_written_is_spoken_of(project: Path) -> None:
    own = {path.name for path in (project / "src/parlour_high_card").iterdir() if not path.name.startswith("_")}
    spoken = {word.split("/")[0] for word in WORDS}
    assert own <= spoken, own - spoken


def test_this_test_sees_lies() -> None:
    assert re.fullmatch(like("a\n…\nd …\n"), "a\nb\nc\nd 7\n")
    assert not re.fullmatch(like("a\n"), "a\nb\n")
    assert not re.fullmatch(like("a …\n"), "b 7\n")


def named(pattern: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("word", sorted({word for word in WORDS if re.fullmatch(pattern, word)}))


@named(r"(Game|Step|State|Outcome)\.\w+")
def test_what_the_page_names_of_the_contract_is_there(word: str) -> None:
    kind, _, name = word.partition(".")
    owner = getattr(contract, kind, None) or getattr(state, kind)
    assert hasattr(owner, name) or name in owner.__init__.__code__.co_varnames


@named(r"(kernel|record|draw|conformance\.recorder)\.(?!py\b)[\w.]+")
def test_what_the_page_names_of_parlour_is_there(word: str) -> None:
    module, _, name = f"parlour.{word}".rpartition(".")
    assert hasattr(import_module(module), name)


def test_the_page_names_the_languages_that_there_are() -> None:
    assert {word for word in WORDS if re.fullmatch("[a-z]{2}", word)} == set(LANGUAGES)


@named(r"tests/[\w/]+\.py")
def test_what_asks_more_of_our_own_titles_is_there(word: str) -> None:
    assert (ROOT / word).is_file() or word == "tests/record.py"  # of a title


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of our sources into which the title was moved, as the page says."""
    folder = tmp_path_factory.mktemp("into-the-house")
    begin("high-card", folder)
    made = shutil.ignore_patterns("__pycache__", "tests")
    shutil.copytree(ROOT / "src/parlour", folder / "clone/src/parlour", ignore=made)
    (moving,) = (text for kind, text in BLOCKS if kind == "sh" and "mv " in text)
    ours = [line for line in moving.splitlines() if not line.startswith("./parlour ")]
    subprocess.run(["bash", "-ec", "\n".join(ours)], cwd=folder / "clone", check=True)
    return folder / "clone"


@pytest.mark.parametrize("asked", ["parlour games", "parlour laws high_card --uncovered", f"pytest -q {MOVED}"])
def test_a_title_that_was_moved_into_the_house_is_one_of_ours(clone: Path, asked: str) -> None:
    command, environ = [sys.executable, "-m", *asked.split()], CLEAN | {"PYTHONPATH": "src"}
    run = subprocess.run(command, cwd=clone, env=environ, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert ("high_card: " in run.stdout) == asked.endswith("games")


@named("plates|choices|notice|cover")
def test_what_the_page_names_of_pictures_is_there(word: str) -> None:
    assert hasattr(simple, word)
