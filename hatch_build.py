"""Compile the rules with mypyc while the wheel is built, if PARLOUR_COMPILE=1 asks for it.

What is compiled stands in pyproject.toml, at [tool.hatch.build.targets.wheel.hooks.custom]. mypyc writes one C file a
module, and they are compiled side by side. Everything is built in a temporary folder and goes from there into the
wheel: an extension module left in src would be imported instead of the source beside it, whatever one writes there
later. If PARLOUR_BUILD names a folder, objects stay there, and the next time only what changed is compiled.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# mypyc defines the table of what another library lends in a header, once for each C file that includes it: -fcommon
# makes them one. Libraries find each other by that table only, so calls inside one need no detour.
FLAGS = ["-fcommon", "-fvisibility=hidden"]


class CompileRules(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy>=2.4", "setuptools>=80"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        require_compiler()
        self.folder = tempfile.TemporaryDirectory()  # lives until the wheel is written
        folder = Path(os.environ.get("PARLOUR_BUILD") or self.folder.name).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        self.lock = (folder / "lock").open("w")  # as long; two builds in one folder take turns
        fcntl.flock(self.lock, fcntl.LOCK_EX)
        with chdir(Path(self.root) / "src"):
            modules = modules_to_compile(Path(), self.config["compile"])
            build_data["force_include"].update(compile_modules(modules, folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> bool:
    return os.environ.get("PARLOUR_COMPILE", "0") not in {"", "0"}


def require_compiler() -> None:
    compiler = compile_command()[0]
    if not shutil.which(compiler):
        sys.exit(f"Compiling Parlour needs a C compiler, and there is no {compiler} (Debian's package: gcc).")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit("Compiling Parlour needs the C headers of Python (Debian's package: python3-dev).")


def compile_command() -> list[str]:
    """As setuptools does it, which only links here."""
    parts = [os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc", sysconfig.get_config_var("CFLAGS")]
    parts += [os.environ.get("CFLAGS"), sysconfig.get_config_var("CCSHARED")]
    return [*shlex.split(" ".join(filter(None, parts))), f"-I{sysconfig.get_path('include')}"]


def modules_to_compile(src: Path, patterns: list[str]) -> list[Path]:
    return sorted({path for pattern in patterns for path in src.glob(pattern)})


def compile_modules(modules: list[Path], folder: Path) -> dict[str, str]:
    """Return where each extension module was built and its place in the wheel."""
    from setuptools import Distribution  # noqa: PLC0415, present only when compiling

    for old in ("c", "lib"):
        shutil.rmtree(folder / old, ignore_errors=True)
    extensions = write_c(modules, folder / "c")
    compile_c(extensions, folder / "objects")
    build = Distribution({"name": "parlour", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.parallel = f"{folder}/lib", os.cpu_count()
    build.ensure_finalized()
    print("Linking …", file=sys.stderr, flush=True)
    build.run()
    return {output: os.path.relpath(output, build.build_lib) for output in build.get_outputs()}


def write_c(modules: list[Path], folder: Path) -> list[Any]:
    """Return the extension modules and their C files; mypyc itself exits on a type error."""
    from mypyc.build import mypycify  # noqa: PLC0415

    only_these = ["--follow-imports=silent", "--ignore-missing-imports"]  # what people see needs packages not here
    paths = ["--config-file=", "--cache-dir=/dev/null", *only_these, *map(str, modules)]
    level = os.environ.get("PARLOUR_OPT_LEVEL", "3")  # lower: built sooner, slower afterwards
    libraries = [([str(module) for module in its], name) for name, its in groupby(modules, library)]
    how: dict[str, Any] = {"separate": libraries, "multi_file": True, "opt_level": level, "debug_level": "0"}
    return list(mypycify(paths, target_dir=str(folder), **how))


def library(module: Path) -> str:
    """The kernel, or a title: its modules share headers and a table of literals, so a change may reach all of them."""
    return f"parlour_{module.parts[2] if module.parts[1] == 'games' else module.parts[1]}"


def compile_c(extensions: list[Any], folder: Path) -> None:
    """Leave only linking to do. An object is named by all that decides what it is: a stale one is never found."""
    folder.mkdir(exist_ok=True)
    commands: dict[Path, list[str]] = {}
    for each in extensions:
        options = [*each.extra_compile_args, *FLAGS, *(f"-I{place}" for place in each.include_dirs)]
        its = [[*compile_command(), *options, "-c", source] for source in each.sources]
        names = [folder / f"{fingerprint(command, each.include_dirs)}.o" for command in its]
        commands |= zip(names, its, strict=True)
        each.sources, each.extra_objects = [], [str(name) for name in names]
    for old in set(folder.iterdir()) - commands.keys():  # of older sources, or of an interrupted build
        old.unlink()
    new = [(name, command) for name, command in commands.items() if not name.exists()]
    print(f"Compiling {len(new)} of {len(commands)} C files …", file=sys.stderr, flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(make, new))


def make(job: tuple[Path, list[str]]) -> None:
    name, command = job
    begun = name.with_suffix(".begun")
    if subprocess.run([*command, "-o", str(begun)], check=False).returncode != 0:
        sys.exit(f"{command[-1]} could not be compiled.")
    begun.rename(name)


def fingerprint(command: list[str], folders: list[str]) -> str:
    parts = [f"{command} {compiler_version()} {sys.version}".encode()]
    parts += [path.read_bytes() for path in with_headers(Path(command[-1]), [Path(folder) for folder in folders])]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


@cache
def compiler_version() -> str:
    return subprocess.run([*compile_command(), "--version"], check=True, capture_output=True, text=True).stdout


def with_headers(source: Path, folders: list[Path]) -> Iterator[Path]:
    """A C file and all that it includes from these folders, whatever the conditions; versions stand for the rest."""
    found, path = [source], source
    for path in found:
        yield path
        places = [place / name for name in included(path) for place in (path.parent, *folders)]
        found += [place for place in dict.fromkeys(places) if place not in found and place.is_file()]


@cache
def included(path: Path) -> list[str]:
    return re.findall(r'^\s*#\s*include\s*["<](.+?)[">]', path.read_text(), re.MULTILINE)
