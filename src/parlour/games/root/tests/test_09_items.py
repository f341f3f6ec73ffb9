"""Chapter 9: the Vagabond's items, how they are damaged and how they come round again."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.wanderer import aid, wanderer

# 9.2.1 Crafting


@law("root", "9.2.1", "9.5.8")
def test_a_crafted_item_comes_face_up_from_the_supply_and_scores() -> None:
    table = wanderer(8, "hammer hammer")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("craft anvil")
    assert table.packed("up") == ["hammer", "hammer"]
    assert table.packed("down") == ["hammer"]
    assert table.score("vagabond") == 2
    assert table.state.items[3] == 0
    assert table.cards("discard") == ["anvil"]


@law("root", "9.2.1", "L-06")
def test_seed_a_crafted_item_must_be_taken() -> None:
    table = wanderer(8, "hammer boot")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("craft anvil")
    assert table.question() == "VagabondDaylight"


@law("root", "9.2.1", "9.5.8", "L-06")
@pytest.mark.parametrize(("answer", "left"), [("pass", 1), ("take-item hammer", 0)])
def test_english_a_crafted_item_may_be_declined_and_scores_all_the_same(answer: str, left: int) -> None:
    table = wanderer(8, "hammer boot", law="english")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("craft anvil")
    assert table.offered() == ["pass", "take-item hammer"]
    table.play(answer)
    assert table.state.items[3] == left
    assert len(table.packed("up")) == 2 - left
    assert table.score("vagabond") == 2


@law("root", "9.5.8")
def test_a_symbol_for_any_suit_is_paid_by_any_hammer() -> None:
    table = wanderer(8, "hammer hammer hammer hammer")
    table.hand("vagabond", "royal-claim")
    table.begin("vagabond", "daylight").play("craft royal-claim")
    assert table.crafted("vagabond") == ["royal-claim"]
    assert table.packed("down") == ["hammer"] * 4


@law("root", "9.5.8", "9.2.1")
def test_exhausted_and_damaged_hammers_do_not_craft() -> None:
    table = wanderer(8)
    table.items(up="boot", down="hammer", hurt_up="hammer")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    assert table.offered("craft") == []
    assert table.barred()["craft anvil"] == "9.5.8"


# 9.2.2 Lone wanderer


@law("root", "9.2.2")
def test_the_pawn_never_rules_and_hinders_nobody() -> None:
    table = wanderer(5)
    assert table.ruler(5) == ""
    table.put(5, marquise=1)
    assert table.ruler(5) == "marquise"


@law("root", "9.2.2", "4.3.1")
def test_the_pawn_is_never_removed_so_an_ambush_does_not_end_his_attack() -> None:
    table = wanderer(8, "sword boot torch")
    table.put(8, eyrie=3)
    table.hand("eyrie", "ambush-fox")
    table.begin("vagabond", "daylight").play("attack eyrie", "ambush ambush-fox", "damage up-boot")
    table.dice(2, 0)
    table.play("damage up-torch")
    assert table.state.pawn[table.seat("vagabond")] == 7
    assert table.warriors("eyrie", 8) == 2


@law("root", "9.2.2.i")
def test_a_revolt_where_he_stands_damages_three_items_of_his_choice() -> None:
    table = wanderer(12, "boot boot sword torch")
    table.put(12, sympathy=1, marquise=1)
    table.supporters("anvil", "foxfolk-steel")
    table.begin("alliance", "birdsong").play("revolt 12", "supporter anvil", "supporter foxfolk-steel")
    assert table.asked() == "vagabond"
    table.play("damage up-boot", "damage up-sword", "damage up-torch")
    assert table.packed("up") == ["boot"]
    assert table.packed("hurt-up") == ["boot", "sword", "torch"]
    assert table.pieces("base", 12) == 1


@law("root", "9.2.2.i")
def test_a_favor_strikes_only_where_he_stands_and_only_once() -> None:
    table = wanderer(7, "boot boot sword torch hammer")
    for clearing in (2, 9, 11):
        table.put(clearing, roost=1)
    table.hand("eyrie", "favor-of-the-mice")
    table.begin("eyrie", "daylight").play("craft favor-of-the-mice")
    table.play("damage up-boot", "damage up-boot", "damage up-torch")
    assert table.asked() != "vagabond"
    elsewhere = wanderer("4_9_12", "boot boot sword torch hammer")
    for clearing in (2, 9, 11):
        elsewhere.put(clearing, roost=1)
    elsewhere.put(7, marquise=1)
    elsewhere.hand("eyrie", "favor-of-the-mice")
    elsewhere.begin("eyrie", "daylight").play("craft favor-of-the-mice")
    assert len(elsewhere.packed("up")) == 5


# 9.2.4, 9.2.6, 9.2.7 Swords and hits


@law("root", "9.2.6")
def test_exhausted_swords_count_for_the_rolled_hits_damaged_ones_do_not() -> None:
    table = wanderer(8)
    table.items(up="sword", down="sword", hurt_up="sword")
    table.put(8, eyrie=4)
    table.begin("vagabond", "daylight")
    table.dice(3, 0)
    table.play("attack eyrie")
    assert table.warriors("eyrie", 8) == 2


@law("root", "9.2.6")
def test_as_the_defender_too_he_deals_no_more_than_he_has_undamaged_swords() -> None:
    table = wanderer(8)
    table.items(down="sword", up="boot boot boot")
    table.put(8, eyrie=3)
    table.dice(3, 2)
    fight(table, "eyrie", 8, "vagabond")
    table.play("damage up-boot", "damage up-boot", "damage down-sword")
    assert table.warriors("eyrie", 8) == 2


@law("root", "9.2.4")
@pytest.mark.parametrize(("sword", "damaged"), [("up", 1), ("down", 1), ("hurt_up", 2)])
def test_one_undamaged_sword_even_an_exhausted_one_keeps_him_from_being_defenseless(sword: str, damaged: int) -> None:
    table = wanderer(8)
    table.items(track="tea coin bag", **{sword: "sword"})
    table.put(8, eyrie=1)
    before = len(table.packed("hurt-up"))
    table.dice(1, 0)
    fight(table, "eyrie", 8, "vagabond")
    for item in ("tea", "coin")[:damaged]:
        table.play(f"damage track-{item}")
    assert len(table.packed("hurt-up")) == before + damaged
    assert table.asked() != "vagabond"


@law("root", "9.2.7")
def test_any_undamaged_item_may_be_damaged_and_keeps_its_side() -> None:
    table = wanderer(8)
    table.items(track="tea", up="sword boot", down="torch", hurt_up="hammer")
    table.put(8, eyrie=3)
    table.begin("vagabond", "daylight")
    table.dice(2, 2)
    table.play("attack eyrie")
    assert table.offered("damage") == ["track-tea", "up-boot", "down-sword", "down-torch"]
    table.play("damage track-tea", "damage down-sword")
    assert table.packed("hurt-up") == ["hammer", "tea"]
    assert table.packed("hurt-down") == ["sword"]


@law("root", "9.2.7")
def test_the_sword_just_exhausted_may_be_damaged_but_has_counted() -> None:
    table = wanderer(8, "sword boot")
    table.put(8, eyrie=3)
    table.begin("vagabond", "daylight")
    table.dice(3, 1)
    table.play("attack eyrie", "damage down-sword")
    assert table.warriors("eyrie", 8) == 2


@law("root", "9.2.7")
def test_once_nothing_is_left_further_hits_are_ignored() -> None:
    table = wanderer(8)
    table.items(up="boot", hurt_up="sword")
    table.put(8, eyrie=3)
    table.dice(3, 3)
    fight(table, "eyrie", 8, "vagabond")
    assert table.packed("hurt-up") == ["boot", "sword"]
    assert table.asked() != "vagabond"


# 9.2.5 Face up and face down


@law("root", "9.2.5")
def test_only_undamaged_items_that_lie_face_up_can_be_exhausted() -> None:
    table = wanderer(8)
    table.items(down="boot sword torch crossbow", hurt_up="boot sword torch crossbow")
    table.put(8, eyrie=1)
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    assert table.offered() == ["end"]
    assert table.barred()["attack eyrie"] == "9.5.2"
    assert table.barred()["strike eyrie"] == "9.5.6"
    assert table.barred()["aid eyrie"] == "9.5.4"
    assert table.barred()["walk 4"] == "9.5.1"


@law("root", "9.2.5")
def test_damaged_tea_coins_and_bags_give_nothing() -> None:
    table = wanderer(8)
    table.items(up="boot " * 4, hurt_up="tea coin bag")
    table.begin("vagabond", "birdsong")
    assert table.state.teas == 0
    table.begin("vagabond", "evening")
    assert len(table.cards("vagabond")) == 1
    assert table.asked() == "vagabond"
    assert table.offered("remove") == ["up-boot", "hurt-up-bag", "hurt-up-tea", "hurt-up-coin"]


@law("root", "9.5", "9.2.5")
def test_an_exhausted_tea_leaves_its_track_and_lies_face_down_in_the_satchel() -> None:
    table = wanderer(8)
    table.items(track="tea bag")
    table.put(8, eyrie=1)
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "track-tea")
    assert table.packed("track") == ["bag"]
    assert table.packed("down") == ["tea"]


@law("root", "9.2.5")
def test_of_two_alike_the_one_in_the_satchel_is_exhausted_and_the_track_keeps_its_own() -> None:
    table = wanderer(8)
    table.items(track="tea", up="tea boot")
    table.quests("fox-errand")
    table.begin("vagabond", "daylight").play("quest fox-errand")
    assert (table.packed("track"), table.packed("down")) == (["tea"], ["boot", "tea"])


@law("root", "9.2.5.i")
@pytest.mark.parametrize("item", ["tea", "coin", "bag"])
def test_gained_tea_coins_and_bags_go_face_up_to_their_tracks(item: str) -> None:
    table = wanderer(8, "boot")
    table.put(8, eyrie=1)
    table.boxed("eyrie", item)
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "up-boot")
    assert table.packed("track") == [item]


@law("root", "9.2.5.ii")
@pytest.mark.parametrize("item", ["boot", "sword", "crossbow", "hammer"])
def test_other_gained_items_go_face_up_to_the_satchel(item: str) -> None:
    table = wanderer(8, "torch")
    table.put(8, eyrie=1)
    table.boxed("eyrie", item)
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "up-torch")
    assert table.packed("up") == [item]


# A full track. Four bags are possible for the Tinker: his own, two of the supply, one under a ruin


@law("root", "9.2.5.i", "L-08")
def test_seed_with_a_full_track_an_item_stays_in_the_box() -> None:
    table = wanderer(8)
    table.items(track="bag bag bag", up="boot")
    table.put(8, eyrie=1)
    table.boxed("eyrie", "bag", "sword")
    table.hand("vagabond", "anvil", "foxfolk-steel")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "up-boot")
    assert table.packed("up") == ["sword"]
    aid(table, "eyrie", "foxfolk-steel", "up-sword")
    assert table.packed("track") == ["bag", "bag", "bag"]
    assert table.state.box[table.seat("eyrie") * 8 + 1] == 1


@law("root", "9.2.5.i", "L-08")
def test_seed_among_several_items_the_one_without_room_is_barred() -> None:
    table = wanderer(8)
    table.items(track="bag bag bag", up="boot")
    table.put(8, eyrie=1)
    table.boxed("eyrie", "bag", "sword", "tea")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "up-boot")
    assert table.offered() == ["take-item sword", "take-item tea"]
    assert table.barred() == {"pass": "9.5.4", "take-item bag": "9.2.5.i"}


@law("root", "9.2.5.i", "L-08")
def test_seed_a_bag_under_a_ruin_stays_there_and_scores_nothing() -> None:
    table = wanderer(12)
    table.items(track="bag bag bag", up="torch torch")
    table.g.buried = 1  # the bag
    table.g.ruins = 1 << 11
    table.begin("vagabond", "daylight").play("explore")
    assert table.score("vagabond") == 0
    assert table.packed("down") == ["torch"]
    assert table.state.ruins == 1 << 11
    table.play("shift-item track-bag", "explore")
    assert table.score("vagabond") == 1
    assert table.packed("track") == ["bag", "bag", "bag"]
    assert table.packed("up") == ["bag"]
    assert table.state.ruins == 0


@law("root", "9.2.5.i", "L-08")
def test_seed_a_crafted_bag_without_room_stays_in_the_supply_and_scores() -> None:
    table = wanderer(7)
    table.items(track="bag bag bag", up="hammer boot")
    table.hand("vagabond", "mouse-in-a-sack")
    table.begin("vagabond", "daylight").play("craft mouse-in-a-sack")
    assert table.state.items[1] == 2
    assert table.score("vagabond") == 1


@law("root", "9.2.5.i", "L-08")
def test_english_with_a_full_track_the_item_goes_to_the_satchel() -> None:
    table = wanderer(12, law="english")
    table.items(track="bag bag bag", up="torch torch")
    table.g.buried = 1  # the bag
    table.g.ruins = 1 << 11
    table.begin("vagabond", "daylight").play("explore")
    assert table.packed("up") == ["bag", "torch"]
    assert table.score("vagabond") == 1


# 9.2.5.iii Track and Satchel


@law("root", "9.2.5.iii", "L-07")
def test_seed_tea_coins_and_bags_move_freely_between_track_and_satchel() -> None:
    table = wanderer(8)
    table.items(track="tea bag", up="coin boot")
    table.begin("vagabond", "daylight")
    assert table.offered("shift-item") == ["track-bag", "track-tea", "up-coin"]
    table.play("shift-item track-tea", "shift-item up-coin")
    assert table.packed("track") == ["bag", "coin"]
    assert table.packed("up") == ["boot", "tea"]


@law("root", "9.2.5.iii")
def test_an_item_is_shifted_once_between_two_other_decisions() -> None:
    table = wanderer(8)
    table.items(track="tea tea", up="boot")
    table.begin("vagabond", "daylight").play("shift-item track-tea")
    assert table.offered("shift-item") == ["track-tea"]
    table.play("shift-item track-tea")
    assert table.offered("shift-item") == []
    table.play("walk 4")
    assert table.offered("shift-item") == ["up-tea"]
    table.play("shift-item up-tea", "shift-item up-tea")
    assert table.offered("shift-item") == []


@law("root", "9.2.5.iii")
def test_exhausted_and_damaged_items_are_not_shifted_and_a_full_track_takes_no_more() -> None:
    table = wanderer(8)
    table.items(track="bag bag bag", up="bag boot", down="tea", hurt_up="coin")
    table.begin("vagabond", "daylight")
    assert table.offered("shift-item") == ["track-bag"]


@law("root", "9.2.5.iii")
def test_items_are_shifted_in_birdsong_too() -> None:
    table = wanderer(8)
    table.items(track="tea")
    table.begin("vagabond", "birdsong").play("shift-item track-tea")
    assert table.offered("shift-item") == []
    table.play("pass")
    assert table.offered("shift-item") == ["up-tea"]


@law("root", "9.2.5.iii", "L-07")
def test_english_they_do_not_leave_their_track_by_choice() -> None:
    table = wanderer(8, law="english")
    table.items(track="tea bag", up="boot")
    table.begin("vagabond", "daylight")
    assert table.offered("shift-item") == []


@law("root", "9.2.5.iii", "L-07")
def test_english_a_bag_in_the_satchel_takes_the_place_that_another_leaves() -> None:
    table = wanderer(8, law="english")
    table.items(track="bag bag bag", up="bag")
    table.put(8, eyrie=3)
    table.hand("vagabond", "anvil", "foxfolk-steel")
    table.begin("vagabond", "daylight")
    aid(table, "eyrie", "anvil", "track-bag")
    assert table.packed("track") == ["bag", "bag", "bag"]
    assert table.packed("up") == []
    aid(table, "eyrie", "foxfolk-steel", "track-bag")
    assert table.packed("track") == ["bag", "bag"]


@law("root", "9.2.5.iii", "L-07")
def test_english_a_damaged_bag_too_leaves_its_place_to_another() -> None:
    table = wanderer(8, law="english")
    table.items(track="bag bag bag", up="bag", down="sword")
    table.put(8, eyrie=1)
    table.dice(1, 0)
    fight(table, "eyrie", 8, "vagabond").play("damage track-bag")
    assert table.packed("track") == ["bag", "bag", "bag"]
    assert table.packed("up") == []


# 9.4.1 Refresh


@law("root", "9.4.1")
def test_three_items_are_refreshed_without_tea_and_tracked_ones_go_to_their_tracks() -> None:
    table = wanderer(8)
    table.items(down="tea boot sword")
    table.begin("vagabond", "birdsong")
    assert table.packed("track") == ["tea"]
    assert table.packed("up") == ["boot", "sword"]


@law("root", "9.4.1")
def test_damaged_items_may_be_refreshed_and_stay_damaged() -> None:
    table = wanderer(8)
    table.items(down="boot boot", hurt_down="sword torch")
    table.begin("vagabond", "birdsong")
    assert table.offered("refresh") == ["down-boot", "hurt-down-sword", "hurt-down-torch"]
    table.play("refresh hurt-down-sword", "refresh hurt-down-torch")
    assert table.packed("hurt-up") == ["sword", "torch"]
    assert table.packed("down") == ["boot"]


@law("root", "9.4.1", "L-07")
@pytest.mark.parametrize(("name", "teas"), [("seed", 2), ("english", 1)])
def test_tea_in_the_satchel_counts_for_refresh_but_not_with_the_law_english(name: str, teas: int) -> None:
    table = wanderer(8, law=name)
    table.items(track="tea", up="tea", down="boot " * 9)
    table.begin("vagabond", "birdsong")
    while table.question() == "RefreshItem":
        table.match.apply(table.state.offer[0])
    assert len(table.packed("up")) - table.packed("up").count("tea") == 3 + 2 * teas


@law("root", "9.4.1")
def test_tea_is_counted_at_the_very_start_so_refreshed_tea_does_not_help() -> None:
    table = wanderer(8)
    table.items(down="tea boot boot boot boot")
    table.begin("vagabond", "birdsong").play("refresh down-tea")
    assert table.packed("down") == ["boot", "boot"]
    assert table.question() == "Slip"


@law("root", "9.4")
def test_he_refreshes_before_he_slips() -> None:
    table = wanderer(8)
    table.items(down="boot boot torch torch")
    table.begin("vagabond", "birdsong")
    assert table.verbs() == {"refresh"}
    table.play("refresh down-boot", "refresh down-boot")
    assert table.verbs() == {"pass", "slip"}
