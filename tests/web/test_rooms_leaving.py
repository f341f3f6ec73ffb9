"""Those who leave, are away, come back or resign; those who wait for them: votes and clocks."""


import pytest
from needs import needs

from parlour.conformance.fuzz import Dice
from parlour.web.rooms import commands
from parlour.web.rooms.commands import GRACE
from parlour.web.rooms.room import FINISHED, LIVE_PATIENCE, PLAYING, Room
from web.plays import ANN, BEN, CLEO, EVE, Play, a_game, an_order, ends_held, may_hold, refused

needs("roam")

DAY = 86_400.0


def absent(play: Play) -> tuple[int, int]:
    """The person that everybody waits for, and the seat."""
    seat = play.room.asked
    who = play.room.seats[seat].person
    assert who is not None
    return who, seat


def others(play: Play) -> list[int]:
    return sorted(play.room.others(play.room.asked))


# Leaving and coming back


def test_a_bot_stands_in_for_whoever_leaves_until_they_return() -> None:
    play = a_game(2)
    who, seat = absent(play)
    assert play.leaves(who, seat).bot_to_move() == commands.SUBSTITUTE
    assert play.room.seats[seat].away
    assert play.room.row.head.turn == []
    assert refused(lambda: play.leaves(who, seat)) == "already-away"
    assert play.returns(who, seat).bot_to_move() == ""
    assert play.room.row.head.turn == [who]
    assert refused(lambda: play.returns(who, seat)) == "not-away"


def test_leaving_with_a_turn_on_hold_ends_the_turn() -> None:
    play = a_game(3)
    play.plays_until(lambda room: may_hold(room) is not None, Dice("hold and leave"))
    who, seat = absent(play)
    play.acts(action=may_hold(play.room) or 0, hold=True)
    assert play.room.holding == seat
    play.leaves(who, seat)
    assert play.kinds[-3:] == ["act", "confirm", "away"]
    assert play.room.holding is None


def test_leaving_with_the_end_of_the_game_on_hold_ends_the_game() -> None:
    play = a_game(3)
    play.plays_until(lambda room: ends_held(room) is not None, Dice("last move 3"))
    who, seat = absent(play)
    play.acts(action=ends_held(play.room) or 0, hold=True)
    assert play.room.status == PLAYING
    assert play.leaves(who, seat).status == FINISHED
    assert play.kinds[-2:] == ["confirm", "end"]


# Votes and clocks


def test_most_of_the_others_must_agree_that_a_bot_stands_in() -> None:
    play = a_game(4)
    _, seat = absent(play)
    play.now += GRACE + 1
    one, two, three = others(play)
    assert play.votes(one, seat).seats[seat].bot == ""
    assert play.votes(one, seat).seats[seat].bot == "", "the same vote again counts once"
    assert play.votes(two, seat).seats[seat].bot == commands.SUBSTITUTE
    assert refused(lambda: play.votes(three, seat)) == "not-waited-for"


def test_with_two_at_the_table_the_other_decides_alone() -> None:
    play = a_game(2)
    who, seat = absent(play)
    [other] = others(play)
    assert refused(lambda: play.votes(other, seat)) == "still-here", "a page may be loading"
    play.now += GRACE + 1
    assert refused(lambda: play.votes(other, seat, here=True)) == "still-here"
    assert refused(lambda: play.votes(who, seat)) == "not-at-table"
    assert refused(lambda: play.votes(EVE, seat)) == "not-at-table"
    assert refused(lambda: play.votes(who, 1 - seat)) == "not-waited-for"
    assert play.votes(other, seat).seats[seat].away


def test_with_days_per_move_nobody_is_voted_out_before_they_are_over() -> None:
    play = Play(an_order("me", "open", pace="7", listed=True, settings={"first": "0"}))
    play.sits(BEN, 1)
    play.now += 6 * DAY
    assert refused(lambda: play.votes(BEN, 0)) == "still-here"
    play.now += DAY + 1
    assert play.votes(BEN, 0).seats[0].away


def test_after_the_deadline_anybody_may_go_on_even_if_the_person_is_connected() -> None:
    play = a_game(4)
    _, seat = absent(play)
    play.now += LIVE_PATIENCE
    assert play.votes(others(play)[0], seat, here=True).seats[seat].away


def test_a_move_starts_the_patience_anew_and_clears_the_votes() -> None:
    play = a_game(4)
    _, seat = absent(play)
    play.now += GRACE + 1
    play.votes(others(play)[0], seat)
    play.now += LIVE_PATIENCE - GRACE - 30
    play.plays_until(lambda room: room.asked != seat, Dice("patience"))
    assert play.room.votes == {}
    play.now += LIVE_PATIENCE - 30
    assert refused(lambda: play.votes(others(play)[0], play.room.asked, here=True)) == "still-here"


def test_somebody_who_came_back_can_be_voted_out_again_but_not_with_old_votes() -> None:
    play = a_game(4)
    who, seat = absent(play)
    one, two, _ = others(play)
    play.now += GRACE + 1
    play.votes(one, seat)
    play.votes(two, seat)
    play.returns(who, seat)
    play.now += GRACE + 1
    assert not play.votes(one, seat).seats[seat].away
    assert play.votes(two, seat).seats[seat].away


