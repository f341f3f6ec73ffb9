"""Chapter 9.6: the Vagabond's Evening. Rest, draw, discard, capacity."""

from parlour.conformance.law import law
from parlour.games.root.tests.wanderer import wanderer


@law("root", "9.6")
def test_he_rests_draws_discards_and_then_minds_his_capacity() -> None:
    table = wanderer("4_9_12")
    table.items(track="coin", up="boot " * 6, hurt_down="sword")
    table.hand("vagabond", "anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox")
    table.begin("vagabond", "evening")
    assert table.packed("up") == ["boot"] * 6 + ["sword"]
    assert table.verbs() == {"discard"}
    table.play("discard anvil")
    assert len(table.cards("vagabond")) == 5
    assert table.offered() == ["remove up-boot", "remove up-sword"]
    table.play("remove up-boot")
    assert table.asked() != "vagabond"


@law("root", "9.6.1")
def test_in_a_clearing_nothing_is_repaired() -> None:
    table = wanderer(8)
    table.items(hurt_up="boot", hurt_down="sword")
    table.begin("vagabond", "evening")
    assert (table.packed("hurt-up"), table.packed("hurt-down")) == (["boot"], ["sword"])


@law("root", "9.6.1")
def test_exhausted_items_that_are_not_damaged_stay_exhausted() -> None:
    table = wanderer("4_9_12")
    table.items(down="boot", hurt_down="sword")
    table.begin("vagabond", "evening")
    assert (table.packed("up"), table.packed("down")) == (["sword"], ["boot"])


@law("root", "9.6.2")
def test_he_draws_one_card_and_one_more_for_each_coin_on_its_track() -> None:
    table = wanderer(8)
    table.items(track="coin coin", up="coin", down="coin")
    table.begin("vagabond", "evening")
    assert len(table.cards("vagabond")) == 3


@law("root", "9.6.3")
def test_he_discards_down_to_five_cards_of_his_choice() -> None:
    table = wanderer(8)
    table.hand("vagabond", "anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "sword", "royal-claim")
    table.begin("vagabond", "evening").play("discard anvil", "discard sword")
    assert len(table.cards("vagabond")) == 5
    assert set(table.cards("discard")) == {"anvil", "sword"}
    assert table.asked() != "vagabond"


@law("root", "9.6.4")
def test_six_items_in_satchel_and_damaged_box_are_allowed_and_tracks_do_not_count() -> None:
    table = wanderer(8)
    table.items(track="tea coin", up="boot boot", down="sword sword", hurt_up="hammer", hurt_down="torch")
    table.begin("vagabond", "evening")
    assert table.asked() != "vagabond"


@law("root", "9.6.4", "2.5.4")
def test_surplus_items_of_any_place_but_the_tracks_leave_the_game() -> None:
    table = wanderer(8)
    table.items(track="tea", up="boot boot tea", down="sword sword", hurt_up="hammer", hurt_down="torch")
    supply = table.state.items.copy()
    table.begin("vagabond", "evening")
    assert table.offered() == [
        "remove up-boot", "remove up-tea", "remove down-sword", "remove hurt-up-hammer", "remove hurt-down-torch",
    ]  # fmt: skip
    assert table.barred() == {"remove track-tea": "9.6.4"}
    table.play("remove hurt-up-hammer")
    assert table.packed("hurt-up") == []
    assert table.state.items == supply
    assert table.asked() != "vagabond"


@law("root", "9.6.4")
def test_each_bag_on_the_track_adds_two() -> None:
    table = wanderer(8)
    table.items(track="bag bag", up="boot " * 10)
    assert table.begin("vagabond", "evening").asked() != "vagabond"
    table = wanderer(8)
    table.items(track="bag bag", up="boot " * 10 + "sword")
    assert table.begin("vagabond", "evening").verbs() == {"remove"}
