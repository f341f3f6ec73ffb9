"""Chapter 5: using a character."""

import pytest

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import Table, scenario

# 24 and 22 blue markers that leave no land explored
NO_MARKERS_LEFT = ["bbbbbb", "bbbbbb", "......", "bbbbbb", "bbbbbb", "......"]
TWO_MARKERS_LEFT = ["bbbbbb", "bbbbbb", "......", "......", "bbbbb.", "bbbbb."]


def box(columns: str, rows: str) -> set[str]:
    return {column + row for column in columns for row in rows}


@law("roam", "5.1")
def test_a_used_character_falls_asleep() -> None:
    t = scenario()
    t.blue.uses("scout-blue")
    assert t.blue.asleep == {"scout-blue"}
    assert t.blue.awake == {"guide-blue", "porter-blue"}


@law("roam", "5.1")
def test_a_character_that_is_asleep_cannot_be_used() -> None:
    t = scenario(asleep={"blue": ["scout-blue"]})
    t.blue.cannot("use", "scout-blue", law="5.1")
    assert t.offered("use") == {"guide-blue", "porter-blue"}


@law("roam", "5.1")
def test_only_own_characters_can_be_used() -> None:
    t = scenario(awake={"red": ["guide-red", "odda"]}, lands={1: "hob"})
    for card in ("guide-red", "odda", "hob"):
        t.blue.cannot("use", card, law="5.1")


@law("roam", "5.1")
def test_the_only_awake_character_is_used_without_asking() -> None:
    t = scenario(awake={"blue": ["scout-blue"]})
    assert t.step == "ChoosePosition"
    assert t.view()["using"]["card"] == "scout-blue"


@law("roam", "5.2")
def test_a_pattern_is_never_turned_or_mirrored() -> None:
    t = scenario(awake={"blue": ["guide-blue", "hob"]})
    t.blue.uses("hob")  # .# over ##
    assert t.offered("place") == box("BCDEF", "12345")  # mirrored, its first square would reach A and not F
    t.blue.places("D4")
    assert t.blue.markers == {"D4", "C5", "D5"}


@law("roam", "5.2")
def test_a_pattern_keeps_its_shape_wherever_it_lies() -> None:
    for position in sorted(box("ABCDE", "12345")):
        t = scenario()
        t.blue.uses("guide-blue")  # ##o over #..
        t.blue.places(position)
        east, south = chr(ord(position[0]) + 1), str(int(position[1]) + 1)
        assert t.blue.markers == {position, east + position[1], position[0] + south}


@law("roam", "5.2.1")
@pytest.mark.parametrize(
    ("colour", "position", "filled", "empty"),
    [
        ("blue", "C3", {"C3", "D3", "C4"}, "E3"),  # south: as printed
        ("red", "C3", {"C3", "D3", "D4"}, "D5"),  # west: the top of the card points east
        ("yellow", "E3", {"E3", "E4", "D4"}, "C4"),  # north: upside down
        ("green", "C4", {"C4", "C5", "D5"}, "C3"),  # east: the top of the card points west
    ],
)
def test_a_pattern_is_turned_as_its_owner_sits(colour: str, position: str, filled: set[str], empty: str) -> None:
    t = scenario(4, active=colour, coins={colour: 2})
    player = next(player for player in t.players if player.colour == colour)
    player.uses(f"guide-{colour}")
    player.places(position)
    assert player.markers == filled
    assert t.offered("mark") == {empty}


@law("roam", "5.2.1")
def test_with_two_players_the_second_sits_north() -> None:
    t = scenario(active="red")
    t.red.uses("guide-red")
    t.red.places("E3")
    assert t.red.markers == {"E3", "E4", "D4"}


@law("roam", "5.2.1")
def test_gained_characters_lie_in_the_same_direction() -> None:
    t = scenario(active="red", awake={"red": ["guide-red", "hob"]})
    t.red.uses("hob")  # .# over ##, upside down: ## over #.
    t.red.places("C3")
    assert t.red.markers == {"C3", "D3", "C4"}


@law("roam", "5.3")
def test_every_filled_square_lies_on_the_field() -> None:
    t = scenario(awake={"blue": ["guide-blue", "sable"]})
    t.blue.uses("sable")  # ####o
    assert t.offered("place") == box("ABC", "123456")
    t.blue.cannot("place", "D1", law="5.3")


@law("roam", "5.3")
def test_empty_squares_may_lie_outside_the_field() -> None:
    t = scenario(awake={"blue": ["guide-blue", "ash"]})
    t.blue.uses("ash")  # an empty square above four filled ones
    assert t.offered("place") == box("ABCDEF", "123")
    t.blue.places("A1")
    assert t.blue.markers == {"A1", "A2", "A3", "A4"}


