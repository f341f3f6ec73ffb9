"""What the paragraphs of a game's law say, at hand for every chip on a page."""

from collections.abc import Mapping
from functools import cache

from parlour.table.rules import paragraphs


@cache
def digests(game: str, language: str) -> Mapping[str, str]:
    return {name: digest for name, digest, _ in paragraphs(game, language)}


def digest(game: str, language: str, paragraph: str) -> str:
    """ "" where there is no such paragraph."""
    return digests(game, language).get(paragraph, "")
