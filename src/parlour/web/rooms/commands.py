"""What people and bots can do in a room. Each function only looks; it answers with the deeds that follow or refuses."""

from typing import Any, Final

from parlour.kernel.game import Outcome
from parlour.kernel.match import Match
from parlour.kernel.state import NOBODY, SHIFT
from parlour.record.transcript import write_action
from parlour.table.table import Refused, Table, decided_before
from parlour.web.denied import Denied
from parlour.web.rooms.room import GATHERING, PLAYING, Deed, Room, meant_by, turn_of

BOT_NAMES: Final = ("Ada", "Otto", "Uma", "Ivo", "Ela", "Bob")  # palindromes, so that one knows a bot by its name
GRACE: Final = 60.0  # seconds: a page may be loading, a phone ringing
SUBSTITUTE: Final = "greedy"  # who plays for those who are away


# Before the game

def sit(room: Room, person: int, seat: int, name: str, invited: bool) -> list[Deed]:
    """Take an open seat; the game starts when the last one is taken."""
    must_be(room, GATHERING)
    real_seat(room, seat)
    if not (invited or room.row.listed or person == room.row.owner):
        raise Denied(403, "not-invited")
    if room.seats[seat].sort != "open":
        raise Denied(409, "seat-taken")
    if room.seats_of(person) and not invited and person != room.row.owner:
        raise Denied(409, "one-seat")
    return with_start(room, seat, [Deed("sit", {"seat": seat, "person": person, "name": name})])


def fill(room: Room, person: int, seat: int, spec: str) -> list[Deed]:
    """The owner gives a seat that nobody has taken to a bot, or a bot's seat back to people (spec "")."""
    must_be(room, GATHERING)
    real_seat(room, seat)
    if person != room.row.owner:
        raise Denied(403, "not-owner")
    if room.seats[seat].sort == "person":
        raise Denied(409, "seat-taken")
    if not spec:
        return [Deed("free", {"seat": seat})]
    return with_start(room, seat, [Deed("bot", {"seat": seat, "spec": spec, "name": bot_name(seat)})])


def with_start(room: Room, seat: int, deeds: list[Deed]) -> list[Deed]:
    full = all(each.sort != "open" for number, each in enumerate(room.seats) if number != seat)
    return [*deeds, Deed("start")] if full else deeds


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def close(room: Room, person: int) -> list[Deed]:
    must_be(room, GATHERING)
    if person != room.row.owner:
        raise Denied(403, "not-owner")
    return [Deed("close")]


# Playing

def act(room: Room, person: int | None, seat: int, action: int, hold: bool, language: str) -> list[Deed]:
    """Answer the question on the table. With `hold`, a turn that could still be taken back waits for a confirmation."""
    match = playing(room)
    if person is not None:
        own_move(room, person, seat)
    if room.holding is not None:
        raise Denied(409, "holding")
    if seat != room.asked:
        raise Denied(409, "not-your-turn")
    after = match.clone()
    try:
        Table(after, language).apply(action)
    except Refused as refused:
        raise Denied(422, refused.code, sentence=refused.sentence, law=refused.law) from None
    body = move(match, action)
    if hold and after.may_undo(seat) and ends_turn(match, after, seat) and not is_last_word(match, action):
        return [Deed("act", body | {"hold": True})]
    return [Deed("act", body), *onward(after, room)]


def ends_turn(before: Match[Any], after: Match[Any], seat: int) -> bool:
    """Whether the seat's turn is over. An answer in another's turn, or a question to another, does not end it."""
    was, now = (turn_of(match.game.view(match.state, NOBODY)) for match in (before, after))
    if was is None or after.state.decider() == NOBODY:
        return bool(after.state.decider() != seat)
    return was == seat and now != seat


def is_last_word(match: Match[Any], action: int) -> bool:
    """Whoever says that a turn is over has confirmed it with that; and to react is no turn."""
    return match.game.verbs[action >> SHIFT].name in match.game.last_words or match.state.stack[-1].reaction() != ""


