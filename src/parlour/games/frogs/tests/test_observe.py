"""Frogs as numbers: always as many, always within bounds, and never what the seat may not know."""

import pytest
from observing import check_numbers, check_secrets, decided

from parlour.games import game
from parlour.games.frogs.rules.book import CARDS
from parlour.games.frogs.rules.fields import add, drop, numbers
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.view.observe import SIZE, observe
from parlour.kernel.chance import seeded

FROGS = game("frogs")
every_table = pytest.mark.parametrize("board", ["spring", "autumn"])
both_modes = pytest.mark.parametrize("both_decks", ["false", "true"])


def played(board: str, both_decks: str, decisions: int) -> Frogs:
    settings = FROGS.read_settings({"board": board, "both_decks": both_decks, "theme": "tidings"})
    g: Frogs = FROGS.new(2, settings, seeded(f"numbers {board}"))
    return decided(g, f"choices {board}", decisions)


@every_table
@both_modes
@pytest.mark.parametrize("decisions", [0, 3, 20, 60, 100_000])
def test_there_are_always_as_many_numbers_and_all_of_them_fit(board: str, both_decks: str, decisions: int) -> None:
    check_numbers(played(board, both_decks, decisions), observe, SIZE)


@every_table
@both_modes
@pytest.mark.parametrize("decisions", [0, 5, 25, 60, 100, 150, 200])
def test_what_a_seat_may_not_know_is_not_in_its_numbers(board: str, both_decks: str, decisions: int) -> None:
    check_secrets(played(board, both_decks, decisions), observe)


def test_a_seat_sees_its_own_hand_and_its_own_place_first() -> None:
    g = played("spring", "false", 60)
    card = numbers(g.hand[0], g.hand[1])[0]
    for seat in range(2):
        before = observe(g, seat)
        g.coins[seat] += 7
        assert [i for i, n in enumerate(observe(g, seat)) if n != before[i]] == [0]
        g.coins[seat] -= 7
    mine, theirs = observe(g, 0), observe(g, 1)
    other = next(card for card in range(CARDS) if g.deck[0] >> card & 1)
    for change, each in ((drop, card), (add, other)):
        change(g.hand, 0, each)
    assert sum(one != two for one, two in zip(mine, observe(g, 0), strict=True)) == 2
    assert observe(g, 1) == theirs
