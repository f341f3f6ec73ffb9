"""The law, one test a sentence. The conformance suite runs beside these tests: see pyproject.toml."""

import pytest

import parlour
from parlour.conformance.law import law
from parlour.kernel.errors import BadInput


def lay(table: parlour.Table, *cards: int) -> None:
    """From the first player on."""
    for card in cards:
        table.apply(f"lay card:{card}")


def points(table: parlour.Table) -> list[int]:
    return [player["score"] for player in table.view()["players"]]


@law("my_game", "1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_hold_seven_cards_each(seats: int) -> None:
    table = parlour.new("my_game", seats=seats)
    assert [player["hand"] for player in table.view()["players"]] == [[1, 2, 3, 4, 5, 6, 7]] * seats
    with pytest.raises(BadInput):
        parlour.new("my_game", seats=5)


@law("my_game", "1.2", "2.1")
def test_prizes_come_in_any_order_each_once() -> None:
    table, seen = parlour.new("my_game", seed=3), []
    for card in range(1, 7):
        seen.append(table.view()["prize"])
        lay(table, card, card)
    assert len(set(seen)) == 6
    assert len({parlour.new("my_game", seed=seed).view()["prize"] for seed in range(50)}) == 7


@law("my_game", "2.2")
def test_nobody_sees_a_card_that_lies_face_down() -> None:
    table = parlour.new("my_game")
    lay(table, 5)
    assert [table.view(seat)["players"][0]["laid"] for seat in (None, 0, 1)] == [0, 5, 0]


@law("my_game", "2.3")
@pytest.mark.parametrize(("cards", "takes"), [((5, 4, 1), [1, 0, 0]), ((2, 4, 7), [0, 0, 1]), ((6, 2, 6), [0, 0, 0])])
def test_the_highest_card_takes_the_prize_unless_there_are_several(cards: tuple[int, ...], takes: list[int]) -> None:
    table = parlour.new("my_game", seats=3)
    prize = table.view()["prize"]
    lay(table, *cards)
    assert points(table) == [prize * times for times in takes]


@law("my_game", "2.4")
def test_cards_that_were_turned_up_are_out() -> None:
    table = parlour.new("my_game")
    lay(table, 5, 6)
    assert [player["hand"] for player in table.view()["players"]] == [[1, 2, 3, 4, 6, 7], [1, 2, 3, 4, 5, 7]]


@law("my_game", "3.1")
def test_most_points_win_and_a_tie_is_shared() -> None:
    table = parlour.new("my_game")
    for card in range(1, 7):
        lay(table, card, card)  # the last cards are laid without a question
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ([0, 1], [0, 0])
