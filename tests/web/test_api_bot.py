"""The example bot, run as its first lines say: by itself, with nothing but Python."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from needs import needs

from web.servers import Player, Server, opened, serving

needs("roam")

BOT = Path(__file__).parents[2] / "examples/bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("bot")) as server:  # with limits: a bot must live with them
        yield server


def run(*args: str) -> "subprocess.CompletedProcess[str]":
    """Isolated: it sees no package of ours."""
    command = [sys.executable, "-I", "-S", str(BOT), *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)


def test_it_plays_a_whole_game_against_a_bot_of_the_house(server: Server) -> None:
    done = run(server.address, "--game", "roam", "--against", "random", "--name", "Example")
    assert (done.returncode, done.stderr) == (0, "")
    table = re.match(rf"Playing at {server.address}/t/(\w+)\n", done.stdout)
    assert table, done.stdout
    over = Player(server.client(), table[1]).look()
    assert over["status"] == "finished"
    scores = [f"{seat['name']}: {row[0]}" for seat, row in zip(over["seats"], over["result"]["rows"], strict=True)]
    assert done.stdout.splitlines()[1:] == [over["result"]["verdict"], *scores]
    assert scores[0].startswith("Example: ")


def test_it_sits_down_at_somebodys_table(server: Server) -> None:
    ann = opened(server.program("Ann"), "me", "open", settings={"first": "0"})
    with subprocess.Popen(
        [sys.executable, "-I", "-S", BOT, server.address, "--table", ann.table, "--invite", ann.look()["invite"]],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as bot:
        seq = 0
        while (seen := ann.look())["status"] == "gathering":
            seq = ann.client.get(f"/api/tables/{ann.table}/wait?after={seen['seq']}").json()["seq"]
        assert seq
        assert ann.act().status_code == 200
        assert ann.do("resign", seat=0).status_code == 200
        out, err = bot.communicate(timeout=60)
    assert (bot.returncode, err) == (0, "")
    assert "Example wins" in out


def test_what_it_cannot_do_it_says_in_a_sentence(server: Server) -> None:
    for args in (("--table", "zzzz"), ("--game", "chess"), ("--against", "nobody"), ("--name", "")):
        done = run(server.address, *args)
        assert done.returncode == 1
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1
        assert done.stderr.endswith(".\n")
