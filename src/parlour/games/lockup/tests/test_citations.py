"""What a question and its options cite, where that depends on what brought the question about."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.effects import GiveSuspicion
from parlour.games.lockup.rules.fields import SETUP
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.tests.kit_more import applied, chooses_trait, crafting, recruiting, solo
from parlour.table.table import Table

LETTERS = "poison-pen-letters"


def cited(table: Scenario) -> tuple[str, dict[str, str]]:
    """The paragraph of the question, and those of its options by verb."""
    decision = Table(table.match).decision
    assert decision
    return decision.law, {option.verb: option.law for option in decision.options}


# Which tome to keep


@law("lockup", "8.8")
def test_a_tome_kept_in_the_library() -> None:
    table = night("library", goblins="4", gnolls="").settle().chooses("take")
    assert cited(table) == ("8.8", {"keep": "8.8"})


@law("lockup", "13.8")
def test_a_tome_kept_by_an_effect() -> None:
    table = crafting("tunnel-map", scrap=3, potion=3, iron=3, gold=3).settle().chooses("craft tunnel-map")
    while table.question() == "PayCost":
        table.chooses(table.offered()[0])
    assert cited(table) == ("13.8", {"keep": "13.8"})


@law("lockup", "17.8")
def test_a_tome_kept_as_a_starting_bonus() -> None:
    table = Scenario("goblins", "gnolls", expert="true")
    table.g.phase = SETUP
    chooses_trait(table, "goblins", "bookworms")
    assert cited(table) == ("17.8", {"keep": "17.8"})


# Whom to give suspicion


@law("lockup", "13.3")
def test_suspicion_given_by_an_effect() -> None:
    table = night("smithy", goblins="4", gnolls="3", kobolds="").has("goblins", suspicion=1).settle()
    applied(table, "goblins", "give-suspicion")
    assert cited(table) == ("13.3", {"accuse": "13.3"})


@law("lockup", "13.3")
def test_suspicion_given_in_the_setup() -> None:
    table = Scenario("goblins", "gnolls", "kobolds").has("goblins", suspicion=1)
    table.g.phase = SETUP
    assert cited(table.begin(GiveSuspicion(0))) == ("13.3", {"accuse": "13.3"})


@law("lockup", "14.7.7")
def test_suspicion_given_by_a_tome_in_the_own_turn() -> None:
    table = Scenario("goblins", "gnolls", "kobolds").has("goblins", suspicion=1).tomes("goblins", LETTERS)
    table.turn("goblins").chooses(f"tome {LETTERS}")
    assert cited(table) == ("14.7.7", {"accuse": "14.7.7"})


@law("lockup", "14.7.7")
def test_suspicion_given_by_a_tome_before_a_location_also_after_others_were_settled() -> None:
    table = night("sewers", goblins="4", gnolls="3", kobolds="").has("goblins", suspicion=1).tomes("goblins", LETTERS)
    table.lights_out().no_tomes().by("goblins", "take").no_tomes().by("gnolls", "take")
    assert table.g.stack[-1].reaction() == "t3-infirmary"
    table.chooses(f"tome {LETTERS}")
    assert cited(table) == ("14.7.7", {"accuse": "14.7.7"})


# What to pay, to give and to receive


@law("lockup", "8.6")
def test_paying_for_goons() -> None:
    table = recruiting("dorrim", scrap=1, gold=1).settle().chooses("recruit 1")
    assert cited(table) == ("8.6", {"pay": "8.6"})


@law("lockup", "11.3")
def test_paying_for_a_reserved_item() -> None:
    table = crafting("skeleton-key", scrap=1, gold=1).settle().chooses("reserve skeleton-key")
    assert cited(table) == ("11.3", {"pay": "11.3"})


@law("lockup", "11.2")
def test_paying_for_an_item() -> None:
    table = crafting("junk-magnet", iron=2, scrap=1).settle().chooses("craft junk-magnet")
    assert cited(table) == ("11.2", {"pay": "11.2"})


@law("lockup", "8.5", "8.5.1")
def test_exchanging_in_the_commissary() -> None:
    table = night("commissary", goblins="4", gnolls="3").has("gnolls", scrap=1, iron=1).settle().chooses("decline")
    assert cited(table) == ("8.5", {"give": "8.5", "decline": "7.4.3"})
    assert cited(table.chooses("give scrap")) == ("8.5.1", {"receive": "8.5.1"})


@law("lockup", "13.7")
def test_exchanging_by_an_effect() -> None:
    table = applied(Scenario().has("goblins", scrap=1, iron=1), "goblins", "exchange")
    assert cited(table) == ("13.7", {"give": "13.7", "no-exchange": "13.7"})


@law("lockup", "14.7.12")
def test_swapping_by_a_tome() -> None:
    table = Scenario().tomes("goblins", "fences-price-list").has("goblins", scrap=2).turn("goblins")
    table.chooses("tome fences-price-list")
    assert cited(table)[1]["end"] == "14.7.12"
    assert cited(table.chooses("end")) == ("14.7.12", {"receive": "14.7.12"})


# Turning up guards, ends and tomes declined


@law("lockup", "18.3.3", "18.3.6")
def test_turning_up_a_guard_card_in_their_turn_and_by_a_tome() -> None:
    table = solo(first="guards").roll_call()
    assert cited(table) == ("18.3.3", {"turn-up": "18.3.3"})
    other = solo().guards("smithy", down=1).guards("sewers", down=1).tomes("goblins", "atlas-of-hideouts")
    other.turn("goblins").chooses("tome atlas-of-hideouts")
    assert cited(other) == ("18.3.6", {"turn-up": "18.3.6"})


@law("lockup", "6.2", "14.7.9")
def test_an_end_is_that_of_the_question() -> None:
    table = Scenario().put("goblins", "sewers", "1, 2").tomes("goblins", "feint-manual").turn("goblins")
    table.chooses("go smithy", "up 4")
    assert cited(table) == ("6.2", {"up": "6.2.4", "down": "6.2.4", "end": "6.2", "tome": "14.1"})
    table.chooses("tome feint-manual", "recall-from sewers", "recall sewers-1")
    assert cited(table)[1]["end"] == "14.7.9"


@law("lockup", "14.4")
@pytest.mark.parametrize("tome", ["pit-fighters-primer", "feint-manual"])
def test_a_tome_declined(tome: str) -> None:
    table = night("smithy", goblins="4", gnolls="3").tomes("goblins", tome).settle()
    assert cited(table)[0] == cited(table)[1]["no-tome"] == "14.4"
