"""The law index: which paragraph is carried out where, and which test holds it up. Read from the source, never run.

Code cites a paragraph in the first line of a docstring (`4.3.1 The defender may ambush.`, also `7.6–7.8 …`), tests with
the decorator `@law(GAME, "4.3.1")`.
"""

import ast
import re
import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from parlour import titles
from parlour.kernel.errors import BadFile

NAME = r"(?:\d+(?:\.[0-9a-z]+)+|[A-Z]{1,4}\.(?:\d+|[a-z]{3,}(?:-[a-z]+)*)(?:\.[0-9a-z]+)*|L-\d\d)"
STEP = re.compile(rf'^class (\w+)\(.*\):\n    """({NAME})', re.MULTILINE)
NO_RULES = ("bot", "draw", "tests")  # folders and modules that carry nothing out
CITATION = re.compile(rf"(?<![\w.])({NAME})(?:[–-]({NAME}))?(?!\w)")


class Paragraph:
    """One paragraph of a game's law: our digest, our ruling if it is one, and where it is carried out and tested."""

    def __init__(self, name: str, digest: str, ruling: str, informational: str) -> None:
        self.name = name
        self.digest = digest
        self.ruling = ruling
        self.informational = informational
        self.code: list[str] = []
        self.tests: list[str] = []

    def covered(self) -> bool:
        return bool(self.informational) or bool(self.code and self.tests)


@cache
def law(game: str) -> dict[str, Paragraph]:
    """The paragraphs of a game's law in order, not yet indexed."""
    text = titles.folder(game).joinpath("law.toml").read_text("utf-8")
    entries = tomllib.loads(text)
    return {
        name: Paragraph(name, entry["digest"], entry.get("ruling", ""), entry.get("informational", ""))
        for name, entry in entries.items()
    }


def index(game: str, tests: Path | None) -> tuple[dict[str, Paragraph], list[str]]:
    """The law with code and tests beside each paragraph, and the citations of paragraphs that do not exist."""
    paragraphs = {
        name: Paragraph(name, p.digest, p.ruling, p.informational) for name, p in law(game).items()
    }
    unknown: list[str] = []
    for place, cited in code_citations(game):
        for name in cited:
            if name in paragraphs:
                paragraphs[name].code.append(place)
            else:
                unknown.append(f"{place} cites {game} {name}, which the law does not have")
    for place, name in test_citations(game, tests) if tests else ():
        if name in paragraphs:
            paragraphs[name].tests.append(place)
        else:
            unknown.append(f"{place} cites {game} {name}, which the law does not have")
    return paragraphs, unknown


def code_citations(game: str) -> Iterator[tuple[str, list[str]]]:
    """Each docstring in the game's folder that begins with a paragraph, with all the paragraphs of its first line."""
    names = list(law(game))
    for place, text in sources(titles.folder(game)):
        for where, docstring in docstrings(ast.parse(text)):
            if CITATION.match(docstring):
                yield f"{place}:{where}", expand(docstring.splitlines()[0], names)


def sources(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """Where each module is, and its text."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.removesuffix(".py") in NO_RULES:
            continue
        if entry.is_dir():
            yield from sources(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield f"{path}{entry.name}", entry.read_text("utf-8")


def own_tests(game: str) -> Path:
    """The title's tests; if it has none that can be found, whatever tests there are where one is."""
    return found_tests(game) or Path("tests")


def found_tests(game: str) -> Path | None:
    """The tests in the title's folder; those of a package of its own lie beside its sources, or where one is.

    If one is in its project, that is: the tests there are no business of the other titles that are installed.
    """
    own = titles.folder(game)
    projects = [folder for folder in own.parents[:2] if folder.joinpath("pyproject.toml").is_file()]
    here = [Path()] if game in titles_made_in(Path()) else []
    places = [folder / "tests" for folder in (own, *projects, *here)]
    return next((place for place in places if place.is_dir()), None)


def titles_made_in(folder: Path) -> Collection[str]:
    """The ids that the project in a folder gives its titles; none where there is no project, or it cannot be read."""
    try:
        project = tomllib.loads(folder.joinpath("pyproject.toml").read_text("utf-8"))
        return tuple(project["project"]["entry-points"][titles.GROUP])
    except (OSError, ValueError, KeyError, TypeError):
        return ()


def docstrings(tree: ast.AST, path: str = "") -> Iterator[tuple[str, str]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            name = f"{path}.{node.name}" if path else node.name
            docstring = ast.get_docstring(node)
            if docstring:
                yield name, docstring
            yield from docstrings(node, name)


def expand(line: str, names: list[str]) -> list[str]:
    """The paragraphs cited in a line; `7.6–7.8` means all from the first to the last, in the order of the law."""
    cited: list[str] = []
    for first, last in CITATION.findall(line):
        if last and first in names and last in names:
            cited += names[names.index(first) : names.index(last) + 1]
        else:
            cited += [name for name in (first, last) if name]
    return cited


def test_citations(game: str, folder: Path) -> Iterator[tuple[str, str]]:
    """Each `@law(game, …)` on a test, with its paragraphs one by one."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(parsed(path)):
            for decorator in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "law":
                    words = [arg.value for arg in decorator.args if isinstance(arg, ast.Constant)]
                    for name in words[1:] if words[:1] == [game] else ():
                        assert isinstance(node, ast.FunctionDef)
                        yield f"{path.relative_to(folder)}:{node.name}", str(name)


def parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text("utf-8"))
    except (SyntaxError, ValueError) as error:
        raise BadFile(str(path), f"is not a test that can be read: {error}") from None


@cache
def paragraph_of_steps(game: str) -> dict[str, str]:
    """The first paragraph that each Step of a game cites: where a refusal points when nothing nearer is known."""
    texts = [text for _, text in sources(titles.folder(game))]
    return {name: paragraph for text in texts for name, paragraph in STEP.findall(text)}
