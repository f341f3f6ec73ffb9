"""Chapter 9.5: what the Vagabond does in Daylight."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import QUEST_IDS
from parlour.games.root.tests.saved import refused
from parlour.games.root.tests.scenario import Scenario
from parlour.games.root.tests.wanderer import aid, completed, wanderer
from parlour.kernel.bag import members

# 9.5 Any order, any number


@law("root", "9.5")
def test_actions_come_in_any_order_and_number_until_he_ends() -> None:
    table = wanderer(8, "boot boot sword sword")
    table.put(8, marquise=2)
    table.put(4, marquise=1)
    table.begin("vagabond", "daylight")
    table.dice(0, 0)
    table.play("attack marquise", "walk 4")
    table.dice(0, 0)
    table.play("attack marquise")
    assert table.offered() == ["end", "walk 8", "walk 9", "walk 12"]
    table.play("end")
    assert table.asked() != "vagabond"


@law("root", "9.5")
def test_in_a_forest_he_only_moves_repairs_shifts_and_uses_what_needs_no_clearing() -> None:
    table = wanderer("1_9_10_12")
    table.items(track="tea", up="boot sword crossbow torch hammer hammer", hurt_up="boot")
    for clearing in (1, 9, 10, 12):
        table.put(clearing, marquise=1)
    table.quests("fox-repair-a-shed", "rabbit-guard-duty", "mouse-guard-duty")
    table.hand("vagabond", "anvil", "codebreakers-1", "dominance-fox")
    table.discarded("foxfolk-steel")
    table.begin("vagabond", "daylight")
    assert table.verbs() == {"end", "walk", "repair", "shift-item"}
    assert table.barred()["quest fox-repair-a-shed"] == "9.5.5"


UNPLAYABLE = [
    ("AlongCount", 0, 1, 3, 2),
    ("AlongCount", 0, 1, 12, 7),
    ("TakeAlong", 0, 7, -1),
    ("AidCard", 0, 1),
    ("AidItem", 0, 1, 3),
    ("AidItem", 0, 3, 3),
    ("AidTake", 0, 1),
    ("StrikePiece", 0, 1),
    ("StrikePiece", 0, 3),
    ("ChoosePartner", 0),
    ("ChoosePartner", -1),
    ("StartIn", 0),
    ("StartIn", 1),
    ("DamageItem", 0, 1, 3),
    ("RemoveItem", 1),
    ("TakeCrafted", 0, 8),
    ("CobblerWalk", 1),
    ("QuestReward", 0, 3),
]


@law("root", "9.5")
@pytest.mark.parametrize("step", UNPLAYABLE, ids=str)
def test_a_saved_position_refuses_steps_that_cannot_be_played(step: tuple[object, ...]) -> None:
    table = Scenario("vagabond", "marquise", "eyrie")
    table.pawn(8)
    table.quests(*QUEST_IDS[:3])
    assert refused(table.begin("vagabond", "daylight"), *step)


# 9.5.2 Battle


@law("root", "9.5.2")
def test_one_sword_is_exhausted_for_the_whole_battle() -> None:
    table = wanderer(8, "sword sword sword")
    table.put(8, eyrie=4)
    table.begin("vagabond", "daylight")
    table.dice(3, 0)
    table.play("attack eyrie")
    assert table.warriors("eyrie", 8) == 1
    assert table.packed("down") == ["sword"]


@law("root", "9.5.2", "4.3")
def test_anybody_present_may_be_fought_an_ally_too() -> None:
    table = wanderer(12, "sword boot")
    table.put(12, eyrie=1, wood=1, sympathy=1)
    table.relation("eyrie", "allied")
    table.begin("vagabond", "daylight")
    assert table.offered("attack") == ["marquise", "eyrie", "alliance"]


@law("root", "9.5.2", "CARD.command-warren")
def test_command_warren_starts_a_battle_without_a_sword() -> None:
    table = wanderer(8, "sword boot")
    table.put(8, eyrie=2)
    table.in_play("vagabond", "command-warren-1")
    table.begin("vagabond", "daylight")
    table.dice(1, 0)
    table.play("warren")
    assert table.warriors("eyrie", 8) == 1
    assert table.packed("down") == []


# 9.5.2 with one sword for each hit


def sword_per_hit(swords: int, warriors: int = 4) -> Scenario:
    table = wanderer(8, "sword " * swords + "boot", sword_per_hit="true")
    table.put(8, eyrie=warriors)
    return table.begin("vagabond", "daylight")


@law("root", "9.5.2")
def test_with_one_sword_for_each_hit_every_further_sword_is_exhausted_after_the_roll() -> None:
    table = sword_per_hit(3)
    table.dice(3, 0)
    table.play("attack eyrie")
    assert table.question() == "ExhaustForHits"
    assert table.offered() == ["pass", "exhaust up-sword"]
    table.play("exhaust up-sword", "pass")
    assert table.warriors("eyrie", 8) == 2
    assert table.packed("down") == ["sword", "sword"]


@law("root", "9.5.2")
def test_with_one_sword_for_each_hit_the_first_sword_pays_for_one_hit() -> None:
    table = sword_per_hit(3)
    table.dice(3, 0)
    table.play("attack eyrie", "pass")
    assert table.warriors("eyrie", 8) == 3


@law("root", "9.5.2")
def test_with_one_sword_for_each_hit_nothing_is_asked_once_all_hits_are_paid() -> None:
    table = sword_per_hit(3)
    table.dice(1, 0)
    table.play("attack eyrie")
    assert table.question() == "VagabondDaylight"
    assert table.warriors("eyrie", 8) == 3
    table.dice(2, 0)
    table.play("attack eyrie", "exhaust up-sword")
    assert table.question() == "VagabondDaylight"
    assert table.warriors("eyrie", 8) == 1


@law("root", "9.5.2")
def test_with_one_sword_for_each_hit_exhausted_swords_bring_no_hits() -> None:
    table = sword_per_hit(1)
    table.items(up="sword", down="sword sword")
    table.dice(3, 0)
    table.play("attack eyrie")
    assert table.warriors("eyrie", 8) == 3


@law("root", "9.5.2", "4.3.2.iii")
def test_with_one_sword_for_each_hit_extra_hits_cost_nothing() -> None:
    table = sword_per_hit(1, 0)
    table.put(8, roost=1)
    table.begin("vagabond", "daylight")
    table.dice(0, 0)
    table.play("attack eyrie")
    assert table.pieces("roost", 8) == 0


@law("root", "9.5.2", "CARD.armorers")
def test_with_one_sword_for_each_hit_he_pays_before_effects_are_declared() -> None:
    table = sword_per_hit(2)
    table.in_play("eyrie", "armorers-1")
    table.dice(2, 0)
    table.play("attack eyrie")
    assert table.asked() == "vagabond"
    table.play("exhaust up-sword")
    assert (table.asked(), table.offered()) == ("eyrie", ["pass", "armorers"])


@law("root", "9.5.2", "CARD.command-warren")
def test_with_one_sword_for_each_hit_a_battle_without_a_sword_starts_with_none() -> None:
    table = wanderer(8, "sword boot", sword_per_hit="true")
    table.put(8, eyrie=3)
    table.in_play("vagabond", "command-warren-1")
    table.begin("vagabond", "daylight")
    table.dice(1, 0)
    table.play("warren")
    assert table.offered() == ["pass", "exhaust up-sword"]
    table.play("pass")
    assert table.warriors("eyrie", 8) == 3


@law("root", "9.5.2")
def test_with_one_sword_for_each_hit_his_defence_is_as_ever() -> None:
    table = wanderer(8, "sword sword boot boot boot", sword_per_hit="true")
    table.put(8, marquise=3)
    table.begin("marquise", "daylight")
    table.dice(2, 2)
    table.play("fight", "damage up-boot", "damage up-boot")
    assert table.warriors("marquise", 8) == 1
    assert table.packed("down") == []


# 9.5.3 Explore


@law("root", "9.5.3", "2.2.4")
def test_he_exhausts_a_torch_takes_the_item_scores_and_the_slot_is_free() -> None:
    table = wanderer(12, "torch boot")
    table.g.buried = 0b1000  # the sword
    table.g.ruins = 1 << 11
    room = table.g.room[11]
    table.begin("vagabond", "daylight").play("explore")
    assert table.packed("up") == ["boot", "sword"]
    assert table.packed("down") == ["torch"]
    assert table.score("vagabond") == 1
    assert table.state.ruins == 0
    assert table.state.room[11] == room + 1
    assert table.happened()[0] == "explores"


@law("root", "9.5.3")
def test_without_a_ruin_or_without_a_torch_there_is_nothing_to_explore() -> None:
    table = wanderer(8, "torch boot")
    assert table.begin("vagabond", "daylight").barred()["explore"] == "9.5.3"
    table = wanderer(12, "boot boot")
    assert table.begin("vagabond", "daylight").barred()["explore"] == "9.5.3"


@law("root", "9.5.3", "L-06")
def test_the_item_of_a_ruin_must_be_taken_with_either_law() -> None:
    table = wanderer(12, "torch boot", law="english")
    table.begin("vagabond", "daylight").play("explore")
    assert table.question() == "VagabondDaylight"
    assert table.score("vagabond") == 1


# 9.5.4 Aid


@law("root", "9.5.4", "QA.2")
def test_anybody_with_a_piece_there_may_be_aided_and_cannot_refuse() -> None:
    table = wanderer(12, "boot torch")
    table.put(12, eyrie=1, wood=1, sympathy=1)
    table.relation("eyrie", "hostile")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    assert table.offered("aid") == ["marquise", "eyrie", "alliance"]
    aid(table, "marquise", "anvil", "up-boot")
    assert table.cards("marquise") == ["anvil"]
    assert table.asked() == "vagabond"


@law("root", "9.5.4", "2.1.1")
def test_the_card_is_of_the_suit_of_the_clearing_or_a_bird() -> None:
    table = wanderer(8, "boot torch")
    table.put(8, eyrie=1)
    table.hand("vagabond", "anvil", "sword", "royal-claim")
    table.begin("vagabond", "daylight").play("aid eyrie")
    assert set(table.offered("aid-card")) == {"anvil", "royal-claim"}
    assert table.barred() == {"aid-card sword": "9.5.4"}


@law("root", "9.5.4")
def test_without_a_matching_card_there_is_no_aid() -> None:
    table = wanderer(8, "boot torch")
    table.put(8, eyrie=1)
    table.hand("vagabond", "sword")
    table.begin("vagabond", "daylight")
    assert table.offered("aid") == []
    assert table.barred()["aid eyrie"] == "9.5.4"


@law("root", "9.5.4")
def test_any_ready_item_may_be_exhausted_for_it() -> None:
    table = wanderer(8)
    table.items(track="tea", up="boot sword", down="torch", hurt_up="hammer")
    table.put(8, eyrie=1)
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("aid eyrie", "aid-card anvil")
    assert table.offered("exhaust") == ["track-tea", "up-boot", "up-sword"]


@law("root", "9.5.4", "L-06")
def test_seed_he_takes_one_item_of_his_choice_and_must() -> None:
    table = wanderer(8, "boot torch")
    table.put(8, eyrie=1)
    table.boxed("eyrie", "sword", "coin")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "up-boot")
    assert table.offered() == ["take-item sword", "take-item coin"]
    assert table.relation_to("eyrie") == "indifferent"
    table.play("take-item coin")
    assert table.packed("track") == ["coin"]
    assert table.relation_to("eyrie") == "amiable"
    assert table.state.box[table.seat("eyrie") * 8 : table.seat("eyrie") * 8 + 8] == [0, 0, 0, 0, 1, 0, 0, 0]


@law("root", "9.5.4", "L-06")
def test_english_he_may_decline_the_item_and_the_relationship_improves_all_the_same() -> None:
    table = wanderer(8, "boot torch", law="english")
    table.put(8, eyrie=1)
    table.boxed("eyrie", "sword")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "up-boot")
    assert table.offered() == ["pass", "take-item sword"]
    table.play("pass")
    assert table.packed("up") == ["torch"]
    assert table.relation_to("eyrie") == "amiable"


@law("root", "9.5.4", "Z.2")
def test_only_the_two_know_the_card() -> None:
    table = wanderer(8, "boot")
    table.put(8, eyrie=1)
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("aid eyrie", "aid-card anvil")
    told = {event.key: event for events in table.match.events for event in events}
    assert [told["aids"].visible(seat) for seat in (-1, 0, 1, 2, 3)] == [False, False, True, False, True]
    assert "card" not in told["aids-unseen"].args


# 9.5.5 Quests


@law("root", "9.5.5")
def test_only_open_quests_of_the_suit_with_both_items_ready() -> None:
    table = wanderer(8, "torch hammer boot")
    table.items(up="torch hammer boot", track="tea", down="bag")
    table.quests("fox-repair-a-shed", "fox-logistics-help", "rabbit-errand")
    table.begin("vagabond", "daylight")
    assert table.offered("quest") == ["fox-repair-a-shed"]
    assert {table.barred()[f"quest {name}"] for name in ("fox-logistics-help", "rabbit-errand")} == {"9.5.5"}


@law("root", "9.5.5")
@pytest.mark.parametrize(("items", "offered"), [("sword boot", []), ("sword sword", ["mouse-expel-bandits"])])
def test_two_equal_symbols_need_two_items(items: str, offered: list[str]) -> None:
    table = wanderer(7, items)
    table.quests("mouse-expel-bandits")
    table.begin("vagabond", "daylight")
    assert table.offered("quest") == offered


@law("root", "9.5.5")
def test_only_quests_of_the_same_suit_score_and_this_one_is_included() -> None:
    table = wanderer(8, "torch hammer")
    completed(table, "mouse-escort", "fox-errand", "rabbit-errand")
    table.quests("fox-repair-a-shed")
    table.begin("vagabond", "daylight").play("quest fox-repair-a-shed", "reward-points")
    assert table.score("vagabond") == 2


@law("root", "9.5.5")
def test_the_quest_is_kept_and_another_opens_while_the_deck_lasts() -> None:
    table = wanderer(8, "torch hammer")
    table.quests("fox-repair-a-shed", "fox-errand", "rabbit-errand")
    table.g.quest_deck = 1 << QUEST_IDS.index("mouse-escort")
    table.begin("vagabond", "daylight").play("quest fox-repair-a-shed")
    opened = [QUEST_IDS[quest] for quest in members(table.state.open_quests)]
    assert sorted(opened) == ["fox-errand", "mouse-escort", "rabbit-errand"]
    assert table.state.quests_done[table.seat("vagabond")] == 1 << QUEST_IDS.index("fox-repair-a-shed")
    assert table.state.quest_deck == 0


@law("root", "9.5.5")
def test_with_an_empty_quest_deck_fewer_quests_lie_open() -> None:
    table = wanderer(8, "torch hammer")
    table.quests("fox-repair-a-shed", "fox-errand")
    table.g.quest_deck = 0
    table.begin("vagabond", "daylight").play("quest fox-repair-a-shed")
    assert [QUEST_IDS[quest] for quest in members(table.state.open_quests)] == ["fox-errand"]


# 9.5.6 Strike


@law("root", "9.5.6")
def test_a_strike_removes_a_warrior_and_exhausts_a_crossbow() -> None:
    table = wanderer(8, "crossbow boot")
    table.put(8, eyrie=2, roost=1)
    table.begin("vagabond", "daylight").play("strike eyrie")
    assert (table.warriors("eyrie", 8), table.pieces("roost", 8)) == (1, 1)
    assert table.packed("down") == ["crossbow"]


@law("root", "9.5.6", "3.2.1", "9.2.9.iii")
def test_without_a_warrior_there_he_chooses_a_building_or_token_which_scores_and_offends_nobody() -> None:
    table = wanderer(8, "crossbow boot")
    table.put(8, sawmill=1, wood=2, eyrie=2)
    table.begin("vagabond", "daylight").play("strike marquise")
    assert table.offered("strike-piece") == ["sawmill", "wood"]
    table.play("strike-piece wood")
    assert (table.pieces("wood", 8), table.pieces("sawmill", 8)) == (1, 1)
    assert table.score("vagabond") == 1
    assert table.relation_to("marquise") == "indifferent"


@law("root", "9.5.6", "8.2.6")
def test_a_struck_sympathy_token_causes_outrage() -> None:
    table = wanderer(8, "crossbow boot")
    table.put(8, sympathy=1)
    table.hand("vagabond", "anvil", "foxfolk-steel")
    table.begin("vagabond", "daylight").play("strike alliance", "outrage anvil")
    assert table.cards("supporters") == ["anvil"]


# 9.5.7 Repair


@law("root", "9.5.7")
def test_a_hammer_repairs_one_item_which_keeps_its_side() -> None:
    table = wanderer(8)
    table.items(up="hammer hammer hammer", hurt_up="tea sword", hurt_down="coin boot")
    table.begin("vagabond", "daylight")
    assert table.offered("repair") == ["hurt-up-sword", "hurt-up-tea", "hurt-down-boot", "hurt-down-coin"]
    table.play("repair hurt-up-tea", "repair hurt-down-coin", "repair hurt-up-sword")
    assert table.packed("track") == ["tea"]
    assert table.packed("up") == ["sword"]
    assert table.packed("down") == ["hammer", "hammer", "hammer", "coin"]
    assert table.packed("hurt-down") == ["boot"]


@law("root", "9.5.7")
def test_a_damaged_hammer_cannot_repair_itself() -> None:
    table = wanderer(8)
    table.items(up="boot", hurt_up="hammer")
    table.begin("vagabond", "daylight")
    assert table.offered("repair") == []
    assert table.barred()["repair hurt-up-hammer"] == "9.5.7"
