"""The closed list of effects: what a pack may say, where it may say it, and chains that would never end."""

from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.file.pack import check_pack
from parlour.games.frogs.file.pack.words import TRIGGERS
from parlour.games.frogs.rules import book
from parlour.games.frogs.tests.test_pack_mistakes import changed, house

GAIN: Any = {"do": "gain", "n": 1}
DRAW: Any = {"do": "draw", "n": 1, "from": "deck"}
LOOKED: Any = {"do": "draw", "n": 1, "from": "looked"}
PLAY: Any = {"do": "play", "from": "hand", "type": "any", "species": "any", "pay": True}
REVEAL: Any = {"do": "reveal", "from": "hand", "type": "any", "species": "any"}
MAY_REVEAL: Any = {"do": "may", "effects": [REVEAL]}
MAY_REVEAL_DRAWN: Any = {"do": "may", "effects": [REVEAL | {"from": "drawn"}]}
TUCK: Any = {"do": "tuck", "n": 1, "from": "revealed"}
INVEST: Any = {"do": "invest", "n": 1, "on": "this"}
BOOST: Any = {"do": "boost", "what": "travel", "plus": 1}
NEST: Any = {"do": "activate-start", "which": "nest"}
FROG: Any = {"do": "activate-villager", "species": "frog"}


def nested(depth: int) -> Any:
    """So many lists in each other."""
    return GAIN if depth == 1 else {"do": "pay", "coins": 1, "for": [nested(depth - 1)]}


@law("frogs", "7.12")
def test_a_list_has_at_most_12_effects_with_those_inside_them() -> None:
    pay = {"do": "pay", "coins": 1, "for": [GAIN] * 5}
    assert changed("frog-mage", effects=[pay, pay]) == []
    (found,) = changed("frog-mage", effects=[pay, pay, GAIN])
    assert found == "card frog-mage, effects: must have at most 12 effects, with those inside others"


@law("frogs", "7.11.17")
def test_if_done_cannot_follow_a_pay_for_what_may_not_be_done() -> None:
    after = {"do": "if-done", "effects": [GAIN]}
    assert changed("frog-mage", effects=[{"do": "pay", "coins": 1, "for": [GAIN]}, after]) == []
    (found,) = changed("frog-mage", effects=[{"do": "pay", "coins": 1, "for": [MAY_REVEAL]}, after])
    assert found.startswith("card frog-mage, effects, effect 2 (if-done): cannot follow a pay for something")


def test_the_closed_list_has_every_effect_and_every_event() -> None:
    assert tuple(TRIGGERS) == book.EVENTS
    assert [getattr(book, word.replace("-", "_").upper()) for word in book.OPS] == list(range(len(book.OPS)))


SHAPE: list[tuple[Any, str]] = [
    ({}, ", do: must be one of gain, draw"),
    ({"do": "fly"}, ", do: must be one of gain, draw"),
    ({"do": ["gain"]}, ", do: must be one of gain, draw"),
    ({"do": "gain"}, " (gain), n: must be a whole number of 1 to 20, not None"),
    ({"do": "gain", "n": 21}, " (gain), n: must be a whole number of 1 to 20, not 21"),
    ({"do": "gain", "n": True}, " (gain), n: must be a whole number of 1 to 20, not True"),
    (GAIN | {"from": "deck"}, " (gain), from: unknown; it has do, n"),
    (DRAW | {"from": "hand"}, " (draw), from: must be one of deck, discard-pile, looked, not 'hand'"),
    (PLAY | {"pay": "no"}, " (play), pay: must be true or false, not 'no'"),
    (PLAY | {"species": "newt"}, " (play), species: must be one of any, crow, frog, rabbit, not 'newt'"),
    ({"do": "pay", "for": [GAIN]}, " (pay): must have either coins or discard"),
    ({"do": "pay", "coins": 1, "discard": 1, "for": [GAIN]}, " (pay): must have either coins or discard"),
    ({"do": "pay", "coins": 1}, " (pay), for: must be a list of 1 to 8 effects"),
    ({"do": "pay", "coins": 1, "for": [GAIN, {"do": "gain"}]}, " (pay), for, effect 2 (gain), n: must be a whole"),
    ({"do": "look", "n": 3, "then": LOOKED}, " (look), then: must be a list of 1 to 8 effects"),
    ({"do": "choose", "options": [[GAIN]]}, " (choose), options: must be a list of 2 to 8 lists of effects"),
    ({"do": "choose", "options": {"a": []}}, " (choose), options: must be a list of 2 to 8 lists of effects"),
    ({"do": "choose", "options": [[GAIN], GAIN]}, " (choose), option 2: must be a list of 1 to 8 effects"),
    (
        nested(5),
        " (pay), for, effect 1 (pay), for, effect 1 (pay), for, effect 1 (pay), for: lists of effects may stand",
    ),
]


