"""Chapter 9: relationships. Aid improves them, alliance and hostility change how the Vagabond fights and walks."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario
from parlour.games.root.tests.wanderer import aid, wanderer

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "tax-collector-1", "tax-collector-2")

# 9.2.9.i Improving


@law("root", "9.2.9", "9.2.9.i", "9.2.9.i.a", "9.2.9.i.b", "9.2.9.ii")
def test_six_aids_in_one_turn_lead_from_indifferent_to_allied() -> None:
    table = wanderer(8, "boot boot boot boot boot boot")
    table.put(8, eyrie=1)
    table.hand("vagabond", *FOXES)
    table.begin("vagabond", "daylight")
    seen = []
    for card in FOXES:
        aid(table, "eyrie", card, "up-boot")
        seen.append((table.relation_to("eyrie"), table.score("vagabond")))
    assert seen == [("amiable", 1), ("amiable", 1), ("friendly", 3), ("friendly", 3), ("friendly", 3), ("allied", 5)]


@law("root", "9.2.9.i.a")
def test_aids_are_counted_for_each_faction_separately() -> None:
    table = wanderer(8, "boot boot boot")
    table.put(8, eyrie=1, marquise=1)
    table.relation("eyrie", "amiable")
    table.relation("marquise", "amiable")
    table.hand("vagabond", *FOXES)
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "up-boot")
    aid(table, "marquise", "foxfolk-steel", "up-boot")
    assert table.relation_to("eyrie") == table.relation_to("marquise") == "amiable"
    aid(table, "eyrie", "root-tea-fox", "up-boot")
    assert (table.relation_to("eyrie"), table.relation_to("marquise")) == ("friendly", "amiable")


@law("root", "9.2.9.i.a")
def test_aids_of_an_earlier_turn_do_not_count() -> None:
    table = wanderer(8, "boot")
    table.put(8, eyrie=1)
    table.relation("eyrie", "amiable")
    table.hand("vagabond", "anvil", "foxfolk-steel")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "up-boot")
    table.play("end")
    table.items(up="boot")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "foxfolk-steel", "up-boot")
    assert (table.relation_to("eyrie"), table.score("vagabond")) == ("amiable", 0)


@law("root", "9.2.9.ii.a", "9.2.9.i.b")
def test_the_aid_that_makes_the_alliance_scores_its_box_only() -> None:
    table = wanderer(8, "boot boot boot boot")
    table.put(8, eyrie=1)
    table.relation("eyrie", "friendly")
    table.hand("vagabond", *FOXES)
    table.begin("vagabond", "daylight")
    for card in FOXES[:3]:
        aid(table, "eyrie", card, "up-boot")
    assert (table.relation_to("eyrie"), table.score("vagabond")) == ("allied", 2)
    aid(table, "eyrie", FOXES[3], "up-boot")
    assert table.score("vagabond") == 4


@law("root", "9.2.9.iii.v", "9.5.4")
def test_a_hostile_player_may_be_aided_for_an_item_but_stays_hostile() -> None:
    table = wanderer(8, "boot")
    table.put(8, eyrie=1)
    table.relation("eyrie", "hostile")
    table.boxed("eyrie", "sword")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "up-boot")
    assert table.packed("up") == ["sword"]
    assert (table.relation_to("eyrie"), table.score("vagabond")) == ("hostile", 0)


# 9.2.9.ii.v Fighting beside an ally


def allied_battle(clearing: int = 8, **settings: str) -> Scenario:
    """One sword, an Eyrie ally with two warriors, four warriors of the Marquise."""
    table = wanderer(clearing, "sword boot torch", **settings)
    table.put(clearing, eyrie=2, marquise=4)
    table.relation("eyrie", "allied")
    return table


@law("root", "9.2.9.ii.v")
def test_he_may_fight_without_the_ally() -> None:
    table = allied_battle().begin("vagabond", "daylight").play("attack marquise")
    assert table.offered() == ["pass", "fight-with eyrie"]
    table.dice(3, 0)
    table.play("pass")
    assert table.warriors("marquise", 8) == 3


@law("root", "9.2.9.ii.v")
def test_of_several_allies_there_only_one_fights() -> None:
    table = allied_battle()
    table.put(8, alliance=1)
    table.relation("alliance", "allied")
    table.begin("vagabond", "daylight").play("attack marquise")
    assert table.offered() == ["pass", "fight-with eyrie", "fight-with alliance"]
    table.dice(3, 0)
    table.play("fight-with alliance")
    assert table.warriors("marquise", 8) == 2


@law("root", "9.2.9.ii.v")
def test_only_warriors_of_allies_in_the_clearing_help() -> None:
    table = wanderer(8, "sword boot")
    table.put(8, eyrie=2, marquise=4, sympathy=1)
    table.put(4, alliance=2)
    table.relation("eyrie", "friendly")
    table.relation("alliance", "allied")
    table.begin("vagabond", "daylight")
    table.dice(0, 0)
    table.play("attack marquise")
    assert table.question() == "VagabondDaylight"


@law("root", "9.2.9.ii.v", "L-11")
@pytest.mark.parametrize(("name", "offered"), [("seed", []), ("english", ["pass", "fight-with alliance"])])
def test_against_an_ally_no_ally_helps_but_with_the_law_english_another_one_does(name: str, offered: list[str]) -> None:
    table = allied_battle(law=name)
    table.put(8, alliance=1)
    table.relation("alliance", "allied")
    table.begin("vagabond", "daylight")
    table.dice(0, 0)
    table.play("attack eyrie")
    assert (table.offered() if table.question() == "FightBeside" else []) == offered


@law("root", "9.2.9.ii.v", "7.8.3")
def test_the_warriors_of_an_ally_lend_no_ability_of_their_faction() -> None:
    table = allied_battle()
    table.decree("commander")
    table.begin("vagabond", "daylight").play("attack marquise")
    table.dice(0, 0)
    table.play("fight-with eyrie")
    assert table.warriors("marquise", 8) == 4


@law("root", "9.2.9.ii.v", "9.2.9.iii.a", "3.2.1")
def test_points_of_a_joint_battle_are_his() -> None:
    table = wanderer(8, "sword boot")
    table.put(8, eyrie=2, marquise=1, sawmill=1)
    table.relation("eyrie", "allied")
    table.begin("vagabond", "daylight").play("attack marquise")
    table.dice(2, 0)
    table.play("fight-with eyrie")
    assert (table.score("vagabond"), table.score("eyrie")) == (2, 0)
    assert table.relation_to("marquise") == "hostile"


# 9.2.9.ii.g Hits on the ally


@law("root", "9.2.9.ii.g")
def test_each_hit_is_taken_by_an_item_or_an_allied_warrior_while_either_is_left() -> None:
    table = allied_battle()
    table.items(up="sword")
    table.begin("vagabond", "daylight").play("attack marquise")
    table.dice(3, 3)
    table.play("fight-with eyrie")
    assert table.offered() == ["damage down-sword", "ally-hit"]
    table.play("damage down-sword")
    assert table.warriors("eyrie", 8) == 0
    assert table.relation_to("eyrie") == "hostile"


@law("root", "9.2.9.ii.g", "4.3.1")
def test_ambush_hits_count_when_lost_warriors_and_items_are_compared() -> None:
    table = allied_battle()
    table.hand("marquise", "ambush-fox")
    table.begin("vagabond", "daylight").play("attack marquise", "fight-with eyrie", "ambush ambush-fox")
    table.dice(1, 1)
    table.play("ally-hit", "ally-hit", "damage up-boot")
    assert table.relation_to("eyrie") == "hostile"


@law("root", "9.2.9.ii.g")
def test_no_more_allied_warriors_are_hit_than_there_are() -> None:
    table = allied_battle()
    table.begin("vagabond", "daylight").play("attack marquise")
    table.dice(3, 3)
    table.play("fight-with eyrie", "ally-hit", "ally-hit")
    assert table.offered() == ["damage up-boot", "damage up-torch", "damage down-sword"]


@law("root", "9.2.9.ii.g", "6.2.3")
def test_field_hospitals_work_for_allied_warriors() -> None:
    table = wanderer(8, "sword boot")
    table.put(1, keep=1)
    table.put(8, marquise=1, eyrie=3)
    table.hand("marquise", "anvil")
    table.relation("marquise", "allied")
    table.begin("vagabond", "daylight").play("attack eyrie")
    table.dice(1, 1)
    table.play("fight-with marquise", "ally-hit", "hospital anvil")
    assert table.warriors("marquise", 1) == 1


@law("root", "9.2.9.ii.g")
def test_as_the_defender_he_has_no_allied_warriors_to_take_hits() -> None:
    table = wanderer(8, "sword boot")
    table.put(8, eyrie=1, marquise=2)
    table.relation("eyrie", "allied")
    table.dice(1, 1)
    fight(table, "marquise", 8, "vagabond")
    assert table.offered() == ["damage up-boot", "damage up-sword"]


# 9.2.9.iii Hostility


@law("root", "9.2.9.iii")
def test_a_warrior_removed_in_his_defence_makes_hostile_and_scores_no_infamy() -> None:
    table = wanderer(8, "sword sword boot boot boot")
    table.put(8, eyrie=2)
    table.dice(2, 2)
    fight(table, "eyrie", 8, "vagabond").play("damage up-boot", "damage up-boot")
    assert table.relation_to("eyrie") == "hostile"
    assert table.warriors("eyrie", 8) == 0
    assert table.score("vagabond") == 0


@law("root", "9.2.9.iii")
def test_an_ally_whose_warrior_he_removes_becomes_hostile_at_once() -> None:
    table = wanderer(8, "sword")
    table.put(8, eyrie=2)
    table.relation("eyrie", "allied")
    table.begin("vagabond", "daylight")
    table.dice(1, 0)
    table.play("attack eyrie")
    assert table.relation_to("eyrie") == "hostile"


@law("root", "9.2.9.iii")
def test_removing_only_buildings_and_tokens_changes_nothing() -> None:
    table = wanderer(8, "sword")
    table.put(8, sawmill=1)
    table.begin("vagabond", "daylight")
    table.dice(0, 0)
    table.play("attack marquise")
    assert (table.relation_to("marquise"), table.score("vagabond")) == ("indifferent", 1)


@law("root", "9.2.9.iii.a")
def test_each_piece_of_a_faction_hostile_before_scores_infamy() -> None:
    table = wanderer(8, "sword sword sword")
    table.put(8, eyrie=2, roost=1)
    table.relation("eyrie", "hostile")
    table.begin("vagabond", "daylight")
    table.dice(3, 0)
    table.play("attack eyrie")
    assert table.score("vagabond") == 4


@law("root", "9.2.9.iii.a")
def test_one_warrior_who_made_the_faction_hostile_scores_nothing() -> None:
    table = wanderer(8, "sword")
    table.put(8, eyrie=2)
    table.begin("vagabond", "daylight")
    table.dice(1, 0)
    table.play("attack eyrie")
    assert (table.relation_to("eyrie"), table.score("vagabond")) == ("hostile", 0)


@law("root", "9.2.9.iii.a", "9.5.6")
def test_a_strike_at_a_hostile_faction_gives_no_infamy() -> None:
    table = wanderer(8, "crossbow crossbow")
    table.put(8, eyrie=1, roost=1)
    table.relation("eyrie", "hostile")
    table.begin("vagabond", "daylight").play("strike eyrie")
    assert table.score("vagabond") == 0
    table.play("strike eyrie")
    assert table.score("vagabond") == 1


@law("root", "9.2.9.iii", "L-12")
@pytest.mark.parametrize(("name", "level"), [("seed", "indifferent"), ("english", "hostile")])
def test_a_warrior_removed_by_a_favor_makes_hostile_only_with_the_law_english(name: str, level: str) -> None:
    table = wanderer(8, "hammer hammer hammer", law=name)
    table.put(12, eyrie=2, roost=1)
    table.put(6, sympathy=1)
    table.hand("vagabond", "favor-of-the-foxes")
    table.begin("vagabond", "daylight").play("craft favor-of-the-foxes")
    assert table.relation_to("eyrie") == level
    assert table.relation_to("alliance") == "indifferent"
    assert table.score("vagabond") == 2


# 9.2.9.iii.b Extra boots


@law("root", "9.2.9.iii.b", "L-13")
@pytest.mark.parametrize(
    ("name", "boots", "cost"),
    [("seed", "single", 2), ("english", "per-faction", 3), ("seed", "law", 3), ("english", "law", 2)],
)
def test_the_option_for_boots_chooses_either_way_with_either_law(name: str, boots: str, cost: int) -> None:
    table = wanderer(8, "boot boot boot boot", law=name, hostile_boots=boots)
    table.put(4, marquise=1, eyrie=1)
    table.relation("marquise", "hostile")
    table.relation("eyrie", "hostile")
    table.begin("vagabond", "daylight").play("walk 4")
    assert len(table.packed("down")) == cost


@law("root", "9.2.9.iii.b")
def test_hostile_buildings_and_friendly_warriors_cost_no_extra_boot() -> None:
    table = wanderer(8, "boot torch")
    table.put(4, sawmill=1, eyrie=2)
    table.relation("marquise", "hostile")
    table.relation("eyrie", "friendly")
    table.begin("vagabond", "daylight").play("walk 4")
    assert table.packed("down") == ["boot"]


@law("root", "9.2.9.iii.b", "CARD.cobbler")
def test_cobbler_too_costs_the_extra_boots() -> None:
    table = wanderer(8, "boot torch")
    table.put(4, marquise=1)
    table.put(7, marquise=1, eyrie=1)
    table.relation("marquise", "hostile")
    table.relation("eyrie", "hostile")
    table.in_play("vagabond", "cobbler-1")
    table.begin("vagabond", "evening").play("cobbler")
    assert table.packed("down") == ["boot"]
    assert table.state.pawn[table.seat("vagabond")] == 3
