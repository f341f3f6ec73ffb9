"""Chapter 14: the end of the game and scoring. The worked examples: test_examples_more.py."""

from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario

VILLAGERS = {
    "crow": ["rooftop-postcrow", "night-shift-librarian", "chatty-jackdaw", "attic-hoarder", "tea-leaf-augur"],
    "frog": ["frog-mage", "mighty-frogules", "puddle-skipper", "reed-ferryman", "bog-courier"],
    "rabbit": ["turnip-seller", "fair-steward", "carrot-banker", "village-nurse", "errand-kit"],
}
GEAR = ["soul-chain", "rain-boots", "brass-spyglass", "mudlarks-dredge"]


def ended(table: Scenario) -> Scenario:
    """The last turn of the game, orange's, is over."""
    table.last_turns(1).end_of_turn("orange")
    assert table.over()
    return table


def outcome(table: Scenario) -> dict[str, Any]:
    found: dict[str, Any] = table.view("")["outcome"]
    return found


# 14.1 When it ends


@law("frogs", "14.1", "INV.12", "14.1.1")
@pytest.mark.parametrize(("first", "second"), [("orange", "blue"), ("blue", "orange")])
def test_x2_when_the_deck_runs_out_the_opponent_has_one_more_turn_and_then_the_player(first: str, second: str) -> None:
    table = Scenario().deck_left(1, to=second).turn(first).chooses("start nest")
    assert (table.deck(), table.view("")["last_turns"]) == (0, 3)
    assert "last-turns" in table.happened()
    table.chooses("start burrow")
    assert (table.asked(), table.view("")["last_turns"]) == (second, 2)
    table.by(second, "start burrow", "start nest")
    assert (table.asked(), table.view("")["last_turns"]) == (first, 1)
    table.by(first, "start burrow", "start nest")
    assert (table.over(), table.view("")["phase"]) == (True, "over")


@law("frogs", "14.1")
def test_while_a_card_is_left_in_the_deck_the_game_goes_on() -> None:
    table = Scenario().deck_left(2).turn("orange").chooses("start nest", "start burrow")
    assert (table.deck(), table.view("")["last_turns"]) == (1, None)
    table.by("blue", "start burrow", "start lily-pad", "go s1")
    assert (table.asked(), table.view("")["last_turns"]) == ("orange", None)


@law("frogs", "14.1", "4.5.4")
def test_a_relic_effect_at_the_end_of_the_turn_may_take_the_last_card() -> None:
    table = Scenario().in_play("orange", "postal-contract", provisions=0).deck_left(2).turn("orange")
    table.chooses("start burrow", "start lily-pad", "go s1")
    assert (table.deck(), table.asked(), table.view("")["last_turns"]) == (0, "blue", 2)


@law("frogs", "14.1.1", "7.9.2")
def test_considered_cards_that_are_put_back_count_as_present() -> None:
    table = Scenario().in_play("orange", "tea-leaf-augur").deck_left(3).turn("orange")
    table.chooses("activate tea-leaf-augur")
    assert (table.view("")["deck"], table.g.deck_size()) == (3, 0)  # all of them are being considered
    for _ in range(2):  # tuck 1, discard 1
        table.chooses(table.offered()[0])
    assert table.deck() == 1
    table.chooses("start burrow")
    assert (table.asked(), table.view("")["last_turns"]) == ("blue", None)


@law("frogs", "14.1.1")
def test_considering_may_use_up_the_deck() -> None:
    table = Scenario().in_play("orange", "night-shift-librarian").deck_left(3).turn("orange")
    table.chooses("activate night-shift-librarian")
    for _ in range(2):
        table.chooses(table.offered()[0])
    assert (table.deck(), table.question()) == (0, "TakeTurn")
    table.chooses("start burrow")
    assert table.view("")["last_turns"] == 2


