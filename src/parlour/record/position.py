"""Position files: any State as JSON that people can read and edit, and back again, checked."""

from collections.abc import Mapping
from functools import cache
from inspect import signature
from typing import Any

from parlour.kernel.chance import MOST
from parlour.kernel.errors import BadFile, BadInput, shown
from parlour.kernel.game import Bounds, Game, first_player
from parlour.kernel.match import Match
from parlour.kernel.state import NOBODY, G, State, Step
from parlour.record.fields import Reader, number
from parlour.record.trial import STRAY, try_out

MOST_STEPS = 40  # in progress at once; play has 16 at most
ANY = Bounds(-(1 << 62), 1 << 62)


def write_position(game: Game[G], g: G) -> dict[str, Any]:
    return {
        "game": game.id,
        "rules": game.rules_version,
        "options": game.settings_of(g),
        "seats": game.seat_names(g),
        "fields": game.fields(g) | {"chance": int(g.chance)},
        "stack": [[type(step).__name__, *as_lists(step.args())] for step in g.stack],
    }


def as_lists(args: tuple[Any, ...]) -> list[Any]:
    return [list(arg) if isinstance(arg, tuple) else arg for arg in args]


def read_position(game: Game[G], data: Any) -> G:
    """A position that anybody may have written or edited. BadFile names the field that is wrong."""
    g = restore_position(game, data)
    for sentence in broken(game, g):
        field, _, problem = sentence.partition(": ")
        raise BadFile(field if field.startswith("position.") else f"position.fields.{field}", problem)
    try_out(game, g)
    return g


def broken(game: Game[G], g: G) -> list[str]:
    """What the law forbids, or that nobody can tell."""
    try:
        return game.check(g)
    except STRAY:
        return ["position.stack: what is in progress does not fit this position"]


def restore_position(game: Game[G], data: Any) -> G:
    """A position that Parlour wrote itself: read again, but not looked into for what the law forbids."""
    top = Reader(data, "position")
    if top.value("game") != game.id:
        raise BadFile("position.game", f"must be {game.id}, not {shown(top.value('game'))}")
    if type(top.value("rules")) is not int or top.value("rules") != game.rules_version:
        raise BadFile("position.rules", f"must be {game.rules_version}, the rules of {game.title} as they are here")
    settings, seats = read_header(game, top)
    fields = top.value("fields")
    if not isinstance(fields, Mapping):
        raise BadFile("position.fields", f"must be a table of fields, not {shown(fields)}")
    if "chance" not in fields:
        raise BadFile("position.fields.chance", "is missing")
    chance = number(fields["chance"], "position.fields.chance", 1, MOST)
    g = from_fields(game, {name: value for name, value in fields.items() if name != "chance"}, settings, seats)
    g.chance = chance
    stack = top.value("stack")
    top.finish()
    g.stack = read_stack(game, g, stack)
    g.offer = ask(g)
    return g


def ask(g: State) -> list[int]:
    try:
        return g.stack[-1].options(g) if g.stack else []
    except STRAY:
        raise BadFile(f"position.stack[{len(g.stack) - 1}]", "does not fit this position") from None


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
        count = game.count_seats(seats)
    except BadInput as error:
        raise BadFile("position.seats", str(error)) from None
    try:
        first_player(count, settings)
    except BadInput as error:
        raise BadFile("position.options.first", str(error)) from None
    return settings, seats


def read_stack(game: Game[G], g: G, stack: Any) -> list[Step[Any]]:
    if not isinstance(stack, list):
        raise BadFile("position.stack", f"must be a list, not {shown(stack)}")
    if len(stack) > MOST_STEPS:
        raise BadFile("position.stack", f"has {len(stack)} steps; {MOST_STEPS} are the most")
    kinds, bounds = {kind.__name__: kind for kind in game.steps}, game.bounds(g)
    steps = [read_step(kinds, bounds, entry, f"position.stack[{i}]") for i, entry in enumerate(stack)]
    if steps and steps[-1].who < 0:
        raise BadFile(f"position.stack[{len(steps) - 1}]", "the last step must be one that a seat decides")
    return steps


def read_step(kinds: Mapping[str, Any], bounds: Mapping[str, Bounds], entry: Any, where: str) -> Step[Any]:
    if not isinstance(entry, list) or not entry or not isinstance(entry[0], str) or entry[0] not in kinds:
        few = ", ".join(kinds) if len(kinds) <= 20 else f"{', '.join(list(kinds)[:6])}, …"
        raise BadFile(where, f"must be a list that begins with one of {few}, not {shown(entry)}")
    kind, args = kinds[entry[0]], entry[1:]
    names, least = parameters(kind)
    if not least <= len(args) <= len(names):
        takes = " and ".join(names) or "nothing"
        raise BadFile(where, f"{entry[0]} must be followed by {takes}, not by {shown(args)}")
    own = {name: Bounds(*each) for name, each in kind.bounds.items()}
    for name, value in zip(names, args, strict=False):
        check_argument(value, f"{where}.{name}", own.get(name) or bounds.get(name, ANY))
    step: Step[Any]
    try:
        step = kind(*(tuple(each) if isinstance(each, list) else each for each in args))
    except STRAY:
        raise BadFile(where, f"{shown(entry)} does not fit this position") from None
    silent = step.who == NOBODY and kind.run is Step.run
    if silent or as_lists(step.args()) != args:
        raise BadFile(where, f"{shown(entry)} does not fit this position")
    return step


def check_argument(value: Any, where: str, can: Bounds) -> None:
    if can.several and not isinstance(value, list):
        raise BadFile(where, f"must be a list, not {shown(value)}")
    for each in value if can.several else [value]:
        number(each, where, can.low, can.high)


@cache
def parameters(kind: type[Step[Any]]) -> tuple[list[str], int]:
    """Their names, and how many must be given: a Step that nobody decides has no `who`."""
    taken = signature(kind).parameters.values()
    return [each.name for each in taken], sum(each.default is each.empty for each in taken)


def begin_from(game: Game[G], g: G) -> Match[G]:
    """A play that starts from a position."""
    return Match(game, g, {"position": write_position(game, g)})
