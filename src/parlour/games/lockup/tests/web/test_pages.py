"""Lockup at a table on the web: what one seat alone may choose, orders by the dozen, and turns that say their end."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from web.front import visitor
from web.plays import ANN, BEN, Play, an_order, refused
from web.sights import page, place, seen

from parlour.conformance.fuzz import Dice
from parlour.games import game
from parlour.table.table import Option
from parlour.text import LANGUAGES
from parlour.web.pages.new import new_page
from parlour.web.pages.table import table_page
from parlour.web.pages.table.log import doer
from parlour.web.pages.table.options import in_twos
from parlour.web.pages.table.policies import families, stem
from parlour.web.rooms import commands
from parlour.web.rooms.make_sight import HEADING, Private, Viewer, log_of, sight
from parlour.web.rooms.opening import read_wish
from parlour.web.rooms.room import PLAYING, Room, meant_by
from parlour.web.rooms.sight import LogEntry, Policy, Result
from parlour.web.routes.tables import COPY

LOCKUP = game("lockup")
GO, PASS, UP, DOWN, END = (verb << 12 for verb in range(5))


def two(**settings: str) -> Play:
    """Ann begins, Ben follows."""
    play = Play(an_order("me", "open", game="lockup", settings={"first": "0"} | settings))
    play.sits(BEN, 1)
    return play


def orders(room: Room, who: int = ANN) -> dict[str, str]:
    return {each.reaction: each.value for each in seen(room, who).policies}


def decides(play: Play, reaction: str, value: str) -> Room:
    return play.happens(ANN, lambda room: commands.policy(room, ANN, 0, reaction, value))


# A new table


@pytest.mark.parametrize(("seats", "difficulty"), [("1", "fierce"), ("3", "old")])
def test_which_guards_is_heard_only_from_whoever_plays_alone(seats: str, difficulty: str) -> None:
    wish = {"seats": seats, "set-difficulty": "fierce", "set-expert": "true"}
    settings = read_wish(LOCKUP, wish).settings
    assert settings["difficulty"] == difficulty
    assert settings["expert"] == "true"


def test_the_form_marks_what_is_for_one_and_what_for_several_and_asks_for_crews_seat_by_seat() -> None:
    form = new_page(visitor(), "lockup", {})
    assert re.search(r'<div class="alone"><fieldset>.{0,400}name="set-difficulty"', form)
    assert re.search(r'<div class="several"><fieldset>.{0,400}name="set-first"', form)
    assert "set-crews" not in form
    assert "side4" in form


# Orders beforehand


def test_a_name_with_a_star_means_all_that_begin_so() -> None:
    names = ["t2", "t3-sewers", "t3-smithy", "t33-x"]
    assert meant_by(names, "t3-*") == ["t3-sewers", "t3-smithy"]
    assert meant_by(names, "*") == names
    assert meant_by(names, "t2") == ["t2"]
    assert meant_by(names, "t4-*") == meant_by(names, "t3-") == []


def test_orders_for_one_window_are_given_together_and_taken_back_together() -> None:
    play = two()
    proposed = orders(play.room)
    now = orders(decides(play, "t3-*", "alwaysPass"))
    changed = [each for each in now if now[each] != proposed[each]]
    assert len(changed) == 8
    assert all(each.startswith("t3-") for each in changed)
    assert play.kinds.count("policy") == 1
    decides(play, "*", "ask")
    assert set(orders(play.room).values()) == {"ask"}
    assert orders(decides(play, "*", "usual")) == proposed
    assert play.room.seats[0].policies == frozenset(), "nothing is kept of what is as proposed"


@pytest.mark.parametrize("reaction", ["t1-*", "t3-", "t3-cellar", "**", "x*", ""])
def test_orders_for_nothing_are_refused(reaction: str) -> None:
    play = two()
    assert refused(lambda: decides(play, reaction, "ask")) == "no-such-reaction"


def test_what_begins_alike_is_one_family() -> None:
    policies = seen(two().room, ANN).policies
    sizes = [len(each) for each in families(policies)]
    assert sizes == [1, 1, 8, 8, 8, 1, 1, 1, 1]
    assert stem(policies, "t4-smithy") == "t4-"
    assert stem(policies, "t2") == ""
    roots = [Policy(each, each, "ask") for each in ("ambush", "foil", "field-hospitals")]
    assert stem(roots, "field-hospitals") == "", "alone with its first word"


def test_the_page_shows_thirty_orders_in_three_folds() -> None:
    play = two()
    shown = page(play.room, BEN)
    fold = shown[shown.index('class="away reactions"', shown.index('id="people"')) :]
    assert fold.count("<details>") == 3
    assert len(re.findall('name="reaction" value="t[345]-[a-z-]+"', fold)) == 3 * 8 * 3
    assert len(re.findall(r'name="reaction" value="t[345]-\*"', fold)) == 3 * 3


# The end of a turn


def held(play: Play, action: int) -> bool:
    return play.acts(action=action, hold=True).holding is not None


def test_who_says_that_the_turn_is_over_is_not_asked_again() -> None:
    play = two()
    for action in (GO | 1, DOWN | 5):
        assert not held(play, action)
    assert not held(play, END)
    assert play.room.asked == 1


def test_a_pass_can_be_taken_back_before_the_others_go_on() -> None:
    play = two()
    assert held(play, PASS)
    play.undoes(ANN, 0)
    assert play.room.asked == 0
    assert GO | 1 in (play.room.match.state.offer if play.room.match else ())


def test_a_reaction_is_no_turn_and_nothing_waits_after_it() -> None:
    """A reward that is simply taken, a tome that is not played; other choices in Lights Out may wait."""
    play, dice = two(), Dice("reactions")
    waited: dict[bool, Counter[bool]] = {True: Counter(), False: Counter()}
    while play.room.status == PLAYING:
        assert play.room.match
        g, seat = play.room.match.state, play.room.asked
        reacts = g.stack[-1].reaction() != ""
        play.acts(action=dice.pick([each for each in g.offer if each != PASS] or g.offer), hold=True)
        waits = play.room.holding is not None
        waited[reacts][waits] += 1
        if waits:
            play.confirms(seat + 1, seat)
    assert waited[True][False] > 10
    assert waited[True][True] == 0
    assert waited[False][True] > 0


# What is seen


def test_rooms_and_phases_head_the_log() -> None:
    play = two()
    for action in (GO | 1, UP | 5, END, PASS, PASS):
        play.acts(action=action)
    entries, _ = log_of(play.room, "en", 0, 0, whole=True)
    heads = [line[1:] for each in entries for line in each.lines if line.startswith(HEADING)]
    assert heads[-2:] == ["Lights Out, round 1", "Now the Sewers"]
    assert "Now the Sewers" in page(play.room, ANN)


def test_what_follows_a_word_that_tells_nothing_is_nobodys_doing() -> None:
    told, silent = (LogEntry(1, 0, law, ("2 suspicion comes to the Sewers",), new=False) for law in ("6.3", ""))
    assert (doer(told), doer(silent)) == (0, -1)


def test_a_second_copy_of_a_card_has_the_face_of_the_first() -> None:
    assert COPY.sub("", "tome-book-of-alibis-2") == "tome-book-of-alibis"
    assert COPY.sub("", "guard-01") == "guard-01"
    assert COPY.sub("", "item-rag-rope") == "item-rag-rope"


def option(verb: str, target: str | None) -> Option:
    return Option(0, verb, None, verb, target, "")


def test_two_ways_to_use_the_same_pieces_stand_side_by_side() -> None:
    up, down = ([option(verb, f"token-{n}") for n in (1, 2)] for verb in ("up", "down"))
    end, some = [option("end", None)], [option("craft", "item-a")]
    assert in_twos([up, down, end]) == [(up, down), (end, [])]
    assert in_twos([up, some, end]) == [(up, []), (some, []), (end, [])]
    assert in_twos([end, end]) == [(end, []), (end, [])], "what is no piece has no twin"
    assert in_twos([up, down, up]) == [(up, down), (up, [])]


def ended(columns: int, rivals: bool) -> Callable[[Room], str]:
    rows = tuple((9 - n, *[1] * columns) for n in range(2))
    others = (("The guards", (20, *[2] * columns)),) if rivals else ()
    names = tuple(f"part {n}" for n in range(columns))
    end = Result(() if rivals else (0,), "why", "who", names, rows, others)
    return lambda room: page(room, ANN, status="finished", result=end, ask=None)


def table_of_scores(shown: str) -> list[list[str]]:
    table = shown[shown.index("<table") : shown.index("</table>")]
    rows = re.findall(r"<tr.*?</tr>", table)
    return [[re.sub("<[^>]+>", "", cell) for cell in re.findall(r"<t[hd].*?</t[hd]>", row)] for row in rows]


def test_a_score_of_many_parts_is_a_table_of_columns_by_party_with_the_winner_first() -> None:
    room = two().room
    few = table_of_scores(ended(3, rivals=False)(room))
    assert few[0] == ["", "part 0", "part 1", "part 2", "Total"]
    many = table_of_scores(ended(7, rivals=True)(room))
    assert many[0] == ["", "The guards", "Ann", "Ben"]
    assert many[1] == ["part 0", "2", "1", "1"]
    assert many[-1] == ["Total", "20", "9", "8"]
    assert len(many) == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_shown_instead_of_words(language: str) -> None:
    """On the form, and on the page of somebody who is asked, wherever the game has come to."""
    shown = [new_page(visitor(language=language), "lockup", {})]
    for seats, settings in ((("me",), {"difficulty": "damp", "expert": "true"}), (("me", "here:Zoe"), {})):
        play, dice = Play(an_order(*seats, game="lockup", settings=settings)), Dice("words")
        while play.room.status == PLAYING:
            shown.append(in_language(play.room, language))
            play.plays(dice, 9)
        shown.append(in_language(play.room, language))
    words = [re.sub(r"<[^>]+>", " ", each) for each in shown]
    assert {key for each in words for key in re.findall(r"\b(?:lockup|web)-[a-z]+-[\w-]+", each)} == set()


def in_language(room: Room, language: str) -> str:
    """The whole page, in a language, for whoever is asked."""
    looked = sight(room, Viewer(ANN, language, max(room.asked, 0), {ANN: 1}, 0.0), Private())
    return table_page(visitor(language=language), looked, {}, lambda: "key", place(room))
