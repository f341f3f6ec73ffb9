"""Chapter 10: raids. Solo differs: 18.5.2."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario, night

CREWS = ("goblins", "gnolls", "kobolds", "bugbears", "insectoids")


def raided(*suspicion: int, stars: int = 20) -> Scenario:
    """A raid on as many players with so much suspicion each."""
    table = Scenario(*CREWS[: len(suspicion)])
    for crew, n in zip(table.crews(), suspicion, strict=True):
        table.has(crew, suspicion=n, stars=stars)
    return table.raid()


def losses(table: Scenario) -> list[int]:
    return [20 - stars for stars in table.stars()]


@law("lockup", "10.1")
@pytest.mark.parametrize(
    ("suspicion", "lost"),
    [((0, 0), [0, 0]), ((0, 0, 0), [0, 0, 0]), ((3, 0, 0), [8, 0, 0]), ((0, 2, 2, 0), [0, 4, 4, 0]), ((1, 0), [6, 0])],
)
def test_who_has_no_suspicion_is_not_ranked_and_loses_nothing(suspicion: tuple[int, ...], lost: list[int]) -> None:
    assert losses(raided(*suspicion)) == lost


@law("lockup", "10.1")
def test_only_suspicion_on_the_boards_is_compared() -> None:
    table = Scenario().suspicion("sewers", 5).put("gnolls", "sewers", "4").has("goblins", suspicion=1).raid()
    assert table.stars() == [4, 10]


@law("lockup", "10.2")
@pytest.mark.parametrize(
    ("suspicion", "lost"),
    [
        ((5, 3, 1), [8, 4, 0]),
        ((1, 3, 5), [0, 4, 8]),
        ((4, 4, 1), [4, 4, 0]),
        ((4, 4, 4), [4, 4, 4]),
        ((5, 3, 3), [8, 2, 2]),
        ((5, 3, 3, 0), [8, 2, 2, 0]),
        ((3, 3, 2, 2), [4, 4, 0, 0]),
        ((4, 2, 1, 1), [8, 4, 0, 0]),
        ((4, 2, 2, 2, 1), [8, 2, 2, 2, 0]),
        ((2, 2, 2, 2, 2), [4, 4, 4, 4, 4]),
    ],
)
def test_three_or_more_players_the_most_and_the_second_most_lose(suspicion: tuple[int, ...], lost: list[int]) -> None:
    assert losses(raided(*suspicion)) == lost


@law("lockup", "10.2")
def test_x1_four_players() -> None:
    """X1: suspicion 5, 3, 3, 0: −8, −2, −2, 0."""
    assert losses(raided(5, 3, 3, 0)) == [8, 2, 2, 0]


@law("lockup", "10.2")
def test_x2_three_players_tied_for_the_most() -> None:
    """X2: suspicion 4, 4, 1: −4, −4, 0."""
    assert losses(raided(4, 4, 1)) == [4, 4, 0]


@law("lockup", "10.3", "10.4")
def test_x3_two_players() -> None:
    """X3: 3, 3: nobody loses; 3, 0: −6, 0; reputation 4 and a loss of 6: 0."""
    assert losses(raided(3, 3)) == [0, 0]
    assert losses(raided(3, 0)) == [6, 0]
    assert raided(0, 3, stars=4).stars() == [4, 0]


@law("lockup", "10.3")
@pytest.mark.parametrize(("suspicion", "lost"), [((5, 4), [6, 0]), ((1, 2), [0, 6]), ((6, 6), [0, 0])])
def test_two_players_only_the_one_with_more_loses(suspicion: tuple[int, int], lost: list[int]) -> None:
    assert losses(raided(*suspicion)) == lost


@law("lockup", "10.4", "3.3")
@pytest.mark.parametrize(("stars", "left"), [(9, 1), (8, 0), (7, 0), (0, 0)])
def test_stars_are_lost_at_once_and_reputation_stops_at_0(stars: int, left: int) -> None:
    assert raided(5, 0, 0, stars=stars).of("goblins", "stars") == left


@law("lockup", "10.5", "INV.12")
def test_afterwards_all_suspicion_of_boards_and_locations_is_in_the_supply() -> None:
    table = Scenario(*CREWS[:3]).suspicion("sewers", 2).suspicion("smithy", 1)
    table.has("goblins", suspicion=3).has("kobolds", suspicion=4).raid()
    assert table.in_supply("suspicion") == 12
    assert [table.of(crew, "suspicion") for crew in table.crews()] == [0, 0, 0]
    assert table.g.suspicion_at == [0] * 8


@law("lockup", "10.6")
def test_brigands_resources_stay() -> None:
    table = Scenario().lying("sewers", scrap=2).lying("smithy", gold=1).suspicion("sewers", 2).raid()
    assert (table.lying_at("sewers"), table.lying_at("smithy")) == ({"scrap": 2}, {"gold": 1})


@law("lockup", "10.1", "14.2")
def test_before_a_raid_is_evaluated_tomes_may_be_played() -> None:
    table = Scenario().has("goblins", suspicion=2).has("gnolls", suspicion=1).tomes("goblins", "book-of-alibis").raid()
    table.by("goblins", "tome book-of-alibis", "alibi 2")
    assert table.stars() == [10, 4]


@law("lockup", "10.4", "16.1")
def test_the_final_raid_takes_stars_before_scoring() -> None:
    table = night("library", goblins="", gnolls="").has("goblins", suspicion=1, stars=9, gold=2)
    table.g.round = 6
    table.lights_out()
    assert (table.g.raids, table.of("goblins", "stars")) == (1, 9 - 6 + 4 + 2)
