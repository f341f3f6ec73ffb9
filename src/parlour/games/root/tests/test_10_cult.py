"""Chapter 10: the Lizard Cult, its abilities (10.2) and its setup (10.3)."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.factions.decree import roost_sites
from parlour.games.root.rules.facts import CARD_IDS
from parlour.games.root.rules.land import EVERYWHERE
from parlour.games.root.rules.state import Root
from parlour.games.root.tests.begun import begun
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario

# 10.2.2 Hatred of Birds


@law("root", "10.2.2", "8.2.6", "2.1.1.1")
def test_birds_stay_wild_for_the_cult_outside_its_rituals() -> None:
    table = Scenario("lizard_cult", "alliance", "marquise")
    table.put(8, lizard_cult=2)
    table.put(7, sympathy=1)
    table.acolytes(2)
    table.hand("lizard_cult", "armorers-1", "anvil")
    table.begin("lizard_cult", "birdsong").play("crusade-move 8", "to 7", "count 1")
    assert (table.asked(), table.offered()) == ("lizard_cult", ["outrage armorers-1"])
    table.play("outrage armorers-1")
    assert table.cards("supporters") == ["armorers-1"]


@law("root", "10.2.2", "3.3.4")
def test_a_bird_buys_an_available_dominance_card_for_the_cult() -> None:
    table = Scenario("lizard_cult", "marquise", "eyrie")
    table.available("dominance-fox")
    table.hand("lizard_cult", "armorers-1")
    table.begin("lizard_cult", "daylight").play("take-dominance dominance-fox", "pay armorers-1")
    assert (table.cards("lizard_cult"), table.cards("souls")) == (["dominance-fox"], ["armorers-1"])


# 10.2.3 Revenge


def attacked(**pieces: int) -> Scenario:
    table = Scenario("marquise", "lizard_cult", "eyrie")
    table.put(8, marquise=3, **pieces)
    return table


@law("root", "10.2.3", "4.3.3")
def test_revenge_takes_only_those_who_fell() -> None:
    table = attacked(lizard_cult=1, garden=1)
    table.hand("lizard_cult", "anvil")
    table.dice(2, 0)
    fight(table, "marquise", 8, "lizard_cult").play("pass")
    assert (table.state.acolytes, table.supply("lizard_cult")) == (1, 24)
    assert (table.pieces("garden", 8), table.score("marquise")) == (0, 1)


@law("root", "10.2.3", "4.3.1")
def test_warriors_that_the_cult_loses_by_an_ambush_go_to_the_supply() -> None:
    table = Scenario("marquise", "lizard_cult")
    table.put(8, marquise=1, lizard_cult=2)
    table.hand("marquise", "ambush-fox")
    fight(table, "lizard_cult", 8, "marquise").play("ambush ambush-fox")
    assert (table.warriors("lizard_cult", 8), table.state.acolytes, table.supply("lizard_cult")) == (0, 0, 25)


@law("root", "10.2.3", "CARD.favor")
def test_a_favor_is_no_battle_and_makes_no_acolytes() -> None:
    table = Scenario("eyrie", "lizard_cult")
    table.put(8, lizard_cult=2, roost=1)
    for clearing in (1, 12):
        table.put(clearing, roost=1)
    table.hand("eyrie", "favor-of-the-foxes")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert (table.warriors("lizard_cult", 8), table.state.acolytes, table.supply("lizard_cult")) == (0, 0, 25)


@law("root", "10.2.3", "8.4.1.iii")
def test_a_revolt_makes_no_acolytes() -> None:
    table = Scenario("alliance", "lizard_cult")
    table.put(8, lizard_cult=2, sympathy=1)
    table.supporters("anvil", "foxfolk-steel")
    table.begin("alliance", "birdsong").play("revolt 8", "supporter anvil", "supporter foxfolk-steel")
    assert (table.warriors("lizard_cult", 8), table.state.acolytes, table.supply("lizard_cult")) == (0, 0, 25)


@law("root", "10.2.3", "9.5.6")
def test_a_strike_makes_no_acolytes() -> None:
    table = Scenario("vagabond", "lizard_cult")
    table.put(8, lizard_cult=2)
    table.pawn(8)
    table.items(up="crossbow")
    table.begin("vagabond", "daylight").play("strike lizard_cult")
    assert (table.warriors("lizard_cult", 8), table.state.acolytes, table.supply("lizard_cult")) == (1, 0, 24)


@law("root", "10.2.3", "GG.4.2")
def test_revenge_also_follows_a_battle_that_somebody_else_instigated() -> None:
    table = Scenario("vagabond", "lizard_cult", "eyrie")
    table.character("vagrant")
    table.put(8, lizard_cult=2, eyrie=2)
    table.pawn(8)
    table.dice(1, 1)
    table.begin("vagabond", "daylight").play("instigate eyrie", "instigate-against lizard_cult")
    assert (table.warriors("lizard_cult", 8), table.state.acolytes) == (1, 1)
    table.dice(1, 1)


@law("root", "10.2.3", "9.2.9.ii.v")
def test_warriors_of_the_cult_that_fall_beside_the_vagabond_are_not_in_defence() -> None:
    table = Scenario("vagabond", "lizard_cult", "marquise")
    table.put(8, lizard_cult=1, marquise=2)
    table.pawn(8)
    table.items(up="sword sword")
    table.relation("lizard_cult", "allied")
    table.dice(1, 1)
    table.begin("vagabond", "daylight").play("attack marquise", "fight-with lizard_cult", "ally-hit")
    assert (table.warriors("lizard_cult", 8), table.state.acolytes, table.supply("lizard_cult")) == (0, 0, 25)


# 10.2.4 Pilgrims


@law("root", "10.2.4", "2.8")
def test_a_garden_rules_over_numbers() -> None:
    table = Scenario("lizard_cult", "marquise")
    table.put(8, garden=1, marquise=5)
    assert table.ruler(8) == "lizard_cult"
    table.state.take_piece(5, 7)
    assert table.ruler(8) == "marquise"


@law("root", "10.2.4", "7.2.2")
@pytest.mark.parametrize("eyrie", [1, 4])
def test_a_garden_rules_over_the_lords_of_the_forest(eyrie: int) -> None:
    table = Scenario("eyrie", "lizard_cult")
    table.put(8, garden=1, eyrie=eyrie)
    assert table.ruler(8) == "lizard_cult"


@law("root", "10.2.4", "2.8")
def test_without_a_garden_warriors_of_the_cult_count_as_any_others() -> None:
    table = Scenario("eyrie", "lizard_cult", "marquise")
    table.put(8, lizard_cult=2, marquise=1)
    assert table.ruler(8) == "lizard_cult"
    table.put(8, eyrie=2)
    assert table.ruler(8) == "eyrie"


@law("root", "10.2.4", "4.2.1")
def test_ex_03_others_leave_a_clearing_with_a_garden_only_towards_one_that_they_rule() -> None:
    table = Scenario("eyrie", "lizard_cult")
    table.put(8, garden=1, eyrie=4)
    table.put(4, eyrie=1)
    table.in_play("eyrie", "cobbler-1")
    table.begin("eyrie", "evening").play("cobbler", "from 8")
    assert (table.question(), table.state.stack[-1].args()[1:]) == ("MoveCount", (7, 3))
    table.begin("eyrie", "evening").play("cobbler", "from 4")
    assert table.offered("to") == ["8", "9", "12"]


@law("root", "10.2.4", "7.5.2.iv")
def test_ex_03_the_eyrie_cannot_build_beside_a_garden() -> None:
    table = Scenario("eyrie", "lizard_cult")
    table.put(8, eyrie=4)
    assert (table.ruler(8), roost_sites(table.state, 0, EVERYWHERE)) == ("eyrie", 1 << 7)
    table.put(8, garden=1)
    assert roost_sites(table.state, 0, EVERYWHERE) == 0


@law("root", "10.2.4", "11.2.7.iii")
def test_a_garden_rules_over_hired_warriors() -> None:
    table = Scenario("marquise", "lizard_cult", "riverfolk")
    table.put(8, garden=1, riverfolk=3, marquise=1)
    table.contract()
    table.begin("marquise", "daylight")
    assert table.ruler(8) == "lizard_cult"


# 10.2.5 Fear of the Faithful


@law("root", "10.2.5", "10.2.6")
def test_two_gardens_lost_at_once_cost_two_random_cards() -> None:
    table = attacked(garden=2)
    table.hand("lizard_cult", "anvil", "sword", "armorers-1")
    table.dice(1, 0)
    fight(table, "marquise", 8, "lizard_cult").play("pass")
    assert table.pieces("garden", 8) == 0
    assert (len(table.cards("lizard_cult")), len(table.cards("souls"))) == (1, 2)


@law("root", "10.2.5")
@pytest.mark.parametrize("lost", ["anvil", "sword"])
def test_any_card_of_the_hand_may_be_feared(lost: str) -> None:
    table = attacked(garden=1)
    table.hand("lizard_cult", "anvil", "sword")
    fight(table, "marquise", 8, "lizard_cult")

    def rolls_nothing_and_takes_it(g: Root) -> bool:
        return g.below(4) == g.below(4) == 0 and CARD_IDS[g.draw(g.hand[1])] == lost

    table.luck(rolls_nothing_and_takes_it)
    table.play("pass")
    assert table.cards("souls") == [lost]


@law("root", "10.2.5", "3.3.3")
def test_a_dominance_card_that_is_feared_is_not_available() -> None:
    table = attacked(garden=1)
    table.hand("lizard_cult", "dominance-fox")
    table.dice(0, 0)
    fight(table, "marquise", 8, "lizard_cult").play("pass")
    assert (table.cards("souls"), table.cards("available")) == (["dominance-fox"], [])


@law("root", "10.2.5")
def test_a_garden_that_the_cult_loses_in_attack_is_feared_too() -> None:
    table = Scenario("marquise", "lizard_cult")
    table.put(8, marquise=2, lizard_cult=1, garden=1)
    table.hand("lizard_cult", "anvil")
    table.dice(2, 2)
    fight(table, "lizard_cult", 8, "marquise")
    assert (table.pieces("garden", 8), table.cards("souls")) == (0, ["anvil"])


@law("root", "10.2.5", "10.5")
def test_revealed_cards_are_not_in_hand_and_cannot_be_feared() -> None:
    table = Scenario("marquise", "lizard_cult")
    table.put(8, marquise=2, garden=1)
    table.revealed("anvil")
    table.dice(0, 0)
    fight(table, "marquise", 8, "lizard_cult")
    assert (table.pieces("garden", 8), table.cards("souls"), table.cards("revealed")) == (0, [], ["anvil"])


@law("root", "10.2.5", "1.1.3")
def test_the_active_player_orders_fear_and_outrage() -> None:
    table = Scenario("eyrie", "lizard_cult", "alliance")
    table.put(8, garden=1, sympathy=1, roost=1)
    for clearing in (1, 12):
        table.put(clearing, roost=1)
    table.hand("eyrie", "favor-of-the-foxes")
    table.hand("lizard_cult", "anvil")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert (table.asked(), table.offered()) == ("eyrie", ["trigger fear", "trigger outrage"])


# 10.3 Setup


def to_cult(table: Scenario, *words: str) -> Scenario:
    """Play these, and the first on offer until the Cult is asked."""
    table.play(*words)
    while table.asked() != "lizard_cult":
        table.play(table.offered()[0])
    return table


@law("root", "10.3", "10.3.1", "10.3.2", "10.3.4")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_the_cult_starts_across_from_the_keep(of_table: str) -> None:
    table = to_cult(begun("marquise", "lizard_cult", law=of_table), "keep 2")
    assert table.offered() == ["outcast fox", "outcast rabbit", "outcast mouse"]
    assert (table.warriors("lizard_cult", 4), table.pieces("garden", 4)) == (4, 1)
    assert [table.warriors("lizard_cult", c) for c in (8, 9, 12)] == [1, 1, 1]
    assert (table.supply("lizard_cult"), table.state.stock[5]) == (25 - 7, 14)
    assert table.ruler(4) == "lizard_cult"


@law("root", "10.3.2", "L-05")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_without_the_marquise_the_cult_starts_across_from_the_first_roost(of_table: str) -> None:
    table = to_cult(begun("eyrie", "lizard_cult", law=of_table), "first-roost 3", "leader despot")
    assert (table.pieces("garden", 1), table.pieces("roost", 3)) == (1, 1)


@law("root", "10.3.2", "L-05")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_with_both_either_free_corner_will_do(of_table: str) -> None:
    table = to_cult(begun("marquise", "eyrie", "lizard_cult", law=of_table), "keep 1")
    assert table.offered() == ["cult-corner 2", "cult-corner 4"]
    assert table.barred() == {"cult-corner 1": "10.3.2", "cult-corner 3": "10.3.2"}


@law("root", "10.3.2", "L-05")
@pytest.mark.parametrize("of_table", ["seed", "english"])
def test_with_neither_any_corner_will_do(of_table: str) -> None:
    table = to_cult(begun("alliance", "lizard_cult", law=of_table))
    assert table.offered("cult-corner") == ["1", "2", "3", "4"]


@law("root", "10.3.3")
def test_the_outcasts_are_chosen_and_not_hated_yet() -> None:
    table = to_cult(begun("marquise", "lizard_cult"), "keep 1")
    table.play("outcast mouse")
    assert (table.state.outcast, table.state.hated) == (2, False)
