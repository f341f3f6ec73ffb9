"""What shows something hidden cannot be taken back; what tells nothing is not asked."""

from law import law

from root.scenario import Scenario


@law("root", "8.2.4", "Z.2")
def test_a_strike_that_lays_supporters_open_cannot_be_taken_back() -> None:
    table = Scenario()
    table.put(8, base=1, sympathy=1)
    table.pawn(8)
    table.items(up="crossbow")
    table.supporters("anvil", "sword", "ambush-bird-1")
    table.hand("vagabond", "royal-claim")
    table.begin("vagabond", "daylight").play("strike alliance", "strike-piece base")
    assert table.cards("supporters") == ["sword"]
    assert not table.match.may_undo(table.seat("vagabond"))


@law("root", "8.2.6", "Z.2", "L-10")
def test_who_learns_that_another_can_pay_outrage_cannot_take_the_move_back() -> None:
    for hand in (("anvil", "sword"), ("sword", "investments")):
        table = Scenario(law="english")
        table.put(9, marquise=3)
        table.put(12, sympathy=1)
        table.pawn(9)
        table.items(up="boot")
        table.relation("marquise", "allied")
        table.hand("marquise", *hand)
        table.begin("vagabond", "daylight").play("walk 12", "take-along marquise", "along-count 1")
        assert not table.match.may_undo(table.seat("vagabond"))


@law("root", "8.2.6")
def test_an_own_move_into_sympathy_can_be_taken_back_before_paying() -> None:
    table = Scenario("marquise", "alliance")
    table.put(9, marquise=2)
    table.put(12, sympathy=1)
    table.hand("marquise", "anvil", "sword")
    table.begin("marquise", "daylight").play("march", "to 12", "count 1")
    assert (table.question(), table.match.may_undo(table.seat("marquise"))) == ("PayOutrage", True)


@law("root", "2.5", "CARD.favor")
def test_a_favor_that_would_remove_nothing_cannot_be_crafted() -> None:
    table = Scenario("marquise", "eyrie")
    table.no_ruins()
    for clearing in (1, 6, 8):
        table.put(clearing, workshop=1)
    table.put(3, eyrie=1, roost=1)
    table.hand("marquise", "favor-of-the-foxes")
    table.begin("marquise", "daylight")
    assert table.offered("craft") == []
    assert table.barred()["craft favor-of-the-foxes"] == "2.5"


@law("root", "CARD.better-burrow-bank")
def test_the_owner_of_the_bank_sees_his_card_before_he_names_the_other() -> None:
    table = Scenario("marquise", "eyrie", "alliance")
    table.in_play("marquise", "better-burrow-bank-1")
    table.begin("marquise", "birdsong")
    assert (table.question(), len(table.cards("marquise"))) == ("BurrowBank", 1)
    table.play("share alliance")
    assert (len(table.cards("marquise")), len(table.cards("alliance"))) == (1, 1)


@law("root", "3.3.1", "DEC.1")
def test_with_two_players_no_dominance_card_can_be_hidden_so_nothing_is_asked_for_it() -> None:
    table = Scenario("eyrie", "marquise")
    table.put(3, roost=1, eyrie=2)
    table.put(7, marquise=1)
    table.points(eyrie=12)
    table.decree("despot")
    table.hand("eyrie", "anvil")
    table.g.removed, table.g.deck = 0, table.g.deck
    table.begin("eyrie", "daylight")
    table.g.crafting = False
    assert not table.state.stack[-1].asks(table.state)
