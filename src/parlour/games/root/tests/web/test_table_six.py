"""Six at a table of Root: what each may be asked in others' turns, who is in the bar, and long lists of options."""

import re
from collections import Counter
from functools import cache

import pytest
from web.front import visitor
from web.plays import ANN, BEN, EVE, Play, an_order, refused
from web.sights import page, seen

from parlour.conformance.fuzz import Dice
from parlour.table.table import Option
from parlour.web.pages.shell import law_chip, short
from parlour.web.pages.table.options import CROWD, columns, grouped
from parlour.web.rooms import commands
from parlour.web.rooms.room import PLAYING

SIX = ("marquise", "eyrie", "alliance", "riverfolk", "vagabond", "lizard_cult")
FOR_ALL = ["ambush", "foil", "enlist", "losses"]
MOVES = 400


def six(map_: str = "winter") -> Play:
    """Ann with the Marquise, Ben with the Eyrie, and bots."""
    seats = ("me", "open", *["bot:random"] * 4)
    play = Play(an_order(*seats, game="root", sides=SIX, settings={"map": map_, "first": "0"}))
    play.sits(BEN, 1)
    assert play.room.status == PLAYING
    return play


def interruptions(play: Play) -> Counter[str]:
    """How often Ben is asked for each reaction, in so many random moves, or to the end."""
    asked: Counter[str] = Counter()
    dice = Dice("six")
    for _ in range(MOVES):
        if play.room.status != PLAYING:
            break
        assert play.room.match
        step = play.room.match.state.stack[-1]
        if step.who == 1 and step.reaction():
            asked[step.reaction()] += 1
        play.plays(dice, 1)
    return asked


@cache
def played() -> tuple[Play, Counter[str]]:
    play = six()
    return play, interruptions(play)


# Reactions


def test_each_faction_decides_only_about_what_it_may_be_asked() -> None:
    room = six().room
    assert [each.reaction for each in seen(room, ANN).policies] == [*FOR_ALL, "field-hospitals"]
    assert [each.reaction for each in seen(room, BEN).policies] == FOR_ALL
    assert seen(room, EVE).policies == ()
    assert refused(lambda: commands.policy(room, BEN, 1, "field-hospitals", "alwaysPass")) == "no-such-reaction"


def test_whoever_does_not_want_to_be_asked_at_all_is_not_asked_in_others_turns() -> None:
    assert played()[1].total() > 0
    play = six()
    play.happens(BEN, lambda room: commands.policy(room, BEN, 1, "*", "alwaysPass"))
    assert interruptions(play) == Counter()
    by_table = [event.body for event in play.events if event.body.get("policy")]
    assert by_table
    assert {body["seat"] for body in by_table} == {1}


def test_the_reactions_are_a_fold_in_the_prompt_of_whoever_waits_or_is_asked_to_react() -> None:
    fold = '<details class="away reactions">'
    room = six().room
    assert room.asked == 0
    assert page(room, BEN).count(fold) == 2, "beside the question for whom we wait, and beside the people"
    assert page(room, ANN).count(fold) == 1
    assert page(room, EVE).count(fold) == 0


# Who sits here


def test_with_six_the_row_of_seats_says_so_and_each_tells_its_side_when_pointed_at() -> None:
    shown = page(played()[0].room, ANN)
    assert '<ul class="seat-row many">' in shown
    titles = re.findall(r'<li class="seat-chip[^"]*" title="([^"]+)"', shown)
    assert titles[:2] == ["Ann · Marquise de Cat", "Ben · Eyrie Dynasty"]
    assert len(titles) == 6


def test_before_a_game_with_chosen_factions_their_signs_are_shown() -> None:
    play = Play(an_order("me", "open", game="root", sides=("marquise", "eyrie")))
    shown = page(play.room, ANN)
    assert 'id="seal-1"' in shown
    assert ">E</text>" not in shown
    drawn = page(Play(an_order("me", "open", game="root")).room, ANN)
    assert ">2</text>" in drawn, "while nobody can know, a number"


# Paragraphs and options


@pytest.mark.parametrize(
    ("paragraph", "shown"),
    [("4.3.1", "4.3.1"), ("10.4.3.ii", "10.4.3.ii"), ("CARD.better-burrow-bank", "CARD.better…"), ("A" * 12, "A" * 12)],
)
def test_a_chip_shows_a_short_number_and_says_the_whole(paragraph: str, shown: str) -> None:
    chip = str(law_chip(visitor(), "root", paragraph))
    assert short(paragraph) == shown
    assert f">§ {shown}<" in chip
    assert f'href="/rules/root#{paragraph}"' in chip
    assert f'aria-label="Rule § {paragraph}"' in chip


def option(verb: str, label: str) -> Option:
    return Option(0, verb, None, label, None, "")


def test_in_a_crowd_options_of_two_lines_stand_beside_each_other() -> None:
    recruits = [option("recruit", f"Recruit in clearing {n}: 1 fund") for n in (7, 10, 11, 12)]
    assert columns(recruits) == ""
    assert columns(recruits, 2) == "two"
    deeds = [option("move", "Move (1 fund)"), option("draw", "Draw a card (1 fund)")]
    assert len(grouped(deeds)) == 2
    assert len(grouped(deeds, 2)) == 1
    assert CROWD >= 8
