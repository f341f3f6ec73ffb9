"""The worked examples of the law that concern everybody: EX-01 to EX-34 and EX-115 to EX-119."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import CARD_IDS, DOMINANCES
from parlour.games.root.rules.move import destinations
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.bag import bag, members, size
from parlour.kernel.chance import seeded

# Rule, movement, cards


@law("root", "2.8", "PROC.1")
def test_ex_01_with_a_warrior_each_nobody_rules() -> None:
    table = Scenario()
    table.put(9, marquise=1, alliance=1)
    assert table.ruler(9) == ""


@law("root", "2.8", "PROC.1", "7.2.2")
def test_ex_02_the_eyrie_rule_ties_but_not_without_pieces() -> None:
    table = Scenario()
    table.put(12, eyrie=2, marquise=1, sawmill=1)
    assert table.ruler(12) == "eyrie"
    other = Scenario()
    other.put(12, marquise=1, sawmill=1)
    assert other.ruler(12) == "marquise"


@law("root", "2.8", "PROC.1", "9.2.2")
def test_ex_04_tokens_and_the_pawn_do_not_rule() -> None:
    table = Scenario()
    table.put(5, wood=3, eyrie=1)
    table.pawn(5)
    assert table.ruler(5) == "eyrie"
    table.g.take_warriors(table.seat("eyrie"), 4, 1)
    assert table.ruler(5) == ""


@law("root", "4.2.1")
def test_ex_05_a_move_needs_rule_at_one_end() -> None:
    table = Scenario()
    table.put(9, marquise=2, alliance=3)
    table.put(12, eyrie=1)
    table.put(1, marquise=1)
    assert members(destinations(table.g, table.seat("marquise"), 9 - 1)) == [1 - 1]
    table.begin("marquise", "daylight").play("march", "from 9", "count 2")
    assert (table.warriors("marquise", 1), table.warriors("marquise", 9)) == (3, 0)


@law("root", "2.1.1", "2.1.1.2", "2.1.5")
def test_ex_06_a_bird_serves_as_a_fox_but_a_mouse_not_as_a_bird() -> None:
    table = Scenario()
    table.put(8, marquise=1, sawmill=1)
    table.hand("marquise", "ambush-bird-1", "sword")
    table.begin("marquise", "daylight")
    assert table.offered("overwork") == ["ambush-bird-1"]
    assert table.offered("extra") == ["ambush-bird-1"]


@law("root", "2.1.2")
def test_ex_07_when_the_deck_runs_out_the_discard_pile_is_shuffled_at_once() -> None:
    table = Scenario()
    ten = [name for name in CARD_IDS if not name.startswith("dominance")][:10]
    table.discarded(*ten)
    table.hand("eyrie", *(name for name in table.cards("deck") if name != "sword"))
    assert table.g.draw_cards(table.seat("marquise"), 3) == 3
    hand = table.cards("marquise")
    assert "sword" in hand
    assert {*hand, *table.cards("deck")} == {"sword", *ten}
    assert len(table.cards("deck")) == 8
    assert table.cards("discard") == []


@law("root", "4.1.2")
@pytest.mark.parametrize("faction", ["marquise", "eyrie", "alliance", "vagabond"])
def test_ex_09_without_a_crossbow_in_the_supply_nobody_crafts_one(faction: str) -> None:
    for left in (1, 0):
        table = Scenario()
        table.put(1, workshop=1)
        table.put(8, roost=1, sympathy=1, eyrie=1)
        table.pawn(8)
        table.items(up="hammer")
        table.hand(faction, "crossbow-bird", "crossbow-mouse")
        table.g.items[2] = left
        table.begin(faction, "daylight")
        assert table.offered("craft") == (["crossbow-bird", "crossbow-mouse"] if left else [])


@law("root", "4.1.4")
def test_ex_10_a_second_codebreakers_cannot_be_crafted_but_spent_as_a_mouse() -> None:
    table = Scenario()
    table.put(11, sympathy=1)
    table.put(2, base=1)
    table.in_play("alliance", "codebreakers-1")
    table.hand("alliance", "codebreakers-2")
    table.begin("alliance", "daylight")
    assert table.offered("craft") == []
    assert table.barred()["craft codebreakers-2"] == "4.1.4"
    assert table.offered("train") == ["codebreakers-2"]


@law("root", "4.1.1")
def test_ex_11_a_crafting_piece_is_activated_once_a_turn() -> None:
    table = Scenario()
    for clearing in (8, 10, 11):
        table.put(clearing, sympathy=1)
    table.hand("alliance", "tax-collector-1", "codebreakers-1")
    table.begin("alliance", "daylight")
    assert table.offered("craft") == ["tax-collector-1", "codebreakers-1"]
    table.play("craft tax-collector-1")
    assert table.crafted("alliance") == ["tax-collector-1"]
    assert table.offered("craft") == []
    assert table.barred()["craft codebreakers-1"] == "4.1.1"


@law("root", "4.1.1", "CARD.royal-claim")
def test_ex_12_for_royal_claim_the_eyrie_choose_which_roost_stays_free() -> None:
    table = Scenario()
    for clearing in (1, 8, 3, 5, 2):
        table.put(clearing, roost=1)
    table.hand("eyrie", "royal-claim", "codebreakers-1")
    table.begin("eyrie", "daylight").play("craft royal-claim")
    assert table.offered("any-suit") == ["fox", "rabbit", "mouse"]
    table.play("any-suit fox", "any-suit fox", "any-suit rabbit", "any-suit rabbit")
    assert table.crafted("eyrie") == ["royal-claim"]
    assert table.offered("craft") == ["codebreakers-1"]


@law("root", "CARD.royal-claim", "CARD.1", "END.1")
def test_ex_13_royal_claim_scores_the_clearings_ruled() -> None:
    table = Scenario()
    for clearing in (1, 2, 3, 4, 5):
        table.put(clearing, eyrie=1)
    table.points(eyrie=12)
    table.in_play("eyrie", "royal-claim")
    table.begin("eyrie", "birdsong").play("royal-claim")
    assert table.score("eyrie") == 17
    assert table.crafted("eyrie") == []
    assert table.cards("discard") == ["royal-claim"]


# Dominance and victory


@law("root", "3.3.1", "CARD.dominance")
def test_ex_14_dominance_needs_ten_points_and_ends_all_scoring() -> None:
    table = Scenario()
    table.put(5, marquise=1, workshop=1, wood=1)
    table.hand("marquise", "dominance-fox")
    table.points(marquise=9)
    table.begin("marquise", "daylight")
    assert table.offered("activate") == []
    assert table.barred()["activate dominance-fox"] == "3.3.1"
    table.points(marquise=10)
    table.begin("marquise", "daylight").play("activate dominance-fox", "build workshop")
    assert table.pieces("workshop", 5) == 2
    assert table.score("marquise") == 10
    assert table.cards("marquise") == []


@law("root", "3.3.1", "3.3.1.i", "1.5", "PROC.4")
def test_ex_15_fox_dominance_wins_at_the_start_of_birdsong_with_three_fox_clearings() -> None:
    table = Scenario()
    table.activated("marquise", "dominance-fox")
    table.in_play("marquise", "better-burrow-bank-1")
    for clearing in (1, 6, 8):
        table.put(clearing, marquise=1)
    table.begin("marquise", "birdsong")
    assert table.winners() == ["marquise"]
    assert table.cards("marquise") == []


@law("root", "3.3.1", "3.3.1.i")
def test_ex_15_a_third_fox_clearing_taken_later_in_the_turn_does_not_win() -> None:
    table = Scenario()
    table.activated("marquise", "dominance-fox")
    table.put(1, marquise=1)
    table.put(6, marquise=1)
    table.put(4, marquise=1)
    table.begin("marquise", "birdsong").play("march", "from 4", "to 8", "pass")
    assert table.ruler(8) == "marquise"
    table.play("end")
    assert not table.over()
    assert table.state.active == table.seat("eyrie")


@law("root", "3.3.1.ii")
@pytest.mark.parametrize(("corners", "won"), [((1, 3), True), ((2, 4), True), ((1, 2), False), ((3, 4), False)])
def test_ex_16_bird_dominance_wins_with_opposite_corners(corners: tuple[int, int], won: bool) -> None:
    table = Scenario()
    table.activated("eyrie", "dominance-bird")
    table.put(5, roost=1)
    for corner in corners:
        table.put(corner, eyrie=1)
    table.begin("eyrie", "birdsong")
    assert table.winners() == (["eyrie"] if won else [])


@law("root", "2.1.6", "3.3.3", "3.3.4", "2.1.3")
def test_ex_17_a_spent_dominance_card_lies_available_and_a_card_of_its_suit_takes_it() -> None:
    table = Scenario()
    table.put(1, base=1)
    table.hand("alliance", "dominance-fox")
    table.hand("eyrie", "armorers-1", "sword")
    table.begin("alliance", "daylight").play("train dominance-fox")
    assert table.cards("available") == ["dominance-fox"]
    assert table.cards("discard") == []
    table.begin("eyrie", "daylight").play("take-dominance dominance-fox")
    assert table.offered("pay") == ["armorers-1"]
    table.play("pay armorers-1")
    assert table.cards("eyrie") == ["dominance-fox", "sword"]
    assert table.cards("available") == []
    assert table.cards("discard") == ["armorers-1"]


@law("root", "2.1.1.2", "3.3.4")
def test_ex_17_only_a_bird_buys_the_bird_dominance_card() -> None:
    table = Scenario()
    table.available("dominance-bird")
    table.hand("marquise", "sword", "anvil", "root-tea-rabbit")
    table.begin("marquise", "daylight")
    assert table.offered("take-dominance") == []
    assert table.barred()["take-dominance dominance-bird"] == "3.3.4"
    table.hand("marquise", "royal-claim")
    table.begin("marquise", "daylight").play("take-dominance dominance-bird")
    assert table.offered("pay") == ["royal-claim"]


@law("root", "5.1.3")
def test_ex_18_two_players_play_without_dominance_cards() -> None:
    g = ROOT.new(["marquise", "eyrie"], ROOT.read_settings({}), seeded("1"))
    assert size(g.deck) + size(g.hand[0]) + size(g.hand[1]) == 50
    assert g.removed == DOMINANCES == bag([n for n, name in enumerate(CARD_IDS) if name.startswith("dominance")])


@law("root", "3.1", "3.2.1", "4.3.3", "PROC.3")
def test_ex_19_when_both_sides_reach_thirty_in_one_battle_the_active_player_wins() -> None:
    """The Eyrie begin at 28: Brutal Tactics brings their 29th point."""
    table = Scenario("eyrie", "marquise")
    table.put(8, marquise=1, wood=1, eyrie=1, roost=1)
    table.points(marquise=29, eyrie=28)
    table.in_play("marquise", "brutal-tactics-1")
    table.in_play("eyrie", "sappers-1")
    table.dice(1, 1)
    fight(table, "marquise", 8, "eyrie").play("first-side marquise", "brutal", "sappers")
    assert (table.score("marquise"), table.score("eyrie")) == (30, 30)
    assert table.winners() == ["marquise"]


@law("root", "3.1", "CARD.brutal-tactics", "END.2")
def test_ex_20_the_point_of_brutal_tactics_may_let_the_defender_win_at_once() -> None:
    table = Scenario()
    table.put(8, marquise=3, eyrie=2)
    table.points(eyrie=29)
    table.in_play("marquise", "brutal-tactics-1")
    table.dice(3, 0)
    fight(table, "marquise", 8, "eyrie").play("brutal")
    assert table.winners() == ["eyrie"]
    assert table.warriors("eyrie", 8) == 2


@law("root", "9.2.8", "3.3.1", "CARD.dominance", "END.2")
def test_ex_21_the_vagabond_forms_a_coalition_with_a_player_of_fewest_points() -> None:
    table = Scenario()
    table.points(marquise=20, eyrie=8, alliance=8, vagabond=12)
    table.hand("vagabond", "dominance-mouse")
    table.begin("vagabond", "daylight").play("activate dominance-mouse")
    assert table.offered("ally-with") == ["eyrie", "alliance"]
    table.play("ally-with eyrie")
    g = table.state
    g.award(table.seat("vagabond"), 5)
    assert table.score("vagabond") == 12
    g.award(table.seat("eyrie"), 22)
    assert table.winners() == ["eyrie", "vagabond"]


@law("root", "9.2.8")
def test_ex_21_with_three_players_no_coalition_is_offered() -> None:
    table = Scenario("marquise", "eyrie", "vagabond")
    table.points(marquise=20, eyrie=8, vagabond=12)
    table.hand("vagabond", "dominance-mouse")
    table.begin("vagabond", "daylight")
    assert table.offered("activate") == []
    assert table.barred()["activate dominance-mouse"] == "9.2.8"


def coalition_with_the_alliance() -> Scenario:
    """EX-22: the Eyrie have activated dominance, so the Alliance has the fewest points."""
    table = Scenario()
    table.points(marquise=15, alliance=9, eyrie=3, vagabond=11)
    table.activated("eyrie", "dominance-bird")
    table.hand("vagabond", "dominance-mouse")
    table.relation("alliance", "hostile")
    return table.begin("vagabond", "daylight").play("activate dominance-mouse")


@law("root", "9.2.8", "3.3.1")
def test_ex_22_who_has_activated_dominance_cannot_become_a_partner() -> None:
    table = coalition_with_the_alliance()
    assert table.state.partner[table.seat("vagabond")] == table.seat("alliance")


@law("root", "9.2.9.iii.g", "2.7", "9.2.2.i")
def test_ex_23_a_coalition_ends_hostility_and_a_revolt_spares_the_partner() -> None:
    table = coalition_with_the_alliance()
    assert table.relation_to("alliance") == "indifferent"
    table.put(8, sympathy=1)
    table.pawn(8)
    table.items(up="sword boot torch")
    table.supporters("anvil", "foxfolk-steel")
    table.begin("alliance", "birdsong").play("revolt 8", "supporter anvil", "supporter foxfolk-steel")
    assert table.packed("up") == ["boot", "sword", "torch"]
    assert table.pieces("base", 8) == 1


@law("root", "2.7", "3.2.1", "L-15")
def test_ex_23_striking_a_token_of_the_partner_scores_nothing() -> None:
    table = coalition_with_the_alliance()
    table.put(8, sympathy=1)
    table.pawn(8)
    table.items(up="crossbow")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("strike alliance", "outrage anvil")
    assert table.pieces("sympathy", 8) == 0
    assert table.score("vagabond") == 11
