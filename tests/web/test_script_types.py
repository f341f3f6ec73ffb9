"""The modules are type-checked: Deno carries TypeScript, which reads their JSDoc, strictly."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from web.script_stage import STATIC

DENO: Final = str(Path(sys.executable).with_name("deno"))
STRICT: Final = ["strict", "noUncheckedIndexedAccess", "noUnusedLocals", "noUnusedParameters", "noImplicitReturns"]
OPTIONS: Final = {"checkJs": True, "lib": ["es2022", "dom", "dom.iterable"], **dict.fromkeys(STRICT, True)}
ALONE: Final = ["--no-remote", "--no-npm", "--no-lock"]  # whatever is not in this folder is a mistake
MISTAKES: Final = {
    "export const far = (1).missing;": "Property 'missing' does not exist",
    'document.querySelector("p").remove();': "Object is possibly 'null'",
    'export const first = ["a"][0].length;': "Object is possibly 'undefined'",
    "const nobody = 1;": "'nobody' is declared but its value is never read",
    "export const half = (/** @type {number} */ n) => { if (n) return n; };": "Not all code paths return a value",
    'import "./away.js";': "Cannot find module",
    "Deno.exit();": "Cannot find name 'Deno'",
}
LINES: Final = 300
MODULES: Final = sorted(STATIC.glob("*.js"))


def check(modules: list[Path], folder: Path) -> subprocess.CompletedProcess[str]:
    """Deno keeps what it knows in the folder: not in anybody's home."""
    config = folder / "deno.json"
    config.write_text(json.dumps({"compilerOptions": OPTIONS}))
    command = [DENO, "check", "--quiet", f"--config={config}", *ALONE, *map(str, modules)]
    environ = {**os.environ, "DENO_DIR": str(folder / "deno"), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=False)


def test_the_types_of_the_script_are_right(tmp_path: Path) -> None:
    done = check(MODULES, tmp_path)
    assert done.returncode == 0, done.stderr


def test_every_kind_of_mistake_is_found(tmp_path: Path) -> None:
    module = tmp_path / "module.js"
    module.write_text("\n".join(MISTAKES))
    done = check([module], tmp_path)
    assert done.returncode == 1
    assert [complaint for complaint in MISTAKES.values() if complaint not in done.stderr] == []


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
