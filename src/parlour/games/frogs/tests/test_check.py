"""What a position needs to be playable, beside the invariants: each mistake is reported by the name of its field."""

from collections.abc import Callable
from functools import partial

import pytest

from parlour.conformance import moments
from parlour.conformance.law import law
from parlour.conformance.moments import asks, first_state
from parlour.games.frogs.rules.book import CARDS, NOVICES, OCCASIONS, VILLAGER, WORD
from parlour.games.frogs.rules.effects import Carry, StartOne
from parlour.games.frogs.rules.fields import Frame, add, numbers
from parlour.games.frogs.rules.setup import TakeNovice
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.triggers import Answers
from parlour.games.frogs.rules.turn import NEXT_TURN, TIDY_UP, TURNS
from parlour.games.frogs.tests.board import FROGS
from parlour.games.frogs.tests.kit import new_game

reported = partial(moments.reported, FROGS, set(FROGS.fields(new_game().g)))


def first(wanted: Callable[[Frogs], bool], **settings: str) -> Frogs:
    return first_state(lambda seed: new_game(seed, **settings).match, "check", wanted)


def lies(g: Frogs, name: str) -> bool:
    return name in [type(step).__name__ for step in g.stack]


# Pieces


@law("frogs", "INV.1")
def test_a_card_is_in_one_place() -> None:
    g = first(asks("TakeTurn"))
    card = numbers(g.deck[0], g.deck[1])[0]
    g.discard.append(card)
    assert reported(g) == {"deck"}


@law("frogs", "3.10")
def test_novice_villagers_are_never_in_the_deck() -> None:
    g = first(lambda g: asks("TakeTurn")(g) and g.discard[:1] >= [NOVICES])
    add(g.deck, 0, g.discard.pop(0))
    assert reported(g) == {"deck"}


@law("frogs", "INV.2")
def test_provisions_lie_on_cards_in_play() -> None:
    g = first(asks("TakeTurn"))
    g.stock[numbers(g.deck[0], g.deck[1])[0]] = 1
    assert reported(g) == {"play"}


@law("frogs", "INV.3", "4.5.5")
def test_no_villager_is_empty_in_the_turn_of_the_other() -> None:
    g = first(lambda g: asks("TakeTurn")(g) and g.turn > 1 and bool(g.own(1 - g.active, g.cards.villagers)))
    g.stock[g.own(1 - g.active, g.cards.villagers)[0]] = 0
    assert reported(g) == {"play"}


@law("frogs", "INV.4", "11.1")
def test_a_token_lies_on_a_building_of_its_owner() -> None:
    g = first(lambda g: asks("TakeTurn")(g) and bool(g.own(1 - g.active, g.cards.buildings)))
    kind = next(kind for kind in range(3) if g.spells[3 * g.active + kind] == -1)
    g.spells[3 * g.active + kind] = g.own(1 - g.active, g.cards.buildings)[0]
    assert reported(g) == {"enchanted"}


@law("frogs", "13.2")
def test_what_is_known_of_a_hand_is_in_it() -> None:
    g = first(asks("TakeTurn"))
    add(g.known, 0, numbers(g.deck[0], g.deck[1])[0])
    assert reported(g) == {"hand"}


@law("frogs", "13.3")
def test_a_novice_villager_is_never_tucked_unseen() -> None:
    g = first(lambda g: asks("TakeTurn")(g) and any(card >= NOVICES for card in numbers(g.tucked[0], g.tucked[1])))
    add(g.secret, 0, next(card for card in numbers(g.tucked[0], g.tucked[1]) if card >= NOVICES))
    assert reported(g) == {"tucked"}


@law("frogs", "13.3")
def test_a_novice_villager_in_a_hand_is_known() -> None:
    g = first(lambda g: asks("TakeTurn")(g) and g.discard[:1] >= [NOVICES])
    add(g.hand, 0, g.discard.pop(0))
    assert reported(g) == {"hand"}


# The turn


@law("frogs", "4.1")
def test_the_players_take_turns() -> None:
    g = first(lambda g: asks("TakeTurn")(g) and g.turn == 4)
    g.turn = 5
    assert reported(g) == {"active"}


@law("frogs", "5.2.3", "5.3.2")
def test_used_and_freed_villagers_are_in_play_and_of_their_kind() -> None:
    g = first(lambda g: asks("TakeTurn")(g) and g.actions == 1)
    g.used = next(card for card in range(CARDS) if g.cards.types[card] != VILLAGER)
    g.freed = (g.used,)
    assert reported(g) == {"used", "freed"}


@law("frogs", "14.1")
def test_last_turns_come_when_the_deck_has_run_out() -> None:
    g = first(asks("TakeTurn"))
    g.last = 2
    assert reported(g) == {"last"}


