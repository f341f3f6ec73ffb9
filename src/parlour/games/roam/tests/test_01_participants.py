"""Chapter 1: object and participants."""

import pytest

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import fresh
from parlour.kernel.errors import BadInput


@law("roam", "1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    assert len(fresh(seats).players) == seats


@law("roam", "1.2")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_and_there_is_no_fifth_seat(seats: int) -> None:
    with pytest.raises(BadInput, match="for 2 to 4 seats"):
        fresh(seats)
