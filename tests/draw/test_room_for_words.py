"""Room for words in the pictures of all games: none lie on others, leave the picture, or are cut without need."""

from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

import pytest

import parlour
from draw.look import read
from draw.room import clashes, cut_off, outside
from parlour.conformance.fuzz import CASES, Case, Dice, choose
from parlour.games import all_games
from parlour.text import LANGUAGES

LAYOUTS: Final = ("wide", "phone")
MOMENTS: Final = (3, 25, 60, 110, 170, 240)  # actions
GAMES: Final = {game.id: [case for case in CASES if case.game.id == game.id] for game in all_games()}


def pictures(case: Case, language: str) -> Iterator[tuple[parlour.Table, Element]]:
    """Of some moments of a random game, and of its end, as whoever decides sees it."""
    table = parlour.new(case.game.id, seats=case.seats, seed="room", language=language, **case.settings)
    dice, state = Dice(str(case)), table.match.state
    while state.offer:
        if len(table.match.actions) in MOMENTS:
            yield from ((table, read(table.svg(state.decider(), layout=layout))) for layout in LAYOUTS)
        table.match.apply(choose(state.offer, dice))
        state = table.match.state
    yield from ((table, read(table.svg(0, layout=layout))) for layout in LAYOUTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_words_lie_apart_inside_and_whole(game: str, part: int, language: str) -> None:
    """Only what is written on a card that can be looked at in full may be cut, and says the whole to those who ask."""
    cases = GAMES[game]
    for table, picture in pictures(cases[part * len(cases) // 4], language):
        assert clashes(picture) == []
        assert outside(picture) == []
        for each in cut_off(picture):
            assert each.words[:3] in each.whole, each
            assert any(thing and table.card(thing) for thing in each.things), f"{each.words} of {each.whole}"


def test_this_test_finds_what_it_looks_for() -> None:
    sheet = '<rect x="0" y="0" width="90" height="20" fill="white"/>'
    over, under = (f'<text x="2" y="{y}" font-size="12">Over{n}</text>' for y, n in ((14, ""), (18, "…")))
    drawn = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">{inner}</svg>' for inner in
             (over + under, under + sheet + over, over)]  # fmt: skip
    assert [len(clashes(read(each))) for each in drawn] == [1, 0, 0]
    assert [len(cut_off(read(each))) for each in drawn] == [1, 1, 0]
    assert outside(read(drawn[2])) == ["Over"]
