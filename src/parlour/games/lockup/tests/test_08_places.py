"""Chapter 8: what each place brings in the Yard, Sewers, Infirmary, Smithy and Library. The rest: test_08_trade.py."""

from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario, new_game, night


def night_of(place: str, *tokens: str, players: int = 0) -> Scenario:
    """Crews A, B, C … with these tokens, of the strongest first."""
    crews = ("goblins", "gnolls", "kobolds", "bugbears", "insectoids")
    return night(place, players=players, **dict(zip(crews, tokens, strict=False)))


def all_take(table: Scenario) -> Scenario:
    while table.asked():
        table.chooses("take")
    return table


def gained(table: Scenario, good: str) -> list[int]:
    return [table.of(crew, good) for crew in table.crews()]


# 8.0


def printed(table: Scenario, number: int) -> list[tuple[Any, ...]]:
    rows = table.view("")["locations"][number - 1]["rewards"]
    return [(row["place"], row["kind"], row["n"]) for row in rows]


@law("lockup", "8.0", "4.1")
def test_the_side_for_two_players_shows_smaller_rewards() -> None:
    table = new_game(2)
    assert printed(table, 2) == [("first", "scrap", 2), ("others", "scrap", 1)]
    assert printed(table, 3) == [("first", "potion", 2), ("last", "potion", 1)]
    assert printed(table, 4) == [("first", "iron", 2), ("second", "iron", 1)]


@law("lockup", "8.0", "8.2")
@pytest.mark.parametrize("players", [4, 5])
def test_the_side_for_more_players_shows_more(players: int) -> None:
    table = new_game(players)
    assert printed(table, 1) == [("first", "power", 1), ("second", "power", 1)]
    assert printed(table, 2) == [("first", "scrap", 3), ("second", "scrap", 2), ("others", "scrap", 1)]
    assert printed(table, 3) == [("first", "potion", 3), ("last", "potion", 1)]
    assert printed(table, 8) == [("first", "choose-tome", 2), ("second", "tome", 1), ("third", "tome", 1)]


@law("lockup", "8.0", "8.2")
def test_others_are_all_there_without_a_reward_yet() -> None:
    table = all_take(night_of("sewers", "4, 3", "4", "3", "1", "lookout").settle())
    assert gained(table, "scrap") == [3, 2, 1, 1, 1]


# 8.1 Exercise Yard


@law("lockup", "8.1")
def test_exercise_yard_the_first_gains_power_and_the_marker_the_second_power() -> None:
    table = night("exercise-yard", goblins="2", gnolls="4", kobolds="3", first="goblins").settle()
    table.by("gnolls", "take")
    assert (table.first(), table.of("gnolls", "power")) == ("gnolls", 2)
    table.by("kobolds", "take")
    assert table.over()
    assert gained(table, "power") == [1, 2, 2]
    assert table.tokens("goblins", "library") == ["2"]


@law("lockup", "8.1")
def test_exercise_yard_the_holder_keeps_the_marker() -> None:
    table = night("exercise-yard", goblins="4", gnolls="", first="goblins").settle().chooses("take")
    assert (table.first(), table.of("goblins", "power")) == ("goblins", 2)
    assert "keeps-first" in table.happened()


@law("lockup", "8.1", "7.4.3")
def test_exercise_yard_if_the_first_declines_the_marker_stays_where_it_is() -> None:
    table = night("exercise-yard", goblins="4", gnolls="3", kobolds="", first="kobolds").settle()
    table.by("goblins", "decline").by("gnolls", "take")
    assert (table.first(), gained(table, "power")) == ("kobolds", [1, 2, 1])


# 8.2 Sewers


@law("lockup", "8.2", "8.2.1")
@pytest.mark.parametrize(
    ("tokens", "scrap"),
    [
        (("4", "3"), [2, 1]),
        (("4", "3", "2"), [3, 1, 1]),
        (("4", "3", "2", "1"), [3, 2, 1, 1]),
        (("4, 3", "4", "3", "1", "lookout"), [3, 2, 1, 1, 1]),
    ],
)
def test_x7_sewers_with_everybody_there(tokens: tuple[str, ...], scrap: list[int]) -> None:
    """X7: with 3 players 3, 1, 1 scrap; with 4 players 3, 2, 1, 1."""
    assert gained(all_take(night_of("sewers", *tokens).settle()), "scrap") == scrap


