"""Who sits where before a game and in the next one, and what the lobby knows of it."""

from needs import needs

from parlour.conformance.fuzz import Dice
from parlour.web.rooms import commands, opening
from parlour.web.rooms.room import CLOSED, FINISHED, GATHERING, PLAYING
from web.plays import ANN, BEN, CLEO, DAN, Play, a_game, an_order, refused

needs("roam")

# Before the game


def test_the_game_starts_when_the_last_seat_is_taken() -> None:
    play = Play(an_order("me", "open", "open"))
    assert play.sits(BEN, 2).status == GATHERING
    assert play.sits(CLEO, 1).status == PLAYING
    assert [seat.person for seat in play.room.seats] == [ANN, CLEO, BEN]
    assert play.kinds == ["open", "sit", "sit", "sit", "start"]


def test_a_room_that_is_full_from_the_start_begins_at_once() -> None:
    assert Play(an_order("me", "bot:greedy", "here:Zoe")).kinds == ["open", "sit", "bot", "sit", "start"]
    assert Play(an_order("bot:random", "bot:random")).room.bot_to_move() == "random"


def test_a_seat_is_taken_once() -> None:
    play = Play(an_order("me", "open", "open"))
    play.sits(BEN, 1)
    assert refused(lambda: play.sits(CLEO, 1)) == "seat-taken"
    assert refused(lambda: play.sits(CLEO, 3)) == "no-such-seat"
    assert refused(lambda: play.sits(CLEO, -1)) == "no-such-seat"


def test_a_private_table_takes_only_those_who_are_invited() -> None:
    play = Play(an_order("open", "open", listed=False))
    assert refused(lambda: play.sits(BEN, 0, invited=False)) == "not-invited"
    play.sits(ANN, 0, invited=False)
    play.sits(BEN, 1)
    assert play.room.status == PLAYING


def test_whoever_leaves_before_the_game_frees_the_seat() -> None:
    play = Play(an_order("me", "open", "open"))
    play.sits(BEN, 1)
    play.leaves(BEN, 1)
    play.sits(CLEO, 1)
    assert play.room.seats[1].name == "Cleo"
    assert refused(lambda: play.leaves(BEN, 1)) == "not-your-seat"


def test_the_owner_fills_seats_with_bots_and_frees_them_again() -> None:
    play = Play(an_order("me", "open", "open"))
    play.happens(ANN, lambda room: commands.fill(room, ANN, 1, "greedy"))
    play.happens(ANN, lambda room: commands.fill(room, ANN, 1, ""))
    assert play.room.seats[1].sort == "open"
    play.happens(ANN, lambda room: commands.fill(room, ANN, 1, "random"))
    play.happens(ANN, lambda room: commands.fill(room, ANN, 2, "greedy"))
    assert play.room.status == PLAYING
    assert [seat.bot for seat in play.room.seats] == ["", "random", "greedy"]


def test_only_the_owner_fills_seats_and_never_over_somebodys_head() -> None:
    play = Play(an_order("me", "open", "open"))
    play.sits(BEN, 1)
    assert refused(lambda: play.happens(BEN, lambda room: commands.fill(room, BEN, 2, "greedy"))) == "not-owner"
    assert refused(lambda: play.happens(ANN, lambda room: commands.fill(room, ANN, 1, "greedy"))) == "seat-taken"


def test_the_owner_closes_a_table_that_has_not_begun() -> None:
    play = Play(an_order("open", "open"))
    assert refused(lambda: play.happens(BEN, lambda room: commands.close(room, BEN))) == "not-owner"
    assert play.happens(ANN, lambda room: commands.close(room, ANN)).status == CLOSED
    assert refused(lambda: play.sits(BEN, 0)) == "not-gathering"
    assert refused(lambda: a_game(2).happens(ANN, lambda room: commands.close(room, ANN))) == "not-gathering"


# The next game


def test_a_rematch_has_the_same_people_and_bots_one_seat_on() -> None:
    play = Play(an_order("me", "open", "bot:greedy", "open"))
    play.sits(BEN, 1)
    play.sits(DAN, 3)
    play.leaves(DAN, 3)
    play.plays(Dice("rematch"))
    next_one = Play(opening.again(play.room), owner=BEN)
    assert next_one.room.row.settings == play.room.row.settings
    assert next_one.room.row.origin == play.room.id
    assert next_one.room.row.secret != b""
    room = next_one.happens(BEN, lambda _: opening.same_people(play.room))
    assert room.status == PLAYING
    assert [seat.person for seat in room.seats] == [BEN, None, DAN, ANN]
    assert [seat.bot for seat in room.seats] == ["", "greedy", "", ""], "nobody is away any more"
    assert [seat.name for seat in room.seats] == ["Ben", "Uma", "Dan", "Ann"]


def test_the_lobby_knows_what_the_room_knows() -> None:
    play = a_game(3)
    head = play.room.row.head
    assert (head.status, head.seq, head.people) == (PLAYING, play.room.seq, [ANN, BEN, CLEO])
    assert head.turn == [play.room.asked + 1]
    assert head.summary["names"] == ["Ann", "Ben", "Cleo"]
    play.plays(Dice("lobby"))
    head = play.room.row.head
    assert (head.status, head.turn, head.deadline) == (FINISHED, [], None)
    assert "secret" not in head.summary["result"]
    assert head.summary["moves"] == len(play.room.match.actions if play.room.match else [])
