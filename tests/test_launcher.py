"""The launcher must work before anything is installed, so these tests look at it from outside."""

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
LAUNCHER = ROOT / "parlour"
REQUIREMENTS = ROOT / "requirements"
HATCHLING = """
import sys, zipfile
from pathlib import Path
folder = sys.argv[-1].removeprefix("--directory=")
with zipfile.ZipFile(f"{folder}/parlour.whl", "w") as wheel:
    wheel.writestr("parlour/__init__.py", "")
    wheel.writestr("parlour/__main__.py", "print('compiled')")
    wheel.writestr("parlour/games/roam/law.toml", "")
exec(Path("meanwhile.py").read_text())
"""
UV = """#!/bin/sh
echo "$@" >> asked
case "$*" in pip\\ install*stranger) mv brought/* .venv/lib/python3.11/site-packages ;; esac
"""
COMPILER = """#!/bin/sh
case "$*" in *--version) exec cat version ;; esac
shift $(($# - 4))  # -c SOURCE -o OBJECT
echo "${2##*/}" >> compiled
cp "$2" "$4"
! grep -q error "$2"
"""


def imported(source: str) -> set[str]:
    nodes = list(ast.walk(ast.parse(source)))
    plain = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    return plain | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


def names(lines: list[str]) -> set[str]:
    found = (re.match(r"[\w.-]+", line) for line in lines if not line.startswith("-"))
    return {match.group().lower() for match in found if match}


def test_the_launcher_uses_the_standard_library_only() -> None:
    roots = {module.split(".")[0] for module in imported(LAUNCHER.read_text())}
    assert roots <= sys.stdlib_module_names


def test_an_old_python_understands_enough_of_the_launcher_to_be_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    ast.parse(LAUNCHER.read_text(), feature_version=(3, 8))
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    with pytest.raises(SystemExit, match=r"^Parlour needs Python 3\.11 or newer; this is Python \S+\.$"):
        runpy.run_path(str(LAUNCHER), run_name="__main__")


def test_a_python_without_pip_is_told_so_in_one_sentence(tmp_path: Path) -> None:
    shutil.copy(LAUNCHER, tmp_path)
    shutil.copytree(REQUIREMENTS, tmp_path / "requirements")
    start = subprocess.run([sys.executable, "-S", tmp_path / "parlour"], capture_output=True, text=True, check=False)
    assert start.returncode == 1
    assert start.stderr.splitlines()[-1].startswith("Parlour needs pip")


def test_packages_that_it_may_not_install_are_named_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    answer = tmp_path / "dpkg-query"
    answer.write_text("#!/bin/sh\necho fonts-dejavu-core installed\n")
    answer.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    runpy.run_path(str(LAUNCHER))["provide_browser"]()
    said = "The browser tests need these Debian packages: chromium-headless-shell libatomic1.\n"
    assert capfd.readouterr().err == said


@pytest.mark.parametrize(("environ", "counted"), [({}, "skipped"), ({"CI": "true"}, "error")])
def test_without_a_browser_its_tests_are_skipped_but_not_in_ci(
    environ: dict[str, str], counted: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "pytest", "-n0", "-q", "tests/web/test_script_morph.py"]
    environ = {name: value for name, value in os.environ.items() if name != "CI"} | {"PATH": str(tmp_path)} | environ
    run = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert "browser tests need Chromium (Debian's packages: chromium-headless-shell " in run.stdout
    assert re.match(rf"\d+ {counted}", run.stdout.splitlines()[-1])


@pytest.mark.parametrize("lock", sorted(REQUIREMENTS.glob("*.txt")), ids=lambda path: path.name)
def test_a_lock_pins_every_package_by_hash_and_names_no_host(lock: Path) -> None:
    packages = re.split(r"\n(?=\S)", lock.read_text().strip())
    assert all(re.match(r"[\w.-]+==\S+", package) and "--hash=sha256:" in package for package in packages)
    assert "://" not in lock.read_text()


def test_the_requirements_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert names((REQUIREMENTS / "run.in").read_text().splitlines()) == names(project["dependencies"])
    assert names((REQUIREMENTS / "test.in").read_text().split("\n")) >= names(project["optional-dependencies"]["lab"])


