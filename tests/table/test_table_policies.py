"""The Python API and the terminal: reactions decided beforehand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fence import PARRY, PASS, REST, STRIKE, installed
from needs import needs
from rich.console import Console

from parlour.cli.terminal import Terminal
from parlour.kernel.errors import BadInput
from parlour.table.table import Table, new

needs("roam")


@pytest.fixture(autouse=True)
def fence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, monkeypatch)


def guarded(guards: int = 1) -> Table:
    """Two seats, each with so many guards; it is the turn of the first."""
    table = new("fence", seats=["fox", "owl"])
    table.match.state.guards = [guards, guards]
    return table


# The Python API


def test_a_reaction_has_its_name_and_any_other_question_none() -> None:
    table = guarded()
    assert table.decision
    assert table.decision.reaction == ""
    table.apply(STRIKE | 1)
    assert (table.decision.seat, table.decision.reaction) == (1, "parry")


@pytest.mark.parametrize("guards", [0, 1])
def test_the_table_passes_for_a_seat_whatever_it_holds(guards: int) -> None:
    table = guarded(guards)
    table.policy(1, "parry", "alwaysPass")
    table.apply(STRIKE | 1)
    assert table.match.actions == [(0, STRIKE | 1), (1, PASS)]
    table.policy(1, "parry", "ask")
    table.apply(REST)
    table.apply(STRIKE | 1)
    assert table.match.state.decider() == 1
    table.policy(1, "parry", "alwaysPass")
    assert table.match.actions[-1] == (1, PASS), "also when it is asked already"


@pytest.mark.parametrize(("guards", "asked"), [(0, False), (1, True)])
def test_where_nobody_can_learn_from_silence_a_question_with_one_answer_is_none(guards: int, asked: bool) -> None:
    table = guarded(guards)
    table.unseen = True
    table.apply(STRIKE | 1)
    assert (table.match.actions[-1] == (1, PASS)) is not asked


def test_a_copy_goes_its_own_way() -> None:
    table = guarded()
    table.policy(1, "parry", "alwaysPass")
    copy = table.clone()
    copy.policy(1, "parry", "ask")
    for each, asked in ((table, 1), (copy, 1)):
        each.apply(STRIKE | 1)
        assert each.match.state.decider() == asked
    assert (len(table.match.actions), len(copy.match.actions)) == (2, 1)


@pytest.mark.parametrize(
    ("seat", "reaction", "value"), [(7, "parry", "ask"), (0, "duck", "ask"), (0, "parry", "never"), (0, "", "")]
)
def test_what_cannot_be_decided_is_refused(seat: int, reaction: str, value: str) -> None:
    with pytest.raises(BadInput):
        guarded().policy(seat, reaction, value)


def test_a_seat_is_what_one_clicks_for_it() -> None:
    decision = guarded().decision
    assert decision
    assert [option.target for option in decision.options] == [None, "seat-1"]


# The terminal


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What a person types, line after line."""
    lines: list[str] = []
    monkeypatch.setattr(Console, "input", lambda *_: lines.pop(0) if lines else "quit")
    yield lines
    assert not lines, "nobody asked for these"


def test_a_person_decides_in_the_terminal(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    typed += ["help", "policy", "policy duck ask", "1", "policy parry alwaysPass", "1", "2"]
    typed += ["policy parry ask", "1", "2"]
    table = guarded()
    Terminal(table, {}).play()
    said = capsys.readouterr().out
    passed, asked = [(0, STRIKE | 1), (1, PASS)], [(1, REST), (0, STRIKE | 1)]
    assert table.match.actions == [(0, REST), (1, REST), *passed, *asked]
    assert said.count("NAME is one of parry, cheer.") == 3
    assert "fence-reaction-parry: from now on the table answers for you." in said
    assert "owl, you may react" in said
    assert PARRY in table.match.state.offer


def test_deciding_answers_the_question_on_the_table(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    typed += ["2", "policy parry alwaysPass"]
    table = guarded()
    Terminal(table, {}).play()
    assert table.match.actions == [(0, STRIKE | 1), (1, PASS)]
    assert "Taken back" not in capsys.readouterr().out


def test_a_game_without_reactions_says_so(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    typed += ["help", "policy ambush alwaysPass"]
    Terminal(new("roam"), {}).play()
    said = capsys.readouterr().out
    assert "nothing to decide beforehand" in said
    assert "policy" not in said.replace("nothing to decide beforehand", "")
