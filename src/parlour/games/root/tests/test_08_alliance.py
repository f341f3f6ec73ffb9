"""Chapter 8: the Woodland Alliance, but for Supporters and Outrage (test_08_outrage.py)."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import BASE, SYMPATHY
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.match import begin

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox")
MICE = ("sword", "investments", "crossbow-mouse", "root-tea-mouse")


def alliance(*others: str, tokens: tuple[int, ...] = (), bases: tuple[int, ...] = ()) -> Scenario:
    table = Scenario("alliance", *(others or ("marquise", "eyrie")))
    for clearing in tokens:
        table.put(clearing, sympathy=1)
    for clearing in bases:
        table.put(clearing, base=1)
    return table


# 8.2 Abilities


@law("root", "8.2.1", "8.5.1")
def test_the_alliance_craft_with_sympathy_of_their_clearings_suits() -> None:
    table = alliance(tokens=(9, 5))
    table.hand("alliance", "root-tea-mouse", "sword", "a-visit-to-friends")
    table.begin("alliance", "daylight")
    assert table.offered("craft") == ["a-visit-to-friends", "root-tea-mouse"]
    table.play("craft root-tea-mouse")
    assert table.score("alliance") == 2
    assert table.offered("craft") == ["a-visit-to-friends"]


@law("root", "8.2.2", "4.3.2")
def test_in_defence_the_alliance_deals_the_higher_number() -> None:
    table = alliance("marquise", "eyrie")
    table.put(5, alliance=3, marquise=4)
    table.dice(3, 1)
    fight(table, "marquise", 5, "alliance")
    assert (table.warriors("alliance", 5), table.warriors("marquise", 5)) == (2, 1)


@law("root", "8.2.2")
def test_as_attackers_they_deal_the_higher_number_like_everybody() -> None:
    table = alliance("marquise", "eyrie")
    table.put(5, alliance=4, marquise=4)
    table.dice(3, 1)
    fight(table, "alliance", 5, "marquise")
    assert (table.warriors("alliance", 5), table.warriors("marquise", 5)) == (3, 1)


@law("root", "8.2.2", "4.3.2.i")
def test_in_defence_too_they_deal_no_more_than_they_have_warriors() -> None:
    table = alliance("marquise", "eyrie")
    table.put(5, alliance=1, marquise=4)
    table.dice(3, 0)
    fight(table, "marquise", 5, "alliance")
    assert (table.warriors("alliance", 5), table.warriors("marquise", 5)) == (1, 3)


@law("root", "8.2.5", "8.2.5.i")
def test_with_all_ten_tokens_on_the_map_no_more_sympathy_spreads() -> None:
    table = alliance(tokens=(2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
    table.supporters(*FOXES)
    table.in_play("alliance", "royal-claim")  # so that they are asked
    table.begin("alliance", "birdsong").play("end")
    assert (table.question(), table.offered()) == ("Spreads", ["end", "royal-claim"])
    assert table.barred() == {"spread 1": "8.2.5", "spread 12": "8.2.5"}


@law("root", "8.2.5", "8.6.1.iv")
def test_with_all_ten_tokens_on_the_map_nothing_is_organized() -> None:
    table = alliance(tokens=(2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
    table.put(1, alliance=1)
    table.put(2, alliance=1)
    table.officers(1)
    table.begin("alliance", "evening")
    assert table.offered("organize") == []
    assert {"organize 1": "8.2.5", "organize 2": "8.6.1.iv"}.items() <= table.barred().items()


@law("root", "8.2.5.i", "8.2.5.ii", "8.4.2.i")
def test_a_sympathetic_clearing_takes_no_second_token() -> None:
    table = alliance(tokens=(5, 1))
    table.supporters("armorers-1")
    table.begin("alliance", "birdsong")
    assert table.offered("spread") == ["2", "9", "10"]


# 8.3 Setup


@law("root", "8.3", "8.3.1", "8.3.2", "8.3.3", "8.3.4", "8.2.5")
def test_the_alliance_begin_with_everything_on_their_board_and_three_supporters() -> None:
    settings = ROOT.read_settings({"reach_check": "off", "first": "0"})
    match = begin(ROOT, ["alliance", "marquise", "eyrie"], settings, "setup")
    while match.state.turns == match.state.phase == 0:
        match.apply(match.state.offer[0])
    g = match.state
    assert (g.supply[0], g.officers, sum(g.warriors[:12])) == (10, 0, 0)
    assert (g.stock[BASE], g.stock[SYMPATHY]) == (3, 10)
    assert (g.hand[0].bit_count(), g.supporters.bit_count()) == (3, 3)
    assert g.hand[0] & g.supporters == 0


# 8.5 Daylight


@law("root", "8.5", "8.5.1", "8.5.2", "8.5.3")
def test_in_daylight_they_craft_mobilize_and_train_in_any_order() -> None:
    table = alliance(tokens=(9, 5), bases=(11,))
    table.hand("alliance", "root-tea-mouse", "a-visit-to-friends", "sword", "anvil", "investments")
    table.begin("alliance", "daylight")
    table.play("train sword", "mobilize anvil", "craft root-tea-mouse", "train investments", "craft a-visit-to-friends")
    assert (table.state.officers, table.cards("supporters"), table.score("alliance")) == (2, ["anvil"], 3)


@law("root", "8.5.2", "Z.2")
def test_a_mobilized_card_is_seen_by_the_alliance_only() -> None:
    table = alliance()
    table.hand("alliance", "anvil", "sword")
    table.begin("alliance", "daylight").play("mobilize anvil")
    assert (table.cards("supporters"), table.cards("alliance")) == (["anvil"], ["sword"])
    seen = next(event for event in table.match.events[-1] if event.key == "mobilizes")
    assert [seat for seat in range(3) if seen.visible(seat)] == [0]


@law("root", "8.5.2", "8.2.3.i")
def test_at_capacity_a_mobilized_card_is_discarded_and_the_option_says_so() -> None:
    table = alliance()
    table.hand("alliance", "anvil", "bake-sale")
    table.supporters("foxfolk-steel", *MICE)
    table.begin("alliance", "daylight")
    step = table.state.stack[-1]
    assert step.detail(table.state, table.action("mobilize anvil")) == {"n": 1}
    table.play("mobilize anvil")
    assert table.cards("discard") == ["anvil"]
    assert len(table.cards("supporters")) == 5


@law("root", "8.5.3")
def test_training_needs_a_base_and_a_warrior_in_the_supply() -> None:
    table = alliance()
    table.hand("alliance", "anvil", "armorers-1")
    assert table.begin("alliance", "daylight").offered("train") == []
    table = alliance(bases=(12,))
    table.put(3, alliance=9)
    table.hand("alliance", "anvil", "armorers-1")
    table.begin("alliance", "daylight").play("train anvil")
    assert (table.state.officers, table.supply("alliance"), table.cards("discard")) == (1, 0, ["anvil"])
    assert table.offered("train") == []
    assert table.barred()["train armorers-1"] == "8.5.3"


@law("root", "8.5.3")
def test_all_ten_warriors_may_become_officers() -> None:
    table = alliance(bases=(12,))
    table.officers(9)
    table.hand("alliance", "anvil", "armorers-1")
    table.begin("alliance", "daylight").play("train anvil")
    assert table.state.officers == 10


# 8.6 Evening


@law("root", "8.6", "8.6.1", "8.6.2")
def test_operations_come_before_the_draw() -> None:
    table = alliance(bases=(9,))
    table.put(9, alliance=1)
    table.officers(1)
    table.begin("alliance", "evening")
    assert table.question() == "Operations"
    assert table.cards("alliance") == []
    table.play("end")
    assert len(table.cards("alliance")) == 2


@law("root", "8.6.1")
def test_as_many_operations_as_officers_in_any_mix() -> None:
    table = alliance(bases=(9,))
    table.put(1, marquise=1)
    table.officers(3)
    table.begin("alliance", "evening").play("operation-recruit 9", "operation-recruit 9", "organize 9")
    assert (table.warriors("alliance", 9), table.pieces("sympathy", 9)) == (1, 1)
    assert table.asked() == "marquise"


@law("root", "8.6.1")
def test_the_operations_of_another_evening_do_not_count() -> None:
    table = alliance(bases=(9,))
    table.officers(1)
    table.g.actions = 3
    assert table.begin("alliance", "evening").offered("operation-recruit") == ["9"]


@law("root", "8.6.1.iii", "6.2.2")
def test_nobody_is_recruited_where_the_keep_is() -> None:
    table = alliance(bases=(9, 2))
    table.put(2, keep=1, alliance=1)
    table.officers(1)
    assert table.begin("alliance", "evening").offered("operation-recruit") == ["9"]


@law("root", "8.6.1")
def test_without_officers_there_are_no_operations() -> None:
    table = alliance(bases=(9,))
    table.put(9, alliance=1)
    table.put(1, marquise=1)
    table.begin("alliance", "evening")
    assert table.asked() == "marquise"


@law("root", "8.6.1.i")
def test_an_operation_may_be_a_move() -> None:
    table = alliance()
    table.put(9, alliance=2)
    table.officers(1)
    table.put(1, marquise=1)
    table.begin("alliance", "evening").play("operation-move", "to 4", "count 2")
    assert table.warriors("alliance", 4) == 2
    assert table.asked() == "marquise"


@law("root", "8.6.1.ii")
def test_an_operation_may_be_a_battle() -> None:
    table = alliance()
    table.put(9, alliance=2, marquise=2)
    table.officers(1)
    table.begin("alliance", "evening")
    table.dice(2, 0)
    table.play("operation-battle")
    assert (table.warriors("alliance", 9), table.warriors("marquise", 9)) == (2, 0)


@law("root", "8.6.1.i", "8.6.1.ii", "4.2.1", "4.3")
def test_moves_and_battles_that_cannot_be_are_barred() -> None:
    table = alliance(bases=(4,))
    table.put(9, alliance=1, marquise=2)
    table.put(4, marquise=2)
    table.officers(1)
    assert table.begin("alliance", "evening").barred() == {"operation-move": "4.2.1"}
    table = alliance()
    table.put(9, alliance=1)
    table.officers(1)
    assert table.begin("alliance", "evening").barred() == {"operation-battle": "4.3"}


@law("root", "8.6.1.iii")
def test_a_recruit_needs_a_base_and_a_warrior_in_the_supply() -> None:
    table = alliance(bases=(9, 12))
    table.put(3, alliance=1)
    table.officers(1)
    assert table.begin("alliance", "evening").offered("operation-recruit") == ["9", "12"]
    table.play("operation-recruit 12")
    assert (table.warriors("alliance", 12), table.supply("alliance")) == (1, 7)
    table = alliance(bases=(9, 12))
    table.put(3, alliance=9)
    table.officers(1)
    assert table.begin("alliance", "evening").offered("operation-recruit") == []


@law("root", "8.6.1.iv", "8.2.5.ii", "6.2.2")
def test_they_organize_where_they_have_a_warrior_no_sympathy_and_no_keep() -> None:
    table = alliance(tokens=(9,))
    table.put(1, keep=1)
    for clearing in (1, 3, 9):
        table.put(clearing, alliance=1)
    table.officers(1)
    table.begin("alliance", "evening")
    assert table.offered("organize") == ["3"]
    assert {"organize 1": "8.6.1.iv", "organize 9": "8.6.1.iv"}.items() <= table.barred().items()


@law("root", "8.6.1.iv", "8.4.2.iii")
def test_organizing_scores_the_space_it_uncovers() -> None:
    table = alliance(tokens=(1, 2, 4, 5, 6, 7))
    table.put(3, alliance=1)
    table.officers(1)
    table.begin("alliance", "evening")
    assert table.state.stack[-1].detail(table.state, table.action("organize 3")) == {"points": 3}
    table.play("organize 3")
    assert table.score("alliance") == 3


@law("root", "8.6.1.iv")
def test_the_organizing_warrior_is_not_removed_by_an_enemy() -> None:
    table = alliance(tokens=(9,))
    table.put(3, alliance=1, marquise=3)
    table.officers(1)
    table.begin("alliance", "evening").play("organize 3")
    assert table.supply("alliance") == 9
    assert "loses-warriors" not in table.happened()


@pytest.mark.parametrize(("bases", "cards"), [((), 1), ((9,), 2), ((9, 12), 3), ((9, 12, 5), 4)])
@law("root", "8.6.2")
def test_they_draw_one_card_and_one_for_each_base(bases: tuple[int, ...], cards: int) -> None:
    table = alliance(bases=bases)
    table.put(1, marquise=1)
    table.begin("alliance", "evening")
    assert len(table.cards("alliance")) == cards


@law("root", "8.6.2")
def test_then_they_discard_down_to_five() -> None:
    table = alliance()
    table.hand("alliance", *MICE, "anvil")
    table.begin("alliance", "evening")
    assert table.question() == "DiscardCard"
    table.play("discard anvil")
    assert len(table.cards("alliance")) == 5
