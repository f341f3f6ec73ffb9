"""Compile the rules with mypyc while the wheel is built, if PARLOUR_COMPILE=1 asks for it.

What is compiled stands in pyproject.toml, at [tool.hatch.build.targets.wheel.hooks.custom]. Everything is built in a
temporary folder and goes from there into the wheel: an extension module left in src would be imported instead of the
source beside it, whatever one writes there later.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy>=2.4", "setuptools>=80"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        require_compiler()
        self.folder = tempfile.TemporaryDirectory()  # lives until the wheel is written
        with chdir(Path(self.root) / "src"):
            modules = modules_to_compile(Path(), self.config["compile"], self.config["leave"])
            build_data["force_include"].update(compile_modules(modules, Path(self.folder.name)))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> bool:
    return os.environ.get("PARLOUR_COMPILE", "0") not in {"", "0"}


def require_compiler() -> None:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        sys.exit(f"Compiling Parlour needs a C compiler, and there is no {compiler} (Debian's package: gcc).")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit("Compiling Parlour needs the C headers of Python (Debian's package: python3-dev).")


def modules_to_compile(src: Path, patterns: list[str], leave: list[str]) -> list[Path]:
    found = {path for pattern in patterns for path in src.glob(pattern)}
    return sorted(path for path in found if str(path) not in leave)


def compile_modules(modules: list[Path], folder: Path) -> dict[str, str]:
    """Return where each extension module was built and its place in the wheel; mypyc itself exits on a type error."""
    from mypyc.build import mypycify  # noqa: PLC0415, present only when compiling
    from setuptools import Distribution  # noqa: PLC0415

    only_these = ["--follow-imports=silent", "--ignore-missing-imports"]  # what people see needs packages not here
    paths = ["--config-file=", "--cache-dir=/dev/null", *only_these, *map(str, modules)]
    level = os.environ.get("PARLOUR_OPT_LEVEL", "3")  # lower: built sooner, slower afterwards
    extensions = mypycify(paths, opt_level=level, debug_level="0", group_name="parlour", target_dir=f"{folder}/c")
    build = Distribution({"name": "parlour", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = f"{folder}/lib", f"{folder}/objects"
    build.ensure_finalized()
    build.run()
    return {output: os.path.relpath(output, build.build_lib) for output in build.get_outputs()}
