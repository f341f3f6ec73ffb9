"""Chapter 5: the rounds."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario, new_game, night


def everybody_passes(table: Scenario) -> Scenario:
    """To the end of the game, nobody ever placing a token."""
    while table.asked():
        table.chooses("pass")
    return table


@law("lockup", "5.1", "INV.15")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_rounds_of_three_phases_but_the_sixth_has_no_patrol(players: int) -> None:
    table = everybody_passes(
        Scenario(*("goblins", "gnolls", "kobolds", "bugbears", "insectoids")[:players]).roll_call()
    )
    keys = [event.key for group in table.match.events for event in group]
    phases = [key for key in keys if key in ("round", "lights-out", "patrol")]
    assert phases == ["round", "lights-out", "patrol"] * 5 + ["round", "lights-out"]
    assert [each["n"] for each in table.told("round")] == [1, 2, 3, 4, 5, 6]


@law("lockup", "5.1", "16.1", "INV.15")
def test_the_game_ends_after_the_sixth_round_with_one_final_raid() -> None:
    table = everybody_passes(new_game(3))
    keys = [event.key for group in table.match.events for event in group]
    after = keys[len(keys) - keys[::-1].index("lights-out") :]
    assert after.count("raid") == 1
    assert "patrol" not in after
    assert (table.over(), table.view("")["phase"]) == (True, "over")


@law("lockup", "5.2", "9.1")
def test_the_round_marker_moves_on_at_the_end_of_patrol() -> None:
    table = night("cell-block", goblins="", gnolls="").has("goblins", scrap=4, iron=4)
    table.lights_out()
    assert (table.question(), table.view("")["round"], table.view("")["phase"]) == ("DiscardExcess", 1, "patrol")
    table.chooses("discard iron", "discard iron", "discard scrap")
    assert (table.question(), table.view("")["round"], table.view("")["phase"]) == ("TakeTurn", 2, "roll-call")
