"""parlour play: whatever is typed or asked for, there is a sentence and never a traceback."""

import signal
from pathlib import Path

import pytest
from needs import needs

import parlour as api
from cli.program import answers, ended, parlour, play, several, started
from parlour.text import LANGUAGES

needs("roam")

NONSENSE = [
    *("", "   ", "hello", "0", "-1", "1.5", "5", "999", "1st", "[/]", "[bold]", "\\[", "💥", "{ $n }", "\x1b[31m"),
    *("why", "why x", "why 0", "why 1.5", "save", "x" * 3000, "9" * 4000),
]


def test_nonsense_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    before, after = tmp_path / "before.txt", tmp_path / "after.txt"
    run = play("--seed", "1", "--set", "first=0", lines=[f"save {before}", *NONSENSE, f"save {after}"]).fine()
    assert before.read_text() == after.read_text()
    said = answers(run)[1:-1]
    for line, answer in zip(NONSENSE, said, strict=True):
        if line.strip():
            assert answer.strip(), line
            assert len(answer) < 300
        else:
            assert answer == ""  # an empty line is no mistake
    assert said[2].startswith("hello is not one of the options; type a number from 1 to 3, or help.")


def test_a_number_with_more_behind_it_is_no_choice(tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    play("--seed", "1", "--set", "first=0", lines=["1 2", f"save {game}"]).fine()
    assert api.replay(game).match.actions == []


def test_what_python_itself_chokes_on_is_answered_too() -> None:
    """It refuses to read numbers of more than 4300 digits, and paths with a NUL in them."""
    run = play("--seed", "1", lines=["9" * 5000, "why " + "9" * 5000, "save a\0b.txt", "help"]).fine()
    number, why, save, helped = answers(run)
    assert number.startswith("999")
    assert why.startswith("Say which: why N")
    assert "cannot be written" in save
    assert helped.startswith("Type the number of an option.")


def test_letters_that_are_not_utf8_are_answered() -> None:
    """Most desktops read stdin strictly (en_US.UTF-8), other than C.UTF-8."""
    typed = b"caf\xe9\nhelp\n"
    run = parlour("play", "roam", "--seed", "1", stdin=typed, environ={"PYTHONIOENCODING": "utf-8:strict"}).fine()
    assert "Type the number of an option." in run.out


def test_a_file_with_brackets_in_its_name_is_called_by_its_name(tmp_path: Path) -> None:
    run = play("--seed", "1", lines=["save [bold]game.txt"], cwd=tmp_path).fine()
    assert (tmp_path / "[bold]game.txt").exists()
    assert "Saved to [bold]game.txt." in run.out


@pytest.mark.parametrize("seed", [" 7 ", "seven\n8", "\udcff"], ids=["spaces", "newline", "not UTF-8"])
def test_a_strange_seed_is_refused_or_its_transcript_leads_to_the_same_game(seed: str, tmp_path: Path) -> None:
    game, position = tmp_path / "game.txt", tmp_path / "game.json"
    run = play("--seed", seed, lines=["1", "1", f"save {game}", f"save {position}"])
    if run.code == 0:
        assert api.replay(game).position() == api.load_position(position).position()
    else:
        run.refused(2, "seed")


BAD_USAGE = {
    "--seats 1": "2 to 4",
    "--seats 99999999": "2 to 4",
    "--seats -2": "2 to 4",
    "--seats x": "--seats",
    "--set nothing=1": "no option 'nothing'",
    "--set version=none": "regular or full",
    "--set version": "KEY=VALUE",
    "--set first=3": "0 to 1",
    "--bots nobody": "no bot 'nobody'",
    "--bots greedy,greedy,greedy": "3 bots for 2 seats",
    "--bots greedy,": "no bot ''",
    "--bots ismcts:many": "number of iterations",
    "--lang tlh": ", ".join(LANGUAGES),
    "--seed": "--seed",
    "--nothing": "--nothing",
}


def test_bad_usage_is_one_sentence_before_anything_is_shown() -> None:
    for part, run in zip(BAD_USAGE.values(), several(*(["play", "roam", *a.split()] for a in BAD_USAGE)), strict=True):
        assert run.refused(2, part).out == ""


def test_bad_usage_ends_the_real_program_with_code_2() -> None:
    play("--seats", "5", lines=[]).refused(2, "Roam is for 2 to 4 seats, not 5.")


def test_ctrl_c_at_the_prompt_is_one_line() -> None:
    with started("play", "roam", "--seed", "1") as process:
        assert process.stdout is not None
        while "Your turn" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        run = ended(process)
    assert run.code == 130
    assert run.err.strip() == "parlour: stopped"
