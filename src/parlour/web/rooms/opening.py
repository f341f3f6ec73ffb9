"""Opening a room: what somebody asks for in a form, made into the row and the first deeds of a new room."""

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from parlour.bots import make_bot
from parlour.games import game as find_game
from parlour.kernel.chance import seeded
from parlour.kernel.errors import BadInput
from parlour.kernel.game import Game
from parlour.record.position import read_position, write_position
from parlour.table.table import side_label
from parlour.web.denied import Denied
from parlour.web.naming import clean_name
from parlour.web.rooms.commands import BOT_NAMES
from parlour.web.rooms.house import now
from parlour.web.rooms.room import Deed, Room
from parlour.web.store import Head, RoomRow
from parlour.web.visitor import Person

BOTS: Final = ("random", "ismcts:200", "greedy")  # easy, medium, strong: what people may choose
PACES: Final = ("live", "1", "3", "7")  # days per move
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # that nobody takes for another
WAY: Final = re.compile(r"\b(\w+)=([\w-]+)")  # a setting, as sentences of games name it
OWN: Final = ("pack",)  # settings that name files of this machine: not for people who come over the web


@dataclass(frozen=True, slots=True)
class Opening:
    """seats: "me", "open", "bot:SPEC" or "here:NAME" (a person at the same device) for each."""

    game: Game[Any]
    seats: tuple[str, ...]
    sides: tuple[str, ...] = ()  # what each of them plays, if somebody has chosen (Game.sides)
    settings: Mapping[str, str] = field(default_factory=dict)
    start: Mapping[str, Any] = field(default_factory=dict)
    listed: bool = False
    pace: str = "live"
    hints: bool = True
    handover: bool = True
    analysis: bool = False
    origin: str = ""


def known_game(name: str) -> Game[Any]:
    try:
        return find_game(name)
    except BadInput as error:
        raise Denied(404, "no-such-game", sentence=str(error)) from None


def read_settings(game: Game[Any], given: Mapping[str, str]) -> dict[str, str]:
    for name in OWN:
        if name in given and name in game.settings and given[name] != game.settings[name].default:
            raise Denied(400, "own-cards")
    try:
        return game.read_settings(given)
    except BadInput as error:
        raise Denied(400, "bad-setting", sentence=str(error)) from None


def read_wish(game: Game[Any], form: Mapping[str, str]) -> Opening:
    """From the form of a new table, or from the same fields as JSON."""
    least, most = game.seats
    count = form.get("seats", str(least))
    if count not in map(str, range(least, most + 1)):
        raise Denied(400, "seat-count", least=least, most=most)
    seats, sides = tuple(read_seat(n, form) for n in range(int(count))), read_sides(game, form, int(count))
    if all(seat.startswith("bot:") for seat in seats):
        raise Denied(400, "only-bots")
    pace = form.get("pace", "live")
    if pace not in PACES:
        raise Denied(400, "pace", paces=", ".join(PACES))
    settings = meant_settings(game, given_settings(form), len(seats))
    return Opening(
        game, seats, sides, read_settings(game, settings), {}, listed=form.get("listed") == "1", pace=pace,
        hints=form.get("hints", "0") == "1", handover=form.get("handover", "0") == "1",
    )  # fmt: skip


def given_settings(form: Mapping[str, str]) -> dict[str, str]:
    """`anyway` is what somebody has said yes to who was told that it is not advised, see `ways_out`."""
    given = {name.removeprefix("set-"): value for name, value in form.items() if name.startswith("set-")}
    return given | dict(WAY.findall(form.get("anyway", "")[:80]))


def meant_settings(game: Game[Any], given: Mapping[str, str], seats: int) -> dict[str, str]:
    """A form that hides what matters to one seat alone still sends it."""
    alone = {name for name, setting in game.settings.items() if setting.alone and seats > 1}
    return {name: value for name, value in given.items() if name not in alone}


def ways_out(game: Game[Any], sentence: str, form: Mapping[str, str]) -> list[tuple[str, str]]:
    """Settings with which a table that was refused could be opened: those that the sentence names."""
    given, known = given_settings(form), game.settings
    named = [(name, value) for name, value in WAY.findall(sentence) if name in known and value in known[name].values]
    return [(name, value) for name, value in named if given.get(name, known[name].default) != value]


def read_seat(number: int, form: Mapping[str, str]) -> str:
    choice = form.get(f"seat{number}", "me" if number == 0 else "open")
    if choice in ("me", "open") or (choice.startswith("bot:") and choice[4:] in BOTS):
        return choice
    sort, _, name = choice.partition(":")
    if sort == "here":
        given = name or form.get(f"name{number}", "")
        return f"here:{clean_name(given) if given.strip() else ''}"
    raise Denied(400, "seat-choice", n=number + 1, bots=", ".join(BOTS))


def read_sides(game: Game[Any], form: Mapping[str, str], count: int) -> tuple[str, ...]:
    """What each seat plays: all are chosen, or all are drawn when the game begins."""
    if form.get("sides", "lot") == "lot":
        return ()
    sides = sides_of(game, form)[:count]
    if not set(sides) <= set(game.sides) or len(set(sides)) < count:
        raise Denied(400, "sides", sides=", ".join(game.sides) or "—")
    return sides


