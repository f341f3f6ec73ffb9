"""Chapter 7, first half: the order of Lights Out, strength and places, suspicion. Rewards: test_07_rewards.py."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario, night

# 7.1 The order


@law("lockup", "7.1")
def test_locations_are_settled_in_the_order_of_their_numbers() -> None:
    table = Scenario().put("goblins", "cell-block", "1").put("goblins", "sewers", "2").put("goblins", "smithy", "3")
    table.put("gnolls", "exercise-yard", "1").put("gnolls", "infirmary", "2").lights_out()
    while table.view("")["phase"] == "lights-out":
        table.chooses(table.offered()[0])
    settled = [each["location"] for each in table.told("location")]
    assert settled == ["exercise-yard", "sewers", "infirmary", "smithy", "cell-block", "library"]


@law("lockup", "7.1")
def test_each_location_is_settled_completely_before_the_next() -> None:
    table = Scenario().put("goblins", "sewers", "4").put("gnolls", "sewers", "3").put("goblins", "smithy", "1 down")
    table.suspicion("sewers", 1).suspicion("smithy", 1).lights_out()
    table.by("goblins", "take")
    assert table.tokens("goblins", "smithy") == ["1 down"]
    table.by("gnolls", "take")
    keys = ("location", "turns-tokens", "ranks", "takes-suspicion", "gains")
    happened = [event.key for group in table.match.events for event in group if event.key in keys]
    sewers = ["location", "ranks", "ranks", "takes-suspicion", "gains", "gains"]
    assert happened == [*sewers, "location", "turns-tokens", "ranks", "takes-suspicion"]


@law("lockup", "7.1.1")
def test_a_location_without_tokens_is_skipped_and_what_lies_there_stays() -> None:
    table = night("sewers", goblins="", gnolls="").suspicion("sewers", 2).lying("sewers", scrap=1).settle()
    assert table.over()
    assert table.told("location") == []
    assert (table.suspicion_at("sewers"), table.lying_at("sewers")) == (2, {"scrap": 1})


# 7.2 Strength and places


@law("lockup", "7.2.1")
def test_face_down_tokens_are_turned_up_and_strengths_are_added_up() -> None:
    table = night("smithy", goblins="1, 3 down", gnolls="2 down, 1 down").settle()
    assert table.told("ranks") == [
        {"seat": "goblins", "n": 1, "strength": 4, "tied": 0},
        {"seat": "gnolls", "n": 2, "strength": 3, "tied": 0},
    ]
    assert table.tokens("gnolls", "smithy") == ["1", "2"]


@law("lockup", "7.2.1", "19.1")
def test_only_tokens_of_this_location_are_turned_up() -> None:
    table = night("sewers", goblins="1 down", gnolls="").put("goblins", "smithy", "3 down").settle()
    assert table.tokens("goblins", "sewers") == ["1"]
    assert table.tokens("goblins", "smithy") == ["3 down"]


@law("lockup", "7.2.2")
@pytest.mark.parametrize("power", [0, 1, 4, 9])
def test_an_enforcer_is_as_strong_as_its_owners_power(power: int) -> None:
    table = night("sewers", goblins="enforcer, 2", gnolls="").has("goblins", power=power).settle()
    assert table.told("ranks") == [{"seat": "goblins", "n": 1, "strength": power + 2, "tied": 0}]


@law("lockup", "7.2.2")
def test_power_without_an_enforcer_gives_no_strength() -> None:
    table = night("sewers", goblins="1", gnolls="2").has("goblins", power=9).settle()
    assert table.ranking() == ["gnolls", "goblins"]


@law("lockup", "7.2.2", "7.4.2")
def test_an_enforcer_counts_the_power_of_that_moment() -> None:
    table = night("exercise-yard", goblins="1", gnolls="").put("goblins", "sewers", "enforcer")
    table.has("goblins", power=3).lights_out()
    table.by("goblins", "take")
    assert table.told("ranks")[-1] == {"seat": "goblins", "n": 1, "strength": 4, "tied": 0}


@law("lockup", "7.2.2")
def test_a_lookout_has_no_strength_but_takes_part() -> None:
    table = night("smithy", goblins="lookout", gnolls="1").settle().by("gnolls", "take")
    assert table.ranking() == ["gnolls", "goblins"]
    table.by("goblins", "take")
    assert table.goods("goblins") == {"iron": 1}


@law("lockup", "7.2.3")
def test_all_who_are_there_are_ranked_by_strength_and_nobody_else() -> None:
    table = night("commissary", goblins="2", gnolls="4", kobolds="", bugbears="1, 2").settle()
    assert table.ranking() == ["gnolls", "bugbears", "goblins"]


@law("lockup", "7.2.4")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("goblins", ["goblins", "gnolls", "bugbears"]),
        ("gnolls", ["gnolls", "bugbears", "goblins"]),
        ("kobolds", ["bugbears", "goblins", "gnolls"]),
        ("bugbears", ["bugbears", "goblins", "gnolls"]),
    ],
)
def test_ties_go_to_the_first_player_and_then_clockwise(first: str, order: list[str]) -> None:
    table = night("sewers", goblins="3", gnolls="3", kobolds="1", bugbears="3", first=first).settle()
    assert table.ranking() == [*order, "kobolds"]


@law("lockup", "7.2.4")
def test_the_first_player_marker_breaks_ties_only() -> None:
    table = night("sewers", goblins="3", gnolls="2", first="gnolls").settle()
    assert table.ranking() == ["goblins", "gnolls"]


@law("lockup", "7.2.5", "8.1")
def test_the_marker_taken_in_the_yard_does_not_change_the_places_there() -> None:
    table = night("exercise-yard", goblins="4", gnolls="3", kobolds="3", first="kobolds").settle()
    table.by("goblins", "take")
    assert table.first() == "goblins"
    table.by("kobolds", "take")
    assert table.over()
    assert table.tokens("gnolls", "library") == ["3"]


@law("lockup", "7.2.5")
def test_power_gained_after_the_places_are_fixed_does_not_change_them() -> None:
    table = night("smithy", goblins="4", gnolls="enforcer").has("gnolls", power=4)
    table.unbound("pit-fighters-primer").tomes("gnolls", "pit-fighters-primer").settle()
    table.by("gnolls", "no-tome", "no-tome", "tome pit-fighters-primer")
    assert table.of("gnolls", "power") == 5
    table.by("goblins", "take")
    assert table.goods("goblins") == {"iron": 2}


@law("lockup", "7.2.5", "14.2")
def test_power_gained_just_before_still_counts() -> None:
    table = night("smithy", goblins="4", gnolls="enforcer").has("gnolls", power=4)
    table.unbound("pit-fighters-primer").tomes("gnolls", "pit-fighters-primer").settle()
    table.by("gnolls", "no-tome", "tome pit-fighters-primer")
    assert table.ranking() == ["gnolls", "goblins"]


@law("lockup", "7.2.6", "8.1")
def test_who_takes_the_marker_in_the_yard_wins_ties_from_the_sewers_on() -> None:
    table = night("exercise-yard", goblins="1", gnolls="2", first="goblins").put("goblins", "sewers", "3")
    table.put("gnolls", "sewers", "3").lights_out().by("gnolls", "take").by("goblins", "take")
    assert (table.view("")["location"], table.ranking()) == ("sewers", ["gnolls", "goblins"])


# 7.3 Suspicion


@law("lockup", "7.3.1")
def test_the_strongest_takes_all_suspicion_of_the_location() -> None:
    table = night("infirmary", goblins="2", gnolls="3").suspicion("infirmary", 3).suspicion("smithy", 1)
    table.has("gnolls", suspicion=1).settle()
    assert (table.of("gnolls", "suspicion"), table.of("goblins", "suspicion")) == (4, 0)
    assert (table.suspicion_at("infirmary"), table.suspicion_at("smithy")) == (0, 1)


@law("lockup", "7.3.1", "7.4.3")
def test_declining_the_reward_does_not_avoid_the_suspicion() -> None:
    table = night("infirmary", goblins="2", gnolls="3").suspicion("infirmary", 1).settle().by("gnolls", "decline")
    assert table.of("gnolls", "suspicion") == 1


@law("lockup", "7.3.2")
def test_who_has_a_lookout_there_is_passed_over() -> None:
    table = night("infirmary", goblins="4, lookout", gnolls="2, lookout down", kobolds="3", bugbears="1")
    table.suspicion("infirmary", 2).settle()
    assert table.ranking() == ["goblins", "kobolds", "gnolls", "bugbears"]
    assert [table.of(crew, "suspicion") for crew in table.crews()] == [0, 0, 2, 0]


@law("lockup", "7.3.2")
def test_a_lookout_elsewhere_does_not_help() -> None:
    table = night("infirmary", goblins="4", gnolls="2").put("goblins", "smithy", "lookout").suspicion("infirmary", 2)
    assert table.settle().of("goblins", "suspicion") == 2


@law("lockup", "7.3.2")
def test_the_weakest_takes_it_if_all_before_have_a_lookout() -> None:
    table = (
        night("infirmary", goblins="4, lookout", gnolls="3, lookout", kobolds="1").suspicion("infirmary", 1).settle()
    )
    assert [table.of(crew, "suspicion") for crew in table.crews()] == [0, 0, 1]


@law("lockup", "7.3.3")
def test_if_all_there_have_a_lookout_the_suspicion_stays() -> None:
    table = night("infirmary", goblins="4, lookout", gnolls="lookout", kobolds="").suspicion("infirmary", 2).settle()
    assert [table.of(crew, "suspicion") for crew in table.crews()] == [0, 0, 0]
    assert table.suspicion_at("infirmary") == 2
