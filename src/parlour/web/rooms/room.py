"""A room: one play with people around it, as the sum of its events.

A Room is never changed: `after` gives the room as it will be, and only when that has been written to the disk does it
take the old one's place. So nobody can see what might still be lost.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Final

from msgspec import DecodeError

from parlour.games import game as find_game
from parlour.kernel.errors import BadInput, Illegal
from parlour.kernel.match import Match, begin_proven
from parlour.kernel.state import NOBODY
from parlour.record.position import begin_from, restore_position
from parlour.table.table import ASK, USUAL, proposed_policy
from parlour.web.rooms.chain import link
from parlour.web.store import EventRow, Head, RoomRow

GATHERING, PLAYING, FINISHED, CLOSED = "gathering", "playing", "finished", "closed"
LIVE_PATIENCE: Final = 180.0  # seconds; after that the others need not wait any longer
DAY: Final = 86_400.0
PRIVATE: Final = ("policy",)  # kinds of events that only the person at the seat may know of
ALL: Final = "*"  # instead of a reaction, or of its end: all that begin so, as one decision that nobody can count
BROKEN: Final = (Illegal, AssertionError, LookupError, AttributeError, TypeError, ValueError, DecodeError)
"""What may be raised when events that somebody has damaged are played again."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there. `bot` plays the seat when it is set: a bot's own seat, or that of somebody who is away."""

    sort: str = "open"  # open, person, bot
    person: int | None = None
    name: str = ""
    bot: str = ""
    resigned: bool = False
    policies: frozenset[tuple[str, str]] = frozenset()  # reaction and what it has decided; nobody else may know

    @property
    def away(self) -> bool:
        return self.sort == "person" and self.bot != ""


@dataclass(frozen=True, slots=True)
class Deed:
    """What is about to become an event."""

    kind: str
    body: dict[str, Any] = field(default_factory=dict)
    by_itself: bool = False  # nobody does it now: the table does