@law("frogs", "8.2")
def test_a_trail_is_a_way_to_a_traveller() -> None:
    g = first(lambda g: asks("TakeTurn")(g) and len(g.trail) > 2)
    g.trail = g.trail[:1] + g.trail[2:]
    assert reported(g) == {"trail"}


@law("frogs", "3.13")
def test_before_the_first_turn_nothing_has_happened() -> None:
    g = first(asks("TakeNovice"))
    g.turn, g.actions, g.trail, g.last = 1, 1, (0,), 1
    assert reported(g) == {"turn", "actions", "trail", "last"}


# The stack


@law("frogs", "3.10")
def test_the_second_player_takes_a_novice_villager_first() -> None:
    g = first(asks("TakeNovice"))
    g.stack[-1], g.stack[-2] = TakeNovice(g.first), TakeNovice(1 - g.first)
    assert reported(g) == {"position.stack"}


@law("frogs", "15.2.1")
def test_cards_are_dropped_after_the_novice_villagers_are_taken() -> None:
    g = first(lambda g: asks("DropCards")(g) and len(g.stack) == 3, both_decks="true")
    g.stack.pop(1)
    assert reported(g) == {"position.stack"}


def test_a_turn_lies_under_all_that_happens_in_it() -> None:
    g = first(lambda g: len(g.stack) > 3 and isinstance(g.stack[0], type(TURNS[0])))
    for stack in (g.stack[1:], g.stack[-1:], [*g.stack, g.stack[-1]], [NEXT_TURN, *g.stack], [*g.stack, *g.stack]):
        other = g.clone()
        other.stack = stack
        assert reported(other) & {"position.stack", "frames"}


@law("frogs", "10.5")
def test_a_list_in_progress_has_its_frame() -> None:
    g = first(lambda g: len(g.frames) == 1 and asks("Provide")(g))
    g.frames[0] = Frame(g.frames[0].number + 2)
    assert reported(g) == {"frames"}
    g.frames = []
    assert reported(g) == {"frames"}


@law("frogs", "10.5", "5.5.1")
def test_a_list_in_progress_is_that_of_an_own_card_in_play() -> None:
    g = first(lambda g: len(g.frames) == 1 and asks("Provide")(g))
    number = 2 * numbers(g.deck[0], g.deck[1])[0]
    g.stack[-2], g.frames[0] = Carry(number, 1), Frame(number)
    assert reported(g) == {"frames"}


def own_answers(g: Frogs) -> list[Answers]:
    """By occasion, the first own card in play that it triggers; of the lower word of the bags."""
    found = [(occasion, g.rows[2 * g.active] & g.cards.answers[2 * occasion]) for occasion in range(OCCASIONS)]
    return [Answers(g.active, occasion, low & -low, 0, 0, 0) for occasion, low in found if low]


@law("frogs", "12.1", "10.2")
def test_only_cards_that_were_triggered_wait_to_answer() -> None:
    g = first(lambda g: len(g.frames) == 1 and asks("Provide")(g) and bool(own_answers(g)))
    answers = own_answers(g)[0]
    for waiting in (g.deck[0], (1 << WORD) - 1 & ~g.cards.answers[2 * answers.occasion]):
        other = g.clone()
        other.stack.insert(-2, Answers(g.active, answers.occasion, waiting, 0, 0, 0))
        assert reported(other) == {"position.stack"}


@law("frogs", "12.2")
def test_one_question_is_asked_at_a_time() -> None:
    g = first(lambda g: len(g.frames) == 1 and asks("Provide")(g) and bool(own_answers(g)))
    waiting = own_answers(g)[0]
    g.stack.insert(-2, waiting)  # cards may wait while the list of another is carried out,
    assert reported(g) == set()
    for question in (waiting, StartOne(g.active)):  # but not under a question
        other = g.clone()
        other.stack.insert(-1, question)
        assert reported(other) == {"position.stack"}


@law("frogs", "7.4")
def test_what_a_list_has_drawn_is_not_in_the_deck() -> None:
    g = first(lambda g: len(g.frames) == 1 and asks("MayReveal")(g))
    g.has_drawn(numbers(g.deck[0], g.deck[1])[:1])
    assert reported(g) == {"frames"}


@law("frogs", "7.9")
def test_considered_cards_belong_to_somebody_who_considers() -> None:
    g = first(asks("PutBack"))
    g.fresh_frame().aside = 1
    assert reported(g) == {"looked"}


@law("frogs", "4.5.2", "9.5")
def test_at_the_end_of_a_turn_empty_gear_is_tucked() -> None:
    g = first(lambda g: lies(g, "TuckGear"))
    at = g.stack.index(TIDY_UP)
    g.stack.pop(at)
    assert reported(g) == {"position.stack"}


@pytest.mark.parametrize("phase", [0, 2, 3])
def test_a_turn_is_not_taken_in_another_phase(phase: int) -> None:
    g = first(lambda g: asks("TakeTurn")(g) and g.actions == 2)
    g.phase = phase
    assert reported(g)
