"""4.3: battle; and the procedures PROC.2 and PROC.3."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario


def duel(**pieces: int) -> Scenario:
    """Marquise and Eyrie in clearing 8, a fox clearing."""
    table = Scenario("marquise", "eyrie")
    table.put(8, **pieces)
    return table


# 4.3 Who fights whom


@law("root", "4.3")
@pytest.mark.parametrize("piece", ["eyrie", "roost", "sympathy", "pawn"])
def test_whoever_has_any_piece_there_may_be_the_defender(piece: str) -> None:
    table = Scenario()
    table.put(8, marquise=1)
    table.begin("marquise", "daylight")
    assert "fight" not in table.verbs()
    if piece == "pawn":
        table.pawn(8)
    else:
        table.put(8, **{piece: 1})
    table.begin("marquise", "daylight")
    assert "fight" in table.verbs()


@law("root", "4.3")
def test_buildings_and_tokens_do_not_attack() -> None:
    table = duel(sawmill=1, wood=1, eyrie=1)
    table.begin("marquise", "daylight")
    assert "fight" not in table.verbs()


@law("root", "4.3")
def test_the_attacker_chooses_the_clearing_and_the_defender() -> None:
    table = Scenario()
    table.put(8, marquise=1, eyrie=1, sympathy=1)
    table.put(5, marquise=1, eyrie=1)
    table.put(1, marquise=1)
    table.begin("marquise", "daylight").play("fight")
    assert table.offered("battle-in") == ["5", "8"]
    assert table.barred() == {"battle-in 1": "4.3"}
    table.play("battle-in 8")
    assert table.offered("battle") == ["eyrie", "alliance"]
    table.play("battle alliance")
    assert table.happened()[0] == "battles"


@law("root", "4.3", "9.5.2")
def test_the_vagabond_attacks_with_his_pawn() -> None:
    table = Scenario()
    table.pawn(8)
    table.items(up="sword")
    table.put(8, marquise=1)
    table.dice(1, 0)
    table.begin("vagabond", "daylight").play("attack marquise")
    assert table.warriors("marquise", 8) == 0


def partners(law_of_table: str) -> Scenario:
    """The Vagabond is in coalition with the Alliance; both are in clearing 8, with the Marquise."""
    table = Scenario(law=law_of_table)
    table.activated("vagabond", "dominance-bird")
    table.g.partner[table.seat("vagabond")] = table.seat("alliance")
    table.put(8, alliance=2, marquise=1)
    table.pawn(8)
    table.in_play("alliance", "command-warren-1")
    return table


@law("root", "L-03", "4.3")
def test_seed_a_partner_may_be_attacked() -> None:
    table = partners("seed").begin("alliance", "daylight").play("warren")
    assert table.offered("battle") == ["marquise", "vagabond"]


@law("root", "L-03", "4.3")
def test_english_only_an_enemy_may_be_attacked() -> None:
    table = partners("english")
    table.pawn(4)
    table.put(4, alliance=1)
    table.put(7, alliance=1, marquise=1)
    table.begin("alliance", "daylight").play("warren")
    assert table.offered("battle-in") == ["7", "8"]
    table.pawn(8)
    table.put(8, eyrie=1)
    table.begin("alliance", "daylight").play("warren", "battle-in 8")
    assert table.offered("battle") == ["marquise", "eyrie"]
    assert table.barred() == {"battle vagabond": "L-03"}


@law("root", "L-15", "9.5.6")
@pytest.mark.parametrize(("law_of_table", "struck"), [("seed", ["marquise", "alliance"]), ("english", ["marquise"])])
def test_strike_hits_a_partner_by_the_seed_but_only_enemies_in_english(law_of_table: str, struck: list[str]) -> None:
    table = partners(law_of_table)
    table.items(up="crossbow")
    table.begin("vagabond", "daylight")
    assert table.offered("strike") == struck


# 4.3.1 Ambush


@law("root", "4.3.1", "CARD.ambush", "2.1.1")
@pytest.mark.parametrize(("clearing", "fits"), [(8, "ambush-fox"), (5, "ambush-rabbit"), (2, "ambush-mouse")])
def test_an_ambush_must_match_the_clearing_and_a_bird_fits_each(clearing: int, fits: str) -> None:
    table = Scenario("marquise", "eyrie")
    table.put(clearing, marquise=3, eyrie=1)
    table.hand("eyrie", "ambush-fox", "ambush-rabbit", "ambush-mouse", "ambush-bird-2", "sword")
    fight(table, "marquise", clearing, "eyrie")
    assert table.asked() == "eyrie"
    assert {*table.offered()} == {"pass", f"ambush {fits}", "ambush ambush-bird-2"}
    others = {"ambush-fox", "ambush-rabbit", "ambush-mouse"} - {fits}
    assert table.barred() == {f"ambush {card}": "4.3.1" for card in others}


@law("root", "4.3.1")
def test_only_the_defender_may_ambush() -> None:
    table = duel(marquise=3, eyrie=1)
    table.hand("marquise", "ambush-fox")
    table.dice(0, 0)
    fight(table, "marquise", 8, "eyrie")
    assert "rolls" in table.happened()


@law("root", "4.3.1", "4.3.2.i")
def test_after_an_ambush_the_attackers_left_fight_on_and_only_they_count() -> None:
    table = duel(marquise=3, eyrie=4)
    table.hand("eyrie", "ambush-fox")
    fight(table, "marquise", 8, "eyrie")
    table.dice(3, 0)
    table.play("ambush ambush-fox")
    assert "rolls" in table.happened()
    assert (table.warriors("marquise", 8), table.warriors("eyrie", 8)) == (1, 3)


@law("root", "4.3.1", "4.3.3")
def test_ambush_hits_take_warriors_first_then_pieces_of_the_attackers_choice() -> None:
    table = duel(marquise=1, sawmill=1, wood=1, eyrie=1)
    table.hand("eyrie", "ambush-fox")
    fight(table, "marquise", 8, "eyrie").play("ambush ambush-fox")
    assert (table.asked(), table.offered()) == ("marquise", ["lose sawmill", "lose wood"])
    table.play("lose wood")
    assert table.pieces("sawmill", 8) == 1
    assert table.score("eyrie") == 1
    assert table.warriors("eyrie", 8) == 1


@law("root", "4.3.1", "6.2.3")
def test_whether_an_ambush_ends_the_battle_is_seen_after_field_hospitals() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(1, keep=1, marquise=2, eyrie=1)
    table.hand("eyrie", "ambush-fox")
    table.hand("marquise", "anvil")
    fight(table, "marquise", 1, "eyrie").play("ambush ambush-fox", "pass")
    assert table.question() == "FieldHospitals"
    table.dice(1, 0)
    table.play("hospital anvil")
    assert "rolls" in table.happened()
    assert (table.warriors("marquise", 1), table.warriors("eyrie", 1)) == (2, 0)


@law("root", "4.3.1", "9.2.2")
def test_an_ambush_never_ends_the_attack_of_the_vagabond() -> None:
    table = Scenario()
    table.pawn(8)
    table.items(up="sword boot torch")
    table.put(8, marquise=1)
    table.hand("marquise", "ambush-fox")
    fight(table, "vagabond", 8, "marquise")
    table.play("ambush ambush-fox")
    assert table.question() == "DamageItem"
    table.dice(0, 0)
    while table.question() == "DamageItem":
        table.play(table.offered()[0])
    assert "rolls" in table.happened()


@law("root", "4.3.1", "4.3.1.i")
def test_there_is_one_ambush_a_battle_and_a_foil_cannot_be_answered() -> None:
    table = duel(marquise=3, eyrie=2)
    table.hand("eyrie", "ambush-fox", "ambush-bird-1")
    table.hand("marquise", "ambush-bird-2")
    fight(table, "marquise", 8, "eyrie").play("ambush ambush-fox")
    table.dice(0, 0)
    table.play("foil ambush-bird-2")
    assert "rolls" in table.happened()
    assert table.cards("eyrie") == ["ambush-bird-1"]


@law("root", "4.3.1.i")
def test_a_foil_must_match_the_clearing() -> None:
    table = duel(marquise=3, eyrie=2)
    table.hand("eyrie", "ambush-fox")
    table.hand("marquise", "ambush-mouse", "ambush-bird-2")
    fight(table, "marquise", 8, "eyrie").play("ambush ambush-fox")
    assert table.asked() == "marquise"
    assert table.offered() == ["pass", "foil ambush-bird-2"]
    assert table.barred() == {"foil ambush-mouse": "4.3.1.i"}


@law("root", "4.3.1.i", "PROC.2")
def test_an_attacker_without_cards_is_not_asked_for_a_foil() -> None:
    table = duel(marquise=2, eyrie=1)
    table.hand("eyrie", "ambush-fox")
    fight(table, "marquise", 8, "eyrie").play("ambush ambush-fox")
    assert table.warriors("marquise", 8) == 0


# 4.3.2 The roll


@law("root", "4.3.2")
@pytest.mark.parametrize(("dice", "left"), [((3, 1), (4, 2)), ((1, 3), (4, 2)), ((2, 2), (3, 3)), ((0, 0), (5, 5))])
def test_the_attacker_deals_the_higher_roll_and_the_defender_the_lower(
    dice: tuple[int, int], left: tuple[int, int]
) -> None:
    table = duel(marquise=5, eyrie=5)
    table.dice(*dice)
    fight(table, "marquise", 8, "eyrie")
    assert (table.warriors("marquise", 8), table.warriors("eyrie", 8)) == left


@law("root", "4.3.2.i")
def test_a_defender_cannot_roll_more_hits_than_he_has_warriors() -> None:
    table = duel(marquise=5, eyrie=1, roost=1)
    table.dice(3, 3)
    fight(table, "marquise", 8, "eyrie")
    assert table.warriors("marquise", 8) == 4


@law("root", "4.3.2.ii", "CARD.brutal-tactics")
def test_extra_hits_are_not_limited_by_warriors() -> None:
    table = duel(marquise=1, eyrie=3)
    table.in_play("marquise", "brutal-tactics-1")
    table.dice(3, 0)
    fight(table, "marquise", 8, "eyrie").play("brutal")
    assert table.warriors("eyrie", 8) == 1


@law("root", "4.3.2.ii", "7.8.3")
def test_what_comes_by_itself_comes_first() -> None:
    table = duel(marquise=4, eyrie=1, roost=1)
    table.decree("commander")
    table.in_play("marquise", "sappers-1")
    table.dice(0, 0)
    fight(table, "eyrie", 8, "marquise")
    assert table.question() == "DeclareEffects"
    assert table.state.hits == [0, 0, 0, 1]


@law("root", "4.3.2.ii")
def test_a_side_declares_all_its_effects_then_the_other_and_there_is_no_second_round() -> None:
    table = duel(marquise=3, eyrie=3)
    table.in_play("marquise", "brutal-tactics-1", "armorers-1")
    table.in_play("eyrie", "sappers-1", "armorers-2")
    table.dice(2, 1)
    fight(table, "marquise", 8, "eyrie").play("first-side marquise")
    assert table.offered() == ["pass", "brutal", "armorers"]
    table.play("brutal")
    assert (table.asked(), table.offered()) == ("marquise", ["pass", "armorers"])
    table.play("pass")
    assert (table.asked(), table.offered()) == ("eyrie", ["pass", "sappers", "armorers"])
    table.play("sappers", "pass")
    assert (table.warriors("marquise", 8), table.warriors("eyrie", 8)) == (1, 0)


@law("root", "4.3.2.ii", "CARD.armorers")
def test_armorers_looks_at_rolled_hits_that_are_left() -> None:
    table = duel(marquise=3, eyrie=3)
    table.in_play("marquise", "armorers-1", "brutal-tactics-1")
    table.dice(2, 0)
    fight(table, "marquise", 8, "eyrie")
    assert table.offered() == ["pass", "brutal"]
    assert table.barred() == {"armorers": "CARD.armorers"}


@law("root", "4.3.2.iii")
@pytest.mark.parametrize(("warriors", "hits"), [(0, 1), (1, 0)])
def test_a_defender_without_warriors_takes_exactly_one_extra_hit(warriors: int, hits: int) -> None:
    table = duel(marquise=3, roost=1, eyrie=warriors)
    table.dice(0, 0)
    fight(table, "marquise", 8, "eyrie")
    assert table.pieces("roost", 8) == 1 - hits
    assert table.warriors("eyrie", 8) == warriors


# 4.3.3 Hits


@law("root", "4.3.3")
def test_both_sides_deal_hits_at_the_same_time() -> None:
    table = duel(marquise=2, eyrie=2)
    table.dice(2, 2)
    fight(table, "marquise", 8, "eyrie")
    assert (table.warriors("marquise", 8), table.warriors("eyrie", 8)) == (0, 0)


@law("root", "4.3.3", "PROC.2", "PROC.3")
def test_the_defender_chooses_first_and_nothing_leaves_before_both_have_chosen() -> None:
    table = Scenario()
    table.put(8, marquise=1, sawmill=1, wood=1, alliance=1, base=1, sympathy=1)
    table.in_play("alliance", "sappers-1")
    table.in_play("marquise", "brutal-tactics-1")
    table.dice(1, 1)
    fight(table, "marquise", 8, "alliance").play("first-side marquise", "brutal", "sappers")
    assert (table.asked(), table.offered()) == ("alliance", ["lose base", "lose sympathy"])
    table.play("lose base")
    assert (table.asked(), table.offered()) == ("marquise", ["lose sawmill", "lose wood"])
    assert (table.warriors("alliance", 8), table.pieces("base", 8), table.warriors("marquise", 8)) == (1, 1, 1)
    table.play("lose wood")
    assert (table.warriors("alliance", 8), table.pieces("base", 8)) == (0, 0)
    assert (table.warriors("marquise", 8), table.pieces("wood", 8)) == (0, 0)
    assert (table.score("marquise"), table.score("alliance")) == (1, 2)


@law("root", "4.3.3")
def test_without_a_real_choice_nobody_is_asked() -> None:
    table = Scenario()
    table.put(8, sawmill=1, wood=1, alliance=2)
    table.dice(1, 0)
    fight(table, "alliance", 8, "marquise")
    assert (table.pieces("sawmill", 8), table.pieces("wood", 8)) == (0, 0)
    other = Scenario()
    other.put(8, wood=3, alliance=2)
    other.dice(1, 0)
    fight(other, "alliance", 8, "marquise")
    assert other.pieces("wood", 8) == 1


@law("root", "4.3.3", "9.2.7")
def test_the_vagabond_damages_items_instead() -> None:
    table = Scenario()
    table.pawn(8)
    table.items(up="sword boot")
    table.put(8, marquise=3)
    table.dice(1, 0)
    fight(table, "marquise", 8, "vagabond")
    assert table.question() == "DamageItem"
    assert table.asked() == "vagabond"


# PROC.2, PROC.3


@law("root", "PROC.2")
def test_a_battle_goes_in_the_order_ambush_foil_roll_effects_losses() -> None:
    table = duel(marquise=4, eyrie=1, roost=1)
    table.hand("eyrie", "ambush-fox", "sword")
    table.hand("marquise", "anvil")
    table.in_play("eyrie", "sappers-1")
    fight(table, "marquise", 8, "eyrie")
    questions = [table.question()]
    table.play("ambush ambush-fox")
    questions.append(table.question())
    table.dice(2, 1)
    table.play("pass")
    questions.append(table.question())
    assert questions == ["DefenderMayAmbush", "AttackerMayFoil", "DeclareEffects"]
    assert table.view("eyrie")["battle"]["dice"] == [2, 1]
    table.play("sappers")
    assert (table.warriors("marquise", 8), table.pieces("roost", 8)) == (0, 0)
    assert table.view("eyrie")["battle"] is None


@law("root", "PROC.3", "6.2.3", "9.2.9.ii.g")
def test_one_card_of_field_hospitals_saves_all_allied_warriors_hit_one_by_one() -> None:
    table = Scenario()
    table.pawn(8)
    table.items(up="sword")
    table.relation("marquise", "allied")
    table.put(1, keep=1)
    table.put(8, marquise=2, eyrie=3)
    table.hand("marquise", "anvil", "foxfolk-steel")
    table.dice(3, 2)
    table.begin("vagabond", "daylight").play("attack eyrie", "fight-with marquise", "ally-hit", "ally-hit")
    assert (table.asked(), table.question()) == ("marquise", "FieldHospitals")
    table.play("hospital anvil")
    assert table.warriors("marquise", 1) == 2
    assert table.cards("marquise") == ["foxfolk-steel"]
    assert table.question() != "FieldHospitals"


@law("root", "PROC.3", "6.2.3")
def test_without_the_keep_or_a_card_warriors_go_to_the_supply_at_once() -> None:
    for keep, cards in ((0, ["anvil"]), (1, [])):
        table = duel(marquise=2, eyrie=1)
        table.put(1, **({"keep": 1} if keep else {"marquise": 1}))
        table.hand("marquise", *cards)
        table.dice(1, 1)
        fight(table, "marquise", 8, "eyrie")
        assert table.question() == "MarquiseDaylight"
        assert table.warriors("marquise", 8) == 1


@law("root", "PROC.3", "9.2.2.i")
def test_full_removal_comes_before_what_waits() -> None:
    table = Scenario()
    for clearing in (1, 6, 8):
        table.put(clearing, roost=1)
    table.put(12, sympathy=1)
    table.pawn(12)
    table.items(up="sword boot torch crossbow")
    table.hand("eyrie", "favor-of-the-foxes", "anvil")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert table.question() == "DamageItem"
    for _ in range(3):
        table.play(table.offered()[0])
    assert table.question() == "PayOutrage"


@law("root", "PROC.3", "3.1")
def test_the_points_of_a_removal_may_win_before_anything_else_happens() -> None:
    table = Scenario()
    for clearing in (1, 6, 8):
        table.put(clearing, roost=1)
    table.points(eyrie=29)
    table.put(12, sympathy=1)
    table.hand("eyrie", "favor-of-the-foxes", "anvil")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert table.winners() == ["eyrie"]
    assert table.cards("eyrie") == ["anvil"]
