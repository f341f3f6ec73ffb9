"""Chapter 11: crafting and reserving items in the Cell Block."""

from collections import Counter

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.file.pack import HOUSE, load_cards
from parlour.games.lockup.rules.book import GOODS, SYMBOLS
from parlour.games.lockup.rules.tally import numbers
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.tests.kit_more import counts, crafting, holder, sight, symbols

CARDS = load_cards(HOUSE)


@law("lockup", "11.1", "DEC.19")
def test_items_are_crafted_from_the_display_or_from_the_own_reserved_items() -> None:
    table = crafting("bent-nail-lockpick", "siege-hook", scrap=2)
    table.reserved("goblins", "rag-rope").reserved("gnolls", "marked-deck").settle()
    assert table.offered("craft") == ["bent-nail-lockpick", "rag-rope"]
    table.chooses("craft rag-rope")
    assert table.cards("goblins", "items") == ["rag-rope"]
    assert table.cards("goblins", "reserved") == []
    assert table.shown_items() == ["bent-nail-lockpick", "siege-hook", ""]


@law("lockup", "11.1", "DEC.19")
def test_an_item_that_cannot_be_paid_for_cannot_be_crafted() -> None:
    table = crafting("bent-nail-lockpick", "soup-spoon-shiv", scrap=2).settle()
    table.refuses("craft soup-spoon-shiv", law="11.2")
    table.refuses("craft siege-hook", law="")  # neither on display nor reserved


@law("lockup", "11.2")
def test_crafting_pays_the_cost_scores_the_value_and_applies_the_effects() -> None:
    table = crafting("knuckle-plates", scrap=2, iron=2, potion=1).settle()
    table.chooses("craft knuckle-plates")
    assert table.goods("goblins") == {"scrap": 1, "potion": 1}
    assert (table.in_supply("scrap"), table.in_supply("iron")) == (24, 15)
    assert table.of("goblins", "stars") == 15
    assert table.of("goblins", "power") == 2
    assert sight(table, "gnolls")["players"][0]["items"][0]["id"] == "knuckle-plates"
    assert "4" in table.cell("goblins")  # the reward was received


@law("lockup", "11.2", "16.3")
@pytest.mark.parametrize("item", CARDS.item_ids)
def test_each_item_costs_scores_and_counts_what_it_shows(item: str) -> None:
    number = CARDS.item_ids.index(item)
    cost = numbers(CARDS.costs[number], 5)
    table = crafting(item, **dict(zip(GOODS, cost, strict=False))).goals("inst-power")
    table.has("goblins", scrap=cost[0] + cost[4]).has("gnolls", scrap=1)
    table.settle().chooses(f"craft {item}")
    table.by("goblins", *["no-exchange"] * (table.question() == "Exchange"))
    table.by("goblins", *table.offered()[:1] * (table.question() == "KeepTome"))
    gained = [effect for effect in CARDS.item_effects[number] if effect < 4]
    assert table.goods("goblins") == {GOODS[good]: 1 for good in gained}
    assert table.of("goblins", "stars") == 10 + CARDS.values[number]
    shown = Counter(SYMBOLS[symbol] for symbol in CARDS.item_symbols[number])
    assert symbols(table, "goblins") == shown


@law("lockup", "11.2.1", "DEC.20")
def test_any_resource_is_paid_with_a_resource_of_any_type() -> None:
    table = crafting("whisper-vial", scrap=1, potion=3, gold=1).settle()
    table.chooses("craft whisper-vial")
    assert table.offered() == ["pay scrap", "pay potion", "pay gold"]  # the third potion too: two are for the cost
    table.chooses("pay gold")
    assert table.goods("goblins") == {"scrap": 1, "potion": 1}


@law("lockup", "11.2.1", "DEC.20")
def test_what_the_named_part_of_the_cost_needs_cannot_pay_for_any() -> None:
    table = crafting("whisper-vial", scrap=1, potion=2, gold=1).settle()
    table.chooses("craft whisper-vial")
    assert table.offered() == ["pay scrap", "pay gold"]


@law("lockup", "11.2.1", "11.2")
def test_any_resource_needs_one_more_than_the_named_part() -> None:
    table = crafting("junk-magnet", iron=1).settle()  # iron 1, any 1
    table.refuses("craft junk-magnet", law="11.2")
    table = crafting("junk-magnet", iron=2).settle().chooses("craft junk-magnet")
    assert table.goods("goblins") == {"scrap": 1}


@law("lockup", "DEC.20")
def test_with_a_single_type_left_any_resource_is_paid_without_asking() -> None:
    table = crafting("whisper-vial", potion=2, gold=1).settle()
    table.chooses("craft whisper-vial")
    assert table.goods("goblins") == {}
    assert table.of("goblins", "stars") == 15


@law("lockup", "11.2.1")
def test_any_resource_in_a_cost_is_no_type_for_goals() -> None:
    table = crafting("hollow-heel-boots", scrap=2, iron=1).goals("maj-iron-items")
    table.crafted("goblins", "soup-spoon-shiv").settle()
    table.chooses("craft hollow-heel-boots")  # scrap 2, any 1: paid with iron
    assert table.goods("goblins") == {}
    assert counts(table, "maj-iron-items") == [1, 0]


