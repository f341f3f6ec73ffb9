"""4.1 and 4.2: crafting and moving."""

from parlour.conformance.law import law
from parlour.games.root.tests.scenario import Scenario

# 4.1 Craft


@law("root", "4.1", "4.1.1")
def test_cards_in_hand_are_crafted_any_number_of_them() -> None:
    table = Scenario()
    table.put(8, marquise=1, workshop=2)
    table.hand("marquise", "anvil", "armorers-1", "sword")
    table.begin("marquise", "daylight").play("craft anvil", "craft armorers-1")
    assert table.crafted("marquise") == ["armorers-1"]
    assert table.cards("marquise") == ["sword"]


@law("root", "4.1.1")
def test_a_crafting_piece_has_the_suit_of_its_clearing() -> None:
    table = Scenario()
    table.put(5, marquise=1, workshop=1)
    table.hand("marquise", "anvil", "woodland-runners", "birdy-bindle")
    table.begin("marquise", "daylight")
    assert table.offered("craft") == ["woodland-runners"]
    assert table.barred()["craft anvil"] == table.barred()["craft birdy-bindle"] == "4.1.1"


@law("root", "4.1.1")
def test_a_cost_of_two_symbols_needs_two_pieces() -> None:
    table = Scenario()
    table.put(8, marquise=1, workshop=1)
    table.hand("marquise", "sword")
    table.begin("marquise", "daylight")
    assert table.offered("craft") == []
    table.put(12, workshop=1)
    table.begin("marquise", "daylight")
    assert table.offered("craft") == ["sword"]


@law("root", "4.1.1")
def test_a_mixed_cost_needs_a_piece_of_each_suit() -> None:
    table = Scenario()
    for clearing in (1, 6, 5):
        table.put(clearing, roost=1)
    table.hand("eyrie", "tax-collector-1")
    table.begin("eyrie", "daylight")
    assert table.offered("craft") == []
    table.put(2, roost=1)
    table.begin("eyrie", "daylight")
    assert table.offered("craft") == ["tax-collector-1"]


@law("root", "4.1.1")
def test_a_symbol_of_three_colours_takes_any_piece_but_each_needs_one() -> None:
    table = Scenario()
    for clearing in (1, 6, 5):
        table.put(clearing, roost=1)
    table.hand("eyrie", "royal-claim")
    table.begin("eyrie", "daylight")
    assert table.offered("craft") == []
    table.put(2, roost=1)
    table.begin("eyrie", "daylight").play("craft royal-claim")
    assert table.offered("any-suit") == ["fox", "rabbit", "mouse"]
    table.play("any-suit rabbit")
    assert table.offered("any-suit") == ["fox", "mouse"]
    table.play("any-suit mouse")
    assert table.crafted("eyrie") == ["royal-claim"]  # two fox roosts are left: nothing to choose


@law("root", "4.1.1", "9.2.1")
def test_hammers_have_the_suit_of_the_vagabonds_clearing_and_none_in_a_forest() -> None:
    table = Scenario()
    table.items(up="hammer")
    table.hand("vagabond", "anvil", "birdy-bindle")
    table.pawn("3_6_11")
    table.begin("vagabond", "daylight")
    assert table.offered("craft") == []
    table.pawn(8)
    table.begin("vagabond", "daylight")
    assert table.offered("craft") == ["anvil"]
    table.play("craft anvil")
    assert table.packed("down") == ["hammer"]
    assert table.offered("craft") == []


@law("root", "4.1.1", "PROC.4")
def test_crafting_pieces_can_be_activated_again_next_turn() -> None:
    table = Scenario("alliance", "eyrie")
    table.put(8, sympathy=1)
    table.put(5, eyrie=1, roost=1)
    table.hand("alliance", "anvil", "armorers-1")
    table.begin("alliance", "daylight").play("craft anvil")
    assert table.offered("craft") == []
    while table.state.turns < 2:
        table.play(table.offered()[0])
    table.begin("alliance", "daylight")
    assert table.offered("craft") == ["armorers-1"]


@law("root", "4.1.2")
def test_an_item_card_gives_the_item_and_is_discarded() -> None:
    table = Scenario()
    table.put(8, marquise=1, workshop=1)
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight").play("craft anvil")
    assert table.cards("discard") == ["anvil"]
    assert table.score("marquise") == 2


@law("root", "4.1.2")
def test_without_the_item_in_the_supply_the_card_cannot_be_crafted() -> None:
    table = Scenario()
    table.put(8, marquise=1, workshop=1)
    table.hand("marquise", "anvil")
    table.boxed("eyrie", "hammer")
    table.begin("marquise", "daylight")
    assert table.offered("craft") == []
    assert table.barred()["craft anvil"] == "4.1.2"


@law("root", "4.1.2", "CARD.favor")
def test_a_card_with_an_immediate_effect_is_discarded_after_it() -> None:
    table = Scenario()
    for clearing in (1, 6, 8):
        table.put(clearing, roost=1)
    table.put(12, sympathy=1)
    table.hand("eyrie", "favor-of-the-foxes", "anvil")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert table.question() == "PayOutrage"
    assert table.cards("discard") == []
    table.play("outrage anvil")
    assert table.cards("discard") == ["favor-of-the-foxes"]
    assert table.crafted("eyrie") == []


