"""Games of Where the Frogs Caw for the tests of its picture: begun, in the middle, travelling, over."""

from functools import cache
from typing import Any, Final
from xml.etree.ElementTree import Element

from draw.look import read
from draw.pictures import play

import parlour
from parlour.games.frogs.draw import draw
from parlour.text import words

View = dict[str, Any]
TABLES: Final[dict[str, dict[str, Any]]] = {
    "spring": {"board": "spring"},
    "autumn": {"board": "autumn", "theme": "tidings", "no_memory": True},
    "both": {"board": "autumn", "both_decks": True},
}


def begin(name: str) -> parlour.Table:
    return parlour.new("frogs", seats=2, seed=name, **TABLES[name])


@cache
def table(name: str, kind: str = "take-turn", after: int = 12) -> parlour.Table:
    """A game at the first question of a kind after so many turns."""
    found, moves = begin(name), 0
    while play(found, moves):
        moves += 1
        if found.decision and found.decision.kind == kind and found.view(None)["turn"] >= after:
            return found
    raise AssertionError("no game comes to that")


@cache
def over(name: str, seat: int | None = 0) -> View:
    found, moves = begin(name), 0
    while play(found, moves):
        moves += 1
    return found.view(seat)


def views(name: str) -> list[View]:
    """Of a spectator and of both seats: at the start, in the middle, and when all is over."""
    games = [begin(name), table(name)]
    return [game.view(seat) for game in games for seat in (None, 0, 1)] + [over(name), over(name, None)]


def shown(view: View, layout: str = "wide", *targets: str, language: str = "en") -> Element:
    return read(draw(view, say=words(language).say, targets=targets, layout=layout))
