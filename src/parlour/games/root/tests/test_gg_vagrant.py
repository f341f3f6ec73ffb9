"""Part GG.4: the Vagrant, who sets others on each other and has all that is removed for his own."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.scenario import Scenario
from parlour.games.root.tests.wanderers import SECOND, somebody, wanderers
from parlour.kernel.state import NOBODY

LAWS = ("seed", "english")


def vagrant(*others: str, up: str = "torch boot", **settings: str) -> Scenario:
    return somebody("vagrant", 8, up, *others, **settings)


def sets(table: Scenario, attacker: str, defender: str) -> Scenario:
    """The Vagrant begins his Daylight and sets one on another; the table stops at the first question after that."""
    table.begin("vagabond", "daylight").play(f"instigate {attacker}")
    if table.question() == "InstigateAgainst":  # not asked if there is one other alone
        table.play(f"instigate-against {defender}")
    return table


# Who fights whom


@law("root", "GG.4.2", "4.3", "9.5.9")
def test_for_a_torch_he_names_an_attacker_with_warriors_or_a_pawn_and_any_other_player_there() -> None:
    table = vagrant()
    table.put(8, eyrie=2, sawmill=1, sympathy=1)
    table.put(4, marquise=2)
    table.begin("vagabond", "daylight")
    assert table.offered("instigate") == ["eyrie", "vagabond"]
    table.play("instigate eyrie")
    assert table.packed("down") == ["torch"]
    assert (table.asked(), table.offered()) == (
        "vagabond",
        ["instigate-against marquise", "instigate-against alliance", "instigate-against vagabond"],
    )


@law("root", "GG.4.2", "9.5.9")
def test_without_a_torch_or_anybody_to_fight_he_instigates_nothing() -> None:
    table = vagrant(up="boot")
    table.put(8, eyrie=2)
    assert table.begin("vagabond", "daylight").offered("instigate") == []
    assert table.barred()["instigate eyrie"] == "9.5.9"
    assert vagrant().begin("vagabond", "daylight").offered("instigate") == []
    table = vagrant()
    table.put(8, eyrie=2)
    table.pawn("4_7_8_12")
    assert table.begin("vagabond", "daylight").offered("instigate") == []


@law("root", "GG.4.2", "L-03")
@pytest.mark.parametrize(
    ("name", "against"), [("seed", ["marquise", "vagabond", SECOND]), ("english", ["marquise", SECOND])]
)
def test_a_partner_of_the_attacker_is_a_defender_with_the_law_seed_alone(name: str, against: list[str]) -> None:
    table = wanderers(law=name)
    table.character("vagrant")
    for each in ("vagabond", SECOND):
        table.pawn(8, of=each)
    table.items(up="torch boot")
    table.put(8, marquise=1, eyrie=1)
    table.g.partner[table.seat("vagabond")] = table.seat("eyrie")
    table.activated("vagabond", "dominance-fox")
    table.begin("vagabond", "daylight").play("instigate eyrie")
    assert table.offered("instigate-against") == against


# Whose are the removals


@law("root", "GG.4.2", "3.2.1")
def test_he_alone_scores_the_buildings_and_tokens_of_both_sides() -> None:
    table = vagrant()
    table.put(8, marquise=1, sawmill=1, wood=1, eyrie=1, roost=1)
    table.dice(1, 1)
    table.in_play("marquise", "brutal-tactics-1")
    table.in_play("eyrie", "sappers-1")
    sets(table, "marquise", "eyrie").play("first-side marquise", "brutal", "sappers", "lose wood")
    assert (table.pieces("roost", 8), table.pieces("sawmill", 8), table.pieces("wood", 8)) == (0, 1, 0)
    assert (table.score("vagabond"), table.score("marquise"), table.score("eyrie")) == (2, 0, 1)  # Brutal Tactics


@law("root", "GG.4.2", "7.8.4")
def test_a_despot_who_was_set_on_somebody_scores_nothing() -> None:
    table = vagrant()
    table.decree("despot")
    table.put(8, eyrie=3, sawmill=1)
    table.dice(0, 0)
    sets(table, "eyrie", "marquise")
    assert (table.pieces("sawmill", 8), table.score("vagabond"), table.score("eyrie")) == (0, 1, 0)


@law("root", "GG.4.2", "7.8.3")
def test_a_commander_who_was_set_on_somebody_deals_his_extra_hit() -> None:
    table = vagrant()
    table.decree("commander")
    table.put(8, eyrie=3, marquise=2)
    table.dice(0, 0)
    sets(table, "eyrie", "marquise")
    assert table.warriors("marquise", 8) == 1


@law("root", "GG.4.2", "8.2.6")
@pytest.mark.parametrize(("attacker", "defender"), [("marquise", "alliance"), ("alliance", "marquise")])
def test_he_pays_outrage_for_a_token_of_either_side(attacker: str, defender: str) -> None:
    table = vagrant()
    table.put(8, marquise=3, alliance=1, sympathy=1)
    table.hand("vagabond", "anvil")
    table.hand("marquise", "foxfolk-steel")
    table.hand("alliance", "sword")
    table.dice(2, 2)
    sets(table, attacker, defender).play("pass")
    assert (table.asked(), table.question()) == ("vagabond", "PayOutrage")
    table.play("outrage anvil")
    assert (table.cards("supporters"), table.cards("marquise")) == (["anvil"], ["foxfolk-steel"])
    assert (table.score("vagabond"), table.score("marquise")) == (1, 0)


@law("root", "GG.4.2", "4.3.3")
@pytest.mark.parametrize(("attacker", "defender"), [("eyrie", "marquise"), ("marquise", "eyrie")])
def test_he_chooses_the_buildings_and_tokens_that_either_side_loses_after_its_warriors(
    attacker: str, defender: str
) -> None:
    table = vagrant()
    table.put(8, marquise=1, sawmill=1, workshop=1, eyrie=3)
    table.dice(2, 2)
    sets(table, attacker, defender)
    assert (table.asked(), table.offered()) == ("vagabond", ["lose sawmill", "lose workshop"])
    table.play("lose workshop")
    assert (table.warriors("marquise", 8), table.pieces("sawmill", 8), table.pieces("workshop", 8)) == (0, 1, 0)


@law("root", "GG.4.2", "6.2.3")
def test_field_hospitals_stay_with_the_marquise() -> None:
    table = vagrant()
    table.put(1, keep=1)
    table.put(8, marquise=2, eyrie=3)
    table.hand("marquise", "anvil")
    table.dice(2, 0)
    sets(table, "eyrie", "marquise").play("pass")
    assert (table.asked(), table.question()) == ("marquise", "FieldHospitals")
    table.play("hospital anvil")
    assert table.warriors("marquise", 1) == 2


@law("root", "GG.4.2", "10.2.3")
def test_a_cult_that_was_set_upon_has_its_revenge() -> None:
    table = vagrant("marquise", "lizard_cult")
    table.put(8, marquise=3, lizard_cult=2)
    table.dice(2, 0)
    sets(table, "marquise", "lizard_cult")
    assert (table.warriors("lizard_cult", 8), table.state.acolytes) == (0, 2)


@law("root", "GG.4.2")
def test_the_next_battle_is_nobodys_but_its_own() -> None:
    table = vagrant(up="torch boot sword")
    table.put(8, marquise=3, roost=1)
    table.dice(0, 0)
    sets(table, "marquise", "eyrie")
    assert (table.state.instigator, table.score("vagabond")) == (NOBODY, 1)
    table.put(8, roost=1)
    table.dice(0, 0)
    table.begin("marquise", "daylight").play("fight", "battle eyrie")
    assert (table.score("vagabond"), table.score("marquise")) == (1, 1)


# Relationships


@law("root", "GG.4.2", "9.2.9.iii.a")
@pytest.mark.parametrize(("attacker", "defender"), [("eyrie", "marquise"), ("marquise", "eyrie")])
def test_every_piece_of_a_hostile_player_scores_on_either_side(attacker: str, defender: str) -> None:
    table = vagrant()
    table.relation("marquise", "hostile")
    table.put(8, marquise=2, sawmill=1, eyrie=4)
    table.dice(3, 3)
    sets(table, attacker, defender)
    assert (table.warriors("marquise", 8), table.pieces("sawmill", 8), table.warriors("eyrie", 8)) == (0, 0, 2)
    assert table.score("vagabond") == 4


@law("root", "GG.4.2", "L-12", "9.2.9.iii")
@pytest.mark.parametrize(("name", "relation", "points"), [("seed", "indifferent", 0), ("english", "hostile", 1)])
def test_a_battle_between_others_makes_their_owners_hostile_with_the_law_english_alone(
    name: str, relation: str, points: int
) -> None:
    table = vagrant(law=name)
    table.put(8, marquise=2, eyrie=3)
    table.dice(2, 0)
    sets(table, "eyrie", "marquise")
    assert table.warriors("marquise", 8) == 0
    assert (table.relation_to("marquise"), table.relation_to("eyrie")) == (relation, "indifferent")
    assert table.score("vagabond") == points  # the warrior that made hostile does not count


@law("root", "GG.4.2", "9.2.9.iii")
@pytest.mark.parametrize("name", LAWS)
@pytest.mark.parametrize(("attacker", "defender"), [("vagabond", "marquise"), ("marquise", "vagabond")])
def test_if_he_fights_himself_the_warriors_he_removes_make_hostile(name: str, attacker: str, defender: str) -> None:
    table = vagrant(up="torch boot sword hammer", law=name)
    table.put(8, marquise=2)
    table.dice(1, 1)
    sets(table, attacker, defender).play("damage up-hammer")
    assert (table.warriors("marquise", 8), table.relation_to("marquise")) == (1, "hostile")
    assert (table.packed("hurt-up"), table.score("vagabond")) == (["hammer"], 0)


# He fights himself


@law("root", "GG.4.2", "9.2.6", "9.5.2")
def test_as_the_attacker_he_exhausts_no_sword_and_deals_no_more_than_he_has() -> None:
    table = vagrant()
    table.items(up="torch boot", down="sword")
    table.put(8, marquise=3)
    table.dice(3, 0)
    sets(table, "vagabond", "marquise")
    assert (table.warriors("marquise", 8), table.packed("down")) == (2, ["sword", "torch"])


@law("root", "GG.4.2", "9.2.4", "9.2.7")
def test_as_a_defender_without_a_sword_he_takes_one_hit_more_on_items_of_his_choice() -> None:
    table = vagrant(up="torch boot hammer tea")
    table.put(8, marquise=3)
    table.dice(1, 1)
    sets(table, "marquise", "vagabond").play("damage down-torch", "damage up-tea")
    assert (table.packed("hurt-up"), table.packed("hurt-down")) == (["tea"], ["torch"])
    assert table.warriors("marquise", 8) == 3


@law("root", "GG.4.2", "9.2.9.ii.v")
def test_as_the_attacker_he_may_have_an_ally_beside_him() -> None:
    table = vagrant()
    table.put(8, marquise=2, eyrie=3)
    table.relation("eyrie", "allied")
    table.dice(3, 0)
    sets(table, "vagabond", "marquise")
    assert table.offered() == ["pass", "fight-with eyrie"]
    table.play("fight-with eyrie")
    assert (table.warriors("marquise", 8), table.warriors("eyrie", 8)) == (0, 3)


@law("root", "GG.4.2", "9.2.9.ii.g")
def test_an_ally_who_fell_beside_him_is_judged_by_the_losses_alone() -> None:
    """9.2.9.ii.g replaces the test of 9.2.9.iii: one item and one warrior lost, so the ally stays one."""
    table = vagrant(up="torch boot sword hammer")
    table.put(8, marquise=3, eyrie=3)
    table.relation("eyrie", "allied")
    table.dice(2, 2)
    sets(table, "vagabond", "marquise").play("fight-with eyrie", "ally-hit", "damage up-hammer")
    assert (table.warriors("eyrie", 8), table.packed("hurt-up")) == (2, ["hammer"])
    assert (table.relation_to("eyrie"), table.relation_to("marquise")) == ("allied", "hostile")
    assert table.score("vagabond") == 1  # the second of the Marquise's warriors


# Ambush


@law("root", "GG.4.2", "4.3.1", "4.3.1.i")
def test_ambush_and_foil_stay_with_defender_and_attacker() -> None:
    table = vagrant()
    table.put(8, marquise=2, eyrie=1)
    table.hand("eyrie", "ambush-fox")
    table.hand("marquise", "ambush-bird-1")
    sets(table, "marquise", "eyrie")
    assert (table.asked(), table.question()) == ("eyrie", "DefenderMayAmbush")
    table.play("ambush ambush-fox")
    assert (table.asked(), table.question()) == ("marquise", "AttackerMayFoil")
    table.dice(0, 0)
    table.play("foil ambush-bird-1")
    assert table.warriors("marquise", 8) == 2


@law("root", "GG.4.2", "4.3.1")
def test_what_an_ambush_removes_is_his_too() -> None:
    table = vagrant()
    table.relation("marquise", "hostile")
    table.put(8, marquise=1, sawmill=1, workshop=1, eyrie=1)
    table.hand("eyrie", "ambush-fox")
    sets(table, "marquise", "eyrie").play("ambush ambush-fox")
    assert (table.asked(), table.question()) == ("vagabond", "LosePiece")
    table.play("lose sawmill")
    assert (table.score("vagabond"), table.score("eyrie")) == (3, 0)
    assert (table.warriors("marquise", 8), table.pieces("workshop", 8), table.state.attacker) == (0, 1, NOBODY)


@law("root", "GG.4.2", "4.3.1")
def test_an_ambush_against_himself_damages_items_of_his_choice_and_the_battle_goes_on() -> None:
    table = vagrant(up="torch boot sword hammer tea")
    table.put(8, eyrie=2)
    table.hand("eyrie", "ambush-fox")
    sets(table, "vagabond", "eyrie").play("ambush ambush-fox", "damage up-tea")
    table.dice(1, 0)
    table.play("damage up-hammer")
    assert (table.packed("hurt-up"), table.warriors("eyrie", 8)) == (["hammer", "tea"], 1)


# The other Vagabond


def with_second(up: str, **settings: str) -> Scenario:
    """The Vagrant and the Tinker in clearing 8; the Tinker has items."""
    table = wanderers(**settings)
    table.character("vagrant")
    table.items(up="torch boot")
    table.items(SECOND, up=up)
    for name in ("vagabond", SECOND):
        table.pawn(8, of=name)
    return table


@law("root", "GG.4.2", "9.7", "9.2.6", "9.2.9.iii")
def test_the_other_vagabond_fights_with_his_swords_and_items_but_removes_nothing_himself() -> None:
    table = with_second("sword boot boot")
    table.relation("marquise", "hostile")
    table.put(8, marquise=2, sawmill=1)
    table.dice(2, 1)
    sets(table, SECOND, "marquise")
    assert table.asked() == SECOND
    table.play("damage up-boot")
    assert (table.packed("hurt-up", of=SECOND), table.packed("down", of=SECOND)) == (["boot"], [])
    assert (table.warriors("marquise", 8), table.relation_to("marquise", of=SECOND)) == (1, "indifferent")
    assert (table.score("vagabond"), table.score(SECOND)) == (1, 0)


@law("root", "GG.4.2", "9.7", "9.2.4")
def test_the_other_vagabond_may_be_set_upon() -> None:
    table = with_second("boot boot hammer")
    table.put(8, marquise=3)
    table.dice(1, 0)
    sets(table, "marquise", SECOND).play("damage up-boot", "damage up-hammer")
    assert table.packed("hurt-up", of=SECOND) == ["boot", "hammer"]


@law("root", "GG.4.2", "9.5.2", "O.1")
@pytest.mark.parametrize("fighter", ["vagabond", SECOND])
def test_with_a_sword_for_each_hit_whoever_was_set_on_somebody_has_exhausted_none_yet(fighter: str) -> None:
    table = with_second("sword sword boot", sword_per_hit="true")
    table.items(up="torch boot sword sword")
    table.put(8, marquise=3)
    table.dice(2, 0)
    sets(table, fighter, "marquise")
    if table.question() == "FightBeside":
        table.play("pass")
    assert (table.asked(), table.question()) == (fighter, "ExhaustForHits")
    table.play("exhaust up-sword", "pass")
    assert table.warriors("marquise", 8) == 2
    assert table.packed("down", of=fighter).count("sword") == 1


@law("root", "GG.4.2", "GG.5.2")
@pytest.mark.parametrize("defender", ["marquise", "vagabond"])
def test_the_arbiter_may_be_enlisted_by_whoever_is_set_upon(defender: str) -> None:
    table = with_second("sword sword")
    table.character("arbiter", of=SECOND)
    table.put(8, marquise=1, eyrie=3)
    table.items(up="torch boot hammer")
    table.dice(2, 2)
    sets(table, "eyrie", defender)
    assert (table.asked(), table.offered()) == (defender, ["enlist", "pass"])
    table.play("enlist")
    assert (table.warriors("eyrie", 8), table.score(SECOND)) == (1, 1)
    assert table.view("marquise")["players"][3]["score"] == 1


@law("root", "GG.4.2", "L-01", "4.3.2.ii")
@pytest.mark.parametrize(("name", "asked"), [("seed", "vagabond"), ("english", "marquise")])
def test_who_declares_first_says_the_vagrant_or_the_attacker(name: str, asked: str) -> None:
    table = vagrant(law=name)
    table.put(8, marquise=2, eyrie=2)
    table.in_play("marquise", "brutal-tactics-1")
    table.in_play("eyrie", "sappers-1")
    sets(table, "marquise", "eyrie")
    assert (table.question(), table.asked()) == ("WhoDeclaresFirst", asked)
    battle = table.view("eyrie")["battle"]
    assert (battle["instigator"], battle["attacker"], battle["defender"]) == (3, 0, 1)


@law("root", "GG.4.2", "O.1")
def test_whoever_leaves_his_own_losses_to_the_table_still_chooses_those_of_the_others_himself() -> None:
    table = vagrant(up="torch boot hammer sword")
    table.put(8, eyrie=3, sawmill=1, workshop=1)
    table.dice(0, 0)
    table.begin("vagabond", "daylight")
    seated = table.table
    seated.policy(table.seat("vagabond"), "losses", "alwaysPass")
    for words in ("instigate eyrie", "instigate-against marquise"):
        seated.apply(table.action(words))
    assert (table.asked(), table.offered()) == ("vagabond", ["lose sawmill", "lose workshop"])
    table.play("lose sawmill")
    table.items(up="torch boot hammer sword")
    table.dice(1, 0)
    table.begin("vagabond", "daylight")
    for words in ("instigate eyrie", "instigate-against vagabond"):
        seated.apply(table.action(words))
    assert len(table.packed("hurt-up") + table.packed("hurt-down")) == 1
