"""Logs that say too much: one sentence each, at once, however much they claim to move."""

import time
from itertools import product

import pytest

from parlour.games.root.file.rootlog import limits
from parlour.games.root.file.rootlog.ledger import UP, Ledger
from parlour.games.root.file.rootlog.read import read_act
from parlour.games.root.file.rootlog.read.things import Unread
from parlour.games.root.rules.land import LANDS
from parlour.games.root.tests.rootlog.logs import ROOTLOG, START, check, faults, last
from parlour.kernel.errors import BadFile
from parlour.record.notation import MOST_REMARKS, OK, UNREAD, UNSURE, WRONG

SIX = """Map: Fall
C: a
E: b
A: c
V: d
O: e
L: f
C:t_k->1
E:b->3
A:
V:#tinker->$
O:
L:
"""
LINE = limits.LINE_LETTERS - 100


def filled(turn: str, action: str, n: int, start: str = START) -> str:
    """A log with an action n times, in lines that are not too long."""
    each = LINE // (len(action) + 1)
    return start + "".join(f"{turn}:{'/'.join([action] * min(each, n - at))}\n" for at in range(0, n, each))


# Tracks that run out, and arguments that are missing


@pytest.mark.parametrize(
    ("line", "law", "part"),
    [
        ("C:" + "/".join(["b_s->1"] * 7), "2.5", "no such building left"),
        ("C:" + "/".join(["b_w->1"] * 7), "2.5", "no such building left"),
        ("C:" + "/".join(["b_r->1"] * 7), "2.5", "no such building left"),
        ("E:" + "/".join(["b->1"] * 8), "2.5", "no such building left"),
        ("A:" + "/".join(["t->1"] * 11), "2.5", "no such token left"),
        ("A:" + "/".join(["b->1"] * 2), "2.5", "no such building left"),
        ("L:" + "/".join(["b->1"] * 6), "2.5", "no such building left"),
        ("O:" + "/".join(["t->1"] * 4), "2.5", "no such token left"),
        ("V:#Q->", "9.5.5", "goes to the board"),
        ("C:#Q->", "9.5.5", "goes to the board"),
        ("C:#Q->$", "9.5.5", "only a Vagabond"),
        ("V:%_10->V$", "9.5.3", "must be named"),
        ("V:Z%r/++1", "4.1.2", "supply"),
        ("C:Z%r/++1", "4.1.2", "supply"),
        ("C:F#domG->G$", "INV.1", "only 0 of 1"),
        ("C:b_q1->/b_q->1", "B.1", "no piece b_q"),
    ],
)
def test_what_cannot_be_is_a_contradiction_and_never_breaks(line: str, law: str, part: str) -> None:
    told = last(line, start=SIX)
    assert told.verdict == WRONG
    assert any(law == remark.law and part in remark.sentence for remark in told.remarks), told.remarks


# More than the box has


@pytest.mark.parametrize(
    ("action", "law", "part"),
    [
        ("26w->1", "2.5", "25 warriors of the Marquise de Cat, not 26"),
        ("13w->1+2", "2.5", "25 warriors"),
        ("20w1+6w2->3", "2.5", "not 26"),
        ("7b_s->1", "2.5", "6 such buildings"),
        ("99Ab->1", "2.5", "3 buildings of the Woodland Alliance"),
        ("11At->1", "2.5", "10 tokens"),
        ("2Vp->1", "2.5", "1 pawns"),
        ("55#->C", "INV.1", "54 cards, not 55"),
        ("28#->C+E", "INV.1", "not 56"),
        ("30F#+25M#^", "INV.1", "not 55"),
        ("9%bV$->d", "INV.9", "8 such items"),
        ("99%_V$->d", "INV.9", "such items"),
    ],
)
def test_more_than_the_box_has_is_not_believed(action: str, law: str, part: str) -> None:
    line = last(f"C:{action}/w1->5")
    assert line.verdicts == [WRONG, OK]
    assert line.remarks[0].law == law
    assert part in line.remarks[0].sentence


def test_points_that_no_score_can_show_are_no_longer_added_up() -> None:
    posts = ["9t_f->1"] * 3 + ["t->1"]
    assert "scores 2 for that" in last("O:t->1/++3", start=SIX).remarks[-1].sentence
    assert last("O:" + "/".join(posts + ["t->1"] * 60) + "/++3", start=SIX).verdicts[-1] == OK


def test_a_pack_with_more_than_there_is_is_unknown() -> None:
    line = last("V:" + "/".join(["%f1->$"] * 9), "C:", "V:%f->e/%fs->d")
    assert line.verdicts == [UNSURE, UNSURE]
    assert "cannot be told any more" in line.remarks[-1].sentence


