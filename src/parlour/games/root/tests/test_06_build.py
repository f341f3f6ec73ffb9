"""Chapter 6: wood, building and overwork."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.factions.building import COST, POINTS
from parlour.games.root.tests.saved import refused, reread
from parlour.games.root.tests.scenario import Scenario

TYPES = ("sawmill", "workshop", "recruiter")
SPREAD = (2, 5, 7, 8, 9, 11)  # clearings with two slots or more


def cats() -> Scenario:
    """The Marquise rules 5 and 2; the Eyrie are far away."""
    table = Scenario("marquise", "eyrie")
    table.put(5, marquise=2)
    table.put(2, marquise=1)
    table.put(4, eyrie=1)
    return table


# 6.4 Birdsong


@law("root", "6.4")
def test_each_sawmill_gets_one_wood() -> None:
    table = cats()
    table.put(11, sawmill=2)
    table.put(8, sawmill=1)
    table.begin("marquise", "birdsong")
    assert [table.pieces("wood", clearing) for clearing in (8, 11)] == [1, 2]
    assert table.question() == "MarquiseDaylight"


@law("root", "6.4", "2.5")
def test_without_wood_in_the_supply_nothing_is_placed() -> None:
    table = cats()
    table.put(5, sawmill=1, wood=8)
    table.begin("marquise", "birdsong")
    assert table.pieces("wood", 5) == 8
    assert table.question() == "MarquiseDaylight"


@law("root", "6.4", "2.5", "DEC.1")
def test_two_sawmills_of_one_clearing_leave_no_choice() -> None:
    table = cats()
    table.put(11, sawmill=2)
    table.put(5, wood=7)
    table.begin("marquise", "birdsong")
    assert table.pieces("wood", 11) == 1
    assert table.question() == "MarquiseDaylight"


@law("root", "6.4", "2.5")
def test_a_clearing_with_two_sawmills_may_get_two_wood_but_no_third() -> None:
    table = cats()
    table.put(11, sawmill=2)
    for clearing in (8, 9):
        table.put(clearing, sawmill=1)
    table.put(5, wood=5)
    table.begin("marquise", "birdsong").play("wood 11")
    assert table.offered("wood") == ["8", "9", "11"]
    table.play("wood 11")
    assert table.offered("wood") == ["8", "9"]
    table.play("wood 9")
    assert [table.pieces("wood", clearing) for clearing in (8, 9, 11)] == [0, 1, 2]


@law("root", "6.4", "PROC.4")
def test_effects_of_birdsong_may_come_before_or_after_the_wood() -> None:
    table = cats()
    table.put(5, sawmill=1)
    table.in_play("marquise", "royal-claim")
    table.begin("marquise", "birdsong")
    assert (table.pieces("wood", 5), table.offered()) == (0, ["end", "royal-claim"])
    table.play("end")
    assert (table.pieces("wood", 5), table.offered()) == (1, ["end", "royal-claim"])


# 6.5.4 Build


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("built", range(6))
@law("root", "6.5.4", "6.5.4.i", "6.5.4.iii", "SET.1")
def test_the_column_tells_the_cost_and_the_space_the_points(kind: str, built: int) -> None:
    table = cats()
    for clearing in SPREAD[:built]:
        table.put(clearing, **{kind: 1})
    table.put(2, wood=COST[built])
    table.begin("marquise", "daylight").play(f"build {kind}")
    if table.question() == "ChooseSite":
        table.play("build-in 5" if "5" in table.offered("build-in") else "build-in 2")
    assert table.score("marquise") == POINTS[TYPES.index(kind)][built]
    assert sum(table.pieces("wood", clearing) for clearing in range(1, 13)) == 0
    assert table.state.stock[TYPES.index(kind)] == 5 - built
    assert table.state.actions == 2


@law("root", "6.5.4.i")
def test_a_kind_that_she_cannot_pay_for_is_barred() -> None:
    table = cats()
    table.put(5, sawmill=1)
    table.put(2, workshop=1)
    table.begin("marquise", "daylight")
    assert table.offered("build") == ["recruiter"]
    barred = table.barred()
    assert (barred["build sawmill"], barred["build workshop"]) == ("6.5.4.i", "6.5.4.i")


@law("root", "6.5.4.i", "2.5.2")
def test_the_seventh_building_of_a_kind_does_not_exist() -> None:
    table = cats()
    for clearing in SPREAD:
        table.put(clearing, sawmill=1)
    table.put(2, wood=8)
    table.begin("marquise", "daylight")
    assert "sawmill" not in table.offered("build")
    assert table.barred()["build sawmill"] == "2.5"


@law("root", "6.5.4.i", "2.5.2")
def test_a_building_that_was_lost_is_cheaper_to_build_again() -> None:
    table = cats()
    for clearing in (2, 7):
        table.put(clearing, sawmill=1)
    table.g.take_piece(0, 6)
    table.put(5, wood=1)
    table.begin("marquise", "daylight").play("build sawmill", "build-in 5")
    assert (table.score("marquise"), table.pieces("wood", 5)) == (1, 0)


@law("root", "6.5.4.ii", "2.2.3")
def test_she_builds_where_she_rules_and_a_slot_is_free() -> None:
    table = cats()
    table.put(8, marquise=1, eyrie=1)  # tied: the Eyrie rule
    table.put(9, marquise=1)
    table.put(2, recruiter=1, workshop=1)
    table.put(10, marquise=1, roost=1)
    table.begin("marquise", "daylight").play("build sawmill")
    assert table.offered("build-in") == ["5", "9"]
    assert table.barred() == {"build-in 2": "2.2.3", "build-in 8": "6.5.4.ii", "build-in 10": "2.2.3"}


@law("root", "6.5.4.ii")
def test_without_a_clearing_to_build_in_nothing_is_built() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(5, marquise=1, eyrie=2, wood=3)
    table.begin("marquise", "daylight")
    assert table.offered("build") == []
    assert table.barred()["build sawmill"] == "6.5.4.ii"


def chain(*ruled: int) -> Scenario:
    """Wood in 8 and a free slot in 1; between them lie 4 and 9. A sawmill is off the track."""
    table = Scenario("marquise", "eyrie")
    for clearing in ruled:
        table.put(clearing, marquise=1)
    table.put(8, wood=1)
    table.put(11, sawmill=1, eyrie=3)
    return table.begin("marquise", "daylight")


@law("root", "6.5.4.ii")
def test_wood_comes_along_an_unbroken_chain_of_ruled_clearings() -> None:
    table = chain(1, 9, 4, 8).play("build sawmill")
    assert "1" in table.offered("build-in")
    table.play("build-in 1")
    assert (table.pieces("sawmill", 1), table.pieces("wood", 8)) == (1, 0)


@pytest.mark.parametrize("ruled", [(1, 9, 8), (1, 4, 8), (1, 9, 4)])
@law("root", "6.5.4.ii")
def test_a_broken_chain_brings_no_wood(ruled: tuple[int, ...]) -> None:
    """In the last case the wood lies beside a ruled clearing, but nobody rules where it is."""
    table = chain(*ruled)
    if "sawmill" in table.offered("build"):
        table.play("build sawmill")
        assert "1" not in table.offered("build-in")
    else:
        assert table.barred()["build sawmill"] == "6.5.4.i"


@law("root", "6.5.4.ii", "2.3")
def test_the_river_joins_no_clearings_for_wood() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(5, marquise=1, wood=1)
    table.put(10, marquise=1)
    table.put(2, sawmill=1, eyrie=3)
    table.begin("marquise", "daylight").play("build sawmill")
    assert table.pieces("sawmill", 5) == 1  # the only clearing with the wood


@law("root", "6.5.4.ii")
def test_she_picks_the_wood_clearing_by_clearing_where_there_is_a_choice() -> None:
    table = cats()
    for clearing in (7, 11):
        table.put(clearing, sawmill=1)
    table.put(7, eyrie=3, wood=1)
    table.put(11, eyrie=3)
    table.put(2, wood=2)
    table.put(5, wood=1)
    table.begin("marquise", "daylight").play("build sawmill", "build-in 5")
    assert (table.question(), table.offered()) == ("ChooseWood", ["wood-from 2", "wood-from 5"])
    assert table.barred() == {"wood-from 7": "6.5.4.ii"}
    table.play("wood-from 2")
    assert table.offered() == ["wood-from 2", "wood-from 5"]
    table.play("wood-from 5")
    assert [table.pieces("wood", clearing) for clearing in (2, 5, 7)] == [1, 0, 1]


@law("root", "6.5.4.ii", "DEC.1")
def test_wood_that_must_all_be_paid_is_not_asked_for() -> None:
    table = cats()
    for clearing in (7, 11):
        table.put(clearing, sawmill=1, eyrie=3)
    table.put(2, wood=1)
    table.put(5, wood=1)
    table.begin("marquise", "daylight").play("build sawmill", "build-in 2")
    assert (table.score("marquise"), table.pieces("wood", 2), table.pieces("wood", 5)) == (2, 0, 0)


@law("root", "6.5.4.iii", "3.1")
def test_the_points_of_a_building_may_win_the_game() -> None:
    table = cats()
    table.put(5, workshop=1, wood=1)
    table.points(marquise=28)
    table.begin("marquise", "daylight").play("build workshop", "build-in 2")
    assert table.winners() == ["marquise"]


# 6.5.5 Overwork


@law("root", "6.5.5", "2.1.1")
def test_a_card_brings_a_wood_to_a_sawmill_of_its_suit_and_a_bird_to_any() -> None:
    table = cats()
    table.put(8, sawmill=1)
    table.put(12, sawmill=1)
    table.put(5, sawmill=1)
    table.hand("marquise", "anvil", "sword", "armorers-1")
    table.begin("marquise", "daylight")
    assert set(table.offered("overwork")) == {"anvil", "armorers-1"}
    assert table.barred()["overwork sword"] == "6.5.5"
    table.play("overwork anvil")
    assert table.offered() == ["overwork-in 8", "overwork-in 12"]
    assert table.barred() == {"overwork-in 5": "6.5.5"}
    table.play("overwork-in 12")
    assert (table.pieces("wood", 12), table.cards("discard")) == (1, ["anvil"])
    table.play("overwork armorers-1")
    assert table.offered("overwork-in") == ["5", "8", "12"]
    table.play("overwork-in 5")
    assert (table.pieces("wood", 5), table.state.actions) == (1, 1)


@law("root", "6.5.5")
def test_she_overworks_as_often_as_she_has_actions_and_cards() -> None:
    table = cats()
    table.put(8, sawmill=1)
    table.hand("marquise", "anvil", "foxfolk-steel", "ambush-fox", "root-tea-fox")
    table.begin("marquise", "daylight").play("overwork anvil", "overwork foxfolk-steel", "overwork ambush-fox")
    assert (table.pieces("wood", 8), table.state.actions) == (3, 0)
    assert table.offered() == ["end"]


@law("root", "6.5.5", "2.5")
def test_without_wood_in_the_supply_no_card_is_spent_for_it() -> None:
    table = cats()
    table.put(5, sawmill=1, wood=8)
    table.hand("marquise", "bake-sale")
    table.begin("marquise", "daylight")
    assert table.offered("overwork") == []
    assert table.barred()["overwork bake-sale"] == "2.5"


# Position files


def few() -> Scenario:
    """All that can be asked about wood is possible: a site, wood in two clearings, a card for a sawmill."""
    table = cats()
    table.put(5, sawmill=1, wood=2)
    table.put(2, wood=2)
    table.hand("marquise", "bake-sale", "anvil")
    table.g.removed = table.take_cards("dominance-fox", "dominance-bird", "dominance-rabbit", "dominance-mouse")
    return table.begin("marquise", "daylight")


NONSENSE = [
    ("ChooseSawmill", 0, 0),
    ("ChooseSawmill", 1, 0),
    ("ChooseSawmill", 0, -1),
    ("ChooseSawmill", 0, 1 << 24),
    ("ChooseSite", 1, 0),
    ("ChooseSite", 0, 3),
    ("ChooseSite", 0, -1),
    ("ChooseWood", 1, 0, 4, 1),
    ("ChooseWood", 0, 3, 4, 1),
    ("ChooseWood", 0, 0, 12, 1),
    ("ChooseWood", 0, 0, -1, 1),
    ("ChooseWood", 0, 0, 3, 1),
    ("ChooseWood", 0, 0, 4, 0),
    ("ChooseWood", 0, 0, 4, 2),
    ("ChooseOverworked", 0, 99),
    ("ChooseOverworked", 0, -1),
    ("ChooseOverworked", 1, 0),
    ("ChooseOverworked", 0, 0),
]


@pytest.mark.parametrize("step", NONSENSE, ids=str)
@law("root", "6.5.4", "6.5.5", "6.4")
def test_a_saved_position_refuses_steps_that_make_no_sense(step: tuple[object, ...]) -> None:
    assert refused(few(), *step)


@pytest.mark.parametrize("words", ["build sawmill", "build sawmill|build-in 5"])
@law("root", "6.5.4", "6.5.5")
def test_a_saved_position_keeps_a_question_about_wood(words: str) -> None:
    table = few()
    table.play(*words.split("|"))
    before = (table.question(), table.offered())
    assert (reread(table).question(), table.offered()) == before
