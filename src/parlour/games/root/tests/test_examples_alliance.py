"""The worked examples of the Alliance: EX-57 to EX-66."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.scenario import Scenario


def alliance(*others: str) -> Scenario:
    return Scenario("alliance", *(others or ("marquise", "eyrie")))


@law("root", "8.4.2", "8.4.2.i", "8.4.2.ii", "8.4.2.iii")
def test_ex_57_the_first_sympathy_goes_anywhere_but_to_the_keep_the_second_beside_it() -> None:
    table = alliance()
    table.put(1, keep=1)
    table.supporters("anvil", "armorers-1", "sappers-1")
    table.begin("alliance", "birdsong")
    assert table.offered("spread") == [str(n) for n in range(2, 13)]
    table.play("spread 6")
    assert table.offered("supporter") == ["armorers-1", "sappers-1", "anvil"]
    table.play("supporter anvil")
    assert (table.pieces("sympathy", 6), table.score("alliance")) == (1, 0)
    assert table.offered("spread") == ["2", "3", "11"]
    table.play("spread 2", "supporter armorers-1")
    assert (table.cards("supporters"), table.score("alliance")) == (["sappers-1"], 1)


def base_and_token_fall() -> Scenario:
    """The Marquise, with a fox card in hand, removes the only base and the token in 12."""
    table = alliance()
    table.put(12, marquise=3, base=1, sympathy=1)
    table.supporters("sword", "investments")
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight")
    table.dice(1, 1)
    return table.play("fight")


@law("root", "8.2.4", "8.2.6", "1.1.3")
def test_ex_58_outrage_first_and_the_card_is_lost_with_the_base() -> None:
    table = base_and_token_fall()
    assert (table.asked(), set(table.offered())) == ("marquise", {"trigger outrage", "trigger base-lost"})
    table.play("trigger outrage", "outrage anvil")
    assert table.cards("supporters") == ["investments", "sword"]
    assert table.cards("discard") == ["anvil"]


@law("root", "8.2.4", "8.2.6", "1.1.3")
def test_ex_58_the_base_first_and_the_card_stays() -> None:
    table = base_and_token_fall().play("trigger base-lost", "outrage anvil")
    assert set(table.cards("supporters")) == {"sword", "investments", "anvil"}


@pytest.mark.parametrize(("marquise", "eyrie", "cost"), [(3, 0, 3), (2, 1, 2)])
@law("root", "8.4.2.ii", "8.4.2.ii.a")
def test_ex_59_three_warriors_of_one_other_player_make_sympathy_dearer(marquise: int, eyrie: int, cost: int) -> None:
    table = alliance()
    for clearing in (1, 5, 10):
        table.put(clearing, sympathy=1)
    table.put(9, marquise=marquise, eyrie=eyrie)
    table.supporters("sword", "investments", "crossbow-mouse")
    table.begin("alliance", "birdsong").play("end", "spread 9", "supporter sword", "supporter investments")
    if cost == 3:
        table.play("supporter crossbow-mouse")
    assert table.pieces("sympathy", 9) == 1
    assert len(table.cards("supporters")) == 3 - cost


@law("root", "8.4.1", "8.4.1.i", "8.4.1.ii", "8.4.1.iii")
def test_ex_60_a_revolt_sweeps_the_clearing_and_brings_base_warriors_and_an_officer() -> None:
    table = alliance("marquise", "vagabond")
    table.put(8, sympathy=1)
    table.put(12, sympathy=1, marquise=2, sawmill=1, wood=1)
    table.pawn(12)
    table.items(up="boot boot sword sword")
    table.supporters("anvil", "foxfolk-steel")
    table.begin("alliance", "birdsong").play("revolt 12", "supporter anvil", "supporter foxfolk-steel")
    assert table.asked() == "vagabond"
    while table.asked() == "vagabond":
        table.play(table.offered()[0])
    assert len(table.packed("hurt-up")) == 3
    assert table.score("alliance") == 2
    assert (table.warriors("marquise", 12), table.pieces("sawmill", 12), table.pieces("wood", 12)) == (0, 0, 0)
    assert (table.pieces("base", 12), table.warriors("alliance", 12), table.state.officers) == (1, 2, 1)
    assert table.state.ruins >> 11 & 1


@law("root", "8.2.4")
def test_ex_61_a_lost_base_costs_its_supporters_all_birds_and_half_of_the_officers() -> None:
    table = alliance()
    table.put(12, base=1, marquise=2)
    table.put(9, base=1)
    table.officers(3)
    table.supporters("anvil", "foxfolk-steel", "root-tea-fox", "armorers-1", "sappers-1", "sword", "investments")
    table.begin("marquise", "daylight")
    table.dice(1, 0)
    table.play("fight")
    assert table.pieces("base", 12) == 0
    assert table.cards("supporters") == ["investments", "sword"]
    assert len(table.cards("discard")) == 5
    assert (table.state.officers, table.supply("alliance")) == (1, 9)


def eyrie_enter_5(*hand: str) -> Scenario:
    """Three warriors of the Eyrie move from 1 to 5, where sympathy is."""
    table = alliance()
    table.put(5, sympathy=1)
    table.put(1, eyrie=3)
    table.hand("eyrie", *hand)
    table.decree("despot")
    table.begin("eyrie", "daylight").play("resolve bird", "to 5")
    table.next_card("codebreakers-1")
    table.play("count 3")
    return table


@law("root", "8.2.6")
def test_ex_62_without_a_matching_card_the_hand_is_shown_and_a_supporter_drawn() -> None:
    table = eyrie_enter_5("anvil", "foxfolk-steel")
    assert (table.asked(), table.question()) == ("alliance", "SeeHand")
    shown = next(event for event in table.match.events[-1] if event.key == "shown")
    assert [seat for seat in range(3) if shown.visible(seat)] == [table.seat("alliance")]
    assert table.cards("supporters") == ["codebreakers-1"]
    assert len(table.cards("eyrie")) == 2


@law("root", "8.2.6", "2.1.1.1")
def test_ex_62_the_only_bird_must_be_given() -> None:
    table = eyrie_enter_5("anvil", "armorers-1")
    assert (table.asked(), table.offered()) == ("eyrie", ["outrage armorers-1"])
    table.play("outrage armorers-1")
    assert table.cards("supporters") == ["armorers-1"]


@law("root", "8.2.3.i", "8.2.6")
def test_ex_63_without_a_base_a_sixth_supporter_is_discarded_for_all_to_see() -> None:
    table = alliance()
    table.supporters("anvil", "foxfolk-steel", "sword", "investments", "crossbow-mouse")
    table.put(5, sympathy=1)
    table.put(1, eyrie=3)
    table.hand("eyrie", "bake-sale")
    table.decree("despot")
    table.begin("eyrie", "daylight").play("resolve bird", "to 5", "count 3", "outrage bake-sale")
    lost = next(event for event in table.match.events[-1] if event.key == "supporter-lost")
    assert all(lost.visible(seat) for seat in (-1, 0, 1, 2))
    assert "bake-sale" in table.cards("discard")
    assert len(table.cards("supporters")) == 5


@law("root", "8.6.1.iv", "8.6.1")
def test_ex_64_organizing_turns_a_warrior_into_the_fourth_token() -> None:
    table = alliance()
    for clearing in (2, 3, 4):
        table.put(clearing, sympathy=1)
    table.put(9, alliance=1)
    table.officers(1)
    table.supporters("anvil")
    table.begin("alliance", "evening").play("organize 9")
    assert (table.warriors("alliance", 9), table.supply("alliance")) == (0, 9)
    assert (table.pieces("sympathy", 9), table.score("alliance")) == (1, 1)
    assert table.cards("supporters") == ["anvil"]


@law("root", "8.6.1", "8.2.4")
def test_ex_65_officers_lost_in_the_evening_end_the_operations() -> None:
    table = alliance()
    table.put(12, alliance=1, base=1, marquise=3)
    table.officers(4)
    table.begin("alliance", "evening")
    table.state.actions = 2
    table.dice(2, 2)
    table.play("operation-battle")
    assert table.pieces("base", 12) == 0
    assert table.state.officers == 2
    assert table.asked() != "alliance"


@law("root", "8.5.3")
def test_ex_66_a_mouse_base_trains_with_mice_and_birds() -> None:
    table = alliance()
    table.put(9, base=1)
    table.hand("alliance", "sword", "armorers-1", "anvil")
    table.begin("alliance", "daylight")
    assert table.offered("train") == ["armorers-1", "sword"]
    assert table.barred()["train anvil"] == "8.5.3"