@law("roam", "5.3.1")
def test_a_position_may_lie_on_occupied_spaces_only() -> None:
    t = scenario(on={5: "brr..."})
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    assert t.blue.markers == {"C4"}
    assert t.blue.asleep == {"guide-blue"}
    assert t.decider == "red"


@law("roam", "5.3.1")
def test_markers_on_the_field_do_not_limit_the_positions() -> None:
    t = scenario(markers=["brbrbr", "rbrbrb", "......", "......", "brbrbr", "rbrbrb"])
    t.blue.uses("guide-blue")
    assert t.offered("place") == box("ABCDE", "12345")


@law("roam", "5.3.2")
def test_a_character_whose_pattern_fits_nowhere_just_goes_to_sleep() -> None:
    t = scenario(lands=["odda", None, None, None, None, None], awake={"blue": ["guide-blue", "pim"]})
    t.blue.uses("pim")  # ### on a field two spaces wide
    assert t.blue.asleep >= {"pim"}
    assert t.blue.markers == set()
    assert t.decider == "red"


@law("roam", "5.3.2")
def test_a_character_whose_pattern_still_fits_somewhere_is_placed() -> None:
    t = scenario(lands=["odda", None, None, None, None, None], awake={"blue": ["guide-blue", "hob"]})
    t.blue.uses("hob")  # .# over ##
    assert t.offered("place") == {"B1", "B2"}
    assert t.verbs == {"place"}


@law("roam", "5.3.3")
@pytest.mark.parametrize(
    ("card", "position", "markers"),
    [
        ("guide-blue", "C4", {"C4", "D4", "C5"}),
        ("scout-blue", "D4", {"D4", "C5", "B6"}),  # the corner of its grid is nothing
        ("porter-blue", "C4", {"C4", "D4", "E5", "F5"}),
    ],
)
def test_a_position_is_named_after_its_first_filled_square(card: str, position: str, markers: set[str]) -> None:
    t = scenario()
    t.blue.uses(card)
    t.blue.places(position)
    assert t.blue.markers == markers


@law("roam", "5.3.3")
def test_a_position_is_named_after_a_filled_square_as_it_lies_on_the_field() -> None:
    t = scenario(active="red")
    t.red.uses("porter-red")  # ##.. over ..##, from the north the same again
    t.red.places("B2")
    assert t.red.markers == {"B2", "C2", "D3", "E3"}


@law("roam", "5.4")
def test_one_marker_from_the_supply_goes_onto_each_space_under_a_filled_square() -> None:
    t = scenario()
    t.blue.uses("porter-blue")
    t.blue.places("B2")
    assert t.blue.markers == {"B2", "C2", "D3", "E3"}
    assert t.blue.supply == 24 - 4


@law("roam", "5.4")
def test_no_marker_may_be_left_out() -> None:
    t = scenario(lands={5: "dask"})
    t.blue.uses("scout-blue")
    t.blue.places("D4")
    assert t.blue.markers == {"D4", "C5", "B6"}
    assert t.decider == "red"


@law("roam", "5.4.1", "5.4.2")
@pytest.mark.parametrize("colour", ["blue", "red"])
def test_a_space_that_holds_a_marker_is_skipped(colour: str) -> None:
    t = scenario(on={5: f".{colour[0]}...."}, lands={5: "dask"})  # 2 symbols on D4
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    assert t.tower("D4") == [colour]
    assert t.blue.markers >= {"C4", "C5"}
    assert t.blue.supply == 24 - len(t.blue.markers)
    assert t.blue.coins == 0


@law("roam", "5.4.2")
def test_only_with_towers_a_space_holds_two_markers() -> None:
    t = scenario(on={5: ".r...."}, towers=True)
    t.blue.uses("guide-blue")
    t.blue.places("C4")
    assert t.tower("D4") == ["red", "blue"]


@law("roam", "5.4.3")
def test_a_player_without_markers_takes_a_turn_but_places_none() -> None:
    t = scenario(
        version="full",
        markers=NO_MARKERS_LEFT,
        awake={"blue": ["guide-blue"]},
        coins={"blue": 9},
        ready={"blue": ["lucky-penny"]},
    )
    t.blue.rises_early()
    t.blue.uses("guide-blue")
    assert t.step == "Extras"
    assert t.offered("artifact") == {"lucky-penny"}
    t.blue.ends()
    assert t.step == "ChooseArtifact"
    assert t.blue.supply == 0
    assert len(t.blue.markers) == 24


