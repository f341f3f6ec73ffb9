"""Every game: nobody learns what they should not. Worlds that differ in what a seat cannot know look alike to it."""

from collections.abc import Callable
from typing import Any

import pytest

from parlour.conformance import properties as must
from parlour.conformance.fuzz import Case, played, share
from parlour.conformance.knowing import layout_says_who_knows
from parlour.conformance.properties import every_case
from parlour.games import all_games
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.table.table import Table
from parlour.text import LANGUAGES


@every_case
def test_nobody_is_told_what_they_cannot_know(case: Case, record_property: Callable[[str, object], None]) -> None:
    pairs = 0
    for match, action, dice in played(case, "secrets", share(50)):
        decider, somebody = match.state.decider(), dice.below(2 * case.seats)
        for seat in {decider, somebody} & set(range(case.seats)):
            must.seat_learns_nothing_hidden(match, seat, action, dice)
            pairs += 1
    record_property("pairs of worlds compared", pairs)


@pytest.mark.parametrize("game", [game for game in all_games() if game.layout], ids=lambda game: game.id)
def test_the_layout_says_who_may_know_a_field(game: Game[Any]) -> None:
    layout_says_who_knows(game, share(50))


@every_case
def test_words_do_not_tell_what_a_seat_cannot_know(case: Case) -> None:
    for number, (match, _, dice) in enumerate(played(case, "hidden words")):
        if number % 16 == 0:
            seat = match.state.decider()
            world = match.state.redact(seat)
            world.determinise(dice.below(2**31) + 1)
            language = LANGUAGES[number // 16 % len(LANGUAGES)]
            ours, theirs = Table(match, language), Table(Match(case.game, world, {"seed": "?"}), language)
            asked, other = ours.decision, theirs.decision
            assert asked is not None
            assert other is not None
            assert (asked.prompt, asked.law, asked.kind) == (other.prompt, other.law, other.kind)
            assert [each.as_data() for each in asked.options] == [each.as_data() for each in other.options]
            assert [each.as_data() for each in asked.barred] == [each.as_data() for each in other.barred]


@every_case
def test_a_view_is_plain_data_without_chance_or_seed(case: Case) -> None:
    for number, (match, _, _) in enumerate(played(case, "view", share(50))):
        if number % 2 == 0:
            must.view_is_plain_data(match, number // 2 % (case.seats + 1) - 1)
