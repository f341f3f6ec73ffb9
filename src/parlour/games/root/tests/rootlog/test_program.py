"""parlour export and parlour import, as a person types them."""

import json
from pathlib import Path

import pytest
from cli.program import parlour, several

from parlour.games.root.tests.games import ALL_FOUR
from parlour.games.root.tests.rootlog.logs import ROOTLOG, START, played
from parlour.record.transcript import write_transcript


@pytest.fixture
def transcript(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_transcript(played(ALL_FOUR, "program", 500)))
    return path


def test_a_transcript_is_exported_and_the_log_imported(transcript: Path) -> None:
    log = transcript.with_suffix(".rootlog")
    assert parlour("export", transcript, "--format", "rootlog", "--out", log).fine().out == ""
    assert log.read_text() == ROOTLOG.write(played(ALL_FOUR, "program", 500))
    told = parlour("import", log).fine().out
    assert told.splitlines()[0] == "line 1: ok"
    assert "0 contradicts the rules, 0 cannot be read." in told.splitlines()[-1]


def test_the_log_goes_to_the_terminal_without_a_file(transcript: Path) -> None:
    assert parlour("export", transcript).fine().out.startswith("Map: Fall\nDeck: Standard\n")


def test_contradictions_are_told_with_line_column_and_paragraph(tmp_path: Path) -> None:
    log = tmp_path / "bad.rootlog"
    log.write_text(START + "C:t->1/w1->3/nonsense\n")
    done = parlour("import", log)
    assert (done.code, done.err) == (1, "")
    assert "    column 8, w1->3: no path joins clearings 1 and 3 (root 4.2)." in done.out.splitlines()
    assert "column 14, nonsense: an action has an arrow" in done.out
    assert "3 actions" in done.out


def test_the_report_as_json(tmp_path: Path) -> None:
    log = tmp_path / "bad.rootlog"
    log.write_text(START + "C:t->1/w1->3\n")
    done = parlour("import", log, "--json", "-")
    report = json.loads(done.out)
    assert done.code == 1
    assert report["actions"] == {"ok": report["actions"]["ok"], "unsure": 0, "wrong": 1, "unread": 0}
    assert report["lines"][-1]["remarks"][0]["law"] == "4.2"


def test_what_cannot_be_done_is_one_sentence(tmp_path: Path, transcript: Path) -> None:
    binary, log = tmp_path / "binary", tmp_path / "game.rootlog"
    binary.write_bytes(bytes(range(256)))
    log.write_text(START)
    missing, none, odd, same, over = several(
        ["import", str(tmp_path / "nothing")],
        ["import", str(binary)],
        ["export", str(transcript), "--format", "chess"],
        ["export", str(transcript), "--out", str(transcript)],
        ["import", str(log), "--json", str(log)],
    )
    missing.refused(1, "cannot be read")
    none.refused(1, "not a text file")
    odd.refused(2, "no notation 'chess'", "rootlog")
    same.refused(2, "file to read")
    over.refused(2, "file to read")
    assert log.read_text() == START


def test_a_text_that_is_no_log_is_refused_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,\n")
    parlour("import", path).refused(1, "letter.txt", "no Rootlog")