def test_a_pack_that_may_lie_in_too_many_ways_is_unknown() -> None:
    book = Ledger(LANDS["autumn"], list(LANDS["autumn"].suits), ["C", "V"], True)
    ways = list(product(range(3), repeat=4))[: limits.MOST_WORLDS]
    book.leave("V", "f", {(*way, 0) for way in ways})
    assert len(book.worlds("V", "f")) == limits.MOST_WORLDS
    book.leave("V", "f", {(0, 0, 0, 0, 1), *((*way, 0) for way in ways)})
    assert book.worlds("V", "f") == set()
    book.gain("V", "f", UP, 1)
    assert book.worlds("V", "f") == set()


# Longer than any action, line or log


@pytest.mark.parametrize(
    ("action", "part"),
    [
        ("w" * 801, "800 letters"),
        ("+".join(["w"] * 55) + "->1", "54 kinds"),
        ("(" + "+".join(["F"] * 55) + ")#C->", "54 kinds"),
        ("w->" + "+".join(["1"] * 13), "12 places"),
        ("#" + "a" * 41 + "C->", "no piece, card or item"),
        ("Z" + "a" * 41, "a craft is written"),
        ("w+#->1", "no place where that can go"),
    ],
)
def test_an_action_has_its_length(action: str, part: str) -> None:
    with pytest.raises(Unread) as error:
        read_act(action, "C", any_card=True)
    assert part in error.value.sentence


def test_a_log_has_its_length() -> None:
    with pytest.raises(BadFile, match="256,000 letters"):
        ROOTLOG.check(START + "x" * limits.MOST_LETTERS)


def test_a_line_has_its_length_without_its_comment() -> None:
    assert not faults(check("C:t->1 //" + "x" * 9000))
    assert "4,000 letters" in last("C:" + "t->1/" * 1000).remarks[0].sentence


def test_a_log_has_so_many_actions() -> None:
    report = ROOTLOG.check(filled("C", "++", limits.MOST_ACTIONS + 5))
    assert sum(report.counts().values()) == limits.MOST_ACTIONS
    assert report.lines[-1].remarks[-1].sentence == "a log has at most 20,000 actions"


def test_after_a_thousand_mistakes_the_rest_is_not_read() -> None:
    report = ROOTLOG.check(filled("C", "w1->3", 8000))
    assert limits.MOST_FAULTS <= report.counts()[WRONG] < 3000
    assert (report.lines[-1].verdict, len(report.lines[-1].remarks)) == (UNREAD, MOST_REMARKS)
    assert "… and more" in report.lines[-1].remarks[-1].sentence


def test_after_a_thousand_unknown_things_they_are_only_counted() -> None:
    report = ROOTLOG.check(START + "C:^A\n" * 1500 + "C:nonsense\n")
    assert report.counts()[UNSURE] == 1500
    remarks = [remark for line in report.lines for remark in line.remarks if remark.sentence.startswith("… and more")]
    assert (len(remarks), report.lines[-1].verdict) == (1, UNREAD)


@pytest.mark.parametrize(
    ("winners", "part"),
    [
        (["CC"], "each written once"),
        (["CEAVG"], "at most 4"),
        (["C", "C"], "named before"),
        (["V" * 3000], "at most 4"),
    ],
)
def test_winners_are_named_once(winners: list[str], part: str) -> None:
    line = last("C:++30", *(f"Winner: {each}" for each in winners))
    assert (line.verdict, part in line.remarks[-1].sentence) == (UNREAD, True)


# Work


@pytest.mark.parametrize(
    ("turn", "action", "n"),
    [
        ("C", "6b_s+6b_w+6b_r+8t+25w+3Ab+10At+7Eb+15Lb+5Lb_f+5Lb_r+5Lb_m->1", 3000),
        ("C", "+".join(["F#tax"] * 54) + "->C", 700),
        ("C", "w1->5/w5->1", 9000),
        ("A", "t->1+2+3+4+5+6+7+8+9+10", 9000),
        ("O", "3t->1", 9000),
        ("V", "%b1->$/%b->d/%bd->s/%b->t/%bt->s+e", 4000),
        ("E", "2F#taxE->$_r/F#taxE->", 9000),
        ("V", "+".join(["p"] * 54) + "->" + "+".join("123456789"), 1500),
    ],
    ids=lambda value: value[:12] if isinstance(value, str) else None,
)
def test_the_longest_log_is_read_soon(turn: str, action: str, n: int) -> None:
    began = time.process_time()
    text = filled(turn, action, n, SIX)
    ROOTLOG.check(text)
    assert len(text) < limits.MOST_LETTERS
    assert time.process_time() - began < 5  # far more than it takes, far less than without bounds
