"""The launcher must work before anything is installed, so these tests look at it from outside."""

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LAUNCHER = ROOT / "parlour"
REQUIREMENTS = ROOT / "requirements"


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
