"""Chapter 8: travel, route costs, the end of a path. Rewards are in test_08_rewards.py."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.kit import Scenario


def leaper(space: str = "home", board: str = "spring", coins: int = 5) -> Scenario:
    """Orange may travel 4 spaces."""
    return Scenario(board=board).in_play("orange", "daring-leaper").at("orange", space).coins("orange", coins)


# 8.1–8.4 Steps


@law("frogs", "8.1")
def test_at_least_one_step_and_at_most_x() -> None:
    table = leaper().turn("orange").chooses("activate daring-leaper")
    assert "stop" not in table.offered()
    table.chooses("go s1", "go s2", "go s3")
    assert table.offered() == ["go s4", "stop"]
    table.chooses("go s4")
    assert (table.where("orange"), table.question()) == ("s4", "TakeTurn")


@law("frogs", "8.1")
def test_both_travellers_may_be_on_the_same_space() -> None:
    table = leaper().at("blue", "s1").turn("orange").chooses("activate daring-leaper", "go s1", "stop")
    assert (table.where("orange"), table.where("blue")) == ("s1", "s1")


@law("frogs", "8.2")
@pytest.mark.parametrize(("board", "ways"), [("spring", ["w1", "n1", "s1"]), ("autumn", ["w1", "n1", "e1", "s1"])])
def test_from_home_any_path_may_be_chosen(board: str, ways: list[str]) -> None:
    table = leaper(board=board).turn("orange").chooses("activate daring-leaper")
    assert table.offered("go") == ways


@law("frogs", "8.2")
def test_never_back_and_never_across() -> None:
    table = leaper("w2").turn("orange").chooses("activate daring-leaper")
    assert table.offered() == ["go w3", "go ws1"]
    for space in ("w1", "home", "w2", "w4", "n1"):
        table.refuses(f"go {space}", law="8.2")


@law("frogs", "8.3")
def test_the_path_is_chosen_when_leaving_the_fork() -> None:
    table = leaper("n1").turn("orange").chooses("activate daring-leaper")
    assert (table.where("orange"), table.offered()) == ("n2", ["go n3", "stop"])  # before the fork
    table.chooses("go n3")
    assert table.offered() == ["go n4", "go ne1", "stop"]  # on the fork
    table.chooses("go ne1")
    assert table.offered() == ["go ne2", "stop"]  # after it


@law("frogs", "8.3")
def test_whoever_stops_on_a_fork_chooses_with_the_next_travel() -> None:
    table = leaper("w1").turn("orange").chooses("activate daring-leaper", "stop", "start lily-pad")
    assert (table.where("orange"), table.offered()) == ("w2", ["go w3", "go ws1"])


@law("frogs", "8.4")
def test_each_step_is_chosen_for_itself() -> None:
    table = leaper().turn("orange").chooses("activate daring-leaper", "go w1")
    assert (table.where("orange"), table.view("")["travel"]) == ("w1", {"left": 3, "steps": 1, "from": "home"})
    table.chooses("go w2")
    assert (table.where("orange"), table.offered()) == ("w2", ["go w3", "go ws1", "stop"])


@law("frogs", "8.4", "8.7")
def test_spaces_that_are_only_passed_give_nothing() -> None:
    table = leaper().turn("orange").chooses("activate daring-leaper", "go w1", "go w2", "go ws1", "stop")
    assert (table.of("orange", "hand"), table.of("orange", "coins")) == (0, 8)


# 8.5–8.6 Route costs


@law("frogs", "8.5")
def test_a_cost_in_coins_is_paid_to_the_pool_before_the_step() -> None:
    table = leaper("w3", "autumn", coins=1).turn("orange").chooses("activate daring-leaper", "go w4", "stop")
    assert (table.where("orange"), table.of("orange", "coins"), table.of("blue", "coins")) == ("w4", 0, 5)
    assert table.told("pays-route") == [{"seat": "orange", "n": 1}]


@law("frogs", "8.5")
def test_a_cost_in_cards_is_discarded_from_the_hand() -> None:
    table = leaper("n3", "autumn").hand("orange", "pie-baker", "fair-steward").turn("orange")
    table.chooses("activate daring-leaper", "go n4")
    assert (table.where("orange"), table.offered("discard")) == ("n3", ["fair-steward", "pie-baker"])
    table.chooses("discard pie-baker")
    assert (table.where("orange"), table.discarded(), table.holds("orange")) == ("n4", ["pie-baker"], ["fair-steward"])


@law("frogs", "8.5")
def test_a_route_that_cannot_be_paid_cannot_be_used() -> None:
    table = leaper("n3", "autumn", coins=0).hand("orange", "pie-baker").turn("orange")
    table.chooses("activate daring-leaper")  # the only way that can be paid is taken
    assert table.where("orange") == "n4"
    table = leaper("w3", "autumn", coins=0).at("orange", "w2").turn("orange").chooses("activate daring-leaper", "go w3")
    assert table.offered() == ["go wn1", "stop"]
    table.refuses("go w4", law="8.5")
    assert table.barred() == {"go w4": "8.5"}


@law("frogs", "8.5")
def test_all_coins_of_a_cost_are_needed() -> None:
    for coins, ways in ((1, ["s5"]), (2, ["s5", "e4"])):
        table = leaper("s3", "autumn", coins=coins).turn("orange").chooses("activate daring-leaper")
        assert (table.where("orange"), table.offered("go")) == ("s4", ways)


@law("frogs", "8.5.1")
def test_cards_triggered_by_paying_are_resolved_before_the_step() -> None:
    table = leaper("n3", "autumn", coins=3).in_play("orange", "zero-waste").hand("orange", "rain-boots").turn("orange")
    table.chooses("activate daring-leaper", "go n4")
    assert (table.where("orange"), table.offered()) == ("n3", ["play rain-boots", "no"])
    table.chooses("play rain-boots")
    assert (table.where("orange"), table.row("orange").count("rain-boots")) == ("n4", 1)


@law("frogs", "8.5.1", "9.2")
def test_gear_triggered_by_paying_in_cards_gives_its_coin_before_the_step() -> None:
    table = leaper("n3", "autumn", coins=0).in_play("blue", "recycling-bin").hand("orange", "pie-baker").turn("orange")
    table.chooses("activate daring-leaper")
    keys = table.happened()
    assert keys.index("discards") < keys.index("gear-answers") < keys.index("steps")
    assert table.of("orange", "coins") == 1


@law("frogs", "8.5.2")
def test_a_paid_cost_is_not_returned_and_the_movement_ends_where_the_next_cannot_be_paid() -> None:
    table = leaper("home", "autumn", coins=1).turn("orange").chooses("activate daring-leaper", "go e1", "go e2")
    assert (table.where("orange"), table.of("orange", "coins")) == ("e2", 4)  # paid 1, earned 4 there
    assert table.question() == "TakeTurn"


@law("frogs", "8.6")
def test_movement_is_impossible_at_the_end_of_the_path() -> None:
    table = leaper("w8").turn("orange").chooses("activate daring-leaper")
    assert (table.where("orange"), table.question(), table.told("steps")) == ("w8", "TakeTurn", [])


@law("frogs", "8.6")
def test_movement_is_impossible_where_no_onward_route_can_be_paid() -> None:
    table = leaper("e1", "autumn", coins=0).turn("orange").chooses("activate daring-leaper")
    assert (table.where("orange"), table.told("steps")) == ("e1", [])


@law("frogs", "8.6")
def test_a_step_that_is_possible_must_be_made_and_paid() -> None:
    table = leaper("e1", "autumn", coins=1).turn("orange").chooses("activate daring-leaper")
    assert (table.where("orange"), table.of("orange", "coins")) == ("e2", 4)
    table = leaper("n3", "autumn", coins=1).hand("orange", "pie-baker").turn("orange").chooses("activate daring-leaper")
    assert table.offered() == ["go ne1", "go n4"]
    table.refuses("stop", law="8.6")


# 8.10 The end of a path


@law("frogs", "8.10")
def test_a_traveller_at_the_end_of_a_path_does_not_move_on_in_this_turn() -> None:
    table = Scenario().at("orange", "wn2").in_play("orange", "mighty-frogules").turn("orange")
    table.chooses("start lily-pad", "choose 1")
    assert table.where("orange") == "wn3"
    before = len(table.told("steps"))
    table.chooses("activate mighty-frogules")
    assert (len(table.told("steps")), table.of("orange", "hand")) == (before, 0)
    assert (table.where("orange"), table.asked()) == ("home", "blue")


@law("frogs", "8.10")
def test_a_chest_that_is_not_at_the_end_of_a_path_does_not_hold_the_traveller() -> None:
    table = Scenario().at("orange", "n5").in_play("orange", "reed-ferryman").turn("orange")
    table.chooses("start lily-pad", "choose 1", "activate reed-ferryman")
    assert table.where("orange") == "n7"


@law("frogs", "8.10", "7.11.5")
def test_without_collecting_the_reward_the_end_of_the_path_holds_it_too() -> None:
    table = (
        Scenario().at("orange", "w7").in_play("orange", "puddle-skipper").turn("orange").chooses("free puddle-skipper")
    )
    assert table.where("orange") == "w8"
    table.chooses("start lily-pad", "start nest")
    assert (table.where("orange"), table.asked()) == ("home", "blue")
