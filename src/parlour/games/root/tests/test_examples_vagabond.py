"""Worked examples EX-21 to EX-23, EX-67 to EX-86: the Vagabond. Those with more factions or characters come later."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario
from parlour.games.root.tests.wanderer import aid, completed, wanderer

# EX.2 Coalition


@law("root", "9.2.8")
def test_ex_21_the_coalition_is_with_one_of_those_who_have_the_fewest_points() -> None:
    table = wanderer(8)
    table.points(vagabond=12, marquise=20, eyrie=8, alliance=8)
    table.hand("vagabond", "dominance-mouse")
    table.begin("vagabond", "daylight").play("activate dominance-mouse")
    assert table.offered() == ["ally-with eyrie", "ally-with alliance"]
    assert table.barred() == {"ally-with marquise": "9.2.8"}
    table.play("ally-with eyrie")
    table.state.award(table.seat("vagabond"), 5)
    assert table.score("vagabond") == 12


@law("root", "9.2.8", "END.2")
def test_ex_21_if_the_partner_wins_both_win() -> None:
    table = wanderer(8)
    table.points(vagabond=12, marquise=20, eyrie=8, alliance=9)
    table.hand("vagabond", "dominance-mouse")
    table.begin("vagabond", "daylight").play("activate dominance-mouse")
    table.points(eyrie=29)
    table.put(3, roost=1)
    table.put(7, roost=1)
    table.begin("eyrie", "evening")
    assert table.over()
    assert table.winners() == ["eyrie", "vagabond"]


@law("root", "9.2.8")
def test_ex_21_with_three_players_there_is_no_coalition() -> None:
    table = Scenario("marquise", "eyrie", "vagabond")
    table.pawn(8)
    table.points(vagabond=12)
    table.hand("vagabond", "dominance-mouse")
    table.begin("vagabond", "daylight")
    assert table.offered("activate") == []
    assert table.barred()["activate dominance-mouse"] == "9.2.8"


def coalition_of_ex_22() -> Scenario:
    table = wanderer(12, "crossbow sword boot")
    table.activated("eyrie", "dominance-fox")
    table.points(vagabond=11, marquise=15, alliance=9)
    table.hand("vagabond", "dominance-mouse")
    table.relation("alliance", "hostile")
    table.put(12, sympathy=1)
    return table.begin("vagabond", "daylight").play("activate dominance-mouse")


@law("root", "9.2.8")
def test_ex_22_whoever_has_activated_a_dominance_card_is_passed_over() -> None:
    table = coalition_of_ex_22()
    assert table.state.partner[table.seat("vagabond")] == table.seat("alliance")


@law("root", "9.2.9.iii.g", "2.7")
def test_ex_23_a_coalition_with_a_hostile_player_makes_indifferent() -> None:
    assert coalition_of_ex_22().relation_to("alliance") == "indifferent"


@law("root", "9.2.8", "9.2.2.i", "2.7")
def test_ex_23_a_revolt_of_the_partner_damages_nothing() -> None:
    table = coalition_of_ex_22()
    table.supporters("anvil", "foxfolk-steel")
    table.begin("alliance", "birdsong").play("revolt 12", "supporter anvil", "supporter foxfolk-steel")
    assert table.pieces("base", 12) == 1
    assert table.packed("hurt-up") == []


@law("root", "9.2.8", "9.5.6", "3.2.1")
def test_ex_23_a_strike_on_a_token_of_the_partner_scores_nothing() -> None:
    table = coalition_of_ex_22().play("strike alliance")
    assert table.pieces("sympathy", 12) == 0
    assert table.score("vagabond") == 11


# EX.7 The Vagabond


@law("root", "9.4.1")
def test_ex_67_one_tea_refreshes_five_of_seven_items_of_his_choice() -> None:
    table = wanderer(8)
    table.items(track="tea", down="boot boot sword sword hammer torch crossbow")
    table.begin("vagabond", "birdsong")
    assert table.offered("refresh") == ["down-boot", "down-crossbow", "down-hammer", "down-sword", "down-torch"]
    for item in ("boot", "boot", "sword", "hammer", "torch"):
        table.play(f"refresh down-{item}")
    assert table.packed("up") == ["boot", "boot", "hammer", "sword", "torch"]
    assert table.packed("down") == ["crossbow", "sword"]
    assert table.question() == "Slip"


@law("root", "9.4.2")
def test_ex_68_slip_leads_to_every_clearing_and_forest_beside_even_to_hostile_ones_without_boots() -> None:
    table = wanderer(12)
    table.put(4, marquise=3)
    table.relation("marquise", "hostile")
    table.begin("vagabond", "birdsong")
    clearings = [f"clearing-{n}" for n in (4, 7, 9, 10, 11)]
    forests = [f"forest-{name}" for name in ("1_9_10_12", "2_6_10_11_12", "3_7_11_12", "4_7_8_12", "4_9_12")]
    assert table.offered("slip") == clearings + forests
    table.play("slip clearing-4")
    assert table.state.pawn[table.seat("vagabond")] == 3


@law("root", "9.2.9.iii.b", "L-13")
@pytest.mark.parametrize(("name", "boots"), [("seed", 3), ("english", 2)])
def test_ex_69_two_hostile_factions_cost_three_boots_or_two_with_the_law_english(name: str, boots: int) -> None:
    table = wanderer(8, "boot " * boots, law=name)
    table.put(4, marquise=1, eyrie=1)
    table.relation("marquise", "hostile")
    table.relation("eyrie", "hostile")
    table.begin("vagabond", "daylight").play("walk 4")
    assert table.packed("down") == ["boot"] * boots
    assert table.packed("up") == []


@law("root", "9.2.9.iii.b", "L-13")
@pytest.mark.parametrize(("name", "boots"), [("seed", 2), ("english", 1)])
def test_ex_69_with_fewer_boots_he_cannot_go(name: str, boots: int) -> None:
    table = wanderer(8, "boot " * boots, law=name)
    table.put(4, marquise=1, eyrie=1)
    table.relation("marquise", "hostile")
    table.relation("eyrie", "hostile")
    table.begin("vagabond", "daylight")
    assert table.offered("walk") == ["7"]
    assert table.barred()["walk 4"] == "9.2.9.iii.b"


@law("root", "9.2.9.i", "9.2.9.i.a", "9.2.9.i.b")
def test_ex_70_three_aids_in_a_turn_make_two_steps_and_two_in_the_next_none() -> None:
    table = wanderer(8, "boot torch hammer")
    table.put(8, eyrie=1)
    table.hand("vagabond", "anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "tax-collector-1")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "up-boot")
    assert (table.relation_to("eyrie"), table.score("vagabond")) == ("amiable", 1)
    aid(table, "eyrie", "foxfolk-steel", "up-torch")
    assert (table.relation_to("eyrie"), table.score("vagabond")) == ("amiable", 1)
    aid(table, "eyrie", "root-tea-fox", "up-hammer")
    assert (table.relation_to("eyrie"), table.score("vagabond")) == ("friendly", 3)
    table.play("end")
    table.items(up="boot torch hammer")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "travel-gear-fox", "up-boot")
    aid(table, "eyrie", "tax-collector-1", "up-torch")
    assert (table.relation_to("eyrie"), table.score("vagabond")) == ("friendly", 3)
    table.play("end")
    assert not any(table.state.aided)


@law("root", "9.2.9.ii.a")
def test_ex_71_two_aids_to_an_ally_score_four_points() -> None:
    table = wanderer(8, "boot torch")
    table.put(8, marquise=1)
    table.relation("marquise", "allied")
    table.hand("vagabond", "anvil", "foxfolk-steel")
    table.begin("vagabond", "daylight")
    aid(table, "marquise", "anvil", "up-boot")
    aid(table, "marquise", "foxfolk-steel", "up-torch")
    assert table.score("vagabond") == 4


@law("root", "9.5.4", "9.2.5.ii")
def test_ex_72_a_token_is_enough_to_be_aided_and_the_sword_goes_face_up_into_the_satchel() -> None:
    table = wanderer(12, "boot torch")
    table.put(12, sympathy=1)
    table.boxed("alliance", "sword")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    aid(table, "alliance", "anvil", "up-boot")
    assert table.packed("up") == ["sword", "torch"]
    assert table.relation_to("alliance") == "amiable"
    assert table.cards("alliance") == ["anvil"]


@law("root", "9.2.9.iii", "9.2.9.iii.a", "3.2.1", "9.2.6")
def test_ex_73_the_first_warrior_makes_hostile_and_the_other_pieces_score_infamy() -> None:
    table = wanderer(8, "sword sword sword")
    table.put(8, eyrie=2, roost=1)
    table.begin("vagabond", "daylight")
    table.dice(3, 0)
    table.play("attack eyrie")
    assert table.relation_to("eyrie") == "hostile"
    assert table.score("vagabond") == 3
    assert table.warriors("eyrie", 8) == table.pieces("roost", 8) == 0


@law("root", "9.5.6", "9.2.9.iii")
def test_ex_74_a_strike_makes_hostile_and_scores_nothing_for_a_warrior() -> None:
    table = wanderer(8, "crossbow boot")
    table.put(1, keep=1)
    table.put(8, marquise=2)
    table.hand("marquise", "anvil")
    table.relation("marquise", "amiable")
    table.begin("vagabond", "daylight").play("strike marquise")
    assert table.relation_to("marquise") == "hostile"
    assert table.score("vagabond") == 0
    assert (table.asked(), table.question()) == ("marquise", "FieldHospitals")
    table.play("hospital anvil")
    assert (table.warriors("marquise", 8), table.warriors("marquise", 1)) == (1, 1)


@law("root", "9.2.4", "9.2.7")
def test_ex_75_without_an_undamaged_sword_he_is_defenseless_and_deals_nothing() -> None:
    table = wanderer(8)
    table.items(up="boot torch hammer", hurt_up="sword sword")
    table.put(8, eyrie=1)
    table.dice(1, 1)
    fight(table, "eyrie", 8, "vagabond")
    assert table.asked() == "vagabond"
    table.play("damage up-boot", "damage up-torch")
    assert table.packed("up") == ["hammer"]
    assert table.warriors("eyrie", 8) == 1


@law("root", "9.5.5")
@pytest.mark.parametrize(("reward", "points", "cards"), [("reward-points", 3, 0), ("reward-cards", 0, 2)])
def test_ex_76_the_third_fox_quest_brings_three_points_or_two_cards(reward: str, points: int, cards: int) -> None:
    table = wanderer(8, "torch hammer boot")
    completed(table, "fox-errand", "fox-fundraising")
    table.quests("fox-repair-a-shed", "mouse-escort", "rabbit-errand")
    table.begin("vagabond", "daylight").play("quest fox-repair-a-shed")
    assert table.state.open_quests.bit_count() == 3
    table.play(reward)
    assert (table.score("vagabond"), len(table.cards("vagabond"))) == (points, cards)
    assert table.packed("down") == ["hammer", "torch"]


@law("root", "9.6.4")
def test_ex_78_a_bag_on_its_track_raises_the_limit_by_two() -> None:
    table = wanderer(8)
    table.items(track="bag", up="boot boot sword sword hammer torch", hurt_up="boot", hurt_down="crossbow")
    table.begin("vagabond", "evening")
    assert table.asked() != "vagabond"


@law("root", "9.6.4")
def test_ex_78_an_exhausted_bag_counts_itself_and_raises_nothing() -> None:
    table = wanderer(8)
    table.items(up="boot boot sword sword hammer torch", down="bag", hurt_up="boot", hurt_down="crossbow")
    table.begin("vagabond", "evening")
    table.play("remove down-bag", "remove hurt-up-boot", "remove up-torch")
    assert table.asked() != "vagabond"
    assert table.packed("up") == ["boot", "boot", "hammer", "sword", "sword"]
    assert table.packed("hurt-down") == ["crossbow"]


@law("root", "9.6.1")
def test_ex_79_in_a_forest_all_damaged_items_are_repaired_and_turned_up() -> None:
    table = wanderer("4_9_12")
    table.items(hurt_up="boot tea", hurt_down="sword hammer")
    table.begin("vagabond", "evening")
    assert table.packed("up") == ["boot", "hammer", "sword"]
    assert table.packed("track") == ["tea"]
    assert table.packed("hurt-up") == table.packed("hurt-down") == []


@law("root", "9.2.9.ii.b", "8.2.6", "L-10")
@pytest.mark.parametrize(("name", "payer"), [("seed", "vagabond"), ("english", "marquise")])
def test_ex_80_allied_warriors_come_along_and_outrage_is_paid_by_him_or_by_them(name: str, payer: str) -> None:
    table = wanderer(9, "boot", law=name)
    table.put(9, marquise=3)
    table.put(12, sympathy=1)
    table.relation("marquise", "allied")
    table.hand("vagabond", "anvil", "foxfolk-steel")
    table.hand("marquise", "travel-gear-fox", "root-tea-fox")
    table.begin("vagabond", "daylight").play("walk 12", "take-along marquise", "along-count 2")
    assert (table.warriors("marquise", 9), table.warriors("marquise", 12)) == (1, 2)
    assert (table.asked(), table.question()) == (payer, "PayOutrage")


@law("root", "9.2.9.ii.b")
def test_ex_80_allies_who_rule_neither_clearing_stay() -> None:
    table = wanderer(9, "boot")
    table.put(9, marquise=3, alliance=4)
    table.put(12, sympathy=1)
    table.relation("marquise", "allied")
    table.begin("vagabond", "daylight").play("walk 12")
    assert (table.warriors("marquise", 9), table.warriors("marquise", 12)) == (3, 0)


def joint_battle_of_ex_81() -> Scenario:
    table = wanderer(8, "sword boot")
    table.put(8, eyrie=2, marquise=4)
    table.relation("eyrie", "allied")
    table.begin("vagabond", "daylight").play("attack marquise")
    table.dice(3, 2)
    return table.play("fight-with eyrie")


@law("root", "9.2.9.ii.v", "9.2.9.ii.g")
def test_ex_81_more_allied_warriors_than_items_lost_makes_the_ally_hostile() -> None:
    table = joint_battle_of_ex_81().play("ally-hit", "ally-hit")
    assert table.warriors("marquise", 8) == 1
    assert table.warriors("eyrie", 8) == 0
    assert table.relation_to("eyrie") == "hostile"


@law("root", "9.2.9.ii.v", "9.2.9.ii.g")
def test_ex_81_as_many_items_as_allied_warriors_lost_keeps_the_alliance() -> None:
    table = joint_battle_of_ex_81().play("ally-hit", "damage up-boot")
    assert table.warriors("eyrie", 8) == 1
    assert table.relation_to("eyrie") == "allied"


@law("root", "9.2.2.i")
def test_ex_82_a_favor_damages_all_his_items_if_they_are_fewer_than_three_and_the_pawn_stays() -> None:
    table = wanderer(7, "boot sword")
    for clearing in (2, 9, 11):
        table.put(clearing, roost=1)
    table.hand("eyrie", "favor-of-the-mice")
    table.begin("eyrie", "daylight").play("craft favor-of-the-mice")
    assert table.packed("hurt-up") == ["boot", "sword"]
    assert table.packed("up") == []
    assert table.state.pawn[table.seat("vagabond")] == 6


@law("root", "9.5.8", "9.2.1")
def test_ex_83_hammers_craft_with_the_suit_of_his_clearing_only() -> None:
    table = wanderer(11, "hammer hammer")
    table.hand("vagabond", "root-tea-mouse", "sword", "tax-collector-1")
    table.begin("vagabond", "daylight")
    assert table.offered("craft") == ["root-tea-mouse"]
    table.play("craft root-tea-mouse")
    assert table.packed("track") == ["tea"]
    assert table.packed("down") == ["hammer"]


@law("root", "GG.3.2", "CARD.cobbler")
def test_ex_86_hideout_repairs_three_items_and_ends_daylight_and_cobbler_may_follow() -> None:
    table = wanderer(8)
    table.character("ranger")
    table.items(up="torch boot", hurt_up="boot sword", hurt_down="crossbow hammer")
    table.in_play("vagabond", "cobbler-1")
    table.begin("vagabond", "daylight").play("start-hideout")
    table.play("hideout hurt-up-sword", "hideout hurt-down-crossbow", "hideout hurt-down-hammer")
    assert table.packed("up") == ["boot", "sword"]
    assert table.packed("down") == ["crossbow", "hammer", "torch"]
    assert table.packed("hurt-up") == ["boot"]
    assert table.offered() == ["pass", "cobbler"]