@law("frogs", "14.1.1", "14.1")
def test_in_the_last_turns_nothing_is_drawn_and_the_end_stays_settled() -> None:
    table = Scenario().last_turns(2).turn("orange").chooses("start nest", "start burrow")
    assert (table.of("orange", "hand"), table.view("")["last_turns"]) == (0, 1)


# 14.2 and 14.3


@law("frogs", "14.2")
def test_an_empty_villager_of_the_opponent_is_tucked_as_well() -> None:
    table = ended(Scenario().in_play("blue", "turnip-seller", provisions=0))
    assert (table.row("blue"), table.under("blue")) == ([], ["turnip-seller"])


@law("frogs", "14.2", "14.4.4")
def test_gear_and_villagers_with_provisions_stay_in_play_and_score_nothing() -> None:
    table = Scenario().in_play("blue", "turnip-seller", "soul-chain", "carrot-market")
    table = ended(table.in_play("blue", "zero-waste", charm="star").tucked("blue", "frog-mage", "chatty-jackdaw"))
    assert table.row("blue") == ["turnip-seller", "soul-chain", "zero-waste", "carrot-market"]
    assert table.score("blue") == {"villagers": 0, "buildings": 0, "gear": 0}


@law("frogs", "14.2", "9.5")
def test_own_gear_emptied_in_the_last_turn_still_has_its_relic_effect() -> None:
    table = Scenario().in_play("orange", "carrot-money-box", provisions=1).in_play("blue", "carrot-market")
    table.hand("orange", "builders-guild").last_turns(1).turn("orange").chooses("play builders-guild", "start burrow")
    table.chooses("end")
    assert table.over()
    assert table.of("orange", "coins") == 5 - 3 + 1 + 2 + 5
    assert table.under("orange") == ["carrot-money-box"]


@law("frogs", "14.3", "14.4.4")
def test_hands_go_to_the_discard_pile_and_score_nothing() -> None:
    table = ended(Scenario().hand("orange", *VILLAGERS["frog"], *VILLAGERS["rabbit"]))
    assert (table.of("orange", "hand"), table.score("orange")["villagers"]) == (0, 0)
    assert {*VILLAGERS["frog"]} < {*table.discarded()}


# 14.4 Scoring


@law("frogs", "14.4.1", "INV.15")
@pytest.mark.parametrize(
    ("crows", "frogs", "rabbits", "vp"),
    [(0, 1, 1, 1), (0, 0, 5, 0), (1, 0, 3, 0), (1, 2, 2, 4), (4, 2, 3, 10), (2, 5, 1, 5), (0, 5, 5, 5)],
)
def test_villagers_score_the_smallest_group_times_the_largest(crows: int, frogs: int, rabbits: int, vp: int) -> None:
    table = Scenario()  # the novice villager is one more crow
    for species, n in (("crow", crows), ("frog", frogs), ("rabbit", rabbits)):
        table.tucked("orange", *VILLAGERS[species][:n])
    assert ended(table).score("orange") == {"villagers": vp, "buildings": 0, "gear": 0}


@law("frogs", "14.4.1", "3.11")
def test_the_novice_villager_counts() -> None:
    table = Scenario().tucked("orange", "frog-mage", "turnip-seller")
    assert ended(table).score("orange")["villagers"] == 1
    other = Scenario().tucked("orange", "frog-mage", "turnip-seller").in_play("orange", "fledgling-errand-crow")
    assert ended(other).score("orange")["villagers"] == 0  # still in play


@law("frogs", "14.4.2", "7.8")
def test_buildings_in_play_score_their_provisions() -> None:
    table = Scenario().in_play("orange", "carrot-market", provisions=4).in_play("orange", "zero-waste", provisions=0)
    assert ended(table.in_play("blue", "builders-guild", provisions=9)).score("orange")["buildings"] == 4


@law("frogs", "14.4.2")
def test_tucked_buildings_score_nothing() -> None:
    table = Scenario().tucked("orange", "carrot-market", "zero-waste", "builders-guild")
    assert ended(table).score("orange") == {"villagers": 0, "buildings": 0, "gear": 0}


