"""Chapter 16: the final raid, final scoring, and who wins."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.scoring import Scoring
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import Scenario
from parlour.games.lockup.tests.kit_more import decline_all
from parlour.kernel.game import Outcome

ITEMS = ("rag-rope", "tin-idol", "marked-deck", "chalk-ward", "junk-magnet", "siege-hook", "skeleton-key")


def three() -> Scenario:
    return Scenario("goblins", "gnolls", "kobolds", first="kobolds")


def scored(table: Scenario) -> Outcome:
    table.begin(Scoring())
    outcome = LOCKUP.outcome(table.g)
    assert outcome
    return outcome


@law("lockup", "16.1")
def test_the_final_raid_comes_whatever_the_supply_holds() -> None:
    table = three().has("goblins", suspicion=1).has("gnolls", scrap=1)
    table.g.round = 6
    table.lights_out()
    assert table.over()
    assert table.g.raids == 1
    assert table.stars() == [2, 11, 12]  # 8 lost for the most suspicion; 1 scrap; the first-player marker
    assert table.in_supply("suspicion") == 12


@law("lockup", "16.1", "INV.15", "5.1")
def test_there_is_no_patrol_after_round_6() -> None:
    table = three().goons(sewers="dorrim").has("goblins", scrap=9).display("rag-rope")
    table.g.round = 6
    table.lights_out()
    assert "patrol" not in table.happened()
    assert table.of("goblins", "scrap") == 9
    assert table.shown_goons()[0] == "dorrim"


@law("lockup", "16.2")
def test_the_parts_of_final_scoring_come_in_order() -> None:
    table = three().goals("maj-goons", "end-goons").recruited("kobolds", "dorrim", "slit", "fenn")
    table.g.majority = 2
    table.has("kobolds", scrap=1, gold=1).tomes("kobolds", "feint-manual")
    breakdown = scored(table).breakdown[2]
    assert list(breakdown) == ["reputation", "majority", "end-goal", "goons", "goods", "tomes", "first"]
    assert list(breakdown.values()) == [10, 6, 8, 1 + 4 + 3, 3, 1, 2]
    assert table.of("kobolds", "stars") == 10 + 6 + 8 + 8 + 3 + 1 + 2


@law("lockup", "16.2", "3.3")
def test_the_breakdown_begins_with_the_reputation_before_final_scoring() -> None:
    table = three().has("goblins", stars=1).recruited("goblins", "nib").goals("end-items")
    assert scored(table).breakdown[0]["reputation"] == 1
    assert table.of("goblins", "stars") == 0


@law("lockup", "16.2", "16.2.3", "3.3")
def test_goals_are_scored_before_goons_that_cost_stars() -> None:
    table = three().has("goblins", stars=0, scrap=1).recruited("goblins", "vix").goals("end-wanted")
    scored(table)
    assert table.of("goblins", "stars") == 1  # 0 + 1 for the goal, −3 stops at 0, + 1 for the scrap


@law("lockup", "16.2.3")
def test_the_goons_of_a_player_are_one_number() -> None:
    table = three().has("goblins", stars=0).recruited("goblins", "nib", "slit").goals("end-items")
    assert scored(table).breakdown[0]["goons"] == 1  # −3 and 4: had each been applied alone, 0 and 4
    assert table.of("goblins", "stars") == 1


@law("lockup", "16.2.1")
def test_nobody_scores_a_majority_goal_that_nobody_holds() -> None:
    assert [part["majority"] for part in scored(three().goals("maj-items")).breakdown] == [0, 0, 0]


@law("lockup", "16.2.2", "15.5.1")
def test_the_end_game_goal_is_scored() -> None:
    table = three().goals("end-items").crafted("goblins", "rag-rope").crafted("gnolls", "tin-idol", "marked-deck")
    assert [part["end-goal"] for part in scored(table).breakdown] == [4, 8, 0]


@law("lockup", "16.2.4")
def test_each_resource_left_scores_1_and_gold_2() -> None:
    table = three().has("goblins", scrap=2, potion=1, iron=1, gold=3)
    assert scored(table).breakdown[0]["goods"] == 2 + 1 + 1 + 2 * 3


@law("lockup", "16.2.5")
def test_each_tome_in_hand_scores_1() -> None:
    table = three().tomes("goblins", "feint-manual", "feint-manual", "book-of-alibis")
    table.tomes_discarded("atlas-of-hideouts")
    assert [part["tomes"] for part in scored(table).breakdown] == [3, 0, 0]


@law("lockup", "16.2.6")
def test_the_first_player_marker_scores_2() -> None:
    assert [part["first"] for part in scored(three()).breakdown] == [0, 0, 2]


@law("lockup", "16.3")
def test_items_are_not_scored_again_at_the_end() -> None:
    table = three().crafted("goblins", "breaching-charge").goals("end-goons")
    scored(table)
    assert table.of("goblins", "stars") == 10


@law("lockup", "16.4")
@pytest.mark.parametrize(
    ("stars", "items", "winners"),
    [
        ((12, 11, 8), (0, 3, 3), [0]),
        ((12, 12, 8), (1, 2, 3), [1]),
        ((12, 12, 8), (2, 2, 3), [0, 1]),
        ((10, 10, 8), (0, 0, 0), [0, 1, 2]),
    ],
)
def test_most_stars_win_then_most_crafted_items_then_all_tied(
    stars: tuple[int, ...], items: tuple[int, ...], winners: list[int]
) -> None:
    table, cards = three().goals("end-goons"), iter(ITEMS)
    for crew, n, crafted in zip(table.crews(), stars, items, strict=True):
        table.has(crew, stars=n).crafted(crew, *[next(cards) for _ in range(crafted)])
    table.reserved("goblins", "breaching-charge")  # 11.3.2 no item for a tie
    assert scored(table).winners == winners  # the kobolds' marker brings them 2


@law("lockup", "16.4", "14.2")
def test_a_whole_last_round_ends_the_game() -> None:
    table = three().unbound("scavengers-almanac").tomes("goblins", "scavengers-almanac").has("gnolls", stars=11)
    table.g.round = 6
    table.lights_out()
    table.chooses(*["no-tome"] * 9)
    assert table.g.stack[-1].reaction() == "t9"
    table.chooses("tome scavengers-almanac", "find gold")
    decline_all(table)
    outcome = LOCKUP.outcome(table.g)
    assert outcome
    assert (outcome.scores, outcome.winners) == ([12, 11, 12], [0, 2])
    assert table.view("goblins")["outcome"]["winners"] == [0, 2]