class Room:
    def __init__(self, row: RoomRow) -> None:
        self.row = row
        self.seats: tuple[Seat, ...] = (Seat(),) * row.seats
        self.match: Match[Any] | None = None
        self.status = GATHERING
        self.seq = 0
        self.news = 0  # the newest event that everybody may know of: the only number that leaves the house
        self.hash = ""
        self.talk = 0
        self.holding: int | None = None  # the seat that may still take its turn back
        self.votes: dict[int, frozenset[int]] = {}  # seat → persons who would let a bot play it
        self.result: dict[str, Any] | None = None  # winners, scores, ended_by
        self.secret = ""  # once it is revealed
        self.rematch = ""
        self.since = row.created  # when the question on the table was put

    @property
    def id(self) -> str:
        return self.row.id

    # The past

    def after(self, *events: EventRow) -> "Room":
        """The room with these events added."""
        room = copy(self)
        for event in events:
            if event.kind in ("act", "undo") and room.match is self.match and room.match is not None:
                room.match = room.match.clone()
            getattr(room, f"take_{event.kind}")(event)
            room.seq, room.hash = event.seq, event.hash
            if event.kind not in PRIVATE:
                room.news = event.seq
            room.row = replace(room.row, head=room.head(event.at if room.news == event.seq else room.row.head.updated))
        return room

    def written(self, person: int | None, deeds: list[Deed], at: float) -> list[EventRow]:
        """Deeds as the next events of the chain."""
        events, before = [], self.hash
        for number, deed in enumerate(deeds, self.seq + 1):
            event = EventRow(number, at, deed.kind, None if deed.by_itself else person, deed.body, "")
            before = link(before, self.id, event)
            events.append(replace(event, hash=before))
        return events

    def take_open(self, event: EventRow) -> None:
        self.since = event.at

    def take_sit(self, event: EventRow) -> None:
        self.put(event.body["seat"], Seat("person", event.body["person"], event.body["name"]))

    def take_bot(self, event: EventRow) -> None:
        self.put(event.body["seat"], Seat("bot", None, event.body["name"], event.body["spec"]))

    def take_free(self, event: EventRow) -> None:
        self.put(event.body["seat"], Seat())

    def take_start(self, event: EventRow) -> None:
        self.match = begin_match(self.row)
        self.status, self.since = PLAYING, event.at

    def take_act(self, event: EventRow) -> None:
        assert self.match is not None
        self.match.apply(event.body["action"])
        self.holding = event.body["seat"] if event.body.get("hold") else None
        if self.asked != event.body["seat"]:  # a turn's clock is not wound up by parts of the turn
            self.since, self.votes = event.at, {}

    def take_policy(self, event: EventRow) -> None:
        seat, reaction = self.seats[event.body["seat"]], event.body["reaction"]
        game = find_game(self.row.game)
        decided = dict(seat.policies) | dict.fromkeys(meant_by(game.reactions, reaction), event.body["value"])
        kept = [(each, value) for each, value in decided.items() if value not in (USUAL, proposed_policy(game, each))]
        self.put(event.body["seat"], replace(seat, policies=frozenset(kept)))

    def take_undo(self, event: EventRow) -> None:
        assert self.match is not None
        self.match.undo()
        self.holding = None

    def take_confirm(self, event: EventRow) -> None:
        self.holding, self.since, self.votes = None, event.at, {}

    def take_vote(self, event: EventRow) -> None:
        seat = event.body["seat"]
        assert event.person is not None
        self.votes = self.votes | {seat: self.votes.get(seat, frozenset()) | {event.person}}

    def take_away(self, event: EventRow) -> None:
        seat = event.body["seat"]
        self.put(seat, replace(self.seats[seat], bot=event.body["bot"]))
        self.holding = None if self.holding == seat else self.holding
        self.votes = {}  # whoever comes back is not sent away with old votes

    def take_return(self, event: EventRow) -> None:
        self.put(event.body["seat"], replace(self.seats[event.body["seat"]], bot=""))
        self.since = event.at

    def take_resign(self, event: EventRow) -> None:
        seat = event.body["seat"]
        self.put(seat, replace(self.seats[seat], bot=event.body["bot"], resigned=True))
        self.holding = None if self.holding == seat else self.holding

    def take_end(self, event: EventRow) -> None:
        self.status, self.result, self.secret = FINISHED, event.body, event.body["secret"]
        self.holding = None

    def take_close(self, event: EventRow) -> None:
        self.status = CLOSED

    def take_rematch(self, event: EventRow) -> None:
        self.rematch = event.body["room"]

    def renamed(self, aliases: Mapping[int, int]) -> "Room":
        """Guests who have become accounts since sit here as those."""
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.person in aliases:
                self.put(number, replace(seat, person=aliases[seat.person]))
        self.votes = {seat: frozenset(aliases.get(p, p) for p in voted) for seat, voted in self.votes.items()}
        return self

    def put(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    # The present

    @property
    def asked(self) -> int:
        """The seat that everybody waits for: to decide, or to say that its turn is over."""
        if self.status != PLAYING or self.match is None:
            return NOBODY
        return self.match.state.decider() if self.holding is None else self.holding

    def bot_to_move(self) -> str:
        """The SPEC of the bot that must move now; "" when nobody or a person must."""
        return "" if self.asked == NOBODY or self.holding is not None else self.seats[self.asked].bot

    @property
    def lonely(self) -> bool:
        """Whether one person plays one seat, and bots all others; whoever has gone away may come back."""
        return sum(seat.sort == "person" and not seat.resigned for seat in self.seats) == 1

    def policy_of(self, seat: int, reaction: str) -> str:
        """Whether the person who sits there is asked for a reaction. A bot answers for itself."""
        proposed = proposed_policy(find_game(self.row.game), reaction)
        return ASK if self.seats[seat].bot else dict(self.seats[seat].policies).get(reaction, proposed)

    def seats_of(self, person: int | None) -> tuple[int, ...]:
        return tuple(n for n, seat in enumerate(self.seats) if person is not None and seat.person == person)

    def others(self, seat: int) -> frozenset[int]:
        """The persons at the table who still play, but for the one at the seat."""
        persons = {s.person for s in self.seats if s.person is not None and not s.resigned}
        return frozenset(persons - {self.seats[seat].person})

    def deadline(self) -> float | None:
        """When the person who is asked counts as absent; None if a bot is, or nobody else waits."""
        if self.asked == NOBODY or self.seats[self.asked].bot or not self.others(self.asked):
            return None
        return self.since + (LIVE_PATIENCE if self.row.pace == "live" else int(self.row.pace) * DAY)

    def head(self, at: float) -> Head:
        """What the lobby shows without loading the room."""
        asked = self.asked
        person = self.seats[asked].person if asked != NOBODY and not self.seats[asked].bot else None
        return Head(
            status=self.status,
            seq=self.seq,
            updated=at,
            turn=[person] if person is not None else [],
            people=sorted({seat.person for seat in self.seats if seat.person is not None}),
            summary={
                "names": [seat.name for seat in self.seats],
                "sorts": [seat.sort for seat in self.seats],
                "sides": self.match.game.seat_names(self.match.state) if self.match else [],
                "asked": asked,
                "moves": len(self.match.actions) if self.match else 0,
                "result": {k: v for k, v in (self.result or {}).items() if k != "secret"},
            },
            deadline=None if self.row.pace == "live" else self.deadline(),  # for the clocks; live tables need none
        )


def meant_by(reactions: Sequence[str], named: str) -> list[str]:
    """The reactions that a name stands for: itself, all of them, or with `t3-*` all that begin so."""
    if not named.endswith(ALL):
        return [each for each in reactions if each == named]
    return [each for each in reactions if each.startswith(named.removesuffix(ALL))]


def turn_of(public: Mapping[str, Any]) -> int | None:
    """Whose turn it is, if the game has turns and they have begun; from what everybody may know."""
    active = public.get("active") if public.get("phase") != "setup" else None
    return active if isinstance(active, int) else None


def begin_match(row: RoomRow) -> Match[Any]:
    """The play at its start: provable shuffles from the room's secret, or a position."""
    game = find_game(row.game)
    if row.rules != game.rules_version:
        raise BadInput(f"It began with rules {row.rules} of {game.title}; here are rules {game.rules_version}.")
    if "position" in row.start:
        return begin_from(game, restore_position(game, row.start["position"]))
    names = row.start.get("seats") or row.seats
    return begin_proven(game, names, dict(row.settings), row.secret.hex())
