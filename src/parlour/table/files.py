"""Positions and transcripts from the disk, as tables."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.games import game as find_game
from parlour.kernel.errors import BadFile, BadInput, Illegal, shown
from parlour.kernel.match import Match
from parlour.record.files import read_json, read_text
from parlour.record.position import read_position
from parlour.record.transcript import is_transcript, read_transcript
from parlour.table.table import Table, table_from


def load_position(source: str | Path | Mapping[str, Any], language: str = "en") -> Table:
    """A table that starts from a position: a file, or the dict that Table.position() gives."""
    data: Any = source
    if isinstance(source, str | Path):
        text = read_text(source)
        if is_transcript(text):
            raise BadFile(str(source), "is a transcript, not a position; parlour replay reads it, and can draw it")
        data = read_json(text, str(source))
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

    def explain(match: Match[Any], refused: Illegal) -> str:
        told = Table(match, language).refusal(refused, "")
        return f"{told.sentence} ({match.game.id} {told.law})"

    text = read_text(path)
    if text.lstrip().startswith("{"):  # no transcript does
        raise BadFile(str(path), "is a position, not a transcript; parlour position reads it")
    return Table(read_transcript(find_game, text, to, explain), language)
