"""What many random games come to: lengths, scores, who wins."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from parlour.kernel.match import Match


@dataclass
class Tally:
    """What happened in the random games of one case: plain data, so that it travels between processes."""

    case: str
    seats: int
    games: int = 0
    decisions: int = 0
    shortest: int = 10**9
    longest: int = 0
    scores: list[int] = field(default_factory=list)  # by seat
    wins: list[float] = field(default_factory=list)  # by seat; a shared victory is shared
    first_wins: float = 0
    ends: dict[str, int] = field(default_factory=dict)


def add(tally: Tally, match: Match[Any], first: int) -> None:
    outcome, length = match.game.outcome(match.state), len(match.actions)
    assert outcome is not None
    tally.games += 1
    tally.decisions += length
    tally.shortest, tally.longest = min(tally.shortest, length), max(tally.longest, length)
    for seat, score in enumerate(outcome.scores):
        tally.scores[seat] += score
    for seat in outcome.winners:
        tally.wins[seat] += 1 / len(outcome.winners)
    tally.first_wins += (first in outcome.winners) / max(1, len(outcome.winners))


def summary(tallies: list[Tally], by_case: bool = True) -> str:
    """One line a case, if wanted, and one for each number of seats."""
    lines = [f"{'case':<64} {'games':>6} {'decisions':>15}  mean score; wins by seat, of the first; ended by"]
    whole: dict[tuple[str, int], Tally] = {}
    for tally in sorted(tallies, key=lambda tally: tally.case):
        lines += [line(tally)] if by_case else []
        key = (tally.case.split("-")[0], tally.seats)
        total = whole.setdefault(key, Tally(f"{key[0]}-{key[1]} all", tally.seats))
        merge(total, tally)
    lines += [line(tally) for tally in whole.values()]
    return "\n".join([*lines, f"{sum(t.games for t in tallies)} games, {sum(t.decisions for t in tallies)} decisions"])


def merge(total: Tally, tally: Tally) -> None:
    total.games += tally.games
    total.decisions += tally.decisions
    total.shortest, total.longest = min(total.shortest, tally.shortest), max(total.longest, tally.longest)
    total.scores = [a + b for a, b in zip(total.scores or [0] * tally.seats, tally.scores, strict=True)]
    total.wins = [a + b for a, b in zip(total.wins or [0.0] * tally.seats, tally.wins, strict=True)]
    total.first_wins += tally.first_wins
    total.ends = dict(Counter(total.ends) + Counter(tally.ends))


def line(tally: Tally) -> str:
    n = tally.games or 1
    scores = " ".join(f"{score / n:.1f}" for score in tally.scores)
    wins = " ".join(f"{100 * win / n:.0f}%" for win in tally.wins)
    ends = ", ".join(f"{name} {count}" for name, count in sorted(tally.ends.items()))
    lengths = f"{tally.shortest}…{tally.decisions / n:.0f}…{tally.longest}"
    return (
        f"{tally.case:<64} {tally.games:>6} {lengths:>15}  {scores}; {wins}, {100 * tally.first_wins / n:.0f}%; {ends}"
    )
