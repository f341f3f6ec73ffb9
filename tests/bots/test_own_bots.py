"""Bots that users bring: loaded from the folder one is in, told of mistakes in a sentence, and never in charge."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from cli.program import ENVIRON, Run, parlour, several
from needs import needs

needs("roam")

HERE = Path(__file__).parent


def command(bot: str, jobs: int = 1) -> list[str]:
    words = f"simulate roam --games 3 --jobs {jobs} --bots own_bots:{bot},random --json - --set version=full"
    return words.split()


def games(run: Run) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run.fine().out)["games"]
    return found


def test_a_bot_is_loaded_from_the_folder_one_is_in_also_in_several_processes() -> None:
    """Without `-P` Python itself would look there."""
    safe = [sys.executable, "-P", "-m", "parlour", *command("First", jobs=2)]
    done = subprocess.run(safe, check=False, capture_output=True, text=True, cwd=HERE, env=ENVIRON)
    one = parlour(*command("First"), cwd=HERE)
    assert games(Run(done.returncode, done.stdout, done.stderr)) == games(one)


def test_a_bot_plays_against_people_too() -> None:
    run = parlour("play", "roam", "--seed", "1", "--bots", "own_bots:First,own_bots:Middle", cwd=HERE).fine()
    assert run.out.rstrip().endswith("!")


MISTAKES = {
    "own_bots:Wrong": "-5",
    "own_bots:Talks": "Talks",
    "own_bots:Fails": "ZeroDivisionError",
    "own_bots:CannotBegin": "CannotBegin",
    "own_bots:NoBot": "is not a bot",
    "own_bots:Uncallable": "Uncallable",
    "own_bots:HERE": "HERE",
    "own_bots:Nothing": "no class Nothing",
    "nowhere:Bot": "nowhere",
    ".own_bots:First": ".own_bots",
    "missing_import:Bot": "no_such_module",
    "syntax_error:Bot": "syntax_error",
    "fails_at_once:Bot": "fails_at_once",
    "leaves:Bot": "leaves",
}


@pytest.mark.parametrize("how", ["simulate roam --games 2 --jobs 1", "play roam --seed 1"])
def test_a_mistake_in_a_bot_is_one_sentence_that_names_it(how: str, tmp_path: Path) -> None:
    (tmp_path / "own_bots.py").write_bytes((HERE / "own_bots.py").read_bytes())
    (tmp_path / "missing_import.py").write_text("import no_such_module\n")
    (tmp_path / "syntax_error.py").write_text("def (\n")
    (tmp_path / "fails_at_once.py").write_text("1 / 0\n")
    (tmp_path / "leaves.py").write_text("raise SystemExit\n")
    runs = several(*([*how.split(), "--bots", f"{bot},random"] for bot in MISTAKES), cwd=tmp_path)
    wrong = []
    for (bot, part), run in zip(MISTAKES.items(), runs, strict=True):
        if run.code != 2 or len(run.err.splitlines()) != 1 or part not in run.err:
            wrong.append(f"{bot}: exit {run.code}, {run.err.strip().splitlines()[-1:]}")
    assert not wrong, "\n".join(wrong)


def test_a_bot_that_fails_in_another_process_is_one_sentence_too() -> None:
    parlour(*command("Fails", jobs=2), cwd=HERE).refused(2, "ZeroDivisionError")


# Whatever a bot does to what it is given, the game stays what it is


def test_an_action_that_a_bot_adds_to_its_options_is_not_accepted() -> None:
    (run,) = several(command("Cheats"), cwd=HERE)
    run.refused(2, "4095", "not one of its options")


@pytest.fixture(scope="module")
def honest() -> list[dict[str, Any]]:
    return games(parlour(*command("Middle"), cwd=HERE))


@pytest.mark.parametrize("vandal", ["Wrecks", "ClearsOffer"])
def test_a_bot_that_changes_its_state_plays_the_same_game_as_one_that_does_not(
    vandal: str, honest: list[dict[str, Any]]
) -> None:
    """In a process of its own: what it spoils may be shared by all games there."""
    assert games(parlour(*command(vandal), cwd=HERE)) == honest
