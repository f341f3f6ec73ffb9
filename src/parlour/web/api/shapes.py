"""What programs send and get: bodies, queries and answers of the API. The document is made from the same classes."""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from parlour import titles

SEQ: Final = 1 << 40

Seat = Annotated[int, Meta(ge=0, le=99, description="Number of a seat, from 0.")]
Seq = Annotated[int, Meta(ge=0, le=SEQ, description="Number of the last event that you have seen.")]
Key = Annotated[str, Meta(max_length=80, description="Your own id of this request: sent again, it happens only once.")]
Moment = Annotated[int, Meta(ge=0, le=10**9, description="So many actions after the start.")]
Side = Annotated[str, Meta(max_length=40)]
Choice = Annotated[str, Meta(max_length=40, description="me, open, bot:NAME (see /api/games) or here:NAME.")]


class Sent(Struct, forbid_unknown_fields=True, frozen=True):
    """A body or a query: what we do not know may be a slip of the pen, so it is refused."""


# Bodies


class Nothing(Sent, frozen=True):
    """A body may be left out."""


class NewGuest(Sent, frozen=True):
    name: Annotated[str, Meta(max_length=100, description="What others see.")]


class NewTable(Sent, frozen=True):
    game: Annotated[str, Meta(max_length=40, examples=[titles.example()])]
    seats: Annotated[list[Choice], Meta(max_length=12, examples=[["me", "bot:greedy"]])]
    sides: Annotated[list[Side], Meta(max_length=12, description="By seat, see /api/games; none: by lot.")] = []
    settings: Annotated[dict[str, str | bool | int], Meta(max_length=40, description="See /api/games.")] = {}
    listed: Annotated[bool, Meta(description="Whether everybody sees it in the lobby.")] = False
    pace: Annotated[str, Meta(max_length=10, description="live, or days per move: 1, 3, 7.")] = "live"
    hints: bool = True


class NewPosition(Sent, frozen=True):
    position: Annotated[dict[str, Any], Meta(description="A position file.")]


class Act(Sent, frozen=True):
    seat: Seat
    action: Annotated[int, Meta(ge=0, le=1 << 30, description="One of ask.options.")]
    expected_seq: Seq
    key: Key = ""
    hold: Annotated[bool, Meta(description="Wait for /confirm if the turn would end and could be taken back.")] = False


class AtSeat(Sent, frozen=True):
    seat: Seat
    expected_seq: Seq | UnsetType = UNSET
    key: Key = ""


class SetPolicy(Sent, frozen=True):
    seat: Seat
    reaction: Annotated[str, Meta(max_length=40, description="See /api/games; * for all, t3-* for all that begin so.")]
    value: Annotated[
        Literal["ask", "alwaysPass", "usual"], Meta(description="Whether you are asked, whatever you hold.")
    ]
    key: Key = ""


class Sit(Sent, frozen=True):
    seat: Seat
    invite: Annotated[str, Meta(max_length=80, description="For private tables.")] = ""
    name: Annotated[str, Meta(max_length=24, description="Another name at this table.")] = ""


class Say(Sent, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    channel: Annotated[Literal["", "players", "spectators"], Meta(description='"": where you belong.')] = ""


# Queries


class Lists(Sent, frozen=True):
    """Which tables; without any, the open ones."""

    mine: bool = False
    open: bool = False
    finished: bool = False


class After(Sent, frozen=True):
    after: Seq = 0


class Waiting(Sent, frozen=True):
    after: Seq = 0
    talk: Annotated[int, Meta(ge=0, le=SEQ, description="Number of the last line of talk that you have seen.")] = 0


class At(Sent, frozen=True):
    """Whose eyes: while the game runs only your own; afterwards anybody's."""

    at: Moment | UnsetType = UNSET
    seat: Annotated[int, Meta(ge=-1, le=99)] = -1


# Answers


class Error(Struct):
    code: str
    sentence: str
    law: str


class Me(Struct):
    id: int
    name: str
    login: str | None
    language: str
    theme: str
    confirm: bool
    sound: bool


class Guest(Struct):
    id: int
    name: str
    token: Annotated[str, Meta(description="Send it as Authorization: Bearer TOKEN. It is shown only here.")]


class Choices(Struct):
    values: list[str]
    default: str


class GameInfo(Struct):
    id: str
    title: str
    edition: str
    rules_version: int
    seats: Annotated[list[int], Meta(min_length=2, max_length=2, description="The least and the most.")]
    options: dict[str, Choices]
    sides: Annotated[list[str], Meta(description="What seats may be called, if you choose; see NewTable.")]
    reactions: Annotated[list[str], Meta(description="What a seat may always pass on; see /policy.")]
    bots: list[str]
    paces: list[str]


class Games(Struct):
    games: list[GameInfo]


class Place(Struct):
    name: str
    sort: str


class Entry(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    seats: list[Place]
    my_turn: bool
    asked: Annotated[int, Meta(description="The seat that everybody waits for; -1: none.")]
    moves: int
    pace: str
    listed: bool
    created: float
    updated: float
    winners: list[int]
    scores: list[int]


class Entries(Struct):
    tables: list[Entry]


class Done(Struct):
    """The numbers after a change."""

    table: str
    seq: int
    talk: int


class Rematch(Done):
    rematch: Annotated[str, Meta(description="The id of the new table.")]


class Happening(Struct):
    """An event, as far as you may know it. Of an action: its number and what it brought, unless it was taken back."""

    seq: int
    at: float
    kind: str
    seat: int | None
    name: str
    bot: str
    number: Annotated[int, Meta(description="Of the action, 1…; 0: it is none, or it was taken back.")]
    law: str
    lines: list[str]


class Happenings(Struct):
    table: str
    seq: Annotated[int, Meta(description="The newest event. If it is not the last one here, ask again.")]
    events: list[Happening]


class Paragraph(Struct):
    paragraph: str
    text: str
    ruling: str


class Rules(Struct):
    game: str
    rules_version: int
    paragraphs: list[Paragraph]