# Compiled rules: a launcher with its own sources, environment and builder, all of them tiny


class Copy:
    """A copy of the launcher whose program only tells whether it is compiled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(REQUIREMENTS, folder / "requirements")
        for name in ("parlour", "pyproject.toml", "hatch_build.py"):
            shutil.copy(ROOT / name, folder)
        self.write("src/parlour/__init__.py", "")
        self.write("src/parlour/__main__.py", "print('interpreted')")
        self.write("src/parlour/games/roam/tests/test_roam.py", "")
        self.write("src/hatchling/__init__.py", "")
        self.write("src/hatchling/__main__.py", HATCHLING)
        self.write("meanwhile.py", "")
        python = f'#!/bin/sh\nPYTHONPATH="$PYTHONPATH:{folder}/src" exec {sys.executable} "$@"\n'
        self.write(".venv/bin/python", python).chmod(0o755)
        self.write(".venv/parlour.key", self.knows("key")("tools"))

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def knows(self, name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = runpy.run_path(str(self.folder / "parlour"))[name]
        return function

    def says(self, *args: str, level: str = "3") -> str:
        command = [sys.executable, str(self.folder / "parlour"), *args]
        environ = {**os.environ, "PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "1", "PARLOUR_OPT_LEVEL": level}
        done = subprocess.run(
            command, cwd=self.folder, env=environ, capture_output=True, text=True, check=False, timeout=60
        )
        return (done.stdout or done.stderr).splitlines()[-1]

    def with_uv(self) -> "Copy":
        """An installer that only notes what it is asked for, and finds what `stranger` brings in a folder."""
        name = self.knows("digest")([self.folder / "requirements/uv.txt"])[:8]
        self.write(f".tools/uv-{name}/bin/uv", UV).chmod(0o755)
        return self

    def asked(self) -> list[list[str]]:
        """What it was asked for; what stands before is the same each time."""
        return [line.split()[1:2] + line.split()[3:] for line in (self.folder / "asked").read_text().splitlines()]

    def holds(self, package: str, points: str, where: str = ".venv/lib/python3.11/site-packages") -> None:
        self.write(f"{where}/{package}-1.0.dist-info/entry_points.txt", points)

    def builds(self) -> int:
        return len(list(self.folder.glob(".tools/compiled/*")))


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Copy:
    monkeypatch.setenv("PARLOUR_OPT_LEVEL", "3")  # what `knows` asks and what `says` runs are of one level
    return Copy(tmp_path)


def test_what_is_compiled_is_used_until_a_source_changes(copy: Copy) -> None:
    assert copy.says() == "interpreted"
    assert copy.says("compile") == "Parlour is compiled; ./parlour uses that until a source changes."
    assert [copy.says(), copy.says("compiled"), copy.says("interpreted")] == ["compiled", "compiled", "interpreted"]
    copy.write("src/parlour/words.ftl", "win = You win")
    assert copy.says() == "interpreted"
    copy.write("src/parlour/words.ftl", "").unlink()
    copy.write("src/parlour/games/roam/tests/test_more.py", "")  # the compiled package has a link to them
    assert copy.says() == "compiled"


def test_the_program_is_told_that_what_is_compiled_is_of_other_sources(copy: Copy) -> None:
    copy.write("src/parlour/__main__.py", "import os; print(os.environ.get('PARLOUR_COMPILED'))")
    assert copy.says() == "None"
    copy.says("compile")
    copy.write("src/parlour/more.py", "")
    assert copy.says() == "other"


def test_tests_and_tools_look_at_the_sources_unless_told_otherwise(copy: Copy) -> None:
    copy.says("compile")
    tool = ["tools", "python", "-m", "parlour"]
    assert [copy.says(*tool), copy.says("compiled", *tool)] == ["interpreted", "compiled"]
    package = copy.knows("compiled_package")()
    places = copy.knows("where_tests_are")(package)
    assert places == [f"--override-ini=testpaths=tests {package}/parlour/conformance {package}/parlour/games"]
    assert (package / "parlour/games/roam/tests/test_roam.py").exists()


def test_another_level_is_another_build(copy: Copy) -> None:
    copy.says("compile", level="0")
    assert [copy.says(), copy.says(level="0")] == ["interpreted", "compiled"]


def test_a_build_that_fails_or_whose_sources_change_meanwhile_leaves_nothing(copy: Copy) -> None:
    copy.write("meanwhile.py", "sys.exit(1)")
    assert copy.says("compile") == "Parlour could not be compiled, for the reason above."
    copy.write("meanwhile.py", "Path('src/parlour/more.py').touch()")
    assert copy.says("compiled").startswith("A source changed while Parlour was being compiled")
    assert (copy.builds(), copy.says()) == (0, "interpreted")


def test_old_builds_go(copy: Copy) -> None:
    for number in range(5):
        copy.write("src/parlour/more.py", f"{number}")
        assert copy.says("compiled") == "compiled"
    assert copy.builds() == 3


TITLE = '[project]\nentry-points = { "parlour.games" = { other = "parlour_other" } }\n'
POINTS = "[console_scripts]\nother = other:main\n\n[parlour.games]\nother = parlour_other\n\n[more]\nx = y\n"
ADD = "./parlour add TITLE… installs titles; TITLE is a folder, a wheel (….whl), or the name of a package."
REMOVE = "./parlour remove TITLE… takes titles out that were added, by their ids or their packages' names; "


def test_a_title_is_added_together_with_these_sources(copy: Copy) -> None:
    """Nobody may look for a Parlour elsewhere: a title depends on one by name."""
    copy.with_uv().write("title/pyproject.toml", TITLE)
    for package in ("parlour_other", "parlour_more"):
        copy.holds(package, POINTS)
    copy.write("parlour_more-1.0-py3-none-any.whl", "")
    wheel = "./parlour_more-1.0-py3-none-any.whl"
    assert copy.says("add", "Parlour.Other>=1", "title", wheel).startswith("Installed; ./parlour games lists")
    ours = ["install", f"--editable={copy.folder}"]
    assert copy.asked() == [[*ours, "--editable=title"], [*ours, "Parlour.Other>=1"], [*ours, wheel]]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((), ADD),
        (("--all",), ADD),
        (("title",), "There is no pyproject.toml in title, so that it is not the folder of a title."),
        (("no/such",), "There is no pyproject.toml in no/such, so that it is not the folder of a title."),
        (("pyproject.toml",), "pyproject.toml is a file, but no wheel (….whl), so that no title is in it."),
        (("tool",), "The pyproject.toml in tool names no title: it has no entry point in parlour.games."),
        (("noted",), "The pyproject.toml in noted names no title: it has no entry point in parlour.games."),
        (("odd",), "The pyproject.toml in odd names no title: it has no entry point in parlour.games."),
        (("folder",), "There is no pyproject.toml in folder, so that it is not the folder of a title."),
        (("torn",), "The pyproject.toml in torn cannot be read: Expected ']' at the end of a table declaration "),
        (("--help",), ADD),
    ],
)
def test_what_is_no_title_is_not_added(copy: Copy, args: tuple[str, ...], said: str) -> None:
    (copy.folder / "title").mkdir()
    (copy.folder / "folder/pyproject.toml").mkdir(parents=True)
    copy.write("noted/pyproject.toml", "# entry-points parlour.games\n")
    copy.write("odd/pyproject.toml", "project = 5\n")
    copy.write("torn/pyproject.toml", "[project\n")
    copy.with_uv().write("tool/pyproject.toml", '[project]\nentry-points = { "console_scripts" = {} }\n')
    assert copy.says("add", *args).startswith(said)
    assert not (copy.folder / "asked").exists()


def test_a_package_without_a_title_is_taken_out_again_with_what_it_brought(copy: Copy) -> None:
    copy.with_uv().holds("rich", "")
    copy.holds("stranger", "[console_scripts]\nx = y\n", "brought")
    copy.holds("friend_of.stranger", "", "brought")
    assert copy.says("add", "stranger") == "The package stranger holds no title, and was taken out again."
    assert copy.asked()[-1] == ["uninstall", "friend-of-stranger", "stranger"]
    assert copy.says("add", "rich") == "The package rich holds no title."
    assert copy.asked()[-1][0] == "install"


@pytest.mark.parametrize(("name", "doubts"), [("title", ""), ("other", "is it called so, and is there a network? ")])
def test_what_cannot_be_installed_is_told_in_a_sentence_that_fits(
    copy: Copy, name: str, doubts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy.with_uv().write("title/pyproject.toml", TITLE)
    monkeypatch.chdir(copy.folder)
    add = copy.knows("add_titles")
    add.__globals__["attempt"] = lambda command: f"--editable={copy.folder}" in command and name not in command[-1]
    said = f"Parlour could not install {name}; {doubts}{copy.folder}/.tools/install.log has the details."
    with pytest.raises(SystemExit, match=f"^{re.escape(said)}$"):
        add([name])


def test_a_title_that_was_added_is_taken_out_again_and_nothing_else(copy: Copy) -> None:
    copy.with_uv()
    assert copy.says("remove", "rich") == f"{REMOVE}there is none."
    copy.holds("parlour_other", POINTS)
    for names in ((), ("rich",), ("parlour-other", "rich"), ("--help",), ("x",)):
        assert copy.says("remove", *names) == f"{REMOVE}there is parlour-other."
    assert not (copy.folder / "asked").exists()
    for name in ("parlour-other", "parlour_other", "other"):
        assert copy.says("remove", name).startswith("Taken out; ")
        assert copy.asked()[-1] == ["uninstall", "parlour-other"]
    copy.holds("more", POINTS.replace("other =", "more ="))
    assert copy.says("remove", "rich") == f"{REMOVE}there are more, parlour-other."


# Objects: what has changed is compiled again, and nothing else


class Objects:
    """Two C files, a header that one of them includes by way of another, and a compiler that only takes notes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.flags = ["-O3"]
        for name, text in {"a.c": '#include "a.h"', "a.h": "# include <far.h>", "far.h": "", "b.c": ""}.items():
            (folder / name).write_text(text)
        (folder / "version").write_text("1")
        (folder / "cc").write_text(COMPILER)
        (folder / "cc").chmod(0o755)

    def make(self) -> list[str]:
        """Compile, and tell what was."""
        (self.folder / "compiled").write_text("")
        sources = [str(self.folder / name) for name in ("a.c", "b.c")]
        extension = SimpleNamespace(sources=sources, include_dirs=[str(self.folder)], extra_compile_args=self.flags)
        runpy.run_path(str(ROOT / "hatch_build.py"))["compile_c"]([extension], self.folder / "objects")
        assert len(extension.extra_objects) == len(list((self.folder / "objects").iterdir())) == 2
        assert [Path(path).read_text() for path in extension.extra_objects] == [
            Path(path).read_text() for path in sources
        ]
        return sorted((self.folder / "compiled").read_text().split())


@pytest.fixture
def objects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Objects:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CC", f"{tmp_path}/cc")
    return Objects(tmp_path)


def test_an_object_is_made_again_only_if_its_source_or_a_header_changed(objects: Objects) -> None:
    assert [objects.make(), objects.make()] == [["a.c", "b.c"], []]
    Path("b.c").write_text("int b;")
    assert objects.make() == ["b.c"]
    Path("far.h").write_text("int far;")
    assert objects.make() == ["a.c"]


def test_other_flags_or_another_compiler_make_other_objects(objects: Objects) -> None:
    objects.make()
    objects.flags = ["-O0"]
    assert [objects.make(), objects.make()] == [["a.c", "b.c"], []]
    Path("version").write_text("2")
    assert objects.make() == ["a.c", "b.c"]


def test_what_an_interrupted_build_left_is_no_object(objects: Objects) -> None:
    Path("b.c").write_text("error")
    with pytest.raises(SystemExit, match=r"b\.c could not be compiled\.$"):
        objects.make()
    assert [path.suffix for path in sorted(Path("objects").iterdir())].count(".o") == 1
    Path("b.c").write_text("int b;")
    assert objects.make() == ["b.c"]