@law("frogs", "7.11")
@pytest.mark.parametrize(("effect", "mistake"), SHAPE)
def test_a_mistake_in_an_effect_is_named_with_its_place(effect: Any, mistake: str) -> None:
    (found,) = changed("turnip-seller", effects=[GAIN, effect])
    assert found.startswith(f"card turnip-seller, effects, effect 2{mistake}")


@law("frogs", "7.11")
def test_lists_may_stand_four_deep() -> None:
    assert changed("turnip-seller", effects=[nested(4)]) == []


PLACES: list[tuple[str, str, list[Any], str]] = [
    ("frog-mage", "effects", [LOOKED], "1 (draw), from: there are looked cards only inside a look"),
    (
        "frog-mage",
        "effects",
        [{"do": "look", "n": 2, "then": [GAIN]}],
        "1 (look), then, effect 1 (gain): a look may be",
    ),
    (
        "frog-mage",
        "effects",
        [{"do": "look", "n": 2, "then": [DRAW]}],
        "1 (look), then, effect 1 (draw): a look may be",
    ),
    ("frog-mage", "effects", [REVEAL], "1 (reveal): a card is revealed only inside a may"),
    (
        "frog-mage",
        "effects",
        [MAY_REVEAL_DRAWN, DRAW],
        "1 (may), effects, effect 1 (reveal), from: no card has been drawn",
    ),
    ("foggy-crystal-ball", "relic", [MAY_REVEAL_DRAWN], "1 (may), effects, effect 1 (reveal), from: no card has been"),
    ("frog-mage", "effects", [TUCK, MAY_REVEAL], "1 (tuck), from: no card has been revealed before"),
    (
        "frog-mage",
        "effects",
        [PLAY | {"from": "discarded"}],
        "1 (play), from: only a building that answers to discarding",
    ),
    ("recycling-bin", "relic", [PLAY | {"from": "discarded"}], "1 (play), from: only a building that answers to"),
    ("frog-mage", "effects", [INVEST], "1 (invest), on: only a building can say this"),
    ("frog-mage", "effects", [BOOST], "1 (boost), what: only a building triggered by start-activated with before"),
    ("newsroom", "effects", [BOOST], "1 (boost), what: only a building triggered by start-activated with before"),
    ("attic-observatory", "effects", [BOOST], "1 (boost), what: only a building triggered by start-activated with"),
    ("frog-mage", "effects", [{"do": "if-done", "effects": [GAIN]}], "1 (if-done): must stand right after may, pay"),
    ("frog-mage", "effects", [GAIN, {"do": "if-done", "effects": [GAIN]}], "2 (if-done): must stand right after may"),
    ("frog-mage", "effects", [{"do": "may", "effects": [GAIN]}], "1 (may), effects: must be one play or one reveal"),
    (
        "frog-mage",
        "effects",
        [{"do": "may", "effects": [PLAY, PLAY]}],
        "1 (may), effects: must be one play or one reveal",
    ),
]


@law("frogs", "7.11")
@pytest.mark.parametrize(("name", "field", "effects", "mistake"), PLACES)
def test_a_word_in_the_wrong_place_is_named(name: str, field: str, effects: list[Any], mistake: str) -> None:
    (found,) = changed(name, **{field: effects})
    assert found.startswith(f"card {name}, {field}, effect {mistake}")


@law("frogs", "7.11", "7.8.1")
@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("frog-mage", {"effects": [DRAW, MAY_REVEAL_DRAWN, {"do": "if-done", "effects": [TUCK]}]}),
        ("frog-mage", {"effects": [{"do": "pay", "discard": 2, "for": [GAIN]}, {"do": "if-done", "effects": [DRAW]}]}),
        ("frog-mage", {"effects": [{"do": "look", "n": 9, "then": [LOOKED, LOOKED]}]}),
        ("telegraph-office", {"enchantment": {"kind": "one-shot", "effects": [INVEST]}}),
        ("rookery-reading-room", {"effects": [MAY_REVEAL_DRAWN]}),
    ],
)
def test_a_word_in_the_right_place_is_no_mistake(name: str, fields: dict[str, Any]) -> None:
    assert changed(name, **fields) == []


@law("frogs", "11.2")
def test_a_modifier_goes_on_from_the_effects_of_its_building_and_a_one_shot_does_not() -> None:
    after = [{"do": "if-done", "effects": [INVEST]}]
    assert changed("zero-waste", enchantment={"kind": "modifier", "effects": after}) == []
    (found,) = changed("zero-waste", enchantment={"kind": "one-shot", "effects": after})
    assert found == "card zero-waste, enchantment, effect 1 (if-done): must stand right after may, pay, play or reveal"


