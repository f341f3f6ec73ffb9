"""Chapter 9: Patrol."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario, night

QUIET = ("dorrim", "helka", "tovik", "oskel", "nib")  # goons without suspicion
LOUD = ("azkhur", "lumeth", "orvax", "volg", "utta")  # goons with 2 suspicion each, 10 in all


def five_goons(*goons: str) -> Scenario:
    """Two crews and a goon in each cell; the deck follows with quiet ones."""
    cells = ("sewers", "infirmary", "smithy", "commissary", "chow_hall")
    return Scenario().goons(**{cell: goon for cell, goon in zip(cells, goons, strict=True) if goon})


# 9.1 Storage


@law("lockup", "9.1", "DEC.25")
def test_who_has_more_resources_than_the_limit_discards_of_own_choice() -> None:
    table = Scenario().next_goons(*QUIET).has("goblins", scrap=4, gold=3).patrol()
    assert (table.asked(), table.offered()) == ("goblins", ["discard scrap", "discard gold"])
    table.by("goblins", "discard gold", "discard scrap")
    assert table.over()
    assert table.goods("goblins") == {"scrap": 3, "gold": 2}
    assert (table.in_supply("scrap"), table.in_supply("gold")) == (22, 8)


@law("lockup", "9.1")
@pytest.mark.parametrize(("storage", "scrap", "left"), [(5, 5, 5), (5, 6, 5), (7, 7, 7), (7, 9, 7)])
def test_the_limit_is_5_and_can_be_raised(storage: int, scrap: int, left: int) -> None:
    table = Scenario().next_goons(*QUIET).has("goblins", scrap=scrap, storage=storage).patrol()
    assert table.goods("goblins") == {"scrap": left}


@law("lockup", "9.1", "2.6")
def test_the_limit_counts_all_resources_together_but_not_power_and_suspicion() -> None:
    table = (
        Scenario().next_goons(*QUIET).has("goblins", scrap=2, potion=1, iron=1, gold=1, power=9, suspicion=6).patrol()
    )
    assert table.over()
    assert table.goods("goblins") == {"scrap": 2, "potion": 1, "iron": 1, "gold": 1}


@law("lockup", "9.1.1")
def test_until_patrol_any_number_may_be_held() -> None:
    table = night("sewers", goblins="4", gnolls="").has("goblins", scrap=9).settle().chooses("take")
    assert table.goods("goblins") == {"scrap": 11}


@law("lockup", "9.1.1", "9.1")
def test_all_over_the_limit_discard_each_for_themselves() -> None:
    table = Scenario("goblins", "gnolls", "kobolds", first="gnolls").next_goons(*QUIET)
    for crew in ("goblins", "kobolds"):
        table.has(crew, scrap=3, iron=3)
    table.patrol().by("kobolds", "discard iron").by("goblins", "discard scrap")
    assert (table.goods("goblins"), table.goods("kobolds")) == ({"scrap": 2, "iron": 3}, {"scrap": 3, "iron": 2})


# 9.2 Items


@law("lockup", "9.2")
@pytest.mark.parametrize(("players", "cells"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_empty_cells_of_the_display_are_filled_up_to_players_and_one(players: int, cells: int) -> None:
    crews = ("goblins", "gnolls", "kobolds", "bugbears", "insectoids")[:players]
    table = Scenario(*crews).display("", "rag-rope").next_goons(*QUIET).patrol()
    shown = table.shown_items()
    assert (len(shown), len({*shown} - {""}), shown[1]) == (cells, cells, "rag-rope")
    assert table.view("")["item_deck"] == 34 - cells


@law("lockup", "9.2", "3.4")
def test_the_last_item_of_the_deck_fills_the_cell_nearest_to_it() -> None:
    table = Scenario().next_goons(*QUIET).reserved("gnolls", *Scenario().g.cards.item_ids[1:]).patrol()
    assert table.shown_items() == ["bent-nail-lockpick", "", ""]


# 9.3 Goons


@law("lockup", "9.3")
def test_the_goon_in_the_chow_hall_is_discarded_and_the_others_move_on() -> None:
    table = five_goons(*QUIET).next_goons("gnar").patrol()
    assert table.shown_goons() == ["gnar", "dorrim", "helka", "tovik", "oskel"]
    assert table.view("")["goon_discard"][0]["id"] == "nib"


@law("lockup", "9.3")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("", "", "", "", ""), ["", "", "", "", ""]),
        (("dorrim", "", "", "", ""), ["", "", "", "", "dorrim"]),
        (("dorrim", "", "helka", "", "nib"), ["", "", "", "dorrim", "helka"]),
        (("dorrim", "helka", "tovik", "oskel", ""), ["", "dorrim", "helka", "tovik", "oskel"]),
    ],
)
def test_they_keep_their_order_and_leave_no_gaps(before: tuple[str, ...], after: list[str]) -> None:
    table = five_goons(*before).patrol()
    shown = table.shown_goons()
    new = after.count("")
    assert shown[new:] == after[new:]
    assert len({*shown} - {""}) == 5


@law("lockup", "9.3", "9.3.1")
def test_x5_goons_at_2_4_and_6() -> None:
    """X5: the one at 6 is discarded, 4 goes to 6 and 2 to 5, new goons come to 4, 3 and 2, in this order."""
    table = five_goons("dorrim", "", "helka", "", "nib").next_goons("tovik", "oskel", "gnar").patrol()
    assert table.shown_goons() == ["gnar", "oskel", "tovik", "dorrim", "helka"]
    assert [goon["id"] for goon in table.view("")["goon_discard"]] == ["nib"]


@law("lockup", "9.3.1")
def test_with_too_few_goons_left_the_lowest_cells_stay_empty() -> None:
    table = Scenario().recruited("gnolls", *Scenario().g.cards.goon_ids[2:]).next_goons("dorrim", "helka").patrol()
    assert table.shown_goons() == ["", "", "", "helka", "dorrim"]


@law("lockup", "9.3.2")
def test_suspicion_and_brigands_resources_do_not_move_with_the_goons() -> None:
    table = five_goons("fenn", *QUIET[1:]).next_goons("gnar").suspicion("sewers", 2).lying("sewers", scrap=1).patrol()
    assert (table.suspicion_at("sewers"), table.suspicion_at("infirmary")) == (2, 1)
    assert (table.lying_at("sewers"), table.lying_at("infirmary")) == ({"scrap": 1}, {"scrap": 1})


# 9.4 Suspicion


@law("lockup", "9.4")
def test_each_goon_brings_its_suspicion_where_it_lies_after_the_shift() -> None:
    table = five_goons("volg", "krug", "dorrim", "", "utta").next_goons("slit", "azkhur").patrol()
    assert table.shown_goons() == ["azkhur", "slit", "volg", "krug", "dorrim"]
    assert table.g.suspicion_at == [0, 2, 1, 2, 1, 0, 0, 0]
    assert table.in_supply("suspicion") == 6


@law("lockup", "9.4")
def test_suspicion_of_earlier_rounds_stays_and_adds_up() -> None:
    table = five_goons("dorrim", "", "", "", "").next_goons("volg", "helka", "tovik", "oskel")
    table.suspicion("commissary", 2).suspicion("smithy", 1).suspicion("exercise-yard", 1).patrol()
    assert table.g.suspicion_at == [1, 0, 0, 1, 4, 0, 0, 0]


def three_to_place(held: int) -> Scenario:
    """Goons that show 3 suspicion in all after the shift, and so much in the supply; the goblins hold the rest."""
    table = five_goons("krug", "drasha", "slit", "dorrim", "nib").next_goons("helka").has("gnolls", suspicion=1)
    return table.leave("goblins", suspicion=held)


@law("lockup", "9.4.1", "9.4.2")
def test_x4_an_exact_match_causes_no_raid() -> None:
    """X4: 3 to place, 3 in the supply."""
    table = three_to_place(3).patrol()
    assert (table.g.raids, table.stars(), table.in_supply("suspicion")) == (0, [10, 10], 0)
    assert table.g.suspicion_at == [0, 0, 1, 1, 1, 0, 0, 0]


@law("lockup", "9.4.1", "10.5")
def test_x4_one_less_causes_a_raid_and_then_all_three_are_placed() -> None:
    """X4: 3 to place, 2 in the supply."""
    table = three_to_place(2).suspicion("exercise-yard", 1).patrol()
    assert (table.g.raids, table.stars()) == (1, [4, 10])
    assert table.g.suspicion_at == [0, 0, 1, 1, 1, 0, 0, 0]
    assert (table.in_supply("suspicion"), table.of("goblins", "suspicion"), table.of("gnolls", "suspicion")) == (
        9,
        0,
        0,
    )


@law("lockup", "9.4.3")
def test_the_shortage_is_found_before_any_suspicion_is_placed() -> None:
    table = three_to_place(2).patrol()
    placed = [event.key for event in table.match.events[-1] if event.key in ("raid", "suspicion")]
    assert placed == ["raid", "suspicion", "suspicion", "suspicion"]


@law("lockup", "9.4.3", "18.5.2")
def test_still_short_after_a_raid_there_is_another_one() -> None:
    table = Scenario("goblins").goons(sewers="azkhur", infirmary="lumeth", smithy="orvax", commissary="volg")
    table.next_goons("utta").has("guards", suspicion=4).has("goblins", suspicion=3).suspicion(
        "exercise-yard", 5
    ).patrol()
    assert (table.g.raids, table.stars()) == (2, [4, 4])
    assert table.g.suspicion_at == [0, 2, 2, 2, 2, 2, 0, 0]
    assert (table.of("goblins", "suspicion"), table.in_supply("suspicion")) == (0, 2)


@law("lockup", "9.4.3")
def test_with_all_twelve_in_the_supply_they_go_as_far_as_they_do(monkeypatch: pytest.MonkeyPatch) -> None:
    table = five_goons(*LOUD[:4], "nib").next_goons(LOUD[4])
    monkeypatch.setattr(table.g.cards, "goon_suspicion", [5] * 33)  # with the house cards 12 are always enough
    table.patrol()
    assert (table.g.raids, table.g.suspicion_at) == (0, [0, 5, 5, 2, 0, 0, 0, 0])


@law("lockup", "9.4.3")
def test_short_even_of_all_twelve_there_is_one_raid_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    table = five_goons(*LOUD[:4], "nib").next_goons(LOUD[4]).has("goblins", suspicion=1)
    monkeypatch.setattr(table.g.cards, "goon_suspicion", [5] * 33)
    table.patrol()
    assert (table.g.raids, table.g.suspicion_at) == (1, [0, 5, 5, 2, 0, 0, 0, 0])


# 9.4.4 Brigands


@law("lockup", "9.4.4", "12.3.1")
@pytest.mark.parametrize(
    ("brigand", "good"), [("fenn", "scrap"), ("jorra", "potion"), ("latch", "iron"), ("corvo", "gold")]
)
def test_each_brigand_brings_a_resource_of_its_kind(brigand: str, good: str) -> None:
    before = Scenario().in_supply(good)
    table = five_goons(brigand, *QUIET[1:]).next_goons("gnar").patrol()
    assert (table.lying_at("infirmary"), table.in_supply(good)) == ({good: 1}, before - 1)


@law("lockup", "9.4.4", "12.3.1")
def test_a_brigand_brings_one_in_each_patrol_where_it_then_lies() -> None:
    table = five_goons("fenn", *QUIET[1:]).next_goons("gnar", "thumm", "dorrim").patrol().patrol().patrol()
    assert [table.lying_at(place) for place in ("infirmary", "smithy", "commissary")] == [{"scrap": 1}] * 3


@law("lockup", "9.4.4")
def test_resources_in_a_location_add_up() -> None:
    table = five_goons("fenn", *QUIET[1:]).next_goons("gnar").lying("infirmary", scrap=2, gold=1).patrol()
    assert table.lying_at("infirmary") == {"scrap": 3, "gold": 1}


@law("lockup", "9.4.4", "10.6")
def test_also_with_a_raid_the_resource_comes_only_once_and_after_the_suspicion() -> None:
    table = five_goons("fenn", *QUIET[1:]).next_goons("volg").leave("goblins", suspicion=0).patrol()
    assert (table.g.raids, table.lying_at("infirmary")) == (1, {"scrap": 1})
    keys = [event.key for event in table.match.events[-1] if event.key in ("raid", "suspicion", "brings")]
    assert keys == ["raid", "suspicion", "suspicion", "brings"]


@law("lockup", "9.4.4", "3.2")
def test_without_that_resource_in_the_supply_nothing_is_brought() -> None:
    table = (
        five_goons("corvo", *QUIET[1:]).next_goons("gnar").leave("gnolls", gold=0).has("gnolls", storage=10).patrol()
    )
    assert table.lying_at("infirmary") == {}


@law("lockup", "9.4.4")
def test_a_brigand_that_is_discarded_brings_nothing() -> None:
    table = five_goons(*QUIET[:4], "fenn").next_goons("gnar").patrol()
    assert [table.lying_at(place) for place in ("chow-hall", "sewers")] == [{}, {}]
