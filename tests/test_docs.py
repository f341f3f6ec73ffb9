"""What the documentation says holds: its links lead somewhere, its commands exist, its bot plays and wins."""

import json
import re
from argparse import _SubParsersAction
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cli.program import parlour
from needs import needs

from parlour import titles
from parlour.cli import parser
from parlour.games import all_games
from parlour.kernel.game import Game

ROOT = Path(__file__).parent.parent
HIDDEN = (".ci", ".gitignore")  # the hidden entries that are ours
MADE = {"__pycache__", "build", "dist", "htmlcov"}
LAUNCHER = {"add", "remove", "test", "tools", "compile", "compiled", "interpreted"}  # of ./parlour itself
LINK = re.compile(r"\]\(([^)\s]+)\)|<img[^>]* src=\"([^\"]+)\"")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?<![\w.\[])parlour ((?:compiled |interpreted )?[a-z][a-z-]*)(?![\w.])")
ELSEWHERE = re.compile(r"(?<![\w.*])/(?:work|shared)\b")  # folders of some machine


def our_files() -> Iterator[Path]:
    for top in ROOT.iterdir():
        if not top.name.startswith(".") or top.name in HIDDEN:
            yield from (path for path in (top, *top.rglob("*")) if path.is_file() and not is_made(path))


def is_made(path: Path) -> bool:
    return bool(MADE & set(path.relative_to(ROOT).parts))


def is_of_a_title_that_is_gone(path: Path) -> bool:
    """Whoever deletes a title need not look for links to it."""
    games = ROOT / "src/parlour/games"
    inner = path.resolve().relative_to(games).parts if games in path.resolve().parents else ()
    return len(inner) > 0 and not (games / inner[0]).exists()


PAGES = sorted(path for path in our_files() if path.suffix == ".md")
page = pytest.mark.parametrize("page", PAGES, ids=[str(path.relative_to(ROOT)) for path in PAGES])


def code(text: str) -> Iterator[str]:
    """What stands in a page to be typed: blocks for the shell, and words in backticks."""
    yield from (block for language, block in BLOCK.findall(text) if language == "sh")
    yield from re.findall(r"`([^`]+)`", BLOCK.sub("", text))


def anchors(text: str) -> set[str]:
    """The headings, as links name them."""
    headings = re.findall(r"^#+ (.+)$", BLOCK.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_there_are_pages_and_the_search_finds_what_is_in_them() -> None:
    assert {"README.md", "CONTRIBUTING.md", "writing-a-bot.md"} <= {path.name for path in PAGES}
    assert LINK.findall('[a](b.md#c) <img alt="x" src="d.png">') == [("b.md#c", ""), ("", "d.png")]
    assert COMMAND.findall("./parlour compiled bench roam; parlour laws; parlour --help") == ["compiled bench", "laws"]
    assert list(code("`a`\n\n```sh\nb\n```\n\n```\nc\n```\n")) == ["b\n", "a"]
    assert ELSEWHERE.search("in /{}/main".format("work"))


@page
def test_every_relative_link_and_picture_is_there(page: Path) -> None:
    broken = []
    for link in (plain or image for plain, image in LINK.findall(page.read_text("utf-8"))):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if is_of_a_title_that_is_gone(target):
            continue
        if not target.exists() or (anchor and anchor not in anchors(target.read_text("utf-8"))):
            broken.append(link)
    assert not broken


@page
def test_every_command_in_a_page_is_known(page: Path) -> None:
    (commands,) = (action for action in parser()._actions if isinstance(action, _SubParsersAction))
    known = LAUNCHER | set(commands.choices)
    named = [words for text in code(page.read_text("utf-8")) for words in COMMAND.findall(text)]
    assert [words for words in named if not known.issuperset(words.split())] == []


def test_no_file_names_a_folder_of_the_machine_it_was_written_on() -> None:
    found = [path for path in our_files() if ELSEWHERE.search(path.read_bytes().decode("utf-8", "ignore"))]
    assert found == []


def test_the_bot_of_the_documentation_beats_random(tmp_path: Path) -> None:
    needs("roam")
    text = (ROOT / "docs/writing-a-bot.md").read_text("utf-8")
    (bot,) = (block for language, block in BLOCK.findall(text) if language == "python")
    (tmp_path / "mybot.py").write_text(bot, "utf-8")
    bots = "mybot:Eager,random"
    run = parlour("simulate", "roam", "--games", "10", "--bots", bots, "--json", "-", cwd=tmp_path).fine()
    assert json.loads(run.out)["summary"]["win_rate"][0] >= 0.8


def rows_told(title: str) -> list[tuple[list[str], list[str]]]:
    """The fields of a position that the README of a title explains, a row each, and the words in backticks that explain
    them; nothing for a title that explains none."""
    readme = Path(str(titles.folder(title).joinpath("README.md")))
    _, _, told = (readme.read_text("utf-8") if readme.is_file() else "").partition("\n## Positions\n")
    rows = re.findall(r"^\| (`.+?) \| (.+) \|$", told.partition("\n## ")[0], re.MULTILINE)
    return [(re.findall(r"`(\w+)`", names), re.findall(r"`([^`]+)`", meaning)) for names, meaning in rows]


def parts_of(kind: Any) -> set[str]:
    """The names of all parts of the tables that stand in such a value."""
    inner = list(getattr(kind, "parts", {}).items())
    if hasattr(kind, "kind"):
        inner.append(("", kind.kind))
    return {name for name, _ in inner if name}.union(*(parts_of(part) for _, part in inner))


def test_positions_of_our_titles_are_explained() -> None:
    missing = [title for title in titles.built_in() if not rows_told(title)]
    wanted = "a section '## Positions', with a row '| `field` | meaning |' for each field of its layout"
    assert not missing, f"the README.md of {' and of '.join(missing)} needs {wanted}"


TOLD = [game for game in all_games() if game.layout and rows_told(game.id)]
told = pytest.mark.parametrize("game", TOLD, ids=[game.id for game in TOLD])


@told
def test_every_field_of_a_position_is_explained(game: Game[Any]) -> None:
    named = [name for names, _ in rows_told(game.id) for name in names]
    assert sorted(named) == sorted(field.name for field in game.layout.fields)


@told
def test_every_part_of_a_field_is_explained(game: Game[Any]) -> None:
    words = {name: set(meaning) for names, meaning in rows_told(game.id) for name in names}
    missing = {field.name: parts_of(field.kind) - words.get(field.name, set()) for field in game.layout.fields}
    assert {name: parts for name, parts in missing.items() if parts} == {}
