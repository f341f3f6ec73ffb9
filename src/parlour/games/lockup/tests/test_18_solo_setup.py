"""18.0 to 18.2: the guards, their cards, and the setup of a solo game."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.file.pack import HOUSE, load_cards
from parlour.games.lockup.rules.book import GUARD_ROLES, LOCATIONS
from parlour.games.lockup.rules.guards import TurnLocationCard
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.tests.kit_more import fresh, guard_ids, sight, solo

CARDS = load_cards(HOUSE)
BLUE = [f"guard-0{n}" for n in range(1, 8)]


@law("lockup", "18.0")
def test_the_numbers_are_those_for_two_players() -> None:
    table = fresh("goblins")
    assert len(table.shown_items()) == 3
    assert table.g.hidden_limit(0) == 3
    alone = solo("sewers", "4").settle().chooses("take")
    assert alone.goods("goblins") == {"scrap": 2}
    ill = solo("infirmary", "4").settle().chooses("take")
    assert ill.goods("goblins") == {"potion": 2}


@law("lockup", "18.0")
def test_the_guards_are_asked_nothing() -> None:
    table = solo("smithy", "4").guards("smithy", "guard-07").settle()
    assert table.asked() == "goblins"
    table.chooses("take")
    assert table.over()
    assert table.goods("guards") == {"iron": 1}


@law("lockup", "18.1.1", "18.5.1")
def test_the_guards_hold_power_suspicion_items_goons_and_any_number_of_resources() -> None:
    table = solo().has("guards", power=3, suspicion=2, scrap=9, gold=4)
    table.crafted("guards", "rag-rope").recruited("guards", "nib").patrol()
    assert table.goods("guards") == {"scrap": 9, "gold": 4}
    assert (table.of("guards", "power"), table.of("guards", "suspicion")) == (3, 2)
    assert (table.cards("guards", "items"), table.cards("guards", "goons")) == (["rag-rope"], ["nib"])


@law("lockup", "18.1.2", "18.2.6")
@pytest.mark.parametrize(("difficulty", "first"), [("old", 8), ("damp", 13), ("fierce", 18)])
def test_the_guard_deck_has_7_blue_cards_and_5_by_difficulty(difficulty: str, first: int) -> None:
    table = solo(difficulty=difficulty)
    assert guard_ids(table, table.g.guard_deck) == [*BLUE, *[f"guard-{n:02}" for n in range(first, first + 5)]]


@law("lockup", "18.1.2", "18.6.1")
def test_one_special_card_at_high_and_extreme_difficulty_only() -> None:
    special = {
        difficulty: [guard for guard in guard_ids(table, table.g.guard_deck) if role(guard) == "special"]
        for difficulty in ("old", "damp", "fierce")
        for table in [solo(difficulty=difficulty)]
    }
    assert special == {"old": [], "damp": ["guard-13"], "fierce": ["guard-18"]}


def role(guard: str) -> str:
    return GUARD_ROLES[CARDS.guard_roles[CARDS.guard_ids.index(guard)]]


@law("lockup", "18.1.3")
@pytest.mark.parametrize("guard", CARDS.guard_ids)
def test_each_guard_card_has_the_strength_it_shows(guard: str) -> None:
    number = CARDS.guard_ids.index(guard)
    difficulty = {"blue": "old", "green": "old", "yellow": "damp", "red": "fierce"}[sets(number)]
    table = solo("smithy", "1", difficulty=difficulty).guards("smithy", guard).has("guards", power=5)
    expected = {"lookout": 0, "enforcer": 5}.get(role(guard), CARDS.guard_strengths[number])
    assert table.g.strength(1, 3) == expected
    assert table.g.has_lookout(1, 3) == (role(guard) == "lookout")


def sets(number: int) -> str:
    return ("blue", "green", "yellow", "red")[CARDS.guard_sets[number]]


@law("lockup", "18.1.3")
def test_a_fist_is_as_strong_as_the_guards_power() -> None:
    for power, first in ((2, "guards"), (1, "goblins")):  # 2 + 3 or 1 + 3 against 4
        table = solo("smithy", "4", first="goblins").guards("smithy", "guard-02", "guard-07")
        assert table.has("guards", power=power).settle().ranking()[0] == first


@law("lockup", "18.1.3", "7.3.1")
def test_an_eye_is_a_lookout() -> None:
    table = solo("smithy", "1").guards("smithy", "guard-01", "guard-07").suspicion("smithy", 2).settle()
    assert table.ranking() == ["guards", "goblins"]
    assert table.of("goblins", "suspicion") == 2
    without = solo("smithy", "1").guards("smithy", "guard-07").suspicion("smithy", 2).settle()
    assert without.of("guards", "suspicion") == 2


@law("lockup", "18.1.4", "18.2.7")
def test_the_location_deck_has_8_cards_in_random_order() -> None:
    table = solo().begin(*[TurnLocationCard() for _ in range(8)])
    turned = sight(table, "goblins")["guards"]["turned"]
    assert sorted(turned) == sorted([*LOCATIONS[:6], "off-duty", "off-duty"])
    other = solo().luck(lambda g: g.draw(g.location_deck) != table.g.turned[0]).begin(TurnLocationCard())
    assert other.g.turned[0] != table.g.turned[0]


@law("lockup", "18.2.1", "INV.17")
def test_there_is_no_instant_goal() -> None:
    assert [goal["type"] for goal in fresh("goblins").view("goblins")["goals"]] == ["majority", "end-game"]


@law("lockup", "18.2.2")
def test_four_tomes_are_removed() -> None:
    g = solo().g
    names = [g.cards.tome_ids[g.cards.tome_of[card]] for card in range(28) if g.tome_deck >> card & 1]
    assert len(names) == 24
    assert not {"big-book-of-stealth", "cutthroat-crafting"} & set(names)
    assert Scenario("goblins", "gnolls").g.tome_deck.bit_count() == 28


@law("lockup", "18.2.3", "18.2.5", "18.2.8")
def test_the_guards_start_with_10_stars_1_power_and_the_first_player_marker() -> None:
    table = fresh("goblins")
    assert table.stars() == [10, 10]
    assert (table.of("guards", "power"), table.of("goblins", "power")) == (1, 1)
    assert table.first() == "guards"
    assert table.view("goblins")["first"] == 1


@law("lockup", "18.2.4")
def test_solo_and_expert_combined() -> None:
    table = fresh("bugbears", expert="true")
    assert table.stars()[1] == 20
    assert (table.of("bugbears", "power"), table.g.storage[0], table.of("guards", "power")) == (2, 4, 1)
    assert (table.question(), len(table.offered("trait"))) == ("ChooseTrait", 2)
    assert table.stars()[0] == 2  # 0, and side B's bonus


@law("lockup", "18.0", "18.2.8")
def test_the_setting_of_a_first_player_does_not_take_the_marker_from_the_guards() -> None:
    assert fresh("goblins", first="0").first() == "guards"


@law("lockup", "18.4.1", "7.2.4")
@pytest.mark.parametrize("first", ["goblins", "guards"])
def test_ties_are_broken_by_the_first_player_marker(first: str) -> None:
    table = solo("smithy", "3", first=first).guards("smithy", "guard-07").settle()
    assert table.ranking()[0] == first


@law("lockup", "18.1.3")
def test_guard_cards_play_no_part_with_more_players() -> None:
    table = night("smithy", goblins="4", gnolls="3").settle()
    assert table.view("goblins")["guards"] is None
