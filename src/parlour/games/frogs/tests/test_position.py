"""Positions of Frogs: fields that people can read and edit, and mistakes that are named."""

import copy
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from parlour.conformance import moments
from parlour.conformance.law import law
from parlour.conformance.moments import asks, changed
from parlour.games.frogs.rules.book import PAY
from parlour.games.frogs.rules.fields import TURN
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.tests.board import FROGS
from parlour.games.frogs.tests.kit import new_game
from parlour.kernel.errors import BadFile
from parlour.record.position import read_position

saved = partial(moments.saved, FROGS)
refused = partial(moments.refused, FROGS)


def first(wanted: Callable[[Frogs], bool], **settings: str) -> Frogs:
    return moments.first_state(lambda seed: new_game(seed, **settings).match, "position", wanted)


@pytest.mark.parametrize("board", ["spring", "autumn"])
@pytest.mark.parametrize("both_decks", ["false", "true"])
@pytest.mark.parametrize("theme", ["academy", "tidings"])
def test_every_state_of_a_game_is_the_same_after_it_was_saved(board: str, both_decks: str, theme: str) -> None:
    match = new_game("saved", board=board, both_decks=both_decks, theme=theme).match
    moments.check_saving(FROGS, moments.states(match, "saved"))


def test_a_new_game_is_written_so_that_people_can_read_it() -> None:
    fields = saved(new_game(first="1").g)["fields"]
    assert fields["phase"] == "setup"
    assert fields["first"] == "blue"
    assert fields["active"] is fields["used"] is fields["last"] is None
    assert fields["coins"] == {"orange": 5, "blue": 5}
    assert list(fields["hand"]["blue"].values()) == ["unseen"] * 5
    assert fields["advanced"]["orange"] == {"nest": False, "lily-pad": False, "burrow": False}
    assert fields["space"] == {"orange": "home", "blue": "home"}
    assert len(fields["deck"]) == 65
    assert sum(fields["charms"]["orange"].values()) == 1
    assert all(fields["tokens"].values())
    assert fields["frames"] == fields["top"] == fields["looked"] == fields["trail"] == []


@law("frogs", "13.2")
def test_a_hidden_card_stands_with_what_the_other_knows_of_it() -> None:
    g = first(lambda g: any(g.known) and any(g.cloud) and bool(g.top))
    fields = saved(g)["fields"]
    said = [word for seat in ("orange", "blue") for word in fields["hand"][seat].values()]
    assert "known" in said
    whole = [*said, *[word for seat in ("orange", "blue") for word in fields["tucked"][seat].values()]]
    maybe = whole.count("perhaps") + sum(entry["perhaps"] for entry in fields["top"] + fields["looked"])
    assert maybe == sum(word.bit_count() for word in g.cloud)
    assert {entry["by"] for entry in fields["top"]} <= {"orange", "blue"}


def test_a_list_in_progress_is_called_by_its_card() -> None:
    g = first(lambda g: type(g.stack[-1]).__name__ == "MayReveal" and len(g.frames) > 1)
    frames = saved(g)["fields"]["frames"]
    assert frames[-1]["list"].split(":")[0] in ("card", "enchanted")
    assert frames[-1]["done"] is False
    assert set(frames[0]["cards"].values()) <= {"drawn", "discarded"}


@pytest.fixture(scope="module")
def middle() -> Any:
    """Somebody's turn, with cards of every kind in play and an enchanted building."""
    g = first(lambda g: g.actions == 1 and max(g.spells) >= 0 and bool(g.discard) and len(g.stack) == 1)
    return saved(g)


def test_a_mistake_is_named_by_its_field(middle: Any) -> None:
    wrong: list[tuple[tuple[Any, ...], Any]] = [
        (("turn",), -1),
        (("phase",), "lunch"),
        (("first",), "green"),
        (("actions",), 3),
        (("used",), "nest"),
        (("freed",), ["nobody"]),
        (("last",), 3),
        (("coins", "orange"), -1),
        (("hand", "blue"), {"soul-chain": "yes"}),
        (("hand", "blue"), {"nobody": "known"}),
        (("play", "orange"), []),
        (("tucked", "blue"), {"soul-chain": "known"}),
        (("advanced", "blue", "nest"), 1),
        (("novices", "orange"), "soul-chain"),
        (("space", "orange"), "moon"),
        (("charms", "orange"), {"star": True}),
        (("enchanted", "orange"), {"soul-chain": "moon"}),
        (("charm_spaces",), ["star"]),
        (("tokens",), {}),
        (("deck",), []),
        (("top",), [{"card": "soul-chain"}]),
        (("looked",), [{"card": "soul-chain", "perhaps": 1}]),
        (("discard",), [5]),
        (("frames",), [{}]),
        (("trail",), ["moon"]),
    ]
    moments.check_mistakes(FROGS, middle, wrong)


