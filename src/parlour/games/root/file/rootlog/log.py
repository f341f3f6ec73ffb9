"""A whole Rootlog text: its header, the setup and the turns, each line read and checked.

Texts of people are never quite right. So nothing stops the reading: a line that cannot be read is named with its
column, one that contradicts the ledger with the paragraph, and the next is read as if nothing had been.
"""

import re

from parlour.games.root.file.rootlog.check import check_act
from parlour.games.root.file.rootlog.check.boards import check_turn_over, check_winners
from parlour.games.root.file.rootlog.header import Header, read_header
from parlour.games.root.file.rootlog.ledger import Finding, Ledger
from parlour.games.root.file.rootlog.limits import (
    LINE_LETTERS,
    MOST_ACTIONS,
    MOST_FAULTS,
    MOST_LETTERS,
    MOST_LINES,
    MOST_UNSURE,
)
from parlour.games.root.file.rootlog.read import read_act
from parlour.games.root.file.rootlog.read.things import Unread, shown
from parlour.games.root.file.rootlog.words import LETTERS, OTHER_LETTERS, SUIT_LETTERS, faction_name
from parlour.games.root.rules.land import LANDS
from parlour.kernel.errors import BadFile
from parlour.record.notation import MOST_REMARKS, OK, UNREAD, UNSURE, WRONG, Line, Remark, Report

TURN = re.compile(r"([A-Z])\s*:(.*)")
SEPARATOR = re.compile(r"[/;]")
NO_LEDGER = "the pieces of this game are not known, so nothing can be checked"


def check_rootlog(text: str) -> Report:
    if len(text) > MOST_LETTERS:
        raise BadFile("", f"has more than {MOST_LETTERS:,} letters, which no game of Root has")
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise BadFile("", f"has more than {MOST_LINES:,} lines, which no game of Root has")
    reader = Reader()
    for number, line in enumerate(lines, 1):
        reader.read(number, line.rstrip("\r"))
        if reader.stopped:
            break
    if reader.header.empty():
        raise BadFile("", "is no Rootlog: it names neither a map nor a faction")
    return reader.report


