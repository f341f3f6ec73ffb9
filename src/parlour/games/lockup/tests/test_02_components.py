"""Chapter 2: the prison and the tokens. The cards are tested with the house edition (test_pack.py)."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario, new_game, night

ORDER = [
    "exercise-yard",
    "sewers",
    "infirmary",
    "smithy",
    "commissary",
    "chow-hall",
    "cell-block",
    "library",
]


@law("lockup", "2.3")
def test_the_locations_are_numbered_and_2_to_6_have_a_goon() -> None:
    shown = new_game(3).view("")["locations"]
    assert [(each["number"], each["id"]) for each in shown] == list(enumerate(ORDER, 1))
    assert [each["number"] for each in shown if each["goon"]] == [2, 3, 4, 5, 6]


@law("lockup", "2.3", "6.2.2")
def test_tokens_are_placed_in_locations_1_to_7() -> None:
    table = Scenario().roll_call()
    assert table.offered("go") == ORDER[:7]


@law("lockup", "2.4")
def test_a_crew_has_a_lookout_an_enforcer_and_four_numbered_tokens() -> None:
    table = Scenario()
    assert [table.cell(crew) for crew in table.crews()] == [["lookout", "enforcer", "1", "2", "3", "4"]] * 2


@law("lockup", "2.4")
def test_the_back_of_a_token_shows_only_the_crew() -> None:
    table = Scenario("goblins", "gnolls").put("gnolls", "sewers", "3 down").turn("goblins")
    assert table.view("goblins")["locations"][1]["tokens"] == [{"owner": 1, "token": None, "up": False}]


@law("lockup", "2.4.1", "7.2.1")
@pytest.mark.parametrize(("token", "strength"), [("1", 1), ("2", 2), ("3", 3), ("4", 4)])
def test_the_numbered_tokens_have_strength_1_to_4(token: str, strength: int) -> None:
    table = night("sewers", goblins=token, gnolls="lookout").settle()
    assert table.told("ranks")[0] == {"seat": "goblins", "n": 1, "strength": strength, "tied": 0}


@law("lockup", "2.5", "4.10")
def test_only_its_owner_sees_what_is_in_a_holding_cell() -> None:
    table = Scenario("goblins", "gnolls").put("goblins", "sewers", "3").turn("goblins")
    mine, theirs = (table.view(crew)["players"][0] for crew in ("goblins", "gnolls"))
    assert (mine["cell"], mine["home"]) == (["lookout", "enforcer", "1", "2", "4"], 5)
    assert (theirs["cell"], theirs["home"]) == (None, 5)