def move(match: Match[Any], action: int) -> dict[str, Any]:
    text = write_action(match.game, match.state, action)
    return {"seat": match.state.decider(), "action": action, "text": text}


def undo(room: Room, person: int, seat: int, language: str) -> list[Deed]:
    match = playing(room)
    own_move(room, person, seat)
    try:
        Table(match.clone(), language).undo(seat)
    except Refused as refused:
        raise Denied(422, refused.code, sentence=refused.sentence) from None
    return [Deed("undo", {"seat": seat})]


def confirm(room: Room, person: int, seat: int) -> list[Deed]:
    """The turn is over; what it would have led to happens now."""
    match = playing(room)
    own_seat(room, person, seat)
    if room.holding != seat:
        raise Denied(409, "nothing-to-confirm")
    return [Deed("confirm", {"seat": seat}), *onward(match.clone(), room)]


def policy(room: Room, person: int, seat: int, reaction: str, value: str) -> list[Deed]:
    """What the table answers for the seat when a reaction is asked of it; at once, if that is asked now.

    It is noted also where nothing changes, so that a number left out tells the others nothing.
    """
    match = playing(room)
    own_move(room, person, seat)
    known = match.game.reactions_of(match.game.seat_names(match.state)[seat])
    if not meant_by(known, reaction):
        raise Denied(400, "no-such-reaction", reactions=", ".join(known))
    decided = Deed("policy", {"seat": seat, "reaction": reaction, "value": value})
    return answering(room, match, decided)


def answering(room: Room, match: Match[Any], deed: Deed) -> list[Deed]:
    """A deed that may answer the question on the table, and then what follows."""
    after = room.after(*room.written(None, [deed], room.since))
    return [deed] if room.holding is not None else [deed, *onward(match.clone(), after)]


def onward(match: Match[Any], room: Room) -> list[Deed]:
    """What follows by itself: answers that were decided beforehand, and the end. The match is played on."""
    deeds = []
    while (action := decided_before(match, room.policy_of, room.lonely)) is not None:
        deeds.append(Deed("act", move(match, action) | {"policy": True}, by_itself=True))
        match.apply(action)
    return deeds + ending(room, match)


def ending(room: Room, match: Match[Any]) -> list[Deed]:
    """When the game is over: how it ended, and the secret behind the shuffles."""
    outcome = match.game.outcome(match.state)
    return [] if outcome is None else [Deed("end", told(room, outcome))]


def told(room: Room, outcome: Outcome) -> dict[str, Any]:
    return {
        "secret": "" if "position" in room.row.start else room.row.secret.hex(),
        "ended_by": outcome.ended_by,
        "winners": winners(room, outcome),
        "scores": outcome.scores,
    }


def winners(room: Room, outcome: Outcome) -> list[int]:
    """Whoever resigned cannot win; without them, the best of those who are left."""
    left = [number for number, seat in enumerate(room.seats) if not seat.resigned]
    best = max(outcome.scores[number] for number in left)
    best_left = [n for n in left if outcome.scores[n] == best] if outcome.winners else []
    return [n for n in outcome.winners if n in left] or best_left


# Going and coming back

def leave(room: Room, person: int, seat: int) -> list[Deed]:
    """Before the game the seat is open again; in the game a bot plays it until the person comes back."""
    own_seat(room, person, seat)
    if room.status == GATHERING:
        return [Deed("free", {"seat": seat})]
    match = playing(room)
    if room.seats[seat].bot:
        raise Denied(409, "already-away")
    return away(room, match, seat, "left")


def away(room: Room, match: Match[Any], seat: int, why: str) -> list[Deed]:
    settled = settle(room, match, seat)
    return settled if is_end(settled) else [*settled, Deed("away", {"seat": seat, "bot": SUBSTITUTE, "why": why})]


def settle(room: Room, match: Match[Any], seat: int) -> list[Deed]:
    """Whoever goes while their turn waits for a confirmation has confirmed it with that."""
    return [Deed("confirm", {"seat": seat}), *onward(match.clone(), room)] if room.holding == seat else []


