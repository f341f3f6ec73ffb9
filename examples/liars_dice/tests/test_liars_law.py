"""The law of Liar's Dice, one test a sentence."""

import pytest
from liars import bids, cups, dealt, left, may_bid, words

import parlour
from parlour.conformance.law import law
from parlour.kernel.errors import BadInput
from parlour_liars_dice.bot import odds
from parlour_liars_dice.view.observe import observe


@law("liars_dice", "1.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_have_five_dice_each(seats: int) -> None:
    assert left(parlour.new("liars_dice", seats=seats)) == [5] * seats
    with pytest.raises(BadInput):
        parlour.new("liars_dice", seats=7)


@law("liars_dice", "2.1")
def test_a_new_round_rolls_all_dice_that_are_left() -> None:
    table = dealt("11111", "66", bid=(0, 5, 1))
    table.apply("challenge")
    assert left(table) == [5, 1]
    assert cups(table)[0] != (1, 1, 1, 1, 1)


@law("liars_dice", "2.2")
def test_one_sees_only_the_own_dice_and_the_number_of_the_others() -> None:
    table = dealt("22356", "114", bid=(0, 2, 2))
    assert [player["cup"] for player in table.view(0)["players"]] == [[2, 2, 3, 5, 6], [0, 0, 0]]
    assert [player["cup"] for player in table.view()["players"]] == [[0] * 5, [0] * 3]
    assert table.view(1)["bid"] == {"seat": 0, "count": 2, "face": 2}
    assert table.match.state.redact(1).cups == [(0,) * 5, (1, 1, 4)]


@law("liars_dice", "2.2")
def test_another_world_changes_nothing_that_a_seat_is_told_in_numbers() -> None:
    g = dealt("22356", "114").match.state
    world = g.redact(0)
    world.determinise(99)
    assert world.cups[1] != g.cups[1]
    assert observe(world, 0) == observe(g, 0)


@law("liars_dice", "2.2", "3.1")
def test_rolled_dice_are_told_to_their_owner_and_shown_dice_to_all() -> None:
    table = dealt("22", "114", bid=(0, 1, 2))
    table.apply("challenge")
    assert any("Red shows 1, 1, 4" in line for line in table.log())
    assert not any("rolls" in line for line in table.log())
    assert [line for line in table.log(0) if "rolls" in line] == [f"Blue rolls {', '.join(map(str, cups(table)[0]))}"]


@law("liars_dice", "2.3")
def test_the_starting_player_is_agreed_on_or_drawn() -> None:
    assert parlour.new("liars_dice", seats=3, first=2).view()["decider"] == 2
    assert len({parlour.new("liars_dice", seats=6, seed=seed).view()["decider"] for seed in range(40)}) == 6


@law("liars_dice", "2.3", "3.4")
def test_the_loser_starts_or_if_out_the_next_player_with_dice() -> None:
    table = dealt("22", "1", "", "44", bid=(0, 2, 2))
    table.apply("challenge")
    assert (left(table), table.view()["decider"]) == ([2, 0, 0, 2], 3)
    table = dealt("22", "11", bid=(0, 2, 2))
    table.apply("challenge")
    assert table.view()["decider"] == 1


@law("liars_dice", "2.4")
def test_the_first_bid_is_free_and_there_is_nothing_to_challenge() -> None:
    table = dealt("22", "11")
    assert all(may_bid(table, count, face) for count in range(1, 5) for face in range(1, 7))
    assert "challenge" not in words(table)


@law("liars_dice", "2.5")
def test_a_raise_names_more_dice_or_as_many_of_a_higher_face() -> None:
    table = dealt("22", "11", bid=(0, 2, 4))
    assert [may_bid(table, 2, face) for face in (3, 4, 5, 6)] == [False, False, True, True]
    assert may_bid(table, 3, 1)
    assert not may_bid(table, 1, 6)


@law("liars_dice", "2.5")
def test_bids_pass_over_those_without_dice() -> None:
    table = dealt("22", "", "11")
    bids(table, 1, 5)
    assert table.view()["decider"] == 2


@law("liars_dice", "2.6")
def test_nobody_bids_on_more_dice_than_there_are() -> None:
    table = dealt("22", "11", bid=(0, 4, 4))
    assert words(table) == ["challenge", "face face:5", "face face:6"]
    assert not may_bid(table, 5, 5)


@law("liars_dice", "2.6")
def test_the_highest_bid_of_all_is_challenged_at_once() -> None:
    table = dealt("66", "66", bid=(0, 4, 4))
    bids(table, 4, 6)
    assert left(table) == [1, 2]


@law("liars_dice", "3.1")
def test_what_was_shown_stays_in_sight_and_cannot_be_taken_back() -> None:
    table = dealt("22", "114", bid=(0, 1, 2))
    table.apply("challenge")
    assert [player["lifted"] for player in table.view()["players"]] == [[2, 2], [1, 1, 4]]
    assert not table.match.may_undo(1)


@law("liars_dice", "3.2")
@pytest.mark.parametrize(("count", "expected"), [(2, [2, 1]), (3, [2, 1]), (4, [1, 2])])
def test_whoever_was_wrong_loses_a_die(count: int, expected: list[int]) -> None:
    table = dealt("22", "24", bid=(0, count, 2))
    table.apply("challenge")
    assert left(table) == expected


@law("liars_dice", "3.3")
@pytest.mark.parametrize(("wild", "expected"), [(True, [2, 1]), (False, [1, 2])])
def test_ones_may_be_wild(wild: bool, expected: list[int]) -> None:
    table = dealt("22", "11", bid=(0, 4, 2), wild=wild)
    table.apply("challenge")
    assert left(table) == expected


@law("liars_dice", "3.3")
def test_a_bot_knows_the_odds() -> None:
    plain, wild = (dealt("22", "11", bid=(0, 3, 2), wild=wild).match.state for wild in (False, True))
    assert odds(plain, 0) == pytest.approx(11 / 36)
    assert odds(wild, 0) == pytest.approx(20 / 36)
    assert odds(plain, 1) == 0


@law("liars_dice", "3.5", "3.6")
def test_the_last_player_with_dice_wins_and_scores_them() -> None:
    table = dealt("223", "1", bid=(0, 2, 2))
    table.apply("challenge")
    assert table.decision is None
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ([0], [3, 0])
