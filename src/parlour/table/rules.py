"""The law of a game to read: our digests and rulings, in the reader's language."""

from parlour import law as laws
from parlour.text import GameWords


def paragraphs(game: str, language: str, start: str = "") -> list[tuple[str, str, str]]:
    """(paragraph, digest, ruling) of the whole law, or of a paragraph and those below it."""
    words = GameWords(language, game, {}, [])
    return [
        (each.name, words.law(each.name, each.digest), words.law(each.name, each.ruling, "ruling"))
        for each in laws.law(game).values()
        if not start or each.name == start or each.name.startswith(f"{start}.")
    ]
