"""parlour simulate: the contract of its JSON, the same games however they are spread, bars, and Ctrl-C."""

import json
import os
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from needs import needs

from cli.program import alive, ended, in_terminal, parlour, several, started, until

needs("roam")

CTRL_C = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
HELPERS = 3  # processes before the first that plays: the program, and two of multiprocessing
MIB = 1024  # VmRSS is in KiB


def simulate(*args: str) -> dict[str, Any]:
    """The JSON of a run that prints nothing else."""
    run = parlour("simulate", "roam", "--json", "-", *args).fine()
    report: dict[str, Any] = json.loads(run.out)
    return report


def test_the_json_is_what_scripts_rely_on(tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    args = ("--games", "3", "--seats", "3", "--seed", "40", "--bots", "greedy,random,random", "--jobs", "1")
    run = parlour("simulate", "roam", *args, "--set", "version=full", "--json", path).fine()
    report = json.loads(path.read_text("utf-8"))
    assert {"game", "seats", "seed", "options", "games", "summary"} <= set(report)
    assert (report["game"], report["seats"], report["seed"]) == ("roam", 3, 40)
    assert report["options"]["version"] == "full"
    assert report["options"]["towers"] == "false"
    assert [game["seed"] for game in report["games"]] == [40, 41, 42]
    for game in report["games"]:
        assert {"seed", "decisions", "ended_by", "scores", "winners"} <= set(game)
        assert type(game["decisions"]) is int
        assert game["decisions"] > 20
        assert game["ended_by"] in ("ten-cards", "stalemate")
        best = max(game["scores"])
        assert len(game["scores"]) == 3
        assert game["winners"]
        assert all(game["scores"][seat] == best for seat in game["winners"])
    summary = report["summary"]
    assert summary["games"] == 3
    assert sum(summary["win_rate"]) == pytest.approx(1)
    assert sum(summary["ended_by"].values()) == 3
    assert summary["score"][1] == pytest.approx(sum(game["scores"][1] for game in report["games"]) / 3)
    lines = run.out.splitlines()
    assert lines[0].startswith("3 games; decisions ")
    assert [line.split()[:2] for line in lines[2:]] == [["0", "greedy"], ["1", "random"], ["2", "random"]]


def test_one_process_or_two_play_the_same_games_in_the_same_order() -> None:
    one, two = (simulate("--games", "20", "--seed", "7", "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two
    assert len({(game["decisions"], *game["scores"]) for game in one["games"]}) > 15  # and each another one


def test_the_seed_decides_each_game_whatever_was_played_before() -> None:
    start = ["simulate", "roam", "--bots", "random", "--jobs", "1", "--json", "-"]
    counts = [["--games", n, "--seed", seed] for n, seed in (("9", "0"), ("9", "0"), ("4", "5"), ("9", "100"))]
    reports = [json.loads(run.fine().out)["games"] for run in several(*([*start, *count] for count in counts))]
    whole, again, rest, others = reports
    assert whole == again
    assert whole[5:] == rest
    assert [game["scores"] for game in whole] != [game["scores"] for game in others]


def test_one_bot_means_every_seat_and_several_are_one_per_seat() -> None:
    start = ["simulate", "roam", "--games", "2", "--jobs", "1", "--json", "-", "--bots"]
    one, both, first, second = (
        json.loads(run.fine().out)["games"]
        for run in several(*([*start, bots] for bots in ("greedy", "greedy,greedy", "greedy,random", "random,greedy")))
    )
    assert one == both
    assert one != first
    assert all(game["winners"] == [0] for game in first)
    assert all(game["winners"] == [1] for game in second)


BAD_USAGE = {
    "": "--games",
    "--games 0": "whole number of 1",
    "--games x": "whole number of 1",
    "--games 2 --jobs 0": "whole number of 1",
    "--games 2 --seed x": "--seed",
    "--games 2 --seats 99999999": "2 to 4",
    "--games 2 --bots random,random,random": "3 bots for 2 seats",
    "--games 2 --bots person": "no bot 'person'",
    "--games 2 --set first=2": "0 to 1",
    "--games 2 --jobs 2 --ray auto": "--ray",
}


def test_bad_usage_is_one_sentence() -> None:
    runs = several(*(["simulate", "roam", *args.split()] for args in BAD_USAGE))
    for part, run in zip(BAD_USAGE.values(), runs, strict=True):
        assert run.refused(2, part).out == ""


def test_a_result_that_cannot_be_written_is_told_before_hours_of_play(tmp_path: Path) -> None:
    with started("simulate", "roam", "--games", "1000000", "--json", tmp_path / "missing" / "out.json") as process:
        ended(process).refused(2, "cannot be written")


# Progress


def test_there_is_no_bar_without_a_terminal_and_one_that_vanishes_in_it() -> None:
    args = ("simulate", "roam", "--games", "30", "--jobs", "1")
    run = parlour(*args).fine()  # nothing on stderr
    code, seen = in_terminal(*args)
    assert code == 0
    assert "━" in seen
    assert "/30" in seen
    _, _, after = seen.rpartition("━")
    assert "\x1b[2K" in after  # the line is cleared
    left = re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", after).replace("\r", "")
    assert left.strip().endswith(run.out.strip())


# Ctrl-C


@CTRL_C
@pytest.mark.parametrize("whom", ["everybody", "parent"])
def test_ctrl_c_ends_all_processes_with_one_line(whom: str) -> None:
    """A terminal sends it to the whole group, a script perhaps to the parent alone."""
    with started("simulate", "roam", "--games", "200000", "--bots", "greedy", "--jobs", "2") as process:
        until(lambda: len(alive(process.pid)) > HELPERS)  # whether they play already or only begin
        (os.killpg if whom == "everybody" else os.kill)(process.pid, signal.SIGINT)
        run = ended(process)
        assert run.refused(130).out == ""
        assert run.err == "parlour: stopped\n"
        until(lambda: not alive(process.pid))  # those of multiprocessing leave a moment later


@CTRL_C
@pytest.mark.parametrize("games", [10**12, 10**23], ids=["1e12", "1e23"])
def test_more_games_than_anybody_can_wait_for_do_not_fill_the_memory(games: int) -> None:
    with started("simulate", "roam", "--games", str(games), "--jobs", "2") as process:
        status = Path(f"/proc/{process.pid}/status")
        until(lambda: process.poll() is not None or len(alive(process.pid)) > HELPERS)
        try:
            process.wait(timeout=1.5)
        except subprocess.TimeoutExpired:
            found = re.search(r"VmRSS:\s+(\d+)", status.read_text())
            assert found is not None
            assert int(found[1]) < 300 * MIB
            os.killpg(process.pid, signal.SIGINT)
            ended(process).refused(130)
        else:
            ended(process).refused(2, "--games")