@law("lockup", "11.2.2")
def test_several_effects_happen_in_printed_order() -> None:
    table = crafting("cloak-of-soot", scrap=2, potion=2, iron=1, suspicion=3).settle()
    table.chooses("craft cloak-of-soot")
    assert table.happened().count("discards-suspicion") == 2
    assert table.of("goblins", "suspicion") == 1


@law("lockup", "11.2.2")
def test_the_value_comes_before_the_effects() -> None:
    table = crafting("knuckle-plates", scrap=1, iron=2).settle().chooses("craft knuckle-plates")
    told = table.happened()
    assert told.index("crafts") < told.index("gains-power")


@law("lockup", "11.2.3")
def test_symbols_of_an_item_count_from_its_crafting_on() -> None:
    table = crafting("wardens-spare-helm", scrap=2, iron=3).goals("maj-shields").crafted("goblins", "soup-spoon-shiv")
    table.settle()
    assert counts(table, "maj-shields") == [1, 0]
    table.chooses("craft wardens-spare-helm")
    assert counts(table, "maj-shields") == [3, 0]
    assert holder(table, "maj-shields") == "goblins"


@law("lockup", "11.3", "DEC.21")
def test_reserving_costs_1_resource_of_any_type_and_takes_a_card_of_the_display() -> None:
    table = crafting("breaching-charge", "siege-hook", scrap=1, gold=1).settle()
    table.chooses("reserve breaching-charge")
    assert table.offered() == ["pay scrap", "pay gold"]
    table.chooses("pay gold")
    assert table.cards("goblins", "reserved") == ["breaching-charge"]
    assert table.goods("goblins") == {"scrap": 1}
    assert table.shown_items() == ["", "siege-hook", ""]
    assert table.of("goblins", "stars") == 10
    assert "4" in table.cell("goblins")


@law("lockup", "11.3", "19.1")
def test_a_reserved_item_lies_face_down() -> None:
    table = crafting("breaching-charge", scrap=1).settle().chooses("reserve breaching-charge")
    own, others = sight(table, "goblins")["players"][0], sight(table, "gnolls")["players"][0]
    assert [item["id"] for item in own["reserved"]] == ["breaching-charge"]
    assert (others["reserved"], others["reserved_count"]) == (None, 1)
    assert "reserves" in table.happened()  # all saw which card was taken


@law("lockup", "11.3")
def test_without_a_resource_nothing_can_be_reserved() -> None:
    table = night("cell-block", goblins="4", gnolls="3").display("breaching-charge").has("gnolls", scrap=1).settle()
    assert table.asked() == "gnolls"  # the goblins can do nothing and go to the Library
    assert table.question() == "ChooseCraft"
    assert table.g.declined == 1
    table.chooses("decline")
    assert table.tokens("goblins", "library") == ["4"]


@law("lockup", "11.3")
def test_who_cannot_pay_is_told_why() -> None:
    table = crafting("breaching-charge").tomes("goblins", "book-of-alibis").settle()
    table.chooses("no-tome", "no-tome", "no-tome")
    table.refuses("reserve breaching-charge", law="11.3")
    table.refuses("craft breaching-charge", law="11.2")


@law("lockup", "11.3.1")
def test_any_number_of_items_may_be_reserved_and_the_owner_may_look_at_them() -> None:
    owned = ("rag-rope", "chalk-ward", "marked-deck", "skeleton-key")
    table = crafting("breaching-charge", scrap=1).reserved("goblins", *owned).settle()
    table.chooses("reserve breaching-charge")
    assert len(table.cards("goblins", "reserved")) == 5
    assert {item["id"] for item in sight(table, "goblins")["players"][0]["reserved"]} == {*owned, "breaching-charge"}


@law("lockup", "11.3.2")
def test_reserved_items_do_not_count() -> None:
    table = Scenario("goblins", "gnolls").goals("maj-items", "end-items")
    table.reserved("goblins", "bent-nail-lockpick", "tin-idol", "breaching-charge", "siege-hook")
    assert counts(table, "maj-items") == counts(table, "end-items") == [0, 0]
    assert symbols(table, "goblins") == {}
    assert holder(table, "maj-items") == ""


@law("lockup", "11.4")
def test_the_display_is_not_refilled_before_patrol() -> None:
    table = crafting("bent-nail-lockpick", "rag-rope", "chalk-ward", scrap=2).has("gnolls", scrap=1).settle()
    table.chooses("craft bent-nail-lockpick")
    assert table.shown_items() == ["", "rag-rope", "chalk-ward"]
    assert table.offered("reserve") == ["rag-rope", "chalk-ward"]
    table.chooses("reserve rag-rope")
    table.patrol()
    assert "" not in table.shown_items()
    assert table.shown_items()[2] == "chalk-ward"


@law("lockup", "DEC.18")
def test_a_player_in_the_cell_block_crafts_reserves_or_declines() -> None:
    table = crafting("bent-nail-lockpick", scrap=2).settle()
    assert table.offered() == ["craft bent-nail-lockpick", "reserve bent-nail-lockpick", "decline"]
    table.chooses("decline")
    assert table.tokens("goblins", "library") == ["4"]
    assert table.of("goblins", "scrap") == 2


@law("lockup", "DEC.18")
def test_one_item_for_each_reward() -> None:
    table = crafting("bent-nail-lockpick", "rag-rope", scrap=4).settle()
    table.chooses("craft bent-nail-lockpick")
    assert table.asked() != "goblins"