def test_nobody_waits_for_a_person_among_bots() -> None:
    play = Play(an_order("me", "bot:greedy", settings={"first": "0"}))
    assert play.room.asked == 0
    assert play.room.deadline() is None


@pytest.mark.parametrize("days", [1, 3, 7])
def test_at_a_slow_table_a_bot_stands_in_when_the_days_are_over(days: int) -> None:
    play = a_game(3, pace=str(days))
    _, seat = absent(play)
    play.now += days * DAY - 10
    assert refused(play.times_out) == "not-late"
    play.now += 10
    assert play.times_out().seats[seat].away
    assert play.events[-1].body["why"] == "time-out"
    assert refused(play.times_out) == "not-late", "a bot is never late"


def test_a_live_table_never_goes_on_by_itself() -> None:
    play = a_game(3)
    play.now += 1000 * DAY
    assert refused(play.times_out) == "not-late"
    assert play.room.row.head.deadline is None, "so the clocks need not even look"


def test_a_turn_on_hold_can_be_late_too() -> None:
    play = a_game(2, pace="1")
    play.plays_until(lambda room: may_hold(room) is not None, Dice("late"))
    _, seat = absent(play)
    play.acts(action=may_hold(play.room) or 0, hold=True)
    play.now += DAY + 2
    play.times_out()
    assert play.kinds[-2:] == ["confirm", "away"]
    assert play.room.asked != seat


# Resigning


def test_of_two_people_the_other_wins() -> None:
    play = a_game(2)
    play.plays(Dice("two"), 30)
    room = play.resigns(ANN, 0)
    assert room.status == FINISHED
    assert room.result is not None
    assert room.result["winners"] == [1]
    assert room.result["ended_by"] == "resigned"
    assert len(room.result["scores"]) == 2
    assert room.secret == play.row.secret.hex()


def test_a_person_against_bots_ends_it_by_resigning() -> None:
    room = Play(an_order("me", "bot:greedy", "bot:random")).resigns(ANN, 0)
    assert room.status == FINISHED
    assert room.result is not None
    assert room.result["winners"] == [1, 2]


def test_of_three_people_a_bot_goes_on_for_the_one_who_resigns() -> None:
    play = a_game(3)
    room = play.resigns(BEN, 1)
    assert room.status == PLAYING
    assert room.seats[1].bot == commands.SUBSTITUTE
    assert refused(lambda: play.returns(BEN, 1)) == "resigned"
    assert refused(lambda: play.resigns(BEN, 1)) == "resigned"
    assert refused(lambda: play.leaves(BEN, 1)) == "resigned"
    assert play.resigns(CLEO, 2).status == FINISHED
    assert play.room.result is not None
    assert play.room.result["winners"] == [0]


def test_whoever_resigned_has_no_vote_and_nobody_waits_for_them() -> None:
    play = a_game(3)
    play.plays_until(lambda room: room.asked != 1, Dice("vote"))
    play.resigns(BEN, 1)
    assert BEN not in play.room.others(play.room.asked)
    assert refused(lambda: play.votes(BEN, play.room.asked)) == "not-at-table"


def test_whoever_resigned_cannot_win() -> None:
    """The winner of the same game played to its end resigns shortly before it."""
    dice, play = "winner", a_game(3)
    play.plays(Dice(dice))
    assert play.room.result is not None
    [best] = play.room.result["winners"]
    scores, again = play.room.result["scores"], a_game(3)
    moves = [event for event in play.events if event.kind == "act"]
    for event in moves:
        if event is moves[-1]:
            again.resigns(best + 1, best)
        again.acts(action=event.body["action"])
    assert again.room.result is not None
    assert again.room.result["scores"] == scores
    left = [seat for seat in range(3) if seat != best]
    assert again.room.result["winners"] == [seat for seat in left if scores[seat] == max(scores[n] for n in left)]


def test_resigning_with_the_end_of_the_game_on_hold_leaves_nobody_waiting() -> None:
    play = a_game(3)
    play.plays_until(lambda room: ends_held(room) is not None, Dice("last move 3"))
    who, seat = absent(play)
    play.acts(action=ends_held(play.room) or 0, hold=True)
    assert play.resigns(who, seat).status == FINISHED


def test_one_person_at_all_seats_may_resign_them_one_by_one() -> None:
    play = Play(an_order("me", "here:Zoe", "here:Max"))
    assert play.resigns(ANN, 1).status == PLAYING
    assert play.resigns(ANN, 0).status == FINISHED


def test_a_guest_who_has_an_account_now_sits_as_that() -> None:
    play = a_game(4)
    play.now += GRACE + 1
    play.votes(others(play)[0], play.room.asked)
    old = others(play)[0]
    room: Room = play.folded().renamed({old: 77})
    assert 77 in [seat.person for seat in room.seats]
    assert old not in [seat.person for seat in room.seats]
    assert room.votes == {play.room.asked: frozenset({77})}