def is_end(deeds: list[Deed]) -> bool:
    return bool(deeds) and deeds[-1].kind == "end"


def come_back(room: Room, person: int, seat: int) -> list[Deed]:
    match = playing(room)
    own_seat(room, person, seat)
    if room.seats[seat].resigned:
        raise Denied(409, "resigned")
    if not room.seats[seat].bot:
        raise Denied(409, "not-away")
    return answering(room, match, Deed("return", {"seat": seat}))


def vote(room: Room, person: int, seat: int, here: bool, now: float) -> list[Deed]:
    """Let a bot play a seat whose person is absent: if most of the others agree; after the deadline, if one does."""
    match = playing(room)
    real_seat(room, seat)
    if person not in room.others(seat):
        raise Denied(403, "not-at-table")
    if room.asked != seat or room.seats[seat].bot:
        raise Denied(409, "not-waited-for")
    late = is_late(room, now)
    if not may_vote(room, here, now):
        raise Denied(409, "still-here")
    voted = room.votes.get(seat, frozenset()) | {person}
    passed = late or len(voted & room.others(seat)) * 2 > len(room.others(seat))
    return [Deed("vote", {"seat": seat}), *(away(room, match, seat, "vote") if passed else [])]


def may_vote(room: Room, here: bool, now: float) -> bool:
    """At a live table somebody who is not here is given a minute; with days per move, all of the days."""
    missed = room.row.pace == "live" and not here and now > room.since + GRACE
    return missed or is_late(room, now)


def is_late(room: Room, now: float) -> bool:
    deadline = room.deadline()
    return deadline is not None and now > deadline


def time_out(room: Room, now: float) -> list[Deed]:
    """At a table with days per move, a bot takes over by itself when they are over."""
    if room.row.pace == "live" or not is_late(room, now):
        raise Denied(409, "not-late")
    return away(room, playing(room), room.asked, "time-out")


def resign(room: Room, person: int, seat: int) -> list[Deed]:
    """A bot plays on for whoever resigns, and the seat cannot win. With one contender or no person left it is over."""
    match = playing(room)
    own_seat(room, person, seat)
    if room.seats[seat].resigned:
        raise Denied(409, "resigned")
    settled = settle(room, match, seat)
    if is_end(settled):
        return settled
    deeds = [*settled, Deed("resign", {"seat": seat, "bot": SUBSTITUTE})]
    contenders = [n for n, each in enumerate(room.seats) if n != seat and not each.resigned]
    persons = [n for n in contenders if room.seats[n].sort == "person"]
    if len(contenders) < 2 or not persons:
        view = match.game.view(match.state, NOBODY)
        scores = [player.get("score", 0) for player in view.get("players", [])] or [0] * room.row.seats
        secret = "" if "position" in room.row.start else room.row.secret.hex()
        deeds.append(Deed("end", {"secret": secret, "ended_by": "resigned", "winners": contenders, "scores": scores}))
    return deeds


# What must hold

def must_be(room: Room, status: str) -> None:
    if room.status != status:
        raise Denied(409, f"not-{status}")


def playing(room: Room) -> Match[Any]:
    must_be(room, PLAYING)
    assert room.match is not None
    return room.match


def real_seat(room: Room, seat: int) -> None:
    if not 0 <= seat < room.row.seats:
        raise Denied(400, "no-such-seat", n=room.row.seats - 1)


def own_move(room: Room, person: int, seat: int) -> None:
    """Whoever has left the seat to a bot must come back first."""
    own_seat(room, person, seat)
    if room.seats[seat].bot:
        raise Denied(409, "away")


def own_seat(room: Room, person: int, seat: int) -> None:
    real_seat(room, seat)
    if room.seats[seat].person != person:
        raise Denied(403, "not-your-seat")
    if room.seats[seat].bot and room.status == PLAYING and room.seats[seat].resigned:
        raise Denied(409, "resigned")
