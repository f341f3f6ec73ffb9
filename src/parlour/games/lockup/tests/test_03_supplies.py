"""Chapter 3: quantities and supplies."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.scoring import Scoring
from parlour.games.lockup.tests.kit import Scenario, night


@law("lockup", "3.1")
def test_resources_come_from_the_supply_and_go_back_to_it() -> None:
    table = night("smithy", goblins="4", gnolls="3").settle().chooses("take", "take")
    assert (table.of("goblins", "iron"), table.of("gnolls", "iron"), table.in_supply("iron")) == (2, 1, 12)
    other = night("chow-hall", goblins="4", gnolls="").goons(sewers="dorrim").has("goblins", iron=1).settle()
    other.chooses("recruit 1")
    assert (other.goods("goblins"), other.in_supply("iron")) == ({}, 15)


@law("lockup", "3.1")
def test_power_and_suspicion_come_from_the_supply_too() -> None:
    table = night("exercise-yard", goblins="4", gnolls="3").settle().chooses("take", "take")
    assert table.in_supply("power") == 22 - 2 - 2
    table = Scenario().goons(sewers="volg", infirmary="krug", smithy="drasha", commissary="utta").next_goons("dorrim")
    table.patrol()
    assert table.in_supply("suspicion") == 12 - 2 - 1 - 1 - 2


@law("lockup", "3.2")
@pytest.mark.parametrize(("left", "gained"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_whoever_should_gain_more_than_the_supply_holds_gains_what_is_left(left: int, gained: int) -> None:
    table = night("infirmary", goblins="4", gnolls="", kobolds="").leave("kobolds", potion=left)
    table.settle().chooses("take")
    assert (table.of("goblins", "potion"), table.in_supply("potion")) == (gained, left - gained)


@law("lockup", "3.2", "3.1")
def test_what_a_payment_brings_back_can_be_taken_again() -> None:
    table = night("commissary", goblins="4", gnolls="3", kobolds="").leave("kobolds", gold=0).has("gnolls", scrap=1)
    table.settle()
    assert table.offered("gain") == ["scrap", "potion", "iron"]
    table.chooses("gain scrap", "give scrap")
    assert table.offered("receive") == ["potion", "iron"]


@law("lockup", "3.3", "10.4")
def test_reputation_never_falls_below_0_in_a_raid() -> None:
    table = Scenario().has("goblins", suspicion=2, stars=4).raid()
    assert table.stars() == [0, 10]


@law("lockup", "3.3", "16.2.3")
def test_nor_in_final_scoring() -> None:
    table = Scenario("goblins", "gnolls", first="gnolls").has("goblins", stars=2, power=0).recruited("goblins", "nib")
    table.begin(Scoring())
    assert table.of("goblins", "stars") == 0


@law("lockup", "3.3")
def test_reputation_stops_at_0_before_the_next_part_is_scored() -> None:
    table = Scenario("goblins", "gnolls", first="gnolls").has("goblins", stars=1, scrap=2).recruited("goblins", "nib")
    table.begin(Scoring())
    assert table.of("goblins", "stars") == 2


@law("lockup", "3.3")
def test_reputation_has_no_upper_limit() -> None:
    table = night("cell-block", goblins="4", gnolls="").display("breaching-charge")
    table.has("goblins", scrap=2, potion=2, iron=2, stars=300).settle()
    table.chooses("craft breaching-charge")
    assert table.of("goblins", "stars") == 300 + 15 + 5  # and the masterpiece goal


# 3.4 Empty decks


@law("lockup", "3.4")
def test_an_empty_tome_deck_is_made_anew_of_the_discard_pile() -> None:
    table = night("library", goblins="4", gnolls="3", kobolds="").tomes_discarded("feint-manual").only_tomes()
    table.settle().no_tomes()
    assert table.g.tome_deck == 0
    table.by("goblins", "take")
    assert table.cards("goblins", "tomes") == ["feint-manual"]
    assert table.g.tome_discard == 0


@law("lockup", "3.4", "7.4.5")
def test_without_any_tome_left_none_is_drawn() -> None:
    table = night("library", goblins="4", gnolls="", kobolds="").only_tomes().settle().no_tomes()
    assert table.over()
    assert table.cards("goblins", "tomes") == []
    assert len(table.cell("goblins")) == 6


@law("lockup", "3.4")
def test_an_empty_goon_deck_is_made_anew_of_the_discard_pile_or_cells_stay_empty() -> None:
    table = Scenario().goons(chow_hall="dorrim", commissary="helka").goons_discarded("brunn")
    table.g.goons[1], table.g.goon_deck = table.g.goon_deck, 0
    table.patrol()
    cells = table.shown_goons()
    assert cells[4] == "helka"
    assert {*cells[2:4]} == {"dorrim", "brunn"}  # the one just discarded comes back too
    assert cells[:2] == ["", ""]
    assert table.g.goon_discard == 0


@law("lockup", "3.4", "9.2")
def test_with_an_empty_item_deck_cells_of_the_display_stay_empty() -> None:
    table = Scenario().display("rag-rope").next_goons("dorrim")
    table.g.items[1], table.g.item_deck = table.g.item_deck, 0
    table.patrol()
    assert table.shown_items() == ["rag-rope", "", ""]


@law("lockup", "3.5")
def test_there_is_no_limit_on_tomes_items_and_goons() -> None:
    table = Scenario()
    g = table.g
    g.tomes[0], g.tome_deck = g.tome_deck & 0xFFFFF, g.tome_deck & ~0xFFFFF
    g.items[0], g.reserved[0], g.item_deck = 0x3FF, 0x3FF << 10, g.item_deck & ~0xFFFFF
    table.recruited("goblins", *g.cards.goon_ids[1:12]).patrol().no_tomes()
    sizes = [len(table.cards("goblins", kind)) for kind in ("tomes", "items", "reserved", "goons")]
    assert sizes == [20, 10, 10, 11]


@law("lockup", "3.5", "11.3.1")
def test_however_many_items_are_reserved_one_more_may_be() -> None:
    table = night("cell-block", goblins="4", gnolls="").display("rag-rope").has("goblins", gold=1)
    table.reserved("goblins", *table.g.cards.item_ids[10:25]).settle().chooses("reserve rag-rope")
    assert len(table.cards("goblins", "reserved")) == 16


@law("lockup", "3.5", "8.8")
def test_however_many_tomes_are_in_hand_one_more_may_be_drawn() -> None:
    table = night("library", goblins="4", gnolls="")
    table.tomes("goblins", *table.g.cards.tome_ids).next_tomes("feint-manual", "book-of-alibis").settle()
    table.no_tomes().chooses("take", "keep feint-manual")
    assert len(table.cards("goblins", "tomes")) == 15
