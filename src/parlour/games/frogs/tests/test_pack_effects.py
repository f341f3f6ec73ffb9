"""What the effects and triggers of a pack become: lists by number, and the cards that answer an occasion."""

from parlour.conformance.law import law
from parlour.games.frogs.file.pack import load_cards
from parlour.games.frogs.rules.book import (
    ACTIVATED,
    ANY,
    ARRIVED,
    BEFORE,
    BUILDING,
    CARDS,
    CHEST_LISTS,
    CROW,
    DISCARDED,
    DRAWN,
    ENCHANTED,
    EVENTS,
    FROG,
    GAINED,
    GEAR,
    ICON_LISTS,
    INNER_LISTS,
    INVESTED,
    LOOKED,
    OCCASIONS,
    OPS,
    PLAYED,
    RABBIT,
    REWARDS,
    SOURCES,
    STARTED,
    STARTER_LISTS,
    TRAVELLED,
    TUCKED,
    VILLAGER,
    WORD,
    Effect,
)
from parlour.record.pack import HOUSE

CARD = load_cards(HOUSE)


def number(name: str) -> int:
    return CARD.ids.index(name)


def unbagged(words: list[int]) -> set[str]:
    return {CARD.ids[card] for card in range(CARDS) if words[card // WORD] >> card % WORD & 1}


def answering(occasion: int) -> set[str]:
    return unbagged(CARD.answers[2 * occasion : 2 * occasion + 2])


def ops(effects: list[Effect]) -> list[tuple[str, int]]:
    return [(OPS[effect.op], effect.n) for effect in effects]


# Lists of effects


@law("frogs", "7.11", "11.2")
def test_a_card_has_two_lists_and_only_buildings_use_the_second() -> None:
    seller, jar = number("turnip-seller"), number("penny-jar")
    assert (ops(CARD.lists[2 * seller]), CARD.lists[2 * seller + 1]) == ([("gain", 3)], [])
    assert (ops(CARD.lists[2 * jar]), CARD.lists[2 * jar + 1]) == ([("gain", 3)], [])
    second = [card for card in range(CARDS) if CARD.lists[2 * card + 1]]
    assert second == [card for card in range(CARDS) if CARD.types[card] == BUILDING]


@law("frogs", "11.2")
def test_a_one_shot_enchantment_stands_alone_and_a_modifier_after_the_effects() -> None:
    bank, room = number("community-bank"), number("rookery-reading-room")
    assert ops(CARD.lists[2 * bank]) == [("invest", 2)]
    assert ops(CARD.lists[2 * bank + 1]) == [("gain", 3), ("invest", 5)]
    assert ops(CARD.lists[2 * room]) == [("invest", 2)]
    assert ops(CARD.lists[2 * room + 1]) == [("invest", 2), ("gain", 1)]


@law("frogs", "2.5")
def test_the_starter_cards_of_the_house_edition() -> None:
    found = [ops(CARD.lists[STARTER_LISTS + each]) for each in range(6)]
    nest, pad, burrow = [[("draw", 1)], [("draw", 1), ("gain", 1)]], [[("travel", 1)], [("travel", 2)]], [2, 3]
    assert found == [*nest, *pad, *([("gain", n)] for n in burrow)]


@law("frogs", "8.7.1")
def test_chests_and_start_icons_are_choices() -> None:
    chests = [CARD.lists[CHEST_LISTS + chest][0] for chest in range(3)]
    assert [len(chest.lists) for chest in chests] == [3, 3, 3]
    assert [ops(CARD.lists[chest.lists[0]]) for chest in chests] == [[("tuck", n)] for n in (1, 2, 3)]
    assert ops(CARD.lists[chests[2].lists[1]]) == [("tuck", 1), ("play", 0)]
    for which in range(3):
        (icon,) = CARD.lists[ICON_LISTS + which]
        inner = [CARD.lists[each][0] for each in icon.lists]
        assert [(OPS[each.op], each.which) for each in inner] == [("activate-start", which), ("upgrade-start", which)]


@law("frogs", "7.11")
def test_every_list_inside_another_is_held_by_one_effect() -> None:
    held = [each for effects in CARD.lists for effect in effects for each in effect.lists]
    assert sorted(held) == list(range(INNER_LISTS, len(CARD.lists)))
    assert all(CARD.lists[each] for each in held)
    assert {OPS[effect.op] for effects in CARD.lists for effect in effects} == set(OPS)


def effect_of(name: str, place: int = 0) -> Effect:
    return CARD.lists[2 * number(name)][place]


@law("frogs", "7.11.5")
def test_what_a_travel_says() -> None:
    found = {name: effect_of(name) for name in ("frog-mage", "puddle-skipper", "broomstick-instructor")}
    assert [(each.n, REWARDS[each.reward], each.pays) for each in found.values()] == [
        (3, "gain-becomes-draw", True),
        (1, "none", True),
        (4, "normal", False),
    ]


@law("frogs", "7.11.2", "7.11.4", "7.11.6", "7.11.8", "7.11.9", "7.11.10")
def test_what_simple_effects_say() -> None:
    assert SOURCES[effect_of("bottle-post-angler").source] == "discard-pile"
    assert SOURCES[effect_of("attic-hoarder", 1).source] == "hand"
    assert (effect_of("carrot-banker", 1).here, effect_of("community-bank").here) == (False, True)
    assert (effect_of("canteen-cook").other, effect_of("generous-pension").other) == (True, False)
    assert (effect_of("gazette-publisher", 1).species, effect_of("stubborn-broom").species) == (FROG, ANY)
    assert (effect_of("lily-gardener").which, effect_of("groundskeeper").which) == (FROG, ANY)


@law("frogs", "7.11.7", "7.11.14", "7.11.18")
def test_what_paying_considering_and_boosting_say() -> None:
    coins, cards, look = effect_of("potions-dropout"), effect_of("classifieds-clerk"), effect_of("strict-examiner")
    assert (coins.coins, coins.n, cards.coins, cards.n) == (True, 2, False, 2)
    assert ops(CARD.lists[cards.lists[0]]) == [("gain", 6)]
    inner = CARD.lists[look.lists[0]]
    assert (ops(inner), {SOURCES[each.source] for each in inner}) == (
        [("tuck", 1), ("draw", 1), ("discard", 1)],
        {"looked"},
    )
    travel, look = effect_of("leaky-boathouse"), effect_of("attic-observatory")
    assert (travel.looks, travel.n, look.looks, look.n) == (False, 1, True, 2)


@law("frogs", "7.11.12", "7.11.13", "7.11.16", "7.11.17")
def test_what_may_be_played_or_revealed() -> None:
    may, then = CARD.lists[2 * number("zero-waste") + 1]
    (play,) = CARD.lists[may.lists[0]]
    assert (OPS[play.op], SOURCES[play.source], play.type, play.species, play.pays) == (
        "play",
        "discarded",
        GEAR,
        ANY,
        True,
    )
    assert (OPS[then.op], ops(CARD.lists[then.lists[0]])) == ("if-done", [("invest", 1)])
    (free,) = CARD.lists[effect_of("tinkers-toolbox").lists[0]]
    assert not free.pays
    (shown,) = CARD.lists[effect_of("soul-chain").lists[0]]
    assert (OPS[shown.op], shown.type, shown.species) == ("reveal", VILLAGER, CROW)


@law("frogs", "7.11")
def test_words_find_the_lists_as_the_pack_says_them() -> None:
    mage = CARD.said[2 * number("frog-mage")]
    assert mage == [{"do": "travel", "n": 3, "reward": "gain-becomes-draw", "tolls": "pay"}]
    assert CARD.said[2 * number("rookery-reading-room") + 1][1] == {"do": "gain", "n": 1}
    for said, made in zip(CARD.said, CARD.lists, strict=False):
        assert [effect["do"] for effect in said] == [OPS[effect.op] for effect in made]


# Triggers


@law("frogs", "12.6.1")
def test_cards_answer_the_playing_of_a_type_and_a_species() -> None:
    villager, gear, building = ({"wax-seal"}, {"tinkers-toolbox", "printing-house"}, {"carrot-money-box"})
    assert answering(PLAYED + VILLAGER * 3 + FROG) == {*villager, "rain-boots", "wayfarers-inn"}
    assert answering(PLAYED + GEAR * 3 + FROG) == {*gear, "rain-boots"}
    assert answering(PLAYED + GEAR * 3 + CROW) == {*gear, "postal-contract", "sorting-office"}
    assert answering(PLAYED + BUILDING * 3 + RABBIT) == {*building, "builders-guild", "market-scales", "warren-nursery"}


@law("frogs", "12.6.2", "12.6.3")
def test_cards_answer_the_activation_of_a_starter_card_or_a_villager() -> None:
    assert answering(STARTED + 0) == {"foggy-crystal-ball", "penny-jar", "telegraph-office"}
    assert answering(STARTED + 1) == {"mudlarks-dredge", "penny-jar"}
    assert [answering(STARTED + BEFORE + which) for which in range(3)] == [set(), {"leaky-boathouse"}, set()]
    found = [answering(ACTIVATED + species) for species in range(3)]
    assert found == [{"soul-chain"}, {"bubbling-cauldron", "duelling-pond"}, set()]


@law("frogs", "12.6.4", "12.6.5", "12.6.8")
def test_cards_answer_if_it_is_as_much_as_they_ask_for() -> None:
    gained = ["counting-frame", "generous-pension", "community-bank"]
    assert [answering(GAINED + n) for n in range(5)] == [set(), set(), *(set(gained[:n]) for n in (1, 2, 3))]
    assert answering(GAINED + 15) == set(gained)
    assert [len(answering(DRAWN + n)) for n in (0, 1, 2, 15)] == [0, 0, 2, 2]
    walk = {"oilcloth-satchel", "whittled-walking-stick"}
    assert [answering(TRAVELLED + n) for n in (0, 1, 2, 15)] == [set(), {"oilcloth-satchel"}, walk, walk]


@law("frogs", "12.6.6")
def test_cards_answer_if_one_of_the_discarded_cards_is_of_their_type() -> None:
    always = {"recycling-bin", "newsroom"}
    assert answering(DISCARDED) == set()
    assert answering(DISCARDED + 1) == {*always, "pocket-printing-press"}
    assert answering(DISCARDED + 2) == {*always, "zero-waste"}
    assert answering(DISCARDED + 4) == always
    assert answering(DISCARDED + 7) == {*always, "pocket-printing-press", "zero-waste"}


@law("frogs", "12.6.7", "12.6.11", "12.6.12")
def test_cards_answer_tucking_investing_and_enchanting() -> None:
    assert answering(TUCKED) == {"graduation-cap", "great-library"}
    assert (answering(INVESTED), answering(ENCHANTED)) == ({"paper-round-bag"}, {"alumni-hall"})


@law("frogs", "12.6.9", "8.10")
def test_the_end_of_a_path_is_a_chest_as_well() -> None:
    chest = {"stubborn-broom", "treasure-hunters-club"}
    assert (answering(ARRIVED), answering(ARRIVED + 1)) == (chest, {*chest, "message-in-a-bottle", "marsh-lighthouse"})


@law("frogs", "12.6.10")
def test_cards_answer_before_or_after_considering() -> None:
    assert (answering(LOOKED + 1), answering(LOOKED)) == ({"attic-observatory"}, {"brass-spyglass"})


@law("frogs", "12.6")
def test_every_trigger_is_answered_and_only_by_gear_and_buildings() -> None:
    found = set().union(*map(answering, range(OCCASIONS)))
    assert found == unbagged(CARD.gear) | unbagged(CARD.buildings)
    assert {trigger["on"] for trigger in CARD.triggers if trigger} == set(EVENTS)
