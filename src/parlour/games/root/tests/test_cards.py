"""Part CARD: the cards with effects."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario
from parlour.kernel.chance import seeded


def duel(**pieces: int) -> Scenario:
    """Marquise and Eyrie in clearing 8, a fox clearing."""
    table = Scenario("marquise", "eyrie")
    table.put(8, **pieces)
    return table


# All of them


@law("root", "CARD.1")
def test_a_card_crafted_this_turn_may_be_used_this_turn_if_its_moment_is_still_to_come() -> None:
    table = Scenario()
    for clearing in (2, 5, 8):
        table.put(clearing, marquise=1, workshop=2)
    table.hand("eyrie", "sword")
    table.hand("marquise", "codebreakers-1", "cobbler-1")
    table.begin("marquise", "daylight").play("craft codebreakers-1", "craft cobbler-1")
    assert table.offered("look") == ["eyrie"]
    table.play("end")
    assert table.offered() == ["pass", "cobbler"]


@law("root", "CARD.1", "CARD.command-warren")
def test_command_warren_crafted_this_turn_comes_too_late_for_this_turn() -> None:
    table = Scenario()
    table.put(5, marquise=1, workshop=2, eyrie=1)
    table.hand("marquise", "command-warren-1")
    table.begin("marquise", "daylight").play("craft command-warren-1")
    assert "warren" not in table.verbs()


@law("root", "CARD.1", "2.6")
def test_cards_in_play_are_used_by_their_owner_only() -> None:
    table = duel(marquise=2, eyrie=2)
    table.in_play("eyrie", "brutal-tactics-1", "codebreakers-1", "tax-collector-1")
    table.hand("eyrie", "sword")
    table.begin("marquise", "daylight")
    assert not {"look", "tax"} & table.verbs()
    table.dice(1, 1)
    fight(table, "marquise", 8, "eyrie").play("pass")
    assert table.score("eyrie") == 0


@law("root", "CARD.1", "PROC.4")
def test_an_effect_of_once_a_turn_may_be_used_again_next_turn() -> None:
    table = Scenario("marquise", "alliance")
    table.in_play("marquise", "codebreakers-1")
    table.hand("alliance", "sword", "anvil")
    table.put(8, marquise=1)
    table.begin("marquise", "daylight").play("look alliance")
    assert table.offered("look") == []
    while table.state.turns < 2:
        table.play("end" if "end" in table.offered() else table.offered()[0])
    while table.question() != "MarquiseDaylight":
        table.play(table.offered()[0])
    assert table.offered("look") == ["alliance"]


# In battle


@law("root", "CARD.armorers")
@pytest.mark.parametrize("attacks", [True, False])
def test_armorers_saves_attacker_or_defender_from_rolled_hits(attacks: bool) -> None:
    table = duel(marquise=3, eyrie=3)
    table.in_play("marquise", "armorers-1")
    table.dice(2, 2)
    sides = ("marquise", "eyrie") if attacks else ("eyrie", "marquise")
    fight(table, sides[0], 8, sides[1])
    assert (table.asked(), table.offered()) == ("marquise", ["pass", "armorers"])
    table.play("armorers")
    assert (table.warriors("marquise", 8), table.warriors("eyrie", 8)) == (3, 1)
    assert "armorers-1" in table.cards("discard")


@law("root", "CARD.armorers")
def test_armorers_may_be_kept() -> None:
    table = duel(marquise=3, eyrie=3)
    table.in_play("marquise", "armorers-1")
    table.dice(2, 2)
    fight(table, "marquise", 8, "eyrie").play("pass")
    assert table.warriors("marquise", 8) == 1
    assert "armorers-1" in table.crafted("marquise")


@law("root", "CARD.armorers")
def test_without_rolled_hits_armorers_is_not_offered() -> None:
    table = duel(marquise=3, eyrie=3)
    table.in_play("marquise", "armorers-1")
    table.dice(2, 0)
    fight(table, "marquise", 8, "eyrie")
    assert table.question() == "MarquiseDaylight"
    assert table.warriors("eyrie", 8) == 1


@law("root", "CARD.armorers", "1.1.4")
def test_armorers_protects_allied_warriors_as_well() -> None:
    table = Scenario()
    table.pawn(8)
    table.items(up="sword")
    table.relation("marquise", "allied")
    table.put(8, marquise=2, eyrie=3)
    table.in_play("vagabond", "armorers-1")
    table.dice(2, 2)
    table.begin("vagabond", "daylight").play("attack eyrie", "fight-with marquise", "armorers")
    assert table.warriors("marquise", 8) == 2
    assert table.packed("down") == ["sword"]


@law("root", "CARD.sappers")
def test_sappers_serve_the_defender_only() -> None:
    table = duel(marquise=3, eyrie=3)
    table.in_play("marquise", "sappers-1")
    table.dice(1, 0)
    fight(table, "marquise", 8, "eyrie")
    assert table.question() == "MarquiseDaylight"
    assert "sappers-1" in table.crafted("marquise")


@law("root", "CARD.sappers")
def test_sappers_deal_one_extra_hit_and_are_used_up() -> None:
    table = duel(marquise=3, eyrie=3)
    table.in_play("eyrie", "sappers-1")
    table.dice(0, 0)
    fight(table, "marquise", 8, "eyrie").play("sappers")
    assert table.warriors("marquise", 8) == 2
    assert table.crafted("eyrie") == []


@law("root", "CARD.brutal-tactics")
def test_brutal_tactics_serve_the_attacker_only() -> None:
    table = duel(marquise=3, eyrie=3)
    table.in_play("eyrie", "brutal-tactics-1")
    table.dice(0, 0)
    fight(table, "marquise", 8, "eyrie")
    assert table.question() == "MarquiseDaylight"


@law("root", "CARD.brutal-tactics")
def test_brutal_tactics_may_be_used_once_in_each_battle() -> None:
    table = duel(marquise=3, eyrie=4)
    table.in_play("marquise", "brutal-tactics-1", "armorers-1")
    table.begin("marquise", "daylight")
    table.dice(1, 1)
    table.play("fight", "brutal")
    assert table.offered() == ["pass", "armorers"]
    table.play("armorers")
    table.dice(0, 0)
    table.play("fight", "brutal")
    assert table.score("eyrie") == 2
    assert table.warriors("eyrie", 8) == 1
    assert table.crafted("marquise") == ["brutal-tactics-1"]


@law("root", "CARD.scouting-party")
def test_scouting_party_does_not_help_in_defence() -> None:
    table = duel(marquise=3, eyrie=3)
    table.in_play("eyrie", "scouting-party-1")
    table.hand("eyrie", "ambush-fox")
    fight(table, "marquise", 8, "eyrie")
    assert table.question() == "DefenderMayAmbush"


@law("root", "CARD.ambush", "4.3.1")
def test_an_ambush_deals_two_hits_at_once_and_is_discarded() -> None:
    table = duel(marquise=3, eyrie=1)
    table.hand("eyrie", "ambush-bird-1")
    fight(table, "marquise", 8, "eyrie")
    table.dice(0, 0)
    table.play("ambush ambush-bird-1")
    assert table.warriors("marquise", 8) == 1
    assert "ambush-bird-1" in table.cards("discard")


# In Birdsong


@law("root", "CARD.royal-claim", "PROC.4")
@pytest.mark.parametrize("windows", [0, 1])
def test_royal_claim_may_be_used_before_or_after_the_steps_of_birdsong(windows: int) -> None:
    table = Scenario()
    table.put(8, marquise=1)
    table.in_play("marquise", "royal-claim")
    table.begin("marquise", "birdsong").play(*["end"] * windows)
    assert table.question() == "BirdsongWindow"
    table.play("royal-claim")
    assert table.score("marquise") == 1


@law("root", "CARD.royal-claim")
def test_royal_claim_may_be_kept() -> None:
    table = Scenario()
    table.put(8, marquise=1)
    table.in_play("marquise", "royal-claim")
    table.begin("marquise", "birdsong").play("end", "end")
    assert table.question() == "MarquiseDaylight"
    assert "royal-claim" not in table.verbs()
    assert table.crafted("marquise") == ["royal-claim"]


@law("root", "CARD.stand-and-deliver")
def test_only_who_has_a_card_can_be_robbed() -> None:
    table = Scenario()
    table.hand("alliance", "sword")
    table.in_play("marquise", "stand-and-deliver-1")
    table.begin("marquise", "birdsong")
    assert table.offered("rob") == ["alliance"]


@law("root", "CARD.stand-and-deliver")
def test_every_card_of_the_hand_may_be_the_one_taken() -> None:
    taken = set()
    for number in range(40):
        table = Scenario()
        table.hand("alliance", "sword", "anvil", "bake-sale")
        table.in_play("marquise", "stand-and-deliver-1")
        table.begin("marquise", "birdsong")
        table.g.chance = seeded(str(number))
        table.play("rob alliance")
        taken |= {*table.cards("marquise")}
    assert taken == {"sword", "anvil", "bake-sale"}


@law("root", "CARD.better-burrow-bank", "L-17")
def test_better_burrow_bank_draws_for_the_owner_first() -> None:
    table = Scenario()
    table.in_play("marquise", "better-burrow-bank-1")
    table.hand("eyrie", *(name for name in table.cards("deck") if name != "sword"))
    table.begin("marquise", "birdsong").play("share alliance")
    assert table.cards("marquise") == ["sword"]
    assert table.cards("alliance") == []


@law("root", "L-17", "CARD.better-burrow-bank")
def test_english_better_burrow_bank_may_be_left_and_serves_enemies_only() -> None:
    table = Scenario(law="english")
    table.activated("vagabond", "dominance-bird")
    table.g.partner[table.seat("vagabond")] = table.seat("marquise")
    table.in_play("marquise", "better-burrow-bank-1")
    table.begin("marquise", "birdsong")
    assert table.offered() == ["pass", "share eyrie", "share alliance"]
    assert table.barred() == {"share vagabond": "L-17"}
    table.play("pass")
    assert "banks" not in table.happened()


@law("root", "L-17")
def test_seed_better_burrow_bank_serves_a_partner_too() -> None:
    table = Scenario()
    table.activated("vagabond", "dominance-bird")
    table.g.partner[table.seat("vagabond")] = table.seat("marquise")
    table.in_play("marquise", "better-burrow-bank-1")
    table.begin("marquise", "birdsong")
    assert table.offered() == ["share eyrie", "share alliance", "share vagabond"]


@law("root", "CARD.better-burrow-bank", "PROC.4", "1.5")
def test_better_burrow_bank_comes_before_everything_else_in_birdsong() -> None:
    table = Scenario("marquise", "eyrie", "alliance")
    table.in_play("marquise", "better-burrow-bank-1", "royal-claim")
    table.put(8, marquise=1, sawmill=1)
    table.begin("marquise", "birdsong")
    assert table.question() == "BurrowBank"
    assert table.pieces("wood", 8) == 0


# In Daylight


@law("root", "CARD.command-warren", "PROC.4")
def test_command_warren_is_for_the_start_of_daylight_and_costs_no_action() -> None:
    table = duel(marquise=3, eyrie=3)
    table.in_play("marquise", "command-warren-1")
    table.begin("marquise", "daylight")
    assert table.offered() == ["pass", "warren"]
    table.dice(0, 0)
    table.play("warren")
    assert table.view("marquise")["players"][0]["board"]["actions"] == 3
    assert "warren" not in table.verbs()
    assert "command-warren-1" in table.crafted("marquise")


@law("root", "CARD.command-warren", "7.5.2.iii")
def test_command_warren_is_not_bound_to_the_decree_or_a_suit() -> None:
    table = duel(marquise=1, eyrie=1)
    table.put(5, marquise=1, eyrie=1, roost=1)
    table.decree("builder", battle="anvil")
    table.in_play("eyrie", "command-warren-1")
    table.begin("eyrie", "daylight").play("warren")
    assert table.offered("battle-in") == ["5", "8"]
    table.play("battle-in 5")
    assert table.state.resolved == 0


@law("root", "CARD.command-warren")
def test_without_anybody_to_fight_command_warren_is_not_offered() -> None:
    table = duel(marquise=3)
    table.in_play("marquise", "command-warren-1")
    table.begin("marquise", "daylight")
    assert table.question() == "MarquiseDaylight"


@law("root", "CARD.codebreakers", "Z.2")
def test_codebreakers_show_a_hand_once_a_turn() -> None:
    table = Scenario()
    table.put(8, marquise=1)
    table.in_play("marquise", "codebreakers-1")
    table.hand("eyrie", "sword")
    table.hand("alliance", "anvil")
    table.begin("marquise", "daylight")
    assert table.offered("look") == ["eyrie", "alliance"]
    table.play("look alliance")
    assert table.view("marquise")["revealed"]["of"] == table.seat("alliance")
    assert table.offered("look") == []


@law("root", "CARD.tax-collector")
def test_tax_collector_removes_a_warrior_and_draws_a_card_once_a_turn() -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.put(5, marquise=1)
    table.in_play("marquise", "tax-collector-1")
    table.begin("marquise", "daylight")
    assert table.offered("tax") == ["5", "8"]
    table.play("tax 8")
    assert (table.warriors("marquise", 8), table.supply("marquise")) == (1, 23)
    assert len(table.cards("marquise")) == 1
    assert table.offered("tax") == []


@law("root", "CARD.tax-collector", "6.2.3")
def test_field_hospitals_may_save_the_warrior_of_tax_collector() -> None:
    table = Scenario()
    table.put(1, keep=1)
    table.put(8, marquise=1)
    table.hand("marquise", "anvil")
    table.in_play("marquise", "tax-collector-1")
    table.begin("marquise", "daylight").play("tax 8", "hospital anvil")
    assert table.warriors("marquise", 1) == 1
    assert len(table.cards("marquise")) == 1


@law("root", "CARD.tax-collector")
def test_neither_officers_nor_allies_can_be_taxed() -> None:
    table = Scenario()
    table.officers(3)
    table.in_play("alliance", "tax-collector-1")
    table.hand("alliance", "sword")
    table.begin("alliance", "daylight")
    assert table.offered("tax") == []
    table.in_play("vagabond", "tax-collector-2")
    table.relation("marquise", "allied")
    table.put(8, marquise=2)
    table.pawn(8)
    table.items(up="boot")
    table.begin("vagabond", "daylight")
    assert table.offered("tax") == []


# In the Evening


@law("root", "CARD.cobbler", "PROC.4")
def test_cobbler_makes_one_move_at_the_start_of_evening() -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.in_play("marquise", "cobbler-1")
    table.begin("marquise", "evening").play("cobbler", "to 4", "count 2")
    assert table.warriors("marquise", 4) == 2
    assert table.state.active == table.seat("eyrie")
    assert "cobbler-1" in table.crafted("marquise")


@law("root", "CARD.cobbler")
def test_without_a_possible_move_cobbler_is_not_offered() -> None:
    table = Scenario()
    table.in_play("marquise", "cobbler-1")
    table.hand("eyrie", "sword")
    table.begin("marquise", "evening")
    assert table.state.active == table.seat("eyrie")


@law("root", "CARD.cobbler")
def test_cobbler_leads_the_vagabond_out_of_a_forest_but_not_into_one() -> None:
    table = Scenario()
    table.in_play("vagabond", "cobbler-1")
    table.items(up="sword")
    table.pawn("3_6_11")
    table.begin("vagabond", "evening").play("cobbler")
    assert table.offered() == ["walk 3", "walk 6", "walk 11"]
