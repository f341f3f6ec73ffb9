"""The worked examples of battle, and of cards that are used elsewhere."""

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario


@law("root", "4.3.2", "4.3.2.i", "4.3.3")
def test_ex_24_rolled_hits_are_limited_by_warriors_and_surplus_is_lost() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=1, eyrie=4)
    table.dice(3, 2)
    fight(table, "marquise", 8, "eyrie")
    assert (table.warriors("marquise", 8), table.warriors("eyrie", 8)) == (0, 3)


def ambushed() -> Scenario:
    """EX-25: the Marquise attacks with two warriors, and the Eyrie ambush her."""
    table = Scenario("marquise", "eyrie")
    table.put(1, keep=1)
    table.put(8, marquise=2, eyrie=1)
    table.hand("eyrie", "ambush-fox")
    table.hand("marquise", "anvil", "sword", "ambush-bird-1")
    return fight(table, "marquise", 8, "eyrie").play("ambush ambush-fox")


@law("root", "4.3.1", "CARD.ambush", "PROC.2")
def test_ex_25_an_ambush_that_leaves_no_attacker_ends_the_battle() -> None:
    table = ambushed().play("pass")
    assert table.question() == "FieldHospitals"
    assert table.offered("hospital") == ["ambush-bird-1", "anvil"]
    table.play("hospital anvil")
    assert (table.warriors("marquise", 8), table.warriors("marquise", 1)) == (0, 2)
    assert table.warriors("eyrie", 8) == 1
    assert set(table.cards("discard")) == {"ambush-fox", "anvil"}
    assert "rolls" not in table.happened()
    assert table.question() == "MarquiseDaylight"


@law("root", "4.3.1.i", "PROC.2")
def test_ex_26_a_foiled_ambush_does_nothing_and_the_dice_are_rolled() -> None:
    table = ambushed()
    table.dice(0, 0)
    table.play("foil ambush-bird-1")
    assert "rolls" in table.happened()
    assert table.warriors("marquise", 8) == 2
    assert set(table.cards("discard")) == {"ambush-fox", "ambush-bird-1"}


@law("root", "CARD.scouting-party", "4.3.1")
def test_ex_27_with_scouting_party_the_defender_is_not_asked_for_an_ambush() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=2, eyrie=1)
    table.hand("eyrie", "ambush-fox")
    table.in_play("marquise", "scouting-party-1")
    table.dice(0, 0)
    fight(table, "marquise", 8, "eyrie")
    assert "rolls" in table.happened()
    assert table.cards("eyrie") == ["ambush-fox"]


@law("root", "Z.3", "Z.1")
def test_ex_28_a_defender_without_an_ambush_is_asked_all_the_same() -> None:
    views = []
    for cards in (["sword", "anvil"], ["sword", "ambush-fox"]):
        table = Scenario("marquise", "eyrie")
        table.put(8, marquise=2, eyrie=2)
        table.hand("marquise", *cards)
        fight(table, "eyrie", 8, "marquise")
        assert table.asked() == "marquise"
        assert "pass" in table.offered()
        views.append(table.view("eyrie"))
    assert views[0] == views[1]


@law("root", "Z.3", "PROC.2")
def test_ex_28_a_defender_without_cards_is_not_asked() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=2, eyrie=2)
    fight(table, "eyrie", 8, "marquise")
    assert "rolls" in table.happened()


@law("root", "4.3.2.iii", "8.2.2", "8.2.6", "4.3.2.i")
def test_ex_29_a_lone_sympathy_token_is_defenseless() -> None:
    table = Scenario()
    table.put(12, marquise=3, sympathy=1)
    table.hand("marquise", "anvil", "sword")
    table.dice(1, 0)
    fight(table, "marquise", 12, "alliance")
    assert table.question() == "PayOutrage"
    table.play("outrage anvil")
    assert table.warriors("marquise", 12) == 3
    assert table.pieces("sympathy", 12) == 0
    assert table.score("marquise") == 1
    assert table.cards("supporters") == ["anvil"]


@law("root", "CARD.brutal-tactics", "CARD.armorers", "4.3.2.ii")
def test_ex_30_armorers_stops_rolled_hits_but_not_brutal_tactics() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=2, wood=1, eyrie=4)
    table.in_play("eyrie", "brutal-tactics-1")
    table.in_play("marquise", "armorers-1")
    table.dice(2, 1)
    fight(table, "eyrie", 8, "marquise").play("first-side eyrie", "brutal", "armorers")
    assert table.score("marquise") == 1
    assert (table.warriors("marquise", 8), table.pieces("wood", 8)) == (1, 1)
    assert table.warriors("eyrie", 8) == 3
    assert table.cards("discard") == ["armorers-1"]
    assert "brutal-tactics-1" in table.crafted("eyrie")


@law("root", "CARD.sappers", "4.3.2.iii", "4.3.2.ii")
def test_ex_31_sappers_work_without_warriors() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=1, roost=1)
    table.in_play("eyrie", "sappers-1")
    table.dice(0, 0)
    fight(table, "marquise", 8, "eyrie").play("sappers")
    assert (table.pieces("roost", 8), table.score("marquise")) == (0, 1)
    assert table.warriors("marquise", 8) == 0
    assert table.cards("discard") == ["sappers-1"]


