"""Making a Sight: what one visitor may see of a room now. Everything that leaves the server goes through here."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from parlour.games import game as find_game
from parlour.kernel.game import Outcome
from parlour.kernel.state import NOBODY, SHIFT
from parlour.table.table import Option, Table, settings_in_words, side_label
from parlour.text import words
from parlour.web.rooms.chain import commitment
from parlour.web.rooms.commands import may_vote
from parlour.web.rooms.room import FINISHED, GATHERING, PLAYING, Room, turn_of
from parlour.web.rooms.sight import Ask, LogEntry, Policy, Result, SeatSight, Sight, TalkLine
from parlour.web.store import TalkRow
from parlour.web.store import rooms as room_store

LOG: Final = 60  # entries of the log on the table page; the replay has all
HEADING: Final = "\ue003"  # before a line that opens a turn, or another section of the log
CHANNELS: Final = ("players", "spectators")


@dataclass(frozen=True, slots=True)
class Private:
    """What is kept for one person in a room beside the game itself."""

    talk: tuple[TalkRow, ...] = ()
    notes: str = ""
    seen: int = 0


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the person, their language, the seat they have taken the device over for, who is connected."""

    person: int | None
    language: str
    seat: int | None = None
    here: Mapping[int, int] | None = None
    now: float = 0.0


def read_private(room: Room, person: int | None) -> Any:
    """A job for the store."""
    channels = heard_channels(room, person)
    return partial(private_of, room=room.id, person=person, channels=channels)


def private_of(conn: Any, room: str, person: int | None, channels: tuple[str, ...]) -> Private:
    talk = tuple(room_store.talk_after(conn, room, 0, channels, 100))
    if person is None:
        return Private(talk)
    return Private(talk, room_store.note_of(conn, room, person), room_store.seen_of(conn, room, person))


def heard_channels(room: Room, person: int | None) -> tuple[str, ...]:
    """Players and spectators talk apart while the game runs, so that nobody gets advice."""
    if room.status in (FINISHED, GATHERING):
        return CHANNELS
    return ("players",) if room.seats_of(person) else ("spectators",)


def table_of(room: Room, language: str) -> Table:
    assert room.match is not None
    return Table(room.match, language, [seat.name for seat in room.seats])


def eyes(room: Room, viewer: Viewer) -> tuple[int | None, int | None]:
    """Through whose eyes the visitor looks, and the seat that the device must be handed over to first."""
    mine = room.seats_of(viewer.person)
    if not mine:
        return None, None
    if len(mine) == 1 or room.status != PLAYING:
        return mine[0], None
    asked = room.asked
    if not room.row.handover:
        return (asked if asked in mine else viewer.seat if viewer.seat in mine else mine[0]), None
    if asked in mine and viewer.seat != asked:
        return None, asked
    return (viewer.seat if viewer.seat in mine else None), None


def sight(room: Room, viewer: Viewer, private: Private) -> Sight:
    say = words(viewer.language).say
    seat, handover = eyes(room, viewer)
    table = table_of(room, viewer.language) if room.match is not None else None
    public = table.view() if table is not None else {}
    ask = None if table is None or room.status != PLAYING else asked(room, table, seat)
    log, earlier = log_of(room, viewer.language, seat, private.seen)
    mine = room.seats_of(viewer.person)
    inviting = room.status == GATHERING and (viewer.person == room.row.owner or bool(mine) or room.row.listed)
    my_turn = seat is not None and room.asked == seat and not room.seats[seat].bot
    return Sight(
        id=room.id,
        game=room.row.game,
        title=say(f"{room.row.game}-title"),
        settings=tuple(settings_in_words(room.row.game, room.row.settings, say)),
        status=room.status,
        seq=room.news,
        talk=room.talk,
        moves=len(room.match.actions) if room.match else 0,
        seat=seat,
        mine=mine,
        owner=viewer.person is not None and viewer.person == room.row.owner,
        listed=room.row.listed,
        pace=room.row.pace,
        hints=room.row.hints,
        analysis=room.row.analysis,
        invite=room.row.invite if inviting else "",
        code=room.row.code if inviting else "",
        seats=tuple(seat_sight(room, viewer, n, public) for n in range(room.row.seats)),
        active=turn_of(public),
        ask=ask,
        my_turn=my_turn,
        holding=room.holding,
        may_undo=may_undo(room, seat),
        handover=handover,
        deadline=room.deadline(),
        log=() if handover is not None else log,
        earlier=earlier,
        new=sum(entry.new for entry in log),
        talk_lines=tuple(talk_line(each, viewer) for each in private.talk),
        notes=private.notes,
        result=result_of(room, table) if table is not None and room.result is not None else None,
        rematch=room.rematch,
        origin=room.row.origin,
        commitment="" if "position" in room.row.start else commitment(room.row.secret),
        secret=room.secret,
        policies=policies_of(room, seat, say),
        seen=private.seen,
    )


def talk_line(row: TalkRow, viewer: Viewer) -> TalkLine:
    return TalkLine(row.number, row.at, row.name, row.text, row.channel, row.person == viewer.person)


def may_undo(room: Room, seat: int | None) -> bool:
    if seat is None or room.status != PLAYING or room.match is None or room.seats[seat].bot:
        return False
    return room.match.may_undo(seat)


