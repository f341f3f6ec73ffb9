"""14.7.2 and 14.7.10 to 14.7.14: the tomes about crafting, recruiting and gaining."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.tests.kit_more import counts, crafting, decline_all, holder, recruiting

CUTTHROAT, TINKER, PATTER = "cutthroat-crafting", "tinkers-shortcuts", "recruiters-patter"
FENCE, PRIMER, ALMANAC = "fences-price-list", "pit-fighters-primer", "scavengers-almanac"


def begun(table: Scenario, *tomes: str) -> Scenario:
    """The goblins with these tomes, at their reward."""
    return decline_all(table.tomes("goblins", *tomes).settle())


# 14.7.2 Cutthroat Crafting


@law("lockup", "14.7.2", "DEC.10")
def test_an_opponent_pays_1_resource_of_the_cost() -> None:
    table = crafting("soup-spoon-shiv", "chalk-ward", players=3, scrap=1).has("gnolls", iron=2).has("gnolls", potion=1)
    begun(table.has(table.crews()[2], gold=1), CUTTHROAT).chooses(f"tome {CUTTHROAT}")
    assert table.g.rival == table.party("gnolls")  # the only one who can help
    assert table.offered("craft") == ["soup-spoon-shiv", "chalk-ward"]
    table.chooses("craft soup-spoon-shiv")
    assert table.goods("goblins") == {}
    assert table.goods("gnolls") == {"potion": 1, "iron": 1}
    assert table.cards("goblins", "items") == ["soup-spoon-shiv"]
    assert table.in_supply("iron") == 14


@law("lockup", "14.7.2", "DEC.10")
def test_the_player_names_the_opponent_and_the_resource() -> None:
    table = crafting("junk-magnet", players=3, iron=1, scrap=1).has("gnolls", iron=1, gold=1)
    third = table.crews()[2]
    begun(table.has(third, scrap=1), CUTTHROAT).chooses(f"tome {CUTTHROAT}")
    assert table.offered() == ["rob gnolls", f"rob {third}"]
    table.chooses("rob gnolls", "craft junk-magnet")
    assert table.offered() == ["rival-pays iron", "rival-pays gold"]  # gold for "any resource"
    table.chooses("rival-pays gold")
    assert table.goods("gnolls") == {"iron": 1}
    assert table.goods("goblins") == {"scrap": 2}  # iron paid, 1 scrap gained by the item


@law("lockup", "14.7.2")
@pytest.mark.parametrize(("gnolls", "playable"), [({}, False), ({"gold": 1}, False), ({"iron": 1}, True)])
def test_it_can_be_played_only_if_an_opponent_has_a_resource_that_an_item_costs(
    gnolls: dict[str, int], playable: bool
) -> None:
    table = begun(crafting("soup-spoon-shiv").has("gnolls", **gnolls), CUTTHROAT)
    assert (f"tome {CUTTHROAT}" in table.offered()) == playable


@law("lockup", "14.7.2")
def test_an_item_with_which_the_opponent_cannot_help_is_paid_alone() -> None:
    table = begun(crafting("bent-nail-lockpick", "chalk-ward", scrap=2).has("gnolls", potion=1), CUTTHROAT)
    table.chooses(f"tome {CUTTHROAT}")
    assert table.offered("craft") == ["bent-nail-lockpick", "chalk-ward"]
    table.chooses("craft bent-nail-lockpick")
    assert (table.goods("goblins"), table.goods("gnolls")) == ({}, {"potion": 1})
    assert table.g.rival == -1


@law("lockup", "14.7.2")
def test_it_is_played_once_in_a_reward_and_ends_with_it() -> None:
    table = begun(crafting("soup-spoon-shiv", scrap=1).has("gnolls", iron=2), CUTTHROAT, CUTTHROAT)
    table.chooses(f"tome {CUTTHROAT}")
    assert table.offered("tome") == []
    table.chooses("decline")
    assert table.g.rival == -1
    assert table.goods("gnolls") == {"iron": 2}


@law("lockup", "14.7.2", "14.7.10")
@pytest.mark.parametrize("tomes", [(TINKER, CUTTHROAT), (CUTTHROAT, TINKER)])
def test_together_they_pay_for_what_one_alone_would_not(tomes: tuple[str, str]) -> None:
    table = begun(crafting("skeleton-key", scrap=1).has("gnolls", iron=1), *tomes)
    table.chooses(*[f"tome {tome}" for tome in tomes], "craft skeleton-key")
    assert (table.goods("goblins"), table.goods("gnolls")) == ({}, {})
    assert table.cards("goblins", "items") == ["skeleton-key"]


@law("lockup", "14.7.2", "14.7.10")
def test_an_opponent_and_a_shortcut_together() -> None:
    table = begun(crafting("skeleton-key", scrap=1, potion=1).has("gnolls", iron=1), CUTTHROAT, TINKER)
    table.chooses(f"tome {TINKER}", f"tome {CUTTHROAT}", "craft skeleton-key")
    assert table.offered() == ["leave-out scrap", "leave-out potion"]
    table.chooses("leave-out potion")
    assert table.goods("goblins") == {"potion": 1}
    assert table.goods("gnolls") == {}


# 14.7.10 Tinker's Shortcuts


@law("lockup", "14.7.10", "DEC.10")
def test_a_shortcut_leaves_out_1_resource_of_choice() -> None:
    table = begun(crafting("skeleton-key", scrap=1, potion=1, iron=1), TINKER)
    table.chooses(f"tome {TINKER}", "craft skeleton-key")
    assert table.offered() == ["leave-out scrap", "leave-out potion", "leave-out iron"]
    table.chooses("leave-out iron")
    assert table.goods("goblins") == {"iron": 1}
    assert table.of("goblins", "stars") == 17


@law("lockup", "14.7.10")
def test_a_shortcut_can_leave_out_what_is_missing_and_nothing_else() -> None:
    table = begun(crafting("skeleton-key", scrap=1, potion=1), TINKER)
    assert table.offered("craft") == []
    table.chooses(f"tome {TINKER}", "craft skeleton-key")
    assert table.goods("goblins") == {}


@law("lockup", "14.7.10", "11.2.1")
def test_a_shortcut_may_leave_out_any_resource() -> None:
    table = begun(crafting("junk-magnet", iron=2), TINKER).chooses(f"tome {TINKER}", "craft junk-magnet")
    assert table.offered() == ["leave-out iron", "leave-out any"]
    table.chooses("leave-out any")
    assert table.goods("goblins") == {"scrap": 1, "iron": 1}


@law("lockup", "14.7.10")
def test_the_full_cost_still_counts_for_goals() -> None:
    table = crafting("soup-spoon-shiv", scrap=1).crafted("goblins", "patched-buckler").goals("maj-iron-items")
    begun(table, TINKER).chooses(f"tome {TINKER}", "craft soup-spoon-shiv")
    assert counts(table, "maj-iron-items") == [2, 0]
    assert holder(table, "maj-iron-items") == "goblins"


@law("lockup", "14.7.10")
def test_a_shortcut_needs_an_item_to_craft_but_none_that_one_alone_makes_payable() -> None:
    assert begun(crafting(scrap=1), TINKER).offered("tome") == []
    table = begun(crafting("skeleton-key", scrap=1), TINKER, TINKER).chooses(f"tome {TINKER}")
    assert table.offered("craft") == []
    table.chooses(f"tome {TINKER}", "craft skeleton-key")
    assert table.offered() == ["leave-out potion", "leave-out iron"]
    table.chooses("leave-out iron")  # and the potion, without asking
    assert table.goods("goblins") == {}


@law("lockup", "14.7.10")
@pytest.mark.parametrize("instead", ["decline", "reserve skeleton-key"])
def test_a_shortcut_is_wasted_if_nothing_is_crafted(instead: str) -> None:
    table = crafting("skeleton-key", "soup-spoon-shiv", scrap=1, iron=1).has("gnolls", scrap=1)
    begun(table, TINKER).chooses(f"tome {TINKER}", instead)
    table.chooses(*["pay iron"] * (table.question() == "PayGoods"))
    assert (table.asked(), table.offered("craft"), table.g.discount) == ("gnolls", [], 0)
    assert table.cards("goblins", "tomes") == []


@law("lockup", "14.7.10")
def test_both_shortcuts_add_up() -> None:
    table = begun(crafting("skeleton-key", scrap=1, potion=1, iron=1), TINKER, TINKER)
    table.chooses(f"tome {TINKER}", f"tome {TINKER}", "craft skeleton-key", "leave-out scrap", "leave-out iron")
    assert table.goods("goblins") == {"scrap": 1, "iron": 1}


# 14.7.11 Recruiter's Patter


@law("lockup", "14.7.11")
def test_patter_lowers_the_whole_price_by_2() -> None:
    table = begun(recruiting("dorrim", "nib", "krug", scrap=2), PATTER)
    assert table.offered("recruit") == ["1"]
    table.chooses(f"tome {PATTER}")
    assert table.offered("recruit") == ["1", "2"]
    table.chooses("recruit 2", "goon dorrim", "goon krug")
    assert table.goods("goblins") == {}


@law("lockup", "14.7.11")
def test_the_price_is_never_below_0() -> None:
    table = begun(recruiting("dorrim", "nib", scrap=1), PATTER).chooses(f"tome {PATTER}", "recruit 1", "goon nib")
    assert table.goods("goblins") == {"scrap": 1}
    assert begun(recruiting("dorrim"), PATTER).chooses(f"tome {PATTER}").offered("recruit") == ["1"]


@law("lockup", "14.7.11")
def test_both_patters_add_up_and_end_with_the_reward() -> None:
    table = recruiting("dorrim", "nib", "krug", "slit").has("gnolls", scrap=1)
    begun(table, PATTER, PATTER).chooses(f"tome {PATTER}", f"tome {PATTER}", "recruit 2", "goon dorrim", "goon nib")
    assert table.asked() == "gnolls"
    table.chooses("recruit 1")
    assert table.goods("gnolls") == {}


@law("lockup", "14.7.11")
def test_patter_needs_a_goon_to_recruit() -> None:
    assert begun(recruiting(scrap=1), PATTER).offered("tome") == []


@law("lockup", "14.7.11")
def test_patter_is_wasted_if_nobody_is_recruited() -> None:
    table = begun(recruiting("dorrim").has("gnolls", scrap=1), PATTER).chooses(f"tome {PATTER}", "decline")
    assert (table.asked(), table.offered("recruit"), table.g.discount) == ("gnolls", ["1"], 0)


# 14.7.12 Fence's Price List, 14.7.13 Pit-Fighter's Primer, 14.7.14 Scavenger's Almanac


def any_time(*tomes: str, **goods: int) -> Scenario:
    return Scenario("goblins", "gnolls").tomes("goblins", *tomes).has("goblins", **goods)


@law("lockup", "14.7.12", "DEC.10")
def test_the_fence_swaps_up_to_3_resources_for_as_many() -> None:
    table = any_time(FENCE, scrap=4, iron=1).turn("goblins").chooses(f"tome {FENCE}")
    assert table.offered() == ["return scrap", "return iron"]  # at least one
    table.chooses("return scrap", "return iron")
    assert table.offered() == ["return scrap", "end"]
    table.chooses("return scrap")  # the third is the last
    table.chooses("receive gold", "receive gold", "receive potion")
    assert table.goods("goblins") == {"scrap": 2, "potion": 1, "gold": 2}


@law("lockup", "14.7.12")
def test_fewer_than_3_may_be_swapped() -> None:
    table = any_time(FENCE, scrap=2).turn("goblins").chooses(f"tome {FENCE}", "end", "receive gold")
    assert table.goods("goblins") == {"scrap": 1, "gold": 1}


@law("lockup", "14.7.12")
def test_the_fence_takes_only_what_the_supply_holds() -> None:
    table = any_time(FENCE, scrap=2).leave("gnolls", gold=1, iron=0).turn("goblins")
    table.chooses(f"tome {FENCE}", "return scrap")
    assert table.offered() == ["receive scrap", "receive potion", "receive gold"]
    table.chooses("receive gold")
    assert table.offered() == ["receive scrap", "receive potion"]


@law("lockup", "14.7.12")
def test_the_fence_needs_resources() -> None:
    assert any_time(FENCE).turn("goblins").offered("tome") == []


@law("lockup", "14.7.13")
def test_the_primer_brings_1_power() -> None:
    table = any_time(PRIMER).turn("goblins").chooses(f"tome {PRIMER}")
    assert table.of("goblins", "power") == 2


@law("lockup", "14.7.13", "7.2.2")
def test_power_gained_before_the_ranking_counts_for_the_enforcer() -> None:
    table = night("smithy", goblins="enforcer", gnolls="1", first="gnolls").tomes("goblins", PRIMER).settle()
    table.chooses(f"tome {PRIMER}")
    assert table.ranking() == ["goblins", "gnolls"]


@law("lockup", "14.7.13", "7.2.5")
def test_power_gained_after_the_ranking_does_not() -> None:
    table = night("smithy", goblins="enforcer", gnolls="1", first="gnolls").tomes("goblins", PRIMER).settle()
    decline_all(table).by("gnolls", "take").by("goblins", f"tome {PRIMER}")
    assert table.of("goblins", "power") == 2
    assert table.ranking() == ["gnolls", "goblins"]


@law("lockup", "14.7.13")
def test_the_primer_needs_power_in_the_supply() -> None:
    assert any_time(PRIMER).leave("gnolls", power=0).turn("goblins").offered("tome") == []


@law("lockup", "14.7.14", "DEC.10")
@pytest.mark.parametrize(("good", "n"), [("scrap", 2), ("potion", 1), ("iron", 1), ("gold", 1)])
def test_the_almanac_brings_one_of_four(good: str, n: int) -> None:
    table = any_time(ALMANAC).turn("goblins").chooses(f"tome {ALMANAC}")
    assert table.offered("find") == ["scrap", "potion", "iron", "gold"]
    table.chooses(f"find {good}")
    assert table.goods("goblins") == {good: n}


@law("lockup", "14.7.14", "3.2")
def test_the_almanac_brings_what_the_supply_holds() -> None:
    table = any_time(ALMANAC).leave("gnolls", scrap=1, gold=0).turn("goblins").chooses(f"tome {ALMANAC}")
    assert table.offered("find") == ["scrap", "potion", "iron"]
    table.chooses("find scrap")
    assert table.goods("goblins") == {"scrap": 1}


@law("lockup", "14.7.14")
def test_the_almanac_needs_a_supply() -> None:
    table = any_time(ALMANAC).leave("gnolls", scrap=0, potion=0, iron=0, gold=0).turn("goblins")
    assert table.offered("tome") == []
