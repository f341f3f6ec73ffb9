"""Texts that are no logs, or broken ones: a sentence for each line, never an exception, never an endless answer."""

import random

import pytest

from parlour.games.root.tests.games import ALL_FOUR
from parlour.games.root.tests.rootlog.logs import ROOTLOG, START, check, faults, last, played
from parlour.games.root.tests.rootlog.test_round_trip import TABLES
from parlour.kernel.errors import BadFile
from parlour.record.notation import MOST_REMARKS, UNREAD, UNSURE, WRONG


@pytest.mark.parametrize("text", ["", "\n\n", "// only words\n", "hello", "\0\1\2", "C", ":", "Winner: C"])
def test_what_is_no_log_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadFile, match="no Rootlog"):
        ROOTLOG.check(text)


def test_too_many_lines_are_refused() -> None:
    with pytest.raises(BadFile, match="lines"):
        ROOTLOG.check("\n" * 6000)


@pytest.mark.parametrize(
    "line",
    [
        "C:\0\1\x1b[31m", "C:" + "(" * 5000, "C:" + "+" * 5000, "C:x" + "/;" * 5000 + "x", "C:" + "9" * 9000, "C:->",
        "C:w->", "C:%->", "C:#", "C:^^^", "C:++++", "C:$_", "Q:w->1", "CC:w->1", "Z: nobody", "C:w1\u20283->5",
        "C:w١->5", "Deck: Standard", "C:w" + "->" * 2000, "C:" + "$_C+" * 3000 + "->h",
    ],
)  # fmt: skip
def test_a_broken_line_is_named_and_the_next_is_read(line: str) -> None:
    report = check(line, "E:F#E->$_m")
    assert report.lines[-2].verdict in (UNREAD, WRONG)
    assert report.lines[-1].verdicts[0] == "ok"
    assert all(len(each.remarks) <= MOST_REMARKS for each in report.lines)


def test_a_line_without_end_is_not_looked_at() -> None:
    line = last("C:" + "w1->5/" * 4000)
    assert (line.verdict, len(line.remarks)) == (UNREAD, 1)
    assert "letters" in line.remarks[0].sentence


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("Map: Fall", "Map: Moon", "no map"),
        ("Deck: Standard", "Deck: Tarot", "no deck"),
        ("C: Ann", "B: Ann", "no faction"),
        ("C: Ann", "Ann plays the cats", "neither a turn"),
    ],
)
def test_a_broken_header_is_named(old: str, new: str, part: str) -> None:
    found = faults(check(start=START.replace(old, new)))
    assert part in found[0][1].sentence


@pytest.mark.parametrize("line", ["Map: Fall\n", "Deck: Standard\n", "C: Ann\n"])
def test_a_header_line_may_be_missing(line: str) -> None:
    report = check("C:w1->5", start=START.replace(line, ""))
    assert all(each.verdict in ("ok", UNSURE, WRONG, UNREAD) for each in report.lines)


def test_windows_ends_of_lines_and_comments_are_no_matter() -> None:
    text = (START + "C:t->1 // wood\n").replace("\n", "\r\n")
    assert not faults(ROOTLOG.check(text))


def test_semicolons_part_actions_too() -> None:
    assert last("C:t->1;w1->5 ; w5->1").verdicts == ["ok", "ok", "ok"]


@pytest.mark.parametrize("seed", range(6))
def test_logs_with_letters_exchanged_never_break_the_reader(seed: int) -> None:
    """A real log of every faction, with mistakes anywhere."""
    seats = (ALL_FOUR, ("riverfolk", "lizard_cult", "vagabond", "vagabond_second"))[seed % 2]
    dice = random.Random(seed)
    letters = list(ROOTLOG.write(played(seats, f"noise {seed}", 600)))
    alphabet = "".join(sorted(set(letters))) + "DPXQ@*^?\0é"
    for _ in range(len(letters) // 8):
        letters[dice.randrange(len(letters))] = dice.choice(alphabet)
    report = ROOTLOG.check("Map: Fall\n" + "".join(letters))
    assert sum(report.line_counts().values()) == len(report.lines)


@pytest.mark.parametrize("seed", range(2))
def test_logs_with_actions_exchanged_never_break_the_reader(seed: int) -> None:
    """Whole actions of all factions in the lines of others, doubled and left out."""
    dice = random.Random(seed)
    lines = ROOTLOG.write(played(TABLES[-1 - seed], f"mixed {seed}", 600)).splitlines()
    turns = [number for number, line in enumerate(lines) if line[1:2] == ":" and line[2:3] != " "]
    actions = [action for number in turns for action in lines[number][2:].split("/")]
    for _ in range(20):
        mixed = list(lines)
        for number in dice.sample(turns, len(turns) // 2):
            parts = [dice.choice(actions) for _ in range(dice.randrange(4))]
            mixed[number] = "/".join([mixed[number], *parts])
        report = ROOTLOG.check("\n".join(mixed))
        assert sum(report.line_counts().values()) == len(report.lines)
