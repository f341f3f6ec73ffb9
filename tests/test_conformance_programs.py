"""The conformance suite's own programs: what they record and where, what they play, and what they refuse."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from dropped import drop_in
from needs import needs

from parlour.conformance import damage, fuzz, golden
from parlour.conformance.fuzz import CASES
from parlour.games import game
from parlour.law import found_tests, own_tests

needs("roam")

PIG = '[project]\nentry-points = { "parlour.games" = { pig = "parlour_pig" } }\n'
ROAM = [case for case in CASES if case.game.id == "roam"]
Said = pytest.CaptureFixture[str]


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for those of Roam, with a position of it; two of its cases are enough."""
    monkeypatch.setattr(golden, "found_tests", {"roam": tmp_path}.get)
    monkeypatch.setattr(golden, "CASES", ROAM[:2])
    (tmp_path / "perft").mkdir()
    position = min((own_tests("roam") / "perft").glob("*.json"), key=lambda path: sum(numbers_in(path)))
    (tmp_path / "perft/some.json").write_text(position.read_text("utf-8"), "utf-8")
    return tmp_path


def numbers_in(path: Path) -> list[int]:
    return list(json.loads(path.read_text("utf-8"))["positions"])


def change(path: Path, **fields: object) -> None:
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | fields), "utf-8")


def refused(program: Callable[[list[str]], object], args: str, capsys: Said) -> str:
    with pytest.raises(SystemExit) as error:
        program(args.split())
    (line,) = capsys.readouterr().err.splitlines()
    assert error.value.code == 2
    return line


# Recording anew


def test_digests_and_numbers_of_a_title_are_recorded_beside_its_tests(records: Path) -> None:
    path = records / "perft/some.json"
    before = numbers_in(path)
    change(path, positions=[1, 2, 3])
    assert golden.main(["roam"]) == 0
    assert numbers_in(path) == before
    known = json.loads((own_tests("roam") / "digests.json").read_text("utf-8"))
    digests = json.loads((records / "digests.json").read_text("utf-8"))
    assert digests == {str(case): known[str(case)] for case in ROAM[:2]}


def test_a_position_that_can_no_longer_be_read_is_named_and_the_rest_recorded(records: Path, capsys: Said) -> None:
    path = records / "perft/old.json"
    path.write_text((records / "perft/some.json").read_text("utf-8"), "utf-8")
    position = json.loads(path.read_text("utf-8"))["position"]
    position.pop("seats")
    change(path, position=position)
    assert golden.main(["roam"]) == 1
    assert capsys.readouterr().err.startswith(f"{path}: its position can no longer be read: position")
    assert (records / "digests.json").is_file()


def test_a_title_without_tests_of_its_own_is_refused(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setattr(golden, "found_tests", {}.get)
    assert "roam has no folder of tests" in refused(golden.main, "roam", capsys)
    assert not (records / "digests.json").exists()


def test_tests_of_a_title_are_never_those_of_the_project_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its package was not installed in place, so that nothing says where its tests are."""
    (tmp_path / "installed").mkdir()
    for title in ("pig", "hog"):
        drop_in(title, {}, tmp_path / "installed", monkeypatch)
    (tmp_path / "project/tests").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "project")
    assert found_tests("pig") is None
    Path("pyproject.toml").write_text(PIG)
    assert found_tests("pig") == Path("tests")
    assert found_tests("hog") is None
    Path("pyproject.toml").write_text("[project")
    assert found_tests("pig") is None


def test_a_difference_names_the_command_that_records_anew() -> None:
    assert "python -m parlour.conformance.golden roam`" in golden.again("roam")


# What is asked for


@pytest.mark.parametrize(
    ("program", "args", "said"),
    [
        (golden.main, "", "the following arguments are required: ID"),
        (golden.main, "no_such", "There is no game 'no_such'; there are "),
        (damage.main, "", "the following arguments are required: ID, N"),
        (damage.main, "roam", "the following arguments are required: N"),
        (damage.main, "no_such 50", "There is no game 'no_such'; there are "),
        (fuzz.main, "many", "'many' must be a whole number"),
        (fuzz.main, "10 no_such", "There is no game 'no_such'; there are "),
    ],
)
def test_bad_usage_is_one_sentence(
    program: Callable[[list[str]], object], args: str, said: str, capsys: Said
) -> None:
    line = refused(program, args, capsys)
    assert said in line
    assert line.startswith(f"python -m {program.__module__}: ")


def test_so_many_games_are_played_of_the_titles_that_are_asked_for(capsys: Said) -> None:
    fuzz.main(["1", "roam"])
    said = capsys.readouterr().out.splitlines()
    assert said[-1].startswith(f"{len(ROAM)} games, ")
    assert {line.split("-")[0] for line in said[1:-1]} == {"roam"}


@pytest.fixture
def asked() -> Iterator[list[str]]:
    before = fuzz.ASKED.copy()
    yield fuzz.ASKED
    fuzz.ASKED[:] = before


def test_the_games_of_a_long_run_are_shared_out_among_the_titles_that_are_tested(
    asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "FUZZ", 10_000)
    asked[:] = []
    assert 10_000 <= fuzz.share(1) * len(CASES) < 10_000 + len(CASES)
    asked[:] = [game("roam").id]
    assert 10_000 <= fuzz.share(1) * len(ROAM) < 10_000 + len(ROAM)
