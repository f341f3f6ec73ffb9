"""Transcripts: a header and one readable line per action, replayed exactly.

parlour transcript 1
game GAME
rules 1
options first=random …
seats blue red
seed 7                       (or: secret 3f…, whose hash was known before; or: position {…} on one line)

1 blue use card:guide-blue
2 blue place space:C4
= 21 18 winners blue by ten-cards
"""

import json
from collections.abc import Callable
from shlex import quote, split
from typing import Any

from parlour.kernel.errors import BadFile, BadInput, Illegal, shown
from parlour.kernel.game import Game
from parlour.kernel.match import Match, begin, begin_proven
from parlour.kernel.state import ARG, SHIFT, G
from parlour.record.files import read_json
from parlour.record.position import begin_from, read_position, restore_position

TITLE = "parlour transcript 1"
HEADER = ("game", "rules", "options", "seats")


def is_transcript(text: str) -> bool:
    return text.startswith(TITLE)


def write_action(game: Game[G], g: G, action: int) -> str:
    """`use card:odda`, `bid n:3`, `pass`."""
    verb, arg = game.verbs[action >> SHIFT], action & ARG
    if not verb.kind:
        return verb.name
    return f"{verb.name} {verb.kind}:{arg if verb.kind == 'n' else game.names(g, verb.kind)[arg]}"


def read_action(game: Game[G], g: G, text: str) -> int:
    name, _, thing = text.partition(" ")
    kind, _, word = thing.partition(":")
    for number, verb in enumerate(game.verbs):
        if verb.name == name and verb.kind == kind:
            words = [] if kind in ("", "n") else list(game.names(g, kind))
            if not kind or word in words:
                return number << SHIFT | (words.index(word) if kind else 0)
            if kind == "n" and word.isascii() and word.isdecimal() and len(word) < 6 and int(word) < verb.size:
                return number << SHIFT | int(word)
    raise BadInput(f"{shown(text)} is not an action of {game.title}")


def write_transcript(match: Match[G]) -> str:
    game, g = match.game, match.state
    names, settings = game.seat_names(g), game.settings_of(g)
    start, value = next(iter(match.start.items()))
    lines = [TITLE, f"game {game.id}", f"rules {game.rules_version}"]
    lines.append("options " + " ".join(quote(f"{name}={value}") for name, value in settings.items()))
    lines += ["seats " + " ".join(names), f"{start} {json.dumps(value) if start == 'position' else value}", ""]
    lines += [f"{i} {names[s]} {write_action(game, g, action)}" for i, (s, action) in enumerate(match.actions, 1)]
    return "\n".join(lines + result_lines(match)) + "\n"


def result_lines(match: Match[G]) -> list[str]:
    outcome, names = match.game.outcome(match.state), match.game.seat_names(match.state)
    if outcome is None:
        return []
    winners = " ".join(names[seat] for seat in outcome.winners) or "nobody"
    return [f"= {' '.join(map(str, outcome.scores))} winners {winners} by {outcome.ended_by}"]


def bare(match: Match[Any], refused: Illegal) -> str:
    can = ", ".join(write_action(match.game, match.state, action) for action in match.state.offer[:8])
    return f"it is not legal here ({refused.code} {refused.law}); possible: {can}"


def read_transcript(
    find: Callable[[str], Game[Any]],
    text: str,
    to: int | None = None,
    explain: Callable[[Match[Any], Illegal], str] = bare,
) -> Match[Any]:
    """Replay a transcript, as far as action `to`; BadFile names the line. `explain` says why an action is refused."""
    lines = [line.strip() for line in text.splitlines()]
    if not lines or lines[0] != TITLE:
        raise BadFile("line 1", f"must be {TITLE!r}")
    match = read_start(find, lines)
    if len(lines) > 6 and lines[6]:
        raise BadFile("line 7", "must be empty: it parts the header from the actions")
    ended = 0
    for number, line in enumerate(lines[7:], 8):
        if line and ended:
            raise BadFile(f"line {number}", f"nothing may follow the result of line {ended}")
        if line.startswith("="):
            ended = number
            if to is None and [line] != result_lines(match):
                raise BadFile(f"line {number}", f"the result is {' '.join(result_lines(match)) or 'still open'}")
        elif line and (to is None or len(match.actions) < to):
            read_line(match, line, f"line {number}", explain)
    return match


def read_start(find: Callable[[str], Game[Any]], lines: list[str]) -> Match[Any]:
    header = []
    for number, name in enumerate(HEADER, 2):
        word, _, value = lines[number - 1].partition(" ") if len(lines) >= number else ("", "", "")
        if word != name:
            raise BadFile(f"line {number}", f"must begin with {name!r}")
        header.append(value)
    game = at_line(2, lambda: find(header[0]))
    if header[1] != str(game.rules_version):
        raise BadFile("line 3", f"must be rules {game.rules_version}, the rules of {game.title} as they are here")
    words = at_line(4, lambda: [word.partition("=")[::2] for word in split(header[2])])
    given = dict(words)
    if len(given) != len(words):
        raise BadFile("line 4", "an option stands twice")
    settings = at_line(4, lambda: game.read_settings(given))
    start, _, value = lines[5].partition(" ") if len(lines) > 5 else ("", "", "")
    match: Match[Any]
    if start in ("seed", "secret") and value:
        count = len(header[3].split())
        at_line(4, lambda: game.new(count if game.seats[0] <= count <= game.seats[1] else game.seats[1], settings, 1))
        at_line(5, lambda: game.new(header[3].split(), settings, 1))
        how = begin if start == "seed" else begin_proven
        match = at_line(6, lambda: how(game, header[3].split(), settings, value))
    elif start == "position":
        data = read_json(value, "line 6")
        match = at_line(6, lambda: begin_from(game, read_position(game, data)))
        if game.settings_of(match.state) != settings or game.seat_names(match.state) != header[3].split():
            raise BadFile("line 6", "the position is of other options or seats than the header")
    else:
        raise BadFile("line 6", "must be 'seed …', 'secret …' or 'position {…}'")
    return match


def replayed(match: Match[G], count: int) -> Match[G]:
    """The match as it was after so many actions."""
    game, (start, value) = match.game, next(iter(match.start.items()))
    if start == "position":
        earlier = begin_from(game, restore_position(game, value))
    else:
        how = begin if start == "seed" else begin_proven
        earlier = how(game, game.seat_names(match.state), game.settings_of(match.state), value)
    for _, action in match.actions[:count]:
        earlier.apply(action)
    return earlier


def at_line(number: int, read: Callable[[], Any]) -> Any:
    try:
        return read()
    except (BadInput, ValueError) as error:
        raise BadFile(f"line {number}", str(error)) from None


def read_line(match: Match[Any], line: str, where: str, explain: Callable[[Match[Any], Illegal], str]) -> None:
    number, _, rest = line.partition(" ")
    seat, _, deed = rest.partition(" ")
    g, names = match.state, match.game.seat_names(match.state)
    if number != str(len(match.actions) + 1):
        raise BadFile(where, f"must be action {len(match.actions) + 1}, not {shown(number)}")
    if not g.stack:
        raise BadFile(where, "the game is over before this action")
    if seat != names[g.decider()]:
        raise BadFile(where, f"{names[g.decider()]} decides here, not {shown(seat)}")
    try:
        match.apply(read_action(match.game, g, deed))
    except Illegal as refused:
        raise BadFile(where, explain(match, refused)) from None
    except BadInput as error:
        raise BadFile(where, str(error)) from None
