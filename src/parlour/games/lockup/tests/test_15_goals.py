"""Chapter 15: majority, instant and end-game goals, and what they count."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.scoring import Scoring
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.tests.kit_more import counts, crafting, crafts, gains_goon, holder, recruiting, sight


def three(*goals: str) -> Scenario:
    return Scenario("goblins", "gnolls", "kobolds").goals(*goals)


def end_stars(table: Scenario) -> list[int]:
    """What the end-game goal brings each party."""
    table.begin(Scoring())
    return table.g.parts[1::6]


@law("lockup", "15.1")
def test_one_goal_of_each_type_is_in_play() -> None:
    assert [goal["type"] for goal in sight(three(), "goblins")["goals"]] == ["majority", "instant", "end-game"]


# When they are taken


@law("lockup", "15.2", "15.3")
def test_a_majority_goal_is_taken_at_once_without_asking() -> None:
    table = crafting("wardens-spare-helm", scrap=2, iron=3).goals("maj-shields").crafted("goblins", "soup-spoon-shiv")
    table.settle()
    assert holder(table, "maj-shields") == ""
    table.chooses("craft wardens-spare-helm")
    assert holder(table, "maj-shields") == "goblins"
    assert "majority" in table.happened()
    assert table.of("goblins", "stars") == 10 + 12 + 5  # the item and the masterpiece; the majority only at the end


@law("lockup", "15.2")
def test_goals_are_checked_between_two_goons_of_one_reward() -> None:
    table = recruiting("dorrim", "tovik", "gnar", scrap=5).goals("maj-goons").recruited("goblins", "nib", "vix")
    table.settle().chooses("recruit 2", "goon dorrim")
    assert holder(table, "maj-goons") == "goblins"


@law("lockup", "15.2", "15.4")
def test_power_from_a_location_may_meet_the_instant_goal() -> None:
    table = night("exercise-yard", goblins="4", gnolls="3").goals("inst-power").has("goblins", power=4).settle()
    table.chooses("take")
    assert holder(table, "inst-power") == "goblins"
    assert table.of("goblins", "stars") == 15


# Majority


@law("lockup", "15.3.1")
def test_the_most_without_the_minimum_is_not_enough() -> None:
    table = three("maj-goons").recruited("goblins", "nib")
    gains_goon(table, "goblins", "vix")
    assert holder(table, "maj-goons") == ""
    gains_goon(table, "goblins", "dorrim")
    assert holder(table, "maj-goons") == "goblins"


@law("lockup", "15.3.2", "15.3")
def test_strictly_more_takes_the_goal_from_its_holder() -> None:
    table = three("maj-goons").recruited("gnolls", "nib", "vix", "skrit").recruited("goblins", "dorrim", "helka")
    gains_goon(table, "goblins", "thumm")
    assert holder(table, "maj-goons") == ""  # a tie for most, and nobody had it
    gains_goon(table, "goblins", "garda")
    assert holder(table, "maj-goons") == "goblins"
    for goon in ("ysolt", "veyl"):
        gains_goon(table, "gnolls", goon)
    assert holder(table, "maj-goons") == "gnolls"


@law("lockup", "15.3.2")
def test_x11_in_a_tie_the_holder_keeps_the_majority_goal() -> None:
    table = three("maj-goons").recruited("goblins", "dorrim", "helka").recruited("gnolls", "nib", "vix")
    gains_goon(table, "goblins", "thumm")
    gains_goon(table, "gnolls", "slit")
    assert counts(table, "maj-goons") == [3, 3, 0]
    assert holder(table, "maj-goons") == "goblins"


@law("lockup", "15.3.3")
def test_a_tie_for_most_gives_a_free_goal_to_nobody() -> None:
    table = three("maj-goons").recruited("goblins", "dorrim", "helka", "thumm").recruited("gnolls", "nib", "vix")
    gains_goon(table, "gnolls", "slit")
    assert holder(table, "maj-goons") == ""
    gains_goon(table, "kobolds", "hask")
    assert holder(table, "maj-goons") == ""


@law("lockup", "15.3.3")
def test_a_holder_below_the_minimum_keeps_it_until_somebody_has_more_and_the_minimum() -> None:
    table = three("maj-goons").recruited("goblins", "dorrim").recruited("gnolls", "nib")
    table.g.majority = 0
    gains_goon(table, "gnolls", "vix")
    assert holder(table, "maj-goons") == "goblins"  # 2 exceed 1 but are fewer than 3
    gains_goon(table, "gnolls", "skrit")
    assert holder(table, "maj-goons") == "gnolls"


@law("lockup", "15.3.4", "16.2.1")
@pytest.mark.parametrize(("crews", "stars"), [(2, 4), (3, 6), (5, 6)])
def test_the_majority_goal_scores_at_the_end_for_its_holder(crews: int, stars: int) -> None:
    names = ("goblins", "gnolls", "kobolds", "bugbears", "insectoids")
    table = Scenario(*names[:crews]).goals("maj-goons").recruited("gnolls", "dorrim", "helka")
    gains_goon(table, "gnolls", "thumm")
    assert table.of("gnolls", "stars") == 10
    table.begin(Scoring())
    assert table.g.parts[0::6] == [0, stars] + [0] * (crews - 2)


# Instant


@law("lockup", "15.4")
def test_the_first_to_meet_the_instant_goal_keeps_it_for_good() -> None:
    table = three("inst-three-items").crafted("goblins", "rag-rope", "tin-idol")
    table.crafted("gnolls", "siege-hook", "marked-deck").display("chalk-ward", "skeleton-key", "junk-magnet")
    crafts(table, "goblins", "chalk-ward")
    assert (holder(table, "inst-three-items"), table.of("goblins", "stars")) == ("goblins", 10 + 4 + 5)
    crafts(table, "gnolls", "skeleton-key")
    crafts(table, "gnolls", "junk-magnet")
    assert (holder(table, "inst-three-items"), table.of("gnolls", "stars")) == ("goblins", 10 + 7 + 3)


@law("lockup", "15.4")
def test_the_instant_goal_is_not_scored_again_at_the_end() -> None:
    table = three("inst-three-items", "end-goons").crafted("goblins", "rag-rope", "siege-hook").display("chalk-ward")
    crafts(table, "goblins", "chalk-ward").has("goblins", stars=20)
    table.g.first = 1
    table.begin(Scoring())
    assert table.of("goblins", "stars") == 20


# End-game


@law("lockup", "15.5", "16.2.2")
def test_the_end_game_goal_is_looked_at_only_in_final_scoring() -> None:
    table = three("end-goons")
    gains_goon(table, "goblins", "dorrim")
    assert table.of("goblins", "stars") == 10
    assert end_stars(table) == [8, 0, 0]


GOONS = ("dorrim", "helka", "brunn", "tovik", "magrit", "oskel", "garda", "thumm", "skrit", "nib", "pazzle", "vix")


@law("lockup", "15.5.1", "15.5.2")
@pytest.mark.parametrize(
    ("numbers", "stars"),
    [
        ((4, 2, 1), [8, 4, 0]), ((3, 3, 2), [4, 4, 0]), ((3, 2, 2), [8, 2, 2]), ((2, 2, 2), [4, 4, 4]),
        ((2, 0, 0), [8, 0, 0]), ((0, 0, 0), [0, 0, 0]), ((3, 3, 0), [4, 4, 0]), ((4, 3, 2, 1), [8, 4, 0, 0]),
        ((5, 2), [6, 0]), ((1, 1), [0, 0]), ((0, 0), [0, 0]), ((0, 2), [0, 6]),
    ],
)  # fmt: skip
def test_a_ranked_goal_pays_the_most_and_the_second(numbers: tuple[int, ...], stars: list[int]) -> None:
    table = Scenario(*("goblins", "gnolls", "kobolds", "bugbears")[: len(numbers)]).goals("end-goons")
    goons = iter(GOONS)
    for crew, n in zip(table.crews(), numbers, strict=True):
        table.recruited(crew, *[next(goons) for _ in range(n)])
    assert end_stars(table) == stars


@law("lockup", "15.5.3")
@pytest.mark.parametrize(
    ("goal", "stars"), [("end-symbol-sets", [3, 6, 0]), ("end-types", [1, 4, 0]), ("end-wanted", [1, 4, 0])]
)
def test_other_end_game_goals_pay_everybody(goal: str, stars: list[int]) -> None:
    table = three(goal).crafted("goblins", "rebel-war-banner").recruited("goblins", "thumm")
    table.crafted("gnolls", "tin-idol").recruited("gnolls", "slit", "azkhur", "jorra", "tovik")
    table.recruited("gnolls", "dorrim")
    assert end_stars(table) == stars


# 15.6 What goals count


@law("lockup", "15.6")
@pytest.mark.parametrize(
    ("goal", "n"),
    [
        ("maj-shields", 4), ("maj-gems", 3), ("maj-magic", 3), ("maj-items", 5), ("maj-goons", 4),
        ("maj-iron-items", 2), ("inst-three-items", 5), ("inst-four-types", 3), ("inst-symbols", 10),
        ("inst-power", 3), ("inst-all-resources", 4), ("inst-masterpiece", 1), ("end-items", 5), ("end-goons", 4),
        ("end-potion-items", 1), ("end-symbol-sets", 3), ("end-types", 3), ("end-wanted", 4),
    ],
)  # fmt: skip
def test_each_goal_counts_what_it_says(goal: str, n: int) -> None:
    table = three(goal).has("goblins", power=3).has("gnolls", power=0).has("kobolds", power=0)
    table.crafted("goblins", "wardens-spare-helm", "soup-spoon-shiv", "tin-idol", "whisper-vial", "hollow-heel-boots")
    table.recruited("goblins", "thumm", "azkhur", "hask", "tovik").reserved("goblins", "rebel-war-banner")
    assert counts(table, goal) == [n, 0, 0]


@law("lockup", "15.6", "11.2.1")
def test_any_resource_is_no_type_of_a_cost() -> None:
    table = three("inst-all-resources").crafted("goblins", "hollow-heel-boots", "scrap-plate-vest", "venom-needle")
    assert counts(table, "inst-all-resources") == [3, 0, 0]
    table.display("tin-idol")
    crafts(table, "goblins", "tin-idol")
    assert holder(table, "inst-all-resources") == "goblins"


@law("lockup", "15.6", "15.4")
def test_an_instant_goal_with_several_parts_needs_all_of_them() -> None:
    table = three("inst-symbols").crafted("goblins", "wardens-spare-helm", "counterfeit-signet").display("chalk-ward")
    gains_goon(table, "goblins", "dorrim")
    assert holder(table, "inst-symbols") == ""  # five symbols, no magic
    crafts(table, "goblins", "chalk-ward")
    assert holder(table, "inst-symbols") == "goblins"


@law("lockup", "15.6")
def test_a_masterpiece_is_an_item_of_value_9_or_more() -> None:
    table = three("inst-masterpiece").display("barbed-chain", "runed-manacle")
    crafts(table, "goblins", "barbed-chain")
    assert holder(table, "inst-masterpiece") == ""
    crafts(table, "goblins", "runed-manacle")
    assert holder(table, "inst-masterpiece") == "goblins"


@law("lockup", "15.6", "15.4")
def test_four_types_of_goons() -> None:
    table = three("inst-four-types").recruited("goblins", "dorrim", "helka", "slit", "krug")
    gains_goon(table, "goblins", "thumm")
    assert holder(table, "inst-four-types") == ""
    gains_goon(table, "goblins", "nib")
    assert holder(table, "inst-four-types") == "goblins"