class Reader:
    """What has been read so far."""

    def __init__(self) -> None:
        self.report = Report()
        self.header = Header()
        self.book: Ledger | None = None
        self.begun = False
        self.last: Line | None = None  # the line of the turn before
        self.set_up: list[str] = []
        self.order: list[str] = []
        self.turns = 0
        self.ended = False  # the winners were named
        self.actions = self.faults = self.unsure = 0
        self.stopped = False

    def read(self, number: int, raw: str) -> None:
        line = Line(number)
        text = raw.partition("//")[0].rstrip()
        if not text.strip():
            return
        self.report.lines.append(line)
        self.read_line(line, text)
        self.count(line)

    def read_line(self, line: Line, text: str) -> None:
        turn = TURN.match(text)
        if len(text) > LINE_LETTERS:
            line.say(Remark(1, UNREAD, text[:LINE_LETTERS], f"a line has at most {LINE_LETTERS:,} letters"))
        elif turn and (turn[1] in self.header.players or self.begun):
            self.read_turn(line, turn)
        elif text.startswith("Winner:"):
            self.read_winner(line, text)
        else:
            read_header(self.header, line, text, self.begun)

    def count(self, line: Line) -> None:
        """What was found so far; too much of it, and the rest is not looked at or not told."""
        self.faults += sum(verdict in (WRONG, UNREAD) for verdict in [line.whole, *line.verdicts])
        if self.faults >= MOST_FAULTS and not self.stopped:
            self.stop(line, f"… and more: after {MOST_FAULTS:,} mistakes the rest is not read")
        if self.unsure >= MOST_UNSURE:
            line.remarks = [remark for remark in line.remarks if remark.verdict != UNSURE]
            return
        self.unsure += sum(remark.verdict == UNSURE for remark in line.remarks)
        if self.unsure >= MOST_UNSURE:
            close(line, UNSURE, "… and more: what a log does not tell is no longer named")

    def stop(self, line: Line, sentence: str) -> None:
        self.stopped = True
        close(line, UNREAD, sentence)

    # Turns

    def begin(self) -> None:
        """With the first turn the header is complete."""
        self.begun = True
        known = self.header.land in LANDS and self.header.complete()
        if known:
            land = LANDS[self.header.land]
            suits = [SUIT_LETTERS.index(suit) for suit in self.header.suits] or land.suits
            if len(suits) == len(land.slots):
                self.book = Ledger(land, suits, list(self.header.players), self.header.standard)

    def read_turn(self, line: Line, found: re.Match[str]) -> None:
        faction = found[1]
        if not self.begun:
            self.begin()
        if faction not in LETTERS or faction not in self.header.players:
            who = OTHER_LETTERS.get(faction, faction)
            line.say(Remark(1, UNREAD, faction, f"{who} is no player of this game that Parlour knows"))
            return
        self.end_turn()
        self.last = line
        self.begin_turn(line, faction)
        column = found.start(2)
        for part in SEPARATOR.split(found[2]) if found[2].strip() else []:
            if self.actions == MOST_ACTIONS:
                self.stop(line, f"a log has at most {MOST_ACTIONS:,} actions")
                return
            self.actions += 1
            self.read_part(line, faction, part, column)
            column += len(part) + 1

    def begin_turn(self, line: Line, faction: str) -> None:
        if self.book is not None:
            self.book.findings = []
            self.book.begin_turn(faction)
        setting_up = faction not in self.set_up and len(self.set_up) < len(self.header.players) and not self.turns
        if self.book is not None:
            self.book.setting_up = setting_up
        if setting_up:
            self.set_up.append(faction)
            return
        self.turns += 1
        if len(self.order) < len(self.header.players) and faction not in self.order:
            self.order.append(faction)
            return
        due = self.order[(self.turns - 1) % len(self.order)]
        if faction != due:
            line.say(Remark(1, WRONG, faction, f"it is the turn of {faction_name(due)}", "1.5"))

    def end_turn(self) -> None:
        """What must hold when the next turn begins is said of the line before."""
        if self.book is None or self.last is None or not self.turns or self.book.over:
            return
        self.book.findings = []
        check_turn_over(self.book)
        for finding in self.book.findings:
            self.last.say(Remark(1, WRONG, "the end of the turn", finding.sentence, finding.law))

    def read_part(self, line: Line, faction: str, part: str, column: int) -> None:
        lead = len(part) - len(part.lstrip())
        text = part.strip()
        try:
            act = read_act(text, faction, not self.header.standard)
        except Unread as error:
            unread(line, column + lead + error.column + 1, text, error.sentence)
            return
        findings = check_act(self.book, act) if self.book is not None else [Finding(NO_LEDGER)]
        judge(line, column + lead + 1, text, findings)

    def read_winner(self, line: Line, text: str) -> None:
        winners = text.partition(":")[2].strip()
        if not winners or any(letter not in LETTERS + "".join(OTHER_LETTERS) for letter in winners):
            line.say(Remark(9, UNREAD, winners, f"{shown(winners)} are no factions"))
            return
        seats = len(self.header.players)
        if self.ended or len(winners) > min(seats, len(set(winners))):
            why = "the winners were named before" if self.ended else f"at most {seats} can win, each written once"
            line.say(Remark(9, UNREAD, winners, why))
            return
        self.ended = True
        findings = [Finding(NO_LEDGER)]
        if self.book is not None:
            findings = self.book.findings = []
            check_winners(self.book, winners)
        for finding in findings:
            line.say(Remark(9, WRONG if finding.law else UNSURE, winners, finding.sentence, finding.law))


def judge(line: Line, column: int, text: str, findings: list[Finding]) -> None:
    """The verdict on one action: the worst of what was found; of several of a kind the first is said."""
    wrong = [finding for finding in findings if finding.law]
    verdict = WRONG if wrong else UNSURE if findings else OK
    line.verdicts.append(verdict)
    for finding in (wrong or findings)[:1]:
        line.add(Remark(column, verdict, text, finding.sentence, finding.law))


def close(line: Line, verdict: str, sentence: str) -> None:
    """What is said of all the rest must be told, however many remarks the line has."""
    del line.remarks[MOST_REMARKS - 1 :]
    line.say(Remark(1, verdict, "the rest", sentence))


def unread(line: Line, column: int, text: str, sentence: str) -> None:
    line.verdicts.append(UNREAD)
    line.add(Remark(column, UNREAD, text, sentence))
