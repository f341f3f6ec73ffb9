"""The worked examples E9 to E12 of the full game, and X6 of the outpost."""

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import scenario


@law("roam", "4.4", "10.4.4", "10.4.5")
def test_e9_early_rise_costs_2_for_2_awake_and_turns_the_artifacts_up() -> None:
    table = scenario(
        version="full",
        awake={"blue": ["guide-blue", "hob"]},
        asleep={"blue": ["scout-blue", "porter-blue", "yarra"]},
        coins={"blue": 3},
        ready={"blue": ["stilts"]},
        spent={"blue": ["long-broom"]},
    )
    table.blue.rises_early()
    assert table.blue.coins == 1
    assert len(table.blue.awake) == 5
    assert table.blue.asleep == set()
    assert table.blue.ready == {"stilts", "long-broom"}


@law("roam", "10.6.6", "4.3", "10.4.4")
def test_e10_turning_the_last_awake_character_wakes_all_for_free() -> None:
    table = scenario(version="full", awake={"blue": ["guide-blue"]}, ready={"blue": ["alarm-clock"]}, coins={"blue": 1})
    table.blue.artifact("alarm-clock")
    table.blue.flips("guide-blue")
    assert table.blue.awake == {"guide-blue", "scout-blue", "porter-blue"}
    assert table.blue.ready == {"alarm-clock"}
    assert table.blue.coins == 1


@law("roam", "10.6.2", "10.6.2.2")
def test_e11_take_over_on_a_space_with_2_symbols_gains_2_coins() -> None:
    table = scenario(version="full", lands={5: "dask"}, on={5: ".r...."}, ready={"blue": ["tricksters-mask"]})
    table.blue.uses("guide-blue")
    table.blue.places("C4")
    assert table.blue.coins == 0
    assert table.red.supply == 23
    table.blue.artifact("tricksters-mask")
    assert table.tower("D4") == ["blue"]
    assert table.red.supply == 24
    assert (table.blue.coins, table.red.coins) == (2, 0)


@law("roam", "10.6.5")
def test_e12_a_nudge_onto_a_space_with_symbols_gains_nobody_coins() -> None:
    table = scenario(version="full", lands={5: "dask"}, on={5: "r....."}, ready={"blue": ["long-broom"]})
    table.blue.artifact("long-broom")
    table.blue.moves_to("D4")
    assert table.marks("D4") == "red"
    assert (table.blue.coins, table.red.coins) == (0, 0)


@law("roam", "11.2.2")
def test_x6_an_opponent_who_places_into_the_middle_of_my_ring_gives_me_the_outpost() -> None:
    table = scenario(outpost=True, markers=["......", ".bbb..", ".b.b..", ".bbb..", "......", "......"], active="red")
    assert table.outpost is None
    table.red.uses("scout-red")
    table.red.places("D2")
    assert table.marks("C3") == "red"
    assert table.outpost == "blue"
    assert table.blue.score == 3 + 3
