"""A title of another author, installed as a package: nothing in Parlour knows it, and everything takes it."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from cli.program import PATIENCE

EXAMPLE = Path(__file__).parent.parent / "examples/liars_dice"
PROJECT = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What an editable install leaves behind: the package's name and its entry points, and the way to its source."""
    folder = tmp_path_factory.mktemp("installed")
    info = folder / f"{PROJECT['name'].replace('-', '_')}-{PROJECT['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PROJECT['name']}\nVersion: {PROJECT['version']}\n")
    groups = PROJECT["entry-points"].items()
    lines = [f"[{group}]\n" + "".join(f"{name} = {at}\n" for name, at in each.items()) for group, each in groups]
    (info / "entry_points.txt").write_text("".join(lines))
    return f"{folder}{os.pathsep}{EXAMPLE / 'src'}"


def run(path: str, *args: str) -> str:
    environ, wait = {**os.environ, "PYTHONPATH": path}, 20 * PATIENCE
    program = [sys.executable, *args]
    done = subprocess.run(program, cwd=EXAMPLE, env=environ, capture_output=True, text=True, check=False, timeout=wait)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    return done.stdout


def test_it_is_found_and_plays(path: str) -> None:
    games = json.loads(run(path, "-m", "parlour", "games", "--json"))
    assert "liars_dice" in [game["id"] for game in games]
    simulate = ["simulate", "liars_dice", "--games", "20", "--bots", "greedy,random", "--json", "-"]
    assert len(json.loads(run(path, "-m", "parlour", *simulate))["games"]) == 20


def test_its_law_is_covered_by_its_own_tests(path: str) -> None:
    assert run(path, "-m", "parlour", "laws", "liars_dice", "--uncovered") == ""


def test_it_is_an_environment_for_learners(path: str) -> None:
    run(path, "-c", "import parlour, pettingzoo.test as zoo; zoo.api_test(parlour.lab.env('liars_dice'), 100)")


def test_its_own_tests_and_the_conformance_suite_pass(path: str) -> None:
    """Its `pyproject.toml` asks for the suite in one line."""
    said = run(path, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider")
    assert "passed" in said.splitlines()[-1]
    assert "failed" not in said.splitlines()[-1]


def test_it_is_small() -> None:
    """Without blank lines, tests aside."""
    kinds = (".py", ".toml", ".ftl")
    files = [each for each in EXAMPLE.rglob("*.*") if each.suffix in kinds and "tests" not in each.parts]
    lines = [line for each in files for line in each.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) < 500
