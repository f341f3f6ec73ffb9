"""10.5 and 10.6: the rituals of the Lizard Cult, and its Evening."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.scenario import Scenario


def ritual(*cards: str, **settings: str) -> Scenario:
    table = Scenario("lizard_cult", "marquise", "eyrie", **settings)
    table.hand("lizard_cult", *cards)
    return table


def day(table: Scenario) -> Scenario:
    return table.begin("lizard_cult", "daylight")


# 10.5 Reveal


@law("root", "10.5", "2.1.4", "10.6.1")
def test_a_revealed_card_lies_open_till_the_evening_and_serves_nothing_else() -> None:
    table = ritual("anvil", "sword")
    table.available("dominance-fox")
    day(table).play("ritual-recruit anvil", "ritual-recruit-in 8")
    assert (table.cards("revealed"), table.cards("lizard_cult"), table.cards("souls")) == (["anvil"], ["sword"], [])
    assert not [option for option in table.offered() if "anvil" in option]
    assert "take-dominance" not in table.verbs()
    table.play("end")
    assert table.cards("revealed") == []
    assert {"anvil", "sword"} <= set(table.cards("lizard_cult"))


@law("root", "10.5")
def test_rituals_in_any_order_one_for_each_card() -> None:
    table = ritual("anvil", "sword", "bake-sale", "armorers-1", "foxfolk-steel")
    table.put(2, lizard_cult=1)
    day(table).play("sacrifice armorers-1", "ritual-recruit anvil", "ritual-recruit-in 8")
    table.play("ritual-build foxfolk-steel", "ritual-score bake-sale", "ritual-build sword")
    assert (table.pieces("garden", 8), table.pieces("garden", 2), table.warriors("lizard_cult", 8)) == (1, 1, 1)
    assert (table.state.acolytes, table.cards("souls")) == (1, ["bake-sale"])


@law("root", "10.5", "CARD.codebreakers", "CARD.tax-collector")
def test_effects_of_daylight_may_be_used_between_rituals() -> None:
    table = ritual("anvil")
    table.put(8, lizard_cult=1)
    table.in_play("lizard_cult", "tax-collector-1")
    day(table)
    assert table.offered("tax") == ["8"]


@law("root", "10.5", "3.3.1")
def test_the_cult_may_activate_dominance_in_daylight() -> None:
    table = ritual("dominance-fox")
    table.points(lizard_cult=9)
    assert day(table).barred()["activate dominance-fox"] == "3.3.1"
    table.points(lizard_cult=10)
    assert day(table).offered("activate") == ["dominance-fox"]


# 10.5.1 Build


@law("root", "10.5.1", "2.2.3")
def test_a_garden_is_built_in_a_ruled_clearing_of_the_cards_suit_with_a_free_slot() -> None:
    table = ritual("anvil", "bake-sale")
    table.put(8, lizard_cult=1)  # ruled, free
    table.put(12, lizard_cult=1, eyrie=1)  # not ruled
    table.put(1, lizard_cult=3, sawmill=1)  # full
    table.put(2, lizard_cult=1)  # a mouse clearing
    table.put(6, lizard_cult=1)
    day(table).play("ritual-build anvil")
    assert table.offered() == ["garden-in 6", "garden-in 8"]
    assert table.barred() == {"garden-in 1": "2.2.3", "garden-in 12": "10.5.1"}
    table.play("garden-in 6")
    assert (table.pieces("garden", 6), table.score("lizard_cult"), table.cards("revealed")) == (1, 0, ["anvil"])


@law("root", "10.5.1")
def test_without_such_a_clearing_a_garden_is_not_offered() -> None:
    table = ritual("anvil", "sword")
    table.put(2, lizard_cult=1)
    assert day(table).offered("ritual-build") == ["sword"]
    assert table.barred()["ritual-build anvil"] == "10.5.1"


@law("root", "10.5.1", "10.2.4")
def test_a_second_garden_may_stand_beside_the_first() -> None:
    table = ritual("sword")
    table.put(2, garden=1, marquise=4)
    day(table).play("ritual-build sword")
    assert table.pieces("garden", 2) == 2


@law("root", "10.5.1", "10.3.4", "INV.5")
def test_there_are_five_gardens_of_each_suit() -> None:
    table = ritual("sword")
    table.no_ruins()
    table.put(2, garden=2)
    table.put(7, garden=2)
    table.put(9, lizard_cult=1)
    assert day(table).offered("ritual-build") == ["sword"]
    table.put(11, garden=1)
    assert day(table).offered("ritual-build") == []


@law("root", "10.5.1", "6.2.2", "GG.6.2")
def test_no_garden_beside_the_keep_or_on_burnt_land() -> None:
    table = ritual("anvil")
    table.put(1, keep=1, lizard_cult=2)
    table.put(8, lizard_cult=2)
    table.scorched(8)
    assert day(table).offered("ritual-build") == []
    table.put(6, lizard_cult=1)
    table.put(12, lizard_cult=1)
    day(table).play("ritual-build anvil")
    assert table.barred() == {"garden-in 1": "6.2.2", "garden-in 8": "GG.6.2"}


@law("root", "10.5.1", "11.2.7.iii")
def test_with_hired_warriors_the_cult_rules_and_builds() -> None:
    table = Scenario("lizard_cult", "riverfolk", "marquise")
    table.hand("lizard_cult", "anvil")
    table.put(8, riverfolk=1)
    assert day(table).offered("ritual-build") == []
    table.contract()
    day(table).play("ritual-build anvil")
    assert table.pieces("garden", 8) == 1


# 10.5.2 Recruit


@law("root", "10.5.2", "6.2.2", "GG.6.2")
def test_a_warrior_is_recruited_in_any_clearing_of_the_cards_suit_that_is_not_closed() -> None:
    table = ritual("anvil", "bake-sale")
    table.put(1, keep=1)
    table.put(12, marquise=5)
    table.scorched(8)
    day(table).play("ritual-recruit anvil")
    assert table.offered() == ["ritual-recruit-in 6", "ritual-recruit-in 12"]
    assert table.barred() == {"ritual-recruit-in 1": "6.2.2", "ritual-recruit-in 8": "GG.6.2"}
    table.play("ritual-recruit-in 12")
    assert (table.warriors("lizard_cult", 12), table.cards("revealed")) == (1, ["anvil"])


@law("root", "10.5.2", "10.5.4", "2.5")
def test_without_a_warrior_in_the_supply_neither_recruit_nor_sacrifice() -> None:
    table = ritual("anvil", "armorers-1")
    table.put(8, lizard_cult=25)
    assert not day(table).verbs() & {"ritual-recruit", "sacrifice"}
    assert table.barred()["ritual-recruit anvil"] == "10.5.2"
    assert table.barred()["sacrifice armorers-1"] == "10.5.4"


# 10.5.3 Score


@law("root", "10.5.3", "END.1")
@pytest.mark.parametrize(("gardens", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_a_score_brings_the_points_of_the_suits_gardens(gardens: int, points: int) -> None:
    table = ritual("sword")
    table.no_ruins()
    for clearing in (11, 11, 11, 2, 2)[:gardens]:
        table.put(clearing, garden=1)
    table.put(8, garden=2)
    day(table).play("ritual-score sword")
    assert table.score("lizard_cult") == points


@law("root", "10.5.3")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_each_suit_may_be_scored_once_a_turn(of_table: str) -> None:
    table = ritual("anvil", "foxfolk-steel", "sword", law=of_table)
    table.put(8, garden=2)
    table.put(2, garden=2)
    day(table).play("ritual-score anvil")
    assert table.offered("ritual-score") == ["sword"]
    assert table.barred()["ritual-score foxfolk-steel"] == "10.5.3"
    table.play("ritual-score sword")
    assert (table.score("lizard_cult"), table.cards("souls")) == (4, ["anvil", "sword"])
    assert day(table).offered("ritual-score") == ["foxfolk-steel"]


@law("root", "10.5.3", "3.1")
def test_a_score_may_win() -> None:
    table = ritual("anvil")
    table.put(8, garden=2)
    table.points(lizard_cult=28)
    day(table).play("ritual-score anvil")
    assert table.winners() == ["lizard_cult"]


# 10.5.4 Sacrifice


@law("root", "10.5.4", "10.2.2")
def test_only_birds_are_sacrificed_and_stay() -> None:
    table = ritual("anvil", "armorers-1", "ambush-bird-1")
    day(table)
    assert table.offered("sacrifice") == ["armorers-1", "ambush-bird-1"]
    assert table.barred()["sacrifice anvil"] == "10.5.4"
    table.play("sacrifice armorers-1")
    assert (table.state.acolytes, table.supply("lizard_cult"), table.cards("revealed")) == (1, 24, ["armorers-1"])


# 10.6 Evening


@law("root", "10.6", "10.6.1", "10.6.2")
def test_returned_cards_may_be_crafted_in_the_same_evening() -> None:
    table = ritual("anvil")
    table.put(8, garden=1)
    table.put(12, lizard_cult=1)
    day(table).play("ritual-recruit anvil", "ritual-recruit-in 12")
    assert (table.question(), table.offered()) == ("CultCraft", ["end", "craft anvil"])
    table.play("craft anvil")
    assert (table.score("lizard_cult"), table.cards("souls")) == (2, ["anvil"])


@law("root", "10.2.1", "10.6.2")
def test_the_cult_does_not_craft_in_daylight() -> None:
    table = ritual("anvil")
    table.put(8, garden=1)
    assert "craft" not in day(table).verbs()


@law("root", "10.6.2", "10.2.1")
def test_each_garden_crafts_once_a_turn_and_any_symbols_take_outcast_gardens_alone() -> None:
    table = ritual("anvil", "foxfolk-steel", "royal-claim", "crossbow-bird")
    table.no_ruins()
    table.put(8, garden=2)
    table.put(12, garden=1)
    table.put(2, garden=2)
    table.begin("lizard_cult", "evening")
    assert table.offered("craft") == ["crossbow-bird", "foxfolk-steel", "anvil"]
    assert table.barred() == {"craft royal-claim": "10.6.2"}
    table.play("craft foxfolk-steel")
    assert table.offered("craft") == ["crossbow-bird", "anvil"]
    table.play("craft anvil")
    assert table.question() != "CultCraft"
    table = ritual("royal-claim")
    table.put(8, garden=2)
    table.put(12, garden=1)
    table.put(1, garden=1)
    table.begin("lizard_cult", "evening").play("craft royal-claim")
    assert table.crafted("lizard_cult") == ["royal-claim"]


@law("root", "10.6.3")
@pytest.mark.parametrize(("gardens", "cards"), [([], 1), ([8], 1), ([8, 8], 2), ([8, 8, 12, 1], 2), ([8, 8, 2, 2], 3)])
def test_one_card_and_one_more_for_each_suit_with_two_gardens(gardens: list[int], cards: int) -> None:
    table = ritual()
    for clearing in gardens:
        table.put(clearing, garden=1)
    table.hand("marquise", "cobbler-1")
    table.begin("lizard_cult", "evening")
    assert len(table.cards("lizard_cult")) == cards


@law("root", "10.6.3", "INV.14", "10.6.1")
def test_in_the_evening_the_cult_discards_down_to_five_returned_cards_included() -> None:
    table = ritual("anvil", "sword", "bake-sale")
    table.revealed("armorers-1", "sappers-1")
    table.begin("lizard_cult", "evening")
    assert (table.question(), len(table.offered())) == ("DiscardCard", 6)
    table.play("discard sword")
    assert (len(table.cards("lizard_cult")), table.cards("souls")) == (5, ["sword"])


@law("root", "10.6", "CARD.cobbler")
def test_cobbler_comes_before_the_cards_return() -> None:
    table = ritual()
    table.put(8, lizard_cult=1)
    table.in_play("lizard_cult", "cobbler-1")
    table.revealed("anvil")
    table.begin("lizard_cult", "evening")
    assert (table.question(), table.cards("revealed")) == ("Cobbler", ["anvil"])


@law("root", "10.1", "4.2")
def test_outside_crusades_warriors_of_the_cult_neither_move_nor_fight() -> None:
    table = ritual("anvil")
    table.put(8, lizard_cult=3, marquise=1)
    assert not day(table).verbs() - {"end", "ritual-build", "ritual-recruit", "ritual-score"}
