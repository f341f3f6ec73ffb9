"""The real program in real processes, started as a person or a script would start it."""

import atexit
import json
import os
import pty
import shutil
import signal
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from parlour.table.table import Table
from parlour.text import words

SEVERAL = Path(__file__).parent / "several.py"
PROGRAM = [sys.executable, "-m", "parlour"]
ODD = ("FORCE_COLOR", "NO_COLOR", "PYTHONIOENCODING", "PYTHONUTF8", "TTY_COMPATIBLE", "COLUMNS")
ENVIRON = {name: value for name, value in os.environ.items() if name not in ODD} | {
    "LC_ALL": "C.UTF-8",
    "TERM": "xterm-256color",
}
PATIENCE = 60  # seconds for what takes one or two: other tests, and other people, may want the machine too
if sys.dont_write_bytecode:  # then every start would compile every module again, which is half of its time
    ENVIRON |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": tempfile.mkdtemp(prefix="parlour-tests-")}
    atexit.register(shutil.rmtree, ENVIRON["PYTHONPYCACHEPREFIX"], ignore_errors=True)


@dataclass(frozen=True)
class Run:
    """How a process ended and what it said."""

    code: int
    out: str
    err: str

    def fine(self) -> "Run":
        assert "Traceback" not in self.err, self.err
        assert (self.code, self.err) == (0, ""), self
        return self

    def refused(self, code: int, *parts: str) -> "Run":
        """One sentence on stderr that says so and so; never a traceback."""
        assert "Traceback" not in self.err, self.err
        assert self.code == code, self
        assert len(self.err.splitlines()) == 1, self.err
        assert self.err.startswith("parlour")
        for part in parts:
            assert part in self.err
        return self


def parlour(
    *args: str | Path, stdin: str | bytes = b"", cwd: Path | None = None, environ: Mapping[str, str] | None = None
) -> Run:
    done = subprocess.run(
        [*PROGRAM, *map(str, args)],
        check=False,
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        cwd=cwd,
        env=ENVIRON | dict(environ or {}),
        timeout=PATIENCE,
    )
    return Run(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))


def several(*commands: list[str], cwd: Path | None = None) -> list[Run]:
    """Many commands in one process, where starting it each time would only cost time. Nothing is typed."""
    done = subprocess.run(
        [sys.executable, SEVERAL],
        check=True,
        input=json.dumps(commands),
        stdout=subprocess.PIPE,
        text=True,
        cwd=cwd,
        env=ENVIRON,
        timeout=PATIENCE,
    )
    return [Run(*each) for each in json.loads(done.stdout)]


# Playing by typing


def play(*args: str | Path, lines: list[str], cwd: Path | None = None) -> Run:
    return parlour("play", "roam", *args, stdin="".join(line + "\n" for line in lines), cwd=cwd)


def answers(run: Run, language: str = "en") -> list[str]:
    """What the program said after each line that was typed; the good-bye at the end of the input left out."""
    said = run.out.split(words(language).say("play-prompt") + " > ")[1:]
    return said[:-1] if said and said[-1].strip() == words(language).say("play-quit") else said


def number_of(table: Table, action: int) -> str:
    """What to type for an action."""
    decision = table.decision
    assert decision is not None
    return str([option.action for option in decision.options].index(action) + 1)


# Terminals


def in_terminal(*args: str, typed: str = "") -> tuple[int, str]:
    """The program in a pseudo-terminal of its own: how it ended, and all that appeared there."""
    outer, inner = pty.openpty()
    termios.tcsetwinsize(inner, (50, 120))
    with subprocess.Popen(
        [*PROGRAM, *args], stdin=inner, stdout=inner, stderr=inner, env=ENVIRON, start_new_session=True
    ) as process:
        os.close(inner)
        os.write(outer, typed.encode())
        seen = b""
        with suppress(OSError):  # the end of a terminal is an error on Linux
            while chunk := os.read(outer, 65536):
                seen += chunk
        os.close(outer)
    return process.returncode, seen.decode()


# Processes that are stopped from outside


@contextmanager
def started(*args: str | Path) -> Iterator[subprocess.Popen[str]]:
    """The program running in a process group of its own; whatever is left of it ends with the test."""
    with subprocess.Popen(
        [*PROGRAM, *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRON,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def ended(process: subprocess.Popen[str], seconds: float = PATIENCE) -> Run:
    """How it ends; a test that waits longer fails. A child that outlives the program keeps its stderr open."""
    try:
        out, err = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        pytest.fail(f"still running after {seconds} seconds: {alive(process.pid)}")
    return Run(process.returncode, out, err)


def alive(group: int) -> list[str]:
    """The processes of a group that still run, zombies apart."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = path.read_text().rpartition(")")
            state, _, its_group = rest.split()[:3]
            if int(its_group) == group and state != "Z":
                found.append(name + ")")
    return found


def processor_time(pid: int) -> float:
    """Seconds that a process has had so far: what else runs on the machine does not count."""
    _, _, rest = Path(f"/proc/{pid}/stat").read_text().rpartition(")")
    return sum(map(int, rest.split()[11:13])) / os.sysconf("SC_CLK_TCK")


def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something that happens in other processes."""
    limit = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < limit, f"it did not happen within {seconds} seconds"
        time.sleep(0.05)
