"""Where the Frogs Caw at a table on the web: two seats, turns that end by themselves or by a word, hidden cards."""

import re

import pytest
from web.plays import ANN, BEN, Play, refused
from web.sights import PHONE, WIDE, page, two

from parlour.conformance.fuzz import Dice
from parlour.games.frogs.rules.fields import numbers
from parlour.games.frogs.tests.board import FROGS
from parlour.kernel.state import SHIFT
from parlour.web.rooms.make_sight import HEADING, log_of
from parlour.web.rooms.opening import read_wish
from parlour.web.rooms.room import PLAYING


def begun(**settings: str) -> Play:
    """Ben has taken a novice villager, then Ann, whose turn it is."""
    play = two(game="frogs", settings={"first": "0"} | settings)
    for _ in range(2):
        does(play, "novice")
    return play


def verbs(play: Play) -> list[str]:
    assert play.room.match is not None
    return [FROGS.verbs[each >> SHIFT].name for each in play.room.match.state.offer]


def does(play: Play, verb: str, which: int = 0, hold: bool = False) -> bool:
    """Whoever is asked takes an option of that verb: whether the turn waits for a second word after it."""
    assert play.room.match is not None
    action = play.room.match.state.offer[verbs(play).index(verb) + which]
    return play.acts(action=action, hold=hold).holding is not None


@pytest.mark.parametrize("seats", ["1", "3"])
def test_there_are_always_two(seats: str) -> None:
    assert refused(lambda: read_wish(FROGS, {"seats": seats})) == "seat-count"
    assert len(read_wish(FROGS, {}).seats) == 2


def test_a_turn_that_ends_by_itself_can_be_taken_back_before_the_other_goes_on() -> None:
    play = begun()
    for verb, which in (("start", 2), ("start", 1)):
        assert not does(play, verb, which, hold=True)
    assert does(play, "go", 1, hold=True), "to a coin: nothing is seen that was hidden"
    play.undoes(ANN, 0)
    assert play.room.asked == 0
    assert "go" in verbs(play)


def test_who_says_that_the_turn_is_over_is_not_asked_again() -> None:
    play, dice = begun(), Dice("a turn that ends by a word")
    play.plays_until(lambda room: verbs(play)[-1:] == ["end"] and room.asked == 0, dice)
    assert not does(play, "end", hold=True)
    assert play.room.asked == 1


def test_turns_and_the_scoring_head_the_log() -> None:
    play = begun()
    play.plays(Dice("to the end"))
    entries, _ = log_of(play.room, "en", 0, 0, whole=True)
    heads = [line[1:] for each in entries for line in each.lines if line.startswith(HEADING)]
    assert [re.sub(r":.*", "", each) for each in heads[:-1]] == [f"Turn {n}" for n in range(1, len(heads))]
    assert heads[-1] == "Final scoring"


def hand(play: Play, seat: int) -> set[str]:
    assert play.room.match is not None
    return {each["id"] for each in FROGS.view(play.room.match.state, seat)["players"][seat]["hand"]}


def hidden_from(play: Play, seat: int) -> set[str]:
    """The other's hand, but for what the seat knows of it, and all that is tucked: nobody looks there."""
    assert play.room.match is not None
    g = play.room.match.state
    other = FROGS.view(g, seat)["players"][1 - seat]
    told = {each["id"] for each in (*other["known"], *other["perhaps"])}
    tucked = {g.cards.ids[card] for card in numbers(g.tucked[0] | g.tucked[2], g.tucked[1] | g.tucked[3])}
    return hand(play, 1 - seat) - told | tucked


def test_a_picture_shows_the_own_hand_but_no_other_and_nothing_that_is_tucked() -> None:
    play, dice, looked_for = begun(), Dice("hidden cards"), 0
    while play.plays(dice, 30).status == PLAYING:
        for who, seat in ((ANN, 0), (BEN, 1)):
            for layouts in (WIDE, PHONE):
                shown = set(re.findall(' id="card-([a-z-]+)"', page(play.room, who, layouts)))
                assert hand(play, seat) <= shown
                assert hidden_from(play, seat) & shown == set()
            looked_for += len(hidden_from(play, seat))
    assert looked_for > 100