def sides_of(game: Game[Any], form: Mapping[str, str]) -> tuple[str, ...]:
    """What the form says that each seat plays, also those above the number that was chosen."""
    seats = range(game.seats[1])
    return swapped([form.get(f"side{n}", "") for n in seats], [form.get(f"was{n}", "") for n in seats])


def swapped(chosen: Sequence[str], shown: Sequence[str]) -> tuple[str, ...]:
    """Whoever was given another's side changes with them, unless somebody has chosen for the other too.

    `shown` is what each seat had when the form was filled in; where that is not said, everything is chosen.
    """
    changed = [(new, old) for new, old in zip(chosen, shown, strict=True) if new != old]
    taken, free = {new for new, _ in changed}, [old for _, old in changed if old not in chosen]
    kept = zip(chosen, shown, strict=True)
    return tuple(free.pop(0) if new == old and new in taken and free else new for new, old in kept)


def agreed(wish: Opening) -> dict[str, Any]:
    """How it starts: from a position, or with the names of the seats, if they are not drawn from the room's secret."""
    if wish.start:
        return dict(wish.start)
    try:
        begun = wish.game.new(wish.sides or len(wish.seats), dict(wish.settings), 1)
    except BadInput as error:
        raise Denied(400, "bad-setting", sentence=str(error)) from None
    drawn = wish.game.sides and not wish.sides
    return {"seats": None if drawn else wish.game.seat_names(begun)}


def new_row(wish: Opening, person: Person) -> RoomRow:
    return RoomRow(
        id=word(12),
        game=wish.game.id,
        rules=wish.game.rules_version,
        settings=dict(wish.settings),
        start=agreed(wish),
        seats=len(wish.seats),
        owner=person.id,
        code=word(6),
        invite=secrets.token_urlsafe(16),
        listed=wish.listed,
        pace=wish.pace,
        hints=wish.hints,
        handover=wish.handover,
        analysis=wish.analysis,
        origin=wish.origin,
        secret=secrets.token_bytes(32),
        created=now(),
        head=Head("gathering", 0, now(), [], [], {}, None),
    )


def first_deeds(wish: Opening, person: Person) -> list[Deed]:
    """Who sits where from the start; a room that is full begins at once."""
    deeds = [deed for n, choice in enumerate(wish.seats) if (deed := seated(wish, person, n, choice)) is not None]
    return [*deeds, Deed("start")] if len(deeds) == len(wish.seats) else deeds


def seated(wish: Opening, person: Person, number: int, choice: str) -> Deed | None:
    sort, _, rest = choice.partition(":")
    if sort == "open":
        return None
    if sort == "bot":
        must_know(rest, wish.game)
        return Deed("bot", {"seat": number, "spec": rest, "name": BOT_NAMES[number % len(BOT_NAMES)]})
    name = person.name if sort == "me" else rest or f"{person.name} {number + 1}"
    return Deed("sit", {"seat": number, "person": person.id, "name": name})


def must_know(bot: str, game: Game[Any]) -> None:
    """Not every bot plays every game."""
    try:
        make_bot(bot, game, "1")
    except BadInput as error:
        raise Denied(400, "bad-setting", sentence=str(error)) from None


def again(room: Room) -> Opening:
    """A rematch: the same game; see `same_people`."""
    game, start = find_game(room.row.game), room.row.start if "position" in room.row.start else {}
    sides = tuple(room.row.start.get("seats") or ()) if game.sides else ()
    return Opening(
        game, ("open",) * room.row.seats, sides, room.row.settings, start, listed=room.row.listed,
        pace=room.row.pace, hints=room.row.hints, handover=room.row.handover, analysis=room.row.analysis,
        origin=room.id,
    )  # fmt: skip


def same_people(room: Room) -> list[Deed]:
    """The first deeds of a rematch: the same people and bots, everybody one seat on."""
    seats = room.seats[1:] + room.seats[:1]
    deeds = []
    for number, seat in enumerate(seats):
        if seat.person is not None:
            deeds.append(Deed("sit", {"seat": number, "person": seat.person, "name": seat.name}))
        else:
            deeds.append(Deed("bot", {"seat": number, "spec": seat.bot, "name": seat.name}))
    return [*deeds, Deed("start")]


def imagined(room: Room, state: Any, seat: int) -> dict[str, Any]:
    """A position as the seat may imagine it: what it cannot know is dealt anew. seat −1: a spectator."""
    world = state.redact(seat)
    world.determinise(seeded(secrets.token_hex(8)))
    world.offer = state.offer
    return write_position(find_game(room.row.game), world)


def analysis(game: Game[Any], position: Any, origin: str = "", language: str = "en") -> Opening:
    """A table for trying things out: one person at all seats, which are called as what they play."""
    options = position.get("options") if isinstance(position, Mapping) else None
    if isinstance(options, Mapping):
        read_settings(game, {str(k): str(v) for k, v in options.items() if k in OWN})
    try:
        state: Any = read_position(game, position)
    except BadInput as error:
        raise Denied(400, "bad-position", sentence=str(error)) from None
    if not state.stack:
        raise Denied(400, "position-over")
    names = [side_label(language, game, side) for side in game.seat_names(state)]
    return Opening(
        game, tuple(f"here:{name}" for name in names), (), game.settings_of(state), {"position": position},
        handover=False, analysis=True, origin=origin,
    )  # fmt: skip


def word(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
