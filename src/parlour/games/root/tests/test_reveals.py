"""What shows something hidden cannot be taken back; what tells nothing is not asked."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.steps import AboutCard
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.errors import BadFile
from parlour.kernel.match import begin
from parlour.record.position import read_position, write_position


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


@law("root", "Z.1", "7.4.2")
def test_nobody_else_learns_which_card_was_picked_for_the_decree_before_its_column() -> None:
    table = Scenario("eyrie", "marquise", "alliance")
    table.put(3, roost=1, eyrie=2)
    table.hand("eyrie", "anvil", "sword", "bake-sale")
    table.begin("eyrie", "birdsong").play("decree anvil")
    own, other = table.state.redact(0), table.state.redact(1)
    assert [step.card for step in own.stack if isinstance(step, AboutCard)] == [table.state.stack[-1].args()[1]]
    assert [step.card for step in other.stack if isinstance(step, AboutCard)] == [-1]
    picked = set()
    for chance in range(1, 60):
        world = table.state.redact(1)
        world.determinise(chance)
        picked.add(world.stack[-1].args()[1])
        assert world.hand[0] >> world.stack[-1].args()[1] & 1
    assert len(picked) > 10


@law("root", "Z.1")
def test_a_world_that_somebody_imagines_can_be_saved_and_loaded_at_any_question() -> None:
    match = begin(ROOT, 4, ROOT.read_settings({}), "imagined")
    seen = set()
    while match.state.offer and len(match.actions) < 700:
        for seat in range(4):
            world = match.state.redact(seat)
            world.determinise(len(match.actions) + 1)
            assert world.offer
            if len(match.actions) % 5 == 0:
                read_position(ROOT, write_position(ROOT, world))
        seen.add(type(match.state.stack[-1]).__name__)
        match.apply(match.state.offer[len(match.actions) * 7 % len(match.state.offer)])
    assert len(seen) > 15


def test_a_position_with_thousands_of_losses_or_steps_is_refused_at_once() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(5, marquise=2, eyrie=1)
    table.begin("marquise", "daylight")
    data = write_position(ROOT, table.state)
    loss = {"of": "eyrie", "piece": "warrior", "n": 1, "clearing": 5, "by": "marquise"}
    for bad in (
        data | {"fields": data["fields"] | {"doomed": [loss] * 8000}},
        data | {"stack": [["EndOfTurn"]] * 100_000},
    ):
        with pytest.raises(BadFile, match="are the most"):
            read_position(ROOT, bad)
