"""Part GG.6: the Scoundrel, and the land he burns."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import TORCH
from parlour.games.root.rules.fields import PACK, UP
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.games import GAME, states
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.games.root.tests.wanderers import SECOND, somebody, wanderers


def scoundrel(*others: str, place: int = 8, up: str = "torch boot", **settings: str) -> Scenario:
    return somebody("scoundrel", place, up, *others, **settings)


def scorches(table: Scenario) -> Scenario:
    return table.begin("vagabond", "daylight").play("scorch")


def partner(table: Scenario, other: str, of: str = "vagabond") -> Scenario:
    """A coalition formed before."""
    table.activated(of, "dominance-bird")
    table.g.partner[table.seat(of)] = table.seat(other)
    return table


# The fire


@law("root", "GG.6.2", "3.2.1")
def test_all_enemy_pieces_go_and_buildings_and_tokens_score() -> None:
    table = scoundrel()
    table.put(8, marquise=3, sawmill=1, workshop=1, wood=2, eyrie=2, alliance=1)
    scorches(table)
    assert [table.warriors(name, 8) for name in ("marquise", "eyrie", "alliance")] == [0, 0, 0]
    assert [table.pieces(kind, 8) for kind in ("sawmill", "workshop", "wood")] == [0, 0, 0]
    assert table.score("vagabond") == 4


@law("root", "GG.6.2", "9.5.9", "INV.9")
def test_the_torch_leaves_his_board_and_lies_in_the_clearing_for_good() -> None:
    table = scorches(scoundrel())
    assert (table.packed("up"), table.packed("down")) == (["boot"], [])
    view = table.view("eyrie")["clearings"]
    assert [each["id"] for each in view if each["scorched"]] == [8]
    assert not [broken for broken in ROOT.check(table.state) if broken.startswith("items")]
    table.state.pack[table.seat("vagabond") * PACK + UP + TORCH] += 1
    assert "items: there are more than the game has: torch (INV.9)" in ROOT.check(table.state)


@law("root", "GG.6.2", "9.5.9")
def test_it_takes_a_torch_and_a_clearing_that_is_not_burnt_yet() -> None:
    table = scoundrel(up="boot").begin("vagabond", "daylight")
    assert table.barred()["scorch"] == "9.5.9"
    table = scoundrel()
    table.pawn("4_7_8_12")
    assert table.begin("vagabond", "daylight").barred()["scorch"] == "GG.6.2"
    table = scorches(scoundrel(up="torch torch boot"))
    assert "scorch" not in table.offered()
    assert table.barred()["scorch"] == "GG.6.2"


@law("root", "GG.6.2", "9.5.9")
def test_nobody_but_the_scoundrel_burns_land() -> None:
    table = scoundrel()
    table.character("ranger")
    table.items(up="torch boot")
    assert "scorch" not in table.begin("vagabond", "daylight").offered()


@law("root", "GG.6.2", "L-12")
@pytest.mark.parametrize(("name", "relation"), [("seed", "indifferent"), ("english", "hostile")])
def test_burnt_warriors_make_hostile_with_the_law_english_alone_and_bring_no_infamy(name: str, relation: str) -> None:
    table = scoundrel(law=name)
    table.put(8, marquise=3, eyrie=2)
    table.relation("eyrie", "hostile")
    scorches(table)
    assert (table.relation_to("marquise"), table.score("vagabond")) == (relation, 0)


@law("root", "GG.6.2", "8.2.6", "8.2.4")
def test_he_pays_outrage_for_a_token_and_the_alliance_loses_its_base() -> None:
    table = scoundrel()
    table.put(8, sympathy=1, base=1)
    table.officers(3)
    table.hand("vagabond", "anvil")
    scorches(table).play("trigger outrage", "outrage anvil")
    assert (table.score("vagabond"), table.state.officers, table.cards("vagabond")) == (2, 1, [])


@law("root", "GG.6.2", "10.2.5", "11.2.5.i", "1.1.3")
def test_a_burnt_garden_costs_the_cult_a_card_and_a_burnt_trade_post_the_riverfolk_half_their_funds() -> None:
    table = scoundrel("lizard_cult", "riverfolk")
    table.put(8, garden=1, trade_post=1)
    table.hand("lizard_cult", "anvil")
    table.till("funds", riverfolk=4)
    scorches(table).play("trigger fear")
    assert (table.cards("lizard_cult"), table.cards("souls")) == ([], ["anvil"])
    assert (table.in_till("funds"), table.score("vagabond")) == ({"riverfolk": 2}, 2)


@law("root", "GG.6.2", "6.2.3")
def test_field_hospitals_save_warriors_from_the_fire() -> None:
    table = scoundrel()
    table.put(1, keep=1)
    table.put(8, marquise=3)
    table.hand("marquise", "anvil")
    scorches(table).play("hospital anvil")
    assert (table.warriors("marquise", 1), table.warriors("marquise", 8)) == (3, 0)


@law("root", "GG.6.2", "6.2.2", "6.2.3")
def test_a_keep_burns_too_and_then_nothing_is_saved() -> None:
    table = scoundrel(place=1)
    table.put(1, keep=1, marquise=3)
    table.hand("marquise", "anvil")
    scorches(table)
    assert (table.asked(), table.pieces("keep", 1), table.warriors("marquise", 1)) == ("vagabond", 0, 0)
    assert table.score("vagabond") == 1


@law("root", "GG.6.2", "2.2.4", "9.5.3")
def test_a_ruin_stays_and_may_be_explored_from_inside_but_its_slot_is_of_no_use() -> None:
    table = scoundrel(place=12, up="torch torch boot")
    table.under_ruin(12, "sword")
    table.hand("vagabond", "anvil")
    scorches(table)
    assert table.view("eyrie")["clearings"][11]["ruin"]
    table.play("explore")
    assert (table.packed("up"), table.view("eyrie")["clearings"][11]["ruin"]) == (["boot", "sword"], False)
    assert not table.state.roomy >> 11 & 1


# Who else is there


def with_second(**settings: str) -> Scenario:
    """Both Vagabonds in clearing 8."""
    table = wanderers(**settings)
    table.character("scoundrel")
    table.items(up="torch boot")
    table.items(SECOND, up="boot sword tea torch")
    for name in ("vagabond", SECOND):
        table.pawn(8, of=name)
    return table


@law("root", "GG.6.2", "9.2.2.i", "9.7")
def test_another_vagabond_there_damages_three_items_and_stays() -> None:
    table = scorches(with_second())
    assert table.asked() == SECOND
    table.play("damage up-boot", "damage up-sword", "damage up-tea")
    assert table.packed("hurt-up", of=SECOND) == ["boot", "sword", "tea"]
    assert table.state.pawn[table.seat(SECOND)] == 7


@law("root", "GG.6.2", "2.7", "9.2.8")
def test_a_vagabond_who_is_his_partner_suffers_nothing() -> None:
    table = scorches(partner(with_second(), SECOND))
    assert table.packed("hurt-up", of=SECOND) == []


@law("root", "GG.6.2", "2.7", "9.2.8")
def test_a_partners_pieces_stay_and_score_nothing() -> None:
    table = partner(scoundrel(), "marquise")
    table.put(8, marquise=2, sawmill=1, wood=1, eyrie=1)
    scorches(table)
    assert (table.warriors("marquise", 8), table.pieces("sawmill", 8), table.pieces("wood", 8)) == (2, 1, 1)
    assert (table.warriors("eyrie", 8), table.score("vagabond")) == (0, 0)


# Nothing moves in


@law("root", "GG.6.2", "INV.8", "4.2")
def test_no_warrior_moves_in_but_those_inside_may_leave() -> None:
    table = partner(scoundrel(), "marquise")
    table.scorched(8)
    table.put(8, marquise=2)
    table.put(4, marquise=2)
    table.begin("marquise", "daylight").play("march")
    assert table.offered("from") == ["4", "8"]
    table.play("from 4")
    assert "8" not in table.offered("to")
    assert table.barred()["to 8"] == "GG.6.2"
    table.play("to 12", "count 1", "march-again", "from 8", "to 7", "count 2")
    assert table.warriors("marquise", 8) == 0


@law("root", "GG.6.2", "11.2.2")
def test_nobody_swims_in() -> None:
    table = scoundrel("marquise", "riverfolk", place=10)
    table.scorched(10)
    table.put(5, riverfolk=3)
    table.till("funds", riverfolk=3)
    table.begin("riverfolk", "daylight").play("river-move")
    assert "10" not in table.offered("to")
    assert table.barred()["to 10"] == "GG.6.2"


@law("root", "GG.6.2", "10.4.3.i")
def test_no_crusade_leads_there() -> None:
    table = scoundrel("marquise", "lizard_cult")
    table.scorched(8)
    table.put(4, lizard_cult=3)
    table.outcast("rabbit")
    table.acolytes(4)
    table.begin("lizard_cult", "birdsong").play("crusade-move 4")
    assert table.offered("to") == ["9", "12"]


@law("root", "GG.6.2", "9.5.1")
@pytest.mark.parametrize("who", ["vagabond", SECOND])
def test_on_foot_no_vagabond_enters_not_even_he(who: str) -> None:
    table = with_second()
    table.scorched(8)
    table.pawn(4, of=who)
    table.items(who, up="boot boot")
    table.begin(who, "daylight")
    assert table.offered("walk") == ["9", "12"]
    assert table.barred()["walk 8"] == "GG.6.2"


@law("root", "GG.6.2", "CARD.cobbler")
def test_cobbler_leads_no_pawn_there() -> None:
    table = scoundrel(place=4)
    table.scorched(8)
    table.in_play("vagabond", "cobbler-1")
    table.begin("vagabond", "evening").play("cobbler")
    assert table.offered("walk") == ["9", "12"]


@law("root", "GG.6.2", "9.5.1", "9.4.2")
def test_he_may_stay_and_leave() -> None:
    table = scorches(scoundrel())
    assert table.state.pawn[table.seat("vagabond")] == 7
    assert table.offered("walk") == ["4", "7"]


@law("root", "L-14", "9.4.2", "GG.6.2", "INV.8")
@pytest.mark.parametrize("name", ["seed", "english"])
@pytest.mark.parametrize("who", ["vagabond", SECOND])
def test_a_vagabond_slips_in_with_the_law_seed_alone(name: str, who: str) -> None:
    table = with_second(law=name)
    table.scorched(8)
    table.pawn(4, of=who)
    table.begin(who, "birdsong")
    assert ("clearing-8" in table.offered("slip")) == (name == "seed")
    assert table.barred() == ({} if name == "seed" else {"slip clearing-8": "L-14"})


@law("root", "GG.6.2", "9.2.9.ii.b", "L-14")
def test_allied_warriors_do_not_slip_in_with_him() -> None:
    table = scoundrel(place=4)
    table.scorched(8)
    table.put(4, marquise=3)
    table.relation("marquise", "allied")
    table.begin("vagabond", "birdsong").play("slip clearing-8")
    assert (table.question(), table.warriors("marquise", 4)) == ("VagabondDaylight", 3)


# Nothing is placed there


def burnt_with(other: str, *others: str, **pieces: int) -> Scenario:
    """Clearing 8 was burnt; a partner of the Scoundrel has pieces there."""
    table = partner(scoundrel(*others), other)
    table.put(8, **pieces)
    table.scorched(8)
    table.pawn("1_2_5_10")
    return table


@law("root", "GG.6.2", "6.4")
def test_a_sawmill_on_burnt_land_gets_no_wood() -> None:
    table = burnt_with("marquise", marquise=1, sawmill=1)
    table.put(5, sawmill=1)
    table.begin("marquise", "birdsong")
    assert (table.pieces("wood", 8), table.pieces("wood", 5)) == (0, 1)


@law("root", "GG.6.2", "6.4", "2.5")
def test_with_too_little_wood_the_sawmill_on_burnt_land_is_no_choice() -> None:
    table = burnt_with("marquise", marquise=1, sawmill=1)
    table.put(5, sawmill=1)
    table.put(2, sawmill=1)
    table.put(9, wood=7)
    table.begin("marquise", "birdsong")
    assert table.offered("wood") == ["2", "5"]


@law("root", "GG.6.2", "6.5.3")
def test_a_recruiter_on_burnt_land_gets_no_warrior() -> None:
    table = burnt_with("marquise", marquise=1, recruiter=1)
    assert "recruit" not in table.begin("marquise", "daylight").offered()
    table.put(5, recruiter=1)
    table.begin("marquise", "daylight").play("recruit")
    assert (table.warriors("marquise", 8), table.warriors("marquise", 5)) == (1, 1)


@law("root", "GG.6.2", "6.5.4", "6.5.5")
def test_on_burnt_land_nothing_is_built_and_no_wood_is_made_overtime() -> None:
    table = burnt_with("marquise", marquise=3, sawmill=1, wood=3)
    table.hand("marquise", "anvil", "royal-claim")
    assert not table.begin("marquise", "daylight").verbs() & {"build", "overwork"}
    table.put(4, marquise=1, sawmill=1)
    table.begin("marquise", "daylight")
    assert table.offered("overwork") == ["royal-claim"]
    table.put(7, marquise=1)
    table.begin("marquise", "daylight").play("build workshop")
    assert table.pieces("workshop", 7) == 1


@law("root", "GG.6.2", "6.2.3")
def test_field_hospitals_put_nobody_beside_a_keep_on_burnt_land() -> None:
    for burnt in (True, False):
        table = partner(scoundrel(place=2), "marquise")
        table.put(1, keep=1, marquise=1)
        table.put(8, marquise=2, eyrie=3)
        table.hand("marquise", "anvil")
        if burnt:
            table.scorched(1)
        table.dice(2, 0)
        fight(table, "eyrie", 8, "marquise").play("pass")
        assert table.warriors("marquise", 8) == 0
        assert (table.question() == "FieldHospitals") != burnt


@law("root", "GG.6.2", "7.5.2.i", "7.5.2.iv")
def test_the_eyrie_neither_recruit_nor_build_on_burnt_land() -> None:
    table = burnt_with("eyrie", eyrie=1, roost=1)
    table.put(4, roost=1, eyrie=1)
    table.begin("eyrie", "daylight")  # the Builder's vizier recruits
    assert (table.warriors("eyrie", 4), table.warriors("eyrie", 8)) == (2, 1)
    table = burnt_with("eyrie", eyrie=3)
    table.put(4, roost=1, eyrie=1)
    table.decree("despot", build="anvil")
    table.begin("eyrie", "daylight").play("from 4", "to 9", "resolve fox")
    assert (table.question(), table.pieces("roost", 8)) == ("ChooseLeader", 0)


@law("root", "GG.6.2", "7.4.3")
def test_no_new_roost_stands_on_burnt_land() -> None:
    table = burnt_with("eyrie")
    for clearing in (1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12):
        table.put(clearing, marquise=1)
    table.hand("eyrie", "anvil")
    table.begin("eyrie", "birdsong").play("decree anvil", "column move")
    assert table.question() == "ChooseNewRoost"
    assert "8" not in table.offered("new-roost")


@law("root", "GG.6.2", "8.4.1.i", "8.4.2.i")
def test_the_alliance_neither_revolts_nor_spreads_on_burnt_land() -> None:
    table = burnt_with("alliance", sympathy=1)
    table.supporters("anvil", "foxfolk-steel")
    table.put(12, sympathy=1)
    assert table.begin("alliance", "birdsong").offered("revolt") == ["12"]
    table = burnt_with("alliance", "marquise", "eyrie", "alliance")
    table.put(4, sympathy=1)
    table.supporters("anvil", "foxfolk-steel")
    assert table.begin("alliance", "birdsong").play("end").offered("spread") == ["12"]


@law("root", "GG.6.2", "8.6.1.iii", "8.6.1.iv")
def test_the_alliance_neither_recruits_nor_organizes_on_burnt_land() -> None:
    table = burnt_with("alliance", base=1, alliance=1)
    table.put(9, base=1, alliance=1)
    table.officers(2)
    table.begin("alliance", "evening")
    assert (table.offered("operation-recruit"), table.offered("organize")) == (["9"], ["9"])


@law("root", "GG.6.2", "10.4.3.ii", "10.4.3.iii")
def test_the_cult_neither_converts_nor_sanctifies_what_stands_on_burnt_land() -> None:
    table = burnt_with("marquise", "marquise", "lizard_cult", marquise=1, sawmill=1)
    table.put(12, marquise=1, sawmill=1)
    table.outcast("fox")
    table.acolytes(6)
    table.begin("lizard_cult", "birdsong")
    assert (table.offered("convert"), table.offered("sanctify")) == (["12"], ["12"])


@law("root", "GG.6.2", "10.5.1", "10.5.2")
def test_the_cult_neither_builds_nor_recruits_on_burnt_land() -> None:
    table = burnt_with("lizard_cult", "marquise", "lizard_cult", lizard_cult=3)
    table.hand("lizard_cult", "anvil", "foxfolk-steel")
    table.begin("lizard_cult", "daylight")
    assert "ritual-build" not in table.verbs()
    table.play("ritual-recruit anvil")
    assert table.offered("ritual-recruit-in") == ["1", "6", "12"]
    assert table.barred()["ritual-recruit-in 8"] == "GG.6.2"


@law("root", "GG.6.2", "11.5.5", "11.5.6")
def test_the_riverfolk_neither_recruit_nor_trade_on_burnt_land() -> None:
    table = partner(scoundrel("marquise", "riverfolk", place=2), "riverfolk")
    table.put(10, riverfolk=2)
    table.put(5, riverfolk=1)
    table.scorched(10)
    table.till("funds", riverfolk=4)
    table.begin("riverfolk", "daylight")
    assert table.offered("river-recruit") == ["4", "5", "7", "11"]
    assert table.offered("trade-post") == ["5"]
    assert table.barred()["trade-post 10"] == "GG.6.2"


# For all of it


@law("root", "INV.8", "GG.6.2")
def test_enemy_pieces_on_burnt_land_are_reported() -> None:
    table = scorches(scoundrel())
    broken = "clearings: pieces stand on burnt land (INV.8)"
    assert broken not in ROOT.check(table.state)
    table.state.put_warriors(table.seat("eyrie"), 7, 1)
    assert broken in ROOT.check(table.state)


@law("root", "INV.8", "INV.9", "GG.6.2")
def test_in_random_games_nothing_ever_comes_to_burnt_land() -> None:
    seats = ("marquise", "eyrie", "vagabond", "riverfolk")
    burnt = 0
    for seed in range(3):
        for number, g in enumerate(states(*seats, seed=str(seed), characters="scoundrel", law="english")):
            burnt += g.scorched != 0
            for seat in (0, 1, 3):
                assert not g.present[seat] & g.scorched
            if number > 3000:
                break
        assert GAME.check(g) == []
    assert burnt
