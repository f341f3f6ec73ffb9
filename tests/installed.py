"""A fresh environment with Parlour and titles of other authors in it, installed by pip as a person would.

Nothing is fetched: a path file lends what Parlour depends on, and hatchling, from the environment that runs the tests.
It is made once, whatever the number of workers.
"""

import fcntl
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.program import ENVIRON, PATIENCE, Run

ROOT = Path(__file__).parent.parent
BASE = str(getattr(sys, "_base_executable", sys.executable))  # the Python that has pip
PIP = [BASE, "-m", "pip", "--disable-pip-version-check", "--no-input"]
CLEAN = {name: value for name, value in ENVIRON.items() if not name.startswith(("PYTHON", "COVERAGE"))}
QUIET = {"PIP_USER": "0", "PARLOUR_COMPILE": "0", "PYTHONDONTWRITEBYTECODE": "1"}


class Place:
    """An environment: its folder, and what happens in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def python(self) -> str:
        return str(self.folder / "bin/python")

    def make(self) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.folder], check=True, timeout=PATIENCE)
        lent = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
        self.packages().joinpath("lent.pth").write_text("".join(f"{path}\n" for path in sorted(lent)))
        self.install(ROOT)

    def packages(self) -> Path:
        return next(self.folder.glob("lib/*/site-packages"))

    def install(self, *folders: Path, editable: bool = False) -> None:
        what = [part for folder in folders for part in (["--editable"] if editable else []) + [str(folder)]]
        how = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
        command = [*PIP, f"--python={self.python}", "install", *how, *what]
        done = subprocess.run(
            command, env=CLEAN | QUIET, capture_output=True, text=True, check=False, timeout=10 * PATIENCE
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, program: str, *args: str | Path, cwd: Path | None = None, stdin: str = "") -> Run:
        command = [str(self.folder / "bin" / program), *map(str, args)]
        wait = 10 * PATIENCE
        done = subprocess.run(
            command, cwd=cwd, env=CLEAN | QUIET, input=stdin, capture_output=True, text=True, check=False, timeout=wait
        )
        return Run(done.returncode, done.stdout, done.stderr)


def made_once(factory: pytest.TempPathFactory, name: str, fill: Callable[[Place], None]) -> Place:
    """By the first worker that needs it; the others wait."""
    base = factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    place, ready = Place(shared / name), shared / f"{name}.ready"
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not ready.exists():
            place.make()
            fill(place)
            ready.touch()
    return place
