"""14.2.1, 14.6, 14.7: a tome in hand that cannot be played is barred by the paragraph that says why."""

from collections.abc import Callable

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario, night

ALL_TOKENS = "lookout, enforcer, 1, 2, 3, 4"
Setting = Callable[[Scenario], Scenario]


def as_it_is(table: Scenario) -> Scenario:
    return table


def no_power(table: Scenario) -> Scenario:
    return table.leave("gnolls", power=0)


def no_goods(table: Scenario) -> Scenario:
    return table.leave("gnolls", scrap=0, potion=0, iron=0, gold=0)


@law("lockup", "14.2.1", "14.6")
@pytest.mark.parametrize(
    ("tome", "paragraph", "setting"),
    [
        ("cutthroat-crafting", "14.6", as_it_is), ("atlas-of-hideouts", "14.7.3", as_it_is),
        ("brawlers-handbook", "14.6", as_it_is), ("lantern-timetable", "14.6", as_it_is),
        ("book-of-alibis", "14.7.6", as_it_is), ("poison-pen-letters", "14.7.7", as_it_is),
        ("plan-of-the-old-tunnels", "14.6", as_it_is), ("feint-manual", "14.7.9", as_it_is),
        ("tinkers-shortcuts", "14.6", as_it_is), ("recruiters-patter", "14.6", as_it_is),
        ("fences-price-list", "14.7.12", as_it_is), ("pit-fighters-primer", "14.7.13", no_power),
        ("scavengers-almanac", "14.7.14", no_goods),
    ],
)  # fmt: skip
def test_in_the_own_turn(tome: str, paragraph: str, setting: Setting) -> None:
    table = setting(Scenario().tomes("goblins", tome)).turn("goblins")
    assert table.barred() == {"go library": "6.2.2"}, "six lines about tomes would hide what the turn is about"
    table.refuses(f"tome {tome}", law=paragraph)


@law("lockup", "14.2.1", "14.7.1")
def test_a_tome_that_fits_is_not_barred() -> None:
    table = Scenario().tomes("goblins", "big-book-of-stealth", "brawlers-handbook").turn("goblins")
    assert table.offered("tome") == ["big-book-of-stealth"]
    table.refuses("tome brawlers-handbook", law="14.6")


@law("lockup", "14.2.1", "14.6", "14.7.8")
def test_before_a_location() -> None:
    table = night("smithy", goblins="", gnolls="3").put("goblins", "sewers", "4")
    table.tomes("goblins", "plan-of-the-old-tunnels", "feint-manual", "book-of-alibis", "pit-fighters-primer").settle()
    assert table.offered() == ["no-tome", "tome pit-fighters-primer"]
    assert table.barred() == {
        "tome plan-of-the-old-tunnels": "14.7.8",  # the Sewers have been settled
        "tome feint-manual": "14.6",
        "tome book-of-alibis": "14.7.6",
    }


@law("lockup", "14.2.1", "14.7.4", "14.7.5")
@pytest.mark.parametrize(
    ("tokens", "barred"),
    [
        ("4", {}),
        ("1", {"tome lantern-timetable": "14.7.5"}),
        ("", {"tome brawlers-handbook": "14.7.4", "tome lantern-timetable": "14.7.5"}),
    ],
)
def test_when_strengths_are_added_up(tokens: str, barred: dict[str, str]) -> None:
    table = night("smithy", goblins=tokens, gnolls="3").suspicion("smithy", 1)
    table.tomes("goblins", "brawlers-handbook", "lantern-timetable", "pit-fighters-primer").settle()
    table.chooses("no-tome")
    assert table.g.stack[-1].reaction() == "t4-smithy"
    assert table.barred() == barred | {"tome pit-fighters-primer": "14.6"}


@law("lockup", "14.2.1", "14.6")
def test_before_a_raid() -> None:
    table = Scenario().tomes("goblins", "book-of-alibis", "fences-price-list").has("goblins", scrap=1).raid()
    assert table.barred() == {"tome book-of-alibis": "14.7.6", "tome fences-price-list": "14.6"}
    other = Scenario().tomes("goblins", "book-of-alibis").has("goblins", suspicion=1).raid()
    assert (other.offered("tome"), other.barred()) == (["book-of-alibis"], {})


@law("lockup", "14.2.1", "14.1")
def test_in_a_pack_that_names_no_moment_only_what_it_does_bars_a_tome() -> None:
    table = night("smithy", goblins="4", gnolls="3").unbound("book-of-alibis", "brawlers-handbook")
    table.tomes("goblins", "book-of-alibis", "brawlers-handbook").settle()
    assert table.barred() == {"tome brawlers-handbook": "14.7.4", "tome book-of-alibis": "14.7.6"}


@law("lockup", "14.3.1", "6.3")
def test_before_a_forced_pass() -> None:
    table = Scenario().put("goblins", "sewers", ALL_TOKENS).tomes("goblins", "book-of-alibis").turn("goblins")
    assert table.offered() == ["pass"]
    table.refuses("go library", law="6.3")
    table.refuses("tome book-of-alibis", law="14.7.6")


@law("lockup", "14.1")
def test_a_tome_that_is_not_in_hand_is_refused_but_not_by_its_moments() -> None:
    table = Scenario().tomes("goblins", "book-of-alibis").turn("goblins")
    table.refuses("tome fences-price-list", law="14.1")


@law("lockup", "14.6", "14.7.2", "14.7.11")
@pytest.mark.parametrize(
    ("tome", "paragraph"),
    [("recruiters-patter", "14.7.11"), ("cutthroat-crafting", "14.7.2"), ("brawlers-handbook", "14.6")],
)
def test_before_a_reward(tome: str, paragraph: str) -> None:
    """In the Cell Block nobody is recruited, and nobody else has a resource that could pay."""
    table = night("cell-block", goblins="4", gnolls="3").display("rag-rope").tomes("goblins", tome).settle()
    while table.question() == "MayPlay":
        table.chooses("no-tome")
    assert table.question() == "ChooseCraft"
    table.refuses(f"tome {tome}", law=paragraph)
