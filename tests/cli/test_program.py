"""The program as a whole: help, usage, games, doctor, bench, closed pipes, old terminals."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from needs import needs

import parlour as api
from cli.program import ENVIRON, PROGRAM, parlour, several
from parlour.cli import arguments
from parlour.games import all_games
from parlour.lab.bench import mode
from parlour.text import LANGUAGES

needs("roam")

COMMANDS = ("serve", "verify", "play", "simulate", "bench", "replay", "position", "laws", "cards", "doctor", "games")
FIGURES = ("decisions_per_s", "choices_per_s", "games_per_s", "decisions_per_game", "clone_us", "setup_us")


def test_its_help_lists_its_commands() -> None:
    run = parlour("--help").fine()
    assert "./parlour also knows test, add TITLE…, remove TITLE…," in " ".join(run.out.split())
    for command in COMMANDS:
        assert re.search(rf"^ +{command} +\w", run.out, re.MULTILINE), command


def test_help_has_an_example_of_each_command() -> None:
    runs = several(["--help"], *([command, "--help"] for command in COMMANDS))
    without = [c for c, run in zip(("", *COMMANDS), runs, strict=True) if f"example: parlour {c}" not in run.fine().out]
    assert without == []


def test_unknown_words_are_refused_in_one_sentence() -> None:
    parlour("dance").refused(2, "'dance'", "play", "simulate")
    for command, run in zip(COMMANDS, several(*([each, "--nothing"] for each in COMMANDS)), strict=True):
        run.refused(2)
        assert command in run.err or "--nothing" in run.err
        assert f"(see parlour {command} --help)" in run.err
    (version,) = several(["--version"])
    assert version.fine().out.strip() == f"parlour {api.__version__}"


def test_options_without_a_command_are_those_of_serve_in_a_browser() -> None:
    for argv in ([], ["--port", "8080"], ["--host=0.0.0.0", "--data", "tables"]):
        assert vars(arguments(argv)) == vars(arguments(["serve", *argv])) | {"browser": True}
    assert not arguments(["serve", "--port", "8080"]).browser
    wrong, unknown = several(["--port", "web"], ["--nothing"])
    wrong.refused(2, "--port", "parlour serve --help")
    unknown.refused(2, "--nothing")


def test_games_tell_scripts_what_there_is() -> None:
    plain, data = several(["games"], ["games", "--json"])
    games = json.loads(data.fine().out)
    assert [game["id"] for game in games] == [game.id for game in all_games()]
    for game in games:
        assert {"id", "title", "seats", "options", "rules_version", "edition"} <= set(game)
        least, most = game["seats"]
        assert 1 <= least <= most
        assert type(game["rules_version"]) is int
        for option in game["options"].values():
            assert option["default"] in option["values"]
    roam = next(game for game in games if game["id"] == "roam")
    assert (roam["id"], roam["title"], roam["seats"], roam["edition"]) == ("roam", "Roam", [2, 4], "house")
    values = {name: option["values"] for name, option in roam["options"].items()}
    assert values["version"] == ["regular", "full"]
    assert values["outpost"] == values["towers"] == values["hidden_characters"] == ["false", "true"]
    assert values["first"][0] == "random"
    assert "pack" in values
    assert "roam: Roam, 2–4 seats, house edition" in plain.fine().out.splitlines()


def test_games_of_some_ids_are_these_and_an_unknown_one_is_refused() -> None:
    plain, data, unknown = several(["games", "roam"], ["games", "roam", "--json"], ["games", "roam", "high_card"])
    assert [line for line in plain.fine().out.splitlines() if not line.startswith(" ")] == [
        "roam: Roam, 2–4 seats, house edition"
    ]
    assert [game["id"] for game in json.loads(data.fine().out)] == ["roam"]
    assert unknown.refused(2, "There is no game 'high_card'; there are ").out == ""


def test_doctor_tells_versions_mode_database_and_languages() -> None:
    out = parlour("doctor").fine().out
    facts = dict(line.split(maxsplit=1) for line in out.splitlines())
    assert facts["parlour"] == f"{api.__version__}, {mode()}"
    assert facts["languages"] == ", ".join(LANGUAGES)
    assert "roam (rules 1)" in facts["games"]
    assert {"python", "database", "fluent.runtime", "rich"} <= set(facts)


def test_it_tells_that_what_is_compiled_is_of_other_sources() -> None:
    stale = "what is compiled is of other sources (./parlour compile makes it new)"
    out = parlour("doctor", environ={"PARLOUR_COMPILED": "other"}).fine().out
    assert out.splitlines()[0].split(maxsplit=1) == ["parlour", f"{api.__version__}, {mode()}; {stale}"]
    for command in (["simulate", "roam", "--games", "1"], ["bench", "roam", "--seconds", "0.01"]):
        run = parlour(*command, environ={"PARLOUR_COMPILED": "other"})
        assert (run.code, run.err) == (0, f"parlour: The rules run interpreted: {stale}.\n")
        assert parlour(*command).fine().err == ""


# Bench


def test_bench_gives_the_figures_that_scripts_rely_on() -> None:
    rows = json.loads(parlour("bench", "roam", "--seconds", "0.05", "--json", "-").fine().out)
    assert [(row["game"], row["seats"], row["mode"]) for row in rows] == [("roam", n, mode()) for n in (2, 3, 4)]
    for row in rows:
        assert all(row[name] > 0 for name in (*FIGURES, "search_iterations_per_s"))
        assert row["choices_per_s"] <= row["decisions_per_s"]
        assert row["games_per_s"] * row["decisions_per_game"] == pytest.approx(row["decisions_per_s"], rel=0.05)


def test_bench_refuses_what_it_cannot_measure(tmp_path: Path) -> None:
    args = ["chess", "--seconds=0", "--seconds=-1", "--seconds=nan", "--seconds=x"]
    for run in several(*(["bench", arg] for arg in args), cwd=tmp_path):
        run.refused(2)


def test_bench_with_hardly_any_time_has_figures_or_says_that_it_is_too_short() -> None:
    (run,) = several(["bench", "roam", "--seconds", "0.0000001"])
    assert "Traceback" not in run.err, run.err
    if run.code:
        run.refused(2, "--seconds")


# Pipes


@pytest.mark.parametrize(
    "args",
    [
        "laws roam",
        "position POSITION --svg -",
        "simulate roam --games 2 --jobs 1 --json -",
        "play roam --bots greedy,greedy --seed 1",
    ],
)
def test_a_reader_that_has_enough_is_no_error(args: str, tmp_path: Path) -> None:
    """As in `parlour laws roam | head -1`."""
    position = tmp_path / "game.json"
    position.write_text(json.dumps(api.new("roam", 2, 1).position()))
    words = args.replace("POSITION", str(position)).split()
    with subprocess.Popen(
        [*PROGRAM, *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRON
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read().decode()
    assert said == ""


def test_a_terminal_that_lacks_letters_gets_other_ones() -> None:
    """Windows writes in the code page of the country into files and pipes."""
    run = parlour("play", "roam", "--seed", "1", "--lang", "uk", environ={"PYTHONIOENCODING": "cp1252"})
    assert "Traceback" not in run.err, run.err
    assert run.code == 0
