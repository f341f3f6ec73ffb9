"""Worked examples EX-77, EX-84, EX-87 to EX-90, and EX-20 to EX-23 with what the expansion adds to them.

Half of EX-85 is among the tests of Lost Souls; EX-120 and EX-121 are among those of the winter map.
"""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import CARD_IDS
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario
from parlour.games.root.tests.wanderers import SECOND, somebody, wanderers

# EX.2 Coalition


@law("root", "3.1", "GG.4.2", "CARD.brutal-tactics")
def test_ex_20_points_of_a_battle_that_others_were_set_on_win_at_once_too() -> None:
    table = somebody("vagrant", 8, "torch boot")
    table.put(8, marquise=3, eyrie=3)
    table.in_play("marquise", "brutal-tactics-1")
    table.points(eyrie=29)
    table.begin("vagabond", "daylight").play("instigate marquise", "instigate-against eyrie", "brutal")
    assert (table.over(), table.winners(), table.warriors("eyrie", 8)) == (True, ["eyrie"], 3)


@law("root", "9.2.8", "9.7")
def test_ex_21_the_other_vagabond_is_one_of_those_who_may_have_the_fewest_points() -> None:
    table = wanderers()
    table.points(vagabond=12, marquise=20, eyrie=8, vagabond_second=8)
    table.hand("vagabond", "dominance-mouse")
    table.begin("vagabond", "daylight").play("activate dominance-mouse")
    assert table.offered() == ["ally-with eyrie", f"ally-with {SECOND}"]
    table.play(f"ally-with {SECOND}")
    table.state.award(table.seat(SECOND), 22)
    assert table.winners() == ["vagabond", SECOND]


@law("root", "9.2.8", "3.3.1")
def test_ex_22_whoever_has_activated_dominance_is_skipped_a_vagabond_too() -> None:
    table = wanderers()
    table.points(vagabond=11, marquise=15, eyrie=9, vagabond_second=2)
    table.activated(SECOND, "dominance-fox")
    table.hand("vagabond", "dominance-mouse")
    table.begin("vagabond", "daylight").play("activate dominance-mouse")
    assert table.state.partner[table.seat("vagabond")] == table.seat("eyrie")


@law("root", "9.2.9.iii.g", "2.7", "GG.6.2")
def test_ex_23_a_partner_who_was_hostile_is_indifferent_and_spared_by_the_fire() -> None:
    table = somebody("scoundrel", 12, "torch boot")
    table.points(vagabond=11, marquise=15, eyrie=12, alliance=9)
    table.relation("alliance", "hostile")
    table.put(12, sympathy=1, alliance=1)
    table.hand("vagabond", "dominance-mouse")
    table.begin("vagabond", "daylight").play("activate dominance-mouse")
    assert table.relation_to("alliance") == "indifferent"
    table.play("scorch")
    assert (table.pieces("sympathy", 12), table.warriors("alliance", 12), table.score("vagabond")) == (1, 1, 11)


# EX.7 Two Vagabonds


def explorer(items: str) -> Scenario:
    """He owns a sword marked R and stands at a ruin with these items."""
    table = wanderers()
    table.pawn(12)
    table.items(up="torch boot sword")
    table.relics("sword")
    table.under_ruin(12, items)
    table.begin("vagabond", "daylight").play("explore")
    return table


@law("root", "9.7.1")
@pytest.mark.parametrize(("words", "points"), [("explore-take boot", 1), ("pass", 0)])
def test_ex_77_of_sword_and_boot_he_may_take_the_boot_or_nothing(words: str, points: int) -> None:
    table = explorer("sword boot")
    assert table.offered() == ["pass", "explore-take boot"]
    table.play(words)
    assert table.score("vagabond") == points
    assert table.packed("up").count("boot") == 1 + points


@law("root", "9.7.1")
def test_ex_77_of_two_swords_he_takes_nothing_and_the_torch_is_exhausted() -> None:
    table = explorer("sword sword")
    assert table.offered() == ["pass"]
    table.play("pass")
    assert (table.packed("down"), table.score("vagabond")) == (["torch"], 0)


# EX.7 Characters


