"""V.1, G.1, G.1.1: the winter map. Its suits are shuffled, and its river divides the forests."""

from collections import Counter
from itertools import combinations

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import SUITS
from parlour.games.root.rules.land import LANDS, Land
from parlour.games.root.tests.begun import begun, set_up
from parlour.games.root.tests.games import GAME, states
from parlour.games.root.tests.scenario import Scenario
from parlour.kernel.bag import members, size

PATHS = {
    1: [5, 10, 11], 2: [6, 7, 12], 3: [7, 8, 12], 4: [9, 10, 11], 5: [1, 6], 6: [2, 5], 7: [2, 3], 8: [3, 9, 12],
    9: [4, 8, 11], 10: [1, 4], 11: [1, 4, 9], 12: [2, 3, 8],
}  # fmt: skip
WINTER = LANDS["winter"]
SOME_SUITS = "fox fox fox fox rabbit rabbit rabbit rabbit mouse mouse mouse mouse"


def numbers(clearings: int) -> list[int]:
    return [clearing + 1 for clearing in members(clearings) if clearing < 12]


def suits_of(table: Scenario) -> list[str]:
    return [each["suit"] for each in table.view("marquise")["clearings"]]


# V.1 Suits


@law("root", "V.1", "2.2.2")
def test_ex_121_on_the_winter_map_four_markers_of_each_suit_are_shuffled() -> None:
    seen = Counter[tuple[int, str]]()
    alike = 0
    layouts = set()
    for seed in range(300):
        suits = suits_of(begun("marquise", "eyrie", map="winter", seed=str(seed)))
        assert Counter(suits) == {"fox": 4, "rabbit": 4, "mouse": 4}
        seen.update(enumerate(suits))
        alike += suits[0] == suits[11]
        layouts.add(tuple(suits))
    assert len(layouts) > 290
    assert all(60 < seen[clearing, suit] < 145 for clearing in range(12) for suit in SUITS[:3])
    assert 50 < alike < 115  # three of the other eleven are like the first


@law("root", "V.1", "INV.22")
def test_the_same_chance_shuffles_the_same_suits() -> None:
    one, other = [suits_of(begun("marquise", "eyrie", map="winter", seed="snow")) for _ in range(2)]
    assert one == other


@law("root", "V.1")
def test_on_the_autumn_map_suits_are_printed() -> None:
    layouts = {tuple(suits_of(begun("marquise", "eyrie", seed=str(seed)))) for seed in range(5)}
    assert len(layouts) == 1


@law("root", "V.1", "8.4.2.ii")
def test_the_marker_is_the_suit_of_the_clearing_in_every_rule() -> None:
    table = Scenario("marquise", "alliance", map="winter")
    table.suits(SOME_SUITS)
    table.supporters("sword", "bake-sale")
    assert table.begin("alliance", "birdsong").offered("spread") == ["5", "6", "7", "8", "9", "10", "11", "12"]
    table = Scenario("marquise", "alliance", map="winter")
    table.suits(SOME_SUITS)
    table.supporters("anvil")
    assert table.begin("alliance", "birdsong").offered("spread") == ["1", "2", "3", "4"]


@law("root", "V.1", "2.2.2")
def test_a_map_without_four_clearings_of_each_suit_is_reported() -> None:
    g = begun("marquise", "eyrie", map="winter").state
    assert GAME.check(g) == []
    g.suit_at[0] = (g.suit_at[0] + 1) % 3
    assert any("suits are not those of the map" in broken for broken in GAME.check(g))


# G.1 The map


@law("root", "G.1", "2.2.1")
def test_the_paths_of_the_winter_map() -> None:
    assert {clearing: numbers(WINTER.paths[clearing - 1]) for clearing in range(1, 13)} == PATHS


@law("root", "G.1", "2.2.3", "2.2.4")
def test_its_slots_and_ruins() -> None:
    assert WINTER.slots == [1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 3, 3]
    assert numbers(WINTER.ruins) == [8, 9, 11, 12]
    g = begun("marquise", "eyrie", map="winter").state
    assert [g.room[clearing - 1] for clearing in (8, 9, 11, 12)] == [1, 1, 2, 2]


@law("root", "G.1", "2.3", "11.3.2")
def test_its_river_touches_four_clearings() -> None:
    river = {clearing: numbers(WINTER.river[clearing - 1]) for clearing in range(1, 13) if WINTER.river[clearing - 1]}
    assert river == {7: [12], 10: [11], 11: [10, 12], 12: [7, 11]}
    assert numbers(WINTER.riverside) == [7, 10, 11, 12]
    table = begun("riverfolk", "alliance", map="winter")
    assert table.offered("river-warrior") == ["7", "10", "11", "12"]


@law("root", "G.1", "2.4")
def test_it_has_eight_forests_each_among_the_clearings_of_its_name() -> None:
    assert len(WINTER.forests) == 8
    for number, name in enumerate(WINTER.forests):
        assert "_".join(map(str, numbers(WINTER.touching[12 + number]))) == name
    table = begun("vagabond", "alliance", map="winter").play("character thief")
    assert table.offered("start-in") == [f"forest-{name}" for name in WINTER.forests]