@law("root", "4.3.3", "3.2.1")
def test_ex_32_warriors_go_first_then_the_owner_chooses() -> None:
    table = Scenario()
    table.put(8, marquise=1, sawmill=1, wood=2, alliance=3)
    table.dice(3, 0)
    fight(table, "alliance", 8, "marquise")
    assert table.asked() == "marquise"
    assert table.offered() == ["lose sawmill", "lose wood"]
    table.play("lose wood", "lose wood")
    assert (table.warriors("marquise", 8), table.pieces("wood", 8), table.pieces("sawmill", 8)) == (0, 0, 1)
    assert table.score("alliance") == 2


@law("root", "8.2.2", "4.3.2", "4.3.2.i")
def test_ex_33_guerrilla_war_gives_the_defending_alliance_the_higher_roll() -> None:
    table = Scenario()
    table.put(8, marquise=4, alliance=2, sympathy=1)
    table.dice(3, 1)
    fight(table, "marquise", 8, "alliance")
    assert (table.warriors("marquise", 8), table.warriors("alliance", 8)) == (2, 1)
    assert table.pieces("sympathy", 8) == 1
    assert table.asked() == "marquise"


@law("root", "8.2.6", "4.3.3", "3.2.1")
def test_ex_34_a_defender_who_removes_a_token_of_the_attacker_pays_outrage() -> None:
    table = Scenario()
    table.put(12, alliance=1, sympathy=1, marquise=3)
    table.hand("marquise", "anvil")
    fight(table, "alliance", 12, "marquise")
    table.dice(3, 2)
    table.play("pass")
    assert table.question() == "PayOutrage"
    table.play("outrage anvil")
    assert (table.warriors("alliance", 12), table.pieces("sympathy", 12)) == (0, 0)
    assert table.score("marquise") == 1
    assert table.cards("supporters") == ["anvil"]


# Other cards


@law("root", "CARD.stand-and-deliver", "END.1")
def test_ex_115_stand_and_deliver_takes_a_random_card_once_a_turn() -> None:
    four = ["sword", "anvil", "bake-sale", "investments"]
    table = Scenario()
    table.hand("eyrie", *four)
    table.in_play("marquise", "stand-and-deliver-1", "royal-claim")
    table.begin("marquise", "birdsong")
    assert table.offered("rob") == ["eyrie"]
    table.play("rob eyrie")
    assert len(table.cards("marquise")) == 1
    assert sorted(table.cards("marquise") + table.cards("eyrie")) == sorted(four)
    assert table.score("eyrie") == 1
    assert table.offered() == ["end", "royal-claim"]
    assert "stand-and-deliver-1" in table.crafted("marquise")


@law("root", "CARD.better-burrow-bank", "L-17")
def test_ex_116_better_burrow_bank_makes_the_owner_and_another_draw() -> None:
    table = Scenario()
    table.in_play("marquise", "better-burrow-bank-1")
    table.begin("marquise", "birdsong")
    assert table.offered() == ["share eyrie", "share alliance", "share vagabond"]
    table.play("share alliance")
    assert (len(table.cards("marquise")), len(table.cards("alliance"))) == (1, 1)


@law("root", "CARD.command-warren")
def test_ex_117_command_warren_lets_the_vagabond_battle_without_a_sword() -> None:
    table = Scenario()
    table.pawn(8)
    table.items(up="boot", down="sword")
    table.put(8, marquise=1)
    table.dice(1, 0)
    fight(table, "vagabond", 8, "marquise")
    assert table.warriors("marquise", 8) == 0
    assert (table.packed("up"), table.packed("down")) == (["boot"], ["sword"])


@law("root", "CARD.cobbler", "9.2.9.iii.b")
def test_ex_118_cobbler_spares_the_boot_but_not_the_extra_boots() -> None:
    table = Scenario()
    table.in_play("vagabond", "cobbler-1")
    table.pawn(8)
    table.items(up="sword")
    table.relation("marquise", "hostile")
    table.put(4, marquise=1)
    table.begin("vagabond", "evening").play("cobbler")
    assert table.state.pawn[table.seat("vagabond")] == 7 - 1


@law("root", "CARD.codebreakers", "Z.2", "1.2.1")
def test_ex_119_only_who_uses_codebreakers_sees_the_hand() -> None:
    table = Scenario()
    table.in_play("marquise", "codebreakers-1")
    table.hand("eyrie", "sword", "anvil")
    table.begin("marquise", "daylight").play("look eyrie")
    assert [card["id"] for card in table.view("marquise")["revealed"]["cards"]] == ["anvil", "sword"]
    for faction in ("eyrie", "alliance", "vagabond"):
        assert table.view(faction)["revealed"] is None
    told = [event for event in table.match.events[-1] if event.key == "looks"]
    assert [event.visible(table.seat("marquise")) for event in told] == [True]
    assert [event.visible(table.seat("alliance")) for event in told] == [False]