@law("roam", "5.4.4")
def test_with_too_few_markers_all_that_are_left_are_placed() -> None:
    t = scenario(markers=TWO_MARKERS_LEFT, coins={"blue": 9})
    t.blue.uses("guide-blue")
    t.blue.places("C3")
    assert t.verbs == {"fill"}
    t.blue.fills("D3")
    assert t.verbs == {"fill"}
    t.blue.fills("C4")
    assert t.blue.supply == 0
    assert t.decider == "red"  # no marker for an empty square either


@law("roam", "5.4.4")
def test_only_free_spaces_under_the_pattern_can_be_chosen_for_the_last_markers() -> None:
    t = scenario(markers=TWO_MARKERS_LEFT)
    t.blue.uses("porter-blue")
    t.blue.places("C3")  # C3, D3, E4, F4 are free
    assert t.offered("fill") == {"C3", "D3", "E4", "F4"}
    t.blue.cannot("fill", "C4", law="5.4.4")
    t.blue.fills("F4")
    t.blue.cannot("fill", "F4", law="5.4.4")


@law("roam", "5.4.4")
def test_with_just_enough_markers_for_the_free_spaces_nobody_is_asked() -> None:
    t = scenario(markers=["bbb.bb", "bbbbbb", "......", "..b...", "bbbbb.", "bbbbb."])
    assert t.blue.supply == 2
    t.blue.uses("guide-blue")
    t.blue.places("C3")  # C4 is occupied
    assert t.blue.markers >= {"C3", "D3"}
    assert t.decider == "red"


@law("roam", "5.4.5")
def test_without_markers_a_character_goes_to_sleep_and_no_position_is_asked() -> None:
    t = scenario(markers=NO_MARKERS_LEFT, coins={"blue": 9})
    t.blue.uses("guide-blue")
    assert t.blue.asleep == {"guide-blue"}
    assert t.decider == "red"


@law("roam", "5.4.5")
def test_without_markers_turning_the_pattern_is_not_asked_either() -> None:
    t = scenario(version="full", markers=NO_MARKERS_LEFT, ready={"blue": ["whirligig"]})
    t.blue.uses("guide-blue")
    assert t.decider == "red"
    assert t.blue.ready == {"whirligig"}


@law("roam", "5.5")
def test_each_symbol_under_a_placed_marker_brings_a_coin() -> None:
    t = scenario(lands={5: "dask", 6: "hob"}, coins={"blue": 1, "red": 1})
    t.blue.uses("guide-blue")
    t.blue.places("D4")  # D4: 2 symbols, E4: 1, D5: none
    assert t.blue.coins == 1 + 3
    assert t.red.coins == 1


@law("roam", "5.5")
def test_a_skipped_space_brings_no_coins() -> None:
    t = scenario(lands={5: "dask", 6: "hob"}, on={5: ".b...."})
    t.blue.uses("guide-blue")
    t.blue.places("D4")
    assert t.blue.coins == 1


@law("roam", "5.5")
def test_coins_are_gained_for_every_one_of_the_last_markers() -> None:
    t = scenario(markers=TWO_MARKERS_LEFT, lands={5: "hob"})  # 1 symbol on C4
    t.blue.uses("guide-blue")
    t.blue.places("C3")
    t.blue.fills("C4")
    assert t.blue.coins == 1


@law("roam", "5.6")
def test_everybody_sees_the_coins_of_everybody() -> None:
    t = scenario(3, coins={"blue": 1, "red": 7, "yellow": 3})
    for seat in ("blue", "red", "yellow", None):
        assert [player["coins"] for player in t.view(seat)["players"]] == [1, 7, 3]


@law("roam", "5.7")
def test_nobody_takes_markers_back() -> None:
    t = scenario(on={1: "b....."}, coins={"blue": 9})

    def cannot_take_back(t: Table) -> None:
        t.blue.cannot("lift", "A1", law="10.6.5")
        t.blue.cannot("replace", "A1", law="10.6.2")

    cannot_take_back(t)
    t.blue.uses("guide-blue")
    cannot_take_back(t)
    t.blue.places("C4")
    cannot_take_back(t)
    t.blue.ends()
    assert t.blue.markers == {"A1", "C4", "D4", "C5"}


@law("roam", "5.7")
def test_markers_stay_until_their_own_land_is_explored() -> None:
    t = scenario(on={1: "bbbbbr", 2: "bbbbb.", 4: "r....."}, begin="lands")
    assert t.blue.markers == {"C1", "D1", "C2", "D2", "C3"}
    assert t.red.markers == {"A4"}
