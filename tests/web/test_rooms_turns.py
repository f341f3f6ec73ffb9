"""Turns: what may be done, what may be taken back, and the end of a turn that waits for a confirmation."""

from functools import partial

import pytest
from needs import needs

from parlour.conformance.fuzz import Dice
from parlour.kernel.state import NOBODY
from parlour.web.denied import Denied
from parlour.web.rooms.room import FINISHED, PLAYING
from web.plays import ANN, BEN, EVE, Play, an_order, ends_held, everything, may_hold, refused

needs("roam")


@pytest.fixture
def play() -> Play:
    """Ann and Ben."""
    play = Play(an_order("me", "open"))
    play.sits(BEN, 1)
    return play


def hold(play: Play) -> tuple[int, int, int]:
    """Somebody ends a turn that could be taken back; who, at which seat, and who waits."""
    play.plays_until(lambda room: may_hold(room) is not None, Dice("hold"))
    seat = play.room.asked
    play.acts(action=may_hold(play.room) or 0, hold=True)
    return seat + 1, seat, 2 - seat


def last_hold(play: Play) -> tuple[int, int]:
    play.plays_until(lambda room: ends_held(room) is not None, Dice("last move 4"))
    seat = play.room.asked
    play.acts(action=ends_held(play.room) or 0, hold=True)
    return seat + 1, seat


def test_only_the_person_at_the_seat_that_is_asked_may_act(play: Play) -> None:
    seat = play.room.asked
    who, other = seat + 1, 2 - seat
    assert refused(lambda: play.acts(EVE, seat)) == "not-your-seat"
    assert refused(lambda: play.acts(other, seat)) == "not-your-seat"
    assert refused(lambda: play.acts(other, 1 - seat)) == "not-your-turn"
    assert refused(lambda: play.acts(who, 9)) == "no-such-seat"
    assert refused(lambda: play.acts(who, seat)) == ""


def test_an_action_that_is_not_on_offer_is_refused_with_a_sentence_and_its_paragraph(play: Play) -> None:
    before = everything(play.room)
    with pytest.raises(Denied) as refusal:
        play.acts(action=7 << 12)
    assert refusal.value.status == 422
    assert refusal.value.sentence
    assert refusal.value.law
    assert everything(play.room) == before


def test_an_action_is_written_down_in_words_too(play: Play) -> None:
    play.acts()
    body = play.events[-1].body
    assert set(body) == {"seat", "action", "text"}
    assert play.room.match is not None
    assert body["text"].split()[0] in {verb.name for verb in play.room.match.game.verbs}


def test_nobody_acts_before_the_start_or_after_the_end(play: Play) -> None:
    gathering = Play(an_order("me", "open"))
    assert gathering.room.asked == NOBODY
    assert refused(lambda: gathering.undoes(ANN, 0)) == "not-playing"
    play.plays(Dice("end"))
    assert play.room.asked == NOBODY
    for deed in (play.undoes, play.confirms, play.leaves, play.returns, play.resigns):
        assert refused(partial(deed, ANN, 0)) == "not-playing"


# Holding


def test_a_turn_that_could_be_taken_back_waits_for_a_confirmation(play: Play) -> None:
    who, seat, other = hold(play)
    assert (play.room.holding, play.room.asked) == (seat, seat)
    assert play.room.row.head.turn == [who]
    assert refused(lambda: play.acts(other, 1 - seat)) == "holding"
    assert refused(lambda: play.acts(who, seat)) == "holding"
    assert refused(lambda: play.confirms(other, 1 - seat)) == "nothing-to-confirm"
    assert refused(lambda: play.confirms(other, seat)) == "not-your-seat"
    after = play.confirms(who, seat)
    assert (after.holding, after.asked) == (None, 1 - seat)
    assert refused(lambda: play.confirms(who, seat)) == "nothing-to-confirm"


def test_a_turn_on_hold_can_be_taken_back(play: Play) -> None:
    play.plays_until(lambda room: may_hold(room) is not None, Dice("hold"))
    assert play.room.match is not None
    before, seat = play.room.match, play.room.asked
    play.acts(action=may_hold(play.room) or 0, hold=True)
    assert refused(lambda: play.undoes(2 - seat, 1 - seat)) == "undo-other"
    play.undoes(seat + 1, seat)
    assert (play.room.holding, play.room.asked) == (None, seat)
    now = play.room.match
    assert (now.actions, len(now.events), now.state.offer) == (before.actions, len(before.events), before.state.offer)
    assert now.game.view(now.state, seat) == before.game.view(before.state, seat)


def test_without_hold_the_turn_goes_on_at_once(play: Play) -> None:
    play.plays_until(lambda room: may_hold(room) is not None, Dice("hold"))
    seat = play.room.asked
    play.acts(action=may_hold(play.room) or 0, hold=False)
    assert (play.room.holding, play.room.asked) == (None, 1 - seat)


def whose_turn(play: Play) -> int:
    assert play.room.match is not None
    return int(play.room.match.game.view(play.room.match.state, NOBODY)["active"])


def test_in_the_middle_of_a_turn_nothing_waits() -> None:
    play, dice, middle = Play(an_order("me", "here:Zoe")), Dice("middle"), 0
    while play.room.status == PLAYING:
        assert play.room.match is not None
        seat, active = play.room.asked, whose_turn(play)
        play.acts(action=dice.pick(play.room.match.state.offer), hold=True)
        over = not play.room.match.state.stack
        if not over and (active != seat or whose_turn(play) == seat):
            assert play.room.holding is None
            middle += 1
        elif play.room.holding is None:
            assert not play.room.match.may_undo(seat), "it could be taken back, and did not wait"
        else:
            play.confirms(ANN, seat)
    assert middle > 10


def test_what_chance_has_answered_cannot_be_taken_back(play: Play) -> None:
    play.plays_until(lambda room: bool(room.match and room.match.actions and not room.match.past), Dice("chance"))
    assert play.room.match is not None
    last = play.room.match.actions[-1][0]
    assert refused(lambda: play.undoes(last + 1, last)) == "undo-chance"


def test_bots_wait_while_a_turn_is_on_hold() -> None:
    play = Play(an_order("me", "bot:greedy"))
    dice = Dice("with a bot")
    play.plays_until(lambda room: room.asked == 0 and may_hold(room) is not None, dice)
    play.acts(action=may_hold(play.room) or 0, hold=True)
    assert play.room.bot_to_move() == ""
    play.confirms(ANN, 0)
    assert play.room.bot_to_move() == "greedy"


# The end


def test_the_end_of_the_game_waits_for_its_confirmation(play: Play) -> None:
    who, seat = last_hold(play)
    assert (play.room.status, play.room.holding, play.room.secret) == (PLAYING, seat, "")
    assert play.room.result is None
    play.confirms(who, seat)
    assert (play.room.status, play.room.secret) == (FINISHED, play.row.secret.hex())
    assert play.kinds[-3:] == ["act", "confirm", "end"]


def test_even_the_last_move_can_be_taken_back_until_then(play: Play) -> None:
    who, seat = last_hold(play)
    play.undoes(who, seat)
    assert (play.room.status, play.room.asked) == (PLAYING, seat)
    play.plays(Dice("on"))
    assert play.room.status == FINISHED


def test_the_end_tells_scores_winners_and_the_secret(play: Play) -> None:
    play.plays(Dice("end"))
    assert play.room.match is not None
    outcome = play.room.match.game.outcome(play.room.match.state)
    assert outcome is not None
    told = {"scores": outcome.scores, "winners": outcome.winners, "ended_by": outcome.ended_by}
    assert play.room.result == told | {"secret": play.row.secret.hex()}