@law("root", "GG.1.2", "11.2.3", "Z.2")
def test_ex_84_the_thief_takes_a_random_card_of_the_open_hand() -> None:
    taken = set()
    for seed in range(40):
        table = somebody("thief", 5, "torch boot", "marquise", "riverfolk")
        table.put(5, trade_post=1)
        table.hand("riverfolk", "anvil", "sword", "bake-sale")
        table.state.chance = seed + 1
        table.begin("vagabond", "daylight").play("steal riverfolk")
        taken |= set(table.cards("vagabond"))
        stolen = [event for event in table.match.events[-1] if event.key == "steals"]
        assert stolen[0].visible(table.seat("marquise"))
        assert CARD_IDS[stolen[0].args["card"]] in table.cards("vagabond")
    assert taken == {"anvil", "sword", "bake-sale"}


@law("root", "GG.2.2", "10.2.6", "10.4.2")
def test_ex_85_once_the_lost_souls_are_discarded_day_labor_takes_one_of_them() -> None:
    table = somebody("tinker", 8, "torch boot", "marquise", "lizard_cult")
    table.souls("anvil", "foxfolk-steel", "royal-claim", "sword", "bake-sale")
    table.put(8, lizard_cult=1)
    table.begin("lizard_cult", "birdsong")
    table.begin("vagabond", "daylight")
    assert sorted(table.offered("labor")) == ["anvil", "foxfolk-steel", "royal-claim"]


@law("root", "GG.4.2", "8.2.2", "8.2.6", "L-12")
@pytest.mark.parametrize("name", ["seed", "english"])
def test_ex_87_the_vagrant_scores_for_the_token_and_pays_outrage(name: str) -> None:
    table = somebody("vagrant", 8, "torch boot", law=name)
    table.put(8, marquise=3, sympathy=1)
    table.hand("vagabond", "anvil")
    table.dice(2, 0)
    table.begin("vagabond", "daylight").play("instigate marquise", "instigate-against alliance", "outrage anvil")
    assert (table.pieces("sympathy", 8), table.warriors("marquise", 8)) == (0, 3)
    assert (table.score("vagabond"), table.score("marquise")) == (1, 0)
    assert table.cards("supporters") == ["anvil"]
    assert {table.relation_to(other) for other in ("marquise", "alliance")} == {"indifferent"}


@law("root", "GG.5.2", "4.3.2.iii")
def test_ex_88_the_arbiter_lends_two_swords_to_a_marquise_without_warriors() -> None:
    table = somebody("arbiter", 8, "sword sword boot")
    table.put(8, eyrie=3, sawmill=1, wood=3)
    table.dice(2, 2)
    fight(table, "eyrie", 8, "marquise").play("enlist")
    hits = table.state.hits
    table.play("lose wood", "lose wood", "lose wood")
    assert (hits[0] + hits[2], hits[1] + hits[3]) == (2, 3)
    assert (table.warriors("eyrie", 8), table.pieces("sawmill", 8), table.pieces("wood", 8)) == (1, 1, 0)
    assert table.score("vagabond") == 1


@law("root", "L-16", "GG.5.2")
@pytest.mark.parametrize(("name", "asked"), [("seed", True), ("english", False)])
def test_ex_89_against_his_own_attack_the_arbiter_is_enlisted_with_the_law_seed_alone(name: str, asked: bool) -> None:
    table = somebody("arbiter", 8, "sword sword boot", law=name)
    table.put(8, marquise=2)
    table.begin("vagabond", "daylight").play("attack marquise")
    assert (table.question() == "DefenderMayEnlist") == asked


@law("root", "GG.6.2", "L-14", "3.2.1")
@pytest.mark.parametrize("relation", ["indifferent", "allied", "hostile"])
@pytest.mark.parametrize("name", ["seed", "english"])
def test_ex_90_scorched_earth_scores_three_and_only_a_slip_leads_back(relation: str, name: str) -> None:
    table = somebody("scoundrel", 8, "torch boot boot", law=name)
    table.put(8, sawmill=1, wood=2)
    table.put(4, marquise=2)
    table.relation("marquise", relation)
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("scorch")
    assert (table.score("vagabond"), table.packed("up"), table.packed("down")) == (3, ["boot", "boot"], [])
    assert table.view("eyrie")["clearings"][7]["scorched"]
    table.play("walk 7")
    assert table.barred()["walk 8"] == "GG.6.2"
    table.begin("marquise", "daylight").play("march")
    assert table.barred()["to 8"] == "GG.6.2"
    table.begin("vagabond", "birdsong")
    assert ("clearing-8" in table.offered("slip")) == (name == "seed")