def test_a_card_is_moved_by_writing_it_elsewhere(middle: Any) -> None:
    other = copy.deepcopy(middle)
    card = other["fields"]["deck"].pop()
    assert refused(other) == "position.fields.deck"
    other["fields"]["hand"]["orange"][card] = "known"
    g = read_position(FROGS, other)
    assert card in FROGS.fields(g)["hand"]["orange"]


@law("frogs", "INV.4")
def test_the_tokens_left_on_the_board_follow_from_the_rest(middle: Any) -> None:
    kind = middle["fields"]["charm_spaces"][0]
    for seat in ("orange", "blue"):
        middle = changed(middle, "charms", seat, kind, to=True)
    assert read_position(FROGS, middle).charms_left(0) == 0


@law("frogs", "INV.4")
def test_a_building_is_enchanted_with_a_token_that_its_owner_has(middle: Any) -> None:
    seat = next(seat for seat, spells in middle["fields"]["enchanted"].items() if spells)
    kind = next(iter(middle["fields"]["enchanted"][seat].values()))
    assert refused(changed(middle, "charms", seat, kind, to=False)).startswith("position.fields.enchanted")


def test_seats_have_their_own_names(middle: Any) -> None:
    assert refused(middle | {"seats": ["blue", "orange"]}) == "position.seats"


def test_a_position_in_another_order_of_the_steps_is_refused() -> None:
    data = saved(first(lambda g: len(g.stack) > 3))
    assert refused(data | {"stack": data["stack"][::-1]}).startswith("position.stack")


# What is in progress


def test_an_argument_that_cannot_be_is_named() -> None:
    data = saved(first(asks("Travelling")))
    for name, at, value in (("who", 1, 1 - data["stack"][-1][1]), ("left", 2, 0), ("reward", 4, 3), ("pays", 5, 2)):
        other = copy.deepcopy(data)
        other["stack"][-1][at] = value
        assert refused(other) == f"position.stack[{len(data['stack']) - 1}].{name}"


@law("frogs", "10.5")
def test_what_an_effect_does_is_part_of_a_list() -> None:
    data = saved(first(lambda g: asks("Travelling")(g) and len(g.frames) == 1 and g.phase == TURN))
    data["stack"] = [data["stack"][0], data["stack"][-1]]
    data["fields"]["frames"] = []
    with pytest.raises(BadFile, match=r"the rest of the turn does not lie under the question in its order \(4\.2\)"):
        read_position(FROGS, data)


@law("frogs", "7.6")
def test_nobody_can_discard_more_cards_than_there_are() -> None:
    data = saved(first(lambda g: asks("DiscardCards")(g) and g.hand_size(g.active) < 8))
    data["stack"][-1][2] = 8
    assert refused(data) == "position.stack"


@law("frogs", "7.4")
def test_what_was_discarded_is_not_in_the_deck() -> None:
    g = first(lambda g: asks("DiscardCards")(g) and g.deck[0] != 0)
    data = saved(g)
    data["stack"][-1][3] = int(g.deck[0])
    with pytest.raises(BadFile, match=r"discarded is not in the deck \(7\.4\)"):
        read_position(FROGS, data)


@law("frogs", "14.1")
def test_the_end_of_the_game_does_not_wait_under_a_question() -> None:
    data = saved(first(lambda g: len(g.stack) > 3))
    data["stack"].insert(1, ["EndGame"])
    with pytest.raises(BadFile, match=r"the rest of the turn does not lie under the question in its order \(4\.2\)"):
        read_position(FROGS, data)


@law("frogs", "7.11.15")
def test_only_a_choice_can_be_chosen_from() -> None:
    g = first(asks("Choose"))
    price = next(effect for effect in g.cards.effects if effect.op == PAY)
    data = saved(g)
    data["stack"][-1][2] = price.number
    assert refused(data) == "position.stack"


@law("frogs", "8.4")
def test_a_journey_that_can_be_played_may_be_longer_than_any_card_says() -> None:
    data = saved(first(asks("Travelling")))
    data["stack"][-1][2] = 30
    assert saved(read_position(FROGS, data)) == data