# Chains


@law("frogs", "7.12")
@pytest.mark.parametrize(
    ("name", "species", "whom"),
    [
        ("rooftop-postcrow", "crow", "a crow activates only frog or rabbit"),
        ("rooftop-postcrow", "any", "a crow activates only frog or rabbit"),
        ("frog-mage", "frog", "a frog activates only rabbit"),
        ("frog-mage", "crow", "a frog activates only rabbit"),
        ("turnip-seller", "rabbit", "a rabbit activates no villager"),
    ],
)
def test_villagers_activate_only_along_crow_frog_rabbit(name: str, species: str, whom: str) -> None:
    (found,) = changed(name, effects=[{"do": "pay", "coins": 1, "for": [FROG | {"species": species}]}])
    where = f"card {name}, effects, effect 1 (pay), for, effect 1 (activate-villager), species"
    assert found == f"{where}: {whom}, lest it never end"


@law("frogs", "7.12")
@pytest.mark.parametrize("effect", [NEST, FROG])
def test_no_lasting_effect_of_a_building_activates_a_card(effect: Any) -> None:
    does = f"effect 1 ({effect['do']}): the lasting effect of a building activates no card, lest it never end"
    assert changed("newsroom", effects=[effect]) == [f"card newsroom, effects, {does}"]
    modifier = {"kind": "modifier", "effects": [effect]}
    assert changed("newsroom", enchantment=modifier) == [f"card newsroom, enchantment, {does}"]
    assert changed("newsroom", enchantment=modifier | {"kind": "one-shot"}) == []


@law("frogs", "7.12")
@pytest.mark.parametrize("effect", [NEST, FROG])
def test_starter_cards_activate_nothing(effect: Any) -> None:
    does = f"effect 1 ({effect['do']}): a starter card activates no card, lest it never end"
    assert changed("burrow", advanced=[effect]) == [f"starter burrow, advanced, {does}"]


@law("frogs", "7.12")
@pytest.mark.parametrize(
    ("trigger", "effects"),
    [
        ({"on": "drawn"}, [DRAW]),
        ({"on": "drawn"}, [{"do": "look", "n": 2, "then": [LOOKED]}]),
        ({"on": "gained"}, [GAIN]),
        ({"on": "gained", "min": 15}, [GAIN | {"n": 20}]),
        ({"on": "looked"}, [{"do": "look", "n": 1, "then": [LOOKED]}]),
        ({"on": "looked", "before": True}, [{"do": "look", "n": 1, "then": [LOOKED]}]),
        ({"on": "drawn"}, [DRAW | {"from": "discard-pile"}, {"do": "discard", "n": 1, "from": "hand"}]),
        ({"on": "discarded", "type": "gear"}, [{"do": "pay", "discard": 1, "for": [DRAW]}]),
        ({"on": "gained"}, [{"do": "choose", "options": [[DRAW], [GAIN]]}]),
    ],
)
def test_no_building_sets_itself_off_without_end(trigger: Any, effects: Any) -> None:
    found = changed("community-bank", trigger=trigger, effects=effects)
    assert "card community-bank, effects: can set off this building again and again" in found


@law("frogs", "7.12")
def test_no_two_buildings_set_each_other_off_without_end() -> None:
    pack = house()
    cards = {card["id"]: card for card in pack["card"]}
    cards["newsroom"]["trigger"] = {"on": "invested"}
    cards["newsroom"]["effects"] = [GAIN | {"n": 4}]
    problem = "effects: can set off this building again and again"
    assert check_pack(pack) == [f"card community-bank, {problem}", f"card newsroom, {problem}"]
    cards["newsroom"]["effects"] = [GAIN | {"n": 3}]
    assert check_pack(pack) == []


@law("frogs", "7.12")
@pytest.mark.parametrize(
    ("trigger", "effects"),
    [
        ({"on": "gained", "min": 2}, [GAIN]),
        ({"on": "drawn", "min": 2}, [DRAW]),
        ({"on": "tucked-from-hand"}, [{"do": "tuck", "n": 1, "from": "hand"}]),
        ({"on": "travelled"}, [{"do": "travel", "n": 1, "reward": "normal", "tolls": "pay"}]),
        ({"on": "card-played"}, [{"do": "may", "effects": [PLAY]}]),
    ],
)
def test_a_building_may_set_itself_off_if_that_must_end(trigger: Any, effects: Any) -> None:
    modifier = {"kind": "modifier", "effects": [DRAW]}
    assert changed("community-bank", trigger=trigger, effects=effects, enchantment=modifier) == []
