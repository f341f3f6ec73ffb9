"""Part GG.5: the Arbiter, whom a defender may enlist."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.games.root.tests.wanderers import SECOND, somebody, wanderers
from parlour.kernel.match import begin
from parlour.kernel.state import NOBODY


def arbiter(up: str = "sword sword boot", **settings: str) -> Scenario:
    """Clearing 8: the Arbiter among three warriors of the Eyrie and one of the Marquise."""
    table = somebody("arbiter", 8, up, **settings)
    table.put(8, eyrie=3, marquise=1)
    return table


@law("root", "GG.4.1", "GG.5.1", "GG.6.1", "9.3.5")
@pytest.mark.parametrize(
    ("name", "track", "satchel"),
    [
        ("vagrant", ["coin"], ["boot", "torch"]),
        ("arbiter", [], ["boot", "sword", "sword", "torch"]),
        ("scoundrel", [], ["boot", "boot", "crossbow", "torch"]),
    ],
)
@pytest.mark.parametrize("how", ["choose", "given"])
def test_the_characters_of_the_expansion_start_with_their_items(
    name: str, track: list[str], satchel: list[str], how: str
) -> None:
    settings = {"reach_check": "off"} | ({"characters": name} if how == "given" else {})
    table = Scenario("vagabond", "alliance")
    table.match = begin(ROOT, ["vagabond", "alliance"], ROOT.read_settings(settings), name)
    if how == "choose":
        table.play(f"character {name}")
    assert table.question() == "StartIn"
    assert (table.packed("track"), table.packed("up")) == (track, satchel)


@law("root", "GG.5.2", "4.3.2.i")
def test_who_is_enlisted_scores_a_point_and_adds_his_undamaged_swords_to_the_defenders_limit() -> None:
    table = arbiter()
    table.items(up="sword boot", down="sword", hurt_up="sword")
    table.dice(3, 3)
    fight(table, "eyrie", 8, "marquise")
    assert (table.asked(), table.question(), table.offered()) == ("marquise", "DefenderMayEnlist", ["enlist", "pass"])
    table.play("enlist")
    assert table.score("vagabond") == 1
    assert (table.warriors("eyrie", 8), table.warriors("marquise", 8)) == (0, 0)


@law("root", "GG.5.2")
def test_a_defender_who_does_not_enlist_him_has_his_own_warriors_alone() -> None:
    table = arbiter()
    table.dice(3, 3)
    fight(table, "eyrie", 8, "marquise").play("pass")
    assert (table.warriors("eyrie", 8), table.score("vagabond")) == (2, 0)


@law("root", "GG.5.2")
def test_it_costs_him_nothing_and_his_items_take_no_hits() -> None:
    table = arbiter()
    table.dice(3, 3)
    fight(table, "eyrie", 8, "marquise").play("enlist")
    assert (table.packed("up"), table.packed("down"), table.packed("hurt-up")) == (["boot", "sword", "sword"], [], [])
    assert (table.relation_to("eyrie"), table.relation_to("marquise")) == ("indifferent", "indifferent")


@law("root", "GG.5.2")
def test_without_an_undamaged_sword_he_merely_scores() -> None:
    table = arbiter("boot")
    table.items(up="boot", hurt_up="sword")
    table.dice(3, 3)
    fight(table, "eyrie", 8, "marquise").play("enlist")
    assert (table.score("vagabond"), table.warriors("eyrie", 8)) == (1, 2)


@law("root", "GG.5.2", "4.3.2.iii")
def test_a_defender_without_warriors_stays_defenseless() -> None:
    table = somebody("arbiter", 8, "sword sword")
    table.put(8, eyrie=3, sawmill=1, workshop=1)
    table.dice(1, 1)
    fight(table, "eyrie", 8, "marquise").play("enlist")
    assert (table.pieces("sawmill", 8), table.pieces("workshop", 8)) == (0, 0)  # one rolled hit, one extra
    assert table.warriors("eyrie", 8) == 2


@law("root", "GG.5.2")
@pytest.mark.parametrize("place", [4, "4_7_8_12"])
def test_he_protects_only_where_he_is(place: int | str) -> None:
    table = arbiter()
    table.pawn(place)
    table.dice(1, 1)
    fight(table, "eyrie", 8, "marquise")
    assert (table.state.attacker, table.warriors("eyrie", 8)) == (NOBODY, 2)


@law("root", "GG.5.2")
def test_nobody_else_protects() -> None:
    table = arbiter()
    table.character("ranger")
    table.dice(1, 1)
    fight(table, "eyrie", 8, "marquise")
    assert (table.state.attacker, table.warriors("eyrie", 8)) == (NOBODY, 2)


@law("root", "GG.5.2")
def test_he_cannot_enlist_himself() -> None:
    table = arbiter("sword sword boot hammer")
    table.dice(1, 0)
    fight(table, "eyrie", 8, "vagabond")
    assert (table.question(), table.score("vagabond")) == ("DamageItem", 0)


@law("root", "GG.5.2", "L-16")
@pytest.mark.parametrize("name", ["seed", "english"])
def test_against_himself_he_may_be_enlisted_with_the_law_seed_alone(name: str) -> None:
    table = arbiter("sword sword boot tea hammer", law=name)
    table.hand("vagabond", "anvil")
    table.dice(2, 2)
    table.begin("vagabond", "daylight").play("attack marquise")
    assert (table.question() == "DefenderMayEnlist") == (name == "seed")
    if name == "seed":
        table.play("enlist")
    assert table.state.hits[0] == (2 if name == "seed" else 1)
    assert table.score("vagabond") == (1 if name == "seed" else 0)


@law("root", "GG.5.2", "4.3.1", "PROC.2")
def test_he_is_enlisted_after_the_ambush_and_before_the_roll() -> None:
    table = arbiter()
    table.hand("marquise", "ambush-fox")
    fight(table, "eyrie", 8, "marquise").play("ambush ambush-fox")
    assert (table.asked(), table.question()) == ("marquise", "DefenderMayEnlist")
    assert (table.warriors("eyrie", 8), table.state.rolled) == (1, False)


@law("root", "GG.5.2", "4.3.1")
def test_after_an_ambush_that_ends_the_battle_nobody_is_asked() -> None:
    table = somebody("arbiter", 8, "sword sword")
    table.put(8, eyrie=2, marquise=1)
    table.hand("marquise", "ambush-fox")
    fight(table, "eyrie", 8, "marquise").play("ambush ambush-fox")
    assert (table.asked(), table.score("vagabond"), table.warriors("marquise", 8)) == ("eyrie", 0, 1)


@law("root", "GG.5.2", "11.2.7.iii", "1.1.4")
def test_hired_warriors_that_are_left_after_an_ambush_still_fight_so_he_is_asked_for() -> None:
    table = somebody("arbiter", 8, "sword sword", "marquise", "eyrie", "riverfolk")
    table.put(8, eyrie=1, marquise=1, riverfolk=2)
    table.hand("marquise", "ambush-fox")
    table.contract()
    fight(table, "eyrie", 8, "marquise").play("mercenaries", "ambush ambush-fox")
    assert (table.warriors("eyrie", 8), table.warriors("riverfolk", 8)) == (0, 1)
    assert table.question() == "DefenderMayEnlist"


@law("root", "GG.5.2")
def test_each_battle_asks_anew() -> None:
    table = somebody("arbiter", 8, "sword")
    table.put(8, eyrie=3, marquise=3)
    table.hand("marquise", "anvil")
    for score in (1, 2):
        table.dice(0, 0)
        table.begin("marquise", "daylight").play("fight", "battle eyrie")
        assert table.state.guard == NOBODY
        table.play("enlist")
        assert table.score("vagabond") == score


@law("root", "GG.5.2")
def test_his_swords_are_gone_from_the_next_battle_without_him() -> None:
    table = somebody("arbiter", 8, "sword sword")
    table.put(8, eyrie=3, marquise=1, sawmill=1)
    table.hand("eyrie", "anvil")
    table.dice(0, 0)
    fight(table, "eyrie", 8, "marquise").play("enlist")
    table.dice(2, 2)
    table.begin("eyrie", "daylight").play("warren", "battle marquise", "pass")
    assert table.warriors("eyrie", 8) == 2


@law("root", "GG.5.2", "QA.2")
def test_he_is_not_asked_for_leave_and_a_hostile_player_may_enlist_him() -> None:
    table = arbiter()
    table.relation("marquise", "hostile")
    fight(table, "eyrie", 8, "marquise").play("enlist")
    assert table.asked() != "vagabond"
    assert table.score("vagabond") == 1


@law("root", "GG.5.2", "8.2.2")
def test_the_alliance_deals_the_higher_number_up_to_the_swords() -> None:
    table = somebody("arbiter", 8, "sword sword")
    table.put(8, eyrie=3, sympathy=1)
    table.dice(2, 0)
    table.hand("eyrie", "anvil")
    fight(table, "eyrie", 8, "alliance").play("enlist")
    assert table.warriors("eyrie", 8) == 1


@law("root", "GG.5.2", "9.7")
def test_the_other_vagabond_may_enlist_him() -> None:
    table = wanderers()
    table.character("arbiter")
    table.items(up="sword")
    table.items(SECOND, up="sword boot hammer")
    for name in ("vagabond", SECOND):
        table.pawn(8, of=name)
    table.put(8, eyrie=3)
    table.dice(2, 2)
    fight(table, "eyrie", 8, SECOND)
    assert (table.asked(), table.question()) == (SECOND, "DefenderMayEnlist")
    table.play("enlist", "damage up-boot", "damage up-hammer")
    assert (table.warriors("eyrie", 8), table.score("vagabond"), table.score(SECOND)) == (1, 1, 0)
    assert table.relation_to("eyrie", of=SECOND) == "hostile"
    assert table.relation_to("eyrie") == "indifferent"


@law("root", "GG.5.2", "3.1", "END.1")
def test_the_point_may_win_him_the_game_before_the_dice_fall() -> None:
    table = arbiter()
    table.points(vagabond=29)
    fight(table, "eyrie", 8, "marquise").play("enlist")
    assert (table.over(), table.winners(), table.warriors("eyrie", 8)) == (True, ["vagabond"], 3)


@law("root", "GG.5.2", "O.1", "Z.3")
def test_a_seat_may_decide_beforehand_never_to_enlist_him() -> None:
    table = arbiter()
    table.in_play("eyrie", "command-warren-1")
    table.dice(3, 3)
    table.begin("eyrie", "daylight")
    seated = table.table
    seated.policy(table.seat("marquise"), "enlist", "alwaysPass")
    for words in ("warren", "battle marquise"):
        seated.apply(table.action(words))
    assert (table.state.attacker, table.score("vagabond"), table.warriors("eyrie", 8)) == (NOBODY, 0, 2)


@law("root", "GG.5.2")
def test_all_see_who_guards() -> None:
    table = arbiter()
    table.in_play("marquise", "sappers-1")
    fight(table, "eyrie", 8, "marquise").play("enlist")
    assert table.view("alliance")["battle"]["guard"] == table.seat("vagabond")
