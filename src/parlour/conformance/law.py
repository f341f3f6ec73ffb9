"""`@law(GAME, "4.3.1")`: the paragraphs that a test holds up. The law index reads them from the source."""

import pytest


def law(game: str, *paragraphs: str) -> pytest.MarkDecorator:
    return pytest.mark.law(game, *paragraphs)
