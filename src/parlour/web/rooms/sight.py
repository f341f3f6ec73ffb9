"""What one visitor may see of a room at one moment: all that a page, the JSON API or a feed may tell them."""

from dataclasses import dataclass, field

from parlour.table.table import Option


@dataclass(frozen=True, slots=True)
class SeatSight:
    """A seat and who sits there."""

    number: int
    side: str  # what the game calls it: "blue"; "" while nobody can know
    label: str  # the same in words: "Blue"
    name: str  # who sits there; "" if it is open
    sort: str  # person, bot, open
    bot: str  # the SPEC of the bot that plays it now; also for a person who is away
    mine: bool
    here: bool  # somebody of it is connected now
    turn: bool  # is asked now
    away: bool  # a person whose seat a bot plays
    resigned: bool
    score: int | None
    votes: int  # to let a bot take over
    may_vote: bool  # the visitor may add one


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What one action brought about. Names of cards are wrapped in marks, see table.marked."""

    number: int  # of the action, 1…; 0: the start
    seat: int  # who acted; -1: nobody
    law: str
    lines: tuple[str, ...]
    new: bool  # since the visitor last looked


@dataclass(frozen=True, slots=True)
class TalkLine:
    number: int
    at: float
    name: str
    text: str
    channel: str
    mine: bool


@dataclass(frozen=True, slots=True)
class Ask:
    """The question on the table, for the seat that is asked."""

    seat: int
    kind: str
    prompt: str
    law: str
    law_text: str
    options: tuple[Option, ...]  # empty unless the visitor holds the seat (and has taken the device over)
    barred: tuple[Option, ...]
    reaction: str  # its name, if the seat could have decided it beforehand


@dataclass(frozen=True, slots=True)
class Policy:
    """What the table does when a reaction is asked of the visitor's seat. Nobody else sees it."""

    reaction: str
    label: str
    value: str  # ask, alwaysPass, usual
    spared: bool = False  # whether "usual" differs from "ask"


@dataclass(frozen=True, slots=True)
class Result:
    """How it ended. `columns` are names of the parts of a score, `rows` by seat: total first, then the parts."""

    winners: tuple[int, ...]
    sentence: str  # why it ended
    verdict: str  # who won
    columns: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]
    rivals: tuple[tuple[str, tuple[int, ...]], ...]  # parties that nobody plays: name and row


@dataclass(frozen=True, slots=True)
class Sight:
    id: str
    game: str
    title: str
    settings: tuple[tuple[str, str], ...]  # (label, value in words) if not at their default; "yes" has no label
    status: str  # gathering, playing, finished, closed
    seq: int
    talk: int
    moves: int  # actions so far
    seat: int | None  # through whose eyes; None: a spectator
    mine: tuple[int, ...]  # seats of the visitor
    owner: bool
    listed: bool
    pace: str  # live, or days per move
    hints: bool
    analysis: bool
    invite: str  # the token, for those who may invite; else ""
    code: str  # join code, likewise
    seats: tuple[SeatSight, ...]
    active: int | None  # whose turn it is, if the game has turns: somebody else may be asked in it
    ask: Ask | None
    my_turn: bool
    holding: int | None  # the seat that may still take its turn back before it ends; others wait
    may_undo: bool
    handover: int | None  # the seat the device must be passed to before anything is shown
    deadline: float | None  # when the seat that is asked counts as absent
    log: tuple[LogEntry, ...]
    earlier: int  # entries of the log before the first that is here
    new: int  # actions since the visitor last looked
    talk_lines: tuple[TalkLine, ...]
    notes: str
    result: Result | None
    rematch: str  # id of the next table, if there is one
    origin: str  # id of the table that an analysis was made from, or that this is a rematch of
    commitment: str  # of the shuffles
    secret: str  # revealed at the end; "" before
    policies: tuple[Policy, ...]  # of the seat through whose eyes one looks; empty if the game has no reactions
    seen: int = 0  # actions when the visitor last looked
    hint: Option | None = None
    toast: tuple[str, str] = field(default=("", ""))  # a refusal: sentence, paragraph
