"""Moments of a game in the picture of Frogs: how far a turn has come, what one chooses from, how a game ends."""

from typing import Any

import pytest
from draw.look import SVG, lines, things

from parlour.games.frogs.draw.clock import time
from parlour.games.frogs.draw.hand import chooses
from parlour.games.frogs.draw.scene import Scene
from parlour.games.frogs.tests.draw.tables import View, over, shown, table
from parlour.text import LANGUAGES, words

NEST: dict[str, Any] = {"kind": "starter", "card": None, "starter": "nest", "space": None, "which": None}


def middle(**changes: Any) -> View:
    return {**table("spring").view(0), "phase": "turn", "chain": [], "waiting": [], "last_turns": None, **changes}


def told(view: View, language: str = "en") -> str:
    return time(Scene(view, (), words(language).say))[1]


def link(**changes: Any) -> list[View]:
    return [{**NEST, "effects": [{"do": "draw", "n": 1}], "at": 0, **changes}]


def card_in_play(free: bool) -> View:
    return {**table("spring").view(0)["players"][0]["hand"][0], "free": free}


# The clock


def test_a_main_action_counts_until_it_is_resolved() -> None:
    assert told(middle(actions=0)) == "main action 1 of 2"
    assert told(middle(actions=1, chain=link())) == "main action 1 of 2"
    assert told(middle(actions=1)) == "main action 2 of 2"
    assert told(middle(actions=2, waiting=[card_in_play(free=False)])) == "main action 2 of 2"
    assert told(middle(actions=2)) == "free actions only"


def test_a_free_action_in_progress_is_called_so() -> None:
    free = link(kind="villager", card=card_in_play(free=True))
    assert told(middle(actions=2, chain=free)) == "free action"
    assert told(middle(actions=1, chain=link(kind="enchantment", card=card_in_play(free=False)))) == "free action"
    assert told(middle(actions=0, waiting=[card_in_play(free=False)])) == "free action"


def test_a_free_villager_that_another_card_activates_is_no_free_action() -> None:
    both = link() + link(kind="villager", card=card_in_play(free=True))
    assert told(middle(actions=1, chain=both)) == "main action 1 of 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_turns_are_told_apart(language: str) -> None:
    said = [told(middle(last_turns=n), language) for n in (None, 3, 2, 1)]
    assert len(set(said)) == 4
    assert [shown(middle(last_turns=3), layout, language=language) for layout in ("wide", "phone")]


# What one chooses from


def test_cards_to_choose_from_come_before_what_is_being_resolved_on_a_phone() -> None:
    view = middle(actions=1, chain=link())
    card = view["players"][0]["hand"][0]
    say = words("en").say
    assert chooses(Scene(view, (f"card-{card['id']}",), say))
    assert not chooses(Scene(view, (), say))
    for targets, first in (((f"card-{card['id']}",), "Your hand"), ((), "In progress")):
        said = sorted(lines(shown(view, "phone-mine", *targets)), key=lambda each: each.y)
        assert said[0].words == first


def test_the_discard_pile_names_its_cards_from_the_top() -> None:
    view = table("spring").view(0)
    names = [words("en").say(f"frogs-card-{card['id']}") for card in reversed(view["discard"])]
    title = things(shown(view))["discard"].findtext(f"{SVG}title") or ""
    assert title.endswith(f"From the top: {', '.join(names)}.")


# The end


@pytest.mark.parametrize("counts", [(3, 12), (1, 30), (16, 9), (11, 14)])
def test_what_both_have_tucked_looks_alike(counts: tuple[int, int]) -> None:
    view = over("both")
    cards = [card for each in view["outcome"]["tucked"] for card in each]
    one, other = cards[: counts[0]], cards[counts[0] : sum(counts)]
    found = things(shown({**view, "outcome": {**view["outcome"], "tucked": [one, other]}}))
    sizes = {tuple(size(found[f"card-{card['id']}"])) for card in (one[0], other[0])}
    assert len(sizes) == 1


def size(card: Any) -> list[int]:
    """Of the first rectangle, its paper or the field of its picture."""
    rect = next(card.iter(f"{SVG}rect"))
    return [round(float(rect.get(side, "0"))) for side in ("width", "height")]