@law("lockup", "8.2", "8.2.1")
@pytest.mark.parametrize(("players", "scrap"), [(2, [2, 1]), (3, [3, 1]), (4, [3, 2]), (5, [3, 2])])
def test_sewers_the_players_at_the_table_count_not_those_in_the_sewers(players: int, scrap: list[int]) -> None:
    table = all_take(night_of("sewers", "4", "3", players=players).settle())
    assert gained(table, "scrap")[:2] == scrap


# 8.3 Infirmary


@law("lockup", "8.3")
@pytest.mark.parametrize(
    ("tokens", "potions"),
    [
        (("4", "3"), [2, 1]),
        (("4", "3", "2"), [3, 0, 1]),
        (("4", "3", "2", "1"), [3, 0, 0, 1]),
        (("4, 3", "4", "3", "1", "lookout"), [3, 0, 0, 0, 1]),
    ],
)
def test_infirmary_the_first_and_the_last_gain_potions(tokens: tuple[str, ...], potions: list[int]) -> None:
    assert gained(all_take(night_of("infirmary", *tokens).settle()), "potion") == potions


@law("lockup", "8.3", "7.2.4")
def test_infirmary_of_the_weakest_the_last_in_rank_gains() -> None:
    table = night("infirmary", goblins="2", gnolls="2", kobolds="4", first="gnolls").settle()
    table.by("kobolds", "take").by("goblins", "take")
    assert table.over()
    assert gained(table, "potion") == [1, 0, 3]


@law("lockup", "8.3.1")
@pytest.mark.parametrize(("players", "potions"), [(2, 2), (3, 3)])
def test_infirmary_who_is_alone_gets_the_first_reward_only(players: int, potions: int) -> None:
    table = night_of("infirmary", "1", players=players).settle().chooses("take")
    assert table.over()
    assert gained(table, "potion") == [potions, *[0] * (players - 1)]


# 8.4 Smithy


@law("lockup", "8.4")
@pytest.mark.parametrize("tokens", [("4", "3"), ("4", "3", "2"), ("4", "3", "2", "1")])
def test_smithy_two_iron_for_the_first_and_one_for_the_second(tokens: tuple[str, ...]) -> None:
    table = all_take(night_of("smithy", *tokens).settle())
    assert gained(table, "iron") == [2, 1, 0, 0][: len(tokens)]


# 8.8 Library


@law("lockup", "8.8", "19.1")
def test_library_the_first_keeps_one_of_two_tomes_and_the_other_goes_under_the_deck() -> None:
    table = night("library", goblins="4", gnolls="").luck(lambda g: g.cards.tome_of[g.draw_tome()] == 8)
    table.settle().chooses("take")
    offered = table.offered("keep")
    assert (len(offered), "feint-manual" in offered) == (2, True)
    other = next(tome for tome in offered if tome != "feint-manual")
    table.chooses("keep feint-manual").no_tomes()
    assert table.cards("goblins", "tomes") == ["feint-manual"]
    assert table.tomes_under() == [other]
    assert table.view("")["tome_deck"] == 27


@law("lockup", "8.8")
def test_library_the_tome_under_the_deck_comes_last() -> None:
    table = night("library", goblins="4", gnolls="3", kobolds="2").only_tomes("feint-manual", "book-of-alibis")
    table.settle().no_tomes().by("goblins", "take", "keep feint-manual").no_tomes().by("gnolls", "take")
    assert table.cards("gnolls", "tomes") == ["book-of-alibis"]


@law("lockup", "8.8")
def test_library_the_second_and_the_third_draw_one_tome_and_the_fourth_none() -> None:
    table = night("library", goblins="4", gnolls="3", kobolds="2", bugbears="1")
    table.next_tomes("feint-manual", "book-of-alibis", "atlas-of-hideouts", "cutthroat-crafting").settle()
    table.by("goblins", "take", "keep book-of-alibis").no_tomes()
    table.by("gnolls", "take").no_tomes().by("kobolds", "take").no_tomes()
    assert table.over()
    hands = [table.cards(crew, "tomes") for crew in table.crews()]
    assert hands == [["book-of-alibis"], ["atlas-of-hideouts"], ["cutthroat-crafting"], []]


@law("lockup", "8.8", "13.9")
def test_library_a_single_tome_left_is_drawn_and_kept() -> None:
    table = night("library", goblins="4", gnolls="", kobolds="").only_tomes("feint-manual").settle().no_tomes()
    table.chooses("take").no_tomes()
    assert table.cards("goblins", "tomes") == ["feint-manual"]
