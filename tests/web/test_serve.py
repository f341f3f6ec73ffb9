"""parlour serve: what it says, how fast it starts, and how it ends whatever goes on in it."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from cli.program import ENVIRON, PATIENCE, PROGRAM, alive, ended, parlour, processor_time, several, until
from needs import needs
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from web.guests import Guest, guest
from web.servers import Server, serving

needs("roam")

START = 3.0  # seconds of one processor
SOON = 20.0  # seconds: a busy machine is no failure, waiting for a long-poll to end by itself would be


@contextmanager
def started(*args: str | Path, environ: dict[str, str] | None = None) -> Iterator[subprocess.Popen[str]]:
    """`parlour` with these arguments; killed at the end, if it still runs, and its bots too."""
    pipe = subprocess.PIPE
    command = [*PROGRAM, *map(str, args)]
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, env=ENVIRON | (environ or {}), start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            if alive(process.pid):
                os.killpg(process.pid, signal.SIGKILL)


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"Parlour is open at (http://\S+)\n", line)
    assert found, line
    return found[1]


def answers(address: str) -> bool:
    return httpx.get(f"{address}/robots.txt", timeout=30, trust_env=False).status_code == 200


# Starting


def test_it_says_where_it_is_and_is_there_soon(tmp_path: Path) -> None:
    with started("serve", "--port", "0", "--data", tmp_path) as process:  # the first one may have to compile all of it
        address_of(process)
    with started("serve", "--port", "0", "--data", tmp_path) as process:
        address = address_of(process)
        assert answers(address)
        assert processor_time(process.pid) < START
        assert address.startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        assert process.stdout.read() == "Ctrl-C closes it; tables are kept.\n"
        run = ended(process)
    assert (run.code, run.err) == (0, "")


def test_the_host_tells_who_may_come(tmp_path: Path) -> None:
    with started("serve", "--port", "0", "--host", "0.0.0.0", "--data", tmp_path) as process:
        address = address_of(process)
        assert address.startswith("http://localhost:")
        assert process.stdout is not None
        assert re.fullmatch(r"(On this network: http://[\d.]+:\d+|Ctrl-C .*)\n", process.stdout.readline())
        assert answers(address)


def test_ipv6_is_a_place_too(tmp_path: Path) -> None:
    with started("serve", "--port", "0", "--host", "::1", "--data", tmp_path) as process:
        address = address_of(process)
        assert address.startswith("http://[::1]:")
        assert answers(address)


def test_without_a_command_the_house_is_opened_in_the_usual_place(tmp_path: Path) -> None:
    with started(environ={"XDG_DATA_HOME": str(tmp_path)}) as process:
        assert answers(address_of(process))
        assert (tmp_path / "parlour" / "parlour.db").exists()
        process.send_signal(signal.SIGINT)
        assert ended(process).code == 0


def test_its_options_need_no_command(tmp_path: Path) -> None:
    with started("--port", "0", "--data", tmp_path) as process:
        assert answers(address_of(process))
        assert (tmp_path / "parlour.db").exists()


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "my tables? 100% #1 їжак"
    with started("serve", "--port", "0", "--data", folder) as process:
        assert answers(address_of(process))
    assert (folder / "parlour.db").stat().st_mode & 0o077 == 0, "it is for its owner alone"


# What cannot be


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        parlour("serve", "--port", port, "--data", tmp_path).refused(2, port, "in use", "--port")


def test_a_second_server_on_the_same_tables_is_told_in_one_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        run = parlour("serve", "--port", "0", "--data", tmp_path).refused(2, "in use by another Parlour")
        assert run.out == "", "nobody is told that it is open"
        assert answers(server.address)


def test_what_cannot_be_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd/parlour.db").write_text("something else, long enough that nobody takes it for a database" * 100)
    here = ["--port", "0", "--data", str(tmp_path / "here")]
    cases = [
        (["--data", ""], "--data must name a folder"),
        (["--data", f"{tmp_path}/file"], "data folder"),
        (["--data", f"{tmp_path}/file/inside"], "data folder"),
        (["--data", f"{tmp_path}/odd"], "cannot be used"),
        ([*here, "--workers", "2"], "SQLite belongs to one process"),
        ([*here, "--workers", "0"], "1 to 64"),
        ([*here, "--port", "65536"], "0 to 65535"),
        ([*here, "--port", "web"], "web"),
        ([*here, "--host", "nowhere.invalid"], "--host must be an address of this computer"),
        ([*here, "--host", "192.0.2.1"], "--host must be an address of this computer"),
        ([*here, "--host", ""], "0.0.0.0 for the whole network"),
        ([*here, "--bot-delay", "-1"], "--bot-delay"),
        ([*here, "--bot-delay", "nan"], "--bot-delay"),
        (["--database", "mysql://x"], "is no database"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "cannot be used"),
    ]
    runs = several(*(["serve", *args] for args, _ in cases))
    for run, (_, says) in zip(runs, cases, strict=True):
        run.refused(2, says)
        assert run.out == ""
    assert (tmp_path / "odd/parlour.db").read_text().startswith("something else")


# Ending


async def stopped(server: Server, ann: Guest, stop: signal.Signals) -> int:
    """Told to stop while feeds, a long-poll and a bot that thinks are under way: its code."""
    table = ann.opens("me", "bot:ismcts:200", settings={"first": "0"})
    sockets = [await ann.feed(table) for _ in range(20)]
    reading = [asyncio.create_task(read_on(each)) for each in sockets]
    waiting = asyncio.create_task(asyncio.to_thread(ann.waits, table, 10**6))
    await asyncio.sleep(0.3)
    while ann.view(table)["my_turn"]:
        ann.acts(table)
    server.process.send_signal(stop)
    begun = time.monotonic()
    code = await asyncio.to_thread(server.process.wait, PATIENCE)
    assert time.monotonic() - begun < SOON
    assert (await waiting).status_code == 200, "even a long-poll has its answer"
    assert await asyncio.gather(*reading) == [CloseCode.SERVICE_RESTART] * 20
    return code


async def read_on(socket: ClientConnection) -> int:
    """Until the end: the code that browsers are told, so that they come back."""
    with suppress(ConnectionClosed):
        while await socket.recv():
            pass
    return socket.close_code or 0


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_peace_whatever_goes_on(tmp_path: Path, stop: signal.Signals) -> None:
    with serving(tmp_path) as server:
        assert asyncio.run(stopped(server, guest(server, "Ann"), stop)) == 0, server.log
        until(lambda: alive(server.process.pid) == [])
        assert server.log == ""


def test_tables_go_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = guest(server, "Ann")
        table = ann.opens("me", "bot:greedy")
        ann.until_asked(table)
        ann.acts(table)
        before = ann.view(table)
    with serving(tmp_path) as server:
        ann.goes_to(server)
        assert ann.view(table)["seq"] >= before["seq"]
        ann.until_asked(table)
        ann.acts(table)


def test_bots_that_were_thinking_think_again(tmp_path: Path) -> None:
    with serving(tmp_path, "--bot-delay", "60") as server:
        ann = guest(server, "Ann")
        table = ann.opens("me", "bot:greedy", settings={"first": "1"})
        assert ann.view(table)["ask"]["seat"] == 1
    with serving(tmp_path) as server:
        ann.goes_to(server)
        ann.until_asked(table)


# Several workers


def test_workers_share_a_port_and_end_together(postgresql: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--database", postgresql, "--workers", "2") as server:
        ann = guest(server, "Ann")
        table = ann.opens("me", "bot:random")
        for _ in range(5):
            ann.until_asked(table)
            ann.acts(table)
        assert len(children_of(server.process.pid)) == 2
        assert server.stop() == 0
        assert server.log == ""


def test_the_end_of_one_worker_is_the_end_of_all(postgresql: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--database", postgresql, "--workers", "2") as server:
        os.kill(children_of(server.process.pid)[0], signal.SIGKILL)
        assert server.process.wait(PATIENCE) != 0


def children_of(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