@law("root", "V.1", "G.1", "7.3.2")
@pytest.mark.parametrize(("corner", "across"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_ex_121_opposite_corners_are_1_and_3_2_and_4(corner: int, across: int) -> None:
    table = set_up(begun("marquise", "eyrie", map="winter"), f"keep {corner}")
    assert table.pieces("roost", across) == 1
    assert (table.warriors("marquise", across), table.warriors("eyrie", across)) == (0, 6)


@law("root", "G.1", "3.3.1.ii")
@pytest.mark.parametrize(("corners", "wins"), [((1, 3), True), ((2, 4), True), ((1, 2), False), ((1, 4), False)])
def test_bird_dominance_asks_for_opposite_corners_of_this_map(corners: tuple[int, int], wins: bool) -> None:
    table = Scenario("marquise", "eyrie", "alliance", map="winter")
    table.suits(SOME_SUITS)
    table.activated("marquise", "dominance-bird")
    for corner in corners:
        table.put(corner, marquise=1)
    assert table.begin("marquise", "birdsong").over() == wins


# G.1.1 The raging river


def divides(land: Land, one: int, other: int, river: bool) -> int:
    """How many paths, or sections of the river, lie between two forests."""
    shared = numbers(land.touching[12 + one] & land.touching[12 + other])
    joined = land.waterways if river else land.paths
    return sum(joined[a - 1] >> b - 1 & 1 for a, b in combinations(shared, 2))


@law("root", "G.1.1", "2.4.1")
@pytest.mark.parametrize(("name", "river"), [("winter", True), ("autumn", False)])
def test_forests_parted_by_one_path_are_adjacent_and_in_winter_by_one_section_of_the_river(
    name: str, river: bool
) -> None:
    land = LANDS[name]
    for one, other in combinations(range(len(land.forests)), 2):
        beside = land.touching[12 + one] >> 12 + other & 1
        assert beside == land.touching[12 + other] >> 12 + one & 1
        assert beside == (divides(land, one, other, river) == 1)


@law("root", "G.1.1", "2.4")
@pytest.mark.parametrize(("name", "borders"), [("autumn", 18), ("winter", 19)])
def test_as_many_forests_as_paths_enclose_and_in_winter_the_river_too(name: str, borders: int) -> None:
    """Euler: a map of twelve clearings has one area for each border beyond eleven."""
    land = LANDS[name]
    joined = land.waterways if name == "winter" else land.paths
    assert sum(size(each) for each in joined) == 2 * borders
    assert len(land.forests) == borders - 11


def in_winter(place: int | str) -> Scenario:
    table = Scenario("marquise", "vagabond", "riverfolk", map="winter")
    table.suits(SOME_SUITS)
    table.pawn(place)
    table.items(up="boot boot")
    return table


@law("root", "G.1.1", "9.4.2", "2.4.1")
def test_ex_120_he_slips_across_a_river_that_divides_two_forests() -> None:
    table = in_winter("1_10_11").begin("vagabond", "birdsong").play("end")  # no services
    assert table.offered("slip") == [
        "clearing-1", "clearing-10", "clearing-11", "forest-1_2_5_6_11_12", "forest-4_10_11",
    ]  # fmt: skip
    table.play("slip forest-4_10_11")
    assert table.view("marquise")["players"][1]["board"]["place"] == {"forest": "4_10_11"}


@law("root", "G.1.1", "2.3", "9.5.1")
def test_ex_120_on_foot_the_river_is_no_path() -> None:
    table = in_winter(10).begin("vagabond", "daylight")
    assert table.offered("walk") == ["1", "4"]
    assert table.barred()["walk 11"] == "2.3"
    table = in_winter(10).begin("vagabond", "birdsong").play("end")
    assert table.offered("slip") == ["clearing-1", "clearing-4", "forest-1_10_11", "forest-4_10_11"]


@law("root", "G.1.1", "2.3", "11.2.2")
def test_in_winter_warriors_do_not_cross_the_river_but_the_riverfolk_swim() -> None:
    table = in_winter(1)
    table.put(12, marquise=3, riverfolk=1)
    table.till("funds", riverfolk=2)
    table.begin("marquise", "daylight").play("march")
    assert (table.offered("to"), table.barred()["to 7"]) == (["2", "3", "8"], "2.3")
    table.begin("riverfolk", "daylight").play("river-move")
    assert table.offered("to") == ["7", "11"]


@law("root", "G.1", "V.1")
def test_random_games_on_the_winter_map_break_nothing() -> None:
    for number, g in enumerate(states("marquise", "vagabond", "riverfolk", "lizard_cult", map="winter")):
        if number % 20 == 0:
            assert GAME.check(g) == []
        if number > 1500:
            break
    assert g.rules.land is WINTER
