"""The text board: it fits a terminal, has words for everything, and tells no secrets."""

import pytest
from text_board import check_text_board, plain

from parlour.conformance import moments
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.terminal import show
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import new_game
from parlour.kernel.state import NOBODY
from parlour.text import LANGUAGES, words


def some_states(players: int, every: int, **settings: str) -> list[Lockup]:
    return moments.some_states(new_game(players, "terminal", **settings).match, "terminal", every)


def shown(g: Lockup, seat: int, language: str = "en", whole: bool = True) -> str:
    return plain(show(LOCKUP.view(g, seat), words(language).say, whole))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "expert"), [(1, "true"), (3, "false"), (5, "true")])
def test_the_text_board_fits_a_terminal_and_has_words_for_everything(language: str, players: int, expert: str) -> None:
    states = some_states(players, 13, expert=expert, difficulty="damp")
    check_text_board(LOCKUP, show, states, language, 80)


def test_own_tomes_and_tokens_are_shown_and_no_others() -> None:
    g = next(g for g in some_states(3, 1) if sum(map(bool, g.tomes)) > 1 and all(g.cell))
    for seat in range(3):
        text = shown(g, seat)
        assert text.count("Holding cell:") == 1
        assert text.count("  Tomes:") == (1 if g.tomes[seat] else 0)
    assert "Holding cell:" not in shown(g, NOBODY)


def test_a_face_down_token_shows_its_face_to_its_owner_alone() -> None:
    table = new_game(2, crews="goblins,gnolls", first="0")
    table.match.apply(table.g.offer[0])
    down = [action for action in table.g.offer if action not in table.g.stack[-1].options(table.g)[:6]]
    table.match.apply(down[0])
    assert "■0 (lookout↓)" in shown(table.g, 0)
    assert "■0+ (?↓)" in shown(table.g, 1)


def test_the_guards_have_a_line_of_their_own_in_solo_alone() -> None:
    text = shown(new_game(1, difficulty="fierce").g, 0)
    assert "Savage Depths" in text
    assert "▣ Guards  ★10" in text
    assert "▣0+ (?↓)" in text
    assert "Guards" not in shown(new_game(2).g, 0)


def test_a_short_board_has_two_lines_for_each_opponent() -> None:
    g = some_states(4, 100)[0]
    text = shown(g, g.decider(), whole=False)
    assert "\n\n" not in text
    assert len(text.split("\n")) < 60
