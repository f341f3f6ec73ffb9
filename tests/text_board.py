"""The text board of any game: what a terminal shows of it, and whether it fits."""

import re
from collections.abc import Callable, Iterable

from parlour.conformance.listen import hear
from parlour.kernel.game import Game
from parlour.kernel.state import NOBODY, G
from parlour.text import words

Show = Callable[..., str]  # of a View, the words, and whether the whole board is wanted


def plain(text: str) -> str:
    """Without colours."""
    return re.sub(r"(?<!\\)\[/?[a-z0-9_]*\]", "", text).replace("\\[", "[")


def check_text_board(game: Game[G], show: Show, states: Iterable[G], language: str, width: int) -> None:
    """It fits and has words for everything, whole and short, for the one who decides and now and then an onlooker."""
    for number, g in enumerate(states):
        seat = g.decider() if number % 5 else NOBODY
        with hear(language) as mistakes:
            text = plain(show(game.view(g, seat), words(language).say, whole=number % 2 == 0))
        assert not mistakes
        assert f"{game.id}-" not in text
        assert max(map(len, text.split("\n"))) <= width, max(text.split("\n"), key=len)
