"""The text board: it fits a terminal, has words for everything, and tells no secrets."""

import re

import pytest
from text_board import check_text_board, plain

from parlour.conformance import moments
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.terminal import show
from parlour.games.frogs.tests.board import FROGS
from parlour.games.frogs.tests.kit import Scenario, new_game
from parlour.kernel.state import NOBODY
from parlour.text import LANGUAGES, words


def some_states(every: int, **settings: str) -> list[Frogs]:
    return moments.some_states(new_game("terminal", **settings).match, "terminal", every)


def shown(g: Frogs, seat: int, language: str = "en", whole: bool = True) -> str:
    return plain(show(FROGS.view(g, seat), words(language).say, whole))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("both_decks", ["false", "true"])
@pytest.mark.parametrize("board", ["spring", "autumn"])
def test_the_text_board_fits_a_terminal_and_has_words_for_everything(
    language: str, both_decks: str, board: str
) -> None:
    states = some_states(13, both_decks=both_decks, board=board, no_memory=both_decks)
    check_text_board(FROGS, show, states, language, 80)


def test_the_own_hand_is_shown_and_no_other() -> None:
    g = next(g for g in some_states(1) if g.turn > 3 and all(g.hand[::2]))
    for seat in range(2):
        assert shown(g, seat).count("  Hand:") == 1
    assert "  Hand:" not in shown(g, NOBODY)


def test_considered_cards_are_named_to_who_considers_alone() -> None:
    g = next(g for g in some_states(1) if len(g.looked) > 1)
    name = words("en").say(f"frogs-card-{g.cards.ids[g.looked[0]]}")
    assert name in shown(g, g.active).partition("Considered cards:")[2]
    assert f"Considered cards: {len(g.looked)}" in shown(g, 1 - g.active)


def test_a_space_is_the_sign_of_what_it_gives() -> None:
    table = Scenario(board="autumn").at("orange", "w1").turn("orange")
    text = shown(table.g, 0)
    assert "Mysterious Forest: ¢1● ∪!" in text
    assert "(¢1)✦✦ ▤2 ¢3 (▤1)◆⌂" in text


def test_paths_that_meet_again_are_told_once() -> None:
    text = shown(Scenario(board="autumn").turn("orange").g, 0)
    assert text.count("…") == 1
    assert "…" not in shown(Scenario().turn("orange").g, 0)


def test_the_end_shows_what_the_scores_are_made_of() -> None:
    text = shown(some_states(100)[-1], NOBODY)
    assert re.search(r"● \d+ = Villagers \d+ \+ Buildings \d+ \+ Gear \d+", text)


def test_a_short_board_has_no_empty_lines() -> None:
    g = some_states(90)[1]
    text = shown(g, g.decider(), whole=False)
    assert "\n\n" not in text
    assert len(text.split("\n")) < 80
