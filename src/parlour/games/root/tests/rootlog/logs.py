"""Small logs to check, and random games to write."""

from collections.abc import Sequence
from typing import Any

from parlour.conformance.fuzz import Dice, choose
from parlour.games.root.file.rootlog import Rootlog
from parlour.games.root.tests.games import begun
from parlour.kernel.match import Match
from parlour.record.notation import UNREAD, WRONG, Line, Remark, Report

ROOTLOG = Rootlog()
HEADER = """Map: Fall
Deck: Standard
C: Ann
E: Ben
A: Cid
V: Dot
"""
SETUP = """C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->10
E:b+6w->3/#despot->$
A:3#->$
V:#tinker->$/p->3_7_11_12
"""
START = f"{HEADER}\n{SETUP}\n"
FIRST = len(START.splitlines()) + 1  # the line of the first turn


def check(*turns: str, start: str = START) -> Report:
    return ROOTLOG.check(start + "\n".join(turns) + "\n")


def last(*turns: str, start: str = START) -> Line:
    """How the last of some turns was judged."""
    return check(*turns, start=start).lines[-1]


def faults(report: Report) -> list[tuple[int, Remark]]:
    """All contradictions and all that cannot be read, with their lines."""
    return [(line.number, each) for line in report.lines for each in line.remarks if each.verdict in (WRONG, UNREAD)]


def played(seats: Sequence[str], seed: str, most: int = 100_000, **settings: str) -> Match[Any]:
    """A random game, to its end or so far."""
    match, dice = begun(*seats, seed=seed, **settings), Dice(seed)
    while match.state.offer and len(match.actions) < most:
        match.apply(choose(match.state.offer, dice))
    return match
