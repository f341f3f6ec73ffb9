"""parlour laws: the index from paragraphs to code and tests, and what it refuses."""

import json
import shutil
from pathlib import Path

import pytest
from needs import needs

from cli.program import parlour, several
from parlour.law import own_tests

needs("roam")

TESTS = own_tests("roam")
PARAGRAPH = "4.4.2"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return shutil.copytree(TESTS, tmp_path / "tests", ignore=shutil.ignore_patterns("__pycache__", "*.png"))


def test_every_paragraph_has_code_and_a_test(tmp_path: Path) -> None:
    """Of all titles, wherever one is: their tests are found beside them."""
    run = parlour("laws", "--uncovered", cwd=tmp_path)
    assert (run.code, run.out, run.err) == (0, "", "")


def test_the_index_in_words_and_in_json(tmp_path: Path) -> None:
    plain, data, without = several(
        ["laws", "roam", "--tests", str(TESTS)],
        ["laws", "roam", "--json", "--tests", str(TESTS)],
        ["laws", "roam", "--json", "--tests", str(tmp_path)],
        cwd=tmp_path,
    )
    index = json.loads(data.out)
    assert len(index) > 100
    for entry in index:
        assert {"id", "digest", "informational", "code", "tests"} <= set(entry)
        assert type(entry["informational"]) is bool
        assert entry["digest"]
    found = next(entry for entry in index if entry["id"] == PARAGRAPH)
    assert "rules/turn.py:may_rise_early" in found["code"]
    assert any(place.startswith("test_04_turn.py:test_") for place in found["tests"])
    assert f"roam {PARAGRAPH}  {found['digest']}" in plain.out
    assert found["tests"][0] in plain.out
    assert all(entry["tests"] == [] for entry in json.loads(without.fine().out))  # no tests there
    assert [entry["id"] for entry in json.loads(without.out)] == [entry["id"] for entry in index]


def test_a_paragraph_that_loses_its_tests_is_named(copy: Path) -> None:
    for path in copy.rglob("test_*.py"):
        text = path.read_text("utf-8")
        if f'"{PARAGRAPH}"' in text:
            path.write_text(text.replace(f'"{PARAGRAPH}"', '"4.4"'), "utf-8")
    run = parlour("laws", "roam", "--uncovered", "--tests", copy)
    assert run.code == 1
    assert run.err == ""
    assert f"roam {PARAGRAPH} has no test: Early rise needs" in run.out
    (data,) = several(["laws", "roam", "--uncovered", "--json", "--tests", str(copy)])
    assert data.code == 1
    assert PARAGRAPH in [entry["id"] for entry in json.loads(data.out)]


def test_a_paragraph_that_does_not_exist_is_named_with_the_test_that_cites_it(copy: Path) -> None:
    (copy / "test_new.py").write_text('@law("roam", "4.4", "99.9")\ndef test_x() -> None: ...\n')
    run = parlour("laws", "roam", "--tests", copy).refused(1, "test_new.py:test_x cites roam 99.9")
    assert "roam 1.1  " in run.out


def test_folders_and_files_that_cannot_be_read_are_one_sentence(tmp_path: Path) -> None:
    for name, content in {"broken": b"def (", "latin": b'"\xe9"', "nul": b"\0"}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "test_x.py").write_bytes(content)
    no_game, nowhere, *unreadable = several(
        ["laws", "chess"],
        ["laws", "roam", "--tests", "nowhere"],
        *(["laws", "roam", "--tests", name] for name in ("broken", "latin", "nul")),
        cwd=tmp_path,
    )
    no_game.refused(2, "there are ", "roam")
    nowhere.refused(2, "nowhere")
    for run in unreadable:
        run.refused(1, "test_x.py")
