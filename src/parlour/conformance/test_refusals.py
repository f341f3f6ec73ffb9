"""Every game: what is not on offer is refused, whatever it is, and the refusal helps."""

from collections.abc import Callable
from typing import Any

import pytest

from parlour.conformance import properties as must
from parlour.conformance.fuzz import CASES, Case, Dice, foreign_actions, played, random_game, saved, share
from parlour.conformance.listen import hear
from parlour.conformance.properties import every_case
from parlour.kernel.match import Match
from parlour.law import law
from parlour.table.table import Refused, Table
from parlour.text import LANGUAGES


@every_case
def test_anything_not_on_offer_is_refused_and_changes_nothing(
    case: Case, record_property: Callable[[str, object], None]
) -> None:
    refused = 0
    for match, _, dice in played(case, "foreign", share(50)):
        refused += must.anything_else_is_refused(match, dice, 20)
    record_property("foreign actions refused", refused)


@every_case
def test_what_is_barred_is_refused_with_the_paragraph_that_bars_it(case: Case) -> None:
    paragraphs = law(case.game.id)
    for match, _, _ in played(case, "barred", share(50)):
        for action, paragraph in match.state.stack[-1].barred(match.state):
            assert paragraph in paragraphs
            if case.game.verb(action):
                assert must.refusals(match, [action]) == [("barred", paragraph)]


@every_case
def test_every_refusal_is_a_sentence_with_a_paragraph_of_the_law(case: Case) -> None:
    paragraphs = law(case.game.id)
    for number, (match, _, dice) in enumerate(played(case, "sentences")):
        if number % 8 == 0:
            language = LANGUAGES[number // 8 % len(LANGUAGES)]
            choices = foreign_actions(case.game, match.state.offer, dice, 3)
            for choice in [*choices, *(action for action, _ in match.state.stack[-1].barred(match.state)[:1])]:
                assert refusal(match, choice, language).law in paragraphs


def refusal(match: Match[Any], choice: Any, language: str) -> Refused:
    """The refusal of a choice, in whole words, with nothing changed."""
    before = saved(match)
    with hear(language) as mistakes, pytest.raises(Refused) as refused:
        Table(match, language).apply(choice)
    sentence = refused.value.sentence
    assert not mistakes, f"{language}: {sentence!r}: {mistakes}"
    assert len(sentence.split()) >= 3, f"{sentence!r} is no sentence"
    assert saved(match) == before
    return refused.value


PLAIN = [case for case in CASES if str(case) == f"{case.game.id}-{case.game.seats[0]}"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_after_the_end_every_refusal_still_cites_the_law(case: Case, language: str) -> None:
    match = case.begin("over")
    for _ in random_game(match, Dice("over")):
        pass
    for choice in (0, -1, None, "pass", "nonsense"):
        refused = refusal(match, choice, language)
        assert (refused.code, refused.law in law(case.game.id)) == ("over", True), f"{choice!r}: {refused.law!r}"