def policies_of(room: Room, seat: int | None, say: Any) -> tuple[Policy, ...]:
    """Those of the seat alone: the others learn of them only by answers that come at once."""
    if seat is None or room.status != PLAYING or room.seats[seat].bot:
        return ()
    game = find_game(room.row.game)
    values = {each: room.policy_of(seat, each) for each in game.reactions_of(side_of(room, seat))}
    label = f"{game.id}-reaction-"
    return tuple(Policy(each, say(label + each), value, each in game.spared) for each, value in values.items())


def asked(room: Room, table: Table, seat: int | None) -> Ask | None:
    """The question; its options only for the seat that is asked, and only once its last turn is confirmed."""
    decision = table.decision
    if decision is None or room.holding is not None:
        return None
    mine = decision.seat == seat and not room.seats[decision.seat].bot
    return Ask(
        seat=decision.seat,
        kind=decision.kind,
        prompt=decision.prompt if mine else "",  # it may speak of what only the seat can know
        law=decision.law,
        law_text=table.digest(decision.law),
        options=tuple(decision.options) if mine else (),
        barred=tuple(decision.barred) if mine else (),
        reaction=decision.reaction,
    )


def seat_sight(room: Room, viewer: Viewer, number: int, public: Mapping[str, Any]) -> SeatSight:
    seat, side = room.seats[number], side_of(room, number)
    here = seat.person is not None and bool((viewer.here or {}).get(seat.person))
    waited = room.asked == number and not seat.bot and viewer.person in room.others(number)
    return SeatSight(
        number=number,
        side=side,
        label=side_label(viewer.language, find_game(room.row.game), side) if side else "",
        name=seat.name,
        sort=seat.sort,
        bot=seat.bot,
        mine=viewer.person is not None and seat.person == viewer.person,
        here=here,
        turn=room.asked == number,
        away=seat.away and not seat.resigned,
        resigned=seat.resigned,
        score=score_of(public, number),
        votes=len(room.votes.get(number, ())),
        may_vote=waited and may_vote(room, here, viewer.now) and viewer.person not in room.votes.get(number, ()),
    )


def sides_of(room: Room) -> list[str]:
    """What the game calls the seats; before it begins only if it was agreed on."""
    game = find_game(room.row.game)
    if room.match is not None:
        return list(game.seat_names(room.match.state))
    return list(room.row.start.get("seats") or ()) if game.sides else []


def side_of(room: Room, seat: int) -> str:
    return (sides_of(room) or [""] * room.row.seats)[seat]


def score_of(public: Mapping[str, Any], seat: int) -> int | None:
    """The score that everybody can see, if the game has one."""
    players = public.get("players", [])
    score = players[seat].get("score") if seat < len(players) else None
    return score if isinstance(score, int) else None


def log_of(
    room: Room, language: str, seat: int | None, seen: int, whole: bool = False
) -> tuple[tuple[LogEntry, ...], int]:
    """The newest entries, and how many came before them."""
    if room.match is None:
        return (), 0
    match, table = room.match, table_of(room, language)
    names, heads = table.speaker(marked=True), match.game.headings
    first = 0 if whole else max(0, len(match.actions) - LOG)
    entries = []
    for number in range(first, len(match.actions)):
        who, action = match.actions[number]
        seen_by = NOBODY if seat is None else seat
        events = [event for event in match.events[number] if event.visible(seen_by)]
        lines = tuple((HEADING if event.key in heads else "") + table.tell(event, names) for event in events)
        law = match.game.verbs[action >> SHIFT].law
        entries.append(LogEntry(number + 1, who, law, lines, new=number >= seen > 0 and who != seat))
    return tuple(entries), first


def result_of(room: Room, table: Table) -> Result:
    assert room.result is not None
    result, gamewords = room.result, table.words
    say = gamewords.words.say
    winners = tuple(result["winners"])
    names = ", ".join(room.seats[n].name for n in winners)
    verdict = say("play-winner", seat=names) if len(winners) == 1 else say("play-shared", seats=names)
    verdict = verdict if winners else gamewords.say("lost")
    outcome = table.outcome
    if outcome is None:  # ended by resigning
        scores = tuple((int(score),) for score in result["scores"])
        end = say("web-table-end-resigned" if winners else "web-table-end-given-up")
        return Result(winners, end, verdict, (), scores, ())
    parts = list(dict.fromkeys(part for each in outcome.breakdown for part in each))
    rows = tuple((score, *(each.get(part, 0) for part in parts)) for score, each in scored(outcome))
    columns = tuple(gamewords.say(f"part-{part}") for part in parts)
    rivals = tuple(
        (gamewords.say(f"rival-{name}"), (sum(each.values()), *(each.get(part, 0) for part in parts)))
        for name, each in outcome.rivals.items()
    )
    return Result(winners, gamewords.say(f"end-{outcome.ended_by}"), verdict, columns, rows, rivals)


def scored(outcome: Outcome) -> list[tuple[int, dict[str, int]]]:
    """By seat: the score, and what it is made of."""
    return [(score, dict(*outcome.breakdown[n : n + 1])) for n, score in enumerate(outcome.scores)]


def option_of(room: Room, language: str, action: int) -> Option | None:
    """An option by its number, if it is on offer now."""
    table = table_of(room, language)
    decision = table.decision
    return next((o for o in decision.options if o.action == action), None) if decision else None
