"""18.4: what the guards receive in Lights Out."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.book import LIBRARY, LOCATIONS
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.tests.kit_more import guard_ids, solo

STRONG = ("guard-07", "guard-06", "guard-05")  # 7 in all


def guarded(at: str, tokens: str = "lookout", strong: bool = True) -> Scenario:
    """The guards, first or last in a location, and the goblins."""
    return solo(at, tokens if strong else "4").guards(at, *(STRONG if strong else ("guard-03",)))


def moved(table: Scenario) -> list[str]:
    return guard_ids(table, table.g.guards_up[LIBRARY])


# 18.4.1 In general


@law("lockup", "18.4.1")
def test_face_down_guard_cards_are_turned_up_and_all_are_added() -> None:
    table = solo("smithy", "3").guards("smithy", "guard-03", down=2).tomes("goblins", "brawlers-handbook")
    table.next_guard("guard-07").settle()
    assert table.g.guards_down[3] == 0
    cards = guard_ids(table, table.g.guards_up[3])
    assert {"guard-03", "guard-07"} < set(cards)
    assert table.g.strength(1, 3) >= 4


@law("lockup", "18.4.1", "7.3.1")
def test_the_guards_take_suspicion_like_a_player() -> None:
    table = guarded("smithy", "1").suspicion("smithy", 2).settle()
    assert (table.of("guards", "suspicion"), table.of("goblins", "suspicion")) == (2, 0)
    weak = guarded("smithy", strong=False).suspicion("smithy", 2).settle()
    assert (weak.of("guards", "suspicion"), weak.of("goblins", "suspicion")) == (0, 2)


@law("lockup", "18.4.1", "8.1")
def test_the_guards_take_the_first_player_marker_in_the_yard() -> None:
    table = solo("exercise-yard", "lookout", first="goblins").guards("exercise-yard", *STRONG).settle()
    assert (table.first(), table.of("guards", "power")) == ("guards", 2)
    assert table.offered() == ["take", "decline"]
    table.chooses("take")
    assert table.of("goblins", "power") == 2


@law("lockup", "18.4.1", "18.0")
@pytest.mark.parametrize(
    ("at", "strong", "goods"),
    [
        ("sewers", True, {"scrap": 2}), ("sewers", False, {"scrap": 1}), ("infirmary", True, {"potion": 2}),
        ("infirmary", False, {"potion": 1}), ("smithy", True, {"iron": 2}), ("smithy", False, {"iron": 1}),
    ],
)  # fmt: skip
def test_the_guards_receive_rewards_like_a_player(at: str, strong: bool, goods: dict[str, int]) -> None:
    table = guarded(at, strong=strong).settle()
    table.chooses("take")
    assert table.goods("guards") == goods
    assert table.g.guards_aside.bit_count() == (3 if strong else 1)  # set aside after the reward
    assert table.g.guards_up[LOCATIONS.index(at)] == 0


@law("lockup", "18.4.1", "7.4.6")
def test_the_guards_take_what_a_brigand_left_with_their_reward() -> None:
    table = guarded("smithy").lying("smithy", gold=1, scrap=2).settle()
    assert table.goods("guards") == {"scrap": 2, "iron": 2, "gold": 1}
    assert guarded("smithy", strong=False).lying("smithy", gold=1).settle().chooses("take").of("goblins", "gold") == 1


@law("lockup", "18.4.1", "7.5.1")
def test_without_a_reward_guard_cards_move_to_the_library() -> None:
    table = guarded("smithy").leave("goblins", iron=0).settle()
    assert sorted(moved(table)) == sorted(STRONG)
    assert table.g.guards_aside == 0


@law("lockup", "18.4.1")
def test_alone_in_a_location_the_guards_are_first() -> None:
    table = night("smithy", goblins="").guards("smithy", "guard-08").settle()
    assert table.over()
    assert table.goods("guards") == {"iron": 2}


# 18.4.2 Commissary


@law("lockup", "18.4.2")
def test_x14_guards_with_only_scrap_take_gold_in_the_commissary() -> None:
    table = guarded("commissary").has("guards", scrap=1).settle()
    assert table.goods("guards") == {"scrap": 1, "gold": 1}


@law("lockup", "18.4.2")
@pytest.mark.parametrize(
    ("owned", "gained"),
    [
        ({}, "gold"),
        ({"gold": 1}, "iron"),
        ({"gold": 1, "iron": 1}, "potion"),
        ({"gold": 1, "iron": 1, "potion": 1}, "scrap"),
        ({"scrap": 2, "potion": 1, "iron": 3, "gold": 2}, "potion"),
        ({"scrap": 1, "potion": 1, "iron": 1, "gold": 1}, "gold"),
        ({"scrap": 1, "potion": 1, "iron": 1, "gold": 2}, "iron"),
    ],
)
def test_the_guards_take_what_they_have_fewest_of_and_of_several_the_rarest(owned: dict[str, int], gained: str) -> None:
    table = guarded("commissary").has("guards", **owned).settle()
    assert table.goods("guards") == owned | {gained: owned.get(gained, 0) + 1}


@law("lockup", "18.4.2")
def test_as_second_in_the_commissary_the_guards_get_nothing() -> None:
    table = guarded("commissary", strong=False).has("guards", scrap=3).settle().chooses("gain gold")
    assert table.goods("guards") == {"scrap": 3}
    assert moved(table) == ["guard-03"]


@law("lockup", "18.4.2", "8.5")
def test_the_player_behind_the_guards_may_exchange() -> None:
    table = guarded("commissary").has("goblins", scrap=1).settle()
    assert table.offered() == ["give scrap", "decline"]


@law("lockup", "18.4.2.1")
def test_a_type_missing_in_the_supply_is_passed_over() -> None:
    table = guarded("commissary").has("guards", scrap=1).leave("goblins", gold=0).settle()
    assert table.goods("guards") == {"scrap": 1, "iron": 1}


@law("lockup", "18.4.2.1", "18.4.1")
def test_with_an_empty_supply_the_guards_get_nothing_and_move_on() -> None:
    table = guarded("commissary").lying("commissary", gold=1).leave("goblins", scrap=0, potion=0, iron=0, gold=0)
    table.settle()
    assert table.goods("guards") == {}
    assert (table.lying_at("commissary"), len(moved(table))) == ({"gold": 1}, 3)


@law("lockup", "18.4.2", "7.4.6")
def test_the_guards_take_a_brigands_resource_before_they_compare_what_they_have() -> None:
    table = guarded("commissary").lying("commissary", gold=1).settle()
    assert table.goods("guards") == {"iron": 1, "gold": 1}


# 18.4.3 Chow Hall


@law("lockup", "18.4.3")
def test_the_guards_take_the_2_goons_with_the_most_suspicion_for_nothing() -> None:
    table = guarded("chow-hall").goons(sewers="dorrim", infirmary="krug", smithy="volg")
    table.goons(commissary="thumm", chow_hall="nib").has("guards", scrap=5).settle()
    assert table.cards("guards", "goons") == ["krug", "volg"]  # volg 2; krug and thumm 1, krug at the lower number
    assert table.goods("guards") == {"scrap": 5}
    assert table.shown_goons() == ["dorrim", "", "", "thumm", "nib"]


@law("lockup", "18.4.3")
def test_of_equal_goons_the_lower_location_counts() -> None:
    table = guarded("chow-hall").goons(chow_hall="krug", smithy="slit", sewers="hask", commissary="thumm").settle()
    assert sorted(table.cards("guards", "goons")) == ["hask", "slit"]


@law("lockup", "18.4.3", "18.7.1", "18.7.4")
def test_the_effects_of_their_goons_come_one_after_the_other() -> None:
    table = guarded("chow-hall").goons(sewers="brunn", infirmary="sanna", smithy="dorrim").settle()
    told = table.happened()
    taken = [key for key in told if key in ("guards-recruits", "guards-stars", "guards-gains")]
    assert taken == ["guards-recruits", "guards-stars", "guards-recruits", "guards-gains"]  # sanna, then brunn
    assert (table.of("guards", "iron"), table.of("guards", "stars")) == (1, 11)


@law("lockup", "18.4.3")
def test_a_single_goon_is_taken_and_with_none_they_move_to_the_library() -> None:
    table = guarded("chow-hall").goons(sewers="dorrim").settle()
    assert table.cards("guards", "goons") == ["dorrim"]
    assert table.g.guards_aside.bit_count() == 3
    assert len(moved(guarded("chow-hall").settle())) == 3


@law("lockup", "18.4.3")
def test_as_second_in_the_chow_hall_the_guards_get_nothing() -> None:
    table = guarded("chow-hall", strong=False).goons(sewers="dorrim", smithy="krug").has("guards", scrap=9)
    table.has("goblins", scrap=1).settle().chooses("recruit 1", "goon dorrim")
    assert table.cards("guards", "goons") == []
    assert moved(table) == ["guard-03"]


# 18.4.4 Cell Block


@law("lockup", "18.4.4")
@pytest.mark.parametrize("strong", [True, False])
def test_the_guards_craft_at_any_place_the_dearest_item_they_can_pay(strong: bool) -> None:
    table = guarded("cell-block", strong=strong).display("rag-rope", "marked-deck", "siege-hook").has("guards", scrap=4)
    table.has("goblins", gold=1).settle()
    table.chooses(*["decline"] * (table.asked() == "goblins"))
    assert table.cards("guards", "items") == ["marked-deck"]  # value 4 for 3 scrap; siege-hook (10) lacks iron
    assert table.of("guards", "stars") == 14
    assert table.g.guards_aside.bit_count() == (3 if strong else 1)


@law("lockup", "18.4.4")
def test_of_equal_items_the_one_nearer_to_the_deck_is_crafted() -> None:
    table = guarded("cell-block").display("siege-hook", "rag-rope", "bent-nail-lockpick").has("guards", scrap=2)
    table.settle()
    assert table.cards("guards", "items") == ["rag-rope"]  # both value 3


@law("lockup", "18.4.4")
def test_the_guards_craft_reserved_items_too() -> None:
    table = guarded("cell-block").display("rag-rope").reserved("guards", "patched-buckler")
    table.has("guards", scrap=2, iron=1).settle()
    assert (table.cards("guards", "items"), table.cards("guards", "reserved")) == (["patched-buckler"], [])
    assert table.g.kept == []
    assert table.shown_items()[0] == "rag-rope"


@law("lockup", "18.4.4")
def test_if_they_cannot_craft_they_reserve_the_dearest_for_nothing() -> None:
    table = guarded("cell-block").display("rag-rope", "rebel-war-banner", "breaching-charge")
    table.has("guards", scrap=1).settle()
    assert table.cards("guards", "reserved") == ["rebel-war-banner"]  # both 15, nearer to the deck
    assert (table.goods("guards"), table.of("guards", "stars")) == ({"scrap": 1}, 10)
    assert table.g.guards_aside.bit_count() == 3


@law("lockup", "18.4.4")
def test_they_craft_rather_than_reserve_something_dearer() -> None:
    table = guarded("cell-block").display("breaching-charge", "rag-rope").has("guards", scrap=2).settle()
    assert table.cards("guards", "items") == ["rag-rope"]
    assert table.cards("guards", "reserved") == []


@law("lockup", "18.4.4.1")
def test_a_display_card_comes_before_a_reserved_one_of_equal_value() -> None:
    table = guarded("cell-block").display("", "", "rag-rope").reserved("guards", "bent-nail-lockpick")
    table.has("guards", scrap=2).settle()
    assert table.cards("guards", "items") == ["rag-rope"]


@law("lockup", "18.4.4.1")
@pytest.mark.parametrize("order", [("rag-rope", "bent-nail-lockpick"), ("bent-nail-lockpick", "rag-rope")])
def test_of_reserved_ones_the_one_reserved_earlier(order: tuple[str, str]) -> None:
    table = guarded("cell-block").reserved("guards", *order).has("guards", scrap=2).settle()
    assert table.cards("guards", "items") == [order[0]]


@law("lockup", "18.4.4.2")
def test_any_resource_is_paid_last_with_the_least_rare() -> None:
    table = guarded("cell-block").display("whisper-vial").has("guards", potion=3, iron=1, gold=1).settle()
    assert table.goods("guards") == {"iron": 1, "gold": 1}  # potions 2 for the cost, the third for any
    table = guarded("cell-block").display("whisper-vial").has("guards", potion=2, iron=1, gold=1).settle()
    assert table.goods("guards") == {"gold": 1}
    table = guarded("cell-block").display("junk-magnet").has("guards", scrap=1, iron=1).settle()
    assert table.goods("guards") == {"scrap": 1}  # paid, then gained by the effect


@law("lockup", "18.4.4.3")
def test_with_an_empty_display_and_nothing_to_craft_they_move_to_the_library() -> None:
    table = guarded("cell-block").reserved("guards", "breaching-charge").settle()
    assert len(moved(table)) == 3
    assert table.g.guards_aside == 0


# 18.4.5 Library


@law("lockup", "18.4.5", "7.5.2")
@pytest.mark.parametrize(("tokens", "first"), [("lookout", "guards"), ("4, 3, 2", "goblins")])
def test_first_or_second_in_the_library_the_guards_gain_1_star(tokens: str, first: str) -> None:
    table = solo("library", tokens, first="goblins").guards("library", *STRONG).settle()
    assert table.ranking()[0] == first
    while table.g.offer:
        table.chooses(table.offered()[0])
    assert table.of("guards", "stars") == 11
    assert table.g.guards_aside.bit_count() == 3
    assert table.g.tomes[1] == 0