@law("root", "4.1.3", "Z.1")
def test_a_card_with_a_persistent_effect_goes_to_the_play_area_for_all_to_see() -> None:
    table = Scenario()
    table.put(2, marquise=1, workshop=1)
    table.hand("marquise", "codebreakers-1")
    table.hand("eyrie", "sword")
    table.begin("marquise", "daylight").play("craft codebreakers-1")
    seen = table.view("eyrie")["players"][table.seat("marquise")]["crafted"]
    assert [card["id"] for card in seen] == ["codebreakers-1"]
    assert table.offered("look") == ["eyrie"]


@law("root", "4.1.4")
def test_the_same_name_in_the_play_area_of_another_does_not_matter() -> None:
    table = Scenario()
    table.put(8, marquise=1, workshop=1)
    table.in_play("eyrie", "armorers-1")
    table.hand("marquise", "armorers-2")
    table.begin("marquise", "daylight").play("craft armorers-2")
    assert table.crafted("marquise") == ["armorers-2"]


@law("root", "4.1.4")
def test_items_of_one_name_may_be_crafted_again() -> None:
    table = Scenario()
    table.put(2, marquise=1, workshop=2)
    table.hand("marquise", "root-tea-fox", "root-tea-mouse")
    table.begin("marquise", "daylight").play("craft root-tea-fox", "craft root-tea-mouse")
    assert table.score("marquise") == 4


# 4.2 Move


@law("root", "4.2")
def test_any_number_of_warriors_moves_but_at_least_one() -> None:
    table = Scenario()
    table.put(8, marquise=3)
    table.begin("marquise", "daylight").play("march", "to 4")
    assert table.offered() == ["count 1", "count 2", "count 3"]
    table.play("count 2")
    assert (table.warriors("marquise", 8), table.warriors("marquise", 4)) == (1, 2)


@law("root", "4.2")
def test_a_move_goes_to_an_adjacent_clearing() -> None:
    table = Scenario()
    table.put(1, marquise=1)
    table.begin("marquise", "daylight").play("march")
    assert table.offered("to") == ["5", "9", "10"]


@law("root", "4.2")
def test_only_ones_own_warriors_move() -> None:
    table = Scenario()
    table.put(8, marquise=3, eyrie=2)
    table.begin("marquise", "daylight").play("march", "to 4")
    assert table.offered() == ["count 1", "count 2", "count 3"]
    table.play("count 3")
    assert (table.warriors("eyrie", 8), table.ruler(8)) == (2, "eyrie")


@law("root", "4.2.1")
def test_rule_of_the_origin_is_enough() -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.put(4, alliance=5)
    table.begin("marquise", "daylight").play("march")
    assert "4" in table.offered("to")


@law("root", "4.2.1")
def test_rule_of_the_destination_is_enough() -> None:
    table = Scenario()
    table.put(8, marquise=1, alliance=2)
    table.put(4, marquise=1)
    table.begin("marquise", "daylight").play("march")
    assert table.offered("from") == ["4", "8"]
    table.play("from 8")
    assert (table.warriors("marquise", 8), table.warriors("marquise", 4)) == (0, 2)


@law("root", "4.2.1")
def test_without_rule_at_either_end_warriors_stay() -> None:
    table = Scenario()
    table.put(8, marquise=1, alliance=1)
    table.put(1, marquise=1)
    table.begin("marquise", "daylight").play("march")
    assert table.question() == "MoveTo"  # from 1; nothing may leave 8
    assert table.offered("to") == ["5", "9", "10"]


@law("root", "4.2.1")
def test_why_a_clearing_can_be_neither_left_nor_entered() -> None:
    table = Scenario()
    table.put(8, marquise=1, alliance=2)
    table.put(4, marquise=1)
    table.put(1, marquise=1)
    table.put(3, marquise=1, alliance=1)
    table.begin("marquise", "daylight").play("march")
    assert table.offered("from") == ["1", "4", "8"]
    assert table.barred() == {"from 3": "4.2.1"}


@law("root", "4.2.1")
def test_rule_is_judged_before_the_pieces_move() -> None:
    table = Scenario()
    table.put(8, marquise=5, alliance=5)
    table.put(4, alliance=1)
    table.begin("marquise", "daylight")
    assert "march" not in table.verbs()  # five arrivals would rule 4


@law("root", "4.2.2", "6.5.2")
def test_the_same_warriors_may_move_again_and_again() -> None:
    table = Scenario()
    table.put(8, marquise=1)
    table.begin("marquise", "daylight").play("march", "to 4", "march-again", "to 12", "march", "to 7")
    assert table.warriors("marquise", 7) == 1


@law("root", "4.2.2", "6.5.2")
def test_several_moves_may_be_made_with_different_groups() -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.begin("marquise", "daylight").play("march", "to 4", "count 1", "march-again", "from 8", "to 7")
    assert [table.warriors("marquise", clearing) for clearing in (8, 4, 7)] == [0, 1, 1]


@law("root", "4.2", "9.5.1")
def test_the_pawn_moves_alone() -> None:
    table = Scenario()
    table.pawn(8)
    table.items(up="boot")
    table.begin("vagabond", "daylight").play("walk 4")
    assert table.state.pawn[table.seat("vagabond")] == 4 - 1
