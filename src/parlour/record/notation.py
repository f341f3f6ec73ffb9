"""Notations: ways in which people outside write down plays of a title, and what reading such a text tells."""

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from parlour.kernel.match import Match

# What can be said of an action or a line, the worst last
OK, UNSURE, WRONG, UNREAD = "ok", "unsure", "wrong", "unread"
VERDICTS = (OK, UNSURE, WRONG, UNREAD)
MOST_REMARKS = 20  # about one line


@dataclass(frozen=True)
class Remark:
    """Something to say about an action: where it stands, what it is, and why; `law` is the paragraph it contradicts."""

    column: int
    verdict: str
    text: str
    sentence: str
    law: str = ""


@dataclass
class Line:
    """A line of a text: how it was judged as a whole and action by action, and the remarks about it."""

    number: int
    whole: str = OK
    verdicts: list[str] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)

    @property
    def verdict(self) -> str:
        return max([self.whole, *self.verdicts], key=VERDICTS.index)

    def say(self, remark: Remark) -> None:
        """A remark about the line as a whole."""
        self.whole = max(self.whole, remark.verdict, key=VERDICTS.index)
        self.add(remark)

    def add(self, remark: Remark) -> None:
        if len(self.remarks) < MOST_REMARKS:
            self.remarks.append(remark)


@dataclass
class Report:
    """What reading a text has told, line by line; empty lines and comments have none."""

    lines: list[Line] = field(default_factory=list)

    def counts(self) -> dict[str, int]:
        """How many actions were judged how."""
        found = Counter(verdict for line in self.lines for verdict in line.verdicts)
        return {verdict: found[verdict] for verdict in VERDICTS}

    def line_counts(self) -> dict[str, int]:
        found = Counter(line.verdict for line in self.lines)
        return {verdict: found[verdict] for verdict in VERDICTS}

    def as_data(self) -> dict[str, Any]:
        lines = [
            {"line": line.number, "verdict": line.verdict, "actions": len(line.verdicts),
             "remarks": [vars(remark) for remark in line.remarks]}
            for line in self.lines
        ]  # fmt: skip
        return {"lines": lines, "actions": self.counts(), "by_line": self.line_counts()}


class Notation(ABC):
    """One notation of one title. A game names its own in `Game.notations`."""

    @abstractmethod
    def write(self, match: Match[Any]) -> str:
        """A play as a text; BadInput if it cannot be written."""

    @abstractmethod
    def check(self, text: str) -> Report:
        """Read a text and check it as far as it tells enough; BadFile only if it is no such text at all."""
