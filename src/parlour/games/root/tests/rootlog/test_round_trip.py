"""Our own logs, read again: every line is understood, and none contradicts the ledger."""

import pytest

from parlour.games.root.file.rootlog.acts import word
from parlour.games.root.file.rootlog.read import read_act
from parlour.games.root.tests.rootlog.logs import ROOTLOG, faults, played
from parlour.record.notation import UNREAD, WRONG

TABLES = [
    ("marquise", "eyrie"),
    ("alliance", "vagabond"),
    ("marquise", "eyrie", "alliance"),
    ("vagabond", "alliance", "eyrie"),
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("riverfolk", "vagabond"),
    ("lizard_cult", "marquise", "riverfolk"),
    ("eyrie", "lizard_cult", "alliance", "vagabond"),
    ("marquise", "vagabond", "riverfolk", "vagabond_second", "alliance"),
    ("marquise", "eyrie", "alliance", "vagabond", "lizard_cult", "riverfolk"),
    ("vagabond", "lizard_cult", "eyrie", "vagabond_second", "riverfolk", "alliance"),
]


@pytest.mark.parametrize(("land", "law"), [("autumn", "seed"), ("winter", "english")])
@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_a_random_game_is_written_and_read_without_contradiction(seats: tuple[str, ...], land: str, law: str) -> None:
    text = ROOTLOG.write(played(seats, f"{land} {law}", map=land, law=law))
    report = ROOTLOG.check(text)
    assert faults(report) == []
    counts = report.counts()
    assert (counts[WRONG], counts[UNREAD]) == (0, 0)
    assert counts["ok"] > 9 * counts["unsure"]


@pytest.mark.parametrize("seats", TABLES[-3:], ids="-".join)
def test_every_action_is_written_again_as_it_was_read(seats: tuple[str, ...]) -> None:
    text = ROOTLOG.write(played(seats, "again"))
    turns = [line for line in text.split("\n\n", 1)[1].splitlines() if line[1:2] == ":"]
    for line in turns:
        for action in filter(None, line[2:].split("/")):
            assert word(read_act(action, line[0]), line[0]) == action


def test_a_false_number_of_warriors_is_found() -> None:
    """The check can fail: one more warrior that moves than was written."""
    text = ROOTLOG.write(played(TABLES[4], "false"))
    assert faults(ROOTLOG.check(text.replace("/w1->", "/9w1->").replace("/w5->", "/9w5->")))
