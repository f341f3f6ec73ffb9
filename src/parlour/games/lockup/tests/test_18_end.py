"""18.5 and 18.8: Patrol, raids and the end of a solo game."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.scoring import Scoring
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import Scenario
from parlour.games.lockup.tests.kit_more import solo
from parlour.kernel.game import Outcome


def scored(table: Scenario) -> Outcome:
    table.begin(Scoring())
    outcome = LOCKUP.outcome(table.g)
    assert outcome
    return outcome


# Patrol


@law("lockup", "18.5.1")
def test_the_guards_have_no_storage_limit() -> None:
    table = solo().has("guards", scrap=12, iron=4).has("goblins", scrap=6).patrol()
    assert table.goods("guards") == {"scrap": 12, "iron": 4}
    assert table.goods("goblins") == {"scrap": 5}


@law("lockup", "18.5.2", "INV.12")
def test_x12_guards_with_more_suspicion_lose_6_and_the_player_keeps_the_own() -> None:
    table = solo().has("guards", suspicion=4).has("goblins", suspicion=3).suspicion("sewers", 2).raid()
    assert table.stars() == [10, 4]
    assert (table.of("goblins", "suspicion"), table.of("guards", "suspicion")) == (3, 0)
    assert (table.suspicion_at("sewers"), table.in_supply("suspicion")) == (0, 9)


@law("lockup", "18.5.2", "INV.12")
def test_a_player_with_more_suspicion_loses_6_and_all_of_it_returns() -> None:
    table = solo().has("guards", suspicion=2).has("goblins", suspicion=3).suspicion("sewers", 2).raid()
    assert table.stars() == [4, 10]
    assert table.in_supply("suspicion") == 12


@law("lockup", "18.5.2", "INV.12")
@pytest.mark.parametrize("n", [0, 3])
def test_with_equal_suspicion_nobody_loses_and_all_of_it_returns(n: int) -> None:
    table = solo().has("guards", suspicion=n).has("goblins", suspicion=n).suspicion("smithy", 1).raid()
    assert table.stars() == [10, 10]
    assert table.in_supply("suspicion") == 12


@law("lockup", "18.5.2", "10.4", "3.3")
def test_the_loss_stops_at_0() -> None:
    assert solo().has("guards", suspicion=1, stars=4).raid().stars() == [10, 0]


@law("lockup", "9.4.3", "18.5.2")
def test_a_second_raid_follows_while_the_supply_is_short() -> None:
    table = solo().has("guards", suspicion=7).has("goblins", suspicion=5)
    goons = ("azkhur", "lumeth", "orvax", "volg", "utta")  # 2 each: 10 are needed, 7 come back at first
    table.next_goons(*goons).patrol()
    assert table.g.raids == 2
    assert table.stars() == [4, 4]
    assert sum(table.g.suspicion_at) == 10


@law("lockup", "18.5.3", "INV.17")
def test_at_the_end_of_lights_out_all_guard_and_location_cards_go_back() -> None:
    table = solo(first="goblins").roll_call().chooses("go sewers", "up 1", "end")
    while table.g.round == 1:
        words = table.offered()
        table.chooses("pass" if "pass" in words else "take" if "take" in words else words[-1])
    assert table.g.guard_deck.bit_count() + sum(card.bit_count() for card in table.g.guards_up) == 12
    assert table.g.location_deck.bit_count() + len(table.g.turned) == 8
    assert table.g.guards_aside == 0


@law("lockup", "18.5.3")
def test_guard_cards_are_back_before_patrol() -> None:
    table = solo("library", "lookout").guards("library", "guard-07").tomes("goblins", "book-of-alibis", "feint-manual")
    table.has("goblins", suspicion=1)
    table.g.turned, table.g.location_deck = [0, 6], 0b10111110
    table.lights_out()
    while table.g.stack[-1].reaction() != "t7":
        table.chooses("no-tome" if "no-tome" in table.offered() else "take")
    assert table.g.guard_deck.bit_count() == 12
    assert (table.g.location_deck, table.g.turned) == (255, [])


# The end


@law("lockup", "18.8.1", "16.1")
def test_after_round_6_the_final_raid_and_scoring_for_both() -> None:
    table = solo().has("guards", suspicion=1, gold=1).has("goblins", scrap=2)
    table.g.round = 6
    table.lights_out()
    assert table.over()
    assert table.g.raids == 1
    assert table.stars() == [12, 10 - 6 + 2 + 2]  # gold and the first-player marker
    assert table.view("goblins")["outcome"]["guards"]["score"] == 8


@law("lockup", "18.8.1", "15.3.4", "15.5.1")
def test_goals_score_as_with_two_players() -> None:
    table = solo(first="goblins").goals("maj-goons", "end-items").crafted("goblins", "rag-rope")
    table.g.majority = 0
    breakdown = scored(table).breakdown[0]
    assert (breakdown["majority"], breakdown["end-goal"]) == (4, 6)


@law("lockup", "18.8.2")
def test_the_guards_score_2_for_gold_and_nothing_for_other_resources() -> None:
    table = solo(first="goblins").has("guards", scrap=5, potion=4, iron=3, gold=2)
    scored(table)
    assert table.of("guards", "stars") == 10 + 2 * 2


@law("lockup", "18.8.3")
def test_x13_in_a_tie_the_guards_win() -> None:
    outcome = scored(solo(first="goblins").has("goblins", stars=10).has("guards", stars=12))
    assert outcome.scores == [12]
    assert outcome.winners == []


@law("lockup", "18.8.3")
def test_the_player_wins_with_strictly_more_stars() -> None:
    assert scored(solo(first="goblins").has("guards", stars=11)).winners == [0]
    assert scored(solo(first="goblins").has("guards", stars=13).crafted("goblins", "rag-rope")).winners == []


@law("lockup", "18.8.4", "18.8.1")
def test_the_guards_score_goals_goons_and_the_marker() -> None:
    table = solo(first="guards").goals("maj-goons", "end-goons").recruited("guards", "dorrim", "slit", "krug")
    table.g.majority = 1
    scored(table)
    guards = table.view("goblins")["outcome"]["guards"]
    assert guards["breakdown"] == {
        "reputation": 10, "majority": 4, "end-goal": 6, "goons": 1 + 4 + 1, "goods": 0, "tomes": 0, "first": 2,
    }  # fmt: skip
    assert guards["score"] == 28


@law("lockup", "18.8.4", "16.2")
def test_the_guards_breakdown_begins_with_their_reputation_before_final_scoring() -> None:
    table = solo(first="goblins").has("guards", stars=1).recruited("guards", "nib").goals("end-items")
    scored(table)
    assert table.view("goblins")["outcome"]["guards"]["breakdown"]["reputation"] == 1
