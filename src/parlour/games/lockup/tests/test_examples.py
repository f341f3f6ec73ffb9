"""The worked examples E1–E5 and X1–X9 of the law. E6–E10 and X10–X14: where chapters 11–18 are tested.

Galina leads the goblins, Pyotr the gnolls, Stanislav the kobolds, Viktoria the bugbears.
"""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario, night

SIX = ["lookout", "enforcer", "1", "2", "3", "4"]


def infirmary() -> Scenario:
    """E1: Galina's enforcer with power 4; Pyotr's open lookout and hidden 4; Pyotr holds the marker."""
    return night("infirmary", goblins="enforcer", gnolls="lookout, 4 down", first="gnolls").has("goblins", power=4)


@law("lockup", "7.2.1", "7.2.2", "7.2.4")
def test_e1_an_enforcer_with_power_4_ties_a_hidden_4_and_the_marker_decides() -> None:
    table = infirmary().settle()
    assert table.told("ranks") == [
        {"seat": "gnolls", "n": 1, "strength": 4, "tied": 1},
        {"seat": "goblins", "n": 2, "strength": 4, "tied": 1},
    ]


@law("lockup", "7.3.1", "7.3.2")
def test_e2_the_lookout_spares_pyotr_so_galina_takes_the_suspicion() -> None:
    table = infirmary().suspicion("infirmary", 1).settle()
    assert (table.of("gnolls", "suspicion"), table.of("goblins", "suspicion")) == (0, 1)
    assert table.suspicion_at("infirmary") == 0


@law("lockup", "7.2.4", "8.3", "7.5.1")
def test_e3_four_players_in_the_infirmary() -> None:
    table = night("infirmary", goblins="4, 2", gnolls="4", kobolds="3, 1", bugbears="enforcer", first="gnolls")
    table.has("bugbears", power=4).settle()
    assert table.ranking() == ["goblins", "gnolls", "kobolds", "bugbears"]
    table.by("goblins", "take").by("bugbears", "take")
    assert [table.goods(crew) for crew in table.crews()] == [{"potion": 3}, {}, {}, {"potion": 1}]
    assert (table.tokens("gnolls", "library"), table.tokens("kobolds", "library")) == (["4"], ["1", "3"])
    assert (table.cell("goblins"), table.cell("bugbears")) == (SIX, SIX)


@law("lockup", "7.2.2", "7.3.3")
@pytest.mark.parametrize("lookout", ["lookout", "lookout down"])
def test_e4_a_single_lookout_is_first_gets_the_reward_and_suspicion_stays(lookout: str) -> None:
    table = night("smithy", goblins=lookout, gnolls="").suspicion("smithy", 2).settle()
    assert table.ranking() == ["goblins"]
    table.by("goblins", "take")
    assert (table.goods("goblins"), table.of("goblins", "suspicion"), table.suspicion_at("smithy")) == (
        {"iron": 2},
        0,
        2,
    )


@law("lockup", "8.3.1")
def test_e5_one_player_alone_in_the_infirmary_gets_the_first_reward_only() -> None:
    table = night("infirmary", goblins="1", gnolls="", kobolds="").settle().by("goblins", "take")
    assert table.over()
    assert (table.goods("goblins"), table.cell("goblins")) == ({"potion": 3}, SIX)


# X1–X3 raids: test_10_raid.py; X4 and X5 Patrol: test_09_patrol.py; X7: test_08_places.py; X9: test_06_roll_call.py


@law("lockup", "7.4.3", "7.4.4", "7.5.1")
@pytest.mark.parametrize(("players", "second"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_x6_if_the_first_declines_in_the_sewers_the_second_is_still_second(players: int, second: int) -> None:
    table = night("sewers", players, goblins="4", gnolls="3").settle().by("goblins", "decline").by("gnolls", "take")
    assert table.over()
    assert (table.goods("goblins"), table.goods("gnolls")) == ({}, {"scrap": second})
    assert table.tokens("goblins", "library") == ["4"]


@law("lockup", "4.9")
def test_x8_with_five_players_everyone_has_five_tokens_and_no_2() -> None:
    table = Scenario("goblins", "gnolls", "kobolds", "bugbears", "insectoids")
    assert {tuple(table.cell(crew)) for crew in table.crews()} == {("lookout", "enforcer", "1", "3", "4")}
