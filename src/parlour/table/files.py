"""Positions and transcripts from the disk, as tables."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.games import game as find_game
from parlour.kernel.errors import BadFile, BadInput, Refused, shown
from parlour.kernel.match import Match
from parlour.record.files import read_text
from parlour.record.position import read_position
from parlour.record.transcript import read_transcript
from parlour.table.table import Table, table_from


def no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """JSON lets a key stand twice; whoever wrote that meant one of them, and we do not know which."""
    result = dict(pairs)
    if len(result) != len(pairs):
        twice = next(key for key in result if [name for name, _ in pairs].count(key) > 1)
        raise ValueError(f"the field {shown(twice)} stands twice")
    return result


def load_position(source: str | Path | Mapping[str, Any], language: str = "en") -> Table:
    """A table that starts from a position: a file, or the dict that Table.position() gives."""
    data: Any = source
    if isinstance(source, str | Path):
        try:
            data = json.loads(read_text(source), object_pairs_hook=no_key_twice)
        except ValueError as error:
            raise BadFile(str(source), f"is not JSON: {error}") from None
        except RecursionError:
            raise BadFile(str(source), "is nested too deeply to be a position") from None
    if not isinstance(data, Mapping):
        raise BadFile("position", f"must be a table of fields, not {shown(data)}")
    name = data.get("game")
    if not isinstance(name, str):
        raise BadFile("position.game", f"must name a game, not {shown(name)}")
    try:
        game = find_game(name)
    except BadInput as error:
        raise BadFile("position.game", str(error)) from None
    return table_from(game, read_position(game, data), language)


def replay(path: str | Path, to: int | None = None, language: str = "en") -> Table:
    """The table that a transcript leads to, every action checked; as far as action `to`."""

    def explain(match: Match[Any], refused: Refused) -> str:
        told = Table(match, language).refusal(refused, "")
        return f"{told.sentence} ({match.game.id} {told.law})"

    return Table(read_transcript(find_game, read_text(path), to, explain), language)
