"""Chapter 1: the crews."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import new_game
from parlour.kernel.errors import BadInput
from parlour.kernel.match import begin

FIVE = {"gnolls", "kobolds", "bugbears", "goblins", "insectoids"}


@law("lockup", "1.2")
def test_there_are_five_crews_and_gnolls_are_one_of_them() -> None:
    assert set(LOCKUP.sides) == FIVE
    assert set(new_game(5).crews()) == FIVE


@law("lockup", "1.2")
@pytest.mark.parametrize("seats", [["goblins", "goblins"], ["goblins", "gnomes"]])
def test_each_player_leads_a_different_crew_out_of_these_five(seats: list[str]) -> None:
    with pytest.raises(BadInput):
        begin(LOCKUP, seats, LOCKUP.read_settings({}), "1")


@law("lockup", "1.2", "4.8")
def test_crews_can_be_chosen_for_the_seats() -> None:
    assert new_game(2, crews="insectoids,kobolds").crews() == ["insectoids", "kobolds"]
