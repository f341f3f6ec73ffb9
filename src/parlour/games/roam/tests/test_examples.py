"""The worked examples of the rulebook (E1–E8) and of our rulings (X1–X5). The rest stand with their chapters."""

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import scenario


@law("roam", "5.3.1", "5.4.1")
def test_e1_an_occupied_space_is_skipped_and_the_rest_of_the_pattern_is_placed() -> None:
    t = scenario(on={5: ".r...."})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    assert t.marks("D4") == "red"
    assert t.blue.markers == {"C4", "C5"}
    assert t.blue.asleep == {"guide-blue"}


@law("roam", "5.3")
def test_e2_an_empty_square_may_lie_outside_the_field() -> None:
    t = scenario()
    t.blue.uses("guide-blue")
    t.blue.places("E4")
    assert t.blue.markers == {"E4", "F4", "E5"}


@law("roam", "5.3")
def test_e3_a_filled_square_may_not_lie_outside_the_field() -> None:
    t = scenario()
    t.blue.uses("guide-blue")
    t.blue.cannot("place", "F4", law="5.3")
    t.blue.cannot("place", "E6", law="5.3")


@law("roam", "6.1", "5.5")
def test_e4_two_coins_buy_a_marker_under_an_empty_square() -> None:
    t = scenario(coins={"blue": 2}, lands={6: "hob"})  # hob: 1 coin symbol on E4
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    assert t.marks("E4") is None
    t.blue.marks("E4")
    assert t.marks("E4") == "blue"
    assert t.blue.coins == 2 - 2 + 1


@law("roam", "5.5")
def test_e5_three_coin_symbols_bring_three_coins() -> None:
    t = scenario(lands={5: "dask", 4: "miko"})  # dask: 2 symbols on D4; miko: 1 on B6
    t.blue.uses("scout-blue")
    t.blue.places("D4")
    assert t.blue.markers == {"D4", "C5", "B6"}
    assert t.blue.coins == 3


@law("roam", "7.4", "7.8")
def test_e6_an_opponent_without_coins_cannot_outbid_zero() -> None:
    t = scenario(on={5: "b.brrr"}, lands={5: "odda"})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    t.blue.bids(0)
    assert t.told.count("cannot-bid") == 1  # red could only pass, and was not asked
    assert t.blue.owns("odda")
    assert t.blue.coins == 0
    assert t.red.coins == 1


@law("roam", "7.3", "7.6", "7.7", "7.8")
def test_e7_the_third_marker_against_three_single_ones_takes_the_land() -> None:
    t = scenario(4, on={5: "b.bryg"}, lands={5: "odda"}, top="hob")
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    assert t.blue.owns("odda")
    assert [player.coins for player in t.players] == [0, 1, 1, 1]
    assert [player.supply for player in t.players] == [24, 24, 24, 24]
    assert t.land(5) == "hob"


@law("roam", "4.3")
def test_e8_with_all_asleep_all_wake_up_for_free_and_the_turn_goes_on() -> None:
    all_four = ["guide-blue", "scout-blue", "porter-blue", "odda"]
    t = scenario(asleep={"blue": all_four}, coins={"blue": 2})
    assert t.blue.awake == set(all_four)
    assert t.blue.coins == 2
    assert t.offered("use") == set(all_four)


@law("roam", "7.4.6")
def test_x1_when_the_first_of_two_contenders_passes_the_other_takes_the_land_for_nothing() -> None:
    t = scenario(begin="lands", on={5: "bbbrrr"}, lands={5: "odda"}, coins={"blue": 3, "red": 3})
    t.blue.passes()
    assert t.red.owns("odda")
    assert t.red.coins == 3
    assert t.step == "BeforeCharacter"


@law("roam", "7.4.1")
def test_x2_the_first_contender_clockwise_from_an_active_player_who_is_not_tied_bids_first() -> None:
    t = scenario(4, begin="lands", active="red", on={5: "bbggry"}, coins={"blue": 1, "green": 1})
    assert t.decider == "green"
    t.green.bids(0)
    assert t.decider == "blue"


@law("roam", "5.4.4")
def test_x3_two_markers_for_three_spaces_are_both_placed_where_the_player_likes() -> None:
    t = scenario(markers=["bbbbbb", "bbbbbb", "......", "......", "bbbbb.", "bbbbb."])
    t.blue.uses("guide-blue")
    t.blue.places("C3")
    assert t.verbs == {"fill"}
    assert t.offered("fill") == {"C3", "D3", "C4"}
    t.blue.fills("C4")
    assert t.offered("fill") == {"C3", "D3"}
    t.blue.fills("D3")
    assert t.blue.supply == 0
    assert {t.marks(space) for space in ("C4", "D3")} == {"blue"}
    assert t.marks("C3") is None


@law("roam", "5.2.1")
def test_x4_at_the_west_border_squares_above_each_other_lie_side_by_side() -> None:
    t = scenario(3, active="red", asleep={"red": ["guide-red", "scout-red"]}, awake={"red": ["porter-red", "lorn"]})
    t.red.uses("lorn")
    t.red.places("C3")
    assert t.red.markers == {"C3", "D3", "E3"}


@law("roam", "4.4.4")
def test_x5_nobody_wakes_up_twice_in_a_turn() -> None:
    t = scenario(
        version="full",
        asleep={"blue": ["guide-blue", "scout-blue", "porter-blue"]},
        spent={"blue": ["alarm-clock"]},
        coins={"blue": 9},
    )
    t.blue.artifact("alarm-clock")
    t.blue.flips("guide-blue")
    assert t.blue.asleep == {"guide-blue"}
    t.blue.cannot("early-rise", law="4.4.4")