@law("frogs", "14.4.3", "INV.15")
@pytest.mark.parametrize(("gear", "enchanted"), [(0, 2), (4, 0), (1, 1), (3, 1), (4, 2)])
def test_tucked_gear_scores_the_number_of_enchanted_buildings(gear: int, enchanted: int) -> None:
    table = Scenario().tucked("orange", *GEAR[:gear]).owns("orange", "spark")
    for building, charm in [("carrot-market", "star"), ("zero-waste", "spark")][:enchanted]:
        table.in_play("orange", building, charm=charm)
    table.in_play("orange", "builders-guild").in_play("blue", "community-bank", charm="star")
    assert ended(table).score("orange")["gear"] == gear * enchanted


@law("frogs", "14.4.3")
def test_gear_in_play_and_tokens_in_the_area_do_not_count() -> None:
    table = Scenario().in_play("orange", *GEAR).in_play("orange", "carrot-market").owns("orange", "spark", "heart")
    assert ended(table.tucked("orange", "lunch-tin")).score("orange")["gear"] == 0


@law("frogs", "14.4", "14.4.4")
def test_a_score_is_the_sum_and_coins_are_worth_nothing() -> None:
    table = Scenario().tucked("orange", "frog-mage", "turnip-seller", *GEAR).coins("orange", 30)
    table = ended(table.in_play("orange", "carrot-market", provisions=6, charm="star"))
    found = outcome(table)
    assert (found["scores"], found["winners"]) == ([1 + 6 + 4, 0], [0])
    assert found["breakdown"][0] == {"villagers": 1, "buildings": 6, "gear": 4}
    assert table.told("scores") == [{"seat": "orange", "n": 11}, {"seat": "blue", "n": 0}]


# 14.5 Who wins


def tie(tie_break: str, orange: int, blue: int, villagers: str = "") -> list[int]:
    """Both have 4 victory points, and so many coins; these have theirs from villagers."""
    table = Scenario(tie_break=tie_break).coins("orange", orange).coins("blue", blue)
    for seat, building in (("orange", "carrot-market"), ("blue", "zero-waste")):
        if seat in villagers:
            table.tucked(seat, *FOUR[seat])
        else:
            table.in_play(seat, building, provisions=4)
    found = outcome(ended(table))
    assert found["scores"] == [4, 4]
    winners: list[int] = found["winners"]
    return winners


FOUR = {  # 2 of each species, or 1 and 4, with the novice villager: 4 points
    "orange": ["chatty-jackdaw", "frog-mage", "bog-courier", "fair-steward", "errand-kit"],
    "blue": ["attic-hoarder", "mudlark", "mighty-frogules", "daring-leaper", "turnip-seller"],
}


@law("frogs", "14.5")
def test_more_points_win_whatever_the_coins() -> None:
    table = Scenario(tie_break="coins").coins("orange", 9).coins("blue", 0).in_play("blue", "zero-waste", provisions=1)
    assert outcome(ended(table))["winners"] == [1]


@law("frogs", "14.5", "DEC.1")
def test_a_tie_is_a_shared_victory() -> None:
    assert tie("shared", 9, 0) == [0, 1]
    assert tie("shared", 0, 9, villagers="orange") == [0, 1]


@law("frogs", "14.5", "DEC.1")
def test_a_tie_may_be_broken_by_coins_then_by_villagers_and_is_shared_after_that() -> None:
    assert (tie("coins", 9, 8), tie("coins", 3, 8)) == ([0], [1])
    assert tie("coins", 3, 8, villagers="orange") == [1]  # coins come first
    assert (tie("coins", 5, 5, villagers="orange"), tie("coins", 5, 5, villagers="blue")) == ([0], [1])
    assert tie("coins", 5, 5) == tie("coins", 5, 5, villagers="orange blue") == [0, 1]
