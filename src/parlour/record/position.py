"""Position files: any State as JSON that people can read and edit, and back again, checked."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.kernel.chance import MOST
from parlour.kernel.errors import BadFile, BadInput, shown
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.state import G, Step
from parlour.record.fields import Reader, number

MOST_STEPS = 99  # in progress at once


def write_position(game: Game[G], g: G) -> dict[str, Any]:
    return {
        "game": game.id,
        "rules": game.rules_version,
        "options": game.settings_of(g),
        "seats": game.seat_names(g),
        "fields": game.fields(g) | {"chance": int(g.chance)},
        "stack": [[type(step).__name__, *plain(step.args())] for step in g.stack],
    }


def plain(args: tuple[Any, ...]) -> list[Any]:
    return [list(arg) if isinstance(arg, tuple) else arg for arg in args]


def read_position(game: Game[G], data: Any) -> G:
    """BadFile names the field that is wrong."""
    top = Reader(data, "position")
    if top.value("game") != game.id:
        raise BadFile("position.game", f"must be {game.id}, not {shown(top.value('game'))}")
    if type(top.value("rules")) is not int or top.value("rules") != game.rules_version:
        raise BadFile("position.rules", f"must be {game.rules_version}, the rules of {game.title} as they are here")
    settings, seats = read_header(game, top)
    fields = top.value("fields")
    if not isinstance(fields, Mapping):
        raise BadFile("position.fields", f"must be a table of fields, not {shown(fields)}")
    chance = number(fields.get("chance"), "position.fields.chance", 1, MOST)
    g = from_fields(game, {name: value for name, value in fields.items() if name != "chance"}, settings, seats)
    g.chance = chance
    stack = top.value("stack")
    top.finish()
    g.stack = read_stack(game, g, stack)
    for sentence in game.check(g):
        field, _, problem = sentence.partition(": ")
        raise BadFile(field if field.startswith("position.") else f"position.fields.{field}", problem)
    g.offer = g.stack[-1].options(g) if g.stack else []
    return g


def from_fields(game: Game[G], fields: Any, settings: dict[str, str], seats: list[str]) -> G:
    try:
        return game.from_fields(fields, settings, seats)
    except BadFile as error:
        if error.where.startswith("position."):
            raise
        raise BadFile("position.options.pack", str(error)) from None
    except BadInput as error:
        raise BadFile("position.seats", str(error)) from None


def read_header(game: Game[G], top: Reader) -> tuple[dict[str, str], list[str]]:
    options, seats = top.value("options"), top.value("seats")
    if not isinstance(options, Mapping):
        raise BadFile("position.options", f"must be a table, not {shown(options)}")
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise BadFile("position.seats", f"must be a list of names, not {shown(seats)}")
    try:
        settings = game.read_settings(options)
    except BadInput as error:
        raise BadFile("position.options", str(error)) from None
    try:
        game.count_seats(seats)
    except BadInput as error:
        raise BadFile("position.seats", str(error)) from None
    return settings, seats


def read_stack(game: Game[G], g: G, stack: Any) -> list[Step[Any]]:
    if not isinstance(stack, list):
        raise BadFile("position.stack", f"must be a list, not {shown(stack)}")
    if len(stack) > MOST_STEPS:
        raise BadFile("position.stack", f"has {len(stack)} steps; {MOST_STEPS} are the most")
    steps = [read_step(game, g, entry, f"position.stack[{i}]") for i, entry in enumerate(stack)]
    if steps and steps[-1].who < 0:
        raise BadFile(f"position.stack[{len(steps) - 1}]", "the last step must be one that a seat decides")
    return steps


def read_step(game: Game[G], g: G, entry: Any, where: str) -> Step[Any]:
    kinds: dict[str, Callable[..., Step[Any]]] = {kind.__name__: kind for kind in game.steps}
    if not isinstance(entry, list) or not entry or not isinstance(entry[0], str) or entry[0] not in kinds:
        few = ", ".join(kinds) if len(kinds) <= 20 else f"{', '.join(list(kinds)[:6])}, …"
        raise BadFile(where, f"must be a list that begins with one of {few}, not {shown(entry)}")
    args = [tuple(arg) if isinstance(arg, list) else arg for arg in entry[1:]]
    flat = [part for arg in args for part in (arg if isinstance(arg, tuple) else (arg,))]
    try:
        if not all(type(part) in (int, str) for part in flat):
            raise TypeError
        step = kinds[entry[0]](*args)
        good = step.args() == tuple(args) and step.fits(g)
    except (TypeError, ValueError, IndexError, AttributeError, OverflowError):
        good = False
    if not good:
        raise BadFile(where, f"{shown(entry)} does not fit this position")
    return step


def begin_from(game: Game[G], g: G) -> Match[G]:
    """A play that starts from a position."""
    return Match(game, g, {"position": write_position(game, g)})
