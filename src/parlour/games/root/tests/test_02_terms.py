"""Chapter 2: key terms."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import (
    AMBUSHES,
    CARD_IDS,
    CARDS,
    CRAFTABLE,
    DOMINANCES,
    OF_SUIT,
    SERVES,
    SUIT_OF,
    SUITS,
    WHOLE_DECK,
)
from parlour.games.root.rules.land import CLEARINGS
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario
from parlour.kernel.bag import members, size

# 2.1 Cards


@law("root", "2.1")
def test_every_card_has_one_suit_and_most_can_be_crafted() -> None:
    assert sum(size(OF_SUIT[suit]) for suit in range(4)) == CARDS == 54
    assert OF_SUIT[0] | OF_SUIT[1] | OF_SUIT[2] | OF_SUIT[3] == WHOLE_DECK
    assert WHOLE_DECK & ~CRAFTABLE == AMBUSHES | DOMINANCES
    table = Scenario()
    for clearing in (1, 6, 8, 2, 5, 7, 3):
        table.put(clearing, sympathy=1)
    table.put(12, marquise=1)
    table.hand("alliance", *(name for name in table.cards("deck") if not name.startswith("dominance")))
    table.begin("alliance", "daylight")
    assert {*table.offered("craft")} == {CARD_IDS[card] for card in members(CRAFTABLE)} - too_dear()


def too_dear() -> set[str]:
    """What needs three pieces of a suit of which the Alliance has but two."""
    return {"favor-of-the-rabbits", "favor-of-the-mice", "stand-and-deliver-1", "stand-and-deliver-2"}


@law("root", "2.1.1", "8.2.3")
def test_birds_are_wild_also_where_several_cards_are_to_be_spent() -> None:
    table = Scenario()
    table.put(8, sympathy=1)
    table.supporters("ambush-bird-1", "ambush-bird-2")
    table.begin("alliance", "birdsong").play("revolt 8", "supporter ambush-bird-1", "supporter ambush-bird-2")
    assert table.pieces("base", 8) == 1


@law("root", "2.1.1.1", "8.2.6")
def test_a_bird_must_be_given_where_nothing_else_matches() -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.put(4, sympathy=1)
    table.hand("marquise", "armorers-1", "sword")
    table.begin("marquise", "daylight").play("march", "to 4", "count 1")
    assert table.offered() == ["outrage armorers-1"]
    assert table.asked() == "marquise"


@law("root", "2.1.1.2")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse"])
def test_only_a_bird_serves_as_a_bird(suit: str) -> None:
    assert not SERVES[SUITS.index("bird")] & OF_SUIT[SUITS.index(suit)]
    table = Scenario()
    table.hand("marquise", *(CARD_IDS[card] for card in members(OF_SUIT[SUITS.index(suit)])))
    table.begin("marquise", "daylight")
    assert table.offered("extra") == []


@law("root", "2.1.2")
def test_the_shuffle_comes_as_the_last_card_leaves_the_deck() -> None:
    table = Scenario()
    table.discarded("bake-sale", "anvil")
    table.hand("eyrie", *(name for name in table.cards("deck") if name != "sword"))
    assert table.g.draw_cards(table.seat("marquise"), 1) == 1
    assert table.cards("marquise") == ["sword"]
    assert (table.cards("deck"), table.cards("discard")) == (["anvil", "bake-sale"], [])


@law("root", "2.1.2")
def test_with_an_empty_discard_pile_the_shuffle_waits_for_the_next_draw() -> None:
    table = Scenario()
    table.hand("eyrie", *(name for name in table.cards("deck") if name not in ("sword", "anvil")))
    g, marquise = table.g, table.seat("marquise")
    assert g.draw_cards(marquise, 2) == 2
    assert g.deck == g.discard == 0
    g.spend(marquise, CARD_IDS.index("sword"))
    assert table.cards("discard") == ["sword"]
    assert g.draw_cards(marquise, 1) == 1
    assert table.cards("marquise") == ["anvil", "sword"]


@law("root", "2.1.2")
def test_with_no_card_left_a_draw_gives_nothing_and_play_goes_on() -> None:
    table = Scenario("marquise", "eyrie", "alliance")
    table.available("dominance-fox")
    table.hand("eyrie", *table.cards("deck"))
    table.put(8, marquise=1)
    table.begin("marquise", "evening")
    assert table.cards("marquise") == []
    assert table.cards("available") == ["dominance-fox"]
    assert table.asked() == "eyrie"


@law("root", "2.1.3")
def test_spent_and_discarded_cards_go_onto_the_discard_pile() -> None:
    table = Scenario()
    table.put(8, marquise=1, sawmill=1)
    table.hand("marquise", "anvil", "ambush-bird-1")
    table.begin("marquise", "daylight").play("overwork anvil", "extra ambush-bird-1")
    assert table.cards("discard") == ["ambush-bird-1", "anvil"]


@law("root", "2.1.5")
def test_the_five_ambush_cards_may_be_spent_but_not_crafted() -> None:
    assert sorted(SUITS[SUIT_OF[card]] for card in members(AMBUSHES)) == ["bird", "bird", "fox", "mouse", "rabbit"]
    table = Scenario()
    table.put(8, marquise=1, sawmill=1, workshop=1)
    table.hand("marquise", "ambush-fox")
    table.begin("marquise", "daylight")
    assert table.offered("overwork") == ["ambush-fox"]
    assert table.offered("craft") == []
    assert table.barred()["craft ambush-fox"] == "2.1.5"


@law("root", "2.1.6", "CARD.dominance")
def test_the_four_dominance_cards_may_be_spent_but_not_crafted() -> None:
    assert sorted(SUITS[SUIT_OF[card]] for card in members(DOMINANCES)) == ["bird", "fox", "mouse", "rabbit"]
    table = Scenario()
    table.put(8, marquise=1, sawmill=1, workshop=1)
    table.hand("marquise", "dominance-fox")
    table.begin("marquise", "daylight")
    assert table.offered("overwork") == ["dominance-fox"]
    assert table.offered("craft") == []
    assert table.barred()["craft dominance-fox"] == "2.1.6"


# 2.2–2.4 The map


@law("root", "2.2", "2.2.1")
def test_warriors_reach_all_twelve_clearings_by_paths() -> None:
    table = Scenario()
    paths = table.g.rules.land.paths
    reached, fresh = {0}, [0]
    while fresh:
        fresh = [other for each in fresh for other in members(paths[each]) if other not in reached]
        reached |= {*fresh}
    assert len(reached) == CLEARINGS == 12


@law("root", "2.2.1", "4.2")
@pytest.mark.parametrize(("clearing", "beside"), [(1, [5, 9, 10]), (8, [4, 7]), (12, [4, 7, 9, 10, 11])])
def test_clearings_joined_by_a_path_are_adjacent(clearing: int, beside: list[int]) -> None:
    table = Scenario()
    table.put(clearing, marquise=1)
    table.begin("marquise", "daylight").play("march")
    assert table.offered("to") == [str(each) for each in beside]


@law("root", "2.2.2")
def test_every_clearing_has_one_suit() -> None:
    table = Scenario()
    suits = [clearing["suit"] for clearing in table.view("marquise")["clearings"]]
    fox, mouse, rabbit = "fox", "mouse", "rabbit"
    assert suits == [fox, mouse, rabbit, rabbit, rabbit, fox, mouse, fox, mouse, rabbit, mouse, fox]


@law("root", "2.2.3", "6.5.4.ii")
def test_a_building_needs_a_free_slot() -> None:
    table = Scenario()
    table.put(1, marquise=2, sawmill=1)
    table.put(5, marquise=2)
    table.put(8, marquise=2)
    table.begin("marquise", "daylight").play("build workshop")
    assert table.offered("build-in") == ["5", "8"]
    assert table.barred()["build-in 1"] == "2.2.3"


@law("root", "2.2.4", "2.2.3")
def test_a_ruin_fills_its_slot() -> None:
    table = Scenario()
    table.put(10, marquise=2, sawmill=1)
    table.put(8, marquise=1)
    table.begin("marquise", "daylight").play("build workshop")
    assert table.pieces("workshop", 8) == 1
    table.no_ruins()
    table.begin("marquise", "daylight").play("build recruiter")
    assert table.offered("build-in") == ["8", "10"]


@law("root", "2.2.4", "CARD.favor")
def test_a_ruin_is_nobodys_and_stays_when_all_enemy_pieces_go() -> None:
    table = Scenario()
    for clearing in (1, 8, 6):
        table.put(clearing, roost=1)
    table.put(12, marquise=2, sawmill=1)
    table.hand("eyrie", "favor-of-the-foxes")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert (table.warriors("marquise", 12), table.pieces("sawmill", 12)) == (0, 0)
    assert table.view("eyrie")["clearings"][12 - 1]["ruin"]


@law("root", "2.3")
@pytest.mark.parametrize(("origin", "across"), [(4, 7), (5, 10), (7, 11), (10, 11)])
def test_the_river_is_no_path(origin: int, across: int) -> None:
    table = Scenario()
    table.put(origin, marquise=1)
    table.begin("marquise", "daylight").play("march")
    assert str(across) not in table.offered("to")
    assert table.barred()[f"to {across}"] == "2.3"


@law("root", "2.4", "2.4.1", "9.4.2")
def test_a_forest_is_adjacent_to_the_clearings_it_touches_and_to_forests_across_one_path() -> None:
    table = Scenario()
    assert len(table.g.rules.land.forests) == 7
    table.pawn("3_6_11")
    table.begin("vagabond", "birdsong")
    clearings, forests = ["clearing-3", "clearing-6", "clearing-11"], ["2_6_10_11_12", "3_7_11_12"]
    assert table.offered("slip") == clearings + [f"forest-{name}" for name in forests]


@law("root", "2.4.1")
def test_what_touches_one_another_touches_both_ways() -> None:
    touching = Scenario().g.rules.land.touching
    for place, others in enumerate(touching):
        assert all(touching[other] >> place & 1 for other in members(others))


# 2.5 Pieces


@law("root", "2.5", "6.5.3")
def test_told_to_place_more_than_there_are_one_places_as_many_as_possible_where_one_likes() -> None:
    table = Scenario()
    for clearing in (5, 8):
        table.put(clearing, recruiter=1)
    table.put(1, marquise=24)
    table.begin("marquise", "daylight").play("recruit")
    assert table.offered("recruit-at") == ["5", "8"]
    table.play("recruit-at 8")
    assert (table.warriors("marquise", 5), table.warriors("marquise", 8)) == (0, 1)
    assert table.supply("marquise") == 0


@law("root", "2.5")
def test_an_action_that_would_place_nothing_is_not_offered() -> None:
    table = Scenario()
    table.put(5, recruiter=1)
    table.put(1, marquise=25)
    table.begin("marquise", "daylight")
    assert "recruit" not in table.verbs()


@law("root", "2.5.1")
def test_removed_warriors_return_to_the_supply() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=3, eyrie=2)
    table.dice(2, 1)
    fight(table, "marquise", 8, "eyrie")
    assert (table.supply("marquise"), table.supply("eyrie")) == (25 - 2, 20)


@law("root", "2.5.1", "9.2.2")
def test_the_pawn_is_never_removed() -> None:
    table = Scenario()
    for clearing in (1, 8, 6):
        table.put(clearing, roost=1)
    table.pawn(12)
    table.items(up="sword")
    table.hand("eyrie", "favor-of-the-foxes")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert table.state.pawn[table.seat("vagabond")] == 12 - 1
    assert table.packed("hurt-up") == ["sword"]


@law("root", "2.5.2", "6.5.4.i")
def test_a_removed_building_covers_the_rightmost_empty_space_of_its_track_again() -> None:
    table = Scenario()
    for clearing in (5, 8, 9):
        table.put(clearing, marquise=1, workshop=1, wood=1)
    table.put(1, marquise=1)
    table.put(8, eyrie=1)
    table.begin("marquise", "daylight")
    assert "build workshop" not in table.offered()  # the fourth costs three, and 8 is cut off
    table.g.take_warriors(table.seat("marquise"), 8 - 1, 1)
    table.dice(0, 0)
    fight(table, "eyrie", 8, "marquise").play("lose workshop")
    table.begin("marquise", "daylight")
    assert "build workshop" in table.offered()  # the third costs two


@law("root", "2.5.3", "8.4.2.iii")
def test_a_removed_sympathy_token_covers_its_space_again() -> None:
    table = Scenario()
    for clearing in (5, 8):
        table.put(clearing, sympathy=1)
    table.put(8, marquise=1)
    table.hand("marquise", "anvil")
    table.dice(0, 0)
    fight(table, "marquise", 8, "alliance").play("outrage anvil")
    table.begin("alliance", "birdsong").play("spread 1", "supporter anvil")
    assert table.score("alliance") == 1


@law("root", "2.5.3")
def test_wood_has_no_track_and_comes_from_the_supply() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=1, sawmill=1, wood=7)
    table.begin("marquise", "birdsong")
    assert table.pieces("wood", 8) == 8
    table.begin("marquise", "birdsong")
    assert table.pieces("wood", 8) == 8


@law("root", "2.5.4", "4.1.2")
def test_a_taken_item_moves_from_the_supply_into_the_box() -> None:
    table = Scenario()
    table.put(8, marquise=1, workshop=1)
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight").play("craft anvil")
    view = table.view("eyrie")
    assert view["items"]["hammer"] == 0
    assert view["players"][table.seat("marquise")]["items"] == {"hammer": 1}


@law("root", "2.5.4", "9.6.4")
def test_a_removed_item_leaves_the_game() -> None:
    table = Scenario()
    table.pawn(8)
    table.items(up="sword sword boot boot torch crossbow hammer")
    supply = table.g.items.copy()
    table.begin("vagabond", "evening")
    table.play(table.offered()[0])
    assert table.state.items == supply
    assert len(table.packed("up")) == 6


# 2.6–2.8 Play area, enemies, rule


@law("root", "2.6", "CARD.1")
def test_cards_in_the_play_area_can_neither_be_spent_nor_taken() -> None:
    table = Scenario()
    table.put(8, marquise=1, sawmill=1)
    table.in_play("marquise", "armorers-1", "tax-collector-1")
    table.in_play("eyrie", "stand-and-deliver-1", "royal-claim")
    table.begin("marquise", "daylight")
    assert table.offered("overwork") == table.offered("extra") == table.offered("craft") == []
    table.begin("eyrie", "birdsong")
    assert table.offered("rob") == []


@law("root", "2.7", "9.2.8")
def test_every_other_player_is_an_enemy_but_the_partner_of_a_coalition() -> None:
    g = Scenario().g
    assert all(g.enemies(one, other) == (one != other) for one in range(4) for other in range(4))
    g.partner[3] = 1
    assert not g.enemies(3, 1)
    assert not g.enemies(1, 3)
    assert g.enemies(3, 0)


@law("root", "2.8", "PROC.1")
def test_warriors_and_buildings_count_together_for_rule() -> None:
    table = Scenario()
    table.put(8, marquise=1, sawmill=1, workshop=1, alliance=2)
    assert table.ruler(8) == "marquise"
    table.put(8, alliance=1)
    assert table.ruler(8) == ""
    table.put(8, alliance=1)
    assert table.ruler(8) == "alliance"


@law("root", "2.8", "PROC.1")
def test_tokens_and_the_pawn_do_not_count_for_rule() -> None:
    table = Scenario()
    table.put(8, sympathy=1, wood=4)
    table.pawn(8)
    assert table.ruler(8) == ""
    table.put(8, eyrie=1)
    assert table.ruler(8) == "eyrie"


@law("root", "PROC.1", "7.2.2")
def test_the_eyrie_rule_only_ties_in_which_they_have_a_share() -> None:
    table = Scenario()
    table.put(5, marquise=2, alliance=2, eyrie=1)
    assert table.ruler(5) == ""
    table.put(5, eyrie=1)
    assert table.ruler(5) == "eyrie"
    table.put(8, wood=1)
    assert table.ruler(8) == ""
