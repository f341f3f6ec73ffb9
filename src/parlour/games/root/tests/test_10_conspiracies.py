"""10.4.3: the conspiracies of the Lizard Cult."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.scenario import Scenario


def plot(*others: str, acolytes: int = 3, **settings: str) -> Scenario:
    """The Cult has acolytes; foxes are the outcasts, and stay so: their suit leads alone, or nobody hates them yet."""
    table = Scenario("lizard_cult", *(others or ("marquise", "eyrie")), **settings)
    table.acolytes(acolytes)
    table.outcast("mouse")
    table.souls("anvil")
    table.hand("lizard_cult", "favor-of-the-mice")
    return table


def dawn(table: Scenario) -> Scenario:
    return table.begin("lizard_cult", "birdsong")


@law("root", "10.4.3")
@pytest.mark.parametrize(
    ("acolytes", "verbs"),
    [(1, set()), (2, {"crusade-battle", "crusade-move", "convert"}),
     (3, {"crusade-battle", "crusade-move", "convert", "sanctify"})],
)  # fmt: skip
def test_conspiracies_cost_acolytes(acolytes: int, verbs: set[str]) -> None:
    table = plot(acolytes=acolytes)
    table.put(8, lizard_cult=4, marquise=1, sawmill=1)
    dawn(table)
    conspiring = table.verbs() & {"crusade-battle", "crusade-move", "convert", "sanctify"}
    assert conspiring == verbs


@law("root", "10.4.3")
def test_what_is_too_dear_is_barred_by_its_cost() -> None:
    table = plot(acolytes=2)
    table.put(8, lizard_cult=4, marquise=1, sawmill=1)
    dawn(table)
    assert table.barred()["sanctify 8"] == "10.4.3"


@law("root", "10.4.3")
def test_conspiracies_happen_in_clearings_of_the_outcast_suit_alone() -> None:
    table = plot()
    for clearing in (5, 2, 12):
        table.put(clearing, lizard_cult=4, marquise=1, workshop=1)
    dawn(table)
    assert table.offered() == ["end", "crusade-battle 12", "crusade-move 12", "convert 12", "sanctify 12"]


@law("root", "10.4.3")
def test_conspiracies_in_any_order_and_number_while_acolytes_last() -> None:
    table = plot(acolytes=7)
    table.put(8, marquise=2, workshop=1)
    table.put(6, marquise=1)
    dawn(table).play("convert 8", "sanctify 8", "convert 6")
    assert (table.state.acolytes, table.warriors("marquise", 8), table.warriors("marquise", 6)) == (0, 1, 0)
    assert (table.warriors("lizard_cult", 8), table.warriors("lizard_cult", 6)) == (1, 1)


@law("root", "10.4.3", "CARD.stand-and-deliver")
def test_effects_of_birdsong_may_be_used_between_conspiracies() -> None:
    table = plot()
    table.put(8, marquise=1)
    table.in_play("lizard_cult", "royal-claim")
    dawn(table).play("end", "convert 8", "royal-claim")
    assert table.score("lizard_cult") == 1


# 10.4.3.i Crusade


@law("root", "10.4.3.i")
def test_a_crusade_may_be_a_battle_in_a_clearing_of_the_outcasts() -> None:
    table = plot()
    table.put(8, lizard_cult=2, marquise=1, eyrie=1)
    dawn(table).play("crusade-battle 8")
    assert table.offered("battle") == ["marquise", "eyrie"]
    table.dice(1, 0)
    table.play("battle eyrie")
    assert (table.warriors("eyrie", 8), table.state.acolytes) == (0, 1)


@law("root", "10.4.3.i", "4.3")
def test_a_crusade_needs_warriors_of_the_cult_there() -> None:
    table = plot()
    table.put(8, garden=1, marquise=1)
    dawn(table)
    assert not table.verbs() & {"crusade-battle", "crusade-move"}
    assert table.barred()["crusade-battle 8"] == "10.4.3.i"
    assert table.barred()["crusade-move 8"] == "10.4.3.i"


@law("root", "10.4.3.i")
def test_a_crusade_may_be_a_move_and_then_a_battle_where_it_led() -> None:
    table = plot()
    table.put(8, lizard_cult=3)
    table.put(7, marquise=1)
    dawn(table).play("crusade-move 8", "to 7", "count 2")
    assert (table.question(), table.offered()) == ("CrusadeFight", ["pass", "crusade-fight"])
    table.dice(1, 0)
    table.play("crusade-fight")
    assert (table.warriors("marquise", 7), table.warriors("lizard_cult", 7)) == (0, 2)
    assert table.state.acolytes == 1


@law("root", "10.4.3.i")
def test_after_the_move_the_battle_may_be_left_out() -> None:
    table = plot()
    table.put(8, lizard_cult=3, marquise=1)
    table.put(7, marquise=1)
    dawn(table).play("crusade-move 8", "to 7", "count 2", "pass")
    assert (table.warriors("marquise", 7), table.warriors("lizard_cult", 7), table.state.acolytes) == (1, 2, 1)


@law("root", "10.4.3.i")
def test_after_the_move_there_is_no_battle_elsewhere() -> None:
    table = plot()
    table.put(8, lizard_cult=3, marquise=1)
    dawn(table).play("crusade-move 8", "to 7", "count 1")
    assert table.question() != "CrusadeFight"
    assert (table.warriors("lizard_cult", 7), table.state.acolytes) == (1, 1)


@law("root", "10.4.3.i", "4.2.1")
def test_a_crusade_moves_by_rule_as_anybody() -> None:
    table = plot()
    table.put(8, lizard_cult=1, marquise=2)
    table.put(4, lizard_cult=1)
    dawn(table)
    assert table.offered("crusade-move") == ["8"]
    table.play("crusade-move 8")
    assert (table.warriors("lizard_cult", 4), table.warriors("lizard_cult", 7)) == (2, 0)


@law("root", "10.4.3.i", "11.2.7.ii")
def test_with_riverboats_a_crusade_goes_along_the_river() -> None:
    table = plot("riverfolk", "marquise")
    table.outcast("fox")
    table.g.souls = 0
    table.souls("sword", "investments")
    table.put(11, lizard_cult=1)
    table.boats()
    table.begin("lizard_cult", "birdsong")
    while table.question() == "BuyServices":
        table.play("end")
    table.play("crusade-move 11")
    assert table.offered("to") == ["3", "6", "7", "10", "12"]


@law("root", "10.4.3.i", "8.2.6")
def test_a_crusade_into_sympathy_pays_outrage_before_its_battle() -> None:
    table = plot("alliance", "marquise")
    table.put(8, lizard_cult=2)
    table.put(7, sympathy=1)
    dawn(table).play("crusade-move 8", "to 7", "count 2", "outrage favor-of-the-mice")
    assert table.question() == "CrusadeFight"


# 10.4.3.ii Convert


@law("root", "10.4.3.ii")
def test_convert_takes_an_enemy_warrior_and_places_an_own_one() -> None:
    table = plot()
    table.put(8, marquise=2, eyrie=1)
    supply = table.supply("marquise")
    dawn(table).play("convert 8")
    assert table.offered() == ["convert-of marquise", "convert-of eyrie"]
    table.play("convert-of marquise")
    assert (table.warriors("marquise", 8), table.warriors("eyrie", 8), table.warriors("lizard_cult", 8)) == (1, 1, 1)
    assert (table.supply("marquise"), table.score("lizard_cult")) == (supply + 1, 0)


@law("root", "10.4.3.ii", "10.4.3")
def test_convert_needs_an_enemy_warrior() -> None:
    table = plot()
    table.put(8, lizard_cult=1, sawmill=1, wood=1)
    dawn(table)
    assert "convert" not in table.verbs()
    assert table.barred()["convert 8"] == "10.4.3.ii"


@law("root", "10.4.3.ii", "10.4.3")
def test_the_acolytes_return_first_so_there_is_always_a_warrior_to_place() -> None:
    table = plot(acolytes=2)
    table.put(8, marquise=1)
    table.put(1, lizard_cult=23)
    dawn(table).play("convert 8")
    assert (table.warriors("lizard_cult", 8), table.supply("lizard_cult"), table.state.acolytes) == (1, 1, 0)


@law("root", "10.4.3.ii", "GG.6.2")
def test_nothing_is_converted_or_sanctified_on_burnt_land() -> None:
    table = plot()
    table.put(8, marquise=2, sawmill=1, lizard_cult=1)
    table.scorched(8)
    dawn(table)
    assert not table.verbs() & {"convert", "sanctify"}
    assert "crusade-battle" in table.verbs()


@law("root", "10.4.3.ii", "6.2.3")
def test_field_hospitals_may_save_a_converted_warrior() -> None:
    table = plot()
    table.put(1, keep=1)
    table.put(8, marquise=2)
    table.hand("marquise", "foxfolk-steel", "sword")
    dawn(table).play("convert 8")
    assert table.asked() == "marquise"
    assert table.barred() == {"hospital sword": "6.2.3"}
    table.play("hospital foxfolk-steel")
    assert (table.warriors("marquise", 1), table.warriors("marquise", 8), table.warriors("lizard_cult", 8)) == (1, 1, 1)


@law("root", "10.4.3.ii", "8.2.6")
def test_a_converted_warrior_is_placed_so_nobody_is_outraged() -> None:
    table = plot("alliance", "marquise")
    table.put(8, marquise=1, sympathy=1)
    dawn(table).play("convert 8")
    assert (table.cards("supporters"), table.pieces("sympathy", 8)) == ([], 1)
    assert table.cards("lizard_cult") == ["favor-of-the-mice"]


@law("root", "10.4.3.ii", "11.2.7.iii")
def test_warriors_of_the_riverfolk_can_be_converted_even_if_the_cult_has_hired_them() -> None:
    table = plot("riverfolk")
    table.put(8, riverfolk=1)
    table.contract()
    table.begin("lizard_cult", "birdsong")
    while table.question() == "BuyServices":
        table.play("end")
    table.play("convert 8")
    assert (table.warriors("riverfolk", 8), table.warriors("lizard_cult", 8)) == (0, 1)


# 10.4.3.iii Sanctify


@law("root", "10.4.3.iii", "3.2.1")
def test_sanctify_takes_one_building_of_the_cults_choice_and_scores_it() -> None:
    table = plot()
    table.put(8, sawmill=1, roost=1)
    dawn(table).play("sanctify 8")
    assert table.offered() == ["sanctify-piece sawmill", "sanctify-piece roost"]
    table.play("sanctify-piece roost")
    assert [table.pieces(kind, 8) for kind in ("sawmill", "roost", "garden")] == [1, 0, 1]
    assert (table.score("lizard_cult"), table.state.acolytes) == (1, 0)


@law("root", "10.4.3.iii")
def test_sanctify_takes_neither_tokens_nor_own_gardens() -> None:
    table = plot()
    table.put(8, garden=1, wood=1, marquise=1)
    dawn(table)
    assert "sanctify" not in table.verbs()
    assert table.barred()["sanctify 8"] == "10.4.3.iii"


@law("root", "10.4.3.iii", "10.4.3")
def test_sanctify_needs_a_garden_of_the_suit_on_the_track() -> None:
    table = plot()
    table.no_ruins()
    table.put(12, garden=2)
    table.put(6, garden=2)
    table.put(1, garden=1)
    table.put(8, sawmill=1)
    dawn(table)
    assert "sanctify" not in table.verbs()
    table.state.take_piece(5, 0)
    assert "sanctify" in dawn(table).verbs()


@law("root", "10.4.3.iii", "8.2.4")
def test_a_sanctified_base_is_a_lost_base_and_no_outrage() -> None:
    table = plot("alliance", "marquise")
    table.put(8, base=1, sympathy=1)
    table.supporters("foxfolk-steel", "sword")
    table.officers(3)
    dawn(table).play("sanctify 8")
    assert (table.cards("supporters"), table.state.officers) == (["sword"], 1)
    assert (table.pieces("garden", 8), table.pieces("sympathy", 8), table.score("lizard_cult")) == (1, 1, 1)
    assert table.cards("lizard_cult") == ["favor-of-the-mice"]


@law("root", "10.4.3.iii", "3.1")
def test_the_point_of_a_sanctified_building_may_win() -> None:
    table = plot()
    table.put(8, sawmill=1)
    table.points(lizard_cult=29)
    dawn(table).play("sanctify 8")
    assert (table.over(), table.winners()) == (True, ["lizard_cult"])
